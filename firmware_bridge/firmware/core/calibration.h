/* The calibration of each channel, kept in the board's memory twice, each copy with its layout's number and a CRC. */
#ifndef CALIBRATION_H
#define CALIBRATION_H

#include <stdbool.h>
#include <stdint.h>

#include "messages.h" // CHANNELS, PLACES

typedef struct {
    uint16_t place_us[PLACES];
    uint16_t adc_at_1000_us, adc_at_2000_us; /* scaled counts (readings.h) */
    uint16_t reference;                      /* what the 1.1 V read when it was stored, 1/16 counts */
    bool stored; /* false: the built-in one */
} ChannelCalibration;

/* Reads all channels; a channel without a good copy has the built-in calibration. A spoiled copy is made from the good
   one, and what has the layout before is moved over, by calibration_poll(). */
void calibration_load(void);
const ChannelCalibration *calibration_of(uint8_t channel);

/* Begins to store; false when the memory is busy, a copy of this channel is still to be
   mended, or the feedback line makes no sense. Both copies are written one after
   the other by calibration_poll(), so that a power cut leaves one whole. */
bool calibration_store(uint8_t channel, const ChannelCalibration *calibration);

/* The mean reading of the 1.1 V reference, 1/16 counts, when the channels were calibrated: AVCC is taken for 5 V then.
   NOMINAL_REFERENCE before any calibration. */
uint16_t calibration_reference(void);

/* Goes on storing and mending; the channel that was just stored, or -1. */
int8_t calibration_poll(void);

/* The pulse, us, that would hold the servo where its feedback reads `adc` (scaled counts); never below 0. */
uint16_t calibration_measured_us(uint8_t channel, uint16_t adc);

#endif
