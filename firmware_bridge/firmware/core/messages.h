/* Written by `python -m firmware_bridge.c_header` from messages.py: do not edit. */
#ifndef MESSAGES_H
#define MESSAGES_H

#include <stdint.h>

#define PROTOCOL_VERSION 1
#define TABLE_DIGEST 0xCB25C041UL
#define CHANNELS 13
#define PLACES 5
#define MAX_PAYLOAD 24
#define LONGEST_OUT 17
#define WINDOW 5
#define SEQUENCE_MODULUS 8
#define MAX_TRIES 20
#define RETRY_MIN_MS 50
#define RETRY_MAX_MS 250
#define ACK_EVERY 3
#define ACK_DELAY_MS 5
#define HEARTBEAT_MS 100
#define SILENCE_MS 1000
#define ANNOUNCE_MS 500
#define ADC_MAX 1023
#define DEFAULT_ADC_AT_1000_US 225
#define DEFAULT_ADC_AT_2000_US 675
#define DEFAULT_SETTLE_MS 900
#define DEFAULT_TOLERANCE_US 40
#define DEFAULT_GENTLE_US_PER_S 800
#define DEFAULT_HOLD_AT_REST 0
#define DEFAULT_PLACES_US {1000, 1250, 1500, 1750, 2000}

enum { STATE_IDLE = 0, STATE_MOVING = 1, STATE_THERE = 2, STATE_JAMMED = 3, STATE_SLIPPED = 4, STATE_HAND_MOVED = 5,
        STATE_NO_FEEDBACK = 6, STATE_SUPPLY_LOW = 7 };
enum { CAUSE_POWER = 0, CAUSE_BROWN_OUT = 1, CAUSE_WATCHDOG = 2, CAUSE_EXTERNAL = 3 };
enum { END_NONE = 0, END_BY_HOST = 1, END_HOST_SILENT = 2 };
enum { REJECT_UNKNOWN_ID = 0, REJECT_WRONG_LENGTH = 1, REJECT_OUT_OF_RANGE = 2, REJECT_NOT_STORED = 3 };
enum { ID_RESET = 0x01, ID_IDENTITY = 0x02, ID_MOVE = 0x10, ID_RELEASE = 0x11, ID_CONFIGURE = 0x12,
        ID_READ_CALIBRATION = 0x13, ID_WRITE_CALIBRATION = 0x14, ID_READ_FEEDBACK = 0x15, ID_PING = 0x16,
        ID_READ_BOARD = 0x17, ID_REPORT = 0x20, ID_CALIBRATION = 0x21, ID_FEEDBACK = 0x22, ID_PONG = 0x23,
        ID_BOARD_STATUS = 0x24, ID_REJECTED = 0x2F };

static inline uint16_t get_u16(const uint8_t *at) { return (uint16_t)(at[0] | (uint16_t)at[1] << 8); }
static inline uint32_t get_u32(const uint8_t *at) {
    return get_u16(at) | (uint32_t)get_u16(at + 2) << 16;
}
static inline void put_u16(uint8_t *at, uint16_t value) {
    at[0] = (uint8_t)value;
    at[1] = (uint8_t)(value >> 8);
}
static inline void put_u32(uint8_t *at, uint32_t value) {
    put_u16(at, (uint16_t)value);
    put_u16(at + 2, (uint16_t)(value >> 16));
}

static inline uint16_t reset_nonce(const uint8_t *p) { return get_u16(p + 1); }
static inline uint8_t reset_protocol_version(const uint8_t *p) { return p[3]; }
static inline uint32_t reset_table_digest(const uint8_t *p) { return get_u32(p + 4); }

/* Returns its length; `out` holds 14 bytes. */
static inline uint8_t put_identity(uint8_t *out, uint16_t nonce, uint8_t protocol_version, uint32_t table_digest,
        uint16_t firmware_version, uint16_t boots, uint8_t reset_cause, uint8_t last_end) {
    out[0] = ID_IDENTITY;
    put_u16(out + 1, nonce);
    out[3] = protocol_version;
    put_u32(out + 4, table_digest);
    put_u16(out + 8, firmware_version);
    put_u16(out + 10, boots);
    out[12] = reset_cause;
    out[13] = last_end;
    return 14;
}

static inline uint8_t move_channel(const uint8_t *p) { return p[1]; }
static inline uint16_t move_pulse_us(const uint8_t *p) { return get_u16(p + 2); }

static inline uint8_t release_channel(const uint8_t *p) { return p[1]; }

static inline uint16_t configure_settle_ms(const uint8_t *p) { return get_u16(p + 1); }
static inline uint16_t configure_tolerance_us(const uint8_t *p) { return get_u16(p + 3); }
static inline uint16_t configure_gentle_us_per_s(const uint8_t *p) { return get_u16(p + 5); }
static inline uint8_t configure_hold_at_rest(const uint8_t *p) { return p[7]; }

static inline uint8_t read_calibration_channel(const uint8_t *p) { return p[1]; }

static inline uint8_t write_calibration_channel(const uint8_t *p) { return p[1]; }
static inline uint16_t write_calibration_pulse_0_us(const uint8_t *p) { return get_u16(p + 2); }
static inline uint16_t write_calibration_pulse_1_us(const uint8_t *p) { return get_u16(p + 4); }
static inline uint16_t write_calibration_pulse_2_us(const uint8_t *p) { return get_u16(p + 6); }
static inline uint16_t write_calibration_pulse_3_us(const uint8_t *p) { return get_u16(p + 8); }
static inline uint16_t write_calibration_pulse_4_us(const uint8_t *p) { return get_u16(p + 10); }
static inline uint16_t write_calibration_adc_at_1000_us(const uint8_t *p) { return get_u16(p + 12); }
static inline uint16_t write_calibration_adc_at_2000_us(const uint8_t *p) { return get_u16(p + 14); }

