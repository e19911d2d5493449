### `faro check`: the state of every part, what is wrong, and what to do about it. Read in a terminal.

## The screen

check-wrong = Bei { $wrong } von { $parts } Teilen ist etwas zu tun:
check-good = Alles in Ordnung.
# $part: one of those that the screen lists, such as camera.
check-progress = wird geprüft: { $part }
# Marks before each part, at most 5 letters.
check-mark-good = ok
check-mark-note = Hinweis
check-mark-wrong = FEHLER
check-none-here = dieser Tisch hat keine
check-phone = ein Telefon; während der Tisch läuft, zeigt die Seite des Croupiers den Code, den es öffnet, und die Wartungsseite seine Bilder
# $state: how the part is now. $fault: its last fault, with the time.
check-last-fault = { $state }; letzte Störung { $fault }

## The computer

check-no-pi = kein Raspberry Pi
check-no-temperature = unbekannt: kein Sensor hier
check-hot-fix = geben Sie dem Pi einen Lüfter oder Luft
check-no-power = unbekannt: das sagt nur ein Raspberry Pi
check-power = keine Unterspannung seit dem Start
check-power-fix = nehmen Sie das offizielle Netzteil; Servos brauchen ein eigenes
check-power-button = ein Druck fährt den Rechner herunter
check-no-power-button = keiner: bevor der Stecker gezogen wird, sudo poweroff
check-clock = von einem Zeitdienst gestellt
check-clock-off = nicht synchron
check-clock-fix = sudo timedatectl set-ntp true, und ein Netz; auf die Zeiten im Journal ist kein Verlass
check-no-clock = unbekannt: der Kernel sagt es nicht
check-disk = { $megabytes } MB frei auf { $folder }
check-disk-fix = mindestens { $megabytes } MB sollten es sein: { $fix }
check-disk-read-only = { $path } ist auf einem schreibgeschützten Datenträger

## The pages

check-pages-no-pin = keine PIN: wer von diesem Gerät kommt, ist der Croupier, auch durch nginx, stunnel oder ssh -R darauf
check-pages-pin = der Croupier meldet sich mit der PIN an, auch an diesem Gerät
check-pages-proxies = der Croupier meldet sich mit der PIN an, auch an diesem Gerät; für die Adressen der Besucher wird { $proxies } geglaubt

check-tls-readable = [web] tls ist "off": wer im Netz mithört, kann PINs lesen und Croupier sein
check-tls-loopback = http nur auf Loopback: nichts davon geht über ein Netz
check-tls-own = https durch die eigene Zertifizierungsstelle des Tisches, Zertifikat bis { $until }; SHA-256 { $fingerprint }
check-tls-given = https mit { $certificate }
check-tls-none-yet = https; der erste Start legt die Schlüssel in { $path } an
check-tls-locked = https; seine Schlüssel sind nur für den Benutzer des Tisches: { $path }
check-tls-fix = docs/keys.md sagt, wozu jede Datei da ist und wie sie neu gemacht wird

## What its user may do

check-may-not-read = { $user } darf { $path } nicht lesen
check-may-not-write = { $user } darf { $path } nicht schreiben
check-may-not-use = { $user } darf { $path } nicht benutzen (Gruppe { $group })
check-as-service = prüfen Sie als Benutzer des Tisches: { $command }
check-as-service-folder = prüfen Sie als Benutzer des Tisches: { $command }; der Ordner des Dienstes ist sein eigener: ls -ld { $folder }
check-no-group = keine Gruppe darf es benutzen: sudo make install legt die Regel in /etc/udev/rules.d, dann starten Sie den Pi neu
check-join-group = sudo usermod -aG { $group } { $user }, dann neu anmelden; oder prüfen Sie als Benutzer des Tisches: { $command }
check-pins-library-fix = noch einmal sudo make install: es bringt lgpio oder sagt, warum es nicht geht

## The journal

