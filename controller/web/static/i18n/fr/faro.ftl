### Casino faro. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

faro-name = pharaon de casino
faro-title = Pharaon de casino

## The sheet for real cards (`faro sheet`)

faro-by-hand-left = Gagnantes
faro-by-hand-right = Perdantes
faro-by-hand-then = Quand la table a nommé la carte du dessus, faites-la glisser : la soda à gauche, les perdantes à droite, les gagnantes à gauche.

## The log

faro-card-shown = { $place } : { CARD($card) }
faro-place-soda = soda
faro-place-hoc = hoc
faro-place-losing = coup { $turn }, carte perdante
faro-place-winning = coup { $turn }, carte gagnante
faro-card-unsure = { $place } : { $cards }, question au croupier
faro-card-beside-doubt = { $place } : { $cards }, à côté d'une carte douteuse
faro-bets-reopened = les mises sont rouvertes avant le coup { $turn }
faro-came = { CARD($losing) } perd, { CARD($winning) } gagne
faro-came-hoc = { CARD($card) } est la dernière carte
faro-turn-settled = coup { $turn } réglé : { $bets }
faro-part-settled = coup { $turn }, déjà certain : { $bets }
faro-part-undone = repris : { $bets }
faro-paid = { $player } { $amount }
faro-drawn = { $player } coup nul
faro-ruled-returned = { games-returned }
faro-ruled-paid =
    { $pay ->
        [0] { $player } : { $stake } payés
       *[other] { $player } : { $stake } payés, +{ $pay }
    }
faro-deal-over = { games-deal-over }
faro-deal-over-returned = la donne est finie ; { $amount } rendus du tapis
faro-deal-void = la donne est nulle ; ce qui était sur le tapis a été rendu
faro-deal-void-why = la donne est nulle : { $why } ; ce qui était sur le tapis a été rendu
faro-claimed = { $player } réclame { $amount } sur une carte morte
faro-bet-returned = { $amount } rendus à { $player } ({ $why })
faro-why-dead = carte morte
faro-why-not-held = la banque ne peut en répondre
faro-why-void = { games-why-void }
faro-why-not-callable = pas un ordre des trois dernières cartes
faro-max-raised = le maximum est de { $max } jusqu'à la fin de la donne
faro-max-raised-for = le maximum de { $player } est de { $max } jusqu'à la fin de la donne
faro-cap-raised = la banque couvre au plus { $cap } par coup jusqu'à la fin de la donne
faro-bids = { $player } enchérit à { $amount } pour la banque
faro-bid-withdrawn = { $player } a quitté sa place : son enchère ne compte pas
faro-bank-taken = { $player } a la banque, à { $amount }
faro-house-bank = la maison tient la banque, à { $amount }
faro-bank-left =
    { $why ->
        [broken] la banque a sauté : { $player } reprend les { $amount } qu'elle contenait
        [seat] { $player } a quitté sa place et reprend les { $amount } de la banque
        [gave_up] { $player } rend la banque et en reprend les { $amount }
       *[deal] { $player } reprend les { $amount } de la banque
    }
faro-bank-lacks = il manque { $amount } à la banque, que { $player } lui doit
faro-banker-away = { $player } a quitté sa place et tient la banque jusqu'à la fin de la donne
faro-adjusted = coup { $turn }, { $player } : { $was }, maintenant { $now }
faro-fate-none = non réglée
faro-fate-not-callable = rendue { $amount } (pas un ordre des trois dernières cartes)
faro-fate =
    { $result ->
        [win] gagnée { $amount }
        [lose] perdue { $amount }
        [half] doublet { $amount }
        [push] coup nul { $amount }
        [returned] rendue { $amount }
        [paid] payée { $amount }
        [removed] reprise { $amount }
        [claimed] réclamée { $amount }
        [dead] morte { $amount }
        [not_held] renvoyée { $amount }
        [void] nulle { $amount }
       *[other] { $result } { $amount }
    }

## Refusals

