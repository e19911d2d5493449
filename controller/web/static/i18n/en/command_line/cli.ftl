### The command line: its commands, their options, what they print and what they refuse. Read in a terminal.
### Options, commands, file names and what stands in backticks are typed as they are and stay as they are. A percent sign
### of a help text is doubled. Columns of a help text may move; its lines are shown as they are.

## All commands

cli-description = A faro table: reads the cards in the dealing box, moves the casekeeper's beads, settles the bets.
cli-command = see below
cli-version = which program this is: version, commit, date
cli-commands = commands:
cli-exit-codes =
    `faro COMMAND --help` explains each.
    exit codes: 0 done; 1 it ran and the result is bad; 2 bad input (one line on standard error)
# $why: what the system says, such as "No space left on device".
cli-no-output = what is printed cannot be written: { $why }
# $module: a part of Python, such as "fcntl".
cli-no-posix = this command needs Linux or macOS: this Python has no module "{ $module }". On Windows it runs in WSL; `faro settle`, `faro odds`, `faro simulate` and `faro read` run here
# $languages: the tags of those that are served.
cli-no-language = { $variable } is "{ $given }", which is not served (there are: { $languages }); English is spoken
cli-see-help = see { $command }
# How far a long command is. $share: a whole number of percent; $time: such as 1:05, minutes and seconds.
cli-progress-share = { $share } %
cli-progress-left = { $time } left
cli-config = see `faro config example`
cli-rule = an option of the rules; `faro config options` has them all
cli-rule-no-value = --rule: expected NAME=VALUE, found { $given }
# $given: such as tie_odds=7.
cli-bad-rule = --rule { $given }: expected { $expected }
cli-rule-mistake = --rule { $name }: { $why }
cli-demo-summary = a whole simulated table with its pages, bots and a dealer; no hardware needed
cli-train-summary = learn to deal: a simulated table with mistakes on purpose, and a sheet of what you did about them
cli-try-summary = a table with your own cards at once: a camera, a printed sheet, a page that sets it up
cli-run-no-config = no --config given: `faro config example` prints one; with your own cards and a webcam, without any: `faro try`
cli-run-summary = a real table, as the configuration says
cli-read-summary = read the cards in photographs, or the deal in a video
cli-enrol-summary = learn a pack from pictures of its cards, whatever is printed on them
cli-testdeal-summary = the same known pack dealt again and again until an error occurs, with the tally
cli-settle-summary = settle a deal written down as a script
cli-odds-summary = what every bet is worth for the cards that have been seen, exactly
cli-simulate-summary = deals by the million: what betting strategies cost
cli-recall-summary = show the last deals from the journal, turn by turn
cli-config-summary = check a configuration, or print an example
cli-check-summary = the state of everything on one screen, what is wrong first
cli-park-summary = bring every servo to 1000 us, so that the horns can be mounted
cli-exercise-summary = move every bead and read every sensor, and tell how well they repeat
cli-sheet-summary = print the sheet of paper on which real cards are dealt by hand, as a PDF
cli-floor-summary = several tables in one database: make it, enrol a table, compare it with a journal
cli-calibrate-summary = find the places of every spindle; can be undone
cli-completion-summary = print what completes commands and options in a shell
cli-man-summary-of-command = show the manual of all commands
cli-unreadable = { $option } { $path }: cannot be read: { $why }
cli-unwritable = { $option } { $path }: cannot be written: { $why }
cli-no-text = { $option } { $path }: is not UTF-8 text (byte { $byte })
# $why: what Python's reader of JSON says, in English.
cli-no-json = { $option } { $path }: line { $line } column { $column }: expected JSON ({ $why })
cli-json-too-deep = { $option } { $path }: expected JSON, found it nested too deep
cli-json-long-number = { $option } { $path }: expected JSON with numbers of at most 4,300 digits
cli-spindle = spindle { $number }
# 0 = ace ... 12 = king; without the option all that the configuration names.
cli-spindle-option = only this one (0 = ace ... 12 = king); may be repeated
cli-spindle-range = --spindle { $given } given, 0 to { $most } expected
# $fitted: the numbers of those that are built.
cli-spindle-not-fitted = --spindle { $given } given, which is not built here; [mcu] spindles has { $fitted }

## Pictures

# $kept, $missing, $altered: how many pictures; $gone, $changed: the digests of the first of them.
cli-evidence =
    { $missing ->
        [0]
            { $altered ->
                [0] { $kept } pictures fit their digests
               *[other] { $kept } pictures fit their digests; { $altered } altered: { $changed }
            }
       *[other]
            { $altered ->
                [0] { $kept } pictures fit their digests; { $missing } missing: { $gone }
               *[other] { $kept } pictures fit their digests; { $missing } missing: { $gone }; { $altered } altered: { $changed }
            }
    }

## Help and mistakes of any command
# %(name)s and %r are values that are put in later.

cli-usage = usage:
cli-positional-arguments = positional arguments
cli-options = options
cli-show-help = show this help message and exit
cli-argument = argument %(argument_name)s: %(message)s
cli-invalid-choice = invalid choice: %(value)r (choose from %(choices)s)
cli-invalid-choice-near = invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)
cli-invalid-value = invalid %(type)s value: %(value)r
cli-expected-one = expected one argument
cli-expected-at-most-one = expected at most one argument
cli-expected-at-least-one = expected at least one argument
cli-ignored-argument = ignored explicit argument %r
cli-not-with-argument = not allowed with argument %s
cli-one-required = one of the arguments %s is required
cli-required = the following arguments are required: %s
cli-unrecognized = unrecognized arguments: %s
cli-ambiguous = ambiguous option: %(option)s could match %(matches)s

## faro demo

cli-demo-help =
    A whole simulated table: a rendered dealing box for the camera, mock pins, a simulated board that moves the beads,
    four bots, a dealer, and the pages. It deals by itself until a person takes over on the dealer's page. Killed and
    started again, it goes on with the same deal.

      faro demo                                         then open the address it prints
      faro demo --game german_faro                      the same for German faro
      faro demo --headless --deals 1 --speed max        plays one deal and prints how it went; exit 0 only if all agree
      faro demo --game siete_y_media --rule change4=optional --rule canto=true
cli-demo-shoe = camera  rendered: it looks from below at each card that slides out of the shoe; the cards are drawn ones
cli-demo-shoe-faces = camera  rendered: it looks from below at each card that slides out of the shoe; the cards are those of { $folder }
# The name of the table.
cli-demo-table = Demo table
cli-demo-game = what is played (default faro)
cli-demo-mode = casekeeper: cards are counted for real chips, without bets; table: bets on tablets (default)
cli-demo-headless = no pages: deal, print the result, end
cli-demo-deals = end after N deals (headless: 1)
cli-demo-speed = real time, or as fast as it goes (headless: max)
cli-demo-seed = which cards, which bets (default 7)
cli-demo-cut = cards behind the cut card of a shoe (default 7): most of the shoe makes a short deal
cli-demo-host = address of the pages (default 127.0.0.1)
cli-demo-port = port of the pages (default 8000; 0: any free one)
cli-demo-mcu = the casekeeper's board: its real firmware under simavr, or one in Python (default: what can be had)
cli-demo-tls = https where --host is not loopback ("auto", the default), or http ("off")
cli-demo-pin = the dealer's PIN, needed when --host is not loopback
cli-demo-state = where the demo keeps its journal and its box (default state/demo; german_faro: state/demo_german_faro)
cli-demo-faces = a folder with one picture a card (KH.jpg, 10H.png, 1O.png ...) to be dealt in place of the drawn cards; read as a pack enrolled from the same pictures
cli-demo-fresh = forget what an earlier demo left there
cli-demo-floor = where the floor is, with a login that may administer it: the demo enrols itself there under its game's name, and sends its journal (docs/floor.md)

