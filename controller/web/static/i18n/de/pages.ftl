### What every page says: front page, seat, display, and what several pages share.

## Cards

# The letters of ace, jack, queen and king in this language, such as B D K for the court cards.
pages-letters = A B D K
pages-rank =
    { $rank ->
        [A] Ass
        [T] Zehn
        [J] Bube
        [Q] Dame
        [K] König
       *[other] { $rank }
    }
pages-suit =
    { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }
# $rank: A, 2 to 9, T, J, Q, K. $suit: S, H, D, C.
pages-card = { pages-suit }-{ pages-rank }
pages-spanish-letters = B R K
pages-spanish-rank =
    { $rank ->
        [A] Ass
        [T] 10
        [J] Bube
        [Q] Reiter
        [K] König
       *[other] { $rank }
    }
pages-spanish-suit =
    { $suit ->
        [D] Münzen
        [H] Kelche
        [S] Schwerter
       *[C] Stäbe
    }
pages-spanish-card =
    { $suit ->
        [D] Münzen-{ pages-spanish-rank }
        [H] Kelch-{ pages-spanish-rank }
        [S] Schwert-{ pages-spanish-rank }
       *[C] Stab-{ pages-spanish-rank }
    }

## Where the deal stands

pages-starting = Die Karte im Fenster wird verglichen
pages-no-deal = Noch keine Partie
pages-deal-over = Die Partie ist zu Ende
pages-deal-void = Die Partie war ungültig; offene Einsätze gingen zurück
pages-round = Runde { $number }
# Behind the round: "turn 3 of 25".
pages-of-rounds = von { $turns }
pages-light =
    { $light ->
        [open] Einsätze offen
        [closed] Nichts geht mehr
        [call] Croupier gerufen
        [idle] In Ruhe
       *[other] { $light }
    }
# $result: how a stake ended.
pages-result =
    { $result ->
        [win] gewonnen
        [lose] verloren
        [half] Doublet
        [push] unentschieden
        [returned] zurückgegeben
        [removed] zurückgenommen
        [claimed] beansprucht
        [dead] tot
        [not_held] zurückgewiesen
        [void] ungültig
        [not_callable] zurückgewiesen
       *[other] { $result }
    }
# $was, $now: names of cards, such as "Ten of clubs".
pages-corrected = Karte { $number } galt als { $was } und ist { $now }.

## What became of a command

pages-refused = Der Tisch hat das nicht angenommen.
# $meant, $now: rounds of the deal, such as "turn 3".
pages-lapsed = Das galt für { $meant }, doch inzwischen war { $now }; nichts ist geschehen
pages-lapsed-deal = Das galt für Partie { $meant }, doch inzwischen lief Partie { $now }; nichts ist geschehen
# $gone: a round of the deal, such as "turn 3".
pages-lapsed-since = { $gone } war weitergegangen; nichts ist geschehen
# $was, $is: moments of the round, such as "bets open".
pages-lapsed-phase = { $gone } war weitergegangen ({ $was }, jetzt { $is }); nichts ist geschehen
pages-moment =
    { $phase ->
        [none] vor der ersten Partie
        [bets_open] Einsätze offen
        [over] nach der Partie
        [void] nach der Partie
        [test] Prüfbetrieb
       *[other] Einsätze geschlossen
    }

## Commands, where a lost line kept them waiting

pages-act-start-deal = Partie beginnen
pages-act-close-bets = Nichts geht mehr
pages-act-reopen-bets = Einsätze wieder öffnen
pages-act-answer = Die Karte ist { $card }
pages-act-correct = Karte { $number } ist { $card }
pages-act-key-card = Karte { $number } als { $card } eingeben
pages-act-drawn =
    { $count ->
        [0] Melden, dass keine Karte gezogen wurde
        [one] Melden, dass eine Karte gezogen wurde
       *[other] Melden, dass { $count } Karten gezogen wurden
    }
