### What every page says: front page, seat, display, and what several pages share.

## Cards

pages-letters = A V D R
pages-rank =
    { $rank ->
        [A] As
        [T] Dix
        [J] Valet
        [Q] Dame
        [K] Roi
       *[other] { $rank }
    }
pages-suit =
    { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[C] trèfle
    }
pages-card = { pages-rank } de { pages-suit }
pages-spanish-letters = V C R
pages-spanish-rank =
    { $rank ->
        [A] as
        [T] 10
        [J] valet
        [Q] cavalier
        [K] roi
       *[other] { $rank }
    }
pages-spanish-suit =
    { $suit ->
        [D] deniers
        [H] coupes
        [S] épées
       *[C] bâtons
    }
pages-spanish-card =
    { $suit ->
        [S] { pages-spanish-rank } d'{ pages-spanish-suit }
       *[other] { pages-spanish-rank } de { pages-spanish-suit }
    }

## Where the deal stands

pages-starting = La carte de la fenêtre est comparée
pages-no-deal = Pas encore de donne
pages-deal-over = La donne est finie
pages-deal-void = La donne est nulle ; les mises en jeu ont été rendues
pages-round = tour { $number }
pages-of-rounds = sur { $turns }
pages-light =
    { $light ->
        [open] Faites vos jeux
        [closed] Rien ne va plus
        [call] Le croupier est appelé
        [idle] Au repos
       *[other] { $light }
    }
pages-result =
    { $result ->
        [win] gagnée
        [lose] perdue
        [half] doublet
        [push] coup nul
        [returned] rendue
        [removed] reprise
        [claimed] réclamée
        [dead] morte
        [not_held] renvoyée
        [void] nulle
        [not_callable] renvoyée
       *[other] { $result }
    }
pages-corrected = Carte { $number } : prise pour { $was }, c'est { $now }.

## What became of a command

pages-refused = La table n'a pas accepté.
pages-lapsed = C'était pour { $meant }, mais on en est à { $now } ; rien n'a été fait
pages-lapsed-deal = C'était pour la donne { $meant }, mais on en est à la donne { $now } ; rien n'a été fait
pages-lapsed-since = { $gone } : le jeu avait continué ; rien n'a été fait
pages-lapsed-phase = { $gone } : le jeu avait continué ({ $was }, maintenant { $is }) ; rien n'a été fait
pages-moment =
    { $phase ->
        [none] avant la première donne
        [bets_open] mises ouvertes
        [over] après la donne
        [void] après la donne
        [test] mode d'essai
       *[other] mises fermées
    }

## Commands, where a lost line kept them waiting

pages-act-start-deal = Nouvelle donne
pages-act-close-bets = Rien ne va plus
pages-act-reopen-bets = Rouvrir les mises
pages-act-answer = La carte est : { $card }
pages-act-correct = La carte { $number } est : { $card }
pages-act-key-card = Saisir la carte { $number } : { $card }
pages-act-drawn =
    { $count ->
        [0] Dire qu'aucune carte n'a été tirée
        [one] Dire qu'une carte a été tirée
       *[other] Dire que { $count } cartes ont été tirées
    }
pages-act-void-deal = Déclarer la donne nulle
pages-act-undo = Annuler : { $ruling }
pages-act-buy-in = Achat de { $player } : { $amount }
pages-act-cash-out = Retrait de { $player } : { $amount }
pages-act-cash-out-all = Retrait de { $player } : tout
pages-act-pay-debt = Prendre la dette de { $player } dans la bourse
pages-act-pay = Prendre le compte de { $player } dans la bourse
pages-act-raise-max = Porter le maximum à { $amount }
pages-act-raise-for = Porter le maximum de { $player } à { $amount }
pages-act-raise-cap = Porter à { $amount } ce que la banque couvre
pages-act-bank = Changer la banque de { $amount }
pages-act-open-seat = Ouvrir une place pour { $player }
pages-act-close-seat = Fermer la place de { $player }
pages-act-test =
    { $on ->
        [true] Commencer le mode d'essai
       *[false] Finir le mode d'essai
    }
