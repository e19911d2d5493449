### The dealer's training: the panel on the dealer's page, its cases, and the sheet at the end.

## The panel

training-title = Schulung
# In the head of every page. $game: what is played.
training-of = { $game }, Schulung: niemandes Geld
# $number: of the case; $cases: how many there are.
training-case = Fall { $number } von { $cases }
training-ready = Sie sind der Croupier. Aus dem Kasten wird von selbst gegeben; etwas wird schiefgehen. Tun Sie dann auf dieser Seite das Richtige, sobald Sie es sehen.
training-coming = Es wird weiter gegeben. Beobachten Sie den Tisch.
training-begin = Beginnen
training-next = Nächster Fall
training-you-see = Sie sehen: { $seen }
# $right, $over: how many cases.
training-score = { $right } von { $over } richtig
training-result =
    { $outcome ->
        [right] Richtig
        [wrong] Nicht richtig
       *[none] Nichts getan
    }
training-did = Das haben Sie getan: { $act }, nach { $seconds } s.
# $rule: the numbers of paragraphs.
training-where = docs/training.md#{ $section }; docs/rules.md, { $rule }
training-where-alone = docs/training.md#{ $section }
training-not-now = das kann jetzt in der Schulung nicht getan werden
# $path: of the file.
training-bad-sheet = { $path }: erwartet der Bogen einer Schulung; beginnen Sie neu mit --fresh

## What he says or does beside the page

training-say =
    { $act ->
        [uncover] Hand von der Kamera nehmen
        [granted] Der Anspruch gilt
        [refused] Der Anspruch ist abgelehnt
       *[nothing] Nichts ist zu tun
    }

## The sheet at the end

training-sheet = Die Schulung ist zu Ende
training-sheet-right = { $right } von { $cases } Fällen richtig
# $seconds: the mean of the cases that were right.
training-sheet-mean = im Mittel { $seconds } s vom Zeichen bis zur richtigen Handlung
training-again = Weitere Schulung: faro train --fresh --seed N

## The cases, and what is right

training-double-draw = Zwei Karten auf einmal
training-double-draw-right = Nennen Sie die Karte, die der Kamera entging: sehen Sie auf den Stapel. Oder entscheiden Sie es als Unregelmäßigkeit (zwei Karten gezogen), die sagt, was mit den Einsätzen geschieht. Die Partie geht so oder so weiter; sie ist nicht ungültig.
training-double-from-shoe-right = Nennen Sie die Karte, die die Kamera nicht las: sie liegt auf dem Tisch. Oder entscheiden Sie es als Unregelmäßigkeit (zwei Karten gezogen): der Coup ist dann ungültig, und die Einsätze gehen zurück.
training-double-face-down-right = Eine der beiden liegt verdeckt und wurde nicht gelesen. Niemand darf sie ansehen, auch Sie nicht: annullieren Sie die Runde. Die Einsätze gehen zurück, und die Karten werden weggelegt.
training-pushed-back = Eine Karte zurückgeschoben
training-pushed-back-right = Keine Karte kam heraus, also war keine Karte der Runde zu sehen: öffnen Sie die Einsätze wieder. Der Tisch tut es nicht von selbst, da er nicht wissen kann, ob Sie gleich ziehen.
training-misread = Eine Karte falsch gelesen
training-misread-right = Tippen Sie die Karte unter den aufgedeckten an, und berichtigen Sie sie. Der Tisch rechnet neu ab und bucht die Unterschiede; nichts wird ungültig, und niemand wird von Hand bezahlt.
training-covered = Die Kamera ist verdeckt
training-covered-right = Nehmen Sie weg, was sie verdeckt. Das Spiel ruht, jeder Einsatz bleibt, und es geht von selbst weiter, sobald die Karte wieder gelesen ist. Ohne die Kamera weiterzuspielen überließe jede Karte Ihnen.
training-early-call = Einsätze zu früh geschlossen
training-early-call-right = Solange keine Karte der Runde zu sehen war, öffnen Sie die Einsätze wieder.
training-early-card = Eine Karte vor ihrer Zeit
training-early-card-right = Alle haben sie gesehen, also legen Sie sie weg: sie zählt nicht. Dann lassen Sie weiterspielen, mit den Einsätzen, wie sie sind.
training-dead-bet = Ein Anspruch auf einen toten Einsatz
training-dead-bet-right = Sehen Sie auf den Zählrahmen: ein Einsatz ist tot, wenn alle vier Karten jedes seiner Werte heraus sind. Dann hat ihn, wer ihn zuerst beansprucht; sonst wird der Anspruch abgelehnt.
training-lost-bet = Ein Anspruch auf Zahlung
training-lost-bet-right = Der Tisch hat den Coup abgerechnet: der Verlauf sagt, was aus jedem Einsatz wurde. Lehnen Sie den Anspruch ab; eine Zahlung von Hand wäre eine zweite.
training-power-cut = Ein Stromausfall
training-power-cut-right = Sagen Sie, wie viele Karten gezogen wurden, während nichts zu sehen war. Einsätze und Geld stehen, wie sie standen, und die Partie geht weiter.

## What he sees beside his page

# $cards: labels.
training-seen-double = zwei Karten kamen zusammen heraus. Offen auf dem Tisch und nicht gelesen: { CARD($cards) }.
training-seen-double-down = zwei Karten kamen zusammen heraus. Sie liegen verdeckt, und eine davon wurde nicht gelesen.
training-seen-pushed = die Hand zog die Karte halb heraus und schob sie zurück. Es wurde noch gesetzt.
# $number: of the card in the pack.
training-seen-card = Karte { $number } liegt da: es ist { CARD($card) }.
training-seen-covered = eine Hand verdeckt die Kamera.
training-seen-early-call = „Nichts geht mehr“ wurde gerufen, obwohl Spieler noch nach dem Tuch greifen.
training-seen-early-card = eine Karte wurde gezogen, während die Einsätze offen sind. Sie liegt offen auf dem Tisch.
training-seen-dark = der Strom war weg, während eine Karte gezogen wurde. Seit der letzten, die Sie auf der Seite sahen, kam eine Karte heraus.
# $ranks: of the bet.
training-claim-dead = { $player } sagt, der Einsatz auf { $ranks } sei tot, und beansprucht ihn
training-claim-of-a-round = { $player } sagt, in der letzten Runde habe sein Einsatz gewonnen und sei nicht bezahlt worden
training-claim-unpaid =
    { $side ->
        [player] { $player } sagt, er habe im letzten Coup einen Einsatz auf Punto gehabt, der nicht bezahlt wurde
       *[banker] { $player } sagt, er habe im letzten Coup einen Einsatz auf Banco gehabt, der nicht bezahlt wurde
    }

## What he did

training-act-named = eine Karte genannt
training-act-corrected = eine Karte berichtigt
training-act-irregularity = eine Unregelmäßigkeit entschieden
training-act-counted = gesagt, wie viele Karten gezogen wurden
training-act-undrawn = gesagt, dass keine Karte gezogen wurde
training-act-voided = annulliert
training-act-laid-away = die Karte weggelegt
training-act-passed-by = gesagt, dass die verdeckten Karten heraus sind
training-act-marked = gesagt, dass die Schnittkarte kam
training-act-undone = einen Entscheid zurückgenommen
training-act-resumed = weiterspielen lassen
training-act-reopened = die Einsätze wieder geöffnet
training-act-money = Geld von Hand bewegt
training-act-uncover = die Kamera freigegeben
training-act-granted = dem Anspruch stattgegeben
training-act-refused = den Anspruch abgelehnt
training-act-nothing = gesagt, dass nichts zu tun ist
