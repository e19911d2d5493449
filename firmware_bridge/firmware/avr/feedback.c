#include "feedback.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <stdbool.h>

#include "board.h" // board_feedback, board_supply, board_reference
#include "pins.h"  // INPUTS, SUPPLY_INPUT

enum { SAMPLES = 3 };
/* The 1.1 V are a weak source: they have the converter for 2 ms before they are read. */
enum { REFERENCE_FROM = INPUTS, REFERENCE_READ = INPUTS + 2, TURNS = REFERENCE_READ + 1 };
enum { REFERENCE_INPUT = 0x1E, STEADY = 4 }; /* a reference reading has only 225 counts: average four */

static uint16_t values[INPUTS], reference;
static volatile uint16_t samples[SAMPLES];
static volatile uint8_t taken;
static uint8_t turn;

ISR(ADC_vect) {
    samples[taken] = ADC;
    if (++taken < SAMPLES)
        ADCSRA |= _BV(ADSC);
}

static void begin(void) {
    if (turn >= REFERENCE_FROM) {
        ADMUX = _BV(REFS0) | REFERENCE_INPUT; /* reference AVCC, as for the inputs */
        ADCSRB = 0;
    } else {
        ADMUX = _BV(REFS0) | (turn & 7);
        ADCSRB = turn & 8 ? _BV(MUX5) : 0;
    }
    taken = 0;
    ADCSRA |= _BV(ADSC);
}

static uint16_t middle_one(void) {
    uint16_t a = samples[0], b = samples[1], c = samples[2];
    uint16_t low = a < b ? a : b, high = a < b ? b : a;
    return c < low ? low : c > high ? high : c;
}

static void take_reference(void) {
    int16_t read = (int16_t)((samples[0] + samples[1] + samples[2]) * 16 / SAMPLES);
    reference = reference ? (uint16_t)((int16_t)reference + (read - (int16_t)reference) / STEADY) : (uint16_t)read;
}

void feedback_init(void) {
    ADCSRA = _BV(ADEN) | _BV(ADIE) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0); /* 125 kHz: a conversion takes 104 us */
    DIDR0 = DIDR2 = 0xFF;
    begin();
    for (uint8_t done = 0, was = turn; done < TURNS; done += turn != was, was = turn)
        feedback_poll();
}

void feedback_poll(void) {
    if (taken < SAMPLES)
        return;
    if (turn < INPUTS)
        values[turn] = middle_one();
    else if (turn == REFERENCE_READ)
        take_reference();
    turn = turn == TURNS - 1 ? 0 : turn + 1;
    begin();
}

uint16_t board_feedback(uint8_t channel) { return values[channel]; }

uint16_t board_supply(void) { return values[SUPPLY_INPUT]; }

uint16_t board_reference(void) { return reference; }