pages-act-hold = Pause
pages-act-resume = Reprendre
pages-act-irregularity = Signaler une irrégularité
pages-act-mark = Dire qu'une carte repère est sortie
pages-act-pass-by = Les cartes face cachée sont sorties
pages-act-lay-away = Écarter la carte
pages-act-demo = Se servir de la boîte simulée
pages-act-show-beads =
    { $beads ->
        [one] Déplacer { $beads } boule de la tige { $spindle }
       *[other] Déplacer { $beads } boules de la tige { $spindle }
    }
pages-act-jog = Déplacer la tige { $spindle } d'un pas
pages-act-blink = Faire clignoter un voyant
pages-act-buzz = Faire sonner le buzzer
pages-act-calibrate = Étalonner les boules
pages-act-enrol = Enregistrer un paquet
pages-act-window = Marquer la fenêtre
pages-act-begin-anew = Remettre à zéro les mesures de la boîte et du paquet
pages-act-forget-learnt = Retirer des images apprises
pages-act-other = { $verb }

## Decisions, and the dealer's next thing to do

pages-or = { $first } ou { $second }
pages-time-for-bets = Temps des mises
pages-decides =
    { $who ->
        [all] À tous de décider
        [dealer] Au croupier de décider
        [you] À vous de décider
       *[player] { $player } décide
    }
pages-decides-what = { pages-decides } : { $choice }
pages-decides-else = { pages-decides } : { $choice }, sinon { $otherwise }
pages-decides-many = { pages-decides } ; sans réponse : { $otherwise }
pages-seconds = { $seconds } s
pages-seconds-stand = { $seconds } s encore, à la reprise du jeu
pages-closes-in = fin dans { $seconds } s
pages-place-down = { $place }, face cachée
pages-cut = Le paquet est coupé par { $players }
pages-cut-you = À vous de couper le paquet
pages-cut-one = Le banquier désigne qui coupe le paquet
pages-next = À faire
pages-next-question = Répondez à la question.
pages-next-void-round = Déclarez le coup nul.
pages-next-void = Déclarez la donne nulle.
pages-next-starting = Attendez la caméra, ou dites que rien n'a été tiré.
pages-next-held = Le jeu est suspendu : réglez ce qui est dit ci-dessus, puis reprenez.
pages-next-lay-away = Une carte est sortie du sabot hors de son tour : écartez-la.
pages-next-lay-away-sheet = Une carte a été posée sur la feuille hors de son tour : ôtez-la, puis touchez « Écarter la carte ».
pages-next-pass-by = Mettez de côté, face cachée et hors de la feuille, les cartes que personne ne doit voir ; puis touchez « Les cartes face cachée sont sorties ».
pages-next-start-sheet = Commencez une donne quand le paquet est mêlé et que la caméra voit la feuille.
pages-next-cut = Faites couper le paquet, mettez-le dans la boîte et commencez la donne.
pages-next-start = Commencez une donne quand le paquet est dans la boîte.
pages-next-wait = Attendez { $players }.
pages-next-stakes = Attendez les mises.
pages-next-answers = Attendez les réponses.
pages-next-answers-end = Attendez les réponses, ou mettez fin au délai.
pages-next-false-start = Aucune carte n'a été tirée : rouvrez les mises, ou tirez.
pages-next-bets = Les mises sont ouvertes ; carte suivante : { $place }.
pages-next-close = Les mises sont ouvertes : fermez-les avant la carte suivante.
pages-next-draw = Tirez ; carte suivante : { $place }.

## The dealing box and its camera

