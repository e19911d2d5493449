### Siete y media. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

# Beside the name of an option: an option of siete y media.
siete_y_media-name = siete y media
# At the top of a page.
siete_y_media-title = Siete y media

## The log

# $whole, $half: points and half points (0 or 1), as the game writes them.
siete_y_media-points =
    { $whole ->
        [0] ½
       *[other] { $half ->
            [1] { $whole }½
           *[0] { $whole }
        }
    }
# On an account: what decided a stake, the points of one's own hand and of the bank's as siete_y_media-points.
siete_y_media-came = { macao-came }
siete_y_media-came-bank = { macao-came-bank }
siete_y_media-bank-dealt-down = the bank is dealt a card face down
siete_y_media-dealt-down = { $player } is dealt a card face down
siete_y_media-your-card = { games-your-card }
siete_y_media-draws = { games-drawn }
siete_y_media-under-the-seven = a card lies face down under { $player }'s seven
siete_y_media-shows = { $player } shows { CARD($card) }
siete_y_media-bets = { $player } bets { $amount }
siete_y_media-reopened = bets are taken again
siete_y_media-raises = { $player } adds { $amount }
siete_y_media-changes = { $player } changes a four
siete_y_media-four-returned = { CARD($card) } is back in the stock
siete_y_media-fusila = { $player } shows { CARD($card) }, and lays { $amount } on a card unseen
# The bet of before the cards stays on the hand.
siete_y_media-fusila-unpaid = { $player } shows { CARD($card) }, and has a card laid under it unseen
siete_y_media-opens = { $player } opens { $cards }
siete_y_media-laid-too = { $amount } of { $player } is laid on the new hand
siete_y_media-least-laid = { $player } stands without a bet: { $amount } is laid
siete_y_media-stands = { games-stands-on }
siete_y_media-announced = { $player } has 7½
# $points: as siete_y_media-points.
siete_y_media-over = { $player } is over with { $points }: { $cards }
# He, or the bank that answers for it, has too little for the least stake.
siete_y_media-out = no stake can be laid for { $player }: the hand is out
siete_y_media-backs = { $player } lays { $amount } on { $on }'s hand
siete_y_media-bank-shows = the bank shows { CARD($card) }
siete_y_media-bank-draws = the bank draws { CARD($card) }
siete_y_media-bank-stands = the bank stands
siete_y_media-bank-adds = { $amount } is put into the bank
siete_y_media-bank-gives = { $amount } is taken out of the bank
siete_y_media-bank-over = the bank is over with { $points }: { $cards }
siete_y_media-bank-has = the bank has { $points }: { $cards }
siete_y_media-has = { $player } has { $points }: { $cards }
siete_y_media-next-bank = the bank goes to { $player }
siete_y_media-offered = the bank is offered to { $to } for { $price }
siete_y_media-not-bought = { $to } does not take the bank
siete_y_media-ceded = { $to } takes the bank for { $price }
siete_y_media-joined = { $player } takes part again
siete_y_media-void = the deal is void; all is as before it
# $why: what the dealer wrote, or an irregularity.
siete_y_media-void-why = the deal is void: { $why }; all is as before it
# $why: the irregularity, whose ruling stands before.
siete_y_media-void-ruled = the deal is void: { $why }
# $pay: what the bank pays beside the stake.
siete_y_media-wins = { games-wins }
siete_y_media-loses = { games-loses }
siete_y_media-returned = { games-returned }
siete_y_media-wins-on = { $player } wins { $pay } with { $stake } on { $on }'s hand
siete_y_media-loses-on = { $player } loses { $stake } on { $on }'s hand
siete_y_media-returned-on = { $player }: { $stake } on { $on }'s hand returned

## The pages

siete_y_media-door = Take a seat and play your cards against the bank.
siete_y_media-round = step { $number }
# A deal is one hand; $all: since one came.
siete_y_media-account-round = hand { $number }
siete_y_media-so-far = hand { $deal }, in all { $all }
siete_y_media-deal = deal { $number }
siete_y_media-this-deal = this deal
siete_y_media-join-deal = { play-join-deal }
siete_y_media-join-deal-s = { play-join-deal-s }
siete_y_media-advice-wait = { play-advice-wait }
# $role: why the card is dealt; $player: to whom.
siete_y_media-place =
    { $place ->
        [first] { $player }, first card
        [hit] { $player }, a card
        [change] { $player }, a card for the four
        [fusilado] { $player }, under the seven
       *[bank] the bank
    }
