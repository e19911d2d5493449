### What the games of baccarat share. Read on the tablets and in `faro recall`.

## The log: the shoe

# $count: how many cards are burnt face down after it.
baccarat-burn =
    { $count ->
        [one] burnt: { CARD($card) }, and one card face down
       *[other] burnt: { CARD($card) }, and { $count } cards face down
    }
baccarat-burnt = a card is burnt face down
baccarat-cut = the cut card has come
baccarat-shoe-over = the shoe is over
baccarat-shoe-void = the shoe is void; what was still at stake went back
# $why: what the dealer wrote, or an irregularity.
baccarat-shoe-void-why = the shoe is void: { $why }; what was still at stake went back
baccarat-coup-void = coup { $coup } is void; its cards are out
# $why: what the dealer wrote, or an irregularity.
baccarat-coup-void-why = coup { $coup } is void: { $why }; its cards are out

## The pages

baccarat-round = coup { $number }
# A shoe is one deal.
baccarat-so-far = coup { $round }, shoe { $deal }
baccarat-join-round = You can play in the next coup, when this one is settled.
baccarat-join-round-s = You can play in the next coup, in about { $seconds } s.
baccarat-sheet = Coup
# Heading of what the stakes of a coup won and lost.
baccarat-settled = Coup { $number }
baccarat-nothing-settled = No coup has been settled in this shoe.
baccarat-left =
    { $count ->
        [one] One card left in the shoe.
       *[other] { $count } cards left in the shoe.
    }
baccarat-phase-banco = Banco?
baccarat-phase-bets_open = Place your stakes
baccarat-phase-bets_closed = No more stakes
baccarat-phase-over = { baccarat-over }
baccarat-phase-void = The shoe was void; what was still at stake went back
# In a sentence such as "bob draws or stands".
baccarat-to-take = take the bank
baccarat-to-retire = leave the bank
# What holds by silence.
baccarat-to-custom = by custom
baccarat-to-table = by the table
baccarat-act-banco = Banco
baccarat-act-retire = Leave the bank
baccarat-act-stake = Stake { $amount }
# $more: true with a stake of one's own placed, none before a chip was tapped.
baccarat-do-stake =
    { $more ->
        [none] Stake
        [true] Stake { $amount } more
       *[false] { baccarat-act-stake }
    }
# The dealer's buttons, for a player without a tablet.
baccarat-act-enter_draw = Enter: draw
baccarat-act-enter_stand = Enter: stand
baccarat-act-says_draw = { baccarat-act-enter_draw }
baccarat-act-says_stand = { baccarat-act-enter_stand }
baccarat-advice-wait = The next shoe begins when the dealer has shuffled.
baccarat-rules-hands = The hands
baccarat-rules-third = The third card
baccarat-rules-shoe = The shoe
baccarat-rules-bank = { pages-the-bank }

## The log: money

# $pay: what the bank pays beside the stake.
baccarat-wins = { games-wins }
baccarat-loses = { games-loses }
baccarat-returned = { games-returned }
baccarat-returned-end = { $amount } returned to { $player }: the shoe is over
baccarat-returned-void = { $amount } returned to { $player }: void
baccarat-not-held = { $amount } returned to { $player }: the bank could not pay it

## Refusals

baccarat-closed = No more bets in this coup
baccarat-dup-id = There is a bet of this name already
baccarat-unknown-player = { games-unknown-player }
baccarat-bad-stake = The stake must be a positive multiple of the table's unit
baccarat-min = { games-min }
baccarat-max = { games-max }
baccarat-funds = { games-funds }
baccarat-solvency = The bank cannot cover this with the bets already placed
baccarat-unknown-id = There is no such bet
baccarat-no-bet = There is no bet { $bet }
baccarat-not-owner = This bet is another player's
baccarat-not-open = { games-not-open }
baccarat-not-closed = A card of this coup has been dealt already
baccarat-not-due = { games-not-due }
baccarat-over = The shoe is over
baccarat-too-many = This card has come as often as there are packs in the shoe
baccarat-no-marker = There is no such marker in this shoe
baccarat-cut-out = The cut card has come already
baccarat-answered = You have answered already
baccarat-not-shown = { games-not-dealt-yet }
baccarat-face-down = This card lies face down
baccarat-same-card = { games-that-card-already }
baccarat-burnt-unseen = This card was burnt face down
baccarat-changes-later = That card would have sent later ones elsewhere: what was dealt stands
baccarat-no-debt = { games-no-debt }
baccarat-bank-funds = { games-bank-funds }
baccarat-bank-bound = { games-bank-bound }
baccarat-coup-under-way = The bank gives no money out before this coup is settled
baccarat-bad-amount = { games-bad-amount }
baccarat-bank-empty = the bank stands at { $bank }; money must be put in before the next shoe

## The options: the beads

baccarat-beads-rest = The beads of the casekeeper stand at rest.
baccarat-beads-quarters = A bead moves across with every quarter of the cards of its rank that is shown.

## Deal scripts

# $least: how many names at least.
baccarat-names = a list of { $least } or more names
baccarat-places = every player at one place, and nobody else

## Why a shoe has no deal script

baccarat-unsaid-too-often = { CARD($card) } was dealt once more than the { $packs } packs of a script hold it

## What several games of the family say alike, in the log, as a refusal and of an option

baccarat-returned-above-bank = { $amount } returned to { $player }: above the bank
baccarat-not-vacant = There is a bank already
baccarat-own = You have just left this bank
baccarat-no-bank = There is no bank to play against
baccarat-banker = The banker does not stake
baccarat-not-your-turn = It is not your turn
baccarat-changes-play = That card would have changed what was played after it: what was dealt stands
baccarat-unsaid-raised = the bank had been raised for the coup that was void, which no act of a script does
baccarat-option-min-bank-is = A bank is { $number } or more.
baccarat-option-peek-tablet = Who plays a hand sees it on his tablet.
baccarat-option-peek-cards = Who plays a hand lifts the cards; no tablet shows them.
baccarat-reopened = stakes are taken again before coup { $coup }
baccarat-has-no-stake = { $player } has no stake

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

baccarat-term-shoe = shoe
baccarat-term-shoe-is = The closed box out of which the cards are drawn, several packs of them.
baccarat-term-coup = coup; coups
baccarat-term-coup-is = One round: the stakes, the cards, and what is paid.
baccarat-term-natural = natural
baccarat-term-natural-is = A hand of 8 or 9 with its first two cards; it is shown at once, and no third card is drawn against it.
baccarat-term-tie = tie; ties
baccarat-term-tie-is = Both hands are worth the same.
baccarat-term-draw = draw; draws; drew
baccarat-term-draw-is = To take a third card.
baccarat-term-stand = stand; stands; stood
baccarat-term-stand-is = To take no third card.
baccarat-term-banco = banco; bancos
baccarat-term-banco-is = To play alone against the whole bank, in place of all other stakes.
baccarat-term-custom = custom
baccarat-term-custom-is = What a hand does when its player says nothing: it draws on 0 to 4 and stands on 6 and 7.
baccarat-term-table = by the table
baccarat-term-table-is = What the banker's hand does when he says nothing, by the drawing table of punto banco.
baccarat-term-standing_by = standing by; stand by; standers-by; stander-by
baccarat-term-standing_by-is = At the table without a chair in the order of play: who stands by may stake only what the bank still covers.
baccarat-term-leave = leave the bank; leaves the bank; left a bank; left it
baccarat-term-leave-is = The banker takes all the money of his bank, and somebody else may have it.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

baccarat-typed-banco = banco
baccarat-typed-retire = retire; leave; leave the bank
