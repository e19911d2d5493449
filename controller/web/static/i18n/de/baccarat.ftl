### What the games of baccarat share. Read on the tablets and in `faro recall`.

## The log: the shoe

# $count: how many cards are burnt face down after it.
baccarat-burn =
    { $count ->
        [one] gebrannt: { CARD($card) }, und eine Karte verdeckt
       *[other] gebrannt: { CARD($card) }, und { $count } Karten verdeckt
    }
baccarat-burnt = eine Karte wird verdeckt gebrannt
baccarat-cut = die Schnittkarte ist gekommen
baccarat-shoe-over = der Schlitten ist zu Ende
baccarat-shoe-void = der Schlitten ist ungültig; offene Einsätze gingen zurück
# $why: what the dealer wrote, or an irregularity.
baccarat-shoe-void-why = der Schlitten ist ungültig: { $why }; offene Einsätze gingen zurück
baccarat-coup-void = Coup { $coup } ist ungültig; seine Karten sind heraus
# $why: what the dealer wrote, or an irregularity.
baccarat-coup-void-why = Coup { $coup } ist ungültig: { $why }; seine Karten sind heraus

## The pages

baccarat-round = Coup { $number }
# A shoe is one deal.
baccarat-so-far = Coup { $round }, Schlitten { $deal }
baccarat-join-round = Sie können im nächsten Coup mitspielen, wenn dieser abgerechnet ist.
baccarat-join-round-s = Sie können im nächsten Coup mitspielen, in etwa { $seconds } s.
baccarat-sheet = Coup
# Heading of what the stakes of a coup won and lost.
baccarat-settled = Coup { $number }
baccarat-nothing-settled = In diesem Schlitten ist noch kein Coup abgerechnet.
baccarat-left =
    { $count ->
        [one] Noch eine Karte im Schlitten.
       *[other] Noch { $count } Karten im Schlitten.
    }
baccarat-phase-banco = Banco?
baccarat-phase-bets_open = Bitte setzen
baccarat-phase-bets_closed = Nichts geht mehr
baccarat-phase-over = { baccarat-over }
baccarat-phase-void = Der Schlitten war ungültig; offene Einsätze gingen zurück
# In a sentence such as "bob draws or stands".
baccarat-to-take = die Bank nehmen
baccarat-to-retire = die Bank abgeben
# What holds by silence.
baccarat-to-custom = nach Brauch
baccarat-to-table = nach der Tabelle
baccarat-act-banco = Banco
baccarat-act-retire = Bank abgeben
baccarat-act-stake = { $amount } setzen
# $more: true with a stake of one's own placed, none before a chip was tapped.
baccarat-do-stake =
    { $more ->
        [none] Setzen
        [true] Noch { $amount } setzen
       *[false] { baccarat-act-stake }
    }
# The dealer's buttons, for a player without a tablet.
baccarat-act-enter_draw = Eingeben: zieht
baccarat-act-enter_stand = Eingeben: bleibt
baccarat-act-says_draw = { baccarat-act-enter_draw }
baccarat-act-says_stand = { baccarat-act-enter_stand }
baccarat-advice-wait = Der nächste Schlitten beginnt, wenn der Croupier gemischt hat.
baccarat-rules-hands = Die Hände
baccarat-rules-third = Die dritte Karte
baccarat-rules-shoe = Der Schlitten
baccarat-rules-bank = { pages-the-bank }

## The log: money

# $pay: what the bank pays beside the stake.
baccarat-wins = { games-wins }
baccarat-loses = { games-loses }
baccarat-returned = { games-returned }
baccarat-returned-end = { $amount } zurück an { $player }: der Schlitten ist zu Ende
baccarat-returned-void = { $amount } zurück an { $player }: ungültig
baccarat-not-held = { $amount } zurück an { $player }: die Bank könnte es nicht zahlen

## Refusals

baccarat-closed = Keine Einsätze mehr in diesem Coup
baccarat-dup-id = Einen Einsatz dieses Namens gibt es schon
baccarat-unknown-player = { games-unknown-player }
baccarat-bad-stake = Der Einsatz muss ein positives Vielfaches der Einheit des Tisches sein
baccarat-min = { games-min }
baccarat-max = { games-max }
baccarat-funds = { games-funds }
baccarat-solvency = Die Bank kann das mit den liegenden Einsätzen nicht decken
baccarat-unknown-id = Einen solchen Einsatz gibt es nicht
baccarat-no-bet = Einen Einsatz { $bet } gibt es nicht
baccarat-not-owner = Dieser Einsatz gehört einem anderen Spieler
baccarat-not-open = { games-not-open }
baccarat-not-closed = Eine Karte dieses Coups ist schon gegeben
baccarat-not-due = { games-not-due }
baccarat-over = Der Schlitten ist zu Ende
baccarat-too-many = Diese Karte kam so oft, wie Kartenspiele im Schlitten sind
baccarat-no-marker = In diesem Schlitten gibt es keine solche Markierungskarte
baccarat-cut-out = Die Schnittkarte ist schon gekommen
baccarat-answered = Sie haben schon geantwortet
baccarat-not-shown = { games-not-dealt-yet }
baccarat-face-down = Diese Karte liegt verdeckt
baccarat-same-card = { games-that-card-already }
baccarat-burnt-unseen = Diese Karte wurde verdeckt gebrannt
baccarat-changes-later = Mit dieser Karte wären spätere anderswohin gegangen: was gegeben ist, gilt
baccarat-no-debt = { games-no-debt }
baccarat-bank-funds = { games-bank-funds }
baccarat-bank-bound = { games-bank-bound }
baccarat-coup-under-way = Die Bank gibt kein Geld heraus, bevor dieser Coup abgerechnet ist
baccarat-bad-amount = { games-bad-amount }
baccarat-bank-empty = die Bank steht bei { $bank }; vor dem nächsten Schlitten muss Geld eingelegt werden

