### Baccarat banque, à deux tableaux. Read on the tablets and in `faro recall`; options also in the configuration and
### docs/rules-options.md, which are in English.

# Beside the name of an option: an option of baccarat banque.
baccarat_banque-name = baccarat banque
# At the top of a page.
baccarat_banque-title = Baccarat banque

## The log

# On an account: what decided the stakes of a coup, the totals of the hands.
baccarat_banque-came = Right { $right }, left { $left }, bank { $banker }
baccarat_banque-bids = { $player } bids { $amount } for the bank
baccarat_banque-has-bank = { $player } has the bank, with { $amount }
baccarat_banque-retires = { $player } leaves the bank and takes { $amount }
baccarat_banque-gives-up = { $player } cannot hold the stakes and gives the bank up; he takes { $amount }
baccarat_banque-out = { $player } has not filled the bank again: it is open to bids
baccarat_banque-bank-back = the bank of { $amount } goes back to { $player }
baccarat_banque-bank-offered = the bank is offered at { $amount }
baccarat_banque-refilled = { $player } fills the bank again, with { $amount }
baccarat_banque-accepted = { $player } plays against all stakes and adds { $amount }; the bank is unlimited
baccarat_banque-added = { games-banker-adds }
baccarat_banque-cut = { baccarat-returned-above-bank }
baccarat_banque-not-held = { $amount } returned to { $player }: the banker does not hold it
baccarat_banque-goes-banco = { $player } plays banco
baccarat_banque-six-out = six cards are out, face down
baccarat_banque-right-third = right draws { CARD($card) }
baccarat_banque-left-third = left draws { CARD($card) }
baccarat_banque-banker-third = the banker draws { CARD($card) }
# $hand: right, left or banker.
baccarat_banque-decided =
    { $draws ->
        [true] { $hand ->
            [right] right: { $player } draws
            [left] left: { $player } draws
           *[banker] the banker draws
        }
       *[false] { $hand ->
            [right] right: { $player } stands
            [left] left: { $player } stands
           *[banker] the banker stands
        }
    }
# $total: of the hand; $result: win, lose, push or no word, where nobody staked.
baccarat_banque-hand-right =
    { $result ->
        [win] right wins with { $total }: { CARD($cards) }
        [lose] right loses with { $total }: { CARD($cards) }
        [push] right ties with { $total }: { CARD($cards) }
       *[none] right, without stakes, { $total }: { CARD($cards) }
    }
baccarat_banque-hand-left =
    { $result ->
        [win] left wins with { $total }: { CARD($cards) }
        [lose] left loses with { $total }: { CARD($cards) }
        [push] left ties with { $total }: { CARD($cards) }
       *[none] left, without stakes, { $total }: { CARD($cards) }
    }
baccarat_banque-hand-banker = the bank has { $total }: { CARD($cards) }
# $pay: what the bank pays beside the stake.
baccarat_banque-wins =
    { $side ->
        [right] { $player } wins { $pay } with { $stake } on the right
       *[left] { $player } wins { $pay } with { $stake } on the left
    }
baccarat_banque-loses =
    { $side ->
        [right] { $player } loses { $stake } on the right
       *[left] { $player } loses { $stake } on the left
    }
baccarat_banque-returned =
    { $side ->
        [right] { $player }: { $stake } on the right returned
       *[left] { $player }: { $stake } on the left returned
    }
baccarat_banque-bank-now = coup { $coup } is over; the bank holds { $bank }
baccarat_banque-passed = coup { $coup } passes without cards

## The pages

baccarat_banque-door = Take a seat: put up the bank, go banco, or stake on your side.
baccarat_banque-hand =
    { $hand ->
        [right] Right
        [left] Left
       *[banker] Bank
    }
# $place: the hand and which of its cards.
baccarat_banque-place =
    { $place ->
        [right_1] the right
        [left_1] the left
        [banker_1] the bank
        [right_2] the right, second card
        [left_2] the left, second card
        [banker_2] the bank, second card
        [right_3] the right, third card
        [left_3] the left, third card
       *[banker_3] the bank, third card
    }