faro-closed = Les mises sont fermées
faro-dup-id = Cette mise est déjà là, ou n'a pas d'identifiant à elle
faro-unknown-player = { games-unknown-player }
faro-bad-type = Cette mise n'existe pas
faro-bad-stake = La mise doit être un multiple positif de l'unité
faro-bad-copper = Pair et impair ne prennent pas de cuivre : misez sur l'autre côté
faro-bad-shape = Ces hauteurs ne font pas une mise de cette sorte
faro-bad-turn = L'ordre ne s'annonce qu'avant le dernier coup
faro-not-callable = Ce n'est pas un ordre des trois dernières cartes
faro-dead = Il ne reste aucune carte de ces hauteurs
faro-min = La mise est au-dessous du minimum
faro-max = La mise est au-dessus du maximum
faro-funds = { games-funds }
faro-solvency = La banque ne pourrait payer si cette mise gagnait
faro-not-winner = Cette mise n'a pas gagné au coup qui vient d'être donné
faro-over-parlay = Un paroli est au plus de ce qui est revenu
faro-unknown-id = Cette mise n'est pas sur le tapis
faro-not-owner = Cette mise est à un autre joueur
faro-locked = Si près de la fin du paquet, les mises ne peuvent plus être reprises
faro-bad-move = Cette sorte de mise ne peut être déplacée
faro-no-claims = À cette table, les mises mortes ne peuvent être réclamées
faro-not-dead = Cette mise peut encore être décidée
faro-not-open = { games-not-open }
faro-not-closed = Les mises ne sont pas fermées
faro-over = { pages-deal-over }
faro-soda-shown = La soda a été vue : les mises de ce coup restent fermées
faro-unsure = Le croupier doit d'abord dire quelle est la carte douteuse
faro-no-candidate = Toutes ces cartes ont déjà été montrées dans cette donne
faro-bad-amount = { games-bad-amount }
faro-turn-under-way = Le banquier ne retire rien avant que ce coup soit réglé
faro-bank-funds = { games-bank-funds }
faro-max-under-way = Le maximum ne s'élève qu'entre deux coups
faro-not-offered = À cette table, le maximum ne s'élève pas pour un seul joueur
faro-no-max = À cette table, il n'y a pas de maximum
faro-cap-under-way = Ce que la banque couvre ne s'élève qu'entre deux coups
faro-no-cap = À cette table, seul son argent limite ce que la banque couvre
faro-no-debt = { games-no-debt }
faro-auction = La banque est mise aux enchères : ni mises ni cartes pour l'instant
faro-no-auction = Aucune enchère pour la banque n'est prise à présent
faro-min-bank = La banque demande plus que cela
faro-low-bid = Une enchère plus haute a été faite
faro-no-bid = Personne n'a enchéri pour la banque
faro-has-bid = Quelqu'un a enchéri pour la banque
faro-banker = Le banquier ne mise pas
faro-not-banker = Seul le banquier peut faire cela
faro-deal-under-way = La banque ne se rend qu'entre deux donnes
faro-players-bank = La banque est à un joueur
faro-box-funds = La caisse de la maison ne contient pas autant
faro-shown-as = { CARD($card) } a déjà été montrée dans cette donne, comme carte { $number }
faro-shown-before = { CARD($card) } a déjà été montrée dans cette donne
faro-move-needs = Le déplacement demande { $field }
faro-settled-beside-doubt = { $amount } de la bourse ont été réglés à côté d'une carte douteuse ; nommez d'abord cette carte
faro-not-higher = Le maximum est de { $max } : jusqu'à la fin de la donne il peut être élevé, jamais abaissé
faro-cap-not-higher = La banque couvre { $cap } : jusqu'à la fin de la donne cela peut être élevé, jamais abaissé
faro-no-rank = Attendu une hauteur parmi { $ranks }, trouvé { $found }
faro-say-first = Dites d'abord ce qu'était la carte { $number }
faro-not-unsure = La carte { $number } n'est pas douteuse
faro-no-bet-lies = La mise { $bet } n'est pas sur le tapis
faro-bank-empty = la banque est à { $bank } ; le banquier doit y mettre de l'argent avant la prochaine donne

## What was expected in a deal script or a command

faro-a-list-of-ranks = une liste de hauteurs
faro-a-rank = une hauteur parmi { $ranks }
faro-ranks-out-of = une liste de hauteurs parmi { $ranks }
faro-an-order = trois hauteurs, ou "RB", "BR" ou "SAME"
faro-script-before = un coup de 1 à { $last }
faro-script-players = un objet de noms et de sommes

## Options: what each decides, with its section of docs/rules.md, and what its values mean

