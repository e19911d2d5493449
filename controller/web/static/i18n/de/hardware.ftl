### What is wrong with the casekeeper, the dealing box, the pins and the computer, and what the service page's test mode
### says. Read on the tablets, in the log and on the command line. Spindles are numbered from 0 (ace) to 12 (king).

## Parts, as faults name them

# $part: what a fault names, $name: as it stands in the journal.
hardware-part =
    { $part ->
        [mcu] Platine des Zählrahmens
        [exit_beam] Lichtschranke am Ausgang
        [lid_switch] Deckelschalter
        [follower_switch] Schalter des Andrückers
        [box_lid] Deckel des Kastens
        [camera] Kamera
        [camera_reading] Kartenerkennung
        [camera_view] Kamerabild
        [journal] Journal
        [outputs] Ausgänge
        [pages] Seiten
        [safe_mode] Sicherer Modus
        [power] Stromversorgung
        [temperature] Temperatur
        [clock] Uhr
        [disk] Datenträger
        [exit_beam_wire] Draht der Lichtschranke
        [exit_beam_pin] Pin der Lichtschranke
        [lid_switch_wire] Draht des Deckelschalters
        [lid_switch_pin] Pin des Deckelschalters
        [follower_switch_wire] Draht des Andrückerschalters
        [follower_switch_pin] Pin des Andrückerschalters
        [no_more_bets_button] Taste „Nichts geht mehr“
        [no_more_bets_button_pin] Pin der Taste „Nichts geht mehr“
        [hold_button] Taste Anhalten
        [hold_button_pin] Pin der Taste Anhalten
        [call_button] Taste Rufen
        [call_button_pin] Pin der Taste Rufen
       *[other] { $name }
    }
hardware-part-spindle = Stange { $number }

## Beads

# Where the beads stand: behind the sentences below.
hardware-stands = es sind { $count }
hardware-between = sie steht zwischen den Stellen, am nächsten { $near }
hardware-bead-jammed = Perle { $bead } klemmt: { $wanted } sollten drüben sein, { $where }
hardware-bead-slipped = Perle { $bead } ist verrutscht: { $wanted } sollten drüben sein, { $where }
hardware-bead-moved = Perle { $bead } wurde von Hand bewegt: { $wanted } sollten drüben sein, { $where }
hardware-bead-slipped-back = eine Perle ist verrutscht und zurück: { $wanted } drüben, wie es sein soll
hardware-bead-moved-back = eine Perle wurde von Hand bewegt und ist zurück: { $wanted } drüben, wie es sein soll
hardware-bead-supply = Perle { $bead }: die Servo-Versorgung ist zu niedrig, { $wanted } sollten drüben sein, { $where }
hardware-bead-no-feedback = Perle { $wanted }: der Draht der Rückmeldung liefert nichts, { $wanted } sollten drüben sein, Stelle unbekannt

## The dealing box

hardware-beam-unmoved = hat sich bei den letzten { $draws } Zügen, die die Kamera sah, nicht gerührt
hardware-beam-unexplained = rührte sich { $times }-mal, obwohl die Kamera keine Karte herauskommen sah
hardware-beam-blocked-start = von Anfang an unterbrochen: eine Karte im Schlitz, oder der Sensor ist dunkel, oder sein Draht berührt Masse
hardware-beam-blocked-long = seit { $seconds } s unterbrochen: eine Karte im Schlitz, oder der Sensor hängt
hardware-beam-wrong-way = unterbrochen, während keine Karte durchgeht, und frei, während eine es tut: verkehrt herum verdrahtet
hardware-lid-bounces = { $changes } Wechsel in { $seconds } s: der Kontakt prellt oder ist lose
hardware-follower-early = sagt, der Kasten sei leer, mit { $cards } Karten darin
hardware-follower-late = ist nicht am Ende, obwohl der Kasten leer ist
hardware-wire-off = ist ab, oder seine 4,7 kOhm nach 3,3 V am Kasten fehlen
hardware-pin-unread = lässt sich nicht lesen: { $error }
hardware-button-stuck = von Anfang an gedrückt: sie klemmt, oder ihr Draht berührt Masse

## The pins of the Raspberry Pi