siete_y_media-phase-bets_open = Bet before the cards
siete_y_media-phase-first_cards = The first cards are dealt
# $player: whose turn it is, or none.
siete_y_media-phase-turn =
    { $player ->
        [none] A punter's turn
       *[other] { $player }'s turn
    }
siete_y_media-phase-card_due =
    { $player ->
        [none] A card is due
       *[other] A card for { $player }
    }
siete_y_media-phase-four_out = A four goes back
siete_y_media-phase-bank = The bank's turn
siete_y_media-phase-for_sale = The bank may be sold
siete_y_media-phase-offered = { baccarat_banque-phase-offered }
# What is awaited, in a sentence such as "bob takes a card or stands".
siete_y_media-to-bet = bet
siete_y_media-to-raise = add to the stake
siete_y_media-to-hit = take a card
siete_y_media-to-open = open
siete_y_media-to-change4 = change the four
siete_y_media-to-fusilar = take a card under the seven
siete_y_media-to-cede = sell the bank
siete_y_media-to-keep = keep the bank
siete_y_media-to-buy = buy the bank
siete_y_media-to-decline = no
siete_y_media-to-bank_hit = draw for the bank
siete_y_media-to-bank_stand = let it stand
siete_y_media-to-four_back = put the four back
siete_y_media-next-bank_hit = draw for the bank, or let it stand
siete_y_media-next-bank_stand = let the bank stand
siete_y_media-next-four_back = put the four into the middle of the stock
siete_y_media-bank-of-house = The house's bank
siete_y_media-bank-of = Bank: { $player }
siete_y_media-seat = The cards of { $player }
siete_y_media-you = { $player } (you)
siete_y_media-no-bet-of = no bet
siete_y_media-showing = { $points } + ?
siete_y_media-status =
    { $status ->
        [stand] stands
        [seven_half] 7½
        [bust] over
        [fusilado] fusilado
       *[out] out
    }
siete_y_media-paid =
    { $result ->
        [win] wins { $pay }
       *[lose] loses { $pay }
    }
siete_y_media-backed-by = also: { $each }
siete_y_media-left =
    { $count ->
        [one] One card left in the stock.
       *[other] { $count } cards left in the stock.
    }
siete_y_media-note-announced = { $player } has announced 7½.
siete_y_media-note-obliged = The bank must reach 7½.
siete_y_media-note-offer = The bank is offered to { $to } for { $price }.
siete_y_media-note-ceded = { $to } takes the bank for { $price }.
siete_y_media-note-next-bank = The next bank is { $player }'s.
# $hand: which hand, 0 where there is but one.
siete_y_media-hold-to-see =
    { $hand ->
        [0] Hold to see
       *[other] Hold to see hand { $hand }
    }
siete_y_media-goes-over = { $over } of { $unseen } cards go over
siete_y_media-nothing-lies = No stake.
siete_y_media-on-hand-of = { $player } on { $on }
siete_y_media-hand = hand { $number }
siete_y_media-lies =
    { $whose ->
        [own] { $amount } on hand { $hand }
       *[other] { $amount } on { $on }'s hand { $hand }
    }
siete_y_media-nothing-settled = This deal has not been settled yet.
siete_y_media-void-what = All is as before its first card: every stake goes back, and what was settled in it is undone.
siete_y_media-ruling-what = The deal is void then. Where all stakes are returned, what was settled in it is undone; else it stands. Everybody sees the ruling.
siete_y_media-settled-hand = { $amount } on { $points }
siete_y_media-settled-on = { $amount } on { $on }
siete_y_media-bank-had =
    { $over ->
        [true] The bank is over: { $points }
       *[false] The bank: { $points }
    }
