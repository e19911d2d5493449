#include "uart.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/atomic.h>

#include "board.h" // board_overruns

/* The buffers hold 255 bytes: their indices wrap by themselves. */
static volatile uint8_t received[256], to_send[256];
static volatile uint8_t received_head, received_tail, send_head, send_tail;
static volatile uint16_t overruns;

void uart_init(void) {
    UCSR0A = 0; /* a bootloader may have left double speed on */
    UBRR0 = F_CPU / 16 / 250000 - 1;
    UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
    UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);
}

ISR(USART0_RX_vect) {
    uint8_t lost = UCSR0A & _BV(DOR0), byte = UDR0, next = received_head + 1;
    if (next != received_tail) {
        received[received_head] = byte;
        received_head = next;
    } else {
        lost = 1;
    }
    if (lost && overruns < UINT16_MAX)
        overruns++;
}

ISR(USART0_UDRE_vect) {
    if (send_head == send_tail)
        UCSR0B &= (uint8_t)~_BV(UDRIE0);
    else
        UDR0 = to_send[send_tail++];
}

bool uart_waiting(void) { return received_head != received_tail; }

int16_t uart_read(void) {
    if (received_head == received_tail)
        return -1;
    return received[received_tail++];
}

uint8_t uart_room(void) { return (uint8_t)(send_tail - send_head - 1); }

void uart_write(const uint8_t *data, uint8_t length) {
    while (length--)
        to_send[send_head++] = *data++;
    UCSR0B |= _BV(UDRIE0);
}

uint16_t board_overruns(void) {
    uint16_t count;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) { count = overruns; }
    return count;
}
