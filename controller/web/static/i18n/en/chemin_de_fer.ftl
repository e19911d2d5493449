### Chemin de fer. Read on the tablets and in `faro recall`; options also in the configuration and
### docs/rules-options.md, which are in English.

# Beside the name of an option: an option of chemin de fer.
chemin_de_fer-name = chemin de fer
# At the top of a page.
chemin_de_fer-title = Chemin de fer

## The log: the bank and the stakes

chemin_de_fer-puts-bank = { $player } puts up a bank of { $amount }
chemin_de_fer-declines = { $player } puts up no bank
chemin_de_fer-retires = { $player } leaves the bank; it is offered at { $amount }
chemin_de_fer-takes = { $player } takes the bank at { $amount }
chemin_de_fer-nobody-takes = nobody takes the bank
chemin_de_fer-stakes = { $player } stakes { $amount }
chemin_de_fer-covers = { $player } raises the bank by { $amount }
# Of the bank; the rest is set aside.
chemin_de_fer-risks = { $player } risks { $amount } of the bank
chemin_de_fer-plays-banco = banco: { $player } plays alone against { $amount }
# What the bank does not cover falls away.
chemin_de_fer-cut = { baccarat-returned-above-bank }
chemin_de_fer-reopened = { baccarat-reopened }
chemin_de_fer-coup-passed = coup { $coup } goes by without cards
# $amount: signed.
chemin_de_fer-box = the house's box: { $amount }

## The log: the cards

# On an account: what decided the stakes of a coup, the totals of both hands.
chemin_de_fer-came = Punters { $punters }, banker { $banker }
chemin_de_fer-punters-card = punters: a card face down
chemin_de_fer-banker-card = banker: a card face down
chemin_de_fer-punters-third = punters: { CARD($card) }
chemin_de_fer-banker-third = banker: { CARD($card) }
chemin_de_fer-draws = { $player } draws
chemin_de_fer-stands-on = { games-stands-on }
# $punters, $banker: the totals; $cards, $bank_cards: their cards.
chemin_de_fer-tie = coup { $coup }: a tie, { $punters } all ({ CARD($cards) }; { CARD($bank_cards) }); all stakes stand
# $natural: one of the hands was a natural.
chemin_de_fer-punters-win =
    { $natural ->
        [true] coup { $coup }: the punters win, { $punters } ({ CARD($cards) }) against { $banker } ({ CARD($bank_cards) }), a natural
       *[false] coup { $coup }: the punters win, { $punters } ({ CARD($cards) }) against { $banker } ({ CARD($bank_cards) })
    }
chemin_de_fer-banker-wins =
    { $natural ->
        [true] coup { $coup }: the banker wins, { $banker } ({ CARD($bank_cards) }) against { $punters } ({ CARD($cards) }), a natural
       *[false] coup { $coup }: the banker wins, { $banker } ({ CARD($bank_cards) }) against { $punters } ({ CARD($cards) })
    }
chemin_de_fer-rake = the house takes { $amount }
chemin_de_fer-bank-lost = { $player } has lost the bank; it passes on

## The pages

chemin_de_fer-door = Take a seat, hold the bank, or play against it.
# $place: the hand and which of its cards.
chemin_de_fer-place =
    { $place ->
        [punters_1] the punters
        [punters_2] the punters, second card
        [punters_3] the punters, third card, face up
        [banker_1] the banker
        [banker_2] the banker, second card
       *[banker_3] the banker, third card, face up
    }
chemin_de_fer-phase-vacant = Who puts up a bank?
chemin_de_fer-phase-retiring = Does the banker leave?
chemin_de_fer-phase-offer = Who takes the bank?
chemin_de_fer-phase-risking = How much is risked?
chemin_de_fer-phase-standing_by = Stakes of standers-by
chemin_de_fer-phase-cover = Is the bank raised?
chemin_de_fer-phase-dealing = The cards
chemin_de_fer-phase-punters = The punters' hand decides
chemin_de_fer-phase-punters_third = A card for the punters
chemin_de_fer-phase-banker = The banker decides
chemin_de_fer-phase-banker_third = A card for the banker
# What is awaited, in a sentence such as "bob draws or stands".
chemin_de_fer-to-put_bank = put up a bank
chemin_de_fer-to-decline = decline
chemin_de_fer-to-risk = risk another sum
chemin_de_fer-to-banco = banco
chemin_de_fer-to-cover = raise the bank
chemin_de_fer-to-pass = no
chemin_de_fer-hand =
    { $hand ->
        [punters] Punters
       *[banker] Banker
    }
# $total: what the hand counts, or "none" while it is not shown.
chemin_de_fer-hand-label =
    { $hand ->
        [punters] { $total ->
            [none] Punters
           *[other] Punters: { $total }
        }
       *[banker] { $total ->
            [none] Banker
           *[other] Banker: { $total }
        }
    }
