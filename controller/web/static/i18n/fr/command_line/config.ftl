### The configuration: what is wrong with one, what each key is for, and its pages of documents. Read in a terminal, in
### table.example.toml and in docs/. Keys, values in quotes and what stands in backticks stay as they are.

## What is wrong with a configuration

config-unreadable = { $file } : ne peut être lu : { $why }
config-no-utf8 = { $file } : n'est pas un texte UTF-8 (octet { $byte })
config-no-toml = { $file } : { $why }
config-too-deep = { $file } : est imbriqué trop profondément
config-mistake = { $where } : { $key } : { $mistake }
config-no-section = n'est pas une section ; permises : { $allowed }
config-section-wanted = doit être une section [{ $section }]
config-unknown-key = n'est pas connu ici ; permis : { $allowed }
config-word-or-number = { $given } donné, attendu { $words } ou un nombre de { $low } à { $high }
config-choice = { $given } donné, permis : { $allowed }
config-true-or-false = { $given } donné, attendu true ou false
config-text = { $given } donné, attendu un texte entre guillemets
config-whole-number = { $given } donné, attendu un entier de { $low } à { $high }
config-number = { $given } donné, attendu un nombre de { $low } à { $high }
config-texts = { $given } donné, attendu une liste de textes, comme ["faro.local"]
config-crop = { $given } donné, attendu [x, y, largeur, hauteur] entre 0 et 1, chaque côté de 0.1 ou plus, ou []
config-corners = { $given } donné, attendu quatre coins [[x, y], [x, y], [x, y], [x, y]], ou []
config-pins-section = { $given } donné, attendu une section [gpio.pins]
config-no-pin = { $given } donné, { $name } n'est pas une broche de la table ; permises : { $allowed }
config-no-pin-number = { $given } donné, { $name } : attendu un numéro de broche BCM de 0 à 27
config-pin-twice = { $given } donné, la broche { $pin } est donnée à la fois à { $name } et à { $other }
config-a-limit =
    { $same ->
        [true] va dans [limits]
       *[false] va dans [limits] sous le nom { $limit }
    }
config-no-option = n'est pas une option de règle ; permises : { $allowed }
config-rule = { $given } donné, attendu { $expected }
config-host-open = d'autres peuvent atteindre { $host } : réglez web.pin, ou servez sur "127.0.0.1" seul
config-proxies-pin = derrière un proxy, chacun se connecte : réglez web.pin
config-tls-file-missing = nécessaire avec web.tls = "files" : un fichier en PEM
config-tls-file-unused = donné, mais lu seulement avec web.tls = "files" ; il est { $tls }
config-http-port-no-https = donné, mais il ne mène qu'à https, que ces pages n'ont pas
config-http-port-same = { $given } donné, qui est web.port ; attendu un autre port, ou 0 pour aucun
config-no-proxy = { $given } donné, attendu une adresse comme "127.0.0.1" ou un réseau comme "192.168.7.0/24"
config-proxy-everybody = { $given } donné, ce qui est toute adresse : on croirait n'importe qui sur sa provenance
config-no-address = { $given } donné, ce qui n'est pas une adresse IP
config-no-host = { $given } donné, attendu un nom d'hôte comme "faro.local", sans port, chemin ni *
config-max-below-min = { $max } donné, attendu limits.min = { $min } au moins
config-no-limit = { $game } n'a pas cette limite ; il a : { $limits }
config-no-casekeeper = { $game } se joue à { $players } joueurs ou plus, et non avec de vrais jetons seulement
config-shoe-fps = { $given } donné, attendu { $least } ou plus : { $game } se lit pendant que les cartes sortent du sabot
config-phone-no-https = "phone" donné, mais tls est "off" : un navigateur ne donne sa caméra qu'à une page chiffrée
config-no-sheet = "sheet" donné, attendu "box" : { $game } donne des cartes face cachée, que verrait une caméra au-dessus d'une feuille : il reste au sabot
config-no-sheet-scene = "scene" donné, attendu une caméra : la table simulée n'a pas de feuille
config-shoe-phone = "phone" donné, attendu une autre : { $game } se lit pendant que les cartes sortent du sabot, plus vite qu'un téléphone n'envoie d'images
config-exposure = { $given } donné, attendu { $most } au plus : aucune image ne prend plus de temps à fps = { $fps }
config-no-name = « { $given } » donné, attendu une lettre, = et l'un de { $letters }
config-named-twice = { $name } est nommé deux fois
config-needs-pins = "gpio" donné, ce qui demande des broches : gpio.factory est "none"
config-no-spindle = { $given } donné, attendu l'un de { $allowed }
config-spindle-twice = { $given } est donné deux fois
config-spindles-none = aucune tige donnée, attendu une au moins ; une table sans boules a mcu.driver = "none"
config-servo-pin = { $name } : la broche { $pin } commande la tige { $spindle } avec mcu.driver "gpio"
config-pin-digits = attendu 4 à 12 chiffres entre guillemets
config-pin-easy = se devine facilement ({ $why }) ; choisissez-en un autre, de préférence six chiffres ou plus au hasard
config-pin-one-digit = un seul chiffre répété
config-pin-row = des chiffres qui se suivent
config-pin-repeated = quelques chiffres répétés
config-pin-doubled = des chiffres doublés
config-pin-backwards = le même dans les deux sens
config-pin-year = une année
config-pin-keypad = une ligne du clavier

