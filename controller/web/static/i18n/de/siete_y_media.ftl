### Siete y media. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

# Beside the name of an option: an option of siete y media.
siete_y_media-name = Siete y media
# At the top of a page.
siete_y_media-title = Siete y media

## The log

# $whole, $half: points and half points (0 or 1), as the game writes them.
siete_y_media-points =
    { $whole ->
        [0] ½
       *[other] { $half ->
            [1] { $whole }½
           *[0] { $whole }
        }
    }
# On an account: what decided a stake, the points of one's own hand and of the bank's as siete_y_media-points.
siete_y_media-came = { macao-came }
siete_y_media-came-bank = { macao-came-bank }
siete_y_media-bank-dealt-down = die Bank bekommt eine verdeckte Karte
siete_y_media-dealt-down = { $player } bekommt eine verdeckte Karte
siete_y_media-your-card = { games-your-card }
siete_y_media-draws = { games-drawn }
siete_y_media-under-the-seven = eine Karte liegt verdeckt unter der Sieben von { $player }
siete_y_media-shows = { $player } zeigt { CARD($card) }
siete_y_media-bets = { $player } setzt { $amount }
siete_y_media-reopened = es werden wieder Einsätze angenommen
siete_y_media-raises = { $player } legt { $amount } dazu
siete_y_media-changes = { $player } tauscht eine Vier
siete_y_media-four-returned = { CARD($card) } ist wieder im Talon
siete_y_media-fusila = { $player } zeigt { CARD($card) } und setzt { $amount } auf eine ungesehene Karte
# The bet of before the cards stays on the hand.
siete_y_media-fusila-unpaid = { $player } zeigt { CARD($card) } und bekommt ungesehen eine Karte darunter
siete_y_media-opens = { $player } teilt { $cards }
siete_y_media-laid-too = { $amount } von { $player } liegen auf der neuen Hand
siete_y_media-least-laid = { $player } bleibt ohne Einsatz: gesetzt wird { $amount }
siete_y_media-stands = { games-stands-on }
siete_y_media-announced = { $player } hat 7½
# $points: as siete_y_media-points.
siete_y_media-over = { $player } hat sich mit { $points } überkauft: { $cards }
# He, or the bank that answers for it, has too little for the least stake.
siete_y_media-out = für { $player } lässt sich kein Einsatz setzen: die Hand ist aus
siete_y_media-backs = { $player } setzt { $amount } auf die Hand von { $on }
siete_y_media-bank-shows = die Bank zeigt { CARD($card) }
siete_y_media-bank-draws = die Bank zieht { CARD($card) }
siete_y_media-bank-stands = die Bank bleibt
siete_y_media-bank-adds = { $amount } werden in die Bank gelegt
siete_y_media-bank-gives = { $amount } werden aus der Bank genommen
siete_y_media-bank-over = die Bank hat sich mit { $points } überkauft: { $cards }
siete_y_media-bank-has = die Bank hat { $points }: { $cards }
siete_y_media-has = { $player } hat { $points }: { $cards }
siete_y_media-next-bank = die Bank geht an { $player }
siete_y_media-offered = die Bank wird { $to } für { $price } angeboten
siete_y_media-not-bought = { $to } nimmt die Bank nicht
siete_y_media-ceded = { $to } nimmt die Bank für { $price }
siete_y_media-joined = { $player } spielt wieder mit
siete_y_media-void = die Partie ist ungültig; alles ist wie vor ihr
# $why: what the dealer wrote, or an irregularity.
siete_y_media-void-why = die Partie ist ungültig: { $why }; alles ist wie vor ihr
# $why: the irregularity, whose ruling stands before.
siete_y_media-void-ruled = die Partie ist ungültig: { $why }
# $pay: what the bank pays beside the stake.
siete_y_media-wins = { games-wins }
siete_y_media-loses = { games-loses }
siete_y_media-returned = { games-returned }
siete_y_media-wins-on = { $player } gewinnt { $pay } mit { $stake } auf die Hand von { $on }
siete_y_media-loses-on = { $player } verliert { $stake } auf die Hand von { $on }
siete_y_media-returned-on = { $player }: { $stake } auf die Hand von { $on } zurück

