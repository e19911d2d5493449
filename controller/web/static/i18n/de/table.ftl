### What the table says: its log, questions to the dealer, what holds play, rulings, refusals. Read on the tablets, in
### `faro recall` and in the program's log. Cards are numbered from 1 in the order of the pack.

## The log

table-opens = der Tisch öffnet; in der Bank liegen { $bank }
table-rules =
    { $count ->
        [0] die Regeln der nächsten Partie: wie bisher
       *[other] die Regeln der nächsten Partie: { $changes }
    }
# One rule: the option's name, its old and its new value.
table-rule-change = { $option } { $was } -> { $now }
table-yes = ja
table-no = nein
table-none = ohne
table-seat-taken = { $player } nimmt Platz
table-seat-left = { $player } verlässt den Tisch
# $pack: what the dealer said of the pack in the box, where he was asked.
table-deal-begins =
    { $pack ->
        [new] Partie { $deal } beginnt; der Croupier hat ein neues Kartenspiel eingelegt
        [same] Partie { $deal } beginnt; der Croupier gibt noch einmal aus demselben Kartenspiel
       *[other] Partie { $deal } beginnt
    }
# $players: who have cut the pack, in this order.
table-cut-by = abgehoben haben: { $players }
table-lot = das Los fällt auf { $player }
table-banker-chosen = { $player } ist zum Bankhalter gewählt
# $players: of whom he is one.
table-banker-awaited = Wählen Sie zuerst den Bankhalter: { $players }
table-pack-not-proven = das Kartenspiel ist nicht geprüft: { $shown } von { $size } Karten waren zu sehen
# $copies: how often each card is in the pack. $named: how many cards a person named; $cards: their numbers.
table-pack-proven =
    { $named ->
        [0]
            { $copies ->
                [1] das Kartenspiel ist geprüft: { $size } Karten, jede einmal, alle von der Kamera gelesen
               *[other] das Kartenspiel ist geprüft: { $size } Karten, alle von der Kamera gelesen
            }
       *[other]
            { $copies ->
                [1] das Kartenspiel ist geprüft: { $size } Karten, jede einmal; von Hand genannt wurde Karte { $cards }
               *[other] das Kartenspiel ist geprüft: { $size } Karten; von Hand genannt wurde Karte { $cards }
            }
    }
table-asked = der Croupier wird gefragt: { $question }
table-resumed =
    { $count ->
        [0] das Spiel geht weiter
       *[other] das Spiel geht weiter, ohne { $without }
    }
table-fault = Störung: { $part }: { $fault }
table-fault-cleared = behoben: { $part }
table-ruling = Entscheid: { $ruling }
table-ruling-undone = Entscheid zurückgenommen: { $ruling }
table-booted = der Tisch startet neu aus seinem Journal
table-booted-program = der Tisch startet neu aus seinem Journal (Programm { $program })
table-board-answered = die Platine des Zählrahmens antwortet; ihre Firmware: { $firmware }
table-window-verified = Fenster und Journal stimmen überein
table-test-begins = der Prüfbetrieb beginnt: bis zu seinem Ende keine Partie und kein Einsatz
table-test-ends = der Prüfbetrieb endet
table-test-ends-restart = der Tisch ist neu gestartet: der Prüfbetrieb ist zu Ende
table-test-ends-alone = niemand sieht mehr auf die Wartungsseite: der Prüfbetrieb ist zu Ende
table-clock-set-back = die Uhr wurde um { $seconds } s zurückgestellt: was davor steht, trägt spätere Zeiten
table-double-draw = zwei Karten kamen zusammen aus dem Kasten (Karten { $cards })
table-half-out = Karte { $card } wird halb aus dem Kasten gehalten
table-pushed-back = Karte { $card } wurde in den Kasten zurückgeschoben
table-hand-passed = eine Hand fuhr über den Kasten; keine Karte wurde gezogen
table-something-moved = am Kasten hat sich etwas bewegt
# $what: what closed the bets, one of the three sentences above.
table-false-start = { $what }: die Einsätze sind geschlossen, obwohl keine Karte gezogen wurde; ziehen Sie sie, oder öffnen Sie die Einsätze wieder
table-marker-refused = die { table-marker } ist gekommen: { $why }
table-marker =
    { $marker ->
        [cut] Schnittkarte
       *[other] Karte „{ $marker }“
    }
table-counts-from = das Fenster zeigt { CARD($shown) }, Karte { $card }: die Kamera zählt von dort weiter

## What holds play

