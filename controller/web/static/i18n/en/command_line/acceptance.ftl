### What `faro acceptance` asks and says. Read in a terminal, and on the printed protocol.

acceptance-summary = the test of a table that was just built or mended: everything tried once, with a protocol
acceptance-help =
    The test of a table that was just built, mended or moved: computer, every switch, sensor and button, lights, board,
    every spindle, camera, and twenty deals of a known pack, in this order, with a protocol of all figures.

    faro acceptance --config table.toml --html protocol.html

    The table must not be running. Somebody stands at it, moves what he is asked to move and says what he sees; what he
    leaves unanswered counts as wrong. Ctrl-C ends it, with the protocol of what was tried until then. Exit code 1 when
    anything is wrong.
acceptance-cycles = times that every bead is moved there and back (default { $usual })
acceptance-deals-option = deals of the known pack, 0: none (default { $usual })
acceptance-html = write the protocol to this file too, as a page to print and to sign
acceptance-json = the protocol as one JSON object
acceptance-range = { $option } { $given } given, { $least } to { $most } expected
acceptance-not-written = --html { $path }: cannot be written: { $why }
acceptance-no-folder = there is no such folder

acceptance-enter = Then press Enter.
acceptance-yes-or-no = [y/N]
acceptance-answered =
    { $yes ->
        [true] { $question } yes
       *[false] { $question } NO
    }
acceptance-unanswered = not answered: { $question }

acceptance-title = Acceptance of a card table
acceptance-head = { $at }, { $program }, { $config }
# $wrong: how many findings of all $count are wrong.
acceptance-result =
    { $wrong ->
        [0] { $count } findings, none wrong: accepted
        [1] { $count } findings, 1 wrong: NOT accepted
       *[other] { $count } findings, { $wrong } wrong: NOT accepted
    }
acceptance-place = Place, date
acceptance-signed = Tested by
acceptance-ended = ended here by hand; what follows was not tried

acceptance-part-computer = Computer
acceptance-part-inputs = Pins, switches and lights
acceptance-part-board = Casekeeper's board
acceptance-part-beads = Beads, all moved
acceptance-part-camera = Camera
acceptance-part-deals = Deals of a known pack
acceptance-part-eye = By eye

acceptance-do-exit_beam = Draw a card through the box's slit and take it away.
acceptance-do-lid = Open the box's lid and shut it; if it stands open, shut it and open it.
acceptance-do-follower_end = Press the follower's switch and let it go: a pack laid in or taken out does so too.
acceptance-do-button_no_more_bets = Press the button "no more bets" and let it go.
acceptance-do-button_hold = Press the button "hold" and let it go.
acceptance-do-button_call = Press the button "call" and let it go.
acceptance-edges =
    { $back ->
        [true] { $edges } changes, back where it stood
       *[false] { $edges } changes, not back where it stood
    }
acceptance-input-fix =
    { $back ->
        [true] nothing was seen: the wire, the switch, or the sensor
       *[false] it stays as it is: a switch that sticks, or a wire on ground
    }

acceptance-ask-lamp =
    { $on ->
        [true] Do all lights over the cards shine, evenly?
       *[false] Are they all dark?
    }
acceptance-ask-light =
    { $light ->
        [open] Does the light for open bets shine, and no other?
        [closed] Does the light for "no more bets" shine, and no other?
       *[call] Does the light that calls the dealer shine, and no other?
    }
acceptance-ask-buzzer = Did the buzzer sound for a second?
acceptance-ask-beads = Move them with `faro park`: does every servo run to its place without a sound after it?
acceptance-supply = { $low } to { $high } mV while all moved, at least { $least } wanted
acceptance-spindle = { $rank }: { $visits } visits, spread { $spread } beads, off { $off }; up to { $good } is good

acceptance-no-deals =
    { $phone ->
        [true] none: a phone's pictures are there while the table runs alone
       *[false] none were dealt
    }
acceptance-rendered = drawn cards in a drawn box: no proof of a real one
acceptance-do-deals = Deal the known pack { $deals } times, each time down to the empty box. Put the pack in now.
acceptance-no-dealer = who deals?
acceptance-ask-shoe = Run the table, play { $deals } rounds from the shoe, and compare each card with the display: were all right?
acceptance-deals = { $deals } of { $wanted } deals, { $cards } cards, of which the dealer would have been asked about { $unclear }
acceptance-deal-fix = faro testdeal --keep FOLDER keeps the pictures of such a deal

acceptance-ask-stop = Press the stop button: are all servos slack, and do they move again once it is out?
acceptance-ask-neighbours = While the beads moved: was none touched by its neighbour, and none too loud?
acceptance-ask-ranks = Does every spindle stand under its own rank?
acceptance-ask-marks = Look along the edges and backs of the dealt pack: is there no scratch, bend or mark?
acceptance-ask-covers = Are all covers on, and no wire where a hand or a drink may come?