faro-option-min = La plus petite mise (1.2).
faro-option-min-is = La plus petite mise est de { $number }.
faro-option-max = La plus grande mise, selon `max_scope` (1.2).
faro-option-max-is = La plus grande mise est de { $number }.
faro-option-max-none = Il n'y a pas de plus grande mise.
faro-option-unit = Les mises en sont des multiples (1.2).
faro-option-unit-is = { games-option-unit-is }
faro-option-max-scope = À quoi s'applique le maximum : à tout ce qu'un joueur a sur une case, ou à chaque mise (1.2).
faro-option-max-scope-position = Le maximum vaut pour tout ce qu'un joueur a sur une case.
faro-option-max-scope-bet = Le maximum vaut pour chaque mise.
faro-option-raise-for = Si le croupier peut élever le maximum d'un seul joueur jusqu'à la fin de la donne (1.2).
faro-option-raise-for-on = Le croupier peut élever le maximum d'un seul joueur.
faro-option-raise-for-off = Le maximum est le même pour tous.
faro-option-case-max = Un maximum plus bas sur une hauteur dont il ne reste qu'une carte (1.2).
faro-option-case-max-is = Sur une hauteur dont il ne reste qu'une carte, la plus grande mise est de { $number }.
faro-option-case-max-none = Les dernières cartes n'ont pas de maximum plus bas.
faro-option-soda-exposed-before-bets = La soda est vue avant les mises du coup 1 ; sinon une carte de couverture est posée dessus (1.1).
faro-option-soda-exposed-before-bets-on = La soda est vue avant les premières mises.
faro-option-soda-exposed-before-bets-off = Les premières mises se font avant que la soda soit vue.
faro-option-lock-withdraw-at-cards = À ce nombre de cartes restantes ou moins, aucune mise n'est déplacée ni reprise (1.2).
faro-option-lock-withdraw-at-cards-is = À { $number } cartes restantes ou moins, aucune mise n'est déplacée ni reprise.
faro-option-lock-withdraw-at-cards-none = Les mises peuvent être déplacées et reprises avant chaque coup.
faro-option-solvency = Ce que la banque doit pouvoir payer : toutes les mises ensemble, le pire prochain coup, ou rien (1.2).
faro-option-solvency-sum = Aucune mise n'est prise que la banque ne pourrait payer si toutes gagnaient.
faro-option-solvency-turn-worst = La banque doit suffire au pire prochain coup ; à la fermeture des mises, celles qui dépassent sont rendues, les dernières d'abord.
faro-option-solvency-none = La banque peut descendre au-dessous de zéro.
faro-option-bank-cap = Le plus que la banque couvre par coup, si elle contient davantage ; 0 : tout ce qu'elle contient (1.2).
faro-option-bank-cap-is =
    { $number ->
        [0] La banque répond de tout ce qu'elle contient.
       *[other] La banque couvre au plus { $number } par coup.
    }
