### What the table says: its log, questions to the dealer, what holds play, rulings, refusals. Read on the tablets, in
### `faro recall` and in the program's log. Cards are numbered from 1 in the order of the pack.

## The log

table-opens = la table ouvre ; la banque a { $bank }
table-rules =
    { $count ->
        [0] les règles de la prochaine donne : comme avant
       *[other] les règles de la prochaine donne : { $changes }
    }
table-rule-change = { $option } { $was } -> { $now }
table-yes = oui
table-no = non
table-none = aucun
table-seat-taken = { $player } prend place
table-seat-left = { $player } quitte la table
table-deal-begins =
    { $pack ->
        [new] la donne { $deal } commence ; le croupier a mis un nouveau paquet
        [same] la donne { $deal } commence ; le croupier redonne le même paquet
       *[other] la donne { $deal } commence
    }
table-cut-by = le paquet a été coupé par { $players }
table-lot = le sort désigne { $player }
table-banker-chosen = { $player } est choisi comme banquier
table-banker-awaited = Choisissez d'abord le banquier : { $players }
table-pack-not-proven = le paquet n'est pas vérifié : { $shown } cartes sur { $size } ont été montrées
table-pack-proven =
    { $named ->
        [0]
            { $copies ->
                [1] le paquet est vérifié : { $size } cartes, chacune une fois, toutes lues par la caméra
               *[other] le paquet est vérifié : { $size } cartes, toutes lues par la caméra
            }
       *[other]
            { $copies ->
                [1] le paquet est vérifié : { $size } cartes, chacune une fois ; une personne a nommé la carte { $cards }
               *[other] le paquet est vérifié : { $size } cartes ; une personne a nommé la carte { $cards }
            }
    }
table-asked = question au croupier : { $question }
table-resumed =
    { $count ->
        [0] le jeu reprend
       *[other] le jeu reprend sans { $without }
    }
table-fault = panne : { $part } : { $fault }
table-fault-cleared = réparé : { $part }
table-ruling = arbitrage : { $ruling }
table-ruling-undone = arbitrage annulé : { $ruling }
table-booted = la table redémarre d'après son journal
table-booted-program = la table redémarre d'après son journal (programme { $program })
table-board-answered = le module du boulier répond ; son micrologiciel : { $firmware }
table-window-verified = la fenêtre et le journal concordent
table-test-begins = le mode d'essai commence : ni donne ni mise jusqu'à sa fin
table-test-ends = le mode d'essai finit
table-test-ends-restart = la table a redémarré : le mode d'essai est fini
table-test-ends-alone = personne ne regarde plus la page d'entretien : le mode d'essai est fini
table-clock-set-back = l'horloge a été reculée de { $seconds } s : ce qui précède porte une heure plus tardive
table-double-draw = deux cartes ont quitté la boîte ensemble (cartes { $cards })
table-half-out = la carte { $card } est retenue à demi hors de la boîte
table-pushed-back = la carte { $card } a été repoussée dans la boîte
table-hand-passed = une main est passée au-dessus de la boîte ; aucune carte n'a été tirée
table-something-moved = quelque chose a bougé près de la boîte
table-false-start = { $what } : les mises sont fermées sans qu'une carte ait été tirée ; tirez-la, ou rouvrez les mises
table-marker-refused = la { table-marker } est sortie : { $why }
table-marker =
    { $marker ->
        [cut] carte de coupe
       *[other] carte { $marker }
    }
table-counts-from = la fenêtre montre { CARD($shown) }, carte { $card } : la caméra compte à partir de là

## What holds play

table-test-mode = MODE D'ESSAI - pas de mises
table-play-held = le jeu est suspendu : { $why }
table-held-fault = { $part } : { $fault }
table-held-starting = la carte de la fenêtre est comparée au journal
table-held-by-dealer = suspendu par le croupier
table-held-call = le croupier est appelé
table-held-input = erreur interne au traitement d'une entrée ({ $kind }) ; elle est notée dans l'historique, rien n'a changé
table-ran-out = plus de carte dans la fenêtre après { $shown } sur { $size } : le paquet est-il incomplet ?
table-ran-out-without = plus de carte dans la fenêtre après { $shown } sur { $size } ; jamais vues : { CARD($missing) }. Le paquet était-il incomplet, ou une carte est-elle sortie avec l'une des cartes 1 à { $shown } ?
table-not-due = une carte est sortie du sabot hors de son tour : si personne ne l'a vue, c'est la suivante ; sinon elle est écartée
table-laid-meanwhile = pendant l'absence de la caméra aucune carte n'était attendue : ce qui est sur la feuille compte comme écarté
table-laid-not-due = une carte a été posée sur la feuille hors de son tour : tous l'ont vue, elle est donc écartée
table-not-in-order = le paquet n'est pas en ordre ; déclarez le tour nul
table-shown-too-often = { CARD($card) } a été montrée plus souvent que le paquet ne la contient ({ $places }) : corrigez celle qui est fausse
table-counted-behind = une carte a été comptée comme carte { $counted }, déjà donnée : elle est prise pour la carte { $card } ; si une autre a quitté le sabot avant elle, déclarez le tour nul
table-unread = la fenêtre n'a pas été lue depuis que des cartes ont pu être tirées sans être vues
table-lid-open = ouvert
table-outputs-failed = un appareil n'a pas pu être commandé ; c'est noté dans l'historique
table-safe-mode = ni caméra, ni module, ni broche ne servent ; lancez faro check, puis redémarrez la table
table-no-tablets = aucune tablette ne peut se connecter : { $why }
table-server-ended = le serveur web s'est arrêté ; redémarrez la table
table-server-ended-why = le serveur web s'est arrêté : { $why } ; redémarrez la table
table-recording-ended = l'enregistrement s'est arrêté
table-picture-failed = une image n'a pas pu être traitée ; c'est noté dans l'historique

