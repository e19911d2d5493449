### Punto banco. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

# Beside the name of an option: an option of punto banco.
punto_banco-name = Punto banco
# At the top of a page.
punto_banco-title = Punto banco

## The sheet for real cards (`faro sheet`)

# Places for cards, on paper.
punto_banco-by-hand-left = Punto
punto_banco-by-hand-right = Banco
punto_banco-by-hand-then = Dann nehmen Sie sie zu ihrer Hand und legen die nächste. Gebrannte Karten kommen nicht in den Rahmen.
# Beside an arrow to the upper edge of the sheet.
punto_banco-by-hand-aside = Gebrannte Karten und die Schnittkarte: neben das Blatt, verdeckt.

## The log

# On an account: what decided the stakes of a coup; $player, $banker: the totals.
punto_banco-came =
    { $result ->
        [player] Punto, { $player } zu { $banker }
        [banker] Banco, { $banker } zu { $player }
       *[tie] Égalité, beide { $player }
    }
punto_banco-reopened = vor Coup { $coup } werden wieder Einsätze angenommen
punto_banco-player-card = Punto: { CARD($card) }
punto_banco-banker-card = Banco: { CARD($card) }
punto_banco-player-third = Punto zieht { CARD($card) }
punto_banco-banker-third = Banco zieht { CARD($card) }
# $player, $banker: the totals; $natural: one of the hands was a natural.
punto_banco-tie =
    { $natural ->
        [true] Coup { $coup }: Égalité, beide { $player }, ein Natural
       *[false] Coup { $coup }: Égalité, beide { $player }
    }
punto_banco-player-wins =
    { $natural ->
        [true] Coup { $coup }: Punto gewinnt, { $player } gegen { $banker }, ein Natural
       *[false] Coup { $coup }: Punto gewinnt, { $player } gegen { $banker }
    }
punto_banco-banker-wins =
    { $natural ->
        [true] Coup { $coup }: Banco gewinnt, { $banker } gegen { $player }, ein Natural
       *[false] Coup { $coup }: Banco gewinnt, { $banker } gegen { $player }
    }
# $pay: what the bank pays beside the stake.
punto_banco-wins = { $player } gewinnt { $pay } mit { $stake } auf { punto_banco-bet }
punto_banco-loses = { $player } verliert { $stake } auf { punto_banco-bet }
punto_banco-returned = { $player }: { $stake } auf { punto_banco-bet } zurück

# $push: whether the stakes that a coup did not decide go back or stay; $result: "tie", or "banker" by the rules of EZ.
punto_banco-undecided =
    { $result ->
        [tie] { $push ->
            [return] Einsätze auf Punto und Banco gehen zurück
           *[stay] Einsätze auf Punto und Banco liegen für den nächsten Coup weiter
        }
       *[banker] { $push ->
            [return] Einsätze auf Banco gehen zurück
           *[stay] Einsätze auf Banco liegen für den nächsten Coup weiter
        }
    }
# Who holds the shoe. $by: who held it before.
punto_banco-shoe-first = { $player } hält den Schlitten
punto_banco-shoe-lost = die Hand Banco hat verloren: der Schlitten geht von { $by } an { $player }
punto_banco-shoe-declined = { $by } gibt den Schlitten an { $player } weiter
punto_banco-shoe-left = { $by } hat keinen Platz oder kein Geld: der Schlitten geht an { $player }
punto_banco-shoe-corrected = durch die berichtigte Karte geht der Schlitten von { $by } an { $player }
punto_banco-shoe-dealer = der Croupier hält den Schlitten
# Accounts, where the commission is not paid at once. $amount: the commission of one win.
punto_banco-on-account = eine Kommission von { $amount } kommt auf das Konto von { $player }
# $owed: what stays on the account.
punto_banco-account-paid =
    { $owed ->
        [0] { $player } gleicht das Konto aus: { $amount }
       *[other] { $player } zahlt { $amount } auf das Konto und schuldet darauf noch { $owed }
    }
