### Punto banco. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

# Beside the name of an option: an option of punto banco.
punto_banco-name = punto banco
# At the top of a page.
punto_banco-title = Punto banco

## The sheet for real cards (`faro sheet`)

# Places for cards, on paper.
punto_banco-by-hand-left = Player
punto_banco-by-hand-right = Banker
punto_banco-by-hand-then = Then take it to its hand, and lay the next one. Burned cards do not go into the frame.
# Beside an arrow to the upper edge of the sheet.
punto_banco-by-hand-aside = Burned cards and the cut card: off the sheet, face down.

## The log

# On an account: what decided the stakes of a coup; $player, $banker: the totals.
punto_banco-came =
    { $result ->
        [player] Player, { $player } to { $banker }
        [banker] Banker, { $banker } to { $player }
       *[tie] Tie, { $player } all
    }
punto_banco-reopened = bets are taken again before coup { $coup }
punto_banco-player-card = player: { CARD($card) }
punto_banco-banker-card = banker: { CARD($card) }
punto_banco-player-third = player draws { CARD($card) }
punto_banco-banker-third = banker draws { CARD($card) }
# $player, $banker: the totals; $natural: one of the hands was a natural.
punto_banco-tie =
    { $natural ->
        [true] coup { $coup }: a tie, { $player } all, a natural
       *[false] coup { $coup }: a tie, { $player } all
    }
punto_banco-player-wins =
    { $natural ->
        [true] coup { $coup }: player wins, { $player } against { $banker }, a natural
       *[false] coup { $coup }: player wins, { $player } against { $banker }
    }
punto_banco-banker-wins =
    { $natural ->
        [true] coup { $coup }: banker wins, { $banker } against { $player }, a natural
       *[false] coup { $coup }: banker wins, { $banker } against { $player }
    }
# $pay: what the bank pays beside the stake.
punto_banco-wins = { $player } wins { $pay } with { $stake } on { punto_banco-bet }
punto_banco-loses = { $player } loses { $stake } on { punto_banco-bet }
punto_banco-returned = { $player }: { $stake } on { punto_banco-bet } returned

# $push: whether the stakes that a coup did not decide go back or stay; $result: "tie", or "banker" by the rules of EZ.
punto_banco-undecided =
    { $result ->
        [tie] { $push ->
            [return] stakes on player and banker go back
           *[stay] stakes on player and banker stay for the next coup
        }
       *[banker] { $push ->
            [return] stakes on banker go back
           *[stay] stakes on banker stay for the next coup
        }
    }
# Who holds the shoe. $by: who held it before.
punto_banco-shoe-first = { $player } holds the shoe
punto_banco-shoe-lost = the banker's hand has lost: the shoe passes from { $by } to { $player }
punto_banco-shoe-declined = { $by } gives the shoe on to { $player }
punto_banco-shoe-left = { $by } has no seat or no money: the shoe passes to { $player }
punto_banco-shoe-corrected = by the card that was put right the shoe goes from { $by } to { $player }
punto_banco-shoe-dealer = the dealer holds the shoe
# Accounts, where the commission is not paid at once. $amount: the commission of one win.
punto_banco-on-account = a commission of { $amount } goes on the account of { $player }
# $owed: what stays on the account.
punto_banco-account-paid =
    { $owed ->
        [0] { $player } pays the account: { $amount }
       *[other] { $player } pays { $amount } of the account and still owes { $owed } on it
    }
# At the end of the shoe. $amount: what was paid; $debt: the rest.
punto_banco-account-closed =
    { $debt ->
        [0] the shoe is over: { $player } pays the account, { $amount }
       *[other] the shoe is over: { $player } pays { $amount } of the account and owes { $debt }
    }
punto_banco-account-corrected =
    { $amount ->
        [0] by the card that was put right { $player } owes nothing on account
       *[other] by the card that was put right { $player } owes { $amount } on account
    }

## The pages

