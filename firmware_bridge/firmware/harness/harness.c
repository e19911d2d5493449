/* Runs the real firmware.elf under simavr: its UART on a pseudo-terminal, its servo pins measured, its feedback inputs fed
   from a mechanical model that moves by the pulses. Told what to do in lines on stdin; answers each with one line.

     harness ELF [PACE] [BOOT_MS]     PACE: simulated seconds a second, 0: flat out

   port                       the pty's name          plug | unplug    cable in (power on) and out
   reset CAUSE                0 power 1 brown-out 2 watchdog 3 external
   silent 0|1                 stops the processor     supply MV
   jam CH | free CH | push CH US | slip CH US | wire CH 0|1
   stops CH LOW HIGH          the frame's end stops, us   pot CH AT_1000 AT_2000     its feedback, ADC counts
   at                         where the thirteen cams stand, us
   pulses                     for each channel: count, shortest and longest pulse since asked, us
   noise BIT_ERROR LOSS SEED  what the wire does, per bit and per byte, both ways
   speed US_PER_S             of the servos
   fill 0|1                   keeps the board's receiver busy without a pause, with flags between the frames
   time                       simulated seconds
   Ends when stdin does. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <simavr/avr_adc.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>
#include <simavr/sim_time.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { CHANNELS = 13, SUPPLY_INPUT = 13, MHZ = 16, SLICE = 200 * MHZ, MCUSR_AT = 0x54, ADCSRB_AT = 0x7B, MUX5_BIT = 3 };
enum { BUFFER = 1 << 16 };

typedef struct {
    double at_us, pulse_us, low_us, high_us, slip_us;
    avr_cycle_count_t rose, fell;
    int jammed, slips, wire_off;
    unsigned count;
    double shortest, longest;
    double stop_low, stop_high, pot_at_1000, pot_at_2000;
} Servo;

static const struct { char port; int bit; } PINS[CHANNELS] = {
    {'B', 5}, {'B', 6}, {'E', 3}, {'E', 4}, {'E', 5}, {'H', 3}, {'H', 4}, {'H', 5}, {'L', 3}, {'L', 4}, {'L', 5}, {'H', 6}, {'G', 5},
};

static avr_t *avr;
static avr_adc_t *adc;
static avr_irq_t *uart_input;
static Servo servos[CHANNELS];
static double supply_mv = 5000, speed_us_per_s = 4000, bit_error, loss;
static avr_cycle_count_t moved_at, silent_until;
static int master = -1, silent, fill, uart_full, opened, boot_ms = 100;
static uint8_t from_avr[BUFFER], to_avr[BUFFER];
static unsigned from_head, from_tail, to_head, to_tail;
static char port_name[64];

static void pin_changed(struct avr_irq_t *irq, uint32_t level, void *param) {
    (void)irq;
    Servo *servo = param;
    if (level && !servo->rose) {
        servo->rose = avr->cycle;
    } else if (!level && servo->rose) {
        servo->pulse_us = (double)(avr->cycle - servo->rose) / MHZ;
        servo->rose = 0;
        servo->fell = avr->cycle;
        if (!servo->count++ || servo->pulse_us < servo->shortest)
            servo->shortest = servo->pulse_us;
        if (servo->count == 1 || servo->pulse_us > servo->longest)
            servo->longest = servo->pulse_us;
    }
}

static double toward(double at, double goal, double step) { return goal > at ? fmin(at + step, goal) : fmax(at - step, goal); }

static void move_servos(void) {
    double seconds = (double)(avr->cycle - moved_at) / (MHZ * 1e6);
    moved_at = avr->cycle;
    for (int i = 0; i < CHANNELS; i++) {
        Servo *servo = &servos[i];
        int driven = servo->fell && avr->cycle - servo->fell < 30000 * MHZ;
        if (driven)
            servo->at_us = toward(servo->at_us, servo->pulse_us, speed_us_per_s * seconds);
        else if (servo->slips)
            servo->at_us = toward(servo->at_us, servo->slip_us, 150 * seconds);
        servo->at_us = fmin(fmax(servo->at_us, servo->stop_low), servo->stop_high);
        if (servo->jammed)
            servo->at_us = fmin(fmax(servo->at_us, servo->low_us), servo->high_us);
    }
}

/* simavr 1.6 keeps the voltages of eight inputs only: inputs 8...15 are aliased to 0...7 and set when they are converted. */
static void adc_triggered(struct avr_irq_t *irq, uint32_t value, void *param) {
    (void)irq, (void)param;
    union {
        uint64_t value;
        avr_adc_mux_t mux;
    } as = {.value = value};
    int input = (int)as.mux.src + (avr->data[ADCSRB_AT] >> MUX5_BIT & 1) * 8;
    double count = 0;
    if (input == SUPPLY_INPUT)
        count = supply_mv * 1023 / 10000;
    else if (input < CHANNELS && !servos[input].wire_off)
        count = servos[input].pot_at_1000
                + (servos[input].at_us - 1000) * (servos[input].pot_at_2000 - servos[input].pot_at_1000) / 1000;
    if (adc)
        adc->adc_values[as.mux.src] = (uint16_t)lround(fmin(fmax(count, 0), 1023) * 5000 / 1023 + 0.5);
}

