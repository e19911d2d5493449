### What is said of photographs, films and test deals. Read in a terminal, of `faro read`, `faro enrol` and
### `faro testdeal`. A card is shown by its label, such as TC.

## A photograph that cannot be read

offline-no-picture = pas une image que l'on puisse décoder
offline-empty-file = fichier vide
offline-no-file-name = pas un nom de fichier
offline-picture-too-large = trop grande : { $width } x { $height } px, { $most } mégapixels au plus
offline-file-too-large = trop grand : { $size } Mo, { $most } au plus
offline-heic = une image HEIC, qui n'est pas prise en charge : enregistrez-la en JPEG ou PNG
offline-cut-short = tronqué : le { $format } n'a pas de fin

## A film

offline-film-cut-short = le film finit trop tôt ou est endommagé : { $frames } images sur { $announced } ont pu être décodées
offline-film-dark = aucune carte n'a été lue : le film est sombre
offline-film-mirrored = aucune carte n'a été lue : le film est inversé ; ôtez l'effet miroir de la caméra
offline-film-no-box = aucune carte n'a été lue : aucune carte immobile dans une boîte de donne n'a été trouvée
offline-not-written = { $path } : ne peut être écrit comme vidéo MP4

## What is wrong with a test deal

offline-one-more = carte { $card } : un { $label } de plus que n'en a le paquet
offline-not-all-seen = { $seen } cartes ont été vues, le paquet en a { $size }
offline-read-wrong = la carte { $card } est { $label }, lue { $read }
offline-never-came = { $label } n'est jamais venue