check-no-journal = noch keines unter { $path }
check-journal = { $events } Ereignisse, die Kette ist unversehrt; { $evidence }
check-journal-disagrees = { $journal }; Ereignis { $event }, bekannt aus { $checkpoint }, stimmt nicht überein
check-journal-newer-fix = installieren Sie das neuere Programm wieder, oder legen Sie die Kopie von vor der Aktualisierung zurück (docs/install.md)
check-journal-fix = behalten Sie die Datei, wie sie ist, legen Sie die letzte gute Kopie an ihre Stelle; spielen Sie nicht damit weiter
check-pictures-fix = behalten Sie die Datei, wie sie ist; woraus diese Karten gelesen wurden, lässt sich nicht mehr zeigen

## The camera

check-camera = { $picture }, { $fps } Bilder/s, Belichtung { $exposure }, Helligkeit { $brightness }, Fokus { $focus }
check-exposure-unknown = unbekannt
check-camera-hangs = { $source } hängt
check-driver-fix = nicht das Kabel: die Software der Kamera ist gescheitert, wie der Text sagt; installieren Sie sie neu, ihr numpy muss das des Tisches sein
check-no-picture = { $source } gibt kein Bild
check-no-picture-fix = prüfen Sie [camera] source
# $camera: the camera's figures.
check-camera-light =
    { $dark ->
        [true] { $camera }: zu dunkel
       *[false] { $camera }: zu hell
    }
check-camera-light-fix = sehen Sie nach der Lampe über dem Fenster
check-camera-blurred = { $camera }: nichts ist scharf
check-camera-blurred-fix = legen Sie eine Karte ins Fenster; setzen Sie [camera] distance_mm, oder schieben Sie die Kamera, bis die Zahl des Fokus am höchsten ist
check-camera-slow = { $camera }: { $fps } sollten es sein
check-camera-slow-fix = mehr Licht, oder ein kleineres Bild
check-camera-sensor-fix = sein Sensor gibt höchstens { $most }: setzen Sie [camera] fps auf das oder weniger
check-camera-shoe-sensor-fix = sein Sensor gibt höchstens { $most }, ein Schlitten braucht { $least }: nehmen Sie Camera Module 3
# $speed: m/s.
check-camera-shoe = { $camera }; gelesen werden Karten, die mit bis zu { $speed } m/s gezogen werden

## The pack

check-pack-unknown = unbekannt, wie das Journal daneben
check-pack-no-camera = keines wird gelesen: dieser Tisch hat keine Kamera
check-pack-any = jedes mit den üblichen Eckzeichen: keines ist eingelernt
check-pack-configured = das der Konfiguration
check-pack-configured-fix = setzen Sie vision.pack auf eine Datei von `faro enrol`, oder lassen Sie es weg, um jedes Kartenspiel mit Eckzeichen zu lesen
check-pack-enrolled = eingelernt auf der Wartungsseite
check-pack-enrolled-fix = verschieben Sie es, um ohne es weiterzumachen, und lernen Sie das Kartenspiel auf der Wartungsseite neu ein
# $whence: where the table has it from, one of the two above.
check-pack = { $whence }: { $cards } Karten, geschrieben { $written } UTC, { $path }
check-pack-learnt =
    { $count ->
        [one] { $pack }; { $count } Bild im Spiel gelernt ({ $cards })
       *[other] { $pack }; { $count } Bilder im Spiel gelernt ({ $cards })
    }
# $pack: all that is known of it.
check-pack-empty = { $pack }: nur Rücken oder Joker
check-pack-strange = { $pack }: nichts sagt, wofür { $card } im Spiel steht
check-pack-strange-fix = nennen Sie sie in [vision] ranks oder spanish_suits

## What runs the reader's networks

# $name: a word of the program. $version: of that one.
check-networks =
    ausgeführt von { $name ->
        [onnxruntime] ONNX Runtime
       *[opencv] OpenCV
    } { $version }
# $how: the sentence above. $chosen: the environment says so.
check-networks-slower =
    { $chosen ->
        [true] { $how }, wie FARO_NETWORKS sagt
       *[false] { $how }; ONNX Runtime, die nicht installiert ist, braucht weniger als die halbe Zeit
    }
