### Chemin de fer. Read on the tablets and in `faro recall`; options also in the configuration and
### docs/rules-options.md, which are in English.

chemin_de_fer-name = chemin de fer
chemin_de_fer-title = Chemin de fer

## The log: the bank and the stakes

chemin_de_fer-puts-bank = { $player } met en banque { $amount }
chemin_de_fer-declines = { $player } ne met pas de banque
chemin_de_fer-retires = { $player } quitte la banque ; elle est offerte à { $amount }
chemin_de_fer-takes = { $player } prend la banque à { $amount }
chemin_de_fer-nobody-takes = personne ne prend la banque
chemin_de_fer-stakes = { $player } mise { $amount }
chemin_de_fer-covers = { $player } augmente la banque de { $amount }
chemin_de_fer-risks = { $player } risque { $amount } de la banque
chemin_de_fer-plays-banco = banco : { $player } joue seul contre { $amount }
chemin_de_fer-cut = { baccarat-returned-above-bank }
chemin_de_fer-reopened = { baccarat-reopened }
chemin_de_fer-coup-passed = le coup { $coup } passe sans cartes
chemin_de_fer-box = la caisse de la maison : { $amount }

## The log: the cards

chemin_de_fer-came = Pontes { $punters }, banquier { $banker }
chemin_de_fer-punters-card = pontes : une carte face cachée
chemin_de_fer-banker-card = banquier : une carte face cachée
chemin_de_fer-punters-third = pontes : { CARD($card) }
chemin_de_fer-banker-third = banquier : { CARD($card) }
chemin_de_fer-draws = { $player } tire
chemin_de_fer-stands-on = { games-stands-on }
chemin_de_fer-tie = coup { $coup } : égalité à { $punters } ({ CARD($cards) } ; { CARD($bank_cards) }) ; toutes les mises restent
chemin_de_fer-punters-win =
    { $natural ->
        [true] coup { $coup } : les pontes gagnent, { $punters } ({ CARD($cards) }) contre { $banker } ({ CARD($bank_cards) }), un naturel
       *[false] coup { $coup } : les pontes gagnent, { $punters } ({ CARD($cards) }) contre { $banker } ({ CARD($bank_cards) })
    }
chemin_de_fer-banker-wins =
    { $natural ->
        [true] coup { $coup } : le banquier gagne, { $banker } ({ CARD($bank_cards) }) contre { $punters } ({ CARD($cards) }), un naturel
       *[false] coup { $coup } : le banquier gagne, { $banker } ({ CARD($bank_cards) }) contre { $punters } ({ CARD($cards) })
    }
chemin_de_fer-rake = la maison prend { $amount }
chemin_de_fer-bank-lost = { $player } a perdu la banque ; elle passe au suivant

## The pages

chemin_de_fer-door = Prenez place, tenez la banque, ou jouez contre elle.
chemin_de_fer-place =
    { $place ->
        [punters_1] les pontes
        [punters_2] les pontes, deuxième carte
        [punters_3] les pontes, troisième carte, face visible
        [banker_1] le banquier
        [banker_2] le banquier, deuxième carte
       *[banker_3] le banquier, troisième carte, face visible
    }
chemin_de_fer-phase-vacant = Qui met une banque ?
chemin_de_fer-phase-retiring = Le banquier garde-t-il ?
chemin_de_fer-phase-offer = Qui prend la banque ?
chemin_de_fer-phase-risking = Combien risque-t-on ?
chemin_de_fer-phase-standing_by = Mises des pontes debout
chemin_de_fer-phase-cover = Augmente-t-on la banque ?
chemin_de_fer-phase-dealing = Les cartes
chemin_de_fer-phase-punters = La main des pontes décide
chemin_de_fer-phase-punters_third = Une carte pour les pontes
chemin_de_fer-phase-banker = Le banquier décide
chemin_de_fer-phase-banker_third = Une carte pour le banquier
chemin_de_fer-to-put_bank = mettre une banque
chemin_de_fer-to-decline = refuser
chemin_de_fer-to-risk = risquer une autre somme
chemin_de_fer-to-banco = banco
chemin_de_fer-to-cover = augmenter la banque
chemin_de_fer-to-pass = non
chemin_de_fer-hand =
    { $hand ->
        [punters] Pontes
       *[banker] Banquier
    }
