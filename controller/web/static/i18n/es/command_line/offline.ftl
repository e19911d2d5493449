### What is said of photographs, films and test deals. Read in a terminal, of `faro read`, `faro enrol` and
### `faro testdeal`. A card is shown by its label, such as TC.

## A photograph that cannot be read

offline-no-picture = no es una imagen que se pueda descodificar
offline-empty-file = archivo vacío
offline-no-file-name = no es un nombre de archivo
offline-picture-too-large = demasiado grande: { $width } x { $height } px, { $most } megapíxeles como máximo
offline-file-too-large = demasiado grande: { $size } MB, { $most } como máximo
offline-heic = una imagen HEIC, que no se admite: guárdela como JPEG o PNG
offline-cut-short = cortado: el { $format } no tiene final

## A film

offline-film-cut-short = la película acaba antes o está dañada: se pudieron descodificar { $frames } de { $announced } fotogramas
offline-film-dark = no se leyó ninguna carta: la película está oscura
offline-film-mirrored = no se leyó ninguna carta: la película está en espejo; quite el espejo en la cámara
offline-film-no-box = no se leyó ninguna carta: no se halló ninguna quieta en un distribuidor
offline-not-written = { $path }: no se puede escribir como vídeo MP4

## What is wrong with a test deal

offline-one-more = carta { $card }: un { $label } más de los que tiene el mazo
offline-not-all-seen = se vieron { $seen } cartas, el mazo tiene { $size }
offline-read-wrong = la carta { $card } es { $label }, se leyó como { $read }
offline-never-came = { $label } no salió nunca