punto_banco-door = Take a seat and bet on player, banker or a tie.
# $place: the hand and which of its cards.
punto_banco-place =
    { $place ->
        [burn] the burn, face up
        [burnt] the burn
        [player_1] the player
        [player_2] the player, second card
        [player_3] the player, third card
        [banker_1] the banker
        [banker_2] the banker, second card
       *[banker_3] the banker, third card
    }
punto_banco-phase-burning = Cards are burnt
punto_banco-phase-bets_open = Place your bets
punto_banco-phase-bets_closed = { play-phase-bets_closed }
punto_banco-phase-dealing = { play-phase-bets_closed }
punto_banco-bet =
    { $type ->
        [player] Player
        [banker] Banker
        [tie] Tie
        [player_pair] Player pair
        [banker_pair] Banker pair
        [super6] Super 6
        [dragon7] Dragon 7
       *[panda8] Panda 8
    }
# On a bead of the road.
punto_banco-letter =
    { $result ->
        [player] P
        [banker] B
       *[tie] T
    }
punto_banco-pays-banker = 1:1 less { $percent } %
# $percent: the commission, which goes on the player's account.
punto_banco-pays-account = 1:1, { $percent } % on account
punto_banco-pays-super6 = 1:1, on 6 half
punto_banco-lies = { $amount } on { $bet }
punto_banco-act-bet = { $amount } on { $bet }
punto_banco-act-remove = Take a bet back
punto_banco-act-pass_shoe = Give the shoe on
punto_banco-hand = { $name }: { $total }
punto_banco-burning =
    { $count ->
        [one] One card more is burnt face down
       *[other] { $count } cards more are burnt face down
    }
punto_banco-next = Next: { $place }
# $how: where the next card goes or how the coup ended; $third: who draws or stands, and on what.
punto_banco-both = { $how }. { $third }
# $does: "draws" or "stands"; $against: the player's third card, or "none".
punto_banco-third =
    { $hand ->
        [player] Player draws on { $total }.
       *[banker] { $against ->
            [none] Player stood, banker draws on { $total }.
           *[other] { $does ->
                [draws] Banker draws on { $total } against { $against }.
               *[stands] Banker stood on { $total } against { $against }.
            }
        }
    }
punto_banco-both-stand = Both stood.
# $player, $banker: the totals.
punto_banco-result =
    { $result ->
        [tie] { $natural ->
            [true] Coup { $coup }: a tie with a natural, { $player } all
           *[false] Coup { $coup }: a tie, { $player } all
        }
        [player] { $natural ->
            [true] Coup { $coup }: player wins with a natural, { $player } against { $banker }
           *[false] Coup { $coup }: player wins, { $player } against { $banker }
        }
       *[banker] { $natural ->
            [true] Coup { $coup }: banker wins with a natural, { $banker } against { $player }
           *[false] Coup { $coup }: banker wins, { $banker } against { $player }
        }
    }
# What becomes of the stakes that a tie did not decide.
punto_banco-tie-stakes =
    { $push ->
        [return] Stakes on player and banker go back.
       *[stay] Stakes on player and banker stay.
    }
# Beside the cards that are left. $holder: a player.
punto_banco-holds = The shoe: { $holder }
punto_banco-you-hold = You hold the shoe
punto_banco-held-by-dealer = The shoe: the dealer
punto_banco-last-coup = The cut card has come.
# $mine, $others: amounts, or "no".
punto_banco-place-label = { $name }, pays { $pays }; yours: { punto_banco-mine-lies }, others': { punto_banco-others-lie }
punto_banco-mine-lies =
    { $mine ->
        [no] no
       *[other] { $mine }
    }
punto_banco-others-lie =
    { $others ->
        [no] no
       *[other] { $others }
    }
punto_banco-others =
    { $count ->
        [one] one player: { $amount }
       *[other] { $count } players: { $amount }
    }