static inline uint8_t read_feedback_channel(const uint8_t *p) { return p[1]; }

static inline uint32_t ping_token(const uint8_t *p) { return get_u32(p + 1); }
static inline uint32_t ping_sent_us(const uint8_t *p) { return get_u32(p + 5); }
static inline uint16_t ping_padding(const uint8_t *p) { return get_u16(p + 9); }


/* Returns its length; `out` holds 7 bytes. */
static inline uint8_t put_report(uint8_t *out, uint8_t channel, uint8_t state, uint16_t measured_us,
        uint16_t wanted_us) {
    out[0] = ID_REPORT;
    out[1] = channel;
    out[2] = state;
    put_u16(out + 3, measured_us);
    put_u16(out + 5, wanted_us);
    return 7;
}

/* Returns its length; `out` holds 17 bytes. */
static inline uint8_t put_calibration(uint8_t *out, uint8_t channel, uint16_t pulse_0_us, uint16_t pulse_1_us,
        uint16_t pulse_2_us, uint16_t pulse_3_us, uint16_t pulse_4_us, uint16_t adc_at_1000_us, uint16_t adc_at_2000_us,
        uint8_t stored) {
    out[0] = ID_CALIBRATION;
    out[1] = channel;
    put_u16(out + 2, pulse_0_us);
    put_u16(out + 4, pulse_1_us);
    put_u16(out + 6, pulse_2_us);
    put_u16(out + 8, pulse_3_us);
    put_u16(out + 10, pulse_4_us);
    put_u16(out + 12, adc_at_1000_us);
    put_u16(out + 14, adc_at_2000_us);
    out[16] = stored;
    return 17;
}

/* Returns its length; `out` holds 6 bytes. */
static inline uint8_t put_feedback(uint8_t *out, uint8_t channel, uint16_t adc, uint16_t measured_us) {
    out[0] = ID_FEEDBACK;
    out[1] = channel;
    put_u16(out + 2, adc);
    put_u16(out + 4, measured_us);
    return 6;
}

/* Returns its length; `out` holds 11 bytes. */
static inline uint8_t put_pong(uint8_t *out, uint32_t token, uint32_t sent_us, uint16_t padding) {
    out[0] = ID_PONG;
    put_u32(out + 1, token);
    put_u32(out + 5, sent_us);
    put_u16(out + 9, padding);
    return 11;
}

/* Returns its length; `out` holds 9 bytes. */
static inline uint8_t put_board_status(uint8_t *out, uint16_t supply_mv, uint16_t bad_frames, uint16_t overruns,
        uint16_t fail_safes) {
    out[0] = ID_BOARD_STATUS;
    put_u16(out + 1, supply_mv);
    put_u16(out + 3, bad_frames);
    put_u16(out + 5, overruns);
    put_u16(out + 7, fail_safes);
    return 9;
}

/* Returns its length; `out` holds 3 bytes. */
static inline uint8_t put_rejected(uint8_t *out, uint8_t message_id, uint8_t reason) {
    out[0] = ID_REJECTED;
    out[1] = message_id;
    out[2] = reason;
    return 3;
}

#ifdef MESSAGES_WITH_RANGES
typedef struct { uint8_t width; uint16_t low, high; } Range;
typedef struct { uint8_t id, in_sequence, length, ranges; const Range *range; } HostMessage;
static const Range reset_ranges[] = {{2, 0, 65535}, {1, 0, 255}, {4, 0, 65535}};
static const Range move_ranges[] = {{1, 0, 12}, {2, 500, 2500}};
static const Range release_ranges[] = {{1, 0, 12}};
static const Range configure_ranges[] = {{2, 100, 5000}, {2, 10, 300}, {2, 100, 10000}, {1, 0, 1}};
static const Range read_calibration_ranges[] = {{1, 0, 12}};
static const Range write_calibration_ranges[] = {{1, 0, 12}, {2, 500, 2500}, {2, 500, 2500}, {2, 500, 2500},
        {2, 500, 2500}, {2, 500, 2500}, {2, 0, 1023}, {2, 0, 1023}};
static const Range read_feedback_ranges[] = {{1, 0, 12}};
static const Range ping_ranges[] = {{4, 0, 65535}, {4, 0, 65535}, {2, 0, 65535}};
static const HostMessage HOST_MESSAGES[] = {
    {ID_RESET, 0, 8, 3, reset_ranges},
    {ID_MOVE, 1, 4, 2, move_ranges},
    {ID_RELEASE, 1, 2, 1, release_ranges},
    {ID_CONFIGURE, 1, 8, 4, configure_ranges},
    {ID_READ_CALIBRATION, 1, 2, 1, read_calibration_ranges},
    {ID_WRITE_CALIBRATION, 1, 16, 8, write_calibration_ranges},
    {ID_READ_FEEDBACK, 1, 2, 1, read_feedback_ranges},
    {ID_PING, 1, 11, 3, ping_ranges},
    {ID_READ_BOARD, 1, 1, 0, 0},
};
#endif

#endif
