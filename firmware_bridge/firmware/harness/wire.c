/* The cable: a pseudo-terminal for the host, the board's UART at the rate its registers say, and wire faults. */
#define _GNU_SOURCE
#include "harness.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <simavr/avr_uart.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { BUFFER = 1 << 16, BITS_A_BYTE = 10, FLAG = 0x7E };
enum { UCSR0A_AT = 0xC0, UBRR0L_AT = 0xC4, UBRR0H_AT = 0xC5, U2X0 = 2 };

static avr_uart_t *uart;
static avr_irq_t *uart_input;
static double bit_error, loss;
static int master = -1, boot_ms;
static bool fill, uart_full, opened;
static long cut_in;   /* bytes to the board until the cable is pulled; 0: never */
static long reset_in; /* frames either way until a reset; 0: never */
static bool frame_to, frame_from, given; /* a frame is on its way; a counted byte is */
static uint8_t from_avr[BUFFER], to_avr[BUFFER];
static unsigned from_head, from_tail, to_head, to_tail;
static char port_name[64];

static void count_frame(uint8_t byte, bool *on_its_way) {
    if (byte == FLAG && *on_its_way && reset_in > 1)
        reset_in--;
    else if (byte == FLAG && *on_its_way && reset_in == 1)
        reset_in = -1; /* due */
    *on_its_way = byte != FLAG;
}

static void uart_sent(struct avr_irq_t *irq, uint32_t byte, void *param) {
    (void)irq, (void)param;
    count_frame((uint8_t)byte, &frame_from);
    if (from_head - from_tail < BUFFER)
        from_avr[from_head++ % BUFFER] = (uint8_t)byte;
}

static void uart_xon(struct avr_irq_t *irq, uint32_t value, void *param) {
    (void)irq, (void)value, (void)param;
    uart_full = false;
}

static void uart_xoff(struct avr_irq_t *irq, uint32_t value, void *param) {
    (void)irq, (void)value, (void)param;
    uart_full = true;
}

void wire_init(int new_boot_ms) {
    boot_ms = new_boot_ms;
    uint32_t flags = 0;
    avr_ioctl(avr, AVR_IOCTL_UART_GET_FLAGS('0'), &flags);
    flags &= ~(uint32_t)(AVR_UART_FLAG_STDIO | AVR_UART_FLAG_POLL_SLEEP);
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    uart_input = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), uart_sent, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XON), uart_xon, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XOFF), uart_xoff, NULL);
    for (avr_io_t *io = avr->io_port; io; io = io->next)
        if (!strcmp(io->kind, "uart") && ((avr_uart_t *)io)->name == '0')
            uart = (avr_uart_t *)io;
    wire_plug();
}

void wire_reset(void) {
    from_head = from_tail = to_head = to_tail = 0;
    uart_full = frame_to = frame_from = given = false;
}

void wire_unplug(void) {
    if (master >= 0)
        close(master);
    master = -1;
}

void wire_plug(void) {
    wire_unplug();
    master = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
    if (master < 0 || grantpt(master) || unlockpt(master) || ptsname_r(master, port_name, sizeof port_name))
        exit(3);
    int slave = open(port_name, O_RDWR | O_NOCTTY); /* opened and closed once, so that the master hangs up */
    struct termios raw;
    tcgetattr(slave, &raw);
    cfmakeraw(&raw);
    tcsetattr(slave, TCSANOW, &raw);
    close(slave);
    opened = false;
    processor_reset(POWER, 0);
}

const char *wire_port(void) { return port_name; }

bool wire_plugged(void) { return master >= 0; }

void wire_noise(double new_bit_error, double new_loss, unsigned seed) {
    bit_error = new_bit_error;
    loss = new_loss;
    srand(seed);
}

void wire_cut_after(long bytes) { cut_in = bytes; }

void wire_reset_after(long frames) { reset_in = frames; }
bool wire_reset_due(void) { return reset_in != 0; }

void wire_fill(bool full) { fill = full; }

static double chance(void) { return (double)rand() / ((double)RAND_MAX + 1); }

/* What a bad wire makes of a byte; -1: lost. */
static int through_wire(uint8_t byte) {
    if (loss > 0 && chance() < loss)
        return -1;
    for (int bit = 0; bit_error > 0 && bit < 8; bit++)
        if (chance() < bit_error)
            byte ^= (uint8_t)(1 << bit);
    return byte;
}

static void read_port(void) {
    uint8_t data[4096];
    ssize_t count = read(master, data, sizeof data);
    for (ssize_t i = 0; i < count; i++) {
        int byte = through_wire(data[i]);
        if (byte >= 0 && to_head - to_tail < BUFFER)
            to_avr[to_head++ % BUFFER] = (uint8_t)byte;
    }
}

void wire_write(void) {
    uint8_t data[4096];
    size_t count = 0;
    while (from_tail != from_head && count < sizeof data) {
        int byte = through_wire(from_avr[from_tail++ % BUFFER]);
        if (byte >= 0)
            data[count++] = (uint8_t)byte;
    }
    if (master >= 0 && count && write(master, data, count) < 0 && errno != EAGAIN && errno != EIO)
        exit(4);
}

/* Opening the port resets the board, as DTR does on a real Mega. */
void wire_serve(void) {
    struct pollfd wait = {.fd = master, .events = POLLIN};
    if (master < 0 || poll(&wait, 1, 0) < 0)
        return;
    if (wait.revents & POLLHUP) {
        opened = false;
        from_tail = from_head;
        return;
    }
    if (!opened) {
        opened = true;
        processor_reset(EXTERNAL, boot_ms);
    }
    if (wait.revents & POLLIN)
        read_port();
    wire_write();
}

void wire_drop(void) {
    if (to_tail != to_head)
        processor_disturb();
    to_tail = to_head;
}

/* simavr 1.6 counts a parity bit that 8N1 has not: eleven bits a byte, a wire of 91 % of its rate. */
static void keep_rate(void) {
    unsigned divider = (avr->data[UBRR0L_AT] | (avr->data[UBRR0H_AT] & 15u) << 8) + 1;
    if (avr_regbit_get(avr, uart->rxen))
        uart->cycles_per_byte = divider * (avr->data[UCSR0A_AT] & U2X0 ? 8 : 16) * BITS_A_BYTE;
}

/* One byte at a time, counted when the program has read it. */
static void feed_counted(void) {
    static uint8_t byte;
    if (uart->input.read != uart->input.write)
        return;
    if (given) {
        given = false;
        count_frame(byte, &frame_to);
        if (cut_in && !--cut_in) {
            wire_unplug();
            return;
        }
    }
    if (reset_in < 0) {
        reset_in = 0;
        wire_write(); /* what was sent arrives */
        processor_reset(WATCHDOG, 0);
    } else if (!uart_full && to_tail != to_head) {
        byte = to_avr[to_tail++ % BUFFER];
        given = true;
        avr_raise_irq(uart_input, byte);
    }
}

void wire_feed(void) {
    keep_rate();
    if (cut_in || reset_in) {
        feed_counted();
        return;
    }
    while (!uart_full && to_tail != to_head)
        avr_raise_irq(uart_input, to_avr[to_tail++ % BUFFER]);
    while (!uart_full && fill)
        avr_raise_irq(uart_input, 0x7E);
}
