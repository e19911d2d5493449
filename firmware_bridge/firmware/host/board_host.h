/* What the host build's board shows to the program around it. */
#ifndef BOARD_HOST_H
#define BOARD_HOST_H

#include <stdbool.h>
#include <stdint.h>

#include "messages.h" // CHANNELS

extern uint16_t host_pulse_us[CHANNELS]; /* 0: not driven */
extern uint16_t host_adc[CHANNELS];
extern uint16_t host_supply_mv;
extern bool host_memory_busy;

void host_memory_fill(uint8_t byte);
void host_memory_flip(uint16_t at);

#endif