## The pages

siete_y_media-door = Platz nehmen und Ihre Karten gegen die Bank spielen.
siete_y_media-round = Schritt { $number }
# A deal is one hand; $all: since one came.
siete_y_media-account-round = Hand { $number }
siete_y_media-so-far = Hand { $deal }, insgesamt { $all }
siete_y_media-deal = Partie { $number }
siete_y_media-this-deal = diese Partie
siete_y_media-join-deal = { play-join-deal }
siete_y_media-join-deal-s = { play-join-deal-s }
siete_y_media-advice-wait = { play-advice-wait }
# $role: why the card is dealt; $player: to whom.
siete_y_media-place =
    { $place ->
        [first] { $player }, erste Karte
        [hit] { $player }, eine Karte
        [change] { $player }, eine Karte für die Vier
        [fusilado] { $player }, unter die Sieben
       *[bank] die Bank
    }
siete_y_media-phase-bets_open = Setzen vor den Karten
siete_y_media-phase-first_cards = Die ersten Karten werden gegeben
# $player: whose turn it is, or none.
siete_y_media-phase-turn =
    { $player ->
        [none] Ein Pointeur ist an der Reihe
       *[other] { $player } ist an der Reihe
    }
siete_y_media-phase-card_due =
    { $player ->
        [none] Eine Karte ist fällig
       *[other] Eine Karte für { $player }
    }
siete_y_media-phase-four_out = Eine Vier geht zurück
siete_y_media-phase-bank = Die Bank ist an der Reihe
siete_y_media-phase-for_sale = Die Bank ist zu verkaufen
siete_y_media-phase-offered = { baccarat_banque-phase-offered }
# What is awaited, in a sentence such as "bob takes a card or stands".
siete_y_media-to-bet = setzen
siete_y_media-to-raise = zum Einsatz dazulegen
siete_y_media-to-hit = eine Karte nehmen
siete_y_media-to-open = teilen
siete_y_media-to-change4 = die Vier tauschen
siete_y_media-to-fusilar = eine Karte unter die Sieben nehmen
siete_y_media-to-cede = die Bank verkaufen
siete_y_media-to-keep = die Bank behalten
siete_y_media-to-buy = die Bank kaufen
siete_y_media-to-decline = nein
siete_y_media-to-bank_hit = für die Bank ziehen
siete_y_media-to-bank_stand = sie bleiben lassen
siete_y_media-to-four_back = die Vier zurücklegen
siete_y_media-next-bank_hit = für die Bank ziehen oder sie bleiben lassen
siete_y_media-next-bank_stand = die Bank bleiben lassen
siete_y_media-next-four_back = die Vier in die Mitte des Talons stecken
siete_y_media-bank-of-house = Bank des Hauses
siete_y_media-bank-of = Bank: { $player }
siete_y_media-seat = Die Karten von { $player }
siete_y_media-you = { $player } (Sie)
siete_y_media-no-bet-of = kein Einsatz
siete_y_media-showing = { $points } + ?
siete_y_media-status =
    { $status ->
        [stand] bleibt
        [seven_half] 7½
        [bust] überkauft
        [fusilado] fusilado
       *[out] aus
    }
siete_y_media-paid =
    { $result ->
        [win] gewinnt { $pay }
       *[lose] verliert { $pay }
    }
siete_y_media-backed-by = dazu: { $each }
siete_y_media-left =
    { $count ->
        [one] Noch eine Karte im Talon.
       *[other] Noch { $count } Karten im Talon.
    }
siete_y_media-note-announced = { $player } hat 7½ angesagt.
siete_y_media-note-obliged = Die Bank muss 7½ erreichen.
siete_y_media-note-offer = Die Bank wird { $to } für { $price } angeboten.
siete_y_media-note-ceded = { $to } nimmt die Bank für { $price }.
siete_y_media-note-next-bank = Die nächste Bank hat { $player }.
# $hand: which hand, 0 where there is but one.
siete_y_media-hold-to-see =
    { $hand ->
        [0] Halten zum Ansehen
       *[other] Halten: Hand { $hand } ansehen
    }
