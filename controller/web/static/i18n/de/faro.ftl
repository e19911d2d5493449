### Casino faro. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

# Beside the name of an option: an option of casino faro.
faro-name = Casino-Faro
# At the top of a page.
faro-title = Casino-Faro

## The sheet for real cards (`faro sheet`)

# Places for cards, on paper.
faro-by-hand-left = Gewinner
faro-by-hand-right = Verlierer
faro-by-hand-then = Hat der Tisch die oberste Karte genannt, so ziehen Sie sie ab: die Soda nach links, verlierende Karten nach rechts, gewinnende nach links.

## The log

# $place: one of the next four.
faro-card-shown = { $place }: { CARD($card) }
faro-place-soda = Soda
faro-place-hoc = Hoc
faro-place-losing = Abzug { $turn }, verlierende Karte
faro-place-winning = Abzug { $turn }, gewinnende Karte
# $cards: two or more that it may be.
faro-card-unsure = { $place }: { $cards }, der Croupier wird gefragt
faro-card-beside-doubt = { $place }: { $cards }, neben einer zweifelhaften Karte
faro-bets-reopened = die Einsätze sind vor Abzug { $turn } wieder offen
# On an account: what decided the stakes of a turn.
faro-came = { CARD($losing) } verliert, { CARD($winning) } gewinnt
faro-came-hoc = { CARD($card) } ist die letzte Karte
# $bets: players with what each bet won or lost.
faro-turn-settled = Abzug { $turn } abgerechnet: { $bets }
faro-part-settled = Abzug { $turn }, schon sicher: { $bets }
faro-part-undone = zurückgenommen: { $bets }
# $amount: with its sign, such as +25.
faro-paid = { $player } { $amount }
faro-drawn = { $player } unentschieden
faro-ruled-returned = { games-returned }
# $pay: what the bank pays beside the stake.
faro-ruled-paid =
    { $pay ->
        [0] { $player }: { $stake } bezahlt
       *[other] { $player }: { $stake } bezahlt, +{ $pay }
    }
faro-deal-over = { games-deal-over }
faro-deal-over-returned = die Partie ist zu Ende; { $amount } vom Tableau zurückgegeben
faro-deal-void = die Partie ist ungültig; was auf dem Tableau lag, ging zurück
# $why: what the dealer wrote, or an irregularity.
faro-deal-void-why = die Partie ist ungültig: { $why }; was auf dem Tableau lag, ging zurück
faro-claimed = { $player } beansprucht { $amount } von einer toten Karte
# $why: one of the next four.
faro-bet-returned = { $amount } zurück an { $player } ({ $why })
faro-why-dead = tote Karte
faro-why-not-held = die Bank kann dafür nicht einstehen
faro-why-void = { games-why-void }
faro-why-not-callable = keine Folge der letzten drei Karten
faro-max-raised = der Höchsteinsatz ist { $max } bis zum Ende der Partie
faro-max-raised-for = der Höchsteinsatz für { $player } ist { $max } bis zum Ende der Partie
faro-cap-raised = die Bank deckt höchstens { $cap } in einem Abzug bis zum Ende der Partie
faro-bids = { $player } bietet { $amount } für die Bank
faro-bid-withdrawn = { $player } hat den Platz verlassen: das Gebot zählt nicht
faro-bank-taken = { $player } hat die Bank, zu { $amount }
# $amount: what lay in the house's box.
faro-house-bank = das Haus hält die Bank, zu { $amount }
# $amount: what the bank held; below zero the banker owes it. $why: how the bank came to its end.
faro-bank-left =
    { $why ->
        [broken] die Bank ist gesprengt: { $player } bekommt die { $amount }, die sie hielt
        [seat] { $player } hat den Platz verlassen und bekommt die { $amount } der Bank
        [gave_up] { $player } gibt die Bank auf und bekommt ihre { $amount }
       *[deal] { $player } bekommt die { $amount } der Bank
    }
faro-bank-lacks = der Bank fehlen { $amount }, die { $player } ihr schuldet
faro-banker-away = { $player } hat den Platz verlassen und hält die Bank bis zum Ende der Partie
# One bet of a correction. $was and $now: how it was settled, one of the next three.
faro-adjusted = Abzug { $turn }, { $player }: { $was }, jetzt { $now }
faro-fate-none = nicht abgerechnet
faro-fate-not-callable = { $amount } zurückgegeben (keine Folge der letzten drei Karten)
faro-fate =
    { $result ->
        [win] gewonnen { $amount }
        [lose] verloren { $amount }
        [half] Doublet { $amount }
        [push] unentschieden { $amount }
        [returned] zurückgegeben { $amount }
        [paid] bezahlt { $amount }
        [removed] zurückgenommen { $amount }
        [claimed] beansprucht { $amount }
        [dead] tot { $amount }
        [not_held] zurückgewiesen { $amount }
        [void] ungültig { $amount }
       *[other] { $result } { $amount }
    }

## Refusals

