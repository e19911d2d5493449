#include "calibration.h"

#include "board.h"    // board_memory_*, board_reference
#include "framing.h"  // crc16
#include "readings.h" // NOMINAL_REFERENCE

/* A record of the memory: the number of its layout, the reference when it was stored, five places, two counts, a CRC.
   Thirteen records make a copy, and there are two. A changed record gets another number, and its own place. */
enum { LAYOUT = 1, VALUES = PLACES + 3, RECORD = 1 + 2 * VALUES + 2, COPY = RECORD * CHANNELS };
/* The layout before had no number and no reference; its counts were not scaled. */
enum { OLD_VALUES = PLACES + 2, OLD_RECORD = 2 * OLD_VALUES + 2, OLD_COPY = OLD_RECORD * CHANNELS };
enum { COPIES_AT = 2 * OLD_COPY };
enum { SMALLEST_SPAN = 50 }; /* ADC counts between 1000 and 2000 us: less is no potentiometer */
enum { FIRST = 1, SECOND = 2, OLD_FIRST = 4, OLD_SECOND = 8 }; /* what is to be written of a channel */

static const ChannelCalibration BUILT_IN = {DEFAULT_PLACES_US, DEFAULT_ADC_AT_1000_US, DEFAULT_ADC_AT_2000_US,
                                            NOMINAL_REFERENCE, false};
static ChannelCalibration table[CHANNELS];
static uint8_t due[CHANNELS];
static bool mending; /* something may be due though nobody asked */
static int8_t storing;
static uint16_t reference; /* calibration_reference(); while it loads: what the 1.1 V read now */

static bool makes_sense(const ChannelCalibration *one) {
    int16_t span = (int16_t)(one->adc_at_2000_us - one->adc_at_1000_us);
    return span >= SMALLEST_SPAN || span <= -SMALLEST_SPAN;
}

static uint16_t copy_at(uint8_t channel, uint8_t copy) {
    return (uint16_t)(COPIES_AT + copy * COPY + channel * RECORD);
}

static uint16_t old_copy_at(uint8_t channel, uint8_t copy) {
    return (uint16_t)(copy * OLD_COPY + channel * OLD_RECORD);
}

static bool is_whole(const uint8_t *record, uint8_t size) {
    return crc16(record, size - 2) == get_u16(record + size - 2);
}

static void get_values(const uint8_t *at, ChannelCalibration *into) {
    for (uint8_t n = 0; n < PLACES; n++)
        into->place_us[n] = get_u16(at + 2 * n);
    into->adc_at_1000_us = get_u16(at + 2 * PLACES);
    into->adc_at_2000_us = get_u16(at + 2 * PLACES + 2);
    into->stored = true;
}

static void put_record(uint8_t *record, const ChannelCalibration *from) {
    record[0] = LAYOUT;
    put_u16(record + 1, from->reference);
    for (uint8_t n = 0; n < PLACES; n++)
        put_u16(record + 3 + 2 * n, from->place_us[n]);
    put_u16(record + 3 + 2 * PLACES, from->adc_at_1000_us);
    put_u16(record + 5 + 2 * PLACES, from->adc_at_2000_us);
    put_u16(record + RECORD - 2, crc16(record, RECORD - 2));
}

static bool read_copy(uint8_t channel, uint8_t copy, ChannelCalibration *into) {
    uint8_t record[RECORD];
    board_memory_read(copy_at(channel, copy), record, RECORD);
    if (record[0] != LAYOUT || !is_whole(record, RECORD))
        return false;
    into->reference = get_u16(record + 1);
    get_values(record + 3, into);
    return makes_sense(into);
}

/* Counts of the layout before are taken for those of the voltage that stands at the converter now. */
static uint16_t scaled_now(uint16_t counts) {
    uint32_t scaled = (uint32_t)counts * NOMINAL_REFERENCE / (reference ? reference : NOMINAL_REFERENCE);
    return scaled > ADC_MAX ? ADC_MAX : (uint16_t)scaled;
}

static bool read_old_copy(uint8_t channel, uint8_t copy, ChannelCalibration *into) {
    uint8_t record[OLD_RECORD];
    board_memory_read(old_copy_at(channel, copy), record, OLD_RECORD);
    if (!is_whole(record, OLD_RECORD))
        return false;
    get_values(record, into);
    into->reference = reference;
    into->adc_at_1000_us = scaled_now(into->adc_at_1000_us);
    into->adc_at_2000_us = scaled_now(into->adc_at_2000_us);
    return makes_sense(into);
}

