### German faro. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

german_faro-name = pharaon allemand
german_faro-title = Pharaon allemand

## The sheet for real cards (`faro sheet`)

german_faro-by-hand-left = Tas de gauche
german_faro-by-hand-right = Tas de droite
german_faro-by-hand-then = Quand la table a nommé la carte du dessus, faites-la glisser sur son tas : les deux cartes d'un coup vont des deux côtés.

## The log

german_faro-book-chosen = { $player } prend le livret de { pages-suit }
german_faro-wait-ended = pas de mise avant le coup { $pair }, et plus attendus : { $players }
german_faro-pack-laid = le paquet est dans la boîte
german_faro-card-shown =
    { $pile ->
        [left] gauche : { CARD($card) }
       *[right] droite : { CARD($card) }
    }
german_faro-card-covered =
    { $pile ->
        [left] gauche : { CARD($card) }, d'un joueur éliminé : la carte suivante la couvre
       *[right] droite : { CARD($card) }, d'un joueur éliminé : la carte suivante la couvre
    }
german_faro-stakes-reopened = les mises sont reprises avant le coup { $pair }
german_faro-no-pair = la dernière carte { CARD($card) } ne fait pas de coup
german_faro-came = { $cards }
german_faro-pair-settled = coup { $pair } réglé : { $stakes }
german_faro-paid = { $player } { $amount } sur { CARD($card) }
german_faro-paid-what-it-has = la banque paie ce qu'elle a : { $player } reçoit { $paid } pour une mise de { $stake }
german_faro-stake-returned = { $marks } sur { CARD($card) } rendus à { $player } ({ $why })
german_faro-why-withdrawn = reprise
german_faro-why-end = les dernières cartes sont sorties
german_faro-why-broken = la banque a sauté
german_faro-why-void = { games-why-void }
german_faro-ruled-returned = { $player } : { $stake } sur { CARD($card) } rendus
german_faro-ruled-paid =
    { $pay ->
        [0] { $player } : { $stake } sur { CARD($card) } payés
       *[other] { $player } : { $stake } sur { CARD($card) } payés, +{ $pay }
    }
german_faro-deal-over = { games-deal-over }
german_faro-bank-broken = la banque a sauté ; la donne est finie
german_faro-deal-void = la donne est nulle ; ce qui était sur les cartes a été rendu
german_faro-deal-void-why = la donne est nulle : { $why } ; ce qui était sur les cartes a été rendu

## Refusals

german_faro-choosing = Les livrets sont en cours de choix
german_faro-chosen = Les livrets ont été choisis
german_faro-not-your-turn = Un autre joueur choisit son livret avant
german_faro-taken = Le livret de cette couleur n'est pas libre
german_faro-waiting = Pas de coup avant que ceux-ci aient misé, ou que le délai soit passé : { $players }
german_faro-no-pack = Le paquet n'est pas encore dans la boîte
german_faro-pack-in-box = Le paquet est déjà dans la boîte
german_faro-not-waiting = Personne n'est attendu
german_faro-closed = Les cartes sont tournées : plus de mises à ce coup
german_faro-unknown-player = { games-unknown-player }
german_faro-eliminated = Ce joueur est éliminé
german_faro-not-own-suit = Cette carte n'est pas dans le livret du joueur
german_faro-bad-stake = La mise doit être un nombre entier et positif de marques
german_faro-dead = La banque a déjà tourné cette carte
german_faro-max = C'est plus de marques qu'un joueur ne peut en avoir sur l'ensemble des cartes
german_faro-funds = Le joueur n'a pas autant de marques
german_faro-no-withdraw = À cette table, les mises restent jusqu'à ce qu'elles soient décidées
german_faro-unknown-id = Ce joueur n'a pas de mise sur cette carte
german_faro-not-open = Les mises ne sont pas ouvertes
german_faro-not-closed = Une carte de ce coup a déjà été tournée
german_faro-over = { pages-deal-over }
german_faro-duplicate-card = Cette carte a déjà été tournée dans cette donne
german_faro-foreign-card = Cette carte n'est pas dans le paquet
german_faro-no-debt = { games-no-debt }
german_faro-pair-under-way = Le banquier ne retire pas de marques avant que ce coup soit réglé
german_faro-bank-funds = { games-bank-funds }
german_faro-solvency = { games-bank-bound }
german_faro-players-bank = La banque est à un joueur
german_faro-box-funds = La caisse de la maison ne contient pas autant
german_faro-bad-amount = { games-bad-amount }
german_faro-nothing-lies = Il n'y a pas de mise sur { CARD($card) }
german_faro-bank-empty = la banque est à { $bank } ; le banquier doit y mettre des marques avant la prochaine donne
german_faro-unsaid-books = tous n'avaient pas choisi leur livret
german_faro-nobody-for-the-bank = personne n'a les { $marks } marques de la banque
german_faro-too-few-beside = il faut trois ou quatre joueurs avec des marques en plus du banquier ; { $players } places sur { $seats } en ont
german_faro-too-few = il faut trois ou quatre joueurs avec des marques ; { $players } places sur { $seats } en ont

