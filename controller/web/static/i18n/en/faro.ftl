### Casino faro. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

# Beside the name of an option: an option of casino faro.
faro-name = casino faro
# At the top of a page.
faro-title = Casino faro

## The sheet for real cards (`faro sheet`)

# Places for cards, on paper.
faro-by-hand-left = Winners
faro-by-hand-right = Losers
faro-by-hand-then = When the table has named the top card, slide it off: the soda to the left, losing cards to the right, winning cards to the left.

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
# On an account: what decided the stakes of a turn.
faro-came = { CARD($losing) } loses, { CARD($winning) } wins
faro-came-hoc = { CARD($card) } is the last card
# $bets: players with what each bet won or lost.
faro-turn-settled = turn { $turn } settled: { $bets }
faro-part-settled = turn { $turn }, certain already: { $bets }
faro-part-undone = taken back: { $bets }
# $amount: with its sign, such as +25.
faro-paid = { $player } { $amount }
faro-drawn = { $player } drawn
faro-ruled-returned = { games-returned }
# $pay: what the bank pays beside the stake.
faro-ruled-paid =
    { $pay ->
        [0] { $player }: { $stake } paid
       *[other] { $player }: { $stake } paid, +{ $pay }
    }
faro-deal-over = { games-deal-over }
faro-deal-over-returned = the deal is over; { $amount } returned from the layout
faro-deal-void = the deal is void; what lay on the layout went back
# $why: what the dealer wrote, or an irregularity.
faro-deal-void-why = the deal is void: { $why }; what lay on the layout went back
faro-claimed = { $player } claims { $amount } from a dead card
# $why: one of the next four.
faro-bet-returned = { $amount } returned to { $player } ({ $why })
faro-why-dead = dead card
faro-why-not-held = the bank cannot answer for it
faro-why-void = { games-why-void }
faro-why-not-callable = no order of the last three cards
faro-max-raised = the maximum is { $max } until the deal is over
faro-max-raised-for = the maximum for { $player } is { $max } until the deal is over
faro-cap-raised = the bank covers at most { $cap } in a turn until the deal is over
faro-bids = { $player } bids { $amount } for the bank
faro-bid-withdrawn = { $player } has left the seat: the bid does not count
faro-bank-taken = { $player } has the bank, at { $amount }
# $amount: what lay in the house's box.
faro-house-bank = the house holds the bank, at { $amount }
# $amount: what the bank held; below zero the banker owes it. $why: how the bank came to its end.
faro-bank-left =
    { $why ->
        [broken] the bank is broken: { $player } has the { $amount } that it held
        [seat] { $player } has left the seat and has the bank's { $amount }
        [gave_up] { $player } gives the bank up and has its { $amount }
       *[deal] { $player } has the bank's { $amount }
    }
