### What is wrong with the camera, its pictures, or a pack that is learnt. Read on the tablets, in the log and on the
### command line.

## Cameras, videos and pictures

vision-camera-stopped = { $camera }: liefert keine Bilder mehr
vision-camera-closed = { $camera }: lässt sich nicht öffnen
vision-v4l2-number = { $camera }: nach v4l2: kommt die Nummer von /dev/videoN
vision-no-such-camera = { $camera }: keine solche Kamera: picamera2, v4l2:N, eine URL, eine Videodatei oder ein Ordner mit Bildern
vision-no-file = keine solche Datei
vision-no-regular-file = keine gewöhnliche Datei
vision-no-video = { $path }: kein Video, das sich dekodieren lässt
vision-video-empty = { $path }: enthält kein Bild, das sich dekodieren lässt
vision-bad-frame = { $path }: Einzelbild { $frame } ist kein Bild
vision-no-images = { $path }: enthält keine Bilder ({ $suffixes })
vision-bad-image = { $path }: kein Bild, das sich dekodieren lässt
# An error of a camera driver: its class and its text.
vision-driver = { $kind }: { $error }
vision-stream-ended = die Kamera hat ihren Strom beendet
vision-garbage-shape = Unsinn: ein Bild der Form { $shape }
vision-garbage-size = Unsinn: das Bild wechselte von { $was } auf { $now }
vision-garbage-even = Unsinn: jeder Bildpunkt ist { $value }
vision-frozen = eingefroren: seit mehr als { $seconds } s dasselbe Bild
vision-hangs = hängt: seit mehr als { $seconds } s kein Bild
vision-not-opened = hängt: nach { $seconds } s nicht geöffnet

## A phone as the camera

vision-phone-none = kein Telefon ist die Kamera
vision-phone-lost = die Verbindung zum Telefon ist unterbrochen
vision-phone-silent = das Telefon sandte seit mehr als { $seconds } s kein Bild: seine Verbindung ist zu langsam oder unterbrochen
vision-phone-hidden = das Telefon ist gesperrt oder zeigt etwas anderes
vision-phone-taken = das Telefon gibt seine Kamera einer anderen App
vision-phone-table-only = die Kamera ist ein Telefon, das die Seite eines laufenden Tisches öffnet

# What is wrong with a picture that came as a JPEG.
vision-jpeg-none = es kam kein JPEG, sondern etwas anderes
vision-jpeg-cut = das JPEG ist abgeschnitten
vision-jpeg-broken = das JPEG ist beschädigt
vision-jpeg-long = es kam ein JPEG von { $given } Bytes, angenommen werden höchstens { $most }
vision-jpeg-large = es kam ein JPEG von { $width }x{ $height } px, angenommen werden höchstens { $most } px je Seite
vision-jpeg-small = es kam ein JPEG von { $width }x{ $height } px, angenommen werden mindestens { $least } px je Seite
vision-jpeg-scans = es kam ein JPEG in mehreren Durchgängen (progressiv oder Ähnliches), angenommen werden nur solche in einem
vision-jpeg-colours = es kam ein JPEG mit { $parts } Farbkanälen zu { $bits } Bit, angenommen werden 1 oder 3 zu 8

## A Raspberry Pi's camera

# What the camera's software wrote last; behind a sentence, so that it begins with a space.
vision-process-said = { " " }({ $text })
vision-python-not-started = picamera2: { $python } lässt sich nicht starten: { $error }
# $stage: what the process was doing.
vision-process-hangs =
    { $stage ->
        [start] picamera2: sein Prozess hängt beim Start von { $python }{ $said }
        [import] picamera2: sein Prozess hängt beim Import von picamera2{ $said }
        [open] picamera2: sein Prozess hängt beim Öffnen der Kamera{ $said }
        [configure] picamera2: sein Prozess hängt beim Einrichten der Kamera{ $said }
       *[other] picamera2: sein Prozess hängt beim Aufnehmen eines Bildes{ $said }
    }
vision-process-silent = picamera2: sein Prozess spricht nicht mehr
vision-process-killed = picamera2: sein Prozess wurde durch { $signal } beendet{ $said }
vision-process-ended = picamera2: sein Prozess endete mit Code { $status }{ $said }
vision-process-strange = picamera2: sein Prozess sandte eine unlesbare Zeile: { $text }
# How the sensor of a Pi camera is read: its $mode (width x height), and percents of what it sees. For `faro check`.
vision-sensor = { $model } mit { $mode }, { $wide } x { $high } % seines Feldes
vision-no-camera = picamera2: keine Kamera gefunden{ $said }
vision-no-pictures = picamera2: die Kamera gibt keine Bilder{ $said }
vision-library-failed = picamera2: { $error }{ $said }
vision-no-cause = picamera2: kein Grund genannt{ $said }
vision-not-installed = picamera2: ist für { $python } nicht installiert
vision-too-old = picamera2: { $python } hat Version { $version }, nötig ist { $least } oder neuer
vision-not-imported = picamera2: { $python } kann es nicht importieren: { $error }
vision-other-numpy = picamera2: { $python } kann es nicht importieren: { $error }; numpy { $numpy } ist nicht das, für das es kompiliert wurde
vision-no-modes = picamera2: { $model } nennt keine Sensormodi
vision-beyond = picamera2: { $key } = { $given } angegeben, { $model } nimmt { $low } bis { $high }
vision-fixed-lens = picamera2: focus = { $focus } angegeben, doch das Objektiv von { $model } lässt sich nicht bewegen
vision-beyond-focus = picamera2: Fokus bei { $given } Dioptrien angegeben, { $model } nimmt { $low } bis { $high }

