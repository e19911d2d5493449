### The configuration: what is wrong with one, what each key is for, and its pages of documents. Read in a terminal, in
### table.example.toml and in docs/. Keys, values in quotes and what stands in backticks stay as they are.

## What is wrong with a configuration

config-unreadable = { $file }: lässt sich nicht lesen: { $why }
config-no-utf8 = { $file }: ist kein UTF-8-Text (Byte { $byte })
# $why: what Python's reader of TOML says, in English.
config-no-toml = { $file }: { $why }
config-too-deep = { $file }: ist zu tief geschachtelt
# $where: the file, with the number of the line.
config-mistake = { $where }: { $key }: { $mistake }
config-no-section = ist kein Abschnitt; erlaubt: { $allowed }
config-section-wanted = muss ein Abschnitt [{ $section }] sein
config-unknown-key = ist hier nicht bekannt; erlaubt: { $allowed }
config-word-or-number = { $given } angegeben, erwartet { $words } oder eine Zahl von { $low } bis { $high }
config-choice = { $given } angegeben, erlaubt: { $allowed }
config-true-or-false = { $given } angegeben, erwartet true oder false
config-text = { $given } angegeben, erwartet ein Text in Anführungszeichen
config-whole-number = { $given } angegeben, erwartet eine ganze Zahl von { $low } bis { $high }
config-number = { $given } angegeben, erwartet eine Zahl von { $low } bis { $high }
config-texts = { $given } angegeben, erwartet eine Liste von Texten, wie ["faro.local"]
config-crop = { $given } angegeben, erwartet [x, y, Breite, Höhe] zwischen 0 und 1, jede Seite 0.1 oder mehr, oder []
config-corners = { $given } angegeben, erwartet vier Ecken [[x, y], [x, y], [x, y], [x, y]], oder []
config-pins-section = { $given } angegeben, erwartet ein Abschnitt [gpio.pins]
config-no-pin = { $given } angegeben, { $name } ist kein Pin des Tisches; erlaubt: { $allowed }
config-no-pin-number = { $given } angegeben, { $name }: erwartet eine BCM-Pinnummer von 0 bis 27
config-pin-twice = { $given } angegeben, Pin { $pin } ist sowohl { $name } als auch { $other } gegeben
config-a-limit =
    { $same ->
        [true] gehört in [limits]
       *[false] gehört in [limits] als { $limit }
    }
config-no-option = ist keine Option der Regeln; erlaubt: { $allowed }
config-rule = { $given } angegeben, erwartet { $expected }
config-host-open = { $host } ist für andere erreichbar: setzen Sie web.pin, oder nehmen Sie nur "127.0.0.1"
config-proxies-pin = hinter einem Proxy meldet sich jeder an: setzen Sie web.pin
config-tls-file-missing = nötig bei web.tls = "files": eine Datei in PEM
config-tls-file-unused = angegeben, aber nur bei web.tls = "files" gelesen; es ist { $tls }
config-http-port-no-https = angegeben, aber er führt nur zu https, das diese Seiten nicht haben
config-http-port-same = { $given } angegeben, das ist web.port; erwartet ein anderer Port, oder 0 für keinen
config-no-proxy = { $given } angegeben, erwartet eine Adresse wie "127.0.0.1" oder ein Netz wie "192.168.7.0/24"
config-proxy-everybody = { $given } angegeben, das ist jede Adresse: jedem würde geglaubt, woher er kommt
config-no-address = { $given } angegeben, das ist keine IP-Adresse
config-no-host = { $given } angegeben, erwartet der Name eines Geräts wie "faro.local", ohne Port, Pfad oder *
config-max-below-min = { $max } angegeben, erwartet mindestens limits.min = { $min }
config-no-limit = { $game } hat kein solches Limit; es hat: { $limits }
config-no-casekeeper = { $game } wird von { $players } oder mehr Spielern gespielt, nicht nur um echte Jetons
config-shoe-fps = { $given } angegeben, erwartet { $least } oder mehr: { $game } wird gelesen, während die Karten aus dem Schlitten gleiten
config-phone-no-https = "phone" angegeben, aber tls ist "off": ein Browser gibt seine Kamera nur einer verschlüsselten Seite
config-no-sheet = "sheet" angegeben, erwartet "box": in { $game } liegen Karten verdeckt, die eine Kamera über einem Blatt sähe: es bleibt beim Schlitten
config-no-sheet-scene = "scene" angegeben, erwartet eine Kamera: der gerechnete Tisch hat kein Blatt
config-shoe-phone = "phone" angegeben, erwartet eine andere: { $game } wird gelesen, während die Karten aus dem Schlitten gleiten, schneller, als ein Telefon Bilder sendet
config-exposure = { $given } angegeben, erwartet höchstens { $most }: länger dauert kein Bild bei fps = { $fps }
config-no-name = „{ $given }“ angegeben, erwartet ein Buchstabe, = und einer von { $letters }
config-named-twice = { $name } ist zweimal genannt
config-needs-pins = "gpio" angegeben, das Pins braucht: gpio.factory ist "none"
config-no-spindle = { $given } angegeben, erwartet eine Stange von { $allowed }
config-spindle-twice = { $given } ist zweimal angegeben
config-spindles-none = keine Stange angegeben, erwartet mindestens eine; ein Tisch ohne Perlen hat mcu.driver = "none"
config-servo-pin = { $name }: Pin { $pin } treibt bei mcu.driver "gpio" die Stange { $spindle }
config-pin-digits = erwartet 4 bis 12 Ziffern in Anführungszeichen
config-pin-easy = ist leicht zu erraten ({ $why }); wählen Sie eine andere, am besten sechs oder mehr zufällige Ziffern
config-pin-one-digit = immer dieselbe Ziffer
config-pin-row = Ziffern der Reihe nach
config-pin-repeated = wenige Ziffern, wiederholt
config-pin-doubled = verdoppelte Ziffern
config-pin-backwards = vorwärts wie rückwärts gleich
config-pin-year = ein Jahr
config-pin-keypad = eine Linie auf dem Tastenfeld

