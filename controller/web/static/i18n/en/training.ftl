### The dealer's training: the panel on the dealer's page, its cases, and the sheet at the end.

## The panel

training-title = Training
# In the head of every page. $game: what is played.
training-of = { $game }, training: nobody's money
# $number: of the case; $cases: how many there are.
training-case = Case { $number } of { $cases }
training-ready = You are the dealer. The box is dealt by itself; something will go wrong. Do then what is right, on this page, as soon as you see it.
training-coming = The dealing goes on. Watch the table.
training-begin = Begin
training-next = Next case
training-you-see = You see: { $seen }
# $right, $over: how many cases.
training-score = { $right } of { $over } right
training-result =
    { $outcome ->
        [right] Right
        [wrong] Not right
       *[none] Nothing was done
    }
training-did = You did: { $act }, after { $seconds } s.
# $rule: the numbers of paragraphs.
training-where = docs/training.md#{ $section }; docs/rules.md, { $rule }
training-where-alone = docs/training.md#{ $section }
training-not-now = this is nothing that can be done in the training now
# $path: of the file.
training-bad-sheet = { $path }: expected the sheet of a training; begin again with --fresh

## What he says or does beside the page

training-say =
    { $act ->
        [uncover] Take the hand off the camera
        [granted] The claim is good
        [refused] The claim is refused
       *[nothing] Nothing is to be done
    }

## The sheet at the end

training-sheet = The training is over
training-sheet-right = { $right } of { $cases } cases right
# $seconds: the mean of the cases that were right.
training-sheet-mean = { $seconds } s on average from the sign to the right act
training-again = Another training: faro train --fresh --seed N

## The cases, and what is right

training-double-draw = Two cards at once
training-double-draw-right = Name the card that the camera missed: look at the pile. Or rule it as an irregularity (two cards drawn), which says what becomes of the stakes. The deal goes on either way; it is not void.
training-double-from-shoe-right = Name the card that the camera did not read: it is on the table. Or rule it as an irregularity (two cards drawn): the coup is void then, and the stakes go back.
training-double-face-down-right = One of the two lies face down and was not read. Nobody may look at it, not even you: void the round. The stakes go back, and the cards are laid away.
training-pushed-back = A card pushed back
training-pushed-back-right = No card has left, so no card of the round has been seen: open the bets again. The table does not do it by itself, as it cannot know whether you are about to draw.
training-misread = A card read wrong
training-misread-right = Tap the card among those shown and correct it. The table settles again and moves the differences; nothing is voided, and nobody is paid by hand.
training-covered = The camera is covered
training-covered-right = Take away what covers it. Play is held, every bet stays, and it goes on by itself once the card has been read again. To go on without the camera would leave every card to you.
training-early-call = Bets called closed too early
training-early-call-right = As long as no card of the round has been seen, open the bets again.
training-early-card = A card before its time
training-early-card-right = Everybody has seen it, so lay it away: it counts as none. Then let play go on, with the bets as they are.
training-dead-bet = A claim of a dead bet
training-dead-bet-right = Look at the casekeeper: a bet is dead when all four cards of each of its ranks are out. Then the first who claims it has it, else the claim is refused.
training-lost-bet = A claim to be paid
training-lost-bet-right = The table has settled the coup: the log says what each bet came to. Refuse the claim; a payment by hand would be a second one.
training-power-cut = A power cut
training-power-cut-right = Say how many cards were drawn while nothing was seen. Bets and money stand as they stood, and the deal goes on.

## What he sees beside his page

# $cards: labels.
training-seen-double = two cards came out together. Face up on the table, and not read: { CARD($cards) }.
training-seen-double-down = two cards came out together. They lie face down, and one of them was not read.
training-seen-pushed = the hand drew the card half out and pushed it back. Bets were still being placed.
# $number: of the card in the pack.
training-seen-card = card { $number } is there: it is the { CARD($card) }.
training-seen-covered = a hand covers the camera.
training-seen-early-call = "No more bets" was called although players still reach for the cloth.
training-seen-early-card = a card was drawn while bets are open. It is face up on the table.
training-seen-dark = the power was gone while a card was drawn. One card has left since the last one that you saw on the page.
# $ranks: of the bet.
training-claim-dead = { $player } says that the bet on { $ranks } is dead, and claims it
training-claim-of-a-round = { $player } says that he had a winning stake in the last round which has not been paid
training-claim-unpaid =
    { $side ->
        [player] { $player } says that he had a bet on the player's hand in the last coup which has not been paid
       *[banker] { $player } says that he had a bet on the banker's hand in the last coup which has not been paid
    }

## What he did

training-act-named = named a card
training-act-corrected = corrected a card
training-act-irregularity = ruled an irregularity
training-act-counted = said how many cards were drawn
training-act-undrawn = said that no card was drawn
training-act-voided = voided
training-act-laid-away = laid the card away
training-act-passed-by = said that the face-down cards are out
training-act-marked = said that the cut card came
training-act-undone = took a ruling back
training-act-resumed = let play go on
training-act-reopened = opened the bets again
training-act-money = moved money by hand
training-act-uncover = uncovered the camera
training-act-granted = granted the claim
training-act-refused = refused the claim
training-act-nothing = said that nothing is to be done
