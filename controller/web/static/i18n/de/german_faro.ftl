### German faro. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

# Beside the name of an option: an option of German faro.
german_faro-name = Deutsches Faro
# At the top of a page.
german_faro-title = Deutsches Faro

## The sheet for real cards (`faro sheet`)

# Places for cards, on paper.
german_faro-by-hand-left = Linker Stapel
german_faro-by-hand-right = Rechter Stapel
german_faro-by-hand-then = Hat der Tisch die oberste Karte genannt, so ziehen Sie sie auf ihren Stapel: die zwei Karten eines Paars gehen auf die zwei Seiten.

## The log

german_faro-book-chosen = { $player } nimmt das Buch { pages-suit }
# $players: one or more.
german_faro-wait-ended = kein Einsatz vor Paar { $pair }, und nicht länger gewartet auf: { $players }
german_faro-pack-laid = das Kartenspiel liegt im Kasten
# $pile: where the card went.
german_faro-card-shown =
    { $pile ->
        [left] links: { CARD($card) }
       *[right] rechts: { CARD($card) }
    }
german_faro-card-covered =
    { $pile ->
        [left] links: { CARD($card) }, von einem ausgeschiedenen Spieler: die nächste Karte deckt sie zu
       *[right] rechts: { CARD($card) }, von einem ausgeschiedenen Spieler: die nächste Karte deckt sie zu
    }
german_faro-stakes-reopened = vor Paar { $pair } werden wieder Einsätze angenommen
german_faro-no-pair = die letzte Karte { CARD($card) } gibt kein Paar
# On an account: the cards that decided the stakes of a pair.
german_faro-came = { $cards }
# $stakes: players with what each stake won or lost.
german_faro-pair-settled = Paar { $pair } abgerechnet: { $stakes }
# $amount: with its sign, such as +5.
german_faro-paid = { $player } { $amount } auf { CARD($card) }
german_faro-paid-what-it-has = die Bank zahlt, was sie hat: { $player } bekommt { $paid } für { $stake }
# $why: one of the next four.
german_faro-stake-returned = { $marks } auf { CARD($card) } zurück an { $player } ({ $why })
german_faro-why-withdrawn = zurückgenommen
german_faro-why-end = die letzten Karten sind heraus
german_faro-why-broken = die Bank ist gesprengt
german_faro-why-void = { games-why-void }
german_faro-ruled-returned = { $player }: { $stake } auf { CARD($card) } zurück
# $pay: what the bank pays beside the stake.
german_faro-ruled-paid =
    { $pay ->
        [0] { $player }: { $stake } auf { CARD($card) } bezahlt
       *[other] { $player }: { $stake } auf { CARD($card) } bezahlt, +{ $pay }
    }
german_faro-deal-over = { games-deal-over }
german_faro-bank-broken = die Bank ist gesprengt; die Partie ist zu Ende
german_faro-deal-void = die Partie ist ungültig; was auf den Karten lag, ging zurück
# $why: what the dealer wrote, or an irregularity.
german_faro-deal-void-why = die Partie ist ungültig: { $why }; was auf den Karten lag, ging zurück

## Refusals