pages-camera-none = Cette table n'a pas de caméra : le croupier nomme chaque carte.
pages-camera-hidden = L'image de la caméra n'est pas montrée : elle voit les cartes avant qu'on les retourne.
pages-camera-picture = La boîte de donne, vue par la caméra
pages-camera-waiting = En attente de la première image de la caméra
pages-reading-none = Rien de lu encore
pages-reading-unsure = Pas sûr
pages-reading-keyed = saisie par le croupier
pages-reading-sure = sûr à { $percent }
pages-reading-how-sure = Degré de certitude de la caméra
pages-card-number = Carte { $number }
pages-named = { $what } :
pages-pile-to-come = à venir
pages-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
pages-pack-in-hands = Le paquet est dans les mains du croupier.
pages-picker-out = { $card }, déjà carte { $places }

## The casekeeper

pages-casekeeper = Boulier
pages-casekeeper-label = Le boulier
pages-wire = { $rank } : { $left } à venir, { $out } sorties
pages-wire-off = les boules sont à { $moved }
pages-wire-fault = panne : { $fault }

## Stakes

pages-stack =
    { $state ->
        [both] { $owner } : { $amount } sur { $place }, en sommeil, morte
        [barred] { $owner } : { $amount } sur { $place }, en sommeil
        [dead] { $owner } : { $amount } sur { $place }, morte
       *[other] { $owner } : { $amount } sur { $place }
    }
pages-string-end =
    { $kind ->
        [win] { $rank } gagnant
       *[lose] { $rank } perdant
    }
pages-you = Vous
pages-mine = vous

## The front page

pages-language = Langue
pages-where =
    { $asks ->
        [true] { $phase } ({ $deal })
       *[false] { $phase }, { $deal }
    }
pages-choose-label = Choisissez votre côté de la table

## When somebody who comes now can play

pages-join-test = La table est à l'essai ; personne ne joue pour l'instant.
pages-join-held = Le jeu est suspendu : prenez place, et jouez quand le croupier reprendra.
pages-join-question = Le croupier regarde une carte : prenez place, et jouez quand il reprendra.
pages-join-fault = Quelque chose est en panne à la table, et le croupier s'en occupe : prenez place, et jouez quand il reprendra.
pages-join-full = Toutes les places sont prises : regardez l'écran jusqu'à ce qu'une se libère.
pages-join-wanted =
    { $count ->
        [one] La prochaine donne attend encore { $count } joueur : prenez place.
       *[other] La prochaine donne attend encore { $count } joueurs : prenez place.
    }
pages-join-shuffled = Vous pourrez jouer à la prochaine donne, qui commence quand le croupier aura mêlé.
pages-join-cut = Vous pourrez jouer à la prochaine donne, qui commence quand le paquet aura été coupé.
pages-join-begins = Vous pourrez jouer à la prochaine donne, dans { $seconds } s.

pages-minute = { $game } en une minute

## The three doors

pages-punter = Ponte
pages-dealer = Croupier
pages-dealer-what =
    { $mode ->
        [casekeeper] Commencer la donne, nommer une carte douteuse, corriger une carte fausse.
       *[table] Commencer la donne, nommer une carte douteuse, corriger une carte fausse, tenir les comptes.
    }
pages-display = Écran
pages-display-what =
    { $mode ->
        [casekeeper] Le boulier et les cartes, pour toute la salle.
       *[table] Les mises, le boulier et les cartes, pour toute la salle.
    }
pages-service = Entretien

## The rules and what the words mean, for whoever has no seat yet

pages-learn = Pour apprendre le jeu
pages-help = Aide
pages-rules-here = Les règles de cette table
pages-help-page = Se servir d'une page
pages-help-light = Le voyant du haut est vert tant que les mises sont ouvertes, rouge quand elles sont fermées, et ambre quand le croupier est appelé.
pages-help-purse = Votre bourse est votre argent à la table ; une mise en sort dès qu'elle est posée. L'achat et le retrait se font auprès du croupier.
pages-help-decide = Quand on vous demande quelque chose, la page dit ce que vous pouvez faire, combien de secondes il reste, et ce qui se fait si vous ne dites rien.
pages-help-tap = Un mot souligné de points dit son sens quand on le touche ; le point d'interrogation du haut fait de même pour les mots des boutons.
pages-help-hold = Le jeu est suspendu quand le croupier regarde une carte, ou qu'une partie de la table est en panne ; les mises restent en place.
pages-help-correction = Une carte mal lue est corrigée, et l'argent avec elle ; tout le monde le voit.

