/* The closed loop over thirteen servos, by the rules of fake_board.py: a move is done when the feedback says so; a jam
   is tried twice and the servo rested when it recurs; positions are watched at rest; a sagging supply is reported.
   Pure but for board.h. */
#ifndef CASEKEEPER_H
#define CASEKEEPER_H

#include <stdbool.h>
#include <stdint.h>

enum { SAMPLE_MS = 20 }; /* the feedback is sampled once a servo period */

void casekeeper_init(void);
void casekeeper_configure(uint16_t settle_ms, uint16_t tolerance_us, uint16_t gentle_us_per_s, bool hold_at_rest);
void casekeeper_move(uint8_t channel, uint16_t pulse_us, uint32_t now_ms);
void casekeeper_release(uint8_t channel);

/* The safe state: no servo is driven. */
void casekeeper_release_all(void);

/* A new link: everything wanted before is void, and every channel is to be reported. */
void casekeeper_forget_all(void);

/* Samples every feedback; to be called every SAMPLE_MS. */
void casekeeper_sample(uint32_t now_ms);

/* Takes the next channel that is to be reported; -1 when there is none. */
int8_t casekeeper_next_report(void);
uint8_t casekeeper_state(uint8_t channel);
uint16_t casekeeper_wanted_us(uint8_t channel);

#endif