## The example

config-example = Konfiguration des Farotisches. Jeder Schlüssel darf fehlen; was hier steht, ist die Vorgabe.
config-example-rules =
    Hausregeln des Spiels. docs/rules-options.md sagt, was jeder Wert bedeutet, und hat die jedes Spiels;
    Zahlen in Klammern sind Abschnitte von docs/rules.md.
config-example-not-set = { $name } ist nicht gesetzt
config-example-allowed = Erlaubt: { $allowed }.
config-example-bounds = Von { $low } bis { $high }.
config-example-word-or-number = { $words } oder eine Zahl von { $low } bis { $high }.

## [table]

config-table-name = Steht auf jeder Seite.
config-table-game = Das Spiel, das gegeben wird; ein Journal enthält nur ein Spiel.
config-table-mode = table: die Pointeure setzen auf Tablets. casekeeper: nur Karten, Perlen und die Anzeige, für echte Jetons.
config-table-journal = Das Gedächtnis des Tisches, eine SQLite-Datei. Bezogen auf den Ordner dieser Datei.
config-table-bank = Das Geld der Bank, wenn ein neues Journal beginnt, in kleinsten Einheiten.
config-table-odds = Ob Tablets zeigen dürfen, was jeder Einsatz wert ist, nach den bisher aufgedeckten Karten.
config-table-purse = Eingekauft für jeden, der Platz nimmt (0: nur der Croupier kauft ein).

## [limits]

config-limits-min = Mindesteinsatz.
config-limits-max = Höchsteinsatz auf einer Stelle, oder wie docs/rules-options.md vom Spiel sagt; 0: der des Spiels oder keiner.
config-limits-unit = Einsätze sind Vielfache davon. Ein Einsatz von 1 verliert bei einem Doublet nichts: nehmen Sie 2, oder split_rounding = "bank".

## [camera]

config-camera-source = picamera2, v4l2:0, die URL eines MJPEG-Stroms, eine Videodatei, ein Ordner mit Bildern, "phone" (ein Telefon, das den Code auf der Seite des Croupiers öffnet), "scene" (gerechnet) oder "none".
config-camera-width = Bildbreite in Bildpunkten. Was ein Telefon sendet, wird auf die längere der beiden Seiten gebracht.
config-camera-height = Bildhöhe in Bildpunkten.
config-camera-fps = Bilder je Sekunde, die von der Kamera verlangt werden; von einem Telefon: wie viele höchstens genommen werden.
config-camera-distance-mm = Vom Objektiv zum Fenster, in mm: das bewegliche Objektiv einer Pi-Kamera wird darauf eingestellt.
config-camera-focus = Das bewegliche Objektiv einer Pi-Kamera: nach distance_mm, beim Öffnen der Kamera einmal gesucht, oder in Dioptrien.
config-camera-exposure-us = Belichtung einer Pi-Kamera in Mikrosekunden, oder gesucht beim Öffnen und wenn sich das Licht im Raum geändert hat.
config-camera-gain = Analoge Verstärkung einer Pi-Kamera, oder ebenso gesucht.
config-camera-flicker-hz = Netzfrequenz der Lampen im Raum, für eine Pi-Kamera: eine gesuchte Belichtung umfasst ganze Perioden ihres Lichts. 60 fast überall in Amerika, 0 nur bei Tageslicht.
config-camera-crop = Was eine Pi-Kamera von ihrem ganzen Feld zeigt, [x, y, Breite, Höhe] von 0 bis 1; leer: so viel, wie in die Form des Bildes passt.
config-camera-faces = Bei source "scene": ein Ordner mit einem aufrechten Bild je Karte, benannt KH.jpg, 10H.png, 1O.png ... (auch BACK.png), mindestens 200 px hoch; leer: gezeichnete Karten. Das Kartenspiel wird gelesen, sobald es eingelernt ist (vision.pack oder die Wartungsseite).
config-camera-corners = Die vier Ecken [x, y] des Fensters im Bild, im Uhrzeigersinn; leer: von selbst gefunden. Markierungen der Wartungsseite gehen vor.

