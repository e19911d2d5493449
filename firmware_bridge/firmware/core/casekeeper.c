#include "casekeeper.h"

#include <string.h> // memset

#include "board.h"       // board_servo
#include "calibration.h" // calibration_measured_us
#include "messages.h"    // STATE_...
#include "readings.h"    // reading_feedback, reading_supply_mv, FEEDBACK_...

enum { SAMPLES_THERE = 3 };        /* so that the servo has come to rest */
enum { QUICK_US_PER_SAMPLE = 20 };  /* 1000 us/s: a finger; friction lets a cam creep far slower */
enum { SUPPLY_LOW_MV = 4300, SUPPLY_GOOD_MV = 4600 };
enum { SUPPLY_GOOD_SAMPLES = 2 };
enum { RESTART_SAMPLES = 5 }; /* then a stopped servo each 100 ms: each draws most at its start */
enum { JAMS_IN_A_ROW = 3 };   /* a jam is 3 s of pushing; after this number the servo rests, whatever the host asks */
enum { JAM_REST_MS = 10000 };

typedef struct {
    uint8_t state, samples_there;
    bool driven, gentle, to_report, rests, asked; /* asked: for a move while it rests from its jams */
    uint8_t jams; /* since it was last there */
    uint16_t wanted_us, pulse_us, last_us, quickest_us;
    uint32_t deadline_ms;
} Channel;

static Channel channels[CHANNELS];
static uint16_t settle_ms, tolerance_us, gentle_us_per_s;
static bool hold_at_rest, supply_low;
static uint8_t next_report, good_samples, restart_in;

static uint16_t distance(uint16_t a, uint16_t b) { return a > b ? a - b : b - a; }

static bool is_off(uint16_t adc) { return adc < FEEDBACK_MIN || adc > FEEDBACK_MAX; }

void casekeeper_init(void) {
    memset(channels, 0, sizeof channels);
    supply_low = false;
    good_samples = restart_in = 0;
    casekeeper_configure(DEFAULT_SETTLE_MS, DEFAULT_TOLERANCE_US, DEFAULT_GENTLE_US_PER_S, DEFAULT_HOLD_AT_REST);
    casekeeper_release_all();
}

void casekeeper_configure(uint16_t settle, uint16_t tolerance, uint16_t gentle, bool hold) {
    settle_ms = settle;
    tolerance_us = tolerance;
    gentle_us_per_s = gentle;
    hold_at_rest = hold;
}

static void set_pulse(uint8_t channel, uint16_t pulse_us) {
    channels[channel].pulse_us = pulse_us;
    board_servo(channel, pulse_us);
}

static void stop(uint8_t channel, uint8_t state) {
    Channel *one = &channels[channel];
    one->to_report |= one->state != state;
    one->state = state;
    one->driven = one->asked = false;
    board_servo(channel, 0);
}

static void jam(uint8_t channel, uint32_t now_ms) {
    Channel *one = &channels[channel];
    stop(channel, STATE_JAMMED);
    if (++one->jams < JAMS_IN_A_ROW)
        return;
    one->jams = JAMS_IN_A_ROW - 1; /* one more try after each rest */
    one->rests = true;
    one->deadline_ms = now_ms + JAM_REST_MS;
}

static uint16_t in_pulse_range(uint16_t us) { return us < 500 ? 500 : us > 2500 ? 2500 : us; }

static void drive(uint8_t channel, uint32_t now_ms) {
    Channel *one = &channels[channel];
    one->driven = true;
    one->samples_there = 0;
    one->quickest_us = 0;
    uint16_t adc = reading_feedback(channel);
    bool creeps = one->gentle && !is_off(adc);
    set_pulse(channel, creeps ? in_pulse_range(calibration_measured_us(channel, adc)) : one->wanted_us);
    uint32_t way_ms = (uint32_t)distance(one->wanted_us, one->pulse_us) * 1000 / gentle_us_per_s;
    one->deadline_ms = now_ms + way_ms + settle_ms;
}

void casekeeper_move(uint8_t channel, uint16_t pulse_us, uint32_t now_ms) {
    Channel *one = &channels[channel];
    one->wanted_us = pulse_us;
    one->to_report = true;
    one->gentle = false;
    if (supply_low) {
        stop(channel, STATE_SUPPLY_LOW);
        return;
    }
    if (one->rests) {
        stop(channel, STATE_JAMMED);
        one->asked = true;
        return;
    }
    one->state = STATE_MOVING;
    drive(channel, now_ms);
}

void casekeeper_release(uint8_t channel) {
    stop(channel, STATE_IDLE);
    channels[channel].wanted_us = 0;
    channels[channel].to_report = true;
}

void casekeeper_release_all(void) {
    for (uint8_t channel = 0; channel < CHANNELS; channel++)
        stop(channel, STATE_IDLE);
}

