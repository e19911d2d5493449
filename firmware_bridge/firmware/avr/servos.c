#include "servos.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/atomic.h>

#include "board.h"    // board_servo
#include "messages.h" // CHANNELS
#include "pins.h"     // HARDWARE_CHANNELS

enum { TICKS_PER_US = 2, PERIOD_TICKS = 40000, PHASE_TICKS = 10000 };
enum { QUIET_FROM = 5400, QUIET_TO = 39000 }; /* after the longest pulse, before the next period */
enum { EARLY_US = 48, COARSE_US = 16 };       /* timer 2 fires this much before the end of a pulse */

typedef struct {
    volatile uint16_t *count, *compare;
    volatile uint8_t *control;
    uint8_t connect; /* COMnx1: clear at the compare, set at the beginning */
} Output;

static const Output OUTPUTS[HARDWARE_CHANNELS] = {
    {&TCNT1, &OCR1A, &TCCR1A, _BV(COM1A1)}, {&TCNT1, &OCR1B, &TCCR1A, _BV(COM1B1)},
    {&TCNT3, &OCR3A, &TCCR3A, _BV(COM3A1)}, {&TCNT3, &OCR3B, &TCCR3A, _BV(COM3B1)},
    {&TCNT3, &OCR3C, &TCCR3A, _BV(COM3C1)}, {&TCNT4, &OCR4A, &TCCR4A, _BV(COM4A1)},
    {&TCNT4, &OCR4B, &TCCR4A, _BV(COM4B1)}, {&TCNT4, &OCR4C, &TCCR4A, _BV(COM4C1)},
    {&TCNT5, &OCR5A, &TCCR5A, _BV(COM5A1)}, {&TCNT5, &OCR5B, &TCCR5A, _BV(COM5B1)},
    {&TCNT5, &OCR5C, &TCCR5A, _BV(COM5C1)},
};

static uint16_t wanted_us[CHANNELS], applied_us[HARDWARE_CHANNELS];
static volatile uint16_t soft_us[2]; /* channels 11 and 12 */
static volatile uint16_t soft_end;
static volatile uint8_t soft_channel;

void servos_init(void) {
    /* INT4...7 are on port E. They are not enabled; but simavr would look at the level of the pins in every cycle. */
    EICRB = _BV(ISC41) | _BV(ISC51) | _BV(ISC61) | _BV(ISC71);
    DDRB |= _BV(PB5) | _BV(PB6);
    DDRE |= _BV(PE3) | _BV(PE4) | _BV(PE5);
    DDRH |= _BV(PH3) | _BV(PH4) | _BV(PH5) | _BV(PH6);
    DDRL |= _BV(PL3) | _BV(PL4) | _BV(PL5);
    DDRG |= _BV(PG5);
    ICR1 = ICR3 = ICR4 = ICR5 = PERIOD_TICKS - 1;
    TCCR1A = TCCR3A = TCCR4A = TCCR5A = _BV(WGM11); /* fast PWM up to ICR, prescaler 8; the bits are the same in all */
    TCCR1B = TCCR3B = TCCR4B = TCCR5B = _BV(WGM13) | _BV(WGM12) | _BV(CS11);
    TCNT1 = 0; /* the pulses begin one after the other, so that not all servos draw current at once */
    TCNT3 = PHASE_TICKS;
    TCNT4 = 2 * PHASE_TICKS;
    TCNT5 = 3 * PHASE_TICKS;
    TIMSK3 = _BV(TOIE3);
    TIMSK5 = _BV(TOIE5);
    TCCR2A = 0; /* normal mode, prescaler 256: 16 us */
    TCCR2B = _BV(CS22) | _BV(CS21);
}

static bool quiet(uint16_t count) { return count > QUIET_FROM && count < QUIET_TO; }

bool servos_quiet_on_port_b(void) { return quiet(TCNT1); }

void board_servo(uint8_t channel, uint16_t pulse_us) { wanted_us[channel] = pulse_us; }

static void apply(uint8_t channel) {
    const Output *output = &OUTPUTS[channel];
    uint16_t pulse_us = wanted_us[channel];
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) { /* the interrupts of timers 3 and 5 read the same 16-bit counters */
        if (quiet(*output->count)) {
            if (pulse_us) {
                *output->compare = pulse_us * TICKS_PER_US - 1;
                *output->control |= output->connect;
            } else {
                *output->control &= (uint8_t)~output->connect;
            }
            applied_us[channel] = pulse_us;
        }
    }
}

void servos_poll(void) {
    for (uint8_t channel = 0; channel < HARDWARE_CHANNELS; channel++)
        if (wanted_us[channel] != applied_us[channel])
            apply(channel);
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        soft_us[0] = wanted_us[HARDWARE_CHANNELS];
        soft_us[1] = wanted_us[HARDWARE_CHANNELS + 1];
    }
}

static inline void pulse_begun(uint8_t which, uint16_t at) {
    soft_channel = which;
    soft_end = at + soft_us[which] * TICKS_PER_US;
    TCNT2 = 0;
    OCR2A = (uint8_t)((soft_us[which] - EARLY_US) / COARSE_US);
    TIFR2 = _BV(OCF2A);
    TIMSK2 = _BV(OCIE2A);
}

ISR(TIMER5_OVF_vect) {
    if (!soft_us[0])
        return;
    PORTH |= _BV(PH6);
    pulse_begun(0, TCNT5);
}

ISR(TIMER3_OVF_vect) {
    if (!soft_us[1])
        return;
    PORTG |= _BV(PG5);
    pulse_begun(1, TCNT3);
}

ISR(TIMER2_COMPA_vect) {
    TIMSK2 = 0;
    uint16_t end = soft_end;
    if (soft_channel == 0) {
        while (TCNT5 < end) {
        }
        PORTH &= (uint8_t)~_BV(PH6);
    } else {
        while (TCNT3 < end) {
        }
        PORTG &= (uint8_t)~_BV(PG5);
    }
}