siete_y_media-act-bet = Bet { $amount }
siete_y_media-act-raise = Add { $amount }
siete_y_media-act-fusilar = Fusilar with { $amount }
siete_y_media-act-fusilar_unpaid = Fusilar
siete_y_media-act-back = { $amount } on { $on }'s hand
siete_y_media-act-cede = The bank to { $to } for { $price }
siete_y_media-act-hit = Take a card
siete_y_media-act-hit_open = Take a card, open
siete_y_media-act-show_and_hit = Show, and take a card
siete_y_media-act-open = Open
siete_y_media-act-change4 = Change the four
siete_y_media-act-buy = { play-act-take }
siete_y_media-act-decline = { play-act-pass }
siete_y_media-act-keep = Keep the bank
siete_y_media-act-come_back = Take part again
siete_y_media-act-bank_hit = A card for the bank
siete_y_media-act-bank_stand = The bank stands
siete_y_media-act-four_back = The four is back
# $hand: which hand, 0 where there is but one.
siete_y_media-do-back =
    { $hand ->
        [0] { $amount } on { $on }
       *[other] { $amount } on { $on }, hand { $hand }
    }
# $phase: of the deal; $more: true with a bet of one's own placed.
siete_y_media-do-bet =
    { $phase ->
        [bets_open] { $more ->
            [true] Bet { $amount } more
           *[other] { siete_y_media-act-bet }
        }
       *[other] { siete_y_media-act-bet }
    }
siete_y_media-do-buy = Take the bank for { $price }
siete_y_media-sell-to = To { $to } for { $price }
siete_y_media-price = Price of the bank
siete_y_media-advice-left_out = You did nothing in two deals and were left out.
siete_y_media-advice-card = Your card is coming.
siete_y_media-advice-bet = First the bet; silence lays { $least }.
siete_y_media-advice-bet-first = Bet before the cards; it cannot be taken back. Without a bet you have no hand.
siete_y_media-advice-banker = You hold the bank: the others bet against your purse.
siete_y_media-advice-bank_plays = The bank plays.
siete_y_media-advice-turn_of = It is { $player }'s turn.
siete_y_media-sheet = Deal
siete_y_media-rules-cards = The cards
siete_y_media-rules-cards-is = The goal is 7½.
siete_y_media-rules-turn = Your turn
siete_y_media-rules-turn-is = First the bet, then cards or stand. One card lies face down at most. Over 7½ you lose at once.
siete_y_media-rules-bank = { pages-the-bank }
siete_y_media-rules-bank-is = It plays last and wins from equal hands. Over, it pays all who stand; with 7½ it wins from all.
siete_y_media-rules-next-bank = The next bank
siete_y_media-rules-agreed = What is agreed
siete_y_media-rules-time = Time and errors

## Refusals

siete_y_media-bad-op = There is no such act
siete_y_media-unknown-player = { games-unknown-player }
siete_y_media-banker = { baccarat-banker }
siete_y_media-not-seated = Only who sits at the table bets on a hand of his own
siete_y_media-bets-closed = The bets are closed: the cards have been dealt
siete_y_media-no-stakes = { macao-no-stakes }
siete_y_media-not-dealt = { macao-not-dealt }
siete_y_media-not-closed = Bets are taken again only while no card has been dealt
siete_y_media-not-your-turn = It is not this player's turn
siete_y_media-not-banks-turn = It is not the bank's turn
siete_y_media-must-change = The four must be changed first
siete_y_media-over-points = The hand is over: it is opened or lost
siete_y_media-already-bet = The bet of this hand is laid already
siete_y_media-bad-stake = The amount must be a positive multiple of the table's unit
siete_y_media-min = { games-min }
siete_y_media-max = { games-max }
siete_y_media-funds = { games-funds }
siete_y_media-solvency = { games-solvency }
siete_y_media-no-bet = First the bet, then cards
siete_y_media-no-cards = The stock has no cards left
siete_y_media-not-allowed = That is not agreed, or not with this hand
siete_y_media-no-pair = Only two first cards of one value are opened
siete_y_media-no-first-four = Only a four is changed
siete_y_media-no-first-seven = A card is laid under a seven alone
siete_y_media-bad-place = There is no such place in the stock
siete_y_media-bank-must-reach = The bank must reach 7½
siete_y_media-no-turn = There is no turn
siete_y_media-no-hand = There is no such hand
siete_y_media-closed = This hand is closed
siete_y_media-not-over = The deal is not over
siete_y_media-not-banker = Only the banker sells the bank, and once
siete_y_media-taken = The bank goes to another already
siete_y_media-no-offer = Nothing is offered to this player
siete_y_media-plays = This player takes part already
siete_y_media-no-four = No four is to be put back
siete_y_media-not-due = { games-not-due }
siete_y_media-duplicate = This card is out already
siete_y_media-foreign = This card is not in the pack of 40
siete_y_media-deal-over = { pages-deal-over }
siete_y_media-no-round = Bets are made in turn in this game
siete_y_media-no-marker = There is no marker in this pack
siete_y_media-not-shown = { games-not-dealt-yet }
siete_y_media-same-card = { games-that-card-already }
siete_y_media-hand-hidden = While a card of this hand lies face down none of its cards is put right; void the deal, or wait until it is settled
siete_y_media-changes-later = With that card the deal would have gone on otherwise: what was dealt stands
siete_y_media-no-debt = { games-no-debt }
siete_y_media-bad-amount = { games-bad-amount }
siete_y_media-banker-plays = The banker takes no money out before the deal is settled
siete_y_media-house-plays = The bank gives no money out before the deal is settled
siete_y_media-bank-funds = { games-bank-funds }
siete_y_media-bank-bound = { games-bank-bound }
siete_y_media-players-bank = The bank is a player's, who answers from his purse
siete_y_media-no-stake = There is no stake { $stake }
# $least: the least stake.
siete_y_media-too-few-for-house = a player with { $least } or more is needed
# $least: the least stake at 7½.
siete_y_media-bank-poor = the bank stands at { $bank }; it needs { $least } or more to pay the least stake at 7½
siete_y_media-no-banker = a banker with { $least } or more is needed, who can pay the least stake at 7½
siete_y_media-too-few = two players with { $least } or more are needed: one has the bank

