/* What the host build's board shows to the program around it. */
#ifndef BOARD_HOST_H
#define BOARD_HOST_H

#include <stdbool.h>
#include <stdint.h>

#include "messages.h" // CHANNELS

extern uint16_t host_pulse_us[CHANNELS]; /* 0: not driven */
extern uint16_t host_adc[CHANNELS];
extern uint16_t host_supply;    /* counts */
extern uint16_t host_reference; /* 1/16 counts */
extern bool host_memory_busy;
extern unsigned host_memory_changes; /* bytes that a write made different */

void host_memory_fill(uint8_t byte);
void host_memory_flip(uint16_t at);
uint8_t *host_memory(void); /* MEMORY_SIZE bytes */

#endif
