#include "feedback.h"

#include <avr/io.h>

#include "board.h" // board_feedback, board_supply_mv
#include "pins.h"  // INPUTS, SUPPLY_INPUT

static uint16_t values[INPUTS];
static uint8_t input;

static void begin(void) {
    ADMUX = _BV(REFS0) | (input & 7); /* reference AVCC */
    ADCSRB = input & 8 ? _BV(MUX5) : 0;
    ADCSRA |= _BV(ADSC);
}

void feedback_init(void) {
    ADCSRA = _BV(ADEN) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0); /* 125 kHz: a conversion takes 104 us */
    DIDR0 = DIDR2 = 0xFF;
    begin();
    for (uint8_t n = 0; n < INPUTS; n++) {
        while (ADCSRA & _BV(ADSC)) {
        }
        feedback_poll();
    }
}

void feedback_poll(void) {
    if (ADCSRA & _BV(ADSC))
        return;
    values[input] = ADC;
    input = input == INPUTS - 1 ? 0 : input + 1;
    begin();
}

uint16_t board_feedback(uint8_t channel) { return values[channel]; }

/* Full scale is 5 V behind two equal resistors: 10 V. */
uint16_t board_supply_mv(void) { return (uint16_t)((uint32_t)values[SUPPLY_INPUT] * 10000 / 1023); }
