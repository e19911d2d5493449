### Punto banco. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

punto_banco-name = punto banco
punto_banco-title = Punto banco

## The sheet for real cards (`faro sheet`)

punto_banco-by-hand-left = Joueur
punto_banco-by-hand-right = Banquier
punto_banco-by-hand-then = Portez-la ensuite à sa main, et posez la suivante. Les cartes brûlées ne vont pas dans le cadre.
punto_banco-by-hand-aside = Cartes brûlées et carte de coupe : hors de la feuille, face cachée.

## The log

punto_banco-came =
    { $result ->
        [player] Joueur, { $player } à { $banker }
        [banker] Banquier, { $banker } à { $player }
       *[tie] Égalité à { $player }
    }
punto_banco-reopened = les mises sont reprises avant le coup { $coup }
punto_banco-player-card = joueur : { CARD($card) }
punto_banco-banker-card = banquier : { CARD($card) }
punto_banco-player-third = le joueur tire { CARD($card) }
punto_banco-banker-third = le banquier tire { CARD($card) }
punto_banco-tie =
    { $natural ->
        [true] coup { $coup } : égalité à { $player }, un naturel
       *[false] coup { $coup } : égalité à { $player }
    }
punto_banco-player-wins =
    { $natural ->
        [true] coup { $coup } : le joueur gagne, { $player } contre { $banker }, un naturel
       *[false] coup { $coup } : le joueur gagne, { $player } contre { $banker }
    }
punto_banco-banker-wins =
    { $natural ->
        [true] coup { $coup } : le banquier gagne, { $banker } contre { $player }, un naturel
       *[false] coup { $coup } : le banquier gagne, { $banker } contre { $player }
    }
punto_banco-wins = { $player } gagne { $pay } avec une mise de { $stake } sur { punto_banco-bet }
punto_banco-loses = { $player } perd { $stake } sur { punto_banco-bet }
punto_banco-returned = { $player } : { $stake } sur { punto_banco-bet } rendus

punto_banco-undecided =
    { $result ->
        [tie] { $push ->
            [return] les mises sur joueur et banquier sont rendues
           *[stay] les mises sur joueur et banquier restent pour le coup suivant
        }
       *[banker] { $push ->
            [return] les mises sur banquier sont rendues
           *[stay] les mises sur banquier restent pour le coup suivant
        }
    }
punto_banco-shoe-first = { $player } tient le sabot
punto_banco-shoe-lost = la main du banquier a perdu : le sabot passe de { $by } à { $player }
punto_banco-shoe-declined = { $by } passe le sabot à { $player }
punto_banco-shoe-left = { $by } n'a plus de place ou d'argent : le sabot passe à { $player }
punto_banco-shoe-corrected = d'après la carte corrigée, le sabot va de { $by } à { $player }
punto_banco-shoe-dealer = le croupier tient le sabot
punto_banco-on-account = une commission de { $amount } est portée au compte de { $player }
punto_banco-account-paid =
    { $owed ->
        [0] { $player } paie son compte : { $amount }
       *[other] { $player } paie { $amount } de son compte et y doit encore { $owed }
    }
punto_banco-account-closed =
    { $debt ->
        [0] le sabot est fini : { $player } paie son compte, { $amount }
       *[other] le sabot est fini : { $player } paie { $amount } de son compte et doit { $debt }
    }
punto_banco-account-corrected =
    { $amount ->
        [0] d'après la carte corrigée, { $player } ne doit rien au compte
       *[other] d'après la carte corrigée, { $player } doit { $amount } au compte
    }

## The pages

punto_banco-door = Prenez place et misez sur joueur, banquier ou égalité.
punto_banco-place =
    { $place ->
        [burn] la brûlée, face visible
        [burnt] la brûlée
        [player_1] le joueur
        [player_2] le joueur, deuxième carte
        [player_3] le joueur, troisième carte
        [banker_1] le banquier
        [banker_2] le banquier, deuxième carte
       *[banker_3] le banquier, troisième carte
    }
