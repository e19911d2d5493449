### The service page: sensors, spindles, camera, calibration, enrolling a pack.

# $seconds: how long; -1 since the start.
service-pressed =
    { $seconds ->
        [-1] seit dem Start gedrückt: klemmt, oder der Draht berührt Masse
       *[other] seit { $seconds } s gedrückt: klemmt, oder der Draht berührt Masse
    }

## Test mode

service-test-mode = Prüfbetrieb
service-test-begin = Prüfbetrieb beginnen
service-test-end = Prüfbetrieb beenden
service-testing = Jedes Tablet zeigt es an. Am Ende gehen alle Perlen und Lichter dorthin zurück, wo der Tisch sie haben will.
service-looking = Nur zum Ansehen. Um Stangen zu bewegen, Lichter blinken zu lassen oder das Fenster zu markieren, beginnen Sie den Prüfbetrieb: der Tisch nimmt dann keine Partie und keinen Einsatz an.
service-under-way = Eine Partie läuft: Geräte können angesehen, nicht geprüft werden. Beenden oder annullieren Sie sie zuerst.
service-no-board = Keine Platine antwortet: { $trouble }
service-asking = Alle Teile werden nach ihrem Stand gefragt …

## Faults at play

service-faults = Störungen im Spiel

## Sensors, lights and buzzer