## The example

config-example = Configuration de la table de faro. Chaque clé peut être omise ; ce qui figure ici est sa valeur par défaut.
config-example-rules =
    Règles de la maison pour le jeu. docs/rules-options.md dit ce que veut dire chaque valeur, et a celles de chaque jeu ;
    les nombres entre parenthèses sont des sections de docs/rules.md.
config-example-not-set = { $name } n'est pas défini
config-example-allowed = Permis : { $allowed }.
config-example-bounds = De { $low } à { $high }.
config-example-word-or-number = { $words } ou un nombre de { $low } à { $high }.

## [table]

config-table-name = Montré sur chaque page.
config-table-game = Le jeu que l'on donne ; un journal contient un seul jeu.
config-table-mode = table : les pontes misent sur des tablettes. casekeeper : cartes, boules et écran public seuls, pour de vrais jetons.
config-table-journal = La mémoire de la table, un fichier SQLite. Relatif au dossier de ce fichier.
config-table-bank = L'argent de la banque quand un nouveau journal commence, en plus petites unités.
config-table-odds = Si les tablettes peuvent montrer ce que vaut chaque mise, d'après les cartes sorties.
config-table-purse = Achat d'office pour chacun qui prend place (0 : seul le croupier fait l'achat).

## [limits]

config-limits-min = Plus petite mise.
config-limits-max = Plus grande mise sur une case, ou comme docs/rules-options.md le dit du jeu ; 0 : celle du jeu ou aucune.
config-limits-unit = Les mises en sont des multiples. Une mise de 1 ne perd rien à un doublet : prenez 2, ou split_rounding = "bank".

## [camera]

