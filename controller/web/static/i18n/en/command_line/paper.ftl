### The printed sheet on which cards are dealt by hand (`faro sheet`): a title, short sentences beside four pictures, words in
### places for cards. Room is scarce; a longer sentence gets smaller letters. Words of a game are in its own file.

# $game: such as "casino faro".
paper-title = Cards by hand: { $game }
# $kind: poker, bridge, spanish or german; $width, $height: mm.
paper-cards =
    { $kind ->
        [poker] Poker cards
        [bridge] Bridge cards
        [spanish] Spanish cards
       *[german] German cards
    }, { $width } x { $height } mm
# $name: as it is, the same in every language; $first and $last: numbers of markers.
paper-about = Sheet { $name }. Markers { $first } to { $last }.
paper-measure-mm = 100 mm
paper-measure-in = 4 in
paper-scale = The line must be as long as it says: otherwise print again at 100 %, not fitted to the page.
paper-frame-pack = the pack, face up
paper-frame-card = one card, face up
# $sentence: one of the next ones, or one of the game's.
paper-step = { $number }. { $sentence }
paper-step-print = Print at 100 %, on one side. Measure the line at the top. Fix the sheet to the table.
# Centimetres, and degrees.
paper-step-camera = Set up the camera { $nearest } to { $farthest } cm above the sheet, at most { $steepest } degrees off the vertical. It must see all four black squares.
paper-step-pack = Lay the pack in the frame, face up, its edges along the corners.
paper-step-card = Lay one card in the frame, face up. Take your hand away until the table has named it.