service-sensors = Sensoren
# $key: the key of the configuration that says so.
service-sensors-none = Dieser Tisch hat keine ({ $key }).
service-what = Was
service-now = Jetzt
service-edges = Wechsel
service-last = Zuletzt
service-never = nie
service-seconds-ago = vor { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
service-minutes-ago = vor { $minutes } min
service-hours-ago = vor { $hours } h
service-lights = Lichter und Summer
service-light-lamp = Fensterlampe
service-light-open = Grün: Einsätze offen
service-light-closed = Rot: nichts geht mehr
service-light-call = Gelb: Croupier rufen
service-buzz = Summer auslösen
service-lights-none = Keine Lichter an Pins ({ $key }).
service-buzzer-none = Kein Summer ({ $key } ist false).

## Spindles

service-spindles = Stangen
service-spindle = Stange
service-spindle-rank = Stange { $spindle }: { $rank }
service-no-beads-here = Dieser Tisch hat keine Perlen, die sich bewegen ließen ({ $key }).
service-board = Platine: { $board }
service-board-supply = Platine: { $board }, Servos an { NUMBER($volt, minimumFractionDigits: 2, maximumFractionDigits: 2) } V
service-board-none = keine Platine
service-wanted = Soll
service-sent = Befehl, µs
service-stands-us = Steht, µs
service-beads-column = Perlen
service-beads =
    { $beads ->
        [one] { $beads } Perle
       *[other] { $beads } Perlen
    }
# A pulse, or a step of one, in microseconds.
service-us = { $us } us
service-move-spindle = Stange { $spindle } bewegen
service-at-play = im Spiel: { $fault }
service-no-feedback = keine Rückmeldung
service-moving = bewegt sich
# $us: the pulse that was sent last; -1 when nothing was sent.
service-sent-to =
    { $us ->
        [-1] Noch nichts gesendet
       *[other] Auf { $us } us gestellt
    }
service-stands-unknown = { service-sent-to }; nichts meldet, wo sie steht: sehen Sie nach.
service-stands-wire = { service-sent-to }. Keine Rückmeldung: ihr Draht liefert nichts, sehen Sie nach, wo sie steht.
service-stands-test = Wo sie steht, wird im Prüfbetrieb gelesen.
service-stands-moving = { service-sent-to }, steht bei { $stands } us, bewegt sich.
service-stands-between = { service-sent-to }, steht bei { $stands } us, zwischen zwei Stellen.
service-stands =
    { $beads ->
        [one] { service-sent-to }, steht bei { $stands } us, { $beads } Perle drüben.
       *[other] { service-sent-to }, steht bei { $stands } us, { $beads } Perlen drüben.
    }

## Calibrating

service-calibrate = Perlen kalibrieren
service-calibrate-one = Stange { $spindle } kalibrieren
service-calibrate-all = Alle kalibrieren
service-calibrate-undo = Letzte rückgängig machen
service-calibrate-how = Im Prüfbetrieb werden die Stellen ertastet: jede Stange kriecht zu ihren Anschlägen.
service-creep = Stange { $spindle } kriecht von Anschlag zu Anschlag und zurück, etwa fünfzehn Sekunden lang.
# $count: how many.
service-creep-all = Alle { $count } Stangen kriechen von Anschlag zu Anschlag und zurück, etwa fünfzehn Sekunden lang.
service-creep-clear = Die Servo-Versorgung ist an, und keine Finger sind an den Perlen.
service-creep-stop = Sollte etwas eingeklemmt sein, drücken Sie Stopp: die Servos werden sofort losgelassen.
service-start = Start
service-stop = Stopp
service-working = In Arbeit: { $what }
service-found = Wo jede Zahl von Perlen gefunden wurde, in us, und wie weit das vom Gespeicherten entfernt ist. Nach dem Speichern wird jede Perle hin und her bewegt.
service-store-places = In Platine und Datei speichern
service-throw-away = Verwerfen

## Camera and window

service-camera = Kamera
service-camera-silent = Die Kamera gibt kein Bild.
service-no-picture = Kein Bild von der Kamera
service-figures = { $width }×{ $height }, { $fps } Bilder je Sekunde, Helligkeit { $brightness }, Fokus { $focus }
service-corners = Die Ecken des Fensters
service-corner = Ecke { $number } von 4, mit den Pfeiltasten zu bewegen
service-mark-window = Fenster markieren
service-mark-how = Ziehen Sie jede Ecke auf eine Ecke der Karte im Fenster; das Bild steht still. Pfeiltasten bewegen eine Ecke um Haaresbreite.
service-still = Der Kartenkasten, stillstehend
service-use-window = Dieses Fenster nehmen
service-forget-marks = Markierung vergessen
# $by: how the window is known; "later": it will be found when the next deal begins.
service-window =
    { $by ->
        [hand] Fenster: von Hand markiert.
        [configuration] Fenster: aus der Konfiguration.
        [later] Fenster: wird bei Beginn der nächsten Partie von selbst gefunden.
       *[itself] Fenster: von selbst gefunden.
    }
service-window-reads = { service-window } Dort wird { $card } gelesen, { $percent } sicher.
service-window-unsure = { service-window } Dort wird keine Karte sicher gelesen.

## Box and pack

service-box-and-pack = Kasten und Kartenspiel
service-drift-none = Seitliche Abweichung: wird am Ende jeder Partie gezeigt.
service-drift =
    Aufgedeckte Karten lagen innerhalb von { NUMBER($spread, minimumFractionDigits: 2, maximumFractionDigits: 2) } mm um ihre Mitte (ein Sigma), höchstens { NUMBER($largest, minimumFractionDigits: 2, maximumFractionDigits: 2) } mm: { $draws ->
        [one] { $draws } Zug
       *[other] { $draws } Züge
    } aus { $deals ->
        [one] { $deals } Partie
       *[other] { $deals } Partien
    }.
service-drift-few = Zu wenige Züge, um den Kasten zu prüfen.
service-drift-square = Die Lage einer Karte sagt die nächste nicht voraus.
service-drift-skew = Die Lage einer Karte hängt mit der Karte darunter zusammen: durch Zufall nur einmal in { $once }. Sehen Sie Kasten und Kartenspiel an.
service-foreign-unknown = Fremde Karten: bekannt sind nur die eigenen Karten eines eingelernten Kartenspiels.
service-foreign = Vielleicht nicht die eingelernte Karte: { $cards }. In den letzten Partien keines ihrer Merkmale; vergleichen Sie sie mit ihrem Bild.
service-foreign-none =
    { $count ->
        [one] Keine fremde Karte bemerkt; { $count } bisher gesehene Karte hat Merkmale, an denen sie zu erkennen ist.
       *[other] Keine fremde Karte bemerkt; { $count } bisher gesehene Karten haben Merkmale, an denen sie zu erkennen sind.
    }
service-begin-anew = Zurücksetzen
service-begin-anew-sure = Zurücksetzen?
service-begin-anew-what = Die Messwerte von Kasten und Kartenspiel aus den letzten Partien werden gelöscht. Tun Sie das, wenn eines von beiden ausgebessert oder gewechselt wurde.
service-forget-it = Vergessen

## Enrolling a pack

service-pack = Das Kartenspiel dieses Tisches
service-enrol = Kartenspiel dieses Tisches einlernen
service-enrol-how = Im Prüfbetrieb wird ein Kartenspiel jeder Art aus einer Partie durch Kasten oder Schlitten gelernt.
service-enrol-why = Nötig für Karten ohne die üblichen Eckzeichen; jedes Kartenspiel wird damit sicherer gelesen. Die Reihenfolge ist gleichgültig.
service-enrol-said = { $what }.
service-enrol-working = In Arbeit: { $what } …
service-reads-configured = Der Tisch liest das Kartenspiel der Konfiguration, { $pack }.
service-reads-any = Der Tisch liest jedes Kartenspiel mit den üblichen Eckzeichen.
service-reads-own =
    { $count ->
        [one] Der Tisch liest mit dem hier eingelernten Kartenspiel: { $count } Karte.
       *[other] Der Tisch liest mit dem hier eingelernten Kartenspiel: { $count } Karten.
    }
service-reads-own-since =
    { $count ->
        [one] Der Tisch liest mit dem hier eingelernten Kartenspiel: { $count } Karte, { $when }.
       *[other] Der Tisch liest mit dem hier eingelernten Kartenspiel: { $count } Karten, { $when }.
    }
service-waiting =
    { $count ->
        [one] { $count } Karte eines anderen Kartenspiels wurde gegeben und ist noch nicht gespeichert. Beginnen Sie den Prüfbetrieb, um weiter zu benennen.
       *[other] { $count } Karten eines anderen Kartenspiels wurden gegeben und sind noch nicht gespeichert. Beginnen Sie den Prüfbetrieb, um weiter zu benennen.
    }
# $when: date and time at which it was stored.
service-pack-before = Zurück zum vorigen Kartenspiel ({ $when })
service-pack-again = Wieder das eingelernte Kartenspiel nehmen ({ $when })
service-forget-configured = Vergessen: wieder das der Konfiguration lesen
service-forget-any = Vergessen: wieder jedes Kartenspiel lesen
service-learnt =
    { $count ->
        [one] { $count } Bild wurde im Spiel gelernt.
       *[other] { $count } Bilder wurden im Spiel gelernt.
    }
service-learnt-why = Es hilft, eine Karte zu lesen, nach der sonst gefragt würde; von jeder Karte werden höchstens zwei behalten, und die eingelernten bleiben.
service-learnt-none = Noch wurde im Spiel kein Bild gelernt: dazu braucht es eine Karte, nach der gefragt wurde, und eine Partie ohne Berichtigungen.
service-learnt-off = Im Spiel werden keine Bilder gelernt: so will es die Konfiguration.
# $label: the card in the pack's own letters, such as KH.
service-learnt-card = { $label }, Partie { $deal }
service-learnt-picture = { $label }, wie in Partie { $deal } gelernt
service-learnt-forget = { $label } zurücknehmen
service-learnt-forget-all = Alles Gelernte zurücknehmen
# What is wrong with the camera's picture, alone or as $verdict of service-camera-trouble.
service-no-picture-comes = es kommt kein Bild
service-too-dark = zu dunkel
service-too-bright = zu hell
service-nothing-sharp = nichts ist scharf
service-camera-trouble = Die Kamera: { $verdict }. Ziehen Sie keine Karte, bis das vorbei ist.
service-lost = Die Kamera gab während der Partie { $seconds } s lang kein Bild: eine in dieser Zeit gezogene Karte fehlt hier. War es so, dann verwerfen Sie dies und geben Sie neu.
service-demo = Der simulierte Kasten:
service-demo-load = Volles Kartenspiel einlegen
service-demo-deal-out = Ganz ausgeben
service-demo-draw = Eine Karte ziehen
service-enrol-put = Legen Sie das ganze Kartenspiel in den Kasten, in beliebiger Reihenfolge, und schließen Sie den Deckel.
service-enrol-draw = Ziehen Sie Karte um Karte. Lassen Sie jede eine Sekunde im Fenster ruhen, ohne Hand darüber. Das Tablet darf inzwischen in den Ruhezustand gehen.
service-enrol-last = Lassen Sie nach der letzten Karte den Kasten einige Sekunden leer, oder drücken Sie Fertig.
service-enrol-put-shoe = Legen Sie das ganze Kartenspiel in den Schlitten, in beliebiger Reihenfolge, und schließen Sie ihn.
service-enrol-draw-shoe = Ziehen Sie Karte um Karte, langsam, jede in einem gleichmäßigen Zug und ganz heraus; die nächste erst, wenn sie heraus ist. Das Tablet darf inzwischen in den Ruhezustand gehen.
service-enrol-last-shoe = Drücken Sie nach der letzten Karte Fertig, oder lassen Sie den Schlitten eine halbe Minute in Ruhe.
service-enrol-cards-passed =
    { $count ->
        [one] { $count } Karte aufgenommen.
       *[other] { $count } Karten aufgenommen.
    }
service-enrol-pictures =
    { $count ->
        [one] { $count } Bild aufgenommen.
       *[other] { $count } Bilder aufgenommen.
    }
service-enrol-window = Das Fenster ist gefunden.
service-enrol-no-window = Noch kein Fenster gesehen.
service-enrol-done = Fertig: der Kasten ist leer
service-enrol-done-shoe = Fertig: der Schlitten ist leer
service-enrol-stop = Abbrechen, nichts ändern
service-enrol-named = Jede Karte hat ihren Namen. Sehen Sie die Bilder noch einmal durch: was gespeichert ist, wird der Tisch lesen.
# Followed by a button for each card.
service-enrol-open =
    { $count ->
        [one] Eine Karte ist anzusehen:
       *[other] { $count } Karten sind anzusehen:
    }
service-order = War die Reihenfolge des Kartenspiels bekannt? Namen aus einer Liste nehmen
service-order-label = Die Karten, wie sie gegeben wurden, die erste zuerst: KH 10H 2C …
service-order-take = Diese Namen nehmen
# $left: how many pictures were left out.
service-naming =
    { $count ->
        [one] { $count } Karte lag im Fenster{ service-left-out }. { service-naming-how }
       *[other] { $count } Karten lagen im Fenster{ service-left-out }. { service-naming-how }
    }
service-left-out =
    { $left ->
        [0] { "" }
       *[other] , { $left } ausgelassen
    }
service-naming-how = Tippen Sie ein Bild an, um seine Karte zu benennen, oder schreiben Sie Wert und Farbe, wie sie gedruckt sind: KH, 10D, BS (deutsch), VC (französisch), 1O oder SC (spanisch), JOKER; - lässt ein Bild aus.
service-not-in-it = Nicht darin: { $what }. Eine Karte, die nicht darin ist, wird nicht gelesen.
service-lack = { $count } der { $of } Karten des Spiels
service-lack-suit = die Farbe { $suit }
service-lack-rank = jeder Wert { $rank }
service-store = Kartenspiel speichern
service-store-sure = { $named } von { $of } Karten speichern?
service-store-lacks =
    { $count ->
        [one] { $count } Karte des Spiels ist nicht in diesem Kartenspiel: { $what }. Kommt eine solche, kann der Tisch sie nicht lesen und fragt den Croupier.
       *[other] { $count } Karten des Spiels sind nicht in diesem Kartenspiel: { $what }. Kommt eine davon, kann der Tisch sie nicht lesen und fragt den Croupier.
    }
service-store-anyway = Trotzdem speichern
service-throw-sure = Diese Namen verwerfen?
service-throw-what = Nichts wurde gespeichert; das Kartenspiel muss noch einmal gegeben werden. Der Tisch liest weiter wie bisher.
service-card-of-deal = Karte { $number } der Partie
service-card-large = Karte { $number } der Partie, groß
service-name-of = Name von Karte { $number }
service-name-by-tapping = Karte { $number } durch Tippen benennen
service-letters = Buchstaben des Kartenspiels
service-letters-spanish = { $letters } (spanisch)
service-rank = Wert
service-suit = Farbe
service-spanish-suit =
    { $suit ->
        [O] Münzen
        [C] Kelche
        [E] Schwerter
       *[B] Stäbe
    }
service-tap = Tippen Sie Wert und Farbe an
# $suit: a sign such as ♠.
service-it-is = Es ist { $rank } { $suit }
service-it-is-spanish = Es ist { $rank } { $suit }
service-name-taken = Karte { $number } trägt diesen Namen.
service-joker = Ein Joker
service-leave-out = Auslassen: keine Karte, oder doppelt gezeigt
service-order-empty = die Reihenfolge nennt keine Karte: erwartet KH 10H 2C ..., die zuerst gegebene Karte zuerst
service-too-many-seen = { $count } Karten wurden gesehen: erwartet wird ein Kartenspiel, einmal gegeben
service-nothing-seen = in keinem Fenster wurde eine Karte gesehen: beleuchten Sie den Kasten gut, oder markieren Sie das Fenster von Hand, und geben Sie neu
service-given-up = es wurde aufgegeben
service-order-other = hier werden { $shown } Karten gezeigt, die Reihenfolge nennt aber { $named }: die Reihenfolge wurde nicht benutzt
service-order-unread = die Reihenfolge: { $why }

## The sensors' names and levels

service-sensor-beam = Lichtschranke
service-sensor-lid = Deckel
service-sensor-follower = Andrücker
service-sensor-no-more-bets = Taste: nichts geht mehr
service-sensor-hold = Taste: anhalten
service-sensor-call = Taste: rufen
service-blocked = unterbrochen
service-free = frei
service-open = offen
service-shut = zu
service-box-empty = Kasten leer
service-has-cards = hat Karten
service-down = gedrückt
service-up = gelöst

## What the service desk refuses

service-part-no-beads = dieser Tisch hat keine Perlen, die sich bewegen ließen
# $key: the key of the configuration.
service-part-no-buzzer = dieser Tisch hat keinen Summer ({ $key } in seiner Konfiguration)
service-part-no-lights = dieser Tisch hat keine Lichter an Pins
service-part-no-camera = dieser Tisch hat keine Kamera
service-part-no-eye = dieser Tisch hat keine Kamera, um ein Kartenspiel einzulernen
service-not-forgotten = die Messwerte von Kasten und Kartenspiel ließen sich nicht löschen: { $why }
service-window-not-kept = das Fenster ließ sich nicht speichern: { $why }
service-window-none = diese vier Ecken ergeben kein Fenster: setzen Sie je eine auf jede Ecke der Karte
service-window-small = das ist zu klein, um eine Karte zu lesen: markieren Sie das ganze Fenster
service-busy = bitte warten: es ist in Arbeit
service-still-dealt = speichern oder verwerfen Sie zuerst, was gegeben wurde
service-no-deal-watched = es wird keine Partie beobachtet
service-names-wanting = geben Sie zuerst jeder Karte einen gültigen Namen
service-no-pack-before = es gibt kein Kartenspiel vor diesem
service-other-pack-before = das vorige Kartenspiel ist inzwischen ein anderes
service-no-pack-stored = kein Kartenspiel ist gespeichert
service-no-cards-shown = es werden keine Karten zum Benennen gezeigt
service-no-such-card = diese Karte gibt es hier nicht
service-pack-not-put-away = das Kartenspiel ließ sich nicht weglegen: { $why }

## How enrolling goes on

service-work-reading = die Bilder werden geordnet und gelesen
service-work-storing = die Karten werden miteinander verglichen und gespeichert
service-work-before = das vorige Kartenspiel wird gelesen
service-work-learning = Bilder der letzten Partie werden mit dem Kartenspiel verglichen
service-work-forgetting = gelernte Bilder werden aus dem Kartenspiel genommen
service-nothing-learnt = ein solches Bild wurde nicht gelernt
service-test-ended = nichts wurde geändert: der Prüfbetrieb endete inzwischen
service-nothing-changed = nichts wurde geändert: { $why }
service-fault-logged = interner Fehler; er steht im Protokoll
service-picture-failed = ein Bild der Partie ließ sich nicht verarbeiten; es steht im Protokoll
service-pack-without-cards = es ist keine Karte darin, nur Rücken oder Joker
service-disk-unsure = der Datenträger behält das bei einem Stromausfall vielleicht nicht: { $why }
# $told: what was done. $doubt: what may be wrong with it.
service-and-doubt = { $told }; { $doubt }

## What is wrong with the names of a pack's cards; $read, $ordered, $label: a name as it is written, such as KH

service-name-none = noch kein Name
service-name-of-no-card = { $name } ist der Name keiner Karte
service-name-disagrees = gelesen als { $read }, die Reihenfolge sagt { $ordered }: was gilt?
service-name-doubt = es sieht aus wie { $read }: richtig?
# $keys: the keys of the configuration that say it.
service-name-unknown = nichts sagt, wofür { $label } im Spiel steht ({ $keys })
service-name-twice = { $label } ist schon Karte { $number }
service-name-same = dasselbe wie Karte { $number }, { $label }
# $suits: the letters of the suits most cards here have.
service-name-stranger = { $label } ist aus einer anderen Art Kartenspiel als die meisten hier (Farben { $suits })

## The floor, where more than one table is gathered

service-floor = Saal
service-floor-has-all = Saal: hat jedes Ereignis
service-floor-behind =
    { $count ->
        [some] Saal: seit { $time } im Rückstand
        [one] Saal: seit { $time } { $count } Ereignis im Rückstand
       *[other] Saal: seit { $time } { $count } Ereignisse im Rückstand
    }
service-floor-never = Saal: seit { $time } nicht erreicht
service-floor-incidents =
    { $count ->
        [one] Saal: { $count } Vorfall dieses Tisches ist offen (faro floor check)
       *[other] Saal: { $count } Vorfälle dieses Tisches sind offen (faro floor check)
    }
service-floor-unreachable = der Saal ist nicht zu erreichen: { $why }
service-floor-not-enrolled = der Saal hat keinen Tisch mit diesem Zugang (faro floor enrol)
service-floor-refused =
    { $why ->
        [chain] der Saal lehnt Ereignis { $event } ab: Es setzt nicht fort, was der Saal von diesem Tisch hat
        [journal] der Saal lehnt Ereignis { $event } ab: Es gehört zu einem anderen Journal als dem aufgenommenen
       *[gap] der Saal lehnt Ereignis { $event } ab: Er hat die davor nicht
    }

## What service tells the log

service-note-begun-anew = die Messwerte von Kasten und Kartenspiel sind gelöscht: sie werden neu gesammelt
service-note-window-marked = das Fenster des Kastens ist von Hand markiert
service-note-window-unmarked = das Fenster des Kastens ist nicht mehr von Hand markiert
service-note-pack-forgotten = das auf der Wartungsseite eingelernte Kartenspiel ist nicht mehr in Gebrauch
service-note-pack-stored =
    { $count ->
        [one] { $count } Karte ist gespeichert, mit ihren Bildern; der Tisch liest von jetzt an mit diesem Kartenspiel
       *[other] { $count } Karten sind gespeichert, mit ihren Bildern; der Tisch liest von jetzt an mit diesem Kartenspiel
    }
# $once: by chance alone it happens once in this number of times.
service-note-drift = der Kasten verrät vielleicht Karten: bei { $draws } Zügen lag die aufgedeckte Karte nach der darunter, was Zufall nur einmal in { $once } tut; sehen Sie Kasten und Kartenspiel an
service-note-foreign = { CARD($card) } ist vielleicht nicht die eingelernte Karte: in den letzten { $deals } Partien keines ihrer Merkmale; vergleichen Sie sie mit ihrem Bild
service-note-learnt =
    { $count ->
        [one] ein Bild von { $cards } wurde aus der vorigen Partie gelernt; die Wartungsseite zeigt es und nimmt es zurück
       *[other] Bilder von { $cards } wurden aus der vorigen Partie gelernt; die Wartungsseite zeigt sie und nimmt sie zurück
    }
service-note-not-learnt =
    { $count ->
        [one] das Bild von { $cards } aus der vorigen Partie wurde nicht gelernt: { $why }
       *[other] die Bilder von { $cards } aus der vorigen Partie wurden nicht gelernt: { $why }
    }
service-note-learnt-forgotten = die gelernten Bilder von { $cards } sind zurückgenommen
service-note-learning-failed = das Kartenspiel ließ sich nicht ändern, alles ist wie zuvor: { $why }

## Setting up the camera over the printed markers, step by step

service-aim = Kamera einrichten
service-aim-waiting = Die gedruckten Marker werden gesucht. Während einer Partie wird nichts gesucht.
# The one thing to do next.
service-aim-markers = Legen Sie das Blatt oder drehen Sie die Kamera so, dass alle vier schwarzen Quadrate im Bild sind und nichts sie verdeckt.
service-aim-dark = Mehr Licht: das Bild ist zu dunkel.
service-aim-bright = Weniger Licht: das Bild ist zu hell.
service-aim-nearer = Kamera näher heran: eine Karte ist im Bild zu klein.
service-aim-farther = Kamera weiter weg: eine Karte ist größer, als das Bild braucht.
service-aim-upright = Halten Sie die Kamera gerader, senkrecht über das Blatt.
service-aim-sharp = Dort ist nichts scharf: wischen Sie das Objektiv ab, oder bewegen Sie die Kamera weg und zurück, bis sie scharf stellt.
service-aim-glare = Eine Lampe spiegelt sich am Ort des Kartenspiels: rücken Sie die Lampe oder das Blatt.
# $seen, $wanted: a kind of cards, as in `faro sheet --cards`.
service-aim-kind =
    Dies ist das Blatt für { $seen ->
        [poker] Pokerkarten
        [bridge] Bridgekarten
        [spanish] spanische Karten
        [german] deutsche Karten
       *[other] Karten der Art { $seen }
    }, der Tisch ist auf { $wanted ->
        [poker] Pokerkarten
        [bridge] Bridgekarten
        [spanish] spanische Karten
        [german] deutsche Karten
       *[other] Karten der Art { $wanted }
    } eingestellt: legen Sie das andere Blatt hin, oder starten Sie den Tisch neu für { $seen ->
        [poker] Pokerkarten
        [bridge] Bridgekarten
        [spanish] spanische Karten
        [german] deutsche Karten
       *[other] Karten der Art { $seen }
    }.
service-aim-lay-card = Gut. Legen Sie eine Karte offen in den Rahmen.
service-aim-reads-laid = Der Tisch liest: { $card }. Nehmen Sie sie weg, beginnen Sie die Partie auf der Seite des Croupiers, dann legen Sie die erste Karte.
service-aim-lay-pack = Gut. Legen Sie das ganze Kartenspiel offen in den Rahmen.
service-aim-reads = Der Tisch liest: { $card }. Beginnen Sie die Partie auf der Seite des Croupiers, dann ziehen Sie die erste Karte.
service-aim-deal = Zur Seite des Croupiers
# $cards: the kind of cards that the sheet is for, none where no marker is seen; $seen: how many of its four markers.
service-aim-figure-markers =
    { $cards ->
        [poker] Marker gesehen: { $seen } von 4, Pokerkarten
        [bridge] Marker gesehen: { $seen } von 4, Bridgekarten
        [spanish] Marker gesehen: { $seen } von 4, spanische Karten
        [german] Marker gesehen: { $seen } von 4, deutsche Karten
       *[none] Marker gesehen: keiner
    }
service-aim-figure-light = Helligkeit { $brightness } von 255
service-aim-figure-size = Eine Karte ist { $px } px breit, { $least } oder mehr sollten es sein
service-aim-figure-tilt = Neigung { $degrees } Grad, höchstens { $most }
service-aim-figure-sharp = Schärfe { $sharpness }, { $least } oder mehr sollten es sein
service-aim-figure-glare = Überstrahlt { $percent } %, höchstens { $most } %
# Behind a figure.
service-aim-good = gut
service-aim-wrong = noch nicht