faro-bank-lacks = the bank lacks { $amount }, which { $player } owes it
faro-banker-away = { $player } has left the seat and holds the bank until the deal is over
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
faro-unknown-player = { games-unknown-player }
faro-bad-type = There is no such bet
faro-bad-stake = The stake must be a positive multiple of the unit
faro-bad-copper = Odd and even take no copper: bet the other side
faro-bad-shape = These ranks make no bet of this kind
faro-bad-turn = The order can be called before the last turn only
faro-not-callable = This is no order of the last three cards
faro-dead = No card of these ranks is left
faro-min = The stake is below the minimum
faro-max = The stake is above the maximum
faro-funds = { games-funds }
faro-solvency = The bank could not pay if this bet won
faro-not-winner = This bet did not win in the turn just dealt
faro-over-parlay = A parlay is at most what came back
faro-unknown-id = No such bet on the layout
faro-not-owner = This bet belongs to another player
faro-locked = So near the end of the pack bets can no longer be taken back
faro-bad-move = This kind of bet cannot be moved
faro-no-claims = At this table dead bets cannot be claimed
faro-not-dead = This bet can still be decided
faro-not-open = { games-not-open }
faro-not-closed = Bets are not closed
faro-over = { pages-deal-over }
faro-soda-shown = The soda has been seen: the bets of this turn stay closed
faro-unsure = The dealer must first say what the card in doubt is
faro-no-candidate = All of these cards have already been shown in this deal
faro-bad-amount = { games-bad-amount }
faro-turn-under-way = The banker takes no money out before this turn is settled
faro-bank-funds = { games-bank-funds }
faro-max-under-way = The maximum is raised between two turns only
faro-not-offered = At this table the maximum is not raised for one player
faro-no-max = At this table there is no maximum
faro-cap-under-way = What the bank covers is raised between two turns only
faro-no-cap = At this table nothing but its money bounds what the bank covers
faro-no-debt = { games-no-debt }
faro-auction = The bank is put up to auction: no bets and no cards yet
faro-no-auction = No bids for the bank are taken now
faro-min-bank = The bank needs more than that
faro-low-bid = A higher sum has been bid
faro-no-bid = Nobody has bid for the bank
faro-has-bid = Somebody has bid for the bank
faro-banker = The banker does not bet
faro-not-banker = Only the banker can do that
faro-deal-under-way = The bank is given up between two deals only
faro-players-bank = The bank is a player's
faro-box-funds = The house's box does not hold that much
faro-shown-as = { CARD($card) } has already been shown in this deal, as card { $number }
faro-shown-before = { CARD($card) } has already been shown in this deal
faro-move-needs = The move needs { $field }
# $amount: how much of the purse.
faro-settled-beside-doubt = { $amount } of the purse was settled beside a card in doubt; name that card first
faro-not-higher = The maximum is { $max }: until the deal is over it can be raised, never lowered
faro-cap-not-higher = The bank covers { $cap }: until the deal is over that can be raised, never lowered
faro-no-rank = Expected a rank of { $ranks }, found { $found }
faro-say-first = Say first what card { $number } was
faro-not-unsure = Card { $number } is not in doubt
faro-no-bet-lies = No bet { $bet } on the layout
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
faro-option-unit-is = { games-option-unit-is }
faro-option-max-scope = What the maximum is for: all a player has on a position, or each bet (1.2).
faro-option-max-scope-position = The maximum is for all that a player has on one position.
faro-option-max-scope-bet = The maximum is for each bet.
faro-option-raise-for = Whether the dealer may raise the maximum for one player until the deal is over (1.2).
faro-option-raise-for-on = The dealer may raise the maximum for one player.
faro-option-raise-for-off = The maximum is the same for everybody.
faro-option-case-max = A lower maximum on a rank of which one card is left (1.2).
faro-option-case-max-is = On a rank of which one card is left the largest stake is { $number }.
faro-option-case-max-none = Case cards have no lower maximum.
faro-option-soda-exposed-before-bets = The soda is seen before the bets of turn 1; otherwise a cover card lies on it (1.1).
faro-option-soda-exposed-before-bets-on = The soda is seen before the first bets.
faro-option-soda-exposed-before-bets-off = The first bets are made before the soda is seen.
faro-option-lock-withdraw-at-cards = With this many cards left or fewer no bet is moved or taken back (1.2).
faro-option-lock-withdraw-at-cards-is = With { $number } cards or fewer left no bet is moved or taken back.
faro-option-lock-withdraw-at-cards-none = Bets may be moved and taken back before every turn.
faro-option-solvency = What the bank must be able to pay: all bets together, the worst next turn, or nothing (1.2).
faro-option-solvency-sum = No bet is taken that the bank could not pay if all bets won.
faro-option-solvency-turn-worst = The bank must be good for the worst next turn; when bets close, those beyond it go back, newest first.
faro-option-solvency-none = The bank may go below zero.
faro-option-bank-cap = The most that the bank covers in a turn, where it holds more; 0: all that it holds (1.2).
faro-option-bank-cap-is =
    { $number ->
        [0] The bank answers with all that it holds.
       *[other] The bank covers at most { $number } in a turn.
    }