chemin_de_fer-hand-label =
    { $hand ->
        [punters] { $total ->
            [none] Pontes
           *[other] Pontes : { $total }
        }
       *[banker] { $total ->
            [none] Banquier
           *[other] Banquier : { $total }
        }
    }
chemin_de_fer-letter =
    { $winner ->
        [punters] P
        [banker] B
       *[tie] É
    }
chemin_de_fer-decided =
    { $what ->
        [draw] tire
       *[stand] reste
    }
chemin_de_fer-next =
    { $standing ->
        [true] Les mises restent. Ensuite : { $place }
       *[false] Ensuite : { $place }
    }
chemin_de_fer-result =
    { $winner ->
        [tie] Coup { $coup } : égalité, toutes les mises restent
        [punters] { $natural ->
            [true] Coup { $coup } : les pontes gagnent avec un naturel
           *[false] Coup { $coup } : les pontes gagnent
        }
       *[banker] { $natural ->
            [true] Coup { $coup } : le banquier gagne avec un naturel
           *[false] Coup { $coup } : le banquier gagne
        }
    }
chemin_de_fer-hold-to-see = Tenir pour voir votre main
chemin_de_fer-role =
    { $role ->
        [banker] tient la banque
        [turn] à lui de jouer
        [banco] banco
        [suivi] a le banco suivi
       *[plays] joue la main
    }
chemin_de_fer-cash = a { $amount }
chemin_de_fer-cut-short = { $amount } retranchés
chemin_de_fer-bank-of = Banque de { $player } : { $amount }
chemin_de_fer-bank-parts =
    { $aside ->
        [none] En jeu : { $amount }
       *[other] En jeu : { $amount } ; au garage : { $aside }
    }
chemin_de_fer-seat-aside = { $amount } au garage
chemin_de_fer-bank-offered = { $player } a quitté une banque de { $amount }
chemin_de_fer-bank-vacant = Il n'y a pas de banque
chemin_de_fer-laid =
    { $how ->
        [over] { $of ->
            [risk] Misé : { $amount }, { $excess } de plus que le risque
           *[bank] Misé : { $amount }, { $excess } de plus que la banque
        }
        [staking] Misé : { $amount } ; ouvert : { $left }
       *[laid] Misé : { $amount }
    }
chemin_de_fer-seats = Les places, dans l'ordre du jeu
chemin_de_fer-no-shoe = La première banque se met quand le sabot est prêt.
chemin_de_fer-coups = Les coups
chemin_de_fer-coup-of =
    { $winner ->
        [tie] Coup { $coup }, banque de { $banker } : égalité à { $punters_total }
        [punters] Coup { $coup }, banque de { $banker } : pontes, { $punters_total } contre { $banker_total }
       *[banker] Coup { $coup }, banque de { $banker } : banquier, { $banker_total } contre { $punters_total }
    }
chemin_de_fer-rake-taken = La maison a pris { $amount }.
chemin_de_fer-bank-after = La banque de { $player } contient { $amount }.
chemin_de_fer-bank-passes = La banque de { $player } passe au suivant.
chemin_de_fer-act-put_bank = Mettre { $amount }
chemin_de_fer-do-put_bank =
    { $more ->
        [none] Mettre une banque
       *[other] { chemin_de_fer-act-put_bank }
    }
chemin_de_fer-act-decline = Pas de banque
chemin_de_fer-act-cover = Augmenter la banque
chemin_de_fer-do-retire =
    { $offered ->
        [all] Quitter la banque avec { $amount }
       *[other] Quitter la banque avec { $amount }, offerte à { $offered }
    }