## What was expected in a deal script

german_faro-script-before = un coup, 1 ou plus
german_faro-script-three-suits = les 39 cartes de trois couleurs
german_faro-script-players = une liste de joueurs avec name, suit et marks
german_faro-script-player = un objet avec name, suit et marks
german_faro-script-name = un nom qu'aucun autre joueur n'a
german_faro-script-suit = S, H, D ou C
german_faro-script-free-suit = une couleur du paquet qu'aucun autre joueur n'a
german_faro-script-three-or-four = trois ou quatre joueurs, trouvé { $found }
german_faro-script-deck-for-three = les 39 cartes de { $suits } pour trois joueurs, trouvé 52 cartes

## Options: what each decides, with its section of docs/rules.md, and what its values mean

german_faro-option-max-total = Les marques qu'un joueur peut avoir sur toutes ses cartes (2.2).
german_faro-option-max-total-is = Un joueur peut avoir { $number } marques sur l'ensemble de ses cartes.
german_faro-option-pays = Le tas qui paie ; l'autre encaisse (2.5).
german_faro-option-pays-right = Une mise touchée à droite est payée, à gauche elle va à la banque.
german_faro-option-pays-left = Une mise touchée à gauche est payée, à droite elle va à la banque.
german_faro-option-first-pile = Où va la première carte d'un coup (2.5).
german_faro-option-first-pile-right = La première carte d'un coup va à droite.
german_faro-option-first-pile-left = La première carte d'un coup va à gauche.
german_faro-option-withdraw = Une mise peut être reprise avant son coup (2.6).
german_faro-option-withdraw-on = Une mise peut être reprise avant un coup.
german_faro-option-withdraw-off = Une mise reste jusqu'à ce que sa carte vienne.
german_faro-option-dead-stake = Une mise sur une carte que la banque a déjà tournée (2.7).
german_faro-option-dead-stake-reject = Aucune marque n'est prise sur une carte que la banque a tournée.
german_faro-option-dead-stake-allow = Des marques peuvent être posées sur une carte que la banque a tournée, bien que rien ne les touche.
german_faro-option-settle = La banque encaisse avant de payer, ou tas par tas (2.8).
german_faro-option-settle-collect-first = La banque encaisse avant de payer.
german_faro-option-settle-drawn-order = La banque règle dans l'ordre des cartes.
german_faro-option-cover = Les cartes d'un joueur éliminé sont couvertes (2.10).
german_faro-option-cover-on = Une carte d'un joueur éliminé est couverte par la suivante.
german_faro-option-cover-off = Les cartes d'un joueur éliminé comptent comme les autres.
german_faro-option-odd-last-card = Une dernière carte isolée ne fait pas de tas, ou bien le premier (2.11).
german_faro-option-odd-last-card-dead = Une dernière carte isolée ne décide de rien.
german_faro-option-odd-last-card-first-pile = Une dernière carte isolée compte pour le premier tas.
german_faro-option-irregularity = { games-option-irregularity }
german_faro-option-banker = À qui est la banque (2.1).
german_faro-option-banker-house = La banque est à la maison.
german_faro-option-banker-lot = Avant chaque donne un banquier est tiré au sort ; la banque vient de ses marques.
german_faro-option-banker-choice = Avant chaque donne les joueurs choisissent le banquier ; la banque vient de ses marques.
german_faro-option-bank-marks = Ce qu'apporte un joueur qui est banquier (2.1).
german_faro-option-bank-marks-is = Le banquier apporte { $number } marques.
german_faro-option-books = Qui dit quel joueur a quel livret (2.1).
german_faro-option-books-seats = Les livrets suivent l'ordre des places ; à trois joueurs, les trèfles sont retirés.
german_faro-option-books-choice = Chaque joueur choisit son livret, dans l'ordre des places ; à trois joueurs, la couleur qui reste est retirée.
german_faro-option-book-s = Secondes pour choisir un livret ; ensuite le premier libre est pris (2.1).
german_faro-option-book-s-is = Un joueur a { $number } secondes pour choisir son livret.
german_faro-option-wait-for-all = Pas de coup avant que chaque joueur qui le peut ait misé (2.3).
german_faro-option-wait-for-all-on = Aucun coup n'est tourné avant que chaque joueur qui le peut ait misé.
german_faro-option-wait-for-all-off = Un coup peut être tourné avant que tous aient misé.
german_faro-option-lay-s = Secondes pendant lesquelles on attend celui qui n'a pas misé (2.3).
german_faro-option-lay-s-is = On attend { $number } secondes celui qui n'a pas misé.