## faro train

cli-train-help =
    Learn to deal. A simulated table deals by itself, and things go wrong on purpose, one at a time: two cards at once, a
    card pushed back or read wrong, a covered camera, bets closed too early, a claim, a power cut. On the dealer's page you
    do what is right; a panel says how it went and why. At the end there is a sheet to print.

      faro train                                        then open the dealer's page
      faro train --game punto_banco                     the same at a shoe
      faro train --fresh --seed 8                       another training; without --fresh the last one goes on
# The name of the table.
cli-train-table = Training table
cli-train-game = what is dealt (default faro)
cli-train-seed = which cards, and in which order things go wrong (default 7)
cli-train-state = where the training keeps its journal, its box and its sheet (default state/train; punto_banco: state/train_punto_banco)
cli-train-fresh = begin again: forget what an earlier training left there
# $address: of the dealer's page.
cli-train-open = The dealer's page of the training: { $address }

## faro run

cli-run-help =
    Run a real table as the configuration says. Every part may also be a simulated one (camera "scene", a fake board,
    mock pins). Stops cleanly on Ctrl-C or SIGTERM; started again, it goes on where the journal ends.
cli-run-safe = pages and journal only: no device is touched, play is held
cli-run-open = { $table }: the pages are at { $address }
cli-run-fingerprint = Fingerprint of the table's own authority (SHA-256): { $fingerprint }
cli-run-readable = The pages are not encrypted ([web] tls is "off"): whoever can hear the network can read PINs and be the dealer.
cli-run-no-pin = Without a PIN ([web] pin) whoever opens the pages on this machine is the dealer, and so are the visitors of whatever forwards to this port (nginx, stunnel, ssh -R).

## faro read

cli-read-help =
    Read the cards in photographs, or the deal in a video.

    A photograph gives one JSON line: {"{"}"file", "cards": [{"{"}"rank", "suit", "confidence", "candidates", "quad"{"}"}]{"}"}; rank or
    suit is null when it is not sure enough to be acted on; what has a card's clear outline around white paper is listed
    also when it cannot be named at all. A video gives one JSON line per event as it happens, each with its "file",
    "time_s" (seconds of film) and "type": exposed, drawn, unclear, double_draw, pushed_back, half_out, hand_pass, empty,
    missing, duplicate, trouble, trouble_cleared, warning; the last one is of type "end" and counts frames, cards and those
    not sure. A card "missing" that "may_lie_below" never came, and the last one that did is still in the box. Ranks are
    A 2 ... 9 T J Q K, suits S H D C. Of a folder every photograph and video is read, in the order of their names.

    A file that cannot be read gives the line {"{"}"file", "error"{"}"}, one that could be read in part only a line with a "warning";
    the others are read all the same. Exit code 2 when there was an error, else 1 when there was a warning.

      faro read table.jpg card1.png
      faro read --recursive photographs/
      faro read deal.mp4 --debug-video seen.mp4
      faro read --pack my.pack table.jpg deal.mp4  reads the cards of an enrolled pack (`faro enrol`), with its own labels
      faro read table.jpg --explain why.png        what was located, each view, the posteriors, and why it was not sure
      faro read *.jpg deal.mp4 --explain FOLDER    a sheet for each photograph and for each card of a video; sheets that are
                                                   there already are kept, new ones get a number
      faro read --drift deal1.mp4 deal2.mp4 ...    at the end, a line on whether the exposed card gives away the next one:
                                                   {"{"}"type": "drift", "draws", "spread_mm", "largest_mm", "dependence",
                                                   "chance", "square"{"}"}. Each video is a deal; several of the same box and
                                                   pack together tell more. `chance`: how often cards that know nothing of
                                                   the next one lie as oddly; null: too few draws.
                                                   From 0.001 down "square" is false and the exit code 1.
cli-read-paths = photographs, videos or folders of them
cli-read-recursive = folders within folders, too
cli-read-calibration = for videos: where the window is, {"{"}"corners": [[x, y] x 4]{"}"} clockwise; without it the window is found
cli-read-pack = what `faro enrol` wrote: read the cards of this pack, and no others
cli-read-explain = draw why each card was read so: a .png for one photograph, else a folder
cli-read-sheet = videos: the cards are dealt by hand on the sheet of `faro sheet`, not drawn from a box
cli-read-indices = where the pack is from, by the letters in its corners (default: letters that mean one rank everywhere)
cli-read-stack = videos: the cards are dealt by hand off a stack, face up, on any table; a telephone in the other hand may
    have filmed it
cli-read-drift = videos: does the exposed card lie by which one comes next
cli-read-debug-video = write what was seen (one video only)
# How far it is: which file of how many, and of a film the seconds that have been read.
cli-read-progress-film = file { $number } of { $files }: { $name }, { $seconds } s
cli-read-one-video = --debug-video goes with exactly one video
cli-read-one-photograph = --explain OUT.png goes with exactly one photograph; give a folder
cli-read-videos-only = { $option } goes with videos only
cli-read-general-reader = --explain shows how the general reader reads; leave out --pack
cli-read-address = an address; faro read takes files (faro run reads live cameras)
cli-read-empty-folder = a folder without photographs or videos
cli-read-no-corners = --calibration { $path }: expected {"{"}"corners": [[x, y], [x, y], [x, y], [x, y]]{"}"}
cli-read-progress = file { $number } of { $files }: { $name }

## faro enrol

cli-enrol-help =
    Learn a pack from pictures of its cards, so that `faro read --pack` and the table know its own faces.

    Needed for packs whose index is not A K Q J 10 ... 2 in the corners: German, French, Spanish, without any index; it
    makes every other pack surer too. One picture a card is enough, two are better: whole photographs with one card on a
    cloth, or nearly all card; any rotation, any light. Each is named for its card, rank and suit first:

      faro enrol --out my.pack KH.jpg 10H.png QS_2.jpg ...       ranks A 2 ... 10 J Q K, suits S H D C
      faro enrol --out naipes.pack 1O.jpg SC-0001.jpg RB.jpg ... Spanish: 1 ... 9 S C R (or 10 11 12), suits O C E B
      faro enrol --out paris.pack 1H.jpg VH.jpg DH.jpg RH.jpg    the letters of the pack's own index (V D R, B D K)
      faro enrol --out my.pack --labels cards.csv                a table with the columns file,label (or file,rank,suit)

    Or deal the pack once through the box, a second for each card; the names in the order of the deal come from a file
    (`KH 10H 2C ...`, or a line each), and may be left out for a pack whose index the table reads anyway:

      faro enrol --out my.pack --deal deal.mp4 --order order.txt    from a video
      faro enrol --out my.pack --config table.toml                  from the table's own camera; ends with the empty box

    At a table whose cards are read while they leave a shoe they are drawn slowly, each in one pull; for a video of that:

      faro enrol --out my.pack --deal deal.mp4 --shoe --order order.txt

    Pictures named BACK or JOKER are learnt as what is no card of the pack. PACK is one file with a small picture of each
    card; nothing is written when anything is wrong.
