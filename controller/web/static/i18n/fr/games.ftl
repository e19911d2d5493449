### What all games say: cards, money, irregularities, and what was expected in an option, a deal script or a command.
### Read on the tablets, in `faro recall`, `faro settle` and the errors of the configuration.

games-card = { CARD($card) }
games-or = { $one } ou { $other }

## The log: money

games-buys-in = { $player } achète pour { $amount }
games-cashes-out = { $player } retire { $amount }
games-pays-debt = { $player } paie { $amount } d'une dette
games-banker-adds = le banquier ajoute { $amount }
games-banker-takes = le banquier prend { $amount }
games-compensation = compensation : { $player } { $amount }
games-compensation-bank = compensation : banque { $amount }

## The log: a card put right

games-corrected = la carte { $number } n'était pas { CARD($was) } mais { CARD($now) }
games-swapped = et la carte { $number } était { CARD($card) }

## Irregularities that can be reported

games-foul-pack = paquet faux
games-double-draw = double tirage
games-exposed-early = vue trop tôt
games-turned-back = remise en place

## The same in the log, and by which policy it was ruled

games-irregularity = irrégularité : { $kind } ; { $policy }
games-said-foul-pack = Le paquet n'est pas bon
games-said-double-draw = Deux cartes ont été tirées à la fois
games-said-exposed-early = Une carte a été vue avant la fermeture des mises
games-said-turned-back = Une carte a été remise en place
games-guest-waits = un invité est arrivé
games-ruled-by-return-stakes = mises rendues
games-ruled-by-bank-pays-all = la banque paie tout
games-ruled-by-dealer-rules = le croupier arbitre

## The option of that policy in every game

games-policy-return-stakes = Quand quelque chose n'allait pas avec les cartes, toutes les mises sont rendues.
games-policy-bank-pays-all = Quand quelque chose n'allait pas avec les cartes, la banque paie chaque mise.
games-policy-dealer-rules = Quand quelque chose n'allait pas avec les cartes, le croupier arbitre chaque mise.

## Refusals

games-bad-kind = Il n'y a pas de telle irrégularité : { $kinds }
games-no-act = Il n'y a pas d'acte « { $op } »
games-no-command = { $found } n'est pas une commande de { $game }
games-bad-field = { $field } : attendu { $expected }, trouvé { $found }
games-not-shown = La carte { $card } n'a pas encore été montrée : les cartes 1 à { $shown } peuvent être corrigées
games-same-card = La carte { $number } est déjà { CARD($card) }
games-foreign-card = { CARD($card) } n'est pas dans le paquet
games-correct-first = { CARD($card) } est la carte { $number } de cette donne : corrigez celle-là d'abord, ou échangez-les
games-debt = Une dette de { $debt } se paie d'abord : des { $purse } de la bourse il reste { $left }
games-no-doubts = rien ne se règle sur une carte douteuse

## What was expected

games-expected = { $place } : attendu { $expected }
games-true-or-false = true ou false
games-integer = un entier de { $low } à { $high }
games-integer-or-null = un entier de { $low } à { $high }, ou null
games-integer-at-most = un entier d'au plus { $high }
games-one-of = l'un de { $words }
games-option-of = une option de { $game } ({ $options })
games-live-only = pas une option d'un script de donne
games-unsaid = événement { $row } du journal : { $why }
games-unsaid-game = { $game } n'a pas de scripts de donne
games-unsaid-paid = un arbitrage a payé une mise, ce qu'aucun acte d'un script ne fait
games-unsaid-refused = l'acte « { $op } » du script est refusé : { $reason }
games-unsaid-differs = { $what } donne { $given }, dans le journal { $wanted }
games-round-of-script = le tour { $number } du script
games-the-bank = la banque
games-purse-of = la bourse de { $player }
games-no-scripts = un jeu avec scripts de donne ; { $game } n'en a pas
games-a-deck = une liste de { $sizes } cartes
games-a-card-such-as = une carte telle que TC
games-each-card-once = chaque carte une fois, mais { $card } est aussi { $other }
games-a-shoe = une liste d'une carte ou plus
games-each-card-at-most = chaque carte au plus { $packs } fois, mais { $card } y est { $count } fois
games-a-coup = un coup, 1 ou plus
games-last-coup = un coup de 1 à { $high }
games-players = un objet d'un ou de plusieurs noms avec leurs sommes
games-an-object-of-options = un objet d'options
games-a-list-of-acts = une liste d'actes
games-an-object = un objet
games-an-act = le nom d'un acte
games-a-list-of-cards = une liste de cartes
games-a-string = une chaîne
games-a-string-not-empty = une chaîne non vide
games-expected-rulings = un objet de mises avec return, pay ou stay
games-an-id = 1 à 64 lettres, chiffres ou . _ : -
games-a-card = une carte telle que « TC »
games-a-player = le nom d'un joueur
games-an-amount = un entier positif
games-whole = un entier
games-a-card-value = un Card
games-a-tuple-of-cards = un tuple d'un Card ou plus
games-pairs-of-rulings = un tuple de couples : une mise, et return, pay ou stay
games-or-none = { $expected }, ou None

## What several games say alike, in the log, as a refusal and of an option

games-wins = { $player } gagne { $pay } avec une mise de { $stake }
games-loses = { $player } perd { $stake }
games-returned = { $player } : { $stake } rendus
games-unknown-player = Il n'y a pas de tel joueur à la table
games-min = La mise est au-dessous du minimum de la table
games-max = La mise est au-dessus du maximum de la table
games-funds = La bourse ne contient pas autant
games-not-open = Les mises ne sont pas ouvertes
games-not-due = Aucune carte n'est attendue
games-not-dealt-yet = Cette carte n'a pas encore été donnée
games-that-card-already = C'est déjà cette carte
games-no-debt = La dette n'est pas si élevée
games-bank-funds = La banque ne contient pas autant
games-bank-bound = La banque ne peut couvrir les mises déjà posées
games-bad-amount = La somme doit être un entier autre que 0
games-option-min-is = Une mise est de { $number } au moins.
games-stands-on = { $player } reste
games-deal-over = la donne est finie
games-why-void = donne nulle
games-option-unit-is = Les mises sont des multiples de { $number }.
games-option-cut = Si la table désigne qui coupe le paquet avant la donne (1.1).
games-option-cut-off = Personne n'est désigné pour couper le paquet.
games-option-cut-ask = La table désigne qui coupe le paquet, et le croupier confirme que c'est fait.
games-option-irregularity = Ce que deviennent les mises quand quelque chose n'allait pas avec les cartes (1.9).
games-your-card = votre carte : { CARD($card) }
games-drawn = { $player } tire { CARD($card) }
games-solvency = Le banquier ne peut couvrir cela avec les mises déjà posées
games-option-max-none = Une mise n'a pas de limite.
games-option-max-is = Une mise est de { $number } au plus.