german_faro-choosing = Die Bücher werden gerade gewählt
german_faro-chosen = Die Bücher sind gewählt
german_faro-not-your-turn = Ein anderer Spieler wählt sein Buch zuerst
german_faro-taken = Das Buch dieser Farbe ist nicht frei
# $players: one or more.
german_faro-waiting = Kein Paar, bevor diese gesetzt haben oder die Zeit um ist: { $players }
german_faro-no-pack = Das Kartenspiel liegt noch nicht im Kasten
german_faro-pack-in-box = Das Kartenspiel liegt schon im Kasten
german_faro-not-waiting = Auf niemanden wird gewartet
german_faro-closed = Die Karten werden aufgedeckt: keine Einsätze mehr auf dieses Paar
german_faro-unknown-player = { games-unknown-player }
german_faro-eliminated = Dieser Spieler ist ausgeschieden
german_faro-not-own-suit = Diese Karte ist nicht im Buch des Spielers
german_faro-bad-stake = Der Einsatz muss eine positive ganze Zahl von Marken sein
german_faro-dead = Die Bank hat diese Karte schon aufgedeckt
german_faro-max = Das sind mehr Marken, als ein Spieler auf allen Karten haben darf
german_faro-funds = So viele Marken hat der Spieler nicht
german_faro-no-withdraw = An diesem Tisch bleiben Einsätze, bis sie entschieden sind
german_faro-unknown-id = Dieser Spieler hat keinen Einsatz auf dieser Karte
german_faro-not-open = Die Einsätze sind nicht offen
german_faro-not-closed = Eine Karte dieses Paars ist schon aufgedeckt
german_faro-over = { pages-deal-over }
german_faro-duplicate-card = Diese Karte ist in dieser Partie schon aufgedeckt
german_faro-foreign-card = Diese Karte ist nicht im Kartenspiel
german_faro-no-debt = { games-no-debt }
german_faro-pair-under-way = Der Bankhalter nimmt keine Marken heraus, bevor dieses Paar abgerechnet ist
german_faro-bank-funds = { games-bank-funds }
german_faro-solvency = { games-bank-bound }
german_faro-players-bank = Die Bank gehört einem Spieler
german_faro-box-funds = So viel ist nicht in der Kasse des Hauses
german_faro-bad-amount = { games-bad-amount }
german_faro-nothing-lies = Auf { CARD($card) } liegt kein Einsatz
german_faro-bank-empty = die Bank steht bei { $bank }; vor der nächsten Partie muss der Bankhalter Marken einlegen
german_faro-unsaid-books = nicht alle hatten ein Buch gewählt
german_faro-nobody-for-the-bank = niemand hat die { $marks } Marken für die Bank
german_faro-too-few-beside = neben dem Bankhalter braucht es drei oder vier Spieler mit Marken; von { $seats } Plätzen haben { $players } welche
german_faro-too-few = es braucht drei oder vier Spieler mit Marken; von { $seats } Plätzen haben { $players } welche

## What was expected in a deal script

german_faro-script-before = ein Paar, 1 oder mehr
german_faro-script-three-suits = die 39 Karten dreier Farben
german_faro-script-players = eine Liste von Spielern mit name, suit und marks
german_faro-script-player = ein Objekt mit name, suit und marks
german_faro-script-name = ein Name, den kein anderer Spieler hat
german_faro-script-suit = S, H, D oder C
german_faro-script-free-suit = eine Farbe des Kartenspiels, die kein anderer Spieler hat
german_faro-script-three-or-four = drei oder vier Spieler, gefunden { $found }
# $suits: of the three players.
german_faro-script-deck-for-three = die 39 Karten von { $suits } für drei Spieler, gefunden 52 Karten

## Options: what each decides, with its section of docs/rules.md, and what its values mean