## Deal scripts, and messages that are malformed: what was expected

siete_y_media-a-player = the name of a player
siete_y_media-a-hand = a hand's number from 0 on
siete_y_media-a-price = a price of 0 or more
siete_y_media-a-card-such-as = a card of the Spanish pack of 40, such as 7O
siete_y_media-seats = one to { $most } names, from the bank's right
# After "banker: expected": what goes together with a bank of the house.
siete_y_media-house-wants-bets = "player" unless bets is "before_cards" and add false, or min and max are the same
# After "backing: expected".
siete_y_media-house-wants-none = false where banker is "house"
siete_y_media-one-of-players = one of the players
siete_y_media-each-name-once = each name once, and not the banker's

## Why a deal has no deal script

siete_y_media-unsaid-void = the deal was void, and a script is played to its end
siete_y_media-unsaid-settlement = the settlement

## Options: what each decides, with its section of docs/rules.md, and what its values mean

siete_y_media-option-pack = Which cards are dealt, and shown (4.1).
siete_y_media-option-pack-spanish = Spanish cards: 1 to 7 count their number, sota, caballo and rey a half.
siete_y_media-option-pack-french = French cards: ace to seven count 1 to 7, jack, queen and king a half.
siete_y_media-option-seven-half-pays = What seven and a half pays (4.5).
siete_y_media-option-seven-half-pays-is = Seven and a half pays { $number } to 1.
siete_y_media-option-bank-rotation = Who has the bank in the next deal (4.12).
siete_y_media-option-bank-rotation-seven-half = The first punter with seven and a half takes the bank, unless the bank has it too.
siete_y_media-option-bank-rotation-each-hand = The bank goes to the right after every deal.
siete_y_media-option-first-banker = Who has the bank in the first deal (4.12).
siete_y_media-option-first-banker-seat = Who sits first has the first bank.
siete_y_media-option-first-banker-lot = The table draws the first banker by lot.
siete_y_media-option-banker = Whose the bank is (4.4, 4.16).
siete_y_media-option-banker-player = The bank is a player's, who answers from his purse.
siete_y_media-option-banker-house = The bank is the house's; it does not pass, and is not sold.
siete_y_media-option-bank-policy = How the bank plays (4.5, 4.11).
siete_y_media-option-bank-policy-free = The bank draws and stands as it likes.
siete_y_media-option-bank-policy-blackjack = Punters play open; the bank draws on 5½ and less and stands on 6.
siete_y_media-option-canto = Whether the first seven and a half is announced (4.6).
siete_y_media-option-canto-on = The first seven and a half is announced.
siete_y_media-option-canto-off = Seven and a half is not announced.
siete_y_media-option-bank-must-reach = Whether an announced seven and a half, or a card under a seven, obliges the bank (4.6).
siete_y_media-option-bank-must-reach-on = After an announced seven and a half, or with a card under a seven, the bank may not stand below it.
siete_y_media-option-bank-must-reach-off = The bank may stand at any value.
siete_y_media-option-open = Whether two first cards of one value may be opened as two hands (4.7).
siete_y_media-option-open-on = Two first cards of one value may be opened as two hands.
siete_y_media-option-open-off = Hands are not opened.
siete_y_media-option-open-cards = Which cards may be opened (4.7).
siete_y_media-option-open-cards-figures = Figures alone may be opened.
siete_y_media-option-open-cards-any = Any two cards of one value may be opened.
siete_y_media-option-open-max-hands = How many hands a player may have by opening (4.7).
siete_y_media-option-open-max-hands-is = A player may have up to { $number } hands.
siete_y_media-option-open-max-hands-none = A player may have three hands with up to three punters, two with four or five, else one.
siete_y_media-option-change4 = Whether a first card four is changed (4.8).
siete_y_media-option-change4-no = A four is not changed.
siete_y_media-option-change4-optional = A first card four may be changed before the bet.
siete_y_media-option-change4-forced = A first card four must be changed before the bet.
siete_y_media-option-fusilar = Whether a card may be laid unseen under a seven (4.9).
siete_y_media-option-fusilar-on = A card may be laid unseen under a seven.
siete_y_media-option-fusilar-off = No card is laid unseen under a seven.
siete_y_media-option-fusilar-pays = What a figure under a seven pays (4.9).
siete_y_media-option-fusilar-pays-is = A figure under a seven pays { $number } to 1.
siete_y_media-option-fusilar-takes-bank = Whether a figure under a seven takes the bank (4.9, 4.12).
siete_y_media-option-fusilar-takes-bank-on = A figure under a seven takes the bank as any seven and a half.
siete_y_media-option-fusilar-takes-bank-off = A figure under a seven does not take the bank.
siete_y_media-option-backing = Whether others' hands may be bet on (4.10).
siete_y_media-option-backing-on = Others' hands may be bet on.
siete_y_media-option-backing-off = Everybody bets on his own hands alone.
siete_y_media-option-bets = When bets are laid (4.3, 4.15).
siete_y_media-option-bets-in-turn = Each player looks at his card, and bets in his turn.
siete_y_media-option-bets-before-cards = All bets are laid before the first card; who has not bet has no hand.
siete_y_media-option-add = Whether more may be laid in one's turn where bets are laid before the cards (4.15).
siete_y_media-option-add-on = In his turn a player may add to his stake.
siete_y_media-option-add-off = After the cards nothing is added.
siete_y_media-option-min = The least stake; who stands without a bet lays it (4.3, 4.4).
siete_y_media-option-min-is = { games-option-min-is }
siete_y_media-option-max = The most on a hand (4.4).
siete_y_media-option-max-is = { games-option-max-is }
siete_y_media-option-max-none = { games-option-max-none }
siete_y_media-option-unit = Stakes are multiples of it (4.4).
siete_y_media-option-unit-is = { games-option-unit-is }
siete_y_media-option-solvency = What the bank must be able to pay (4.4, 4.16).
siete_y_media-option-solvency-none = The bank takes every stake and may owe.
siete_y_media-option-solvency-sum = The bank takes no stake unless it could pay all of them at once.
siete_y_media-option-bet-s = Seconds for bets before the cards, from the first one on (4.15).
siete_y_media-option-bet-s-is = Bets are taken for { $number } seconds from the first one on.
siete_y_media-option-turn-s = Seconds for a decision; then the hand stands (4.13).
siete_y_media-option-turn-s-is = A player has { $number } seconds to decide.
siete_y_media-option-cede-s = Seconds for selling the bank (4.13).
siete_y_media-option-cede-s-is = The bank may be sold for { $number } seconds.
siete_y_media-option-buy-s = Seconds for the answer of who is offered the bank (4.13).
siete_y_media-option-buy-s-is = Who is offered the bank answers within { $number } seconds.
siete_y_media-option-peek = Where a player sees his card that lies face down (4.14).
siete_y_media-option-peek-tablet = A player sees his card that lies face down on his tablet.
siete_y_media-option-peek-cards = A player lifts his card that lies face down; no tablet shows it.
siete_y_media-option-irregularity = What becomes of the stakes when something was wrong with the cards (4.14).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

