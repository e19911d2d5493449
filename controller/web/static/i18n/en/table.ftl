### What the table says: its log, questions to the dealer, what holds play, rulings, refusals. Read on the tablets, in
### `faro recall` and in the program's log. Cards are numbered from 1 in the order of the pack.

## The log

table-opens = the table opens; the bank holds { $bank }
table-rules =
    { $count ->
        [0] the rules of the next deal: as they were
       *[other] the rules of the next deal: { $changes }
    }
# One rule: the option's name, its old and its new value.
table-rule-change = { $option } { $was } -> { $now }
table-yes = yes
table-no = no
table-none = none
table-seat-taken = { $player } takes a seat
table-seat-left = { $player } leaves the table
# $pack: what the dealer said of the pack in the box, where he was asked.
table-deal-begins =
    { $pack ->
        [new] deal { $deal } begins; the dealer has put in a new pack
        [same] deal { $deal } begins; the dealer deals the same pack again
       *[other] deal { $deal } begins
    }
# $players: who have cut the pack, in this order.
table-cut-by = the pack was cut by { $players }
table-lot = the lot falls to { $player }
table-banker-chosen = { $player } is chosen as banker
# $players: of whom he is one.
table-banker-awaited = First choose the banker: { $players }
table-pack-not-proven = the pack is not proven: { $shown } of { $size } cards were shown
# $copies: how often each card is in the pack. $named: how many cards a person named; $cards: their numbers.
table-pack-proven =
    { $named ->
        [0]
            { $copies ->
                [1] the pack is proven: { $size } cards, each once, all read by the camera
               *[other] the pack is proven: { $size } cards, all read by the camera
            }
       *[other]
            { $copies ->
                [1] the pack is proven: { $size } cards, each once; a person named card { $cards }
               *[other] the pack is proven: { $size } cards; a person named card { $cards }
            }
    }
table-asked = the dealer is asked: { $question }
table-resumed =
    { $count ->
        [0] play goes on
       *[other] play goes on without { $without }
    }
table-fault = fault: { $part }: { $fault }
table-fault-cleared = mended: { $part }
table-ruling = ruling: { $ruling }
table-ruling-undone = ruling taken back: { $ruling }
table-booted = the table starts again from its journal
table-booted-program = the table starts again from its journal (program { $program })
table-board-answered = the casekeeper's board answers; its firmware: { $firmware }
table-window-verified = window and journal agree
table-test-begins = test mode begins: no deal and no bet until it ends
table-test-ends = test mode ends
table-test-ends-restart = the table started again: test mode is over
table-test-ends-alone = nobody looks at the service page any more: test mode is over
table-clock-set-back = the clock was set back by { $seconds } s: what stands before this bears later times
table-double-draw = two cards left the box together (cards { $cards })
table-half-out = card { $card } is held half out of the box
table-pushed-back = card { $card } was pushed back into the box
table-hand-passed = a hand passed over the box; no card was drawn
table-something-moved = something moved at the box
# $what: what closed the bets, one of the three sentences above.
table-false-start = { $what }: bets are closed though no card was drawn; draw it, or reopen the bets
table-marker-refused = the { table-marker } card has come: { $why }
table-marker =
    { $marker ->
        [cut] cut
       *[other] { $marker }
    }
table-counts-from = the window shows { CARD($shown) }, card { $card }: the camera counts from there

## What holds play

