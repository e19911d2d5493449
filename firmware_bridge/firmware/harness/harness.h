/* The parts of the harness: the processor, the casekeeper's mechanics on its pins, the cable to the host. */
#ifndef HARNESS_H
#define HARNESS_H

#include <simavr/sim_avr.h>
#include <stdbool.h>

enum { CHANNELS = 13, MHZ = 16 };
enum { POWER, BROWN_OUT, WATCHDOG, EXTERNAL }; /* why the processor starts, as in messages.py */

extern avr_t *avr;

static inline double seconds(avr_cycle_count_t cycles) { return (double)cycles / (MHZ * 1e6); }

/* processor.c */
void processor_load(const char *path); /* exits with 2 when that is no firmware */
void processor_reset(int cause, double held_ms); /* starts again HELD_MS later */
void processor_bootloader(double wait_ms);       /* Arduino's goes first and waits for an upload; 0: there is none */
void processor_disturb(void);                    /* a byte came though no program runs */
void processor_silent(bool silent);              /* stops it without a reset */
void processor_hang(void);                       /* it goes round where it is; its interrupts go on */
void processor_stop_clock(void);                 /* its millisecond interrupt comes no more */
bool processor_at_rest(void);                    /* no program runs now */
void processor_step(void);
bool processor_keep(const char *path);    /* the EEPROM as a file; false: it cannot be written */
bool processor_restore(const char *path); /* the file as EEPROM; false: it is none */
void processor_show_bites(void); /* the harness's command `bites` */

/* mechanics.c */
void mechanics_init(void);
void mechanics_reset(void); /* the pins let go */
void mechanics_move(void);  /* up to now; call it at least every millisecond */
void mechanics_show_pulses(void);
void mechanics_show_places(void);
bool mechanics_obey(const char *verb, double a, double b, double c);

/* wire.c */
void wire_init(int boot_ms);
void wire_reset(void);
void wire_unplug(void);
void wire_plug(void);
const char *wire_port(void);
void wire_noise(double bit_error, double loss, unsigned seed);
void wire_fill(bool full);
void wire_cut_after(long bytes);    /* pulls the cable when the program has read this number more */
void wire_reset_after(long frames); /* resets the board when this number more have passed, to it and from it */
bool wire_reset_due(void);          /* that is still to come */
bool wire_plugged(void);
void wire_drop(void);  /* what came while no program ran */
void wire_serve(void); /* the host's side */
void wire_feed(void);  /* the board's side, before it runs on */
void wire_write(void);

#endif
