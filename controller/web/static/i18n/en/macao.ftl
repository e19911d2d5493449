### Macao and Victoria. Read on the tablets and in `faro recall`; options also in the configuration and
### docs/rules-options.md, which are in English.

# Beside the name of an option: an option of Macao.
macao-name = Macao
# At the top of a page.
macao-title = Macao

## The log

# On an account: what decided a stake of a coup, by what one's own hand and the bank's were worth.
macao-came = { $own } against the bank's { $bank }
macao-came-bank = The bank has { $bank }
macao-reopened = { baccarat-reopened }
macao-dealt = { $player } has a card face down
macao-your-card = { games-your-card }
macao-drawn = { games-drawn }
macao-refuses = { $player } refuses the card
macao-instead = { $player } has { CARD($card) } instead
macao-stands = { games-stands-on }
macao-natural = { $player } has a natural
macao-over9 = { $player } is over nine
# $player: the banker; $cards: his hand; $value: what it is worth.
macao-banker-has = coup { $coup }: the banker { $player } has { $value }, { $cards }
macao-banker-over = coup { $coup }: the banker { $player } is over nine with { $value }, { $cards }
macao-hand = { $player } has { $value }, { $cards }
macao-bank-passed = { $player } has the bank
# $player: who is the banker now.
macao-ended = the pack is used up; { $player } has the bank
macao-void = the deal is void; what was still at stake went back
# $why: what the dealer wrote, or an irregularity.
macao-void-why = the deal is void: { $why }; what was still at stake went back
macao-returned-passed = { $amount } returned to { $player }: the bank has passed
macao-not-held = { $amount } returned to { $player }: the banker could not pay it

## The pages

macao-door = Take a seat and stake against the banker; one card first.
# Where the dealer lays the next card.
macao-place =
    { $place ->
        [banker] the banker { $player }
       *[player] { $player }
    }
macao-to-refuse = refuse
macao-phase-bets_open = Stake against the banker
macao-phase-dealing = { baccarat-phase-bets_closed }
# $player: whose turn it is, or none.
macao-phase-turn =
    { $player ->
        [none] a player draws or stands
       *[other] { play-draws-or-stands }
    }
macao-phase-drawing =
    { $player ->
        [none] a player draws
       *[other] { $player } draws
    }
macao-moment-turn = { macao-phase-turn }
macao-moment-drawing = { macao-phase-drawing }
macao-phase-over = The pack is used up
macao-phase-void = { pages-deal-void }
# $who: you or player; $bank: he is the banker.
macao-hand-of =
    { $bank ->
        [true] { $who ->
            [you] You, the banker
           *[player] { $player }, banker
        }
       *[false] { $who ->
            [you] You
           *[player] { $player }
        }
    }
macao-lies = { $amount } against the banker
macao-act-refuse = Refuse the card
macao-act-pass_bank = Pass the bank to the left
macao-done-stake = { $amount } laid.
macao-hold-to-see = Hold to see
macao-is-over = over nine
macao-is-natural = natural
# $cards: signs of the cards that were laid aside.
macao-refused = refused: { $cards }
macao-next-down = Next: { $player }, face down
macao-next-up = Next: { $player }
macao-stakes-against = Stakes against { $player }
macao-nothing-lies = Nobody has staked.
# $amount: how much more the banker can answer for.
macao-room = The banker can answer for { $amount } more.
macao-left =
    { $count ->
        [one] One card left in the pack.
       *[other] { $count } cards left in the pack.
    }
macao-no-deal = Stakes are taken when the pack is in the shoe.
macao-nothing-settled = No coup has been settled in this deal.
macao-bank-had = { $player } had { $value }:
macao-advice-stake = Tap chips, then lay the stake. It cannot be taken back.
macao-advice-draw = Draw a card, or stand.
macao-advice-turn_of = { play-draws-or-stands }
macao-advice-refuse = The ten counts nothing: keep it, or refuse it for another card.
macao-advice-banker = You hold the bank: the others stake against your purse.
macao-rules-hands-is = An ace counts 1, tens and court cards 0; a hand is worth the last digit of the sum. 8 or 9 with the first cards is a natural.
macao-rules-refusing = Tens
macao-rules-refusing-is = A ten or court card that was just drawn may be refused for another card, again and again.
macao-rules-wins = Who wins
macao-rules-wins-is = The higher value wins, then fewer cards.
macao-rules-limits = { faro-sheet-stakes }

## Refusals

macao-banker = { baccarat-banker }
macao-solvency = { games-solvency }
macao-pack-short = The pack is too short for one player more; the next one begins soon
macao-no-stakes = Nobody has staked
macao-not-dealt = The first cards have not been dealt
macao-not-your-turn = { baccarat-not-your-turn }
macao-max-cards = The hand has as many cards as it may have
macao-no-cards = There is no card left in the pack
macao-not-refusable = Only a ten or court card that was just drawn can be refused
macao-no-turn = It is nobody's turn
macao-over = { pages-deal-over }
macao-hands-hidden = While hands lie face down no card is put right; void the coup, or wait until it is settled
macao-bound = The banker's purse must hold what the stakes could win
macao-no-bank = The banker answers with his own purse
macao-coup-under-way = That waits until this coup is settled
macao-alone = Two players with money are needed
macao-no-stake-of = { baccarat-has-no-stake }

