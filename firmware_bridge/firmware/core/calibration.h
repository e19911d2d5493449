/* The calibration of each channel, kept in the board's memory twice, each copy with a CRC. */
#ifndef CALIBRATION_H
#define CALIBRATION_H

#include <stdbool.h>
#include <stdint.h>

#include "messages.h" // CHANNELS, PLACES

typedef struct {
    uint16_t place_us[PLACES];
    uint16_t adc_at_1000_us, adc_at_2000_us;
    bool stored; /* false: the built-in one */
} ChannelCalibration;

/* Reads all channels; a channel without a good copy has the built-in calibration. */
void calibration_load(void);
const ChannelCalibration *calibration_of(uint8_t channel);

/* Begins to store; false when the memory is busy or the feedback line makes no sense. Both copies are written one after
   the other by calibration_poll(), so that a power cut leaves one whole. */
bool calibration_store(uint8_t channel, const ChannelCalibration *calibration);

/* Goes on storing; the channel that was just stored, or -1. */
int8_t calibration_poll(void);

/* The pulse, us, that would hold the servo where its feedback reads `adc`; never below 0. */
uint16_t calibration_measured_us(uint8_t channel, uint16_t adc);

#endif