## The options: the beads

baccarat-beads-rest = Die Perlen des Zählrahmens ruhen.
baccarat-beads-quarters = Mit jedem Viertel der gezeigten Karten eines Wertes rückt eine Perle hinüber.

## Deal scripts

# $least: how many names at least.
baccarat-names = eine Liste von { $least } oder mehr Namen
baccarat-places = jeder Spieler an einer Stelle, und niemand sonst

## Why a shoe has no deal script

baccarat-unsaid-too-often = { CARD($card) } wurde einmal öfter gegeben, als die { $packs } Kartenspiele eines Skripts sie haben

## What several games of the family say alike, in the log, as a refusal and of an option

baccarat-returned-above-bank = { $amount } zurück an { $player }: über der Bank
baccarat-not-vacant = Es gibt schon eine Bank
baccarat-own = Sie haben diese Bank eben abgegeben
baccarat-no-bank = Es gibt keine Bank, gegen die man spielen könnte
baccarat-banker = Der Bankhalter setzt nicht
baccarat-not-your-turn = Sie sind nicht an der Reihe
baccarat-changes-play = Mit dieser Karte wäre danach anders gespielt worden: was gegeben ist, gilt
baccarat-unsaid-raised = die Bank war für den ungültigen Coup erhöht worden, wofür ein Skript keine Handlung hat
baccarat-option-min-bank-is = Eine Bank ist { $number } oder mehr.
baccarat-option-peek-tablet = Wer eine Hand spielt, sieht sie auf seinem Tablet.
baccarat-option-peek-cards = Wer eine Hand spielt, hebt die Karten an; kein Tablet zeigt sie.
baccarat-reopened = vor Coup { $coup } werden wieder Einsätze angenommen
baccarat-has-no-stake = { $player } hat keinen Einsatz

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

baccarat-term-shoe = Schlitten; Schlittens
baccarat-term-shoe-is = Der geschlossene Kasten mit mehreren Kartenspielen, aus dem die Karten gezogen werden.
baccarat-term-coup = Coup; Coups
baccarat-term-coup-is = Eine Runde: die Einsätze, die Karten, und was gezahlt wird.
baccarat-term-natural = Natural; Naturals
baccarat-term-natural-is = Eine Hand von 8 oder 9 mit den ersten zwei Karten; sie wird sofort gezeigt, und keine dritte Karte wird gegen sie gezogen.
baccarat-term-tie = Égalité; Égalités
baccarat-term-tie-is = Beide Hände sind gleich viel wert.
baccarat-term-draw = ziehen; zieht; zog
baccarat-term-draw-is = Eine dritte Karte nehmen.
baccarat-term-stand = bleiben; bleibt; blieb; blieben
baccarat-term-stand-is = Keine dritte Karte nehmen.
baccarat-term-banco = Banco; Bancos
baccarat-term-banco-is = Allein gegen die ganze Bank spielen, an Stelle aller anderen Einsätze.
baccarat-term-custom = Brauch
baccarat-term-custom-is = Was eine Hand tut, wenn ihr Spieler nichts sagt: sie zieht bei 0 bis 4 und bleibt bei 6 und 7.
baccarat-term-table = nach der Tabelle
baccarat-term-table-is = Was die Hand des Bankhalters tut, wenn er nichts sagt, nach der Ziehtabelle des Punto banco.
baccarat-term-standing_by = Umstehende; Umstehender; Umstehenden
baccarat-term-standing_by-is = Am Tisch ohne Stuhl in der Reihe: ein Umstehender darf nur setzen, was die Bank noch deckt.
baccarat-term-leave = Bank abgeben; gibt die Bank ab; abgegeben
baccarat-term-leave-is = Der Bankhalter nimmt alles Geld seiner Bank, und ein anderer kann sie haben.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

baccarat-typed-banco = banco
baccarat-typed-retire = abgeben; Bank abgeben; gebe die Bank ab
