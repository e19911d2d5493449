### Baccarat banque, à deux tableaux. Read on the tablets and in `faro recall`; options also in the configuration and
### docs/rules-options.md, which are in English.

# Beside the name of an option: an option of baccarat banque.
baccarat_banque-name = Baccarat banque
# At the top of a page.
baccarat_banque-title = Baccarat banque

## The log

# On an account: what decided the stakes of a coup, the totals of the hands.
baccarat_banque-came = Rechts { $right }, links { $left }, Bank { $banker }
baccarat_banque-bids = { $player } bietet { $amount } für die Bank
baccarat_banque-has-bank = { $player } hat die Bank, mit { $amount }
baccarat_banque-retires = { $player } gibt die Bank ab und nimmt { $amount }
baccarat_banque-gives-up = { $player } kann die Einsätze nicht halten und gibt die Bank auf; er nimmt { $amount }
baccarat_banque-out = { $player } hat die Bank nicht aufgefüllt: sie steht Geboten offen
baccarat_banque-bank-back = die Bank von { $amount } geht an { $player } zurück
baccarat_banque-bank-offered = die Bank wird zu { $amount } angeboten
baccarat_banque-refilled = { $player } füllt die Bank auf, mit { $amount }
baccarat_banque-accepted = { $player } spielt gegen alle Einsätze und legt { $amount } zu; die Bank ist unbegrenzt
baccarat_banque-added = { games-banker-adds }
baccarat_banque-cut = { baccarat-returned-above-bank }
baccarat_banque-not-held = { $amount } zurück an { $player }: der Bankhalter hält es nicht
baccarat_banque-goes-banco = { $player } spielt Banco
baccarat_banque-six-out = sechs Karten sind heraus, verdeckt
baccarat_banque-right-third = rechts zieht { CARD($card) }
baccarat_banque-left-third = links zieht { CARD($card) }
baccarat_banque-banker-third = der Bankhalter zieht { CARD($card) }
# $hand: right, left or banker.
baccarat_banque-decided =
    { $draws ->
        [true] { $hand ->
            [right] rechts: { $player } zieht
            [left] links: { $player } zieht
           *[banker] der Bankhalter zieht
        }
       *[false] { $hand ->
            [right] rechts: { $player } bleibt
            [left] links: { $player } bleibt
           *[banker] der Bankhalter bleibt
        }
    }
# $total: of the hand; $result: win, lose, push or no word, where nobody staked.
baccarat_banque-hand-right =
    { $result ->
        [win] rechts gewinnt mit { $total }: { CARD($cards) }
        [lose] rechts verliert mit { $total }: { CARD($cards) }
        [push] rechts: Égalité mit { $total }: { CARD($cards) }
       *[none] rechts, ohne Einsätze, { $total }: { CARD($cards) }
    }
baccarat_banque-hand-left =
    { $result ->
        [win] links gewinnt mit { $total }: { CARD($cards) }
        [lose] links verliert mit { $total }: { CARD($cards) }
        [push] links: Égalité mit { $total }: { CARD($cards) }
       *[none] links, ohne Einsätze, { $total }: { CARD($cards) }
    }
baccarat_banque-hand-banker = die Bank hat { $total }: { CARD($cards) }
# $pay: what the bank pays beside the stake.
baccarat_banque-wins =
    { $side ->
        [right] { $player } gewinnt { $pay } mit { $stake } auf rechts
       *[left] { $player } gewinnt { $pay } mit { $stake } auf links
    }
baccarat_banque-loses =
    { $side ->
        [right] { $player } verliert { $stake } auf rechts
       *[left] { $player } verliert { $stake } auf links
    }
baccarat_banque-returned =
    { $side ->
        [right] { $player }: { $stake } auf rechts zurück
       *[left] { $player }: { $stake } auf links zurück
    }
baccarat_banque-bank-now = Coup { $coup } ist zu Ende; die Bank hält { $bank }
baccarat_banque-passed = Coup { $coup } verstreicht ohne Karten

