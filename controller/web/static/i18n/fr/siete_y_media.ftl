### Siete y media. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

siete_y_media-name = sept et demi
siete_y_media-title = Sept et demi

## The log

siete_y_media-points =
    { $whole ->
        [0] ½
       *[other] { $half ->
            [1] { $whole }½
           *[0] { $whole }
        }
    }
siete_y_media-came = { macao-came }
siete_y_media-came-bank = { macao-came-bank }
siete_y_media-bank-dealt-down = la banque reçoit une carte face cachée
siete_y_media-dealt-down = { $player } reçoit une carte face cachée
siete_y_media-your-card = { games-your-card }
siete_y_media-draws = { games-drawn }
siete_y_media-under-the-seven = une carte est posée face cachée sous le sept de { $player }
siete_y_media-shows = { $player } montre { CARD($card) }
siete_y_media-bets = { $player } mise { $amount }
siete_y_media-reopened = les mises sont reprises
siete_y_media-raises = { $player } ajoute { $amount }
siete_y_media-changes = { $player } change un quatre
siete_y_media-four-returned = { CARD($card) } est de retour dans le talon
siete_y_media-fusila = { $player } montre { CARD($card) } et fusille avec { $amount }
siete_y_media-fusila-unpaid = { $player } montre { CARD($card) } et fusille
siete_y_media-opens = { $player } ouvre { $cards }
siete_y_media-laid-too = { $amount } de { $player } sont posés sur la nouvelle main
siete_y_media-least-laid = { $player } reste sans avoir misé : { $amount } sont posés
siete_y_media-stands = { games-stands-on }
siete_y_media-announced = { $player } a 7½
siete_y_media-over = { $player } dépasse avec { $points } : { $cards }
siete_y_media-out = aucune mise ne peut être posée pour { $player } : la main est hors jeu
siete_y_media-backs = { $player } pose { $amount } sur la main de { $on }
siete_y_media-bank-shows = la banque montre { CARD($card) }
siete_y_media-bank-draws = la banque tire { CARD($card) }
siete_y_media-bank-stands = la banque reste
siete_y_media-bank-adds = { $amount } entrent dans la banque
siete_y_media-bank-gives = { $amount } sortent de la banque
siete_y_media-bank-over = la banque dépasse avec { $points } : { $cards }
siete_y_media-bank-has = la banque a { $points } : { $cards }
siete_y_media-has = { $player } a { $points } : { $cards }
siete_y_media-next-bank = la banque va à { $player }
siete_y_media-offered = la banque est offerte à { $to } pour { $price }
siete_y_media-not-bought = { $to } ne prend pas la banque
siete_y_media-ceded = { $to } prend la banque pour { $price }
siete_y_media-joined = { $player } joue de nouveau
siete_y_media-void = la donne est nulle ; tout est comme avant elle
siete_y_media-void-why = la donne est nulle : { $why } ; tout est comme avant elle
siete_y_media-void-ruled = la donne est nulle : { $why }
siete_y_media-wins = { games-wins }
siete_y_media-loses = { games-loses }
siete_y_media-returned = { games-returned }
siete_y_media-wins-on = { $player } gagne { $pay } avec { $stake } sur la main de { $on }
siete_y_media-loses-on = { $player } perd { $stake } sur la main de { $on }
siete_y_media-returned-on = { $player } : { $stake } sur la main de { $on } rendus

## The pages

siete_y_media-door = Prenez place et jouez vos cartes contre la banque.
siete_y_media-round = étape { $number }
siete_y_media-account-round = main { $number }
siete_y_media-so-far = main { $deal }, en tout { $all }
siete_y_media-deal = donne { $number }
siete_y_media-this-deal = cette donne
siete_y_media-join-deal = { play-join-deal }
siete_y_media-join-deal-s = { play-join-deal-s }
siete_y_media-advice-wait = { play-advice-wait }
siete_y_media-place =
    { $place ->
        [first] { $player }, première carte
        [hit] { $player }, une carte
        [change] { $player }, une carte pour le quatre
        [fusilado] { $player }, sous le sept
       *[bank] la banque
    }