table-test-mode = PRÜFBETRIEB – keine Einsätze
table-play-held = das Spiel ruht: { $why }
table-held-fault = { $part }: { $fault }
table-held-starting = die Karte im Fenster wird mit dem Journal verglichen
table-held-by-dealer = vom Croupier angehalten
table-held-call = der Croupier wird gerufen
table-held-input = interner Fehler bei einer Eingabe ({ $kind }); er steht im Protokoll, nichts wurde geändert
table-ran-out = nach { $shown } von { $size } ist keine Karte im Fenster: ist das Kartenspiel unvollständig?
# $missing: the cards that were never seen; $shown: how many were.
table-ran-out-without = nach { $shown } von { $size } ist keine Karte im Fenster; nie gesehen: { CARD($missing) }. War das Kartenspiel unvollständig, oder kam eine Karte zusammen mit einer der Karten 1 bis { $shown } heraus?
table-not-due = eine Karte kam zur Unzeit aus dem Schlitten: ungesehen ist sie die nächste; hat sie jemand gesehen, so wird sie weggelegt
table-laid-meanwhile = solange die Kamera aus war, war keine Karte fällig: was jetzt auf dem Blatt liegt, gilt als weggelegt
table-laid-not-due = eine Karte wurde zur Unzeit auf das Blatt gelegt: alle haben sie gesehen, also wird sie weggelegt
table-not-in-order = das Kartenspiel ist nicht in Ordnung; annullieren Sie die Runde
# $places: where it was shown, in the words of table-place.
table-shown-too-often = { CARD($card) } wurde öfter aufgedeckt, als das Kartenspiel sie hat ({ $places }): berichtigen Sie die falsche
table-counted-behind = eine Karte wurde als Karte { $counted } gezählt, die schon gegeben war: sie gilt als Karte { $card }; kam davor eine andere aus dem Schlitten, so annullieren Sie die Runde
table-unread = das Fenster wurde nicht gelesen, seit Karten ungesehen gezogen worden sein können
table-lid-open = offen
table-outputs-failed = ein Gerät ließ sich nicht ansteuern; es steht im Protokoll
table-safe-mode = weder Kamera noch Platine noch Pins werden benutzt; führen Sie faro check aus, dann starten Sie den Tisch neu
table-no-tablets = kein Tablet kann sich verbinden: { $why }
table-server-ended = der Webserver läuft nicht mehr; starten Sie den Tisch neu
table-server-ended-why = der Webserver läuft nicht mehr: { $why }; starten Sie den Tisch neu
table-recording-ended = die Aufnahme ist zu Ende
table-picture-failed = ein Bild ließ sich nicht verarbeiten; es steht im Protokoll

## Trouble of the camera's view

# $kinds: one or more of the words below.
table-view = { $kinds }
table-view-covered = verdeckt
table-view-dark = dunkel
table-view-defocused = unscharf
table-view-frozen = eingefroren
table-view-lid = Deckel
table-view-moved = verschoben
table-view-unfound = Fenster nicht gefunden

## Questions to the dealer

# Beginnings of table-ask-restart and table-ask-how-many.
table-after-restart = Nach dem Neustart
table-after-cover = Nach mehr als der Deckkarte ohne gelesene Karte
table-after-another-look = Nach einem weiteren Blick auf die Karte
table-after-trouble = Nach der Störung { $part } ({ $fault })
table-after-undo = Nach der Rücknahme eines Entscheids
# The card in the window, as far as it was known; $card "none": not known surely.
table-known-journaled =
    { $card ->
        [none] die letzte Karte im Journal ist zweifelhaft
       *[other] die letzte Karte im Journal ist { CARD($card) }
    }
table-known-read =
    { $card ->
        [none] die Karte davor wurde nicht sicher gelesen
       *[other] die Karte davor wurde als { CARD($card) } gelesen
    }
table-known-none =
    { $card ->
        [1] in dieser Partie war noch keine Karte gelesen
       *[other] Karte { $card } war nicht gelesen
    }
# $seen: the card, or "none" where it cannot be read. $counted: cards that the exit beam counted, -1 where it did not.
table-ask-restart =
    { $seen ->
        [none] { $why } zeigt das Fenster eine Karte, die nicht zu lesen ist; { $known }. { table-beam-counted }Wie viele Karten wurden inzwischen gezogen?
       *[other] { $why } zeigt das Fenster { CARD($seen) }; { $known }. { table-beam-counted }Wie viele Karten wurden inzwischen gezogen?
    }
# $card: the last one known, 0 for none.
table-ask-how-many =
    { $card ->
        [0] { $why }: { table-beam-counted }Wie viele Karten kamen vor dieser Frage aus dem Schlitten?
       *[other] { $why }: { table-beam-counted }Wie viele Karten kamen nach Karte { $card } und vor dieser Frage aus dem Schlitten?
    }
