### German faro. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

# Beside the name of an option: an option of German faro.
german_faro-name = German faro

## The log

# $pile: where the card went.
german_faro-card-shown =
    { $pile ->
        [left] left: { CARD($card) }
       *[right] right: { CARD($card) }
    }
german_faro-card-covered =
    { $pile ->
        [left] left: { CARD($card) }, of a player who is out: the next card covers it
       *[right] right: { CARD($card) }, of a player who is out: the next card covers it
    }
german_faro-stakes-reopened = stakes are taken again before pair { $pair }
german_faro-no-pair = the last card { CARD($card) } makes no pair
# $stakes: players with what each stake won or lost.
german_faro-pair-settled = pair { $pair } settled: { $stakes }
# $amount: with its sign, such as +5.
german_faro-paid = { $player } { $amount } on { CARD($card) }
german_faro-paid-what-it-has = the bank pays what it has: { $player } gets { $paid } for { $stake }
# $why: one of the next four.
german_faro-stake-returned = { $marks } on { CARD($card) } returned to { $player } ({ $why })
german_faro-why-withdrawn = taken back
german_faro-why-end = the last cards are out
german_faro-why-broken = the bank is broken
german_faro-why-void = deal void
german_faro-ruled-returned = { $player }: { $stake } on { CARD($card) } returned
# $pay: what the bank pays beside the stake.
german_faro-ruled-paid =
    { $pay ->
        [0] { $player }: { $stake } on { CARD($card) } paid
       *[other] { $player }: { $stake } on { CARD($card) } paid, +{ $pay }
    }
german_faro-deal-over = the deal is over
german_faro-bank-broken = the bank is broken; the deal is over
german_faro-deal-void = the deal is void; what lay on the cards went back
# $why: what the dealer wrote, or an irregularity.
german_faro-deal-void-why = the deal is void: { $why }; what lay on the cards went back

## Refusals

german_faro-closed = The cards are being turned: no more stakes in this pair
german_faro-unknown-player = There is no such player at the table
german_faro-eliminated = This player is out
german_faro-not-own-suit = This card is not in the player's book
german_faro-bad-stake = The stake must be a positive whole number of marks
german_faro-dead = The bank has already turned this card
german_faro-max = So many marks may not lie on all cards of one player
german_faro-funds = The player does not have that many marks
german_faro-no-withdraw = At this table stakes stay until they are decided
german_faro-unknown-id = This player has no stake on that card
german_faro-not-open = Stakes are not open
german_faro-not-closed = A card of this pair has been turned already
german_faro-over = The deal is over
german_faro-duplicate-card = This card has already been turned in this deal
german_faro-foreign-card = This card is not in the pack
german_faro-no-debt = The debt is not that large
german_faro-pair-under-way = The banker takes no marks out before this pair is settled
german_faro-bank-funds = The bank does not hold that much
german_faro-solvency = The bank could not pay what lies
german_faro-bad-amount = The amount must be a whole number other than 0
german_faro-nothing-lies = Nothing lies on { CARD($card) }
german_faro-bank-empty = the bank stands at { $bank }; the banker must put marks in before the next deal
german_faro-too-few = three or four players with marks are needed; { $players } of { $seats } seats have some

## What was expected in a deal script

german_faro-script-before = a pair, 1 or more
german_faro-script-three-suits = the 39 cards of three suits
german_faro-script-players = a list of players with name, suit and marks
german_faro-script-player = an object with name, suit and marks
german_faro-script-name = a name that no other player has
german_faro-script-suit = S, H, D or C
german_faro-script-free-suit = a suit of the pack that no other player has
german_faro-script-three-or-four = three or four players, found { $found }
# $suits: of the three players.
german_faro-script-deck-for-three = the 39 cards of { $suits } for three players, found 52 cards

## Options: what each decides, with its section of docs/rules.md, and what its values mean

german_faro-option-max-total = The marks that one player may have on all his cards (2.2).
german_faro-option-max-total-is = A player may have { $number } marks on all his cards together.
german_faro-option-pays = The pile that pays; the other one collects (2.5).
german_faro-option-pays-right = A stake that is met on the right is paid, on the left it goes to the bank.
german_faro-option-pays-left = A stake that is met on the left is paid, on the right it goes to the bank.
german_faro-option-first-pile = Where the first card of a pair goes (2.5).
german_faro-option-first-pile-right = The first card of a pair goes to the right.
german_faro-option-first-pile-left = The first card of a pair goes to the left.
german_faro-option-withdraw = A stake may be taken back before its pair (2.6).
german_faro-option-withdraw-on = A stake may be taken back before a pair.
german_faro-option-withdraw-off = A stake lies until it is met.
german_faro-option-dead-stake = A stake on a card that the bank has already turned (2.7).
german_faro-option-dead-stake-reject = No marks are taken on a card that the bank has turned.
german_faro-option-dead-stake-allow = Marks may lie on a card that the bank has turned, though nothing meets them.
german_faro-option-settle = The bank collects before it pays, or pile by pile (2.8).
german_faro-option-settle-collect-first = The bank collects before it pays.
german_faro-option-settle-drawn-order = The bank settles in the order of the cards.
german_faro-option-cover = Cards of a player who is out are laid over (2.10).
german_faro-option-cover-on = A card of a player who is out is covered by the next card.
german_faro-option-cover-off = Cards of a player who is out count like any other.
german_faro-option-odd-last-card = A single last card makes no pile, or the first one (2.11).
german_faro-option-odd-last-card-dead = A single last card decides nothing.
german_faro-option-odd-last-card-first-pile = A single last card counts for the first pile.
german_faro-option-irregularity = What becomes of the stakes when something was wrong with the cards (1.9).
