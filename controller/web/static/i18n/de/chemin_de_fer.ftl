### Chemin de fer. Read on the tablets and in `faro recall`; options also in the configuration and
### docs/rules-options.md, which are in English.

# Beside the name of an option: an option of chemin de fer.
chemin_de_fer-name = Chemin de fer
# At the top of a page.
chemin_de_fer-title = Chemin de fer

## The log: the bank and the stakes

chemin_de_fer-puts-bank = { $player } legt eine Bank von { $amount } auf
chemin_de_fer-declines = { $player } legt keine Bank auf
chemin_de_fer-retires = { $player } gibt die Bank ab; sie wird zu { $amount } angeboten
chemin_de_fer-takes = { $player } nimmt die Bank zu { $amount }
chemin_de_fer-nobody-takes = niemand nimmt die Bank
chemin_de_fer-stakes = { $player } setzt { $amount }
chemin_de_fer-covers = { $player } erhöht die Bank um { $amount }
# Of the bank; the rest is set aside.
chemin_de_fer-risks = { $player } riskiert { $amount } der Bank
chemin_de_fer-plays-banco = Banco: { $player } spielt allein gegen { $amount }
# What the bank does not cover falls away.
chemin_de_fer-cut = { baccarat-returned-above-bank }
chemin_de_fer-reopened = { baccarat-reopened }
chemin_de_fer-coup-passed = Coup { $coup } verstreicht ohne Karten
# $amount: signed.
chemin_de_fer-box = die Kasse des Hauses: { $amount }

## The log: the cards

# On an account: what decided the stakes of a coup, the totals of both hands.
chemin_de_fer-came = Pointeure { $punters }, Bankhalter { $banker }
chemin_de_fer-punters-card = Pointeure: eine verdeckte Karte
chemin_de_fer-banker-card = Bankhalter: eine verdeckte Karte
chemin_de_fer-punters-third = Pointeure: { CARD($card) }
chemin_de_fer-banker-third = Bankhalter: { CARD($card) }
chemin_de_fer-draws = { $player } zieht
chemin_de_fer-stands-on = { games-stands-on }
# $punters, $banker: the totals; $cards, $bank_cards: their cards.
chemin_de_fer-tie = Coup { $coup }: Égalité, beide { $punters } ({ CARD($cards) }; { CARD($bank_cards) }); alle Einsätze stehen
# $natural: one of the hands was a natural.
chemin_de_fer-punters-win =
    { $natural ->
        [true] Coup { $coup }: die Pointeure gewinnen, { $punters } ({ CARD($cards) }) gegen { $banker } ({ CARD($bank_cards) }), ein Natural
       *[false] Coup { $coup }: die Pointeure gewinnen, { $punters } ({ CARD($cards) }) gegen { $banker } ({ CARD($bank_cards) })
    }
chemin_de_fer-banker-wins =
    { $natural ->
        [true] Coup { $coup }: der Bankhalter gewinnt, { $banker } ({ CARD($bank_cards) }) gegen { $punters } ({ CARD($cards) }), ein Natural
       *[false] Coup { $coup }: der Bankhalter gewinnt, { $banker } ({ CARD($bank_cards) }) gegen { $punters } ({ CARD($cards) })
    }
chemin_de_fer-rake = das Haus nimmt { $amount }
chemin_de_fer-bank-lost = { $player } hat die Bank verloren; sie geht weiter

## The pages

chemin_de_fer-door = Platz nehmen, die Bank halten oder gegen sie spielen.
# $place: the hand and which of its cards.
chemin_de_fer-place =
    { $place ->
        [punters_1] Pointeure
        [punters_2] Pointeure, zweite Karte
        [punters_3] Pointeure, dritte Karte, offen
        [banker_1] Bankhalter
        [banker_2] Bankhalter, zweite Karte
       *[banker_3] Bankhalter, dritte Karte, offen
    }
chemin_de_fer-phase-vacant = Wer legt eine Bank auf?
chemin_de_fer-phase-retiring = Gibt der Bankhalter ab?
chemin_de_fer-phase-offer = Wer nimmt die Bank?
chemin_de_fer-phase-risking = Wie viel wird riskiert?
chemin_de_fer-phase-standing_by = Einsätze der Umstehenden
chemin_de_fer-phase-cover = Wird die Bank erhöht?
chemin_de_fer-phase-dealing = Die Karten
chemin_de_fer-phase-punters = Die Hand der Pointeure entscheidet
chemin_de_fer-phase-punters_third = Eine Karte für die Pointeure
chemin_de_fer-phase-banker = Der Bankhalter entscheidet
chemin_de_fer-phase-banker_third = Eine Karte für den Bankhalter
# What is awaited, in a sentence such as "bob draws or stands".
chemin_de_fer-to-put_bank = eine Bank auflegen
chemin_de_fer-to-decline = ablehnen
chemin_de_fer-to-risk = einen anderen Betrag riskieren
chemin_de_fer-to-banco = Banco
chemin_de_fer-to-cover = die Bank erhöhen
chemin_de_fer-to-pass = nein
chemin_de_fer-hand =
    { $hand ->
        [punters] Pointeure
       *[banker] Bankhalter
    }
