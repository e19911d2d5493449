### What was wrong with a message to the table. Read by who writes a page or a program that talks to it, seldom by players.

wire-no-object = a message must be a JSON object
wire-too-long = a message has at most { $most } bytes
wire-no-verb = do must be one of { $verbs }
wire-no-field = { $verb } has no field "{ $field }"
wire-needs = { $verb } needs { $field }

## What a field must be: see table-malformed-field

wire-a-name = a name of 1 to 24 letters
wire-a-player = a player's name
wire-a-position = a position in the pack, 0 to { $last }
wire-a-number-of-cards = a number of cards, 0 to { $most }
wire-rulings = an object of bets, each "return", "pay" or "stay"
wire-a-whole-number = a whole number
wire-all-or-amount = a positive whole number or null for all
wire-a-spindle = a spindle, 0 to 12
wire-a-light = lamp, open, closed or call
wire-a-calibration-act = stop, store, drop or undo
wire-the-ruling = the ruling to take back, as in can_undo
wire-a-remark = at most 200 characters on one line
wire-a-number = a number
wire-a-phase = a phase
wire-a-decision = the key of a decision that is awaited
wire-the-moment = the moment it is meant for, as in the state: an object of deal, round and phase
wire-a-pack = "new" or "same"
wire-players = a list of names of players
wire-faults = an object of faulty parts, each with the mark of its fault as shown
wire-a-marker = a marker of the pack
wire-a-part = the name of a part
wire-beads = a number of beads, 0 to 4
wire-a-step = a step of -200 to 200 us
wire-spindles = a list of different spindles, each 0 to 12
wire-a-place = a place in the deal, 0 to 199
wire-plain-characters = at most 1000 plain characters
wire-a-time = the time at which the pack wanted was stored, in seconds
wire-a-label = a card in the letters of its pack, such as KH
wire-corners = four corners [x, y], each number 0 to 1, or null
wire-a-token = a seat's token
wire-a-code = the code from the dealer's page
