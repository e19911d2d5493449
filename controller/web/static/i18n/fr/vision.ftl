### What is wrong with the camera, its pictures, or a pack that is learnt. Read on the tablets, in the log and on the
### command line.

## Cameras, videos and pictures

vision-camera-stopped = { $camera } : ne livre plus d'images
vision-camera-closed = { $camera } : ne peut être ouverte
vision-v4l2-number = { $camera } : après v4l2: vient le numéro de /dev/videoN
vision-no-such-camera = { $camera } : pas de telle caméra : picamera2, v4l2:N, une URL, un fichier vidéo ou un dossier d'images
vision-no-file = pas de tel fichier
vision-no-regular-file = pas un fichier ordinaire
vision-no-video = { $path } : pas une vidéo que l'on puisse décoder
vision-video-empty = { $path } : ne contient aucune image que l'on puisse décoder
vision-bad-frame = { $path } : l'image { $frame } n'en est pas une
vision-no-images = { $path } : ne contient pas d'images ({ $suffixes })
vision-bad-image = { $path } : pas une image que l'on puisse décoder
vision-driver = { $kind } : { $error }
vision-stream-ended = la caméra a fini son flux
vision-garbage-shape = non valable : une image de forme { $shape }
vision-garbage-size = non valable : l'image est passée de { $was } à { $now }
vision-garbage-even = non valable : chaque pixel vaut { $value }
vision-frozen = figée : la même image depuis plus de { $seconds } s
vision-hangs = bloquée : pas d'image depuis plus de { $seconds } s
vision-not-opened = bloquée : pas ouverte au bout de { $seconds } s

## A phone as the camera

vision-phone-none = aucun téléphone n'est la caméra
vision-phone-lost = la liaison avec le téléphone est coupée
vision-phone-silent = le téléphone n'a pas envoyé d'image depuis plus de { $seconds } s : sa liaison est trop lente ou coupée
vision-phone-hidden = le téléphone est verrouillé, ou montre autre chose
vision-phone-taken = le téléphone donne sa caméra à une autre application
vision-phone-table-only = la caméra est un téléphone, qui ouvre la page d'une table en marche

vision-jpeg-none = il est venu autre chose qu'un JPEG
vision-jpeg-cut = le JPEG est tronqué
vision-jpeg-broken = le JPEG est abîmé
vision-jpeg-long = il est venu un JPEG de { $given } octets, { $most } au plus sont pris
vision-jpeg-large = il est venu un JPEG de { $width }x{ $height } px, { $most } px au plus par côté sont pris
vision-jpeg-small = il est venu un JPEG de { $width }x{ $height } px, { $least } px au moins par côté sont pris
vision-jpeg-scans = il est venu un JPEG en plusieurs passes (progressif ou semblable), seuls ceux d'une passe sont pris
vision-jpeg-colours = il est venu un JPEG de { $parts } couleurs à { $bits } bits, 1 ou 3 à 8 sont pris

## A Raspberry Pi's camera

vision-process-said = { " " }({ $text })
vision-python-not-started = picamera2 : { $python } ne peut être lancé : { $error }
vision-process-hangs =
    { $stage ->
        [start] picamera2 : son processus se bloque au lancement de { $python }{ $said }
        [import] picamera2 : son processus se bloque à l'import de picamera2{ $said }
        [open] picamera2 : son processus se bloque à l'ouverture de la caméra{ $said }
        [configure] picamera2 : son processus se bloque au réglage de la caméra{ $said }
       *[other] picamera2 : son processus se bloque à la prise d'une image{ $said }
    }
vision-process-silent = picamera2 : son processus ne dit plus rien
vision-process-killed = picamera2 : son processus a été arrêté par { $signal }{ $said }
vision-process-ended = picamera2 : son processus a fini avec le code { $status }{ $said }
vision-process-strange = picamera2 : son processus a envoyé une ligne illisible : { $text }
vision-sensor = { $model } à { $mode }, { $wide } x { $high } % de son champ
vision-no-camera = picamera2 : aucune caméra n'est trouvée{ $said }
vision-no-pictures = picamera2 : la caméra ne donne pas d'images{ $said }
vision-library-failed = picamera2 : { $error }{ $said }
vision-no-cause = picamera2 : aucune cause n'a été donnée{ $said }
vision-not-installed = picamera2 : n'est pas installé pour { $python }
vision-too-old = picamera2 : { $python } a la version { $version }, il faut { $least } ou plus récente
vision-not-imported = picamera2 : { $python } ne peut l'importer : { $error }
vision-other-numpy = picamera2 : { $python } ne peut l'importer : { $error } ; numpy { $numpy } n'est pas celui de sa compilation
vision-no-modes = picamera2 : { $model } n'indique aucun mode de capteur
vision-beyond = picamera2 : { $key } = { $given } donné, { $model } prend { $low } à { $high }
vision-fixed-lens = picamera2 : focus = { $focus } donné, mais l'objectif de { $model } ne peut être déplacé
vision-beyond-focus = picamera2 : mise au point à { $given } dioptries donnée, { $model } prend { $low } à { $high }

