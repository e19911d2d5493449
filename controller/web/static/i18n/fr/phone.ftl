### A phone as the table's camera: its own page (/camera), the dealer's part of it, and what the log says of it.

## The phone's page

phone-title = Faro – ce téléphone est la caméra
phone-heading = { $table } : la caméra
phone-not-opened = Cette page ne s'ouvre pas ici
phone-how = Elle s'ouvre avec le code de la page du croupier, une fois, dans la minute.
phone-start = Allumer la caméra
phone-start-why = La table voit ce que voit la caméra arrière de ce téléphone, dès que le croupier l'a confirmé. Rien n'est gardé sur le téléphone.
phone-starting = La caméra démarre…
phone-compare = La page du croupier montre le même nombre :
phone-waiting = En attente du croupier
phone-is-camera = Ce téléphone est la caméra de la table
phone-quiet = Aucune image ne part à présent
phone-no-line = Pas de liaison avec la table : nouvel essai
phone-aim = Posez le téléphone sur son support, de sorte que toute la fenêtre de la boîte soit dans l'image.
phone-figures = { $rate } par seconde, { $width } x { $height }, { $kilobytes } ko/s, { $ms } ms
phone-end = Ne plus être la caméra
phone-give-up = Pas ce téléphone
phone-end-sure = La table n'a alors plus de caméra, et le jeu est suspendu. Arrêter ?
phone-fault = { $part } : { $fault }
phone-picture-alt = Ce que voit la caméra
phone-no-permission = Le navigateur ne peut se servir de la caméra. Autorisez-la pour cette page, puis recommencez.
phone-no-device = Le navigateur de ce téléphone ne trouve pas de caméra.
phone-camera-busy = Une autre application tient la caméra. Fermez-la, puis recommencez.
phone-camera-failed = La caméra ne démarre pas : { $error }
phone-not-secure = Le navigateur ne donne sa caméra qu'aux pages chiffrées. Ouvrez la table par son adresse https.
phone-keep-on = Ce navigateur ne peut garder l'écran allumé : réglez le téléphone pour qu'il ne se verrouille pas.
phone-other-table = La table ne connaît plus ce téléphone. Demandez un autre code au croupier.

phone-too-dark = trop sombre pour lire les cartes : plus de lumière
phone-too-bright = trop clair pour lire les cartes : moins de lumière, ou pas de lampe dans l'image
phone-nothing-sharp = rien n'est net : nettoyez l'objectif, ou changez la distance

## What a phone is refused

phone-other-source = La caméra de cette table n'est pas un téléphone.
phone-one-at-a-time = { $phone } est la caméra. Arrêtez-la d'abord : une table a une seule caméra à la fois.
phone-token-used = Ce code a déjà servi. Demandez-en un autre au croupier.
phone-token-wrong = Ce code n'est pas celui de la table, ou un autre l'a remplacé.
phone-token-late = Ce code a expiré : il vaut { $seconds } s. Demandez-en un autre au croupier.
phone-not-waiting = Ce téléphone n'attend plus. Montrez un autre code.
phone-no-camera = Aucun téléphone n'est la caméra.
phone-not-encrypted = La page du croupier est ouverte sans chiffrement, et un téléphone ne donne sa caméra qu'à une page chiffrée : ouvrez-la par l'adresse https.
phone-refused = Le croupier a refusé ce téléphone.
phone-other-code = Le croupier a demandé un autre code.
phone-not-confirmed = Le croupier n'a pas confirmé ce téléphone à temps. Demandez un autre code.
phone-other-page = Ce téléphone a rouvert la page ailleurs.
phone-ended-by-dealer = Le croupier l'a arrêtée : ce téléphone n'est plus la caméra.
phone-ended-here = Elle a été arrêtée sur ce téléphone.

## The dealer's part

phone-sheet = La caméra : un téléphone
phone-none = Aucun téléphone n'est la caméra.
phone-show = Montrer un code
phone-code-title = À ouvrir avec le téléphone
phone-code-how = Pointez la caméra du téléphone sur le code et ouvrez le lien. Le navigateur peut avertir d'abord, car la table a fait elle-même son certificat.
phone-code-address = Il ouvre { $address }
phone-code-left = Valable { $seconds } s, pour un téléphone
phone-code-late = Le code a expiré.
phone-code-alt = Code qui ouvre la page de la caméra
phone-another = Autre code
phone-asks = { $phone }, à l'adresse { $address }, demande à être la caméra.
phone-asks-code = Montre-t-il ce nombre ?
phone-confirm = Oui, le prendre
phone-refuse = Non
phone-camera = { $phone }, à l'adresse { $address }, est la caméra.
phone-line-lost = Sa liaison est coupée.
phone-end-it = L'arrêter
phone-end-it-sure = { $phone } n'est alors plus la caméra, et le jeu est suspendu jusqu'à ce qu'un autre le soit. L'arrêter ?

## The log

phone-note-camera = { $phone }, à l'adresse { $address }, est la caméra
phone-note-ended-by-dealer = { $phone }, à l'adresse { $address }, n'est plus la caméra : arrêtée par le croupier
phone-note-ended-by-phone = { $phone }, à l'adresse { $address }, n'est plus la caméra : arrêtée sur le téléphone
phone-note-seen-again = le code de la caméra a servi une seconde fois, à { $phone }, adresse { $address } : seul le premier peut être confirmé
