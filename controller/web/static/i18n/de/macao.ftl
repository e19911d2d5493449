### Macao and Victoria. Read on the tablets and in `faro recall`; options also in the configuration and
### docs/rules-options.md, which are in English.

# Beside the name of an option: an option of Macao.
macao-name = Macao
# At the top of a page.
macao-title = Macao

## The log

# On an account: what decided a stake of a coup, by what one's own hand and the bank's were worth.
macao-came = { $own } gegen { $bank } der Bank
macao-came-bank = Die Bank hat { $bank }
macao-reopened = { baccarat-reopened }
macao-dealt = { $player } hat eine verdeckte Karte
macao-your-card = { games-your-card }
macao-drawn = { games-drawn }
macao-refuses = { $player } lehnt die Karte ab
macao-instead = { $player } hat stattdessen { CARD($card) }
macao-stands = { games-stands-on }
macao-natural = { $player } hat ein Natural
macao-over9 = { $player } ist über neun
# $player: the banker; $cards: his hand; $value: what it is worth.
macao-banker-has = Coup { $coup }: der Bankhalter { $player } hat { $value }, { $cards }
macao-banker-over = Coup { $coup }: der Bankhalter { $player } ist über neun mit { $value }, { $cards }
macao-hand = { $player } hat { $value }, { $cards }
macao-bank-passed = { $player } hat die Bank
# $player: who is the banker now.
macao-ended = das Kartenspiel ist aufgebraucht; { $player } hat die Bank
macao-void = die Partie ist ungültig; offene Einsätze gingen zurück
# $why: what the dealer wrote, or an irregularity.
macao-void-why = die Partie ist ungültig: { $why }; offene Einsätze gingen zurück
macao-returned-passed = { $amount } zurück an { $player }: die Bank ist weitergegangen
macao-not-held = { $amount } zurück an { $player }: der Bankhalter könnte es nicht zahlen

## The pages

macao-door = Platz nehmen und gegen den Bankhalter setzen; zuerst eine Karte.
# Where the dealer lays the next card.
macao-place =
    { $place ->
        [banker] Bankhalter { $player }
       *[player] { $player }
    }
macao-to-refuse = ablehnen
macao-phase-bets_open = Setzen gegen den Bankhalter
macao-phase-dealing = { baccarat-phase-bets_closed }
# $player: whose turn it is, or none.
macao-phase-turn =
    { $player ->
        [none] ein Spieler zieht oder bleibt
       *[other] { play-draws-or-stands }
    }
macao-phase-drawing =
    { $player ->
        [none] ein Spieler zieht
       *[other] { $player } zieht
    }
macao-moment-turn = { macao-phase-turn }
macao-moment-drawing = { macao-phase-drawing }
macao-phase-over = Das Kartenspiel ist aufgebraucht
macao-phase-void = { pages-deal-void }
# $who: you or player; $bank: he is the banker.
macao-hand-of =
    { $bank ->
        [true] { $who ->
            [you] Sie, der Bankhalter
           *[player] Bank: { $player }
        }
       *[false] { $who ->
            [you] Sie
           *[player] { $player }
        }
    }
macao-lies = { $amount } gegen den Bankhalter
macao-act-refuse = Karte ablehnen
macao-act-pass_bank = Bank nach links weitergeben
macao-done-stake = { $amount } gesetzt.
macao-hold-to-see = Halten zum Ansehen
macao-is-over = über neun
macao-is-natural = Natural
# $cards: signs of the cards that were laid aside.
macao-refused = abgelehnt: { $cards }
macao-next-down = Es folgt: { $player }, verdeckt
macao-next-up = Es folgt: { $player }
macao-stakes-against = Einsätze gegen { $player }
macao-nothing-lies = Niemand hat gesetzt.
# $amount: how much more the banker can answer for.
macao-room = Der Bankhalter kann noch für { $amount } einstehen.
macao-left =
    { $count ->
        [one] Noch eine Karte im Kartenspiel.
       *[other] Noch { $count } Karten im Kartenspiel.
    }
