### What all games say: cards, money, irregularities, and what was expected in an option, a deal script or a command.
### Read on the tablets, in `faro recall`, `faro settle` and the errors of the configuration.

games-card = { CARD($card) }
# One of several; $other may be such a sentence itself.
games-or = { $one } or { $other }

## The log: money

games-buys-in = { $player } buys in for { $amount }
games-cashes-out = { $player } cashes out { $amount }
games-pays-debt = { $player } pays { $amount } of a debt
games-banker-adds = the banker adds { $amount }
games-banker-takes = the banker takes { $amount }
# $amount: with its sign, such as +25.
games-compensation = compensation: { $player } { $amount }
games-compensation-bank = compensation: bank { $amount }

## The log: a card put right

games-corrected = card { $number } was not { CARD($was) } but { CARD($now) }
games-swapped = and card { $number } was { CARD($card) }

## Irregularities that can be reported

games-foul-pack = foul pack
games-double-draw = double draw
games-exposed-early = exposed early
games-turned-back = turned back

## The same in the log, and by which policy it was ruled

# $kind and $policy: one of those below.
games-irregularity = irregularity: { $kind }; { $policy }
games-said-foul-pack = The pack is not right
games-said-double-draw = Two cards were drawn at once
games-said-exposed-early = A card was seen before betting closed
games-said-turned-back = A card was turned back
# Why the demonstration's dealer voids a deal.
games-guest-waits = a guest has come
games-ruled-by-return-stakes = return stakes
games-ruled-by-bank-pays-all = bank pays all
games-ruled-by-dealer-rules = dealer rules

## The option of that policy in every game

games-policy-return-stakes = When something was wrong with the cards, all stakes go back.
games-policy-bank-pays-all = When something was wrong with the cards, the bank pays every stake.
games-policy-dealer-rules = When something was wrong with the cards, the dealer rules on each stake.

## Refusals

games-bad-kind = There is no such irregularity: { $kinds }
games-no-act = There is no act "{ $op }"
# $found: a class of Python.
games-no-command = { $found } is no command of { $game }
# $field: a class and its field. $expected: what stands below. $found: a value as Python writes it.
games-bad-field = { $field }: expected { $expected }, found { $found }
games-not-shown = Card { $card } has not been shown yet: cards 1 to { $shown } can be corrected
games-same-card = Card { $number } already is { CARD($card) }
games-foreign-card = { CARD($card) } is not in the pack
games-correct-first = { CARD($card) } is card { $number } of this deal: correct that one first, or swap them
games-debt = A debt of { $debt } is paid first: of the { $purse } in the purse { $left } is left
games-no-doubts = nothing is settled on a card in doubt

## What was expected

# $place: a path such as events[3].stake, or the name of an option. $expected: one of those below.
games-expected = { $place }: expected { $expected }
games-true-or-false = true or false
games-integer = an integer from { $low } to { $high }
games-integer-or-null = an integer from { $low } to { $high } or null
games-integer-at-most = an integer of at most { $high }
games-one-of = one of { $words }
games-option-of = an option of { $game } ({ $options })
games-live-only = no such option in a deal script
# A run of the journal as a deal script: $row is the number of the event there, $why one of those below.
games-unsaid = event { $row } of the journal: { $why }
games-unsaid-game = { $game } has no deal scripts
games-unsaid-paid = a ruling paid a stake, which no act of a script does
games-unsaid-refused = the script's "{ $op }" is refused as { $reason }
# $what: one of the next three; $given, $wanted: JSON.
games-unsaid-differs = { $what } comes out as { $given }, in the journal as { $wanted }
games-round-of-script = round { $number } of the script
games-the-bank = the bank
games-purse-of = the purse of { $player }
games-no-scripts = a game with deal scripts; { $game } has none
games-a-deck = a list of { $sizes } cards
games-a-card-such-as = a card such as TC
games-each-card-once = each card once, but { $card } is also { $other }
games-a-shoe = a list of one card or more
games-each-card-at-most = each card at most { $packs } times, but { $card } is there { $count } times
games-a-coup = a coup, 1 or more
games-last-coup = a coup from 1 to { $high }
games-players = an object of one or more names and amounts
games-an-object-of-options = an object of options
games-a-list-of-acts = a list of acts
games-an-object = an object
games-an-act = the name of an act
games-a-list-of-cards = a list of cards
games-a-string = a string
games-a-string-not-empty = a string that is not empty
games-expected-rulings = an object of stakes and return, pay or stay
games-an-id = 1 to 64 letters, digits or . _ : -
games-a-card = a card such as "TC"
games-a-player = a player's name
games-an-amount = a positive whole number
games-whole = a whole number
games-a-card-value = a Card
games-a-tuple-of-cards = a tuple of one Card or more
games-pairs-of-rulings = a tuple of pairs: a stake, and return, pay or stay
games-or-none = { $expected }, or None

## What several games say alike, in the log, as a refusal and of an option

games-wins = { $player } wins { $pay } with { $stake }
games-loses = { $player } loses { $stake }
games-returned = { $player }: { $stake } returned
games-unknown-player = There is no such player at the table
games-min = The stake is below the table's minimum
games-max = The stake is above the table's maximum
games-funds = The purse does not hold that much
games-not-open = Bets are not open
games-not-due = No card is due now
games-not-dealt-yet = This card has not been dealt yet
games-that-card-already = It is that card already
games-no-debt = The debt is not that large
games-bank-funds = The bank does not hold that much
games-bank-bound = The bank cannot cover the bets already placed
games-bad-amount = The amount must be a whole number other than 0
games-option-min-is = A stake is { $number } or more.
games-stands-on = { $player } stands
games-deal-over = the deal is over
games-why-void = deal void
games-option-unit-is = Stakes are multiples of { $number }.
games-option-cut = Whether the table names who cuts the pack before it is dealt from (1.1).
games-option-cut-off = Nobody is named to cut the pack.
games-option-cut-ask = The table names who cuts the pack, and the dealer confirms that it was cut.
games-option-irregularity = What becomes of the stakes when something was wrong with the cards (1.9).
games-your-card = your card: { CARD($card) }
games-drawn = { $player } draws { CARD($card) }
games-solvency = The banker cannot cover this with the bets already placed
games-option-max-none = There is no limit to a stake.
games-option-max-is = A stake is at most { $number }.
