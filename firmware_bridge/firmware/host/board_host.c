/* The board of the host build: servos, feedback and memory are plain arrays that board_host.h shows. */
#include "board_host.h"

#include <string.h> // memcpy

#include "board.h"

uint16_t host_pulse_us[CHANNELS], host_adc[CHANNELS], host_supply_mv = 5000;
bool host_memory_busy;
static uint8_t memory[MEMORY_SIZE];

void host_memory_fill(uint8_t byte) { memset(memory, byte, sizeof memory); }
void host_memory_flip(uint16_t at) { memory[at % MEMORY_SIZE] ^= 1; }

void board_servo(uint8_t channel, uint16_t pulse_us) { host_pulse_us[channel] = pulse_us; }
uint16_t board_feedback(uint8_t channel) { return host_adc[channel]; }
uint16_t board_supply_mv(void) { return host_supply_mv; }
uint16_t board_overruns(void) { return 0; }

void board_memory_read(uint16_t at, uint8_t *data, uint8_t size) { memcpy(data, memory + at, size); }
bool board_memory_write(uint16_t at, const uint8_t *data, uint8_t size) {
    if (host_memory_busy)
        return false;
    memcpy(memory + at, data, size);
    return true;
}
bool board_memory_busy(void) { return host_memory_busy; }