table-ask-how-many-laid =
    { $card ->
        [0] { $why }: Wie viele Karten wurden vor dieser Frage auf das Blatt gelegt, eine jetzt dort liegende mitgezählt?
       *[other] { $why }: Wie viele Karten wurden nach Karte { $card } und vor dieser Frage auf das Blatt gelegt, eine jetzt dort liegende mitgezählt?
    }
# Followed by a question, so that it ends with a space where it says something.
table-beam-counted =
    { $counted ->
        [-1] { "" }
        [0] Die Lichtschranke am Ausgang zählte keine Karte.{ " " }
        [one] Die Lichtschranke am Ausgang zählte 1 Karte.{ " " }
       *[other] Die Lichtschranke am Ausgang zählte { $counted } Karten.{ " " }
    }
# $who: "dealer", who is asked, or "nobody", as the card lies face down.
table-ask-missed =
    { $who ->
        [dealer] Karte { $card } des Kartenspiels kam ungesehen aus dem Kasten. Welche Karte war es?
       *[nobody] Karte { $card } des Kartenspiels kam ungesehen aus dem Kasten. Sie liegt verdeckt, und niemand darf nachsehen: annullieren Sie die Runde.
    }
table-ask-unread =
    { $who ->
        [dealer] Karte { $card } ist nicht zu lesen. Welche Karte ist es?
       *[nobody] Karte { $card } ist nicht zu lesen. Sie liegt verdeckt, und niemand darf nachsehen: annullieren Sie die Runde.
    }
table-ask-cannot-be =
    { $who ->
        [dealer] Karte { $card } kann nicht sein, als was sie gelesen wurde. Welche Karte ist es?
       *[nobody] Karte { $card } kann nicht sein, als was sie gelesen wurde. Sie liegt verdeckt, und niemand darf nachsehen: annullieren Sie die Runde.
    }
table-ask-one-of = Karte { $card } ist eine von { $cards }. Welche Karte ist es?
table-ask-looks-out = Karte { $card } ist nicht zu lesen; sie sieht aus wie eine, die schon heraus ist: { $places }. Welche Karte ist es?
table-card-out = { CARD($card) } ({ $places })
table-place = Karte { $card }
# $another "yes": another card may have been drawn.
table-ask-disagree =
    { $another ->
        [yes] Karte { $card } wurde als { CARD($settled) } abgerechnet; ein zweiter Blick sagt { table-second-look }. Welche Karte ist es? Oder wurde eine weitere gezogen?
       *[no] Karte { $card } wurde als { CARD($settled) } abgerechnet; ein zweiter Blick sagt { table-second-look }. Welche Karte ist es?
    }
table-second-look =
    { $seen ->
        [none] unklar
       *[other] { CARD($seen) }
    }
# $read: the card as read now. $count: how many $places have it already. $likelier: which reading the pictures favour.
table-ask-duplicate =
    { $count ->
        [0] Karte { $card } wurde als { CARD($read) } gelesen, doch { CARD($read) } war schon gegeben. { table-ask-duplicate-what }
       *[other]
            { $likelier ->
                [this] Karte { $card } wurde als { CARD($read) } gelesen, doch { CARD($read) } war schon { $places } (nach den Bildern stimmt eher diese Lesung). { table-ask-duplicate-what }
                [earlier] Karte { $card } wurde als { CARD($read) } gelesen, doch { CARD($read) } war schon { $places } (nach den Bildern stimmt eher die frühere Lesung). { table-ask-duplicate-what }
               *[neither] Karte { $card } wurde als { CARD($read) } gelesen, doch { CARD($read) } war schon { $places }. { table-ask-duplicate-what }
            }
    }
table-ask-duplicate-what = Welche Karte ist es? (War die frühere falsch, so berichtigen Sie zuerst diese; ist das Kartenspiel fehlerhaft, so annullieren Sie die Partie.)
table-ask-foreign = Karte { $card } wurde als { CARD($read) } gelesen, die nicht in diesem Kartenspiel ist. Welche Karte ist es? (Ist das Kartenspiel fehlerhaft, so annullieren Sie die Partie.)

## Rulings of the dealer

# $card "hidden": a card that not everybody may see.
table-ruled-card =
    { $card ->
        [hidden] Karte { $index } ist, was der Croupier gesehen hat
       *[other] Karte { $index } ist { CARD($card) }
    }
