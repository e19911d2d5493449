### What all games say: cards, money, irregularities, and what was expected in an option, a deal script or a command.
### Read on the tablets, in `faro recall`, `faro settle` and the errors of the configuration.

games-card = { CARD($card) }
# One of several; $other may be such a sentence itself.
games-or = { $one } oder { $other }

## The log: money

games-buys-in = { $player } kauft für { $amount } ein
games-cashes-out = { $player } lässt sich { $amount } auszahlen
games-pays-debt = { $player } zahlt { $amount } einer Schuld
games-banker-adds = der Bankhalter legt { $amount } zu
games-banker-takes = der Bankhalter nimmt { $amount } heraus
# $amount: with its sign, such as +25.
games-compensation = Ausgleich: { $player } { $amount }
games-compensation-bank = Ausgleich: Bank { $amount }

## The log: a card put right

games-corrected = Karte { $number } war nicht { CARD($was) }, sondern { CARD($now) }
games-swapped = und Karte { $number } war { CARD($card) }

## Irregularities that can be reported

games-foul-pack = fehlerhaftes Kartenspiel
games-double-draw = Doppelzug
games-exposed-early = zu früh gesehen
games-turned-back = zurückgedreht

## The same in the log, and by which policy it was ruled

# $kind and $policy: one of those below.
games-irregularity = Unregelmäßigkeit: { $kind }; { $policy }
games-said-foul-pack = Das Kartenspiel stimmt nicht
games-said-double-draw = Es wurden zwei Karten auf einmal gezogen
games-said-exposed-early = Eine Karte war zu sehen, bevor die Einsätze geschlossen waren
games-said-turned-back = Eine Karte wurde zurückgedreht
# Why the demonstration's dealer voids a deal.
games-guest-waits = ein Gast ist gekommen
games-ruled-by-return-stakes = Einsätze zurück
games-ruled-by-bank-pays-all = die Bank zahlt alle
games-ruled-by-dealer-rules = der Croupier entscheidet

## The option of that policy in every game

games-policy-return-stakes = Stimmte etwas mit den Karten nicht, so gehen alle Einsätze zurück.
games-policy-bank-pays-all = Stimmte etwas mit den Karten nicht, so zahlt die Bank jeden Einsatz.
games-policy-dealer-rules = Stimmte etwas mit den Karten nicht, so entscheidet der Croupier über jeden Einsatz.

## Refusals

games-bad-kind = Diese Unregelmäßigkeit gibt es nicht: { $kinds }
games-no-act = Eine Handlung „{ $op }“ gibt es nicht
# $found: a class of Python.
games-no-command = { $found } ist kein Befehl von { $game }
# $field: a class and its field. $expected: what stands below. $found: a value as Python writes it.
games-bad-field = { $field }: erwartet { $expected }, gefunden { $found }
games-not-shown = Karte { $card } ist noch nicht aufgedeckt: berichtigt werden können die Karten 1 bis { $shown }
games-same-card = Karte { $number } ist schon { CARD($card) }
games-foreign-card = { CARD($card) } ist nicht im Kartenspiel
games-correct-first = { CARD($card) } ist Karte { $number } dieser Partie: berichtigen Sie zuerst diese, oder vertauschen Sie beide
games-debt = Zuerst wird eine Schuld von { $debt } beglichen: von den { $purse } in der Börse bleiben { $left }
games-no-doubts = auf eine zweifelhafte Karte wird nichts abgerechnet

## What was expected

