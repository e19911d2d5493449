#include "framing.h"

#include <string.h> // memcpy

/* A whole byte at once, without a table: the polynomial has so few terms that its eight steps fold into shifts. */
static uint16_t crc16_add(uint16_t crc, uint8_t byte) {
    crc = (uint16_t)(crc >> 8 | crc << 8) ^ byte;
    crc ^= (uint8_t)crc >> 4;
    crc ^= (uint16_t)(crc << 12);
    crc ^= (uint16_t)((crc & 0xFF) << 5);
    return crc;
}

uint16_t crc16(const uint8_t *data, uint8_t length) {
    uint16_t crc = 0xFFFF;
    while (length--)
        crc = crc16_add(crc, *data++);
    return crc;
}

void decoder_init(FrameDecoder *decoder) {
    decoder->length = 0;
    decoder->hunting = true; /* nothing counts before the first flag */
    decoder->escaped = false;
}

static Found give_up(FrameDecoder *decoder) {
    decoder_init(decoder);
    return FRAME_BAD;
}

static Found parse(const uint8_t *body, uint8_t length, Frame *frame) {
    if (length < 3)
        return FRAME_BAD;
    if (crc16(body, length - 2) != (uint16_t)(body[length - 2] << 8 | body[length - 1]))
        return FRAME_BAD;
    frame->kind = body[0] >> 6;
    frame->sequence = body[0] >> 3 & 7;
    frame->ack = body[0] & 7;
    frame->length = length - 3;
    memcpy(frame->payload, body + 1, frame->length);
    switch (frame->kind) {
    case KIND_DATA:
        return frame->length ? FRAME_GOOD : FRAME_BAD;
    case KIND_PLAIN:
        return frame->length && !(body[0] & 0x3F) ? FRAME_GOOD : FRAME_BAD;
    default:
        return !frame->length && !frame->sequence ? FRAME_GOOD : FRAME_BAD;
    }
}

static Found close_frame(FrameDecoder *decoder, Frame *frame) {
    uint8_t length = decoder->length;
    bool escaped = decoder->escaped;
    decoder->length = 0;
    decoder->hunting = decoder->escaped = false;
    if (escaped)
        return FRAME_BAD;
    return length ? parse(decoder->body, length, frame) : FRAME_NONE;
}

Found decoder_take(FrameDecoder *decoder, uint8_t byte, Frame *frame) {
    if (byte == FLAG)
        return close_frame(decoder, frame);
    if (decoder->hunting)
        return FRAME_NONE;
    if (decoder->escaped) {
        decoder->escaped = false;
        byte ^= STUFF_XOR;
        if (byte != FLAG && byte != ESCAPE)
            return give_up(decoder);
    } else if (byte == ESCAPE) {
        decoder->escaped = true;
        return FRAME_NONE;
    }
    if (decoder->length == LONGEST_BODY)
        return give_up(decoder);
    decoder->body[decoder->length++] = byte;
    return FRAME_NONE;
}

static uint8_t stuff(uint8_t byte, uint8_t *out) {
    if (byte != FLAG && byte != ESCAPE) {
        out[0] = byte;
        return 1;
    }
    out[0] = ESCAPE;
    out[1] = byte ^ STUFF_XOR;
    return 2;
}

uint8_t frame_encode(uint8_t kind, uint8_t sequence, uint8_t ack, const uint8_t *payload, uint8_t length,
                     uint8_t *out) {
    uint8_t control = (uint8_t)(kind << 6 | sequence << 3 | ack), at = 0;
    uint16_t crc = crc16_add(0xFFFF, control);
    out[at++] = FLAG;
    at += stuff(control, out + at);
    for (uint8_t i = 0; i < length; i++) {
        crc = crc16_add(crc, payload[i]);
        at += stuff(payload[i], out + at);
    }
    at += stuff((uint8_t)(crc >> 8), out + at);
    at += stuff((uint8_t)crc, out + at);
    out[at++] = FLAG;
    return at;
}