baccarat_banque-phase-bidding = Bids for the bank
baccarat_banque-phase-offered = The bank is offered
baccarat_banque-phase-refilling = The bank is broken
baccarat_banque-phase-retiring = The banker stays or leaves
baccarat_banque-phase-accepting = Stakes above the bank
baccarat_banque-phase-right_decides = The right plays
baccarat_banque-phase-right_draws = { baccarat_banque-phase-right_decides }
baccarat_banque-phase-left_decides = The left plays
baccarat_banque-phase-left_draws = { baccarat_banque-phase-left_decides }
baccarat_banque-phase-banker_decides = The bank plays
baccarat_banque-phase-banker_draws = { baccarat_banque-phase-banker_decides }
# In a sentence such as "bob draws or stands".
baccarat_banque-to-bid = bid
baccarat_banque-to-banco = go banco
baccarat_banque-to-refill = fill it again
baccarat_banque-to-accept = play against all stakes
baccarat_banque-to-pass = go on
baccarat_banque-lies = { $amount } on { $side }
baccarat_banque-act-bid = Bid { $amount }
baccarat_banque-act-refill = Put in { $amount }
# $more: there is a stake of one's own on that side; $side: Right or Left.
baccarat_banque-do-stake =
    { $more ->
        [true] { $amount } more on { $side }
       *[false] { $amount } on { $side }
    }
baccarat_banque-act-banco =
    { $cheval ->
        [true] Banco à cheval
       *[false] Banco
    }
# $amount: half of it on each side, where it is à cheval.
baccarat_banque-do-banco =
    { $cheval ->
        [true] Banco à cheval: { $amount }
       *[false] Banco: { $amount }
    }
baccarat_banque-act-accept = Play against all stakes
baccarat_banque-do-accept = Add { $amount } and play against all
baccarat_banque-act-pass = Go on
# $phase: what was asked; $unlimited: whether the bank accepts all stakes.
baccarat_banque-do-pass =
    { $phase ->
        [bidding] No bid
        [offered] Do not take it
        [banco] No banco
        [retiring] Keep the bank
        [refilling] Do not fill it
       *[accepting] { $unlimited ->
            [true] Hold the stakes
           *[false] Do not add
        }
    }
baccarat_banque-plays = { $player } plays
baccarat_banque-decision =
    { $decision ->
        [draw] draws
       *[stand] stands
    }
baccarat_banque-hold-to-see = Hold to see your cards
# At the name of who plays the hand of his side.
baccarat_banque-has-hand = plays
baccarat_banque-plays-banco = banco
baccarat_banque-on-side = { $amount } { $side }
baccarat_banque-offered-at = { $player } has left it: { $amount }
baccarat_banque-bank-of = { $player } has the bank
baccarat_banque-bank-broken = { $player }: the bank is broken
baccarat_banque-best-bid = { $player } bids { $amount }
baccarat_banque-no-banker = Nobody has the bank
baccarat_banque-no-shoe = The tables open when the shoe is ready.
baccarat_banque-tables = The tables
baccarat_banque-unlimited = unlimited
baccarat_banque-above = { $amount } above the bank
# $result: win, lose, push or none, where nobody staked.
baccarat_banque-side-result =
    { $result ->
        [win] { $total } wins
        [lose] { $total } loses
        [push] { $total } ties
       *[none] { $total }
    }
baccarat_banque-holds = The bank holds
baccarat_banque-bank-is = The bank holds { $amount }.
baccarat_banque-settled-on = { $amount } on { $side }
baccarat_banque-sheet-record = Record
baccarat_banque-advice-claimed = You have claimed it; nobody sees that yet.
baccarat_banque-advice-banker = You have the bank.
baccarat_banque-rules-hands-is = An ace counts 1, tens and court cards 0; a hand is worth the last digit of the sum. 8 or 9 with two cards is a natural, and each side plays by itself against the bank.
baccarat_banque-rules-third-is = One of each side plays for all who have staked there; then the banker draws or stands as he likes.
baccarat_banque-rules-bank-is = The banker keeps it until he leaves it, which he may after a coup, or it is broken.
baccarat_banque-rules-banco = { baccarat-act-banco }
baccarat_banque-rules-banco-is = Who plays banco stakes against the whole bank; à cheval half on each side. The nearest of each side has it; two share it.
baccarat_banque-rules-stakes = { faro-sheet-stakes }