# $total: what the hand counts, or "none" while it is not shown.
chemin_de_fer-hand-label =
    { $hand ->
        [punters] { $total ->
            [none] Pointeure
           *[other] Pointeure: { $total }
        }
       *[banker] { $total ->
            [none] Bankhalter
           *[other] Bankhalter: { $total }
        }
    }
# On a bead of the record.
chemin_de_fer-letter =
    { $winner ->
        [punters] P
        [banker] B
       *[tie] É
    }
chemin_de_fer-decided =
    { $what ->
        [draw] zieht
       *[stand] bleibt
    }
# $standing: the stakes stand from a tie.
chemin_de_fer-next =
    { $standing ->
        [true] Die Einsätze stehen. Es folgt: { $place }
       *[false] Es folgt: { $place }
    }
chemin_de_fer-result =
    { $winner ->
        [tie] Coup { $coup }: Égalité, alle Einsätze stehen
        [punters] { $natural ->
            [true] Coup { $coup }: die Pointeure gewinnen mit Natural
           *[false] Coup { $coup }: die Pointeure gewinnen
        }
       *[banker] { $natural ->
            [true] Coup { $coup }: der Bankhalter gewinnt mit Natural
           *[false] Coup { $coup }: der Bankhalter gewinnt
        }
    }
chemin_de_fer-hold-to-see = Halten: Ihre Hand ansehen
chemin_de_fer-role =
    { $role ->
        [banker] hält die Bank
        [turn] ist an der Reihe
        [banco] Banco
        [suivi] hat das Suivi
       *[plays] spielt die Hand
    }
chemin_de_fer-cash = hat { $amount }
chemin_de_fer-cut-short = { $amount } entfielen
chemin_de_fer-bank-of = Bank von { $player }: { $amount }
# With bank_stake=choose: what is played against, and the rest of the bank, which nobody can win in this coup.
chemin_de_fer-bank-parts =
    { $aside ->
        [none] Riskiert: { $amount }
       *[other] Riskiert: { $amount }; beiseite: { $aside }
    }
chemin_de_fer-seat-aside = { $amount } beiseite
chemin_de_fer-bank-offered = { $player } hat eine Bank von { $amount } abgegeben
chemin_de_fer-bank-vacant = Es gibt keine Bank
# $how: over, where more is laid than the bank covers, by $excess; staking, while $left of the bank may still be played
# against. $of: bank, or risk where only a part of the bank is risked.
chemin_de_fer-laid =
    { $how ->
        [over] { $of ->
            [risk] Gesetzt: { $amount }, { $excess } über dem riskierten Betrag
           *[bank] Gesetzt: { $amount }, { $excess } über der Bank
        }
        [staking] Gesetzt: { $amount }; offen: { $left }
       *[laid] Gesetzt: { $amount }
    }
chemin_de_fer-seats = Die Plätze, der Reihe nach
chemin_de_fer-no-shoe = Die erste Bank wird aufgelegt, wenn der Schlitten bereit ist.
chemin_de_fer-coups = Die Coups
chemin_de_fer-coup-of =
    { $winner ->
        [tie] Coup { $coup }, Bank von { $banker }: Égalité, beide { $punters_total }
        [punters] Coup { $coup }, Bank von { $banker }: Pointeure, { $punters_total } gegen { $banker_total }
       *[banker] Coup { $coup }, Bank von { $banker }: Bankhalter, { $banker_total } gegen { $punters_total }
    }
chemin_de_fer-rake-taken = Das Haus nahm { $amount }.
chemin_de_fer-bank-after = Die Bank von { $player } hält { $amount }.
chemin_de_fer-bank-passes = Die Bank geht von { $player } weiter.
chemin_de_fer-act-put_bank = { $amount } auflegen
# $more: none before a chip was tapped.
chemin_de_fer-do-put_bank =
    { $more ->
        [none] Bank auflegen
       *[other] { chemin_de_fer-act-put_bank }
    }
