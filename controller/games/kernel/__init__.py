"""What every game does alike, once. Knows no game; no game is imported here.

`rounds`: a table of phases, one row each: who is asked, what he is offered, the clock, what silence means, where the
next card goes and who sees it; from it what is awaited, legal and due, and who may see a card. `course`: the driver
from act to facts to what follows, and the base of a deal. `acts`: verbs out of the classes of commands. `paper`: deal
scripts. `redo`: a correction as a replay. `show`: sentences and views. `table`: the base of a game's `Game`.

`controller/games/baccarat/chemin_de_fer` is the model; docs/adding-a-game.md says how a game is converted.
"""
