### What every page says: front page, seat, display, and what several pages share.

## Cards

# The letters of ace, jack, queen and king in this language, such as B D K for the court cards.
pages-letters = A J Q K
pages-rank =
    { $rank ->
        [A] Ace
        [T] Ten
        [J] Jack
        [Q] Queen
        [K] King
       *[other] { $rank }
    }
pages-suit =
    { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
# $rank: A, 2 to 9, T, J, Q, K. $suit: S, H, D, C.
pages-card = { pages-rank } of { pages-suit }
# The Spanish pack: the letters of sota, caballo and rey, then the names. In a list or a sentence, so in small letters.
pages-spanish-letters = S C R
pages-spanish-rank =
    { $rank ->
        [A] ace
        [T] 10
        [J] sota
        [Q] caballo
        [K] rey
       *[other] { $rank }
    }
pages-spanish-suit =
    { $suit ->
        [D] oros
        [H] copas
        [S] espadas
       *[C] bastos
    }
# $rank: A, 2 to 7, J, Q, K for sota, caballo and rey. $suit: D, H, S, C for oros, copas, espadas and bastos.
pages-spanish-card = { pages-spanish-rank } of { pages-spanish-suit }

## Where the deal stands

pages-starting = The card in the window is being compared
pages-no-deal = No deal yet
pages-deal-over = The deal is over
pages-deal-void = The deal was void; what was still at stake went back
pages-round = round { $number }
# Behind the round: "turn 3 of 25".
pages-of-rounds = of { $turns }
pages-light =
    { $light ->
        [open] Bets open
        [closed] Bets closed
        [call] The dealer is called
        [idle] At rest
       *[other] { $light }
    }
# $result: how a stake ended.
pages-result =
    { $result ->
        [win] won
        [lose] lost
        [half] split
        [push] a draw
        [returned] returned
        [removed] taken back
        [claimed] claimed
        [dead] dead
        [not_held] sent back
        [void] void
        [not_callable] sent back
       *[other] { $result }
    }
# $was, $now: names of cards, such as "Ten of clubs".
pages-corrected = Card { $number } was taken for the { $was } and is the { $now }.

## What became of a command

pages-refused = The table did not take that.
# $meant, $now: rounds of the deal, such as "turn 3".
pages-lapsed = It was meant for { $meant }, but { $now } had come; nothing was done
pages-lapsed-deal = It was meant for deal { $meant }, but deal { $now } had come; nothing was done
# $gone: a round of the deal, such as "turn 3".
pages-lapsed-since = { $gone } had gone on; nothing was done
# $was, $is: moments of the round, such as "bets open".
pages-lapsed-phase = { $gone } had gone on ({ $was }, now { $is }); nothing was done
pages-moment =
    { $phase ->
        [none] before the first deal
        [bets_open] bets open
        [over] after the deal
        [void] after the deal
        [test] test mode
       *[other] bets closed
    }

## Commands, where a lost line kept them waiting

pages-act-start-deal = Start a deal
pages-act-close-bets = No more bets
pages-act-reopen-bets = Reopen bets
pages-act-answer = The card is the { $card }
pages-act-correct = Card { $number } is the { $card }
pages-act-key-card = Key card { $number } as the { $card }
pages-act-drawn =
    { $count ->
        [0] Say that no card was drawn
        [one] Say that one card was drawn
       *[other] Say that { $count } cards were drawn
    }
pages-act-void-deal = Void the deal
pages-act-undo = Undo: { $ruling }
pages-act-buy-in = Buy in { $player } for { $amount }
pages-act-cash-out = Cash out { $amount } of { $player }
pages-act-cash-out-all = Cash out all of { $player }
pages-act-pay-debt = Take the debt of { $player } out of the purse
pages-act-pay = Take the account of { $player } out of the purse
pages-act-raise-max = Raise the maximum to { $amount }
pages-act-raise-for = Raise the maximum for { $player } to { $amount }
pages-act-raise-cap = Raise what the bank covers to { $amount }
pages-act-bank = Change the bank by { $amount }
pages-act-open-seat = Open a seat for { $player }
pages-act-close-seat = Close the seat of { $player }
pages-act-test =
    { $on ->
        [true] Begin test mode
       *[false] End test mode
    }
pages-act-hold = Hold
pages-act-resume = Resume
pages-act-irregularity = Report an irregularity
pages-act-mark = Say that a marked card came
pages-act-pass-by = The face-down cards are out
pages-act-lay-away = Lay the card away
pages-act-demo = Use the simulated box
pages-act-show-beads =
    { $beads ->
        [one] Move one bead of spindle { $spindle }
       *[other] Move { $beads } beads of spindle { $spindle }
    }
pages-act-jog = Move spindle { $spindle } a step
pages-act-blink = Blink a light
pages-act-buzz = Sound the buzzer
pages-act-calibrate = Calibrate beads
pages-act-enrol = Enrol a pack
pages-act-window = Mark the window
pages-act-begin-anew = Reset the measurements of box and pack
pages-act-forget-learnt = Take back learnt pictures
# $verb: a command that has no sentence of its own.
pages-act-other = { $verb }

## Decisions, and the dealer's next thing to do

pages-or = { $first } or { $second }
pages-time-for-bets = Time for bets
# $who: "all", "dealer", "you" or "player", who is then named by $player.
pages-decides =
    { $who ->
        [all] Everybody decides
        [dealer] The dealer decides
        [you] Your decision
       *[player] { $player } decides
    }
# $choice: what may be done, such as "draw or stand".
pages-decides-what = { pages-decides }: { $choice }
# $otherwise: what holds when the time is up.
pages-decides-else = { pages-decides }: { $choice }, else { $otherwise }
# Where there are too many to name.
pages-decides-many = { pages-decides }; without an answer: { $otherwise }
pages-seconds = { $seconds } s
# Of a decision, while play is held.
pages-seconds-stand = { $seconds } s left when play goes on
# In the demo: when its dealer closes the bets.
pages-closes-in = closes in { $seconds } s
pages-place-down = { $place }, face down
# Before a deal. $players: who cuts the pack, in this order.
pages-cut = The pack is cut by { $players }
pages-cut-you = You cut the pack
pages-cut-one = The banker names who cuts the pack
pages-next = Next
pages-next-question = Answer the question.
# A card that lies face down could not be read; with the name of the dealer's button.
pages-next-void-round = Void the coup.
pages-next-void = Void the deal.
pages-next-starting = Wait for the camera, or say that nothing was drawn.
pages-next-held = Play is held: see to what is said above, then go on.
pages-next-lay-away = A card left the shoe that was not due: lay it away.
pages-next-lay-away-sheet = A card was laid on the sheet that was not due: take it off, then press "Lay the card away".
pages-next-pass-by = Lay the cards that nobody is to see aside, face down and away from the sheet; then press "The face-down cards are out".
pages-next-start-sheet = Start a deal when the pack is shuffled and the camera sees the sheet.
pages-next-cut = Have the pack cut, put it in the box and start the deal.
pages-next-start = Start a deal when the pack is in the box.
pages-next-wait = Wait for { $players }.
pages-next-stakes = Wait for the stakes.
pages-next-answers = Wait for the answers.
pages-next-answers-end = Wait for the answers, or end the time.
pages-next-false-start = No card was drawn: reopen the bets, or draw.
# $place: where the next card goes, such as "the winners".
pages-next-bets = Bets are open; the next card goes to { $place }.
pages-next-close = Bets are open: close them before the next card.
pages-next-draw = Draw: the next card goes to { $place }.

## The dealing box and its camera

pages-camera-none = This table has no camera: the dealer names each card.
pages-camera-hidden = The camera's picture is not shown: it sees cards before they are turned up.
pages-camera-picture = The dealing box as the camera sees it
pages-camera-waiting = Waiting for the camera's first picture
pages-reading-none = Nothing read yet
pages-reading-unsure = Not sure
pages-reading-keyed = keyed by the dealer
pages-reading-sure = { $percent } sure
pages-reading-how-sure = How sure the camera is
pages-card-number = Card { $number }
# Before what it is, such as "Card 5:".
pages-named = { $what }:
pages-pile-to-come = to come
pages-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
pages-pack-in-hands = The pack is in the dealer's hands.
# $places: the numbers it has in the deal already.
pages-picker-out = { $card }, already card { $places }

## The casekeeper

pages-casekeeper = Casekeeper
pages-casekeeper-label = The casekeeper
# $left, $out: cards of this rank still in the box, and shown.
pages-wire = { $rank }: { $left } left, { $out } out
pages-wire-off = the beads stand at { $moved }
pages-wire-fault = fault: { $fault }

## Stakes

# $state: "barred", "dead", "both" or nothing.
pages-stack =
    { $state ->
        [both] { $owner }: { $amount } on { $place }, barred, dead
        [barred] { $owner }: { $amount } on { $place }, barred
        [dead] { $owner }: { $amount } on { $place }, dead
       *[other] { $owner }: { $amount } on { $place }
    }
pages-string-end =
    { $kind ->
        [win] { $rank } to win
       *[lose] { $rank } to lose
    }
pages-you = You
# The owner of a stake, on this player's own tablet.
pages-mine = you

## The front page

pages-language = Language
# $phase: where the deal stands; $asks: it is a question.
pages-where =
    { $asks ->
        [true] { $phase } ({ $deal })
       *[false] { $phase }, { $deal }
    }
pages-choose-label = Choose your side of the table

## When somebody who comes now can play

pages-join-test = The table is being tested; nobody plays now.
pages-join-held = Play is held: take a seat now, and play when the dealer goes on.
pages-join-question = The dealer looks at a card: take a seat now, and play when he goes on.
pages-join-fault = Something at the table is out of order, and the dealer sees to it: take a seat now, and play when he goes on.
pages-join-full = All seats are taken: watch on the display until one is free.
pages-join-wanted =
    { $count ->
        [one] The next deal waits for one more player: take a seat.
       *[other] The next deal waits for { $count } more players: take a seat.
    }
pages-join-shuffled = You can play in the next deal, which begins when the dealer has shuffled.
pages-join-cut = You can play in the next deal, which begins when the pack has been cut.
pages-join-begins = You can play in the next deal, in { $seconds } s.

# $game: what is played.
pages-minute = { $game } in one minute

## The three doors

pages-punter = Punter
pages-dealer = Dealer
# $mode: "casekeeper" where real chips are played.
pages-dealer-what =
    { $mode ->
        [casekeeper] Start the deal, name a doubtful card, put a wrong one right.
       *[table] Start the deal, name a doubtful card, put a wrong one right, look after the money.
    }
pages-display = Display
pages-display-what =
    { $mode ->
        [casekeeper] The casekeeper and the cards for everyone in the room.
       *[table] The stakes, the casekeeper and the cards for everyone in the room.
    }
pages-service = Service

## The rules and what the words mean, for whoever has no seat yet

pages-learn = To learn the game
pages-help = Help
pages-rules-here = The rules at this table
pages-help-page = How to use a page
pages-help-light = The light at the top is green while bets are taken, red when they are closed, and amber when the dealer is called.
pages-help-purse = Your purse is your money at the table; a stake leaves it when it is placed. You buy in and cash out with the dealer.
pages-help-decide = When you are asked something, the page says what you may do, how many seconds are left, and what is done if you say nothing.
pages-help-tap = A word with dots below it says what it means when you tap it; the question mark at the top does so for the words on buttons.
pages-help-hold = Play is held while the dealer looks at a card, or a part of the table is out of order; stakes stay as they are.
pages-help-correction = A card that was read wrong is put right, and the money with it; everybody sees that.

## For who sits down for the first time

pages-guide = What is where
pages-guide-acts = What you can do now stands here, with one line that says what comes next.
pages-guide-sheets = Behind these: what the last round paid, everybody's money, what has happened, and the rules at this table.
pages-guide-at = { $at } of { $of }
pages-guide-next = Next
pages-guide-enough = Skip
pages-guide-end = Done

## What a player hears

pages-signals =
    { $on ->
        [true] Sound and vibration are on: turn them off
       *[false] Sound and vibration are off: turn them on
    }

## Words

pages-words = What the words mean
pages-words-others = Other words
# $section: a paragraph of docs/rules.md, such as 3.2.6.
pages-words-section = (rules, { $section })

## The display

pages-on-table = On the table
pages-at-the-table = At the table
pages-cards-of-deal = Cards of this deal
pages-tabs = Tabs
pages-bank = Bank

## The page while the table is not there

pages-laying = The table is getting ready…
pages-looking = Looking for the table…
pages-no-game = No pages for this game
pages-no-game-why = The table plays { $game }; its pages cannot be loaded: { $why }.
pages-no-word = No word from the table
pages-no-word-for = No word from the table for { $seconds } s
pages-no-word-what = The page behind is as it was then, and nothing can be pressed. The table keeps every stake; this page comes back by itself.
pages-not-answered = Not answered yet
pages-fate-done = carried out.
pages-fate-refused = not carried out. { $why }
pages-fate-unknown = not known. { $why } The log at the table says whether it was done.
pages-fates = While the line was lost
pages-fates-read = I have read it
pages-offline = The line to the table is lost; trying again. Your stakes are safe on the table.
# Of a dialog or a panel that is fetched when it is first opened.
pages-part = A part of this page
pages-part-missing = This part of the page could not be fetched: the line to the table is weak or lost.
pages-part-again = Try again
pages-light-unknown = Not known
pages-signed-out = Signed out
pages-signed-out-why = The dealer's sign-in has run out.
pages-sign-in-again = Sign in again
pages-close = Close
pages-log = Log
pages-sheet-players = Players
pages-sheet-rules = Rules
# Above the options of the house that stand under no other heading of the rules.
pages-rules-else = Also agreed

## What everybody at the table must know

# $game: what is played.
pages-demonstration-of = { $game }, play money
# Where else the head of a page says what may be done now.
pages-play-held = Play is held
pages-held = Play is held: { $why }
pages-held-question = Play is held while the dealer looks: { $question }
pages-fault =
    { $accepted ->
        [true] { $part }: { $fault } (play goes on without it)
       *[false] { $part }: { $fault }
    }

# Behind a fault, for whoever does not deal.
pages-dealer-sees = The dealer sees to it; stakes stay as they are.
# For the dealer: what to do about the fault of a part. $fix: a sentence of the part's file.
pages-to-do = { $part }: { $fix }

## The account of a player, behind his money in the head: a statement that can be printed

pages-account-open = Your account, round by round
pages-account-of = The account of { $player }
pages-print = Print
pages-account-bought = Bought in
pages-account-out = Taken out
# What the stakes won or lost, and for a banker what he won or lost against them.
pages-account-settled = Won and lost in the rounds
# What the dealer's rulings and cards that were put right moved, and what was paid otherwise.
pages-account-otherwise = Rulings, corrections and else
pages-account-purse = Purse
pages-account-lying = Stakes that lie
pages-account-bank = The bank you hold
pages-account-debt = Owed
pages-account-owed = On account
pages-account-result = In all
pages-account-nothing = No stake was decided yet.
pages-account-round = Round
pages-account-staked = Staked
pages-account-came = What came
pages-account-won = Won
pages-account-deal = Deal { $number }
pages-account-older =
    { $count ->
        [one] one round before
       *[other] { $count } rounds before
    }

## Purses and corrections

pages-owes = owes { $amount }
# Commissions that were not paid at once.
pages-on-account = on account { $amount }
pages-name-you = { $name } (you)
pages-you-banker = { $player }, banker
pages-player = Player
pages-purse = Purse
pages-lying = Lying
pages-the-bank = The bank
pages-bank-of = The bank of { $banker }
# Beside the purse of a player for whom the maximum was raised.
pages-may-stake = maximum { $amount }
# Beside the money of the bank: it takes no more bets than it can pay with that sum.
pages-bank-covers = covers { $amount }
pages-lay-on = stayed
# $when: the round. $was, $now: how the bet ended, such as "won +100".
pages-correction = { $when }: { $was } → { $now }
pages-corrections = Corrections
pages-corrected-by = Corrected by the dealer
pages-bank-booked = the bank
pages-correction-none = No stake is changed by it.

## Cards shown

pages-no-card = No card has been shown.
# $place: where it went, such as "turn 3, won". $card: a card's sign.
pages-shown = Card { $number }, { $place }: { $card }
pages-shown-down = Card { $number }, { $place }: face down
pages-shown-correct = Card { $number }, { $place }: { $card }. Correct it

## Taking a seat

pages-take-seat = Take a seat
pages-your-name = Your name
pages-sit-down = Sit down
pages-or-code = or, with the dealer's code
pages-code = Code from the dealer
pages-take-the-seat = Take the seat
# For a tablet that has lost its seat, which has no tablet or another one now.
pages-back-here = I was here already
pages-back-who = Who are you? The dealer is asked whether this tablet gets the seat; the one that has it loses it.
# $player: whose seat this tablet asks for. $seconds: for which the dealer is still asked.
pages-back-waits = The dealer is asked whether this tablet is { $player }'s. Show him that you are here ({ $seconds } s).
pages-back-else = Another name
pages-finding-seat = Finding your seat…
pages-seat-lost = This seat has been closed, or was given to another tablet.
pages-real-chips = This table plays with real chips: bets are on the real cloth.
pages-watch = Watch the cards and the casekeeper
pages-screen-dark = This browser does not keep the screen on: set the tablet's own time until it goes dark longer.
pages-join-code = Code that opens the page of a seat
pages-join-alone = Only this machine reaches the table: start it with a host that others reach.
pages-demo-cut = Cut this page's line for { $seconds } s
pages-leave = Leave the seat
pages-leave-sure = Give up this tablet's seat? Only the dealer can give it back.
# Behind that, where there is money in it.
pages-leave-purse = Your purse of { $amount } stays at the table; the dealer pays it out.
pages-back = Back

## What the server writes: titles, the page before it has its sentences, signing in, no such page

# $game: what is played, such as "Siete y media".
pages-title-choose = { $game }
pages-title-play = { $game }: your seat
pages-title-dealer = { $game }: dealer
pages-title-display = { $game }: the table
pages-title-service = { $game }: service
pages-title-rules = { $game }: the rules here
pages-title-help = { $game }: what the words mean
pages-title-sign-in = Faro: sign in
pages-title-lost = Faro: no such page
pages-scripts = These pages need JavaScript; nothing is loaded from outside this table.
pages-speechless = The sentences of this page could not be loaded. Load the page again.
pages-sign-in-heading = Dealer’s side
pages-pin = PIN
pages-sign-in = Sign in
pages-back-to-table = Back to the table
pages-lost = No such page
pages-lost-why = The table has no page at this address.
pages-lost-display = Watch the table
pages-lost-front = The front door
pages-no-pin-page = No dealer's PIN is set in the table's configuration: this page opens only on the table's own machine.
pages-wrong-host = This table is not known by that name.
pages-two-lengths = The message gives its length in two ways.
pages-other-site = That came from another site's page.
pages-body-too-long = The message is too long, or does not say how long it is.

## What the door refuses: signing in, taking a seat, messages of no use

pages-no-pin = No dealer's PIN is set in the table's configuration; sign in on the table's own machine.
pages-wrong-pin = That is not the PIN.
pages-code-not-valid = That code is not valid any more. Ask the dealer for a new one.
pages-wait-minutes = Too many wrong tries. Try again in { $minutes } minutes.
pages-wait-seconds =
    { $seconds ->
        [one] Too many wrong tries. Try again in { $seconds } second.
       *[other] Too many wrong tries. Try again in { $seconds } seconds.
    }
pages-only-dealer = Only the dealer may do that.
pages-only-service = Only the dealer may do that, on the service page.
pages-no-seat = Take a seat first.
pages-seat-also = Another tablet, at { $address }, uses your seat too. If it is not yours, ask the dealer for a new code: with it the other one loses the seat.
pages-seat-gone = This tablet's seat has been closed or given to another tablet.
pages-seat-closed = { $player }'s seat has been closed; join again.
pages-seat-closed-code = { $player }'s seat has been closed. Ask the dealer for a new code.
# Why a tablet that asks for its seat does not get it.
pages-back-seated = This tablet has a seat already.
pages-back-no-seat = { $player } has no seat at this table.
pages-back-asked = The dealer is being asked for { $player }'s seat already.
pages-back-other = Another tablet asks for { $player }'s seat just now. Speak to the dealer.
pages-back-many = Too many tablets ask for their seats at once. Speak to the dealer, or wait a minute.
pages-back-wait =
    { $seconds ->
        [one] Asked too often in vain. Ask again in { $seconds } second, or ask the dealer for a code.
       *[other] Asked too often in vain. Ask again in { $seconds } seconds, or ask the dealer for a code.
    }
pages-back-no = The dealer did not give this tablet the seat. Speak to him; he can give you a code.
pages-back-late = The dealer has not answered. Speak to him, and ask again.
pages-back-line = The question was ended, as this tablet's line was lost or it asked for something else. Ask again.
# To the dealer.
pages-back-over = That question is over.
# On the tablet that has the seat. $address: of the one that asks.
pages-seat-asked = A tablet at { $address } asks the dealer for your seat. If it is not yours, tell him.
pages-seats-by-dealer = The dealer gives out the seats at this table. Ask for a code.
pages-name-at-table = { $player } is at the table already; choose another name, or say that you were here already.
pages-name-in-deal = { $player } is still in this deal: only the dealer gives that seat. Ask for a code.
pages-too-many-requests = Too many requests at once; wait a moment.
pages-too-fast = Too many messages at once; wait a moment.
# $most: changes that one seat may make in one round.
pages-too-many = That makes more than { $most } changes in one round; wait for the next.
pages-fault-logged = Internal error; it has been logged.

## What the door tells the log

pages-seats-not-kept = the seats cannot be kept, after a restart they are given out again: { $why }
pages-note-signs-in = the dealer signs in at { $address }
pages-note-signs-out = the dealer signs out at { $address }
pages-note-second-tablet = { $player }'s seat is used by two tablets at the same time, at { $first } and at { $second }
pages-note-back = by the dealer's leave the tablet at { $address } gets { $player }'s seat back
pages-note-not-back = the dealer does not give { $player }'s seat to the tablet at { $address }
pages-note-takes-seat = the tablet at { $address } takes { $player }'s seat
# $what: "PIN" or "code", what was tried.
pages-note-tries =
    { $what ->
        [PIN] { $count ->
            [one] { $count } wrong PIN
           *[other] { $count } wrong PINs
        }
       *[code] { $count ->
            [one] { $count } wrong pairing code
           *[other] { $count } wrong pairing codes
        }
    }
pages-note-wrong = { pages-note-tries } from { $address }
# $more: there were more addresses than are counted.
pages-note-wrong-many =
    { $more ->
        [true] { pages-note-tries } from { $addresses } or more addresses, { $most } of them from { $address }
       *[false] { pages-note-tries } from { $addresses } addresses, { $most } of them from { $address }
    }

## What is said aloud

pages-aloud-purse = Your purse: { $amount }.
# Bets are open, or closed: "Make your bets, turn 3"; $asks: $phase is a question.
pages-aloud-phase =
    { $asks ->
        [true] { $phase } ({ $round })
       *[false] { $phase }, { $round }.
    }

## For who plays without sight: a place in which a player types what he does

# $key: that opens it too.
pages-by-ear = Type and listen ({ $key })
pages-by-ear-title = Type and listen
pages-typed-label = What do you do?
pages-typed-do = Do it
# $example: such as "50 on the nine, copper".
pages-typed-hint = For example: { $example }
# $act: what a button says.
pages-typed-choice = { $number }: { $act }
pages-typed-choices = Which is meant
pages-typed-done = Done: { $act }.
# $came: what was typed; $acts: each with its number.
pages-typed-which = “{ $came }” can mean several things. Type a number. { $acts }
pages-typed-sure = Sure? Then type the number. { $acts }
# $expected: what may be typed.
pages-typed-empty = Nothing was typed. Expected: { $expected }
pages-typed-unknown = “{ $word }” is not understood in “{ $came }”. Expected: { $expected }
pages-typed-no-sum = “{ $came }” names no sum. Expected: { $expected }
pages-typed-two-sums = “{ $came }” names two sums. Expected: { $expected }
pages-typed-not-now = “{ $came }” is not taken now. Expected: { $expected }
# $stakes: one's own, each such as "20 on the player".
pages-typed-stakes = Your stakes: { $stakes }.
pages-typed-no-stakes = You have no stake on the table.
# $bets: what is taken now, each as one of the next two, with semicolons between.
pages-typed-bets = You may bet: { $bets }.
# $bets: kinds of bets, or cards; $step: a stake is a multiple of it.
pages-typed-bets-from =
    { $step ->
        [1] { $bets }: { $least } to { $most }
       *[other] { $bets }: { $least } to { $most }, in steps of { $step }
    }
# $bet: what a button says with the least sum.
pages-typed-bet-most = { $bet }, at most { $most }
# $why: where the deal stands.
pages-typed-no-bets = You may bet nothing now. { $why }
# $key: the key that does it too.
pages-heard-own = Hear my cards ({ $key })
pages-heard-speak = Speak the page
pages-heard-on = This tablet speaks now.
# $cards: names of cards; $total: what they count.
pages-heard-cards = { $cards }.
pages-heard-total = { $cards }. Total { $total }.
pages-heard-none = You have no cards now that this tablet may speak.
pages-heard-headphones = These cards are hidden from the others. Put on headphones, so that nobody else hears them.
pages-heard-confirm = I wear headphones: speak
pages-heard-no-voice = This browser has no voice of its own for this language.

## What the croupier calls: of a line of the log, under its own key

pages-called-number =
    { $number ->
        [0] zero
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
       *[9] nine
    }
pages-called-on = The calls are spoken from now on.
pages-called-no-voice = This browser has no voice for this language: the calls are written here only.
pages-calls =
    { $on ->
        [true] The calls are spoken: switch them off
       *[false] Speak the calls
    }
