/* Frames on the wire, as framing.py describes them. Pure: bytes in, frames out. */
#ifndef FRAMING_H
#define FRAMING_H

#include <stdbool.h>
#include <stdint.h>

#include "messages.h" // MAX_PAYLOAD

enum { KIND_DATA = 0, KIND_ACK = 1, KIND_NAK = 2, KIND_PLAIN = 3 };
enum { FLAG = 0x7E, ESCAPE = 0x7D, STUFF_XOR = 0x20 };
enum { LONGEST_BODY = 1 + MAX_PAYLOAD + 2, LONGEST_FRAME = 2 + 2 * LONGEST_BODY };

typedef struct {
    uint8_t kind, sequence, ack, length;
    uint8_t payload[MAX_PAYLOAD];
} Frame;

typedef struct {
    uint8_t body[LONGEST_BODY];
    uint8_t length;
    bool hunting, escaped;
} FrameDecoder;

typedef enum { FRAME_NONE, FRAME_GOOD, FRAME_BAD } Found;

uint16_t crc16(const uint8_t *data, uint8_t length);
void decoder_init(FrameDecoder *decoder);
Found decoder_take(FrameDecoder *decoder, uint8_t byte, Frame *frame);

/* Writes the frame to `out` (LONGEST_FRAME bytes) and returns its length. */
uint8_t frame_encode(uint8_t kind, uint8_t sequence, uint8_t ack, const uint8_t *payload, uint8_t length,
                     uint8_t *out);

#endif