check-networks-fix = installieren Sie onnxruntime neu (sudo make install), oder nehmen Sie es weg; Karten werden trotzdem gelesen
check-networks-setting-fix = nehmen Sie FARO_NETWORKS aus der Umgebung
# $signal: the name of a Unix signal.
check-networks-ended = ONNX Runtime läuft auf diesem Prozessor nicht: sie beendet das Programm ({ $signal })
check-networks-ended-fix = nehmen Sie onnxruntime weg (sudo make install tut es), oder setzen Sie FARO_NETWORKS=opencv
check-networks-untried = ließ sich nicht ausprobieren: { $why }

## Box and panel

check-no-pins = dieser Tisch benutzt keine
check-buzzer = an BCM { $pin }; die Wartungsseite löst ihn aus
check-no-box = kein Kartenkasten an den Pins ([gpio] box): keine Lichtschranke, kein Deckel, kein Andrücker
check-no-buzzer = dieser Tisch hat keinen (gpio.buzzer)
check-beam-blocked = unterbrochen
check-beam-free = frei
check-lid =
    { $open ->
        [true] offen
       *[false] zu
    }
check-follower =
    { $end ->
        [true] am Ende: der Kasten ist leer
       *[false] ein Kartenspiel ist im Kasten
    }

## Board and beads

# $port: "pty" is that of a simulated board. $cause: why it started last, the protocol's word.
check-board =
    { $port ->
        [pty] { $driver } an einem pty, Firmware { $firmware }, Protokoll { $protocol }, letzter Start: { $cause }
       *[other] { $driver } an { $port }, Firmware { $firmware }, Protokoll { $protocol }, letzter Start: { $cause }
    }
check-board-fault =
    { $port ->
        [pty] { $driver } an einem pty, Firmware { $firmware }, Protokoll { $protocol }, letzter Start: { $cause }; letzte Störung { $fault }
       *[other] { $driver } an { $port }, Firmware { $firmware }, Protokoll { $protocol }, letzter Start: { $cause }; letzte Störung { $fault }
    }
check-board-in-use-fix = halten Sie zuerst den Tisch an (systemctl stop faro)
# $fix of the next three: what to do, a sentence of link.ftl.
check-board-absent-fix = { $fix }, ihr Name steht in: ls /dev/faro-board /dev/ttyACM* /dev/ttyUSB*; [mcu] port ist { $port }
check-board-firmware-fix = { $fix }: make flash PORT={ $port }
check-board-fix = { $fix }; bleibt es so: make flash
check-reset-fix = brown-out: eine schwache USB-Versorgung; watchdog: die Firmware hing – melden Sie es
check-open-loop = { $driver }: Servos ohne Rückmeldung
check-beads-unverified = nicht geprüft: niemand außer dem Croupier sieht, wo sie sind
check-wire = { $frames } beschädigte Telegramme, { $bytes } Bytes verloren, { $stops } Sicherheitsstopps seit dem Start der Platine
check-wire-fix = ein kürzeres oder besseres USB-Kabel, fern von den Servokabeln
check-wire-off = { $rank }: die Rückmeldung ist { $adc }: Draht ab
check-calibrations-differ = { $rank }: Platine und Kalibrierdatei unterscheiden sich
check-calibrations-fix = faro calibrate beads --spindle { $spindle }: eine andere Platine oder eine andere Datei
# $ranks: the spindles that there are, $count of them.
check-spindles-fitted = { $count } von dreizehn gebaut, [mcu] spindles: { $ranks }; die anderen Stangen sind nur auf den Bildschirmen
check-spindle =
    { $calibrated ->
        [true] { $rank }: { $beads } Perlen drüben, kalibriert
       *[false] { $rank }: { $beads } Perlen drüben, nicht kalibriert: eingebaute Stellen
    }
check-spindle-between =
    { $calibrated ->
        [true] { $rank }: zwischen den Stellen, bei { $pulse_us } us, kalibriert
       *[false] { $rank }: zwischen den Stellen, bei { $pulse_us } us, nicht kalibriert: eingebaute Stellen
    }