static void alias_adc(void) {
    for (avr_io_t *io = avr->io_port; io; io = io->next)
        if (!strcmp(io->kind, "adc"))
            adc = (avr_adc_t *)io;
    for (int i = 0; adc && i < 64; i++)
        if (adc->muxmode[i].kind == ADC_MUX_SINGLE && adc->muxmode[i].src >= 8)
            adc->muxmode[i].src -= 8;
}

static void uart_sent(struct avr_irq_t *irq, uint32_t byte, void *param) {
    (void)irq, (void)param;
    if (from_head - from_tail < BUFFER)
        from_avr[from_head++ % BUFFER] = (uint8_t)byte;
}

static void uart_xon(struct avr_irq_t *irq, uint32_t value, void *param) { (void)irq, (void)value, (void)param, uart_full = 0; }
static void uart_xoff(struct avr_irq_t *irq, uint32_t value, void *param) { (void)irq, (void)value, (void)param, uart_full = 1; }

static void connect_uart(void) {
    uint32_t flags = 0;
    avr_ioctl(avr, AVR_IOCTL_UART_GET_FLAGS('0'), &flags);
    flags &= ~(uint32_t)(AVR_UART_FLAG_STDIO | AVR_UART_FLAG_POLL_SLEEP);
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    uart_input = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), uart_sent, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XON), uart_xon, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XOFF), uart_xoff, NULL);
}

static void reset(int cause) {
    static const uint8_t FLAGS[] = {1, 4, 8, 2}; /* PORF, BORF, WDRF, EXTRF */
    avr_reset(avr);
    avr->data[MCUSR_AT] = FLAGS[cause & 3];
    from_head = from_tail = to_head = to_tail = 0;
    uart_full = 0;
    for (int i = 0; i < CHANNELS; i++)
        servos[i].rose = 0;
    silent_until = avr->cycle + (avr_cycle_count_t)(cause == 3 ? boot_ms : 0) * 1000 * MHZ;
}

static void unplug(void) {
    if (master >= 0)
        close(master);
    master = -1;
}

static void plug(void) {
    unplug();
    master = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
    if (master < 0 || grantpt(master) || unlockpt(master) || ptsname_r(master, port_name, sizeof port_name))
        exit(3);
    int slave = open(port_name, O_RDWR | O_NOCTTY); /* opened and closed once, so that the master hangs up */
    struct termios raw;
    tcgetattr(slave, &raw);
    cfmakeraw(&raw);
    tcsetattr(slave, TCSANOW, &raw);
    close(slave);
    opened = 0;
    reset(0);
}

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

static void write_port(void) {
    uint8_t data[4096];
    size_t count = 0;
    while (from_tail != from_head && count < sizeof data) {
        int byte = through_wire(from_avr[from_tail++ % BUFFER]);
        if (byte >= 0)
            data[count++] = (uint8_t)byte;
    }
    if (count && write(master, data, count) < 0 && errno != EAGAIN && errno != EIO)
        exit(4);
}

/* Opening the port resets the board, as DTR does on a real Mega. */
static void serve_port(void) {
    struct pollfd wait = {.fd = master, .events = POLLIN};
    if (master < 0 || poll(&wait, 1, 0) < 0)
        return;
    if (wait.revents & POLLHUP) {
        opened = 0;
        from_tail = from_head;
        return;
    }
    if (!opened) {
        opened = 1;
        reset(3);
    }
    if (wait.revents & POLLIN)
        read_port();
    write_port();
}

static void run_slice(void) {
    avr_cycle_count_t end = avr->cycle + SLICE;
    if (silent || master < 0 || avr->cycle < silent_until) { /* no program runs, time does */
        to_tail = to_head;
        avr->cycle = end;
    }
    while (avr->cycle < end) {
        while (!uart_full && to_tail != to_head)
            avr_raise_irq(uart_input, to_avr[to_tail++ % BUFFER]);
        while (!uart_full && fill)
            avr_raise_irq(uart_input, 0x7E);
        for (int n = 0; n < 64 && avr->cycle < end; n++)
            if (avr_run(avr) == cpu_Crashed)
                exit(5);
    }
    move_servos();
}

static void show_pulses(void) {
    for (int i = 0; i < CHANNELS; i++) {
        printf("%u %.2f %.2f ", servos[i].count, servos[i].shortest, servos[i].longest);
        servos[i].count = 0;
    }
    puts("");
}

