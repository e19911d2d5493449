/* Fuzzes the core, as a target of libFuzzer (clang) or with mutations of its own (-DSTANDALONE):

     fuzz SECONDS SEED [INPUTS]     stops at whichever comes first

   An input is a list of steps, each begun by one byte: two bits say what, six a number.
     NOISE    this number of the input's raw bytes come over the wire
     TIME     this number of ms passes, turn by turn; three more bytes: whether supply, memory and host work, one
              feedback, and the reference
     ORDER    a message of the host's, which one, in a good frame, in sequence, all received acknowledged; its values
              from the input as they are or, mostly, brought near their ranges
     FRAME    a good frame of any kind, sequence and acknowledgement (the next byte), with this number of bytes
   The ORDER of all ones restarts the board with one bit of its memory turned over; the one before it greets it again,
   as one of four hosts, one of them of another version.

   Beside what the sanitizers see, it aborts when a servo is driven beyond its range, when the board sends what is no
   frame, when its queue holds more than it can, and when a servo is driven after the host was silent for SILENCE_MS. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app.h"
#include "board_host.h"
#include "framing.h"
#include "link.h"
#include "sequencer.h" // QUEUE_LIMIT

enum { NOISE, TIME, ORDER, FRAME };
enum { GREET = 62, RESTART, LONGEST_INPUT = 1024 };

static const uint8_t *input;
static size_t left;
static uint32_t now_ms;
static uint8_t sequence, received; /* the host's next, and the board's next that is wanted */
static bool deaf;                  /* the host hears no frame, so acknowledges none */

static uint8_t next(void) { return left ? (left--, *input++) : 0; }

static void need(bool good, const char *what) {
    if (good)
        return;
    fprintf(stderr, "fuzz: %s\n", what);
    abort();
}

static void take_frame(const uint8_t *out, uint8_t length) {
    FrameDecoder decoder;
    Frame frame;
    unsigned good = 0;
    decoder_init(&decoder);
    for (uint8_t i = 0; i < length; i++)
        if (decoder_take(&decoder, out[i], &frame) == FRAME_GOOD)
            good++;
    need(length <= LONGEST_FRAME && good == 1, "the board sent what is no frame");
    if (!deaf && frame.kind == KIND_DATA && frame.sequence == received)
        received = (uint8_t)((received + 1) % SEQUENCE_MODULUS);
}

static void turn(void) {
    uint8_t out[LONGEST_FRAME], length;
    app_poll(now_ms);
    while ((length = app_take(out, now_ms)))
        take_frame(out, length);
    need(link_room() <= QUEUE_LIMIT, "the queue overflows");
    for (int i = 0; i < CHANNELS; i++)
        need(!host_pulse_us[i] || (host_pulse_us[i] >= 500 && host_pulse_us[i] <= 2500), "a servo beyond its range");
}

static void wire(const uint8_t *data, size_t length) {
    while (length--)
        app_receive(*data++, now_ms);
    turn();
}

static void frame(uint8_t kind, uint8_t with_sequence, uint8_t ack, const uint8_t *payload, uint8_t length) {
    uint8_t out[LONGEST_FRAME];
    wire(out, frame_encode(kind, with_sequence, ack, payload, length, out));
}

static void connect(uint8_t nonce) {
    uint8_t reset[] = {ID_RESET, nonce, 0, nonce == 3 ? PROTOCOL_VERSION + 1 : PROTOCOL_VERSION, 0, 0, 0, 0};
    put_u32(reset + 4, TABLE_DIGEST);
    sequence = received = 0;
    frame(KIND_PLAIN, 0, 0, reset, sizeof reset);
}

static void start(void) {
    app_init(1, CAUSE_POWER, now_ms);
    connect(1);
}

static void pass_time(uint8_t ms) {
    uint8_t world = next();
    host_adc[(world & 31) % CHANNELS] = (uint16_t)(next() * 4);
    host_reference = (uint16_t)(next() * 28); /* 0...446 counts */
    host_supply = world & 0x80 ? 409 : 512;
    host_memory_busy = world & 0x40;
    deaf = world & 0x20;
    for (; ms; ms--, now_ms++)
        turn();
}

