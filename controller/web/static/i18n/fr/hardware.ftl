### What is wrong with the casekeeper, the dealing box, the pins and the computer, and what the service page's test mode
### says. Read on the tablets, in the log and on the command line. Spindles are numbered from 0 (ace) to 12 (king).

## Parts, as faults name them

hardware-part =
    { $part ->
        [mcu] module du boulier
        [exit_beam] barrière de sortie
        [lid_switch] contact du couvercle
        [follower_switch] contact du poussoir
        [box_lid] couvercle de la boîte
        [camera] caméra
        [camera_reading] lecture de la caméra
        [camera_view] vue de la caméra
        [journal] journal
        [outputs] sorties
        [pages] pages
        [safe_mode] mode sûr
        [power] alimentation
        [temperature] température
        [clock] horloge
        [disk] disque
        [exit_beam_wire] fil de la barrière de sortie
        [exit_beam_pin] broche de la barrière de sortie
        [lid_switch_wire] fil du contact du couvercle
        [lid_switch_pin] broche du contact du couvercle
        [follower_switch_wire] fil du contact du poussoir
        [follower_switch_pin] broche du contact du poussoir
        [no_more_bets_button] bouton rien ne va plus
        [no_more_bets_button_pin] broche du bouton rien ne va plus
        [hold_button] bouton pause
        [hold_button_pin] broche du bouton pause
        [call_button] bouton appel
        [call_button_pin] broche du bouton appel
       *[other] { $name }
    }
hardware-part-spindle = tige { $number }

## Beads

hardware-stands = il y en a { $count }
hardware-between = entre deux positions, la plus proche { $near }
hardware-bead-jammed = boule { $bead } bloquée : il en faut { $wanted } de l'autre côté, { $where }
hardware-bead-slipped = boule { $bead } glissée : il en faut { $wanted } de l'autre côté, { $where }
hardware-bead-moved = boule { $bead } déplacée à la main : il en faut { $wanted } de l'autre côté, { $where }
hardware-bead-slipped-back = une boule a glissé et est revenue : { $wanted } de l'autre côté, comme il faut
hardware-bead-moved-back = une boule a été déplacée à la main et est revenue : { $wanted } de l'autre côté, comme il faut
hardware-bead-supply = boule { $bead } : l'alimentation des servos est trop faible, il en faut { $wanted } de l'autre côté, { $where }
hardware-bead-no-feedback = boule { $wanted } : le fil de retour ne donne rien, il en faut { $wanted } de l'autre côté, position inconnue

## The dealing box

hardware-beam-unmoved = n'a pas bougé aux { $draws } derniers tirages vus par la caméra
hardware-beam-unexplained = a bougé { $times } fois sans que la caméra voie sortir une carte
hardware-beam-blocked-start = coupée dès le début : une carte dans la fente, ou le capteur est éteint ou son fil touche la masse
hardware-beam-blocked-long = coupée depuis { $seconds } s : une carte dans la fente, ou le capteur est bloqué
hardware-beam-wrong-way = coupée quand aucune carte ne passe et libre quand une passe : câblée à l'envers
hardware-lid-bounces = { $changes } changements en { $seconds } s : le contact rebondit ou est lâche
hardware-follower-early = dit la boîte vide alors qu'il reste { $cards } cartes
hardware-follower-late = n'est pas arrivé en bout de course bien que la boîte soit vide
hardware-wire-off = est débranché, ou sa résistance de 4,7 kohm vers 3,3 V à la boîte manque
hardware-pin-unread = ne peut être lu : { $error }
hardware-button-stuck = enfoncé dès le début : il est coincé, ou son fil touche la masse

## The pins of the Raspberry Pi

