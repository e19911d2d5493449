### German faro. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

# Beside the name of an option: an option of German faro.
german_faro-name = German faro
# At the top of a page.
german_faro-title = German faro

## The sheet for real cards (`faro sheet`)

# Places for cards, on paper.
german_faro-by-hand-left = Left pile
german_faro-by-hand-right = Right pile
german_faro-by-hand-then = When the table has named the top card, slide it off to its pile: the two cards of a pair go to the two sides.

## The log

german_faro-book-chosen = { $player } takes the book of { pages-suit }
# $players: one or more.
german_faro-wait-ended = no stake before pair { $pair }, and waited for no longer: { $players }
german_faro-pack-laid = the pack is in the box
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
# On an account: the cards that decided the stakes of a pair.
german_faro-came = { $cards }
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
german_faro-why-void = { games-why-void }
german_faro-ruled-returned = { $player }: { $stake } on { CARD($card) } returned
# $pay: what the bank pays beside the stake.
german_faro-ruled-paid =
    { $pay ->
        [0] { $player }: { $stake } on { CARD($card) } paid
       *[other] { $player }: { $stake } on { CARD($card) } paid, +{ $pay }
    }
german_faro-deal-over = { games-deal-over }
german_faro-bank-broken = the bank is broken; the deal is over
german_faro-deal-void = the deal is void; what lay on the cards went back
# $why: what the dealer wrote, or an irregularity.
german_faro-deal-void-why = the deal is void: { $why }; what lay on the cards went back

## Refusals

german_faro-choosing = The books are being chosen
german_faro-chosen = The books have been chosen
german_faro-not-your-turn = Another player chooses his book first
german_faro-taken = The book of this suit is not free
# $players: one or more.
german_faro-waiting = No pair before these have laid, or the time is up: { $players }
german_faro-no-pack = The pack is not in the box yet
german_faro-pack-in-box = The pack is in the box already
german_faro-not-waiting = Nobody is waited for
german_faro-closed = The cards are being turned: no more stakes in this pair
german_faro-unknown-player = { games-unknown-player }
german_faro-eliminated = This player is out
german_faro-not-own-suit = This card is not in the player's book
german_faro-bad-stake = The stake must be a positive whole number of marks
german_faro-dead = The bank has already turned this card
german_faro-max = That is more marks than one player may have on all cards
german_faro-funds = The player does not have that many marks
german_faro-no-withdraw = At this table stakes stay until they are decided
german_faro-unknown-id = This player has no stake on that card
german_faro-not-open = Stakes are not open
german_faro-not-closed = A card of this pair has been turned already
german_faro-over = { pages-deal-over }
german_faro-duplicate-card = This card has already been turned in this deal
german_faro-foreign-card = This card is not in the pack
german_faro-no-debt = { games-no-debt }
german_faro-pair-under-way = The banker takes no marks out before this pair is settled
german_faro-bank-funds = { games-bank-funds }
german_faro-solvency = { games-bank-bound }
german_faro-players-bank = The bank is a player's
german_faro-box-funds = The house's box does not hold that much
german_faro-bad-amount = { games-bad-amount }
german_faro-nothing-lies = There is no stake on { CARD($card) }
german_faro-bank-empty = the bank stands at { $bank }; the banker must put marks in before the next deal
german_faro-unsaid-books = not everybody had chosen a book
german_faro-nobody-for-the-bank = nobody has the { $marks } marks for the bank
german_faro-too-few-beside = three or four players with marks are needed beside the banker; { $players } of { $seats } seats have some
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
german_faro-option-withdraw-off = A stake stays until its card comes.
german_faro-option-dead-stake = A stake on a card that the bank has already turned (2.7).
german_faro-option-dead-stake-reject = No marks are taken on a card that the bank has turned.
german_faro-option-dead-stake-allow = Marks may be placed on a card that the bank has turned, though nothing meets them.
german_faro-option-settle = The bank collects before it pays, or pile by pile (2.8).
german_faro-option-settle-collect-first = The bank collects before it pays.
german_faro-option-settle-drawn-order = The bank settles in the order of the cards.
german_faro-option-cover = Cards of a player who is out are laid over (2.10).
german_faro-option-cover-on = A card of a player who is out is covered by the next card.
german_faro-option-cover-off = Cards of a player who is out count like any other.
german_faro-option-odd-last-card = A single last card makes no pile, or the first one (2.11).
german_faro-option-odd-last-card-dead = A single last card decides nothing.
german_faro-option-odd-last-card-first-pile = A single last card counts for the first pile.
german_faro-option-irregularity = { games-option-irregularity }
german_faro-option-banker = Whose the bank is (2.1).
german_faro-option-banker-house = The bank is the house's.
german_faro-option-banker-lot = Before each deal a banker is drawn by lot; the bank comes out of his marks.
german_faro-option-banker-choice = Before each deal the players choose the banker; the bank comes out of his marks.
german_faro-option-bank-marks = What a player who is the banker puts up (2.1).
german_faro-option-bank-marks-is = The banker puts up { $number } marks.
german_faro-option-books = Who says which player has which book (2.1).
german_faro-option-books-seats = The books go round in the order of the seats; with three players the clubs are taken out.
german_faro-option-books-choice = Each player chooses his book, in the order of the seats; with three players the suit that is left is taken out.
german_faro-option-book-s = Seconds to choose a book; then the first free one is taken (2.1).
german_faro-option-book-s-is = A player has { $number } seconds to choose his book.
german_faro-option-wait-for-all = No pair before every player who can has laid (2.3).
german_faro-option-wait-for-all-on = No pair is turned before every player who can has laid.
german_faro-option-wait-for-all-off = A pair may be turned before everybody has laid.
german_faro-option-lay-s = Seconds in which who has not laid is waited for (2.3).
german_faro-option-lay-s-is = Who has not laid is waited for { $number } seconds.

