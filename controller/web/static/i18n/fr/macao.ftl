### Macao and Victoria. Read on the tablets and in `faro recall`; options also in the configuration and
### docs/rules-options.md, which are in English.

macao-name = Macao
macao-title = Macao

## The log

macao-came = { $own } contre { $bank } de la banque
macao-came-bank = La banque a { $bank }
macao-reopened = { baccarat-reopened }
macao-dealt = { $player } a une carte face cachée
macao-your-card = { games-your-card }
macao-drawn = { games-drawn }
macao-refuses = { $player } refuse la carte
macao-instead = { $player } a { CARD($card) } à la place
macao-stands = { games-stands-on }
macao-natural = { $player } a un naturel
macao-over9 = { $player } dépasse neuf
macao-banker-has = coup { $coup } : le banquier { $player } a { $value }, { $cards }
macao-banker-over = coup { $coup } : le banquier { $player } dépasse neuf avec { $value }, { $cards }
macao-hand = { $player } a { $value }, { $cards }
macao-bank-passed = { $player } a la banque
macao-ended = le paquet est épuisé ; { $player } a la banque
macao-void = la donne est nulle ; les mises en jeu ont été rendues
macao-void-why = la donne est nulle : { $why } ; les mises en jeu ont été rendues
macao-returned-passed = { $amount } rendus à { $player } : la banque est passée
macao-not-held = { $amount } rendus à { $player } : le banquier ne pouvait les payer

## The pages

macao-door = Prenez place et misez contre le banquier ; une carte d'abord.
macao-place =
    { $place ->
        [banker] le banquier { $player }
       *[player] { $player }
    }
macao-to-refuse = refuser
macao-phase-bets_open = Misez contre le banquier
macao-phase-dealing = { baccarat-phase-bets_closed }
macao-phase-turn =
    { $player ->
        [none] un joueur tire ou reste
       *[other] { play-draws-or-stands }
    }
macao-phase-drawing =
    { $player ->
        [none] un joueur tire
       *[other] { $player } tire
    }
macao-moment-turn = { macao-phase-turn }
macao-moment-drawing = { macao-phase-drawing }
macao-phase-over = Le paquet est épuisé
macao-phase-void = { pages-deal-void }
macao-hand-of =
    { $bank ->
        [true] { $who ->
            [you] Vous, le banquier
           *[player] { $player }, banque
        }
       *[false] { $who ->
            [you] Vous
           *[player] { $player }
        }
    }
macao-lies = { $amount } contre le banquier
macao-act-refuse = Refuser la carte
macao-act-pass_bank = Passer la banque à gauche
macao-done-stake = { $amount } misé.
macao-hold-to-see = Tenir pour voir
macao-is-over = dépasse neuf
macao-is-natural = naturel
macao-refused = refusées : { $cards }
macao-next-down = Ensuite : { $player }, face cachée
macao-next-up = Ensuite : { $player }
macao-stakes-against = Mises contre { $player }
macao-nothing-lies = Personne n'a misé.
macao-room = Le banquier peut répondre de { $amount } de plus.
macao-left =
    { $count ->
        [one] Encore { $count } carte au paquet.
       *[other] Encore { $count } cartes au paquet.
    }
macao-no-deal = Les mises sont prises quand le paquet est dans le sabot.
macao-nothing-settled = Aucun coup n'a été réglé dans cette donne.
macao-bank-had = { $player } avait { $value } :
macao-advice-stake = Touchez des jetons, puis misez. La mise ne se reprend pas.
macao-advice-draw = Tirez une carte, ou restez.
macao-advice-turn_of = { play-draws-or-stands }
macao-advice-refuse = Le dix ne compte rien : gardez-le, ou refusez-le pour une autre carte.
macao-advice-banker = Vous tenez la banque : les autres misent contre votre bourse.
macao-rules-hands-is = L'as compte 1, dix et figures 0 ; une main vaut le dernier chiffre de la somme. 8 ou 9 avec les premières cartes est un naturel.
macao-rules-refusing = Les dix
macao-rules-refusing-is = Un dix ou une figure qui vient d'être tiré peut être refusé pour une autre carte, encore et encore.
macao-rules-wins = Qui gagne
macao-rules-wins-is = La plus haute valeur gagne, puis le moins de cartes.
macao-rules-limits = { faro-sheet-stakes }

## Refusals

macao-banker = { baccarat-banker }
macao-solvency = { games-solvency }
macao-pack-short = Le paquet est trop court pour un joueur de plus ; le suivant commence bientôt
macao-no-stakes = Personne n'a misé
macao-not-dealt = Les premières cartes n'ont pas été données
macao-not-your-turn = { baccarat-not-your-turn }
macao-max-cards = La main a autant de cartes qu'elle peut en avoir
macao-no-cards = Il ne reste pas de carte au paquet
macao-not-refusable = Seul un dix ou une figure qui vient d'être tiré peut être refusé
macao-no-turn = Ce n'est le tour de personne
macao-over = { pages-deal-over }
macao-hands-hidden = Tant que des mains sont face cachée, aucune carte n'est corrigée ; déclarez le coup nul, ou attendez qu'il soit réglé
macao-bound = La bourse du banquier doit contenir ce que les mises pourraient gagner
macao-no-bank = Le banquier répond de sa propre bourse
macao-coup-under-way = Cela attend que ce coup soit réglé
macao-alone = Il faut deux joueurs avec de l'argent
macao-no-stake-of = { baccarat-has-no-stake }

## What is wrong with a deal script

macao-expected-banker = l'une des places
macao-expected-seats = une liste de deux noms ou plus
macao-expected-players-seated = chacun des joueurs une fois