# On a bead of the record.
chemin_de_fer-letter =
    { $winner ->
        [punters] P
        [banker] B
       *[tie] T
    }
chemin_de_fer-decided =
    { $what ->
        [draw] draws
       *[stand] stands
    }
# $standing: the stakes stand from a tie.
chemin_de_fer-next =
    { $standing ->
        [true] The stakes stand. Next: { $place }
       *[false] Next: { $place }
    }
chemin_de_fer-result =
    { $winner ->
        [tie] Coup { $coup }: a tie, all stakes stand
        [punters] { $natural ->
            [true] Coup { $coup }: the punters win with a natural
           *[false] Coup { $coup }: the punters win
        }
       *[banker] { $natural ->
            [true] Coup { $coup }: the banker wins with a natural
           *[false] Coup { $coup }: the banker wins
        }
    }
chemin_de_fer-hold-to-see = Hold to see your hand
chemin_de_fer-role =
    { $role ->
        [banker] holds the bank
        [turn] has the turn
        [banco] banco
        [suivi] has the first claim to banco
       *[plays] plays the hand
    }
chemin_de_fer-cash = has { $amount }
chemin_de_fer-cut-short = { $amount } fell away
chemin_de_fer-bank-of = Bank of { $player }: { $amount }
# With bank_stake=choose: what is played against, and the rest of the bank, which nobody can win in this coup.
chemin_de_fer-bank-parts =
    { $aside ->
        [none] At risk: { $amount }
       *[other] At risk: { $amount }; set aside: { $aside }
    }
chemin_de_fer-seat-aside = { $amount } aside
chemin_de_fer-bank-offered = { $player } has left a bank of { $amount }
chemin_de_fer-bank-vacant = There is no bank
# $how: over, where more is laid than the bank covers, by $excess; staking, while $left of the bank may still be played
# against. $of: bank, or risk where only a part of the bank is risked.
chemin_de_fer-laid =
    { $how ->
        [over] { $of ->
            [risk] Laid: { $amount }, { $excess } above what is at risk
           *[bank] Laid: { $amount }, { $excess } above the bank
        }
        [staking] Laid: { $amount }; open: { $left }
       *[laid] Laid: { $amount }
    }
chemin_de_fer-seats = The seats, in order of play
chemin_de_fer-no-shoe = The first bank is put up when the shoe is ready.
chemin_de_fer-coups = The coups
chemin_de_fer-coup-of =
    { $winner ->
        [tie] Coup { $coup }, bank of { $banker }: a tie, { $punters_total } all
        [punters] Coup { $coup }, bank of { $banker }: punters, { $punters_total } against { $banker_total }
       *[banker] Coup { $coup }, bank of { $banker }: banker, { $banker_total } against { $punters_total }
    }
chemin_de_fer-rake-taken = The house took { $amount }.
chemin_de_fer-bank-after = The bank of { $player } holds { $amount }.
chemin_de_fer-bank-passes = The bank passes on from { $player }.
chemin_de_fer-act-put_bank = Put up { $amount }
# $more: none before a chip was tapped.
chemin_de_fer-do-put_bank =
    { $more ->
        [none] Put up a bank
       *[other] { chemin_de_fer-act-put_bank }
    }
chemin_de_fer-act-decline = Put up no bank
chemin_de_fer-act-cover = Raise the bank
# $offered: at what the bank is then offered, where a part of it alone is risked.
chemin_de_fer-do-retire =
    { $offered ->
        [all] Leave the bank with { $amount }
       *[other] Leave the bank with { $amount }, offered at { $offered }
    }
chemin_de_fer-act-risk = Risk { $amount }
chemin_de_fer-act-enter_risk = Enter what the banker risks
chemin_de_fer-asks-enter_risk = What does { $player } risk of the bank, { $least } to { $most }?
chemin_de_fer-do-take = Take the bank at { $amount }
chemin_de_fer-do-banco = Banco: { $amount }
chemin_de_fer-do-cover =
    { $of ->
        [risk] Raise what you risk by { $amount }
       *[bank] Raise the bank by { $amount }
    }
# $amount: what is risked.
chemin_de_fer-do-pass =
    { $phase ->
        [retiring] Keep the bank
        [offer] Do not take it
        [risking] Leave it at { $amount }
        [banco] No banco
       *[cover] Do not raise it
    }
chemin_de_fer-advice-answered =
    { $answer ->
        [claimed] You have claimed; who comes first has it.
       *[passed] You have said no.
    }