## For who sits down for the first time

pages-guide = Où se trouve quoi
pages-guide-acts = Ce que vous pouvez faire se trouve ici, avec une ligne qui dit la suite.
pages-guide-sheets = Là-derrière : ce que le dernier tour a payé, l'argent de chacun, ce qui s'est passé, et les règles de cette table.
pages-guide-at = { $at } sur { $of }
pages-guide-next = Suite
pages-guide-enough = Passer
pages-guide-end = Fini

## What a player hears

pages-signals =
    { $on ->
        [true] Son et vibration activés : les couper
       *[false] Son et vibration coupés : les activer
    }

## Words

pages-words = Ce que les mots veulent dire
pages-words-others = Autres mots
pages-words-section = (règles, { $section })

## The display

pages-on-table = Sur la table
pages-at-the-table = À la table
pages-cards-of-deal = Cartes de cette donne
pages-tabs = Pointage
pages-bank = Banque

## The page while the table is not there

pages-laying = La table se prépare…
pages-looking = Recherche de la table…
pages-no-game = Pas de pages pour ce jeu
pages-no-game-why = La table joue : { $game } ; ses pages ne se chargent pas : { $why }.
pages-no-word = Pas de nouvelles de la table
pages-no-word-for = Pas de nouvelles de la table depuis { $seconds } s
pages-no-word-what = La page derrière date de cet instant, et rien ne peut être touché. La table garde chaque mise ; cette page revient d'elle-même.
pages-not-answered = Pas encore de réponse
pages-fate-done = fait.
pages-fate-refused = non fait. { $why }
pages-fate-unknown = inconnu. { $why } L'historique de la table dit si c'est fait.
pages-fates = Pendant la coupure de la liaison
pages-fates-read = J'ai lu
pages-offline = La liaison avec la table est coupée ; nouvel essai. Vos mises sont en sûreté à la table.
# Of a dialog or a panel that is fetched when it is first opened.
pages-part = Une partie de la page
pages-part-missing = Cette partie de la page n'a pas pu être chargée : la liaison avec la table est faible ou coupée.
pages-part-again = Réessayer
pages-light-unknown = Inconnu
pages-signed-out = Déconnecté
pages-signed-out-why = La connexion du croupier a expiré.
pages-sign-in-again = Se reconnecter
pages-close = Fermer
pages-log = Historique
pages-sheet-players = Joueurs
pages-sheet-rules = Règles
pages-rules-else = Convenu aussi

## What everybody at the table must know

pages-demonstration-of = { $game }, argent fictif
pages-play-held = Jeu suspendu
pages-held = Jeu suspendu : { $why }
pages-held-question = Jeu suspendu, le croupier regarde : { $question }
pages-fault =
    { $accepted ->
        [true] { $part } : { $fault } (le jeu continue sans)
       *[false] { $part } : { $fault }
    }

pages-dealer-sees = Le croupier s'en occupe ; les mises restent en place.
pages-to-do = { $part } : { $fix }

## The account of a player, behind his money in the head: a statement that can be printed

pages-account-open = Votre compte, tour par tour
pages-account-of = Le compte de { $player }
pages-print = Imprimer
pages-account-bought = Acheté
pages-account-out = Retiré
pages-account-settled = Gains et pertes des tours
pages-account-otherwise = Arbitrages, corrections et autres
pages-account-purse = Bourse
pages-account-lying = Mises en jeu
pages-account-bank = La banque que vous tenez
pages-account-debt = Dû
pages-account-owed = Au compte
pages-account-result = En tout
pages-account-nothing = Aucune mise n'est encore décidée.
pages-account-round = Tour
pages-account-staked = Misé
pages-account-came = Sorti
pages-account-won = Gagné
pages-account-deal = Donne { $number }
pages-account-older =
    { $count ->
        [one] { $count } tour avant
       *[other] { $count } tours avant
    }