cli-enrol-pictures = pictures of cards, named for them
cli-enrol-out = the file to write
cli-enrol-labels = names the cards of pictures: columns file,label or file,rank,suit
cli-enrol-deal = learn the pack from this video of it being dealt
cli-enrol-shoe = with --deal: the video shows the window of a shoe, over which the cards slide
cli-enrol-config = learn it while it is dealt at this table
cli-enrol-order = the cards in the order in which they are dealt
cli-enrol-together = pictures, --deal and --config given together; one of them expected
cli-enrol-order-alone = --order goes with --deal or --config
cli-enrol-shoe-alone = --shoe goes with --deal; a table's configuration says by itself where its cards are read
cli-enrol-nothing = no pictures given; expected FILE..., --labels CSV, --deal VIDEO or --config table.toml
cli-enrol-not-named = { $path } is not named in { $table }
cli-enrol-columns =
    { $count ->
        [0] --labels { $table }: columns nothing; expected file,label or file,rank,suit in the first line
       *[other] --labels { $table }: columns { $columns }; expected file,label or file,rank,suit in the first line
    }
cli-enrol-no-file = --labels { $table }, line { $line }: no file named
cli-enrol-bad-label = --labels { $table }, line { $line }: { $why }
cli-enrol-empty-table = --labels { $table }: no pictures named in it
cli-enrol-no-folder = --out { $out }: there is no folder { $folder }
cli-enrol-is-folder = --out { $out }: is a folder; the name of a file expected
cli-enrol-not-written = --out { $out }: cannot be written: { $why }
cli-enrol-bad-picture = { $path }: { $why }
cli-enrol-taken =
    { $pictures ->
        [one] { $pictures } picture taken
       *[other] { $pictures } pictures taken
    }
cli-enrol-opened = { $count } of { $of } pictures opened
cli-enrol-looked-at = { $count } of { $of } pictures looked at
cli-enrol-done = { $out }: { $cards } cards from { $pictures } pictures

## faro testdeal

cli-testdeal-help =
    Deal the same known pack again and again until an error occurs, and keep the tally: the soak test of box and camera.

      faro testdeal --config table.toml                        with the table's own camera, window and pack; the empty box
                                                               ends a deal
      faro testdeal --config table.toml --order stacked.txt    the pack is stacked in this order before each deal
      faro testdeal deal1.mp4 deal2.mp4                        deals that were recorded
      faro testdeal --rendered --deals 3                       a rendered box; no hardware needed

    Without an order each deal is held against the pack: every card once, none more. An error is a card read wrong, missed
    or seen twice; a card that was not sure is counted, not an error. Ends at the first deal with an error (--go-on: does
    not), after --deals, or with Ctrl-C. Exit code 1 when there was an error.
cli-testdeal-videos = recorded deals
cli-testdeal-config = the table whose camera looks at the box
cli-testdeal-rendered = look at a rendered box, flat out
cli-testdeal-seed = of the rendered box (default 1)
cli-testdeal-order = the cards in the order in which they are dealt
cli-testdeal-pack = what `faro enrol` wrote; else the table's
cli-testdeal-deals = stop after this many deals (default: none)
cli-testdeal-go-on = do not stop at an error
cli-testdeal-keep = write the pictures of a deal with an error here
cli-testdeal-json = one JSON object a deal, and one for all
cli-testdeal-bad-card = --order { $path }, line { $line }: { $why }
cli-testdeal-no-card = --order { $path }: names no card
cli-testdeal-bad-order = --order { $path }: { $why }
cli-testdeal-no-box = { $path }: camera.source is "{ $source }": no box to look at
cli-testdeal-range = --deals { $given } given, 1 or more expected
cli-testdeal-no-folder = --keep { $path }: is no folder
cli-testdeal-one-of = expected one of: VIDEO..., --config table.toml, --rendered
cli-testdeal-not-drawn = --rendered has no { $card }: it draws { $first } ... { $last }
cli-testdeal-card = card { $number }
cli-testdeal-progress = deal { $deal }, card { $card } of { $size }
cli-testdeal-deal = deal { $number }{ $cards } cards { $seconds } s
cli-testdeal-not-sure = not sure: { $cards }
# $name: what was noticed; the words after the first three are troubles of the camera's view.
cli-testdeal-incident =
    { $name ->
        [DoubleDraw] two cards at once { $count }
        [PushedBack] pushed back { $count }
        [HandPass] hand passed { $count }
        [covered] covered { $count }
        [dark] dark { $count }
        [defocused] defocused { $count }
        [frozen] frozen { $count }
        [lid] lid { $count }
        [moved] moved { $count }
        [unfound] window not found { $count }
       *[other] { $name } { $count }
    }
cli-testdeal-deal-result =
    { $good ->
        [true] good
       *[false] ERROR
    }
cli-testdeal-all-deals = deals   { $deals }, { $errors } with an error
cli-testdeal-all-cards = cards   { $cards } seen, { $unclear } not sure
cli-testdeal-noticed = noticed { $counts }
cli-testdeal-result =
    { $result ->
        [none] result  no deal was seen
        [error] result  ERROR
       *[good] result  good
    }
cli-testdeal-not-written = cannot be written

## faro settle

cli-settle-help =
    Settle a deal written down as a script (JSON), by the engine that runs the table.

    faro settle deal.json            one script; the result as one JSON object
    faro settle -                    the same from standard input
    faro settle --lines < deals      one script a line in, one result a line out

    What a script may say, what comes out, and why an act is refused: docs/settle.md. The rules: docs/rules.md.
cli-settle-script = a file, or - for standard input
cli-settle-lines = one script per line; a bad one prints its error and the rest go on
cli-settle-progress = { $scripts } scripts
cli-settle-needed = a script is needed (docs/settle.md): a file, - for standard input, or --lines
cli-settle-bad = { $problem } (the form of a script: docs/settle.md)
cli-settle-no-text = byte { $byte }: expected UTF-8 text
# $why: what Python's reader of JSON says, in English.
cli-settle-no-json = line { $line } column { $column }: expected JSON ({ $why })
cli-settle-no-constant = expected JSON, found { $name }, which JSON does not have
cli-settle-too-deep = expected a deal script, found JSON nested too deep
cli-settle-long-number = expected integers of at most 19 digits
cli-settle-no-object = expected an object with game, deck, bank, players and events
cli-settle-no-game = game: expected { $games }

## faro odds

cli-catalogue-summary = list the languages, and what one of them lacks
cli-catalogue-help =
    The languages that pages and commands speak, each with the number of its sentences.

    faro catalogue                   the languages there are
    faro catalogue --missing es      what Spanish lacks, as it stands in the English files; exit code 1 if anything
cli-catalogue-missing = print the English sentences that the language of this tag lacks, by their files
cli-catalogue-has = { $count } of { $of } sentences
cli-catalogue-no-tag = --missing: a tag of a language, such as es or pt-BR, expected, found "{ $given }"

cli-odds-help =
    What every bet is worth for the cards that have been seen, exactly.

    faro odds                        before the soda
    faro odds --seen 7C,4H,10H       after the soda and whole turns: the odds of the next turn (10H or TH)
    faro odds --seen ... --rule multi_both_open=push --rule call_pair=1
    faro odds --json                 the same as JSON, exact fractions
    faro odds --plot edges.svg       a picture of the bank's edge on every bet; with every game
    faro odds --game punto_banco     the next coup of a shoe; --seen any cards that are out, --rule packs=6
    faro odds --game chemin_de_fer   who draws on what, and what the banker gains; also --game baccarat_banque
    faro odds --game german_faro     a mark on a card; --seen any cards that are out, a suit taken out of the pack with them
    faro odds --game siete_y_media   who stands from how much, and the best play against a bank without a choice
    faro odds --game macao           who draws below what; also --game victoria

    edge: what the bank gains on average for each unit staked, in a turn, for each decision, and for a bet left lying until
    it is decided. Negative: the player gains. A split takes exactly half here; at the table an odd stake is rounded, with
    split_rounding=player in the player's favour: a stake of 1 loses nothing, so take a unit of 2 or more, or "bank".