## Page: the deal

german_faro-phase-books = Choix des livrets
german_faro-phase-pack = Préparation du paquet
german_faro-phase-bets_open = Posez vos marques
german_faro-phase-card_shown = L'autre tas vient
german_faro-phase-broken = La banque a sauté ; la donne est finie
german_faro-round = coup { $number }
german_faro-so-far = coup { $round }, donne { $deal }
german_faro-settled = Coup { $number }
german_faro-place =
    { $place ->
        [right] le tas de droite
       *[left] le tas de gauche
    }
german_faro-went =
    { $place ->
        [right] coup { $pair }, droite
        [left] coup { $pair }, gauche
        [covered] coup { $pair }, couverte
        [dead] coup { $pair }, morte
       *[after] coup { $pair }, après
    }
german_faro-marks-on = { $amount } sur { $card }
german_faro-lies = { $stake }
german_faro-act-stake = { german_faro-marks-on }
german_faro-to-choose = choisir un livret
german_faro-to-first_book = le premier libre
german_faro-to-pack_in = mettre le paquet dans la boîte, sans la couleur que personne n'a
german_faro-next-pack_in = Mettez le paquet sous sa couverture dans la boîte, sans la couleur que personne n'a.
german_faro-act-pack_in = Le paquet est dans la boîte
german_faro-act-choose = Livret de { pages-suit }
german_faro-act-withdraw = Reprendre sur { $card }
german_faro-nothing-settled = Aucun coup n'a été réglé dans cette donne.
german_faro-card-laid = { CARD($card) }, { $amount } en jeu

## Page: books and piles

german_faro-door = Prenez place et posez des marques sur les cartes de votre livret.
german_faro-no-books = Les livrets sont remis avec la donne.
german_faro-still-choosing = Doivent encore choisir leur livret : { $players }
german_faro-bank-of = { $player } a la banque : { $amount } marques
german_faro-choose-book = Choisissez votre livret
german_faro-not-laid = n'a pas encore misé
german_faro-your-book = Votre livret
german_faro-book-of = Livret de { $player }
german_faro-out = éliminé : ces cartes sont couvertes
german_faro-holding = { $has }
german_faro-has = { $amount } marques
german_faro-has-lying = { $amount } sur les cartes
german_faro-three-play = On joue à trois : la couleur { $suit } est hors du paquet.
german_faro-leaf = { $card } : { $state }
german_faro-marks-laid = { $amount } en jeu
german_faro-turned-in = tournée au coup { $pair }
german_faro-pile-pays =
    { $pile ->
        [left] La gauche paie
       *[right] La droite paie
    }
german_faro-pile-takes =
    { $pile ->
        [left] La gauche prend
       *[right] La droite prend
    }
german_faro-left-over = isolée
german_faro-covered = Couvertes, de joueurs éliminés :

## Page: the player's marks