faro-closed = Die Einsätze sind geschlossen
faro-dup-id = Diesen Einsatz gibt es schon, oder er hat keine eigene id
faro-unknown-player = { games-unknown-player }
faro-bad-type = Einen solchen Einsatz gibt es nicht
faro-bad-stake = Der Einsatz muss ein positives Vielfaches der Einheit sein
faro-bad-copper = Gerade und Ungerade nehmen kein Kupfer: setzen Sie auf die andere Seite
faro-bad-shape = Diese Werte ergeben keinen Einsatz dieser Art
faro-bad-turn = Die Folge kann nur vor dem letzten Abzug angesagt werden
faro-not-callable = Das ist keine Folge der letzten drei Karten
faro-dead = Von diesen Werten ist keine Karte mehr da
faro-min = Der Einsatz liegt unter dem Mindesteinsatz
faro-max = Der Einsatz liegt über dem Höchsteinsatz
faro-funds = { games-funds }
faro-solvency = Die Bank könnte nicht zahlen, wenn dieser Einsatz gewänne
faro-not-winner = Dieser Einsatz hat im letzten Abzug nicht gewonnen
faro-over-parlay = Ein Paroli ist höchstens, was zurückkam
faro-unknown-id = Kein solcher Einsatz auf dem Tableau
faro-not-owner = Dieser Einsatz gehört einem anderen Spieler
faro-locked = So kurz vor dem Ende des Kartenspiels können Einsätze nicht mehr zurückgenommen werden
faro-bad-move = Ein Einsatz dieser Art wird nicht umgesetzt
faro-no-claims = An diesem Tisch können tote Einsätze nicht beansprucht werden
faro-not-dead = Dieser Einsatz kann noch entschieden werden
faro-not-open = { games-not-open }
faro-not-closed = Die Einsätze sind nicht geschlossen
faro-over = { pages-deal-over }
faro-soda-shown = Die Soda war zu sehen: die Einsätze dieses Abzugs bleiben geschlossen
faro-unsure = Der Croupier muss zuerst sagen, welche Karte die zweifelhafte ist
faro-no-candidate = Alle diese Karten sind in dieser Partie schon aufgedeckt
faro-bad-amount = { games-bad-amount }
faro-turn-under-way = Der Bankhalter nimmt kein Geld heraus, bevor dieser Abzug abgerechnet ist
faro-bank-funds = { games-bank-funds }
faro-max-under-way = Der Höchsteinsatz wird nur zwischen zwei Abzügen erhöht
faro-not-offered = An diesem Tisch wird der Höchsteinsatz nicht für einen Spieler erhöht
faro-no-max = An diesem Tisch gibt es keinen Höchsteinsatz
faro-cap-under-way = Die Deckung der Bank wird nur zwischen zwei Abzügen erhöht
faro-no-cap = An diesem Tisch begrenzt nur ihr Geld, was die Bank deckt
faro-no-debt = { games-no-debt }
faro-auction = Die Bank wird versteigert: noch keine Einsätze und keine Karten
faro-no-auction = Jetzt werden keine Gebote für die Bank angenommen
faro-min-bank = Die Bank braucht mehr als das
faro-low-bid = Es liegt ein höheres Gebot vor
faro-no-bid = Niemand hat für die Bank geboten
faro-has-bid = Jemand hat für die Bank geboten
faro-banker = Der Bankhalter setzt nicht
faro-not-banker = Das kann nur der Bankhalter
faro-deal-under-way = Die Bank wird nur zwischen zwei Partien aufgegeben
faro-players-bank = Die Bank gehört einem Spieler
faro-box-funds = So viel ist nicht in der Kasse des Hauses
faro-shown-as = { CARD($card) } ist in dieser Partie schon aufgedeckt, als Karte { $number }
faro-shown-before = { CARD($card) } ist in dieser Partie schon aufgedeckt
faro-move-needs = Zum Umsetzen braucht es { $field }
# $amount: how much of the purse.
faro-settled-beside-doubt = { $amount } der Börse wurden neben einer zweifelhaften Karte abgerechnet; nennen Sie zuerst diese Karte
faro-not-higher = Der Höchsteinsatz ist { $max }: bis zum Ende der Partie kann er erhöht, nie gesenkt werden
faro-cap-not-higher = Die Bank deckt { $cap }: bis zum Ende der Partie kann das erhöht, nie gesenkt werden
faro-no-rank = Erwartet ein Wert aus { $ranks }, gefunden { $found }
faro-say-first = Sagen Sie zuerst, welche Karte { $number } war
faro-not-unsure = Karte { $number } ist nicht zweifelhaft
faro-no-bet-lies = Kein Einsatz { $bet } auf dem Tableau
faro-bank-empty = die Bank steht bei { $bank }; vor der nächsten Partie muss der Bankhalter Geld einlegen

## What was expected in a deal script or a command

faro-a-list-of-ranks = eine Liste von Werten
faro-a-rank = ein Wert aus { $ranks }
faro-ranks-out-of = eine Liste von Werten aus { $ranks }
faro-an-order = drei Werte oder "RB", "BR" oder "SAME"
faro-script-before = ein Abzug von 1 bis { $last }
faro-script-players = ein Objekt von Namen und Beträgen

## Options: what each decides, with its section of docs/rules.md, and what its values mean

