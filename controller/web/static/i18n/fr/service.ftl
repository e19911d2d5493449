### The service page: sensors, spindles, camera, calibration, enrolling a pack.

service-pressed =
    { $seconds ->
        [-1] enfoncé depuis le début : il est coincé, ou son fil touche la masse
       *[other] enfoncé depuis { $seconds } s : il est coincé, ou son fil touche la masse
    }

## Test mode

service-test-mode = Mode d'essai
service-test-begin = Commencer le mode d'essai
service-test-end = Finir le mode d'essai
service-testing = Chaque tablette le montre. À sa fin, boules et voyants reviennent où la table les veut.
service-looking = Lecture seule. Pour déplacer des tiges, faire clignoter des voyants ou marquer la fenêtre, commencez le mode d'essai : la table ne prend alors ni donne ni mise.
service-under-way = Une donne est en cours : on peut regarder les appareils, non les essayer. Finissez-la ou déclarez-la nulle d'abord.
service-no-board = Aucun module ne répond : { $trouble }
service-asking = On demande à chaque partie son état…

## Faults at play

service-faults = Pannes en jeu

## Sensors, lights and buzzer

service-sensors = Capteurs
service-sensors-none = Cette table n'en a pas ({ $key }).
service-what = Quoi
service-now = À présent
service-edges = Fronts
service-last = Dernier
service-never = jamais
service-seconds-ago = il y a { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
service-minutes-ago = il y a { $minutes } min
service-hours-ago = il y a { $hours } h
service-lights = Voyants et buzzer
service-light-lamp = Lampe de fenêtre
service-light-open = Vert : mises ouvertes
service-light-closed = Rouge : rien ne va plus
service-light-call = Jaune : appel du croupier
service-buzz = Faire sonner le buzzer
service-lights-none = Pas de voyants sur les broches ({ $key }).
service-buzzer-none = Pas de buzzer ({ $key } est false).

## Spindles

service-spindles = Tiges
service-spindle = Tige
service-spindle-rank = Tige { $spindle } : { $rank }
service-no-beads-here = Cette table n'a pas de boules à déplacer ({ $key }).
service-board = module : { $board }
service-board-supply = module : { $board }, servos à { NUMBER($volt, minimumFractionDigits: 2, maximumFractionDigits: 2) } V
service-board-none = pas de module
service-wanted = Voulu
service-sent = Envoyé, µs
service-stands-us = Lu, µs
service-beads-column = Boules
service-beads =
    { $beads ->
        [one] { $beads } boule
       *[other] { $beads } boules
    }
service-us = { $us } us
service-move-spindle = Déplacer la tige { $spindle }
service-at-play = en jeu : { $fault }
service-no-feedback = pas de retour
service-moving = bouge
service-sent-to =
    { $us ->
        [-1] Rien d'envoyé encore
       *[other] Envoyée à { $us } us
    }
service-stands-unknown = { service-sent-to } ; rien ne dit où elle est : regardez.
service-stands-wire = { service-sent-to }. Pas de retour : son fil ne donne rien, regardez où elle est.
service-stands-test = Sa position se lit en mode d'essai.
service-stands-moving = { service-sent-to }, elle est à { $stands } us, en mouvement.
service-stands-between = { service-sent-to }, elle est à { $stands } us, entre deux positions.
service-stands =
    { $beads ->
        [one] { service-sent-to }, elle est à { $stands } us, { $beads } boule passée.
       *[other] { service-sent-to }, elle est à { $stands } us, { $beads } boules passées.
    }

## Calibrating

service-calibrate = Étalonner les boules
service-calibrate-one = Étalonner la tige { $spindle }
service-calibrate-all = Tout étalonner
service-calibrate-undo = Annuler le dernier
service-calibrate-how = En mode d'essai, les positions se trouvent au toucher : chaque tige avance lentement jusqu'à ses butées.
service-creep = La tige { $spindle } ira lentement de butée en butée et retour, pendant une quinzaine de secondes.
service-creep-all = Les { $count } tiges iront lentement de butée en butée et retour, pendant une quinzaine de secondes.
service-creep-clear = L'alimentation des servos est allumée, et les doigts sont loin des boules.
service-creep-stop = Si quelque chose se coince, touchez Arrêter : les servos sont relâchés aussitôt.
service-start = Démarrer
service-stop = Arrêter
service-working = En cours : { $what }
service-found = Où chaque nombre de boules a été trouvé, en us, et l'écart avec ce qui est enregistré. Une fois l'enregistrement fait, chaque boule y est déplacée, aller et retour.
service-store-places = Enregistrer (module, fichier)
service-throw-away = Jeter

## Camera and window

service-camera = Caméra
service-camera-silent = La caméra ne donne pas d'image.
service-no-picture = Pas d'image de la caméra
service-figures = { $width }×{ $height }, { $fps } images par seconde, luminosité { $brightness }, netteté { $focus }
service-corners = Les coins de la fenêtre
service-corner = Coin { $number } sur 4, se déplace avec les flèches
service-mark-window = Marquer la fenêtre
service-mark-how = Amenez chaque coin sur un coin de la carte dans la fenêtre ; l'image est figée. Les flèches déplacent un coin d'un rien.
service-still = La boîte de donne, image figée
service-use-window = Prendre cette fenêtre
service-forget-marks = Oublier les repères
service-window =
    { $by ->
        [hand] Fenêtre : marquée à la main.
        [configuration] Fenêtre : de la configuration.
        [later] Fenêtre : se trouvera d'elle-même au début de la prochaine donne.
       *[itself] Fenêtre : trouvée d'elle-même.
    }
service-window-reads = { service-window } La table y lit { $card }, sûre à { $percent }.
service-window-unsure = { service-window } La table n'y lit aucune carte dont elle soit sûre.

## Box and pack

service-box-and-pack = Boîte et paquet
service-drift-none = Décalage latéral : montré à la fin de chaque donne.
service-drift =
    Les cartes exposées étaient à moins de { NUMBER($spread, minimumFractionDigits: 2, maximumFractionDigits: 2) } mm de leur milieu (un sigma), { NUMBER($largest, minimumFractionDigits: 2, maximumFractionDigits: 2) } mm au plus : { $draws ->
        [one] { $draws } tirage
       *[other] { $draws } tirages
    } de { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }.
service-drift-few = Trop peu de tirages pour éprouver la boîte.
service-drift-square = La position d'une carte n'annonce pas la suivante.
service-drift-skew = La position d'une carte suit la carte du dessous : le hasard seul le fait une fois sur { $once }. Regardez la boîte et le paquet.
service-foreign-unknown = Cartes étrangères : seules les cartes d'un paquet enregistré sont connues.
service-foreign = Peut-être pas la carte enregistrée : { $cards }. Aucune de ses marques dans les dernières donnes ; comparez-la avec son image.
service-foreign-none =
    { $count ->
        [one] Aucune carte étrangère remarquée ; { $count } carte vue jusqu'ici a des marques qui la font connaître.
       *[other] Aucune carte étrangère remarquée ; { $count } cartes vues jusqu'ici ont des marques qui les font connaître.
    }
service-begin-anew = Remise à zéro
service-begin-anew-sure = Remise à zéro ?
service-begin-anew-what = Les mesures de la boîte et du paquet des dernières donnes seront effacées. Faites-le quand l'un des deux a été réparé ou changé.
service-forget-it = L'oublier

## Enrolling a pack

service-pack = Le paquet de cette table
service-enrol = Enregistrer le paquet
service-enrol-how = En mode d'essai, un paquet de tout dessin s'apprend en une donne par la boîte ou le sabot.
service-enrol-why = Nécessaire pour des cartes sans les index usuels ; avec cela, tout paquet se lit plus sûrement. L'ordre est indifférent.
service-enrol-said = { $what }.
service-enrol-working = En cours : { $what }…
service-reads-configured = La table lit le paquet de la configuration, { $pack }.
service-reads-any = La table lit tout paquet aux index usuels.
service-reads-own =
    { $count ->
        [one] La table lit avec le paquet enregistré ici : { $count } carte.
       *[other] La table lit avec le paquet enregistré ici : { $count } cartes.
    }
service-reads-own-since =
    { $count ->
        [one] La table lit avec le paquet enregistré ici : { $count } carte, { $when }.
       *[other] La table lit avec le paquet enregistré ici : { $count } cartes, { $when }.
    }
service-waiting =
    { $count ->
        [one] { $count } carte d'un autre paquet a été donnée et n'est pas encore enregistrée. Commencez le mode d'essai pour la nommer.
       *[other] { $count } cartes d'un autre paquet ont été données et ne sont pas encore enregistrées. Commencez le mode d'essai pour les nommer.
    }
service-pack-before = Revenir au paquet d'avant ({ $when })
service-pack-again = Reprendre le paquet enregistré ({ $when })
service-forget-configured = L'oublier : revenir à la configuration
service-forget-any = L'oublier : lire tout paquet
service-learnt =
    { $count ->
        [one] { $count } image a été apprise en jeu.
       *[other] { $count } images ont été apprises en jeu.
    }
service-learnt-why = Elle aide à lire une carte que l'on demanderait ; de chaque carte deux au plus sont gardées, et celles enregistrées restent.
service-learnt-none = Aucune image n'a encore été apprise en jeu : il faut une carte qui a été demandée, et une donne sans corrections.
service-learnt-off = Aucune image n'est apprise en jeu : la configuration le veut ainsi.
service-learnt-card = { $label }, donne { $deal }
service-learnt-picture = { $label } comme apprise dans la donne { $deal }
service-learnt-forget = Retirer { $label }
service-learnt-forget-all = Retirer tout ce qui a été appris
service-no-picture-comes = aucune image ne vient
service-too-dark = trop sombre
service-too-bright = trop claire
service-nothing-sharp = rien n'est net
service-camera-trouble = La caméra : { $verdict }. Ne tirez aucune carte jusque-là.
service-lost = La caméra n'a donné aucune image pendant { $seconds } s au cours de la donne : une carte tirée entre-temps manque ici. S'il y en a eu une, jetez ceci et redonnez.
service-demo = La boîte simulée :
service-demo-load = Mettre un paquet plein
service-demo-deal-out = Tout donner
service-demo-draw = Tirer une carte
service-enrol-put = Mettez le paquet entier dans la boîte, dans n'importe quel ordre, et fermez le couvercle.
service-enrol-draw = Tirez carte après carte. Laissez chacune une seconde immobile dans la fenêtre, sans main au-dessus. La tablette peut s'éteindre entre-temps.
service-enrol-last = Après la dernière carte, laissez la boîte vide quelques secondes, ou touchez Fini.
service-enrol-put-shoe = Mettez le paquet entier dans le sabot, dans n'importe quel ordre, et fermez-le.
service-enrol-draw-shoe = Tirez carte après carte, lentement, chacune d'un seul mouvement égal et tout à fait dehors ; la suivante seulement quand elle est sortie. La tablette peut s'éteindre entre-temps.
service-enrol-last-shoe = Après la dernière carte, touchez Fini, ou laissez le sabot une demi-minute.
service-enrol-cards-passed =
    { $count ->
        [one] { $count } carte prise.
       *[other] { $count } cartes prises.
    }
service-enrol-pictures =
    { $count ->
        [one] { $count } image prise.
       *[other] { $count } images prises.
    }
service-enrol-window = La fenêtre est trouvée.
service-enrol-no-window = Pas encore de fenêtre vue.
service-enrol-done = Fini : la boîte est vide
service-enrol-done-shoe = Fini : le sabot est vide
service-enrol-stop = Arrêter sans rien changer
service-enrol-named = Chaque carte a son nom. Revoyez les images une fois encore : ce qui est enregistré est ce que la table lira.
service-enrol-open =
    { $count ->
        [one] { $count } carte demande un regard :
       *[other] { $count } cartes demandent un regard :
    }
service-order = Le paquet était dans un ordre connu ? Prendre les noms d'une liste
service-order-label = Les cartes dans l'ordre de la donne, la première d'abord : KH 10H 2C …
service-order-take = Prendre ces noms
service-naming =
    { $count ->
        [one] { $count } carte est passée dans la fenêtre{ service-left-out }. { service-naming-how }
       *[other] { $count } cartes sont passées dans la fenêtre{ service-left-out }. { service-naming-how }
    }
service-left-out =
    { $left ->
        [0] { "" }
       *[other] , { $left } hors du paquet
    }
service-naming-how = Touchez une image pour nommer sa carte, ou écrivez hauteur et couleur comme imprimées : KH, 10D, BS (allemandes), VC (françaises), 1O ou SC (espagnoles), JOKER ; - laisse une image de côté.
service-not-in-it = N'y sont pas : { $what }. Une carte qui n'y est pas ne sera pas lue.
service-lack = { $count } des { $of } cartes du jeu
service-lack-suit = couleur { $suit }
service-lack-rank = tous les { $rank }
service-store = Enregistrer ce paquet
service-store-sure = Enregistrer { $named } cartes sur { $of } ?
service-store-lacks =
    { $count ->
        [one] { $count } carte du jeu n'est pas dans ce paquet : { $what }. Quand elle viendra, la table ne pourra la lire et demandera au croupier.
       *[other] { $count } cartes du jeu ne sont pas dans ce paquet : { $what }. Quand l'une viendra, la table ne pourra la lire et demandera au croupier.
    }
service-store-anyway = Enregistrer quand même
service-throw-sure = Jeter ces noms ?
service-throw-what = Rien n'a été enregistré ; le paquet devra être redonné. La table continue de lire comme avant.
service-card-of-deal = Carte { $number } de la donne
service-card-large = Carte { $number } de la donne, en grand
service-name-of = Nom de la carte { $number }
service-name-by-tapping = Nommer la carte { $number } en touchant
service-letters = Lettres du paquet
service-letters-spanish = { $letters } (espagnol)
service-rank = Hauteur
service-suit = Couleur
service-spanish-suit =
    { $suit ->
        [O] deniers
        [C] coupes
        [E] épées
       *[B] bâtons
    }
service-tap = Touchez hauteur et couleur
service-it-is = C'est { $rank } { $suit }
service-it-is-spanish = C'est { $rank } de { $suit }
service-name-taken = La carte { $number } porte ce nom.
service-joker = Un joker
service-leave-out = Laisser : pas une carte, ou vue deux fois
service-order-empty = la liste ne nomme aucune carte : attendu KH 10H 2C ..., la première carte donnée d'abord
service-too-many-seen = { $count } cartes ont été vues : attendu un paquet, donné une fois
service-nothing-seen = aucune carte n'a été vue dans une fenêtre : éclairez bien la boîte, ou marquez la fenêtre à la main, et redonnez
service-given-up = abandonné
service-order-other = { $shown } cartes sont montrées ici, mais la liste en nomme { $named } : la liste n'a pas servi
service-order-unread = la liste : { $why }

## The sensors' names and levels

service-sensor-beam = Barrière de sortie
service-sensor-lid = Couvercle
service-sensor-follower = Poussoir
service-sensor-no-more-bets = Bouton : rien ne va plus
service-sensor-hold = Bouton : pause
service-sensor-call = Bouton : appel
service-blocked = coupée
service-free = libre
service-open = ouvert
service-shut = fermé
service-box-empty = boîte vide
service-has-cards = a des cartes
service-down = enfoncé
service-up = relâché

## What the service desk refuses

service-part-no-beads = cette table n'a pas de boules à déplacer
service-part-no-buzzer = cette table n'a pas de buzzer ({ $key } dans sa configuration)
service-part-no-lights = cette table n'a pas de voyants sur les broches
service-part-no-camera = cette table n'a pas de caméra
service-part-no-eye = cette table n'a pas de caméra pour apprendre un paquet
service-not-forgotten = les mesures de la boîte et du paquet n'ont pas pu être effacées : { $why }
service-window-not-kept = la fenêtre n'a pas pu être gardée : { $why }
service-window-none = ces quatre coins ne font pas une fenêtre : mettez-en un sur chaque coin de la carte
service-window-small = c'est trop petit pour y lire une carte : marquez toute la fenêtre
service-busy = attendez : le travail est en cours
service-still-dealt = enregistrez ou jetez d'abord ce qui a été donné
service-no-deal-watched = aucune donne n'est suivie
service-names-wanting = donnez d'abord à chaque carte un nom valable
service-no-pack-before = il n'y a pas de paquet avant celui-ci
service-other-pack-before = le paquet d'avant est maintenant un autre
service-no-pack-stored = aucun paquet n'est enregistré
service-no-cards-shown = aucune carte n'est montrée pour être nommée
service-no-such-card = il n'y a pas de telle carte ici
service-pack-not-put-away = le paquet n'a pas pu être rangé : { $why }

## How enrolling goes on

service-work-reading = les images sont triées et lues
service-work-storing = les cartes sont comparées entre elles et enregistrées
service-work-before = le paquet d'avant est lu
service-work-learning = les images de la dernière donne sont comparées au paquet
service-work-forgetting = des images apprises sont retirées du paquet
service-nothing-learnt = aucune telle image n'a été apprise
service-test-ended = rien n'a été changé : le mode d'essai a fini entre-temps
service-nothing-changed = rien n'a été changé : { $why }
service-fault-logged = erreur interne ; elle est notée dans l'historique
service-picture-failed = une image de la donne n'a pas pu être traitée ; c'est noté dans l'historique
service-pack-without-cards = il ne contient aucune carte, rien que des dos ou des jokers
service-disk-unsure = le disque pourrait ne pas garder cela lors d'une coupure de courant : { $why }
service-and-doubt = { $told } ; { $doubt }

## What is wrong with the names of a pack's cards; $read, $ordered, $label: a name as it is written, such as KH

service-name-none = pas encore de nom
service-name-of-no-card = { $name } n'est le nom d'aucune carte
service-name-disagrees = lue { $read }, la liste dit { $ordered } : laquelle est-ce ?
service-name-doubt = on dirait { $read } : est-ce juste ?
service-name-unknown = rien ne dit ce que { $label } représente dans le jeu ({ $keys })
service-name-twice = { $label } est déjà la carte { $number }
service-name-same = la même que la carte { $number }, { $label }
service-name-stranger = { $label } est d'une autre sorte de paquet que la plupart ici (couleurs { $suits })

## The floor, where more than one table is gathered

service-floor = Salle
service-floor-has-all = salle : elle a tous les événements
service-floor-behind =
    { $count ->
        [some] salle : en retard depuis { $time }
        [one] salle : { $count } événement de retard depuis { $time }
       *[other] salle : { $count } événements de retard depuis { $time }
    }
service-floor-never = salle : pas jointe depuis { $time }
service-floor-incidents =
    { $count ->
        [one] salle : { $count } incident de cette table est ouvert (faro floor check)
       *[other] salle : { $count } incidents de cette table sont ouverts (faro floor check)
    }
service-floor-unreachable = la salle ne peut être jointe : { $why }
service-floor-not-enrolled = la salle n'a aucune table avec cet accès (faro floor enrol)
service-floor-refused =
    { $why ->
        [chain] la salle refuse l'événement { $event } : il ne continue pas ce qu'elle a de cette table
        [journal] la salle refuse l'événement { $event } : il est d'un autre journal que celui qui est inscrit
       *[gap] la salle refuse l'événement { $event } : elle n'a pas ceux d'avant
    }

## What service tells the log

service-note-begun-anew = les mesures de la boîte et du paquet sont effacées : elles sont recueillies de nouveau
service-note-window-marked = la fenêtre de la boîte est marquée à la main
service-note-window-unmarked = la fenêtre de la boîte n'est plus marquée à la main
service-note-pack-forgotten = le paquet enregistré à la page d'entretien ne sert plus
service-note-pack-stored =
    { $count ->
        [one] { $count } carte est enregistrée, avec ses images ; la table lit désormais avec ce paquet
       *[other] { $count } cartes sont enregistrées, avec leurs images ; la table lit désormais avec ce paquet
    }
service-note-drift = la boîte trahit peut-être des cartes : en { $draws } tirages, la carte exposée s'est placée selon celle du dessous, ce que le hasard fait une fois sur { $once } ; regardez la boîte et le paquet
service-note-foreign = { CARD($card) } n'est peut-être pas la carte enregistrée : aucune de ses marques dans les { $deals } dernières donnes ; comparez-la avec son image
service-note-learnt =
    { $count ->
        [one] une image de { $cards } a été apprise de la donne d'avant ; la page d'entretien la montre et la retire
       *[other] des images de { $cards } ont été apprises de la donne d'avant ; la page d'entretien les montre et les retire
    }
service-note-not-learnt =
    { $count ->
        [one] l'image de { $cards } de la donne d'avant n'a pas été apprise : { $why }
       *[other] les images de { $cards } de la donne d'avant n'ont pas été apprises : { $why }
    }
service-note-learnt-forgotten = les images apprises de { $cards } sont retirées
service-note-learning-failed = le paquet n'a pas pu être changé, tout est comme avant : { $why }

## Setting up the camera over the printed markers, step by step

service-aim = Régler la caméra
service-aim-waiting = Recherche des repères imprimés. Pendant une donne, rien n'est cherché.
service-aim-markers = Posez la feuille, ou tournez la caméra, de sorte que les quatre carrés noirs soient dans l'image et que rien ne les couvre.
service-aim-dark = Plus de lumière : l'image est trop sombre.
service-aim-bright = Moins de lumière : l'image est trop claire.
service-aim-nearer = Rapprochez la caméra : une carte est trop petite dans l'image.
service-aim-farther = Éloignez la caméra : une carte est plus grande que l'image n'en a besoin.
service-aim-upright = Tenez la caméra plus droite, juste au-dessus de la feuille.
service-aim-sharp = Rien n'y est net : essuyez l'objectif, ou éloignez puis rapprochez la caméra jusqu'à ce que ce soit net.
service-aim-glare = Une lampe se reflète à l'endroit du paquet : déplacez la lampe ou la feuille.
service-aim-kind =
    Ceci est la feuille pour cartes { $seen ->
        [poker] de poker
        [bridge] de bridge
        [spanish] espagnoles
        [german] allemandes
       *[other] { $seen }
    }, et la table est réglée pour cartes { $wanted ->
        [poker] de poker
        [bridge] de bridge
        [spanish] espagnoles
        [german] allemandes
       *[other] { $wanted }
    } : posez l'autre feuille, ou redémarrez la table pour cartes { $seen ->
        [poker] de poker
        [bridge] de bridge
        [spanish] espagnoles
        [german] allemandes
       *[other] { $seen }
    }.
