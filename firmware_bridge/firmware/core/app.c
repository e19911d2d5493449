#include "app.h"

#include "board.h"       // board_reference, board_overruns
#include "calibration.h" // calibration_*
#include "casekeeper.h"  // casekeeper_*
#include "link.h"        // link_*
#include "messages.h"    // ID_..., put_...
#include "readings.h"    // reading_feedback, reading_supply_mv

enum { REPLY_ROOM = 8 }; /* channel reports leave this much of the queue to replies */

static uint32_t app_now_ms, sample_at_ms;
static uint16_t fail_safes;

void app_init(uint16_t boots, uint8_t reset_cause, uint32_t now_ms) {
    app_now_ms = now_ms;
    sample_at_ms = now_ms + SAMPLE_MS;
    fail_safes = 0;
    calibration_load();
    casekeeper_init();
    link_init((Who){FIRMWARE_VERSION, boots, reset_cause}, now_ms);
}

void on_opened(void) { casekeeper_forget_all(); }

void on_closed(uint8_t why) {
    casekeeper_release_all();
    if (why == END_HOST_SILENT && fail_safes < UINT16_MAX)
        fail_safes++;
}

static void send_calibration(uint8_t channel) {
    const ChannelCalibration *one = calibration_of(channel);
    uint8_t out[LONGEST_OUT];
    link_send(out, put_calibration(out, channel, one->place_us[0], one->place_us[1], one->place_us[2],
                                   one->place_us[3], one->place_us[4], one->adc_at_1000_us, one->adc_at_2000_us,
                                   one->stored));
}

static void store_calibration(const uint8_t *p) {
    ChannelCalibration one = {
        {write_calibration_pulse_0_us(p), write_calibration_pulse_1_us(p), write_calibration_pulse_2_us(p),
         write_calibration_pulse_3_us(p), write_calibration_pulse_4_us(p)},
        write_calibration_adc_at_1000_us(p),
        write_calibration_adc_at_2000_us(p),
        board_reference(),
        true,
    };
    uint8_t out[LONGEST_OUT];
    if (!calibration_store(write_calibration_channel(p), &one))
        link_send(out, put_rejected(out, ID_WRITE_CALIBRATION, REJECT_NOT_STORED));
}

void on_message(const uint8_t *p) {
    uint8_t out[LONGEST_OUT];
    switch (p[0]) {
    case ID_MOVE:
        casekeeper_move(move_channel(p), move_pulse_us(p), app_now_ms);
        break;
    case ID_RELEASE:
        casekeeper_release(release_channel(p));
        break;
    case ID_CONFIGURE:
        casekeeper_configure(configure_settle_ms(p), configure_tolerance_us(p), configure_gentle_us_per_s(p),
                             configure_hold_at_rest(p));
        break;
    case ID_READ_CALIBRATION:
        send_calibration(read_calibration_channel(p));
        break;
    case ID_WRITE_CALIBRATION:
        store_calibration(p);
        break;
    case ID_READ_FEEDBACK: {
        uint8_t channel = read_feedback_channel(p);
        uint16_t adc = reading_feedback(channel);
        link_send(out, put_feedback(out, channel, adc, calibration_measured_us(channel, adc)));
        break;
    }
    case ID_PING:
        link_send(out, put_pong(out, ping_token(p), ping_sent_us(p), ping_padding(p)));
        break;
    case ID_READ_BOARD:
        link_send(out, put_board_status(out, reading_supply_mv(), link_bad_frames(), board_overruns(), fail_safes));
        break;
    }
}

void app_receive(uint8_t byte, uint32_t now_ms) {
    app_now_ms = now_ms;
    link_receive(byte, now_ms);
}

static void report_changes(void) {
    while (link_room() > REPLY_ROOM) {
        int8_t channel = casekeeper_next_report();
        if (channel < 0)
            return;
        uint8_t out[LONGEST_OUT], at = (uint8_t)channel;
        uint16_t measured = calibration_measured_us(at, reading_feedback(at));
        link_send(out, put_report(out, at, casekeeper_state(at), measured, casekeeper_wanted_us(at)));
    }
}

static void poll_calibration(void) {
    int8_t stored = calibration_poll();
    if (stored >= 0)
        send_calibration((uint8_t)stored);
}

void app_poll(uint32_t now_ms) {
    app_now_ms = now_ms;
    link_poll(now_ms);
    if ((int32_t)(now_ms - sample_at_ms) >= 0) {
        sample_at_ms += SAMPLE_MS;
        casekeeper_sample(now_ms);
    }
    if (!link_connected() || link_room()) /* its answer must find room */
        poll_calibration();
    report_changes();
}

uint8_t app_take(uint8_t *out, uint32_t now_ms) { return link_take(out, now_ms); }