cli-odds-game = of which game (default faro)
cli-odds-seen = cards seen so far, soda first: 7C,4H,6H
cli-odds-packs = packs of the shoe in chemin de fer (6) and one side of a banque (3), to compare with other figures
cli-odds-bad-packs = --packs: expected 1 to { $most }, found { $given }
cli-odds-no-packs = --packs: only with --game { $games }, not with { $game }
cli-odds-json = print JSON with exact fractions
# On a terminal while it is at work.
cli-odds-progress = counting every way the cards may lie
cli-odds-plot = draw what the bank gains by each bet
cli-odds-axis = what the bank gains of a unit staked, for each decision
cli-odds-no-card = --seen: not a card: { $given } (expected a rank of { $ranks } or 10, and a suit of { $suits }: TC or 10C)
cli-odds-twice = --seen: { $card } is there twice
cli-odds-half-turn = --seen: expected the soda and whole turns, an odd number of cards, found { $count }
cli-odds-too-many = --seen: expected at most 49 cards, before the last turn, found { $count }
cli-odds-unseen = { $count } cards unseen; the next turn is a split with { $split }, { $splits } splits are to be expected
cli-odds-last-three = the last three cards: distinct { $distinct }, pair { $pair }, triple { $triple }
# The headings of the tables, at most 16 letters; bet and call 19, left and pays 4.
cli-odds-bet = bet
cli-odds-left = left
cli-odds-win = win
cli-odds-lose = lose
cli-odds-half = half
cli-odds-push = push
cli-odds-edge-turn = edge turn
cli-odds-edge-decision = edge decision
cli-odds-edge-left-lying = edge left lying
cli-odds-call = call
cli-odds-pays = pays
cli-odds-edge = edge
cli-odds-too-often =
    { $packs ->
        [one] --seen: { $card } is in the shoe once
       *[other] --seen: { $card } is in the shoe { $packs } times
    }
cli-odds-too-few = --seen: a coup needs { $wanted } cards, { $left } are left
cli-odds-coup = { $unseen } cards unseen; a coup takes { $cards } cards, { $natural } are naturals
cli-odds-as-commission = the half on 6 costs as much as a commission of { $commission }
# $rule: an option and its value, here and below.
cli-odds-not-counted = --rule { $rule }: there are no figures for this rule
cli-odds-too-many-cards = --rule: the figures are for hands of at most { $most } cards (max_cards)
cli-odds-unseen-of-pack = { $count } cards unseen; one punter, who draws below a total, against a banker who draws below his
cli-odds-mark = { $count } cards unseen; a mark on one of them, with a bank that can pay and nobody out
cli-odds-next-pair = next pair
cli-odds-to-the-end = to the end
cli-odds-undecided = undecided
cli-odds-none-left = --seen: no card is left
cli-odds-not-of-40 = --seen: { $card } is not in the pack of 40 (ace to seven, jack, queen, king)
# $points: half points as the game writes them; $chance: in percent.
cli-odds-goes-over = a hand of { $points }: the next card goes over with { $over } of { $of }, { $chance }
cli-odds-bank-from = bank from
cli-odds-punter-from = punter from
cli-odds-over = over
cli-odds-seven-half = 7½
# $points: as above; $edge: in percent.
cli-odds-at-best = a punter who draws or stands as is best for his cards, bank from { $points }: edge { $edge }
# Of the game siete y media; $most, $least: in percent.
cli-odds-after-looking = who bets after he has seen his first card gains { $most } of the most that he may lay, less { $least } of the least
cli-odds-house = The house's bank: its edge against a punter at his best, and one who stands from what costs him least
cli-odds-house-best = at his best
cli-odds-house-fixed = edge
cli-odds-fusilar = fusilar: the card on a seven is a figure with { $chance }
cli-odds-as-much = as much
cli-odds-next-over = next over
cli-odds-first-card = first card
cli-odds-gains = he gains
cli-odds-punter-below = punter below
cli-odds-banker-below = banker below
cli-odds-free-five = { $unseen } cards unseen; at his best the punter draws on 5 with { $often }
# $third: the value of the punter's third card, or none.
cli-odds-free-mixed =
    { $third ->
        [none] the banker then draws on { $total } against a punter who stood with { $often }
       *[other] the banker then draws on { $total } against { $third } with { $often }
    }
cli-odds-free-gains = What the banker gains of a unit
cli-odds-free-best = both at their best
cli-odds-free-five-stands = 5 stands, the best answer
cli-odds-free-five-draws = 5 draws, the best answer
cli-odds-free-table = 5 at its best, the table of the third card
cli-odds-free-five-stands-table = 5 stands, the table
cli-odds-free-five-draws-table = 5 draws, the table
cli-odds-free-answers = The banker's best answers, by his total and the punter's third card (-: he stood)
# Above three tables side by side, at most 17 letters: the answers to a punter at his best, who stands on 5, who draws.
cli-odds-free-to-best = at his best
cli-odds-free-to-stands = 5 stands
cli-odds-free-to-draws = 5 draws
# $cells: total and third card, such as 3-9; 6-- where the punter stood.
cli-odds-free-depends = what the punter does on 5 decides: { $cells }
cli-odds-open = { $ranks } open
cli-odds-coppered = { $ranks } coppered
cli-odds-high = high card
cli-odds-high-coppered = high card coppered
cli-odds-odd = odd
cli-odds-even = even
# Bets on a coup, at most 13 letters.
cli-odds-player = player
cli-odds-banker = banker
cli-odds-tie = tie
cli-odds-player-pair = player_pair
cli-odds-banker-pair = banker_pair
cli-odds-super6 = super6
cli-odds-dragon7 = dragon7
cli-odds-panda8 = panda8

## faro sheet

cli-sheet-help =
    Writes the sheet of paper on which cards are dealt by hand under a camera, as a PDF.

    Print it at 100 % ("actual size", not "fit to page"), on one side, and measure its line. It has the four markers by which
    the camera finds the frame, the frame for the pack, a place for cards at each side, and what to do in four pictures. A
    game whose cards are laid one by one has a sheet for that; one that deals cards face down has none.

      faro sheet --out sheet.pdf
      faro sheet --out hands.pdf --game punto_banco --paper letter --cards bridge
cli-sheet-out = the file to write, such as sheet.pdf; a file of that name is replaced
cli-sheet-paper = the paper in the printer (default a4)
cli-sheet-cards = the kind of cards (default poker)
cli-sheet-game = the game that is dealt (default faro)
cli-sheet-font = letters of this TrueType file, for a language that Helvetica cannot write
cli-sheet-no-pdf = --out { $out }: expected a name that ends with .pdf
cli-sheet-not-written = --out { $out }: cannot be written: { $why }
# $game: such as "chemin de fer".
cli-sheet-hidden = --game { $name }: { $game } has no sheet: its cards are dealt face down, and a camera above the table would see them; it is dealt from the shoe
# $library: such as "fpdf2".
cli-sheet-no-library = the library { $library } is not installed; type: `pip install 'faro-table[sheet]'`
cli-sheet-no-letter = Helvetica has no letter { $letter }; give a font that has it: `--font FILE.ttf`
cli-sheet-font-no-letter = --font { $path }: has no letter { $letter }
cli-sheet-bad-font = --font { $path }: expected a TrueType font
cli-sheet-too-long = does not fit into its place on the sheet: { $sentence }
# $name: what is printed on the sheet, such as "faro-poker-a4 v1"; $first and $last: numbers of markers.
cli-sheet-done = { $out }: { $name }, markers { $first } to { $last }; print it at 100 % and measure its line