siete_y_media-phase-bets_open = Misez avant les cartes
siete_y_media-phase-first_cards = Les premières cartes se donnent
siete_y_media-phase-turn =
    { $player ->
        [none] Le tour d'un ponte
       *[other] Le tour de { $player }
    }
siete_y_media-phase-card_due =
    { $player ->
        [none] Une carte est attendue
       *[other] Une carte pour { $player }
    }
siete_y_media-phase-four_out = Un quatre retourne au talon
siete_y_media-phase-bank = Le tour de la banque
siete_y_media-phase-for_sale = La banque peut être cédée
siete_y_media-phase-offered = { baccarat_banque-phase-offered }
siete_y_media-to-bet = miser
siete_y_media-to-raise = ajouter à la mise
siete_y_media-to-hit = prendre une carte
siete_y_media-to-open = ouvrir
siete_y_media-to-change4 = changer le quatre
siete_y_media-to-fusilar = prendre une carte sous le sept
siete_y_media-to-cede = céder la banque
siete_y_media-to-keep = garder la banque
siete_y_media-to-buy = acheter la banque
siete_y_media-to-decline = non
siete_y_media-to-bank_hit = tirer pour la banque
siete_y_media-to-bank_stand = faire rester la banque
siete_y_media-to-four_back = remettre le quatre
siete_y_media-next-bank_hit = tirez pour la banque, ou faites-la rester
siete_y_media-next-bank_stand = la banque reste
siete_y_media-next-four_back = mettez le quatre au milieu du talon
siete_y_media-bank-of-house = La banque de la maison
siete_y_media-bank-of = Banque : { $player }
siete_y_media-seat = Les cartes de { $player }
siete_y_media-you = { $player } (vous)
siete_y_media-no-bet-of = pas de mise
siete_y_media-showing = { $points } + ?
siete_y_media-status =
    { $status ->
        [stand] reste
        [seven_half] 7½
        [bust] dépasse
        [fusilado] fusilado
       *[out] hors jeu
    }
siete_y_media-paid =
    { $result ->
        [win] gagne { $pay }
       *[lose] perd { $pay }
    }
siete_y_media-backed-by = aussi : { $each }
siete_y_media-left =
    { $count ->
        [one] Encore { $count } carte au talon.
       *[other] Encore { $count } cartes au talon.
    }
siete_y_media-note-announced = { $player } a annoncé 7½.
siete_y_media-note-obliged = La banque doit atteindre 7½.
siete_y_media-note-offer = La banque est offerte à { $to } pour { $price }.
siete_y_media-note-ceded = { $to } prend la banque pour { $price }.
siete_y_media-note-next-bank = La prochaine banque est à { $player }.
siete_y_media-hold-to-see =
    { $hand ->
        [0] Tenir pour voir
       *[other] Tenir pour voir la main { $hand }
    }
siete_y_media-goes-over = { $over } cartes sur { $unseen } font dépasser
siete_y_media-nothing-lies = Pas de mise.
siete_y_media-on-hand-of = { $player } sur { $on }
siete_y_media-hand = main { $number }
siete_y_media-lies =
    { $whose ->
        [own] { $amount } sur la main { $hand }
       *[other] { $amount } sur la main { $hand } de { $on }
    }
siete_y_media-nothing-settled = Cette donne n'est pas encore réglée.
siete_y_media-void-what = Tout est comme avant sa première carte : chaque mise est rendue, et ce qui y a été réglé est défait.
siete_y_media-ruling-what = La donne est alors nulle. Si toutes les mises sont rendues, ce qui a été réglé est défait ; sinon cela vaut toujours. Tout le monde voit l'arbitrage.
siete_y_media-settled-hand = { $amount } sur { $points }
siete_y_media-settled-on = { $amount } sur { $on }
siete_y_media-bank-had =
    { $over ->
        [true] La banque dépasse : { $points }
       *[false] La banque : { $points }
    }