pages-act-void-deal = Partie annullieren
pages-act-undo = Rückgängig: { $ruling }
pages-act-buy-in = { $player } kauft für { $amount } ein
pages-act-cash-out = { $player } { $amount } auszahlen
pages-act-cash-out-all = { $player } alles auszahlen
pages-act-pay-debt = Die Schuld von { $player } aus der Börse nehmen
pages-act-pay = Das Konto von { $player } aus der Börse begleichen
pages-act-raise-max = Höchsteinsatz auf { $amount } erhöhen
pages-act-raise-for = Höchsteinsatz für { $player } auf { $amount } erhöhen
pages-act-raise-cap = Deckung der Bank auf { $amount } erhöhen
pages-act-bank = Bank um { $amount } ändern
pages-act-open-seat = Platz für { $player } öffnen
pages-act-close-seat = Platz von { $player } schließen
pages-act-test =
    { $on ->
        [true] Prüfbetrieb beginnen
       *[false] Prüfbetrieb beenden
    }
pages-act-hold = Anhalten
pages-act-resume = Weiterspielen
pages-act-irregularity = Unregelmäßigkeit melden
pages-act-mark = Melden, dass eine Markierungskarte kam
pages-act-pass-by = Die verdeckten Karten sind heraus
pages-act-lay-away = Karte weglegen
pages-act-demo = Simulierten Kasten bedienen
pages-act-show-beads =
    { $beads ->
        [one] Eine Perle der Stange { $spindle } bewegen
       *[other] { $beads } Perlen der Stange { $spindle } bewegen
    }
pages-act-jog = Stange { $spindle } einen Schritt bewegen
pages-act-blink = Licht blinken lassen
pages-act-buzz = Summer auslösen
pages-act-calibrate = Perlen kalibrieren
pages-act-enrol = Kartenspiel einlernen
pages-act-window = Fenster markieren
pages-act-begin-anew = Messwerte von Kasten und Kartenspiel zurücksetzen
pages-act-forget-learnt = Gelernte Bilder zurücknehmen
# $verb: a command that has no sentence of its own.
pages-act-other = { $verb }

## Decisions, and the dealer's next thing to do

pages-or = { $first } oder { $second }
pages-time-for-bets = Zeit für Einsätze
# $who: "all", "dealer", "you" or "player", who is then named by $player.
pages-decides =
    { $who ->
        [all] Alle entscheiden
        [dealer] Der Croupier entscheidet
        [you] Ihre Entscheidung
       *[player] { $player } entscheidet
    }
# $choice: what may be done, such as "draw or stand".
pages-decides-what = { pages-decides }: { $choice }
# $otherwise: what holds when the time is up.
pages-decides-else = { pages-decides }: { $choice }, sonst { $otherwise }
# Where there are too many to name.
pages-decides-many = { pages-decides }; ohne Antwort: { $otherwise }
pages-seconds = { $seconds } s
# Of a decision, while play is held.
pages-seconds-stand = noch { $seconds } s, sobald das Spiel weitergeht
# In the demo: when its dealer closes the bets.
pages-closes-in = schließt in { $seconds } s
pages-place-down = { $place }, verdeckt
# Before a deal. $players: who cuts the pack, in this order.
pages-cut = Es heben ab: { $players }
pages-cut-you = Sie heben ab
pages-cut-one = Der Bankhalter bestimmt, wer abhebt
pages-next = Es folgt
pages-next-question = Beantworten Sie die Frage.
# A card that lies face down could not be read; with the name of the dealer's button.
pages-next-void-round = Annullieren Sie den Coup.
pages-next-void = Annullieren Sie die Partie.
pages-next-starting = Warten Sie auf die Kamera, oder melden Sie, dass nichts gezogen wurde.
pages-next-held = Das Spiel ruht: beheben Sie, was oben steht, dann geht es weiter.
pages-next-lay-away = Eine Karte kam zur Unzeit aus dem Schlitten: legen Sie sie weg.
pages-next-lay-away-sheet = Eine Karte wurde zur Unzeit auf das Blatt gelegt: nehmen Sie sie weg, dann drücken Sie „Karte weglegen“.
pages-next-pass-by = Legen Sie die Karten, die niemand sehen soll, verdeckt neben das Blatt; dann drücken Sie „Die verdeckten Karten sind heraus“.
pages-next-start-sheet = Beginnen Sie eine Partie, wenn das Kartenspiel gemischt ist und die Kamera das Blatt sieht.
pages-next-cut = Lassen Sie abheben, legen Sie das Kartenspiel in den Kasten, und beginnen Sie die Partie.
pages-next-start = Beginnen Sie eine Partie, wenn das Kartenspiel im Kasten liegt.
pages-next-wait = Warten Sie auf { $players }.
pages-next-stakes = Warten Sie auf die Einsätze.
pages-next-answers = Warten Sie auf die Antworten.
pages-next-answers-end = Warten Sie auf die Antworten, oder beenden Sie die Frist.
pages-next-false-start = Es wurde keine Karte gezogen: öffnen Sie die Einsätze wieder, oder ziehen Sie.
# $place: where the next card goes, such as "the winners".
pages-next-bets = Die Einsätze sind offen; nächste Karte: { $place }.
pages-next-close = Die Einsätze sind offen: schließen Sie sie vor der nächsten Karte.
pages-next-draw = Ziehen Sie; nächste Karte: { $place }.

