"""Two feedback servos of different makers, a row of figures each. The casekeeper is drawn with the one that is chosen.

Each figure is `SERVO_...` of `params`, mm and Nmm, with the sheet it stands in; `guess` where there is none: measure
yours. Both have their feedback on a fourth wire and 1 ms to 2 ms of pulse, so board and calibration take either.
"""

# Of that table: A 32.5, B 22.8, C 28.4, D 12.4, F 18.5; how far the ears reach is not among them. Two builders'
# measures of clones agree with A within 0.2 mm (18.3 + 2.5 + 7.6 + 4.0 = 32.4).
TOWERPRO = "TowerPro's table for the MG90S, which Adafruit's 1450 is"
FEETECH = "FEETECH FS90, 23.2 x 12.5 x 22 mm, 1.5 kgf cm at 6 V, 1.3 at 4.8 V; feedback on a fourth wire (Pololu 3436)"
ROWS: dict[str, tuple[str, str, dict[str, tuple[float, str]]]] = {
    "1450": (
        "feedback micro servo, Adafruit 1450",
        TOWERPRO,
        {
            "SERVO_L": (22.8, TOWERPRO),
            "SERVO_W": (12.4, TOWERPRO),
            "SERVO_EAR_Z": (18.5, TOWERPRO),
            "SERVO_EAR_T": (2.5, "guess: two builders' measures"),
            "SERVO_EAR_L": (32.4, "guess: no letter of TowerPro's table above"),
            "SERVO_CASE_H": (23.0, "guess: two builders' measures"),
            "SERVO_BOSS_H": (28.4, TOWERPRO),
            "SERVO_SPLINE_H": (32.4, "guess: two builders' measures"),
            "SERVO_SHAFT": (6.2, "guess: two builders' measures"),
            "SERVO_STALL_NMM": (176.0, "Adafruit: 1.8 kgf cm at 4.8 V"),
            "SERVO_STALL_FAST_NMM": (216.0, "Adafruit: 2.2 kgf cm at 6 V"),
        },
    ),
    "FS90-FB": (
        "feedback micro servo, FEETECH FS90-FB (Pololu 3436)",
        FEETECH,
        {
            "SERVO_L": (23.2, FEETECH),
            "SERVO_W": (12.5, FEETECH),
            "SERVO_EAR_Z": (16.0, "guess: as servos of this size mostly have it"),
            "SERVO_EAR_T": (2.5, "guess: as servos of this size mostly have it"),
            "SERVO_EAR_L": (32.3, "guess: as servos of this size mostly have it"),
            "SERVO_CASE_H": (22.0, FEETECH),
            "SERVO_BOSS_H": (26.5, "guess: as servos of this size mostly have it"),
            "SERVO_SPLINE_H": (29.5, "guess: as servos of this size mostly have it"),
            "SERVO_SHAFT": (6.2, "guess: as servos of this size mostly have it"),
            "SERVO_STALL_NMM": (127.0, FEETECH),
            "SERVO_STALL_FAST_NMM": (147.0, FEETECH),
        },
    ),
}
"""By the maker's number: name, sheet, and of each parameter that differs its value and source."""


OF_THE_BILL = "1450"