## What is wrong with a deal script

macao-expected-banker = one of the seats
macao-expected-seats = a list of two names or more
macao-expected-players-seated = each of the players once

## Why a run has no deal script

macao-unsaid-banker = the bank had passed to another player, and a script has one banker

## Options: what each decides, with its section of docs/rules.md, and what its values mean

macao-option-macao-tie = Who wins when value and number of cards are equal (3.4.7).
macao-option-macao-tie-banker = A tie is the banker's.
macao-option-macao-tie-void = A tie is void: the stake goes back.
macao-option-macao-over9 = What a sum over nine counts (3.4.6).
macao-option-macao-over9-mod10 = Of a sum over nine the last digit counts.
macao-option-macao-over9-bust = A hand over nine has lost at once.
macao-option-max-cards = The most cards of a hand, the first ones included (3.4.5).
macao-option-max-cards-is = A hand has at most { $number } cards.
macao-option-max-cards-none = A hand may have any number of cards.
macao-option-natural9-pays = What a natural nine pays (3.4.7).
macao-option-natural9-pays-is = A natural nine pays { $number } to 1.
macao-option-natural8-pays = What a natural eight pays (3.4.7).
macao-option-natural8-pays-is = A natural eight pays { $number } to 1.
macao-option-pair-even = What a natural of two cards of one rank pays (3.4.8).
macao-option-pair-even-on = A natural of two cards of one rank pays even money.
macao-option-pair-even-off = A natural of two cards of one rank pays like any other.
macao-option-solvency = What the banker must be able to pay (3.4.2).
macao-option-solvency-sum = The banker takes no stake unless his purse holds what all could win.
macao-option-solvency-none = The banker takes every stake and may owe.
macao-option-min = The least stake, in each act (3.4.2).
macao-option-min-is = { games-option-min-is }
macao-option-max = The most that a player may stake in a coup (3.4.2).
macao-option-max-is = A player stakes at most { $number } in a coup.
macao-option-max-none = { games-option-max-none }
macao-option-unit = Stakes are multiples of it (3.4.2).
macao-option-unit-is = { games-option-unit-is }
macao-option-stake-s = For how many seconds stakes are taken after the first one (3.4.9).
macao-option-stake-s-is = Stakes are taken for { $number } seconds after the first one.
macao-option-turn-s = In how many seconds a player draws or stands (3.4.9).
macao-option-turn-s-is = A player draws or stands within { $number } seconds, else he stands.
macao-option-peek = Where players see their cards that lie face down (3.4.9).
macao-option-peek-tablet = A player sees his cards that lie face down on his tablet.
macao-option-peek-cards = A player looks at his cards that lie face down; no tablet shows them.
macao-option-beads = Whether the casekeeper counts the cards shown (3.4.12).
macao-option-beads-quarters = A bead moves across with every second card of its rank that is shown.
macao-option-irregularity = What becomes of the stakes when something was wrong with the cards (3.4.11).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

macao-term-bank = bank
macao-term-bank-is = In Macao no money of its own: the banker answers with his purse, and the bank goes round the seats.
macao-term-natural = natural
macao-term-natural-is = An 8 or 9 with the first cards; it is not drawn to, and is paid more.
macao-term-coup = coup; coups
macao-term-coup-is = One round: the stakes, the cards, and what is paid.
macao-term-draw = draw; draws
macao-term-draw-is = To have another card, face up.
macao-term-stand = stand; stands
macao-term-stand-is = To take no more cards.
macao-term-court = court card; court cards
macao-term-court-is = A jack, queen or king.
macao-term-refuse = refuse; refuses; refused; laid aside
macao-term-refuse-is = To have a ten or court card that you have just drawn laid aside, and another one in its place.
macao-term-over_nine = over nine
macao-term-over_nine-is = A hand whose points come to more than nine; where that is agreed it has lost at once.
macao-term-tie = tie; ties
macao-term-tie-is = Two hands of the same value and as many cards.

## The game in five pictures, one sentence each

macao-step-stake = One player is the banker, and the others stake against his purse.
macao-step-first = Everybody has one card face down; tens and court cards count nothing.
macao-step-natural = An 8 or 9 at first is a natural, which wins several times its stake.
macao-step-draw = In your turn draw cards or stand; a ten or court card you may refuse for another.
macao-step-compared = The last digit of the sum counts: the higher hand wins.
macao-step-first_two = Everybody has two cards face down; tens and court cards count nothing.
macao-step-natural_two = An 8 or 9 with two cards is a natural, which wins several times its stake.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

macao-typed-example = stake 50
macao-typed-refuse = refuse

## What the croupier calls: of a line of the log, under its own key

macao-called-natural = A natural for { $player }.
macao-called-banker-has = The bank: { $value }.
