### Baccarat banque, à deux tableaux. Read on the tablets and in `faro recall`; options also in the configuration and
### docs/rules-options.md, which are in English.

baccarat_banque-name = baccara banque
baccarat_banque-title = Baccara banque

## The log

baccarat_banque-came = Droite { $right }, gauche { $left }, banque { $banker }
baccarat_banque-bids = { $player } enchérit à { $amount } pour la banque
baccarat_banque-has-bank = { $player } a la banque, avec { $amount }
baccarat_banque-retires = { $player } quitte la banque et prend { $amount }
baccarat_banque-gives-up = { $player } ne peut tenir les mises et rend la banque ; il prend { $amount }
baccarat_banque-out = { $player } n'a pas regarni la banque : elle est ouverte aux enchères
baccarat_banque-bank-back = la banque de { $amount } retourne à { $player }
baccarat_banque-bank-offered = la banque est offerte à { $amount }
baccarat_banque-refilled = { $player } regarnit la banque, avec { $amount }
baccarat_banque-accepted = { $player } joue contre toutes les mises et ajoute { $amount } ; banque ouverte
baccarat_banque-added = { games-banker-adds }
baccarat_banque-cut = { baccarat-returned-above-bank }
baccarat_banque-not-held = { $amount } rendus à { $player } : le banquier ne les a pas
baccarat_banque-goes-banco = { $player } fait banco
baccarat_banque-six-out = six cartes sont sorties, face cachée
baccarat_banque-right-third = la droite tire { CARD($card) }
baccarat_banque-left-third = la gauche tire { CARD($card) }
baccarat_banque-banker-third = le banquier tire { CARD($card) }
baccarat_banque-decided =
    { $draws ->
        [true] { $hand ->
            [right] droite : { $player } tire
            [left] gauche : { $player } tire
           *[banker] le banquier tire
        }
       *[false] { $hand ->
            [right] droite : { $player } reste
            [left] gauche : { $player } reste
           *[banker] le banquier reste
        }
    }
baccarat_banque-hand-right =
    { $result ->
        [win] la droite gagne avec { $total } : { CARD($cards) }
        [lose] la droite perd avec { $total } : { CARD($cards) }
        [push] la droite fait égalité avec { $total } : { CARD($cards) }
       *[none] la droite, sans mises, { $total } : { CARD($cards) }
    }
baccarat_banque-hand-left =
    { $result ->
        [win] la gauche gagne avec { $total } : { CARD($cards) }
        [lose] la gauche perd avec { $total } : { CARD($cards) }
        [push] la gauche fait égalité avec { $total } : { CARD($cards) }
       *[none] la gauche, sans mises, { $total } : { CARD($cards) }
    }
baccarat_banque-hand-banker = la banque a { $total } : { CARD($cards) }
baccarat_banque-wins =
    { $side ->
        [right] { $player } gagne { $pay } avec une mise de { $stake } à droite
       *[left] { $player } gagne { $pay } avec une mise de { $stake } à gauche
    }
baccarat_banque-loses =
    { $side ->
        [right] { $player } perd { $stake } à droite
       *[left] { $player } perd { $stake } à gauche
    }
baccarat_banque-returned =
    { $side ->
        [right] { $player } : { $stake } à droite rendus
       *[left] { $player } : { $stake } à gauche rendus
    }
baccarat_banque-bank-now = le coup { $coup } est fini ; la banque contient { $bank }
baccarat_banque-passed = le coup { $coup } passe sans cartes

## The pages

baccarat_banque-door = Prenez place : mettez la banque, faites banco, ou misez de votre côté.
baccarat_banque-hand =
    { $hand ->
        [right] Droite
        [left] Gauche
       *[banker] Banque
    }
baccarat_banque-place =
    { $place ->
        [right_1] la droite
        [left_1] la gauche
        [banker_1] la banque
        [right_2] la droite, deuxième carte
        [left_2] la gauche, deuxième carte
        [banker_2] la banque, deuxième carte
        [right_3] la droite, troisième carte
        [left_3] la gauche, troisième carte
       *[banker_3] la banque, troisième carte
    }