faro-option-banker = Whose the bank is (1.2).
faro-option-banker-house = The bank is the house's.
faro-option-banker-auction = The bank is put up to auction: the highest bidder holds it, with that sum out of his purse.
faro-option-min-bank = The smallest bid for the bank (1.2).
faro-option-min-bank-is = The smallest bid for the bank is { $number }.
faro-option-bank-lasts = How long a player holds the bank (1.2).
faro-option-bank-lasts-deal = A player holds the bank for one deal.
faro-option-bank-lasts-broken = A player holds the bank until it holds less than the smallest bid, or he leaves it.
faro-option-bid-s = Seconds for a higher bid, after each (1.2).
faro-option-bid-s-is = An auction ends { $number } seconds after the last bid.
faro-option-parlay-over-max = A win that is left lying may be above the maximum (1.2).
faro-option-parlay-over-max-on = A parlay may be above the maximum.
faro-option-parlay-over-max-off = A parlay may not be above the maximum.
faro-option-multi-both-open = A bet on several ranks when both cards of a turn are of them (1.3).
faro-option-multi-both-open-lose = Two of its cards in one turn: the bank takes it.
faro-option-multi-both-open-push = Two of its cards in one turn: a draw, the stake stays.
faro-option-multi-both-copper = The same of a coppered bet (1.3).
faro-option-multi-both-copper-push = Coppered, two of its cards in one turn: a draw, the stake stays.
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
faro-option-high-split-push = A split is a draw, the stake stays.
faro-option-high-split-lose = A split loses it.
faro-option-parity-rule = Odd and even go by the winning card, or by both as strings (1.5).
faro-option-parity-rule-winner = The winning card decides.
faro-option-parity-rule-string = They play as groups of all odd or all even ranks: both cards or neither is a draw.
faro-option-parity-king = The King is neither odd nor even, or odd (1.5).
faro-option-parity-king-neutral = The king is neither odd nor even.
faro-option-parity-king-odd = The king is odd.
faro-option-parity-split = What a split does to odd and even (1.5).
faro-option-parity-split-half = Any split takes half of it.
faro-option-parity-split-push = Any split is a draw, the stake stays.
faro-option-parity-split-lose = Any split loses it.
faro-option-dead-bets = Bets on ranks of which no card is left: who claims one has it, none is taken, or they go back (1.6).
faro-option-dead-bets-claim = Who first claims a bet on dead cards has it.
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
faro-option-last-turn-hoc = What the hoc does to bets on its rank that are left at the end (1.7).
faro-option-last-turn-hoc-return = Bets on the hoc's rank go back.
faro-option-last-turn-hoc-lose-open = Bets on the hoc's rank to win are lost.
faro-option-case-hoc = The hoc moves its bead too (1.8).
faro-option-case-hoc-on = The hoc moves its bead too.
faro-option-case-hoc-off = The hoc moves no bead: the one that is left shows it.
faro-option-irregularity = { games-option-irregularity }

## Page: bets

faro-colours =
    { $order ->
        [RB] red, then black
        [BR] black, then red
       *[SAME] both of one colour
    }
# $win, $lose: ranks of a heel or a string.
faro-to-win = { $win } to win
faro-to-lose = { $lose } to lose
faro-to-win-and-lose = { $win } to win, { $lose } to lose
faro-high = High card
faro-odd = Odd
faro-even = Even
# $order: ranks such as 9–A–9, or colours.
faro-call = Call { $order }
faro-coppered = { $bet }, coppered
faro-stake-on = { $amount } on { $bet }
# $stake: such as "25 on King".
faro-lies =
    { $barred ->
        [true] { $stake } (barred)
       *[false] { $stake }
    }
faro-row =
    { $state ->
        [both] { $bet } (barred) (dead)
        [barred] { $bet } (barred)
        [dead] { $bet } (dead)
       *[awake] { $bet }
    }

## Page: the deal

faro-phase-auction = Bids for the bank
faro-phase-soda = Waiting for the soda
faro-phase-bets_open = Make your bets
faro-phase-loser_shown = The winner is next
faro-phase-winner_shown = { play-phase-bets_closed }
faro-phase-last_card = The hoc is still in the box
faro-phase-casekeeper = The next turn may be drawn
faro-round = turn { $number }
faro-stakes-by-place = Stakes by place
# One of those on a place: "Eve 25" or "bob 50, coppered".
faro-stake-of =
    { $copper ->
        [true] { $player } { $amount }, coppered
       *[false] { $player } { $amount }
    }