faro-option-min = Der kleinste Einsatz (1.2).
faro-option-min-is = Der kleinste Einsatz ist { $number }.
faro-option-max = Der größte Einsatz, je nach `max_scope` (1.2).
faro-option-max-is = Der größte Einsatz ist { $number }.
faro-option-max-none = Es gibt keinen größten Einsatz.
faro-option-unit = Einsätze sind Vielfache davon (1.2).
faro-option-unit-is = { games-option-unit-is }
faro-option-max-scope = Wofür der Höchsteinsatz gilt: für alles, was ein Spieler auf einer Stelle hat, oder für jeden Einsatz (1.2).
faro-option-max-scope-position = Der Höchsteinsatz gilt für alles, was ein Spieler auf einer Stelle hat.
faro-option-max-scope-bet = Der Höchsteinsatz gilt für jeden Einsatz.
faro-option-raise-for = Ob der Croupier den Höchsteinsatz für einen Spieler bis zum Ende der Partie erhöhen darf (1.2).
faro-option-raise-for-on = Der Croupier darf den Höchsteinsatz für einen Spieler erhöhen.
faro-option-raise-for-off = Der Höchsteinsatz ist für alle gleich.
faro-option-case-max = Ein niedrigerer Höchsteinsatz auf einem Wert, von dem noch eine Karte da ist (1.2).
faro-option-case-max-is = Auf einem Wert, von dem noch eine Karte da ist, ist der größte Einsatz { $number }.
faro-option-case-max-none = Für Einzelkarten gilt kein niedrigerer Höchsteinsatz.
faro-option-soda-exposed-before-bets = Die Soda ist vor den Einsätzen von Abzug 1 zu sehen; sonst liegt eine Deckkarte darauf (1.1).
faro-option-soda-exposed-before-bets-on = Die Soda ist vor den ersten Einsätzen zu sehen.
faro-option-soda-exposed-before-bets-off = Die ersten Einsätze werden gesetzt, bevor die Soda zu sehen ist.
faro-option-lock-withdraw-at-cards = Sind nur noch so viele Karten da, wird kein Einsatz umgesetzt oder zurückgenommen (1.2).
faro-option-lock-withdraw-at-cards-is = Mit { $number } Karten oder weniger wird kein Einsatz umgesetzt oder zurückgenommen.
faro-option-lock-withdraw-at-cards-none = Einsätze dürfen vor jedem Abzug umgesetzt und zurückgenommen werden.
faro-option-solvency = Was die Bank zahlen können muss: alle Einsätze zusammen, den schlimmsten nächsten Abzug, oder nichts (1.2).
faro-option-solvency-sum = Kein Einsatz wird angenommen, den die Bank nicht zahlen könnte, wenn alle gewännen.
faro-option-solvency-turn-worst = Die Bank muss für den schlimmsten nächsten Abzug einstehen; wenn nichts mehr geht, gehen Einsätze darüber zurück, die neuesten zuerst.
faro-option-solvency-none = Die Bank darf unter null gehen.
faro-option-bank-cap = Was die Bank in einem Abzug höchstens deckt, auch wenn sie mehr hält; 0: alles, was sie hält (1.2).
faro-option-bank-cap-is =
    { $number ->
        [0] Die Bank steht mit allem ein, was sie hält.
       *[other] Die Bank deckt höchstens { $number } in einem Abzug.
    }
