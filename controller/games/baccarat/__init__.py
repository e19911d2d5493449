"""The baccarat family: what all of its games share (`hand`, `shoe`), and one folder for each game.

A game imports the ground of all games, these shared modules and itself (docs/rules.md section 3).
"""
