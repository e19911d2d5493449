/* The board of the host build: servos, feedback and memory are plain arrays that board_host.h shows. */
#include "board_host.h"

#include <string.h> // memcpy

#include "board.h"

uint16_t host_pulse_us[CHANNELS], host_adc[CHANNELS], host_supply = 512, host_reference = 3600;
bool host_memory_busy;
unsigned host_memory_changes;
static uint8_t memory[MEMORY_SIZE];

void host_memory_fill(uint8_t byte) { memset(memory, byte, sizeof memory); }
void host_memory_flip(uint16_t at) { memory[at % MEMORY_SIZE] ^= 1; }
uint8_t *host_memory(void) { return memory; }

void board_servo(uint8_t channel, uint16_t pulse_us) { host_pulse_us[channel] = pulse_us; }
uint16_t board_feedback(uint8_t channel) { return host_adc[channel]; }
uint16_t board_supply(void) { return host_supply; }
uint16_t board_reference(void) { return host_reference; }
uint16_t board_overruns(void) { return 0; }

void board_memory_read(uint16_t at, uint8_t *data, uint8_t size) { memcpy(data, memory + at, size); }
bool board_memory_write(uint16_t at, const uint8_t *data, uint8_t size) {
    if (host_memory_busy)
        return false;
    for (uint8_t n = 0; n < size; n++)
        host_memory_changes += memory[at + n] != data[n];
    memcpy(memory + at, data, size);
    return true;
}
bool board_memory_busy(void) { return host_memory_busy; }