hardware-why-and-fix = { $why } ; { $fix }
hardware-pin-busy = { $name } : un autre programme ou pilote tient GPIO{ $pin }
hardware-servo = servo de la tige { $spindle }
hardware-pin-failed = { $name } (GPIO{ $pin }) : { $error }
hardware-no-such-pins = pas de telles broches : { $pins } ; il y a { $known }
hardware-no-factory = pas de fabrique de broches « { $name } » ; il y a { $known }
hardware-no-library = { $error } : la bibliothèque des broches n'est pas installée
hardware-no-pi = ce n'est pas un Raspberry Pi : il n'a pas de numéro de révision
hardware-library = { $error }
hardware-other-chip = gpiochip{ $chip } est « { $label } », non les broches du connecteur ({ $wanted }...)
hardware-no-pipe = lgpio ne peut créer son tube dans { $folder }
hardware-no-chip = { $error } : il n'y a pas de { $path }
hardware-chip-closed = { $error } : { $user } ne peut ouvrir { $path }
hardware-chip-failed = { $error } : { $path }
hardware-pins-given-back = les broches ont été rendues
hardware-fix-stop-others = arrêtez la table (systemctl stop faro) ou l'autre programme qui tient les broches
hardware-fix-group = l'utilisateur doit être du groupe gpio : sudo usermod -aG gpio USER, puis ouvrez une nouvelle session
hardware-fix-lgpio = sudo apt install python3-lgpio sur un Raspberry Pi ; ailleurs pip install '.[pi]'
hardware-fix-rpigpio = sudo apt install python3-rpi.gpio sur un ancien Raspberry Pi ; sinon gpio.factory lgpio
hardware-fix-upgrade = mettez le système à jour : sudo apt full-upgrade
hardware-fix-pipe = réglez LG_WD sur un dossier où l'on peut écrire
hardware-fix-kernel = il faut un Raspberry Pi avec son propre noyau

hardware-fix-wiring = voyez hardware/machine/drawings/wiring.md
hardware-fix-beam = ôtez la carte de la fente ; sinon le capteur est sale, défectueux ou câblé à l'envers
hardware-fix-supply = vérifiez l'alimentation 5 V des servos et son fusible : 4,8 V au moins quand les servos bougent
hardware-fix-feedback = remettez le fil de retour sur l'entrée A{ $spindle }
hardware-no-use = ne marche pas

## Boards and servos

hardware-no-board = aucun module ne répond sur { $port }
hardware-no-link = il n'y a pas de liaison avec le module
hardware-no-answer = le module ne répond pas à { $question }
hardware-not-done = le module n'a pas fait ce qui était demandé en { $seconds } s
hardware-no-maestro = aucun Maestro ne répond sur { $port }
hardware-maestro-reports = le Maestro signale : { $errors }
hardware-not-driven = les servos n'ont pas pu être commandés ; c'est noté dans l'historique

## Calibration of the beads

hardware-spindle = tige { $spindle } : { $why }
hardware-places-count = { $count } positions, { $wanted } attendues
hardware-spindles-count = { $count } tiges, { $wanted } attendues
hardware-place-range = { $given } us, permis { $low }...{ $high } us
hardware-places-order = les positions { $places } us doivent toutes monter ou toutes descendre de { $least } us ou plus
hardware-file = { $path } : { $error }
hardware-file-sections = { $path } : attendu une section pour chacun de "{ $first }"..."{ $last }"
hardware-file-values = { $path } : { $section } : attendu pulse_us de cinq entiers et adc de deux
hardware-file-section = { $path } : { $section } : { $why }
hardware-board-not-stored = tige { $spindle } : le module n'a pas enregistré l'étalonnage
hardware-feedback-off = tige { $spindle } : le fil de retour donne { $adc } : il est débranché
hardware-no-stop = tige { $spindle } : aucune butée n'a été sentie : le palonnier est lâche, ou la butée manque
hardware-hardly-moves = tige { $spindle } : bouge à peine : une boule ou la came est coincée, ou le servo ne tourne pas
hardware-travel = tige { $spindle } : { $travel } us entre les butées, attendu { $low }...{ $high } us pour les { $degrees } degrés de la came : { $cause }
hardware-caught = une boule ou la came est coincée, ou le servo tourne de plus de { $most } degrés par ms
hardware-gives-way = une butée cède, le palonnier glisse, ou le servo tourne de moins de { $least } degrés par ms
hardware-no-potentiometer = tige { $spindle } : le retour donnerait ({ $low }, { $high }) à 1000 et 2000 us : pas un potentiomètre sur 5 V
hardware-creeping-low = marche lente vers les butées basses
hardware-creeping-high = marche lente vers les butées hautes

## Test mode of the beads, on the service page