## The dealing box and its camera

pages-camera-none = Dieser Tisch hat keine Kamera: der Croupier nennt jede Karte.
pages-camera-hidden = Das Kamerabild wird nicht gezeigt: es zeigt Karten, bevor sie aufgedeckt sind.
pages-camera-picture = Der Kartenkasten, wie die Kamera ihn sieht
pages-camera-waiting = Warten auf das erste Kamerabild
pages-reading-none = Noch nichts gelesen
pages-reading-unsure = Nicht sicher
pages-reading-keyed = vom Croupier eingegeben
pages-reading-sure = { $percent } sicher
pages-reading-how-sure = Wie sicher die Kamera ist
pages-card-number = Karte { $number }
# Before what it is, such as "Card 5:".
pages-named = { $what }:
pages-pile-to-come = noch im Kasten
pages-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
pages-pack-in-hands = Der Croupier hat das Kartenspiel in der Hand.
# $places: the numbers it has in the deal already.
pages-picker-out = { $card }, schon Karte { $places }

## The casekeeper

pages-casekeeper = Zählrahmen
pages-casekeeper-label = Der Zählrahmen
# $left, $out: cards of this rank still in the box, and shown.
pages-wire = { $rank }: { $left } im Kasten, { $out } heraus
pages-wire-off = die Perlen stehen auf { $moved }
pages-wire-fault = Störung: { $fault }

## Stakes

# $state: "barred", "dead", "both" or nothing.
pages-stack =
    { $state ->
        [both] { $owner }: { $amount } auf { $place }, gesperrt, tot
        [barred] { $owner }: { $amount } auf { $place }, gesperrt
        [dead] { $owner }: { $amount } auf { $place }, tot
       *[other] { $owner }: { $amount } auf { $place }
    }
pages-string-end =
    { $kind ->
        [win] { $rank } gewinnt
       *[lose] { $rank } verliert
    }
pages-you = Sie
# The owner of a stake, on this player's own tablet.
pages-mine = Sie

## The front page

pages-language = Sprache
# $phase: where the deal stands; $asks: it is a question.
pages-where =
    { $asks ->
        [true] { $phase } ({ $deal })
       *[false] { $phase }, { $deal }
    }
pages-choose-label = Wählen Sie Ihre Seite des Tisches

## When somebody who comes now can play

pages-join-test = Der Tisch wird geprüft; es wird nicht gespielt.
pages-join-held = Das Spiel ruht: nehmen Sie jetzt Platz, und spielen Sie mit, sobald der Croupier weiterspielen lässt.
pages-join-question = Der Croupier sieht eine Karte nach: nehmen Sie jetzt Platz, und spielen Sie mit, sobald es weitergeht.
pages-join-fault = Am Tisch ist etwas gestört, der Croupier kümmert sich darum: nehmen Sie jetzt Platz, und spielen Sie mit, sobald es weitergeht.
pages-join-full = Alle Plätze sind besetzt: sehen Sie auf der Anzeige zu, bis einer frei wird.
pages-join-wanted =
    { $count ->
        [one] Für die nächste Partie fehlt noch ein Spieler: nehmen Sie Platz.
       *[other] Für die nächste Partie fehlen noch { $count } Spieler: nehmen Sie Platz.
    }
