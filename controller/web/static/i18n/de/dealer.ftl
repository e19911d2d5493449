### The dealer's page: running the deal, its dialogs, seats and money.

## The deal

dealer-the-deal = Die Partie
dealer-start = Partie beginnen
dealer-start-cut = Abgehoben: Partie beginnen
# $players: who cuts it, in this order.
dealer-cut = Es heben ab: { $players }.
dealer-cut-one = Der Bankhalter bestimmt, wer abhebt. Wer hat abgehoben?
dealer-banker = Wen haben die Spieler zum Bankhalter gewählt?
dealer-start-which = Die letzte Partie war ungültig: welches Kartenspiel liegt im Kasten?
dealer-start-new = Mit neuem Kartenspiel beginnen
dealer-start-same = Mit demselben Kartenspiel beginnen
dealer-cover = Das Kartenspiel liegt offen unter einer Deckkarte, einem Rücken oder einer leeren Karte; wird sie gezogen, zeigt sich die erste Karte.
dealer-cover-without = Das Kartenspiel liegt offen unter einer Deckkarte, einem Rücken oder einer leeren Karte, und ohne { $suit }; wird sie gezogen, zeigt sich die erste Karte.
dealer-hold = Anhalten
dealer-resume = Weiter
dealer-go-on-without = Ohne weiterspielen
dealer-seen = Gesehen: { $part }
dealer-nothing-drawn = Nichts gezogen
dealer-test = Die Geräte werden geprüft: keine Partie kann beginnen, kein Einsatz gesetzt werden.
dealer-test-service = Wartung: dort Prüfbetrieb beenden
dealer-close-bets = Nichts geht mehr
# While an answer is awaited: who claims, bids, takes or leaves the bank.
dealer-end-time = Frist beenden
dealer-reopen-bets = Wieder öffnen
# $marker: "cut" is the cut card.
dealer-marker =
    { $marker ->
        [cut] Die Schnittkarte kam
       *[other] Die Karte „{ $marker }“ kam
    }
dealer-pass-by = Die verdeckten Karten sind heraus
dealer-lay-away = Karte weglegen
dealer-key = Karte eingeben
dealer-undo = Rückgängig: { $ruling }
dealer-irregularity = Unregelmäßigkeit
dealer-void = Partie annullieren
# One round of several from the same pack.
dealer-void-round = Coup annullieren
dealer-sign-out = Abmelden
dealer-cards-shown = Aufgedeckte Karten
dealer-tap-to-correct = zum Berichtigen antippen

## The simulated box of the demonstration

dealer-demo = Der simulierte Kasten
dealer-demo-draw = Karte ziehen
dealer-demo-draw-two = Zwei auf einmal ziehen
dealer-demo-push-back = Eine zurückschieben
dealer-demo-hand-pass = Hand darüberführen
dealer-demo-load = Neues Kartenspiel
dealer-demo-manual = Selbst geben
dealer-demo-auto = Von selbst geben lassen
dealer-demo-troubles = Was am echten Tisch geschehen kann:
dealer-demo-cover = Kamera verdecken
dealer-demo-uncover = Kamera freigeben
dealer-demo-lamp-off = Lampe ausmachen
dealer-demo-lamp-on = Lampe anmachen
dealer-demo-unplug-camera = Kamera ausstecken
dealer-demo-plug-camera = Kamera einstecken
dealer-demo-unplug-board = Kabel des Zählrahmens ziehen
dealer-demo-plug-board = Kabel des Zählrahmens einstecken

## Dialogs

