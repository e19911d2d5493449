### What the pages say in several games: a game says under the same key with its own name what is otherwise with it.
### Read on the tablets.

## The deal

play-phase-bets_closed = { pages-act-close-bets }
play-lies = { $amount }
# A stake with its player; $stake: the sentence before, or the game's own.
play-lies-of = { $player }, { $stake }
play-card-down = a card face down
play-in-the-box = in the box
play-none-decided = No bet was decided.
play-standers = Standing by
play-stakes = The stakes
play-draws-or-stands = { $player } draws or stands

## When somebody who comes now can play; $seconds: until then, or until the bets close

play-join-now = You can play at once: bets are open.
play-join-now-s = You can play at once: bets are open for { $seconds } s.
play-join-round = You can play in the next round, when this one is settled.
play-join-round-s = You can play in the next round, in about { $seconds } s.
# Which deal it is.
play-deal = deal { $number }
play-join-deal = You can play in the next deal, when this one is over.
play-join-deal-s = You can play in the next deal, in about { $seconds } s.

## Below the cards of the pictures that show what the game is

play-seen-won = won
play-seen-lost = lost
play-seen-player = player
play-seen-banker = banker
play-seen-bank = bank
play-seen-punters = punters
play-seen-right = right
play-seen-left = left

## What is decided, in a sentence such as "bob draws or stands"

play-to-draw = draw
play-to-stand = stand

## Commands

play-act-draw = Draw
play-act-stand = Stand
play-act-take = Take the bank
play-act-pass = No
# On the button of an act that is asked about, once it was pressed; $act: what it said before, such as "Banco: 200".
play-sure = Sure? { $act }

## The player's tray

play-your-acts = What you may do
play-chips = Your chips
play-chip = a chip of { $amount }
play-clear = Clear
play-cancel = Cancel
play-take-back = Take back
play-again = Your stakes as a whole
# Lays the stakes of the round before that are gone; $amount: what they come to, none where there are none.
play-repeat = Repeat { $amount }
# Lays as much again on each of one's own stakes.
play-double = Double { $amount }
play-take-all = All back
play-laid-again = { $amount } placed.
play-all-back = All is taken back.
# Below one's purse: what the last round and the deal came to, signed; $round is a dash where one had no part in it.
play-so-far = round { $round }, deal { $deal }
play-advice-wait = The next deal begins when the dealer has shuffled.
play-advice-buy_in = Buy in with the dealer.
play-advice-watch = Nothing is asked of you now.

## Odds

play-sheet-odds = Odds
play-odds-wins = Wins
play-odds-loses = Loses

## The rules in force

play-rules-limits = Limits
play-rules-table = At the table

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

play-term-casekeeper = casekeeper
play-term-casekeeper-is = The frame of beads that shows which cards are out, for everybody to see.
play-term-bead = bead; beads
play-term-bead-is = A mark on the casekeeper that moves across when cards of its rank have been shown.
play-term-debt = debt; debts; owes; owe; owed
play-term-debt-is = What a purse could not pay when a card was put right; it is paid first of whatever you buy in or take out.
play-term-void = void; voided
play-term-void-is = It does not count, and the stakes that were not settled go back to their players.
play-term-ruling = ruling; irregularity
play-term-ruling-is = What the dealer decides about the stakes when something was wrong with the cards.
play-term-bank = bank; banks
play-term-bank-is = The money out of which winners are paid, and into which lost stakes go.
play-term-banker = banker; bankers
play-term-banker-is = The player who holds the bank: he pays the winners and takes what the others lose.
play-term-punter = punter; punters
play-term-punter-is = A player who plays against the bank.
play-term-claim = claim; claims; claimed
play-term-claim-is = To say that you want it; of all who do, the nearest in order has it.
play-term-auction = auction; bid; bids
play-term-auction-is = Players name sums for the bank, and whoever names the highest is the banker with that money.
play-term-broken = broken
play-term-broken-is = The bank has lost all its money and cannot pay any more.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

# What stands before that on which something is put.
play-typed-on = on; onto; to; at; upon; against
# Words that change nothing.
play-typed-fillers = a; an; the; of; and; for; from; with; please; my; me; I; it; put; place; lay; stake; bet; want; chips; marks; is
# What joins several bets of one text.
play-typed-and = and
# 1 to 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 100, 200, 250, 500, 1000, with semicolons between; forms of one with commas.
play-typed-numbers = one; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve; thirteen; fourteen; fifteen; sixteen; seventeen; eighteen; nineteen; twenty; twenty-five; thirty; forty; fifty; sixty; seventy; seventy-five; eighty; ninety; hundred, one hundred; two hundred; two hundred and fifty; five hundred; thousand, one thousand
# Ace to king, in the same way.
play-typed-ranks = ace, aces; two, twos, deuce; three, threes; four, fours; five, fives; six, sixes; seven, sevens; eight, eights; nine, nines; ten, tens; jack, jacks, knave; queen, queens; king, kings
# Questions: what may be typed now, how much money one has, where one's stakes lie, what one may bet on, what came out.
play-typed-help = help; what can I do; what can I say
play-typed-purse = purse; my purse; what do I have; how much do I have
play-typed-stakes = my stakes; my bets; stakes; what do I have on the table
play-typed-bets = what may I bet; what may I bet on; what can I bet; what can I bet on; where may I bet
play-typed-came = what came out; what came; what happened; who won; what won; last cards; the last cards; result; the result; score; the score
play-typed-take_back = take back; back; remove; take off
# One's own stakes as a whole, and the last act.
play-typed-undo = undo
play-typed-repeat = repeat; again; the same; same again
play-typed-double = double; double up
play-typed-take_all = all back; take all back; take everything back; clear
play-typed-draw = draw; card; hit; another card
play-typed-stand = stand; stay; no card; enough
play-typed-take = take; take the bank
play-typed-pass = no; pass

## What the croupier calls: of a line of the log, under its own key

play-called-open = Place your bets.
play-called-closed = No more bets.