chemin_de_fer-advice-banker = You hold the bank.
chemin_de_fer-advice-stander = You stand by: you stake what the seats leave open.
chemin_de_fer-rules-hands-is = An ace counts 1, tens and court cards 0; a hand is worth the last digit of the sum. 8 or 9 with two cards is a natural and is shown at once.
chemin_de_fer-rules-bank-is = It is a player's and goes on to the right when it loses. Who leaves it after a win keeps what it holds; it is offered at that sum, to the nearest first.
chemin_de_fer-rules-stakes = Banco and stakes
chemin_de_fer-rules-stakes-is = One seat may play against the bank alone; else all stake. What the bank does not cover falls away, the last in order first.
chemin_de_fer-rules-third-is = The highest stake plays the punters' hand: it draws on 0 to 4, stands on 6 and 7, and is free on 5. Then the banker, who is free.
chemin_de_fer-rules-coup = The coup
chemin_de_fer-rules-coup-is = Stakes are paid even money. After a tie all stakes stand.
chemin_de_fer-rules-table = The table

## Refusals

chemin_de_fer-stands = After a tie the same stakes are played for again
chemin_de_fer-not-vacant = { baccarat-not-vacant }
chemin_de_fer-not-your-turn = { baccarat-not-your-turn }
chemin_de_fer-not-banker = Only the banker may do that
chemin_de_fer-must-play = The banker must deal a coup first
chemin_de_fer-too-late = It is too late: somebody plays against the bank already
chemin_de_fer-no-offer = No bank is on offer
chemin_de_fer-not-seated = Who stands by may stake, and nothing else
chemin_de_fer-own = { baccarat-own }
chemin_de_fer-taken = Somebody who comes first has claimed that
chemin_de_fer-no-bank = { baccarat-no-bank }
chemin_de_fer-banker = You are the banker
chemin_de_fer-banco = Somebody plays against the bank alone
chemin_de_fer-over-bank = The bank cannot cover this with the stakes already placed
chemin_de_fer-over-held = The bank does not hold that much
chemin_de_fer-not-offered = All of the bank is risked
chemin_de_fer-no-excess = The bank covers all stakes
chemin_de_fer-no-stakes = Nobody plays against the bank
chemin_de_fer-not-dealt = The cards have not been dealt
chemin_de_fer-strict = Who plays for others too draws on 0 to 4 and stands on 6 and 7
chemin_de_fer-no-turn = Nobody is asked anything now
chemin_de_fer-not-now = That is asked at another time
chemin_de_fer-changes-later = { baccarat-changes-play }
chemin_de_fer-players-bank = The bank is a player's
chemin_de_fer-box-funds = The house's box does not hold that much
chemin_de_fer-no-stake-of = { baccarat-has-no-stake }
chemin_de_fer-too-few = chemin de fer needs two players with money

## Why a shoe has no deal script

chemin_de_fer-unsaid-cover = { baccarat-unsaid-raised }
chemin_de_fer-unsaid-house = the house's share

## Options: what each decides, with its section of docs/rules.md, and what its values mean

