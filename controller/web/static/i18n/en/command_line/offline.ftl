### What is said of photographs, films and test deals. Read in a terminal, of `faro read`, `faro enrol` and
### `faro testdeal`. A card is shown by its label, such as TC.

## A photograph that cannot be read

offline-no-picture = not an image that can be decoded
offline-empty-file = empty file
offline-no-file-name = not a file name
offline-picture-too-large = too large: { $width } x { $height } px, at most { $most } megapixels
offline-file-too-large = too large: { $size } MB, at most { $most }
offline-heic = a HEIC picture, which is not supported: save it as JPEG or PNG
# $format: JPEG or PNG.
offline-cut-short = cut short: the { $format } has no end

## A film

offline-film-cut-short = the film ends early or is damaged: { $frames } of { $announced } frames could be decoded
offline-film-dark = no card was read: the film is dark
offline-film-mirrored = no card was read: the film is mirrored; switch mirroring off in the camera
offline-film-no-box = no card was read: no card lying still in a dealing box was found
offline-not-written = { $path }: cannot be written as an MP4 video

## What is wrong with a test deal

offline-one-more = card { $card }: one more { $label } than the pack has
offline-not-all-seen = { $seen } cards were seen, the pack has { $size }
offline-read-wrong = card { $card } is { $label }, read as { $read }
offline-never-came = { $label } never came