# At the end of the shoe. $amount: what was paid; $debt: the rest.
punto_banco-account-closed =
    { $debt ->
        [0] der Schlitten ist zu Ende: { $player } gleicht das Konto aus, { $amount }
       *[other] der Schlitten ist zu Ende: { $player } zahlt { $amount } auf das Konto und schuldet { $debt }
    }
punto_banco-account-corrected =
    { $amount ->
        [0] durch die berichtigte Karte schuldet { $player } nichts auf Konto
       *[other] durch die berichtigte Karte schuldet { $player } { $amount } auf Konto
    }

## The pages

punto_banco-door = Platz nehmen und auf Punto, Banco oder Égalité setzen.
# $place: the hand and which of its cards.
punto_banco-place =
    { $place ->
        [burn] zu brennen, offen
        [burnt] zu brennen
        [player_1] Punto
        [player_2] Punto, zweite Karte
        [player_3] Punto, dritte Karte
        [banker_1] Banco
        [banker_2] Banco, zweite Karte
       *[banker_3] Banco, dritte Karte
    }
punto_banco-phase-burning = Karten werden gebrannt
punto_banco-phase-bets_open = Bitte setzen
punto_banco-phase-bets_closed = { play-phase-bets_closed }
punto_banco-phase-dealing = { play-phase-bets_closed }
punto_banco-bet =
    { $type ->
        [player] Punto
        [banker] Banco
        [tie] Égalité
        [player_pair] Punto-Paar
        [banker_pair] Banco-Paar
        [super6] Super 6
        [dragon7] Dragon 7
       *[panda8] Panda 8
    }
# On a bead of the road.
punto_banco-letter =
    { $result ->
        [player] P
        [banker] B
       *[tie] É
    }
punto_banco-pays-banker = 1:1 weniger { $percent } %
# $percent: the commission, which goes on the player's account.
punto_banco-pays-account = 1:1, { $percent } % auf Konto
punto_banco-pays-super6 = 1:1, bei 6 halb
punto_banco-lies = { $amount } auf { $bet }
punto_banco-act-bet = { $amount } auf { $bet }
punto_banco-act-remove = Einsatz zurücknehmen
punto_banco-act-pass_shoe = Schlitten weitergeben
punto_banco-hand = { $name }: { $total }
punto_banco-burning =
    { $count ->
        [one] Noch eine Karte wird verdeckt gebrannt
       *[other] Noch { $count } Karten werden verdeckt gebrannt
    }
punto_banco-next = Es folgt: { $place }
# $how: where the next card goes or how the coup ended; $third: who draws or stands, and on what.
punto_banco-both = { $how }. { $third }
# $does: "draws" or "stands"; $against: the player's third card, or "none".
punto_banco-third =
    { $hand ->
        [player] Punto zieht bei { $total }.
       *[banker] { $against ->
            [none] Punto blieb, Banco zieht bei { $total }.
           *[other] { $does ->
                [draws] Banco zieht bei { $total } gegen { $against }.
               *[stands] Banco blieb bei { $total } gegen { $against }.
            }
        }
    }
punto_banco-both-stand = Beide blieben.
# $player, $banker: the totals.
punto_banco-result =
    { $result ->
        [tie] { $natural ->
            [true] Coup { $coup }: Égalité mit Natural, beide { $player }
           *[false] Coup { $coup }: Égalité, beide { $player }
        }
        [player] { $natural ->
            [true] Coup { $coup }: Punto gewinnt mit Natural, { $player } gegen { $banker }
           *[false] Coup { $coup }: Punto gewinnt, { $player } gegen { $banker }
        }
       *[banker] { $natural ->
            [true] Coup { $coup }: Banco gewinnt mit Natural, { $banker } gegen { $player }
           *[false] Coup { $coup }: Banco gewinnt, { $banker } gegen { $player }
        }
    }
# What becomes of the stakes that a tie did not decide.
punto_banco-tie-stakes =
    { $push ->
        [return] Einsätze auf Punto und Banco gehen zurück.
       *[stay] Einsätze auf Punto und Banco liegen weiter.
    }
