/* Interface that the core needs of a board: servo outputs, feedback inputs, a memory. Implemented by avr/ and host/. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

/* Drives a channel with pulses of `pulse_us` (500...2500) from the next period on; 0: no pulses. */
void board_servo(uint8_t channel, uint16_t pulse_us);

/* What a channel's feedback input, and the input of the servo supply, read last: 0...1023, full scale AVCC. */
uint16_t board_feedback(uint8_t channel);
uint16_t board_supply(void);

/* What the chip's own 1.1 V read against the same AVCC, in 1/16 counts. */
uint16_t board_reference(void);

/* Received bytes lost because the buffer was full. */
uint16_t board_overruns(void);

/* The calibration memory: `size` bytes at `at`. A write takes its time; only one at once: false, and nothing written,
   while another is going on. board_memory_busy() tells when it is done. */
enum { MEMORY_SIZE = 1024 };
void board_memory_read(uint16_t at, uint8_t *data, uint8_t size);
bool board_memory_write(uint16_t at, const uint8_t *data, uint8_t size);
bool board_memory_busy(void);

#endif