siete_y_media-goes-over = mit { $over } von { $unseen } Karten überkauft
siete_y_media-nothing-lies = Kein Einsatz.
siete_y_media-on-hand-of = { $player } auf { $on }
siete_y_media-hand = Hand { $number }
siete_y_media-lies =
    { $whose ->
        [own] { $amount } auf Hand { $hand }
       *[other] { $amount } auf Hand { $hand } von { $on }
    }
siete_y_media-nothing-settled = Diese Partie ist noch nicht abgerechnet.
siete_y_media-void-what = Alles ist wie vor ihrer ersten Karte: jeder Einsatz geht zurück, und was in ihr abgerechnet wurde, wird rückgängig gemacht.
siete_y_media-ruling-what = Die Partie ist dann ungültig. Gehen alle Einsätze zurück, so wird rückgängig gemacht, was in ihr abgerechnet wurde; sonst gilt es weiter. Alle sehen den Entscheid.
siete_y_media-settled-hand = { $amount } auf { $points }
siete_y_media-settled-on = { $amount } auf { $on }
siete_y_media-bank-had =
    { $over ->
        [true] Die Bank hat sich überkauft: { $points }
       *[false] Die Bank: { $points }
    }
siete_y_media-act-bet = { $amount } setzen
siete_y_media-act-raise = { $amount } dazu
siete_y_media-act-fusilar = Fusilar mit { $amount }
siete_y_media-act-fusilar_unpaid = Fusilar
siete_y_media-act-back = { $amount } auf die Hand von { $on }
siete_y_media-act-cede = Die Bank an { $to } für { $price }
siete_y_media-act-hit = Karte nehmen
siete_y_media-act-hit_open = Karte nehmen, offen
siete_y_media-act-show_and_hit = Zeigen, Karte nehmen
siete_y_media-act-open = Teilen
siete_y_media-act-change4 = Vier tauschen
siete_y_media-act-buy = { play-act-take }
siete_y_media-act-decline = { play-act-pass }
siete_y_media-act-keep = Bank behalten
siete_y_media-act-come_back = Wieder mitspielen
siete_y_media-act-bank_hit = Karte für die Bank
siete_y_media-act-bank_stand = Die Bank bleibt
siete_y_media-act-four_back = Die Vier ist zurück
# $hand: which hand, 0 where there is but one.
siete_y_media-do-back =
    { $hand ->
        [0] { $amount } auf { $on }
       *[other] { $amount } auf { $on }, Hand { $hand }
    }
# $phase: of the deal; $more: true with a bet of one's own placed.
siete_y_media-do-bet =
    { $phase ->
        [bets_open] { $more ->
            [true] Noch { $amount } setzen
           *[other] { siete_y_media-act-bet }
        }
       *[other] { siete_y_media-act-bet }
    }
siete_y_media-do-buy = Bank für { $price } nehmen
siete_y_media-sell-to = An { $to } für { $price }
siete_y_media-price = Preis der Bank
siete_y_media-advice-left_out = Sie taten in zwei Partien nichts und setzen aus.
siete_y_media-advice-card = Ihre Karte kommt.
siete_y_media-advice-bet = Zuerst der Einsatz; wer schweigt, setzt { $least }.
siete_y_media-advice-bet-first = Setzen Sie vor den Karten; es lässt sich nicht zurücknehmen. Ohne Einsatz haben Sie keine Hand.
siete_y_media-advice-banker = Sie halten die Bank: die anderen setzen gegen Ihre Börse.
siete_y_media-advice-bank_plays = Die Bank spielt.
siete_y_media-advice-turn_of = { $player } ist an der Reihe.
siete_y_media-sheet = Partie
siete_y_media-rules-cards = Die Karten
siete_y_media-rules-cards-is = Das Ziel ist 7½.
siete_y_media-rules-turn = An der Reihe
siete_y_media-rules-turn-is = Zuerst der Einsatz, dann Karten nehmen oder bleiben. Höchstens eine Karte liegt verdeckt. Über 7½ verlieren Sie sofort.
siete_y_media-rules-bank = { pages-the-bank }
siete_y_media-rules-bank-is = Sie spielt zuletzt und gewinnt gegen gleiche Hände. Überkauft sie sich, zahlt sie allen, die geblieben sind; mit 7½ gewinnt sie gegen alle.
siete_y_media-rules-next-bank = Die nächste Bank
siete_y_media-rules-agreed = Was vereinbart ist
siete_y_media-rules-time = Zeit und Fehler