baccarat_banque-phase-bidding = Enchères pour la banque
baccarat_banque-phase-offered = La banque est offerte
baccarat_banque-phase-refilling = La banque a sauté
baccarat_banque-phase-retiring = Le banquier garde ou quitte
baccarat_banque-phase-accepting = Mises au-dessus de la banque
baccarat_banque-phase-right_decides = La droite joue
baccarat_banque-phase-right_draws = { baccarat_banque-phase-right_decides }
baccarat_banque-phase-left_decides = La gauche joue
baccarat_banque-phase-left_draws = { baccarat_banque-phase-left_decides }
baccarat_banque-phase-banker_decides = La banque joue
baccarat_banque-phase-banker_draws = { baccarat_banque-phase-banker_decides }
baccarat_banque-to-bid = enchérir
baccarat_banque-to-banco = faire banco
baccarat_banque-to-refill = la regarnir
baccarat_banque-to-accept = jouer contre toutes les mises
baccarat_banque-to-pass = passer
baccarat_banque-lies = { $amount } à { $side }
baccarat_banque-act-bid = Enchère { $amount }
baccarat_banque-act-refill = Y mettre { $amount }
baccarat_banque-do-stake =
    { $more ->
        [true] { $amount } de plus : { $side }
       *[false] { $amount } : { $side }
    }
baccarat_banque-act-banco =
    { $cheval ->
        [true] Banco à cheval
       *[false] Banco
    }
baccarat_banque-do-banco =
    { $cheval ->
        [true] Banco à cheval : { $amount }
       *[false] Banco : { $amount }
    }
baccarat_banque-act-accept = Tenir toutes les mises
baccarat_banque-do-accept = Ajouter { $amount } et tout tenir
baccarat_banque-act-pass = Passer
baccarat_banque-do-pass =
    { $phase ->
        [bidding] Pas d'enchère
        [offered] Ne pas la prendre
        [banco] Pas de banco
        [retiring] Garder la banque
        [refilling] Ne pas regarnir
       *[accepting] { $unlimited ->
            [true] Tenir les mises
           *[false] Ne pas ajouter
        }
    }
baccarat_banque-plays = { $player } joue
baccarat_banque-decision =
    { $decision ->
        [draw] tire
       *[stand] reste
    }
baccarat_banque-hold-to-see = Tenir pour voir vos cartes
baccarat_banque-has-hand = joue
baccarat_banque-plays-banco = banco
baccarat_banque-on-side = { $amount } { $side }
baccarat_banque-offered-at = { $player } l'a quittée : { $amount }
baccarat_banque-bank-of = { $player } a la banque
baccarat_banque-bank-broken = { $player } : la banque a sauté
baccarat_banque-best-bid = { $player } enchérit à { $amount }
baccarat_banque-no-banker = Personne n'a la banque
baccarat_banque-no-shoe = Les mises sont ouvertes dès que le sabot est prêt.
baccarat_banque-tables = Les tableaux
baccarat_banque-unlimited = banque ouverte
baccarat_banque-above = { $amount } au-dessus de la banque
baccarat_banque-side-result =
    { $result ->
        [win] { $total } gagne
        [lose] { $total } perd
        [push] { $total } égalité
       *[none] { $total }
    }
baccarat_banque-holds = La banque contient
baccarat_banque-bank-is = La banque contient { $amount }.
baccarat_banque-settled-on = { $amount }, { $side }
baccarat_banque-sheet-record = Marche
baccarat_banque-advice-claimed = Vous l'avez réclamée ; personne ne le voit encore.
baccarat_banque-advice-banker = Vous avez la banque.
baccarat_banque-rules-hands-is = L'as compte 1, dix et figures 0 ; une main vaut le dernier chiffre de la somme. 8 ou 9 en deux cartes est un naturel, et chaque tableau joue pour lui contre la banque.
baccarat_banque-rules-third-is = Un ponte de chaque tableau joue pour tous ceux qui y ont misé ; puis le banquier tire ou reste à son gré.
baccarat_banque-rules-bank-is = Le banquier la garde jusqu'à ce qu'il la quitte, ce qu'il peut après un coup, ou qu'elle saute.
baccarat_banque-rules-banco = { baccarat-act-banco }
baccarat_banque-rules-banco-is = Qui fait banco mise contre toute la banque ; à cheval, moitié sur chaque tableau. Le plus proche de chaque tableau l'a ; deux se le partagent.
baccarat_banque-rules-stakes = { faro-sheet-stakes }

## Refusals