faro-option-banker = Wem die Bank gehört (1.2).
faro-option-banker-house = Die Bank gehört dem Haus.
faro-option-banker-auction = Die Bank wird versteigert: wer am meisten bietet, hält sie, mit diesem Betrag aus seiner Börse.
faro-option-min-bank = Das kleinste Gebot für die Bank (1.2).
faro-option-min-bank-is = Das kleinste Gebot für die Bank ist { $number }.
faro-option-bank-lasts = Wie lange ein Spieler die Bank hält (1.2).
faro-option-bank-lasts-deal = Ein Spieler hält die Bank eine Partie lang.
faro-option-bank-lasts-broken = Ein Spieler hält die Bank, bis sie weniger als das kleinste Gebot hält oder er sie abgibt.
faro-option-bid-s = Sekunden für ein höheres Gebot, nach jedem (1.2).
faro-option-bid-s-is = Eine Versteigerung endet { $number } Sekunden nach dem letzten Gebot.
faro-option-parlay-over-max = Ein Gewinn, der liegen bleibt, darf über dem Höchsteinsatz liegen (1.2).
faro-option-parlay-over-max-on = Ein Paroli darf über dem Höchsteinsatz liegen.
faro-option-parlay-over-max-off = Ein Paroli darf nicht über dem Höchsteinsatz liegen.
faro-option-multi-both-open = Ein Einsatz auf mehrere Werte, wenn beide Karten eines Abzugs dazugehören (1.3).
faro-option-multi-both-open-lose = Zwei seiner Karten in einem Abzug: die Bank nimmt ihn.
faro-option-multi-both-open-push = Zwei seiner Karten in einem Abzug: unentschieden, der Einsatz bleibt.
faro-option-multi-both-copper = Dasselbe bei einem Einsatz mit Kupfer (1.3).
faro-option-multi-both-copper-push = Mit Kupfer, zwei seiner Karten in einem Abzug: unentschieden, der Einsatz bleibt.
faro-option-multi-both-copper-win = Mit Kupfer, zwei seiner Karten in einem Abzug: er gewinnt.
faro-option-multi-both-copper-lose = Mit Kupfer, zwei seiner Karten in einem Abzug: die Bank nimmt ihn.
faro-option-group-shapes = Eine Gruppe ist eine der Figuren des Tableaus oder beliebige 2 bis 12 Werte (1.3).
faro-option-group-shapes-layout = Gruppen sind die des Tableaus: Karten, die sich berühren, der Topf, die Bilder, Vierecke.
faro-option-group-shapes-any = Eine Gruppe kann aus beliebigen zwei bis zwölf Werten bestehen.
faro-option-strings = Auf beliebige Werte darf gesetzt werden, jeder auf Gewinn oder Verlust (1.3).
faro-option-strings-on = Eine Kette darf beliebige Werte haben, jeden auf Gewinn oder Verlust.
faro-option-strings-off = Keine Ketten an diesem Tisch.
faro-option-copper-split = Das Doublet, das die Hälfte eines Einsatzes mit Kupfer nimmt (1.4).
faro-option-copper-split-own-rank = Ein Doublet eines anderen Wertes berührt einen Einsatz mit Kupfer nicht.
faro-option-copper-split-any-split = Jedes Doublet nimmt die Hälfte jedes Einsatzes mit Kupfer.
faro-option-split-rounding = Wer bei einem Doublet die größere Hälfte eines ungeraden Einsatzes hat (1.4).
faro-option-split-rounding-player = Von einem ungeraden Einsatz behält der Spieler die größere Hälfte.
faro-option-split-rounding-bank = Von einem ungeraden Einsatz nimmt die Bank die größere Hälfte.
faro-option-split-remainder = Was mit der Hälfte geschieht, die die Bank bei einem Doublet nicht nimmt (1.4).
faro-option-split-remainder-return = Die andere Hälfte geht zurück.
faro-option-split-remainder-stay = Die andere Hälfte bleibt auf der Karte.
faro-option-ace-high = Auf dem Feld Hohe Karte ist das Ass der höchste Wert (1.5).
faro-option-ace-high-on = Das Ass ist der höchste Wert.
faro-option-ace-high-off = Das Ass ist der niedrigste Wert, der König der höchste.
faro-option-high-split = Was ein Doublet mit dem Einsatz auf Hohe Karte macht (1.5).
faro-option-high-split-half = Ein Doublet nimmt die Hälfte.
faro-option-high-split-push = Ein Doublet ist unentschieden, der Einsatz bleibt.
faro-option-high-split-lose = Bei einem Doublet ist er verloren.
faro-option-parity-rule = Gerade und Ungerade gehen nach der gewinnenden Karte oder nach beiden, wie Ketten (1.5).
faro-option-parity-rule-winner = Die gewinnende Karte entscheidet.
faro-option-parity-rule-string = Sie spielen als Gruppe aller ungeraden oder aller geraden Werte: beide Karten oder keine ist unentschieden.
faro-option-parity-king = Der König ist weder gerade noch ungerade, oder ungerade (1.5).
faro-option-parity-king-neutral = Der König ist weder gerade noch ungerade.
faro-option-parity-king-odd = Der König ist ungerade.
faro-option-parity-split = Was ein Doublet mit Gerade und Ungerade macht (1.5).
faro-option-parity-split-half = Jedes Doublet nimmt die Hälfte.
faro-option-parity-split-push = Jedes Doublet ist unentschieden, der Einsatz bleibt.
faro-option-parity-split-lose = Bei jedem Doublet ist er verloren.
faro-option-dead-bets = Einsätze auf Werte, von denen keine Karte mehr da ist: wer sie beansprucht, hat sie, keiner wird angenommen, oder sie gehen zurück (1.6).
faro-option-dead-bets-claim = Wer einen Einsatz auf tote Karten zuerst beansprucht, hat ihn.
faro-option-dead-bets-reject = Auf tote Karten wird kein Einsatz angenommen.
faro-option-dead-bets-return = Einsätze auf tote Karten gehen von selbst zurück.
faro-option-call-distinct = Die Quote für die Folge dreier verschiedener Werte (1.7).
faro-option-call-distinct-is = Drei verschiedene Werte zahlen { $number } zu 1.
faro-option-call-pair = Die Quote für die Folge, wenn zwei der letzten drei von einem Wert sind (1.7).
faro-option-call-pair-is = Mit einem Paar darunter sind es { $number } zu 1.
faro-option-call-color = Die Quote für Rot und Schwarz, wenn alle drei von einem Wert sind (1.7).
faro-option-call-color-is = Rot und Schwarz dreier Karten von einem Wert zahlen { $number } zu 1.
faro-option-call-convention = Ob die Quote einer Ansage neben dem Einsatz gilt oder ihn enthält (1.7).
faro-option-call-convention-to-one = Der Einsatz kommt neben der Quote zurück.
faro-option-call-convention-for-one = Der Einsatz ist Teil der Quote: sie zahlt eins weniger.
faro-option-triple-call = Was angesagt werden kann, wenn die letzten drei von einem Wert sind (1.7).
faro-option-triple-call-color = Sind alle drei von einem Wert, so werden Rot und Schwarz angesagt.
faro-option-triple-call-none = Sind alle drei von einem Wert, so wird nichts angesagt.
faro-option-last-turn-hoc = Was die Hoc mit Einsätzen auf ihren Wert macht, die am Ende noch liegen (1.7).
faro-option-last-turn-hoc-return = Einsätze auf den Wert der Hoc gehen zurück.
faro-option-last-turn-hoc-lose-open = Einsätze auf Gewinn mit dem Wert der Hoc sind verloren.
faro-option-case-hoc = Auch die Hoc bewegt ihre Perle (1.8).
faro-option-case-hoc-on = Auch die Hoc bewegt ihre Perle.
faro-option-case-hoc-off = Die Hoc bewegt keine Perle: die übrige zeigt sie an.
faro-option-irregularity = { games-option-irregularity }

## Page: bets

faro-colours =
    { $order ->
        [RB] Rot, dann Schwarz
        [BR] Schwarz, dann Rot
       *[SAME] zweimal dieselbe
    }
# $win, $lose: ranks of a heel or a string.
faro-to-win = { $win } gewinnt
faro-to-lose = { $lose } verliert
faro-to-win-and-lose = { $win } gewinnt, { $lose } verliert
faro-high = Hohe Karte
faro-odd = Ungerade
faro-even = Gerade
# $order: ranks such as 9–A–9, or colours.
faro-call = Ansage { $order }
faro-coppered = { $bet }, mit Kupfer
faro-stake-on = { $amount } auf { $bet }
# $stake: such as "25 on King".
faro-lies =
    { $barred ->
        [true] { $stake } (gesperrt)
       *[false] { $stake }
    }
