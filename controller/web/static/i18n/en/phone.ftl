### A phone as the table's camera: its own page (/camera), the dealer's part of it, and what the log says of it.

## The phone's page

phone-title = Faro – this phone is the camera
phone-heading = { $table }: the camera
phone-not-opened = This page does not open here
phone-how = It opens by the code on the dealer's page, once, within a minute.
phone-start = Start the camera
phone-start-why = The table sees what this phone's rear camera sees, from when the dealer has confirmed it. Nothing is kept on the phone.
phone-starting = Starting the camera …
phone-compare = The dealer's page shows the same number:
phone-waiting = Waiting for the dealer to confirm
phone-is-camera = This phone is the table's camera
phone-quiet = No picture goes out now
phone-no-line = No line to the table: trying again
phone-aim = Lay the phone in its holder, so that the whole window of the box is in the picture.
# Pictures a second, the size of the pictures, kilobytes a second, milliseconds until the table has one.
phone-figures = { $rate } a second, { $width } x { $height }, { $kilobytes } kB/s, { $ms } ms
phone-end = Stop being the camera
phone-give-up = Not this phone
phone-end-sure = The table has no camera then, and play is held. Stop?
phone-fault = { $part }: { $fault }
phone-picture-alt = What the camera sees
# Why the browser gives no camera; $error is its own word.
phone-no-permission = The browser may not use the camera. Allow it for this page, then start again.
phone-no-device = This phone's browser finds no camera.
phone-camera-busy = Another app has the camera. Close it, then start again.
phone-camera-failed = The camera does not start: { $error }
phone-not-secure = The browser gives its camera only to encrypted pages. Open the table by its https address.
phone-keep-on = This browser cannot keep the screen on: set the phone so that it does not lock itself.
phone-other-table = The table does not know this phone any more. Ask the dealer for another code.

phone-too-dark = too dark to read cards: more light
phone-too-bright = too bright to read cards: less light, or no lamp in the picture
phone-nothing-sharp = nothing is sharp: clean the lens, or change the distance

## What a phone is refused

phone-other-source = The camera of this table is no phone.
phone-one-at-a-time = { $phone } is the camera. End that first: a table has one camera at a time.
phone-token-used = This code has been used. Ask the dealer for another one.
phone-token-wrong = This code is not the table's, or another one has taken its place.
phone-token-late = This code has run out: it is good for { $seconds } s. Ask the dealer for another one.
phone-not-waiting = This phone does not wait any more. Show another code.
phone-no-camera = No phone is the camera.
phone-not-encrypted = The dealer's page is open without encryption, and a phone gives its camera to an encrypted page alone: open it by the https address.
phone-refused = The dealer has refused this phone.
phone-other-code = The dealer has asked for another code.
phone-not-confirmed = The dealer has not confirmed this phone in time. Ask for another code.
phone-other-page = This phone has opened the page again elsewhere.
phone-ended-by-dealer = The dealer has ended it: this phone is no longer the camera.
phone-ended-here = It was ended on this phone.

## The dealer's part

phone-sheet = The camera: a phone
phone-none = No phone is the camera.
phone-show = Show a code for a phone
phone-code-title = Open this with the phone
phone-code-how = Point the phone's camera at the code and open the link. The browser may warn first, as the table made its certificate itself.
phone-code-address = It opens { $address }
phone-code-left = Good for { $seconds } s, for one phone
phone-code-late = The code has run out.
phone-code-alt = Code that opens the camera page
phone-another = Another code
phone-asks = { $phone } at { $address } asks to be the camera.
phone-asks-code = Does it show this number?
phone-confirm = Yes, use it
phone-refuse = No
phone-camera = { $phone } at { $address } is the camera.
phone-line-lost = Its line is lost.
phone-end-it = End it
phone-end-it-sure = { $phone } is then no longer the camera, and play is held until another one is. End it?

## The log

phone-note-camera = { $phone } at { $address } is the camera
phone-note-ended-by-dealer = { $phone } at { $address } is no longer the camera: ended by the dealer
phone-note-ended-by-phone = { $phone } at { $address } is no longer the camera: ended on the phone
phone-note-seen-again = the code for the camera was used a second time, by { $phone } at { $address }: only the first may be confirmed