## faro simulate

cli-simulate-help =
    Deals without a table, by the million: what betting strategies cost, beside the exact figures.

    faro simulate                            the built-in strategies, a million deals
    faro simulate --deals 5000000 --processes 4 --plot take.svg
    faro simulate --game punto_banco         the bets of punto banco, a million coups
    faro simulate --game chemin_de_fer       who draws on what, in a million coups; also --game baccarat_banque
    faro simulate --strategies mine.json     a list of {"{"}"name", "bet", "rules"{"}"}
    faro simulate --cluster local            by a cluster of Dask; the sums are the same

    A bet is written as in a deal script ("type", "ranks" or "win" and "lose", "copper"), staked again in every turn. Instead
    of ranks a flat bet may have "pick": "case" (a rank with one card left), "most_left" or "least_left"; type "call" calls
    the last turn wherever it pays. A split takes exactly half: see `faro odds --help`. take: what the house keeps of each
    unit staked, with its 95 % confidence interval; z: how many standard errors it is above the exact figure. Where
    that is too many a row DISAGREES, and the exit code is 1: the more rows are compared, the more it takes (3.9 for one,
    4.5 for 14), so that chance alone does it in one run of 10,000 at most.

    Other games have instead of a bet: chemin de fer and banque "five" (stand, draw or best: what the punter does on 5)
    and "banker" (table or best: how he answers); Macao and Victoria "punter_below" and "banker_below", the totals below
    which they draw; siete y media "punter_from" (half points from which he stands, or best) and "bank_from" (half
    points, or as_much: it draws until it has as much as he).
cli-simulate-game = which game is played (default faro)
cli-simulate-deals = how many deals (default 1000000)
cli-simulate-seed = of the chance; the same seed deals the same cards (default 1)
cli-simulate-processes = how many at a time (default 2)
cli-simulate-cluster = have them played by a cluster of Dask: local, tls://HOST:PORT, or tcp://127.0.0.1:PORT
cli-simulate-strategies = a JSON list of strategies instead of the built-in ones
cli-simulate-plot = draw the house's take of each strategy
cli-simulate-json = print JSON
cli-simulate-range = { $option }: expected { $low } to { $high }, found { $given }
cli-plot-no-svg = --plot { $path }: expected a name that ends with .svg
cli-plot-not-written = --plot { $path }: cannot be written: { $why }
# $found, here and below: what stands there, as JSON.
cli-simulate-no-list = { $path }: expected a list of strategies, found { $found }
cli-simulate-no-name = a strategy needs a name of 1 to { $most } characters that can be printed, found { $found }
cli-simulate-no-bet = { $name }: a strategy needs a bet, found { $found }
cli-simulate-no-rules = { $name }: rules: expected an object of options, found { $found }
cli-simulate-bad-rule = { $name }: rules.{ $why }
cli-simulate-no-ranks = { $name }: expected lists of ranks, found { $found }
cli-simulate-no-copper = { $name }: copper: expected true or false, found { $found }
cli-simulate-no-pick = { $name }: pick is for flat bets: { $picks }, found { $found }
cli-simulate-no-type = { $name }: type: expected flat, group, heel, string, high, odd, even or call, found { $found }
cli-simulate-bad-ranks = { $name }: these ranks make no { $type }, found { $found }
cli-simulate-progress = { $done } of { $deals } deals
cli-simulate-process-ended = a process was ended before it had played its deals: is there too little memory?
cli-cluster-no-address = --cluster { $given }: local, tls://HOST:PORT or tcp://127.0.0.1:PORT expected
cli-cluster-no-tls = --cluster { $given }: beyond this computer only tls:// is used, as whoever speaks to a scheduler runs what he likes there
cli-cluster-no-library = --cluster needs the Python package { $library }: pip install "faro-table[cluster]"
cli-cluster-no-answer = --cluster { $given }: nobody answers there: { $why }
cli-cluster-no-worker = --cluster { $given }: it has no worker
cli-cluster-lost = the cluster gave up some of the deals: { $why }
# The headings of the table, at most 33, 27, 13 and 7 letters.
cli-simulate-strategy = strategy
cli-simulate-take = take of a unit staked
cli-simulate-exact = exact
cli-simulate-z = z
cli-simulate-disagrees = DISAGREES
cli-simulate-too-few = of fewer than { $fewest } deals nothing is compared
cli-simulate-beats =
    { $usual ->
        [yes] beats the bank: { $name }
       *[no] beats the bank: { $name } under { $rules }
    }
cli-simulate-axis = what the house keeps of a unit staked
cli-simulate-no-coup-type = { $name }: type: expected one of { $types }, found { $found }
cli-simulate-no-totals = { $name }: a strategy needs punter_below and banker_below from { $low } to { $high }, found { $found }
# $key: punter_from or bank_from; $word: what may stand there instead of a number.
cli-simulate-no-half-points = { $name }: { $key }: expected 1 to { $high } half points or "{ $word }", found { $found }
cli-simulate-bank-by-rule = { $name }: bank_from: expected { $only } with bank_policy=blackjack, found { $found }
cli-simulate-not-counted = { $name }: rules: there are no figures for { $rule }
cli-simulate-too-many-cards = { $name }: hands of at most { $most } cards are played (max_cards), found { $found }
# $fives, $bankers: the words that may stand there.
cli-simulate-no-choice = { $name }: a strategy needs five (one of { $fives }) and banker (one of { $bankers }), found { $found }
cli-simulate-not-offered = { $name }: the rules do not have this bet, found { $found }