table-ruled-keyed =
    { $card ->
        [hidden] Karte { $index } eingegeben, wie der Croupier sie gesehen hat
       *[other] Karte { $index } als { CARD($card) } eingegeben
    }
table-ruled-corrected =
    { $card ->
        [hidden] Karte { $index } berichtigt zu dem, was der Croupier gesehen hat
       *[other] Karte { $index } berichtigt von { table-ruled-was } zu { CARD($card) }
    }
table-ruled-was =
    { $was ->
        [hidden] dem, was der Croupier gesehen hat,
       *[other] { CARD($was) }
    }
table-ruled-irregularity = Unregelmäßigkeit: { $kind }
# $when "unseen": beside the camera; "interrupted": while the table stood still.
table-ruled-drawn =
    { $when ->
        [unseen]
            { $count ->
                [one] 1 Karte wurde ungesehen gezogen
               *[other] { $count } Karten wurden ungesehen gezogen
            }
       *[interrupted]
            { $count ->
                [one] 1 Karte wurde während der Unterbrechung gezogen
               *[other] { $count } Karten wurden während der Unterbrechung gezogen
            }
    }
table-ruled-undrawn = Karte { $card } wurde nicht gezogen: das Fenster zeigte noch Karte { $shown }
table-ruled-void = Partie ungültig
# $why: what the dealer wrote.
table-ruled-void-why = Partie ungültig: { $why }
table-ruled-passed-by =
    { $count ->
        [one] Karte { $first } ging verdeckt vorbei
       *[other] { $count } Karten gingen verdeckt vorbei, von Karte { $first } an
    }
table-ruled-marker =
    { $marker ->
        [cut] die Schnittkarte kam
       *[other] die Karte „{ $marker }“ kam
    }
table-ruled-laid-away = eine nicht fällige Karte ist weggelegt

## Refusals

table-not-opened = der Tisch ist nicht geöffnet
table-read-at-exit-only = { $game } verbirgt Karten: gelesen wird am Ausgang, nicht im Fenster
table-in-test-mode = { table-test-mode }; der Croupier beendet ihn auf der Wartungsseite
table-no-test = beginnen Sie zuerst den Prüfbetrieb
table-bad-op = einen Befehl „{ $verb }“ hat dieser Tisch nicht
table-only-dealer = das darf nur der Croupier
table-deal-running = eine Partie läuft; beenden oder annullieren Sie sie zuerst
table-deal-running-test = eine Partie läuft; beenden oder annullieren Sie sie, dann prüfen Sie die Geräte
table-question-open = beantworten Sie zuerst die offene Frage
table-real-chips = an diesem Tisch wird mit echten Jetons gespielt; hier werden keine Einsätze angenommen
table-take-seat = nehmen Sie zuerst Platz
table-seat-closed = dieser Platz wurde geschlossen
table-no-deal = es läuft keine Partie
table-no-decision = das gehört zu einer Entscheidung, auf die jetzt nicht gewartet wird; nichts ist geschehen
table-malformed-field = { $field } muss sein: { $wants }
table-bad-text = der Grund muss ein Text sein
table-bad-name = der Name eines Spielers hat 1 bis { $most } druckbare Zeichen
table-bad-amount = der Betrag muss eine ganze Zahl von 1 bis 1.000.000.000.000 sein
table-bad-bank-amount = der Betrag muss eine ganze Zahl sein, nicht 0: über 0 geht in die Bank, darunter kommt aus ihr
table-bad-pack = das Kartenspiel ist "new" oder "same", angegeben war „{ $given }“
table-used-pack = die letzte Partie war ungültig, und ihr Kartenspiel kann noch im Kasten liegen: sagen Sie, ob ein neues darin liegt oder dasselbe
table-cut-awaited = zuerst heben ab: { $players }; bestätigen Sie, dass abgehoben wurde
table-cut-awaited-of-one = zuerst hebt einer von { $players } ab, den der Bankhalter bestimmt: sagen Sie, wer es war
table-bad-without = without nennt die gestörten Teile, ohne die es weitergehen soll, jeweils mit dem Zeichen der Störung
table-go-on-without = { $part }: { $fault }; sagen Sie, dass das Spiel ohne weitergeht
table-not-to-be-seen = diese Warnung ist schon vorbei
table-no-question = diese Frage ist nicht mehr offen
table-count-wanted = die Antwort auf diese Frage ist, wie viele Karten gezogen wurden
table-face-down = Karte { $card } liegt verdeckt, und niemand darf nachsehen; annullieren Sie die Runde
table-next-card-lapsed = die nächste Karte ist inzwischen Karte { $card }
table-bad-index = index muss die Stelle einer schon aufgedeckten Karte sein, 0 für die erste
table-not-shown = Karte { $card } wurde in dieser Partie nicht aufgedeckt
table-bad-card = „{ $given }“ ist keine Karte; erwartet: Wert und Farbe wie 7C oder TH
table-bad-irregularity = eine Unregelmäßigkeit hat eine Art (kind) und darf policy und rulings haben (Einsatz zu return, pay oder stay)
table-bad-count = die Anzahl muss eine ganze Zahl von { $least } bis { $most } sein
table-bad-marker =
    { $count ->
        [0] in diesem Spiel ist keine Markierungskarte zu melden
       *[other] eine Markierungskarte ist eine von: { $markers }
    }