## Refusals

siete_y_media-bad-op = Diese Handlung gibt es nicht
siete_y_media-unknown-player = { games-unknown-player }
siete_y_media-banker = { baccarat-banker }
siete_y_media-not-seated = Auf eine eigene Hand setzt nur, wer am Tisch sitzt
siete_y_media-bets-closed = Die Einsätze sind geschlossen: die Karten sind gegeben
siete_y_media-no-stakes = { macao-no-stakes }
siete_y_media-not-dealt = { macao-not-dealt }
siete_y_media-not-closed = Einsätze werden nur wieder angenommen, solange keine Karte gegeben ist
siete_y_media-not-your-turn = Dieser Spieler ist nicht an der Reihe
siete_y_media-not-banks-turn = Die Bank ist nicht an der Reihe
siete_y_media-must-change = Zuerst muss die Vier getauscht werden
siete_y_media-over-points = Die Hand ist überkauft: sie wird geteilt oder ist verloren
siete_y_media-already-bet = Auf diese Hand ist schon gesetzt
siete_y_media-bad-stake = Der Betrag muss ein positives Vielfaches der Einheit des Tisches sein
siete_y_media-min = { games-min }
siete_y_media-max = { games-max }
siete_y_media-funds = { games-funds }
siete_y_media-solvency = { games-solvency }
siete_y_media-no-bet = Zuerst der Einsatz, dann Karten
siete_y_media-no-cards = Im Talon sind keine Karten mehr
siete_y_media-not-allowed = Das ist nicht vereinbart, oder nicht mit dieser Hand
siete_y_media-no-pair = Geteilt werden nur zwei erste Karten von gleichem Wert
siete_y_media-no-first-four = Getauscht wird nur eine Vier
siete_y_media-no-first-seven = Nur unter eine Sieben wird eine Karte gelegt
siete_y_media-bad-place = Diese Stelle gibt es im Talon nicht
siete_y_media-bank-must-reach = Die Bank muss 7½ erreichen
siete_y_media-no-turn = Niemand ist an der Reihe
siete_y_media-no-hand = Diese Hand gibt es nicht
siete_y_media-closed = Diese Hand ist fertig
siete_y_media-not-over = Die Partie ist nicht zu Ende
siete_y_media-not-banker = Die Bank verkauft nur der Bankhalter, und einmal
siete_y_media-taken = Die Bank geht schon an einen anderen
siete_y_media-no-offer = Diesem Spieler ist nichts angeboten
siete_y_media-plays = Dieser Spieler spielt schon mit
siete_y_media-no-four = Es ist keine Vier zurückzulegen
siete_y_media-not-due = { games-not-due }
siete_y_media-duplicate = Diese Karte ist schon heraus
siete_y_media-foreign = Diese Karte ist nicht im Spiel zu 40 Karten
siete_y_media-deal-over = { pages-deal-over }
siete_y_media-no-round = In diesem Spiel wird der Reihe nach gesetzt
siete_y_media-no-marker = In diesem Kartenspiel ist keine Markierungskarte
siete_y_media-not-shown = { games-not-dealt-yet }
siete_y_media-same-card = { games-that-card-already }
siete_y_media-hand-hidden = Solange eine Karte dieser Hand verdeckt liegt, wird keine ihrer Karten berichtigt; annullieren Sie die Partie, oder warten Sie, bis sie abgerechnet ist
siete_y_media-changes-later = Mit dieser Karte wäre die Partie anders weitergegangen: was gegeben ist, gilt
siete_y_media-no-debt = { games-no-debt }
siete_y_media-bad-amount = { games-bad-amount }
siete_y_media-banker-plays = Der Bankhalter nimmt kein Geld heraus, bevor die Partie abgerechnet ist
siete_y_media-house-plays = Die Bank gibt kein Geld heraus, bevor die Partie abgerechnet ist
siete_y_media-bank-funds = { games-bank-funds }
siete_y_media-bank-bound = { games-bank-bound }
siete_y_media-players-bank = Die Bank gehört einem Spieler, der mit seiner Börse einsteht
siete_y_media-no-stake = Den Einsatz { $stake } gibt es nicht
# $least: the least stake.
siete_y_media-too-few-for-house = es braucht einen Spieler mit { $least } oder mehr
# $least: the least stake at 7½.
siete_y_media-bank-poor = die Bank steht bei { $bank }; sie braucht { $least } oder mehr, um den Mindesteinsatz bei 7½ zu zahlen
siete_y_media-no-banker = es braucht einen Bankhalter mit { $least } oder mehr, der den Mindesteinsatz bei 7½ zahlen kann
siete_y_media-too-few = es braucht zwei Spieler mit { $least } oder mehr: einer hat die Bank