## The pages

baccarat_banque-door = Platz nehmen: die Bank auflegen, Banco rufen oder auf Ihrer Seite setzen.
baccarat_banque-hand =
    { $hand ->
        [right] Rechts
        [left] Links
       *[banker] Bank
    }
# $place: the hand and which of its cards.
baccarat_banque-place =
    { $place ->
        [right_1] rechts
        [left_1] links
        [banker_1] Bank
        [right_2] rechts, zweite Karte
        [left_2] links, zweite Karte
        [banker_2] Bank, zweite Karte
        [right_3] rechts, dritte Karte
        [left_3] links, dritte Karte
       *[banker_3] Bank, dritte Karte
    }
baccarat_banque-phase-bidding = Gebote für die Bank
baccarat_banque-phase-offered = Die Bank wird angeboten
baccarat_banque-phase-refilling = Die Bank ist gesprengt
baccarat_banque-phase-retiring = Gibt der Bankhalter ab?
baccarat_banque-phase-accepting = Einsätze über der Bank
baccarat_banque-phase-right_decides = Rechts spielt
baccarat_banque-phase-right_draws = { baccarat_banque-phase-right_decides }
baccarat_banque-phase-left_decides = Links spielt
baccarat_banque-phase-left_draws = { baccarat_banque-phase-left_decides }
baccarat_banque-phase-banker_decides = Die Bank spielt
baccarat_banque-phase-banker_draws = { baccarat_banque-phase-banker_decides }
# In a sentence such as "bob draws or stands".
baccarat_banque-to-bid = bieten
baccarat_banque-to-banco = Banco rufen
baccarat_banque-to-refill = sie auffüllen
baccarat_banque-to-accept = gegen alle Einsätze spielen
baccarat_banque-to-pass = passen
baccarat_banque-lies = { $amount } auf { $side }
baccarat_banque-act-bid = { $amount } bieten
baccarat_banque-act-refill = { $amount } einlegen
# $more: there is a stake of one's own on that side; $side: Right or Left.
baccarat_banque-do-stake =
    { $more ->
        [true] Noch { $amount } auf { $side }
       *[false] { $amount } auf { $side }
    }
baccarat_banque-act-banco =
    { $cheval ->
        [true] Banco à cheval
       *[false] Banco
    }
# $amount: half of it on each side, where it is à cheval.
baccarat_banque-do-banco =
    { $cheval ->
        [true] Banco à cheval: { $amount }
       *[false] Banco: { $amount }
    }
baccarat_banque-act-accept = Gegen alle Einsätze spielen
baccarat_banque-do-accept = { $amount } zulegen, gegen alle spielen
baccarat_banque-act-pass = Passen
# $phase: what was asked; $unlimited: whether the bank accepts all stakes.
baccarat_banque-do-pass =
    { $phase ->
        [bidding] Kein Gebot
        [offered] Nicht nehmen
        [banco] Kein Banco
        [retiring] Bank behalten
        [refilling] Nicht auffüllen
       *[accepting] { $unlimited ->
            [true] Einsätze halten
           *[false] Nicht zulegen
        }
    }
baccarat_banque-plays = { $player } spielt
baccarat_banque-decision =
    { $decision ->
        [draw] zieht
       *[stand] bleibt
    }
baccarat_banque-hold-to-see = Halten: Ihre Karten ansehen
# At the name of who plays the hand of his side.
baccarat_banque-has-hand = spielt
baccarat_banque-plays-banco = Banco
baccarat_banque-on-side = { $amount } { $side }
baccarat_banque-offered-at = { $player } hat sie abgegeben: { $amount }
baccarat_banque-bank-of = { $player } hat die Bank
baccarat_banque-bank-broken = { $player }: die Bank ist gesprengt
baccarat_banque-best-bid = { $player } bietet { $amount }
baccarat_banque-no-banker = Niemand hat die Bank
baccarat_banque-no-shoe = Gesetzt wird, sobald der Schlitten bereit ist.
baccarat_banque-tables = Die Tableaus
baccarat_banque-unlimited = unbegrenzt
baccarat_banque-above = { $amount } über der Bank
# $result: win, lose, push or none, where nobody staked.
baccarat_banque-side-result =
    { $result ->
        [win] { $total } gewinnt
        [lose] { $total } verliert
        [push] { $total } Égalité
       *[none] { $total }
    }