baccarat_banque-not-now = Ce n'est pas le moment
baccarat_banque-not-vacant = { baccarat-not-vacant }
baccarat_banque-not-listed = Vous n'êtes pas sur la liste des banquiers
baccarat_banque-low-bid = Une enchère plus haute a été faite
baccarat_banque-taken = Quelqu'un de plus proche l'a réclamé, ou vous-même
baccarat_banque-not-banker = C'est au banquier de le faire
baccarat_banque-must-play = Qui a pris la banque donne un coup avant de la quitter
baccarat_banque-too-late = Des mises sont déjà posées
baccarat_banque-no-offer = Aucune banque n'est offerte
baccarat_banque-own = { baccarat-own }
baccarat_banque-not-broken = La banque n'a pas sauté
baccarat_banque-no-bank = { baccarat-no-bank }
baccarat_banque-banker = { baccarat-banker }
baccarat_banque-not-seated = Le banco est à ceux qui sont assis aux tableaux
baccarat_banque-three-bancos = Après tant de bancos perdus, vous passez un coup
baccarat_banque-banco = Quelqu'un fait banco à ce coup
baccarat_banque-bad-side = Dites la droite ou la gauche ; qui est assis mise de son côté
baccarat_banque-over-bank = La banque ne couvre pas autant de plus
baccarat_banque-not-offered = Ici, on n'accepte pas toutes les mises
baccarat_banque-no-excess = Aucune mise ne dépasse la banque
baccarat_banque-no-stakes = Rien n'est misé
baccarat_banque-no-bid = Personne n'a enchéri pour la banque
baccarat_banque-not-dealt = Les cartes ne sont pas encore sorties
baccarat_banque-not-your-turn = { baccarat-not-your-turn }
baccarat_banque-strict = Vous jouez pour d'autres : tirez de 0 à 4, restez à 6 et 7
baccarat_banque-no-turn = Ce n'est le tour de personne
baccarat_banque-no-reopening = À ce jeu, les mises fermées ne sont pas rouvertes ; le coup peut être déclaré nul
baccarat_banque-changes-later = { baccarat-changes-play }
baccarat_banque-players-bank = La banque est à un joueur : il la met de sa bourse
baccarat_banque-too-few = Il faut deux joueurs avec de l'argent : l'un pour la banque, l'autre pour miser

## What a script must be

baccarat_banque-two-players = deux joueurs au moins
baccarat_banque-names = une liste de noms
baccarat_banque-most-names = { $most } noms au plus
baccarat_banque-name-once = chaque nom une fois
baccarat_banque-a-player = un nom qui figure sous players
baccarat_banque-a-place = un joueur qui a une place sous right, left ou standers

## Why a shoe has no deal script

baccarat_banque-unsaid-raised = { baccarat-unsaid-raised }

## Options: what each decides, with its section of docs/rules.md, and what its values mean