german_faro-option-max-total = Die Marken, die ein Spieler auf allen seinen Karten haben darf (2.2).
german_faro-option-max-total-is = Ein Spieler darf auf allen seinen Karten zusammen { $number } Marken haben.
german_faro-option-pays = Der Stapel, der zahlt; der andere nimmt (2.5).
german_faro-option-pays-right = Ein rechts getroffener Einsatz wird bezahlt, ein links getroffener geht an die Bank.
german_faro-option-pays-left = Ein links getroffener Einsatz wird bezahlt, ein rechts getroffener geht an die Bank.
german_faro-option-first-pile = Wohin die erste Karte eines Paars geht (2.5).
german_faro-option-first-pile-right = Die erste Karte eines Paars geht nach rechts.
german_faro-option-first-pile-left = Die erste Karte eines Paars geht nach links.
german_faro-option-withdraw = Ein Einsatz darf vor seinem Paar zurückgenommen werden (2.6).
german_faro-option-withdraw-on = Ein Einsatz darf vor einem Paar zurückgenommen werden.
german_faro-option-withdraw-off = Ein Einsatz bleibt, bis seine Karte kommt.
german_faro-option-dead-stake = Ein Einsatz auf eine Karte, die die Bank schon aufgedeckt hat (2.7).
german_faro-option-dead-stake-reject = Auf eine Karte, die die Bank aufgedeckt hat, werden keine Marken angenommen.
german_faro-option-dead-stake-allow = Auf eine Karte, die die Bank aufgedeckt hat, dürfen Marken gesetzt werden, obwohl nichts sie mehr trifft.
german_faro-option-settle = Die Bank zieht ein, bevor sie zahlt, oder Stapel für Stapel (2.8).
german_faro-option-settle-collect-first = Die Bank zieht ein, bevor sie zahlt.
german_faro-option-settle-drawn-order = Die Bank rechnet in der Reihenfolge der Karten ab.
german_faro-option-cover = Karten eines ausgeschiedenen Spielers werden zugedeckt (2.10).
german_faro-option-cover-on = Eine Karte eines ausgeschiedenen Spielers wird von der nächsten Karte zugedeckt.
german_faro-option-cover-off = Karten eines ausgeschiedenen Spielers zählen wie jede andere.
german_faro-option-odd-last-card = Eine einzelne letzte Karte macht keinen Stapel, oder den ersten (2.11).
german_faro-option-odd-last-card-dead = Eine einzelne letzte Karte entscheidet nichts.
german_faro-option-odd-last-card-first-pile = Eine einzelne letzte Karte zählt für den ersten Stapel.
german_faro-option-irregularity = { games-option-irregularity }
german_faro-option-banker = Wem die Bank gehört (2.1).
german_faro-option-banker-house = Die Bank gehört dem Haus.
german_faro-option-banker-lot = Vor jeder Partie wird ein Bankhalter ausgelost; die Bank kommt aus seinen Marken.
german_faro-option-banker-choice = Vor jeder Partie wählen die Spieler den Bankhalter; die Bank kommt aus seinen Marken.
german_faro-option-bank-marks = Was ein Spieler als Bankhalter einlegt (2.1).
german_faro-option-bank-marks-is = Der Bankhalter legt { $number } Marken ein.
german_faro-option-books = Wer bestimmt, welcher Spieler welches Buch hat (2.1).
german_faro-option-books-seats = Die Bücher gehen in der Reihenfolge der Plätze herum; bei drei Spielern wird Kreuz herausgenommen.
german_faro-option-books-choice = Jeder Spieler wählt sein Buch, in der Reihenfolge der Plätze; bei drei Spielern wird die übrige Farbe herausgenommen.
german_faro-option-book-s = Sekunden, um ein Buch zu wählen; danach wird das erste freie genommen (2.1).
german_faro-option-book-s-is = Ein Spieler hat { $number } Sekunden, sein Buch zu wählen.
german_faro-option-wait-for-all = Kein Paar, bevor alle gesetzt haben, die es können (2.3).
german_faro-option-wait-for-all-on = Kein Paar wird aufgedeckt, bevor alle gesetzt haben, die es können.
german_faro-option-wait-for-all-off = Ein Paar darf aufgedeckt werden, bevor alle gesetzt haben.
german_faro-option-lay-s = Sekunden, in denen auf den gewartet wird, der nicht gesetzt hat (2.3).
german_faro-option-lay-s-is = Auf den, der nicht gesetzt hat, wird { $number } Sekunden gewartet.

## Page: the deal

german_faro-phase-books = Die Bücher werden gewählt
german_faro-phase-pack = Das Kartenspiel wird vorbereitet
german_faro-phase-bets_open = Setzen Sie Ihre Marken
german_faro-phase-card_shown = Der andere Stapel kommt
german_faro-phase-broken = Die Bank ist gesprengt; die Partie ist zu Ende
german_faro-round = Paar { $number }
german_faro-so-far = Paar { $round }, Partie { $deal }
german_faro-settled = Paar { $number }
# Where the next card goes.
german_faro-place =
    { $place ->
        [right] Stapel rechts
       *[left] Stapel links
    }
# Where a card went.
german_faro-went =
    { $place ->
        [right] Paar { $pair }, rechts
        [left] Paar { $pair }, links
        [covered] Paar { $pair }, zugedeckt
        [dead] Paar { $pair }, tot
       *[after] Paar { $pair }, danach
    }