german_faro-sheet = Coup
german_faro-done-stake = { $stake }.
german_faro-done-choose = Le livret de { pages-suit } est à vous.
german_faro-done-withdraw = Reprises sur { $card }.
german_faro-advice-buy_in = Achetez des marques au croupier ; une donne demande trois ou quatre joueurs avec des marques.
german_faro-advice-choose = Choisissez la couleur de votre livret.
german_faro-advice-choose_later = Un autre joueur choisit avant.
german_faro-advice-bank = La banque est à vous : elle paie et prend d'elle-même.
german_faro-advice-without_you = Cette donne se joue sans vous ; vous aurez un livret à la prochaine.
german_faro-advice-out = Vous n'avez plus de marques et êtes éliminé de cette donne.
german_faro-advice-withdraw = Touchez la carte dont reprendre les marques.
german_faro-advice-stake = Touchez une carte de votre livret ; encore { $most } à poser au plus.
german_faro-advice-no_more = Plus aucune marque ne peut être posée avant qu'une carte vienne.
german_faro-chip =
    { $count ->
        [one] { $count } marque
       *[other] { $count } marques
    }
german_faro-your-acts = Vos marques
german_faro-purse = Marques
german_faro-chips = { german_faro-purse }
german_faro-lying = sur les cartes

## Page: odds

german_faro-odds-none = Aucun coup n'est à venir.
german_faro-odds-what = En pour cent, pour une marque sur une carte non tournée ; cartes à venir qui comptent : { $unseen }. La dernière colonne est ce que la banque en garde, si elle peut payer et que nul autre n'est éliminé ; au-dessous de zéro, c'est à vous.
german_faro-odds-stays = Reste
german_faro-odds-edge = Banque
german_faro-odds-pair = Le coup suivant
german_faro-odds-deal = Toute la donne

## Page: the rules in force

german_faro-rules-book = Votre livret
german_faro-rules-book-is = Treize cartes d'une couleur. Posez des marques sur celles que vous voulez avant chaque coup.
german_faro-rules-pair = Le coup
german_faro-rules-pair-is = La banque tourne deux cartes. Seule la même carte, hauteur et couleur, est touchée.
german_faro-rules-met = Ce qui est touché
german_faro-rules-met-is = Une mise touchée qui gagne est payée un contre un. Ce qui n'est pas touché reste.
german_faro-rules-bank = Une banque presque vide
german_faro-rules-bank-is = Elle paie ce qu'elle a ; quand elle n'a plus rien, la donne est finie.
german_faro-rules-out = Plus de marques
german_faro-rules-out-is = Qui n'a plus de marques est éliminé.
german_faro-rules-end = La fin

## What words mean: the word, then other forms of it with semicolons between

german_faro-term-book = livret; livrets
german_faro-term-book-is = Les treize cartes d'une couleur qu'un joueur a en main, et sur lesquelles il pose ses marques.
german_faro-term-marks = marque; marques
german_faro-term-marks-is = Ce que l'on joue ; chacun commence avec le même nombre.
german_faro-term-pair = coup; coups
german_faro-term-pair-is = Deux cartes que la banque tourne, une à droite et une à gauche.
german_faro-term-met = touchée; touchées; touché
german_faro-term-met-is = La banque a tourné la carte même où sont des marques, de même hauteur et de même couleur.
german_faro-term-pile = tas
german_faro-term-pile-is = Où vont les cartes tournées : une mise touchée dans un tas est payée, dans l'autre elle est perdue.
german_faro-term-dead = morte
german_faro-term-dead-is = Une carte qui ne décide de rien.
german_faro-term-out = éliminé de cette donne; éliminé; éliminés
german_faro-term-out-is = Un joueur sans marques : il ne joue plus dans cette donne.
german_faro-term-covered = couverte; couvertes; couvre
german_faro-term-covered-is = Une carte tournée de la couleur d'un joueur éliminé : la suivante est posée dessus et compte à sa place.
german_faro-term-left_over = isolée
german_faro-term-left_over-is = Une dernière carte seule, dont on ne peut faire un coup.

## The game in five pictures, one sentence each

german_faro-step-book = Votre livret est les treize cartes d'une couleur ; la banque donne d'un autre paquet.
german_faro-step-lay = Posez des marques sur des cartes de votre livret avant chaque coup.
german_faro-step-pair = La banque tourne deux cartes, une à gauche et une à droite.
german_faro-step-met = La carte même où sont vos marques est touchée : un côté paie autant que vous avez posé, l'autre le prend.
german_faro-step-stay = Les marques non touchées restent pour les coups suivants, jusqu'à la fin du paquet.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

german_faro-typed-example = 2 sur le neuf
german_faro-typed-book = livret

## What the croupier calls: of a line of the log, under its own key

german_faro-called-card-shown = { german_faro-card-shown }.
