/* The board: clock, watchdog, LED, and the loop that joins the wire to the core. It sleeps until the next byte or
   millisecond. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>
#include <util/atomic.h>

#include "app.h"      // app_*
#include "feedback.h" // feedback_*
#include "framing.h"  // LONGEST_FRAME
#include "link.h"     // link_connected
#include "memory.h"   // memory_poll
#include "messages.h" // CAUSE_...
#include "servos.h"   // servos_*
#include "uart.h"     // uart_*

enum { BYTES_A_TURN = 64 }; /* so that a flood cannot keep the loop from its other duties */

#define NOINIT __attribute__((section(".noinit"))) /* outlives a reset, not a loss of power */

enum { KEPT = 0xC35A };

static uint8_t reset_flags NOINIT, uart_was NOINIT;
static uint16_t kept NOINIT;
static uint16_t boots NOINIT; /* another number after every start */
static volatile uint32_t milliseconds;

/* First thing after a reset: the watchdog may still be armed with its shortest time. */
void disarm(void) __attribute__((naked, used, section(".init3")));
void disarm(void) {
    reset_flags = MCUSR;
    uart_was = UCSR0B;
    MCUSR = 0;
    wdt_disable();
}

ISR(TIMER0_COMPA_vect) { milliseconds++; }

static uint32_t now_ms(void) {
    uint32_t now;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) { now = milliseconds; }
    return now;
}

static uint8_t reset_cause(void) {
    if (reset_flags & _BV(WDRF))
        return CAUSE_WATCHDOG;
    if (reset_flags & _BV(PORF))
        return CAUSE_POWER; /* a rising supply sets the brown-out flag too */
    if (reset_flags & _BV(BORF))
        return CAUSE_BROWN_OUT;
    return CAUSE_EXTERNAL;
}

/* Arduino's bootloader clears the flags. After the watchdog it comes here at once, else it opens the UART and waits. */
static uint8_t cause_behind_bootloader(void) {
    if (!uart_was)
        return CAUSE_WATCHDOG;
    return kept == KEPT ? CAUSE_EXTERNAL : CAUSE_POWER;
}

static void clock_init(void) {
    TCCR0A = _BV(WGM01);
    TCCR0B = _BV(CS01) | _BV(CS00);
    OCR0A = F_CPU / 64 / 1000 - 1;
    TIMSK0 = _BV(OCIE0A);
}

static void exchange(uint32_t now) {
    int16_t byte;
    for (uint8_t n = 0; n < BYTES_A_TURN && (byte = uart_read()) >= 0; n++)
        app_receive((uint8_t)byte, now);
    app_poll(now);
    uint8_t frame[LONGEST_FRAME], length;
    while (uart_room() >= LONGEST_FRAME && (length = app_take(frame, now)))
        uart_write(frame, length);
}

static void blink(uint32_t now) {
    static bool lit;
    bool wanted = now & (link_connected() ? 512 : 128);
    if (wanted == lit || !servos_quiet_on_port_b())
        return; /* simavr takes every write to a port as one to its compare outputs too */
    lit = wanted;
    if (lit)
        PORTB |= _BV(PB7);
    else
        PORTB &= (uint8_t)~_BV(PB7);
}

/* Until a byte or a millisecond comes: timers and converter have their interrupts for themselves. */
static void sleep_until_wanted(uint32_t seen_ms) {
    cli(); /* no byte may slip in between the check and the sleep: sei() takes effect after the next instruction */
    while (milliseconds == seen_ms && !uart_waiting()) {
        sleep_enable();
        sei();
        sleep_cpu();
        sleep_disable();
        cli();
    }
    sei();
}

int main(void) {
    boots++;
    DDRB |= _BV(PB7);
    clock_init();
    servos_init();
    uart_init();
    set_sleep_mode(SLEEP_MODE_IDLE);
    wdt_enable(WDTO_250MS);
    sei();
    feedback_init();
    app_init(boots, reset_flags ? reset_cause() : cause_behind_bootloader(), now_ms());
    kept = KEPT;
    uint32_t last = 0;
    for (;;) {
        uint32_t now = now_ms();
        exchange(now);
        if (now != last) {
            last = now;
            wdt_reset();
            servos_poll();
            feedback_poll();
            memory_poll();
            blink(now);
        }
        sleep_until_wanted(now);
    }
}