punto_banco-layout = The bets
punto_banco-no-shoe = The bets open when the shoe is ready.
punto_banco-roads = The roads
punto_banco-counts = Player { $player } · Banker { $banker } · Tie { $tie }
punto_banco-road-bead = Bead plate
punto_banco-road-big = Big road
punto_banco-road-eye = Big eye boy
punto_banco-road-small = Small road
punto_banco-road-cockroach = Cockroach pig
punto_banco-settled-on = { $amount } on { $bet }
# $kept: what the bank kept of the win.
punto_banco-settled-on-kept = { $amount } on { $bet }, { $kept } kept
# $kept: what was written on the player's account.
punto_banco-settled-on-account = { $amount } on { $bet }, { $kept } on account
punto_banco-commission-taken = Kept by the bank in this shoe: { $amount }
# Of all players together.
punto_banco-commission-owed = Commission on account: { $amount }
# On the tablet of the player.
punto_banco-you-owe = Commission on your account: { $amount }
punto_banco-done-bet = { $amount } on { $bet }.
punto_banco-done-remove = Taken back from { $bet }.
punto_banco-done-pass_shoe = The shoe goes on.
punto_banco-advice-take = Tap the place to take your newest bet back from.
punto_banco-advice-bet = Tap a place to bet.
punto_banco-advice-chip = Choose a chip.
punto_banco-rules-hands-is = An ace counts 1, tens and court cards 0; a hand is worth the last digit of the sum. 8 or 9 with two cards is a natural.
punto_banco-rules-third-is = The player draws on 0 to 5. The banker draws on 0 to 5 if the player stood, else by the table of the game.
punto_banco-rules-pays = Player, banker, tie
punto_banco-rules-side = Other bets
punto_banco-rules-holder = Who holds the shoe

## Refusals

punto_banco-bad-type = There is no such bet
punto_banco-not-offered = This table does not take that bet
punto_banco-locked = This bet stays until it is decided
punto_banco-not-holder = You do not hold the shoe
punto_banco-nobody-next = Nobody else can hold the shoe
punto_banco-no-accounts = At this table there are no accounts: a commission is kept at once
punto_banco-nothing-owed = Nothing stands on this account
punto_banco-nothing-to-pay-with = There is nothing in the purse to pay the account with
punto_banco-pays-later = An account is paid before a coup or after it
# $debt: a debt beside it, or 0.
punto_banco-owed-first =
    { $debt ->
        [0] The account of { $owed } is paid first: of the { $purse } in the purse { $left } is left
       *[other] The account of { $owed } and the debt of { $debt } are paid first: of the { $purse } in the purse { $left } is left
    }

## Options: what each decides, with its section of docs/rules.md, and what its values mean