faro-option-banker = À qui est la banque (1.2).
faro-option-banker-house = La banque est à la maison.
faro-option-banker-auction = La banque est mise aux enchères : le plus offrant la tient, avec cette somme de sa bourse.
faro-option-min-bank = La plus petite enchère pour la banque (1.2).
faro-option-min-bank-is = La plus petite enchère pour la banque est de { $number }.
faro-option-bank-lasts = Combien de temps un joueur tient la banque (1.2).
faro-option-bank-lasts-deal = Un joueur tient la banque pour une donne.
faro-option-bank-lasts-broken = Un joueur tient la banque jusqu'à ce qu'elle contienne moins que la plus petite enchère, ou qu'il la quitte.
faro-option-bid-s = Secondes pour une enchère plus haute, après chacune (1.2).
faro-option-bid-s-is = Les enchères finissent { $number } secondes après la dernière.
faro-option-parlay-over-max = Un gain laissé en jeu peut dépasser le maximum (1.2).
faro-option-parlay-over-max-on = Un paroli peut dépasser le maximum.
faro-option-parlay-over-max-off = Un paroli ne peut dépasser le maximum.
faro-option-multi-both-open = Une mise sur plusieurs hauteurs quand les deux cartes d'un coup en sont (1.3).
faro-option-multi-both-open-lose = Deux de ses cartes en un coup : la banque la prend.
faro-option-multi-both-open-push = Deux de ses cartes en un coup : coup nul, la mise reste.
faro-option-multi-both-copper = De même pour une mise au cuivre (1.3).
faro-option-multi-both-copper-push = Au cuivre, deux de ses cartes en un coup : coup nul, la mise reste.
faro-option-multi-both-copper-win = Au cuivre, deux de ses cartes en un coup : elle gagne.
faro-option-multi-both-copper-lose = Au cuivre, deux de ses cartes en un coup : la banque la prend.
faro-option-group-shapes = Un groupe est une des figures du tapis, ou bien 2 à 12 hauteurs quelconques (1.3).
faro-option-group-shapes-layout = Les groupes sont ceux du tapis : cartes qui se touchent, le pot, les figures, les carrés.
faro-option-group-shapes-any = Un groupe peut être de deux à douze hauteurs quelconques.
faro-option-strings = On peut miser sur tout ensemble de hauteurs, chacune gagnante ou perdante (1.3).
faro-option-strings-on = Un cordon peut prendre toutes hauteurs, chacune gagnante ou perdante.
faro-option-strings-off = Pas de cordon à cette table.
faro-option-copper-split = Le doublet qui prend la moitié d'une mise au cuivre (1.4).
faro-option-copper-split-own-rank = Un doublet d'une autre hauteur ne touche pas une mise au cuivre.
faro-option-copper-split-any-split = Tout doublet prend la moitié de chaque mise au cuivre.
faro-option-split-rounding = À qui va la plus grande moitié d'une mise impaire sur un doublet (1.4).
faro-option-split-rounding-player = D'une mise impaire, le joueur garde la plus grande moitié.
faro-option-split-rounding-bank = D'une mise impaire, la banque prend la plus grande moitié.
faro-option-split-remainder = Ce que devient la moitié que la banque ne prend pas sur un doublet (1.4).
faro-option-split-remainder-return = L'autre moitié est rendue.
faro-option-split-remainder-stay = L'autre moitié reste sur la carte.
faro-option-ace-high = L'as est la plus haute carte à la barre de la carte haute (1.5).
faro-option-ace-high-on = L'as est le plus haut.
faro-option-ace-high-off = L'as est le plus bas, le roi le plus haut.
faro-option-high-split = Ce qu'un doublet fait à la mise sur la carte haute (1.5).
faro-option-high-split-half = Un doublet en prend la moitié.
faro-option-high-split-push = Un doublet est un coup nul, la mise reste.
faro-option-high-split-lose = Un doublet la fait perdre.
faro-option-parity-rule = Pair et impair suivent la carte gagnante, ou les deux comme des cordons (1.5).
faro-option-parity-rule-winner = La carte gagnante décide.
faro-option-parity-rule-string = Ils se jouent comme groupes de toutes les hauteurs impaires ou paires : les deux cartes ou aucune, coup nul.
faro-option-parity-king = Le roi n'est ni pair ni impair, ou bien impair (1.5).
faro-option-parity-king-neutral = Le roi n'est ni pair ni impair.
faro-option-parity-king-odd = Le roi est impair.
faro-option-parity-split = Ce qu'un doublet fait à pair et impair (1.5).
faro-option-parity-split-half = Tout doublet en prend la moitié.
faro-option-parity-split-push = Tout doublet est un coup nul, la mise reste.
faro-option-parity-split-lose = Tout doublet les fait perdre.
faro-option-dead-bets = Mises sur des hauteurs épuisées : à qui les réclame, refusées, ou rendues (1.6).
faro-option-dead-bets-claim = Qui réclame le premier une mise sur des cartes mortes l'obtient.
faro-option-dead-bets-reject = Aucune mise n'est prise sur des cartes mortes.
faro-option-dead-bets-return = Les mises sur des cartes mortes sont rendues d'elles-mêmes.
faro-option-call-distinct = La cote de l'ordre de trois hauteurs différentes (1.7).
faro-option-call-distinct-is = Trois hauteurs différentes paient { $number } contre 1.
faro-option-call-pair = La cote de l'ordre quand deux des trois dernières sont de même hauteur (1.7).
faro-option-call-pair-is = Avec une paire parmi elles, c'est { $number } contre 1.
faro-option-call-color = La cote des couleurs quand les trois sont de même hauteur (1.7).
faro-option-call-color-is = Les couleurs de trois cartes de même hauteur paient { $number } contre 1.
faro-option-call-convention = Si la cote d'une annonce s'ajoute à la mise ou la comprend (1.7).
faro-option-call-convention-to-one = La mise revient en plus de la cote.
faro-option-call-convention-for-one = La mise est comprise dans la cote : elle paie un de moins.
faro-option-triple-call = Ce qu'on peut annoncer quand les trois dernières sont de même hauteur (1.7).
faro-option-triple-call-color = Quand les trois sont de même hauteur, on annonce leurs couleurs.
faro-option-triple-call-none = Quand les trois sont de même hauteur, rien ne s'annonce.
faro-option-last-turn-hoc = Ce que le hoc fait aux mises de sa hauteur qui restent à la fin (1.7).
faro-option-last-turn-hoc-return = Les mises sur la hauteur du hoc sont rendues.
faro-option-last-turn-hoc-lose-open = Les mises sans cuivre sur la hauteur du hoc sont perdues.
faro-option-case-hoc = Le hoc déplace aussi sa boule (1.8).
faro-option-case-hoc-on = Le hoc déplace aussi sa boule.
faro-option-case-hoc-off = Le hoc ne déplace pas de boule : celle qui reste le montre.
faro-option-irregularity = { games-option-irregularity }

## Page: bets

faro-colours =
    { $order ->
        [RB] rouge, puis noire
        [BR] noire, puis rouge
       *[SAME] deux de la même couleur
    }
faro-to-win = { $win } gagnant
faro-to-lose = { $lose } perdant
faro-to-win-and-lose = { $win } gagnant, { $lose } perdant
faro-high = Carte haute
faro-odd = Impair
faro-even = Pair
faro-call = Annonce { $order }
faro-coppered = { $bet }, au cuivre
faro-stake-on = { $amount } sur { $bet }
faro-lies =
    { $barred ->
        [true] { $stake } (en sommeil)
       *[false] { $stake }
    }