punto_banco-phase-burning = On brûle les cartes
punto_banco-phase-bets_open = Faites vos jeux
punto_banco-phase-bets_closed = { play-phase-bets_closed }
punto_banco-phase-dealing = { play-phase-bets_closed }
punto_banco-bet =
    { $type ->
        [player] Joueur
        [banker] Banquier
        [tie] Égalité
        [player_pair] Paire joueur
        [banker_pair] Paire banquier
        [super6] Super 6
        [dragon7] Dragon 7
       *[panda8] Panda 8
    }
punto_banco-letter =
    { $result ->
        [player] J
        [banker] B
       *[tie] É
    }
punto_banco-pays-banker = 1:1 moins { $percent } %
punto_banco-pays-account = 1:1, { $percent } % au compte
punto_banco-pays-super6 = 1:1, sur 6 moitié
punto_banco-lies = { $amount } sur { $bet }
punto_banco-act-bet = { $amount } sur { $bet }
punto_banco-act-remove = Reprendre une mise
punto_banco-act-pass_shoe = Passer le sabot
punto_banco-hand = { $name } : { $total }
punto_banco-burning =
    { $count ->
        [one] Encore { $count } carte à brûler face cachée
       *[other] Encore { $count } cartes à brûler face cachée
    }
punto_banco-next = Ensuite : { $place }
punto_banco-both = { $how }. { $third }
punto_banco-third =
    { $hand ->
        [player] Le joueur tire à { $total }.
       *[banker] { $against ->
            [none] Le joueur est resté, le banquier tire à { $total }.
           *[other] { $does ->
                [draws] Le banquier tire à { $total } contre { $against }.
               *[stands] Le banquier est resté à { $total } contre { $against }.
            }
        }
    }
punto_banco-both-stand = Les deux sont restés.
punto_banco-result =
    { $result ->
        [tie] { $natural ->
            [true] Coup { $coup } : égalité à { $player }, avec un naturel
           *[false] Coup { $coup } : égalité à { $player }
        }
        [player] { $natural ->
            [true] Coup { $coup } : le joueur gagne avec un naturel, { $player } contre { $banker }
           *[false] Coup { $coup } : le joueur gagne, { $player } contre { $banker }
        }
       *[banker] { $natural ->
            [true] Coup { $coup } : le banquier gagne avec un naturel, { $banker } contre { $player }
           *[false] Coup { $coup } : le banquier gagne, { $banker } contre { $player }
        }
    }
punto_banco-tie-stakes =
    { $push ->
        [return] Les mises sur joueur et banquier sont rendues.
       *[stay] Les mises sur joueur et banquier restent.
    }
punto_banco-holds = Le sabot : { $holder }
punto_banco-you-hold = Vous tenez le sabot
punto_banco-held-by-dealer = Le sabot : le croupier
punto_banco-last-coup = Carte de coupe sortie.
punto_banco-place-label = { $name }, paie { $pays } ; vous : { punto_banco-mine-lies }, autres : { punto_banco-others-lie }
punto_banco-mine-lies =
    { $mine ->
        [no] rien
       *[other] { $mine }
    }
punto_banco-others-lie =
    { $others ->
        [no] rien
       *[other] { $others }
    }
punto_banco-others =
    { $count ->
        [one] { $count } joueur : { $amount }
       *[other] { $count } joueurs : { $amount }
    }
punto_banco-layout = Les mises
punto_banco-no-shoe = Les mises sont ouvertes dès que le sabot est prêt.
punto_banco-roads = Les routes
punto_banco-counts = Joueur { $player } · Banquier { $banker } · Égalité { $tie }
punto_banco-road-bead = Route des boules
punto_banco-road-big = Grande route
punto_banco-road-eye = Gros œil
punto_banco-road-small = Petite route
punto_banco-road-cockroach = Cafard
punto_banco-settled-on = { $amount } sur { $bet }
punto_banco-settled-on-kept = { $amount } sur { $bet }, { $kept } retenus
punto_banco-settled-on-account = { $amount } sur { $bet }, { $kept } au compte
punto_banco-commission-taken = Retenu par la banque sur ce sabot : { $amount }
punto_banco-commission-owed = Commission au compte : { $amount }
punto_banco-you-owe = Commission à votre compte : { $amount }
punto_banco-done-bet = { $amount } sur { $bet }.
punto_banco-done-remove = Repris sur { $bet }.
punto_banco-done-pass_shoe = Le sabot passe.
punto_banco-advice-take = Touchez la case d'où reprendre votre dernière mise.
punto_banco-advice-bet = Touchez une case pour miser.
punto_banco-advice-chip = Choisissez un jeton.
punto_banco-rules-hands-is = L'as compte 1, dix et figures 0 ; une main vaut le dernier chiffre de la somme. 8 ou 9 en deux cartes est un naturel.
punto_banco-rules-third-is = Le joueur tire de 0 à 5. Le banquier tire de 0 à 5 si le joueur est resté, sinon selon le tableau du jeu.
punto_banco-rules-pays = Joueur, banquier, égalité
punto_banco-rules-side = Autres mises
punto_banco-rules-holder = Qui tient le sabot

