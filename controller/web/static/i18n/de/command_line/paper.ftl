### The printed sheet on which cards are dealt by hand (`faro sheet`): a title, short sentences beside four pictures, words in
### places for cards. Room is scarce; a longer sentence gets smaller letters. Words of a game are in its own file.

# $game: such as "casino faro".
paper-title = Karten von Hand: { $game }
# $kind: poker, bridge, spanish or german; $width, $height: mm.
paper-cards =
    { $kind ->
        [poker] Pokerkarten
        [bridge] Bridgekarten
        [spanish] Spanische Karten
       *[german] Deutsche Karten
    }, { $width } x { $height } mm
# $name: as it is, the same in every language; $first and $last: numbers of markers.
paper-about = Blatt { $name }. Marker { $first } bis { $last }.
paper-measure-mm = 100 mm
paper-measure-in = 4 in
paper-scale = Die Linie muss so lang sein, wie sie sagt: sonst noch einmal mit 100 % drucken, nicht an die Seite angepasst.
paper-frame-pack = das Kartenspiel, offen
paper-frame-card = eine Karte, offen
# $sentence: one of the next ones, or one of the game's.
paper-step = { $number }. { $sentence }
paper-step-print = Mit 100 % drucken, einseitig. Die Linie oben messen. Das Blatt auf dem Tisch befestigen.
# Centimetres, and degrees.
paper-step-camera = Die Kamera { $nearest } bis { $farthest } cm über dem Blatt anbringen, höchstens { $steepest } Grad schräg. Sie muss alle vier schwarzen Quadrate sehen.
paper-step-pack = Das Kartenspiel offen in den Rahmen legen, die Kanten an den Ecken.
paper-step-card = Eine Karte offen in den Rahmen legen. Hand weg, bis der Tisch sie genannt hat.