macao-no-deal = Einsätze werden angenommen, wenn das Kartenspiel im Schlitten ist.
macao-nothing-settled = In dieser Partie ist noch kein Coup abgerechnet.
macao-bank-had = { $player } hatte { $value }:
macao-advice-stake = Tippen Sie Jetons an, dann setzen Sie. Es lässt sich nicht zurücknehmen.
macao-advice-draw = Ziehen Sie eine Karte, oder bleiben Sie.
macao-advice-turn_of = { play-draws-or-stands }
macao-advice-refuse = Die Zehn zählt nichts: behalten Sie sie, oder lehnen Sie sie für eine andere Karte ab.
macao-advice-banker = Sie halten die Bank: die anderen setzen gegen Ihre Börse.
macao-rules-hands-is = Ein Ass zählt 1, Zehnen und Bilder 0; eine Hand ist die letzte Ziffer der Summe wert. 8 oder 9 mit den ersten Karten ist ein Natural.
macao-rules-refusing = Zehnen
macao-rules-refusing-is = Eine eben gezogene Zehn oder ein eben gezogenes Bild darf für eine andere Karte abgelehnt werden, immer wieder.
macao-rules-wins = Wer gewinnt
macao-rules-wins-is = Die höhere Hand gewinnt, dann die mit weniger Karten.
macao-rules-limits = { faro-sheet-stakes }

## Refusals

macao-banker = { baccarat-banker }
macao-solvency = { games-solvency }
macao-pack-short = Das Kartenspiel reicht nicht für einen Spieler mehr; das nächste beginnt bald
macao-no-stakes = Niemand hat gesetzt
macao-not-dealt = Die ersten Karten sind noch nicht gegeben
macao-not-your-turn = { baccarat-not-your-turn }
macao-max-cards = Die Hand hat so viele Karten, wie sie haben darf
macao-no-cards = Im Kartenspiel ist keine Karte mehr
macao-not-refusable = Abgelehnt werden kann nur eine eben gezogene Zehn oder ein Bild
macao-no-turn = Niemand ist an der Reihe
macao-over = { pages-deal-over }
macao-hands-hidden = Solange Hände verdeckt liegen, wird keine Karte berichtigt; annullieren Sie den Coup, oder warten Sie, bis er abgerechnet ist
macao-bound = In der Börse des Bankhalters muss sein, was die Einsätze gewinnen könnten
macao-no-bank = Der Bankhalter steht mit seiner eigenen Börse ein
macao-coup-under-way = Das wartet, bis dieser Coup abgerechnet ist
macao-alone = Es braucht zwei Spieler mit Geld
macao-no-stake-of = { baccarat-has-no-stake }

## What is wrong with a deal script

macao-expected-banker = einer der Plätze
macao-expected-seats = eine Liste von zwei oder mehr Namen
macao-expected-players-seated = jeder der Spieler einmal

## Why a run has no deal script

macao-unsaid-banker = die Bank war an einen anderen Spieler gegangen, und ein Skript hat einen Bankhalter

## Options: what each decides, with its section of docs/rules.md, and what its values mean