## Deal scripts, and messages that are malformed: what was expected

siete_y_media-a-player = der Name eines Spielers
siete_y_media-a-hand = die Nummer einer Hand, ab 0
siete_y_media-a-price = ein Preis von 0 oder mehr
siete_y_media-a-card-such-as = eine Karte des spanischen Spiels zu 40 Karten, wie 7O
siete_y_media-seats = ein bis { $most } Namen, von der Rechten der Bank an
# After "banker: expected": what goes together with a bank of the house.
siete_y_media-house-wants-bets = "player", außer wenn bets "before_cards" und add false ist oder min und max gleich sind
# After "backing: expected".
siete_y_media-house-wants-none = false, wo banker "house" ist
siete_y_media-one-of-players = einer der Spieler
siete_y_media-each-name-once = jeder Name einmal, und nicht der des Bankhalters

## Why a deal has no deal script

siete_y_media-unsaid-void = die Partie war ungültig, und ein Skript wird zu Ende gespielt
siete_y_media-unsaid-settlement = die Abrechnung

## Options: what each decides, with its section of docs/rules.md, and what its values mean

siete_y_media-option-pack = Mit welchen Karten gespielt wird (4.1).
siete_y_media-option-pack-spanish = Spanische Karten: Ass bis Sieben zählen 1 bis 7, Bube, Reiter und König einen halben Punkt.
siete_y_media-option-pack-french = Französische Karten: Ass bis Sieben zählen 1 bis 7, Bube, Dame und König einen halben Punkt.
siete_y_media-option-seven-half-pays = Was siebeneinhalb zahlt (4.5).
siete_y_media-option-seven-half-pays-is = Siebeneinhalb zahlt { $number } zu 1.
siete_y_media-option-bank-rotation = Wer in der nächsten Partie die Bank hat (4.12).
siete_y_media-option-bank-rotation-seven-half = Der erste Pointeur mit siebeneinhalb nimmt die Bank, außer wenn die Bank es auch hat.
siete_y_media-option-bank-rotation-each-hand = Die Bank geht nach jeder Partie nach rechts.
siete_y_media-option-first-banker = Wer in der ersten Partie die Bank hat (4.12).
siete_y_media-option-first-banker-seat = Wer zuerst sitzt, hat die erste Bank.
siete_y_media-option-first-banker-lot = Der Tisch lost den ersten Bankhalter aus.
siete_y_media-option-banker = Wem die Bank gehört (4.4, 4.16).
siete_y_media-option-banker-player = Die Bank gehört einem Spieler, der mit seiner Börse einsteht.
siete_y_media-option-banker-house = Die Bank gehört dem Haus; sie wandert nicht und wird nicht verkauft.
siete_y_media-option-bank-policy = Wie die Bank spielt (4.5, 4.11).
siete_y_media-option-bank-policy-free = Die Bank zieht und bleibt, wie sie will.
siete_y_media-option-bank-policy-blackjack = Die Pointeure spielen offen; die Bank zieht bei 5½ und weniger und bleibt bei 6.
siete_y_media-option-canto = Ob die ersten siebeneinhalb angesagt werden (4.6).
siete_y_media-option-canto-on = Die ersten siebeneinhalb werden angesagt.
siete_y_media-option-canto-off = Siebeneinhalb wird nicht angesagt.
siete_y_media-option-bank-must-reach = Ob angesagte siebeneinhalb oder eine Karte unter einer Sieben die Bank verpflichten (4.6).
siete_y_media-option-bank-must-reach-on = Nach angesagten siebeneinhalb oder mit einer Karte unter einer Sieben darf die Bank nicht darunter bleiben.
siete_y_media-option-bank-must-reach-off = Die Bank darf bei jedem Stand bleiben.
siete_y_media-option-open = Ob zwei erste Karten von gleichem Wert als zwei Hände geteilt werden dürfen (4.7).
siete_y_media-option-open-on = Zwei erste Karten von gleichem Wert dürfen als zwei Hände geteilt werden.
siete_y_media-option-open-off = Hände werden nicht geteilt.
siete_y_media-option-open-cards = Welche Karten geteilt werden dürfen (4.7).
siete_y_media-option-open-cards-figures = Nur Bilder dürfen geteilt werden.
siete_y_media-option-open-cards-any = Zwei beliebige Karten von gleichem Wert dürfen geteilt werden.
siete_y_media-option-open-max-hands = Wie viele Hände ein Spieler durch Teilen haben darf (4.7).
siete_y_media-option-open-max-hands-is = Ein Spieler darf bis zu { $number } Hände haben.
siete_y_media-option-open-max-hands-none = Ein Spieler darf bei bis zu drei Pointeuren drei Hände haben, bei vier oder fünf zwei, sonst eine.
siete_y_media-option-change4 = Ob eine Vier als erste Karte getauscht wird (4.8).
siete_y_media-option-change4-no = Eine Vier wird nicht getauscht.
siete_y_media-option-change4-optional = Eine Vier als erste Karte darf vor dem Einsatz getauscht werden.
siete_y_media-option-change4-forced = Eine Vier als erste Karte muss vor dem Einsatz getauscht werden.
siete_y_media-option-fusilar = Ob ungesehen eine Karte unter eine Sieben gelegt werden darf (4.9).
siete_y_media-option-fusilar-on = Unter eine Sieben darf ungesehen eine Karte gelegt werden.
siete_y_media-option-fusilar-off = Unter eine Sieben wird keine Karte ungesehen gelegt.
siete_y_media-option-fusilar-pays = Was ein Bild unter einer Sieben zahlt (4.9).
siete_y_media-option-fusilar-pays-is = Ein Bild unter einer Sieben zahlt { $number } zu 1.
siete_y_media-option-fusilar-takes-bank = Ob ein Bild unter einer Sieben die Bank nimmt (4.9, 4.12).
siete_y_media-option-fusilar-takes-bank-on = Ein Bild unter einer Sieben nimmt die Bank wie alle siebeneinhalb.
siete_y_media-option-fusilar-takes-bank-off = Ein Bild unter einer Sieben nimmt die Bank nicht.
siete_y_media-option-backing = Ob auf fremde Hände gesetzt werden darf (4.10).
siete_y_media-option-backing-on = Auf fremde Hände darf gesetzt werden.
siete_y_media-option-backing-off = Jeder setzt nur auf die eigenen Hände.
siete_y_media-option-bets = Wann gesetzt wird (4.3, 4.15).
siete_y_media-option-bets-in-turn = Jeder Spieler sieht seine Karte an und setzt, wenn er an der Reihe ist.
siete_y_media-option-bets-before-cards = Alle Einsätze werden vor der ersten Karte gesetzt; wer nicht gesetzt hat, hat keine Hand.
siete_y_media-option-add = Ob an der Reihe noch dazugelegt werden darf, wo vor den Karten gesetzt wird (4.15).
siete_y_media-option-add-on = An der Reihe darf ein Spieler zu seinem Einsatz dazulegen.
siete_y_media-option-add-off = Nach den Karten wird nichts dazugelegt.
siete_y_media-option-min = Der Mindesteinsatz; wer ohne Einsatz bleibt, setzt ihn (4.3, 4.4).
siete_y_media-option-min-is = { games-option-min-is }
siete_y_media-option-max = Der Höchsteinsatz auf einer Hand (4.4).
siete_y_media-option-max-is = { games-option-max-is }
siete_y_media-option-max-none = { games-option-max-none }
siete_y_media-option-unit = Einsätze sind Vielfache davon (4.4).
siete_y_media-option-unit-is = { games-option-unit-is }
siete_y_media-option-solvency = Was die Bank zahlen können muss (4.4, 4.16).
siete_y_media-option-solvency-none = Die Bank nimmt jeden Einsatz und darf schuldig bleiben.
siete_y_media-option-solvency-sum = Die Bank nimmt keinen Einsatz, wenn sie nicht alle auf einmal zahlen könnte.
siete_y_media-option-bet-s = Sekunden für Einsätze vor den Karten, vom ersten an (4.15).
siete_y_media-option-bet-s-is = Vom ersten Einsatz an wird { $number } Sekunden lang gesetzt.
siete_y_media-option-turn-s = Sekunden für eine Entscheidung; danach bleibt die Hand (4.13).
siete_y_media-option-turn-s-is = Ein Spieler hat { $number } Sekunden, um zu entscheiden.
siete_y_media-option-cede-s = Sekunden für den Verkauf der Bank (4.13).
siete_y_media-option-cede-s-is = Die Bank darf { $number } Sekunden lang verkauft werden.
siete_y_media-option-buy-s = Sekunden für die Antwort dessen, dem die Bank angeboten ist (4.13).
siete_y_media-option-buy-s-is = Wem die Bank angeboten wird, der hat { $number } Sekunden für die Antwort.
siete_y_media-option-peek = Wo ein Spieler seine verdeckte Karte sieht (4.14).
siete_y_media-option-peek-tablet = Ein Spieler sieht seine verdeckte Karte auf seinem Tablet.
siete_y_media-option-peek-cards = Ein Spieler hebt seine verdeckte Karte an; kein Tablet zeigt sie.
siete_y_media-option-irregularity = Was mit den Einsätzen geschieht, wenn mit den Karten etwas nicht stimmte (4.14).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

