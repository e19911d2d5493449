### The toy game. Read on its pages alone.

# At the top of a page.
toy-title = Das Spielzeug

## The log

toy-stakes = { $player } setzt { $amount }
toy-dealt-down = { $player } hat eine verdeckte Karte
toy-dealt =
    { $place ->
        [banker] Bankhalter: { CARD($card) }
       *[player] Spieler: { CARD($card) }
    }
# $pay: with its sign, such as +20.
toy-settled = { $player } { $pay }
# $why: what the dealer wrote.
toy-void =
    { $what ->
        [run] der Durchlauf ist ungültig: { $why }
       *[round] die Runde ist ungültig: { $why }
    }
toy-cut = die Schnittkarte: dies ist die letzte Runde
toy-your-card = Ihre Karte: { CARD($card) }

## Refusals

toy-two-players = es braucht zwei Spieler mit Geld
toy-stake-laid = ein Einsatz ist schon gesetzt
toy-banker = der Bankhalter setzt nicht
toy-funds = Börse oder Bank hat nicht so viel
toy-no-stakes = niemand hat gesetzt
toy-not-your-turn = Sie haben nichts zu entscheiden
toy-not-correctable = eine andere Karte hätte die folgenden verändert; annullieren Sie die Runde
toy-not-that-much = so viel nicht
toy-no-act = diese Handlung gibt es hier nicht
toy-not-due = keine Karte ist fällig
toy-drawn-from = aus dem Schlitten des Spielzeugs wird gezogen, sonst nichts
toy-twice = { CARD($card) } kam zweimal

## Options

toy-option-limit-s = Sekunden, um zu ziehen oder zu bleiben.
toy-option-limit-s-is = Der Spieler zieht oder bleibt binnen { $number } s.
toy-option-most-bank = Was der Bankhalter auflegt, wenn er es hat.
toy-option-most-bank-is = Der Bankhalter legt höchstens { $number } auf.

## Page

toy-door = Gegen den Spieler setzen, der die Bank hält.
toy-sheet = Runde
toy-sheet-players = Spieler
toy-phase-bets_open = Setzen gegen die Bank
toy-phase-bets_closed = Die Karte des Spielers kommt
toy-phase-deciding = Der Spieler entscheidet
toy-phase-drawing = Der Spieler zieht
toy-phase-banker = Die Karte des Bankhalters kommt
toy-round = Runde { $number }
toy-place =
    { $place ->
        [player] der Spieler
       *[banker] der Bankhalter
    }
toy-earlier-round = eine frühere Runde
toy-this-round = diese Runde
toy-lies = { $amount } gegen die Bank
toy-act-stake = { $amount } setzen
toy-act-draw = Karte ziehen
toy-button-draw = Ziehen
toy-face-down = Eine verdeckte Karte
toy-no-card = In dieser Runde ist keine Karte.
toy-cards = Die Karten der Runde
toy-none-settled = Noch keine Runde ist abgerechnet.
toy-wins = { $player } gewinnt { $amount }.
toy-loses = { $player } verliert { $amount }.
toy-loses-rake = { $player } verliert { $amount }, davon { $rake } an das Haus.
toy-your-acts = Was Sie tun dürfen
toy-you-banker = { $player }, Bankhalter