# The built-in strategies: what is bet on, and under which rule where that is not the usual one.
cli-simulate-9-open = 9 open
cli-simulate-9-coppered = 9 coppered
cli-simulate-case-card = case card
cli-simulate-rank-with-most-cards-left = rank with most cards left
cli-simulate-rank-with-fewest-cards-left = rank with fewest cards left
cli-simulate-cheval-5-9 = cheval 5-9
cli-simulate-cheval-5-9-both-push = cheval 5-9, both push
cli-simulate-square-k-q-a-2 = square K-Q-A-2
cli-simulate-square-coppered-first-card-wins = square coppered, first card wins
cli-simulate-high-card = high card
cli-simulate-odd = odd
cli-simulate-odd-king-counts-odd = odd, King counts odd
cli-simulate-call-the-turn = call the turn
cli-simulate-call-the-turn-cat-hop-1-1 = call the turn, cat-hop 1:1
cli-simulate-any-split-takes-coppers = any split takes coppers
cli-simulate-player = player
cli-simulate-banker = banker
cli-simulate-tie = tie
cli-simulate-tie-9-to-1 = tie, 9 to 1
cli-simulate-player-pair = player pair
cli-simulate-banker-six-packs = banker, six packs
cli-simulate-super-6-banker = Super 6 banker
cli-simulate-super-6 = Super 6
cli-simulate-ez-banker = EZ banker
cli-simulate-dragon-7 = Dragon 7
cli-simulate-panda-8 = Panda 8
cli-simulate-5-stands-the-table = 5 stands, the table
cli-simulate-5-draws-the-table = 5 draws, the table
cli-simulate-5-at-its-best-the-table = 5 at its best, the table
cli-simulate-5-stands-the-best-answer = 5 stands, the best answer
cli-simulate-5-draws-the-best-answer = 5 draws, the best answer
cli-simulate-both-at-their-best = both at their best
cli-simulate-from-4-bank-from-5-half = from 4, bank from 5½
cli-simulate-from-4-half-bank-from-5 = from 4½, bank from 5
cli-simulate-from-5-bank-from-5 = from 5, bank from 5
cli-simulate-from-3-half-blackjack-bank = from 3½, blackjack bank
cli-simulate-at-his-best-house-from-5 = at his best, house from 5
cli-simulate-at-his-best-house-from-5-half = at his best, house from 5½
cli-simulate-from-3-half-house-from-5-half = from 3½, house from 5½
cli-simulate-from-5-blackjack-bank = from 5, blackjack bank
cli-simulate-from-5-bank-from-6-half = from 5, bank from 6½
cli-simulate-from-5-bank-as-much = from 5, bank until it has as much
cli-simulate-even-money = from 4½, bank from 5½, even money
cli-simulate-at-his-best-blackjack-bank = at his best, blackjack bank
cli-simulate-player-six-packs = player, six packs
cli-simulate-tie-six-packs = tie, six packs
cli-simulate-tie-9-to-1-six-packs = tie, 9 to 1, six packs
cli-simulate-both-draw-below-4 = both draw below 4
cli-simulate-both-draw-below-5 = both draw below 5
cli-simulate-both-draw-below-6 = both draw below 6
cli-simulate-punter-below-6-banker-below-4 = punter below 6, banker below 4
cli-simulate-below-5-ties-void = below 5, ties void
cli-simulate-below-6-over-nine-lost = below 6, over nine lost
cli-simulate-below-5-naturals-even-money = below 5, naturals even money
cli-simulate-below-5-equal-cards-even = below 5, equal cards even money
cli-simulate-mark-for-a-pair = a mark, the next pair
cli-simulate-mark-to-the-end = a mark, to the end
cli-simulate-mark-to-the-end-39 = a mark, to the end, 39 cards
cli-simulate-mark-last-card-right = the same, last card on its pile
cli-simulate-no-mark = { $name }: a strategy needs pack (52 or 39) and lies ("next_pair" or "to_the_end"), found { $found }
cli-simulate-nobody-draws = nobody draws

## faro recall

cli-recall-help =
    Show the last deals from the journal, turn by turn: cards, what each bet won or lost, corrections, incidents.
    This is a recall: it reads the journal and changes nothing, also while the table runs. The pictures the cards were read
    from are proven by their digests, and written out with --pictures. Exit code 1: some are missing or altered.

    The chain is proven from the first event, not only from the checkpoint at which the table starts; its last hash, the
    head, stands for all of it: who has written it down can tell later whether events before it were altered or are gone.

      faro recall                     the last deal
      faro recall 10                  the last ten, oldest first
      faro recall --config FILE       of the table that FILE configures (`sudo -u faro faro recall` on the table itself)
      faro recall --json              the same for a program: a line a deal, and one for the chain
      faro recall --html deal.html    as one page with cards, pictures, stakes and money: to be shown, sent or printed
      faro recall --pictures FOLDER   with every picture as FOLDER/<deal>-<card>-<digest>.jpg
      faro recall --backup FILE       a copy of the whole journal, also while the table runs
      faro recall --script 3          the journal's third deal as a deal script, for `faro settle` (docs/settle.md): a line
                                      that `faro settle` was made to settle, and that gave the same money. Exit code 1:
                                      no script can say what was done in the row that is named, or the deal still runs
cli-recall-deals = how many deals (default 1)
cli-recall-config = the table whose journal it is
cli-recall-journal = the journal file (default: the first of state/table.db, state/demo/table.db; else /etc/faro/table.toml's)
cli-recall-pictures = write the pictures of these deals there
cli-recall-backup = copy the whole journal into a new file
cli-recall-script = print deal N of the journal (1 for the first) as a deal script
cli-recall-json = print each deal as a line of JSON, and the chain as the last
cli-recall-progress = event { $event } of { $events }
cli-recall-progress-pictures = pictures of deal { $number } of { $deals }
cli-recall-json-alone = --json shows deals: give --script or --backup without it
cli-recall-html = write these deals as one page of HTML with their pictures
cli-recall-html-alone = --html shows deals: give --script or --backup without it
cli-recall-html-written =
    { $path }: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $pictures ->
        [one] { $pictures } picture
       *[other] { $pictures } pictures
    }
# $begun, $ended: date and time, UTC.
cli-recall-html-when = { $begun } to { $ended } (UTC)
cli-recall-html-cards = Cards
cli-recall-html-card = { CARD($card) }
cli-recall-html-hidden = face down
# Read aloud in place of a picture; $name: the card, or that it lies face down.
cli-recall-html-picture = card { $number }, { $name }: the picture it was read from
cli-recall-html-stakes = Stakes, round by round
cli-recall-html-player = Player
cli-recall-html-money = Money at the end
cli-recall-html-bank = Bank
cli-recall-html-log = What happened
cli-recall-script-alone = --script writes no pictures: give --pictures alone
# $deals: how many there are.
cli-recall-no-such-deal =
    { $deals ->
        [0] deal { $given } asked for, no deal has been played yet in { $path }
       *[other] deal { $given } asked for, a number from 1 to { $deals } expected: that is how many { $path } holds
    }
cli-recall-still-played = deal { $number } is still being played: there is a script of it when it is over
# $problem: which row, and why.
cli-recall-unsaid = deal { $number } has no script that settles as the table did: { $problem }
cli-recall-range = { $given } given, a number of deals from 1 expected
cli-recall-copied = { $path } copied to { $backup }
cli-recall-no-deal = no deal has been played yet in { $path }
cli-recall-heading = RECALL of { $shown } of { $deals } deals from { $path }
cli-recall-evidence = evidence: { $evidence }
cli-recall-may-not-read = { $user } may not read { $path }; as the table's user: sudo -u faro faro recall --config { $config }
cli-recall-chain = the chain is whole from event 1 to event { $event }; its head is { $head }
cli-recall-disagrees = WRONG: the checkpoint at event { $event } does not agree with it
cli-recall-money =
    { $count ->
        [0] at the end: bank { $bank }; purses: none
       *[other] at the end: bank { $bank }; purses: { $purses }
    }
cli-recall-journal-then = the journal then: event { $event }, head { $head }
cli-user = user { $number }

## faro config

cli-config-help =
    Check a table's configuration, print a commented example with every key at its default, or its pages of documents.

    faro config check table.toml     names every mistake with line, key, value and what is allowed
    faro config example > table.toml
    faro config page                 every key with type, unit, bounds, default and meaning
    faro config options              the house rules of every game, and what each value means
cli-config-file = the configuration to check
cli-config-no-file = check needs a file
cli-config-good = { $file }: good. { $table }: { $game }, mode { $mode }, camera { $camera }, board { $board }, pins { $pins }, pages on { $host }:{ $port }

## faro check

cli-check-help =
    The state of everything on one screen: what is wrong first, with the fix, then every part.

    faro check --config table.toml

    Board, pins and camera are tried for real, so the table must not be running. Exit code 0: nothing is wrong; 1:
    something is; 2: the configuration is bad.
