### What the games of baccarat share. Read on the tablets and in `faro recall`.

## The log: the shoe

baccarat-burn =
    { $count ->
        [one] brûlée : { CARD($card) }, et { $count } carte face cachée
       *[other] brûlée : { CARD($card) }, et { $count } cartes face cachée
    }
baccarat-burnt = une carte est brûlée face cachée
baccarat-cut = la carte de coupe est sortie
baccarat-shoe-over = le sabot est fini
baccarat-shoe-void = le sabot est nul ; les mises en jeu ont été rendues
baccarat-shoe-void-why = le sabot est nul : { $why } ; les mises en jeu ont été rendues
baccarat-coup-void = le coup { $coup } est nul ; ses cartes sont sorties
baccarat-coup-void-why = le coup { $coup } est nul : { $why } ; ses cartes sont sorties

## The pages

baccarat-round = coup { $number }
baccarat-so-far = coup { $round }, sabot { $deal }
baccarat-join-round = Vous pourrez jouer au coup suivant, quand celui-ci sera réglé.
baccarat-join-round-s = Vous pourrez jouer au coup suivant, dans { $seconds } s environ.
baccarat-sheet = Coup
baccarat-settled = Coup { $number }
baccarat-nothing-settled = Aucun coup n'a été réglé sur ce sabot.
baccarat-left =
    { $count ->
        [one] Encore { $count } carte au sabot.
       *[other] Encore { $count } cartes au sabot.
    }
baccarat-phase-banco = Banco ?
baccarat-phase-bets_open = Faites vos jeux
baccarat-phase-bets_closed = Rien ne va plus
baccarat-phase-over = { baccarat-over }
baccarat-phase-void = Le sabot est nul ; les mises en jeu ont été rendues
baccarat-to-take = prendre la banque
baccarat-to-retire = quitter la banque
baccarat-to-custom = selon l'usage
baccarat-to-table = selon le tableau
baccarat-act-banco = Banco
baccarat-act-retire = Quitter la banque
baccarat-act-stake = Miser { $amount }
baccarat-do-stake =
    { $more ->
        [none] Miser
        [true] Miser { $amount } de plus
       *[false] { baccarat-act-stake }
    }
baccarat-act-enter_draw = Noter : tire
baccarat-act-enter_stand = Noter : reste
baccarat-act-says_draw = { baccarat-act-enter_draw }
baccarat-act-says_stand = { baccarat-act-enter_stand }
baccarat-advice-wait = Le prochain sabot commence quand le croupier aura mêlé les cartes.
baccarat-rules-hands = Les mains
baccarat-rules-third = La troisième carte
baccarat-rules-shoe = Le sabot
baccarat-rules-bank = { pages-the-bank }

## The log: money

baccarat-wins = { games-wins }
baccarat-loses = { games-loses }
baccarat-returned = { games-returned }
baccarat-returned-end = { $amount } rendus à { $player } : le sabot est fini
baccarat-returned-void = { $amount } rendus à { $player } : nul
baccarat-not-held = { $amount } rendus à { $player } : la banque ne pouvait les payer

## Refusals

baccarat-closed = Rien ne va plus à ce coup
baccarat-dup-id = Il y a déjà une mise de ce nom
baccarat-unknown-player = { games-unknown-player }
baccarat-bad-stake = La mise doit être un multiple positif de l'unité de la table
baccarat-min = { games-min }
baccarat-max = { games-max }
baccarat-funds = { games-funds }
baccarat-solvency = La banque ne peut couvrir cela avec les mises déjà posées
baccarat-unknown-id = Cette mise n'existe pas
baccarat-no-bet = Il n'y a pas de mise { $bet }
baccarat-not-owner = Cette mise est à un autre joueur
baccarat-not-open = { games-not-open }
baccarat-not-closed = Une carte de ce coup a déjà été donnée
baccarat-not-due = { games-not-due }
baccarat-over = Le sabot est fini
baccarat-too-many = Cette carte est venue autant de fois qu'il y a de paquets dans le sabot
baccarat-no-marker = Ce sabot n'a pas de carte repère de ce genre
baccarat-cut-out = La carte de coupe est déjà sortie
baccarat-answered = Vous avez déjà répondu
baccarat-not-shown = { games-not-dealt-yet }
baccarat-face-down = Cette carte est face cachée
baccarat-same-card = { games-that-card-already }
baccarat-burnt-unseen = Cette carte a été brûlée face cachée
baccarat-changes-later = Cette carte en aurait envoyé d'autres ailleurs : ce qui est donné est donné
baccarat-no-debt = { games-no-debt }
baccarat-bank-funds = { games-bank-funds }
baccarat-bank-bound = { games-bank-bound }
baccarat-coup-under-way = La banque ne rend rien avant que ce coup soit réglé
baccarat-bad-amount = { games-bad-amount }
baccarat-bank-empty = la banque est à { $bank } ; il faut y mettre de l'argent avant le prochain sabot

