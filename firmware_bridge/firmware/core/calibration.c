#include "calibration.h"

#include "board.h"   // board_memory_*
#include "framing.h" // crc16

enum { VALUES = PLACES + 2, RECORD = 2 * VALUES + 2, COPY = RECORD * CHANNELS };
enum { SMALLEST_SPAN = 50 }; /* ADC counts between 1000 and 2000 us: less is no potentiometer */

static ChannelCalibration table[CHANNELS];
static uint8_t record[RECORD];
static int8_t storing = -1;
static uint8_t copies_left;

static bool makes_sense(const ChannelCalibration *one) {
    int16_t span = (int16_t)(one->adc_at_2000_us - one->adc_at_1000_us);
    return span >= SMALLEST_SPAN || span <= -SMALLEST_SPAN;
}

static bool read_copy(uint8_t channel, uint8_t copy, ChannelCalibration *into) {
    uint8_t data[RECORD];
    board_memory_read((uint16_t)(copy * COPY + channel * RECORD), data, RECORD);
    if (crc16(data, RECORD - 2) != get_u16(data + RECORD - 2))
        return false;
    for (uint8_t n = 0; n < PLACES; n++)
        into->place_us[n] = get_u16(data + 2 * n);
    into->adc_at_1000_us = get_u16(data + 2 * PLACES);
    into->adc_at_2000_us = get_u16(data + 2 * PLACES + 2);
    into->stored = true;
    return makes_sense(into);
}

void calibration_load(void) {
    static const ChannelCalibration BUILT_IN = {DEFAULT_PLACES_US, DEFAULT_ADC_AT_1000_US, DEFAULT_ADC_AT_2000_US,
                                                false};
    storing = -1;
    for (uint8_t channel = 0; channel < CHANNELS; channel++)
        if (!read_copy(channel, 0, &table[channel]) && !read_copy(channel, 1, &table[channel]))
            table[channel] = BUILT_IN;
}

const ChannelCalibration *calibration_of(uint8_t channel) { return &table[channel]; }

static bool write_copy(void) {
    uint8_t copy = 2 - copies_left;
    if (!board_memory_write((uint16_t)(copy * COPY + storing * RECORD), record, RECORD))
        return false;
    copies_left--;
    return true;
}

bool calibration_store(uint8_t channel, const ChannelCalibration *calibration) {
    if (storing >= 0 || board_memory_busy() || !makes_sense(calibration))
        return false;
    for (uint8_t n = 0; n < PLACES; n++)
        put_u16(record + 2 * n, calibration->place_us[n]);
    put_u16(record + 2 * PLACES, calibration->adc_at_1000_us);
    put_u16(record + 2 * PLACES + 2, calibration->adc_at_2000_us);
    put_u16(record + RECORD - 2, crc16(record, RECORD - 2));
    table[channel] = *calibration;
    table[channel].stored = true;
    storing = (int8_t)channel;
    copies_left = 2;
    return write_copy();
}

int8_t calibration_poll(void) {
    if (storing < 0 || board_memory_busy())
        return -1;
    if (copies_left) {
        write_copy();
        return -1;
    }
    int8_t done = storing;
    storing = -1;
    return done;
}

uint16_t calibration_measured_us(uint8_t channel, uint16_t adc) {
    const ChannelCalibration *one = &table[channel];
    int32_t above = (int32_t)adc - one->adc_at_1000_us;
    int32_t span = (int32_t)one->adc_at_2000_us - one->adc_at_1000_us;
    int32_t measured = 1000 + above * 1000 / span;
    return measured < 0 ? 0 : measured > UINT16_MAX ? UINT16_MAX : (uint16_t)measured;
}
