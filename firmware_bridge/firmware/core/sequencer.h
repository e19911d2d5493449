/* Exactly once and in order, as sequencer.py describes it. Pure; time is a count of milliseconds that may wrap. */
#ifndef SEQUENCER_H
#define SEQUENCER_H

#include "framing.h" // Frame

enum { QUEUE_LIMIT = 16 };

typedef struct {
    uint8_t length;
    uint8_t payload[LONGEST_OUT];
} Waiting;

typedef struct {
    Waiting queue[QUEUE_LIMIT];
    uint8_t head, count;  /* oldest, and how many: unacknowledged or not yet sent */
    uint8_t base;         /* sequence of the oldest */
    uint8_t sent, flown;  /* of the queue: sent since we last went back; ever sent */
    uint8_t tries;
    uint8_t expected;
    uint8_t owed;         /* frames received and not yet acknowledged */
    bool rejecting, nak_due, retry_armed;
    uint16_t retry_ms;
    uint32_t retry_at_ms, heartbeat_at_ms, ack_at_ms;
} Sequencer;

void sequencer_init(Sequencer *line, uint32_t now_ms);

/* How many messages can still be queued. */
uint8_t sequencer_room(const Sequencer *line);

/* Queues a payload of at most LONGEST_OUT bytes; false, and nothing queued, when the queue is full. */
bool sequencer_send(Sequencer *line, const uint8_t *payload, uint8_t length);

/* The peer never acknowledges: the link must be reset. */
bool sequencer_stalled(const Sequencer *line);

/* A frame was damaged. */
void sequencer_bad_frame(Sequencer *line);

/* Takes a DATA, ACK or NAK frame; true when it is DATA and the next in order. With `refuse` DATA is left untaken and
   unacknowledged: the peer sends it again when there may be room. */
bool sequencer_receive(Sequencer *line, const Frame *frame, bool refuse, uint32_t now_ms);

/* Writes the next frame that is due to `out` (LONGEST_FRAME bytes); 0: nothing is. Call until it returns 0. */
uint8_t sequencer_take(Sequencer *line, uint8_t *out, uint32_t now_ms);

#endif