cli-check-json = one JSON object instead of the screen

## faro park

cli-park-help =
    Bring every servo to its park pulse, 1000 us, so that the horns can be mounted; nothing is judged by the feedback.

    faro park --config table.toml

    The table must not be running, and no lever may be in the way. Afterwards the servos are released. Exit code 1 when one
    was not driven.
cli-park-line = spindle { $spindle }  { $rank }  { $how }
cli-park-not-driven = NOT DRIVEN: { $trouble }
cli-park-not-driven-feedback = NOT DRIVEN: { $trouble } (input A{ $spindle } reads { $adc })
cli-park-driven = driven to { $pulse_us } us
cli-park-driven-feedback = driven to { $pulse_us } us; its feedback reads { $adc }, { $measured_us } us by the calibration until now
cli-park-failed = NOT parked: spindle { $spindles }. Mend that and run this again.
cli-park-done =
    { $count ->
        [one] the servo was driven to { $pulse_us } us and released
       *[other] all { $count } servos were driven to { $pulse_us } us and released
    }

## faro exercise

cli-exercise-help =
    Move every bead and read every sensor, N times over, and tell how well the casekeeper repeats itself.

    faro exercise --config table.toml --cycles 5

    The table must not be running, and nobody touches the box: its sensors and the buttons must rest while servos move. Exit
    code 1 when a spindle has a fault or wanders, the supply sags, or a sensor does not rest.
cli-exercise-cycles = times there and back (default 3)
cli-exercise-json = one JSON object instead of the table
cli-exercise-range = --cycles { $given } given, 1 to 10000 expected
# The heading of a table; each column's word stands over its figures.
cli-exercise-columns = spindle  rank  visits   spread us  beads    off us  beads
cli-exercise-supply = supply   { $low }...{ $high } mV
cli-exercise-worst = worst    spindle { $spindle }: { $beads } beads; up to { $good } is good
cli-exercise-sensor =
    { $active ->
        [true]
            { $edges ->
                [0] sensor   { $name }: active, did not change
               *[other] sensor   { $name }: active, changed { $edges } times while beads moved: a bad contact, or servo wires beside it
            }
       *[false]
            { $edges ->
                [0] sensor   { $name }: at rest, did not change
               *[other] sensor   { $name }: at rest, changed { $edges } times while beads moved: a bad contact, or servo wires beside it
            }
    }
cli-exercise-wanders = wanders
cli-exercise-result =
    { $good ->
        [true] result   good
       *[false] result   NOT GOOD
    }
cli-exercise-progress = cycle { $cycle }, { $beads } beads

## faro calibrate

cli-calibrate-help =
    Find the five places of every spindle, and keep them in the board and beside the configuration.

    faro calibrate beads --config table.toml              all that are built
    faro calibrate beads --config table.toml --spindle 7  one (0 = ace ... 12 = king)
    faro calibrate beads --config table.toml --undo       back to the calibration before; once more: forward again

    The servos creep to their end stops, are felt by their feedback, and stop there. The table must not be running. Nothing
    is stored unless every chosen spindle was found.
cli-calibrate-undo = store the calibration before the last one again
cli-calibrate-yes = ask nothing
cli-calibrate-no-undo = nothing to undo: there is no { $path }
cli-calibrate-unchanged = nothing was changed
cli-calibrate-not-stored = { $why }. Nothing was stored.
# $count: how many spindles were chosen, 0 for all; $spindles: their names.
cli-calibrate-warning =
    { $count ->
        [0] This moves all spindles slowly from stop to stop and back, for about 15 seconds.
       *[other] This moves { $spindles } slowly from stop to stop and back, for about 15 seconds.
    }
      1. The table is not running and no deal is on.
      2. The servo supply is on; fingers are away from the beads.
      3. Should anything be caught: pull the supply, or press Ctrl-C - the servos are then released.
cli-calibrate-go-on = Go on? [y/N]
# What may be typed for yes beside y and yes, in small letters, with spaces between.
cli-calibrate-yes-words = y yes
# The heading of a table; each column's word stands over its figures.
cli-calibrate-columns = spindle      0     1     2     3     4 beads, us   feedback at 1000, 2000 us
cli-calibrate-stored =
    stored in the board ({ $count ->
        [one] { $count } spindle changed
       *[other] { $count } spindles changed
    }) and in { $path }; --undo goes back
cli-calibrate-proof =
    { $good ->
        [true] every bead was moved there and back once: good
       *[false] every bead was moved there and back once: NOT GOOD
    }

## Commands that use the board

cli-no-board = mcu.driver is "none": this table has no board
cli-no-feedback = mcu.driver is "{ $driver }": it has no feedback, nothing can be measured

## A table that cannot be opened

cli-own-pack-unreadable = the pack enrolled on the service page: { $why }; move it away to go on without it
cli-own-pack-unfit = the pack enrolled on the service page, { $path }: { $why }
# $setting: a key of the configuration, where it matters with its value.
cli-part-of-setting = { $setting }: { $why }
cli-gpio-servos-without-pins = mcu.driver "gpio" needs pins: gpio.factory is "none"
cli-web-no-address = { $host } is not an address of this machine; use 127.0.0.1, or 0.0.0.0 for all
cli-web-port-taken = port { $port } on { $host } is taken by another program; choose another port or end that program
cli-web-port-needs-rights = port { $port } needs more rights than this program has; choose one above 1023
cli-web-not-listening = cannot listen on { $host } port { $port }: { $why }
cli-web-ended = the web server ended before it began

## faro try

cli-try-help =
    A table with your own cards at once: no configuration, no box. Print the sheet (faro sheet), lay it under a webcam, and

    faro try

    finds the camera, or takes a phone for one, asks which game is played with which cards, writes a configuration with
    a PIN, and opens the page that sets the camera up, step by step, until the first card is read. Ctrl-C ends it; the
    same command goes on where it was. What it wrote is a configuration as any other: copy it, change the copy, and run
    that by `faro run --config`.
cli-try-game = game, without a question; games that hide cards stay with the shoe
cli-try-cards-on = without a question: sheet: cards are dealt by hand on the printed sheet (default); box: from the dealing box
cli-try-indices = where the pack is from, by the letters in its corners (default: the last one, else letters that mean one rank everywhere)
cli-try-cards = kind of cards, without a question: the one that the sheet or box was made for (default: the last one, else the first)
cli-try-camera = camera, without a question: v4l2:0, phone, an MJPEG stream's address, picamera2
cli-try-mode = casekeeper: cards are counted for real chips; table: bets on tablets (default)
cli-try-folder = where configuration and journal are kept (default: faro-table in your folder for data)
cli-try-port = port of the pages (default { $port })
cli-try-here = pages for this computer alone, without TLS
cli-try-no-browser = open no browser
cli-try-which-game = Which game?
cli-try-which-camera = Which camera?
cli-try-which-cards = Which cards? The sheet (faro sheet --cards) and the box are made for one kind.
cli-try-which-place = Where do the cards lie?
cli-try-place =
    { $place ->
        [sheet] on the printed sheet, dealt by hand
       *[box] in the dealing box
    }