## Refusals

punto_banco-bad-type = Cette mise n'existe pas
punto_banco-not-offered = Cette table ne prend pas cette mise
punto_banco-locked = Cette mise ne peut être reprise avant d'être décidée
punto_banco-not-holder = Vous ne tenez pas le sabot
punto_banco-nobody-next = Personne d'autre ne peut tenir le sabot
punto_banco-no-accounts = À cette table il n'y a pas de comptes : une commission est retenue aussitôt
punto_banco-nothing-owed = Rien n'est porté à ce compte
punto_banco-nothing-to-pay-with = La bourse n'a rien pour payer le compte
punto_banco-pays-later = Un compte se paie avant un coup ou après
punto_banco-owed-first =
    { $debt ->
        [0] Le compte de { $owed } se paie d'abord : des { $purse } de la bourse il reste { $left }
       *[other] Le compte de { $owed } et la dette de { $debt } se paient d'abord : des { $purse } de la bourse il reste { $left }
    }

## Options: what each decides, with its section of docs/rules.md, and what its values mean

punto_banco-option-variant = Ce que paie une mise gagnante sur banquier (3.1.5, 3.1.8, 3.1.9).
punto_banco-option-variant-standard = Le gain sur banquier est payé un contre un moins une commission.
punto_banco-option-variant-super6 = Le gain sur banquier est payé un contre un, et de moitié quand le banquier gagne avec 6.
punto_banco-option-variant-ez = Le gain sur banquier est payé un contre un ; si le banquier gagne avec un sept de trois cartes, coup nul.
punto_banco-option-commission-pct = La commission sur les mises gagnantes au banquier du jeu standard, en pour cent (3.1.5).
punto_banco-option-commission-pct-is = La banque garde { $number } pour cent de ce que gagne une mise sur banquier.
punto_banco-option-commission-rounding = Comment une commission s'arrondit à la plus petite unité (3.1.5).
punto_banco-option-commission-rounding-up = Une commission est arrondie vers le haut.
punto_banco-option-commission-rounding-down = Une commission est arrondie vers le bas.
punto_banco-option-commission-rounding-nearest = Une commission est arrondie à l'unité la plus proche, la moitié vers le haut.
punto_banco-option-commission = Quand une commission se paie (3.1.5).
punto_banco-option-commission-at-once = Une commission est retenue aussitôt.
punto_banco-option-commission-account = Une mise gagnante sur banquier est payée en entier, et sa commission est portée au compte du joueur jusqu'à la fin du sabot.
punto_banco-option-commission-unit = À quoi s'arrondit une commission au compte (3.1.5).
punto_banco-option-commission-unit-is = Une commission au compte est arrondie vers le haut, à un multiple de { $number }.
punto_banco-option-super6-rounding = Comment s'arrondit la moitié que paie le banquier gagnant avec 6 (3.1.8).
punto_banco-option-super6-rounding-down = La moitié d'une mise est arrondie vers le bas.
punto_banco-option-super6-rounding-up = La moitié d'une mise est arrondie vers le haut.
punto_banco-option-tie-odds = Ce que paie une égalité (3.1.5).
punto_banco-option-tie-odds-is = Une égalité paie { $number } contre 1.
punto_banco-option-pair = Ce que paie une paire (3.1.6).
punto_banco-option-pair-is = Une paire paie { $number } contre 1.
punto_banco-option-dragon7 = Ce que paie le gain du banquier avec un sept de trois cartes (3.1.9).
punto_banco-option-dragon7-is = Dragon 7 paie { $number } contre 1.
punto_banco-option-panda8 = Ce que paie le gain du joueur avec un huit de trois cartes (3.1.9).
punto_banco-option-panda8-is = Panda 8 paie { $number } contre 1.
punto_banco-option-super6-side = Ce que paie la mise annexe sur le banquier gagnant avec 6 (3.1.8).
punto_banco-option-super6-side-is = La mise sur Super 6 paie { $number } contre 1.
punto_banco-option-pairs = Si l'on peut miser sur les paires (3.1.6).
punto_banco-option-pairs-on = On peut miser sur les paires.
punto_banco-option-pairs-off = Il n'y a pas de mises sur les paires.
punto_banco-option-push = Ce que devient une mise non décidée (3.1.5).
punto_banco-option-push-stay = Une mise non décidée est laissée pour le coup suivant.
punto_banco-option-push-return = Une mise non décidée est rendue.
punto_banco-option-push-withdraw = Si une mise non décidée peut être reprise (3.1.5).
punto_banco-option-push-withdraw-on = Une mise laissée peut être reprise avant le coup suivant.
punto_banco-option-push-withdraw-off = Une mise non décidée ne peut être reprise.
punto_banco-option-burn = Cartes brûlées avant le premier coup (3.1.2).
punto_banco-option-burn-on = La première carte est montrée, et l'on en brûle autant qu'elle compte.
punto_banco-option-burn-off = Aucune carte n'est brûlée.
punto_banco-option-cut-from-end = Où se trouve la carte de coupe, comptée depuis la fin du sabot (3.1.1).
punto_banco-option-cut-from-end-is = La carte de coupe est avant la carte { $number } depuis la fin.
punto_banco-option-cut-from-end-none = Il n'y a pas de carte de coupe dans le sabot.
punto_banco-option-cut-rule = Quel coup est le dernier une fois la carte de coupe sortie (3.1.1).
punto_banco-option-cut-rule-current-is-last = Le coup où vient la carte de coupe est le dernier.
punto_banco-option-cut-rule-one-more = Après le coup où vient la carte de coupe, on en joue encore un.
punto_banco-option-min = La mise minimale (3.1.7).
punto_banco-option-min-is = { games-option-min-is }
punto_banco-option-max = La mise maximale sur joueur ou banquier, et ailleurs sans `side_max` (3.1.7).
punto_banco-option-max-is = { games-option-max-is }
punto_banco-option-max-none = { games-option-max-none }
punto_banco-option-side-max = La mise maximale ailleurs que sur joueur et banquier, au lieu de `max` (3.1.7).
punto_banco-option-side-max-is = Une mise autre que sur joueur et banquier est de { $number } au plus.
punto_banco-option-side-max-none = Toutes les mises ont la même limite.
punto_banco-option-unit = Les mises en sont des multiples (3.1.7).
punto_banco-option-unit-is = { games-option-unit-is }
punto_banco-option-max-scope = Ce que comptent les limites (3.1.7).
punto_banco-option-max-scope-position = La limite vaut pour tout ce qu'un joueur a sur une sorte de mise.
punto_banco-option-max-scope-bet = La limite vaut pour chaque mise.
punto_banco-option-solvency = Ce que la banque doit pouvoir payer (3.1.7).
punto_banco-option-solvency-sum = La banque ne prend une mise que si elle peut payer toutes les mises à la fois.
punto_banco-option-solvency-none = La banque prend toute mise et peut rester devoir.
punto_banco-option-shoe = Qui tient le sabot (3.1.14).
punto_banco-option-shoe-dealer = Le croupier tient le sabot.
punto_banco-option-shoe-passes = Le sabot fait le tour des places : qui le tient le garde jusqu'à ce que la main du banquier perde.
punto_banco-option-shoe-to = À qui passe le sabot quand la main du banquier a perdu (3.1.14).
punto_banco-option-shoe-to-highest-winner = Le sabot passe à qui a gagné le plus sur joueur, sinon à la place suivante.
punto_banco-option-shoe-to-clockwise = Le sabot passe à la place suivante.
punto_banco-option-packs = Paquets dans le sabot (3.1.1).
punto_banco-option-packs-is = Le sabot contient { $number } paquets.
punto_banco-option-bet-s = Après combien de secondes la table dit que le temps est passé ; le croupier ferme (3.1.10).
punto_banco-option-bet-s-is = Les mises sont prises pendant { $number } secondes environ.
punto_banco-option-beads = Si le boulier compte les cartes montrées, par quarts de hauteur (3.1.13).
punto_banco-option-irregularity = Ce que deviennent les mises quand quelque chose n'allait pas avec les cartes (3.1.12).