## The options: the beads

baccarat-beads-rest = Les boules du boulier restent au repos.
baccarat-beads-quarters = Une boule passe avec chaque quart des cartes de sa hauteur qui est montré.

## Deal scripts

baccarat-names = une liste de { $least } noms ou plus
baccarat-places = chaque joueur à une seule place, et personne d'autre

## Why a shoe has no deal script

baccarat-unsaid-too-often = { CARD($card) } a été donnée une fois de plus que ne la contiennent les { $packs } paquets d'un script

## What several games of the family say alike, in the log, as a refusal and of an option

baccarat-returned-above-bank = { $amount } rendus à { $player } : au-dessus de la banque
baccarat-not-vacant = Il y a déjà une banque
baccarat-own = Vous venez de quitter cette banque
baccarat-no-bank = Il n'y a pas de banque contre laquelle jouer
baccarat-banker = Le banquier ne mise pas
baccarat-not-your-turn = Ce n'est pas votre tour
baccarat-changes-play = Cette carte aurait changé ce qui a été joué après elle : ce qui est donné est donné
baccarat-unsaid-raised = la banque avait été augmentée pour le coup déclaré nul, ce qu'aucun acte d'un script ne fait
baccarat-option-min-bank-is = Une banque est de { $number } au moins.
baccarat-option-peek-tablet = Qui joue une main la voit sur sa tablette.
baccarat-option-peek-cards = Qui joue une main soulève les cartes ; aucune tablette ne les montre.
baccarat-reopened = les mises sont reprises avant le coup { $coup }
baccarat-has-no-stake = { $player } n'a pas de mise

## What words mean: the word, then other forms of it with semicolons between

baccarat-term-shoe = sabot; sabots
baccarat-term-shoe-is = La boîte fermée d'où l'on tire les cartes, de plusieurs paquets.
baccarat-term-coup = coup; coups
baccarat-term-coup-is = Un tour : les mises, les cartes, et ce qui est payé.
baccarat-term-natural = naturel; naturels; abattage
baccarat-term-natural-is = Une main de 8 ou 9 en deux cartes : on l'abat aussitôt, et nul ne tire de troisième carte contre elle.
baccarat-term-tie = égalité
baccarat-term-tie-is = Les deux mains valent autant.
baccarat-term-draw = tirer; tire; tirent; tiré
baccarat-term-draw-is = Prendre une troisième carte.
baccarat-term-stand = rester; reste; resté; restés; restez
baccarat-term-stand-is = Ne pas prendre de troisième carte.
baccarat-term-banco = banco; bancos
baccarat-term-banco-is = Jouer seul contre toute la banque, à la place de toutes les autres mises.
baccarat-term-custom = usage
baccarat-term-custom-is = Ce que fait une main quand son joueur ne dit rien : elle tire de 0 à 4 et reste à 6 et 7.
baccarat-term-table = selon le tableau
baccarat-term-table-is = Ce que fait la main du banquier quand il ne dit rien, d'après le tableau de tirage du punto banco.
baccarat-term-standing_by = debout
baccarat-term-standing_by-is = À la table sans siège dans l'ordre du jeu : qui joue debout ne mise que ce que la banque couvre encore.
baccarat-term-leave = quitter la banque; quitte la banque; quitté; quitter
baccarat-term-leave-is = Le banquier prend tout l'argent de sa banque, et un autre peut l'avoir.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

baccarat-typed-banco = banco
baccarat-typed-retire = quitte; quitter; quitte la banque; quitter la banque