faro-turns = The turns of this deal
# For those who hear the page; $losing and $winning: cards, or none before they are out.
faro-turn-cards =
    { $winning ->
        [none] { $losing ->
            [none] turn { $number } is to come
           *[other] turn { $number }: { $losing } loses
        }
       *[other] turn { $number }: { $losing } loses, { $winning } wins
    }
faro-so-far = turn { $round }, deal { $deal }
faro-settled = Turn { $number }
faro-end-of-deal = end of the deal
# Where the next card goes.
faro-place =
    { $place ->
        [soda] the soda, beside the game
        [losing] the losers
        [winning] the winners
       *[hoc] the hoc, beside the game
    }
faro-moment-soda = before the soda
faro-moment-auction = bids for the bank
# What is decided in an auction.
faro-to-bid = bid for the bank
faro-next-house_bank = Wait for bids, or open with the house's bank.
# Where a card went.
faro-went =
    { $place ->
        [soda] soda
        [hoc] hoc
        [lost] turn { $turn }, lost
       *[won] turn { $turn }, won
    }
faro-lost = lost
faro-won = won

## Page: commands, where a lost line kept them waiting

faro-act-bet = { $stake }
faro-act-parlay = Parlay on { $bet }
faro-act-move = Move a stake
faro-act-move_to = Move a stake to { $bet }
faro-act-remove = Take a stake back
faro-act-bar = Bar a bet
faro-act-unbar = Unbar a bet
faro-act-claim = Claim a dead stake
faro-act-bid = Bid { $amount }
faro-act-give_up = Give the bank up
faro-act-house_bank = Open with the house's bank

## Page: why a player's bet is not taken

faro-you-closed = Bets are closed until the turn is over.
faro-you-max = The bank takes at most { $most } on one position.
faro-you-min = The bank takes no less than { $least }.
faro-you-bad_stake = Stakes are multiples of { $unit }.
faro-you-funds = Your purse does not hold that much.
faro-you-solvency = The bank cannot answer for a bet of that size just now.
faro-you-dead = All four of that rank are out; that bet could never be decided.
faro-you-bad_shape = Those cards are not together on the layout.
faro-you-bad_copper = Odd and even take no copper: bet on the other one.
faro-you-bad_turn = The order is called only before the last turn.
faro-you-not_callable = That is not an order of the three cards left.
faro-you-locked = So late in the deal stakes stay where they are.
faro-you-not_owner = That stake is not yours.
faro-you-unknown_id = That stake is no longer on the layout.
faro-you-bad_move = That kind of bet cannot be moved.
faro-you-not_winner_last_turn = Only a bet that has just won may be parlayed, once.
faro-you-over_parlay = A parlay takes at most what came back.
faro-you-no_claims = Dead bets cannot be claimed at this table.
faro-you-not_dead = That bet is still alive.
faro-you-unknown_player = Buy in with the dealer first.
faro-you-dup_id = That bet has already been placed.
faro-you-auction = First the bank is put up to auction.
faro-you-no_auction = No bids are taken any more.
faro-you-low_bid = Somebody has bid as much or more.
faro-you-min_bank = The bank needs more than that.
faro-you-banker = You have the bank and do not bet.
faro-you-not_banker = The bank is not yours any more.
faro-you-deal_under_way = The bank is given up when the deal is over.
faro-no-bet-now = No bet can be laid now.
faro-not-now = That bet is not taken now.
faro-at-most = At most { $most } now.
faro-no-less = No less than { $least }.
faro-string-cards = A string goes from card to card: tap the cards.
faro-no-place = A stake cannot be put on { $bet } now.

## Page: what a player has just done

