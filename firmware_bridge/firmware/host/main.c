/* The firmware's core as a program that is asked in lines; run under AddressSanitizer and UBSan by pytest.

   crc HEX                       -> four hex digits
   decode HEX                    -> each frame: KIND SEQUENCE ACK HEX; or bad; joined by commas
   encode KIND SEQUENCE ACK HEX  -> HEX
   init BOOTS CAUSE NOW_MS       -> ok
   step NOW_MS REFERENCE SUPPLY ADC*13 HEX    -> HEX PULSE*13: bytes in, one poll, bytes out; what the converter reads:
                                    1/16 counts of the reference, counts of supply and feedback
   memory BYTE | flip AT         -> ok: fills the memory; turns a bit of it over
   put AT HEX | get AT SIZE      -> ok; HEX: the memory's bytes
   changes                       -> how many bytes of the memory the program made different
   An empty HEX is written "-". */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app.h"
#include "board_host.h"
#include "framing.h"

enum { LINE = 8192 };
static char text[2 * LINE];

static size_t from_hex(const char *hex, uint8_t *out) {
    size_t length = 0;
    unsigned byte;
    for (; hex && hex[0] != '-' && sscanf(hex, "%2x", &byte) == 1; hex += 2)
        out[length++] = (uint8_t)byte;
    return length;
}

static void print_hex(const uint8_t *data, size_t length) {
    if (!length)
        fputs("-", stdout);
    while (length--)
        printf("%02x", *data++);
}

static unsigned number(void) {
    const char *word = strtok(NULL, " \n");
    return word ? (unsigned)strtoul(word, NULL, 10) : 0;
}

static void decode(void) {
    uint8_t data[LINE];
    size_t length = from_hex(strtok(NULL, " \n"), data);
    FrameDecoder decoder;
    decoder_init(&decoder);
    for (size_t i = 0; i < length; i++) {
        Frame frame;
        Found found = decoder_take(&decoder, data[i], &frame);
        if (found == FRAME_BAD)
            fputs("bad,", stdout);
        if (found != FRAME_GOOD)
            continue;
        printf("%u %u %u ", frame.kind, frame.sequence, frame.ack);
        print_hex(frame.payload, frame.length);
        fputs(",", stdout);
    }
}

static void encode(void) {
    uint8_t data[LINE], out[LONGEST_FRAME];
    unsigned kind = number(), sequence = number(), ack = number();
    size_t length = from_hex(strtok(NULL, " \n"), data);
    print_hex(out, frame_encode((uint8_t)kind, (uint8_t)sequence, (uint8_t)ack, data, (uint8_t)length, out));
}

static void step(void) {
    uint8_t data[LINE], out[LINE];
    uint32_t now_ms = number();
    host_reference = (uint16_t)number();
    host_supply = (uint16_t)number();
    for (int i = 0; i < CHANNELS; i++)
        host_adc[i] = (uint16_t)number();
    size_t length = from_hex(strtok(NULL, " \n"), data), written = 0;
    for (size_t i = 0; i < length; i++)
        app_receive(data[i], now_ms);
    app_poll(now_ms);
    for (uint8_t took = 1; took && written + LONGEST_FRAME < LINE; written += took)
        took = app_take(out + written, now_ms);
    print_hex(out, written);
    for (int i = 0; i < CHANNELS; i++)
        printf(" %u", host_pulse_us[i]);
}

int main(void) {
    while (fgets(text, sizeof text, stdin)) {
        const char *verb = strtok(text, " \n");
        uint8_t data[LINE];
        if (!verb)
            continue;
        if (!strcmp(verb, "crc"))
            printf("%04x", crc16(data, (uint8_t)from_hex(strtok(NULL, " \n"), data)));
        else if (!strcmp(verb, "decode"))
            decode();
        else if (!strcmp(verb, "encode"))
            encode();
        else if (!strcmp(verb, "step"))
            step();
        else if (!strcmp(verb, "memory"))
            host_memory_fill((uint8_t)number());
        else if (!strcmp(verb, "flip"))
            host_memory_flip((uint16_t)number());
        else if (!strcmp(verb, "put")) {
            unsigned at = number();
            from_hex(strtok(NULL, " \n"), host_memory() + at);
        } else if (!strcmp(verb, "get")) {
            unsigned at = number();
            print_hex(host_memory() + at, number());
        } else if (!strcmp(verb, "changes"))
            printf("%u", host_memory_changes);
        else if (!strcmp(verb, "init")) {
            unsigned boots = number(), cause = number(), now_ms = number();
            app_init((uint16_t)boots, (uint8_t)cause, now_ms);
        }
        puts("");
        fflush(stdout);
    }
    return 0;
}