table-test-mode = TEST MODE - no bets
table-play-held = play is held: { $why }
table-held-fault = { $part }: { $fault }
table-held-starting = the card in the window is being compared with the journal
table-held-by-dealer = held by the dealer
table-held-call = the dealer is called
table-held-input = internal error while processing an input ({ $kind }); it has been logged, nothing changed
table-ran-out = there is no card in the window after { $shown } of { $size }: is the pack short?
# $missing: the cards that were never seen; $shown: how many were.
table-ran-out-without = there is no card in the window after { $shown } of { $size }; never seen: { CARD($missing) }. Was the pack short, or did a card leave together with one of the cards 1 to { $shown }?
table-not-due = a card left the shoe that was not due: unseen it is the next card; seen by anybody it is laid away
table-laid-meanwhile = while the camera was out no card was due: what is on the sheet now counts as laid away
table-laid-not-due = a card was laid on the sheet that was not due: all have seen it, so it is laid away
table-not-in-order = the pack is not in order; void the round
# $places: where it was shown, in the words of table-place.
table-shown-too-often = { CARD($card) } has been shown more often than the pack has it ({ $places }): correct the one that is wrong
table-counted-behind = a card was counted as card { $counted }, which had been dealt: it is taken for card { $card }; if another left the shoe before it, void the round
table-unread = the window has not been read since cards may have been drawn unseen
table-lid-open = open
table-outputs-failed = a device could not be driven; it has been logged
table-safe-mode = no camera, board or pin is used; run faro check, then start the table again
table-no-tablets = no tablet can connect: { $why }
table-server-ended = the web server has ended; start the table again
table-server-ended-why = the web server has ended: { $why }; start the table again
table-recording-ended = the recording has ended
table-picture-failed = a picture could not be worked on; it has been logged

## Trouble of the camera's view

# $kinds: one or more of the words below.
table-view = { $kinds }
table-view-covered = covered
table-view-dark = dark
table-view-defocused = defocused
table-view-frozen = frozen
table-view-lid = lid
table-view-moved = moved
table-view-unfound = window not found

## Questions to the dealer

# Beginnings of table-ask-restart and table-ask-how-many.
table-after-restart = After the restart
table-after-cover = As more than the cover card has left before a card was read
table-after-another-look = After another look at the card
table-after-trouble = After trouble with the { $part } ({ $fault })
table-after-undo = After a ruling was taken back
# The card in the window, as far as it was known; $card "none": not known surely.
table-known-journaled =
    { $card ->
        [none] the last card journaled is in doubt
       *[other] the last card journaled is { CARD($card) }
    }
table-known-read =
    { $card ->
        [none] the card before was not read surely
       *[other] the card before was read as { CARD($card) }
    }
table-known-none =
    { $card ->
        [1] no card of this deal had been read
       *[other] card { $card } had not been read
    }
# $seen: the card, or "none" where it cannot be read. $counted: cards that the exit beam counted, -1 where it did not.
table-ask-restart =
    { $seen ->
        [none] { $why } the window shows a card that cannot be read; { $known }. { table-beam-counted }How many cards were drawn meanwhile?
       *[other] { $why } the window shows { CARD($seen) }; { $known }. { table-beam-counted }How many cards were drawn meanwhile?
    }
# $card: the last one known, 0 for none.
table-ask-how-many =
    { $card ->
        [0] { $why }: { table-beam-counted }How many cards left the shoe before this question?
       *[other] { $why }: { table-beam-counted }How many cards left the shoe after card { $card } before this question?
    }
table-ask-how-many-laid =
    { $card ->
        [0] { $why }: How many cards were laid on the sheet before this question, counting a card that lies there now?
       *[other] { $why }: How many cards were laid on the sheet after card { $card } before this question, counting a card that lies there now?
    }
# Followed by a question, so that it ends with a space where it says something.
table-beam-counted =
    { $counted ->
        [-1] { "" }
        [0] The exit beam counted no card.{ " " }
        [one] The exit beam counted 1 card.{ " " }
       *[other] The exit beam counted { $counted } cards.{ " " }
    }
# $who: "dealer", who is asked, or "nobody", as the card lies face down.
table-ask-missed =
    { $who ->
        [dealer] Card { $card } of the pack left the box unseen. Which card was it?
       *[nobody] Card { $card } of the pack left the box unseen. It lies face down, and nobody may look: void the round.
    }
table-ask-unread =
    { $who ->
        [dealer] Card { $card } cannot be read. Which card is it?
       *[nobody] Card { $card } cannot be read. It lies face down, and nobody may look: void the round.
    }
table-ask-cannot-be =
    { $who ->
        [dealer] Card { $card } cannot be what it was read as. Which card is it?
       *[nobody] Card { $card } cannot be what it was read as. It lies face down, and nobody may look: void the round.
    }
