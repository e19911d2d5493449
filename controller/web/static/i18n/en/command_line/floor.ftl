### The floor, where more than one table is gathered: its pages, and what its projector says.

# $kind: signature, altered.
floor-wrong =
    { $kind ->
        [signature] the head at event { $event } is not signed with the table's key
       *[altered] event { $event } is not the one that the table signed
    }

## The page

floor-title = Floor
floor-sign-in-heading = The floor
floor-back-to-floor = To the floor
floor-sign-out = Sign out
floor-no-pin = No PIN is set in the floor's configuration; open its page on its own computer.
floor-no-script = Without scripts this page is as it was when it was fetched.
# $time: of the last answer.
floor-silent = The floor does not answer. What stands here is of { $time }.
floor-unwatched = The alerts were last looked at { $time }: the program's messages say why.
floor-no-database = The floor's database does not answer, so nothing is known of the tables: { $why }
floor-no-tables = No table is enrolled.
floor-no-events = Nothing is known of this table yet.
floor-old = Nothing was heard of this table since: what stands here is of then.
floor-never = Nothing was heard of this table yet.
floor-age = { $seconds } s ago
floor-where = deal { $deal }, round { $round }
floor-question = asked for { $seconds } s: { $text }
floor-bank = Bank
floor-bank-of = Bank of { $player }
floor-house = House
floor-no-seat = no seat
floor-owes = owes { $amount }

## Alerts

floor-alerts = Alerts
floor-no-alerts = No alert stands.
floor-by = Your name, to acknowledge alerts
floor-by-missing = Say your name, so that it is known who has acknowledged it.
floor-acknowledge = Acknowledge
floor-taken = Somebody else has acknowledged this alert already.
floor-since = since { $time } UTC
floor-over-since = over since { $time } UTC
floor-times = { $count } times
floor-seen-by = acknowledged by { $name }
floor-alert-offline = nothing was heard of it
floor-alert-lag = its events come { $seconds } s late
floor-alert-question = the dealer has not answered for { $seconds } s: { $text }
# $kind: chain, journal, signature, altered.
floor-alert-chain =
    { $kind ->
        [journal] incident { $incident }: another journal came with its login
        [signature] incident { $incident }: its head is not signed with its key
        [altered] incident { $incident }: its events stand otherwise on the floor than it signed them
       *[chain] incident { $incident }: an event came that does not continue the chain
    }
floor-alert-unread = nothing more is read of it: { $why }
floor-alert-held = play has been held for { $seconds } s: { $text }
floor-alert-corrections = { $rulings } rulings in the last hour, in { $rounds } rounds
floor-alert-hold = the bank has won { $percent } % of the { $bought } bought in today
floor-alert-rounds = { $rounds } rounds in the last hour
floor-trail = Alerts so far

## A day's sheet

floor-sheet-link = Today's sheet
floor-sheet = { $table }, { $day }
floor-sheet-about = Days and times are UTC. Amounts are in units of money. A deal counts on the day on which it began, everything else when it happened.
floor-nothing = Nothing.
floor-signed = Checked by:
floor-money = Money
floor-what = of
floor-begins = at the beginning
floor-ends = at the end
floor-change = change
floor-players = Players
floor-player = player
floor-bought = bought in
floor-took = taken out
floor-staked = staked
floor-won = won
floor-deals = Deals
floor-deal = deal
floor-game = game
floor-began = began
floor-ended = ended
floor-how = phase
floor-rounds = rounds
floor-cards = cards shown
floor-named = named by the dealer
floor-difference = money that does not close
floor-rulings = Rulings
floor-ruling = ruling
floor-undone = taken back
floor-faults = Faults
floor-part = part
floor-fault = fault
floor-mended = mended
floor-questions = Questions to the dealer
floor-answered = answered
floor-pictures = pictures
floor-picture = Picture of card { $number }
# $is: wanted, gone, altered, large, hidden.
floor-picture-is =
    { $is ->
        [gone] card { $number }: the picture is no longer at the table
        [altered] card { $number }: the picture at the table is not the one it was read from
        [large] card { $number }: the picture is too large
        [hidden] card { $number }: the table has not shown it
       *[wanted] card { $number }: the picture has not come yet
    }
floor-raised = when
floor-table = table
floor-alert = alert
floor-over = over
floor-acknowledged = acknowledged by