# $stake: such as "25 on King".
faro-laid = { $stake }.
faro-moved = Moved to { $bet }.
faro-rides = { $amount } rides on { $bet }.
faro-done-claim = You claimed { $amount }.
faro-done-bid = You bid { $amount }.
faro-done-give_up = The bank is not yours any more.
faro-claimed-it = Claimed.
faro-taken-back = Taken back.
faro-copper-done =
    { $on ->
        [true] Coppered.
       *[false] The copper is off.
    }
faro-unbarred = It counts again.
faro-barred = It does not count until you unbar it.
# $act: one of those below, or a stake such as "25 on King".
faro-undo = Undo: { $act }
faro-undo-nothing = Undo
faro-change = Change
faro-change-stake = Change the stake on { $bet }
faro-undone = Undone: { $act }.
faro-undo-parlay = parlay on { $bet }
faro-undo-copper =
    { $on ->
        [true] copper on { $bet }
       *[false] copper off { $bet }
    }
faro-undo-move = move to { $bet }
faro-undo-bar = bar the bet on { $bet }
faro-undo-unbar = unbar the bet on { $bet }
faro-undo-remove = take back { $amount } from { $bet }
# What is meant, where what was typed can mean several of them. $stake: such as "25 on King"; $from: the bet that won.
faro-say-move = Move { $stake } to { $bet }
faro-say-parlay = Parlay { $amount } from { $from } on { $bet }
faro-say-claim = Claim { $player }'s { $stake }

## Page: the player's chips and stakes

faro-join-round = You can bet on the next turn, when both cards of this one are out.
faro-join-round-s = You can bet on the next turn, in about { $seconds } s.
faro-door = Take a seat, place and copper your bets, call the last turn.
faro-sheet = Turn
faro-sheet-stakes = Stakes
faro-lying = on the cloth
faro-no-stakes = There is no stake on the layout.
faro-claim = Claim
faro-take-back-from = Take back { $amount } from { $bet }
faro-advice-move = Tap where { $amount } should go.
faro-advice-parlay = Tap where { $amount } should ride.
faro-advice-string = Tap a card once to win, twice to lose.
faro-advice-bet = Tap a card, or between cards, to bet.
faro-advice-bid = Tap chips for a higher sum, then bid.
faro-advice-auction = Your purse is too small for a bid now.
faro-advice-banker = You have the bank: you do not bet.
faro-advice-no_bank = When the bank has been bid for you can bet.
faro-chips = Chip
# The list of every place of the layout; $amount: the chip that is laid, the places follow.
faro-all-places = All places
faro-all-places-stake = All places: { $amount } on
faro-places-of =
    { $kind ->
        [card] One card
        [cheval] Between two cards
        [square] Between four cards
        [figure] Three cards
       *[bar] High card, odd, even
    }
faro-copper =
    { $on ->
        [true] Coppered
       *[false] Copper
    }
faro-copper-what = A copper on the stake: it wins when the card loses
faro-string = String
faro-string-what = One stake on several cards, each to win or to lose
faro-lay = Lay { $amount }
faro-menu-stake = Stake on { $bet }
# $stake: such as "25 on King".
faro-menu-yours = Your { $stake }
faro-menu-of = { $player }'s { $stake }
faro-menu-claim = Claim the dead bet
faro-menu-move = Move
faro-menu-copper =
    { $on ->
        [true] Copper it
       *[false] Take the copper off
    }
faro-menu-unbar = Unbar it
faro-menu-bar = Bar it for now
faro-menu-add = Add { $amount }
faro-parlays = Parlay
# $from: the bet that won, "" where it is not known.
faro-parlay = Parlay { $amount } from { $from }
faro-parlay-place = Parlay { $amount } from { $from }: now tap a place

## Page: the bank that is put up to auction

faro-bank-of = { $player } has the bank: { $amount }
faro-best-bid = { $player } bids { $amount }
# $least: the smallest bid.
faro-no-bids = Nobody has bid yet; at least { $least }

## Page: calling the last turn

faro-calls =
    { $kind ->
        [pair] Cat-hop
        [triple] Call the colours
       *[distinct] Call the turn
    }
