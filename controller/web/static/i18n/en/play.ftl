### What the pages say in several games: a game says under the same key with its own name what is otherwise with it.
### Read on the tablets.

## The deal

play-phase-bets_closed = { pages-act-close-bets }
play-lies = { $player }, { $amount }
play-card-down = a card face down
play-in-the-box = in the box
play-none-decided = No bet was decided.
play-standers = Standing by
play-stakes = The stakes
play-draws-or-stands = { $player } draws or stands

## What is decided, in a sentence such as "bob draws or stands"

play-to-draw = draw
play-to-stand = stand

## Commands

play-act-draw = Draw
play-act-stand = Stand
play-act-take = Take the bank
play-act-pass = No

## The player's tray

play-your-acts = What you may do
play-chips = Your chips
play-chip = a chip of { $amount }
play-clear = Clear
play-cancel = Cancel
play-take-back = Take back
play-advice-wait = The next deal begins when the dealer has shuffled.
play-advice-buy_in = Buy in with the dealer.
play-advice-watch = Nothing is asked of you now.

## Odds

play-sheet-odds = Odds
play-odds-wins = Wins
play-odds-loses = Loses

## The rules in force

play-rules-limits = Limits
play-rules-table = At the table