config-camera-source = picamera2, v4l2:0, l'URL d'un flux MJPEG, un fichier vidéo, un dossier d'images, "phone" (un téléphone qui ouvre le code de la page du croupier), "scene" (simulée), ou "none".
config-camera-width = Largeur de l'image en pixels. Ce qu'envoie un téléphone est mis à la plus grande des deux, largeur et hauteur.
config-camera-height = Hauteur de l'image en pixels.
config-camera-fps = Images par seconde demandées à la caméra ; d'un téléphone, le nombre maximal accepté.
config-camera-distance-mm = De l'objectif à la fenêtre, en mm : l'objectif mobile d'une caméra Pi y est réglé.
config-camera-focus = L'objectif mobile d'une caméra Pi : selon distance_mm, trouvé une fois à l'ouverture de la caméra, ou en dioptries.
config-camera-exposure-us = L'exposition d'une caméra Pi en microsecondes, ou trouvée à son ouverture et quand la lumière de la salle a changé.
config-camera-gain = Le gain analogique d'une caméra Pi, ou trouvé de même.
config-camera-flicker-hz = Fréquence du secteur des lampes de la salle, pour une caméra Pi : l'exposition qu'elle trouve est un nombre entier de périodes de leur lumière. 60 presque partout en Amérique, 0 à la lumière du jour seule.
config-camera-crop = Ce qu'une caméra Pi montre de son champ entier, [x, y, largeur, hauteur] de 0 à 1 ; vide : autant qu'en admet la forme de l'image.
config-camera-faces = Avec source "scene" : un dossier avec une image verticale par carte, nommée KH.jpg, 10H.png, 1O.png ... (BACK.png aussi), haute de 200 px au moins ; vide : cartes dessinées. Le paquet est lu une fois enregistré (vision.pack, ou la page d'entretien).
config-camera-corners = Les quatre coins [x, y] de la fenêtre dans l'image, dans le sens des aiguilles d'une montre ; vide : trouvés d'eux-mêmes. Les repères faits à la page d'entretien passent avant.

## [vision]

config-vision-cards-on = box : le paquet est dans la boîte de donne, ou dans le sabot. sheet : les cartes sont données à la main sur la feuille imprimée (faro sheet).
config-vision-cards = Pour quelle sorte de cartes sont les repères de la boîte ou de la feuille : si la caméra voit ceux d'une autre sorte, la page de réglage le dit. Vide : toutes.
config-vision-pack = Le paquet propre à la table, un fichier de `faro enrol`, relatif au dossier de ce fichier ; vide : tout paquet avec des index.
config-vision-indices = D'où vient le paquet, d'après les lettres de ses coins : quelle hauteur sont V, D, R, B, F, O, U, H, Kn et 1. `any` : celles qui sont partout la même hauteur ; un V est le valet français et la dame néerlandaise, et la question est posée.
config-vision-learn = Un paquet enregistré apprend en jeu : l'image d'une carte qui a été demandée est gardée quand la donne a prouvé son nom.
config-vision-ranks = Quelle hauteur du jeu représente une hauteur du paquet enregistré, quand la lettre n'est pas la même.
config-vision-spanish-suits = Quelle couleur représentent deniers, coupes, épées et bâtons d'un paquet espagnol.

## [mcu]

config-mcu-driver = serial : le module de ce projet. maestro : un Pololu Maestro. gpio : des servos sur les broches du Pi (les deux sans retour : personne ne vérifie où sont les boules). fake : un module simulé. simavr : son vrai micrologiciel, exécuté. none : pas de boules.
config-mcu-port = URL du port du module, telle que la prend pyserial.
config-mcu-baud = Vitesse de la liaison (un Maestro en USB les prend toutes).
config-mcu-calibration = Où `faro calibrate beads` garde les positions des tiges. Relatif au dossier de ce fichier.
config-mcu-spindles = Les hauteurs dont les tiges sont montées ; chacune a son canal ou sa broche, comme dans le boulier entier. Les autres sont sur les écrans seuls.

## [gpio]

config-gpio-factory = lgpio sur un Raspberry Pi, rpigpio pour d'anciens systèmes, mock pour les essais, none pour une table sans capteurs de boîte.
config-gpio-box = Si une boîte de donne est câblée aux broches : sa barrière de sortie, son couvercle et son poussoir. Sans elle, ils ne sont pas interrogés.
config-gpio-buzzer = Si un buzzer sonne quand le croupier est appelé : une question, ou une panne qui suspend le jeu.
config-gpio-pins = Numéros de broche BCM.

## [web]

config-web-host = Adresse où servir les pages ; 0.0.0.0 pour toutes.
config-web-port = Port TCP ; 0 prend n'importe quel port libre.
config-web-pin = Le PIN du croupier, 4 à 12 chiffres pas faciles à deviner ; nécessaire à toute adresse hors boucle locale, et derrière un proxy. Vide : qui vient de cette machine est le croupier.
config-web-allowed-hosts = Noms d'hôte sous lesquels on peut demander les pages, en plus de l'adresse même.
config-web-proxies = Adresses ou réseaux de proxys qui écrivent eux-mêmes X-Forwarded-For ; on ne croit personne d'autre.
config-web-tls = "auto" : https avec un certificat que la table fait elle-même, mais http si elle ne sert qu'en boucle locale. "off" : http. "files" : https avec le certificat et la clé donnés ici.
config-web-certificate = Avec tls = "files" : le certificat, puis ceux qui l'ont signé, en PEM.
config-web-key = Avec tls = "files" : sa clé en PEM, sans phrase secrète.
config-web-http-port = Un port de plus qui parle http et ne mène qu'à https, avec la page sur le certificat de la table ; 0 : aucun.

## [floor]

config-floor-dsn = Où le journal de cette table est réuni avec d'autres (docs/floor.md), comme libpq le prend : un service, ou hôte, base de données et utilisateur, mais pas de mot de passe. Vide : nulle part.
config-floor-password = contient un mot de passe, que lirait quiconque lit ce fichier : sa place est un fichier de mots de passe (docs/floor.md)