# $name: one of the three above.
faro-calls-pay = { $name }: { $pays } to 1
faro-calls-what = The last three cards are { $ranks }. Name the order in which they come.
faro-calls-show = Show the orders
faro-calls-hide = Hide

## Page: the layout

faro-layout = The layout
faro-ribbon-case = case
faro-ribbon-dead = dead
faro-bar-high = HIGH CARD
faro-bar-odd = ODD
faro-bar-even = EVEN
faro-and = { $first } and { $second }
faro-place-left = { $place }, { $left } left
faro-place-chosen =
    { $side ->
        [win] { $place }, chosen to win
       *[lose] { $place }, chosen to lose
    }
faro-place-busy =
    { $busy ->
        [move] { $place }: move the stake here
       *[parlay] { $place }: let it ride here
    }
faro-side =
    { $side ->
        [win] win
       *[lose] lose
    }

## Page: piles, last turn, tabs

faro-nothing-settled = No turn has been settled in this deal.
faro-pile-soda = Soda
faro-pile-won = Won
faro-pile-lost = Lost
# Behind the number of winners.
faro-pile-note-soda = , soda { $rank }
faro-mark-soda = soda
faro-mark-lost = lost
faro-mark-won = won
faro-mark-lost-split = lost, split
faro-mark-won-split = won, split
faro-mark-hoc = hoc
faro-mark-none = still in the box
faro-tabs-none = The sheet begins with the next deal.
# The tabs' letters of soda, lost, won, lost and won by a split, hoc.
faro-tab-letters = S L W l w H
faro-tabs-legend = S soda · L lost · W won · lw split · H hoc
# Beside the tabs, of this player alone: the heading, what stands before each number, and the two times that are counted.
faro-own-turns = Your turns
faro-own-won = Won
faro-own-lost = Lost
faro-own-even = Even
# What of his stakes was decided.
faro-own-stakes = Stakes
# With its sign, such as +25.
faro-own-net = Net
faro-own-deal = This deal
faro-own-evening = Since you came

## Page: odds

faro-odds-none = No turn is to come.
faro-odds-what = In per cent, by the cards exposed so far. The next turn is a split: { $split }. The last two columns are what the bank keeps of each stake; below zero it is yours.
faro-odds-bet = Bet
faro-odds-turn = A turn
faro-odds-decided = Decided
faro-odds-pays = pays { $pays } to 1
faro-odds-ranks =
    { $side ->
        [coppered] { $ranks } coppered
       *[open] { $ranks } open
    }
faro-odds-high = high card
faro-odds-high-coppered = high card coppered
faro-odds-odd = odd
faro-odds-even = even
faro-odds-call = call { $order }

## Page: the rules in force

faro-rules-bank = The bank
faro-rules-card = On a card
faro-rules-card-is = The first card of a turn loses, the second wins. A stake on the winner is paid one to one; on the loser it is lost. Neither: it stays.
faro-rules-copper = Copper
faro-rules-copper-is = Turns the bet round: it wins when the card loses.
faro-rules-between = Between cards
faro-rules-between-is = One stake on all the cards it touches, decided by the first of them to come, one to one.
faro-rules-string = String, heel
faro-rules-string-is = Some cards to win, others to lose, as one stake.
faro-rules-split = Split
faro-rules-split-is = Both cards of a turn of one rank: the bank takes half of the stakes on it.
faro-rules-high = High card
faro-rules-high-is = The winner ranks above the loser.
faro-rules-parity = Odd, even
faro-rules-parlay = Parlay
faro-rules-parlay-is = What has just won may ride once more, whole.
faro-rules-dead = Dead card
faro-rules-dead-is = All four of a rank are out.
faro-rules-call = Calling the turn
faro-rules-call-is = Before the last turn name the order of the three cards.

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