table-camera-counts = die Kamera zählt die Karten, die herauskommen
table-none-goes-by = jetzt geht keine Karte verdeckt vorbei
table-none-not-due = keine Karte kam zur Unzeit aus dem Schlitten
table-nothing-to-undo = kein Entscheid lässt sich zurücknehmen: der letzte ist es schon, oder Karten oder Einsätze sind ihm gefolgt, oder er hat eine verdeckte Karte aufgedeckt; berichtigen Sie stattdessen die Karte
table-ruling-lapsed = der letzte Entscheid ist inzwischen ein anderer: { $ruling }
table-no-seat = { $player } hat keinen Platz
table-funds = { $player } hat { $purse } in der Börse, verlangt wurden { $amount }
table-no-debt = { $player } hat keine Schuld
table-no-money-for-debt = { $player } hat nichts in der Börse, um die Schuld von { $debt } zu zahlen
table-bank-unsure = der Bankhalter nimmt kein Geld heraus, solange eine Karte zweifelhaft ist; beantworten Sie zuerst die offene Frage
table-name-taken = { $player } sieht aus wie { $other }, an diesem Tisch schon bekannt; wählen Sie einen anderen Namen
table-name-reserved = { $name } bedeutet an diesem Tisch etwas anderes; wählen Sie einen anderen Namen
table-name-mixed = { $name } mischt Buchstaben mehrerer Alphabete; wählen Sie eines davon
table-full = der Tisch hat { $seats } Plätze, und alle sind besetzt
table-needs-moment = ein Befehl braucht at: Partie, Runde und Phase, für die er gilt
table-round-closed = die Einsätze dieser Runde sind geschlossen
table-lapsed = das galt für { $meant }; der Tisch ist bei { $now }, und nichts ist geschehen
table-moment = Partie { $deal }, Runde { $round }, { $phase }
# $phase: the phase of a deal; those after void are of one game alone. $name: its word with blanks, where it is none of
# these.
table-phase =
    { $phase ->
        [none] keine
        [test] Prüfbetrieb
        [books] die Bücher
        [pack] das Kartenspiel
        [bets_open] Einsätze offen
        [bets_closed] Einsätze geschlossen
        [over] zu Ende
        [void] ungültig
        [auction] Gebote für die Bank
        [soda] Soda
        [loser_shown] Verlierer aufgedeckt
        [last_card] letzte Karte
        [card_shown] Karte aufgedeckt
        [pair_shown] Paar aufgedeckt
        [burning] Brennen
        [dealing] Geben
        [first_cards] erste Karten
        [turn] an der Reihe
        [card_due] Karte fällig
        [four_out] Vier heraus
        [bank] die Bank
        [for_sale] zum Verkauf
        [offered] angeboten
        [banco] Banco
        [punters_third] dritte Karte der Pointeure
        [banker_third] dritte Karte des Bankhalters
        [settling] Abrechnen
        [banker] Bankhalter entscheidet
        [cover] Deckung der Einsätze
        [offer] die Bank im Angebot
        [punters] Pointeure entscheiden
        [retiring] Abgeben der Bank
        [risking] riskierter Betrag
        [vacant] kein Bankhalter
        [standing_by] Umstehende
        [drawing] Ziehen
        [winner_shown] Gewinner aufgedeckt
        [hoc_shown] Hoc aufgedeckt
        [banker_decides] Bankhalter entscheidet
        [banker_draws] Bankhalter zieht
        [accepting] Annahme
        [bidding] Gebote
        [right_decides] rechts entscheidet
        [left_decides] links entscheidet
        [right_draws] rechts zieht
        [left_draws] links zieht
        [refilling] Auffüllen
       *[other] { $name }
    }
table-done-already = schon geschehen
table-not-worked-off = interner Fehler; nichts wurde geändert, und der Fehler steht im Protokoll
table-id-used = die id { $id } hatte schon ein anderer Befehl; nehmen Sie eine neue