vision-no-use = ne donne pas d'images utilisables

## What to do about it

vision-fix-replug = débranchez le câble de la caméra et rebranchez-le
vision-fix-check = vérifiez son câble (éteignez d'abord), son nom dans [camera] source, et qu'aucun programme ne s'en sert

vision-fix-command = { $command }
vision-fix-software = pas le câble : le logiciel de la caméra a échoué comme le dit le texte ; sudo apt full-upgrade, puis redémarrez
vision-fix-cable = éteignez, remettez le câble de la caméra (aux deux bouts) ; `rpicam-hello --list-cameras` doit alors la nommer
vision-fix-busy = arrêtez le programme qui se sert de la caméra (la table : sudo systemctl stop faro), sinon le câble
vision-fix-python = le Python du système manque : sudo apt install python3
vision-fix-numpy = ôtez le numpy mis par-dessus celui de Debian (sudo pip uninstall --break-system-packages numpy)
vision-fix-usb = une caméra USB se nomme source = "v4l2:0"
vision-fix-phone = montrez le code sous l'image de la caméra, et ouvrez-le avec le téléphone
vision-fix-phone-line = regardez si la page du téléphone est ouverte, et rapprochez le téléphone du Wi-Fi
vision-fix-phone-screen = déverrouillez le téléphone et ramenez sa page de caméra au premier plan
vision-fix-phone-page = rechargez la page du téléphone, ou prenez un autre téléphone
vision-fix-setting = changez [camera] { $key }
vision-fix-lens = réglez [camera] focus = "distance" et tournez l'objectif à la main
vision-fix-focus = changez [camera] focus, ou distance_mm et la hauteur de la caméra

## Packs that are enrolled

vision-no-card-name = « { $name } » ne nomme aucune carte : hauteur et couleur d'abord, comme dans KH.jpg, 10H_2.png ou 1O-0003.jpg
vision-no-card = « { $given } » n'est pas une carte : attendu A 2 ... 10 J Q K (B D K, V D R, 1) avec S H D C, ou 1 ... 9 S C R avec O C E B
vision-two-packs = { $one } et { $other } ne sont pas d'un même paquet : couleurs S H D C, ou O C E B
vision-pale = de telles impressions (pâles ?) se distinguent mal : beaucoup de cartes seront demandées, non lues
vision-hard-to-tell = difficiles à distinguer sur ces images, donc parfois demandées : { $cards }
vision-too-few = { $count } carte donnée, 2 au moins attendues
vision-card-not-seen = { $source } : aucune carte à y voir
vision-no-print = { $source } : aucune impression à voir sur sa carte
vision-looks-like = { $source }, donnée comme { $given }, ressemble à { $like } : une carte sous deux noms, ou des images trop mauvaises pour les distinguer
vision-no-end = { $rests } moments de repos et pas de fin : attendu un paquet, donné une fois
vision-nameless = { $count } cartes sur { $of } n'ont pas pu être lues ({ $places }) : nommez-les toutes dans l'ordre de la donne
vision-other-count = { $seen } cartes ont été vues dans la fenêtre, mais la liste en nomme { $named }
vision-twice = les cartes { $one } et { $other } sont toutes deux { $label }
vision-none-seen = aucune carte n'a été vue dans une fenêtre
vision-shoe-two = les cartes { $one } et { $other } sont sorties ensemble : remettez toutes les cartes et redonnez, une à la fois
vision-shoe-not-whole = la carte { $place } n'a pas été vue entière : remettez toutes les cartes et redonnez, chacune d'un seul mouvement lent
vision-shoe-pushed-in = la carte { $place } a été repoussée après sa sortie : remettez toutes les cartes et redonnez
vision-shoe-blind = aucune image utilisable pendant que la carte { $place } était au-dessus de la fenêtre : remettez toutes les cartes et redonnez
vision-shoe-still-there = la carte { $place } est encore au-dessus de la fenêtre : remettez toutes les cartes et redonnez, chacune tout à fait dehors
vision-shoe-too-many = plus de { $most } cartes ont quitté le sabot : attendu un paquet, donné une fois

## A folder with the faces of the rendered cards

vision-faces-folder = { $folder } : { $why } : attendu un dossier avec une image par carte, comme KH.jpg, 10H.png ou 1O.png
vision-faces-none = { $folder } : ne contient aucune image ({ $suffixes }) : attendu une par carte, comme KH.jpg, 10H.png ou 1O.png
vision-faces-label = { $folder } : { $why }
vision-faces-twice = { $one } et { $other } sont toutes deux { $label } : attendu une image par carte
vision-faces-unread = { $file } : { $why }
vision-faces-shape = { $file } : { $width } x { $height } px : attendu une carte verticale, haute de { $least } px au moins, { $narrow } à { $wide } fois aussi large que haute
vision-faces-unknown = { $folder } : { $label } ne représente aucune carte du jeu : voyez vision.ranks et vision.spanish_suits
vision-faces-same = { $folder } : { $one } et { $other } représentent toutes deux { CARD($card) }
vision-faces-lacking = { $folder } n'a pas d'image de { $count } des cartes du jeu : { $cards }

## The file of an enrolled pack

vision-pack-unread = { $path } : ne peut être lu : { $error }
vision-no-pack = { $path } : pas un paquet enregistré, ou un paquet endommagé (attendu ce qu'écrit `faro enrol`)
vision-pack-unfit = { $path } : { $why }
vision-pack-lacks = pas un paquet enregistré : { $name } y manque
vision-pack-format = pas un paquet enregistré : pack.json dit autre chose
vision-pack-version = version { $version } du fichier, { $known } est connue ici : enregistrez le paquet de nouveau
vision-pack-large = endommagé : { $name } a { $bytes } octets, { $most } au plus
vision-pack-part = endommagé : { $name } ne peut être lu ({ $error })
vision-pack-pictures = endommagé : attendu 1 à { $most } images
vision-pack-labels = endommagé : ses noms ne sont pas ceux d'un seul paquet
vision-pack-strangers = endommagé : seuils de cartes qui ne sont pas dans le paquet
vision-pack-entry = endommagé : une image sans nom, fichier ou empreinte
vision-pack-damaged = endommagé : { $why }
vision-pack-changed = endommagé : { $name } n'est pas l'image qui a été enregistrée
vision-pack-size = endommagé : { $name } n'est pas une image de { $width } x { $height } px
vision-pack-sureness = endommagé : ses seuils sont incomplets
vision-pack-thresholds = endommagé : seuils { $given }, attendu chacun de 0,5 à 1
vision-pack-ratio = endommagé : rapport des côtés { $given }, attendu { $least } à { $most }
vision-pack-learnt = endommagé : ses images apprises en jeu ne sont pas complètes
vision-learnt-strange = les impressions de ce paquet se distinguent à peine
vision-learnt-likelier = les images enregistrées la prennent pour une autre carte
vision-learnt-like = sous cette lumière, d'autres cartes lui ressemblent trop
vision-learnt-burnt = une partie est surexposée, comme sous le reflet d'une lampe
vision-learnt-useless = sous cette lumière, son chiffre ou le signe de sa couleur ressemble à celui d'une autre carte
vision-learnt-harms = une autre carte serait prise pour elle

## What runs the networks

vision-networks-broken = ONNX Runtime est installé et ne marche pas ici : { $why }
vision-networks-differ = ONNX Runtime { $version } est installé et répond autrement qu'OpenCV, de { $by }
vision-networks-none = FARO_NETWORKS demande ONNX Runtime, qui n'est pas installé
vision-networks-unknown = FARO_NETWORKS est { $asked } : attendu l'un de { $names }

## The rendered box

vision-hand-at-work = la main est à l'œuvre ({ $movement })
vision-box-holds-less = { $wanted } cartes voulues, { $left } dans la boîte
vision-shoe-takes-none = un sabot ne reprend pas de carte
vision-shoe-empty = le sabot est vide