# Beside the cards that are left. $holder: a player.
punto_banco-holds = Schlitten: { $holder }
punto_banco-you-hold = Sie halten den Schlitten
punto_banco-held-by-dealer = Schlitten: der Croupier
punto_banco-last-coup = Die Schnittkarte kam.
# $mine, $others: amounts, or "no".
punto_banco-place-label = { $name }, zahlt { $pays }; Ihr Einsatz: { punto_banco-mine-lies }, der anderen: { punto_banco-others-lie }
punto_banco-mine-lies =
    { $mine ->
        [no] keiner
       *[other] { $mine }
    }
punto_banco-others-lie =
    { $others ->
        [no] keiner
       *[other] { $others }
    }
punto_banco-others =
    { $count ->
        [one] ein Spieler: { $amount }
       *[other] { $count } Spieler: { $amount }
    }
punto_banco-layout = Die Einsätze
punto_banco-no-shoe = Gesetzt wird, sobald der Schlitten bereit ist.
punto_banco-roads = Die Straßen
punto_banco-counts = Punto { $player } · Banco { $banker } · Égalité { $tie }
punto_banco-road-bead = Perlentafel
punto_banco-road-big = Große Straße
punto_banco-road-eye = Großes Auge
punto_banco-road-small = Kleine Straße
punto_banco-road-cockroach = Kakerlake
punto_banco-settled-on = { $amount } auf { $bet }
# $kept: what the bank kept of the win.
punto_banco-settled-on-kept = { $amount } auf { $bet }, { $kept } einbehalten
# $kept: what was written on the player's account.
punto_banco-settled-on-account = { $amount } auf { $bet }, { $kept } auf Konto
punto_banco-commission-taken = In diesem Schlitten von der Bank einbehalten: { $amount }
# Of all players together.
punto_banco-commission-owed = Kommission auf Konto: { $amount }
# On the tablet of the player.
punto_banco-you-owe = Kommission auf Ihrem Konto: { $amount }
punto_banco-done-bet = { $amount } auf { $bet }.
punto_banco-done-remove = Von { $bet } zurückgenommen.
punto_banco-done-pass_shoe = Der Schlitten geht weiter.
punto_banco-advice-take = Tippen Sie die Stelle an, von der Sie Ihren neuesten Einsatz zurücknehmen.
punto_banco-advice-bet = Tippen Sie zum Setzen eine Stelle an.
punto_banco-advice-chip = Wählen Sie einen Jeton.
punto_banco-rules-hands-is = Ein Ass zählt 1, Zehnen und Bilder 0; eine Hand ist die letzte Ziffer der Summe wert. 8 oder 9 mit zwei Karten ist ein Natural.
punto_banco-rules-third-is = Punto zieht bei 0 bis 5. Banco zieht bei 0 bis 5, wenn Punto blieb, sonst nach der Tabelle des Spiels.
punto_banco-rules-pays = Punto, Banco, Égalité
punto_banco-rules-side = Andere Einsätze
punto_banco-rules-holder = Wer den Schlitten hält

## Refusals

punto_banco-bad-type = Einen solchen Einsatz gibt es nicht
punto_banco-not-offered = Dieser Tisch nimmt diesen Einsatz nicht
punto_banco-locked = Dieser Einsatz liegt, bis er entschieden ist
punto_banco-not-holder = Sie halten den Schlitten nicht
punto_banco-nobody-next = Niemand sonst kann den Schlitten halten
punto_banco-no-accounts = An diesem Tisch gibt es keine Konten: eine Kommission wird sofort einbehalten
punto_banco-nothing-owed = Auf diesem Konto steht nichts
punto_banco-nothing-to-pay-with = In der Börse ist nichts, um das Konto auszugleichen
punto_banco-pays-later = Ein Konto wird vor oder nach einem Coup ausgeglichen
# $debt: a debt beside it, or 0.
punto_banco-owed-first =
    { $debt ->
        [0] Zuerst wird das Konto von { $owed } ausgeglichen: von den { $purse } in der Börse bleiben { $left }
       *[other] Zuerst werden das Konto von { $owed } und die Schuld von { $debt } beglichen: von den { $purse } in der Börse bleiben { $left }
    }

## Options: what each decides, with its section of docs/rules.md, and what its values mean