faro-row =
    { $state ->
        [both] { $bet } (en sommeil) (morte)
        [barred] { $bet } (en sommeil)
        [dead] { $bet } (morte)
       *[awake] { $bet }
    }

## Page: the deal

faro-phase-auction = Enchères pour la banque
faro-phase-soda = La soda est attendue
faro-phase-bets_open = Faites vos jeux
faro-phase-loser_shown = La gagnante vient
faro-phase-winner_shown = { play-phase-bets_closed }
faro-phase-last_card = Le hoc est encore dans la boîte
faro-phase-casekeeper = Le coup suivant peut être tiré
faro-round = coup { $number }
faro-stakes-by-place = Mises par case
faro-stake-of =
    { $copper ->
        [true] { $player } { $amount }, au cuivre
       *[false] { $player } { $amount }
    }
faro-turns = Les coups de cette donne
faro-turn-cards =
    { $winning ->
        [none] { $losing ->
            [none] le coup { $number } est à venir
           *[other] coup { $number } : { $losing } perd
        }
       *[other] coup { $number } : { $losing } perd, { $winning } gagne
    }
faro-so-far = coup { $round }, donne { $deal }
faro-settled = Coup { $number }
faro-end-of-deal = fin de la donne
faro-place =
    { $place ->
        [soda] la soda, hors jeu
        [losing] les perdantes
        [winning] les gagnantes
       *[hoc] le hoc, hors jeu
    }
faro-moment-soda = avant la soda
faro-moment-auction = enchères pour la banque
faro-to-bid = enchérir pour la banque
faro-next-house_bank = Attendez les enchères, ou ouvrez avec la banque de la maison.
faro-went =
    { $place ->
        [soda] soda
        [hoc] hoc
        [lost] coup { $turn }, perdante
       *[won] coup { $turn }, gagnante
    }
faro-lost = perdu
faro-won = gagné

## Page: commands, where a lost line kept them waiting

faro-act-bet = { $stake }
faro-act-parlay = Paroli sur { $bet }
faro-act-move = Déplacer une mise
faro-act-move_to = Déplacer une mise vers { $bet }
faro-act-remove = Reprendre une mise
faro-act-bar = Mettre une mise en sommeil
faro-act-unbar = Réveiller une mise
faro-act-claim = Réclamer une mise morte
faro-act-bid = Enchère { $amount }
faro-act-give_up = Rendre la banque
faro-act-house_bank = Ouvrir, banque de la maison

## Page: why a player's bet is not taken

faro-you-closed = Les mises sont fermées jusqu'à la fin du coup.
faro-you-max = La banque prend au plus { $most } sur une case.
faro-you-min = La banque ne prend pas moins de { $least }.
faro-you-bad_stake = Les mises sont des multiples de { $unit }.
faro-you-funds = Votre bourse ne contient pas autant.
faro-you-solvency = La banque ne peut répondre d'une telle mise à présent.
faro-you-dead = Les quatre de cette hauteur sont sorties ; cette mise ne serait jamais décidée.
faro-you-bad_shape = Ces cartes ne se touchent pas sur le tapis.
faro-you-bad_copper = Pair et impair ne prennent pas de cuivre : misez sur l'autre.
faro-you-bad_turn = L'ordre ne s'annonce qu'avant le dernier coup.
faro-you-not_callable = Ce n'est pas un ordre des trois cartes qui restent.
faro-you-locked = Si tard dans la donne, les mises restent où elles sont.
faro-you-not_owner = Cette mise n'est pas à vous.
faro-you-unknown_id = Cette mise n'est plus sur le tapis.
faro-you-bad_move = Cette sorte de mise ne peut être déplacée.
faro-you-not_winner_last_turn = Ne fait paroli qu'une mise qui vient de gagner, une fois.
faro-you-over_parlay = Un paroli prend au plus ce qui est revenu.
faro-you-no_claims = À cette table, les mises mortes ne peuvent être réclamées.
faro-you-not_dead = Cette mise vit encore.
faro-you-unknown_player = Achetez d'abord des jetons au croupier.
faro-you-dup_id = Cette mise est déjà posée.
faro-you-auction = La banque est d'abord mise aux enchères.
faro-you-no_auction = Plus aucune enchère n'est prise.
faro-you-low_bid = Quelqu'un a enchéri autant ou plus.
faro-you-min_bank = La banque demande plus que cela.
faro-you-banker = Vous avez la banque et ne misez pas.
faro-you-not_banker = La banque n'est plus à vous.
faro-you-deal_under_way = La banque se rend quand la donne est finie.
faro-no-bet-now = Aucune mise ne peut être posée à présent.
faro-not-now = Cette mise n'est pas prise à présent.
faro-at-most = Au plus { $most } à présent.
faro-no-less = Pas moins de { $least }.
faro-string-cards = Un cordon va de carte en carte : touchez les cartes.
faro-no-place = Aucune mise ne peut être posée sur { $bet } à présent.

