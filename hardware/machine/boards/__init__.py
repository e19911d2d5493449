"""The two boards of the table: a shield for the Arduino Mega and an input board for the Raspberry Pi, as code.

Each circuit is described once (`shield`, `inputs`): parts, nets, places. Schematic, board, bill of materials and
pictures are made from it (`python -m hardware.machine.boards`). Nobody has built one yet.
"""