# $usual: the number that an empty answer stands for.
cli-try-number = Number [{ $usual }]:
cli-try-other-number = { $given } given, 1 to { $most } expected
cli-try-phone-here = --here has pages for this computer alone, which no phone can open: leave it out, or give another --camera
# $before: where the configuration that was there is kept.
cli-try-before = { $path } is written again; what was there is now { $before }
cli-try-no-answer = nobody answers: give --game and --camera
cli-try-a-phone = a phone, over the network
cli-try-phone = The camera is a phone: on the dealer's page, Show a code for a phone
cli-try-not-written = { $path }: cannot be written: { $why }
# The first line of the configuration that is written.
cli-try-written = Written by faro try, which writes it again and keeps its PIN: change a copy.
cli-try-open = { $game }, camera { $camera }; configuration { $config }
cli-try-set-up = Set the camera up at { $address } - the dealer's PIN is { $pin }
cli-try-seats = Players open { $addresses }

## faro completion

cli-completion-help =
    Print what completes the commands of faro in a shell: their names, their options, and the files they take. Put it where
    the shell looks for it, and open a new shell; sudo make install does so by itself.

      faro completion bash > ~/.local/share/bash-completion/completions/faro
      faro completion zsh > ~/.zfunc/_faro       with fpath+=~/.zfunc before compinit in ~/.zshrc
cli-completion-shell = of which shell

## faro man

cli-man-help =
    The manual page faro(1), made from the help of all commands. On a terminal it is shown, by man where that is there;
    into a file or a pipe it is printed as roff.

      faro man                         read it
      faro man > faro.1                keep it, for man -l faro.1
# The headings of a manual page, in capitals as man writes them in this language.
cli-man-title = Faro table
cli-man-summary = a real card table: read the cards, settle the bets, keep the journal
cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-commands = COMMANDS
cli-man-exit = EXIT STATUS
cli-man-exit-done = done
cli-man-exit-bad = it ran and the result is bad
cli-man-exit-input = bad input: one line on standard error that begins with the command
cli-man-environment = ENVIRONMENT
cli-man-variable =
    { $name ->
        [FARO_LANGUAGE] the language of what is said, such as es; else that of the locale
        [NO_COLOR] set to anything: no colours
        [FORCE_COLOR] set to anything: colours also where the output is no terminal
       *[other] dumb: no colours
    }
cli-man-files = FILES
cli-man-file =
    { $what ->
        [installed] the configuration of an installed table
        [journal] the journal that faro recall reads first
       *[other] what faro demo keeps
    }

## faro floor

cli-floor-help =
    Gathers the journals of several tables in one PostgreSQL database, the floor (docs/floor.md).

    `init` makes its schema. `enrol` makes a table's login, its key and its password, the last two in files beside the journal;
    run it at the table, as the user that the table runs as. `check` compares what the floor has with the journal, byte for
    byte: exit code 0 where they are equal. `close` closes an incident in somebody's name. `rebuild` takes the read models
    away and makes them again. `serve` makes them as events come, and shows all tables on a page; [web] of its configuration says
    where and with which PIN, without one on this computer alone. `demo` is three simulated tables, a floor and its page,
    with a PostgreSQL of its own until Ctrl-C.

    DSN is libpq's, without a password: a service file, a password file or the Unix socket's user has that.

      faro floor init service=floor
      faro floor enrol tiger --floor service=floor --config table.toml
      faro floor check --floor service=floor --config table.toml
      faro floor close 3 --by "A. Croupier" --floor service=floor
      faro floor rebuild --floor service=floor
      faro floor serve --floor service=floor --config floor.toml --limit rounds_an_hour=20
      faro floor demo
cli-floor-what = of init the DSN, of enrol what the table is called, of close the incident's number
cli-floor-floor = where the floor is, with a login that may administer it
cli-floor-by = who closes the incident
cli-floor-port = of the demo's page
cli-floor-limit = from when an alert of serve stands (may be given again)
cli-floor-no-limit = no limit is called { $given }; there are { $names }
cli-floor-limit-number = the limit { $name } is { $given }; expected a number
cli-floor-limit-lag = the limit lag_s is { $given }; expected { $least } or more: of less the floor tells nobody, as it may tell of a hidden card
cli-floor-open = the floor is open at { $address }; Ctrl-C ends it
cli-floor-no-pin-set = without a PIN ([web] pin) only this computer sees the floor's page
cli-floor-no-use =
    --{ $option } is of no use to `faro floor { $action }`: { $option ->
        [port] `demo` alone takes it, `serve` its port from --config
       *[limit] `serve` alone takes it
    }
cli-floor-what-wanted =
    { $action ->
        [init] expected: `faro floor init DSN`
        [enrol] expected: `faro floor enrol TABLE --floor DSN`
        [close] expected: `faro floor close NUMBER --by NAME --floor DSN`
        [serve] expected: `faro floor serve --floor DSN`, or `--config` with [floor] dsn
        [demo] expected: `faro floor demo`
        [rebuild] expected: `faro floor rebuild --floor DSN`
       *[check] expected: `faro floor check --floor DSN`
    }
cli-floor-no-library = the library { $library } is not installed; type: `pip install 'faro-table[floor]'`
# $why: what libpq says, in English.
cli-floor-no-address = the floor's address is none that libpq knows: { $why }
cli-floor-password = the floor's address has a password in it, which everybody could read there: a service file or a password file is its place (docs/floor.md)
cli-floor-sslmode = the floor's address asks for sslmode={ $found }; expected verify-full, which holds without being asked for
cli-floor-schema = the floor's schema cannot be made: { $why }
cli-floor-not-made = there is no floor in this database; type: `faro floor init DSN`
cli-floor-name = { $given } given; expected a name of at most 40 small letters, digits and _, which begins with a letter
cli-floor-enrolled-already = this journal or its key is enrolled for another table already
cli-floor-no-id = the journal { $path } has no id yet; start the table once
cli-floor-no-postgresql = there is no PostgreSQL here; type: `sudo apt-get install postgresql`
cli-floor-postgresql-not-made = no PostgreSQL can be made in { $folder }
# $game: which table. $code: of its process.
cli-floor-demo-ended = the table { $game } has ended with code { $code }
cli-floor-init-done = the floor is ready
cli-floor-enrol-done = { $name } is enrolled with the login { $login }; its key and its password are in { $folder }
cli-floor-closed = incident { $number } is closed by { $by }
cli-floor-no-incident = no incident { $number } is open
# $tables: names in the database.
cli-floor-rebuilt =
    { $count ->
        [0] the read models are made again, of { $journals } journals and { $events } events; they are as they were before
       *[other] the read models are made again, of { $journals } journals and { $events } events; otherwise than before: { $tables }
    }
cli-floor-check-equal = { $name }: equal, { $event } events, head { $head }
cli-floor-check-behind = { $name }: equal up to event { $event }; { $count } more are not on the floor yet
cli-floor-check-ahead = { $name }: the floor has events up to { $event }, the journal ends at { $last }: it was restored from a copy
cli-floor-check-differs = { $name }: event { $event } is another one on the floor than in the journal
cli-floor-check-signature = { $name }: the head at event { $event } is not signed with the table's key
cli-floor-check-none = the journal { $journal } is not enrolled on this floor
# $kind: chain, journal, signature, altered.
cli-floor-check-incident =
    { $kind ->
        [journal] { $name }: incident { $number } is open since { $since }: another journal came with this table's login
        [signature] { $name }: incident { $number } is open since { $since }: the head at event { $event } is not signed with the table's key
        [altered] { $name }: incident { $number } is open since { $since }: event { $event } stands otherwise on the floor than the table signed it
       *[chain] { $name }: incident { $number } is open since { $since }: event { $event } came that does not continue the chain; the journal was restored, altered or copied
    }