siete_y_media-act-bet = Miser { $amount }
siete_y_media-act-raise = Ajouter { $amount }
siete_y_media-act-fusilar = Fusiller avec { $amount }
siete_y_media-act-fusilar_unpaid = Fusiller
siete_y_media-act-back = { $amount } sur la main de { $on }
siete_y_media-act-cede = La banque à { $to } pour { $price }
siete_y_media-act-hit = Carte
siete_y_media-act-hit_open = Carte, visible
siete_y_media-act-show_and_hit = Montrer, et carte
siete_y_media-act-open = Ouvrir
siete_y_media-act-change4 = Changer le quatre
siete_y_media-act-buy = { play-act-take }
siete_y_media-act-decline = { play-act-pass }
siete_y_media-act-keep = Garder la banque
siete_y_media-act-come_back = Participer
siete_y_media-act-bank_hit = Carte pour la banque
siete_y_media-act-bank_stand = La banque reste
siete_y_media-act-four_back = Le quatre est remis
siete_y_media-do-back =
    { $hand ->
        [0] { $amount } sur { $on }
       *[other] { $amount } sur { $on }, main { $hand }
    }
siete_y_media-do-bet =
    { $phase ->
        [bets_open] { $more ->
            [true] Miser { $amount } de plus
           *[other] { siete_y_media-act-bet }
        }
       *[other] { siete_y_media-act-bet }
    }
siete_y_media-do-buy = Prendre la banque pour { $price }
siete_y_media-sell-to = À { $to } pour { $price }
siete_y_media-price = Prix de la banque
siete_y_media-advice-left_out = Vous n'avez rien fait pendant deux donnes et avez été laissé de côté.
siete_y_media-advice-card = Votre carte arrive.
siete_y_media-advice-bet = D'abord la mise ; sans réponse, { $least } est misé.
siete_y_media-advice-bet-first = Misez avant les cartes ; cela ne se reprend pas. Sans mise, pas de main.
siete_y_media-advice-banker = Vous tenez la banque : les autres misent contre votre bourse.
siete_y_media-advice-bank_plays = La banque joue.
siete_y_media-advice-turn_of = C'est le tour de { $player }.
siete_y_media-sheet = Donne
siete_y_media-rules-cards = Les cartes
siete_y_media-rules-cards-is = Le but est 7½.
siete_y_media-rules-turn = Votre tour
siete_y_media-rules-turn-is = D'abord la mise, puis cartes ou rester. Une carte face cachée au plus. Au-dessus de 7½, vous perdez aussitôt.
siete_y_media-rules-bank = { pages-the-bank }
siete_y_media-rules-bank-is = Elle joue la dernière et gagne à mains égales. Si elle dépasse, elle paie tous ceux qui restent ; avec 7½ elle gagne sur tous.
siete_y_media-rules-next-bank = La prochaine banque
siete_y_media-rules-agreed = Ce qui est convenu
siete_y_media-rules-time = Délais et erreurs

## Refusals

