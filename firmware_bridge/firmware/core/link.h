/* The board's end of the link, as McuEnd of link.py. Pure; one link, no allocation. */
#ifndef LINK_H
#define LINK_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    uint16_t firmware_version, boots;
    uint8_t reset_cause;
} Who;

/* What the link tells; implemented by app.c. A message is whole, for the board, and in range. */
void on_opened(void);
void on_closed(uint8_t why);
void on_message(const uint8_t *payload);

void link_init(Who who, uint32_t now_ms);
void link_receive(uint8_t byte, uint32_t now_ms);

/* Lets time pass: a silent or deaf host loses its link. */
void link_poll(uint32_t now_ms);

/* Writes the next frame that is due to `out` (LONGEST_FRAME bytes); 0: nothing is. Call until it returns 0. */
uint8_t link_take(uint8_t *out, uint32_t now_ms);

bool link_connected(void);
uint8_t link_room(void);
bool link_send(const uint8_t *payload, uint8_t length);
uint16_t link_bad_frames(void);

#endif