table-ask-one-of = Card { $card } is one of { $cards }. Which card is it?
table-ask-looks-out = Card { $card } cannot be read; it looks like a card that is already out: { $places }. Which card is it?
table-card-out = { CARD($card) } ({ $places })
table-place = card { $card }
# $another "yes": another card may have been drawn.
table-ask-disagree =
    { $another ->
        [yes] Card { $card } was settled as { CARD($settled) }; a second look says { table-second-look }. Which card is it? Or was another card drawn?
       *[no] Card { $card } was settled as { CARD($settled) }; a second look says { table-second-look }. Which card is it?
    }
table-second-look =
    { $seen ->
        [none] unclear
       *[other] { CARD($seen) }
    }
# $read: the card as read now. $count: how many $places have it already. $likelier: which reading the pictures favour.
table-ask-duplicate =
    { $count ->
        [0] Card { $card } was read as { CARD($read) }, but { CARD($read) } was already dealt. { table-ask-duplicate-what }
       *[other]
            { $likelier ->
                [this] Card { $card } was read as { CARD($read) }, but { CARD($read) } was already { $places } (by the pictures this reading is likelier right). { table-ask-duplicate-what }
                [earlier] Card { $card } was read as { CARD($read) }, but { CARD($read) } was already { $places } (by the pictures the earlier reading is likelier right). { table-ask-duplicate-what }
               *[neither] Card { $card } was read as { CARD($read) }, but { CARD($read) } was already { $places }. { table-ask-duplicate-what }
            }
    }
table-ask-duplicate-what = Which card is it? (If the earlier card was wrong, correct that first; if the pack is foul, void the deal.)
table-ask-foreign = Card { $card } was read as { CARD($read) }, which is not in this pack. Which card is it? (If the pack is foul, void the deal.)

## Rulings of the dealer

# $card "hidden": a card that not everybody may see.
table-ruled-card =
    { $card ->
        [hidden] card { $index } is what the dealer saw
       *[other] card { $index } is { CARD($card) }
    }
table-ruled-keyed =
    { $card ->
        [hidden] card { $index } keyed as what the dealer saw
       *[other] card { $index } keyed as { CARD($card) }
    }
table-ruled-corrected =
    { $card ->
        [hidden] card { $index } corrected to what the dealer saw
       *[other] card { $index } corrected from { table-ruled-was } to { CARD($card) }
    }
table-ruled-was =
    { $was ->
        [hidden] what the dealer saw
       *[other] { CARD($was) }
    }
table-ruled-irregularity = irregularity: { $kind }
# $when "unseen": beside the camera; "interrupted": while the table stood still.
table-ruled-drawn =
    { $when ->
        [unseen]
            { $count ->
                [one] 1 card was drawn unseen
               *[other] { $count } cards were drawn unseen
            }
       *[interrupted]
            { $count ->
                [one] 1 card was drawn during the interruption
               *[other] { $count } cards were drawn during the interruption
            }
    }
table-ruled-undrawn = card { $card } was not drawn: the window showed card { $shown } still
table-ruled-void = deal void
# $why: what the dealer wrote.
table-ruled-void-why = deal void: { $why }
table-ruled-passed-by =
    { $count ->
        [one] card { $first } went by face down
       *[other] { $count } cards went by face down, from card { $first } on
    }
table-ruled-marker =
    { $marker ->
        [cut] the cut card came
       *[other] the { $marker } card came
    }
table-ruled-laid-away = a card that was not due is laid away

## Refusals