chemin_de_fer-act-decline = Keine Bank auflegen
chemin_de_fer-act-cover = Bank erhöhen
# $offered: at what the bank is then offered, where a part of it alone is risked.
chemin_de_fer-do-retire =
    { $offered ->
        [all] Bank mit { $amount } abgeben
       *[other] Bank mit { $amount } abgeben, angeboten zu { $offered }
    }
chemin_de_fer-act-risk = { $amount } riskieren
chemin_de_fer-act-enter_risk = Eingeben, was der Bankhalter riskiert
chemin_de_fer-asks-enter_risk = Was riskiert { $player } von der Bank, { $least } bis { $most }?
chemin_de_fer-do-take = Bank zu { $amount } nehmen
chemin_de_fer-do-banco = Banco: { $amount }
chemin_de_fer-do-cover =
    { $of ->
        [risk] Um { $amount } mehr riskieren
       *[bank] Bank um { $amount } erhöhen
    }
# $amount: what is risked.
chemin_de_fer-do-pass =
    { $phase ->
        [retiring] Bank behalten
        [offer] Nicht nehmen
        [risking] Bei { $amount } lassen
        [banco] Kein Banco
       *[cover] Nicht erhöhen
    }
chemin_de_fer-advice-answered =
    { $answer ->
        [claimed] Sie haben sie beansprucht; wer in der Reihe vorn ist, hat sie.
       *[passed] Sie haben nein gesagt.
    }
chemin_de_fer-advice-banker = Sie halten die Bank.
chemin_de_fer-advice-stander = Sie sind Umstehender: Sie setzen, was die Plätze offen lassen.
chemin_de_fer-rules-hands-is = Ein Ass zählt 1, Zehnen und Bilder 0; eine Hand ist die letzte Ziffer der Summe wert. 8 oder 9 mit zwei Karten ist ein Natural und wird sofort gezeigt.
chemin_de_fer-rules-bank-is = Sie gehört einem Spieler und geht nach rechts weiter, wenn sie verliert. Wer sie nach einem Gewinn abgibt, behält, was sie hält; sie wird zu diesem Betrag angeboten, dem Nächsten zuerst.
chemin_de_fer-rules-stakes = Banco und Einsätze
chemin_de_fer-rules-stakes-is = Ein Platz darf allein gegen die Bank spielen; sonst setzen alle. Was die Bank nicht deckt, entfällt, zuerst beim Letzten in der Reihe.
chemin_de_fer-rules-third-is = Der höchste Einsatz spielt die Hand der Pointeure: sie zieht bei 0 bis 4, bleibt bei 6 und 7 und ist bei 5 frei. Dann der Bankhalter, der frei ist.
chemin_de_fer-rules-coup = Der Coup
chemin_de_fer-rules-coup-is = Einsätze werden 1 zu 1 bezahlt. Nach einer Égalité stehen alle Einsätze.
chemin_de_fer-rules-table = Der Tisch

## Refusals

chemin_de_fer-stands = Nach einer Égalité wird um dieselben Einsätze noch einmal gespielt
chemin_de_fer-not-vacant = { baccarat-not-vacant }
chemin_de_fer-not-your-turn = { baccarat-not-your-turn }
chemin_de_fer-not-banker = Das darf nur der Bankhalter
chemin_de_fer-must-play = Der Bankhalter muss zuerst einen Coup geben
chemin_de_fer-too-late = Zu spät: jemand spielt schon gegen die Bank
chemin_de_fer-no-offer = Keine Bank ist im Angebot
chemin_de_fer-not-seated = Umstehende dürfen setzen, sonst nichts
chemin_de_fer-own = { baccarat-own }
chemin_de_fer-taken = Jemand, der vor Ihnen kommt, hat das beansprucht
chemin_de_fer-no-bank = { baccarat-no-bank }
chemin_de_fer-banker = Sie sind der Bankhalter
chemin_de_fer-banco = Jemand spielt allein gegen die Bank
chemin_de_fer-over-bank = Die Bank kann das mit den liegenden Einsätzen nicht decken
chemin_de_fer-over-held = So viel ist nicht in der Bank
chemin_de_fer-not-offered = Die ganze Bank ist riskiert
chemin_de_fer-no-excess = Die Bank deckt alle Einsätze
chemin_de_fer-no-stakes = Niemand spielt gegen die Bank
chemin_de_fer-not-dealt = Die Karten sind noch nicht gegeben
chemin_de_fer-strict = Wer auch für andere spielt, zieht bei 0 bis 4 und bleibt bei 6 und 7
chemin_de_fer-no-turn = Jetzt ist niemand an der Reihe
chemin_de_fer-not-now = Das wird zu einer anderen Zeit gefragt
chemin_de_fer-changes-later = { baccarat-changes-play }
chemin_de_fer-players-bank = Die Bank gehört einem Spieler
chemin_de_fer-box-funds = So viel ist nicht in der Kasse des Hauses
chemin_de_fer-no-stake-of = { baccarat-has-no-stake }
chemin_de_fer-too-few = Chemin de fer braucht zwei Spieler mit Geld

