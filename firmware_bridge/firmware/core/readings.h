/* What the analogue inputs say, whatever the converter's 5 V are. They come from USB (4.75...5.25 V) and are its
   reference: 3 % less of them and every input reads 3 % more. The chip's own 1.1 V, read in the same scan, tell how
   much: every reading is scaled by them. They differ from chip to chip (1.0...1.2 V, data sheet of the ATmega2560,
   "System and reset characteristics") but hardly in one chip: the feedback's line is calibrated in scaled counts, and
   the supply is scaled by what the 1.1 V read when that was done. */
#ifndef READINGS_H
#define READINGS_H

#include <stdint.h>

/* 1.1 V of 5 V in 1/16 counts: what an uncalibrated board takes its 1.1 V for. */
enum { NOMINAL_REFERENCE = 3600 };
/* Beyond: no potentiometer is there; 1 Mohm pulls the input down. */
enum { FEEDBACK_MIN = 15, FEEDBACK_MAX = 1008 };

/* A channel's feedback, 0...1023: the counts at which NOMINAL_REFERENCE is read. */
uint16_t reading_feedback(uint8_t channel);

/* The servo supply, mV. */
uint16_t reading_supply_mv(void);

#endif