chemin_de_fer-option-strict = Whether who plays for others too is bound by custom (3.2.6).
chemin_de_fer-option-strict-on = Who plays the punters' hand with others' money beside his draws on 0 to 4 and stands on 6 and 7.
chemin_de_fer-option-strict-off = Who plays the punters' hand draws or stands as he likes.
chemin_de_fer-option-five = What silence does on a five (3.2.6).
chemin_de_fer-option-five-stand = Who says nothing on 5 stands.
chemin_de_fer-option-five-draw = Who says nothing on 5 draws.
chemin_de_fer-option-rake = What the house takes of what a bank wins, in percent (3.2.8).
chemin_de_fer-option-rake-is = The house takes { $number } percent of what the bank wins.
chemin_de_fer-option-rake-rounding = How the house's share is rounded to the smallest unit (3.2.8).
chemin_de_fer-option-rake-rounding-up = The house's share is rounded up.
chemin_de_fer-option-rake-rounding-down = The house's share is rounded down.
chemin_de_fer-option-rake-rounding-nearest = The house's share is rounded to the nearest unit, a half up.
chemin_de_fer-option-min = The least stake (3.2.1).
chemin_de_fer-option-min-is = { games-option-min-is }
chemin_de_fer-option-unit = Stakes and banks are multiples of it (3.2.1).
chemin_de_fer-option-unit-is = Stakes and banks are multiples of { $number }.
chemin_de_fer-option-min-bank = The least bank that is put up (3.2.2).
chemin_de_fer-option-min-bank-is = { baccarat-option-min-bank-is }
chemin_de_fer-option-suivi = Whether who has lost a banco has the first claim to the next one (3.2.3).
chemin_de_fer-option-suivi-on = Who has lost a banco comes first among those who call the next one, wherever he sits.
chemin_de_fer-option-suivi-off = The nearest to the banker comes first among those who call banco, whoever lost the last one.
chemin_de_fer-option-bank-stake = Whether a banker risks all of his bank in a coup, or names how much of it (3.2.13).
chemin_de_fer-option-bank-stake-all = All of the bank is risked in each coup.
chemin_de_fer-option-bank-stake-choose = The banker names how much of his bank he risks; the rest is set aside, and nobody can win it in that coup.
chemin_de_fer-option-places = How many sit at the table; others stand by (3.2.9).
chemin_de_fer-option-places-is = { $number } players sit at the table, others stand by.
chemin_de_fer-option-bank-s = Seconds to put up a bank (3.2.9).
chemin_de_fer-option-bank-s-is = Who does not put up a bank within { $number } seconds declines.
chemin_de_fer-option-claim-s = Seconds to leave a bank, to take one, and to call banco (3.2.9).
chemin_de_fer-option-claim-s-is = For { $number } seconds a bank may be left, taken, or played against whole.
chemin_de_fer-option-risk-s = Seconds to name what is risked (3.2.13).
chemin_de_fer-option-risk-s-is = A banker has { $number } seconds to name what he risks; silence leaves the sum as it is.
chemin_de_fer-option-stake-s = Seconds to stake (3.2.9).
chemin_de_fer-option-stake-s-is = Stakes are taken for { $number } seconds.
chemin_de_fer-option-cover-s = Seconds to raise the bank (3.2.9).
chemin_de_fer-option-cover-s-is = The bank may be raised for { $number } seconds.
chemin_de_fer-option-draw-s = Seconds to draw or stand (3.2.9).
chemin_de_fer-option-draw-s-is = Who has not drawn within { $number } seconds plays by custom.
chemin_de_fer-option-peek = Where a hand is looked at (3.2.9).
chemin_de_fer-option-peek-tablet = { baccarat-option-peek-tablet }
chemin_de_fer-option-peek-cards = { baccarat-option-peek-cards }
chemin_de_fer-option-beads = Whether the casekeeper counts the cards shown, in quarters of a rank (3.2.12).
chemin_de_fer-option-irregularity = What becomes of the stakes when something was wrong with the cards (3.2.11).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

chemin_de_fer-term-punters = punters; punter
chemin_de_fer-term-punters-is = All who play against the bank; the highest stake of them plays their hand.
chemin_de_fer-term-put_up = put up; puts up; put_bank
chemin_de_fer-term-put_up-is = To offer a sum out of your purse as the bank against which the others play.
chemin_de_fer-term-suivi = suivi; first claim
chemin_de_fer-term-suivi-is = Who has just lost a banco may have the next one before everybody else.
chemin_de_fer-term-cover = cover; covers; raise the bank; raised; raise
chemin_de_fer-term-cover-is = To put more into the bank, so that it can answer for all that was laid.
chemin_de_fer-term-fell_away = fell away; falls away
chemin_de_fer-term-fell_away-is = More was laid than the bank could pay, and this part of the stake went back.
chemin_de_fer-term-risk = risk; risks; risked; risking
chemin_de_fer-term-risk-is = The part of the bank against which the others play in this coup.
chemin_de_fer-term-aside = set aside; aside; garage
chemin_de_fer-term-aside-is = The part of the bank that nobody can win in this coup.
chemin_de_fer-term-rake = rake
chemin_de_fer-term-rake-is = The part of what the bank wins that the house takes.

## The game in five pictures, one sentence each

chemin_de_fer-step-bank = One player holds the bank and puts up what the others can win of it.
chemin_de_fer-step-stake = The others stake against it, or one of them goes banco and plays against all of it alone.
chemin_de_fer-step-count = Each hand is worth the last digit of its sum; tens and court cards count nothing.
chemin_de_fer-step-third = First the punters, then the banker may take a third card; who has staked most plays the punters' hand.
chemin_de_fer-step-next = The higher hand wins; when the bank loses it goes to the next player.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

chemin_de_fer-typed-example = stake 50
chemin_de_fer-typed-put_bank = bank; put up
chemin_de_fer-typed-decline = no; pass; decline; no bank
chemin_de_fer-typed-risk = risk
chemin_de_fer-typed-cover = cover; raise; raise the bank

## What the croupier calls: of a line of the log, under its own key

chemin_de_fer-called-puts-bank = A bank of { $amount }.
chemin_de_fer-called-plays-banco = Banco.
chemin_de_fer-called-punters-win = { $punters } punters, { $banker } banker. The punters win.
chemin_de_fer-called-banker-wins = { $banker } banker, { $punters } punters. The banker wins.
chemin_de_fer-called-tie = Égalité, { $punters } all.
