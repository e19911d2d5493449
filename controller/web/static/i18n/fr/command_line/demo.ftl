### The demonstration's own words in the terminal.

## What it cannot do

demo-cut = --cut { $given } donné, attendu 0 ou plus
demo-deals = --deals { $given } donné, attendu 1 ou plus
demo-port = --port { $given } donné, attendu 0 à { $most }
demo-pin-needed = d'autres peuvent atteindre { $host } ; donnez le --pin du croupier
demo-bad-pin = --pin : { $why }
demo-no-demo = { $folder } contient { $name } mais aucune démonstration d'avant ; donnez un autre --state
demo-bad-world = { $path } ne contient pas ce qu'une démonstration d'avant gardait de sa boîte ou de son sabot ; donnez --fresh pour recommencer
demo-no-folder = { $folder } ne peut servir : { $why }
demo-another = une autre démonstration tourne sur { $folder } ; arrêtez-la, ou donnez un autre --state
demo-no-firmware = le vrai micrologiciel ne peut être exécuté ici : { $why }

## While it runs

demo-board = module  { $board }
demo-board-fake = un module simulé en Python, comme le demande --mcu fake
demo-board-firmware = le vrai micrologiciel de l'ATmega2560, exécuté sous simavr
demo-board-instead = un module simulé en Python qui obéit au même protocole (pour le vrai micrologiciel : { $why })
demo-open =
    La table est ouverte : { $address }
      prendre place     { $address }play
      croupier          { $address }dealer
      écran             { $address }display
      entretien         { $address }service
      (Ctrl-C arrête la démonstration, la relancer la continue)
demo-open-elsewhere =
    D'une autre tablette : { $address }
      prendre place     { $address }play
      croupier          { $address }dealer
      écran             { $address }display
      entretien         { $address }service
demo-alone = Cette machine n'a aucune adresse à laquelle une autre tablette pourrait l'atteindre : elle n'est dans aucun réseau.
demo-progress = donne { $deal }, carte { $card } sur { $size }, { $frames } images
demo-not-ended = la donne ne s'est pas terminée : { $why }
demo-stopped = arrêtée
demo-stalled = rien ne s'est passé pendant { $seconds } s
demo-stalled-held = rien ne s'est passé pendant { $seconds } s ; le jeu est suspendu : { $why }

## How it went

demo-deals-dealt = donnes  { $deals }
demo-cards = cartes  { $right } bien lues, { $wrong } mal lues, { $unclear } douteuses (demandées au croupier)
demo-cards-unread = cartes  { $right } bien lues, { $wrong } mal lues, { $unclear } douteuses (demandées au croupier), { $unread } jamais lues
demo-bets = mises   { $settled } réglées
demo-money =
    { $conserved ->
        [true] argent  conservé : { $brought } apportés à la table, { $lying } dessus
       *[false] argent  NON CONSERVÉ : { $brought } apportés à la table, { $lying } dessus
    }
demo-beads = boules  13 tiges sont où le dit le moteur du jeu
demo-beads-wrong = boules  { $wrong }
demo-bead-wrong = tige { $spindle } : { $beads } boules passées, le moteur du jeu dit { $wanted }
demo-bead-unknown = tige { $spindle } : personne ne sait combien de boules sont passées, le moteur du jeu dit { $wanted }
demo-read-wrong = donne { $deal }, carte { $card } : lue { $read }, c'était { $was }
demo-settled-wrong = donne { $deal }, carte { $card } : réglée comme { $settled }, c'était { $was }
demo-result =
    { $good ->
        [true] bilan   tout concorde
       *[false] bilan   DÉSACCORD
    }