## Trouble of the camera's view

table-view = { $kinds }
table-view-covered = couverte
table-view-dark = sombre
table-view-defocused = floue
table-view-frozen = figée
table-view-lid = couvercle
table-view-moved = déplacée
table-view-unfound = fenêtre introuvable

## Questions to the dealer

table-after-restart = Après le redémarrage
table-after-cover = Comme il est sorti plus que la carte de couverture avant qu'une carte soit lue
table-after-another-look = Après un nouveau regard sur la carte
table-after-trouble = Après l'incident : { $part } ({ $fault })
table-after-undo = Après l'annulation d'un arbitrage
table-known-journaled =
    { $card ->
        [none] la dernière carte du journal est douteuse
       *[other] la dernière carte du journal est { CARD($card) }
    }
table-known-read =
    { $card ->
        [none] la carte d'avant n'a pas été lue avec certitude
       *[other] la carte d'avant a été lue { CARD($card) }
    }
table-known-none =
    { $card ->
        [1] aucune carte de cette donne n'avait été lue
       *[other] la carte { $card } n'avait pas été lue
    }
table-ask-restart =
    { $seen ->
        [none] { $why }, la fenêtre montre une carte illisible ; { $known }. { table-beam-counted }Combien de cartes ont été tirées entre-temps ?
       *[other] { $why }, la fenêtre montre { CARD($seen) } ; { $known }. { table-beam-counted }Combien de cartes ont été tirées entre-temps ?
    }
table-ask-how-many =
    { $card ->
        [0] { $why } : { table-beam-counted }Combien de cartes ont quitté le sabot avant cette question ?
       *[other] { $why } : { table-beam-counted }Combien de cartes ont quitté le sabot après la carte { $card } et avant cette question ?
    }
table-ask-how-many-laid =
    { $card ->
        [0] { $why } : Combien de cartes ont été posées sur la feuille avant cette question, en comptant celle qui y serait encore ?
       *[other] { $why } : Combien de cartes ont été posées sur la feuille après la carte { $card } et avant cette question, en comptant celle qui y serait encore ?
    }
table-beam-counted =
    { $counted ->
        [-1] { "" }
        [0] La barrière de sortie n'a compté aucune carte.{ " " }
        [one] La barrière de sortie a compté { $counted } carte.{ " " }
       *[other] La barrière de sortie a compté { $counted } cartes.{ " " }
    }
table-ask-missed =
    { $who ->
        [dealer] La carte { $card } du paquet a quitté la boîte sans être vue. Quelle carte était-ce ?
       *[nobody] La carte { $card } du paquet a quitté la boîte sans être vue. Elle est face cachée, et personne ne doit regarder : déclarez le tour nul.
    }
table-ask-unread =
    { $who ->
        [dealer] La carte { $card } est illisible. Quelle carte est-ce ?
       *[nobody] La carte { $card } est illisible. Elle est face cachée, et personne ne doit regarder : déclarez le tour nul.
    }
table-ask-cannot-be =
    { $who ->
        [dealer] La carte { $card } ne peut être celle qui a été lue. Quelle carte est-ce ?
       *[nobody] La carte { $card } ne peut être celle qui a été lue. Elle est face cachée, et personne ne doit regarder : déclarez le tour nul.
    }
table-ask-one-of = La carte { $card } est l'une de { $cards }. Quelle carte est-ce ?
table-ask-looks-out = La carte { $card } est illisible ; elle ressemble à une carte déjà sortie : { $places }. Quelle carte est-ce ?
table-card-out = { CARD($card) } ({ $places })
table-place = carte { $card }
table-ask-disagree =
    { $another ->
        [yes] La carte { $card } a été réglée comme { CARD($settled) } ; un second regard dit : { table-second-look }. Quelle carte est-ce ? Ou bien une autre carte a-t-elle été tirée ?
       *[no] La carte { $card } a été réglée comme { CARD($settled) } ; un second regard dit : { table-second-look }. Quelle carte est-ce ?
    }