## Purses and corrections

pages-owes = doit { $amount }
pages-on-account = au compte { $amount }
pages-name-you = { $name } (vous)
pages-you-banker = { $player }, banquier
pages-player = Joueur
pages-purse = Bourse
pages-lying = En jeu
pages-the-bank = La banque
pages-bank-of = La banque de { $banker }
pages-may-stake = maximum { $amount }
pages-bank-covers = couvre { $amount }
pages-lay-on = restée en jeu
pages-correction = { $when } : { $was } → { $now }
pages-corrections = Corrections
pages-corrected-by = Corrigé par le croupier
pages-bank-booked = la banque
pages-correction-none = Aucune mise n'en est changée.

## Cards shown

pages-no-card = Aucune carte n'a été montrée.
pages-shown = Carte { $number }, { $place } : { $card }
pages-shown-down = Carte { $number }, { $place } : face cachée
pages-shown-correct = Carte { $number }, { $place } : { $card }. La corriger

## Taking a seat

pages-take-seat = Prendre place
pages-your-name = Votre nom
pages-sit-down = S'asseoir
pages-or-code = ou, avec le code du croupier
pages-code = Code du croupier
pages-take-the-seat = Prendre la place
pages-back-here = J'étais déjà là
pages-back-who = Qui êtes-vous ? On demande au croupier si cette tablette obtient la place ; celle qui l'a la perd.
pages-back-waits = On demande au croupier si cette tablette est celle de { $player }. Montrez-lui que vous êtes là ({ $seconds } s).
pages-back-else = Autre nom
pages-finding-seat = Recherche de votre place…
pages-seat-lost = Cette place a été fermée, ou donnée à une autre tablette.
pages-real-chips = Cette table joue avec de vrais jetons : les mises sont sur le vrai tapis.
pages-watch = Suivre les cartes et le boulier
pages-screen-dark = Ce navigateur ne garde pas l'écran allumé : allongez le délai de mise en veille de la tablette.
pages-join-code = Code qui ouvre la page d'une place
pages-join-alone = Cette machine seule atteint la table : démarrez-la avec un hôte que les autres atteignent.
pages-demo-cut = Couper la liaison de cette page { $seconds } s
pages-leave = Quitter la place
pages-leave-sure = Rendre la place de cette tablette ? Seul le croupier peut la redonner.
pages-leave-purse = Votre bourse de { $amount } reste à la table ; le croupier la paie.
pages-back = Retour

## What the server writes: titles, the page before it has its sentences, signing in, no such page

pages-title-choose = { $game }
pages-title-play = { $game } : votre place
pages-title-dealer = { $game } : croupier
pages-title-display = { $game } : la table
pages-title-service = { $game } : entretien
pages-title-rules = { $game } : les règles d'ici
pages-title-help = { $game } : ce que les mots veulent dire
pages-title-sign-in = Faro : connexion
pages-title-lost = Faro : page introuvable
pages-scripts = Ces pages ont besoin de JavaScript ; rien n'est chargé de l'extérieur de cette table.
pages-speechless = Les phrases de cette page n'ont pas pu être chargées. Rechargez la page.
pages-sign-in-heading = Page du croupier
pages-pin = PIN
pages-sign-in = Connexion
pages-back-to-table = Retour à la table
pages-lost = Page introuvable
pages-lost-why = La table n'a pas de page à cette adresse.
pages-lost-display = Regarder la table
pages-lost-front = La page d'entrée
pages-no-pin-page = Aucun PIN de croupier n'est fixé dans la configuration de la table : cette page ne s'ouvre que sur la machine de la table.
pages-wrong-host = Cette table n'est pas connue sous ce nom.
pages-two-lengths = Le message donne sa longueur de deux façons.
pages-other-site = Cela vient de la page d'un autre site.
pages-body-too-long = Le message est trop long, ou ne dit pas sa longueur.

