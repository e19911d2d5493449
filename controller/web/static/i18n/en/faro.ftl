### Casino faro. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

# Beside the name of an option: an option of casino faro.
faro-name = casino faro

## The log

# $place: one of the next four.
faro-card-shown = { $place }: { CARD($card) }
faro-place-soda = soda
faro-place-hoc = hoc
faro-place-losing = turn { $turn }, losing card
faro-place-winning = turn { $turn }, winning card
# $cards: two or more that it may be.
faro-card-unsure = { $place }: { $cards }, the dealer is asked
faro-card-beside-doubt = { $place }: { $cards }, beside a card in doubt
faro-bets-reopened = bets are open again before turn { $turn }
# $bets: players with what each bet won or lost.
faro-turn-settled = turn { $turn } settled: { $bets }
faro-part-settled = turn { $turn }, certain already: { $bets }
faro-part-undone = taken back: { $bets }
# $amount: with its sign, such as +25.
faro-paid = { $player } { $amount }
faro-drawn = { $player } drawn
faro-ruled-returned = { $player }: { $stake } returned
# $pay: what the bank pays beside the stake.
faro-ruled-paid =
    { $pay ->
        [0] { $player }: { $stake } paid
       *[other] { $player }: { $stake } paid, +{ $pay }
    }
faro-deal-over = the deal is over
faro-deal-over-returned = the deal is over; { $amount } returned from the layout
faro-deal-void = the deal is void; what lay on the layout went back
# $why: what the dealer wrote, or an irregularity.
faro-deal-void-why = the deal is void: { $why }; what lay on the layout went back
faro-claimed = { $player } claims { $amount } from a dead card
# $why: one of the next four.
faro-bet-returned = { $amount } returned to { $player } ({ $why })
faro-why-dead = dead card
faro-why-not-held = the bank cannot answer for it
faro-why-void = deal void
faro-why-not-callable = no order of the last three cards
faro-max-raised = the maximum is { $max } until the deal is over
# One bet of a correction. $was and $now: how it was settled, one of the next three.
faro-adjusted = turn { $turn }, { $player }: { $was }, now { $now }
faro-fate-none = not settled
faro-fate-not-callable = { $amount } returned (no order of the last three cards)
faro-fate =
    { $result ->
        [win] win { $amount }
        [lose] lose { $amount }
        [half] half { $amount }
        [push] push { $amount }
        [returned] returned { $amount }
        [paid] paid { $amount }
        [removed] removed { $amount }
        [claimed] claimed { $amount }
        [dead] dead { $amount }
        [not_held] not held { $amount }
        [void] void { $amount }
       *[other] { $result } { $amount }
    }

## Refusals

faro-closed = Bets are closed
faro-dup-id = This bet is already there or has no id of its own
faro-unknown-player = There is no such player at the table
faro-bad-type = There is no such bet
faro-bad-stake = The stake must be a positive multiple of the unit
faro-bad-copper = Odd and even take no copper: bet the other side
faro-bad-shape = These ranks make no bet of this kind
faro-bad-turn = The order can be called before the last turn only
faro-not-callable = This is no order of the last three cards
faro-dead = No card of these ranks is left
faro-min = The stake is below the minimum
faro-max = The stake is above the maximum
faro-funds = The purse does not hold that much
faro-solvency = The bank could not pay if this bet won
faro-not-winner = This bet did not win in the turn just dealt
faro-over-parlay = A parlay is at most what came back
faro-unknown-id = No such bet lies on the layout
faro-not-owner = This bet belongs to another player
faro-locked = So near the end of the pack bets can no longer be taken back
faro-bad-move = This kind of bet cannot be moved
faro-no-claims = At this table dead bets cannot be claimed
faro-not-dead = This bet can still be decided
faro-not-open = Bets are not open
faro-not-closed = Bets are not closed
faro-over = The deal is over
faro-soda-shown = The soda has been seen: the bets of this turn stay closed
faro-unsure = The dealer must first say what the card in doubt is
faro-duplicate-card = This card has already been shown in this deal
faro-no-candidate = All of these cards have already been shown in this deal
faro-bad-amount = The amount must be a whole number other than 0
faro-turn-under-way = The banker takes no money out before this turn is settled
faro-bank-funds = The bank does not hold that much
faro-max-under-way = The maximum is raised between two turns only
faro-no-max = At this table there is no maximum
faro-no-debt = The debt is not that large
faro-shown-as = { CARD($card) } has already been shown in this deal, as card { $number }
faro-shown-before = { CARD($card) } has already been shown in this deal
faro-move-needs = The move needs { $field }
# $amount: how much of the purse.
faro-settled-beside-doubt = { $amount } of the purse was settled beside a card in doubt; name that card first
faro-not-higher = The maximum is { $max }: until the deal is over it can be raised, never lowered
faro-no-rank = Expected a rank of { $ranks }, found { $found }
faro-say-first = Say first what card { $number } was
faro-not-unsure = Card { $number } is not in doubt
faro-no-bet-lies = No bet { $bet } lies on the layout
faro-bank-empty = the bank stands at { $bank }; the banker must put money in before the next deal