## What words mean: the word, then other forms of it with semicolons between

punto_banco-term-player = main du joueur
punto_banco-term-player-is = La première des deux mains d'un coup ; elle n'est à personne, et chacun peut miser dessus.
punto_banco-term-banker = banquier
punto_banco-term-banker-is = La seconde des deux mains d'un coup ; elle n'est à personne, et chacun peut miser dessus.
punto_banco-term-commission = commission; commissions
punto_banco-term-commission-is = La part d'un gain sur banquier que la banque garde.
punto_banco-term-account = compte; comptes
punto_banco-term-account-is = Ce que vous devez de commissions, quand elles ne sont pas retenues aussitôt ; il se paie entre les coups ou à la fin du sabot.
punto_banco-term-pair = paire joueur; paire banquier; paire; paires
punto_banco-term-pair-is = Une mise sur deux premières cartes de même hauteur dans une main.
punto_banco-term-super6 = super 6
punto_banco-term-super6-is = Une mise sur la victoire de la main du banquier avec un 6.
punto_banco-term-dragon7 = dragon 7
punto_banco-term-dragon7-is = Une mise sur la victoire de la main du banquier avec un 7 de trois cartes.
punto_banco-term-panda8 = panda 8
punto_banco-term-panda8-is = Une mise sur la victoire de la main du joueur avec un 8 de trois cartes.
punto_banco-term-burn = brûlée; brûlées; brûler; brûle
punto_banco-term-burn-is = Des cartes écartées avant le premier coup : la première est montrée, et autant qu'elle compte restent face cachée.
punto_banco-term-cut_card = carte de coupe
punto_banco-term-cut_card-is = Un repère dans le sabot : quand il sort, le coup en cours est le dernier.
punto_banco-term-hold_shoe = tient le sabot; tenez le sabot; tenir le sabot; passer le sabot; passe le sabot; le sabot passe
punto_banco-term-hold_shoe-is = À qui c'est le tour d'avoir le sabot devant soi ; cela ne change rien aux règlements, et c'est le croupier qui donne.
punto_banco-term-roads = routes; route; route des boules; grande route; gros œil; petite route; cafard
punto_banco-term-roads-is = Des tableaux qui montrent quelle main a gagné jusqu'ici ; ils ne disent pas ce qui vient.

