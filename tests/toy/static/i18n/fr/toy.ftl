### The toy game. Read on its pages alone.

toy-title = Le jouet

## The log

toy-stakes = { $player } mise { $amount }
toy-dealt-down = { $player } a une carte face cachée
toy-dealt =
    { $place ->
        [banker] banquier : { CARD($card) }
       *[player] joueur : { CARD($card) }
    }
toy-settled = { $player } { $pay }
toy-void =
    { $what ->
        [run] la partie est nulle : { $why }
       *[round] le tour est nul : { $why }
    }
toy-cut = la carte de coupe : c'est le dernier tour
toy-your-card = votre carte : { CARD($card) }

## Refusals

toy-two-players = il faut deux joueurs avec de l'argent
toy-stake-laid = une mise est posée
toy-banker = le banquier ne mise pas
toy-funds = la bourse ou la banque ne contient pas autant
toy-no-stakes = personne n'a misé
toy-not-your-turn = vous n'avez rien à décider
toy-not-correctable = une autre carte aurait changé les suivantes ; déclarez le tour nul
toy-not-that-much = pas autant
toy-no-act = il n'y a pas de tel acte ici
toy-not-due = aucune carte n'est attendue
toy-drawn-from = on tire du sabot du jouet, et rien d'autre
toy-twice = { CARD($card) } est venue deux fois

## Options

toy-option-limit-s = Secondes pour tirer ou rester.
toy-option-limit-s-is = Le joueur tire ou reste en { $number } s.
toy-option-most-bank = Ce que met le banquier, s'il l'a.
toy-option-most-bank-is = Le banquier met au plus { $number }.

## Page

toy-door = Misez contre le joueur qui tient la banque.
toy-sheet = Tour
toy-sheet-players = Joueurs
toy-phase-bets_open = Misez contre la banque
toy-phase-bets_closed = La carte du joueur vient
toy-phase-deciding = Le joueur décide
toy-phase-drawing = Le joueur tire
toy-phase-banker = La carte du banquier vient
toy-round = tour { $number }
toy-place =
    { $place ->
        [player] le joueur
       *[banker] le banquier
    }
toy-earlier-round = un tour d'avant
toy-this-round = ce tour
toy-lies = { $amount } contre la banque
toy-act-stake = Miser { $amount }
toy-act-draw = Tirer une carte
toy-button-draw = Tirer
toy-face-down = Une carte face cachée
toy-no-card = Il n'y a pas de carte à ce tour.
toy-cards = Les cartes du tour
toy-none-settled = Aucun tour n'a été réglé.
toy-wins = { $player } gagne { $amount }.
toy-loses = { $player } perd { $amount }.
toy-loses-rake = { $player } perd { $amount }, dont { $rake } à la maison.
toy-your-acts = Vos actes
toy-you-banker = { $player }, banquier