faro-row =
    { $state ->
        [both] { $bet } (gesperrt) (tot)
        [barred] { $bet } (gesperrt)
        [dead] { $bet } (tot)
       *[awake] { $bet }
    }

## Page: the deal

faro-phase-auction = Gebote für die Bank
faro-phase-soda = Die Soda kommt
faro-phase-bets_open = Bitte setzen
faro-phase-loser_shown = Der Gewinner kommt
faro-phase-winner_shown = { play-phase-bets_closed }
faro-phase-last_card = Die Hoc ist noch im Kasten
faro-phase-casekeeper = Der nächste Abzug kann kommen
faro-round = Abzug { $number }
faro-stakes-by-place = Einsätze nach Stelle
# One of those on a place: "Eve 25" or "bob 50, coppered".
faro-stake-of =
    { $copper ->
        [true] { $player } { $amount }, mit Kupfer
       *[false] { $player } { $amount }
    }
faro-turns = Die Abzüge dieser Partie
# For those who hear the page; $losing and $winning: cards, or none before they are out.
faro-turn-cards =
    { $winning ->
        [none] { $losing ->
            [none] Abzug { $number } kommt noch
           *[other] Abzug { $number }: { $losing } verliert
        }
       *[other] Abzug { $number }: { $losing } verliert, { $winning } gewinnt
    }
faro-so-far = Abzug { $round }, Partie { $deal }
faro-settled = Abzug { $number }
faro-end-of-deal = Ende der Partie
# Where the next card goes.
faro-place =
    { $place ->
        [soda] die Soda, neben dem Spiel
        [losing] die Verlierer
        [winning] die Gewinner
       *[hoc] die Hoc, neben dem Spiel
    }
faro-moment-soda = vor der Soda
faro-moment-auction = Gebote für die Bank
# What is decided in an auction.
faro-to-bid = für die Bank bieten
faro-next-house_bank = Warten Sie auf Gebote, oder öffnen Sie mit der Bank des Hauses.
# Where a card went.
faro-went =
    { $place ->
        [soda] Soda
        [hoc] Hoc
        [lost] Abzug { $turn }, verloren
       *[won] Abzug { $turn }, gewonnen
    }
faro-lost = verloren
faro-won = gewonnen

## Page: commands, where a lost line kept them waiting

faro-act-bet = { $stake }
faro-act-parlay = Paroli auf { $bet }
faro-act-move = Einsatz umsetzen
faro-act-move_to = Einsatz auf { $bet } umsetzen
faro-act-remove = Einsatz zurücknehmen
faro-act-bar = Einsatz sperren
faro-act-unbar = Einsatz freigeben
faro-act-claim = Toten Einsatz beanspruchen
faro-act-bid = { $amount } bieten
faro-act-give_up = Bank aufgeben
faro-act-house_bank = Mit der Bank des Hauses öffnen

## Page: why a player's bet is not taken

faro-you-closed = Die Einsätze sind geschlossen, bis der Abzug vorbei ist.
faro-you-max = Die Bank nimmt höchstens { $most } auf einer Stelle.
faro-you-min = Die Bank nimmt nicht weniger als { $least }.
faro-you-bad_stake = Einsätze sind Vielfache von { $unit }.
faro-you-funds = So viel ist nicht in Ihrer Börse.
faro-you-solvency = Für einen Einsatz dieser Höhe kann die Bank jetzt nicht einstehen.
faro-you-dead = Alle vier dieses Wertes sind heraus; der Einsatz könnte nie entschieden werden.
faro-you-bad_shape = Diese Karten liegen auf dem Tableau nicht beisammen.
faro-you-bad_copper = Gerade und Ungerade nehmen kein Kupfer: setzen Sie auf das andere.
faro-you-bad_turn = Die Folge wird nur vor dem letzten Abzug angesagt.
faro-you-not_callable = Das ist keine Folge der drei übrigen Karten.
faro-you-locked = So spät in der Partie bleiben Einsätze, wo sie sind.
faro-you-not_owner = Dieser Einsatz gehört nicht Ihnen.
faro-you-unknown_id = Dieser Einsatz liegt nicht mehr auf dem Tableau.
faro-you-bad_move = Ein Einsatz dieser Art wird nicht umgesetzt.
faro-you-not_winner_last_turn = Paroli gilt nur für einen Einsatz, der eben gewonnen hat, und einmal.
faro-you-over_parlay = Ein Paroli nimmt höchstens, was zurückkam.
faro-you-no_claims = Tote Einsätze können an diesem Tisch nicht beansprucht werden.
faro-you-not_dead = Dieser Einsatz ist noch nicht tot.
faro-you-unknown_player = Kaufen Sie zuerst beim Croupier ein.
faro-you-dup_id = Dieser Einsatz ist schon gesetzt.
faro-you-auction = Zuerst wird die Bank versteigert.
faro-you-no_auction = Es werden keine Gebote mehr angenommen.
faro-you-low_bid = Jemand hat ebenso viel oder mehr geboten.
faro-you-min_bank = Die Bank braucht mehr als das.
faro-you-banker = Sie haben die Bank und setzen nicht.
faro-you-not_banker = Die Bank gehört nicht mehr Ihnen.
faro-you-deal_under_way = Die Bank wird aufgegeben, wenn die Partie zu Ende ist.
faro-no-bet-now = Jetzt kann nicht gesetzt werden.
faro-not-now = Dieser Einsatz wird jetzt nicht angenommen.
faro-at-most = Höchstens { $most } jetzt.
faro-no-less = Nicht weniger als { $least }.
faro-string-cards = Eine Kette geht von Karte zu Karte: tippen Sie die Karten an.
faro-no-place = Auf { $bet } kann jetzt kein Einsatz gesetzt werden.