siete_y_media-bad-op = Cet acte n'existe pas
siete_y_media-unknown-player = { games-unknown-player }
siete_y_media-banker = { baccarat-banker }
siete_y_media-not-seated = Seul un joueur assis à la table mise sur sa propre main
siete_y_media-bets-closed = Les mises sont fermées : les cartes ont été données
siete_y_media-no-stakes = { macao-no-stakes }
siete_y_media-not-dealt = { macao-not-dealt }
siete_y_media-not-closed = Les mises ne sont reprises que si aucune carte n'a été donnée
siete_y_media-not-your-turn = Ce n'est pas le tour de ce joueur
siete_y_media-not-banks-turn = Ce n'est pas le tour de la banque
siete_y_media-must-change = Le quatre doit d'abord être changé
siete_y_media-over-points = La main dépasse : elle s'ouvre ou elle est perdue
siete_y_media-already-bet = La mise de cette main est déjà posée
siete_y_media-bad-stake = La somme doit être un multiple positif de l'unité de la table
siete_y_media-min = { games-min }
siete_y_media-max = { games-max }
siete_y_media-funds = { games-funds }
siete_y_media-solvency = { games-solvency }
siete_y_media-no-bet = D'abord la mise, puis les cartes
siete_y_media-no-cards = Le talon n'a plus de cartes
siete_y_media-not-allowed = Ce n'est pas convenu, ou pas avec cette main
siete_y_media-no-pair = Seules deux premières cartes de même valeur s'ouvrent
siete_y_media-no-first-four = Seul un quatre se change
siete_y_media-no-first-seven = Une carte ne se pose que sous un sept
siete_y_media-bad-place = Cet endroit n'existe pas dans le talon
siete_y_media-bank-must-reach = La banque doit atteindre 7½
siete_y_media-no-turn = Ce n'est le tour de personne
siete_y_media-no-hand = Cette main n'existe pas
siete_y_media-closed = Cette main est close
siete_y_media-not-over = La donne n'est pas finie
siete_y_media-not-banker = Seul le banquier cède la banque, et une fois
siete_y_media-taken = La banque va déjà à un autre
siete_y_media-no-offer = Rien n'est offert à ce joueur
siete_y_media-plays = Ce joueur participe déjà
siete_y_media-no-four = Aucun quatre n'est à remettre
siete_y_media-not-due = { games-not-due }
siete_y_media-duplicate = Cette carte est déjà sortie
siete_y_media-foreign = Cette carte n'est pas dans le paquet de 40
siete_y_media-deal-over = { pages-deal-over }
siete_y_media-no-round = À ce jeu, chacun mise à son tour
siete_y_media-no-marker = Il n'y a pas de carte repère dans ce paquet
siete_y_media-not-shown = { games-not-dealt-yet }
siete_y_media-same-card = { games-that-card-already }
siete_y_media-hand-hidden = Tant qu'une carte de cette main est face cachée, aucune de ses cartes n'est corrigée ; déclarez la donne nulle, ou attendez qu'elle soit réglée
siete_y_media-changes-later = Avec cette carte la donne aurait suivi un autre cours : ce qui a été donné demeure
siete_y_media-no-debt = { games-no-debt }
siete_y_media-bad-amount = { games-bad-amount }
siete_y_media-banker-plays = Le banquier ne retire rien avant que la donne soit réglée
siete_y_media-house-plays = La banque ne rend rien avant que la donne soit réglée
siete_y_media-bank-funds = { games-bank-funds }
siete_y_media-bank-bound = { games-bank-bound }
siete_y_media-players-bank = La banque est à un joueur, qui répond de sa bourse
siete_y_media-no-stake = Il n'y a pas de mise { $stake }
siete_y_media-too-few-for-house = il faut un joueur avec { $least } ou plus
siete_y_media-bank-poor = la banque est à { $bank } ; il lui faut { $least } ou plus pour payer la plus petite mise à 7½
siete_y_media-no-banker = il faut un banquier avec { $least } ou plus, qui puisse payer la plus petite mise à 7½
siete_y_media-too-few = il faut deux joueurs avec { $least } ou plus : l'un a la banque

## Deal scripts, and messages that are malformed: what was expected

siete_y_media-a-player = le nom d'un joueur
siete_y_media-a-hand = le numéro d'une main, à partir de 0
siete_y_media-a-price = un prix de 0 ou plus
siete_y_media-a-card-such-as = une carte du paquet espagnol de 40, telle que 7O
siete_y_media-seats = un à { $most } noms, à partir de la droite de la banque
siete_y_media-house-wants-bets = "player" sauf si bets est "before_cards" et add false, ou si min et max sont égaux
siete_y_media-house-wants-none = false quand banker est "house"
siete_y_media-one-of-players = l'un des joueurs
siete_y_media-each-name-once = chaque nom une fois, et non celui du banquier

## Why a deal has no deal script

siete_y_media-unsaid-void = la donne était nulle, et un script se joue jusqu'à sa fin
siete_y_media-unsaid-settlement = le règlement

