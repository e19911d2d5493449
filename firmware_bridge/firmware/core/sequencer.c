#include "sequencer.h"

#include <string.h> // memcpy, memset

static bool reached(uint32_t now_ms, uint32_t at_ms) { return (int32_t)(now_ms - at_ms) >= 0; }

void sequencer_init(Sequencer *line, uint32_t now_ms) {
    memset(line, 0, sizeof *line);
    line->retry_ms = RETRY_MIN_MS;
    line->heartbeat_at_ms = now_ms + HEARTBEAT_MS;
}

uint8_t sequencer_room(const Sequencer *line) { return QUEUE_LIMIT - line->count; }

bool sequencer_send(Sequencer *line, const uint8_t *payload, uint8_t length) {
    if (line->count == QUEUE_LIMIT || length > LONGEST_OUT)
        return false;
    Waiting *waiting = &line->queue[(line->head + line->count++) % QUEUE_LIMIT];
    waiting->length = length;
    memcpy(waiting->payload, payload, length);
    return true;
}

bool sequencer_stalled(const Sequencer *line) { return line->tries >= MAX_TRIES; }

void sequencer_bad_frame(Sequencer *line) {
    if (!line->rejecting)
        line->rejecting = line->nak_due = true;
}

static void go_back(Sequencer *line) {
    line->sent = 0;
    line->retry_armed = false;
}

static void acknowledged(Sequencer *line, uint8_t ack, uint32_t now_ms) {
    uint8_t done = (uint8_t)(ack - line->base) % SEQUENCE_MODULUS;
    if (done == 0 || done > line->flown)
        return;
    line->head = (line->head + done) % QUEUE_LIMIT;
    line->count -= done;
    line->base = ack;
    line->sent = line->sent > done ? line->sent - done : 0;
    line->flown -= done;
    line->tries = 0;
    line->retry_ms = RETRY_MIN_MS;
    line->retry_armed = line->sent > 0;
    line->retry_at_ms = now_ms + line->retry_ms;
}

static void owe(Sequencer *line, uint8_t frames, uint32_t now_ms) {
    if (!line->owed)
        line->ack_at_ms = now_ms + ACK_DELAY_MS;
    if (line->owed < ACK_EVERY)
        line->owed += frames;
}

static bool ack_is_due(const Sequencer *line, uint32_t now_ms) {
    return line->owed >= ACK_EVERY || (line->owed && reached(now_ms, line->ack_at_ms));
}

bool sequencer_receive(Sequencer *line, const Frame *frame, bool refuse, uint32_t now_ms) {
    acknowledged(line, frame->ack, now_ms);
    if (frame->kind == KIND_NAK && line->sent)
        go_back(line);
    if (frame->kind != KIND_DATA)
        return false;
    if (frame->sequence == line->expected) {
        if (refuse)
            return false;
        line->expected = (uint8_t)((line->expected + 1) % SEQUENCE_MODULUS);
        line->rejecting = line->nak_due = false;
        owe(line, 1, now_ms);
        return true;
    }
    uint8_t behind = (uint8_t)(line->expected - frame->sequence) % SEQUENCE_MODULUS;
    if (behind <= WINDOW)
        owe(line, ACK_EVERY, now_ms); /* our ack was lost: say it again at once */
    else
        sequencer_bad_frame(line);
    return false;
}

static uint8_t take_data(Sequencer *line, uint8_t *out, uint32_t now_ms) {
    const Waiting *waiting = &line->queue[(line->head + line->sent) % QUEUE_LIMIT];
    uint8_t sequence = (line->base + line->sent) % SEQUENCE_MODULUS;
    line->sent++;
    if (line->flown < line->sent)
        line->flown = line->sent;
    line->owed = 0;
    if (!line->retry_armed) {
        line->retry_armed = true;
        line->retry_at_ms = now_ms + line->retry_ms;
    }
    return frame_encode(KIND_DATA, sequence, line->expected, waiting->payload, waiting->length, out);
}

uint8_t sequencer_take(Sequencer *line, uint8_t *out, uint32_t now_ms) {
    uint8_t length = 0;
    if (line->retry_armed && reached(now_ms, line->retry_at_ms)) {
        line->tries++;
        line->retry_ms = line->retry_ms > RETRY_MAX_MS / 2 ? RETRY_MAX_MS : (uint16_t)(line->retry_ms * 2);
        go_back(line);
    }
    if (line->nak_due) {
        length = frame_encode(KIND_NAK, 0, line->expected, 0, 0, out);
        line->nak_due = false;
        line->owed = 0;
    } else if (line->sent < line->count && line->sent < WINDOW) {
        length = take_data(line, out, now_ms);
    } else if (ack_is_due(line, now_ms) || reached(now_ms, line->heartbeat_at_ms)) {
        length = frame_encode(KIND_ACK, 0, line->expected, 0, 0, out);
        line->owed = 0;
    }
    if (length)
        line->heartbeat_at_ms = now_ms + HEARTBEAT_MS;
    return length;
}