hardware-why-and-fix = { $why }; { $fix }
hardware-pin-busy = { $name }: GPIO{ $pin } hat ein anderes Programm oder ein Treiber
# $name of the two sentences beside it, where it is not the name of a pin in the configuration.
hardware-servo = Servo der Stange { $spindle }
hardware-pin-failed = { $name } (GPIO{ $pin }): { $error }
hardware-no-such-pins = diese Pins gibt es nicht: { $pins }; es gibt { $known }
hardware-no-factory = keine Pin-Fabrik „{ $name }“; es gibt { $known }
hardware-no-library = { $error }: die Bibliothek der Pins ist nicht installiert
hardware-no-pi = das ist kein Raspberry Pi: er hat keine Revisionsnummer
# What the library of the pins says itself.
hardware-library = { $error }
hardware-other-chip = gpiochip{ $chip } ist „{ $label }“, nicht die Pins der Stiftleiste ({ $wanted }...)
hardware-no-pipe = lgpio kann seine Pipe in { $folder } nicht anlegen
hardware-no-chip = { $error }: es gibt kein { $path }
hardware-chip-closed = { $error }: { $path } darf von { $user } nicht geöffnet werden
hardware-chip-failed = { $error }: { $path }
hardware-pins-given-back = die Pins sind zurückgegeben
hardware-fix-stop-others = halten Sie den Tisch an (systemctl stop faro) oder das andere Programm, das die Pins hat
hardware-fix-group = der Benutzer muss in der Gruppe gpio sein: sudo usermod -aG gpio USER, dann neu anmelden
hardware-fix-lgpio = sudo apt install python3-lgpio auf einem Raspberry Pi; sonst pip install '.[pi]'
hardware-fix-rpigpio = sudo apt install python3-rpi.gpio auf einem alten Raspberry Pi; sonst gpio.factory lgpio
hardware-fix-upgrade = bringen Sie das System auf den neuesten Stand: sudo apt full-upgrade
hardware-fix-pipe = setzen Sie LG_WD auf einen beschreibbaren Ordner
hardware-fix-kernel = es braucht einen Raspberry Pi mit eigenem Kernel

hardware-fix-wiring = siehe hardware/machine/drawings/wiring.md
hardware-fix-beam = nehmen Sie die Karte aus dem Schlitz; sonst ist der Sensor schmutzig, defekt oder verkehrt herum verdrahtet
hardware-fix-supply = prüfen Sie die 5-V-Servo-Versorgung und ihre Sicherung: mindestens 4,8 V, während Servos laufen
hardware-fix-feedback = stecken Sie den Draht der Rückmeldung wieder an Eingang A{ $spindle }
# A fault whose text comes from the machine, as everybody sees it; behind the name of the part.
hardware-no-use = funktioniert nicht

## Boards and servos

hardware-no-board = an { $port } antwortet keine Platine
hardware-no-link = es gibt keine Verbindung zur Platine
hardware-no-answer = die Platine beantwortet { $question } nicht
hardware-not-done = die Platine tat nicht binnen { $seconds } s, was verlangt war
hardware-no-maestro = an { $port } antwortet kein Maestro
hardware-maestro-reports = der Maestro meldet: { $errors }
hardware-not-driven = die Servos ließen sich nicht ansteuern; es steht im Protokoll

## Calibration of the beads

# $why: what is wrong with the places of one spindle, one of the sentences below.
hardware-spindle = Stange { $spindle }: { $why }
hardware-places-count = { $count } Stellen, es sollten { $wanted } sein
hardware-spindles-count = { $count } Stangen, es sollten { $wanted } sein
hardware-place-range = { $given } us, erlaubt { $low }...{ $high } us
hardware-places-order = die Stellen { $places } us müssen alle um { $least } us oder mehr steigen oder alle fallen
hardware-file = { $path }: { $error }
hardware-file-sections = { $path }: erwartet je ein Abschnitt für "{ $first }"..."{ $last }"
hardware-file-values = { $path }: { $section }: erwartet pulse_us mit fünf ganzen Zahlen und adc mit zweien
hardware-file-section = { $path }: { $section }: { $why }
hardware-board-not-stored = Stange { $spindle }: die Platine speicherte die Kalibrierung nicht
hardware-feedback-off = Stange { $spindle }: der Draht der Rückmeldung liefert { $adc }: er ist ab
hardware-no-stop = Stange { $spindle }: kein Anschlag war zu spüren: das Servohorn ist lose, oder der Anschlag fehlt
hardware-hardly-moves = Stange { $spindle }: bewegt sich kaum: eine Perle oder die Kurvenscheibe ist eingeklemmt, oder das Servo dreht nicht
hardware-travel = Stange { $spindle }: { $travel } us zwischen den Anschlägen, erwartet { $low }...{ $high } us für die { $degrees } Grad der Kurvenscheibe: { $cause }
hardware-caught = eine Perle oder die Kurvenscheibe ist eingeklemmt, oder das Servo dreht mehr als { $most } Grad je ms
hardware-gives-way = ein Anschlag gibt nach, das Servohorn rutscht, oder das Servo dreht weniger als { $least } Grad je ms
hardware-no-potentiometer = Stange { $spindle }: die Rückmeldung ergäbe ({ $low }, { $high }) bei 1000 und 2000 us: kein Potentiometer an 5 V
hardware-creeping-low = kriecht zu den unteren Anschlägen
hardware-creeping-high = kriecht zu den oberen Anschlägen

## Test mode of the beads, on the service page