table-not-opened = the table has not been opened
table-read-at-exit-only = { $game } hides cards: it is read at the exit, not in the window
table-in-test-mode = { table-test-mode }; the dealer ends it on the service page
table-no-test = begin test mode first
table-bad-op = this table has no command "{ $verb }"
table-only-dealer = only the dealer may do that
table-deal-running = a deal is under way; finish it or void it first
table-deal-running-test = a deal is under way; finish it or void it, then test the devices
table-question-open = answer the open question first
table-real-chips = this table plays with real chips; no bets are taken here
table-take-seat = take a seat first
table-seat-closed = this seat has been closed
table-no-deal = no deal is under way
table-no-decision = that belongs to a decision that is not awaited now; nothing was done
table-malformed-field = { $field } must be { $wants }
table-bad-text = the reason must be text
table-bad-name = a player's name is 1 to { $most } printable characters
table-bad-amount = the amount must be a whole number from 1 to 1,000,000,000,000
table-bad-bank-amount = the amount must be a whole number, not 0: above 0 adds to the bank, below takes
table-bad-pack = the pack is "new" or "same", "{ $given }" was given
table-used-pack = the last deal was void, and its pack may still be in the box: say whether a new one does, or the same
table-cut-awaited = the pack is to be cut by { $players } first: confirm that it was
table-cut-awaited-of-one = the pack is to be cut first, by one of { $players }, whom the banker names: say who did
table-bad-without = without names the faulty parts to go on without, each with the mark of its fault
table-go-on-without = { $part }: { $fault }; say that play goes on without it
table-not-to-be-seen = that warning has already passed
table-no-question = that question is not open any more
table-count-wanted = this question is answered with how many cards were drawn
table-face-down = card { $card } lies face down and nobody may look; void the round
table-next-card-lapsed = the next card is now card { $card }
table-bad-index = index must be the position of a card already shown, 0 for the first
table-not-shown = card { $card } has not been shown in this deal
table-bad-card = "{ $given }" is no card; expected rank and suit such as 7C or TH
table-bad-irregularity = an irregularity has a kind, and may have a policy and rulings (bet to return, pay or stay)
table-bad-count = the count must be a whole number from { $least } to { $most }
table-bad-marker =
    { $count ->
        [0] this game has no marker to report
       *[other] a marker to report is one of: { $markers }
    }
table-camera-counts = the camera counts the cards that leave
table-none-goes-by = no card goes by face down now
table-none-not-due = no card has left the shoe that was not due
table-nothing-to-undo = no ruling can be taken back: the last one already was, or cards or bets have followed it, or it revealed a card face down; correct the card instead
table-ruling-lapsed = the last ruling is now another one: { $ruling }
table-no-seat = { $player } has no seat
table-funds = { $player } has { $purse } in the purse, { $amount } was asked for
table-no-debt = { $player } has no debt
table-no-money-for-debt = { $player } has nothing in the purse to pay the debt of { $debt } with
table-bank-unsure = the banker takes no money out while a card is in doubt; answer the open question first
table-name-taken = { $player } looks like { $other }, who is known at this table; choose another name
table-name-reserved = { $name } means something else at this table; choose another name
table-name-mixed = { $name } mixes letters of several alphabets; choose one of them
table-full = the table has { $seats } seats and all are taken
table-needs-moment = a command needs at: the deal, the round and the phase it is meant for
table-round-closed = the bets of this round are closed
table-lapsed = that was meant for { $meant }; the table is at { $now }, and nothing was done
table-moment = deal { $deal }, round { $round }, { $phase }
# $phase: the phase of a deal; those after void are of one game alone. $name: its word with blanks, where it is none of
# these.
table-phase =
    { $phase ->
        [none] none
        [test] test
        [books] the books
        [pack] the pack
        [bets_open] bets open
        [bets_closed] bets closed
        [over] over
        [void] void
        [auction] bids for the bank
        [soda] soda
        [loser_shown] loser shown
        [last_card] last card
        [card_shown] card shown
        [pair_shown] pair shown
        [burning] burning
        [dealing] dealing
        [first_cards] first cards
        [turn] a turn
        [card_due] card due
        [four_out] four out
        [bank] the bank
        [for_sale] for sale
        [offered] offered
        [banco] banco
        [punters_third] punters third
        [banker_third] banker third
        [settling] settling
        [banker] banker decides
        [cover] covering the stakes
        [offer] the bank on offer
        [punters] punters decide
        [retiring] leaving the bank
        [risking] the sum at risk
        [vacant] no banker
        [standing_by] standing by
        [drawing] drawing
        [winner_shown] winner shown
        [hoc_shown] hoc shown
        [banker_decides] banker decides
        [banker_draws] banker draws
        [accepting] accepting
        [bidding] bidding
        [right_decides] right decides
        [left_decides] left decides
        [right_draws] right draws
        [left_draws] left draws
        [refilling] refilling
       *[other] { $name }
    }
table-done-already = done already
table-not-worked-off = internal error; nothing was changed, and the error is in the log
table-id-used = id { $id } was given to another command before; use a new one