chemin_de_fer-act-risk = Risquer { $amount }
chemin_de_fer-act-enter_risk = Noter ce que risque le banquier
chemin_de_fer-asks-enter_risk = Que risque { $player } de la banque, { $least } à { $most } ?
chemin_de_fer-do-take = Prendre la banque à { $amount }
chemin_de_fer-do-banco = Banco : { $amount }
chemin_de_fer-do-cover =
    { $of ->
        [risk] Risquer { $amount } de plus
       *[bank] Augmenter la banque de { $amount }
    }
chemin_de_fer-do-pass =
    { $phase ->
        [retiring] Garder la banque
        [offer] Ne pas la prendre
        [risking] Laisser à { $amount }
        [banco] Pas de banco
       *[cover] Ne pas augmenter
    }
chemin_de_fer-advice-answered =
    { $answer ->
        [claimed] Vous avez réclamé ; le premier dans l'ordre l'obtient.
       *[passed] Vous avez dit non.
    }
chemin_de_fer-advice-banker = Vous tenez la banque.
chemin_de_fer-advice-stander = Vous jouez debout : vous misez ce que les places laissent ouvert.
chemin_de_fer-rules-hands-is = L'as compte 1, dix et figures 0 ; une main vaut le dernier chiffre de la somme. 8 ou 9 en deux cartes est un naturel et s'abat aussitôt.
chemin_de_fer-rules-bank-is = Elle est à un joueur et passe à droite quand elle perd. Qui la quitte après un gain garde ce qu'elle contient ; elle est offerte à cette somme, au plus proche d'abord.
chemin_de_fer-rules-stakes = Banco et mises
chemin_de_fer-rules-stakes-is = Une place peut jouer seule contre la banque ; sinon tous misent. Ce que la banque ne couvre pas est retranché, au dernier dans l'ordre d'abord.
chemin_de_fer-rules-third-is = La plus forte mise joue la main des pontes : elle tire de 0 à 4, reste à 6 et 7, et est libre à 5. Puis le banquier, qui est libre.
chemin_de_fer-rules-coup = Le coup
chemin_de_fer-rules-coup-is = Les mises sont payées un contre un. Après une égalité, toutes les mises restent.
chemin_de_fer-rules-table = La table

## Refusals

chemin_de_fer-stands = Après une égalité, on joue de nouveau les mêmes mises
chemin_de_fer-not-vacant = { baccarat-not-vacant }
chemin_de_fer-not-your-turn = { baccarat-not-your-turn }
chemin_de_fer-not-banker = Seul le banquier peut faire cela
chemin_de_fer-must-play = Le banquier doit d'abord donner un coup
chemin_de_fer-too-late = Il est trop tard : quelqu'un joue déjà contre la banque
chemin_de_fer-no-offer = Aucune banque n'est offerte
chemin_de_fer-not-seated = Qui joue debout peut miser, et rien d'autre
chemin_de_fer-own = { baccarat-own }
chemin_de_fer-taken = Quelqu'un qui passe avant vous l'a réclamé
chemin_de_fer-no-bank = { baccarat-no-bank }
chemin_de_fer-banker = Vous êtes le banquier
chemin_de_fer-banco = Quelqu'un joue seul contre la banque
chemin_de_fer-over-bank = La banque ne peut couvrir cela avec les mises déjà posées
chemin_de_fer-over-held = La banque ne contient pas autant
chemin_de_fer-not-offered = Toute la banque est risquée
chemin_de_fer-no-excess = La banque couvre toutes les mises
chemin_de_fer-no-stakes = Personne ne joue contre la banque
chemin_de_fer-not-dealt = Les cartes n'ont pas été données
chemin_de_fer-strict = Qui joue aussi pour d'autres tire de 0 à 4 et reste à 6 et 7
chemin_de_fer-no-turn = Ce n'est le tour de personne
chemin_de_fer-not-now = Cela se demande à un autre moment
chemin_de_fer-changes-later = { baccarat-changes-play }
chemin_de_fer-players-bank = La banque est à un joueur
chemin_de_fer-box-funds = La caisse de la maison ne contient pas autant
chemin_de_fer-no-stake-of = { baccarat-has-no-stake }
chemin_de_fer-too-few = le chemin de fer demande deux joueurs avec de l'argent