siete_y_media-term-goal = 7½
siete_y_media-term-goal-is = Das Ziel: siebeneinhalb Punkte, nicht mehr und nicht weniger.
siete_y_media-term-bank = Bank
siete_y_media-term-bank-is = Die Hand und das Geld, gegen die alle spielen; sie spielt zuletzt.
siete_y_media-term-draw = ziehen; zieht; Karte nehmen
siete_y_media-term-draw-is = Eine weitere Karte bekommen.
siete_y_media-term-stand = bleiben; bleibt; geblieben; plantarse
siete_y_media-term-stand-is = Keine Karte mehr nehmen.
siete_y_media-term-over = überkauft; überkauft sich; über 7½
siete_y_media-term-over-is = Mehr als 7½ Punkte: die Hand hat sofort verloren.
siete_y_media-term-face_down = verdeckt; verdeckte
siete_y_media-term-face_down-is = Eine Karte, die nur ihr Besitzer ansehen darf; eine Hand hat höchstens eine davon.
siete_y_media-term-out = Hand ist aus
siete_y_media-term-out-is = Eine Hand, für die sich kein Einsatz setzen lässt; sie spielt nicht mehr.
siete_y_media-term-open_card = Karte nehmen, offen; offen
siete_y_media-term-open_card-is = Eine Karte, die alle sehen.
siete_y_media-term-open = teilen; teilt; geteilt
siete_y_media-term-open-is = Aus zwei ersten Karten von gleichem Wert zwei Hände machen, jede mit eigenem Einsatz (spanisch: abrirse).
siete_y_media-term-four = Vier
siete_y_media-term-four-is = Eine Vier als erste Karte darf gegen eine andere in den Talon zurückgelegt werden, wo das vereinbart ist.
siete_y_media-term-stock = Talon; Talons
siete_y_media-term-stock-is = Die Karten, die noch nicht gegeben sind.
siete_y_media-term-fusilar = Fusilar; fusilado; fusila
siete_y_media-term-fusilar-is = Mit einer Sieben als erster Karte auf eine Karte setzen, die ungesehen darunter gelegt wird: ein Bild macht 7½, mit allem anderen ist die Hand überkauft.
siete_y_media-term-back = fremde Hände; auf die Hand
siete_y_media-term-back-is = Auf die Hand eines anderen Pointeurs setzen; abgerechnet wird wie diese Hand.
siete_y_media-term-canto = Canto; angesagt; ansagen
siete_y_media-term-canto-is = Die ersten 7½, die gezogen werden, werden laut gesagt.
siete_y_media-term-obliged = muss 7½ erreichen; verpflichten
siete_y_media-term-obliged-is = Die Bank darf nicht unter 7½ bleiben, solange Karten da sind.
siete_y_media-term-cede = verkaufen; verkauft; Verkauf; kaufen; Preis
siete_y_media-term-cede-is = Der Bankhalter darf die Bank einem anderen Spieler verkaufen, sobald alles abgerechnet ist, zu einem Preis, den er nennt.
siete_y_media-term-left_out = setzen aus; mitspielen; spielt wieder mit
siete_y_media-term-left_out-is = Wer in zwei Partien hintereinander nichts tat, bekommt keine Karten, bis er sagt, dass er wieder mitspielt.
siete_y_media-term-house = Bank des Hauses; Haus
siete_y_media-term-house-is = Eine eigene Bank des Tisches, die kein Spieler hält.