## Page: what a player has just done

# $stake: such as "25 on King".
faro-laid = { $stake }.
faro-moved = Auf { $bet } umgesetzt.
faro-rides = { $amount } Paroli auf { $bet }.
faro-done-claim = Sie haben { $amount } beansprucht.
faro-done-bid = Sie bieten { $amount }.
faro-done-give_up = Die Bank gehört nicht mehr Ihnen.
faro-claimed-it = Beansprucht.
faro-taken-back = Zurückgenommen.
faro-copper-done =
    { $on ->
        [true] Mit Kupfer.
       *[false] Das Kupfer ist weg.
    }
faro-unbarred = Er zählt wieder.
faro-barred = Er zählt nicht, bis Sie ihn freigeben.
# $act: one of those below, or a stake such as "25 on King".
faro-undo = Rückgängig: { $act }
faro-undo-nothing = Rückgängig
faro-change = Ändern
faro-change-stake = Einsatz auf { $bet } ändern
faro-undone = Rückgängig gemacht: { $act }.
faro-undo-parlay = Paroli auf { $bet }
faro-undo-copper =
    { $on ->
        [true] Kupfer auf { $bet }
       *[false] Kupfer weg von { $bet }
    }
faro-undo-move = auf { $bet } umsetzen
faro-undo-bar = Einsatz auf { $bet } sperren
faro-undo-unbar = Einsatz auf { $bet } freigeben
faro-undo-remove = { $amount } von { $bet } zurücknehmen
faro-say-move = { $stake } auf { $bet } umsetzen
faro-say-parlay = Paroli { $amount } von { $from } auf { $bet }
faro-say-claim = Einsatz von { $player } beanspruchen: { $stake }

## Page: the player's chips and stakes

faro-join-round = Sie können beim nächsten Abzug setzen, wenn beide Karten dieses Abzugs heraus sind.
faro-join-round-s = Sie können beim nächsten Abzug setzen, in etwa { $seconds } s.
faro-door = Platz nehmen, setzen, Kupfer auflegen, den letzten Abzug ansagen.
faro-sheet = Abzug
faro-sheet-stakes = Einsätze
faro-lying = auf dem Tuch
faro-no-stakes = Auf dem Tableau liegt kein Einsatz.
faro-claim = Beanspruchen
faro-take-back-from = { $amount } von { $bet } zurücknehmen
faro-advice-move = Tippen Sie an, wohin { $amount } gehen sollen.
faro-advice-parlay = Tippen Sie an, wo { $amount } Paroli spielen sollen.
faro-advice-string = Karte einmal antippen: sie gewinnt; zweimal: sie verliert.
faro-advice-bet = Zum Setzen eine Karte oder zwischen Karten tippen.
faro-advice-bid = Tippen Sie Jetons für einen höheren Betrag an, dann bieten Sie.
faro-advice-auction = Ihre Börse reicht jetzt nicht für ein Gebot.
faro-advice-banker = Sie haben die Bank: Sie setzen nicht.
faro-advice-no_bank = Wenn die Bank ersteigert ist, können Sie setzen.
faro-chips = Jeton
faro-all-places = Alle Stellen
faro-all-places-stake = Alle Stellen: { $amount } auf
faro-places-of =
    { $kind ->
        [card] Eine Karte
        [cheval] Zwischen zwei Karten
        [square] Zwischen vier Karten
        [figure] Drei Karten
       *[bar] Hohe Karte, ungerade, gerade
    }
faro-copper =
    { $on ->
        [true] Mit Kupfer
       *[false] Kupfer
    }
faro-copper-what = Ein Kupfer auf dem Einsatz: er gewinnt, wenn die Karte verliert
faro-string = Kette
faro-string-what = Ein Einsatz auf mehrere Karten, jede auf Gewinn oder Verlust
faro-lay = { $amount } setzen
faro-menu-stake = Einsatz auf { $bet }
# $stake: such as "25 on King".
faro-menu-yours = Ihr Einsatz: { $stake }
faro-menu-of = Einsatz von { $player }: { $stake }
faro-menu-claim = Toten Einsatz beanspruchen
faro-menu-move = Umsetzen
faro-menu-copper =
    { $on ->
        [true] Kupfer auflegen
       *[false] Kupfer wegnehmen
    }
faro-menu-unbar = Freigeben
faro-menu-bar = Vorerst sperren
faro-menu-add = { $amount } dazu
faro-parlays = Paroli
# $from: the bet that won, "" where it is not known.
faro-parlay = Paroli { $amount } von { $from }
faro-parlay-place = Paroli { $amount } von { $from }: jetzt eine Stelle antippen

## Page: the bank that is put up to auction

faro-bank-of = { $player } hat die Bank: { $amount }
faro-best-bid = { $player } bietet { $amount }
# $least: the smallest bid.
faro-no-bids = Noch kein Gebot; mindestens { $least }

## Page: calling the last turn

faro-calls =
    { $kind ->
        [pair] Cat-hop
        [triple] Rot und Schwarz ansagen
       *[distinct] Letzten Abzug ansagen
    }
# $name: one of the three above.
faro-calls-pay = { $name }: { $pays } zu 1
faro-calls-what = Die letzten drei Karten sind { $ranks }. Nennen Sie die Folge, in der sie kommen.
faro-calls-show = Folgen zeigen
faro-calls-hide = Verbergen

## Page: the layout