## Why a shoe has no deal script

chemin_de_fer-unsaid-cover = { baccarat-unsaid-raised }
chemin_de_fer-unsaid-house = la part de la maison

## Options: what each decides, with its section of docs/rules.md, and what its values mean

chemin_de_fer-option-strict = Si celui qui joue aussi pour d'autres est lié par l'usage (3.2.6).
chemin_de_fer-option-strict-on = Qui joue la main des pontes avec l'argent d'autres à côté du sien tire de 0 à 4 et reste à 6 et 7.
chemin_de_fer-option-strict-off = Qui joue la main des pontes tire ou reste à son gré.
chemin_de_fer-option-five = Ce que fait le silence à cinq (3.2.6).
chemin_de_fer-option-five-stand = Qui ne dit rien à 5 reste.
chemin_de_fer-option-five-draw = Qui ne dit rien à 5 tire à cinq.
chemin_de_fer-option-rake = Ce que la maison prend sur le gain d'une banque, en pour cent (3.2.8).
chemin_de_fer-option-rake-is = La maison prend { $number } pour cent de ce que gagne la banque.
chemin_de_fer-option-rake-rounding = Comment la part de la maison s'arrondit à la plus petite unité (3.2.8).
chemin_de_fer-option-rake-rounding-up = La part de la maison est arrondie vers le haut.
chemin_de_fer-option-rake-rounding-down = La part de la maison est arrondie vers le bas.
chemin_de_fer-option-rake-rounding-nearest = La part de la maison est arrondie à l'unité la plus proche, la moitié vers le haut.
chemin_de_fer-option-min = La mise minimale (3.2.1).
chemin_de_fer-option-min-is = { games-option-min-is }
chemin_de_fer-option-unit = Mises et banques en sont des multiples (3.2.1).
chemin_de_fer-option-unit-is = Mises et banques sont des multiples de { $number }.
chemin_de_fer-option-min-bank = La plus petite banque qui se met (3.2.2).
chemin_de_fer-option-min-bank-is = { baccarat-option-min-bank-is }
chemin_de_fer-option-suivi = Si celui qui a perdu un banco a le banco suivi (3.2.3).
chemin_de_fer-option-suivi-on = Qui a perdu un banco passe avant tous ceux qui demandent le suivant, où qu'il soit assis.
chemin_de_fer-option-suivi-off = Le plus proche du banquier passe avant les autres qui demandent banco, quel que soit le perdant du dernier.
chemin_de_fer-option-bank-stake = Si un banquier risque toute sa banque à un coup, ou en dit la part (3.2.13).
chemin_de_fer-option-bank-stake-all = Toute la banque est risquée à chaque coup.
chemin_de_fer-option-bank-stake-choose = Le banquier dit combien de sa banque il risque ; le surplus est au garage, et nul ne peut le gagner à ce coup.
chemin_de_fer-option-places = Combien sont assis à la table ; les autres jouent debout (3.2.9).
chemin_de_fer-option-places-is = { $number } joueurs sont assis à la table, les autres jouent debout.
chemin_de_fer-option-bank-s = Secondes pour mettre une banque (3.2.9).
chemin_de_fer-option-bank-s-is = Qui ne met pas de banque en { $number } secondes la refuse.
chemin_de_fer-option-claim-s = Secondes pour quitter une banque, en prendre une, et faire banco (3.2.9).
chemin_de_fer-option-claim-s-is = Pendant { $number } secondes une banque peut être quittée, prise, ou jouée entière par un banco.
chemin_de_fer-option-risk-s = Secondes pour dire ce qui est risqué (3.2.13).
chemin_de_fer-option-risk-s-is = Un banquier a { $number } secondes pour dire ce qu'il risque ; le silence laisse la somme en l'état.
chemin_de_fer-option-stake-s = Secondes pour miser (3.2.9).
chemin_de_fer-option-stake-s-is = Les mises sont prises pendant { $number } secondes.
chemin_de_fer-option-cover-s = Secondes pour augmenter la banque (3.2.9).
chemin_de_fer-option-cover-s-is = La banque peut être augmentée pendant { $number } secondes.
chemin_de_fer-option-draw-s = Secondes pour tirer ou rester (3.2.9).
chemin_de_fer-option-draw-s-is = Qui n'a pas tiré en { $number } secondes joue selon l'usage.
chemin_de_fer-option-peek = Où une main se regarde (3.2.9).
chemin_de_fer-option-peek-tablet = { baccarat-option-peek-tablet }
chemin_de_fer-option-peek-cards = { baccarat-option-peek-cards }
chemin_de_fer-option-beads = Si le boulier compte les cartes montrées, par quarts de hauteur (3.2.12).
chemin_de_fer-option-irregularity = Ce que deviennent les mises quand quelque chose n'allait pas avec les cartes (3.2.11).