## What was expected in a deal script or a command

faro-a-list-of-ranks = a list of ranks
faro-a-rank = a rank of { $ranks }
faro-ranks-out-of = a list of ranks out of { $ranks }
faro-an-order = three ranks, or "RB", "BR" or "SAME"
faro-script-before = a turn from 1 to { $last }
faro-script-players = an object of names and amounts

## Options: what each decides, with its section of docs/rules.md, and what its values mean

faro-option-min = The smallest stake (1.2).
faro-option-min-is = The smallest stake is { $number }.
faro-option-max = The largest stake, by `max_scope` (1.2).
faro-option-max-is = The largest stake is { $number }.
faro-option-max-none = There is no largest stake.
faro-option-unit = Stakes are multiples of it (1.2).
faro-option-unit-is = Stakes are multiples of { $number }.
faro-option-max-scope = What the maximum is for: all a player has on a position, or each bet (1.2).
faro-option-max-scope-position = The maximum is for all that a player has on one position.
faro-option-max-scope-bet = The maximum is for each bet.
faro-option-case-max = A lower maximum on a rank of which one card is left (1.2).
faro-option-case-max-is = On a rank of which one card is left the largest stake is { $number }.
faro-option-case-max-none = Case cards have no lower maximum.
faro-option-soda-exposed-before-bets = The soda is seen before the bets of turn 1; otherwise a cover card lies on it (1.1).
faro-option-soda-exposed-before-bets-on = The soda is seen before the first bets.
faro-option-soda-exposed-before-bets-off = The first bets are made before the soda is seen.
faro-option-lock-withdraw-at-cards = With so many cards left or fewer no bet is moved or taken back (1.2).
faro-option-lock-withdraw-at-cards-is = With { $number } cards or fewer left no bet is moved or taken back.
faro-option-lock-withdraw-at-cards-none = Bets may be moved and taken back before every turn.
faro-option-solvency = What the bank must be able to pay: all bets together, the worst next turn, or nothing (1.2).
faro-option-solvency-sum = No bet is taken that the bank could not pay if all bets won.
faro-option-solvency-turn-worst = The bank must be good for the worst next turn; when bets close, those beyond it go back, newest first.
faro-option-solvency-none = The bank may go below zero.
faro-option-parlay-over-max = A win that is left lying may be above the maximum (1.2).
faro-option-parlay-over-max-on = A parlay may be above the maximum.
faro-option-parlay-over-max-off = A parlay may not be above the maximum.
faro-option-multi-both-open = A bet on several ranks when both cards of a turn are of them (1.3).
faro-option-multi-both-open-lose = Two of its cards in one turn: the bank takes it.
faro-option-multi-both-open-push = Two of its cards in one turn: a draw, the stake lies on.
faro-option-multi-both-copper = The same of a coppered bet (1.3).
faro-option-multi-both-copper-push = Coppered, two of its cards in one turn: a draw, the stake lies on.
faro-option-multi-both-copper-win = Coppered, two of its cards in one turn: it wins.
faro-option-multi-both-copper-lose = Coppered, two of its cards in one turn: the bank takes it.
faro-option-group-shapes = A group is one of the shapes of the layout, or any 2 to 12 ranks (1.3).
faro-option-group-shapes-layout = Groups are those of the layout: cards that touch, the pot, the figures, squares.
faro-option-group-shapes-any = A group may be any two to twelve ranks.
faro-option-strings = Any set of ranks may be bet on, each to win or to lose (1.3).
faro-option-strings-on = A string may have any ranks, each to win or to lose.
faro-option-strings-off = No strings at this table.
faro-option-copper-split = The split that takes half of a coppered bet (1.4).
faro-option-copper-split-own-rank = A split of another rank does not touch a coppered bet.
faro-option-copper-split-any-split = Any split takes half of every coppered stake.
faro-option-split-rounding = Who has the larger half of an odd stake in a split (1.4).
faro-option-split-rounding-player = Of an odd stake the player keeps the larger half.
faro-option-split-rounding-bank = Of an odd stake the bank takes the larger half.
faro-option-split-remainder = What becomes of the half that the bank does not take in a split (1.4).
faro-option-split-remainder-return = The other half goes back.
faro-option-split-remainder-stay = The other half stays on the card.
faro-option-ace-high = The ace is the highest rank on the high card bar (1.5).
faro-option-ace-high-on = The ace is the highest rank.
faro-option-ace-high-off = The ace is the lowest rank, the king the highest.
faro-option-high-split = What a split does to the high card bet (1.5).
faro-option-high-split-half = A split takes half of it.
faro-option-high-split-push = A split is a draw, the stake lies on.
faro-option-high-split-lose = A split loses it.
faro-option-parity-rule = Odd and even go by the winning card, or by both as strings (1.5).
faro-option-parity-rule-winner = The winning card decides.
faro-option-parity-rule-string = They play as groups of all odd or all even ranks: both cards or neither is a draw.
faro-option-parity-king = The King is neither odd nor even, or odd (1.5).
faro-option-parity-king-neutral = The king is neither odd nor even.
faro-option-parity-king-odd = The king is odd.
faro-option-parity-split = What a split does to odd and even (1.5).
faro-option-parity-split-half = Any split takes half of it.
faro-option-parity-split-push = Any split is a draw, the stake lies on.
faro-option-parity-split-lose = Any split loses it.
faro-option-dead-bets = Bets on ranks of which no card is left: who claims one has it, none is taken, or they go back (1.6).
faro-option-dead-bets-claim = Who first claims a bet that lies on dead cards has it.
faro-option-dead-bets-reject = No bet is taken on dead cards.
faro-option-dead-bets-return = Bets on dead cards go back by themselves.
faro-option-call-distinct = The odds of the order of three different ranks (1.7).
faro-option-call-distinct-is = Three different ranks pay { $number } to 1.
faro-option-call-pair = The odds of the order when two of the last three are of one rank (1.7).
faro-option-call-pair-is = With a pair among them it is { $number } to 1.
faro-option-call-color = The odds of the colours when all three are of one rank (1.7).
faro-option-call-color-is = The colours of three cards of one rank pay { $number } to 1.
faro-option-call-convention = Whether the odds of a call are beside the stake or include it (1.7).
faro-option-call-convention-to-one = The stake comes back beside the odds.
faro-option-call-convention-for-one = The stake is part of the odds: they pay one less.
faro-option-triple-call = What can be called when the last three are of one rank (1.7).
faro-option-triple-call-color = When all three are of one rank their colours are called.
faro-option-triple-call-none = When all three are of one rank nothing is called.
faro-option-last-turn-hoc = What the hoc does to bets on its rank that lie at the end (1.7).
faro-option-last-turn-hoc-return = Bets on the hoc's rank that still lie go back.
faro-option-last-turn-hoc-lose-open = Bets on the hoc's rank to win are lost.
faro-option-case-hoc = The hoc moves its bead too (1.8).
faro-option-case-hoc-on = The hoc moves its bead too.
faro-option-case-hoc-off = The hoc moves no bead: the one that is left shows it.
faro-option-irregularity = What becomes of the stakes when something was wrong with the cards (1.9).