## What the door refuses: signing in, taking a seat, messages of no use

pages-no-pin = Aucun PIN de croupier n'est fixé dans la configuration de la table ; connectez-vous sur la machine de la table.
pages-wrong-pin = Ce n'est pas le PIN.
pages-code-not-valid = Ce code n'est plus valable. Demandez-en un nouveau au croupier.
pages-wait-minutes = Trop d'essais faux. Réessayez dans { $minutes } minutes.
pages-wait-seconds =
    { $seconds ->
        [one] Trop d'essais faux. Réessayez dans { $seconds } seconde.
       *[other] Trop d'essais faux. Réessayez dans { $seconds } secondes.
    }
pages-only-dealer = Seul le croupier peut faire cela.
pages-only-service = Seul le croupier peut faire cela, sur la page d'entretien.
pages-no-seat = Prenez d'abord place.
pages-seat-also = Une autre tablette, à l'adresse { $address }, se sert aussi de votre place. Si ce n'est pas la vôtre, demandez un nouveau code au croupier : l'autre perdra alors la place.
pages-seat-gone = La place de cette tablette a été fermée, ou donnée à une autre tablette.
pages-seat-closed = La place de { $player } a été fermée ; asseyez-vous de nouveau.
pages-seat-closed-code = La place de { $player } a été fermée. Demandez un nouveau code au croupier.
pages-back-seated = Cette tablette a déjà une place.
pages-back-no-seat = { $player } n'a pas de place à cette table.
pages-back-asked = On demande déjà au croupier la place de { $player }.
pages-back-other = Une autre tablette demande en ce moment la place de { $player }. Parlez au croupier.
pages-back-many = Trop de tablettes demandent leur place à la fois. Parlez au croupier, ou attendez une minute.
pages-back-wait =
    { $seconds ->
        [one] Demandé trop souvent en vain. Redemandez dans { $seconds } seconde, ou demandez un code au croupier.
       *[other] Demandé trop souvent en vain. Redemandez dans { $seconds } secondes, ou demandez un code au croupier.
    }
pages-back-no = Le croupier n'a pas donné la place à cette tablette. Parlez-lui ; il peut vous donner un code.
pages-back-late = Le croupier n'a pas répondu. Parlez-lui, et redemandez.
pages-back-line = La question a pris fin : la liaison de cette tablette s'est coupée, ou elle a demandé autre chose. Redemandez.
pages-back-over = Cette question n'est plus posée.
pages-seat-asked = Une tablette à l'adresse { $address } demande votre place au croupier. Si elle n'est pas à vous, dites-le-lui.
pages-seats-by-dealer = À cette table, le croupier attribue les places. Demandez un code.
pages-name-at-table = { $player } est déjà à la table ; choisissez un autre nom, ou dites que vous étiez déjà là.
pages-name-in-deal = { $player } est encore dans cette donne : seul le croupier donne cette place. Demandez un code.
pages-too-many-requests = Trop de demandes à la fois ; attendez un instant.
pages-too-fast = Trop de messages à la fois ; attendez un instant.
pages-too-many = Cela fait plus de { $most } changements en un tour ; attendez le suivant.
pages-fault-logged = Erreur interne ; elle est notée dans l'historique.

## What the door tells the log