## Page: the deal

german_faro-phase-books = The books are chosen
german_faro-phase-pack = The pack is made ready
german_faro-phase-bets_open = Lay your marks
german_faro-phase-card_shown = The other pile is next
german_faro-phase-broken = The bank is broken; the deal is over
german_faro-round = pair { $number }
german_faro-so-far = pair { $round }, deal { $deal }
german_faro-settled = Pair { $number }
# Where the next card goes.
german_faro-place =
    { $place ->
        [right] the right pile
       *[left] the left pile
    }
# Where a card went.
german_faro-went =
    { $place ->
        [right] pair { $pair }, right
        [left] pair { $pair }, left
        [covered] pair { $pair }, covered
        [dead] pair { $pair }, dead
       *[after] pair { $pair }, after
    }
# $card: such as "Ten of clubs".
german_faro-marks-on = { $amount } on the { $card }
# $stake: such as "3 on the Ten of clubs".
german_faro-lies = { $stake }
german_faro-act-stake = { german_faro-marks-on }
german_faro-to-choose = choose a book
# What holds when the time is up.
german_faro-to-first_book = take the first that is free
german_faro-to-pack_in = put the pack into the box, without a suit that nobody has
german_faro-next-pack_in = Put the pack under its cover into the box, without a suit that nobody has.
german_faro-act-pack_in = The pack is in the box
german_faro-act-choose = Book of { pages-suit }
german_faro-act-withdraw = Take back from the { $card }
german_faro-nothing-settled = No pair has been settled in this deal.
german_faro-card-laid = { CARD($card) }, { $amount } laid

## Page: books and piles

german_faro-door = Take a seat and lay marks on the cards of your book.
german_faro-no-books = The books are handed out with the deal.
# $players: who has no book yet, in order.
german_faro-still-choosing = Still to choose a book: { $players }
# $amount: what it holds.
german_faro-bank-of = { $player } has the bank: { $amount } marks
german_faro-choose-book = Choose your book
# $player: who is to lay before the pair is turned.
german_faro-not-laid = has not laid yet
german_faro-your-book = Your book
german_faro-book-of = { $player }'s book
german_faro-out = out: these cards are covered
# $has: one or more of the next two, and what is owed.
german_faro-holding = { $has }
german_faro-has = { $amount } marks
german_faro-has-lying = { $amount } on the cards
german_faro-three-play = Three play: the { $suit } are out of the pack.
# $state: one or more of the next two, and how the stake ended.
german_faro-leaf = { $card }: { $state }
german_faro-marks-laid = { $amount } laid
german_faro-turned-in = turned in pair { $pair }
german_faro-pile-pays =
    { $pile ->
        [left] Left pays
       *[right] Right pays
    }