punto_banco-option-variant = Was ein gewinnender Einsatz auf Banco zahlt (3.1.5, 3.1.8, 3.1.9).
punto_banco-option-variant-standard = Gewinnt Banco, wird 1 zu 1 gezahlt, weniger eine Kommission.
punto_banco-option-variant-super6 = Gewinnt Banco, wird 1 zu 1 gezahlt, mit 6 die Hälfte.
punto_banco-option-variant-ez = Gewinnt Banco, wird 1 zu 1 gezahlt; gewinnt Banco mit einer Sieben aus drei Karten, ist es unentschieden.
punto_banco-option-commission-pct = Die Kommission auf gewinnende Einsätze auf Banco im gewöhnlichen Spiel, in Prozent (3.1.5).
punto_banco-option-commission-pct-is = Die Bank behält { $number } Prozent von dem, was ein Einsatz auf Banco gewinnt.
punto_banco-option-commission-rounding = Wie eine Kommission auf die kleinste Einheit gerundet wird (3.1.5).
punto_banco-option-commission-rounding-up = Eine Kommission wird aufgerundet.
punto_banco-option-commission-rounding-down = Eine Kommission wird abgerundet.
punto_banco-option-commission-rounding-nearest = Eine Kommission wird auf die nächste Einheit gerundet, eine halbe auf.
punto_banco-option-commission = Wann eine Kommission gezahlt wird (3.1.5).
punto_banco-option-commission-at-once = Eine Kommission wird sofort einbehalten.
punto_banco-option-commission-account = Ein gewinnender Einsatz auf Banco wird ganz bezahlt, und seine Kommission steht bis zum Ende des Schlittens auf dem Konto des Spielers.
punto_banco-option-commission-unit = Worauf eine Kommission auf Konto aufgerundet wird (3.1.5).
punto_banco-option-commission-unit-is = Eine Kommission auf Konto wird auf ein Vielfaches von { $number } aufgerundet.
punto_banco-option-super6-rounding = Wie die Hälfte gerundet wird, die ein Sieg von Banco mit 6 zahlt (3.1.8).
punto_banco-option-super6-rounding-down = Ein halber Einsatz wird abgerundet.
punto_banco-option-super6-rounding-up = Ein halber Einsatz wird aufgerundet.
punto_banco-option-tie-odds = Was eine Égalité zahlt (3.1.5).
punto_banco-option-tie-odds-is = Eine Égalité zahlt { $number } zu 1.
punto_banco-option-pair = Was ein Paar zahlt (3.1.6).
punto_banco-option-pair-is = Ein Paar zahlt { $number } zu 1.
punto_banco-option-dragon7 = Was der Sieg von Banco mit einer Sieben aus drei Karten zahlt (3.1.9).
punto_banco-option-dragon7-is = Dragon 7 zahlt { $number } zu 1.
punto_banco-option-panda8 = Was der Sieg von Punto mit einer Acht aus drei Karten zahlt (3.1.9).
punto_banco-option-panda8-is = Panda 8 zahlt { $number } zu 1.
punto_banco-option-super6-side = Was der Nebeneinsatz auf einen Sieg von Banco mit 6 zahlt (3.1.8).
punto_banco-option-super6-side-is = Der Einsatz auf Super 6 zahlt { $number } zu 1.
punto_banco-option-pairs = Ob auf Paare gesetzt werden darf (3.1.6).
punto_banco-option-pairs-on = Auf Paare darf gesetzt werden.
punto_banco-option-pairs-off = Einsätze auf Paare gibt es nicht.
punto_banco-option-push = Was mit einem Einsatz geschieht, der nicht entschieden ist (3.1.5).
punto_banco-option-push-stay = Ein Einsatz, der nicht entschieden ist, liegt für den nächsten Coup weiter.
punto_banco-option-push-return = Ein Einsatz, der nicht entschieden ist, geht zurück.
punto_banco-option-push-withdraw = Ob ein Einsatz, der nicht entschieden wurde, zurückgenommen werden darf (3.1.5).
punto_banco-option-push-withdraw-on = Ein Einsatz, der weiter liegt, darf vor dem nächsten Coup zurückgenommen werden.
punto_banco-option-push-withdraw-off = Ein Einsatz, der nicht entschieden ist, liegt, bis er entschieden ist.
punto_banco-option-burn = Karten, die vor dem ersten Coup gebrannt werden (3.1.2).
punto_banco-option-burn-on = Die erste Karte wird gezeigt, und so viele, wie sie zählt, werden gebrannt.
punto_banco-option-burn-off = Es werden keine Karten gebrannt.
punto_banco-option-cut-from-end = Wo die Schnittkarte ist, vom Ende des Schlittens gezählt (3.1.1).
punto_banco-option-cut-from-end-is = Die Schnittkarte ist vor der { $number }. Karte vom Ende.
punto_banco-option-cut-from-end-none = Im Schlitten ist keine Schnittkarte.
punto_banco-option-cut-rule = Welcher Coup der letzte ist, wenn die Schnittkarte gekommen ist (3.1.1).
punto_banco-option-cut-rule-current-is-last = Der Coup, in dem die Schnittkarte kommt, ist der letzte.
punto_banco-option-cut-rule-one-more = Auf den Coup, in dem die Schnittkarte kommt, folgt noch einer.
punto_banco-option-min = Der Mindesteinsatz (3.1.7).
punto_banco-option-min-is = { games-option-min-is }
punto_banco-option-max = Der Höchsteinsatz auf Punto oder Banco, und sonst ohne `side_max` (3.1.7).
punto_banco-option-max-is = { games-option-max-is }
punto_banco-option-max-none = { games-option-max-none }
punto_banco-option-side-max = Der Höchsteinsatz auf allem außer Punto und Banco, an Stelle von `max` (3.1.7).
punto_banco-option-side-max-is = Ein Einsatz neben Punto und Banco ist höchstens { $number }.
punto_banco-option-side-max-none = Alle Einsätze haben dasselbe Limit.
punto_banco-option-unit = Einsätze sind Vielfache davon (3.1.7).
punto_banco-option-unit-is = { games-option-unit-is }
punto_banco-option-max-scope = Was die Limits zählen (3.1.7).
punto_banco-option-max-scope-position = Das Limit gilt für alles, was ein Spieler auf einer Art Einsatz hat.
punto_banco-option-max-scope-bet = Das Limit gilt für jeden Einsatz.
punto_banco-option-solvency = Was die Bank zahlen können muss (3.1.7).
punto_banco-option-solvency-sum = Die Bank nimmt keinen Einsatz, wenn sie nicht alle auf einmal zahlen könnte.
punto_banco-option-solvency-none = Die Bank nimmt jeden Einsatz und darf schuldig bleiben.
punto_banco-option-shoe = Wer den Schlitten hält (3.1.14).
punto_banco-option-shoe-dealer = Der Croupier hält den Schlitten.
punto_banco-option-shoe-passes = Der Schlitten geht um die Plätze: wer ihn hält, behält ihn, bis die Hand Banco verliert.
punto_banco-option-shoe-to = An wen der Schlitten geht, wenn die Hand Banco verloren hat (3.1.14).
punto_banco-option-shoe-to-highest-winner = Der Schlitten geht an den, der auf Punto am meisten gewann, sonst an den nächsten Platz.
punto_banco-option-shoe-to-clockwise = Der Schlitten geht an den nächsten Platz.
punto_banco-option-packs = Kartenspiele im Schlitten (3.1.1).
punto_banco-option-packs-is = Im Schlitten sind { $number } Kartenspiele.
punto_banco-option-bet-s = Nach wie vielen Sekunden der Tisch sagt, dass die Zeit um ist; der Croupier schließt (3.1.10).
punto_banco-option-bet-s-is = Einsätze werden etwa { $number } Sekunden lang angenommen.
punto_banco-option-beads = Ob der Zählrahmen die gezeigten Karten zählt, in Vierteln eines Wertes (3.1.13).
punto_banco-option-irregularity = Was mit den Einsätzen geschieht, wenn mit den Karten etwas nicht stimmte (3.1.12).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