macao-option-macao-tie = Wer gewinnt, wenn Punkte und Zahl der Karten gleich sind (3.4.7).
macao-option-macao-tie-banker = Eine Égalité gehört dem Bankhalter.
macao-option-macao-tie-void = Eine Égalité ist ungültig: der Einsatz geht zurück.
macao-option-macao-over9 = Was eine Summe über neun zählt (3.4.6).
macao-option-macao-over9-mod10 = Von einer Summe über neun zählt die letzte Ziffer.
macao-option-macao-over9-bust = Eine Hand über neun hat sofort verloren.
macao-option-max-cards = Die meisten Karten einer Hand, die ersten mitgezählt (3.4.5).
macao-option-max-cards-is = Eine Hand hat höchstens { $number } Karten.
macao-option-max-cards-none = Eine Hand darf beliebig viele Karten haben.
macao-option-natural9-pays = Was ein Natural von neun zahlt (3.4.7).
macao-option-natural9-pays-is = Ein Natural von neun zahlt { $number } zu 1.
macao-option-natural8-pays = Was ein Natural von acht zahlt (3.4.7).
macao-option-natural8-pays-is = Ein Natural von acht zahlt { $number } zu 1.
macao-option-pair-even = Was ein Natural aus zwei Karten eines Wertes zahlt (3.4.8).
macao-option-pair-even-on = Ein Natural aus zwei Karten eines Wertes zahlt 1 zu 1.
macao-option-pair-even-off = Ein Natural aus zwei Karten eines Wertes zahlt wie jedes andere.
macao-option-solvency = Was der Bankhalter zahlen können muss (3.4.2).
macao-option-solvency-sum = Der Bankhalter nimmt keinen Einsatz, wenn nicht in seiner Börse ist, was alle gewinnen könnten.
macao-option-solvency-none = Der Bankhalter nimmt jeden Einsatz und darf schuldig bleiben.
macao-option-min = Der Mindesteinsatz, bei jedem Setzen (3.4.2).
macao-option-min-is = { games-option-min-is }
macao-option-max = Der Höchsteinsatz eines Spielers in einem Coup (3.4.2).
macao-option-max-is = Ein Spieler setzt höchstens { $number } in einem Coup.
macao-option-max-none = { games-option-max-none }
macao-option-unit = Einsätze sind Vielfache davon (3.4.2).
macao-option-unit-is = { games-option-unit-is }
macao-option-stake-s = Wie viele Sekunden nach dem ersten noch Einsätze angenommen werden (3.4.9).
macao-option-stake-s-is = Nach dem ersten werden noch { $number } Sekunden Einsätze angenommen.
macao-option-turn-s = In wie vielen Sekunden ein Spieler zieht oder bleibt (3.4.9).
macao-option-turn-s-is = Ein Spieler zieht oder bleibt binnen { $number } Sekunden, sonst bleibt er.
macao-option-peek = Wo Spieler ihre verdeckten Karten sehen (3.4.9).
macao-option-peek-tablet = Ein Spieler sieht seine verdeckten Karten auf seinem Tablet.
macao-option-peek-cards = Ein Spieler sieht seine verdeckten Karten selbst an; kein Tablet zeigt sie.
macao-option-beads = Ob der Zählrahmen die gezeigten Karten zählt (3.4.12).
macao-option-beads-quarters = Mit jeder zweiten gezeigten Karte ihres Wertes rückt eine Perle hinüber.
macao-option-irregularity = Was mit den Einsätzen geschieht, wenn mit den Karten etwas nicht stimmte (3.4.11).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

macao-term-bank = Bank
macao-term-bank-is = Im Macao gibt es kein eigenes Geld der Bank: der Bankhalter steht mit seiner Börse ein, und die Bank geht um die Plätze.
macao-term-natural = Natural; Naturals
macao-term-natural-is = Eine 8 oder 9 mit den ersten Karten; zu ihr wird nicht gezogen, und sie zahlt mehr.
macao-term-coup = Coup; Coups
macao-term-coup-is = Eine Runde: die Einsätze, die Karten, und was gezahlt wird.
macao-term-draw = ziehen; zieht
macao-term-draw-is = Eine weitere Karte bekommen, offen.
macao-term-stand = bleiben; bleibt
macao-term-stand-is = Keine Karte mehr nehmen.
macao-term-court = Bild; Bilder
macao-term-court-is = Ein Bube, eine Dame oder ein König.
macao-term-refuse = ablehnen; lehnt die Karte ab; abgelehnt
macao-term-refuse-is = Eine eben gezogene Zehn oder ein Bild weglegen lassen und eine andere Karte dafür bekommen.
macao-term-over_nine = über neun
macao-term-over_nine-is = Eine Hand mit mehr als neun Punkten; wo das vereinbart ist, hat sie sofort verloren.
macao-term-tie = Égalité
macao-term-tie-is = Zwei Hände mit gleich viel Punkten und gleich vielen Karten.

## The game in five pictures, one sentence each

macao-step-stake = Ein Spieler ist der Bankhalter, und die anderen setzen gegen seine Börse.
macao-step-first = Jeder hat eine verdeckte Karte; Zehnen und Bilder zählen nichts.
macao-step-natural = Eine 8 oder 9 am Anfang ist ein Natural und gewinnt ein Mehrfaches ihres Einsatzes.
macao-step-draw = An der Reihe ziehen Sie Karten oder bleiben; eine Zehn oder ein Bild dürfen Sie für eine andere Karte ablehnen.
macao-step-compared = Die letzte Ziffer der Summe zählt: die höhere Hand gewinnt.
macao-step-first_two = Jeder hat zwei verdeckte Karten; Zehnen und Bilder zählen nichts.
macao-step-natural_two = Eine 8 oder 9 aus zwei Karten ist ein Natural und gewinnt ein Mehrfaches ihres Einsatzes.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

macao-typed-example = Einsatz 50
macao-typed-refuse = ablehnen; lehne ab

## What the croupier calls: of a line of the log, under its own key

macao-called-natural = Natural für { $player }.
macao-called-banker-has = Die Bank: { $value }.