## Refusals

baccarat_banque-not-now = This is not the time for that
baccarat_banque-not-vacant = { baccarat-not-vacant }
baccarat_banque-not-listed = You are not on the list of bankers
baccarat_banque-low-bid = A higher sum has been bid
baccarat_banque-taken = Somebody nearer has claimed it, or you have
baccarat_banque-not-banker = That is for the banker
baccarat_banque-must-play = Who has taken the bank deals a coup before he leaves it
baccarat_banque-too-late = Stakes have already been placed
baccarat_banque-no-offer = No bank is offered
baccarat_banque-own = { baccarat-own }
baccarat_banque-not-broken = The bank is not broken
baccarat_banque-no-bank = { baccarat-no-bank }
baccarat_banque-banker = { baccarat-banker }
baccarat_banque-not-seated = Banco is for those who sit at the tables
baccarat_banque-three-bancos = After that many lost bancos you sit out one coup
baccarat_banque-banco = Somebody plays banco in this coup
baccarat_banque-bad-side = Name the right or the left side; who sits stakes on his own
baccarat_banque-over-bank = The bank does not cover that much more
baccarat_banque-not-offered = All stakes are not to be accepted here
baccarat_banque-no-excess = No stakes exceed the bank
baccarat_banque-no-stakes = Nothing is staked
baccarat_banque-no-bid = Nobody has bid for the bank
baccarat_banque-not-dealt = The cards are not out yet
baccarat_banque-not-your-turn = { baccarat-not-your-turn }
baccarat_banque-strict = You play for others: draw on 0 to 4, stand on 6 and 7
baccarat_banque-no-turn = Nobody is asked anything
baccarat_banque-no-reopening = What is closed stays closed in this game; the coup may be voided
baccarat_banque-changes-later = { baccarat-changes-play }
baccarat_banque-players-bank = The bank is a player's: he puts it up out of his purse
baccarat_banque-too-few = Two players with money are needed: one for the bank, one to stake

## What a script must be

baccarat_banque-two-players = two players at least
baccarat_banque-names = a list of names
baccarat_banque-most-names = at most { $most } names
baccarat_banque-name-once = each name once
baccarat_banque-a-player = a name that stands under players
baccarat_banque-a-place = a player with a place under right, left or standers

## Why a shoe has no deal script

baccarat_banque-unsaid-raised = { baccarat-unsaid-raised }

## Options: what each decides, with its section of docs/rules.md, and what its values mean