punto_banco-term-player = Punto
punto_banco-term-player-is = Die erste der zwei Hände eines Coups; sie gehört niemandem, und jeder darf auf sie setzen.
punto_banco-term-banker = Banco
punto_banco-term-banker-is = Die zweite der zwei Hände eines Coups; sie gehört niemandem, und jeder darf auf sie setzen.
punto_banco-term-commission = Kommission
punto_banco-term-commission-is = Der Teil eines Gewinns auf Banco, den die Bank behält.
punto_banco-term-account = Konto; Konten; Kontos; auf Konto
punto_banco-term-account-is = Was Sie an Kommissionen schulden, wo sie nicht sofort einbehalten werden; gezahlt wird zwischen Coups oder am Ende des Schlittens.
punto_banco-term-pair = Paar; Paare; Punto-Paar; Banco-Paar
punto_banco-term-pair-is = Ein Einsatz darauf, dass die ersten zwei Karten einer Hand denselben Wert haben.
punto_banco-term-super6 = Super 6
punto_banco-term-super6-is = Ein Einsatz darauf, dass die Hand Banco mit einer 6 gewinnt.
punto_banco-term-dragon7 = Dragon 7
punto_banco-term-dragon7-is = Ein Einsatz darauf, dass die Hand Banco mit einer 7 aus drei Karten gewinnt.
punto_banco-term-panda8 = Panda 8
punto_banco-term-panda8-is = Ein Einsatz darauf, dass die Hand Punto mit einer 8 aus drei Karten gewinnt.
punto_banco-term-burn = brennen; gebrannt; gebrannte
punto_banco-term-burn-is = Karten, die vor dem ersten Coup weggelegt werden: die erste wird gezeigt, und so viele, wie sie zählt, sind verdeckt gebrannt.
punto_banco-term-cut_card = Schnittkarte
punto_banco-term-cut_card-is = Eine Markierung im Schlitten: kommt sie, so ist der laufende Coup der letzte.
punto_banco-term-hold_shoe = den Schlitten halten; hält den Schlitten; halten den Schlitten; Schlitten weitergeben; der Schlitten geht
punto_banco-term-hold_shoe-is = Wer den Schlitten vor sich hat; abgerechnet wird deshalb nicht anders, und die Karten gibt der Croupier.
punto_banco-term-roads = Straßen; Straße; Perlentafel; Große Straße; Großes Auge; Kleine Straße; Kakerlake
punto_banco-term-roads-is = Tafeln, auf denen steht, welche Hand bisher gewonnen hat; sie sagen nicht, was als Nächstes kommt.