# $place: a path such as events[3].stake, or the name of an option. $expected: one of those below.
games-expected = { $place }: erwartet { $expected }
games-true-or-false = true oder false
games-integer = eine ganze Zahl von { $low } bis { $high }
games-integer-or-null = eine ganze Zahl von { $low } bis { $high } oder null
games-integer-at-most = eine ganze Zahl bis höchstens { $high }
games-one-of = eines von { $words }
games-option-of = eine Option von { $game } ({ $options })
games-live-only = keine solche Option in einem Partieskript
# A run of the journal as a deal script: $row is the number of the event there, $why one of those below.
games-unsaid = Ereignis { $row } des Journals: { $why }
games-unsaid-game = { $game } hat keine Partieskripte
games-unsaid-paid = ein Entscheid zahlte einen Einsatz, was keine Handlung eines Skripts tut
games-unsaid-refused = „{ $op }“ des Skripts wird abgelehnt: { $reason }
# $what: one of the next three; $given, $wanted: JSON.
games-unsaid-differs = { $what } ergibt { $given }, im Journal { $wanted }
games-round-of-script = Runde { $number } des Skripts
games-the-bank = die Bank
games-purse-of = die Börse von { $player }
games-no-scripts = ein Spiel mit Partieskripten; { $game } hat keine
games-a-deck = eine Liste von { $sizes } Karten
games-a-card-such-as = eine Karte wie TC
games-each-card-once = jede Karte einmal, doch { $card } ist auch { $other }
games-a-shoe = eine Liste von einer Karte oder mehr
games-each-card-at-most = jede Karte höchstens { $packs }-mal, doch { $card } ist { $count }-mal da
games-a-coup = ein Coup, 1 oder mehr
games-last-coup = ein Coup von 1 bis { $high }
games-players = ein Objekt mit einem oder mehreren Namen und Beträgen
games-an-object-of-options = ein Objekt von Optionen
games-a-list-of-acts = eine Liste von Handlungen
games-an-object = ein Objekt
games-an-act = der Name einer Handlung
games-a-list-of-cards = eine Liste von Karten
games-a-string = ein Text
games-a-string-not-empty = ein Text, der nicht leer ist
games-expected-rulings = ein Objekt von Einsätzen und return, pay oder stay
games-an-id = 1 bis 64 Buchstaben, Ziffern oder . _ : -
games-a-card = eine Karte wie "TC"
games-a-player = der Name eines Spielers
games-an-amount = eine positive ganze Zahl
games-whole = eine ganze Zahl
games-a-card-value = eine Card
games-a-tuple-of-cards = ein Tupel von einer Card oder mehr
games-pairs-of-rulings = ein Tupel von Paaren: ein Einsatz und return, pay oder stay
games-or-none = { $expected } oder None

## What several games say alike, in the log, as a refusal and of an option

games-wins = { $player } gewinnt { $pay } mit { $stake }
games-loses = { $player } verliert { $stake }
games-returned = { $player }: { $stake } zurück
games-unknown-player = Diesen Spieler gibt es am Tisch nicht
games-min = Der Einsatz liegt unter dem Mindesteinsatz des Tisches
games-max = Der Einsatz liegt über dem Höchsteinsatz des Tisches
games-funds = So viel ist nicht in der Börse
games-not-open = Die Einsätze sind nicht offen
games-not-due = Jetzt ist keine Karte fällig
games-not-dealt-yet = Diese Karte ist noch nicht gegeben
games-that-card-already = Es ist schon diese Karte
games-no-debt = So hoch ist die Schuld nicht
games-bank-funds = So viel ist nicht in der Bank
games-bank-bound = Die Bank könnte die liegenden Einsätze nicht mehr decken
games-bad-amount = Der Betrag muss eine ganze Zahl außer 0 sein
games-option-min-is = Ein Einsatz ist { $number } oder mehr.
games-stands-on = { $player } bleibt
games-deal-over = die Partie ist zu Ende
games-why-void = Partie ungültig
games-option-unit-is = Einsätze sind Vielfache von { $number }.
games-option-cut = Ob der Tisch bestimmt, wer vor dem Geben abhebt (1.1).
games-option-cut-off = Niemand wird zum Abheben bestimmt.
games-option-cut-ask = Der Tisch bestimmt, wer abhebt, und der Croupier bestätigt, dass abgehoben wurde.
games-option-irregularity = Was mit den Einsätzen geschieht, wenn mit den Karten etwas nicht stimmte (1.9).
games-your-card = Ihre Karte: { CARD($card) }
games-drawn = { $player } zieht { CARD($card) }
games-solvency = Der Bankhalter kann das mit den liegenden Einsätzen nicht decken
games-option-max-none = Ein Einsatz ist nicht begrenzt.
games-option-max-is = Ein Einsatz ist höchstens { $number }.