## Page: what a player has just done

faro-laid = { $stake }.
faro-moved = Déplacée vers { $bet }.
faro-rides = { $amount } en paroli sur { $bet }.
faro-done-claim = Vous avez réclamé { $amount }.
faro-done-bid = Vous avez enchéri à { $amount }.
faro-done-give_up = La banque n'est plus à vous.
faro-claimed-it = Réclamée.
faro-taken-back = Reprise.
faro-copper-done =
    { $on ->
        [true] Cuivre posé.
       *[false] Le cuivre est ôté.
    }
faro-unbarred = Elle compte de nouveau.
faro-barred = Elle ne compte pas jusqu'à ce que vous la réveilliez.
faro-undo = Annuler : { $act }
faro-undo-nothing = Annuler
faro-change = Changer
faro-change-stake = Changer la mise sur { $bet }
faro-undone = Annulé : { $act }.
faro-undo-parlay = paroli sur { $bet }
faro-undo-copper =
    { $on ->
        [true] cuivre sur { $bet }
       *[false] cuivre ôté de { $bet }
    }
faro-undo-move = déplacement vers { $bet }
faro-undo-bar = sommeil de la mise sur { $bet }
faro-undo-unbar = réveil de la mise sur { $bet }
faro-undo-remove = reprise de { $amount } sur { $bet }
faro-say-move = Déplacer { $stake } vers { $bet }
faro-say-parlay = Paroli de { $amount } ({ $from }) sur { $bet }
faro-say-claim = Réclamer la mise de { $player } : { $stake }

## Page: the player's chips and stakes

faro-join-round = Vous pourrez miser au coup suivant, quand les deux cartes de celui-ci seront sorties.
faro-join-round-s = Vous pourrez miser au coup suivant, dans { $seconds } s environ.
faro-door = Prenez place, posez vos mises, avec ou sans cuivre, annoncez le dernier coup.
faro-sheet = Coup
faro-sheet-stakes = Mises
faro-lying = sur le tapis
faro-no-stakes = Il n'y a pas de mise sur le tapis.
faro-claim = Réclamer
faro-take-back-from = Reprendre { $amount } sur { $bet }
faro-advice-move = Touchez où { $amount } doivent aller.
faro-advice-parlay = Touchez où { $amount } font paroli.
faro-advice-string = Touchez une carte une fois : gagnante ; deux fois : perdante.
faro-advice-bet = Touchez une carte, ou entre des cartes, pour miser.
faro-advice-bid = Touchez des jetons pour une somme plus haute, puis enchérissez.
faro-advice-auction = Votre bourse est trop petite pour une enchère.
faro-advice-banker = Vous avez la banque : vous ne misez pas.
faro-advice-no_bank = Vous pourrez miser quand les enchères pour la banque seront finies.
faro-chips = Jeton
faro-all-places = Toutes les cases
faro-all-places-stake = Toutes les cases : { $amount } sur
faro-places-of =
    { $kind ->
        [card] Une carte
        [cheval] Entre deux cartes
        [square] Entre quatre cartes
        [figure] Trois cartes
       *[bar] Carte haute, impair, pair
    }
faro-copper =
    { $on ->
        [true] Au cuivre
       *[false] Cuivre
    }
faro-copper-what = Un cuivre sur la mise : elle gagne quand la carte perd
faro-string = Cordon
faro-string-what = Une mise sur plusieurs cartes, chacune gagnante ou perdante
faro-lay = Miser { $amount }
faro-menu-stake = Mise sur { $bet }
faro-menu-yours = La vôtre : { $stake }
faro-menu-of = { $player } : { $stake }
faro-menu-claim = Réclamer la mise morte
faro-menu-move = Déplacer
faro-menu-copper =
    { $on ->
        [true] Poser un cuivre
       *[false] Ôter le cuivre
    }
faro-menu-unbar = La réveiller
faro-menu-bar = En sommeil
faro-menu-add = Ajouter { $amount }
faro-parlays = Paroli
faro-parlay = Paroli de { $amount } : { $from }
faro-parlay-place = Paroli de { $amount } ({ $from }) : touchez une case

## Page: the bank that is put up to auction

faro-bank-of = { $player } a la banque : { $amount }
faro-best-bid = { $player } enchérit à { $amount }
faro-no-bids = Pas encore d'enchère ; au moins { $least }

## Page: calling the last turn

faro-calls =
    { $kind ->
        [pair] Cat-hop
        [triple] Annoncer les couleurs
       *[distinct] Annoncer l'ordre
    }
faro-calls-pay = { $name } : { $pays } contre 1
faro-calls-what = Les trois dernières cartes sont { $ranks }. Dites l'ordre où elles viendront.
faro-calls-show = Montrer les ordres
faro-calls-hide = Cacher