siete_y_media-term-goal = 7½
siete_y_media-term-goal-is = The goal: seven and a half points, neither more nor less.
siete_y_media-term-bank = bank
siete_y_media-term-bank-is = The hand and the money against which everybody plays; it plays last.
siete_y_media-term-draw = draw; draws; take a card
siete_y_media-term-draw-is = To have another card.
siete_y_media-term-stand = stand; stands; stood; plantarse
siete_y_media-term-stand-is = To take no more cards.
siete_y_media-term-over = goes over; go over; over 7½; is over:
siete_y_media-term-over-is = More than 7½ points: the hand has lost at once.
siete_y_media-term-face_down = face down
siete_y_media-term-face_down-is = A card that its owner alone may look at; a hand has one of them at most.
siete_y_media-term-out = hand is out
siete_y_media-term-out-is = A hand for which no stake can be laid; it plays no more.
siete_y_media-term-open_card = take a card, open; card open; comes open
siete_y_media-term-open_card-is = A card that everybody sees.
siete_y_media-term-open = open; opens; opened
siete_y_media-term-open-is = To make two hands of two first cards of equal value, each with a stake of its own.
siete_y_media-term-four = four
siete_y_media-term-four-is = A first card four may be put back into the stock for another one, where that is agreed.
siete_y_media-term-stock = stock
siete_y_media-term-stock-is = The cards that have not been dealt yet.
siete_y_media-term-fusilar = fusilar; fusilado; fusila
siete_y_media-term-fusilar-is = With a seven as first card, to stake on one card that is laid under it unseen: a figure makes 7½, all else is over.
siete_y_media-term-back = backing; backs; backed
siete_y_media-term-back-is = To stake on another punter's hand; it is settled as that hand is.
siete_y_media-term-canto = canto; announced; announces
siete_y_media-term-canto-is = The first 7½ that is drawn is said aloud.
siete_y_media-term-obliged = must reach; obliged
siete_y_media-term-obliged-is = The bank may not stand below 7½ while there are cards.
siete_y_media-term-cede = cede; sell; sold; sale; buy; price; bought
siete_y_media-term-cede-is = The banker may sell the bank to another player once all is settled, at a price that he names.
siete_y_media-term-left_out = left out; take part; takes part
siete_y_media-term-left_out-is = Who did nothing in two deals running gets no cards until he says that he takes part again.
siete_y_media-term-house = house's bank; house
siete_y_media-term-house-is = A bank of the table's own, which no player holds.