hardware-looking = die Platine wird gesucht
hardware-firmware = Firmware { $version }
hardware-board-open-loop = { $name }, ohne Rückmeldung
hardware-rig-failed = der Prüfbetrieb der Stangen ist gescheitert; es steht im Protokoll
hardware-not-in-test = der Zählrahmen ist nicht im Prüfbetrieb
hardware-rig-no-board = keine Platine: { $why }
hardware-rig-busy = bitte warten: { $busy }
hardware-no-feedback-rig = diese Servos haben keine Rückmeldung: ihre Stellen lassen sich nicht ertasten; bearbeiten Sie die Kalibrierdatei
hardware-jog-no-feedback = Stange { $spindle } hat keine Rückmeldung: schicken Sie sie zuerst an eine Stelle, dann in Schritten
hardware-jog-unread = Stange { $spindle } ist noch nicht gelesen
hardware-beyond-servo = { $given } us ist mehr, als ein Servo annimmt, { $low }...{ $high }
hardware-step = ein Schritt von { $given } us, erwartet 1...{ $most } in jeder Richtung
hardware-no-spindle-chosen = keine Stange wurde gewählt
hardware-not-fitted = Stange { $spindle } ist hier nicht gebaut; [mcu] spindles hat { $fitted }
hardware-rig-jammed = klemmt: { $wanted } us gewollt, { $measured } us gemessen
hardware-rig-slipped = verrutscht: { $wanted } us gewollt, { $measured } us gemessen
hardware-rig-moved = von Hand bewegt: { $wanted } us gewollt, { $measured } us gemessen
hardware-rig-no-feedback = der Draht der Rückmeldung liefert nichts: { $wanted } us gewollt, { $measured } us gemessen
hardware-rig-supply = die Servo-Versorgung ist zu niedrig: { $wanted } us gewollt, { $measured } us gemessen
hardware-nothing-found = nichts wurde gefunden, was sich speichern ließe: kalibrieren Sie zuerst
hardware-no-former = es gibt keine Kalibrierung vor dieser
hardware-storing = wird gespeichert
hardware-storing-former = die vorige Kalibrierung wird gespeichert
hardware-trying = die Perlen werden hin und her bewegt
hardware-places-found = die Stellen sind gefunden; noch ist nichts gespeichert
hardware-not-calibrated = { $why }. Nichts wurde geändert.
hardware-calibration-stopped = von Hand angehalten; nichts wurde geändert
hardware-stored = gespeichert
hardware-stored-former = die vorige Kalibrierung ist wieder gespeichert
hardware-not-stored = nicht gespeichert: { $why }
# $done: one of the two above. $spindles: those that changed, $count of them.
hardware-kept =
    { $count ->
        [0] { $done }, in der Platine und in { $file }; geänderte Stangen: keine, sie sind, wie sie waren
       *[other] { $done }, in der Platine und in { $file }; geänderte Stangen: { $spindles }
    }
hardware-calibration-note = Kalibrierung der Perlen: { $said }
hardware-proof-good = Jede dieser Perlen wurde hin und her bewegt.
hardware-proof-bad = NICHT GUT: { $troubles }
hardware-proof-stopped = Von Hand angehalten, bevor jede Perle versucht war.

## Every bead moved, again and again (faro exercise)

hardware-faults = { $faults }
hardware-misses = Stange { $spindle }: verfehlt eine Stelle um { $error } us
hardware-exercise-idle = Stange { $spindle }: ruht bei { $beads } Perlen
hardware-exercise-moving = Stange { $spindle }: bewegt sich bei { $beads } Perlen
hardware-exercise-jammed = Stange { $spindle }: klemmt bei { $beads } Perlen
hardware-exercise-slipped = Stange { $spindle }: verrutscht bei { $beads } Perlen
hardware-exercise-hand-moved = Stange { $spindle }: von Hand bewegt bei { $beads } Perlen
hardware-exercise-no-feedback = Stange { $spindle }: keine Rückmeldung bei { $beads } Perlen
hardware-exercise-supply-low = Stange { $spindle }: Versorgung zu niedrig bei { $beads } Perlen

## Every servo driven to its mounting place (faro park)

hardware-park-no-feedback = ihr Draht der Rückmeldung liefert nichts
hardware-park-supply = die Servo-Versorgung ist zu niedrig
hardware-park-unsaid = die Platine sagte nichts davon
hardware-park-state = die Platine sagt { $state }

## The Raspberry Pi itself

hardware-pi-weak-now = die Versorgung ist jetzt zu schwach (Unterspannung)
hardware-pi-slowed-now = der Prozessor ist jetzt verlangsamt
hardware-pi-throttled-now = der Prozessor ist jetzt gedrosselt
hardware-pi-hot-now = er ist jetzt nahe an seiner Temperaturgrenze
hardware-pi-weak = die Versorgung war seit dem Start zu schwach (Unterspannung)
hardware-pi-weak-told = die Versorgung war zu schwach (Unterspannung): sehen Sie nach Netzteil und Kabel
# $limit: degrees Celsius.
hardware-pi-heat = der Prozessor ist über { $limit } C und wird langsamer: sehen Sie nach Lüfter und Luft
hardware-pi-clock = niemand hat die Uhr gestellt, seit der Computer läuft: auf die Zeiten im Journal ist kein Verlass; es braucht ein Netz
# $megabytes: a limit, not what is left.
hardware-pi-disk = auf dem Datenträger des Journals sind weniger als { $megabytes } MB frei: verschieben Sie alte Journale anderswohin
hardware-pi-throttled = der Prozessor war seit dem Start gedrosselt
