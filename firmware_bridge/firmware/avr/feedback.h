/* Fourteen analogue inputs and the chip's own 1.1 V, one a millisecond: each is fresh for every sample of the feedback
   (20 ms). What is taken is the middle one of three conversions, so that a spike of a motor is none. */
#ifndef FEEDBACK_H
#define FEEDBACK_H

/* Starts, and reads everything once (6 ms). Interrupts must be on. */
void feedback_init(void);

/* Takes the last conversions and begins the next; call it every millisecond. */
void feedback_poll(void);

#endif
