### The command line: its commands, their options, what they print and what they refuse. Read in a terminal.
### Options, commands, file names and what stands in backticks are typed as they are and stay as they are. A percent sign
### of a help text is doubled. Columns of a help text may move; its lines are shown as they are.

## All commands

cli-description = Une table de faro : lit les cartes dans la boîte de donne, déplace les boules du boulier, règle les mises.
cli-command = voir ci-dessous
cli-version = quel est ce programme : version, commit, date
cli-commands = commandes :
cli-exit-codes =
    `faro COMMAND --help` explique chacune.
    codes de fin : 0 fait ; 1 exécuté, mais le résultat est mauvais ; 2 entrée incorrecte (une ligne sur la sortie d'erreur)
cli-no-output = ce qui est imprimé ne peut être écrit : { $why }
cli-no-posix = cette commande demande Linux ou macOS : ce Python n'a pas de module « { $module } ». Sous Windows elle tourne dans WSL ; `faro settle`, `faro odds`, `faro simulate` et `faro read` tournent ici
cli-no-language = { $variable } est « { $given } », qui n'est pas servi (il y a : { $languages }) ; on parle anglais
cli-see-help = voir { $command }
cli-progress-share = { $share } %
cli-progress-left = encore { $time }
cli-config = voir `faro config example`
cli-rule = une option des règles ; `faro config options` les a toutes
cli-rule-no-value = --rule : attendu NAME=VALUE, trouvé { $given }
cli-bad-rule = --rule { $given } : attendu { $expected }
cli-rule-mistake = --rule { $name } : { $why }
cli-demo-summary = une table simulée entière avec ses pages, des robots et un croupier ; aucun matériel nécessaire
cli-train-summary = apprendre à donner : une table simulée avec des erreurs voulues, et une feuille de ce que vous en avez fait
cli-try-summary = une table avec vos propres cartes tout de suite : une caméra, une feuille imprimée, une page qui la règle
cli-run-no-config = pas de --config donné : `faro config example` en imprime un ; avec vos propres cartes et une webcam, sans rien : `faro try`
cli-run-summary = une vraie table, selon la configuration
cli-read-summary = lire les cartes de photographies, ou la donne d'une vidéo
cli-enrol-summary = apprendre un paquet d'après des images de ses cartes, quoi qu'il y soit imprimé
cli-testdeal-summary = le même paquet connu redonné sans cesse jusqu'à une erreur, avec le décompte
cli-settle-summary = régler une donne écrite comme script
cli-odds-summary = ce que vaut chaque mise pour les cartes vues, exactement
cli-simulate-summary = des donnes par millions : ce que coûtent les façons de miser
cli-recall-summary = montrer les dernières donnes du journal, coup par coup
cli-config-summary = vérifier une configuration, ou en imprimer un exemple
cli-check-summary = l'état de tout sur un écran, ce qui ne va pas d'abord
cli-park-summary = mettre chaque servo à 1000 us, pour monter les palonniers
cli-exercise-summary = déplacer chaque boule et lire chaque capteur, et dire avec quelle précision ils se répètent
cli-sheet-summary = imprimer en PDF la feuille sur laquelle de vraies cartes sont données à la main
cli-floor-summary = plusieurs tables dans une base de données : la créer, inscrire une table, la comparer à un journal
cli-calibrate-summary = trouver les positions de chaque tige ; peut être annulé
cli-completion-summary = imprimer ce qui complète commandes et options dans un shell
cli-man-summary-of-command = afficher le manuel de toutes les commandes
cli-unreadable = { $option } { $path } : ne peut être lu : { $why }
cli-unwritable = { $option } { $path } : ne peut être écrit : { $why }
cli-no-text = { $option } { $path } : n'est pas un texte UTF-8 (octet { $byte })
cli-no-json = { $option } { $path } : ligne { $line } colonne { $column } : attendu du JSON ({ $why })
cli-json-too-deep = { $option } { $path } : attendu du JSON, trouvé trop imbriqué
cli-json-long-number = { $option } { $path } : attendu du JSON avec des nombres d'au plus 4300 chiffres
cli-spindle = tige { $number }
cli-spindle-option = seulement celle-ci (0 = as ... 12 = roi) ; peut se répéter
cli-spindle-range = --spindle { $given } donné, attendu 0 à { $most }
cli-spindle-not-fitted = --spindle { $given } donné, qui n'est pas montée ici ; [mcu] spindles contient { $fitted }

## Pictures

cli-evidence =
    { $missing ->
        [0]
            { $altered ->
                [0] { $kept } images conformes à leur empreinte
               *[other] { $kept } images conformes à leur empreinte ; { $altered } altérées : { $changed }
            }
       *[other]
            { $altered ->
                [0] { $kept } images conformes à leur empreinte ; { $missing } manquent : { $gone }
               *[other] { $kept } images conformes à leur empreinte ; { $missing } manquent : { $gone } ; { $altered } altérées : { $changed }
            }
    }

## Help and mistakes of any command
# %(name)s and %r are values that are put in later.

cli-usage = usage :
cli-positional-arguments = arguments
cli-options = options
cli-show-help = afficher cette aide et quitter
cli-argument = argument %(argument_name)s : %(message)s
cli-invalid-choice = choix non valable : %(value)r (à choisir parmi %(choices)s)
cli-invalid-choice-near = choix non valable : %(value)r, vouliez-vous dire %(closest)r ? (à choisir parmi %(choices)s)
cli-invalid-value = valeur non valable pour %(type)s : %(value)r
cli-expected-one = un argument attendu
cli-expected-at-most-one = un argument au plus attendu
cli-expected-at-least-one = un argument au moins attendu
cli-ignored-argument = argument explicite %r ignoré
cli-not-with-argument = non permis avec l'argument %s
cli-one-required = l'un des arguments %s est nécessaire
cli-required = ces arguments sont nécessaires : %s
cli-unrecognized = arguments inconnus : %s
cli-ambiguous = option ambiguë : %(option)s peut être %(matches)s

## faro demo

cli-demo-help =
    Une table simulée entière : une boîte de donne dessinée pour la caméra, des broches fictives, un module simulé qui
    déplace les boules, quatre robots, un croupier, et les pages. Elle donne d'elle-même jusqu'à ce que quelqu'un prenne
    la donne sur la page du croupier. Arrêtée et relancée, elle continue la même donne.

      faro demo                                         puis ouvrez l'adresse qu'elle imprime
      faro demo --game german_faro                      de même pour le pharaon allemand
      faro demo --headless --deals 1 --speed max        joue une donne et imprime le bilan ; fin 0 si tout concorde
      faro demo --game siete_y_media --rule change4=optional --rule canto=true
cli-demo-shoe = caméra  dessinée : elle regarde d'en bas chaque carte qui sort du sabot ; les cartes sont dessinées
cli-demo-shoe-faces = caméra  dessinée : elle regarde d'en bas chaque carte qui sort du sabot ; les cartes sont celles de { $folder }
cli-demo-table = Table de démonstration
cli-demo-game = ce qui se joue (par défaut faro)
cli-demo-mode = casekeeper : les cartes sont comptées pour de vrais jetons, sans mises ; table : mises sur tablettes (par défaut)
cli-demo-headless = sans pages : donner, imprimer le résultat, finir
cli-demo-deals = finir après N donnes (headless : 1)
cli-demo-speed = temps réel, ou aussi vite que possible (headless : max)
cli-demo-seed = quelles cartes, quelles mises (par défaut 7)
cli-demo-cut = cartes derrière la carte de coupe d'un sabot (par défaut 7) : presque tout le sabot fait une donne courte
cli-demo-host = adresse des pages (par défaut 127.0.0.1)
cli-demo-port = port des pages (par défaut 8000 ; 0 : n'importe quel port libre)
cli-demo-mcu = le module du boulier : son vrai micrologiciel sous simavr, ou un en Python (par défaut : ce qui est possible)
cli-demo-tls = https si --host n'est pas la boucle locale ("auto", par défaut), ou http ("off")
cli-demo-pin = le PIN du croupier, nécessaire si --host n'est pas la boucle locale
cli-demo-state = où la démonstration garde son journal et sa boîte (par défaut state/demo ; german_faro : state/demo_german_faro)
cli-demo-faces = un dossier avec une image par carte (KH.jpg, 10H.png, 1O.png ...), données à la place des cartes dessinées ; lues comme un paquet enregistré d'après les mêmes images
cli-demo-fresh = oublier ce qu'une démonstration d'avant y a laissé
cli-demo-floor = où est la salle, avec un accès qui peut l'administrer : la démonstration s'y inscrit sous le nom de son jeu, et envoie son journal (docs/floor.md)

## faro train

cli-train-help =
    Apprendre à donner. Une table simulée donne d'elle-même, et des choses vont de travers exprès, une à la fois : deux
    cartes à la fois, une carte repoussée ou mal lue, une caméra couverte, des mises fermées trop tôt, une somme réclamée,
    une coupure de courant. Sur la page du croupier, vous faites ce qui convient ; un panneau dit si c'était juste et
    pourquoi. À la fin, il y a une feuille à imprimer.

      faro train                                        puis ouvrez la page du croupier
      faro train --game punto_banco                     de même au sabot
      faro train --fresh --seed 8                       un autre entraînement ; sans --fresh le dernier continue
cli-train-table = Table d'entraînement
cli-train-game = ce qui se donne (par défaut faro)
cli-train-seed = quelles cartes, et dans quel ordre les choses vont de travers (par défaut 7)
cli-train-state = où l'entraînement garde son journal, sa boîte et sa feuille (par défaut state/train ; punto_banco : state/train_punto_banco)
cli-train-fresh = recommencer : oublier ce qu'un entraînement d'avant y a laissé
cli-train-open = La page du croupier de l'entraînement : { $address }

## faro run

cli-run-help =
    Faire tourner une vraie table selon la configuration. Chaque partie peut aussi être simulée (caméra "scene", module
    fictif, broches fictives). S'arrête proprement par Ctrl-C ou SIGTERM ; relancée, elle continue où finit le journal.
cli-run-safe = pages et journal seuls : aucun appareil n'est touché, le jeu est suspendu
cli-run-open = { $table } : les pages sont à { $address }
cli-run-fingerprint = Empreinte de l'autorité propre à la table (SHA-256) : { $fingerprint }
cli-run-readable = Les pages ne sont pas chiffrées ([web] tls est "off") : qui peut écouter le réseau peut lire les PIN et se faire passer pour le croupier.
cli-run-no-pin = Sans PIN ([web] pin), qui ouvre les pages sur cette machine est le croupier, et de même les visiteurs de tout ce qui renvoie vers ce port (nginx, stunnel, ssh -R).

## faro read

cli-read-help =
    Lire les cartes de photographies, ou la donne d'une vidéo.

    Une photographie donne une ligne JSON : {"{"}"file", "cards": [{"{"}"rank", "suit", "confidence", "candidates", "quad"{"}"}]{"}"} ; rank
    ou suit est null quand il n'est pas assez sûr pour qu'on s'y fie ; ce qui a le contour net d'une carte autour d'un
    papier blanc y figure aussi quand on ne peut le nommer. Une vidéo donne une ligne JSON par événement, à mesure, chacune
    avec son "file", "time_s" (secondes de film) et "type" : exposed, drawn, unclear, double_draw, pushed_back, half_out,
    hand_pass, empty, missing, duplicate, trouble, trouble_cleared, warning ; la dernière est du type "end" et compte les
    images, les cartes et celles qui ne sont pas sûres. Une carte "missing" qui "may_lie_below" n'est jamais venue, et la
    dernière venue est encore dans la boîte. Les hauteurs sont A 2 ... 9 T J Q K, les couleurs S H D C. D'un dossier, chaque
    photographie et chaque vidéo est lue, dans l'ordre des noms.

    Un fichier illisible donne la ligne {"{"}"file", "error"{"}"}, un fichier lu en partie seulement une ligne avec un "warning" ;
    les autres sont lus tout de même. Code de fin 2 s'il y a eu une erreur, sinon 1 s'il y a eu un avertissement.

      faro read table.jpg card1.png
      faro read --recursive photographs/
      faro read deal.mp4 --debug-video seen.mp4
      faro read --pack my.pack table.jpg deal.mp4  lit les cartes d'un paquet enregistré (`faro enrol`), avec ses lettres
      faro read table.jpg --explain why.png        ce qui a été trouvé, chaque vue, les probabilités, et pourquoi pas sûr
      faro read *.jpg deal.mp4 --explain FOLDER    une feuille par photographie et par carte d'une vidéo ; les feuilles déjà
                                                   là sont gardées, les nouvelles ont un numéro
      faro read --drift deal1.mp4 deal2.mp4 ...    à la fin, une ligne : la carte exposée trahit-elle la suivante ?
                                                   {"{"}"type": "drift", "draws", "spread_mm", "largest_mm", "dependence",
                                                   "chance", "square"{"}"}. Chaque vidéo est une donne ; plusieurs de la même
                                                   boîte et du même paquet en disent plus. `chance` : combien de fois des
                                                   cartes qui ne savent rien de la suivante sont placées aussi bizarrement ;
                                                   null : trop peu de tirages.
                                                   À partir de 0.001, "square" est faux et le code de fin est 1.
cli-read-paths = photographies, vidéos ou dossiers qui en contiennent
cli-read-recursive = aussi les dossiers dans les dossiers
cli-read-calibration = pour les vidéos : où est la fenêtre, {"{"}"corners": [[x, y] x 4]{"}"} dans le sens des aiguilles ; sans cela la fenêtre est trouvée
cli-read-pack = ce qu'a écrit `faro enrol` : lire les cartes de ce paquet, et aucune autre
cli-read-explain = dessiner pourquoi chaque carte a été lue ainsi : un .png pour une photographie, sinon un dossier
cli-read-sheet = vidéos : les cartes sont données à la main sur la feuille de `faro sheet`, non tirées d'une boîte
cli-read-indices = d'où vient le paquet, d'après les lettres de ses coins (par défaut : les lettres qui sont partout la même hauteur)
cli-read-stack = vidéos : les cartes sont données à la main d'une pile, face visible, sur n'importe quelle table ; un téléphone dans
    l'autre main peut avoir filmé
cli-read-drift = vidéos : la carte exposée est-elle placée selon celle qui suit
cli-read-debug-video = écrire ce qui a été vu (une seule vidéo)
cli-read-progress-film = fichier { $number } sur { $files } : { $name }, { $seconds } s
cli-read-one-video = --debug-video va avec exactement une vidéo
cli-read-one-photograph = --explain OUT.png va avec exactement une photographie ; donnez un dossier
cli-read-videos-only = { $option } va avec des vidéos seulement
cli-read-general-reader = --explain montre comment lit le lecteur général ; ôtez --pack
cli-read-address = une adresse ; faro read prend des fichiers (faro run lit des caméras en direct)
cli-read-empty-folder = un dossier sans photographies ni vidéos
cli-read-no-corners = --calibration { $path } : attendu {"{"}"corners": [[x, y], [x, y], [x, y], [x, y]]{"}"}
cli-read-progress = fichier { $number } sur { $files } : { $name }

## faro enrol

cli-enrol-help =
    Apprendre un paquet d'après des images de ses cartes, pour que `faro read --pack` et la table connaissent ses faces.

    Nécessaire pour les paquets dont l'index n'est pas A K Q J 10 ... 2 dans les coins : allemands, français, espagnols, sans
    index ; tout autre paquet en devient plus sûr aussi. Une image par carte suffit, deux valent mieux : des photographies
    entières d'une carte sur un tapis, ou presque rien que la carte ; tout angle, toute lumière. Chacune porte le nom de sa
    carte, hauteur et couleur d'abord :

      faro enrol --out my.pack KH.jpg 10H.png QS_2.jpg ...       hauteurs A 2 ... 10 J Q K, couleurs S H D C
      faro enrol --out naipes.pack 1O.jpg SC-0001.jpg RB.jpg ... espagnol : 1 ... 9 S C R (ou 10 11 12), couleurs O C E B
      faro enrol --out paris.pack 1H.jpg VH.jpg DH.jpg RH.jpg    les lettres de l'index du paquet (V D R, B D K)
      faro enrol --out my.pack --labels cards.csv                un tableau aux colonnes file,label (ou file,rank,suit)

    Ou donnez le paquet une fois par la boîte, une seconde par carte ; les noms dans l'ordre de la donne viennent d'un
    fichier (`KH 10H 2C ...`, ou une ligne chacun), et peuvent manquer pour un paquet dont la table lit l'index :

      faro enrol --out my.pack --deal deal.mp4 --order order.txt    d'une vidéo
      faro enrol --out my.pack --config table.toml                  de la caméra de la table ; finit à la boîte vide

    À une table dont les cartes se lisent quand elles quittent un sabot, tirez-les lentement, chacune d'un seul mouvement ;
    pour une vidéo de cela :

      faro enrol --out my.pack --deal deal.mp4 --shoe --order order.txt

    Les images nommées BACK ou JOKER sont apprises comme ce qui n'est pas une carte du paquet. PACK est un fichier avec une
    petite image de chaque carte ; rien n'est écrit quand quelque chose ne va pas.
cli-enrol-pictures = images de cartes, nommées d'après elles
cli-enrol-out = le fichier à écrire
cli-enrol-labels = nomme les cartes des images : colonnes file,label ou file,rank,suit
cli-enrol-deal = apprendre le paquet d'après cette vidéo où il est donné
cli-enrol-shoe = avec --deal : la vidéo montre la fenêtre d'un sabot, sur laquelle glissent les cartes
cli-enrol-config = l'apprendre pendant qu'il est donné à cette table
cli-enrol-order = les cartes dans l'ordre où elles sont données
cli-enrol-together = images, --deal et --config donnés ensemble ; un seul attendu
cli-enrol-order-alone = --order va avec --deal ou --config
cli-enrol-shoe-alone = --shoe va avec --deal ; la configuration d'une table dit elle-même où ses cartes se lisent
cli-enrol-nothing = aucune image donnée ; attendu FILE..., --labels CSV, --deal VIDEO ou --config table.toml
cli-enrol-not-named = { $path } n'est pas nommé dans { $table }
cli-enrol-columns =
    { $count ->
        [0] --labels { $table } : aucune colonne ; attendu file,label ou file,rank,suit à la première ligne
       *[other] --labels { $table } : colonnes { $columns } ; attendu file,label ou file,rank,suit à la première ligne
    }
cli-enrol-no-file = --labels { $table }, ligne { $line } : aucun fichier nommé
cli-enrol-bad-label = --labels { $table }, ligne { $line } : { $why }
cli-enrol-empty-table = --labels { $table } : aucune image n'y est nommée
cli-enrol-no-folder = --out { $out } : il n'y a pas de dossier { $folder }
cli-enrol-is-folder = --out { $out } : est un dossier ; attendu le nom d'un fichier
cli-enrol-not-written = --out { $out } : ne peut être écrit : { $why }
cli-enrol-bad-picture = { $path } : { $why }
cli-enrol-taken =
    { $pictures ->
        [one] { $pictures } image prise
       *[other] { $pictures } images prises
    }
cli-enrol-opened = { $count } images sur { $of } ouvertes
cli-enrol-looked-at = { $count } images sur { $of } regardées
cli-enrol-done = { $out } : { $cards } cartes de { $pictures } images

## faro testdeal

cli-testdeal-help =
    Donner sans cesse le même paquet connu jusqu'à une erreur, et tenir le décompte : l'épreuve de la boîte et de la caméra.

      faro testdeal --config table.toml                        avec la caméra, la fenêtre et le paquet de la table ; la
                                                               boîte vide finit une donne
      faro testdeal --config table.toml --order stacked.txt    le paquet est rangé dans cet ordre avant chaque donne
      faro testdeal deal1.mp4 deal2.mp4                        des donnes enregistrées
      faro testdeal --rendered --deals 3                       une boîte dessinée ; aucun matériel nécessaire

    Sans ordre, chaque donne est comparée au paquet : chaque carte une fois, aucune de plus. Une erreur est une carte mal
    lue, manquée ou vue deux fois ; une carte qui n'était pas sûre est comptée, sans être une erreur. Finit à la première
    donne avec une erreur (--go-on : ne finit pas), après --deals, ou par Ctrl-C. Code de fin 1 s'il y a eu une erreur.
cli-testdeal-videos = donnes enregistrées
cli-testdeal-config = la table dont la caméra regarde la boîte
cli-testdeal-rendered = regarder une boîte dessinée, à toute vitesse
cli-testdeal-seed = de la boîte dessinée (par défaut 1)
cli-testdeal-order = les cartes dans l'ordre où elles sont données
cli-testdeal-pack = ce qu'a écrit `faro enrol` ; sinon celui de la table
cli-testdeal-deals = s'arrêter après tant de donnes (par défaut : jamais)
cli-testdeal-go-on = ne pas s'arrêter à une erreur
cli-testdeal-keep = écrire ici les images d'une donne avec une erreur
cli-testdeal-json = un objet JSON par donne, et un pour toutes
cli-testdeal-bad-card = --order { $path }, ligne { $line } : { $why }
cli-testdeal-no-card = --order { $path } : ne nomme aucune carte
cli-testdeal-bad-order = --order { $path } : { $why }
cli-testdeal-no-box = { $path } : camera.source est "{ $source }" : pas de boîte à regarder
cli-testdeal-range = --deals { $given } donné, attendu 1 ou plus
cli-testdeal-no-folder = --keep { $path } : n'est pas un dossier
cli-testdeal-one-of = attendu l'un de : VIDEO..., --config table.toml, --rendered
cli-testdeal-not-drawn = --rendered n'a pas de { $card } : il dessine { $first } ... { $last }
cli-testdeal-card = carte { $number }
cli-testdeal-progress = donne { $deal }, carte { $card } sur { $size }
cli-testdeal-deal = donne { $number }{ $cards } cartes { $seconds } s
cli-testdeal-not-sure = pas sûres : { $cards }
cli-testdeal-incident =
    { $name ->
        [DoubleDraw] deux cartes à la fois { $count }
        [PushedBack] repoussées { $count }
        [HandPass] main passée { $count }
        [covered] couverte { $count }
        [dark] sombre { $count }
        [defocused] floue { $count }
        [frozen] figée { $count }
        [lid] couvercle { $count }
        [moved] déplacée { $count }
        [unfound] fenêtre introuvable { $count }
       *[other] { $name } { $count }
    }
cli-testdeal-deal-result =
    { $good ->
        [true] bon
       *[false] ERREUR
    }
cli-testdeal-all-deals = donnes  { $deals }, { $errors } avec une erreur
cli-testdeal-all-cards = cartes  { $cards } vues, { $unclear } pas sûres
cli-testdeal-noticed = à noter { $counts }
cli-testdeal-result =
    { $result ->
        [none] bilan   aucune donne n'a été vue
        [error] bilan   ERREUR
       *[good] bilan   bon
    }
cli-testdeal-not-written = ne peut être écrit

## faro settle

cli-settle-help =
    Régler une donne écrite comme script (JSON), par le moteur qui fait tourner la table.

    faro settle deal.json            un script ; le résultat en un objet JSON
    faro settle -                    de même depuis l'entrée standard
    faro settle --lines < deals      un script par ligne en entrée, un résultat par ligne en sortie

    Ce qu'un script peut dire, ce qui en sort, et pourquoi un acte est refusé : docs/settle.md. Les règles : docs/rules.md.
cli-settle-script = un fichier, ou - pour l'entrée standard
cli-settle-lines = un script par ligne ; un mauvais imprime son erreur et les autres continuent
cli-settle-progress = { $scripts } scripts
cli-settle-needed = il faut un script (docs/settle.md) : un fichier, - pour l'entrée standard, ou --lines
cli-settle-bad = { $problem } (la forme d'un script : docs/settle.md)
cli-settle-no-text = octet { $byte } : attendu un texte UTF-8
cli-settle-no-json = ligne { $line } colonne { $column } : attendu du JSON ({ $why })
cli-settle-no-constant = attendu du JSON, trouvé { $name }, que JSON n'a pas
cli-settle-too-deep = attendu un script de donne, trouvé du JSON trop imbriqué
cli-settle-long-number = attendu des entiers d'au plus 19 chiffres
cli-settle-no-object = attendu un objet avec game, deck, bank, players et events
cli-settle-no-game = game : attendu { $games }

## faro odds

cli-catalogue-summary = énumérer les langues, et ce qui manque à l'une d'elles
cli-catalogue-help =
    Les langues que parlent les pages et les commandes, chacune avec le nombre de ses phrases.

    faro catalogue                   les langues qu'il y a
    faro catalogue --missing es      ce qui manque à l'espagnol, comme dans les fichiers anglais ; code de fin 1 s'il manque
                                     quelque chose
cli-catalogue-missing = imprimer les phrases anglaises qui manquent à la langue de cette étiquette, par fichier
cli-catalogue-has = { $count } phrases sur { $of }
cli-catalogue-no-tag = --missing : attendu l'étiquette d'une langue, comme es ou pt-BR, trouvé « { $given } »

cli-odds-help =
    Ce que vaut chaque mise pour les cartes vues, exactement.

    faro odds                        avant la soda
    faro odds --seen 7C,4H,10H       après la soda et des coups entiers : les chances du coup suivant (10H ou TH)
    faro odds --seen ... --rule multi_both_open=push --rule call_pair=1
    faro odds --json                 de même en JSON, fractions exactes
    faro odds --plot avantage.svg    un dessin de l'avantage de la banque à chaque mise ; pour tout jeu
    faro odds --game punto_banco     le coup suivant d'un sabot ; --seen les cartes sorties, --rule packs=6
    faro odds --game chemin_de_fer   qui tire à combien, et ce que gagne le banquier ; aussi --game baccarat_banque
    faro odds --game german_faro     une marque sur une carte ; --seen les cartes sorties, avec une couleur ôtée du paquet
    faro odds --game siete_y_media   qui reste à partir de combien, et le meilleur jeu contre une banque sans choix
    faro odds --game macao           qui tire au-dessous de combien ; aussi --game victoria

    avantage : ce que la banque gagne en moyenne par unité misée, en un coup, par décision, et pour une mise laissée jusqu'à ce
    qu'elle soit décidée. Négatif : le joueur gagne. Un doublet prend ici la moitié exacte ; à la table une mise impaire est
    arrondie, avec split_rounding=player en faveur du joueur : une mise de 1 ne perd rien, prenez donc une unité de 2 ou
    plus, ou "bank".
cli-odds-game = de quel jeu (par défaut faro)
cli-odds-seen = cartes vues jusqu'ici, la soda d'abord : 7C,4H,6H
cli-odds-packs = paquets du sabot au chemin de fer (6) et un côté d'une banque (3), pour comparer avec d'autres chiffres
cli-odds-bad-packs = --packs : attendu 1 à { $most }, trouvé { $given }
cli-odds-no-packs = --packs : seulement avec --game { $games }, non avec { $game }
cli-odds-json = imprimer du JSON avec fractions exactes
cli-odds-progress = on compte toutes les façons dont les cartes peuvent venir
cli-odds-plot = dessiner ce que gagne la banque à chaque mise
cli-odds-axis = ce que gagne la banque par unité misée, à chaque décision
cli-odds-no-card = --seen : pas une carte : { $given } (attendu une hauteur parmi { $ranks } ou 10, et une couleur parmi { $suits } : TC ou 10C)
cli-odds-twice = --seen : { $card } y est deux fois
cli-odds-half-turn = --seen : attendu la soda et des coups entiers, un nombre impair de cartes, trouvé { $count }
cli-odds-too-many = --seen : attendu 49 cartes au plus, avant le dernier coup, trouvé { $count }
cli-odds-unseen = { $count } cartes non vues ; le coup suivant est un doublet à { $split }, { $splits } doublets sont à attendre
cli-odds-last-three = les trois dernières cartes : différentes { $distinct }, paire { $pair }, brelan { $triple }
cli-odds-bet = mise
cli-odds-left = rest
cli-odds-win = gagne
cli-odds-lose = perd
cli-odds-half = moitié
cli-odds-push = nul
cli-odds-edge-turn = avantage coup
cli-odds-edge-decision = avantage décidée
cli-odds-edge-left-lying = avantage laissée
cli-odds-call = annonce
cli-odds-pays = paie
cli-odds-edge = avantage
cli-odds-too-often =
    { $packs ->
        [one] --seen : { $card } est dans le sabot { $packs } fois
       *[other] --seen : { $card } est dans le sabot { $packs } fois
    }
cli-odds-too-few = --seen : un coup demande { $wanted } cartes, il en reste { $left }
cli-odds-coup = { $unseen } cartes non vues ; un coup prend { $cards } cartes, { $natural } sont des naturels
cli-odds-as-commission = la moitié sur 6 coûte autant qu'une commission de { $commission }
cli-odds-not-counted = --rule { $rule } : il n'y a pas de chiffres pour cette règle
cli-odds-too-many-cards = --rule : les chiffres sont pour des mains d'au plus { $most } cartes (max_cards)
cli-odds-unseen-of-pack = { $count } cartes non vues ; un ponte, qui tire au-dessous d'un total, contre un banquier qui tire au-dessous du sien
cli-odds-mark = { $count } cartes non vues ; une marque sur l'une d'elles, avec une banque qui peut payer et personne d'éliminé
cli-odds-next-pair = coup suivant
cli-odds-to-the-end = jusqu'à la fin
cli-odds-undecided = non décidée
cli-odds-none-left = --seen : il ne reste aucune carte
cli-odds-not-of-40 = --seen : { $card } n'est pas dans le paquet de 40 (as à sept, valet, dame, roi)
cli-odds-goes-over = une main de { $points } : la carte suivante fait dépasser pour { $over } sur { $of }, { $chance }
cli-odds-bank-from = banque dès
cli-odds-punter-from = ponte dès
cli-odds-over = dépasse
cli-odds-seven-half = 7½
cli-odds-at-best = un ponte qui tire ou reste au mieux pour ses cartes, banque dès { $points } : avantage { $edge }
cli-odds-after-looking = qui mise après avoir vu sa première carte gagne { $most } du plus qu'il peut poser, moins { $least } du moins
cli-odds-house = La banque de la maison : son avantage contre un ponte au mieux, et contre celui qui reste dès ce qui lui coûte le moins
cli-odds-house-best = au mieux
cli-odds-house-fixed = avantage
cli-odds-fusilar = fusiller : la carte sur un sept est une figure à { $chance }
cli-odds-as-much = autant
cli-odds-next-over = dépasse ensuite
cli-odds-first-card = première carte
cli-odds-gains = il gagne
cli-odds-punter-below = ponte sous
cli-odds-banker-below = banquier sous
cli-odds-free-five = { $unseen } cartes non vues ; au mieux, le ponte tire à cinq à { $often }
cli-odds-free-mixed =
    { $third ->
        [none] le banquier tire alors à { $total } contre un ponte qui est resté, à { $often }
       *[other] le banquier tire alors à { $total } contre { $third }, à { $often }
    }
cli-odds-free-gains = Ce que le banquier gagne par unité
cli-odds-free-best = les deux au mieux
cli-odds-free-five-stands = 5 reste, la meilleure réponse
cli-odds-free-five-draws = 5 tire, la meilleure réponse
cli-odds-free-table = 5 au mieux, le tableau de la troisième carte
cli-odds-free-five-stands-table = 5 reste, le tableau
cli-odds-free-five-draws-table = 5 tire, le tableau
cli-odds-free-answers = Les meilleures réponses du banquier, selon son total et la troisième carte du ponte (- : il est resté)
cli-odds-free-to-best = au mieux
cli-odds-free-to-stands = 5 reste
cli-odds-free-to-draws = 5 tire
cli-odds-free-depends = ce que fait le ponte à 5 décide : { $cells }
cli-odds-open = { $ranks } sans cuivre
cli-odds-coppered = { $ranks } au cuivre
cli-odds-high = carte haute
cli-odds-high-coppered = haute au cuivre
cli-odds-odd = impair
cli-odds-even = pair
cli-odds-player = joueur
cli-odds-banker = banquier
cli-odds-tie = égalité
cli-odds-player-pair = paire joueur
cli-odds-banker-pair = paire banq.
cli-odds-super6 = Super 6
cli-odds-dragon7 = Dragon 7
cli-odds-panda8 = Panda 8

## faro sheet

cli-sheet-help =
    Écrit en PDF la feuille sur laquelle les cartes sont données à la main sous une caméra.

    Imprimez-la à 100 % (« taille réelle », non « ajuster à la page »), d'un côté, et mesurez son trait. Elle a les quatre repères
    par lesquels la caméra trouve le cadre, le cadre du paquet, une place pour les cartes de chaque côté, et la marche à suivre
    en quatre images. Un jeu dont les cartes se posent une à une a sa feuille ; celui qui en donne face cachée n'en a pas.

      faro sheet --out sheet.pdf
      faro sheet --out hands.pdf --game punto_banco --paper letter --cards bridge
cli-sheet-out = le fichier à écrire, comme sheet.pdf ; un fichier de ce nom est remplacé
cli-sheet-paper = le papier de l'imprimante (par défaut a4)
cli-sheet-cards = la sorte de cartes (par défaut poker)
cli-sheet-game = le jeu que l'on donne (par défaut faro)
cli-sheet-font = lettres de ce fichier TrueType, pour une langue qu'Helvetica ne peut écrire
cli-sheet-no-pdf = --out { $out } : attendu un nom qui finit par .pdf
cli-sheet-not-written = --out { $out } : ne peut être écrit : { $why }
cli-sheet-hidden = --game { $name } : { $game } n'a pas de feuille : ses cartes sont données face cachée, et une caméra au-dessus de la table les verrait ; il se donne du sabot
cli-sheet-no-library = la bibliothèque { $library } n'est pas installée ; tapez : `pip install 'faro-table[sheet]'`
cli-sheet-no-letter = Helvetica n'a pas la lettre { $letter } ; donnez une police qui l'a : `--font FILE.ttf`
cli-sheet-font-no-letter = --font { $path } : n'a pas la lettre { $letter }
cli-sheet-bad-font = --font { $path } : attendu une police TrueType
cli-sheet-too-long = ne tient pas à sa place sur la feuille : { $sentence }
cli-sheet-done = { $out } : { $name }, repères { $first } à { $last } ; imprimez-la à 100 % et mesurez son trait

## faro simulate

cli-simulate-help =
    Donne sans table, par millions : ce que coûtent des façons de miser, à côté des chiffres exacts.

    faro simulate                            les façons fournies, un million de donnes
    faro simulate --deals 5000000 --processes 4 --plot take.svg
    faro simulate --game punto_banco         les mises du punto banco, un million de coups
    faro simulate --game chemin_de_fer       qui tire à combien, en un million de coups ; aussi --game baccarat_banque
    faro simulate --strategies mine.json     une liste de {"{"}"name", "bet", "rules"{"}"}
    faro simulate --cluster local            par une grappe de Dask ; les sommes sont les mêmes

    Une mise s'écrit comme dans un script de donne ("type", "ranks" ou "win" et "lose", "copper"), reposée à chaque coup. Au
    lieu de ranks, une mise simple peut avoir "pick" : "case" (une hauteur dont il reste une carte), "most_left" ou
    "least_left" ; le type "call" annonce le dernier coup partout où il paie. Un doublet prend la moitié exacte : voir
    `faro odds --help`. part : ce que la maison garde par unité misée, avec son intervalle de confiance à 95 % ; z : de
    combien d'erreurs types il dépasse le chiffre exact. Quand c'est trop, une ligne est en DÉSACCORD, et le code de fin
    est 1 : plus on compare de lignes, plus il en faut (3,9 pour une, 4,5 pour 14), de sorte que le hasard seul ne le fait
    qu'une fois sur 10000 au plus.

    D'autres jeux ont au lieu d'une mise : chemin de fer et banque "five" (stand, draw ou best : ce que fait le ponte à 5) et
    "banker" (table ou best : comment il répond) ; Macao et Victoria "punter_below" et "banker_below", les totaux au-dessous
    desquels ils tirent ; sept et demi "punter_from" (demi-points dès lesquels il reste, ou best) et "bank_from"
    (demi-points, ou as_much : elle tire jusqu'à en avoir autant que lui).
cli-simulate-game = quel jeu se joue (par défaut faro)
cli-simulate-deals = combien de donnes (par défaut 1000000)
cli-simulate-seed = graine du hasard ; la même donne les mêmes cartes (par défaut 1)
cli-simulate-processes = combien à la fois (par défaut 2)
cli-simulate-cluster = les faire jouer par une grappe de Dask : local, tls://HOST:PORT ou tcp://127.0.0.1:PORT
cli-simulate-strategies = une liste JSON de façons de miser au lieu de celles fournies
cli-simulate-plot = dessiner ce que garde la maison pour chaque façon
cli-simulate-json = imprimer du JSON
cli-simulate-range = { $option } : attendu { $low } à { $high }, trouvé { $given }
cli-plot-no-svg = --plot { $path } : attendu un nom qui finit par .svg
cli-plot-not-written = --plot { $path } : ne peut être écrit : { $why }
cli-simulate-no-list = { $path } : attendu une liste de façons de miser, trouvé { $found }
cli-simulate-no-name = une façon de miser demande un nom (name) de 1 à { $most } caractères imprimables, trouvé { $found }
cli-simulate-no-bet = { $name } : une façon de miser demande bet (la mise), trouvé { $found }
cli-simulate-no-rules = { $name } : rules : attendu un objet d'options, trouvé { $found }
cli-simulate-bad-rule = { $name } : rules.{ $why }
cli-simulate-no-ranks = { $name } : attendu des listes de hauteurs, trouvé { $found }
cli-simulate-no-copper = { $name } : copper (cuivre) : attendu true ou false, trouvé { $found }
cli-simulate-no-pick = { $name } : pick est pour les mises simples : { $picks }, trouvé { $found }
cli-simulate-no-type = { $name } : type : attendu flat, group, heel, string, high, odd, even ou call, trouvé { $found }
cli-simulate-bad-ranks = { $name } : ces hauteurs ne font pas de { $type }, trouvé { $found }
cli-simulate-progress = { $done } donnes sur { $deals }
cli-simulate-process-ended = un processus s'est arrêté avant d'avoir joué ses donnes : la mémoire manque-t-elle ?
cli-cluster-no-address = --cluster { $given } : local, tls://HOST:PORT ou tcp://127.0.0.1:PORT attendu
cli-cluster-no-tls = --cluster { $given } : hors de cet ordinateur, seul tls:// est accepté, car qui parle à un ordonnanceur y exécute ce qu'il veut
cli-cluster-no-library = --cluster demande le paquet Python { $library } : pip install "faro-table[cluster]"
cli-cluster-no-answer = --cluster { $given } : personne ne répond là : { $why }
cli-cluster-no-worker = --cluster { $given } : elle n'a aucun ouvrier
cli-cluster-lost = la grappe a abandonné une partie des donnes : { $why }
cli-simulate-strategy = façon de miser
cli-simulate-take = part gardée par unité misée
cli-simulate-exact = exact
cli-simulate-z = z
cli-simulate-disagrees = DÉSACCORD
cli-simulate-too-few = avec moins de { $fewest } donnes rien n'est comparé
cli-simulate-beats =
    { $usual ->
        [yes] bat la banque : { $name }
       *[no] bat la banque : { $name } avec { $rules }
    }
cli-simulate-axis = ce que la maison garde par unité misée
cli-simulate-no-coup-type = { $name } : type : attendu l'un de { $types }, trouvé { $found }
cli-simulate-no-totals = { $name } : une façon de jouer demande punter_below et banker_below de { $low } à { $high }, trouvé { $found }
cli-simulate-no-half-points = { $name } : { $key } : attendu 1 à { $high } demi-points ou "{ $word }", trouvé { $found }
cli-simulate-bank-by-rule = { $name } : bank_from : attendu { $only } avec bank_policy=blackjack, trouvé { $found }
cli-simulate-not-counted = { $name } : rules : il n'y a pas de chiffres pour { $rule }
cli-simulate-too-many-cards = { $name } : on joue des mains d'au plus { $most } cartes (max_cards), trouvé { $found }
cli-simulate-no-choice = { $name } : une façon de jouer demande five (l'un de { $fives }) et banker (l'un de { $bankers }), trouvé { $found }
cli-simulate-not-offered = { $name } : les règles n'ont pas cette mise, trouvé { $found }

cli-simulate-9-open = 9 sans cuivre
cli-simulate-9-coppered = 9 au cuivre
cli-simulate-case-card = dernière carte seule
cli-simulate-rank-with-most-cards-left = hauteur la plus fournie
cli-simulate-rank-with-fewest-cards-left = hauteur la moins fournie
cli-simulate-cheval-5-9 = cheval 5-9
cli-simulate-cheval-5-9-both-push = cheval 5-9, les deux : nul
cli-simulate-square-k-q-a-2 = carré R-D-A-2
cli-simulate-square-coppered-first-card-wins = carré au cuivre, la 1re gagne
cli-simulate-high-card = carte haute
cli-simulate-odd = impair
cli-simulate-odd-king-counts-odd = impair, le roi est impair
cli-simulate-call-the-turn = annonce du dernier coup
cli-simulate-call-the-turn-cat-hop-1-1 = annonce, cat-hop 1:1
cli-simulate-any-split-takes-coppers = tout doublet prend les cuivres
cli-simulate-player = joueur
cli-simulate-banker = banquier
cli-simulate-tie = égalité
cli-simulate-tie-9-to-1 = égalité, 9 contre 1
cli-simulate-player-pair = paire joueur
cli-simulate-banker-six-packs = banquier, six paquets
cli-simulate-super-6-banker = banquier au Super 6
cli-simulate-super-6 = Super 6
cli-simulate-ez-banker = banquier EZ
cli-simulate-dragon-7 = Dragon 7
cli-simulate-panda-8 = Panda 8
cli-simulate-5-stands-the-table = 5 reste, le tableau
cli-simulate-5-draws-the-table = 5 tire, le tableau
cli-simulate-5-at-its-best-the-table = 5 au mieux, le tableau
cli-simulate-5-stands-the-best-answer = 5 reste, meilleure réponse
cli-simulate-5-draws-the-best-answer = 5 tire, meilleure réponse
cli-simulate-both-at-their-best = les deux au mieux
cli-simulate-from-4-bank-from-5-half = dès 4, banque dès 5½
cli-simulate-from-4-half-bank-from-5 = dès 4½, banque dès 5
cli-simulate-from-5-bank-from-5 = dès 5, banque dès 5
cli-simulate-from-3-half-blackjack-bank = dès 3½, banque blackjack
cli-simulate-at-his-best-house-from-5 = au mieux, maison dès 5
cli-simulate-at-his-best-house-from-5-half = au mieux, maison dès 5½
cli-simulate-from-3-half-house-from-5-half = dès 3½, maison dès 5½
cli-simulate-from-5-blackjack-bank = dès 5, banque blackjack
cli-simulate-from-5-bank-from-6-half = dès 5, banque dès 6½
cli-simulate-from-5-bank-as-much = dès 5, banque : autant que lui
cli-simulate-even-money = dès 4½, banque 5½, un contre un
cli-simulate-at-his-best-blackjack-bank = au mieux, banque blackjack
cli-simulate-player-six-packs = joueur, six paquets
cli-simulate-tie-six-packs = égalité, six paquets
cli-simulate-tie-9-to-1-six-packs = égalité, 9 contre 1, six paquets
cli-simulate-both-draw-below-4 = les deux tirent sous 4
cli-simulate-both-draw-below-5 = les deux tirent sous 5
cli-simulate-both-draw-below-6 = les deux tirent sous 6
cli-simulate-punter-below-6-banker-below-4 = ponte sous 6, banquier sous 4
cli-simulate-below-5-ties-void = sous 5, égalités nulles
cli-simulate-below-6-over-nine-lost = sous 6, plus de neuf : perdu
cli-simulate-below-5-naturals-even-money = sous 5, naturels un contre un
cli-simulate-below-5-equal-cards-even = sous 5, cartes égales 1 contre 1
cli-simulate-mark-for-a-pair = une marque, le coup suivant
cli-simulate-mark-to-the-end = une marque, jusqu'à la fin
cli-simulate-mark-to-the-end-39 = une marque, fin, 39 cartes
cli-simulate-mark-last-card-right = de même, dernière carte à son tas
cli-simulate-no-mark = { $name } : une façon de jouer demande pack (52 ou 39) et lies ("next_pair" ou "to_the_end"), trouvé { $found }
cli-simulate-nobody-draws = personne ne tire

## faro recall

cli-recall-help =
    Montrer les dernières donnes du journal, coup par coup : cartes, ce qu'a gagné ou perdu chaque mise, corrections,
    incidents. C'est une relecture : elle lit le journal et ne change rien, même quand la table tourne. Les images d'où les
    cartes ont été lues sont vérifiées par leurs empreintes, et écrites avec --pictures. Code de fin 1 : certaines manquent
    ou sont altérées.

    La chaîne est vérifiée depuis le premier événement, non seulement depuis le point de reprise où démarre la table ; sa
    dernière empreinte, la tête, répond de tout : qui l'a notée peut dire plus tard si des événements d'avant ont été
    altérés ou manquent.

      faro recall                     la dernière donne
      faro recall 10                  les dix dernières, la plus ancienne d'abord
      faro recall --config FILE       de la table que configure FILE (`sudo -u faro faro recall` à la table même)
      faro recall --json              de même pour un programme : une ligne par donne, et une pour la chaîne
      faro recall --html donne.html   en une page avec cartes, images, mises et argent : à montrer ou à imprimer
      faro recall --pictures FOLDER   avec chaque image comme FOLDER/<deal>-<card>-<digest>.jpg
      faro recall --backup FILE       une copie du journal entier, même quand la table tourne
      faro recall --script 3          la troisième donne du journal comme script de donne, pour `faro settle`
                                      (docs/settle.md) : une ligne que `faro settle` a réglée, et qui a donné le même
                                      argent. Code de fin 1 : aucun script ne peut dire ce qui a été fait à la ligne
                                      nommée, ou la donne dure encore
cli-recall-deals = combien de donnes (par défaut 1)
cli-recall-config = la table dont c'est le journal
cli-recall-journal = le fichier du journal (par défaut : le premier de state/table.db, state/demo/table.db ; sinon celui de /etc/faro/table.toml)
cli-recall-pictures = y écrire les images de ces donnes
cli-recall-backup = copier le journal entier dans un nouveau fichier
cli-recall-script = imprimer la donne N du journal (1 pour la première) comme script de donne
cli-recall-json = imprimer chaque donne en une ligne de JSON, et la chaîne à la fin
cli-recall-progress = événement { $event } sur { $events }
cli-recall-progress-pictures = images de la donne { $number } sur { $deals }
cli-recall-json-alone = --json montre des donnes : donnez --script ou --backup sans --json
cli-recall-html = écrire ces donnes en une page HTML avec leurs images
cli-recall-html-alone = --html montre des donnes : donnez --script ou --backup sans --html
cli-recall-html-written =
    { $path } : { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $pictures ->
        [one] { $pictures } image
       *[other] { $pictures } images
    }
cli-recall-html-when = { $begun } à { $ended } (UTC)
cli-recall-html-cards = Cartes
cli-recall-html-card = { CARD($card) }
cli-recall-html-hidden = face cachée
cli-recall-html-picture = carte { $number }, { $name } : l'image où elle a été lue
cli-recall-html-stakes = Mises, tour par tour
cli-recall-html-player = Joueur
cli-recall-html-money = L'argent à la fin
cli-recall-html-bank = Banque
cli-recall-html-log = Ce qui s'est passé
cli-recall-script-alone = --script n'écrit pas d'images : donnez --pictures seul
cli-recall-no-such-deal =
    { $deals ->
        [0] donne { $given } demandée, aucune donne n'a encore été jouée dans { $path }
       *[other] donne { $given } demandée, attendu un nombre de 1 à { $deals } : c'est ce que contient { $path }
    }
cli-recall-still-played = la donne { $number } se joue encore : il y en a un script quand elle est finie
cli-recall-unsaid = la donne { $number } n'a pas de script qui règle comme l'a fait la table : { $problem }
cli-recall-range = { $given } donné, attendu un nombre de donnes à partir de 1
cli-recall-copied = { $path } copié dans { $backup }
cli-recall-no-deal = aucune donne n'a encore été jouée dans { $path }
cli-recall-heading = RELECTURE de { $shown } donnes sur { $deals } de { $path }
cli-recall-evidence = preuve : { $evidence }
cli-recall-may-not-read = { $user } ne peut lire { $path } ; comme l'utilisateur de la table : sudo -u faro faro recall --config { $config }
cli-recall-chain = la chaîne est intacte de l'événement 1 à l'événement { $event } ; sa tête est { $head }
cli-recall-disagrees = FAUX : le point de reprise à l'événement { $event } ne concorde pas
cli-recall-money =
    { $count ->
        [0] à la fin : banque { $bank } ; bourses : aucune
       *[other] à la fin : banque { $bank } ; bourses : { $purses }
    }
cli-recall-journal-then = le journal alors : événement { $event }, tête { $head }
cli-user = utilisateur { $number }

## faro config

cli-config-help =
    Vérifier la configuration d'une table, imprimer un exemple commenté avec chaque clé à sa valeur par défaut, ou ses pages
    de documentation.

    faro config check table.toml     nomme chaque faute avec ligne, clé, valeur et ce qui est permis
    faro config example > table.toml
    faro config page                 chaque clé avec type, unité, bornes, valeur par défaut et sens
    faro config options              les règles de la maison de chaque jeu, et ce que veut dire chaque valeur
cli-config-file = la configuration à vérifier
cli-config-no-file = check demande un fichier
cli-config-good = { $file } : bon. { $table } : { $game }, mode { $mode }, caméra { $camera }, module { $board }, broches { $pins }, pages sur { $host }:{ $port }

## faro check

cli-check-help =
    L'état de tout sur un écran : ce qui ne va pas d'abord, avec le remède, puis chaque partie.

    faro check --config table.toml

    Module, broches et caméra sont essayés pour de vrai : la table ne doit donc pas tourner. Code de fin 0 : tout va ; 1 :
    quelque chose ne va pas ; 2 : la configuration est fautive.
cli-check-json = un objet JSON au lieu de l'écran

## faro park

cli-park-help =
    Mettre chaque servo à son impulsion de montage, 1000 us, pour monter les palonniers ; le retour ne juge de rien.

    faro park --config table.toml

    La table ne doit pas tourner, et aucun levier ne doit gêner. Les servos sont relâchés ensuite. Code de fin 1 quand l'un
    n'a pas été commandé.
cli-park-line = tige { $spindle }  { $rank }  { $how }
cli-park-not-driven = NON COMMANDÉ : { $trouble }
cli-park-not-driven-feedback = NON COMMANDÉ : { $trouble } (l'entrée A{ $spindle } mesure { $adc })
cli-park-driven = mis à { $pulse_us } us
cli-park-driven-feedback = mis à { $pulse_us } us ; son retour donne { $adc }, { $measured_us } us selon l'étalonnage actuel
cli-park-failed = NON mis : tige { $spindles }. Réparez cela et relancez.
cli-park-done =
    { $count ->
        [one] le servo a été mis à { $pulse_us } us et relâché
       *[other] les { $count } servos ont été mis à { $pulse_us } us et relâchés
    }

## faro exercise

cli-exercise-help =
    Déplacer chaque boule et lire chaque capteur, N fois, et dire avec quelle précision le boulier se répète.

    faro exercise --config table.toml --cycles 5

    La table ne doit pas tourner, et personne ne touche la boîte : ses capteurs et les boutons doivent rester au repos quand
    les servos bougent. Code de fin 1 quand une tige est en panne ou dérive, que l'alimentation fléchit, ou qu'un capteur
    n'est pas au repos.
cli-exercise-cycles = nombre d'allers et retours (par défaut 3)
cli-exercise-json = un objet JSON au lieu du tableau
cli-exercise-range = --cycles { $given } donné, attendu 1 à 10000
cli-exercise-columns = tige     rang  visite   dispe. us  boule  écart us  boule
cli-exercise-supply = alim.    { $low }...{ $high } mV
cli-exercise-worst = pire     tige { $spindle } : { $beads } boules ; jusqu'à { $good } c'est bon
cli-exercise-sensor =
    { $active ->
        [true]
            { $edges ->
                [0] capteur  { $name } : actif, n'a pas changé
               *[other] capteur  { $name } : actif, a changé { $edges } fois pendant que des boules bougeaient : un mauvais contact, ou des fils de servo à côté
            }
       *[false]
            { $edges ->
                [0] capteur  { $name } : au repos, n'a pas changé
               *[other] capteur  { $name } : au repos, a changé { $edges } fois pendant que des boules bougeaient : un mauvais contact, ou des fils de servo à côté
            }
    }
cli-exercise-wanders = dérive
cli-exercise-result =
    { $good ->
        [true] bilan    bon
       *[false] bilan    PAS BON
    }
cli-exercise-progress = cycle { $cycle }, { $beads } boules

## faro calibrate

cli-calibrate-help =
    Trouver les cinq positions de chaque tige, et les garder dans le module et à côté de la configuration.

    faro calibrate beads --config table.toml              toutes celles qui sont montées
    faro calibrate beads --config table.toml --spindle 7  une seule (0 = as ... 12 = roi)
    faro calibrate beads --config table.toml --undo       retour à l'étalonnage d'avant ; encore une fois : en avant

    Les servos vont lentement à leurs butées, les sentent par leur retour, et s'y arrêtent. La table ne doit pas tourner. Rien
    n'est enregistré si une seule des tiges choisies n'a pas été trouvée.
cli-calibrate-undo = enregistrer de nouveau l'étalonnage d'avant le dernier
cli-calibrate-yes = ne rien demander
cli-calibrate-no-undo = rien à annuler : il n'y a pas de { $path }
cli-calibrate-unchanged = rien n'a été changé
cli-calibrate-not-stored = { $why }. Rien n'a été enregistré.
cli-calibrate-warning =
    { $count ->
        [0] Ceci déplace lentement toutes les tiges de butée en butée et retour, pendant 15 secondes environ.
       *[other] Ceci déplace lentement { $spindles } de butée en butée et retour, pendant 15 secondes environ.
    }
      1. La table ne tourne pas et aucune donne n'est en cours.
      2. L'alimentation des servos est allumée ; les doigts sont loin des boules.
      3. Si quelque chose se coince : coupez l'alimentation, ou Ctrl-C - les servos sont alors relâchés.
cli-calibrate-go-on = Continuer ? [o/N]
cli-calibrate-yes-words = o oui
cli-calibrate-columns = tige         0     1     2     3     4 boules, us  retour à 1000, 2000 us
cli-calibrate-stored =
    enregistré dans le module ({ $count ->
        [one] { $count } tige changée
       *[other] { $count } tiges changées
    }) et dans { $path } ; --undo revient en arrière
cli-calibrate-proof =
    { $good ->
        [true] chaque boule a été déplacée une fois, aller et retour : bon
       *[false] chaque boule a été déplacée une fois, aller et retour : PAS BON
    }

## Commands that use the board

cli-no-board = mcu.driver est "none" : cette table n'a pas de module
cli-no-feedback = mcu.driver est "{ $driver }" : il n'a pas de retour, rien ne peut être mesuré

## A table that cannot be opened

cli-own-pack-unreadable = le paquet enregistré à la page d'entretien : { $why } ; déplacez-le pour continuer sans
cli-own-pack-unfit = le paquet enregistré à la page d'entretien, { $path } : { $why }
cli-part-of-setting = { $setting } : { $why }
cli-gpio-servos-without-pins = mcu.driver "gpio" demande des broches : gpio.factory est "none"
cli-web-no-address = { $host } n'est pas une adresse de cette machine ; prenez 127.0.0.1, ou 0.0.0.0 pour toutes
cli-web-port-taken = le port { $port } de { $host } est pris par un autre programme ; choisissez un autre port ou arrêtez ce programme
cli-web-port-needs-rights = le port { $port } demande plus de droits que n'en a ce programme ; choisissez-en un au-dessus de 1023
cli-web-not-listening = impossible d'écouter sur { $host } port { $port } : { $why }
cli-web-ended = le serveur web s'est arrêté avant de commencer

## faro try

cli-try-help =
    Une table avec vos propres cartes tout de suite : ni configuration, ni boîte. Imprimez la feuille (faro sheet), posez-la
    sous une webcam, et

    faro try

    trouve la caméra, ou prend un téléphone à sa place, demande quel jeu se joue avec quelles cartes, écrit une configuration
    avec un PIN, et ouvre la page qui règle la caméra, pas à pas, jusqu'à ce que la première carte soit lue. Ctrl-C
    l'arrête ; la même commande continue où elle en était. Ce qu'elle a écrit est une configuration comme une autre :
    copiez-la, changez la copie, et lancez celle-ci par `faro run --config`.
cli-try-game = jeu, sans question ; les jeux qui cachent des cartes restent au sabot
cli-try-cards-on = sans question : sheet : cartes données à la main sur la feuille imprimée (par défaut) ; box : de la boîte de donne
cli-try-indices = d'où vient le paquet, d'après les lettres de ses coins (par défaut : le dernier dit, sinon les lettres qui sont partout la même hauteur)
cli-try-cards = sorte de cartes, sans question : celle pour laquelle la feuille ou la boîte est faite (par défaut : la dernière, sinon la première)
cli-try-camera = caméra, sans question : v4l2:0, phone, l'adresse d'un flux MJPEG, picamera2
cli-try-mode = casekeeper : cartes comptées pour de vrais jetons ; table : mises sur tablettes (par défaut)
cli-try-folder = où sont gardés la configuration et le journal (par défaut : faro-table dans votre dossier de données)
cli-try-port = port des pages (par défaut { $port })
cli-try-here = pages pour cet ordinateur seul, sans TLS
cli-try-no-browser = n'ouvrir aucun navigateur
cli-try-which-game = Quel jeu ?
cli-try-which-camera = Quelle caméra ?
cli-try-which-cards = Quelles cartes ? La feuille (faro sheet --cards) et la boîte sont faites pour une sorte.
cli-try-which-place = Où sont les cartes ?
cli-try-place =
    { $place ->
        [sheet] sur la feuille imprimée, données à la main
       *[box] dans la boîte de donne
    }
cli-try-number = Numéro [{ $usual }] :
cli-try-other-number = { $given } donné, attendu 1 à { $most }
cli-try-phone-here = --here a des pages pour cet ordinateur seul, qu'aucun téléphone ne peut ouvrir : ôtez-le, ou donnez un autre --camera
cli-try-before = { $path } est récrit ; ce qui y était est maintenant { $before }
cli-try-no-answer = personne ne répond : donnez --game et --camera
cli-try-a-phone = un téléphone, par le réseau
cli-try-phone = La caméra est un téléphone : sur la page du croupier, « Montrer un code »
cli-try-not-written = { $path } : ne peut être écrit : { $why }
cli-try-written = Écrit par faro try, qui le récrit et garde son PIN : changez une copie.
cli-try-open = { $game }, caméra { $camera } ; configuration { $config }
cli-try-set-up = Réglez la caméra à l'adresse { $address } - le PIN du croupier est { $pin }
cli-try-seats = Les joueurs ouvrent { $addresses }

## faro completion

cli-completion-help =
    Imprime ce qui complète les commandes de faro dans un shell : leurs noms, leurs options et les fichiers qu'elles prennent.
    Mettez-le où le shell le cherche et ouvrez-en un autre ; sudo make install le fait de lui-même.

      faro completion bash > ~/.local/share/bash-completion/completions/faro
      faro completion zsh > ~/.zfunc/_faro       avec fpath+=~/.zfunc avant compinit dans ~/.zshrc
cli-completion-shell = de quel shell

## faro man

cli-man-help =
    La page de manuel faro(1), faite de l'aide de toutes les commandes. Dans un terminal elle est montrée, par man s'il y
    est ; dans un fichier ou un tube elle est imprimée en roff.

      faro man                         la lire
      faro man > faro.1                la garder, pour man -l faro.1
cli-man-title = Table de faro
cli-man-summary = une vraie table de cartes : lire les cartes, régler les mises, tenir le journal
cli-man-name = NOM
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-commands = COMMANDES
cli-man-exit = CODE DE RETOUR
cli-man-exit-done = fait
cli-man-exit-bad = cela a tourné et le résultat est mauvais
cli-man-exit-input = entrée incorrecte : une ligne sur la sortie d'erreur qui commence par la commande
cli-man-environment = ENVIRONNEMENT
cli-man-variable =
    { $name ->
        [FARO_LANGUAGE] la langue de ce qui est dit, comme es ; sinon celle du système
        [NO_COLOR] avec une valeur quelconque : pas de couleurs
        [FORCE_COLOR] avec une valeur quelconque : des couleurs même où la sortie n'est pas un terminal
       *[other] dumb : pas de couleurs
    }
cli-man-files = FICHIERS
cli-man-file =
    { $what ->
        [installed] la configuration d'une table installée
        [journal] le journal que faro recall lit d'abord
       *[other] ce que garde faro demo
    }

## faro floor

cli-floor-help =
    Réunit les journaux de plusieurs tables dans une base de données PostgreSQL, la salle (docs/floor.md).

    `init` crée son schéma. `enrol` crée l'accès, la clé et le mot de passe d'une table, les deux derniers dans des fichiers à côté
    du journal ; lancez-le à la table, avec l'utilisateur de la table. `check` compare ce qu'a la salle au journal, octet par
    octet : code 0 s'ils sont égaux. `close` ferme un incident au nom de quelqu'un. `rebuild` enlève les modèles de lecture et les
    refait. `serve` les fait comme viennent les événements, et montre toutes les tables sur une page ; [web] de sa configuration
    dit où et avec quel PIN, sans lui sur cet ordinateur seul. `demo` est trois tables simulées, une salle et sa
    page, avec un PostgreSQL à elle jusqu'à Ctrl-C.

    DSN est celle de libpq, sans mot de passe : un fichier de service, un fichier de mots de passe ou l'utilisateur de la
    socket Unix l'a.

      faro floor init service=floor
      faro floor enrol tiger --floor service=floor --config table.toml
      faro floor check --floor service=floor --config table.toml
      faro floor close 3 --by "A. Croupier" --floor service=floor
      faro floor rebuild --floor service=floor
      faro floor serve --floor service=floor --config floor.toml --limit rounds_an_hour=20
      faro floor demo
cli-floor-what = pour init la DSN, pour enrol le nom de la table, pour close le numéro de l'incident
cli-floor-floor = où est la salle, avec un accès qui peut l'administrer
cli-floor-by = qui ferme l'incident
cli-floor-port = de la page de la démonstration
cli-floor-limit = à partir de quand une alerte de serve est levée (peut être répété)
cli-floor-no-limit = aucune limite ne s'appelle { $given } ; il y a { $names }
cli-floor-limit-number = la limite { $name } est { $given } ; attendu : un nombre
cli-floor-limit-lag = la limite lag_s est { $given } ; attendu : { $least } ou plus : de moins la salle ne dit rien à personne, car cela peut trahir une carte cachée
cli-floor-open = la salle est ouverte à { $address } ; Ctrl-C la ferme
cli-floor-no-pin-set = sans PIN ([web] pin) seul cet ordinateur voit la page de la salle
cli-floor-no-use =
    --{ $option } ne sert pas à `faro floor { $action }` : { $option ->
        [port] seul `demo` l'accepte, `serve` prend son port de --config
       *[limit] seul `serve` l'accepte
    }
cli-floor-what-wanted =
    { $action ->
        [init] attendu : `faro floor init DSN`
        [enrol] attendu : `faro floor enrol TABLE --floor DSN`
        [close] attendu : `faro floor close NUMBER --by NAME --floor DSN`
        [serve] attendu : `faro floor serve --floor DSN`, ou `--config` avec [floor] dsn
        [demo] attendu : `faro floor demo`
        [rebuild] attendu : `faro floor rebuild --floor DSN`
       *[check] attendu : `faro floor check --floor DSN`
    }
cli-floor-no-library = la bibliothèque { $library } n'est pas installée ; tapez : `pip install 'faro-table[floor]'`
cli-floor-no-address = l'adresse de la salle n'en est pas une que libpq connaisse : { $why }
cli-floor-password = l'adresse de la salle contient un mot de passe, que chacun pourrait y lire : sa place est un fichier de service ou de mots de passe (docs/floor.md)
cli-floor-sslmode = l'adresse de la salle demande sslmode={ $found } ; attendu : verify-full, qui vaut sans être demandé
cli-floor-schema = le schéma de la salle ne peut être créé : { $why }
cli-floor-not-made = il n'y a pas de salle dans cette base de données ; tapez : `faro floor init DSN`
cli-floor-name = { $given } donné ; attendu : un nom d'au plus 40 minuscules, chiffres et _, qui commence par une lettre
cli-floor-enrolled-already = ce journal ou sa clé est déjà inscrit pour une autre table
cli-floor-no-id = le journal { $path } n'a pas encore d'identifiant ; démarrez la table une fois
cli-floor-no-postgresql = il n'y a pas de PostgreSQL ici ; tapez : `sudo apt-get install postgresql`
cli-floor-postgresql-not-made = aucun PostgreSQL ne peut être créé dans { $folder }
cli-floor-demo-ended = la table { $game } a fini avec le code { $code }
cli-floor-init-done = la salle est prête
cli-floor-enrol-done = { $name } est inscrite avec l'accès { $login } ; sa clé et son mot de passe sont dans { $folder }
cli-floor-closed = l'incident { $number } est fermé par { $by }
cli-floor-no-incident = aucun incident { $number } n'est ouvert
# $tables: noms dans la base de données.
cli-floor-rebuilt =
    { $count ->
        [0] les modèles de lecture sont refaits, de { $journals } journaux et { $events } événements ; ils sont comme avant
       *[other] les modèles de lecture sont refaits, de { $journals } journaux et { $events } événements ; autres qu'avant : { $tables }
    }
cli-floor-check-equal = { $name } : égal, { $event } événements, tête { $head }
cli-floor-check-behind = { $name } : égal jusqu'à l'événement { $event } ; { $count } de plus ne sont pas encore dans la salle
cli-floor-check-ahead = { $name } : la salle a des événements jusqu'à { $event }, le journal finit à { $last } : il a été restauré d'une copie
cli-floor-check-differs = { $name } : l'événement { $event } est un autre dans la salle que dans le journal
cli-floor-check-signature = { $name } : la tête à l'événement { $event } n'est pas signée avec la clé de la table
cli-floor-check-none = le journal { $journal } n'est pas inscrit dans cette salle
cli-floor-check-incident =
    { $kind ->
        [journal] { $name } : l'incident { $number } est ouvert depuis { $since } : un autre journal est venu avec l'accès de cette table
        [signature] { $name } : l'incident { $number } est ouvert depuis { $since } : la tête à l'événement { $event } n'est pas signée avec la clé de la table
        [altered] { $name } : l'incident { $number } est ouvert depuis { $since } : l'événement { $event } n'est pas dans la salle tel que la table l'a signé
       *[chain] { $name } : l'incident { $number } est ouvert depuis { $since } : un événement { $event } est venu qui ne continue pas la chaîne ; le journal a été restauré, altéré ou copié
    }