## [vision]

config-vision-cards-on = box: das Kartenspiel ist im Kartenkasten oder im Schlitten. sheet: die Karten werden von Hand auf dem gedruckten Blatt gegeben (faro sheet).
config-vision-cards = Für welche Art Karten die Marker von Kasten oder Blatt sind: sieht die Kamera die einer anderen Art, so sagt es die Seite zum Einrichten. Leer: jede.
config-vision-pack = Das eigene Kartenspiel des Tisches, eine Datei von `faro enrol`, bezogen auf den Ordner dieser Datei; leer: jedes Kartenspiel mit Eckzeichen.
config-vision-indices = Woher das Kartenspiel ist, nach den Buchstaben in seinen Ecken: für welchen Wert V, D, R, B, F, O, U, H, Kn und 1 stehen. `any`: die, die überall einen Wert bedeuten; ein V ist ein französischer Bube und eine niederländische Dame, danach wird gefragt.
config-vision-learn = Ein eingelerntes Kartenspiel lernt im Spiel: das Bild einer Karte, nach der gefragt wurde, wird behalten, wenn die Partie ihren Namen bewiesen hat.
config-vision-ranks = Für welchen Wert des Spiels ein Wert des eingelernten Kartenspiels steht, wo es nicht derselbe Buchstabe ist.
config-vision-spanish-suits = Für welche Farbe Münzen, Kelche, Schwerter und Stäbe eines spanischen Kartenspiels stehen.

## [mcu]

config-mcu-driver = serial: die Platine dieses Projekts. maestro: ein Pololu Maestro. gpio: Servos an den Pins des Pi selbst (beide ohne Rückmeldung: niemand prüft, wo die Perlen sind). fake: eine simulierte Platine. simavr: ihre echte Firmware, ausgeführt. none: keine Perlen.
config-mcu-port = Port-URL der Platine, wie pyserial sie nimmt.
config-mcu-baud = Geschwindigkeit der Leitung (ein Maestro an USB nimmt jede).
config-mcu-calibration = Wo `faro calibrate beads` die Stellen der Stangen aufhebt. Bezogen auf den Ordner dieser Datei.
config-mcu-spindles = Die Werte, deren Stangen gebaut sind; jede hat ihren eigenen Kanal oder Pin, wie im ganzen Zählrahmen. Die anderen sind nur auf den Bildschirmen.

## [gpio]

config-gpio-factory = lgpio auf einem Raspberry Pi, rpigpio für alte Systeme, mock für Tests, none für einen Tisch ohne Sensoren am Kasten.
config-gpio-box = Ob ein Kartenkasten an den Pins verdrahtet ist: seine Lichtschranke, sein Deckel und sein Andrücker. Ohne ihn werden sie nicht gefragt.
config-gpio-buzzer = Ob ein Summer ertönt, wenn der Croupier gerufen wird: bei einer Frage oder einer Störung, die das Spiel anhält.
config-gpio-pins = BCM-Pinnummern.

## [web]

config-web-host = Adresse für die Seiten; 0.0.0.0 für alle.
config-web-port = TCP-Port; 0 nimmt irgendeinen freien.
config-web-pin = Die PIN des Croupiers, 4 bis 12 nicht leicht zu erratende Ziffern; nötig auf jeder Adresse außer Loopback, und hinter einem Proxy. Leer: wer vom Gerät selbst kommt, ist der Croupier.
config-web-allowed-hosts = Namen, unter denen die Seiten verlangt werden dürfen, neben der Adresse selbst.
config-web-proxies = Adressen oder Netze von Proxys, die X-Forwarded-For selbst schreiben; niemand anderem wird geglaubt.
config-web-tls = "auto": https mit einem Zertifikat, das der Tisch selbst macht, aber http, wo er nur auf Loopback arbeitet. "off": http. "files": https mit dem hier angegebenen Zertifikat und Schlüssel.
config-web-certificate = Bei tls = "files": das Zertifikat, dann die, die es signiert haben, in PEM.
config-web-key = Bei tls = "files": sein Schlüssel in PEM, ohne Kennwort.
config-web-http-port = Ein weiterer Port, der http spricht und nur zu https führt, mit der Seite über das Zertifikat des Tisches; 0 ist keiner.

## [floor]

config-floor-dsn = Wo das Journal dieses Tisches mit anderen gesammelt wird (docs/floor.md), wie libpq es nimmt: ein Dienst, oder Host, Datenbank und Benutzer, aber kein Passwort. Leer: nirgends.
config-floor-password = enthält ein Passwort, das jeder Leser dieser Datei lesen könnte: sein Platz ist eine Passwortdatei (docs/floor.md)
