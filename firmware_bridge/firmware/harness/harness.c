/* Runs the real firmware.elf under simavr: its UART on a pseudo-terminal, its servo pins measured, its feedback inputs
   fed from a mechanical model that moves by the pulses. Takes one command a line on stdin, answers each with one line.

     harness ELF [PACE] [BOOT_MS]     PACE: simulated seconds a second, 0: flat out

   port                       the pty's name          plug | unplug    cable in (power on) and out
   reset CAUSE [HELD_MS]      0 power 1 brown-out 2 watchdog 3 external; starts after HELD_MS
   bootloader MS              Arduino's goes first after every reset, takes the flags, waits MS; 0: there is none
   silent 0|1                 stops the processor     supply MV
   usb MV | bandgap MV        the board's 5 V, the reference of its converter; the chip's own 1.1 V
   keep PATH | restore PATH   the EEPROM into a file and back
   hang                       the program goes round where it is; interrupts and timers go on
   stopclock                  the millisecond interrupt comes no more
   bites                      watchdog resets: their number, time of the last (s), us from it until disarmed (-1: not)
   jam CH | free CH | push CH US | slip CH US | wire CH 0|1
   stops CH LOW HIGH          the frame's end stops, us   pot CH AT_1000 AT_2000     its feedback, ADC counts
   spikes CH COUNTS N         each Nth conversion of its feedback reads COUNTS more; N 0: none
   at                         where the thirteen cams stand, us
   pulses                     for each channel: count, shortest and longest pulse since asked, us
   noise BIT_ERROR LOSS SEED  what the wire does, per bit and per byte, both ways
   speed US_PER_S             of the servos
   cutafter BYTES             pulls the cable when the program has read BYTES more bytes
   resetafter FRAMES          resets the board (cause 2) when FRAMES more have passed, to it and from it
   resetdue                   1: that is still to come
   fill 0|1                   keeps the board's receiver busy without a pause, with flags between the frames
   time                       simulated seconds
   hosttime                   as `time`, and from then on the board waits for a host that is late to ask again
   hold 0|1                   simulated time stands still, but for
   pass MS                    MS of it pass, as fast as this machine can
   Ends when stdin does. */
#include "harness.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { SLICE = 200 * MHZ, LEAD_MS = 250 };

static void run_slice(void) {
    avr_cycle_count_t end = avr->cycle + SLICE;
    if (processor_at_rest() || !wire_plugged()) { /* no program runs, time does */
        wire_drop();
        avr->cycle = end;
    }
    while (avr->cycle < end && wire_plugged() && !processor_at_rest()) {
        wire_feed();
        for (int n = 0; n < 64 && avr->cycle < end; n++)
            processor_step();
    }
    mechanics_move();
}

static bool held;
static avr_cycle_count_t go_until = ~(avr_cycle_count_t)0;

static void pass(double ms) {
    avr_cycle_count_t end = avr->cycle + (avr_cycle_count_t)(ms * 1000 * MHZ);
    while (avr->cycle < end) {
        wire_serve();
        run_slice();
        wire_write();
    }
}

static bool answers(const char *verb) {
    if (!strcmp(verb, "port"))
        puts(wire_port());
    else if (!strcmp(verb, "pulses"))
        mechanics_show_pulses();
    else if (!strcmp(verb, "at"))
        mechanics_show_places();
    else if (!strcmp(verb, "resetdue"))
        printf("%d\n", wire_reset_due());
    else if (!strcmp(verb, "bites"))
        processor_show_bites();
    else if (!strcmp(verb, "time"))
        printf("%.6f\n", seconds(avr->cycle));
    else if (!strcmp(verb, "hosttime")) {
        printf("%.6f\n", seconds(avr->cycle));
        go_until = avr->cycle + LEAD_MS * 1000 * MHZ;
    }
    else
        return false;
    return true;
}

static void obey(const char *line) {
    char verb[16] = "", path[512] = "";
    double a = 0, b = 0, c = 0;
    sscanf(line, "%15s %lf %lf %lf", verb, &a, &b, &c);
    sscanf(line, "%*s %511s", path);
    if (answers(verb))
        return;
    if (!strcmp(verb, "plug"))
        wire_plug();
    else if (!strcmp(verb, "unplug"))
        wire_unplug();
    else if (!strcmp(verb, "reset"))
        processor_reset((int)a, b);
    else if (!strcmp(verb, "bootloader"))
        processor_bootloader(a);
    else if (!strcmp(verb, "silent"))
        processor_silent(a != 0);
    else if (!strcmp(verb, "hang"))
        processor_hang();
    else if (!strcmp(verb, "stopclock"))
        processor_stop_clock();
    else if (!strcmp(verb, "hold"))
        held = a != 0;
    else if (!strcmp(verb, "pass"))
        pass(a);
    else if (!strcmp(verb, "cutafter"))
        wire_cut_after((long)a);
    else if (!strcmp(verb, "resetafter"))
        wire_reset_after((long)a);
    else if (!strcmp(verb, "fill"))
        wire_fill(a != 0);
    else if (!strcmp(verb, "keep") || !strcmp(verb, "restore")) {
        if (!(verb[0] == 'k' ? processor_keep(path) : processor_restore(path))) {
            puts("unknown");
            return;
        }
    } else if (!strcmp(verb, "noise"))
        wire_noise(a, b, (unsigned)c);
    else if (!mechanics_obey(verb, a, b, c)) {
        puts("unknown");
        return;
    }
    puts("ok");
}

/* Lines from stdin, without waiting; false when it ended. */
static bool take_orders(void) {
    static char text[1024];
    static size_t length;
    struct pollfd wait = {.fd = 0, .events = POLLIN};
    if (poll(&wait, 1, 0) <= 0)
        return true;
    ssize_t count = read(0, text + length, sizeof text - 1 - length);
    if (count <= 0)
        return false;
    length += (size_t)count;
    text[length] = 0;
    for (char *end; (end = strchr(text, '\n'));) {
        *end = 0;
        obey(text);
        length -= (size_t)(end + 1 - text);
        memmove(text, end + 1, length + 1);
    }
    fflush(stdout);
    return true;
}

static double wall_s(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int main(int count, char **words) {
    if (count < 2)
        return 2;
    double pace = count > 2 ? atof(words[2]) : 1;
    processor_load(words[1]);
    mechanics_init();
    wire_init(count > 3 ? atoi(words[3]) : 100);
    double next_s = wall_s();
    while (take_orders()) {
        avr_cycle_count_t before = avr->cycle; /* a sleep may carry it beyond the slice */
        wire_serve();
        bool still = held || avr->cycle >= go_until;
        if (!still)
            run_slice();
        wire_write();
        if (pace <= 0 && !still)
            continue;
        next_s += still ? 0.0002 : seconds(avr->cycle - before) / pace;
        double wait_s = next_s - wall_s();
        if (wait_s > 0)
            usleep((useconds_t)(wait_s * 1e6));
        else if (wait_s < -0.05)
            next_s = wall_s(); /* the machine is busy: simulated time falls behind, it does not race after */
    }
    return 0;
}