# The fault as everybody sees it; behind the name of the part.
vision-no-use = gibt keine brauchbaren Bilder

## What to do about it

vision-fix-replug = ziehen Sie das Kabel der Kamera, und stecken Sie es wieder ein
vision-fix-check = prüfen Sie ihr Kabel (zuvor Strom aus), ihren Namen in [camera] source, und dass kein Programm sie benutzt

vision-fix-command = { $command }
vision-fix-software = nicht das Kabel: die Software der Kamera ist gescheitert, wie der Text sagt; sudo apt full-upgrade, dann neu starten
vision-fix-cable = Strom aus, Kabel der Kamera neu stecken (beide Enden); `rpicam-hello --list-cameras` muss sie dann nennen
vision-fix-busy = halten Sie das Programm an, das die Kamera benutzt (der Tisch: sudo systemctl stop faro), sonst das Kabel
vision-fix-python = das Python des Systems fehlt: sudo apt install python3
vision-fix-numpy = entfernen Sie das numpy, das über das von Debian gelegt wurde (sudo pip uninstall --break-system-packages numpy)
vision-fix-usb = eine USB-Kamera heißt source = "v4l2:0"
vision-fix-phone = zeigen Sie den Code unter dem Kamerabild, und öffnen Sie ihn mit dem Telefon
vision-fix-phone-line = sehen Sie nach, ob die Seite des Telefons offen ist, und bringen Sie das Telefon näher ans WLAN
vision-fix-phone-screen = entsperren Sie das Telefon, und holen Sie seine Kameraseite wieder nach vorn
vision-fix-phone-page = laden Sie die Seite des Telefons neu, oder nehmen Sie ein anderes Telefon
vision-fix-setting = ändern Sie [camera] { $key }
vision-fix-lens = setzen Sie [camera] focus = "distance", und drehen Sie das Objektiv von Hand
vision-fix-focus = ändern Sie [camera] focus, oder distance_mm und die Höhe der Kamera

## Packs that are enrolled

vision-no-card-name = „{ $name }“ nennt keine Karte: zuerst Wert und Farbe, wie in KH.jpg, 10H_2.png oder 1O-0003.jpg
vision-no-card = „{ $given }“ ist keine Karte: erwartet A 2 ... 10 J Q K (B D K, V D R, 1) mit S H D C, oder 1 ... 9 S C R mit O C E B
vision-two-packs = { $one } und { $other } sind nicht aus einem Kartenspiel: Farben S H D C, oder O C E B
vision-pale = solche Drucke (blass?) sind schwer zu unterscheiden: viele Karten werden erfragt, nicht gelesen
vision-hard-to-tell = in diesen Bildern schwer zu unterscheiden und daher manchmal erfragt: { $cards }
vision-too-few = { $count } Karte angegeben, erwartet mindestens 2
vision-card-not-seen = { $source }: darin ist keine Karte zu sehen
vision-no-print = { $source }: auf der Karte darin ist kein Druck zu sehen
vision-looks-like = { $source }, angegeben als { $given }, sieht aus wie { $like }: eine Karte unter zwei Namen, oder Bilder zu schlecht, um sie zu unterscheiden
vision-no-end = { $rests } Ruhepausen und kein Ende: erwartet wird ein Kartenspiel, einmal gegeben
# $places: numbers of the first of them.
vision-nameless = { $count } von { $of } Karten ließen sich nicht lesen ({ $places }): nennen Sie alle in der Reihenfolge der Partie
vision-other-count = { $seen } Karten wurden im Fenster gesehen, die Reihenfolge nennt aber { $named }
vision-twice = die Karten { $one } und { $other } sind beide { $label }
vision-none-seen = in keinem Fenster wurde eine Karte gesehen
vision-shoe-two = die Karten { $one } und { $other } kamen zusammen heraus: legen Sie alle Karten zurück, und geben Sie neu, eine nach der anderen
vision-shoe-not-whole = Karte { $place } war nicht ganz zu sehen: legen Sie alle Karten zurück, und geben Sie neu, jede in einem langsamen Zug
vision-shoe-pushed-in = Karte { $place } wurde nach dem Herauskommen wieder hineingeschoben: legen Sie alle Karten zurück, und geben Sie neu
vision-shoe-blind = während Karte { $place } über dem Fenster war, kam kein brauchbares Bild: legen Sie alle Karten zurück, und geben Sie neu
vision-shoe-still-there = Karte { $place } ist noch über dem Fenster: legen Sie alle Karten zurück, und geben Sie neu, jede ganz heraus
vision-shoe-too-many = mehr als { $most } Karten kamen aus dem Schlitten: erwartet wird ein Kartenspiel, einmal gegeben