pages-join-shuffled = Sie können in der nächsten Partie mitspielen; sie beginnt, wenn der Croupier gemischt hat.
pages-join-cut = Sie können in der nächsten Partie mitspielen; sie beginnt, wenn abgehoben ist.
pages-join-begins = Sie können in der nächsten Partie mitspielen, in { $seconds } s.

# $game: what is played.
pages-minute = { $game } in einer Minute

## The three doors

pages-punter = Pointeur
pages-dealer = Croupier
# $mode: "casekeeper" where real chips are played.
pages-dealer-what =
    { $mode ->
        [casekeeper] Partie beginnen, zweifelhafte Karten nennen, falsche berichtigen.
       *[table] Partie beginnen, zweifelhafte Karten nennen, falsche berichtigen, das Geld verwalten.
    }
pages-display = Anzeige
pages-display-what =
    { $mode ->
        [casekeeper] Zählrahmen und Karten für alle im Raum.
       *[table] Einsätze, Zählrahmen und Karten für alle im Raum.
    }
pages-service = Wartung

## The rules and what the words mean, for whoever has no seat yet

pages-learn = Das Spiel lernen
pages-help = Hilfe
pages-rules-here = Die Regeln an diesem Tisch
pages-help-page = So bedienen Sie eine Seite
pages-help-light = Das Licht oben ist grün, solange Einsätze angenommen werden, rot, wenn nichts mehr geht, und gelb, wenn der Croupier gerufen ist.
pages-help-purse = Ihre Börse ist Ihr Geld am Tisch; ein Einsatz verlässt sie, sobald er gesetzt ist. Sie kaufen beim Croupier ein und lassen sich bei ihm auszahlen.
pages-help-decide = Wenn Sie gefragt werden, sagt die Seite, was Sie tun dürfen, wie viele Sekunden bleiben und was gilt, wenn Sie nichts sagen.
pages-help-tap = Tippen Sie auf ein Wort mit Punkten darunter, und es wird erklärt; das Fragezeichen oben erklärt die Wörter auf den Tasten.
pages-help-hold = Das Spiel ruht, während der Croupier eine Karte nachsieht oder ein Teil des Tisches gestört ist; die Einsätze bleiben, wie sie sind.
pages-help-correction = Eine falsch gelesene Karte wird berichtigt und das Geld mit ihr; alle sehen das.

## For who sits down for the first time

pages-guide = Was wo steht
pages-guide-acts = Hier steht, was Sie jetzt tun können, mit einer Zeile, die sagt, was als Nächstes kommt.
pages-guide-sheets = Dahinter: was die letzte Runde brachte, das Geld aller, was geschehen ist, und die Regeln an diesem Tisch.
pages-guide-at = { $at } von { $of }
pages-guide-next = Weiter
pages-guide-enough = Überspringen
pages-guide-end = Fertig

## What a player hears

pages-signals =
    { $on ->
        [true] Ton und Vibration sind an: ausschalten
       *[false] Ton und Vibration sind aus: einschalten
    }

## Words

pages-words = Was die Wörter bedeuten
pages-words-others = Andere Wörter
# $section: a paragraph of docs/rules.md, such as 3.2.6.
pages-words-section = (Regeln, { $section })

## The display

pages-on-table = Auf dem Tisch
pages-at-the-table = Am Tisch
pages-cards-of-deal = Karten dieser Partie
pages-tabs = Zettel
pages-bank = Bank

## The page while the table is not there

