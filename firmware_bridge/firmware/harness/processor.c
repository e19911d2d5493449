/* The ATmega2560 itself: started, stopped, made to hang, and reset by its own watchdog (simavr's model, in which a
   watchdog that has bitten stays armed with its shortest time until the program disarms it). simavr has no brown-out
   detector: it is modelled as a reset with the detector's flag, after the time the supply was gone. Of Arduino's
   bootloader (stk500v2 of the Mega) three things are modelled: it waits for an upload, longer when a byte comes; it
   leaves no reset flags and the UART switched on; after a watchdog reset it starts the program at once.

   simavr 1.6 takes a compare register's new value only when its low byte changes: it compares when the low byte is
   written, after the high one. A pulse longer or shorter by a multiple of 128 us would never reach the pin. Here
   writing the high byte corrupts the low one until that is written, in the next instruction, so that each write of a
   whole register is a change. */
#include "harness.h"

#include <simavr/avr_eeprom.h>
#include <simavr/sim_core.h>
#include <simavr/sim_elf.h>
#include <simavr/sim_io.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { MCUSR_AT = 0x54, WDTCSR_AT = 0x60, WDE = 8, TIMSK0_AT = 0x6E, UCSR0B_AT = 0xC1, RXEN_TXEN = 0x18 };
enum { PORF = 1, EXTRF = 2, BORF = 4, WDRF = 8 };
enum { DISTURBED_MS = 5000 }; /* 8 million turns of its loop without a byte */
enum { LOOP_LOW = 0xFF, LOOP_HIGH = 0xCF }; /* rjmp .-2 */

avr_t *avr;
static avr_run_t usual_run;
static avr_cycle_count_t usual_limit, rest_until, bitten_at;
static bool silent, hung, disarming;
static double bootloader_ms; /* it waits so long for an upload; 0: there is none */
static avr_flashaddr_t hung_at;
static uint8_t hung_was[2];
static unsigned bites;
static double disarmed_us = -1;

static void no_log(avr_t *of, const int level, const char *format, va_list words) {
    (void)of, (void)level, (void)format, (void)words;
}

/* A sleeping processor costs nothing: its time is skipped, the pace is kept by main(). */
static void no_sleep(avr_t *of, avr_cycle_count_t cycles) { (void)of, (void)cycles; }

enum { TIMERS = 4 };
static const uint16_t COMPARE_HIGH_AT[TIMERS][3] = { /* OCRnAH, OCRnBH, OCRnCH of the four 16-bit timers */
    {0x89, 0x8B, 0x8D}, {0x99, 0x9B, 0x9D}, {0xA9, 0xAB, 0xAD}, {0x129, 0x12B, 0x12D},
};

static void compare_high_written(struct avr_t *of, avr_io_addr_t at, uint8_t value, void *param) {
    (void)param;
    avr_core_watch_write(of, at, value);
    of->data[at - 1] ^= 0xFF;
}

static void see_every_compare(void) {
    for (int timer = 0; timer < TIMERS; timer++)
        for (int unit = 0; unit < 3; unit++)
            avr_register_io_write(avr, COMPARE_HIGH_AT[timer][unit], compare_high_written, NULL);
}

void processor_load(const char *path) {
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
    see_every_compare();
    usual_run = avr->run;
    usual_limit = avr->run_cycle_limit;
}

static void run_bootloader(void) {
    if (!(avr->data[MCUSR_AT] & WDRF))
        avr->data[UCSR0B_AT] = RXEN_TXEN;
    avr->data[MCUSR_AT] = 0;
}

static void begin_anew(void) {
    if (hung) {
        avr->flash[hung_at] = hung_was[0];
        avr->flash[hung_at + 1] = hung_was[1];
    }
    hung = disarming = false;
    avr->run_cycle_limit = usual_limit;
    avr->data[UCSR0B_AT] = 0; /* simavr starts with an open transmitter */
    if (bootloader_ms > 0)
        run_bootloader();
    wire_reset();
    mechanics_reset();
}

void processor_reset(int cause, double held_ms) {
    static const uint8_t FLAGS[] = {PORF | BORF, BORF, WDRF, EXTRF}; /* a rising supply sets the brown-out flag too */
    avr_reset(avr);
    avr->run = usual_run; /* a bite that was due is void */
    avr->data[MCUSR_AT] = FLAGS[cause & 3];
    for (uint32_t at = avr->ioend + 1u; cause == POWER && at <= avr->ramend; at++)
        avr->data[at] = (uint8_t)rand();
    begin_anew();
    rest_until = avr->cycle + (avr_cycle_count_t)((held_ms + (cause == WATCHDOG ? 0 : bootloader_ms)) * 1000 * MHZ);
}

enum { EEPROM_SIZE = 4096 };

bool processor_keep(const char *path) {
    uint8_t memory[EEPROM_SIZE];
    avr_eeprom_desc_t whole = {.ee = memory, .offset = 0, .size = sizeof memory};
    FILE *out = fopen(path, "wb");
    if (!out)
        return false;
    avr_ioctl(avr, AVR_IOCTL_EEPROM_GET, &whole);
    size_t written = fwrite(memory, 1, sizeof memory, out);
    return !fclose(out) && written == sizeof memory;
}

bool processor_restore(const char *path) {
    uint8_t memory[EEPROM_SIZE];
    avr_eeprom_desc_t whole = {.ee = memory, .offset = 0, .size = sizeof memory};
    FILE *in = fopen(path, "rb");
    if (!in)
        return false;
    size_t count = fread(memory, 1, sizeof memory, in);
    fclose(in);
    if (count == sizeof memory)
        avr_ioctl(avr, AVR_IOCTL_EEPROM_SET, &whole);
    return count == sizeof memory;
}

void processor_bootloader(double wait_ms) { bootloader_ms = wait_ms; }

void processor_disturb(void) {
    if (bootloader_ms > 0 && avr->cycle < rest_until)
        rest_until = avr->cycle + (avr_cycle_count_t)DISTURBED_MS * 1000 * MHZ;
}

void processor_silent(bool now_silent) { silent = now_silent; }

void processor_hang(void) {
    if (hung)
        return;
    hung = true;
    hung_at = avr->pc;
    hung_was[0] = avr->flash[hung_at];
    hung_was[1] = avr->flash[hung_at + 1];
    avr->flash[hung_at] = LOOP_LOW;
    avr->flash[hung_at + 1] = LOOP_HIGH;
}

void processor_stop_clock(void) { avr->data[TIMSK0_AT] = 0; }

bool processor_at_rest(void) { return silent || avr->cycle < rest_until; }

static void bitten(void) {
    bites++;
    bitten_at = avr->cycle;
    disarmed_us = -1;
    begin_anew();
    disarming = true;
    avr->run_cycle_limit = 1; /* one instruction a step, to see when it is disarmed */
}

void processor_step(void) {
    bool biting = avr->run != usual_run; /* simavr swaps it for the one that resets */
    if (avr_run(avr) == cpu_Crashed)
        exit(5);
    if (biting)
        bitten();
    else if (disarming && !(avr->data[WDTCSR_AT] & WDE)) {
        disarmed_us = 1e6 * seconds(avr->cycle - bitten_at);
        disarming = false;
        avr->run_cycle_limit = usual_limit;
    }
}

void processor_show_bites(void) { printf("%u %.6f %.2f\n", bites, seconds(bitten_at), disarmed_us); }