service-aim-lay-card = Bien. Posez une carte face visible dans le cadre.
service-aim-reads-laid = La table lit : { $card }. Ôtez-la, commencez la donne sur la page du croupier, puis posez la première carte.
service-aim-lay-pack = Bien. Posez le paquet entier face visible dans le cadre.
service-aim-reads = La table lit : { $card }. Commencez la donne sur la page du croupier, puis tirez la première carte.
service-aim-deal = À la page du croupier
service-aim-figure-markers =
    { $cards ->
        [poker] Repères vus : { $seen } sur 4, cartes de poker
        [bridge] Repères vus : { $seen } sur 4, cartes de bridge
        [spanish] Repères vus : { $seen } sur 4, cartes espagnoles
        [german] Repères vus : { $seen } sur 4, cartes allemandes
       *[none] Repères vus : aucun
    }
service-aim-figure-light = Luminosité { $brightness } sur 255
service-aim-figure-size = Une carte a { $px } px de large, il en faut { $least } ou plus
service-aim-figure-tilt = Inclinaison { $degrees } degrés, { $most } au plus
service-aim-figure-sharp = Netteté { $sharpness }, il faut { $least } ou plus
service-aim-figure-glare = Zone brûlée { $percent } %, { $most } % au plus
service-aim-good = bon
service-aim-wrong = pas encore