void casekeeper_forget_all(void) {
    for (uint8_t channel = 0; channel < CHANNELS; channel++) {
        casekeeper_release(channel);
        channels[channel].jams = 0;
        channels[channel].rests = false;
    }
}

static void judge_moving(uint8_t channel, uint16_t measured, uint32_t now_ms) {
    Channel *one = &channels[channel];
    if (one->gentle) {
        uint16_t step = (uint16_t)((uint32_t)gentle_us_per_s * SAMPLE_MS / 1000);
        uint16_t left = distance(one->wanted_us, one->pulse_us);
        step = left < step ? left : step;
        set_pulse(channel, one->wanted_us > one->pulse_us ? one->pulse_us + step : one->pulse_us - step);
    }
    one->samples_there = distance(measured, one->wanted_us) <= tolerance_us ? one->samples_there + 1 : 0;
    if (one->samples_there >= SAMPLES_THERE) {
        one->state = STATE_THERE;
        one->to_report = true;
        one->gentle = false;
        one->quickest_us = 0;
        one->jams = 0;
        if (!hold_at_rest) {
            one->driven = false;
            board_servo(channel, 0);
        }
    } else if ((int32_t)(now_ms - one->deadline_ms) >= 0) {
        if (one->gentle) {
            jam(channel, now_ms);
        } else {
            one->gentle = true;
            drive(channel, now_ms);
        }
    }
}

static void judge_resting(uint8_t channel, uint16_t measured, uint32_t now_ms) {
    Channel *one = &channels[channel];
    uint16_t step = distance(measured, one->last_us), faded = one->quickest_us - one->quickest_us / 8;
    one->quickest_us = step > faded ? step : faded;
    if (distance(measured, one->wanted_us) <= 2 * tolerance_us)
        return;
    if (supply_low) { /* driven back when it is good again */
        stop(channel, STATE_SUPPLY_LOW);
        return;
    }
    one->state = one->quickest_us > QUICK_US_PER_SAMPLE ? STATE_HAND_MOVED : STATE_SLIPPED;
    one->to_report = one->gentle = true;
    drive(channel, now_ms);
}

static void judge(uint8_t channel, uint32_t now_ms) {
    Channel *one = &channels[channel];
    if (one->rests && (int32_t)(now_ms - one->deadline_ms) >= 0) {
        one->rests = false;
        if (one->asked)
            casekeeper_move(channel, one->wanted_us, now_ms);
    }
    if (one->state == STATE_IDLE || one->state == STATE_JAMMED || one->state > STATE_HAND_MOVED)
        return;
    uint16_t adc = reading_feedback(channel);
    if (is_off(adc)) {
        stop(channel, STATE_NO_FEEDBACK);
        return;
    }
    uint16_t measured = calibration_measured_us(channel, adc);
    if (one->state == STATE_THERE)
        judge_resting(channel, measured, now_ms);
    else
        judge_moving(channel, measured, now_ms);
    one->last_us = measured;
}

static void judge_supply(void) {
    uint16_t supply_mv = reading_supply_mv();
    if (supply_low) {
        good_samples = supply_mv >= SUPPLY_GOOD_MV ? good_samples + 1 : 0;
        supply_low = good_samples < SUPPLY_GOOD_SAMPLES;
        return;
    }
    if (supply_mv >= SUPPLY_LOW_MV)
        return;
    supply_low = true;
    good_samples = restart_in = 0;
    for (uint8_t channel = 0; channel < CHANNELS; channel++)
        if (channels[channel].driven)
            stop(channel, STATE_SUPPLY_LOW);
}

/* The supply is good: what it stopped goes on, one after the other. */
static void restart_one(uint32_t now_ms) {
    if (restart_in) {
        restart_in--;
        return;
    }
    for (uint8_t channel = 0; channel < CHANNELS; channel++) {
        if (channels[channel].state != STATE_SUPPLY_LOW)
            continue;
        casekeeper_move(channel, channels[channel].wanted_us, now_ms);
        restart_in = RESTART_SAMPLES - 1;
        return;
    }
}

void casekeeper_sample(uint32_t now_ms) {
    judge_supply();
    if (!supply_low)
        restart_one(now_ms);
    for (uint8_t channel = 0; channel < CHANNELS; channel++)
        judge(channel, now_ms);
}

int8_t casekeeper_next_report(void) {
    for (uint8_t n = 0; n < CHANNELS; n++) {
        uint8_t channel = next_report;
        next_report = channel == CHANNELS - 1 ? 0 : channel + 1; /* no %: this runs in every turn of the loop */
        if (channels[channel].to_report) {
            channels[channel].to_report = false;
            return (int8_t)channel;
        }
    }
    return -1;
}

uint8_t casekeeper_state(uint8_t channel) { return channels[channel].state; }

uint16_t casekeeper_wanted_us(uint8_t channel) { return channels[channel].wanted_us; }