# $card: such as "Ten of clubs".
german_faro-marks-on = { $amount } auf { $card }
# $stake: such as "3 on the Ten of clubs".
german_faro-lies = { $stake }
german_faro-act-stake = { german_faro-marks-on }
german_faro-to-choose = ein Buch wählen
# What holds when the time is up.
german_faro-to-first_book = das erste freie nehmen
german_faro-to-pack_in = das Kartenspiel in den Kasten legen, ohne die Farbe, die niemand hat
german_faro-next-pack_in = Legen Sie das Kartenspiel unter seiner Deckkarte in den Kasten, ohne die Farbe, die niemand hat.
german_faro-act-pack_in = Kartenspiel liegt im Kasten
german_faro-act-choose = Buch { pages-suit }
german_faro-act-withdraw = Von { $card } zurücknehmen
german_faro-nothing-settled = In dieser Partie ist noch kein Paar abgerechnet.
german_faro-card-laid = { CARD($card) }, { $amount } gesetzt

## Page: books and piles

german_faro-door = Platz nehmen und Marken auf Karten Ihres Buchs setzen.
german_faro-no-books = Die Bücher werden mit der Partie verteilt.
# $players: who has no book yet, in order.
german_faro-still-choosing = Noch ohne Buch: { $players }
# $amount: what it holds.
german_faro-bank-of = { $player } hat die Bank: { $amount } Marken
german_faro-choose-book = Wählen Sie Ihr Buch
# $player: who is to lay before the pair is turned.
german_faro-not-laid = hat noch nicht gesetzt
german_faro-your-book = Ihr Buch
german_faro-book-of = Buch von { $player }
german_faro-out = ausgeschieden: diese Karten werden zugedeckt
# $has: one or more of the next two, and what is owed.
german_faro-holding = { $has }
german_faro-has = { $amount } Marken
german_faro-has-lying = { $amount } auf den Karten
german_faro-three-play = Es spielen drei: { $suit } ist nicht im Kartenspiel.
# $state: one or more of the next two, and how the stake ended.
german_faro-leaf = { $card }: { $state }
german_faro-marks-laid = { $amount } gesetzt
german_faro-turned-in = aufgedeckt in Paar { $pair }
german_faro-pile-pays =
    { $pile ->
        [left] Links zahlt
       *[right] Rechts zahlt
    }
german_faro-pile-takes =
    { $pile ->
        [left] Links nimmt
       *[right] Rechts nimmt
    }
german_faro-left-over = übrig
# Followed by cards.
german_faro-covered = Zugedeckt, von ausgeschiedenen Spielern:

## Page: the player's marks

german_faro-sheet = Paar
german_faro-done-stake = { $stake }.
german_faro-done-choose = Das Buch { pages-suit } gehört Ihnen.
german_faro-done-withdraw = Von { $card } zurückgenommen.
german_faro-advice-buy_in = Kaufen Sie beim Croupier ein; eine Partie braucht drei oder vier Spieler mit Marken.
german_faro-advice-choose = Wählen Sie die Farbe Ihres Buchs.
german_faro-advice-choose_later = Ein anderer Spieler wählt zuerst.
german_faro-advice-bank = Die Bank gehört Ihnen: sie zahlt und nimmt von selbst.
german_faro-advice-without_you = Diese Partie läuft ohne Sie; mit der nächsten bekommen Sie ein Buch.
german_faro-advice-out = Sie haben keine Marken mehr und sind aus dieser Partie ausgeschieden.
german_faro-advice-withdraw = Tippen Sie die Karte an, von der Sie Marken zurücknehmen.
german_faro-advice-stake = Tippen Sie eine Karte Ihres Buchs an; noch { $most } dürfen gesetzt werden.
german_faro-advice-no_more = Es dürfen keine Marken mehr gesetzt werden, bis eine Karte kommt.
german_faro-chip =
    { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    }
german_faro-your-acts = Ihre Marken
# Labels before an amount.
german_faro-purse = Marken
german_faro-chips = { german_faro-purse }
german_faro-lying = auf den Karten

## Page: odds

