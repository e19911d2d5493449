### The dealer's training: the panel on the dealer's page, its cases, and the sheet at the end.

## The panel

training-title = Entraînement
training-of = { $game }, entraînement : l'argent de personne
training-case = Cas { $number } sur { $cases }
training-ready = Vous êtes le croupier. La boîte donne d'elle-même ; quelque chose ira de travers. Faites alors ce qui convient, sur cette page, dès que vous le voyez.
training-coming = La donne continue. Surveillez la table.
training-begin = Commencer
training-next = Cas suivant
training-you-see = Vous voyez : { $seen }
training-score = { $right } justes sur { $over }
training-result =
    { $outcome ->
        [right] Juste
        [wrong] Pas juste
       *[none] Rien n'a été fait
    }
training-did = Vous avez fait : { $act }, au bout de { $seconds } s.
training-where = docs/training.md#{ $section } ; docs/rules.md, { $rule }
training-where-alone = docs/training.md#{ $section }
training-not-now = cela ne peut se faire maintenant dans l'entraînement
training-bad-sheet = { $path } : attendu la feuille d'un entraînement ; recommencez avec --fresh

## What he says or does beside the page

training-say =
    { $act ->
        [uncover] Ôter la main de la caméra
        [granted] Il réclame à raison
        [refused] Il réclame à tort
       *[nothing] Rien à faire
    }

## The sheet at the end

training-sheet = L'entraînement est fini
training-sheet-right = { $right } cas justes sur { $cases }
training-sheet-mean = { $seconds } s en moyenne, du signe à l'acte juste
training-again = Un autre entraînement : faro train --fresh --seed N

## The cases, and what is right

training-double-draw = Deux cartes à la fois
training-double-draw-right = Nommez la carte que la caméra a manquée : regardez le tas. Ou rendez un arbitrage d'irrégularité (deux cartes tirées), qui dit ce que deviennent les mises. La donne continue dans les deux cas ; elle n'est pas nulle.
training-double-from-shoe-right = Nommez la carte que la caméra n'a pas lue : elle est sur la table. Ou rendez un arbitrage d'irrégularité (deux cartes tirées) : le coup est alors nul, et les mises sont rendues.
training-double-face-down-right = L'une des deux est face cachée et n'a pas été lue. Personne ne doit la regarder, pas même vous : déclarez le tour nul. Les mises sont rendues, et les cartes sont écartées.
training-pushed-back = Une carte repoussée
training-pushed-back-right = Aucune carte n'est sortie, donc aucune carte du tour n'a été vue : rouvrez les mises. La table ne le fait pas d'elle-même, car elle ne peut savoir si vous allez tirer.
training-misread = Une carte mal lue
training-misread-right = Touchez la carte parmi celles qui sont montrées et corrigez-la. La table règle de nouveau et déplace les différences ; rien n'est déclaré nul, et personne n'est payé à la main.
training-covered = La caméra est couverte
training-covered-right = Ôtez ce qui la couvre. Le jeu est suspendu, chaque mise reste, et il reprend de lui-même une fois la carte relue. Continuer sans la caméra vous laisserait chaque carte à nommer.
training-early-call = Mises fermées trop tôt
training-early-call-right = Tant qu'aucune carte du tour n'a été vue, rouvrez les mises.
training-early-card = Une carte avant son heure
training-early-card-right = Tout le monde l'a vue, donc écartez-la : elle ne compte pas. Puis laissez le jeu reprendre, les mises telles qu'elles sont.
training-dead-bet = Une mise morte réclamée
training-dead-bet-right = Regardez le boulier : une mise est morte quand les quatre cartes de chacune de ses hauteurs sont sorties. Le premier qui la réclame l'obtient alors ; sinon, on refuse.
training-lost-bet = Un paiement réclamé
training-lost-bet-right = La table a réglé le coup : l'historique dit ce qu'a donné chaque mise. Refusez ce qu'il réclame ; un paiement à la main serait le second.
training-power-cut = Une coupure de courant
training-power-cut-right = Dites combien de cartes ont été tirées pendant que rien n'était vu. Mises et argent sont comme ils étaient, et la donne continue.

## What he sees beside his page

training-seen-double = deux cartes sont sorties ensemble. Face visible sur la table, et non lue : { CARD($cards) }.
training-seen-double-down = deux cartes sont sorties ensemble. Elles sont face cachée, et l'une n'a pas été lue.
training-seen-pushed = la main a tiré la carte à demi et l'a repoussée. On posait encore des mises.
training-seen-card = la carte { $number } est là : c'est { CARD($card) }.
training-seen-covered = une main couvre la caméra.
training-seen-early-call = « Rien ne va plus » a été annoncé alors que des joueurs tendent encore la main vers le tapis.
training-seen-early-card = une carte a été tirée alors que les mises sont ouvertes. Elle est face visible sur la table.
training-seen-dark = le courant a manqué pendant qu'on tirait une carte. Une carte est sortie depuis la dernière que vous avez vue sur la page.
training-claim-dead = { $player } dit que la mise sur { $ranks } est morte, et la réclame
training-claim-of-a-round = { $player } dit qu'il avait au dernier tour une mise gagnante qui n'a pas été payée
training-claim-unpaid =
    { $side ->
        [player] { $player } dit qu'il avait au dernier coup, sur la main du joueur, une mise qui n'a pas été payée
       *[banker] { $player } dit qu'il avait au dernier coup, sur la main du banquier, une mise qui n'a pas été payée
    }

## What he did

training-act-named = nommé une carte
training-act-corrected = corrigé une carte
training-act-irregularity = rendu un arbitrage d'irrégularité
training-act-counted = dit combien de cartes ont été tirées
training-act-undrawn = dit qu'aucune carte n'a été tirée
training-act-voided = déclaré nul
training-act-laid-away = écarté la carte
training-act-passed-by = dit que les cartes face cachée sont sorties
training-act-marked = dit que la carte de coupe est sortie
training-act-undone = annulé un arbitrage
training-act-resumed = fait reprendre le jeu
training-act-reopened = rouvert les mises
training-act-money = déplacé de l'argent à la main
training-act-uncover = découvert la caméra
training-act-granted = accordé ce qu'on réclamait
training-act-refused = refusé ce qu'on réclamait
training-act-nothing = dit qu'il n'y a rien à faire