## A folder with the faces of the rendered cards

vision-faces-folder = { $folder }: { $why }: erwartet ein Ordner mit einem Bild je Karte, wie in KH.jpg, 10H.png oder 1O.png
vision-faces-none = { $folder }: enthält kein Bild ({ $suffixes }): erwartet eines je Karte, wie in KH.jpg, 10H.png oder 1O.png
# $why: what is wrong with a name or with the pack, a sentence of this file.
vision-faces-label = { $folder }: { $why }
vision-faces-twice = { $one } und { $other } sind beide { $label }: erwartet ein Bild je Karte
vision-faces-unread = { $file }: { $why }
vision-faces-shape = { $file }: { $width } x { $height } px: erwartet eine aufrechte Karte, mindestens { $least } px hoch, { $narrow }- bis { $wide }-mal so breit wie hoch
vision-faces-unknown = { $folder }: { $label } steht für keine Karte des Spiels: siehe vision.ranks und vision.spanish_suits
vision-faces-same = { $folder }: { $one } und { $other } stehen beide für { CARD($card) }
# $cards: the first of them.
vision-faces-lacking = { $folder } hat von { $count } der Karten des Spiels kein Bild: { $cards }

## The file of an enrolled pack

vision-pack-unread = { $path }: lässt sich nicht lesen: { $error }
vision-no-pack = { $path }: kein eingelerntes Kartenspiel, oder ein beschädigtes (erwartet, was `faro enrol` schreibt)
# $why: one of the sentences below.
vision-pack-unfit = { $path }: { $why }
vision-pack-lacks = kein eingelerntes Kartenspiel: { $name } fehlt darin
vision-pack-format = kein eingelerntes Kartenspiel: pack.json sagt etwas anderes
vision-pack-version = Version { $version } der Datei, hier ist { $known } bekannt: lernen Sie das Kartenspiel neu ein
vision-pack-large = beschädigt: { $name } hat { $bytes } Bytes, höchstens { $most }
vision-pack-part = beschädigt: { $name } lässt sich nicht lesen ({ $error })
vision-pack-pictures = beschädigt: erwartet 1 bis { $most } Bilder
vision-pack-labels = beschädigt: seine Namen sind nicht die eines Kartenspiels
vision-pack-strangers = beschädigt: Schwellen von Karten, die nicht im Kartenspiel sind
vision-pack-entry = beschädigt: ein Bild ohne Namen, Datei oder Prüfsumme
vision-pack-damaged = beschädigt: { $why }
vision-pack-changed = beschädigt: { $name } ist nicht das eingelernte Bild
vision-pack-size = beschädigt: { $name } ist kein Bild von { $width } x { $height } px
vision-pack-sureness = beschädigt: seine Schwellen sind nicht vollständig
vision-pack-thresholds = beschädigt: Schwellen { $given }, erwartet je 0,5 bis 1
vision-pack-ratio = beschädigt: Seitenverhältnis { $given }, erwartet { $least } bis { $most }
vision-pack-learnt = beschädigt: seine im Spiel gelernten Bilder sind nicht vollständig
# Why a picture that was taken in play is not learnt.
vision-learnt-strange = die Drucke dieses Kartenspiels lassen sich kaum unterscheiden
vision-learnt-likelier = die eingelernten Bilder halten sie für eine andere Karte
vision-learnt-like = in diesem Licht sehen ihr andere Karten zu ähnlich
vision-learnt-burnt = ein Teil von ihr ist überbelichtet, etwa durch den Reflex einer Lampe
vision-learnt-useless = ihre Zahl oder das Zeichen ihrer Farbe sieht in diesem Licht wie das einer anderen Karte aus
vision-learnt-harms = eine andere Karte würde für sie gehalten

## What runs the networks

vision-networks-broken = ONNX Runtime ist installiert und funktioniert hier nicht: { $why }
# $by: the difference of two answers.
vision-networks-differ = ONNX Runtime { $version } ist installiert und antwortet anders als OpenCV, um { $by }
vision-networks-none = FARO_NETWORKS verlangt ONNX Runtime, die nicht installiert ist
# $names: the words that it knows.
vision-networks-unknown = FARO_NETWORKS ist { $asked }: erwartet eines von { $names }

## The rendered box

# $movement: the word of a movement, in English.
vision-hand-at-work = die Hand ist am Werk ({ $movement })
vision-box-holds-less = { $wanted } Karten verlangt, { $left } im Kasten
vision-shoe-takes-none = ein Schlitten nimmt keine Karte zurück
vision-shoe-empty = der Schlitten ist leer
