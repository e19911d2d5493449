/* The firmware above the board: link and casekeeper joined. Called by avr/main.c and by the host build. */
#ifndef APP_H
#define APP_H

#include <stdint.h>

enum { FIRMWARE_VERSION = 0x0101 }; /* major * 256 + minor */

void app_init(uint16_t boots, uint8_t reset_cause, uint32_t now_ms);
void app_receive(uint8_t byte, uint32_t now_ms);

/* Everything that happens with time; call it every millisecond or oftener. */
void app_poll(uint32_t now_ms);

/* Writes the next frame to send to `out` (LONGEST_FRAME bytes); 0: none. Call until it returns 0. */
uint8_t app_take(uint8_t *out, uint32_t now_ms);

#endif