static bool same(uint8_t channel, const ChannelCalibration *one) {
    uint8_t theirs[RECORD], ours[RECORD];
    put_record(theirs, one);
    put_record(ours, &table[channel]);
    for (uint8_t n = 0; n < RECORD; n++)
        if (theirs[n] != ours[n])
            return false;
    return true;
}

/* The first good copy; what is not as it should be then is due to be written. */
static void load(uint8_t channel) {
    ChannelCalibration first = BUILT_IN, second = BUILT_IN, old_first = BUILT_IN, old_second = BUILT_IN;
    bool has_first = read_copy(channel, 0, &first), has_second = read_copy(channel, 1, &second);
    bool has_old_first = read_old_copy(channel, 0, &old_first), has_old_second = read_old_copy(channel, 1, &old_second);
    table[channel] = has_first        ? first
                     : has_second     ? second
                     : has_old_first  ? old_first
                     : has_old_second ? old_second
                                      : BUILT_IN;
    due[channel] = 0;
    if (!table[channel].stored)
        return;
    if (!has_first)
        due[channel] |= FIRST;
    if (!has_second || !same(channel, &second))
        due[channel] |= SECOND;
    if (has_old_first)
        due[channel] |= OLD_FIRST;
    if (has_old_second)
        due[channel] |= OLD_SECOND;
}

static void average_reference(void) {
    uint32_t sum = 0;
    uint8_t stored = 0;
    for (uint8_t channel = 0; channel < CHANNELS; channel++) {
        if (!table[channel].stored)
            continue;
        sum += table[channel].reference;
        stored++;
    }
    reference = stored ? (uint16_t)(sum / stored) : NOMINAL_REFERENCE;
}

void calibration_load(void) {
    storing = -1;
    mending = true;
    reference = board_reference();
    for (uint8_t channel = 0; channel < CHANNELS; channel++)
        load(channel);
    average_reference();
}

const ChannelCalibration *calibration_of(uint8_t channel) { return &table[channel]; }

uint16_t calibration_reference(void) { return reference; }

/* Writes one of the things that are due. The old copies go when both new ones are whole: a number in the place of their
   CRC that is not it. */
static void write_one(uint8_t channel) {
    uint8_t data[RECORD], what = due[channel] & (uint8_t)-due[channel];
    if (what <= SECOND) {
        put_record(data, &table[channel]);
        if (board_memory_write(copy_at(channel, what == SECOND), data, RECORD))
            due[channel] &= (uint8_t)~what;
        return;
    }
    uint16_t at = old_copy_at(channel, what == OLD_SECOND);
    board_memory_read(at, data, OLD_RECORD);
    put_u16(data + OLD_RECORD - 2, (uint16_t)~crc16(data, OLD_RECORD - 2));
    if (board_memory_write(at + OLD_RECORD - 2, data + OLD_RECORD - 2, 2))
        due[channel] &= (uint8_t)~what;
}

bool calibration_store(uint8_t channel, const ChannelCalibration *calibration) {
    if (storing >= 0 || due[channel] || board_memory_busy() || !makes_sense(calibration))
        return false;
    table[channel] = *calibration;
    average_reference();
    storing = (int8_t)channel;
    due[channel] = FIRST | SECOND;
    return true;
}

static int8_t next_due(void) {
    for (uint8_t channel = 0; mending && channel < CHANNELS; channel++)
        if (due[channel])
            return (int8_t)channel;
    mending = false; /* so that a whole memory costs no turn of the loop anything */
    return -1;
}

int8_t calibration_poll(void) {
    if (board_memory_busy())
        return -1;
    int8_t channel = storing >= 0 ? storing : next_due();
    if (channel < 0)
        return -1;
    if (due[channel]) {
        write_one((uint8_t)channel);
        return -1;
    }
    storing = -1;
    return channel;
}

uint16_t calibration_measured_us(uint8_t channel, uint16_t adc) {
    const ChannelCalibration *one = &table[channel];
    int32_t above = (int32_t)adc - one->adc_at_1000_us;
    int32_t span = (int32_t)one->adc_at_2000_us - one->adc_at_1000_us;
    int32_t measured = 1000 + above * 1000 / span;
    return measured < 0 ? 0 : measured > UINT16_MAX ? UINT16_MAX : (uint16_t)measured;
}