pages-seats-not-kept = les places ne peuvent être gardées, après un redémarrage elles sont attribuées de nouveau : { $why }
pages-note-signs-in = le croupier se connecte à l'adresse { $address }
pages-note-signs-out = le croupier se déconnecte à l'adresse { $address }
pages-note-second-tablet = deux tablettes se servent en même temps de la place de { $player }, aux adresses { $first } et { $second }
pages-note-back = avec l'accord du croupier, la tablette à l'adresse { $address } retrouve la place de { $player }
pages-note-not-back = le croupier ne donne pas la place de { $player } à la tablette à l'adresse { $address }
pages-note-takes-seat = la tablette à l'adresse { $address } prend la place de { $player }
pages-note-tries =
    { $what ->
        [PIN] { $count ->
            [one] { $count } PIN faux
           *[other] { $count } PIN faux
        }
       *[code] { $count ->
            [one] { $count } code de place faux
           *[other] { $count } codes de place faux
        }
    }
pages-note-wrong = { pages-note-tries } de l'adresse { $address }
pages-note-wrong-many =
    { $more ->
        [true] { pages-note-tries } de { $addresses } adresses ou plus, dont { $most } de { $address }
       *[false] { pages-note-tries } de { $addresses } adresses, dont { $most } de { $address }
    }

## What is said aloud

pages-aloud-purse = Votre bourse : { $amount }.
# Bets are open, or closed: "Make your bets, turn 3".
pages-aloud-phase =
    { $asks ->
        [true] { $phase } ({ $round })
       *[false] { $phase }, { $round }.
    }

## For who plays without sight: a place in which a player types what he does

pages-by-ear = Taper et écouter ({ $key })
pages-by-ear-title = Taper et écouter
pages-typed-label = Que faites-vous ?
pages-typed-do = Exécuter
pages-typed-hint = Par exemple : { $example }
pages-typed-choice = { $number } : { $act }
pages-typed-choices = Ce que vous voulez dire
pages-typed-done = Fait : { $act }.
pages-typed-which = « { $came } » peut dire plusieurs choses. Tapez un numéro. { $acts }
pages-typed-sure = Sûr ? Tapez alors le numéro. { $acts }
pages-typed-empty = Rien n'a été tapé. Attendu : { $expected }
pages-typed-unknown = « { $word } » n'est pas compris dans « { $came } ». Attendu : { $expected }
pages-typed-no-sum = « { $came } » ne dit aucune somme. Attendu : { $expected }
pages-typed-two-sums = « { $came } » dit deux sommes. Attendu : { $expected }
pages-typed-not-now = « { $came } » n'est pas accepté maintenant. Attendu : { $expected }
pages-typed-stakes = Vos mises : { $stakes }.
pages-typed-no-stakes = Vous n'avez aucune mise sur la table.
pages-typed-bets = Vous pouvez miser : { $bets }.
pages-typed-bets-from =
    { $step ->
        [1] { $bets } : de { $least } à { $most }
       *[other] { $bets } : de { $least } à { $most }, par { $step }
    }
pages-typed-bet-most = { $bet }, { $most } au plus
pages-typed-no-bets = Vous ne pouvez rien miser maintenant. { $why }
pages-heard-own = Entendre mes cartes ({ $key })
pages-heard-speak = Lire la page à voix haute
pages-heard-on = Cette tablette parle désormais.
pages-heard-cards = { $cards }.
pages-heard-total = { $cards }. Total : { $total }.
pages-heard-none = Vous n'avez pas de cartes que cette tablette puisse dire.
pages-heard-headphones = Ces cartes sont cachées aux autres. Mettez un casque, pour que personne d'autre ne les entende.
pages-heard-confirm = J'ai un casque : dites-les
pages-heard-no-voice = Ce navigateur n'a pas de voix à lui pour cette langue.

## What the croupier calls: of a line of the log, under its own key

pages-called-number =
    { $number ->
        [0] baccara
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
       *[9] neuf
    }
pages-called-on = Les annonces sont dites à voix haute désormais.
pages-called-no-voice = Ce navigateur n'a pas de voix pour cette langue : les annonces sont seulement écrites ici.
pages-calls =
    { $on ->
        [true] Les annonces sont dites à voix haute : les couper
       *[false] Dire les annonces à voix haute
    }
