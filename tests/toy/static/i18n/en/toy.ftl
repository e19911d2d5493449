### The toy game. Read on its pages alone.

# At the top of a page.
toy-title = The toy

## The log

toy-stakes = { $player } stakes { $amount }
toy-dealt-down = { $player } has a card face down
toy-dealt =
    { $place ->
        [banker] banker: { CARD($card) }
       *[player] player: { CARD($card) }
    }
# $pay: with its sign, such as +20.
toy-settled = { $player } { $pay }
# $why: what the dealer wrote.
toy-void =
    { $what ->
        [run] the run is void: { $why }
       *[round] the round is void: { $why }
    }
toy-cut = the cut card: this is the last round
toy-your-card = your card: { CARD($card) }

## Refusals

toy-two-players = two players with money are needed
toy-stake-laid = a stake has been laid
toy-banker = the banker does not stake
toy-funds = purse or bank does not hold that much
toy-no-stakes = nobody has staked
toy-not-your-turn = nothing is to be decided by you
toy-not-correctable = another card would have changed those after it; void the round
toy-not-that-much = not that much
toy-no-act = there is no such act here
toy-not-due = no card is due
toy-drawn-from = the toy's shoe is drawn from, and nothing else
toy-twice = { CARD($card) } has come twice

## Options

toy-option-limit-s = Seconds to draw or stand.
toy-option-limit-s-is = The player draws or stands within { $number } s.
toy-option-most-bank = What the banker puts up, if he has it.
toy-option-most-bank-is = The banker puts up at most { $number }.

## Page

toy-door = Stake against the player who holds the bank.
toy-sheet = Round
toy-sheet-players = Players
toy-phase-bets_open = Stake against the bank
toy-phase-bets_closed = The player's card is next
toy-phase-deciding = The player decides
toy-phase-drawing = The player draws
toy-phase-banker = The banker's card is next
toy-round = round { $number }
toy-place =
    { $place ->
        [player] the player
       *[banker] the banker
    }
toy-earlier-round = an earlier round
toy-this-round = this round
toy-lies = { $amount } against the bank
toy-act-stake = Stake { $amount }
toy-act-draw = Draw a card
toy-button-draw = Draw
toy-face-down = A card face down
toy-no-card = There is no card in this round.
toy-cards = The cards of the round
toy-none-settled = No round has been settled.
toy-wins = { $player } wins { $amount }.
toy-loses = { $player } loses { $amount }.
toy-loses-rake = { $player } loses { $amount }, { $rake } of it to the house.
toy-your-acts = Your acts
toy-you-banker = { $player }, banker
