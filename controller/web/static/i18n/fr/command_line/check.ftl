### `faro check`: the state of every part, what is wrong, and what to do about it. Read in a terminal.

## The screen

check-wrong = { $wrong } parties sur { $parts } demandent une intervention :
check-good = Tout est en ordre.
check-progress = vérification : { $part }
check-mark-good = ok
check-mark-note = note
check-mark-wrong = ERREUR
check-none-here = cette table n'en a pas
check-phone = un téléphone ; quand la table tourne, la page du croupier montre le code qu'il ouvre, et la page d'entretien ses images
check-last-fault = { $state } ; dernière panne { $fault }

## The computer

check-no-pi = pas un Raspberry Pi
check-no-temperature = inconnue : pas de capteur ici
check-hot-fix = donnez au Pi un ventilateur ou de l'air
check-no-power = inconnue : seul un Raspberry Pi le dit
check-power = pas de sous-tension depuis le démarrage
check-power-fix = prenez l'alimentation officielle ; les servos ont besoin de la leur
check-power-button = une pression éteint l'ordinateur
check-no-power-button = aucun : avant de débrancher, sudo poweroff
check-clock = réglée par un service de temps
check-clock-off = non synchronisée
check-clock-fix = sudo timedatectl set-ntp true, et un réseau ; on ne peut se fier aux heures du journal
check-no-clock = inconnue : le noyau ne le dit pas
check-disk = { $megabytes } Mo libres à { $folder }
check-disk-fix = il faut au moins { $megabytes } Mo : { $fix }
check-disk-read-only = { $path } est sur un disque en lecture seule

## The pages

check-pages-no-pin = pas de PIN : qui vient de cette machine est le croupier, aussi à travers nginx, stunnel ou ssh -R sur elle
check-pages-pin = le croupier se connecte avec le PIN, sur cette machine aussi
check-pages-proxies = le croupier se connecte avec le PIN, sur cette machine aussi ; pour les adresses des visiteurs on croit { $proxies }

check-tls-readable = [web] tls est "off" : qui peut écouter le réseau peut lire les PIN et se faire passer pour le croupier
check-tls-loopback = http en boucle locale seule : rien n'en passe par un réseau
check-tls-own = https par l'autorité propre à la table, certificat jusqu'au { $until } ; SHA-256 { $fingerprint }
check-tls-given = https avec { $certificate }
check-tls-none-yet = https ; le premier démarrage crée les clés dans { $path }
check-tls-locked = https ; ses clés ne sont que pour l'utilisateur de la table : { $path }
check-tls-fix = docs/keys.md dit à quoi sert chaque fichier et comment le refaire

## What its user may do

check-may-not-read = { $user } ne peut lire { $path }
check-may-not-write = { $user } ne peut écrire { $path }
check-may-not-use = { $user } ne peut se servir de { $path } (groupe { $group })
check-as-service = vérifiez comme l'utilisateur de la table : { $command }
check-as-service-folder = vérifiez comme l'utilisateur de la table : { $command } ; le dossier du service est à lui : ls -ld { $folder }
check-no-group = aucun groupe ne peut s'en servir : sudo make install met la règle dans /etc/udev/rules.d, puis redémarrez le Pi
check-join-group = sudo usermod -aG { $group } { $user }, puis ouvrez une nouvelle session ; ou vérifiez comme l'utilisateur de la table : { $command }
check-pins-library-fix = sudo make install encore une fois : il apporte lgpio, ou dit pourquoi il ne peut

## The journal

check-no-journal = pas encore à { $path }
check-journal = { $events } événements, la chaîne est intacte ; { $evidence }
check-journal-disagrees = { $journal } ; l'événement { $event }, connu de { $checkpoint }, ne concorde pas
check-journal-newer-fix = réinstallez le programme plus récent, ou remettez la copie d'avant la mise à jour (docs/install.md)
check-journal-fix = gardez le fichier tel quel, mettez la dernière bonne copie à sa place ; ne jouez pas avec
check-pictures-fix = gardez le fichier tel quel ; ce d'où ces cartes ont été lues ne peut plus être montré

## The camera

check-camera = { $picture }, { $fps } images/s, exposition { $exposure }, luminosité { $brightness }, netteté { $focus }
check-exposure-unknown = inconnue
check-camera-hangs = { $source } est bloquée
check-driver-fix = pas le câble : le logiciel de la caméra a échoué comme le dit le texte ; réinstallez-le, son numpy doit être celui de la table
check-no-picture = { $source } ne donne pas d'image
check-no-picture-fix = vérifiez [camera] source
check-camera-light =
    { $dark ->
        [true] { $camera } : trop sombre
       *[false] { $camera } : trop clair
    }
check-camera-light-fix = regardez la lampe au-dessus de la fenêtre
check-camera-blurred = { $camera } : rien n'est net
check-camera-blurred-fix = posez une carte dans la fenêtre ; réglez [camera] distance_mm, ou glissez la caméra jusqu'à ce que la netteté soit la plus haute
check-camera-slow = { $camera } : il en faut { $fps }
check-camera-slow-fix = plus de lumière, ou une image plus petite
check-camera-sensor-fix = son capteur donne { $most } au plus : réglez [camera] fps à cela ou moins
check-camera-shoe-sensor-fix = son capteur donne { $most } au plus, un sabot demande { $least } : prenez le Camera Module 3
check-camera-shoe = { $camera } ; les cartes sont lues jusqu'à une vitesse de tirage de { $speed } m/s