dealer-void-sure = Diese Partie annullieren?
dealer-void-what = Jeder Einsatz auf dem Tisch geht an seinen Besitzer zurück, und die Partie endet. Was abgerechnet ist, bleibt.
dealer-void-round-sure = Diesen Coup annullieren?
dealer-void-round-what = Jeder Einsatz des Coups geht an seinen Besitzer zurück, und seine Karten sind heraus. Das Kartenspiel läuft mit dem nächsten Coup weiter.
dealer-void-why = Grund
dealer-not-in-order = Etwas war nicht in Ordnung
dealer-what-was-wrong = Was nicht stimmte
dealer-foul-pack = Fehlerhaftes Kartenspiel
dealer-double-draw = Zwei Karten auf einmal gezogen
dealer-exposed-early = Eine Karte war zu sehen, bevor die Einsätze geschlossen waren
dealer-turned-back = Eine Karte wurde zurückgedreht
dealer-what-becomes = Was mit den Einsätzen auf dem Tisch geschieht
dealer-return-stakes = Alle Einsätze gehen zurück
dealer-bank-pays = Die Bank zahlt jeden Einsatz
dealer-rules-each = Ich entscheide über jeden Einsatz
dealer-stake-stays = bleibt
dealer-stake-returned = geht zurück
dealer-stake-paid = wird bezahlt
dealer-ruling-stands = Was abgerechnet ist, bleibt; alle sehen den Entscheid.
dealer-ruling-ends = Was abgerechnet ist, bleibt; alle sehen den Entscheid. Die Partie endet.
# One round of several from the same pack.
dealer-ruling-round = Der Coup ist dann ungültig. Was davor abgerechnet wurde, bleibt; alle sehen den Entscheid.
dealer-apply = So entscheiden
dealer-key-card = Karte { $number } eingeben
dealer-key-what = Die Karte, die jetzt im Fenster ist, wenn die Kamera sie nicht sieht.
dealer-key-label = Die Karte im Fenster
dealer-correct-card = Karte { $number } berichtigen
# $was, $card: names of cards, such as "Ten of clubs".
dealer-correct-which = Sie galt als { $was }. Welche Karte war es wirklich?
dealer-correct-label = Die richtige Karte
dealer-correct-what = Karte { $number } wird { $card }; jede Runde seitdem wird neu abgerechnet, und die Unterschiede werden gebucht.
dealer-correct-swap = Karte { $number } wird { $card } und Karte { $other } { $was }: die beiden tauschen die Stelle; jede Runde seitdem wird neu abgerechnet, und die Unterschiede werden gebucht.
dealer-correct = Berichtigen

## Questions

dealer-which-card = Welche Karte ist es?
dealer-picture-card = Das Bild von Karte { $number }
dealer-picture-of = Ansicht { $number } von { $count }
dealer-pictures = Andere Ansichten dieser Karte
# How likely the card is when it is also considered which cards are still in the pack.
dealer-by-pack = nach dem Kartenspiel { $percent }
dealer-already-out = schon heraus als Karte { $number }
dealer-another-drawn = Eine weitere wurde gezogen
dealer-none-drawn = Die Karte davor, keine gezogen
dealer-hide-cards = Andere Karten verbergen
dealer-another-card = Andere Karte
dealer-name-card = Karte nennen
dealer-face-down = Eine verdeckte Karte ist nicht zu lesen
dealer-how-many = Wie viele Karten wurden gezogen?
dealer-window-now = Das Fenster jetzt
dealer-more = Mehr:
dealer-more-range = { $least } bis { $most }
dealer-more-button = So viele

## People and money

dealer-people = Spieler
# Beside a player: whether the tablet of his seat is connected.
dealer-tablet-here =
    { $count ->
        [one] Tablet da
       *[other] { $count } Tablets
    }
# No tablet has been at this seat since the program started.
dealer-tablet-none = noch kein Tablet
# $minutes, $seconds: since the last tablet of this seat was heard.
dealer-tablet-gone =
    { $minutes ->
        [0] Tablet weg { $seconds } s
       *[other] Tablet weg { $minutes } min
    }
dealer-tablets-else =
    { $count ->
        [one] ein Bildschirm ohne Platz
       *[other] { $count } Bildschirme ohne Platz
    }
# A tablet that has lost its seat asks to have it back.
dealer-back = Ein Tablet bittet um einen Platz
dealer-back-asks = Ein Tablet möchte { $player } sein
# $tablet: what it calls itself, such as "iPad, Safari".
dealer-back-from = { $tablet }, unter { $address }
# $minutes, $seconds: since one of them said anything.
dealer-back-own-here =
    { $minutes ->
        [0] Das eigene Tablet von { $player } ist noch da, zuletzt gehört vor { $seconds } s. Es verliert den Platz.
       *[other] Das eigene Tablet von { $player } ist noch da, zuletzt gehört vor { $minutes } min. Es verliert den Platz.
    }
dealer-back-own-gone =
    { $minutes ->
        [0] Das eigene Tablet von { $player } ist seit { $seconds } s weg.
       *[other] Das eigene Tablet von { $player } ist seit { $minutes } min weg.
    }