pages-laying = Der Tisch wird vorbereitet …
pages-looking = Der Tisch wird gesucht …
pages-no-game = Keine Seiten für dieses Spiel
pages-no-game-why = Der Tisch spielt { $game }; seine Seiten lassen sich nicht laden: { $why }.
pages-no-word = Keine Nachricht vom Tisch
pages-no-word-for = Seit { $seconds } s keine Nachricht vom Tisch
pages-no-word-what = Die Seite dahinter zeigt den Stand von da an, und nichts lässt sich drücken. Der Tisch behält jeden Einsatz; die Seite kommt von selbst zurück.
pages-not-answered = Noch ohne Antwort
pages-fate-done = ausgeführt.
pages-fate-refused = nicht ausgeführt. { $why }
pages-fate-unknown = nicht bekannt. { $why } Der Verlauf am Tisch sagt, ob es geschah.
pages-fates = Während die Verbindung weg war
pages-fates-read = Gelesen
pages-offline = Die Verbindung zum Tisch ist unterbrochen; es wird weiter versucht. Ihre Einsätze liegen sicher auf dem Tisch.
# Of a dialog or a panel that is fetched when it is first opened.
pages-part = Ein Teil der Seite
pages-part-missing = Dieser Teil der Seite ließ sich nicht laden: Die Verbindung zum Tisch ist schwach oder unterbrochen.
pages-part-again = Noch einmal versuchen
pages-light-unknown = Nicht bekannt
pages-signed-out = Abgemeldet
pages-signed-out-why = Die Anmeldung des Croupiers ist abgelaufen.
pages-sign-in-again = Neu anmelden
pages-close = Schließen
pages-log = Verlauf
pages-sheet-players = Spieler
pages-sheet-rules = Regeln
# Above the options of the house that stand under no other heading of the rules.
pages-rules-else = Ferner vereinbart

## What everybody at the table must know

# $game: what is played.
pages-demonstration-of = { $game }, Spielgeld
# Where else the head of a page says what may be done now.
pages-play-held = Das Spiel ruht
pages-held = Das Spiel ruht: { $why }
pages-held-question = Das Spiel ruht, während der Croupier nachsieht: { $question }
pages-fault =
    { $accepted ->
        [true] { $part }: { $fault } (das Spiel geht ohne weiter)
       *[false] { $part }: { $fault }
    }

# Behind a fault, for whoever does not deal.
pages-dealer-sees = Der Croupier kümmert sich darum; die Einsätze bleiben, wie sie sind.
# For the dealer: what to do about the fault of a part. $fix: a sentence of the part's file.
pages-to-do = { $part }: { $fix }

## The account of a player, behind his money in the head: a statement that can be printed

pages-account-open = Ihre Abrechnung, Runde für Runde
pages-account-of = Abrechnung von { $player }
pages-print = Drucken
pages-account-bought = Eingekauft
pages-account-out = Ausgezahlt
# What the stakes won or lost, and for a banker what he won or lost against them.
pages-account-settled = In den Runden gewonnen und verloren
# What the dealer's rulings and cards that were put right moved, and what was paid otherwise.
pages-account-otherwise = Entscheide, Berichtigungen und anderes
pages-account-purse = Börse
pages-account-lying = Liegende Einsätze
pages-account-bank = Die Bank, die Sie halten
pages-account-debt = Schuld
pages-account-owed = Auf Konto
pages-account-result = Insgesamt
pages-account-nothing = Es wurde noch kein Einsatz entschieden.
pages-account-round = Runde
pages-account-staked = Gesetzt
pages-account-came = Was kam
pages-account-won = Gewonnen
pages-account-deal = Partie { $number }
pages-account-older =
    { $count ->
        [one] eine Runde davor
       *[other] { $count } Runden davor
    }

## Purses and corrections

pages-owes = schuldet { $amount }
# Commissions that were not paid at once.
pages-on-account = auf Konto { $amount }
pages-name-you = { $name } (Sie)
pages-you-banker = { $player }, Bankhalter
pages-player = Spieler
pages-purse = Börse
pages-lying = Liegt
pages-the-bank = Die Bank
pages-bank-of = Die Bank von { $banker }
# Beside the purse of a player for whom the maximum was raised.
pages-may-stake = Höchsteinsatz { $amount }
# Beside the money of the bank: it takes no more bets than it can pay with that sum.
pages-bank-covers = deckt { $amount }
pages-lay-on = blieb liegen
# $when: the round. $was, $now: how the bet ended, such as "won +100".
pages-correction = { $when }: { $was } → { $now }
pages-corrections = Berichtigungen
pages-corrected-by = Vom Croupier berichtigt
pages-bank-booked = die Bank
pages-correction-none = Kein Einsatz ändert sich dadurch.

## Cards shown

pages-no-card = Noch keine Karte aufgedeckt.
# $place: where it went, such as "turn 3, won". $card: a card's sign.
pages-shown = Karte { $number }, { $place }: { $card }
pages-shown-down = Karte { $number }, { $place }: verdeckt
pages-shown-correct = Karte { $number }, { $place }: { $card }. Berichtigen