baccarat_banque-option-bank-by = Comment la banque trouve son banquier (3.3.4).
baccarat_banque-option-bank-by-auction = La banque va à la plus haute enchère.
baccarat_banque-option-bank-by-list = La banque va au premier de la liste qui a enchéri, à sa somme.
baccarat_banque-option-banque-excess = Ce que deviennent les mises au-dessus de la banque (3.3.10).
baccarat_banque-option-banque-excess-in-order = Toutes les mises jouent ; les gagnants sont payés à leur rang tant que la banque y suffit, sauf si le banquier accepte toutes les mises.
baccarat_banque-option-banque-excess-trim = Ce qui dépasse la banque est rendu avant les cartes, au dernier rang d'abord.
baccarat_banque-option-banque-excess-unlimited = Le banquier tient toutes les mises ou rend la banque.
baccarat_banque-option-chemin-strict = Si celui qui joue pour d'autres doit tirer de 0 à 4 et rester à 6 et 7 (3.3.7).
baccarat_banque-option-chemin-strict-on = Qui joue pour d'autres tire de 0 à 4 et reste à 6 et 7.
baccarat_banque-option-chemin-strict-off = Chacun tire et reste à son gré.
baccarat_banque-option-chemin-five = Ce que veut dire le silence à 5 (3.3.7).
baccarat_banque-option-chemin-five-stand = Qui ne dit rien reste à 5.
baccarat_banque-option-chemin-five-draw = Qui ne dit rien tire à cinq.
baccarat_banque-option-max-bancos = Après combien de bancos perdus de suite on passe un coup (3.3.8).
baccarat_banque-option-max-bancos-is = Après { $number } bancos perdus de suite, un joueur passe un coup.
baccarat_banque-option-min = La mise minimale (3.3.9).
baccarat_banque-option-min-is = { games-option-min-is }
baccarat_banque-option-unit = Les sommes en sont des multiples (3.3.4, 3.3.9).
baccarat_banque-option-unit-is = Les sommes sont des multiples de { $number }.
baccarat_banque-option-min-bank = La plus petite banque (3.3.4).
baccarat_banque-option-min-bank-is = { baccarat-option-min-bank-is }
baccarat_banque-option-bid-s = Secondes pour une enchère plus haute, après chacune (3.3.12).
baccarat_banque-option-bid-s-is = Les enchères finissent { $number } secondes après la dernière.
baccarat_banque-option-list-s = Secondes pour les enchères à la liste, après la première (3.3.12).
baccarat_banque-option-list-s-is = Les enchères à la liste finissent { $number } secondes après la première.
baccarat_banque-option-take-s = Secondes pour réclamer un banco ou une banque, et pour ce qu'on demande au banquier (3.3.12).
baccarat_banque-option-take-s-is = On peut réclamer pendant { $number } secondes.
baccarat_banque-option-stake-s = Secondes pour les mises, et pour regarnir une banque qui a sauté (3.3.12).
baccarat_banque-option-stake-s-is = Les mises sont prises pendant { $number } secondes après la première.
baccarat_banque-option-decide-s = Secondes pour tirer ou rester (3.3.12).
baccarat_banque-option-decide-s-is = Pour tirer ou rester, il y a { $number } secondes.
baccarat_banque-option-peek = Où une main se regarde (3.3.13).
baccarat_banque-option-peek-tablet = { baccarat-option-peek-tablet }
baccarat_banque-option-peek-cards = { baccarat-option-peek-cards }
baccarat_banque-option-beads = Si le boulier compte les cartes montrées, par quarts de hauteur (3.3.15).
baccarat_banque-option-beads-quarters = Une boule passe toutes les trois cartes de sa hauteur qui sont montrées.
baccarat_banque-option-irregularity = Ce que deviennent les mises quand quelque chose n'allait pas avec les cartes (3.3.14).

## What words mean: the word, then other forms of it with semicolons between

baccarat_banque-term-side = tableau; tableaux; côté
baccarat_banque-term-side-is = La moitié droite ou gauche de la table ; chacune a sa main contre la banque.
baccarat_banque-term-plays = joue la main; a la main
baccarat_banque-term-plays-is = Qui joue pour tous ceux qui ont misé à son tableau : il tire ou reste.
baccarat_banque-term-broken = a sauté; sauté; saute; regarnit la banque; regarnir la banque; regarnit; regarnir; regarni
baccarat_banque-term-broken-is = La banque a tout perdu ; son banquier peut y remettre de l'argent, ou elle est ouverte aux enchères.
baccarat_banque-term-cheval = à cheval; cheval
baccarat_banque-term-cheval-is = La moitié de la mise à droite et la moitié à gauche.
baccarat_banque-term-above = au-dessus de la banque
baccarat_banque-term-above-is = On a misé plus que la banque ne peut payer.
baccarat_banque-term-unlimited = banque ouverte; la banque est ouverte
baccarat_banque-term-unlimited-is = Le banquier répond de toutes les mises, et ajoute ce qui manque à la banque.

## The game in five pictures, one sentence each

baccarat_banque-step-bank = Un joueur met la banque de sa propre bourse.
baccarat_banque-step-stake = Les autres sont assis à sa droite et à sa gauche, et misent de leur côté.
baccarat_banque-step-count = Droite, gauche et banque ont deux cartes chacune : le dernier chiffre de la somme compte, dix et figures rien.
baccarat_banque-step-third = Un de chaque tableau tire ou reste pour tous ceux qui y ont misé, puis le banquier de même.
baccarat_banque-step-compared = Chaque tableau joue pour lui contre la banque, et la main la plus haute gagne.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

baccarat_banque-typed-example = 20 à droite
baccarat_banque-typed-cheval = à cheval; cheval
baccarat_banque-typed-right = droite
baccarat_banque-typed-left = gauche
baccarat_banque-typed-accept = accepte; accepter; tiens; contre toutes
baccarat_banque-typed-bid = enchère; enchéris; offre
baccarat_banque-typed-refill = ajoute; ajouter; complète

## What the croupier calls: of a line of the log, under its own key

baccarat_banque-called-goes-banco = Banco.
baccarat_banque-called-hand-right = À droite, { $total }.
baccarat_banque-called-hand-left = À gauche, { $total }.
baccarat_banque-called-hand-banker = La banque, { $total }.