dealer-back-own-none = { $player } hatte kein Tablet, seit das Programm läuft.
dealer-back-look = Sehen Sie nach, wer es hält: ist das { $player }?
dealer-back-left = { $seconds } s
dealer-back-yes = Ja, es ist { $player }
dealer-back-no = Nein
# A link to the service page.
dealer-service = Wartung
dealer-usual-sums = Übliche Beträge
dealer-amount = Betrag
dealer-amount-all = Alles { $amount }
dealer-has-lying = { $purse } + { $lying } liegt
dealer-bot = Bot
dealer-no-seat = kein Platz
# On the button that shows what a player has, for those who hear the page.
dealer-account-label = { $has }: Abrechnung von { $player }
dealer-buy-in = Einkaufen
dealer-buy-in-label = Für { $player } einkaufen
dealer-buy-in-what = { $player } gibt Ihnen Geld und bekommt Jetons dafür.
dealer-cash-out = Auszahlen
dealer-cash-out-label = { $player } auszahlen
dealer-cash-out-what = { $player } gibt Jetons zurück und bekommt Geld dafür.
# Behind the sentence before.
dealer-cash-out-debt = Zuerst wird die Schuld von { $debt } beglichen.
dealer-cash-out-account = Zuerst wird das Konto von { $account } beglichen.
dealer-pay-debt = Schuld zahlen
dealer-pay-debt-label = Schuld von { $player } zahlen
dealer-pay-debt-sure = { $amount } aus der Börse von { $player } für die Schuld von { $debt } nehmen?
# Of commissions that were not paid at once.
dealer-pay-account = Konto zahlen
dealer-pay-account-label = Konto von { $player } zahlen
dealer-pay-account-sure = { $amount } aus der Börse von { $player } für das Konto von { $account } nehmen?
dealer-code = Code
dealer-code-label = Code für das Tablet von { $player }
dealer-close-seat-label = Platz von { $player } schließen
dealer-close-seat-sure = Den Platz von { $player } schließen?
# The same, of one who owes commissions and has money.
dealer-close-seat-pays = Den Platz von { $player } schließen und { $amount } aus der Börse für das Konto von { $account } nehmen?
dealer-pair = Ein Platz für { $player }
dealer-pair-scan = Das Tablet des Spielers nimmt den Platz, wenn seine Kamera diesen Code binnen einer Viertelstunde öffnet:
dealer-pair-alt = Code für den Platz von { $player }
dealer-pair-open = Oder dort öffnen:
dealer-pair-enter = und diese Buchstaben eingeben:
dealer-invite = Code für Tablets
dealer-pair-own = Diese Seite wurde am Gerät des Tisches selbst geöffnet; nehmen Sie an anderen Tablets statt { $host } seine Adresse im Netz des Hauses.
dealer-bank-change = Bank ändern
dealer-bank-what = Geld, das in die Bank gelegt wird; ein Minus nimmt welches heraus.
dealer-bank-holds = In der Bank liegen { $amount }
# Chemin de fer: the house's share is kept in a box.
dealer-box-holds = In der Kasse des Hauses liegen { $amount }
dealer-box-button = Entnehmen
dealer-box-change = Geld aus der Kasse nehmen
dealer-box-what = Geld, das das Haus aus seiner Kasse nimmt.
dealer-bank-button = Ändern
dealer-maximum = Der Höchsteinsatz ist { $amount } bis zum Ende der Partie
dealer-raise = Höchsteinsatz erhöhen
dealer-raise-what = Zwischen zwei Abzügen, für den Rest dieser Partie. Vor ihrem Ende lässt er sich nicht wieder senken; liegende Einsätze bleiben, wie sie sind.
dealer-raise-button = Erhöhen
dealer-raise-for-what = Nur für { $player }, zwischen zwei Abzügen, für den Rest dieser Partie. Bis zu diesem Betrag begrenzt die Einsätze dann nur, was die Bank zahlen kann.
dealer-raise-for-label = Höchsteinsatz für { $player } erhöhen
dealer-covers = Die Bank deckt höchstens { $amount } in einem Abzug
dealer-raise-cap = Deckung der Bank erhöhen
dealer-raise-cap-what = Zwischen zwei Abzügen, für den Rest dieser Partie. Vor ihrem Ende lässt sie sich nicht wieder senken; die Bank zahlt nie mehr, als sie hat.
dealer-raise-cap-button = Mehr decken
dealer-open-seat = Platz öffnen für
dealer-open-seat-name = Name
dealer-open-seat-button = Öffnen

## The hand at the box of the demonstration

dealer-demo-busy = die Hand am Kasten ist noch in Bewegung
dealer-demo-unknown = { $action } ist nichts, was die Vorführung kann
