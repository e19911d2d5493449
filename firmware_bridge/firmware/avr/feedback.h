/* Fourteen analogue inputs, one conversion a millisecond: each is fresh for every look at the feedback (20 ms). */
#ifndef FEEDBACK_H
#define FEEDBACK_H

/* Starts, and reads every input once (2 ms). */
void feedback_init(void);

/* Takes the last conversion and begins the next; call it every millisecond. */
void feedback_poll(void);

#endif