punto_banco-option-variant = What a winning banker bet pays (3.1.5, 3.1.8, 3.1.9).
punto_banco-option-variant-standard = Banker wins pay even money less a commission.
punto_banco-option-variant-super6 = Banker wins pay even money, and half when the banker wins with 6.
punto_banco-option-variant-ez = Banker wins pay even money; a banker who wins with a seven of three cards is a push.
punto_banco-option-commission-pct = The commission on winning banker bets of the standard game, in percent (3.1.5).
punto_banco-option-commission-pct-is = The bank keeps { $number } percent of what a banker bet wins.
punto_banco-option-commission-rounding = How a commission is rounded to the smallest unit (3.1.5).
punto_banco-option-commission-rounding-up = A commission is rounded up.
punto_banco-option-commission-rounding-down = A commission is rounded down.
punto_banco-option-commission-rounding-nearest = A commission is rounded to the nearest unit, a half up.
punto_banco-option-commission = When a commission is paid (3.1.5).
punto_banco-option-commission-at-once = A commission is kept at once.
punto_banco-option-commission-account = A banker bet that wins is paid whole, and its commission is written on the player's account until the shoe is over.
punto_banco-option-commission-unit = To what a commission on account is rounded up (3.1.5).
punto_banco-option-commission-unit-is = A commission on account is rounded up to a multiple of { $number }.
punto_banco-option-super6-rounding = How the half is rounded that a banker win with 6 pays (3.1.8).
punto_banco-option-super6-rounding-down = Half a stake is rounded down.
punto_banco-option-super6-rounding-up = Half a stake is rounded up.
punto_banco-option-tie-odds = What a tie pays (3.1.5).
punto_banco-option-tie-odds-is = A tie pays { $number } to 1.
punto_banco-option-pair = What a pair pays (3.1.6).
punto_banco-option-pair-is = A pair pays { $number } to 1.
punto_banco-option-dragon7 = What the banker's win with a seven of three cards pays (3.1.9).
punto_banco-option-dragon7-is = Dragon 7 pays { $number } to 1.
punto_banco-option-panda8 = What the player's win with an eight of three cards pays (3.1.9).
punto_banco-option-panda8-is = Panda 8 pays { $number } to 1.
punto_banco-option-super6-side = What the side bet on a banker win with 6 pays (3.1.8).
punto_banco-option-super6-side-is = The bet on Super 6 pays { $number } to 1.
punto_banco-option-pairs = Whether pairs may be bet on (3.1.6).
punto_banco-option-pairs-on = Pairs may be bet on.
punto_banco-option-pairs-off = There are no bets on pairs.
punto_banco-option-push = What becomes of a bet that is not decided (3.1.5).
punto_banco-option-push-stay = A bet that is not decided stays for the next coup.
punto_banco-option-push-return = A bet that is not decided goes back.
punto_banco-option-push-withdraw = Whether a bet that was not decided may be taken back (3.1.5).
punto_banco-option-push-withdraw-on = A bet that stays may be taken back before the next coup.
punto_banco-option-push-withdraw-off = A bet that is not decided stays until it is.
punto_banco-option-burn = Cards burnt before the first coup (3.1.2).
punto_banco-option-burn-on = The first card is shown and as many as it counts are burnt.
punto_banco-option-burn-off = No cards are burnt.
punto_banco-option-cut-from-end = Where the cut card is, counted from the end of the shoe (3.1.1).
punto_banco-option-cut-from-end-is = The cut card is before card { $number } from the end.
punto_banco-option-cut-from-end-none = There is no cut card in the shoe.
punto_banco-option-cut-rule = Which coup is the last once the cut card has come (3.1.1).
punto_banco-option-cut-rule-current-is-last = The coup in which the cut card comes is the last.
punto_banco-option-cut-rule-one-more = One more coup follows the one in which the cut card comes.
punto_banco-option-min = The least stake (3.1.7).
punto_banco-option-min-is = { games-option-min-is }
punto_banco-option-max = The most on player or banker, and elsewhere without `side_max` (3.1.7).
punto_banco-option-max-is = { games-option-max-is }
punto_banco-option-max-none = { games-option-max-none }
punto_banco-option-side-max = The most on any bet but player and banker, in place of `max` (3.1.7).
punto_banco-option-side-max-is = A stake beside player and banker is at most { $number }.
punto_banco-option-side-max-none = All bets have the same limit.
punto_banco-option-unit = Stakes are multiples of it (3.1.7).
punto_banco-option-unit-is = { games-option-unit-is }
punto_banco-option-max-scope = What the limits count (3.1.7).
punto_banco-option-max-scope-position = The limit is for all that a player has on one kind of bet.
punto_banco-option-max-scope-bet = The limit is for each bet.
punto_banco-option-solvency = What the bank must be able to pay (3.1.7).
punto_banco-option-solvency-sum = The bank takes no bet unless it could pay all bets at once.
punto_banco-option-solvency-none = The bank takes every bet and may owe.
punto_banco-option-shoe = Who holds the shoe (3.1.14).
punto_banco-option-shoe-dealer = The dealer holds the shoe.
punto_banco-option-shoe-passes = The shoe passes round the seats: its holder keeps it until the banker's hand loses.
punto_banco-option-shoe-to = To whom the shoe passes when the banker's hand has lost (3.1.14).
punto_banco-option-shoe-to-highest-winner = The shoe passes to whoever won most on player, or else to the next seat.
punto_banco-option-shoe-to-clockwise = The shoe passes to the next seat.
punto_banco-option-packs = Packs in the shoe (3.1.1).
punto_banco-option-packs-is = { $number } packs are in the shoe.
punto_banco-option-bet-s = After how many seconds the table says that time is up; the dealer closes (3.1.10).
punto_banco-option-bet-s-is = Bets are taken for about { $number } seconds.
punto_banco-option-beads = Whether the casekeeper counts the cards shown, in quarters of a rank (3.1.13).
punto_banco-option-irregularity = What becomes of the stakes when something was wrong with the cards (3.1.12).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

