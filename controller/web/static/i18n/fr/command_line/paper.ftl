### The printed sheet on which cards are dealt by hand (`faro sheet`): a title, short sentences beside four pictures, words in
### places for cards. Room is scarce; a longer sentence gets smaller letters. Words of a game are in its own file.

paper-title = Cartes à la main : { $game }
paper-cards =
    { $kind ->
        [poker] Cartes de poker
        [bridge] Cartes de bridge
        [spanish] Cartes espagnoles
       *[german] Cartes allemandes
    }, { $width } x { $height } mm
paper-about = Feuille { $name }. Repères { $first } à { $last }.
paper-measure-mm = 100 mm
paper-measure-in = 4 in
paper-scale = Le trait doit avoir la longueur dite : sinon, réimprimez à 100 %, sans ajuster à la page.
paper-frame-pack = le paquet, face visible
paper-frame-card = une carte, face visible
paper-step = { $number }. { $sentence }
paper-step-print = Imprimez à 100 %, d'un côté. Mesurez le trait du haut. Fixez la feuille à la table.
paper-step-camera = Placez la caméra de { $nearest } à { $farthest } cm au-dessus de la feuille, à { $steepest } degrés de la verticale au plus. Elle doit voir les quatre carrés noirs.
paper-step-pack = Posez le paquet dans le cadre, face visible, ses bords le long des coins.
paper-step-card = Posez une carte dans le cadre, face visible. Ôtez la main jusqu'à ce que la table l'ait nommée.
