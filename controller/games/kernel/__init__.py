"""What every game does alike, once. Knows no game; no game is imported here.

A game is `rules rounds acts settle show`, beside them `odds` where there are some and `stored` (names of old journals).
`controller/games/baccarat/chemin_de_fer` is the model. How a game is converted stands in docs/adding-a-game.md.

`rounds`: a table of phases, one row each: who is asked, what he is offered, the clock, what silence means, where the
next card goes and who sees it; from it what is awaited, legal and due, and who may see a card.
"""