## Taking a seat

pages-take-seat = Platz nehmen
pages-your-name = Ihr Name
pages-sit-down = Platz nehmen
pages-or-code = oder mit dem Code des Croupiers
pages-code = Code vom Croupier
pages-take-the-seat = Mit dem Code Platz nehmen
# For a tablet that has lost its seat, which has no tablet or another one now.
pages-back-here = Ich war schon da
pages-back-who = Wer sind Sie? Der Croupier wird gefragt, ob dieses Tablet den Platz bekommt; das andere verliert ihn.
# $player: whose seat this tablet asks for. $seconds: for which the dealer is still asked.
pages-back-waits = Der Croupier wird gefragt, ob dieses Tablet { $player } gehört. Zeigen Sie ihm, dass Sie da sind ({ $seconds } s).
pages-back-else = Anderer Name
pages-finding-seat = Ihr Platz wird gesucht …
pages-seat-lost = Dieser Platz wurde geschlossen oder einem anderen Tablet gegeben.
pages-real-chips = An diesem Tisch wird mit echten Jetons gespielt: gesetzt wird auf dem echten Tuch.
pages-watch = Karten und Zählrahmen ansehen
pages-screen-dark = Dieser Browser hält den Bildschirm nicht wach: stellen Sie am Tablet selbst eine längere Zeit ein.
pages-join-code = Code, der die Seite eines Platzes öffnet
pages-join-alone = Nur dieses Gerät erreicht den Tisch: starten Sie ihn mit einer Adresse, die auch andere erreichen.
pages-demo-cut = Verbindung dieser Seite { $seconds } s kappen
pages-leave = Platz verlassen
pages-leave-sure = Den Platz dieses Tablets aufgeben? Nur der Croupier kann ihn zurückgeben.
# Behind that, where there is money in it.
pages-leave-purse = Ihre Börse mit { $amount } bleibt am Tisch; der Croupier zahlt sie aus.
pages-back = Zurück

## What the server writes: titles, the page before it has its sentences, signing in, no such page

# $game: what is played, such as "Siete y media".
pages-title-choose = { $game }
pages-title-play = { $game }: Ihr Platz
pages-title-dealer = { $game }: Croupier
pages-title-display = { $game }: der Tisch
pages-title-service = { $game }: Wartung
pages-title-rules = { $game }: die Regeln hier
pages-title-help = { $game }: was die Wörter bedeuten
pages-title-sign-in = Faro: anmelden
pages-title-lost = Faro: keine solche Seite
pages-scripts = Diese Seiten brauchen JavaScript; nichts wird von außerhalb dieses Tisches geladen.
pages-speechless = Die Sätze dieser Seite konnten nicht geladen werden. Laden Sie die Seite neu.
pages-sign-in-heading = Seite des Croupiers
pages-pin = PIN
pages-sign-in = Anmelden
pages-back-to-table = Zurück zum Tisch
pages-lost = Keine solche Seite
pages-lost-why = Der Tisch hat unter dieser Adresse keine Seite.
pages-lost-display = Dem Tisch zusehen
pages-lost-front = Zum Eingang
pages-no-pin-page = In der Konfiguration des Tisches steht keine PIN des Croupiers: diese Seite öffnet sich nur am Gerät des Tisches selbst.
pages-wrong-host = Unter diesem Namen ist der Tisch nicht bekannt.
pages-two-lengths = Die Nachricht nennt ihre Länge auf zweierlei Weise.
pages-other-site = Das kam von der Seite einer anderen Website.
pages-body-too-long = Die Nachricht ist zu lang oder nennt ihre Länge nicht.

## What the door refuses: signing in, taking a seat, messages of no use

pages-no-pin = In der Konfiguration des Tisches steht keine PIN des Croupiers; melden Sie sich am Gerät des Tisches selbst an.
pages-wrong-pin = Das ist nicht die PIN.
pages-code-not-valid = Dieser Code gilt nicht mehr. Bitten Sie den Croupier um einen neuen.
pages-wait-minutes = Zu viele falsche Versuche. Versuchen Sie es in { $minutes } Minuten wieder.
pages-wait-seconds =
    { $seconds ->
        [one] Zu viele falsche Versuche. Versuchen Sie es in { $seconds } Sekunde wieder.
       *[other] Zu viele falsche Versuche. Versuchen Sie es in { $seconds } Sekunden wieder.
    }
