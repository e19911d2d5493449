/* Fuzzes the core: LLVMFuzzerTestOneInput for libFuzzer; without it (-DSTANDALONE) its own mutations of good frames:
     fuzz SECONDS SEED */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app.h"
#include "board_host.h"
#include "framing.h"

static void check_outputs(void) {
    for (int i = 0; i < CHANNELS; i++)
        if (host_pulse_us[i] && (host_pulse_us[i] < 500 || host_pulse_us[i] > 2500))
            abort();
}

/* The first byte of every piece of eight says how much time passes and what the feedback reads. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    uint32_t now_ms = 0xFFFFF000u; /* the count of milliseconds wraps */
    uint8_t out[LONGEST_FRAME];
    app_init(1, CAUSE_POWER, now_ms);
    for (size_t i = 0; i < size; i++) {
        if (i % 8 == 0) {
            now_ms += data[i] & 63;
            host_adc[data[i] % CHANNELS] = (uint16_t)(data[i] * 4);
        }
        app_receive(data[i], now_ms);
        app_poll(now_ms);
        while (app_take(out, now_ms))
            check_outputs();
    }
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

static size_t good_frame(uint8_t *out, uint8_t sequence) {
    static const uint8_t IDS[] = {ID_MOVE, ID_RELEASE, ID_CONFIGURE, ID_READ_CALIBRATION, ID_WRITE_CALIBRATION,
                                  ID_READ_FEEDBACK, ID_PING, ID_READ_BOARD, ID_RESET, 0x77};
    uint8_t payload[MAX_PAYLOAD] = {IDS[chance(sizeof IDS)]};
    uint8_t length = 1;
    while (length < MAX_PAYLOAD && chance(6))
        payload[length++] = (uint8_t)(chance(3) ? chance(14) : chance(256));
    return frame_encode((uint8_t)(chance(8) ? KIND_DATA : chance(4)), sequence, (uint8_t)chance(8), payload, length, out);
}

int main(int count, char **words) {
    time_t end = time(NULL) + (count > 1 ? atoi(words[1]) : 10);
    state = count > 2 ? (uint32_t)strtoul(words[2], NULL, 10) | 1 : 1;
    unsigned long runs = 0;
    for (; time(NULL) < end; runs++) {
        static uint8_t data[4096 + LONGEST_FRAME];
        uint8_t reset[LONGEST_OUT] = {ID_RESET, 1, 0, PROTOCOL_VERSION};
        put_u32(reset + 4, TABLE_DIGEST);
        size_t size = frame_encode(KIND_PLAIN, 0, 0, reset, 8, data);
        for (uint8_t n = 0; size < 4096 && chance(60); n++)
            size += good_frame(data + size, n % SEQUENCE_MODULUS);
        for (uint32_t n = chance(4); n; n--)
            data[chance((uint32_t)size)] ^= (uint8_t)(1 << chance(8));
        LLVMFuzzerTestOneInput(data, size);
    }
    printf("%lu inputs\n", runs);
    return 0;
}
#endif
