/* USART0 at 250000 baud, 8N1, interrupt driven, with bounded buffers. */
#ifndef UART_H
#define UART_H

#include <stdbool.h>
#include <stdint.h>

void uart_init(void);

/* The next received byte, or -1. */
int16_t uart_read(void);

/* A received byte waits. */
bool uart_waiting(void);

/* How many bytes can be written now. */
uint8_t uart_room(void);
void uart_write(const uint8_t *data, uint8_t length);

#endif