baccarat_banque-holds = Die Bank hält
baccarat_banque-bank-is = Die Bank hält { $amount }.
baccarat_banque-settled-on = { $amount } auf { $side }
baccarat_banque-sheet-record = Coups
baccarat_banque-advice-claimed = Sie haben sie beansprucht; noch sieht das niemand.
baccarat_banque-advice-banker = Sie haben die Bank.
baccarat_banque-rules-hands-is = Ein Ass zählt 1, Zehnen und Bilder 0; eine Hand ist die letzte Ziffer der Summe wert. 8 oder 9 mit zwei Karten ist ein Natural, und jede Seite spielt für sich gegen die Bank.
baccarat_banque-rules-third-is = Einer jeder Seite spielt für alle, die dort gesetzt haben; dann zieht oder bleibt der Bankhalter, wie er will.
baccarat_banque-rules-bank-is = Der Bankhalter behält sie, bis er sie abgibt, was er nach einem Coup darf, oder sie gesprengt ist.
baccarat_banque-rules-banco = { baccarat-act-banco }
baccarat_banque-rules-banco-is = Wer Banco spielt, setzt gegen die ganze Bank; à cheval je zur Hälfte auf jede Seite. Der Nächste jeder Seite hat ihn; zwei teilen ihn sich.
baccarat_banque-rules-stakes = { faro-sheet-stakes }

## Refusals

baccarat_banque-not-now = Dafür ist jetzt nicht die Zeit
baccarat_banque-not-vacant = { baccarat-not-vacant }
baccarat_banque-not-listed = Sie stehen nicht auf der Liste der Bankhalter
baccarat_banque-low-bid = Es liegt ein höheres Gebot vor
baccarat_banque-taken = Jemand, der näher sitzt, hat ihn schon beansprucht, oder Sie selbst
baccarat_banque-not-banker = Das ist Sache des Bankhalters
baccarat_banque-must-play = Wer die Bank genommen hat, gibt einen Coup, bevor er sie abgibt
baccarat_banque-too-late = Es liegen schon Einsätze
baccarat_banque-no-offer = Keine Bank wird angeboten
baccarat_banque-own = { baccarat-own }
baccarat_banque-not-broken = Die Bank ist nicht gesprengt
baccarat_banque-no-bank = { baccarat-no-bank }
baccarat_banque-banker = { baccarat-banker }
baccarat_banque-not-seated = Banco ist für die, die an den Tableaus sitzen
baccarat_banque-three-bancos = Nach so vielen verlorenen Bancos setzen Sie einen Coup aus
baccarat_banque-banco = In diesem Coup spielt jemand Banco
baccarat_banque-bad-side = Nennen Sie die rechte oder die linke Seite; wer sitzt, setzt auf seine
baccarat_banque-over-bank = So viel mehr deckt die Bank nicht
baccarat_banque-not-offered = Hier kann der Bankhalter nicht alle Einsätze annehmen
baccarat_banque-no-excess = Keine Einsätze übersteigen die Bank
baccarat_banque-no-stakes = Nichts ist gesetzt
baccarat_banque-no-bid = Niemand hat für die Bank geboten
baccarat_banque-not-dealt = Die Karten sind noch nicht heraus
baccarat_banque-not-your-turn = { baccarat-not-your-turn }
baccarat_banque-strict = Sie spielen für andere: bei 0 bis 4 ziehen, bei 6 und 7 bleiben
baccarat_banque-no-turn = Niemand ist an der Reihe
baccarat_banque-no-reopening = Was geschlossen ist, bleibt in diesem Spiel geschlossen; der Coup kann annulliert werden
baccarat_banque-changes-later = { baccarat-changes-play }
baccarat_banque-players-bank = Die Bank gehört einem Spieler: er legt sie aus seiner Börse auf
baccarat_banque-too-few = Es braucht zwei Spieler mit Geld: einen für die Bank, einen zum Setzen