hardware-looking = recherche du module
hardware-firmware = micrologiciel { $version }
hardware-board-open-loop = { $name }, sans retour
hardware-rig-failed = le mode d'essai des tiges a échoué ; c'est noté dans l'historique
hardware-not-in-test = le boulier n'est pas en mode d'essai
hardware-rig-no-board = pas de module : { $why }
hardware-rig-busy = attendez : { $busy }
hardware-no-feedback-rig = ces servos n'ont pas de retour : leurs positions ne peuvent se trouver au toucher ; modifiez le fichier d'étalonnage
hardware-jog-no-feedback = la tige { $spindle } n'a pas de retour : envoyez-la d'abord à une position, puis par pas
hardware-jog-unread = la tige { $spindle } n'a pas encore été lue
hardware-beyond-servo = { $given } us dépasse ce que prend un servo, { $low }...{ $high }
hardware-step = un pas de { $given } us, attendu 1...{ $most } dans un sens ou l'autre
hardware-no-spindle-chosen = aucune tige n'a été choisie
hardware-not-fitted = la tige { $spindle } n'est pas montée ici ; [mcu] spindles contient { $fitted }
hardware-rig-jammed = bloquée : { $wanted } us voulus, { $measured } us mesurés
hardware-rig-slipped = glissée : { $wanted } us voulus, { $measured } us mesurés
hardware-rig-moved = déplacée à la main : { $wanted } us voulus, { $measured } us mesurés
hardware-rig-no-feedback = le fil de retour ne donne rien : { $wanted } us voulus, { $measured } us mesurés
hardware-rig-supply = l'alimentation des servos est trop faible : { $wanted } us voulus, { $measured } us mesurés
hardware-nothing-found = rien n'a été trouvé à enregistrer : étalonnez d'abord
hardware-no-former = il n'y a pas d'étalonnage avant celui-ci
hardware-storing = enregistrement
hardware-storing-former = enregistrement de l'étalonnage d'avant
hardware-trying = aller et retour des boules
hardware-places-found = les positions sont trouvées ; rien n'est encore enregistré
hardware-not-calibrated = { $why }. Rien n'a été changé.
hardware-calibration-stopped = arrêté à la main ; rien n'a été changé
hardware-stored = enregistré
hardware-stored-former = l'étalonnage d'avant est de nouveau enregistré
hardware-not-stored = non enregistré : { $why }
hardware-kept =
    { $count ->
        [0] { $done }, dans le module et dans { $file } ; tiges changées : aucune, elles sont comme avant
       *[other] { $done }, dans le module et dans { $file } ; tiges changées : { $spindles }
    }
hardware-calibration-note = étalonnage des boules : { $said }
hardware-proof-good = Chacune de ces boules a été déplacée, aller et retour.
hardware-proof-bad = PAS BON : { $troubles }
hardware-proof-stopped = Arrêté à la main avant que chaque boule ait été essayée.

## Every bead moved, again and again (faro exercise)

hardware-faults = { $faults }
hardware-misses = tige { $spindle } : manque une position de { $error } us
hardware-exercise-idle = tige { $spindle } : au repos à { $beads } boules
hardware-exercise-moving = tige { $spindle } : en mouvement à { $beads } boules
hardware-exercise-jammed = tige { $spindle } : bloquée à { $beads } boules
hardware-exercise-slipped = tige { $spindle } : glissée à { $beads } boules
hardware-exercise-hand-moved = tige { $spindle } : déplacée à la main à { $beads } boules
hardware-exercise-no-feedback = tige { $spindle } : sans retour à { $beads } boules
hardware-exercise-supply-low = tige { $spindle } : alimentation faible à { $beads } boules

## Every servo driven to its mounting place (faro park)

hardware-park-no-feedback = son fil de retour ne donne rien
hardware-park-supply = l'alimentation des servos est trop faible
hardware-park-unsaid = le module n'en a rien dit
hardware-park-state = le module dit { $state }

## The Raspberry Pi itself

hardware-pi-weak-now = l'alimentation est trop faible à présent (sous-tension)
hardware-pi-slowed-now = le processeur est ralenti à présent
hardware-pi-throttled-now = le processeur est bridé à présent
hardware-pi-hot-now = il est près de sa limite de température à présent
hardware-pi-weak = l'alimentation a été trop faible depuis le démarrage (sous-tension)
hardware-pi-weak-told = l'alimentation a été trop faible (sous-tension) : voyez le bloc d'alimentation et son câble
hardware-pi-heat = le processeur dépasse { $limit } C et ralentit : voyez son ventilateur et l'aération
hardware-pi-clock = personne n'a réglé l'horloge depuis le démarrage de l'ordinateur : on ne peut se fier aux heures du journal ; il faut un réseau
hardware-pi-disk = il reste moins de { $megabytes } Mo sur le disque du journal : déplacez les anciens journaux
hardware-pi-throttled = le processeur a été bridé depuis le démarrage
