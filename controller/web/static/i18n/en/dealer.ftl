### The dealer's page: running the deal, its dialogs, seats and money.

## The deal

dealer-the-deal = The deal
dealer-start = Start a deal
dealer-start-cut = The pack is cut: start the deal
# $players: who cuts it, in this order.
dealer-cut = The pack is cut by { $players }.
dealer-cut-one = The banker names who cuts the pack. Who did?
dealer-banker = Whom have the players chosen as banker?
dealer-start-which = The last deal was void: which pack is in the box?
dealer-start-new = Start with a new pack
dealer-start-same = Start with the same pack
dealer-cover = The pack lies face up under a cover card, a back or a blank; drawing the cover shows the first card.
dealer-cover-without = The pack lies face up under a cover card, a back or a blank, and without the { $suit }; drawing the cover shows the first card.
dealer-hold = Hold
dealer-resume = Resume
dealer-go-on-without = Go on without it
dealer-seen = Seen: { $part }
dealer-nothing-drawn = Nothing was drawn
dealer-test = The devices are being tried: no deal can start and no bet be placed.
dealer-test-service = Service: end test mode there
dealer-close-bets = No more bets
# While an answer is awaited: who claims, bids, takes or leaves the bank.
dealer-end-time = End the time
dealer-reopen-bets = Reopen bets
# $marker: "cut" is the cut card.
dealer-marker =
    { $marker ->
        [cut] The cut card came
       *[other] The { $marker } card came
    }
dealer-pass-by = The face-down cards are out
dealer-lay-away = Lay the card away
dealer-key = Key a card
dealer-undo = Undo: { $ruling }
dealer-irregularity = Irregularity
dealer-void = Void the deal
# One round of several from the same pack.
dealer-void-round = Void the coup
dealer-sign-out = Sign out
dealer-cards-shown = Cards shown
dealer-tap-to-correct = tap one to correct it

## The simulated box of the demonstration

dealer-demo = The simulated box
dealer-demo-draw = Draw a card
dealer-demo-draw-two = Draw two at once
dealer-demo-push-back = Push one back
dealer-demo-hand-pass = Pass a hand over
dealer-demo-load = New pack
dealer-demo-manual = Take over the dealing
dealer-demo-auto = Let it deal by itself
dealer-demo-troubles = What may happen at a real table:
dealer-demo-cover = Cover the camera
dealer-demo-uncover = Uncover the camera
dealer-demo-lamp-off = Put the lamp out
dealer-demo-lamp-on = Put the lamp on
dealer-demo-unplug-camera = Unplug the camera
dealer-demo-plug-camera = Plug the camera in
dealer-demo-unplug-board = Pull the casekeeper's cable
dealer-demo-plug-board = Put the casekeeper's cable in

## Dialogs

dealer-void-sure = Void this deal?
dealer-void-what = Every stake on the table goes back to its owner, and the deal ends. What was settled stays settled.
dealer-void-round-sure = Void this coup?
dealer-void-round-what = Every stake of the coup goes back to its owner, and its cards are out. The pack goes on with the next coup.
dealer-void-why = Why
dealer-not-in-order = Something was not in order
dealer-what-was-wrong = What was wrong
dealer-foul-pack = Foul pack
dealer-double-draw = Two cards drawn at once
dealer-exposed-early = A card was seen before betting closed
dealer-turned-back = A card was turned back
dealer-what-becomes = What becomes of the stakes on the table
dealer-return-stakes = All stakes are returned
dealer-bank-pays = The bank pays every stake
dealer-rules-each = I rule on each stake
dealer-stake-stays = stays
dealer-stake-returned = goes back
dealer-stake-paid = is paid
dealer-ruling-stands = What was settled stands; everybody sees the ruling.
dealer-ruling-ends = What was settled stands; everybody sees the ruling. The deal ends.
# One round of several from the same pack.
dealer-ruling-round = The coup is void then. What was settled before stands; everybody sees the ruling.
dealer-apply = Apply ruling
dealer-key-card = Key card { $number }
dealer-key-what = The card now in the window, when the camera does not see it.
dealer-key-label = The card in the window
dealer-correct-card = Correct card { $number }
# $was, $card: names of cards, such as "Ten of clubs".
dealer-correct-which = It was taken for the { $was }. Which card was it really?
dealer-correct-label = The right card
dealer-correct-what = Card { $number } becomes the { $card }; every turn since is settled again and the differences are booked.
dealer-correct-swap = Card { $number } becomes the { $card }, and card { $other } the { $was }: the two trade places; every turn since is settled again and the differences are booked.
dealer-correct = Correct it

## Questions

dealer-which-card = Which card is it?
dealer-picture-card = The picture of card { $number }
dealer-picture-of = Look { $number } of { $count }
dealer-pictures = Other looks at this card
# How likely the card is when it is also considered which cards are still in the pack.
dealer-by-pack = by the pack { $percent }
dealer-already-out = already out as card { $number }
dealer-another-drawn = Another card was drawn
dealer-none-drawn = The card before, none was drawn
dealer-hide-cards = Hide the other cards
dealer-another-card = Another card
dealer-name-card = Name the card
dealer-face-down = A card that lies face down cannot be read
dealer-how-many = How many cards were drawn?
dealer-window-now = The window now
dealer-more = More:
dealer-more-range = { $least } to { $most }
dealer-more-button = This many

