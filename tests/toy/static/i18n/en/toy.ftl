### What the toy game says: its log and its refusals.

## The log

toy-staked = { $player } stakes { $amount }
toy-face-down = { $player } has a card face down
toy-card = { $place }: { CARD($card) }
toy-your-card = your card: { CARD($card) }
# $amount: with its sign.
toy-settled = { $player } { $amount }
toy-round-void = the round is void: { $why }
toy-run-void = the run is void: { $why }
toy-cut = the cut card: this is the last round

## Options

toy-option-limit-s = Seconds to draw or stand.
toy-option-limit-s-is = The player draws or stands within { $number } s.
toy-option-most-bank = What the banker puts up, if he has it.
toy-option-most-bank-is = The banker puts up at most { $number }.

## Refusals

toy-two-players = two players with money are needed
toy-stake-laid = a stake has been laid
toy-banker = the banker does not stake
toy-not-that-much = purse or bank does not hold that much
toy-no-stakes = nobody has staked
toy-not-your-turn = nothing is to be decided by you
toy-not-correctable = another card would have changed those after it; void the round
toy-no-such-money = not that much
toy-no-such-act = there is no such act here
toy-not-due = no card is due
toy-twice = { CARD($card) } has come twice
toy-drawn-from = the toy's shoe is drawn from, and nothing else