/* Channels that mostly are, pulses and times of which some are in range. */
static void tame(uint8_t *payload, uint8_t length) {
    uint8_t at = 1;
    if (payload[0] != ID_CONFIGURE)
        payload[at++] %= CHANNELS + 1;
    for (; at + 1 < length; at += 2)
        put_u16(payload + at, get_u16(payload + at) % 2600);
    if (at < length)
        payload[at] &= 1;
}

static void order(uint8_t which) {
    static const struct { uint8_t id, length; } ORDERS[] = {
        {ID_MOVE, 4}, {ID_RELEASE, 2}, {ID_CONFIGURE, 8}, {ID_READ_CALIBRATION, 2}, {ID_WRITE_CALIBRATION, 16},
        {ID_READ_FEEDBACK, 2}, {ID_PING, 11}, {ID_READ_BOARD, 1},
    };
    if (which == RESTART) {
        host_memory_flip((uint16_t)(next() << 2));
        start();
        return;
    }
    if (which == GREET) {
        connect(next() & 3);
        return;
    }
    uint8_t payload[MAX_PAYLOAD] = {ORDERS[which & 7].id}, length = ORDERS[which & 7].length;
    for (uint8_t at = 1; at < length; at++)
        payload[at] = next();
    if (which >> 3)
        tame(payload, length);
    frame(KIND_DATA, sequence, received, payload, length);
    sequence = (uint8_t)((sequence + 1) % SEQUENCE_MODULUS);
}

static void any_frame(uint8_t size) {
    uint8_t control = next(), payload[MAX_PAYLOAD], length = 0;
    while (length < MAX_PAYLOAD && length < size)
        payload[length++] = next();
    frame(control >> 6, control >> 3 & 7, control & 7, payload, length);
}

static void fall_silent(void) {
    for (unsigned ms = 0; ms <= SILENCE_MS; ms++, now_ms++)
        turn();
    for (int i = 0; i < CHANNELS; i++)
        need(!host_pulse_us[i], "a servo driven though the host is silent");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    input = data;
    left = size;
    now_ms = 0xFFFFF000u; /* the count of milliseconds wraps */
    host_memory_busy = deaf = false;
    host_memory_fill(0xFF);
    start();
    while (left) {
        uint8_t step = next(), amount = step & 63;
        switch (step >> 6) {
        case NOISE:
            amount = amount < left ? amount : (uint8_t)left;
            wire(input, amount);
            input += amount;
            left -= amount;
            break;
        case TIME:
            pass_time(amount);
            break;
        case ORDER:
            order(amount);
            break;
        default:
            any_frame(amount);
        }
    }
    fall_silent();
    return 0;
}

#ifdef STANDALONE
static uint32_t state;

static uint32_t chance(uint32_t below) { /* xorshift32 */
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state % below;
}

static size_t add_step(uint8_t *out) {
    size_t length = 1 + chance(12);
    for (size_t i = 0; i < length; i++)
        out[i] = (uint8_t)chance(256);
    if (chance(3))
        out[0] = (uint8_t)(ORDER << 6 | (out[0] & 63));
    return length;
}

int main(int count, char **words) {
    time_t end = time(NULL) + (count > 1 ? atoi(words[1]) : 10);
    state = count > 2 ? (uint32_t)strtoul(words[2], NULL, 10) | 1 : 1;
    unsigned long runs = 0, most = count > 3 ? strtoul(words[3], NULL, 10) : (unsigned long)-1;
    for (; runs < most && time(NULL) < end; runs++) {
        static uint8_t data[LONGEST_INPUT + 32];
        size_t size = 0;
        while (size < LONGEST_INPUT && chance(60))
            size += add_step(data + size);
        LLVMFuzzerTestOneInput(data, size);
    }
    printf("%lu inputs, nothing found\n", runs);
    return 0;
}
#endif