## What a script must be

baccarat_banque-two-players = mindestens zwei Spieler
baccarat_banque-names = eine Liste von Namen
baccarat_banque-most-names = höchstens { $most } Namen
baccarat_banque-name-once = jeder Name einmal
baccarat_banque-a-player = ein Name, der unter players steht
baccarat_banque-a-place = ein Spieler mit einer Stelle unter right, left oder standers

## Why a shoe has no deal script

baccarat_banque-unsaid-raised = { baccarat-unsaid-raised }

## Options: what each decides, with its section of docs/rules.md, and what its values mean

baccarat_banque-option-bank-by = Wie die Bank ihren Bankhalter findet (3.3.4).
baccarat_banque-option-bank-by-auction = Die Bank geht an das höchste Gebot.
baccarat_banque-option-bank-by-list = Die Bank geht an den Ersten auf der Liste, der geboten hat, zu seinem Betrag.
baccarat_banque-option-banque-excess = Was mit Einsätzen über der Bank geschieht (3.3.10).
baccarat_banque-option-banque-excess-in-order = Alle Einsätze spielen; Gewinner werden der Reihe nach bezahlt, so weit die Bank reicht, außer der Bankhalter nimmt alle Einsätze an.
baccarat_banque-option-banque-excess-trim = Was über der Bank ist, geht vor den Karten zurück, der Letzte der Reihe zuerst.
baccarat_banque-option-banque-excess-unlimited = Der Bankhalter hält alle Einsätze oder gibt die Bank auf.
baccarat_banque-option-chemin-strict = Ob bei 0 bis 4 ziehen und bei 6 und 7 bleiben muss, wer für andere spielt (3.3.7).
baccarat_banque-option-chemin-strict-on = Wer für andere spielt, zieht bei 0 bis 4 und bleibt bei 6 und 7.
baccarat_banque-option-chemin-strict-off = Jeder zieht und bleibt, wie er will.
baccarat_banque-option-chemin-five = Was Schweigen bei 5 bedeutet (3.3.7).
baccarat_banque-option-chemin-five-stand = Wer nichts sagt, bleibt bei 5.
baccarat_banque-option-chemin-five-draw = Wer nichts sagt, zieht bei 5.
baccarat_banque-option-max-bancos = Nach wie vielen verlorenen Bancos hintereinander ein Coup ausgesetzt wird (3.3.8).
baccarat_banque-option-max-bancos-is = Nach { $number } verlorenen Bancos hintereinander setzt ein Spieler einen Coup aus.
baccarat_banque-option-min = Der Mindesteinsatz (3.3.9).
baccarat_banque-option-min-is = { games-option-min-is }
baccarat_banque-option-unit = Beträge sind Vielfache davon (3.3.4, 3.3.9).
baccarat_banque-option-unit-is = Beträge sind Vielfache von { $number }.
baccarat_banque-option-min-bank = Die kleinste Bank (3.3.4).
baccarat_banque-option-min-bank-is = { baccarat-option-min-bank-is }
baccarat_banque-option-bid-s = Sekunden für ein höheres Gebot in einer Versteigerung, nach jedem (3.3.12).
baccarat_banque-option-bid-s-is = Eine Versteigerung endet { $number } Sekunden nach dem letzten Gebot.
baccarat_banque-option-list-s = Sekunden für Gebote nach der Liste, nach dem ersten (3.3.12).
baccarat_banque-option-list-s-is = Gebote nach der Liste enden { $number } Sekunden nach dem ersten.
baccarat_banque-option-take-s = Sekunden für den Anspruch auf Banco oder eine Bank, und für Fragen an den Bankhalter (3.3.12).
baccarat_banque-option-take-s-is = Ansprüche werden { $number } Sekunden lang angenommen.
baccarat_banque-option-stake-s = Sekunden für Einsätze, und um eine gesprengte Bank aufzufüllen (3.3.12).
baccarat_banque-option-stake-s-is = Einsätze werden nach dem ersten { $number } Sekunden lang angenommen.
baccarat_banque-option-decide-s = Sekunden, um zu ziehen oder zu bleiben (3.3.12).
baccarat_banque-option-decide-s-is = Um zu ziehen oder zu bleiben, sind { $number } Sekunden Zeit.
baccarat_banque-option-peek = Wo eine Hand angesehen wird (3.3.13).
baccarat_banque-option-peek-tablet = { baccarat-option-peek-tablet }
baccarat_banque-option-peek-cards = { baccarat-option-peek-cards }
baccarat_banque-option-beads = Ob der Zählrahmen die gezeigten Karten zählt, in Vierteln eines Wertes (3.3.15).
baccarat_banque-option-beads-quarters = Mit je drei gezeigten Karten eines Wertes rückt eine Perle hinüber.
baccarat_banque-option-irregularity = Was mit den Einsätzen geschieht, wenn mit den Karten etwas nicht stimmte (3.3.14).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