## The game in five pictures, one sentence each

siete_y_media-step-first = Sie haben eine verdeckte Karte: Ass bis Sieben zählen 1 bis 7, jedes Bild einen halben Punkt.
siete_y_media-step-bet = Setzen Sie auf Ihre Hand gegen die Bank.
siete_y_media-step-draw = Nehmen Sie Karten, solange Sie es wagen: das Ziel ist 7½.
siete_y_media-step-over = Mit mehr als 7½ haben Sie sofort verloren.
siete_y_media-step-bank = Die Bank spielt zuletzt: Sie gewinnen, wenn Sie höher sind oder die Bank sich überkauft.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

siete_y_media-typed-example = Einsatz 5
siete_y_media-typed-raise = dazu; noch; mehr
siete_y_media-typed-hit = Karte; ziehe; ziehen; nehme eine Karte
siete_y_media-typed-hit_open = offene Karte; Karte offen; offen
siete_y_media-typed-show_and_hit = zeigen und ziehen; zeige; zeigen
siete_y_media-typed-open = teile; teilen
siete_y_media-typed-change4 = Vier tauschen; tausche die Vier
siete_y_media-typed-fusilar = fusilar
siete_y_media-typed-hand = Hand
siete_y_media-typed-cede = verkaufe; verkaufe die Bank an; verkaufe die Bank; Bank an
siete_y_media-typed-keep = behalte; Bank behalten; behalte die Bank
siete_y_media-typed-buy = nehme; kaufe; Bank nehmen; nehme die Bank
siete_y_media-typed-decline = nein; passe
siete_y_media-typed-come_back = wieder mitspielen; mitspielen

## What the croupier calls: of a line of the log, under its own key

siete_y_media-called-announced = Siete y media für { $player }.
siete_y_media-called-bank-has = Die Bank hat { $points }.
siete_y_media-called-bank-over = Die Bank hat sich überkauft.