## Page: the layout

faro-layout = Le tapis
faro-ribbon-case = seule
faro-ribbon-dead = morte
faro-bar-high = CARTE HAUTE
faro-bar-odd = IMPAIR
faro-bar-even = PAIR
faro-and = { $first } et { $second }
faro-place-left = { $place }, { $left } à venir
faro-place-chosen =
    { $side ->
        [win] { $place } : gagnant
       *[lose] { $place } : perdant
    }
faro-place-busy =
    { $busy ->
        [move] { $place } : déplacer la mise ici
       *[parlay] { $place } : paroli ici
    }
faro-side =
    { $side ->
        [win] gagnant
       *[lose] perdant
    }

## Page: piles, last turn, tabs

faro-nothing-settled = Aucun coup n'a été réglé dans cette donne.
faro-pile-soda = Soda
faro-pile-won = Gagné
faro-pile-lost = Perdu
faro-pile-note-soda = , soda { $rank }
faro-mark-soda = soda
faro-mark-lost = perdu
faro-mark-won = gagné
faro-mark-lost-split = perdu, doublet
faro-mark-won-split = gagné, doublet
faro-mark-hoc = hoc
faro-mark-none = encore dans la boîte
faro-tabs-none = La feuille commence avec la prochaine donne.
faro-tab-letters = S P G p g H
faro-tabs-legend = S soda · P perdu · G gagné · pg doublet · H hoc
faro-own-turns = Vos coups
faro-own-won = Gagnés
faro-own-lost = Perdus
faro-own-even = Nuls
faro-own-stakes = Mises
faro-own-net = Net
faro-own-deal = Cette donne
faro-own-evening = Depuis votre arrivée

## Page: odds

faro-odds-none = Aucun coup n'est à venir.
faro-odds-what = En pour cent, d'après les cartes sorties. Le coup suivant est un doublet : { $split }. Les deux dernières colonnes sont ce que la banque garde de chaque mise ; au-dessous de zéro, c'est à vous.
faro-odds-bet = Mise
faro-odds-turn = Un coup
faro-odds-decided = Décidée
faro-odds-pays = paie { $pays } contre 1
faro-odds-ranks =
    { $side ->
        [coppered] { $ranks } au cuivre
       *[open] { $ranks } sans cuivre
    }
faro-odds-high = carte haute
faro-odds-high-coppered = carte haute au cuivre
faro-odds-odd = impair
faro-odds-even = pair
faro-odds-call = annonce { $order }

## Page: the rules in force

faro-rules-bank = La banque
faro-rules-card = Sur une carte
faro-rules-card-is = La première carte d'un coup perd, la seconde gagne. Une mise sur la gagnante est payée un contre un ; sur la perdante elle est perdue. Ni l'une ni l'autre : elle reste.
faro-rules-copper = Cuivre
faro-rules-copper-is = Renverse la mise : elle gagne quand la carte perd.
faro-rules-between = Entre les cartes
faro-rules-between-is = Une mise sur toutes les cartes qu'elle touche, décidée par la première qui sort, un contre un.
faro-rules-string = Cordon, contre-pied
faro-rules-string-is = Des cartes gagnantes, d'autres perdantes, en une mise.
faro-rules-split = Doublet
faro-rules-split-is = Les deux cartes d'un coup de même hauteur : la banque prend la moitié des mises sur elle.
faro-rules-high = Carte haute
faro-rules-high-is = La gagnante est plus haute que la perdante.
faro-rules-parity = Impair, pair
faro-rules-parlay = Paroli
faro-rules-parlay-is = Ce qui vient de gagner peut rejouer une fois, en entier.
faro-rules-dead = Carte morte
faro-rules-dead-is = Les quatre cartes d'une hauteur sont sorties.
faro-rules-call = Annoncer l'ordre
faro-rules-call-is = Avant le dernier coup, dire l'ordre des trois cartes.

## What words mean: the word, then other forms of it with semicolons between