punto_banco-term-player = player's hand; player hand
punto_banco-term-player-is = The first of the two hands of a coup; it is nobody's own, and everybody may bet on it.
punto_banco-term-banker = banker
punto_banco-term-banker-is = The second of the two hands of a coup; it is nobody's own, and everybody may bet on it.
punto_banco-term-commission = commission
punto_banco-term-commission-is = The part of a win on the banker that the bank keeps.
punto_banco-term-account = account; accounts
punto_banco-term-account-is = What you owe of commissions, where they are not kept at once; it is paid between coups or when the shoe is over.
punto_banco-term-pair = player pair; banker pair; pair
punto_banco-term-pair-is = A bet that the first two cards of a hand are of one rank.
punto_banco-term-super6 = super 6
punto_banco-term-super6-is = A bet that the banker's hand wins with a 6.
punto_banco-term-dragon7 = dragon 7
punto_banco-term-dragon7-is = A bet that the banker's hand wins with a 7 of three cards.
punto_banco-term-panda8 = panda 8
punto_banco-term-panda8-is = A bet that the player's hand wins with an 8 of three cards.
punto_banco-term-burn = burn; burnt
punto_banco-term-burn-is = Cards that are laid away before the first coup: the first is shown, and as many as it counts stay face down.
punto_banco-term-cut_card = cut card
punto_banco-term-cut_card-is = A marker in the shoe: when it comes, the coup under way is the last.
punto_banco-term-hold_shoe = hold the shoe; holds the shoe; give the shoe on; gives the shoe on; the shoe goes on; the shoe passes
punto_banco-term-hold_shoe-is = Whose turn it is to have the shoe before him; nothing is settled by it, and the dealer deals.
punto_banco-term-roads = roads; road; bead plate; big road; big eye boy; small road; cockroach pig
punto_banco-term-roads-is = Charts of which hand has won so far; they do not tell what comes next.

## The game in five pictures, one sentence each

punto_banco-step-bet = Before the cards bet on one of two hands, player or banker, or on a tie.
punto_banco-step-count = A hand is worth the last digit of the sum of its cards; tens and court cards count nothing.
punto_banco-step-natural = With 8 or 9 in two cards the coup is over at once.
punto_banco-step-third = Otherwise a third card may come to each hand, by a fixed table: nobody decides anything.
punto_banco-step-paid = The higher hand wins, and who has bet on it is paid.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

punto_banco-typed-example = 20 on banker
punto_banco-typed-player = player; punto
punto_banco-typed-banker = banker; bank; banco
punto_banco-typed-tie = tie; égalité
punto_banco-typed-player_pair = player pair; pair player; pair on player
punto_banco-typed-banker_pair = banker pair; pair banker; pair on banker
punto_banco-typed-super6 = super 6; super six
punto_banco-typed-dragon7 = dragon 7; dragon seven
punto_banco-typed-panda8 = panda 8; panda eight
punto_banco-typed-pass_shoe = pass the shoe; pass shoe

## What the croupier calls: of a line of the log, under its own key

punto_banco-called-player-wins = { $player } player, { $banker } banker. Player wins.
punto_banco-called-banker-wins = { $banker } banker, { $player } player. Banker wins.
punto_banco-called-tie = Tie, { $player } all.