## People and money

dealer-people = People
# Beside a player: whether the tablet of his seat is connected.
dealer-tablet-here =
    { $count ->
        [one] tablet here
       *[other] { $count } tablets
    }
# No tablet has been at this seat since the program started.
dealer-tablet-none = no tablet yet
# $minutes, $seconds: since the last tablet of this seat was heard.
dealer-tablet-gone =
    { $minutes ->
        [0] tablet gone { $seconds } s
       *[other] tablet gone { $minutes } min
    }
dealer-tablets-else =
    { $count ->
        [one] one screen without a seat
       *[other] { $count } screens without a seat
    }
# A tablet that has lost its seat asks to have it back.
dealer-back = A tablet asks for a seat
dealer-back-asks = A tablet asks to be { $player }
# $tablet: what it calls itself, such as "iPad, Safari".
dealer-back-from = { $tablet }, at { $address }
# $minutes, $seconds: since one of them said anything.
dealer-back-own-here =
    { $minutes ->
        [0] { $player }'s own tablet is still here, last heard { $seconds } s ago. It loses the seat.
       *[other] { $player }'s own tablet is still here, last heard { $minutes } min ago. It loses the seat.
    }
dealer-back-own-gone =
    { $minutes ->
        [0] { $player }'s own tablet has been gone for { $seconds } s.
       *[other] { $player }'s own tablet has been gone for { $minutes } min.
    }
dealer-back-own-none = { $player } has had no tablet since the program started.
dealer-back-look = Look who holds it: is that { $player }?
dealer-back-left = { $seconds } s
dealer-back-yes = Yes, it is { $player }
dealer-back-no = No
# A link to the service page.
dealer-service = Service
dealer-usual-sums = Usual sums
dealer-amount = Amount
dealer-amount-all = All { $amount }
dealer-has-lying = { $purse } + { $lying } lying
dealer-bot = bot
dealer-no-seat = no seat
# On the button that shows what a player has, for those who hear the page.
dealer-account-label = { $has }: the account of { $player }
dealer-buy-in = Buy in
dealer-buy-in-label = Buy in { $player }
dealer-buy-in-what = { $player } gives you money and gets chips for it.
dealer-cash-out = Cash out
dealer-cash-out-label = Cash out { $player }
dealer-cash-out-what = { $player } gives chips back and gets money for them.
# Behind the sentence before.
dealer-cash-out-debt = The debt of { $debt } is paid first.
dealer-cash-out-account = The account of { $account } is paid first.
dealer-pay-debt = Pay debt
dealer-pay-debt-label = Pay { $player }'s debt
dealer-pay-debt-sure = Take { $amount } out of { $player }'s purse for the debt of { $debt }?
# Of commissions that were not paid at once.
dealer-pay-account = Pay account
dealer-pay-account-label = Pay { $player }'s account
dealer-pay-account-sure = Take { $amount } out of { $player }'s purse for the account of { $account }?
dealer-code = Code
dealer-code-label = Code for { $player }'s tablet
dealer-close-seat-label = Close { $player }'s seat
dealer-close-seat-sure = Close { $player }'s seat?
# The same, of one who owes commissions and has money.
dealer-close-seat-pays = Close { $player }'s seat and take { $amount } out of the purse for the account of { $account }?
dealer-pair = A seat for { $player }
dealer-pair-scan = The player's tablet takes the seat when its camera opens this code within a quarter of an hour:
dealer-pair-alt = Code for the seat of { $player }
dealer-pair-open = Or open there
dealer-pair-enter = and enter these letters:
dealer-invite = Code for tablets
dealer-pair-own = This page was opened on the table's own machine; on other tablets use its address in the house's network instead of { $host }.
dealer-bank-change = Change the bank
dealer-bank-what = Money put into the bank; a minus takes some out.
dealer-bank-holds = The bank holds { $amount }
# Chemin de fer: the house's share is kept in a box.
dealer-box-holds = The house's box holds { $amount }
dealer-box-button = Take out
dealer-box-change = Take money out of the box
dealer-box-what = Money that the house takes out of its box.
dealer-bank-button = Change
dealer-maximum = The maximum is { $amount } until the deal is over
dealer-raise = Raise the maximum
dealer-raise-what = Between two turns, for the rest of this deal. It cannot be lowered again before the deal is over; bets on the table stay as they are.
dealer-raise-button = Raise
dealer-raise-for-what = For { $player } alone, between two turns, for the rest of this deal. Then only what the bank can pay limits the stakes up to this sum.
dealer-raise-for-label = Raise the maximum for { $player }
dealer-covers = The bank covers at most { $amount } in a turn
dealer-raise-cap = Raise what the bank covers
dealer-raise-cap-what = Between two turns, for the rest of this deal. It cannot be lowered again before the deal is over; the bank never pays more than it holds.
dealer-raise-cap-button = Cover more
dealer-open-seat = Open a seat for
dealer-open-seat-name = name
dealer-open-seat-button = Open

## The hand at the box of the demonstration

dealer-demo-busy = the hand at the box is still moving
dealer-demo-unknown = { $action } is nothing the demo can do