## The pack

check-pack-unknown = inconnu, comme le journal à côté
check-pack-no-camera = aucun n'est lu : cette table n'a pas de caméra
check-pack-any = tout paquet aux index usuels : aucun n'est enregistré
check-pack-configured = celui de la configuration
check-pack-configured-fix = réglez vision.pack sur un fichier de `faro enrol`, ou laissez-le vide pour lire tout paquet avec des index
check-pack-enrolled = enregistré à la page d'entretien
check-pack-enrolled-fix = déplacez-le pour continuer sans, et enregistrez de nouveau le paquet à la page d'entretien
check-pack = { $whence } : { $cards } cartes, écrit { $written } UTC, { $path }
check-pack-learnt =
    { $count ->
        [one] { $pack } ; { $count } image apprise en jeu ({ $cards })
       *[other] { $pack } ; { $count } images apprises en jeu ({ $cards })
    }
check-pack-empty = { $pack } : rien que des dos ou des jokers
check-pack-strange = { $pack } : rien ne dit ce que { $card } représente dans le jeu
check-pack-strange-fix = nommez-la dans [vision] ranks, ou spanish_suits

## What runs the reader's networks

check-networks =
    exécutés par { $name ->
        [onnxruntime] ONNX Runtime
       *[opencv] OpenCV
    } { $version }
check-networks-slower =
    { $chosen ->
        [true] { $how }, comme le dit FARO_NETWORKS
       *[false] { $how } ; ONNX Runtime, qui n'est pas installé, met moins de la moitié du temps
    }
check-networks-fix = réinstallez onnxruntime (sudo make install), ou ôtez-le ; les cartes sont lues tout de même
check-networks-setting-fix = ôtez FARO_NETWORKS de l'environnement
check-networks-ended = ONNX Runtime ne peut tourner sur ce processeur : il arrête le programme ({ $signal })
check-networks-ended-fix = ôtez onnxruntime (sudo make install le fait), ou réglez FARO_NETWORKS=opencv
check-networks-untried = n'a pas pu être essayé : { $why }

## Box and panel

check-no-pins = cette table n'en utilise pas
check-buzzer = sur BCM { $pin } ; la page d'entretien le fait sonner
check-no-box = pas de boîte de donne sur les broches ([gpio] box) : ni barrière, ni couvercle, ni poussoir
check-no-buzzer = cette table n'en a pas (gpio.buzzer)
check-beam-blocked = coupée
check-beam-free = libre
check-lid =
    { $open ->
        [true] ouvert
       *[false] fermé
    }
check-follower =
    { $end ->
        [true] en bout de course : la boîte est vide
       *[false] un paquet est dans la boîte
    }

## Board and beads

check-board =
    { $port ->
        [pty] { $driver } sur un pty, micrologiciel { $firmware }, protocole { $protocol }, dernier démarrage : { $cause }
       *[other] { $driver } sur { $port }, micrologiciel { $firmware }, protocole { $protocol }, dernier démarrage : { $cause }
    }
check-board-fault =
    { $port ->
        [pty] { $driver } sur un pty, micrologiciel { $firmware }, protocole { $protocol }, dernier démarrage : { $cause } ; dernière panne { $fault }
       *[other] { $driver } sur { $port }, micrologiciel { $firmware }, protocole { $protocol }, dernier démarrage : { $cause } ; dernière panne { $fault }
    }
check-board-in-use-fix = arrêtez d'abord la table (systemctl stop faro)
check-board-absent-fix = { $fix }, voyez son nom : ls /dev/faro-board /dev/ttyACM* /dev/ttyUSB* ; [mcu] port est { $port }
check-board-firmware-fix = { $fix } : make flash PORT={ $port }
check-board-fix = { $fix } ; si cela persiste : make flash
check-reset-fix = brown-out : une alimentation USB faible ; watchdog : le micrologiciel s'est bloqué, signalez-le
check-open-loop = { $driver } : servos sans retour
check-beads-unverified = non vérifiées : personne sauf le croupier ne voit où elles sont
check-wire = { $frames } trames endommagées, { $bytes } octets perdus, { $stops } arrêts de sécurité depuis le démarrage du module
check-wire-fix = un câble USB plus court ou meilleur, loin des fils des servos
check-wire-off = { $rank } : le retour donne { $adc } : fil débranché
check-calibrations-differ = { $rank } : le module et le fichier d'étalonnage diffèrent
check-calibrations-fix = faro calibrate beads --spindle { $spindle } : un autre module, ou un autre fichier
check-spindles-fitted = { $count } sur treize montées, [mcu] spindles : { $ranks } ; les autres sont sur les écrans seuls
check-spindle =
    { $calibrated ->
        [true] { $rank } : { $beads } boules passées, étalonnée
       *[false] { $rank } : { $beads } boules passées, non étalonnée : positions d'origine
    }
check-spindle-between =
    { $calibrated ->
        [true] { $rank } : entre deux positions, à { $pulse_us } us, étalonnée
       *[false] { $rank } : entre deux positions, à { $pulse_us } us, non étalonnée : positions d'origine
    }