## Why a shoe has no deal script

chemin_de_fer-unsaid-cover = { baccarat-unsaid-raised }
chemin_de_fer-unsaid-house = der Anteil des Hauses

## Options: what each decides, with its section of docs/rules.md, and what its values mean

chemin_de_fer-option-strict = Ob an den Brauch gebunden ist, wer auch für andere spielt (3.2.6).
chemin_de_fer-option-strict-on = Wer die Hand der Pointeure auch mit fremdem Geld spielt, zieht bei 0 bis 4 und bleibt bei 6 und 7.
chemin_de_fer-option-strict-off = Wer die Hand der Pointeure spielt, zieht oder bleibt, wie er will.
chemin_de_fer-option-five = Was Schweigen bei einer Fünf bedeutet (3.2.6).
chemin_de_fer-option-five-stand = Wer bei 5 nichts sagt, bleibt.
chemin_de_fer-option-five-draw = Wer bei 5 nichts sagt, zieht.
chemin_de_fer-option-rake = Was das Haus von dem nimmt, was eine Bank gewinnt, in Prozent (3.2.8).
chemin_de_fer-option-rake-is = Das Haus nimmt { $number } Prozent von dem, was die Bank gewinnt.
chemin_de_fer-option-rake-rounding = Wie der Anteil des Hauses auf die kleinste Einheit gerundet wird (3.2.8).
chemin_de_fer-option-rake-rounding-up = Der Anteil des Hauses wird aufgerundet.
chemin_de_fer-option-rake-rounding-down = Der Anteil des Hauses wird abgerundet.
chemin_de_fer-option-rake-rounding-nearest = Der Anteil des Hauses wird auf die nächste Einheit gerundet, eine halbe auf.
chemin_de_fer-option-min = Der Mindesteinsatz (3.2.1).
chemin_de_fer-option-min-is = { games-option-min-is }
chemin_de_fer-option-unit = Einsätze und Banken sind Vielfache davon (3.2.1).
chemin_de_fer-option-unit-is = Einsätze und Banken sind Vielfache von { $number }.
chemin_de_fer-option-min-bank = Die kleinste Bank, die aufgelegt wird (3.2.2).
chemin_de_fer-option-min-bank-is = { baccarat-option-min-bank-is }
chemin_de_fer-option-suivi = Ob den ersten Anspruch auf den nächsten Banco hat, wer einen verloren hat (3.2.3).
chemin_de_fer-option-suivi-on = Wer einen Banco verloren hat, ist beim nächsten der erste unter allen, die ihn rufen, wo er auch sitzt.
chemin_de_fer-option-suivi-off = Unter allen, die Banco rufen, ist der erste, wer dem Bankhalter am nächsten sitzt, gleich wer den letzten verlor.
chemin_de_fer-option-bank-stake = Ob ein Bankhalter in einem Coup die ganze Bank riskiert oder nennt, wie viel davon (3.2.13).
chemin_de_fer-option-bank-stake-all = In jedem Coup ist die ganze Bank riskiert.
chemin_de_fer-option-bank-stake-choose = Der Bankhalter nennt, wie viel seiner Bank er riskiert; der Rest liegt beiseite, und niemand kann ihn in diesem Coup gewinnen.
chemin_de_fer-option-places = Wie viele am Tisch sitzen; andere sind Umstehende (3.2.9).
chemin_de_fer-option-places-is = { $number } Spieler sitzen am Tisch, andere sind Umstehende.
chemin_de_fer-option-bank-s = Sekunden, um eine Bank aufzulegen (3.2.9).
chemin_de_fer-option-bank-s-is = Wer nicht binnen { $number } Sekunden eine Bank auflegt, lehnt ab.
chemin_de_fer-option-claim-s = Sekunden, um eine Bank abzugeben, zu nehmen und Banco zu rufen (3.2.9).
chemin_de_fer-option-claim-s-is = { $number } Sekunden lang kann eine Bank abgegeben, genommen oder mit Banco ganz gespielt werden.
chemin_de_fer-option-risk-s = Sekunden, um zu nennen, was riskiert wird (3.2.13).
chemin_de_fer-option-risk-s-is = Ein Bankhalter hat { $number } Sekunden, um zu nennen, was er riskiert; Schweigen lässt den Betrag, wie er ist.
chemin_de_fer-option-stake-s = Sekunden zum Setzen (3.2.9).
chemin_de_fer-option-stake-s-is = Einsätze werden { $number } Sekunden lang angenommen.
chemin_de_fer-option-cover-s = Sekunden, um die Bank zu erhöhen (3.2.9).
chemin_de_fer-option-cover-s-is = Die Bank kann { $number } Sekunden lang erhöht werden.
chemin_de_fer-option-draw-s = Sekunden, um zu ziehen oder zu bleiben (3.2.9).
chemin_de_fer-option-draw-s-is = Wer nicht binnen { $number } Sekunden zieht, spielt nach Brauch.
chemin_de_fer-option-peek = Wo eine Hand angesehen wird (3.2.9).
chemin_de_fer-option-peek-tablet = { baccarat-option-peek-tablet }
chemin_de_fer-option-peek-cards = { baccarat-option-peek-cards }
chemin_de_fer-option-beads = Ob der Zählrahmen die gezeigten Karten zählt, in Vierteln eines Wertes (3.2.12).
chemin_de_fer-option-irregularity = Was mit den Einsätzen geschieht, wenn mit den Karten etwas nicht stimmte (3.2.11).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