## Why a run has no deal script

macao-unsaid-banker = la banque était passée à un autre joueur, et un script a un seul banquier

## Options: what each decides, with its section of docs/rules.md, and what its values mean

macao-option-macao-tie = Qui gagne à valeur et nombre de cartes égaux (3.4.7).
macao-option-macao-tie-banker = L'égalité est au banquier.
macao-option-macao-tie-void = L'égalité est nulle : la mise est rendue.
macao-option-macao-over9 = Ce que compte une somme au-dessus de neuf (3.4.6).
macao-option-macao-over9-mod10 = D'une somme au-dessus de neuf, seul le dernier chiffre compte.
macao-option-macao-over9-bust = Une main qui dépasse neuf a perdu aussitôt.
macao-option-max-cards = Le nombre maximal de cartes d'une main, les premières comprises (3.4.5).
macao-option-max-cards-is = Une main a au plus { $number } cartes.
macao-option-max-cards-none = Une main peut avoir autant de cartes qu'on veut.
macao-option-natural9-pays = Ce que paie un neuf naturel (3.4.7).
macao-option-natural9-pays-is = Un neuf naturel paie { $number } contre 1.
macao-option-natural8-pays = Ce que paie un huit naturel (3.4.7).
macao-option-natural8-pays-is = Un huit naturel paie { $number } contre 1.
macao-option-pair-even = Ce que paie un naturel de deux cartes de même hauteur (3.4.8).
macao-option-pair-even-on = Un naturel de deux cartes de même hauteur paie un contre un.
macao-option-pair-even-off = Un naturel de deux cartes de même hauteur paie comme un autre.
macao-option-solvency = Ce que le banquier doit pouvoir payer (3.4.2).
macao-option-solvency-sum = Le banquier ne prend une mise que si sa bourse contient ce que toutes pourraient gagner.
macao-option-solvency-none = Le banquier prend toute mise et peut rester devoir.
macao-option-min = La mise minimale, à chaque acte (3.4.2).
macao-option-min-is = { games-option-min-is }
macao-option-max = Ce qu'un joueur peut miser au plus à un coup (3.4.2).
macao-option-max-is = Un joueur mise au plus { $number } à un coup.
macao-option-max-none = { games-option-max-none }
macao-option-unit = Les mises en sont des multiples (3.4.2).
macao-option-unit-is = { games-option-unit-is }
macao-option-stake-s = Pendant combien de secondes les mises sont prises après la première (3.4.9).
macao-option-stake-s-is = Les mises sont prises pendant { $number } secondes après la première.
macao-option-turn-s = En combien de secondes un joueur tire ou reste (3.4.9).
macao-option-turn-s-is = Un joueur tire ou reste en { $number } secondes, sinon il reste.
macao-option-peek = Où les joueurs voient leurs cartes face cachée (3.4.9).
macao-option-peek-tablet = Un joueur voit ses cartes face cachée sur sa tablette.
macao-option-peek-cards = Un joueur regarde ses cartes face cachée ; aucune tablette ne les montre.
macao-option-beads = Si le boulier compte les cartes montrées (3.4.12).
macao-option-beads-quarters = Une boule passe avec chaque deuxième carte de sa hauteur qui est montrée.
macao-option-irregularity = Ce que deviennent les mises quand quelque chose n'allait pas avec les cartes (3.4.11).

## What words mean: the word, then other forms of it with semicolons between

macao-term-bank = banque
macao-term-bank-is = Au Macao, pas d'argent à part : le banquier répond de sa bourse, et la banque fait le tour des places.
macao-term-natural = naturel; naturels
macao-term-natural-is = Un 8 ou un 9 avec les premières cartes ; on n'y tire pas, et il est payé davantage.
macao-term-coup = coup; coups
macao-term-coup-is = Un tour : les mises, les cartes, et ce qui est payé.
macao-term-draw = tirer; tire; tirez
macao-term-draw-is = Recevoir une carte de plus, face visible.
macao-term-stand = rester; reste; restez
macao-term-stand-is = Ne plus prendre de cartes.
macao-term-court = figure; figures
macao-term-court-is = Un valet, une dame ou un roi.
macao-term-refuse = refuser; refuse; refusé; refusées; refusez
macao-term-refuse-is = Faire écarter un dix ou une figure que l'on vient de tirer, et en avoir une autre à la place.
macao-term-over_nine = dépasse neuf; au-dessus de neuf
macao-term-over_nine-is = Une main dont les points passent neuf ; si c'est convenu, elle a perdu aussitôt.
macao-term-tie = égalité
macao-term-tie-is = Deux mains de même valeur et d'autant de cartes.

## The game in five pictures, one sentence each

macao-step-stake = Un joueur est le banquier, et les autres misent contre sa bourse.
macao-step-first = Chacun a une carte face cachée ; dix et figures ne comptent rien.
macao-step-natural = Un 8 ou un 9 d'entrée est un naturel, payé plusieurs fois la mise.
macao-step-draw = À votre tour, tirez des cartes ou restez ; un dix ou une figure, vous pouvez le refuser pour une autre.
macao-step-compared = Le dernier chiffre de la somme compte : la main la plus haute gagne.
macao-step-first_two = Chacun a deux cartes face cachée ; dix et figures ne comptent rien.
macao-step-natural_two = Un 8 ou un 9 en deux cartes est un naturel, payé plusieurs fois la mise.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

macao-typed-example = mise de 50
macao-typed-refuse = refuse; refuser

## What the croupier calls: of a line of the log, under its own key

macao-called-natural = Naturel pour { $player }.
macao-called-banker-has = La banque, { $value }.
