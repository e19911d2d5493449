/* Thirteen feedback servos and their cams on the board's pins: a pulse moves the cam at the servo's speed, the cam's
   position sets the voltage of its feedback input. Also jams, slips, end stops, loose wires, spikes, the servo supply,
   and the two references of the converter: the USB's 5 V and the chip's own 1.1 V. */
#include "harness.h"

#include <math.h>
#include <simavr/avr_adc.h>
#include <simavr/avr_ioport.h>
#include <stdio.h>
#include <string.h>

enum { SUPPLY_INPUT = 13, BANDGAP_MUX = 0x1E, ADCSRB_AT = 0x7B, MUX5_BIT = 3, DRIVEN_US = 30000 };

typedef struct {
    double at_us, pulse_us, low_us, high_us, slip_us;
    avr_cycle_count_t rose, fell;
    bool jammed, slips, wire_off;
    unsigned count;
    double shortest, longest;
    double stop_low, stop_high, pot_at_1000, pot_at_2000; /* ADC counts when the AVCC is 5 V */
    double spike;
    unsigned spike_every, converted;
} Servo;

static const struct { char port; int bit; } PINS[CHANNELS] = {
    {'B', 5}, {'B', 6}, {'E', 3}, {'E', 4}, {'E', 5}, {'H', 3}, {'H', 4},
    {'H', 5}, {'L', 3}, {'L', 4}, {'L', 5}, {'H', 6}, {'G', 5},
};

static avr_adc_t *adc;
static Servo servos[CHANNELS];
static double supply_mv = 5000, speed_us_per_s = 4000;
static avr_cycle_count_t moved_at;

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

void mechanics_reset(void) {
    for (int i = 0; i < CHANNELS; i++)
        servos[i].rose = 0;
}

static double toward(double at, double goal, double step) {
    return goal > at ? fmin(at + step, goal) : fmax(at - step, goal);
}

void mechanics_move(void) {
    double passed_s = seconds(avr->cycle - moved_at);
    moved_at = avr->cycle;
    for (int i = 0; i < CHANNELS; i++) {
        Servo *servo = &servos[i];
        bool driven = servo->fell && avr->cycle - servo->fell < DRIVEN_US * MHZ;
        if (driven)
            servo->at_us = toward(servo->at_us, servo->pulse_us, speed_us_per_s * passed_s);
        else if (servo->slips)
            servo->at_us = toward(servo->at_us, servo->slip_us, 150 * passed_s);
        servo->at_us = fmin(fmax(servo->at_us, servo->stop_low), servo->stop_high);
        if (servo->jammed)
            servo->at_us = fmin(fmax(servo->at_us, servo->low_us), servo->high_us);
    }
}

static double feedback(Servo *servo) {
    if (servo->wire_off)
        return 0;
    double count = servo->pot_at_1000 + (servo->at_us - 1000) * (servo->pot_at_2000 - servo->pot_at_1000) / 1000;
    return servo->spike_every && ++servo->converted % servo->spike_every == 0 ? count + servo->spike : count;
}

/* simavr 1.6 stores the voltages of only eight inputs: inputs 8...15 are aliased to 0...7 and set when they are
   converted. The converter scales a voltage by avr->avcc. */
static void adc_triggered(struct avr_irq_t *irq, uint32_t value, void *param) {
    (void)irq, (void)param;
    union {
        uint64_t value;
        avr_adc_mux_t mux;
    } as = {.value = value};
    if (!adc || as.mux.kind != ADC_MUX_SINGLE)
        return;
    int input = (int)as.mux.src + (avr->data[ADCSRB_AT] >> MUX5_BIT & 1) * 8;
    double count = 0;
    if (input == SUPPLY_INPUT)
        count = supply_mv * 1023 / 10000;
    else if (input < CHANNELS)
        count = feedback(&servos[input]);
    adc->adc_values[as.mux.src] = (uint16_t)lround(fmin(fmax(count * 5000 / 1023, 0), avr->avcc) + 0.5);
}

static void alias_adc(void) {
    for (avr_io_t *io = avr->io_port; io; io = io->next)
        if (!strcmp(io->kind, "adc"))
            adc = (avr_adc_t *)io;
    for (int i = 0; adc && i < 64; i++)
        if (adc->muxmode[i].kind == ADC_MUX_SINGLE && adc->muxmode[i].src >= 8)
            adc->muxmode[i].src -= 8;
}

void mechanics_init(void) {
    alias_adc();
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_OUT_TRIGGER), adc_triggered, NULL);
    for (int i = 0; i < CHANNELS; i++) {
        servos[i] = (Servo){.at_us = 1000, .stop_high = 3000, .pot_at_1000 = 225, .pot_at_2000 = 675};
        avr_irq_t *pin = avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(PINS[i].port), PINS[i].bit);
        avr_irq_register_notify(pin, pin_changed, &servos[i]);
    }
}

void mechanics_show_pulses(void) {
    for (int i = 0; i < CHANNELS; i++) {
        printf("%u %.2f %.2f ", servos[i].count, servos[i].shortest, servos[i].longest);
        servos[i].count = 0;
    }
    puts("");
}

void mechanics_show_places(void) {
    for (int i = 0; i < CHANNELS; i++)
        printf("%.1f ", servos[i].at_us);
    puts("");
}

bool mechanics_obey(const char *verb, double a, double b, double c) {
    Servo *servo = &servos[(unsigned)a % CHANNELS];
    if (!strcmp(verb, "supply"))
        supply_mv = a;
    else if (!strcmp(verb, "usb"))
        avr->avcc = avr->vcc = (uint32_t)a;
    else if (!strcmp(verb, "bandgap") && adc)
        adc->muxmode[BANDGAP_MUX].src = (unsigned)a & 0x1FFF;
    else if (!strcmp(verb, "spikes"))
        servo->spike = b, servo->spike_every = (unsigned)c;
    else if (!strcmp(verb, "speed"))
        speed_us_per_s = a;
    else if (!strcmp(verb, "push"))
        servo->at_us = b;
    else if (!strcmp(verb, "wire"))
        servo->wire_off = b == 0;
    else if (!strcmp(verb, "slip"))
        servo->slips = true, servo->slip_us = b;
    else if (!strcmp(verb, "jam"))
        servo->jammed = true, servo->low_us = servo->at_us - 60, servo->high_us = servo->at_us + 60;
    else if (!strcmp(verb, "stops"))
        servo->stop_low = b, servo->stop_high = c;
    else if (!strcmp(verb, "pot"))
        servo->pot_at_1000 = b, servo->pot_at_2000 = c;
    else if (!strcmp(verb, "free"))
        servo->jammed = servo->slips = servo->wire_off = false;
    else
        return false;
    return true;
}