static void obey(const char *line) {
    char verb[16] = "";
    double a = 0, b = 0, c = 0;
    sscanf(line, "%15s %lf %lf %lf", verb, &a, &b, &c);
    Servo *servo = &servos[(unsigned)a % CHANNELS];
    if (!strcmp(verb, "port")) {
        puts(port_name);
        return;
    }
    if (!strcmp(verb, "pulses")) {
        show_pulses();
        return;
    }
    if (!strcmp(verb, "at")) {
        for (int i = 0; i < CHANNELS; i++)
            printf("%.1f ", servos[i].at_us);
        puts("");
        return;
    }
    if (!strcmp(verb, "time")) {
        printf("%.6f\n", (double)avr->cycle / (MHZ * 1e6));
        return;
    }
    if (!strcmp(verb, "plug"))
        plug();
    else if (!strcmp(verb, "unplug"))
        unplug();
    else if (!strcmp(verb, "reset"))
        reset((int)a);
    else if (!strcmp(verb, "silent"))
        silent = a != 0;
    else if (!strcmp(verb, "fill"))
        fill = a != 0;
    else if (!strcmp(verb, "supply"))
        supply_mv = a;
    else if (!strcmp(verb, "speed"))
        speed_us_per_s = a;
    else if (!strcmp(verb, "push"))
        servo->at_us = b;
    else if (!strcmp(verb, "wire"))
        servo->wire_off = b == 0;
    else if (!strcmp(verb, "slip"))
        servo->slips = 1, servo->slip_us = b;
    else if (!strcmp(verb, "jam"))
        servo->jammed = 1, servo->low_us = servo->at_us - 60, servo->high_us = servo->at_us + 60;
    else if (!strcmp(verb, "stops"))
        servo->stop_low = b, servo->stop_high = c;
    else if (!strcmp(verb, "pot"))
        servo->pot_at_1000 = b, servo->pot_at_2000 = c;
    else if (!strcmp(verb, "free"))
        servo->jammed = servo->slips = servo->wire_off = 0;
    else if (!strcmp(verb, "noise"))
        bit_error = a, loss = b, srand((unsigned)c);
    else {
        puts("unknown");
        return;
    }
    puts("ok");
}

/* Lines from stdin, without waiting; false when it ended. */
static int take_orders(void) {
    static char text[1024];
    static size_t length;
    struct pollfd wait = {.fd = 0, .events = POLLIN};
    if (poll(&wait, 1, 0) <= 0)
        return 1;
    ssize_t count = read(0, text + length, sizeof text - 1 - length);
    if (count <= 0)
        return 0;
    length += (size_t)count;
    text[length] = 0;
    for (char *end; (end = strchr(text, '\n'));) {
        *end = 0;
        obey(text);
        length -= (size_t)(end + 1 - text);
        memmove(text, end + 1, length + 1);
    }
    fflush(stdout);
    return 1;
}

static double wall_s(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void no_log(avr_t *of, const int level, const char *format, va_list words) { (void)of, (void)level, (void)format, (void)words; }

/* A sleeping processor costs nothing: its time is skipped, the pace is kept by main(). */
static void no_sleep(avr_t *of, avr_cycle_count_t cycles) { (void)of, (void)cycles; }

static void load(const char *path) {
    elf_firmware_t firmware = {0};
    int out = dup(1); /* the library prints on stdout */
    dup2(2, 1);
    avr_global_logger_set(no_log);
    if (elf_read_firmware(path, &firmware))
        exit(2);
    avr = avr_make_mcu_by_name("atmega2560");
    if (!avr)
        exit(2);
    avr_init(avr);
    avr_load_firmware(avr, &firmware);
    fflush(stdout);
    dup2(out, 1);
    close(out);
    avr->sleep = no_sleep;
    avr->frequency = MHZ * 1000000;
    avr->vcc = avr->avcc = avr->aref = 5000;
}

int main(int count, char **words) {
    if (count < 2)
        return 2;
    double pace = count > 2 ? atof(words[2]) : 1;
    boot_ms = count > 3 ? atoi(words[3]) : boot_ms;
    load(words[1]);
    alias_adc();
    connect_uart();
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_OUT_TRIGGER), adc_triggered, NULL);
    for (int i = 0; i < CHANNELS; i++) {
        servos[i] = (Servo){.at_us = 1000, .stop_high = 3000, .pot_at_1000 = 225, .pot_at_2000 = 675};
        avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(PINS[i].port), PINS[i].bit), pin_changed, &servos[i]);
    }
    plug();
    double next_s = wall_s();
    while (take_orders()) {
        avr_cycle_count_t before = avr->cycle; /* a sleep may carry it beyond the slice */
        serve_port();
        run_slice();
        if (master >= 0)
            write_port();
        if (pace <= 0)
            continue;
        next_s += (double)(avr->cycle - before) / (MHZ * 1e6) / pace;
        double wait_s = next_s - wall_s();
        if (wait_s > 0)
            usleep((useconds_t)(wait_s * 1e6));
        else if (wait_s < -0.05)
            next_s = wall_s(); /* the machine is busy: simulated time falls behind, it does not race after */
    }
    return 0;
}