## The game in five pictures, one sentence each

punto_banco-step-bet = Setzen Sie vor den Karten auf eine von zwei Händen, Punto oder Banco, oder auf Égalité.
punto_banco-step-count = Eine Hand ist die letzte Ziffer der Summe ihrer Karten wert; Zehnen und Bilder zählen nichts.
punto_banco-step-natural = Mit 8 oder 9 aus zwei Karten ist der Coup sofort zu Ende.
punto_banco-step-third = Sonst kann zu jeder Hand eine dritte Karte kommen, nach fester Tabelle: niemand entscheidet etwas.
punto_banco-step-paid = Die höhere Hand gewinnt, und wer auf sie gesetzt hat, wird bezahlt.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

punto_banco-typed-example = 20 auf Banco
punto_banco-typed-player = Spieler; Punto
punto_banco-typed-banker = Bank; Bankhalter; Banco
punto_banco-typed-tie = Unentschieden; Gleichstand; Égalité
punto_banco-typed-player_pair = Paar Spieler; Spieler Paar; Spielerpaar
punto_banco-typed-banker_pair = Paar Bankhalter; Paar Bank; Bank Paar; Bankpaar
punto_banco-typed-super6 = Super 6; Super sechs
punto_banco-typed-dragon7 = Drache 7; Drache sieben
punto_banco-typed-panda8 = Panda 8; Panda acht
punto_banco-typed-pass_shoe = Schlitten weitergeben; gebe den Schlitten weiter

## What the croupier calls: of a line of the log, under its own key

punto_banco-called-player-wins = { $player } Punto, { $banker } Banco. Punto gewinnt.
punto_banco-called-banker-wins = { $banker } Banco, { $player } Punto. Banco gewinnt.
punto_banco-called-tie = Égalité, beide { $player }.