faro-layout = Das Tableau
faro-ribbon-case = letzte
faro-ribbon-dead = tot
faro-bar-high = HOHE KARTE
faro-bar-odd = UNGERADE
faro-bar-even = GERADE
faro-and = { $first } und { $second }
faro-place-left = { $place }, noch { $left } im Kasten
faro-place-chosen =
    { $side ->
        [win] { $place }, gewählt auf Gewinn
       *[lose] { $place }, gewählt auf Verlust
    }
faro-place-busy =
    { $busy ->
        [move] { $place }: Einsatz hierher umsetzen
       *[parlay] { $place }: hier Paroli spielen
    }
faro-side =
    { $side ->
        [win] Gewinn
       *[lose] Verlust
    }

## Page: piles, last turn, tabs

faro-nothing-settled = In dieser Partie ist noch kein Abzug abgerechnet.
faro-pile-soda = Soda
faro-pile-won = Gewonnen
faro-pile-lost = Verloren
# Behind the number of winners.
faro-pile-note-soda = , Soda { $rank }
faro-mark-soda = Soda
faro-mark-lost = verloren
faro-mark-won = gewonnen
faro-mark-lost-split = verloren, Doublet
faro-mark-won-split = gewonnen, Doublet
faro-mark-hoc = Hoc
faro-mark-none = noch im Kasten
faro-tabs-none = Der Zettel beginnt mit der nächsten Partie.
# The tabs' letters of soda, lost, won, lost and won by a split, hoc.
faro-tab-letters = S V G v g H
faro-tabs-legend = S Soda · V verloren · G gewonnen · vg Doublet · H Hoc
# Beside the tabs, of this player alone: the heading, what stands before each number, and the two times that are counted.
faro-own-turns = Ihre Abzüge
faro-own-won = Gewonnen
faro-own-lost = Verloren
faro-own-even = Gleich
# What of his stakes was decided.
faro-own-stakes = Einsätze
# With its sign, such as +25.
faro-own-net = Saldo
faro-own-deal = Diese Partie
faro-own-evening = Seit Sie da sind

## Page: odds

faro-odds-none = Es kommt kein Abzug mehr.
faro-odds-what = In Prozent, nach den bisher aufgedeckten Karten. Der nächste Abzug ist ein Doublet: { $split }. Die letzten zwei Spalten sind, was die Bank von jedem Einsatz behält; unter null gehört es Ihnen.
faro-odds-bet = Einsatz
faro-odds-turn = Je Abzug
faro-odds-decided = Entschieden
faro-odds-pays = zahlt { $pays } zu 1
faro-odds-ranks =
    { $side ->
        [coppered] { $ranks } mit Kupfer
       *[open] { $ranks } offen
    }
faro-odds-high = Hohe Karte
faro-odds-high-coppered = Hohe Karte mit Kupfer
faro-odds-odd = Ungerade
faro-odds-even = Gerade
faro-odds-call = Ansage { $order }

## Page: the rules in force

faro-rules-bank = Die Bank
faro-rules-card = Auf eine Karte
faro-rules-card-is = Die erste Karte eines Abzugs verliert, die zweite gewinnt. Ein Einsatz auf dem Gewinner wird eins zu eins bezahlt, auf dem Verlierer ist er verloren. Sonst bleibt er.
faro-rules-copper = Kupfer
faro-rules-copper-is = Kehrt den Einsatz um: er gewinnt, wenn die Karte verliert.
faro-rules-between = Zwischen Karten
faro-rules-between-is = Ein Einsatz auf alle Karten, die er berührt; die erste von ihnen, die kommt, entscheidet, eins zu eins.
faro-rules-string = Kette, Heel
faro-rules-string-is = Einige Karten auf Gewinn, andere auf Verlust, als ein Einsatz.
faro-rules-split = Doublet
faro-rules-split-is = Beide Karten eines Abzugs haben denselben Wert: die Bank nimmt die Hälfte der Einsätze darauf.
faro-rules-high = Hohe Karte
faro-rules-high-is = Der Gewinner hat den höheren Wert als der Verlierer.
faro-rules-parity = Gerade, Ungerade
faro-rules-parlay = Paroli
faro-rules-parlay-is = Was eben gewonnen hat, darf noch einmal liegen, ganz.
faro-rules-dead = Tote Karte
faro-rules-dead-is = Alle vier eines Wertes sind heraus.
faro-rules-call = Die Ansage
faro-rules-call-is = Nennen Sie vor dem letzten Abzug die Folge der drei Karten.

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

