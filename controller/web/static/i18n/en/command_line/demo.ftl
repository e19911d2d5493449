### The demonstration's own words in the terminal.

## What it cannot do

demo-cut = --cut { $given } given, 0 or more expected
demo-deals = --deals { $given } given, 1 or more expected
demo-port = --port { $given } given, 0 to { $most } expected
demo-pin-needed = { $host } can be reached by others; give the dealer's --pin
demo-bad-pin = --pin: { $why }
demo-no-demo = { $folder } holds { $name } but no earlier demo; give another --state
demo-bad-world = { $path } does not hold what an earlier demo kept of its box or shoe; give --fresh to begin again
demo-no-folder = { $folder } cannot be used: { $why }
demo-another = another demo is running on { $folder }; end it, or give another --state
# $why: a command to type, or what the compiler says.
demo-no-firmware = the real firmware cannot be executed here: { $why }

## While it runs

demo-board = board   { $board }
demo-board-fake = a simulated one in Python, as --mcu fake asks
demo-board-firmware = the real firmware of the ATmega2560, executed under simavr
demo-board-instead = a simulated one in Python that obeys the same protocol (to run the real firmware: { $why })
demo-open =
    The table is open: { $address }
      take a seat     { $address }play
      dealer's page   { $address }dealer
      display         { $address }display
      service page    { $address }service
      (Ctrl-C ends the demo, starting it again goes on)
# The same pages for other machines: $address of the table, one such line for each that this machine has.
demo-open-elsewhere =
    From another tablet: { $address }
      take a seat     { $address }play
      dealer's page   { $address }dealer
      display         { $address }display
      service page    { $address }service
demo-alone = This machine has no address by which another tablet could reach it: it is in no network.
demo-progress = deal { $deal }, card { $card } of { $size }, { $frames } frames
demo-not-ended = the deal did not end: { $why }
demo-stopped = stopped
demo-stalled = nothing happened for { $seconds } s
demo-stalled-held = nothing happened for { $seconds } s; play is held: { $why }

## How it went

demo-deals-dealt = deals   { $deals }
demo-cards = cards   { $right } read right, { $wrong } wrong, { $unclear } unclear (asked of the dealer)
demo-cards-unread = cards   { $right } read right, { $wrong } wrong, { $unclear } unclear (asked of the dealer), { $unread } never read
demo-bets = bets    { $settled } settled
demo-money =
    { $conserved ->
        [true] money   conserved: { $brought } brought to the table, { $lying } on it
       *[false] money   NOT CONSERVED: { $brought } brought to the table, { $lying } on it
    }
demo-beads = beads   13 spindles stand where the engine says
demo-beads-wrong = beads   { $wrong }
demo-bead-wrong = spindle { $spindle }: { $beads } beads across, the engine says { $wanted }
demo-bead-unknown = spindle { $spindle }: nobody knows how many beads are across, the engine says { $wanted }
demo-read-wrong = deal { $deal }, card { $card }: read { $read }, it was { $was }
demo-settled-wrong = deal { $deal }, card { $card }: settled as { $settled }, it was { $was }
demo-result =
    { $good ->
        [true] result  all agree
       *[false] result  DISAGREEMENT
    }