german_faro-odds-none = Es kommt kein Paar mehr.
german_faro-odds-what = In Prozent, für eine Marke auf einer noch nicht aufgedeckten Karte; es kommen noch so viele Karten, die zählen: { $unseen }. Die letzte Spalte ist, was die Bank davon behält, wenn sie zahlen kann und niemand sonst ausscheidet; unter null gehört es Ihnen.
german_faro-odds-stays = Bleibt
german_faro-odds-edge = Bank
german_faro-odds-pair = Das nächste Paar
german_faro-odds-deal = Die ganze Partie

## Page: the rules in force

german_faro-rules-book = Ihr Buch
german_faro-rules-book-is = Dreizehn Karten einer Farbe. Setzen Sie Marken auf beliebige davon, bevor ein Paar aufgedeckt wird.
german_faro-rules-pair = Das Paar
german_faro-rules-pair-is = Die Bank deckt zwei Karten auf. Nur genau dieselbe Karte, in Wert und Farbe, ist getroffen.
german_faro-rules-met = Was getroffen ist
german_faro-rules-met-is = Ein getroffener Einsatz, der gewinnt, wird eins zu eins bezahlt. Was nicht getroffen ist, bleibt.
german_faro-rules-bank = Eine fast leere Bank
german_faro-rules-bank-is = Sie zahlt, was sie hat; hat sie nichts mehr, ist die Partie zu Ende.
german_faro-rules-out = Ohne Marken
german_faro-rules-out-is = Wer keine Marken mehr hat, ist ausgeschieden.
german_faro-rules-end = Das Ende

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

german_faro-term-book = Buch; Bücher; Buchs; Büchern
german_faro-term-book-is = Die dreizehn Karten einer Farbe, die ein Spieler in der Hand hat und auf die er seine Marken setzt.
german_faro-term-marks = Marke; Marken
german_faro-term-marks-is = Worum gespielt wird; alle beginnen mit gleich vielen.
german_faro-term-pair = Paar; Paare; Paars
german_faro-term-pair-is = Zwei Karten, die die Bank aufdeckt, eine rechts und eine links.
german_faro-term-met = getroffen; getroffener
german_faro-term-met-is = Die Bank hat genau die Karte aufgedeckt, auf der Marken liegen, gleich in Wert und Farbe.
german_faro-term-pile = Stapel
german_faro-term-pile-is = Wohin die aufgedeckten Karten gehen: ein Einsatz, der im einen Stapel getroffen ist, wird bezahlt, im anderen ist er verloren.
german_faro-term-dead = tot
german_faro-term-dead-is = Eine Karte, die nichts entscheidet.
german_faro-term-out = ausgeschieden; ausgeschiedenen; scheidet aus
german_faro-term-out-is = Ein Spieler ohne Marken: er spielt in dieser Partie nicht mehr mit.
german_faro-term-covered = zugedeckt; deckt sie zu
german_faro-term-covered-is = Eine aufgedeckte Karte der Farbe eines ausgeschiedenen Spielers: die nächste Karte wird daraufgelegt und zählt an ihrer Stelle.
german_faro-term-left_over = übrig
german_faro-term-left_over-is = Eine einzelne letzte Karte, aus der kein Paar werden kann.

## The game in five pictures, one sentence each

german_faro-step-book = Ihr Buch sind die dreizehn Karten einer Farbe; die Bank gibt aus einem anderen Kartenspiel.
german_faro-step-lay = Setzen Sie vor jedem Paar Marken auf Karten Ihres Buchs.
german_faro-step-pair = Die Bank deckt zwei Karten auf, eine links und eine rechts.
german_faro-step-met = Genau die Karte mit Ihren Marken ist getroffen: die eine Seite zahlt so viel, wie Sie gesetzt haben, die andere nimmt es.
german_faro-step-stay = Marken, die nicht getroffen sind, bleiben für die nächsten Paare liegen, bis das Kartenspiel aus ist.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

german_faro-typed-example = 2 auf die Neun
german_faro-typed-book = Buch

## What the croupier calls: of a line of the log, under its own key

german_faro-called-card-shown = { german_faro-card-shown }.