## Options: what each decides, with its section of docs/rules.md, and what its values mean

siete_y_media-option-pack = Avec quelles cartes on joue (4.1).
siete_y_media-option-pack-spanish = Cartes espagnoles : de l'as au sept 1 à 7 ; valet, cavalier et roi, un demi.
siete_y_media-option-pack-french = Cartes françaises : de l'as au sept 1 à 7 ; valet, dame et roi, un demi.
siete_y_media-option-seven-half-pays = Ce que paie sept et demi (4.5).
siete_y_media-option-seven-half-pays-is = Sept et demi paie { $number } contre 1.
siete_y_media-option-bank-rotation = Qui a la banque à la prochaine donne (4.12).
siete_y_media-option-bank-rotation-seven-half = Le premier ponte à sept et demi prend la banque, sauf si la banque l'a aussi.
siete_y_media-option-bank-rotation-each-hand = La banque passe à droite après chaque donne.
siete_y_media-option-first-banker = Qui a la banque à la première donne (4.12).
siete_y_media-option-first-banker-seat = Qui s'assied le premier a la première banque.
siete_y_media-option-first-banker-lot = La table tire au sort le premier banquier.
siete_y_media-option-banker = À qui est la banque (4.4, 4.16).
siete_y_media-option-banker-player = La banque est à un joueur, qui répond de sa bourse.
siete_y_media-option-banker-house = La banque est à la maison ; elle ne passe pas et ne se cède pas.
siete_y_media-option-bank-policy = Comment joue la banque (4.5, 4.11).
siete_y_media-option-bank-policy-free = La banque tire et reste à son gré.
siete_y_media-option-bank-policy-blackjack = Les pontes jouent cartes visibles ; la banque tire jusqu'à 5½ et reste à 6.
siete_y_media-option-canto = Si le premier sept et demi est annoncé (4.6).
siete_y_media-option-canto-on = Le premier sept et demi est annoncé.
siete_y_media-option-canto-off = Sept et demi ne s'annonce pas.
siete_y_media-option-bank-must-reach = Si un sept et demi annoncé, ou une carte sous un sept, oblige la banque (4.6).
siete_y_media-option-bank-must-reach-on = Après un sept et demi annoncé, ou avec une carte sous un sept, la banque ne peut rester au-dessous.
siete_y_media-option-bank-must-reach-off = La banque peut rester à toute valeur.
siete_y_media-option-open = Si deux premières cartes de même valeur peuvent s'ouvrir en deux mains (4.7).
siete_y_media-option-open-on = Deux premières cartes de même valeur peuvent s'ouvrir en deux mains.
siete_y_media-option-open-off = Les mains ne s'ouvrent pas.
siete_y_media-option-open-cards = Quelles cartes peuvent s'ouvrir (4.7).
siete_y_media-option-open-cards-figures = Seules les figures peuvent s'ouvrir.
siete_y_media-option-open-cards-any = Deux cartes quelconques de même valeur peuvent s'ouvrir.
siete_y_media-option-open-max-hands = Combien de mains un joueur peut avoir en ouvrant (4.7).
siete_y_media-option-open-max-hands-is = Un joueur peut avoir jusqu'à { $number } mains.
siete_y_media-option-open-max-hands-none = Un joueur peut avoir trois mains jusqu'à trois pontes, deux à quatre ou cinq, sinon une.
siete_y_media-option-change4 = Si un quatre en première carte se change (4.8).
siete_y_media-option-change4-no = Un quatre ne se change pas.
siete_y_media-option-change4-optional = Un quatre en première carte peut se changer avant la mise.
siete_y_media-option-change4-forced = Un quatre en première carte doit se changer avant la mise.
siete_y_media-option-fusilar = Si une carte peut être posée non vue sous un sept (4.9).
siete_y_media-option-fusilar-on = Une carte peut être posée non vue sous un sept.
siete_y_media-option-fusilar-off = Aucune carte n'est posée non vue sous un sept.
siete_y_media-option-fusilar-pays = Ce que paie une figure sous un sept (4.9).
siete_y_media-option-fusilar-pays-is = Une figure sous un sept paie { $number } contre 1.
siete_y_media-option-fusilar-takes-bank = Si une figure sous un sept prend la banque (4.9, 4.12).
siete_y_media-option-fusilar-takes-bank-on = Une figure sous un sept prend la banque comme tout sept et demi.
siete_y_media-option-fusilar-takes-bank-off = Une figure sous un sept ne prend pas la banque.
siete_y_media-option-backing = Si l'on peut miser sur la main d'un autre (4.10).
siete_y_media-option-backing-on = On peut miser sur la main d'un autre.
siete_y_media-option-backing-off = Chacun ne mise que sur ses propres mains.
siete_y_media-option-bets = Quand les mises se posent (4.3, 4.15).
siete_y_media-option-bets-in-turn = Chaque joueur regarde sa carte, et mise à son tour.
siete_y_media-option-bets-before-cards = Toutes les mises se posent avant la première carte ; qui n'a pas misé n'a pas de main.
siete_y_media-option-add = Si l'on peut ajouter à son tour quand les mises se posent avant les cartes (4.15).
siete_y_media-option-add-on = À son tour, un joueur peut ajouter à sa mise.
siete_y_media-option-add-off = Après les cartes, rien ne s'ajoute.
siete_y_media-option-min = La plus petite mise ; qui reste sans avoir misé la pose (4.3, 4.4).
siete_y_media-option-min-is = { games-option-min-is }
siete_y_media-option-max = Le plus sur une main (4.4).
siete_y_media-option-max-is = { games-option-max-is }
siete_y_media-option-max-none = { games-option-max-none }
siete_y_media-option-unit = Les mises en sont des multiples (4.4).
siete_y_media-option-unit-is = { games-option-unit-is }
siete_y_media-option-solvency = Ce que la banque doit pouvoir payer (4.4, 4.16).
siete_y_media-option-solvency-none = La banque prend toute mise et peut devoir.
siete_y_media-option-solvency-sum = La banque ne prend une mise que si elle peut les payer toutes à la fois.
siete_y_media-option-bet-s = Secondes pour les mises avant les cartes, à partir de la première (4.15).
siete_y_media-option-bet-s-is = Les mises sont prises { $number } secondes à partir de la première.
siete_y_media-option-turn-s = Secondes pour une décision ; ensuite la main reste (4.13).
siete_y_media-option-turn-s-is = Un joueur a { $number } secondes pour décider.
siete_y_media-option-cede-s = Secondes pour céder la banque (4.13).
siete_y_media-option-cede-s-is = La banque peut être cédée { $number } secondes durant.
siete_y_media-option-buy-s = Secondes pour la réponse de qui se voit offrir la banque (4.13).
siete_y_media-option-buy-s-is = Qui se voit offrir la banque répond en { $number } secondes.
siete_y_media-option-peek = Où un joueur voit sa carte face cachée (4.14).
siete_y_media-option-peek-tablet = Un joueur voit sa carte face cachée sur sa tablette.
siete_y_media-option-peek-cards = Un joueur soulève sa carte face cachée ; aucune tablette ne la montre.
siete_y_media-option-irregularity = Ce que deviennent les mises quand quelque chose n'allait pas avec les cartes (4.14).