baccarat_banque-term-side = Seite; Seiten
baccarat_banque-term-side-is = Die rechte oder die linke Hälfte des Tisches; jede hat eine eigene Hand gegen die Bank.
baccarat_banque-term-plays = spielt die Hand; spielt
baccarat_banque-term-plays-is = Wer für alle spielt, die auf seiner Seite gesetzt haben: er zieht oder bleibt.
baccarat_banque-term-broken = gesprengt; gesprengte; auffüllen; füllt die Bank auf; aufgefüllt
baccarat_banque-term-broken-is = Die Bank hat alles verloren; ihr Bankhalter darf wieder Geld einlegen, oder sie steht Geboten offen.
baccarat_banque-term-cheval = à cheval
baccarat_banque-term-cheval-is = Die Hälfte des Einsatzes rechts und die Hälfte links.
baccarat_banque-term-above = über der Bank
baccarat_banque-term-above-is = Es ist mehr gesetzt, als die Bank zahlen kann.
baccarat_banque-term-unlimited = unbegrenzt
baccarat_banque-term-unlimited-is = Der Bankhalter steht für alle Einsätze ein und legt zu, was der Bank fehlt.

## The game in five pictures, one sentence each

baccarat_banque-step-bank = Ein Spieler legt die Bank aus seiner eigenen Börse auf.
baccarat_banque-step-stake = Die anderen sitzen rechts und links von ihm und setzen auf ihrer Seite.
baccarat_banque-step-count = Rechts, links und Bank haben je zwei Karten: die letzte Ziffer der Summe zählt, Zehnen und Bilder nichts.
baccarat_banque-step-third = Einer jeder Seite zieht oder bleibt für alle, die dort gesetzt haben, und dann der Bankhalter.
baccarat_banque-step-compared = Jede Seite spielt für sich gegen die Bank, und die höhere Hand gewinnt.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

baccarat_banque-typed-example = 20 auf rechts
baccarat_banque-typed-cheval = à cheval; cheval
baccarat_banque-typed-right = rechts
baccarat_banque-typed-left = links
baccarat_banque-typed-accept = nehme an; annehmen; gegen alle
baccarat_banque-typed-bid = biete; bieten; Gebot
baccarat_banque-typed-refill = lege ein; einlegen; auffüllen

## What the croupier calls: of a line of the log, under its own key

baccarat_banque-called-goes-banco = Banco.
baccarat_banque-called-hand-right = Rechts: { $total }.
baccarat_banque-called-hand-left = Links: { $total }.
baccarat_banque-called-hand-banker = Die Bank: { $total }.