chemin_de_fer-term-punters = Pointeure; Pointeur; Pointeuren
chemin_de_fer-term-punters-is = Alle, die gegen die Bank spielen; der höchste Einsatz von ihnen spielt ihre Hand.
chemin_de_fer-term-put_up = auflegen; legt auf; aufgelegt; Bank auflegen
chemin_de_fer-term-put_up-is = Einen Betrag aus Ihrer Börse als die Bank anbieten, gegen die die anderen spielen.
chemin_de_fer-term-suivi = Suivi; ersten Anspruch
chemin_de_fer-term-suivi-is = Wer eben einen Banco verloren hat, darf den nächsten vor allen anderen haben.
chemin_de_fer-term-cover = Bank erhöhen; erhöhen; erhöht
chemin_de_fer-term-cover-is = Mehr in die Bank legen, so dass sie für alles einstehen kann, was gesetzt ist.
chemin_de_fer-term-fell_away = entfielen; entfällt
chemin_de_fer-term-fell_away-is = Es war mehr gesetzt, als die Bank zahlen konnte, und dieser Teil des Einsatzes ging zurück.
chemin_de_fer-term-risk = riskieren; riskiert; riskierten
chemin_de_fer-term-risk-is = Der Teil der Bank, gegen den die anderen in diesem Coup spielen.
chemin_de_fer-term-aside = beiseite; Garage
chemin_de_fer-term-aside-is = Der Teil der Bank, den in diesem Coup niemand gewinnen kann.
chemin_de_fer-term-rake = Cagnotte; Anteil des Hauses
chemin_de_fer-term-rake-is = Der Teil von dem, was die Bank gewinnt, den das Haus nimmt.

## The game in five pictures, one sentence each

chemin_de_fer-step-bank = Ein Spieler hält die Bank und legt auf, was die anderen von ihr gewinnen können.
chemin_de_fer-step-stake = Die anderen setzen gegen sie, oder einer ruft Banco und spielt allein gegen die ganze Bank.
chemin_de_fer-step-count = Jede Hand ist die letzte Ziffer ihrer Summe wert; Zehnen und Bilder zählen nichts.
chemin_de_fer-step-third = Erst die Pointeure, dann der Bankhalter können eine dritte Karte nehmen; wer am meisten gesetzt hat, spielt die Hand der Pointeure.
chemin_de_fer-step-next = Die höhere Hand gewinnt; verliert die Bank, so geht sie an den nächsten Spieler.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

chemin_de_fer-typed-example = Einsatz 50
chemin_de_fer-typed-put_bank = Bank; auflegen; lege auf
chemin_de_fer-typed-decline = nein; passe; keine Bank
chemin_de_fer-typed-risk = riskiere; riskieren
chemin_de_fer-typed-cover = erhöhe; erhöhen; Bank erhöhen; erhöhe die Bank

## What the croupier calls: of a line of the log, under its own key

chemin_de_fer-called-puts-bank = Eine Bank von { $amount }.
chemin_de_fer-called-plays-banco = Banco.
chemin_de_fer-called-punters-win = { $punters } Pointeure, { $banker } Bankhalter. Die Pointeure gewinnen.
chemin_de_fer-called-banker-wins = { $banker } Bankhalter, { $punters } Pointeure. Der Bankhalter gewinnt.
chemin_de_fer-called-tie = Égalité, beide { $punters }.
