"""The service rig: spindles moved, read and calibrated by hand while the casekeeper is out of play."""