## The game in five pictures, one sentence each

punto_banco-step-bet = Avant les cartes, misez sur l'une des deux mains, joueur ou banquier, ou sur l'égalité.
punto_banco-step-count = Une main vaut le dernier chiffre de la somme de ses cartes ; dix et figures ne comptent rien.
punto_banco-step-natural = Avec 8 ou 9 en deux cartes, le coup est fini aussitôt.
punto_banco-step-third = Sinon une troisième carte peut venir à chaque main, selon un tableau fixe : personne ne décide rien.
punto_banco-step-paid = La main la plus haute gagne, et qui a misé dessus est payé.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

punto_banco-typed-example = 20 sur banquier
punto_banco-typed-player = joueur; ponte; punto
punto_banco-typed-banker = banquier; banque; banco
punto_banco-typed-tie = égalité
punto_banco-typed-player_pair = paire joueur; paire du joueur; paire ponte
punto_banco-typed-banker_pair = paire banquier; paire du banquier; paire banque
punto_banco-typed-super6 = super 6; super six
punto_banco-typed-dragon7 = dragon 7; dragon sept
punto_banco-typed-panda8 = panda 8; panda huit
punto_banco-typed-pass_shoe = passe le sabot; passer le sabot; cède le sabot

## What the croupier calls: of a line of the log, under its own key

punto_banco-called-player-wins = { $player } joueur, { $banker } banquier. Le joueur gagne.
punto_banco-called-banker-wins = { $banker } banquier, { $player } joueur. Le banquier gagne.
punto_banco-called-tie = Égalité à { $player }.
