/* Servo pulses: 20 ms period, 0.5 us steps. The compare units of timers 1, 3, 4 and 5 make eleven channels in hardware;
   two are made by interrupts that fire early and busy-wait for the exact tick. */
#ifndef SERVOS_H
#define SERVOS_H

#include <stdbool.h>

void servos_init(void);

/* Takes over changed pulses where no pulse is under way; call it at least every 10 ms. */
void servos_poll(void);

/* No pulse is under way on the servo outputs of port B. */
bool servos_quiet_on_port_b(void);

#endif