faro-term-soda = Soda
faro-term-soda-is = Die erste Karte, die von Anfang an offen im Kasten liegt; sie gewinnt und verliert nicht.
faro-term-turn = Abzug; Abzüge; Abzugs; Abzügen
faro-term-turn-is = Zwei Karten: die erste verliert, die zweite gewinnt.
faro-term-hoc = Hoc
faro-term-hoc-is = Die letzte Karte des Kartenspiels, die zu keinem Abzug gehört.
faro-term-layout = Tableau; Tableaus; Tuch
faro-term-layout-is = Das Bild der dreizehn Karten auf dem Tisch, auf das die Einsätze gesetzt werden.
faro-term-copper = Kupfer; mit Kupfer
faro-term-copper-is = Eine Marke auf einem Einsatz, die ihn umkehrt: er gewinnt, wenn seine Karte verliert.
faro-term-string = Kette; Ketten
faro-term-string-is = Ein Einsatz auf mehrere Karten, jede nach Ihrer Wahl auf Gewinn oder Verlust; die erste von ihnen, die kommt, entscheidet ihn.
faro-term-heel = Heel
faro-term-heel-is = Ein Einsatz auf zwei Karten, eine auf Gewinn und die andere auf Verlust.
faro-term-split = Doublet; Doublets
faro-term-split-is = Beide Karten eines Abzugs haben denselben Wert; die Bank nimmt dann die Hälfte jedes Einsatzes darauf.
faro-term-push = unentschieden
faro-term-push-is = Der Einsatz ist weder gewonnen noch verloren und bleibt liegen.
faro-term-parlay = Paroli
faro-term-parlay-is = Was eben gewonnen hat, samt seinem Einsatz als einen neuen Einsatz noch einmal liegen lassen.
faro-term-bar = sperren; gesperrt; freigeben
faro-term-bar-is = Den Einsatz an seiner Stelle ruhen lassen, so dass kein Abzug ihn entscheidet, bis Sie ihn freigeben.
faro-term-case = Einzelkarte; Einzelkarten
faro-term-case-is = Nur eine Karte dieses Wertes ist noch im Kasten (auf dem Tableau „letzte“), so dass kein Doublet die Hälfte eines Einsatzes darauf nehmen kann.
faro-term-dead = tot; tote; toten; toter; totes
faro-term-dead-is = Alle vier Karten dieses Wertes sind heraus, so dass nichts mehr einen Einsatz darauf entscheidet.
faro-term-claim = beanspruchen; beansprucht; Anspruch
faro-term-claim-is = Einen Einsatz an sich nehmen, den ein anderer Spieler auf einer toten Karte liegen ließ.
faro-term-high = Hohe Karte
faro-term-high-is = Ein Einsatz darauf, dass die zweite Karte des Abzugs höher ist als die erste.
faro-term-parity = Ungerade; Gerade
faro-term-parity-is = Ein Einsatz darauf, ob der Wert der gewinnenden Karte gerade oder ungerade ist; Bube und Dame zählen 11 und 12.
faro-term-call = Ansage; ansagen; angesagt; Ansagen
faro-term-call-is = Vor dem letzten Abzug auf die Folge setzen, in der die drei letzten Karten kommen.
faro-term-cat_hop = Cat-hop
faro-term-cat_hop-is = Eine Ansage des letzten Abzugs, bei der zwei der drei Karten denselben Wert haben.
faro-term-colours = Rot und Schwarz
faro-term-colours-is = Was angesagt wird, wenn die drei letzten Karten alle von einem Wert sind: welche der ersten zwei rot oder schwarz sind.
faro-term-auction = Versteigerung; Gebot; Gebote; bieten; bietet; geboten
faro-term-auction-is = Vor einer Partie nennen Spieler Beträge für die Bank; wer den höchsten nennt, ist Bankhalter.
faro-term-tabs = Zettel; Spielzettel
faro-term-tabs-is = Das Blatt, auf dem steht, was aus jedem Wert wurde: S Soda, V verloren, G gewonnen, v und g Doublet, H Hoc.

## The game in five pictures, one sentence each

faro-step-stake = Setzen Sie auf eine oder mehrere der dreizehn Karten auf dem Tuch.
faro-step-turn = Der Croupier zieht zwei Karten, einen Abzug: die erste verliert, die zweite gewinnt.
faro-step-paid = Gewinnt Ihre Karte, so bekommen Sie so viel, wie Sie gesetzt haben; verliert sie, ist der Einsatz weg; sonst bleibt er liegen.
faro-step-copper = Ein Kupfer auf dem Einsatz kehrt ihn um: er gewinnt, wenn die Karte verliert.
faro-step-call = Sind noch drei Karten da, so können Sie die Folge ansagen, in der sie kommen, und ein Mehrfaches Ihres Einsatzes gewinnen.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

faro-typed-example = 50 auf die Neun, mit Kupfer
faro-typed-example-parlay = Paroli auf den König
faro-typed-example-move = versetze die Neun auf den König
faro-typed-example-claim = beanspruche die Neun
faro-typed-high = hohe Karte; hoch
faro-typed-odd = ungerade
faro-typed-even = gerade
faro-typed-copper = mit Kupfer; Kupfer
faro-typed-uncopper = Kupfer weg; Kupfer ab; ohne Kupfer; nehme das Kupfer weg
faro-typed-parlay = Paroli; spiele Paroli; lasse liegen
faro-typed-move = umsetzen; setze um; um; versetzen; versetze; verschieben; verschiebe
faro-typed-bar = sperren; sperre
faro-typed-unbar = freigeben; gebe frei; frei; entsperren
faro-typed-claim = beanspruchen; beanspruche
faro-typed-win = auf Gewinn; gewinnt; gewinnen; Gewinn
faro-typed-lose = auf Verlust; verliert; verlieren; Verlust
faro-typed-call = Ansage; sage den letzten Abzug an; sage die Folge an; sage an; ansagen
faro-typed-red_black = rot schwarz; rot dann schwarz
faro-typed-black_red = schwarz rot; schwarz dann rot
faro-typed-same_colour = gleiche Farbe; gleichfarbig
faro-typed-bid = biete; bieten; Gebot
faro-typed-give_up = Bank aufgeben; gebe die Bank auf
# Behind what may be bet on: the cards that are out.
faro-typed-dead = nicht mehr auf { $ranks }

## What the croupier calls: of a line of the log, under its own key

faro-called-card-shown-soda = Soda: { CARD($card) }.
faro-called-card-shown-losing = { CARD($card) } verliert.
faro-called-card-shown-winning = { CARD($card) } gewinnt.
faro-called-card-shown-hoc = Hoc: { CARD($card) }.