## The game in five pictures, one sentence each

siete_y_media-step-first = You have a card face down: ace to seven count 1 to 7, each figure a half.
siete_y_media-step-bet = Bet on your hand against the bank.
siete_y_media-step-draw = Take cards for as long as you dare: the goal is 7½.
siete_y_media-step-over = With more than 7½ you have lost at once.
siete_y_media-step-bank = The bank plays last: you win if you are higher or the bank goes over.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

siete_y_media-typed-example = bet 5
siete_y_media-typed-raise = raise; more
siete_y_media-typed-hit = card; hit; draw
siete_y_media-typed-hit_open = open card; card open; hit open
siete_y_media-typed-show_and_hit = show and hit; show
siete_y_media-typed-open = open
siete_y_media-typed-change4 = change the four; change four
siete_y_media-typed-fusilar = fusilar
siete_y_media-typed-hand = hand
siete_y_media-typed-cede = sell; sell the bank to; sell the bank
siete_y_media-typed-keep = keep; keep the bank
siete_y_media-typed-buy = buy; take; take the bank
siete_y_media-typed-decline = no; pass; decline
siete_y_media-typed-come_back = come back; play again

## What the croupier calls: of a line of the log, under its own key

siete_y_media-called-announced = Siete y media for { $player }.
siete_y_media-called-bank-has = The bank has { $points }.
siete_y_media-called-bank-over = The bank is over.