baccarat_banque-option-bank-by = How the bank finds its banker (3.3.4).
baccarat_banque-option-bank-by-auction = The bank goes to the highest bid.
baccarat_banque-option-bank-by-list = The bank goes to the first on the list who has bid, at his sum.
baccarat_banque-option-banque-excess = What becomes of stakes above the bank (3.3.10).
baccarat_banque-option-banque-excess-in-order = All stakes play; winners are paid in rotation as far as the bank reaches, unless the banker accepts all stakes.
baccarat_banque-option-banque-excess-trim = What is above the bank goes back before the cards, the last in rotation first.
baccarat_banque-option-banque-excess-unlimited = The banker holds all stakes or gives the bank up.
baccarat_banque-option-chemin-strict = Whether who plays for others must draw on 0 to 4 and stand on 6 and 7 (3.3.7).
baccarat_banque-option-chemin-strict-on = Who plays for others draws on 0 to 4 and stands on 6 and 7.
baccarat_banque-option-chemin-strict-off = Everybody draws and stands as he likes.
baccarat_banque-option-chemin-five = What silence means on 5 (3.3.7).
baccarat_banque-option-chemin-five-stand = Who says nothing stands on 5.
baccarat_banque-option-chemin-five-draw = Who says nothing draws on 5.
baccarat_banque-option-max-bancos = After how many bancos lost in a row one coup is left out (3.3.8).
baccarat_banque-option-max-bancos-is = After { $number } bancos lost in a row a player leaves one coup out.
baccarat_banque-option-min = The least stake (3.3.9).
baccarat_banque-option-min-is = { games-option-min-is }
baccarat_banque-option-unit = Sums are multiples of it (3.3.4, 3.3.9).
baccarat_banque-option-unit-is = Sums are multiples of { $number }.
baccarat_banque-option-min-bank = The least bank (3.3.4).
baccarat_banque-option-min-bank-is = { baccarat-option-min-bank-is }
baccarat_banque-option-bid-s = Seconds for a higher bid in an auction, after each (3.3.12).
baccarat_banque-option-bid-s-is = An auction ends { $number } seconds after the last bid.
baccarat_banque-option-list-s = Seconds for bids by list, after the first (3.3.12).
baccarat_banque-option-list-s-is = Bids by list end { $number } seconds after the first.
baccarat_banque-option-take-s = Seconds for claims to banco or a bank, and for what the banker is asked (3.3.12).
baccarat_banque-option-take-s-is = Claims are taken for { $number } seconds.
baccarat_banque-option-stake-s = Seconds for stakes, and to fill a broken bank (3.3.12).
baccarat_banque-option-stake-s-is = Stakes are taken for { $number } seconds after the first.
baccarat_banque-option-decide-s = Seconds to draw or stand (3.3.12).
baccarat_banque-option-decide-s-is = To draw or stand there are { $number } seconds.
baccarat_banque-option-peek = Where a hand is looked at (3.3.13).
baccarat_banque-option-peek-tablet = { baccarat-option-peek-tablet }
baccarat_banque-option-peek-cards = { baccarat-option-peek-cards }
baccarat_banque-option-beads = Whether the casekeeper counts the cards shown, in quarters of a rank (3.3.15).
baccarat_banque-option-beads-quarters = A bead moves across with every three cards of its rank that are shown.
baccarat_banque-option-irregularity = What becomes of the stakes when something was wrong with the cards (3.3.14).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

baccarat_banque-term-side = side; sides
baccarat_banque-term-side-is = The right or the left half of the table; each has a hand of its own against the bank.
baccarat_banque-term-plays = plays the hand; has the hand
baccarat_banque-term-plays-is = Who plays for all that have staked on his side: he draws or stands.
baccarat_banque-term-broken = broken; fill it again; fills the bank again; fill
baccarat_banque-term-broken-is = The bank has lost everything; its banker may put in money again, or it is open to bids.
baccarat_banque-term-cheval = à cheval; cheval
baccarat_banque-term-cheval-is = Half of the stake on the right and half on the left.
baccarat_banque-term-above = above the bank
baccarat_banque-term-above-is = More is staked than the bank can pay.
baccarat_banque-term-unlimited = unlimited
baccarat_banque-term-unlimited-is = The banker answers for all stakes, and adds what the bank lacks.

## The game in five pictures, one sentence each

baccarat_banque-step-bank = One player puts up the bank out of his own purse.
baccarat_banque-step-stake = The others sit on his right and on his left, and stake on their side.
baccarat_banque-step-count = Right, left and bank have two cards each: the last digit of the sum counts, tens and court cards nothing.
baccarat_banque-step-third = One of each side draws or stands for all who have staked there, and then the banker does.
baccarat_banque-step-compared = Each side plays by itself against the bank, and the higher hand wins.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

baccarat_banque-typed-example = 20 on the right
baccarat_banque-typed-cheval = à cheval; cheval
baccarat_banque-typed-right = right
baccarat_banque-typed-left = left
baccarat_banque-typed-accept = accept; play against all
baccarat_banque-typed-bid = bid
baccarat_banque-typed-refill = refill; add

## What the croupier calls: of a line of the log, under its own key

baccarat_banque-called-goes-banco = Banco.
baccarat_banque-called-hand-right = Right: { $total }.
baccarat_banque-called-hand-left = Left: { $total }.
baccarat_banque-called-hand-banker = The bank: { $total }.
