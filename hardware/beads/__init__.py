"""The casekeeper: beads moved by servos, with feedback or without, their calibration."""