german_faro-pile-takes =
    { $pile ->
        [left] Left takes
       *[right] Right takes
    }
german_faro-left-over = left over
# Followed by cards.
german_faro-covered = Covered, of players who are out:

## Page: the player's marks

german_faro-sheet = Pair
german_faro-done-stake = { $stake }.
german_faro-done-choose = The book of { pages-suit } is yours.
german_faro-done-withdraw = Taken back from the { $card }.
german_faro-advice-buy_in = Buy in with the dealer; a deal needs three or four players with marks.
german_faro-advice-choose = Choose the suit of your book.
german_faro-advice-choose_later = Another player chooses first.
german_faro-advice-bank = The bank is yours: it pays and takes by itself.
german_faro-advice-without_you = This deal goes on without you; you get a book with the next one.
german_faro-advice-out = You have no marks left and are out of this deal.
german_faro-advice-withdraw = Tap the card to take the marks back from.
german_faro-advice-stake = Tap a card of your book; { $most } more may be placed.
german_faro-advice-no_more = No more marks may be placed until a card comes.
german_faro-chip =
    { $count ->
        [one] { $count } mark
       *[other] { $count } marks
    }
german_faro-your-acts = Your marks
# Labels before an amount.
german_faro-purse = Marks
german_faro-chips = { german_faro-purse }
german_faro-lying = on the cards

## Page: odds

german_faro-odds-none = No pair is to come.
german_faro-odds-what = In per cent, of a mark on a card that has not been turned; cards still to come that count: { $unseen }. The last column is what the bank keeps of it, if it can pay and nobody else goes out; below zero it is yours.
german_faro-odds-stays = Stays
german_faro-odds-edge = Bank
german_faro-odds-pair = The next pair
german_faro-odds-deal = The whole deal

## Page: the rules in force

german_faro-rules-book = Your book
german_faro-rules-book-is = Thirteen cards of one suit. Lay marks on any of them before a pair is turned.
german_faro-rules-pair = The pair
german_faro-rules-pair-is = The bank turns two cards. Only the very same card, rank and suit, is met.
german_faro-rules-met = What is met
german_faro-rules-met-is = A stake that is met and won is paid one to one. What is not met stays.
german_faro-rules-bank = A nearly empty bank
german_faro-rules-bank-is = It pays what it has; when it has nothing left the deal is over.
german_faro-rules-out = Out of marks
german_faro-rules-out-is = Who has no marks left is out.
german_faro-rules-end = The end

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

german_faro-term-book = book; books
german_faro-term-book-is = The thirteen cards of one suit that a player has in his hand, and on which he lays his marks.
german_faro-term-marks = mark; marks
german_faro-term-marks-is = What is played for; everybody begins with as many.
german_faro-term-pair = pair; pairs
german_faro-term-pair-is = Two cards that the bank turns, one to the right and one to the left.
german_faro-term-met = met
german_faro-term-met-is = The bank has turned the very card on which marks lie, the same in rank and suit.
german_faro-term-pile = pile; piles
german_faro-term-pile-is = Where the turned cards go: a stake that is met in one pile is paid, in the other it is lost.
german_faro-term-dead = dead
german_faro-term-dead-is = A card that decides nothing.
german_faro-term-out = out of this deal; is out
german_faro-term-out-is = A player without marks: he plays no more in this deal.
german_faro-term-covered = covered; covers
german_faro-term-covered-is = A turned card of the suit of a player who is out: the next card is laid on it and counts in its place.
german_faro-term-left_over = left over
german_faro-term-left_over-is = A single last card, of which no pair can be made.

## The game in five pictures, one sentence each

german_faro-step-book = Your book is the thirteen cards of one suit; the bank deals from another pack.
german_faro-step-lay = Lay marks on cards of your book before each pair.
german_faro-step-pair = The bank turns two cards, one to the left and one to the right.
german_faro-step-met = The very card with your marks on it is met: one side pays as much as you laid, the other takes it.
german_faro-step-stay = Marks that are not met lie on for the pairs that follow, until the pack is out.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

german_faro-typed-example = 2 on the nine
german_faro-typed-book = book

## What the croupier calls: of a line of the log, under its own key

german_faro-called-card-shown = { german_faro-card-shown }.