table-second-look =
    { $seen ->
        [none] pas net
       *[other] { CARD($seen) }
    }
table-ask-duplicate =
    { $count ->
        [0] La carte { $card } a été lue { CARD($read) }, mais { CARD($read) } a déjà été donnée. { table-ask-duplicate-what }
       *[other]
            { $likelier ->
                [this] La carte { $card } a été lue { CARD($read) }, mais { CARD($read) } était déjà { $places } (d'après les images, cette lecture est la plus sûre). { table-ask-duplicate-what }
                [earlier] La carte { $card } a été lue { CARD($read) }, mais { CARD($read) } était déjà { $places } (d'après les images, la lecture d'avant est la plus sûre). { table-ask-duplicate-what }
               *[neither] La carte { $card } a été lue { CARD($read) }, mais { CARD($read) } était déjà { $places }. { table-ask-duplicate-what }
            }
    }
table-ask-duplicate-what = Quelle carte est-ce ? (Si la carte d'avant était fausse, corrigez-la d'abord ; si le paquet est faux, déclarez la donne nulle.)
table-ask-foreign = La carte { $card } a été lue { CARD($read) }, qui n'est pas dans ce paquet. Quelle carte est-ce ? (Si le paquet est faux, déclarez la donne nulle.)

## Rulings of the dealer

table-ruled-card =
    { $card ->
        [hidden] la carte { $index } est ce que le croupier a vu
       *[other] la carte { $index } est { CARD($card) }
    }
table-ruled-keyed =
    { $card ->
        [hidden] carte { $index } saisie d'après ce que le croupier a vu
       *[other] carte { $index } saisie : { CARD($card) }
    }
table-ruled-corrected =
    { $card ->
        [hidden] carte { $index } corrigée d'après ce que le croupier a vu
       *[other] carte { $index } corrigée : non { table-ruled-was } mais { CARD($card) }
    }
table-ruled-was =
    { $was ->
        [hidden] ce que le croupier avait vu
       *[other] { CARD($was) }
    }
table-ruled-irregularity = irrégularité : { $kind }
table-ruled-drawn =
    { $when ->
        [unseen]
            { $count ->
                [one] { $count } carte a été tirée sans être vue
               *[other] { $count } cartes ont été tirées sans être vues
            }
       *[interrupted]
            { $count ->
                [one] { $count } carte a été tirée pendant l'interruption
               *[other] { $count } cartes ont été tirées pendant l'interruption
            }
    }
table-ruled-undrawn = la carte { $card } n'a pas été tirée : la fenêtre montrait encore la carte { $shown }
table-ruled-void = donne nulle
table-ruled-void-why = donne nulle : { $why }
table-ruled-passed-by =
    { $count ->
        [one] la carte { $first } est passée face cachée
       *[other] { $count } cartes sont passées face cachée, à partir de la carte { $first }
    }
table-ruled-marker =
    { $marker ->
        [cut] la carte de coupe est sortie
       *[other] la carte { $marker } est sortie
    }
table-ruled-laid-away = une carte hors de son tour est écartée

## Refusals

table-not-opened = la table n'a pas été ouverte
table-read-at-exit-only = { $game } cache des cartes : la lecture se fait à la sortie, non dans la fenêtre
table-in-test-mode = { table-test-mode } ; le croupier y met fin sur la page d'entretien
table-no-test = commencez d'abord le mode d'essai
table-bad-op = cette table n'a pas de commande « { $verb } »
table-only-dealer = seul le croupier peut faire cela
table-deal-running = une donne est en cours ; finissez-la ou déclarez-la nulle d'abord
table-deal-running-test = une donne est en cours ; finissez-la ou déclarez-la nulle, puis essayez les appareils
table-question-open = répondez d'abord à la question posée
table-real-chips = cette table joue avec de vrais jetons ; aucune mise n'est prise ici
table-take-seat = prenez d'abord place
table-seat-closed = cette place a été fermée
table-no-deal = aucune donne n'est en cours
table-no-decision = cela relève d'une décision qui n'est plus attendue ; rien n'a été fait
table-malformed-field = { $field } doit être { $wants }
table-bad-text = le motif doit être un texte
table-bad-name = un nom de joueur a de 1 à { $most } caractères imprimables
table-bad-amount = la somme doit être un entier de 1 à 1 000 000 000 000
table-bad-bank-amount = la somme doit être un entier autre que 0 : au-dessus de 0 elle entre dans la banque, au-dessous elle en sort
table-bad-pack = le paquet est "new" ou "same", reçu « { $given } »
table-used-pack = la dernière donne était nulle, et son paquet est peut-être encore dans la boîte : dites si c'est un nouveau, ou le même
table-cut-awaited = le paquet doit d'abord être coupé par { $players } : confirmez que c'est fait
table-cut-awaited-of-one = le paquet doit d'abord être coupé par l'un de { $players }, que le banquier désigne : dites qui l'a fait
table-bad-without = without nomme les parties en panne dont on se passe, chacune avec la marque de sa panne
table-go-on-without = { $part } : { $fault } ; dites que le jeu continue sans
table-not-to-be-seen = cet avertissement est déjà passé
table-no-question = cette question n'est plus posée
table-count-wanted = à cette question on répond par le nombre de cartes tirées
table-face-down = la carte { $card } est face cachée et personne ne doit regarder ; déclarez le tour nul
table-next-card-lapsed = la carte suivante est maintenant la carte { $card }
table-bad-index = index doit être le rang d'une carte déjà montrée, 0 pour la première
table-not-shown = la carte { $card } n'a pas été montrée dans cette donne
table-bad-card = « { $given } » n'est pas une carte ; attendu hauteur et couleur, comme 7C ou TH
table-bad-irregularity = une irrégularité a un kind, et peut avoir une policy et des rulings (une mise : return, pay ou stay)
table-bad-count = le nombre doit être un entier de { $least } à { $most }
table-bad-marker =
    { $count ->
        [0] ce jeu n'a pas de carte repère à signaler
       *[other] une carte repère à signaler est l'une de : { $markers }
    }
table-camera-counts = la caméra compte les cartes qui sortent
table-none-goes-by = aucune carte ne passe face cachée à présent
table-none-not-due = aucune carte n'est sortie du sabot hors de son tour
table-nothing-to-undo = aucun arbitrage ne peut être annulé : le dernier l'est déjà, ou des cartes ou des mises l'ont suivi, ou il a révélé une carte face cachée ; corrigez plutôt la carte
table-ruling-lapsed = le dernier arbitrage est maintenant un autre : { $ruling }
table-no-seat = { $player } n'a pas de place
table-funds = { $player } a { $purse } dans sa bourse, { $amount } étaient demandés
table-no-debt = { $player } n'a pas de dette
table-no-money-for-debt = { $player } n'a rien dans sa bourse pour payer la dette de { $debt }
table-bank-unsure = le banquier ne retire rien tant qu'une carte est douteuse ; répondez d'abord à la question posée
table-name-taken = { $player } ressemble à { $other }, déjà connu à cette table ; choisissez un autre nom
table-name-reserved = { $name } veut dire autre chose à cette table ; choisissez un autre nom
table-name-mixed = { $name } mêle les lettres de plusieurs alphabets ; choisissez-en un
table-full = la table a { $seats } places et toutes sont prises
table-needs-moment = une commande doit avoir at : la donne, le tour et la phase auxquels elle est destinée
table-round-closed = les mises de ce tour sont fermées
table-lapsed = c'était pour : { $meant } ; la table en est à : { $now }, et rien n'a été fait
table-moment = donne { $deal }, tour { $round }, { $phase }
table-phase =
    { $phase ->
        [none] aucune
        [test] essai
        [books] les livrets
        [pack] le paquet
        [bets_open] mises ouvertes
        [bets_closed] mises fermées
        [over] finie
        [void] nulle
        [auction] enchères pour la banque
        [soda] soda
        [loser_shown] perdante montrée
        [last_card] dernière carte
        [card_shown] carte montrée
        [pair_shown] paire montrée
        [burning] cartes brûlées
        [dealing] distribution
        [first_cards] premières cartes
        [turn] un tour
        [card_due] carte attendue
        [four_out] quatre sorti
        [bank] la banque
        [for_sale] banque à céder
        [offered] banque offerte
        [banco] banco
        [punters_third] troisième des pontes
        [banker_third] troisième du banquier
        [settling] règlement
        [banker] le banquier décide
        [cover] couverture des mises
        [offer] la banque est offerte
        [punters] les pontes décident
        [retiring] le banquier se retire
        [risking] la somme risquée
        [vacant] pas de banquier
        [standing_by] pontes debout
        [drawing] tirage
        [winner_shown] gagnante montrée
        [hoc_shown] hoc montré
        [banker_decides] le banquier décide
        [banker_draws] le banquier tire
        [accepting] acceptation
        [bidding] enchères
        [right_decides] la droite décide
        [left_decides] la gauche décide
        [right_draws] la droite tire
        [left_draws] la gauche tire
        [refilling] banque à regarnir
       *[other] { $name }
    }
table-done-already = déjà fait
table-not-worked-off = erreur interne ; rien n'a été changé, et l'erreur est dans l'historique
table-id-used = l'identifiant { $id } a déjà servi à une autre commande ; prenez-en un nouveau