## What words mean: the word, then other forms of it with semicolons between

chemin_de_fer-term-punters = pontes; ponte
chemin_de_fer-term-punters-is = Tous ceux qui jouent contre la banque ; la plus forte mise joue leur main.
chemin_de_fer-term-put_up = met en banque; mettre une banque; met une banque; en banque
chemin_de_fer-term-put_up-is = Offrir une somme de sa bourse comme banque, contre laquelle les autres jouent.
chemin_de_fer-term-suivi = suivi; banco suivi
chemin_de_fer-term-suivi-is = Qui vient de perdre un banco peut avoir le suivant avant tous les autres.
chemin_de_fer-term-cover = couvre; couvrir; augmenter la banque; augmente; augmentée; augmenter
chemin_de_fer-term-cover-is = Mettre plus dans la banque, pour qu'elle réponde de tout ce qui est misé.
chemin_de_fer-term-fell_away = retranché; retranchés
chemin_de_fer-term-fell_away-is = On a misé plus que la banque ne peut payer, et cette part de la mise a été rendue.
chemin_de_fer-term-risk = risque; risquer; risquée; risqué
chemin_de_fer-term-risk-is = La part de la banque contre laquelle les autres jouent à ce coup.
chemin_de_fer-term-aside = au garage; garage
chemin_de_fer-term-aside-is = La part de la banque que nul ne peut gagner à ce coup.
chemin_de_fer-term-rake = cagnotte
chemin_de_fer-term-rake-is = La part de ce que gagne la banque que prend la maison.

## The game in five pictures, one sentence each

chemin_de_fer-step-bank = Un joueur tient la banque et y met ce que les autres peuvent en gagner.
chemin_de_fer-step-stake = Les autres misent contre elle, ou l'un d'eux fait banco et joue seul contre tout.
chemin_de_fer-step-count = Chaque main vaut le dernier chiffre de sa somme ; dix et figures ne comptent rien.
chemin_de_fer-step-third = Les pontes d'abord, puis le banquier peuvent prendre une troisième carte ; qui a misé le plus joue la main des pontes.
chemin_de_fer-step-next = La main la plus haute gagne ; quand la banque perd, elle va au joueur suivant.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

chemin_de_fer-typed-example = mise de 50
chemin_de_fer-typed-put_bank = banque
chemin_de_fer-typed-decline = non; passe; pas de banque
chemin_de_fer-typed-risk = risque; risquer
chemin_de_fer-typed-cover = monte; monter; monte la banque; couvre

## What the croupier calls: of a line of the log, under its own key

chemin_de_fer-called-puts-bank = Un banco de { $amount }, la banque est faite.
chemin_de_fer-called-plays-banco = Banco.
chemin_de_fer-called-punters-win = { $punters } aux pontes, { $banker } au banquier. Les pontes gagnent.
chemin_de_fer-called-banker-wins = { $banker } au banquier, { $punters } aux pontes. Le banquier gagne.
chemin_de_fer-called-tie = Égalité à { $punters }.