faro-term-soda = soda
faro-term-soda-is = La première carte, visible dans la boîte dès le début ; elle ne gagne ni ne perd.
faro-term-turn = coup; coups
faro-term-turn-is = Deux cartes : la première perd, la seconde gagne.
faro-term-hoc = hoc
faro-term-hoc-is = La dernière carte du paquet, qui n'est d'aucun coup.
faro-term-layout = tapis
faro-term-layout-is = L'image des treize cartes sur la table, où l'on pose les mises.
faro-term-copper = cuivre; au cuivre
faro-term-copper-is = Un jeton sur une mise, qui la renverse : elle gagne quand sa carte perd.
faro-term-string = cordon; cordons
faro-term-string-is = Une mise sur plusieurs cartes, chacune choisie gagnante ou perdante ; la première qui sort en décide.
faro-term-heel = contre-pied
faro-term-heel-is = Une mise sur deux cartes, l'une gagnante et l'autre perdante.
faro-term-split = doublet; doublets
faro-term-split-is = Les deux cartes d'un coup sont de même hauteur ; la banque prend alors la moitié de chaque mise sur elle.
faro-term-push = coup nul
faro-term-push-is = La mise n'est ni gagnée ni perdue, et reste.
faro-term-parlay = paroli; parolis
faro-term-parlay-is = Laisser en jeu, comme une mise nouvelle, ce qui vient de gagner avec sa mise.
faro-term-bar = en sommeil; sommeil; réveiller; réveilliez
faro-term-bar-is = Laisser dormir sa mise à sa place : aucun coup n'en décide jusqu'à ce qu'on la réveille.
faro-term-case = carte seule; seule; dernières cartes
faro-term-case-is = Il ne reste dans la boîte qu'une carte de cette hauteur : aucun doublet ne peut prendre la moitié d'une mise sur elle.
faro-term-dead = morte; mortes
faro-term-dead-is = Les quatre cartes de cette hauteur sont sorties : rien n'y décide plus d'une mise.
faro-term-claim = réclamer; réclame; réclamée; réclamé
faro-term-claim-is = Prendre pour soi une mise qu'un autre joueur a laissée sur une carte morte.
faro-term-high = carte haute
faro-term-high-is = Une mise sur la seconde carte du coup, qui doit être plus haute que la première.
faro-term-parity = impair; pair
faro-term-parity-is = Une mise sur la hauteur de la carte gagnante, paire ou impaire ; le valet et la dame comptent 11 et 12.
faro-term-call = annonce; annoncer; annonces; annoncez; s'annonce
faro-term-call-is = Miser, avant le dernier coup, sur l'ordre où viennent les trois dernières cartes.
faro-term-cat_hop = cat-hop
faro-term-cat_hop-is = Une annonce du dernier coup quand deux des trois cartes sont de même hauteur.
faro-term-colours = couleurs
faro-term-colours-is = Ce qui s'annonce quand les trois dernières cartes sont de même hauteur : lesquelles des deux premières sont rouges ou noires.
faro-term-auction = enchère; enchères; enchérit; enchérir; enchéri; enchérissez
faro-term-auction-is = Avant une donne, des joueurs nomment une somme pour la banque ; qui nomme la plus haute est banquier.
faro-term-tabs = pointage
faro-term-tabs-is = La feuille où l'on note ce qu'est devenue chaque hauteur : S soda, P perdu, G gagné, p et g doublet, H hoc.

## The game in five pictures, one sentence each

faro-step-stake = Posez une mise sur une ou plusieurs des treize cartes du tapis.
faro-step-turn = Le croupier tire deux cartes, un coup : la première perd, la seconde gagne.
faro-step-paid = Si votre carte gagne, vous recevez autant que vous avez misé ; si elle perd, la mise est perdue ; sinon elle reste.
faro-step-copper = Un cuivre sur la mise la renverse : elle gagne quand la carte perd.
faro-step-call = Quand il reste trois cartes, vous pouvez annoncer l'ordre où elles viennent, et gagner plusieurs fois votre mise.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

faro-typed-example = 50 sur le neuf, au cuivre
faro-typed-example-parlay = paroli sur le roi
faro-typed-example-move = déplace le neuf sur le roi
faro-typed-example-claim = réclame le neuf
faro-typed-high = carte haute; haute
faro-typed-odd = impair
faro-typed-even = pair
faro-typed-copper = au cuivre; cuivre
faro-typed-uncopper = sans cuivre; ôte le cuivre; ôter le cuivre; enlève le cuivre
faro-typed-parlay = paroli; fais paroli; faire paroli
faro-typed-move = déplacer; déplace
faro-typed-bar = en sommeil; mets en sommeil
faro-typed-unbar = réveiller; réveille
faro-typed-claim = réclamer; réclame
faro-typed-win = gagnante; gagnant; gagne; gagnent
faro-typed-lose = perdante; perdant; perd; perdent
faro-typed-call = annonce; annonce l'ordre; annoncer
faro-typed-red_black = rouge noir; rouge puis noir
faro-typed-black_red = noir rouge; noir puis rouge
faro-typed-same_colour = même couleur
faro-typed-bid = enchère; enchéris; offre
faro-typed-give_up = rendre la banque; rends la banque
faro-typed-dead = plus rien sur { $ranks }

## What the croupier calls: of a line of the log, under its own key

faro-called-card-shown-soda = Soda : { CARD($card) }.
faro-called-card-shown-losing = { CARD($card) } perd.
faro-called-card-shown-winning = { CARD($card) } gagne.
faro-called-card-shown-hoc = Hoc : { CARD($card) }.