faro-term-soda = soda
faro-term-soda-is = The first card, which lies open in the box from the start; it neither wins nor loses.
faro-term-turn = turn
faro-term-turn-is = Two cards: the first loses, the second wins.
faro-term-hoc = hoc
faro-term-hoc-is = The last card of the pack, which belongs to no turn.
faro-term-layout = layout; cloth
faro-term-layout-is = The picture of the thirteen cards on the table, on which stakes are placed.
faro-term-copper = copper; coppered
faro-term-copper-is = A token on a stake that turns it round: it wins when its card loses.
faro-term-string = string; strings
faro-term-string-is = One stake on several cards, each of which you choose to win or to lose; the first of them to come decides it.
faro-term-heel = heel; heeled
faro-term-heel-is = One stake on two cards, one of them to win and the other to lose.
faro-term-split = split; splits
faro-term-split-is = Both cards of a turn are of one rank; the bank then takes half of every stake on it.
faro-term-push = push; a draw
faro-term-push-is = The bet is neither won nor lost, and stays.
faro-term-parlay = parlay; parlayed; ride; rides
faro-term-parlay-is = To let what has just won, with its stake, lie again as one new bet.
faro-term-bar = bar; barred; unbar; unbarred
faro-term-bar-is = To let your bet sleep in its place, so that no turn decides it until you unbar it.
faro-term-case = case
faro-term-case-is = Only one card of this rank is left in the box, so that no split can take half of a stake on it.
faro-term-dead = dead
faro-term-dead-is = All four cards of this rank are out, so that nothing decides a bet on it any more.
faro-term-claim = claim; claims; claimed
faro-term-claim-is = To take for yourself a stake that another player has left on a dead card.
faro-term-high = high card
faro-term-high-is = A bet that the second card of the turn ranks above the first.
faro-term-parity = odd; even
faro-term-parity-is = A bet on whether the rank of the winning card is odd or even; jack and queen count 11 and 12.
faro-term-call = call; calls
faro-term-call-is = To bet, before the last turn, on the order in which the three last cards come.
faro-term-cat_hop = cat-hop
faro-term-cat_hop-is = A call of the last turn where two of the three cards are of one rank.
faro-term-colours = colours
faro-term-colours-is = What is called where the three last cards are all of one rank: which of the first two are red or black.
faro-term-auction = auction; bid; bids; bidding
faro-term-auction-is = Before a deal players name sums for the bank, and whoever names the highest is the banker.
faro-term-tabs = tabs
faro-term-tabs-is = The sheet on which is kept what came of every rank: S soda, L lost, W won, l and w split, H hoc.

## The game in five pictures, one sentence each

faro-step-stake = Lay a stake on one or more of the thirteen cards on the cloth.
faro-step-turn = The dealer draws two cards, a turn: the first loses, the second wins.
faro-step-paid = If your card wins you are paid as much as you staked, if it loses the stake is gone, else it stays.
faro-step-copper = A copper on the stake turns it round: it wins when the card loses.
faro-step-call = When three cards are left you may call the order in which they come, and win several times your stake.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

faro-typed-example = 50 on the nine, copper
faro-typed-example-parlay = let it ride on the king
faro-typed-example-move = move the nine to the king
faro-typed-example-claim = claim the nine
faro-typed-high = high card; high
faro-typed-odd = odd
faro-typed-even = even
faro-typed-copper = copper; coppered
faro-typed-uncopper = uncopper; copper off; take the copper off; no copper
faro-typed-parlay = parlay; parlays; ride; rides; let it ride
faro-typed-move = move; shift
faro-typed-bar = bar
faro-typed-unbar = unbar
faro-typed-claim = claim
# Behind the cards that are to win, or to lose.
faro-typed-win = win; to win; wins
faro-typed-lose = lose; to lose; loses
faro-typed-call = call; call the turn; calling
faro-typed-red_black = red black; red then black
faro-typed-black_red = black red; black then red
faro-typed-same_colour = same colour; same color
faro-typed-bid = bid
faro-typed-give_up = give up; give up the bank
# Behind what may be bet on: the cards that are out.
faro-typed-dead = no more on { $ranks }

## What the croupier calls: of a line of the log, under its own key

faro-called-card-shown-soda = Soda: { CARD($card) }.
faro-called-card-shown-losing = { CARD($card) } loses.
faro-called-card-shown-winning = { CARD($card) } wins.
faro-called-card-shown-hoc = Hoc: { CARD($card) }.
