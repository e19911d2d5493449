#include "link.h"

#define MESSAGES_WITH_RANGES
#include "sequencer.h"

static Who who;
static FrameDecoder decoder;
static Sequencer line;
static bool connected, identity_due;
static uint16_t nonce, identity_nonce, bad_frames;
static uint8_t last_end;
static uint32_t announce_at_ms, heard_at_ms;

void link_init(Who new_who, uint32_t now_ms) {
    who = new_who;
    decoder_init(&decoder);
    connected = identity_due = false;
    nonce = bad_frames = 0;
    last_end = END_NONE;
    announce_at_ms = heard_at_ms = now_ms;
    sequencer_init(&line, now_ms);
}

bool link_connected(void) { return connected; }

uint8_t link_room(void) { return connected ? sequencer_room(&line) : 0; }

bool link_send(const uint8_t *payload, uint8_t length) { return connected && sequencer_send(&line, payload, length); }

uint16_t link_bad_frames(void) { return bad_frames; }

static void close_link(uint8_t why, uint32_t now_ms) {
    connected = false;
    last_end = why;
    announce_at_ms = why == END_BY_HOST ? now_ms + ANNOUNCE_MS : now_ms;
    on_closed(why);
}

static uint32_t field(const uint8_t *at, uint8_t width) {
    return width == 1 ? at[0] : width == 2 ? get_u16(at) : get_u32(at);
}

/* The reason to reject, or -1. */
static int8_t trouble_with(const uint8_t *payload, uint8_t length, bool in_sequence) {
    for (uint8_t i = 0; i < sizeof HOST_MESSAGES / sizeof HOST_MESSAGES[0]; i++) {
        const HostMessage *kind = &HOST_MESSAGES[i];
        if (kind->id != payload[0] || kind->in_sequence != in_sequence)
            continue;
        if (kind->length != length)
            return REJECT_WRONG_LENGTH;
        const uint8_t *at = payload + 1;
        for (uint8_t n = 0; n < kind->ranges; at += kind->range[n++].width) {
            uint32_t value = field(at, kind->range[n].width);
            if (kind->range[n].width < 4 && (value < kind->range[n].low || value > kind->range[n].high))
                return REJECT_OUT_OF_RANGE;
        }
        return -1;
    }
    return REJECT_UNKNOWN_ID;
}

static void take_reset(const uint8_t *reset, uint32_t now_ms) {
    if (reset_nonce(reset) == 0)
        return;
    identity_due = true;
    identity_nonce = reset_nonce(reset);
    if (connected && identity_nonce == nonce)
        return; /* our answer was lost; the link stands */
    if (connected)
        close_link(END_BY_HOST, now_ms);
    if (reset_protocol_version(reset) != PROTOCOL_VERSION || reset_table_digest(reset) != TABLE_DIGEST)
        return;
    nonce = identity_nonce;
    connected = true;
    sequencer_init(&line, now_ms);
    on_opened();
}

static void take_frame(const Frame *frame, uint32_t now_ms) {
    heard_at_ms = now_ms;
    if (frame->kind == KIND_PLAIN) {
        if (trouble_with(frame->payload, frame->length, false) < 0)
            take_reset(frame->payload, now_ms);
        return;
    }
    if (!connected || !sequencer_receive(&line, frame, sequencer_room(&line) == 0, now_ms))
        return;
    int8_t reason = trouble_with(frame->payload, frame->length, true);
    if (reason < 0) {
        on_message(frame->payload);
        return;
    }
    uint8_t answer[LONGEST_OUT];
    link_send(answer, put_rejected(answer, frame->payload[0], (uint8_t)reason));
}

void link_receive(uint8_t byte, uint32_t now_ms) {
    Frame frame;
    Found found = decoder_take(&decoder, byte, &frame);
    if (found == FRAME_GOOD)
        take_frame(&frame, now_ms);
    if (found != FRAME_BAD)
        return;
    if (bad_frames < UINT16_MAX)
        bad_frames++;
    if (connected)
        sequencer_bad_frame(&line);
}

void link_poll(uint32_t now_ms) {
    if (connected && (sequencer_stalled(&line) || now_ms - heard_at_ms >= SILENCE_MS))
        close_link(END_HOST_SILENT, now_ms);
}

static uint8_t put_identity_frame(uint16_t with_nonce, uint8_t *out) {
    uint8_t payload[LONGEST_OUT];
    uint8_t length = put_identity(payload, with_nonce, PROTOCOL_VERSION, TABLE_DIGEST, who.firmware_version, who.boots,
                                  who.reset_cause, last_end);
    return frame_encode(KIND_PLAIN, 0, 0, payload, length, out);
}

uint8_t link_take(uint8_t *out, uint32_t now_ms) {
    if (identity_due) {
        identity_due = false;
        return put_identity_frame(identity_nonce, out);
    }
    if (connected)
        return sequencer_take(&line, out, now_ms);
    if ((int32_t)(now_ms - announce_at_ms) < 0)
        return 0;
    announce_at_ms = now_ms + ANNOUNCE_MS;
    return put_identity_frame(0, out);
}