## What words mean: the word, then other forms of it with semicolons between

siete_y_media-term-goal = 7½
siete_y_media-term-goal-is = Le but : sept points et demi, ni plus ni moins.
siete_y_media-term-bank = banque
siete_y_media-term-bank-is = La main et l'argent contre lesquels tous jouent ; elle joue la dernière.
siete_y_media-term-draw = tirer; tire; prendre une carte; prenez des cartes
siete_y_media-term-draw-is = Recevoir une carte de plus.
siete_y_media-term-stand = rester; reste; plantarse
siete_y_media-term-stand-is = Ne plus prendre de cartes.
siete_y_media-term-over = dépasse; dépasser; font dépasser; au-dessus de 7½
siete_y_media-term-over-is = Plus de 7½ points : la main a perdu aussitôt.
siete_y_media-term-face_down = face cachée
siete_y_media-term-face_down-is = Une carte que seul son joueur peut regarder ; une main en a une au plus.
siete_y_media-term-out = hors jeu
siete_y_media-term-out-is = Une main pour laquelle aucune mise ne peut être posée ; elle ne joue plus.
siete_y_media-term-open_card = carte, visible; visible; visibles
siete_y_media-term-open_card-is = Une carte que tout le monde voit.
siete_y_media-term-open = ouvrir; ouvre; ouvrent; s'ouvre
siete_y_media-term-open-is = Faire deux mains de deux premières cartes de même valeur, chacune avec sa mise.
siete_y_media-term-four = quatre
siete_y_media-term-four-is = Un quatre en première carte peut être remis au talon contre une autre, si c'est convenu.
siete_y_media-term-stock = talon
siete_y_media-term-stock-is = Les cartes qui n'ont pas encore été données.
siete_y_media-term-fusilar = fusiller; fusilado; fusilar
siete_y_media-term-fusilar-is = Avec un sept en première carte, miser sur une carte posée dessous sans être vue : une figure fait 7½, toute autre carte dépasse.
siete_y_media-term-back = main d'un autre; sur la main de
siete_y_media-term-back-is = Miser sur la main d'un autre ponte ; la mise se règle comme cette main.
siete_y_media-term-canto = annonce; annoncé; canto
siete_y_media-term-canto-is = Le premier 7½ tiré se dit à voix haute.
siete_y_media-term-obliged = doit atteindre; oblige
siete_y_media-term-obliged-is = La banque ne peut rester au-dessous de 7½ tant qu'il y a des cartes.
siete_y_media-term-cede = céder; cède; cédée; acheter; prix
siete_y_media-term-cede-is = Le banquier peut céder la banque à un autre joueur quand tout est réglé, au prix qu'il dit.
siete_y_media-term-left_out = laissé de côté; participe; participer
siete_y_media-term-left_out-is = Qui n'a rien fait pendant deux donnes de suite n'a pas de cartes jusqu'à ce qu'il dise qu'il participe de nouveau.
siete_y_media-term-house = banque de la maison; maison
siete_y_media-term-house-is = Une banque propre à la table, qu'aucun joueur ne tient.