pages-only-dealer = Das darf nur der Croupier.
pages-only-service = Das darf nur der Croupier, auf der Wartungsseite.
pages-no-seat = Nehmen Sie zuerst Platz.
pages-seat-also = Ein weiteres Tablet, unter { $address }, benutzt Ihren Platz. Gehört es nicht Ihnen, so bitten Sie den Croupier um einen neuen Code: damit verliert das andere den Platz.
pages-seat-gone = Der Platz dieses Tablets wurde geschlossen oder einem anderen Tablet gegeben.
pages-seat-closed = Der Platz von { $player } wurde geschlossen; nehmen Sie neu Platz.
pages-seat-closed-code = Der Platz von { $player } wurde geschlossen. Bitten Sie den Croupier um einen neuen Code.
# Why a tablet that asks for its seat does not get it.
pages-back-seated = Dieses Tablet hat schon einen Platz.
pages-back-no-seat = { $player } hat an diesem Tisch keinen Platz.
pages-back-asked = Der Croupier wird schon nach dem Platz von { $player } gefragt.
pages-back-other = Gerade bittet ein anderes Tablet um den Platz von { $player }. Sprechen Sie mit dem Croupier.
pages-back-many = Zu viele Tablets bitten zugleich um ihren Platz. Sprechen Sie mit dem Croupier, oder warten Sie eine Minute.
pages-back-wait =
    { $seconds ->
        [one] Zu oft vergeblich gefragt. Fragen Sie in { $seconds } Sekunde wieder, oder bitten Sie den Croupier um einen Code.
       *[other] Zu oft vergeblich gefragt. Fragen Sie in { $seconds } Sekunden wieder, oder bitten Sie den Croupier um einen Code.
    }
pages-back-no = Der Croupier hat diesem Tablet den Platz nicht gegeben. Sprechen Sie mit ihm; er kann Ihnen einen Code geben.
pages-back-late = Der Croupier hat nicht geantwortet. Sprechen Sie mit ihm, und fragen Sie noch einmal.
pages-back-line = Die Frage wurde beendet, da die Verbindung dieses Tablets unterbrochen war oder es um etwas anderes bat. Fragen Sie noch einmal.
# To the dealer.
pages-back-over = Diese Frage ist erledigt.
# On the tablet that has the seat. $address: of the one that asks.
pages-seat-asked = Ein Tablet unter { $address } bittet den Croupier um Ihren Platz. Gehört es nicht Ihnen, so sagen Sie es ihm.
pages-seats-by-dealer = An diesem Tisch vergibt der Croupier die Plätze. Bitten Sie um einen Code.
pages-name-at-table = { $player } ist schon am Tisch; wählen Sie einen anderen Namen, oder sagen Sie, dass Sie schon da waren.
pages-name-in-deal = { $player } ist noch in dieser Partie: diesen Platz vergibt nur der Croupier. Bitten Sie um einen Code.
pages-too-many-requests = Zu viele Anfragen auf einmal; warten Sie einen Augenblick.
pages-too-fast = Zu viele Nachrichten auf einmal; warten Sie einen Augenblick.
# $most: changes that one seat may make in one round.
pages-too-many = Das sind mehr als { $most } Änderungen in einer Runde; warten Sie auf die nächste.
pages-fault-logged = Interner Fehler; er steht im Protokoll.

## What the door tells the log

pages-seats-not-kept = die Plätze lassen sich nicht speichern, nach einem Neustart werden sie neu vergeben: { $why }
pages-note-signs-in = der Croupier meldet sich unter { $address } an
pages-note-signs-out = der Croupier meldet sich unter { $address } ab
pages-note-second-tablet = der Platz von { $player } wird von zwei Tablets zugleich benutzt, unter { $first } und unter { $second }
pages-note-back = mit Erlaubnis des Croupiers bekommt das Tablet unter { $address } den Platz von { $player } zurück
pages-note-not-back = der Croupier gibt dem Tablet unter { $address } den Platz von { $player } nicht
pages-note-takes-seat = das Tablet unter { $address } nimmt den Platz von { $player }
# $what: "PIN" or "code", what was tried.
pages-note-tries =
    { $what ->
        [PIN] { $count ->
            [one] { $count } falsche PIN
           *[other] { $count } falsche PINs
        }
       *[code] { $count ->
            [one] { $count } falscher Platzcode
           *[other] { $count } falsche Platzcodes
        }
    }
