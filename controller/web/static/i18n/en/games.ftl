### What all games say: cards, money, irregularities. Read on the tablets and in `faro recall`.

games-card = { CARD($card) }
games-compensation = compensation: { $player } { $amount }
games-compensation-bank = compensation: bank { $amount }

## Irregularities that can be reported

games-foul-pack = foul pack
games-double-draw = double draw
games-exposed-early = exposed early
games-turned-back = turned back