## The game in five pictures, one sentence each

siete_y_media-step-first = Vous avez une carte face cachée : de l'as au sept 1 à 7, chaque figure un demi.
siete_y_media-step-bet = Misez sur votre main contre la banque.
siete_y_media-step-draw = Prenez des cartes tant que vous osez : le but est 7½.
siete_y_media-step-over = Avec plus de 7½, vous avez perdu aussitôt.
siete_y_media-step-bank = La banque joue la dernière : vous gagnez si vous êtes plus haut ou si elle dépasse.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

siete_y_media-typed-example = mise de 5
siete_y_media-typed-raise = ajoute; ajouter; plus
siete_y_media-typed-hit = carte; tire; tirer
siete_y_media-typed-hit_open = carte découverte; découverte
siete_y_media-typed-show_and_hit = montrer et tirer; montre et tire; montre
siete_y_media-typed-open = ouvre; ouvrir; sépare; séparer
siete_y_media-typed-change4 = changer le quatre; change le quatre
siete_y_media-typed-fusilar = fusilar; fusiller
siete_y_media-typed-hand = main
siete_y_media-typed-cede = vends; vends la banque à; vends la banque; cède la banque à; cède la banque
siete_y_media-typed-keep = garde; garde la banque; garder la banque
siete_y_media-typed-buy = achète; prends; prends la banque; prendre la banque
siete_y_media-typed-decline = non; passe
siete_y_media-typed-come_back = reviens; revenir

## What the croupier calls: of a line of the log, under its own key

siete_y_media-called-announced = Siete y media pour { $player }.
siete_y_media-called-bank-has = La banque a { $points }.
siete_y_media-called-bank-over = La banque dépasse.
