### What is said of photographs, films and test deals. Read in a terminal, of `faro read`, `faro enrol` and
### `faro testdeal`. A card is shown by its label, such as TC.

## A photograph that cannot be read

offline-no-picture = kein Bild, das sich dekodieren lässt
offline-empty-file = leere Datei
offline-no-file-name = kein Dateiname
offline-picture-too-large = zu groß: { $width } x { $height } px, höchstens { $most } Megapixel
offline-file-too-large = zu groß: { $size } MB, höchstens { $most }
offline-heic = ein HEIC-Bild, das nicht unterstützt wird: speichern Sie es als JPEG oder PNG
# $format: JPEG or PNG.
offline-cut-short = abgeschnitten: das { $format } hat kein Ende

## A film

offline-film-cut-short = der Film endet zu früh oder ist beschädigt: { $frames } von { $announced } Bildern ließen sich dekodieren
offline-film-dark = keine Karte gelesen: der Film ist dunkel
offline-film-mirrored = keine Karte gelesen: der Film ist gespiegelt; schalten Sie das Spiegeln in der Kamera aus
offline-film-no-box = keine Karte gelesen: es wurde keine Karte gefunden, die still in einem Kartenkasten liegt
offline-not-written = { $path }: lässt sich nicht als MP4-Video schreiben

## What is wrong with a test deal

offline-one-more = Karte { $card }: eine { $label } mehr, als das Kartenspiel hat
offline-not-all-seen = { $seen } Karten wurden gesehen, das Kartenspiel hat { $size }
offline-read-wrong = Karte { $card } ist { $label }, gelesen als { $read }
offline-never-came = { $label } kam nie
