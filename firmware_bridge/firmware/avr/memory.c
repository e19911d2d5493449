#include "memory.h"

#include <avr/eeprom.h>
#include <string.h> // memcpy

#include "board.h" // board_memory_*

enum { LONGEST_WRITE = 32 };

static uint8_t pending[LONGEST_WRITE], left;
static uint16_t next;

void board_memory_read(uint16_t at, uint8_t *data, uint8_t size) {
    eeprom_read_block(data, (const void *)at, size);
}

bool board_memory_write(uint16_t at, const uint8_t *data, uint8_t size) {
    if (left || size > LONGEST_WRITE)
        return false;
    memcpy(pending + LONGEST_WRITE - size, data, size);
    left = size;
    next = at;
    return true;
}

bool board_memory_busy(void) { return left || !eeprom_is_ready(); }

void memory_poll(void) {
    if (!left || !eeprom_is_ready())
        return;
    eeprom_update_byte((uint8_t *)next++, pending[LONGEST_WRITE - left]);
    left--;
}