pages-note-wrong = { pages-note-tries } von { $address }
# $more: there were more addresses than are counted.
pages-note-wrong-many =
    { $more ->
        [true] { pages-note-tries } von { $addresses } oder mehr Adressen, { $most } davon von { $address }
       *[false] { pages-note-tries } von { $addresses } Adressen, { $most } davon von { $address }
    }

## What is said aloud

pages-aloud-purse = Ihre Börse: { $amount }.
# Bets are open, or closed: "Make your bets, turn 3"; $asks: $phase is a question.
pages-aloud-phase =
    { $asks ->
        [true] { $phase } ({ $round })
       *[false] { $phase }, { $round }.
    }

## For who plays without sight: a place in which a player types what he does

pages-by-ear = Tippen und hören ({ $key })
pages-by-ear-title = Tippen und hören
pages-typed-label = Was tun Sie?
pages-typed-do = Ausführen
pages-typed-hint = Zum Beispiel: { $example }
pages-typed-choice = { $number }: { $act }
pages-typed-choices = Was gemeint ist
pages-typed-done = Getan: { $act }.
pages-typed-which = „{ $came }“ kann mehreres heißen. Tippen Sie eine Zahl. { $acts }
pages-typed-sure = Sicher? Dann tippen Sie die Zahl. { $acts }
pages-typed-empty = Es wurde nichts getippt. Erwartet: { $expected }
pages-typed-unknown = „{ $word }“ in „{ $came }“ ist unverständlich. Erwartet: { $expected }
pages-typed-no-sum = „{ $came }“ nennt keinen Betrag. Erwartet: { $expected }
pages-typed-two-sums = „{ $came }“ nennt zwei Beträge. Erwartet: { $expected }
pages-typed-not-now = „{ $came }“ wird jetzt nicht angenommen. Erwartet: { $expected }
pages-typed-stakes = Ihre Einsätze: { $stakes }.
pages-typed-no-stakes = Auf dem Tisch liegt kein Einsatz von Ihnen.
# $bets: what is taken now, each as one of the next two, with semicolons between.
pages-typed-bets = Sie können setzen: { $bets }.
# $bets: kinds of bets, or cards; $step: a stake is a multiple of it.
pages-typed-bets-from =
    { $step ->
        [1] { $bets }: { $least } bis { $most }
       *[other] { $bets }: { $least } bis { $most }, in Schritten von { $step }
    }
# $bet: what a button says with the least sum.
pages-typed-bet-most = { $bet }, höchstens { $most }
# $why: where the deal stands.
pages-typed-no-bets = Sie können jetzt nichts setzen. { $why }
pages-heard-own = Meine Karten hören ({ $key })
pages-heard-speak = Seite vorlesen
pages-heard-on = Dieses Tablet spricht jetzt.
pages-heard-cards = { $cards }.
pages-heard-total = { $cards }. Zusammen { $total }.
pages-heard-none = Sie haben jetzt keine Karten, die dieses Tablet nennen darf.
pages-heard-headphones = Diese Karten sind den anderen verborgen. Setzen Sie Kopfhörer auf, damit sie sonst niemand hört.
pages-heard-confirm = Ich trage Kopfhörer: sprechen
pages-heard-no-voice = Dieser Browser hat keine eigene Stimme für diese Sprache.

## What the croupier calls: of a line of the log, under its own key

pages-called-number =
    { $number ->
        [0] null
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
       *[9] neun
    }
pages-called-on = Die Ansagen werden von jetzt an gesprochen.
pages-called-no-voice = Dieser Browser hat keine Stimme für diese Sprache: die Ansagen stehen nur hier.
pages-calls =
    { $on ->
        [true] Die Ansagen werden gesprochen: ausschalten
       *[false] Ansagen sprechen
    }
