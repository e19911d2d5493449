#include "readings.h"

#include "board.h"       // board_feedback, board_supply, board_reference
#include "calibration.h" // calibration_reference

enum { SHIFT = 14, FULL_SCALE_MV = 10000 }; /* 5 V behind two equal resistors */

/* NOMINAL_REFERENCE / the reference read now; a division takes the AVR as long as ten of the rest, so it is kept. */
static uint16_t factor(void) {
    static uint16_t reference, kept;
    uint16_t now = board_reference();
    if (now != reference) {
        reference = now;
        uint32_t wanted = ((uint32_t)NOMINAL_REFERENCE << SHIFT) / now;
        kept = wanted > UINT16_MAX ? UINT16_MAX : (uint16_t)wanted;
    }
    return kept;
}

uint16_t reading_feedback(uint8_t channel) {
    uint16_t counts = board_feedback(channel);
    if (counts < FEEDBACK_MIN || counts > FEEDBACK_MAX || !board_reference())
        return counts; /* a wire that is off stays one, whatever the reference */
    uint16_t scaled = (uint16_t)(((uint32_t)counts * factor() + (1UL << (SHIFT - 1))) >> SHIFT);
    return scaled < FEEDBACK_MIN ? FEEDBACK_MIN : scaled > FEEDBACK_MAX ? FEEDBACK_MAX : scaled;
}

uint16_t reading_supply_mv(void) {
    uint16_t reference = board_reference();
    if (!reference)
        return 0;
    uint32_t unscaled_mv = (uint32_t)board_supply() * FULL_SCALE_MV / 1023;
    return (uint16_t)(unscaled_mv * calibration_reference() / reference);
}
