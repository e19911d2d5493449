### The command line: its commands, their options, what they print and what they refuse. Read in a terminal.
### Options, commands, file names and what stands in backticks are typed as they are and stay as they are. A percent sign
### of a help text is doubled. Columns of a help text may move; its lines are shown as they are.

## All commands

cli-description = Ein Farotisch: liest die Karten im Kartenkasten, bewegt die Perlen des Zählrahmens, rechnet die Einsätze ab.
cli-command = siehe unten
cli-version = welches Programm dies ist: Version, Commit, Datum
cli-commands = Befehle:
cli-exit-codes =
    `faro COMMAND --help` erklärt jeden.
    Endcodes: 0 getan; 1 gelaufen, das Ergebnis ist schlecht; 2 fehlerhafte Eingabe (eine Zeile auf der Fehlerausgabe)
# $why: what the system says, such as "No space left on device".
cli-no-output = die Ausgabe lässt sich nicht schreiben: { $why }
# $module: a part of Python, such as "fcntl".
cli-no-posix = dieser Befehl braucht Linux oder macOS: dieses Python hat kein Modul „{ $module }“. Unter Windows läuft er in WSL; `faro settle`, `faro odds`, `faro simulate` und `faro read` laufen hier
# $languages: the tags of those that are served.
cli-no-language = { $variable } ist „{ $given }“, was es nicht gibt (es gibt: { $languages }); gesprochen wird Englisch
cli-see-help = siehe { $command }
# How far a long command is. $share: a whole number of percent; $time: such as 1:05, minutes and seconds.
cli-progress-share = { $share } %
cli-progress-left = noch { $time }
cli-config = siehe `faro config example`
cli-rule = eine Option der Regeln; `faro config options` hat alle
cli-rule-no-value = --rule: erwartet NAME=WERT, gefunden { $given }
# $given: such as tie_odds=7.
cli-bad-rule = --rule { $given }: erwartet { $expected }
cli-rule-mistake = --rule { $name }: { $why }
cli-demo-summary = ein ganzer simulierter Tisch mit Seiten, Bots und Croupier; keine Hardware nötig
cli-train-summary = geben lernen: ein simulierter Tisch mit absichtlichen Fehlern und ein Bogen, der zeigt, was Sie dagegen taten
cli-try-summary = sofort ein Tisch mit Ihren eigenen Karten: eine Kamera, ein gedrucktes Blatt, eine Seite zum Einrichten
cli-run-no-config = kein --config angegeben: `faro config example` gibt eine aus; mit eigenen Karten und einer Webcam, ohne jede: `faro try`
cli-run-summary = ein echter Tisch, wie die Konfiguration sagt
cli-read-summary = die Karten auf Fotos lesen oder die Partie in einem Video
cli-enrol-summary = ein Kartenspiel aus Bildern seiner Karten einlernen, was immer darauf gedruckt ist
cli-testdeal-summary = dasselbe bekannte Kartenspiel wieder und wieder geben, bis ein Fehler kommt, mit der Zählung
cli-settle-summary = eine als Skript aufgeschriebene Partie abrechnen
cli-odds-summary = was jeder Einsatz nach den gesehenen Karten wert ist, genau
cli-simulate-summary = Partien zu Millionen: was Spielweisen kosten
cli-recall-summary = die letzten Partien aus dem Journal zeigen, Abzug für Abzug
cli-config-summary = eine Konfiguration prüfen oder ein Beispiel ausgeben
cli-check-summary = der Stand von allem auf einem Bildschirm, zuerst, was nicht stimmt
cli-park-summary = jedes Servo auf 1000 us bringen, damit die Servohörner montiert werden können
cli-exercise-summary = jede Perle bewegen und jeden Sensor lesen, und sagen, wie genau sie sich wiederholen
cli-sheet-summary = das Blatt Papier, auf dem echte Karten von Hand gegeben werden, als PDF drucken
cli-floor-summary = mehrere Tische in einer Datenbank: sie anlegen, einen Tisch aufnehmen, sie mit einem Journal vergleichen
cli-calibrate-summary = die Stellen jeder Stange finden; lässt sich rückgängig machen
cli-completion-summary = ausgeben, was Befehle und Optionen in einer Shell ergänzt
cli-man-summary-of-command = das Handbuch aller Befehle zeigen
cli-unreadable = { $option } { $path }: lässt sich nicht lesen: { $why }
cli-unwritable = { $option } { $path }: lässt sich nicht schreiben: { $why }
cli-no-text = { $option } { $path }: ist kein UTF-8-Text (Byte { $byte })
# $why: what Python's reader of JSON says, in English.
cli-no-json = { $option } { $path }: Zeile { $line } Spalte { $column }: erwartet JSON ({ $why })
cli-json-too-deep = { $option } { $path }: erwartet JSON, gefunden zu tief geschachteltes
cli-json-long-number = { $option } { $path }: erwartet JSON mit Zahlen von höchstens 4.300 Ziffern
cli-spindle = Stange { $number }
# 0 = ace ... 12 = king; without the option all that the configuration names.
cli-spindle-option = nur diese (0 = Ass ... 12 = König); darf sich wiederholen
cli-spindle-range = --spindle { $given } angegeben, erwartet 0 bis { $most }
# $fitted: the numbers of those that are built.
cli-spindle-not-fitted = --spindle { $given } angegeben, hier nicht gebaut; [mcu] spindles hat { $fitted }

## Pictures

# $kept, $missing, $altered: how many pictures; $gone, $changed: the digests of the first of them.
cli-evidence =
    { $missing ->
        [0]
            { $altered ->
                [0] { $kept } Bilder passen zu ihren Prüfsummen
               *[other] { $kept } Bilder passen zu ihren Prüfsummen; { $altered } verändert: { $changed }
            }
       *[other]
            { $altered ->
                [0] { $kept } Bilder passen zu ihren Prüfsummen; { $missing } fehlen: { $gone }
               *[other] { $kept } Bilder passen zu ihren Prüfsummen; { $missing } fehlen: { $gone }; { $altered } verändert: { $changed }
            }
    }

## Help and mistakes of any command
# %(name)s and %r are values that are put in later.

cli-usage = Aufruf:
cli-positional-arguments = Argumente
cli-options = Optionen
cli-show-help = diese Hilfe zeigen und enden
cli-argument = Argument %(argument_name)s: %(message)s
cli-invalid-choice = ungültige Wahl: %(value)r (möglich sind %(choices)s)
cli-invalid-choice-near = ungültige Wahl: %(value)r, meinten Sie %(closest)r? (möglich sind %(choices)s)
cli-invalid-value = ungültiger Wert für %(type)s: %(value)r
cli-expected-one = ein Argument erwartet
cli-expected-at-most-one = höchstens ein Argument erwartet
cli-expected-at-least-one = mindestens ein Argument erwartet
cli-ignored-argument = überflüssiges Argument %r
cli-not-with-argument = nicht zusammen mit dem Argument %s erlaubt
cli-one-required = eines der Argumente %s ist nötig
cli-required = diese Argumente sind nötig: %s
cli-unrecognized = unbekannte Argumente: %s
cli-ambiguous = mehrdeutige Option: %(option)s könnte %(matches)s sein

## faro demo

cli-demo-help =
    Ein ganzer simulierter Tisch: ein gerechneter Kartenkasten für die Kamera, nachgebildete Pins, eine simulierte Platine,
    die die Perlen bewegt, vier Bots, ein Croupier und die Seiten. Er gibt von selbst, bis ein Mensch auf der Seite des
    Croupiers übernimmt. Abgebrochen und neu gestartet, geht er mit derselben Partie weiter.

      faro demo                                         dann die gedruckte Adresse öffnen
      faro demo --game german_faro                      dasselbe für Deutsches Faro
      faro demo --headless --deals 1 --speed max        spielt eine Partie und druckt, wie sie ging; Endcode 0 nur, wenn alles
                                                        übereinstimmt
      faro demo --game siete_y_media --rule change4=optional --rule canto=true
cli-demo-shoe = Kamera    gerechnet: sie sieht von unten jede Karte, die aus dem Schlitten gleitet; die Karten sind gezeichnet
cli-demo-shoe-faces = Kamera    gerechnet: sie sieht von unten jede Karte, die aus dem Schlitten gleitet; die Karten sind die aus { $folder }
# The name of the table.
cli-demo-table = Vorführtisch
cli-demo-game = was gespielt wird (Vorgabe faro)
cli-demo-mode = casekeeper: Karten werden für echte Jetons gezählt, ohne Einsätze; table: Einsätze auf Tablets (Vorgabe)
cli-demo-headless = keine Seiten: geben, Ergebnis drucken, enden
cli-demo-deals = nach N Partien enden (headless: 1)
cli-demo-speed = in Echtzeit oder so schnell es geht (headless: max)
cli-demo-seed = welche Karten, welche Einsätze (Vorgabe 7)
cli-demo-cut = Karten hinter der Schnittkarte eines Schlittens (Vorgabe 7): fast der ganze Schlitten gibt eine kurze Partie
cli-demo-host = Adresse der Seiten (Vorgabe 127.0.0.1)
cli-demo-port = Port der Seiten (Vorgabe 8000; 0: irgendein freier)
cli-demo-mcu = die Platine des Zählrahmens: ihre echte Firmware unter simavr oder eine in Python (Vorgabe: was zu haben ist)
cli-demo-tls = https, wo --host nicht Loopback ist ("auto", die Vorgabe), oder http ("off")
cli-demo-pin = die PIN des Croupiers, nötig, wenn --host nicht Loopback ist
cli-demo-state = wo die Vorführung Journal und Kasten aufhebt (Vorgabe state/demo; german_faro: state/demo_german_faro)
cli-demo-faces = ein Ordner mit einem Bild je Karte (KH.jpg, 10H.png, 1O.png ...), die statt der gezeichneten gegeben werden; gelesen wie ein aus denselben Bildern eingelerntes Kartenspiel
cli-demo-fresh = vergessen, was eine frühere Vorführung dort ließ
cli-demo-floor = wo der Saal ist, mit einem Zugang, der ihn verwalten darf: Die Vorführung meldet sich dort unter dem Namen ihres Spiels an und sendet ihr Journal (docs/floor.md)

## faro train

cli-train-help =
    Geben lernen. Ein simulierter Tisch gibt von selbst, und absichtlich geht etwas schief, eines nach dem anderen: zwei
    Karten auf einmal, eine Karte zurückgeschoben oder falsch gelesen, eine verdeckte Kamera, Einsätze zu früh geschlossen,
    ein Anspruch, ein Stromausfall. Auf der Seite des Croupiers tun Sie das Richtige; ein Feld sagt, wie es ging und warum.
    Am Ende steht ein Bogen zum Drucken.

      faro train                                        dann die Seite des Croupiers öffnen
      faro train --game punto_banco                     dasselbe am Schlitten
      faro train --fresh --seed 8                       eine weitere Schulung; ohne --fresh geht die letzte weiter
# The name of the table.
cli-train-table = Schulungstisch
cli-train-game = was gegeben wird (Vorgabe faro)
cli-train-seed = welche Karten, und in welcher Reihenfolge etwas schiefgeht (Vorgabe 7)
cli-train-state = wo die Schulung Journal, Kasten und Bogen aufhebt (Vorgabe state/train; punto_banco: state/train_punto_banco)
cli-train-fresh = neu beginnen: vergessen, was eine frühere Schulung dort ließ
# $address: of the dealer's page.
cli-train-open = Die Seite des Croupiers der Schulung: { $address }

## faro run

cli-run-help =
    Einen echten Tisch führen, wie die Konfiguration sagt. Jedes Teil darf auch simuliert sein (Kamera "scene", eine
    simulierte Platine, nachgebildete Pins). Endet sauber bei Strg-C oder SIGTERM; neu gestartet, geht es weiter, wo das
    Journal endet.
cli-run-safe = nur Seiten und Journal: kein Gerät wird angerührt, das Spiel ruht
cli-run-open = { $table }: die Seiten sind unter { $address }
cli-run-fingerprint = Fingerabdruck der eigenen Zertifizierungsstelle des Tisches (SHA-256): { $fingerprint }
cli-run-readable = Die Seiten sind nicht verschlüsselt ([web] tls ist "off"): wer im Netz mithört, kann PINs lesen und Croupier sein.
cli-run-no-pin = Ohne PIN ([web] pin) ist Croupier, wer die Seiten auf diesem Gerät öffnet, ebenso die Besucher von allem, was an diesen Port weiterleitet (nginx, stunnel, ssh -R).

## faro read

cli-read-help =
    Die Karten auf Fotos lesen oder die Partie in einem Video.

    Ein Foto gibt eine JSON-Zeile: {"{"}"file", "cards": [{"{"}"rank", "suit", "confidence", "candidates", "quad"{"}"}]{"}"}; rank oder
    suit ist null, wenn es nicht sicher genug ist, um danach zu handeln; was den klaren Umriss einer Karte um weißes Papier
    hat, steht auch da, wenn es sich gar nicht benennen lässt. Ein Video gibt je Ereignis eine JSON-Zeile, sobald es
    geschieht, jede mit "file", "time_s" (Sekunden im Film) und "type": exposed, drawn, unclear, double_draw, pushed_back,
    half_out, hand_pass, empty, missing, duplicate, trouble, trouble_cleared, warning; die letzte ist vom "type" end und
    zählt Bilder, Karten und die nicht sicheren. Eine Karte "missing" mit "may_lie_below" kam nie, und die letzte, die kam,
    ist noch im Kasten. Werte sind A 2 ... 9 T J Q K, Farben S H D C. Von einem Ordner wird jedes Foto und Video gelesen, in
    der Reihenfolge der Namen.

    Eine Datei, die sich nicht lesen lässt, gibt die Zeile {"{"}"file", "error"{"}"}, eine nur zum Teil lesbare eine Zeile mit einer
    "warning"; die anderen werden trotzdem gelesen. Endcode 2, wenn es einen Fehler gab, sonst 1, wenn es eine Warnung gab.

      faro read table.jpg card1.png
      faro read --recursive photographs/
      faro read deal.mp4 --debug-video seen.mp4
      faro read --pack my.pack table.jpg deal.mp4  liest die Karten eines eingelernten Kartenspiels (`faro enrol`), mit seinen
                                                   eigenen Namen
      faro read table.jpg --explain why.png        was gefunden wurde, jeder Blick, die Wahrscheinlichkeiten, und warum es
                                                   nicht sicher war
      faro read *.jpg deal.mp4 --explain FOLDER    ein Bogen für jedes Foto und jede Karte eines Videos; Bögen, die schon da
                                                   sind, bleiben, neue bekommen eine Nummer
      faro read --drift deal1.mp4 deal2.mp4 ...    am Ende eine Zeile, ob die aufgedeckte Karte die nächste verrät:
                                                   {"{"}"type": "drift", "draws", "spread_mm", "largest_mm", "dependence",
                                                   "chance", "square"{"}"}. Jedes Video ist eine Partie; mehrere aus demselben
                                                   Kasten und Kartenspiel sagen zusammen mehr. `chance`: wie oft Karten, die
                                                   von der nächsten nichts wissen, ebenso seltsam liegen; null: zu wenige Züge.
                                                   Von 0.001 abwärts ist "square" false und der Endcode 1.
cli-read-paths = Fotos, Videos oder Ordner damit
cli-read-recursive = auch Ordner in Ordnern
cli-read-calibration = für Videos: wo das Fenster ist, {"{"}"corners": [[x, y] x 4]{"}"} im Uhrzeigersinn; ohne wird das Fenster gesucht
cli-read-pack = was `faro enrol` schrieb: die Karten dieses Kartenspiels lesen, und keine anderen
cli-read-explain = zeichnen, warum jede Karte so gelesen wurde: ein .png für ein Foto, sonst ein Ordner
cli-read-sheet = Videos: die Karten werden von Hand auf dem Blatt von `faro sheet` gegeben, nicht aus einem Kasten gezogen
cli-read-indices = woher das Kartenspiel ist, nach den Buchstaben in seinen Ecken (Vorgabe: Buchstaben, die überall einen Wert bedeuten)
cli-read-stack = Videos: die Karten werden von Hand von einem Stapel gegeben, offen, auf irgendeinem Tisch; ein Telefon in der
    anderen Hand kann gefilmt haben
cli-read-drift = Videos: liegt die aufgedeckte Karte danach, welche als Nächste kommt
cli-read-debug-video = schreiben, was gesehen wurde (nur ein Video)
# How far it is: which file of how many, and of a film the seconds that have been read.
cli-read-progress-film = Datei { $number } von { $files }: { $name }, { $seconds } s
cli-read-one-video = --debug-video gehört zu genau einem Video
cli-read-one-photograph = --explain OUT.png gehört zu genau einem Foto; geben Sie einen Ordner an
cli-read-videos-only = { $option } gehört nur zu Videos
cli-read-general-reader = --explain zeigt, wie der allgemeine Leser liest; lassen Sie --pack weg
cli-read-address = eine Adresse; faro read nimmt Dateien (faro run liest laufende Kameras)
cli-read-empty-folder = ein Ordner ohne Fotos oder Videos
cli-read-no-corners = --calibration { $path }: erwartet {"{"}"corners": [[x, y], [x, y], [x, y], [x, y]]{"}"}
cli-read-progress = Datei { $number } von { $files }: { $name }

## faro enrol

cli-enrol-help =
    Ein Kartenspiel aus Bildern seiner Karten einlernen, so dass `faro read --pack` und der Tisch seine Bilder kennen.

    Nötig für Kartenspiele, deren Eckzeichen nicht A K Q J 10 ... 2 sind: deutsche, französische, spanische, ohne jedes
    Eckzeichen; es macht auch jedes andere Kartenspiel sicherer. Ein Bild je Karte genügt, zwei sind besser: ganze Fotos
    mit einer Karte auf einem Tuch oder fast nur Karte; jede Drehung, jedes Licht. Jedes heißt nach seiner Karte, zuerst
    Wert und Farbe:

      faro enrol --out my.pack KH.jpg 10H.png QS_2.jpg ...       Werte A 2 ... 10 J Q K, Farben S H D C
      faro enrol --out naipes.pack 1O.jpg SC-0001.jpg RB.jpg ... spanisch: 1 ... 9 S C R (oder 10 11 12), Farben O C E B
      faro enrol --out paris.pack 1H.jpg VH.jpg DH.jpg RH.jpg    die Buchstaben des Kartenspiels selbst (V D R, B D K)
      faro enrol --out my.pack --labels cards.csv                eine Tabelle mit den Spalten file,label (oder file,rank,suit)

    Oder geben Sie das Kartenspiel einmal durch den Kasten, eine Sekunde je Karte; die Namen in der Reihenfolge der Partie kommen
    aus einer Datei (`KH 10H 2C ...`, oder je eine Zeile) und dürfen fehlen, wenn der Tisch die Eckzeichen ohnehin liest:

      faro enrol --out my.pack --deal deal.mp4 --order order.txt    aus einem Video
      faro enrol --out my.pack --config table.toml                  von der Kamera des Tisches; endet mit dem leeren Kasten

    An einem Tisch, dessen Karten beim Verlassen eines Schlittens gelesen werden, werden sie langsam gezogen, jede in einem
    Zug; für ein Video davon:

      faro enrol --out my.pack --deal deal.mp4 --shoe --order order.txt

    Bilder namens BACK oder JOKER werden als das gelernt, was keine Karte des Kartenspiels ist. PACK ist eine Datei mit einem
    kleinen Bild jeder Karte; nichts wird geschrieben, wenn etwas nicht stimmt.
cli-enrol-pictures = Bilder von Karten, nach ihnen benannt
cli-enrol-out = die Datei, die geschrieben wird
cli-enrol-labels = benennt die Karten der Bilder: Spalten file,label oder file,rank,suit
cli-enrol-deal = das Kartenspiel aus diesem Video einlernen, in dem es gegeben wird
cli-enrol-shoe = mit --deal: das Video zeigt das Fenster eines Schlittens, über das die Karten gleiten
cli-enrol-config = einlernen, während es an diesem Tisch gegeben wird
cli-enrol-order = die Karten in der Reihenfolge, in der sie gegeben werden
cli-enrol-together = Bilder, --deal und --config zusammen angegeben; erwartet eines davon
cli-enrol-order-alone = --order gehört zu --deal oder --config
cli-enrol-shoe-alone = --shoe gehört zu --deal; die Konfiguration eines Tisches sagt selbst, wo seine Karten gelesen werden
cli-enrol-nothing = keine Bilder angegeben; erwartet FILE..., --labels CSV, --deal VIDEO oder --config table.toml
cli-enrol-not-named = { $path } ist in { $table } nicht benannt
cli-enrol-columns =
    { $count ->
        [0] --labels { $table }: keine Spalten; erwartet file,label oder file,rank,suit in der ersten Zeile
       *[other] --labels { $table }: Spalten { $columns }; erwartet file,label oder file,rank,suit in der ersten Zeile
    }
cli-enrol-no-file = --labels { $table }, Zeile { $line }: keine Datei genannt
cli-enrol-bad-label = --labels { $table }, Zeile { $line }: { $why }
cli-enrol-empty-table = --labels { $table }: keine Bilder darin genannt
cli-enrol-no-folder = --out { $out }: den Ordner { $folder } gibt es nicht
cli-enrol-is-folder = --out { $out }: ist ein Ordner; erwartet der Name einer Datei
cli-enrol-not-written = --out { $out }: lässt sich nicht schreiben: { $why }
cli-enrol-bad-picture = { $path }: { $why }
cli-enrol-taken =
    { $pictures ->
        [one] { $pictures } Bild aufgenommen
       *[other] { $pictures } Bilder aufgenommen
    }
cli-enrol-opened = { $count } von { $of } Bildern geöffnet
cli-enrol-looked-at = { $count } von { $of } Bildern angesehen
cli-enrol-done = { $out }: { $cards } Karten aus { $pictures } Bildern

## faro testdeal

cli-testdeal-help =
    Dasselbe bekannte Kartenspiel wieder und wieder geben, bis ein Fehler kommt, und mitzählen: die Dauerprobe von Kasten und
    Kamera.

      faro testdeal --config table.toml                        mit Kamera, Fenster und Kartenspiel des Tisches; der leere
                                                               Kasten beendet eine Partie
      faro testdeal --config table.toml --order stacked.txt    das Kartenspiel wird vor jeder Partie in diese Reihenfolge gelegt
      faro testdeal deal1.mp4 deal2.mp4                        aufgenommene Partien
      faro testdeal --rendered --deals 3                       ein gerechneter Kasten; keine Hardware nötig

    Ohne --order wird jede Partie am Kartenspiel gemessen: jede Karte einmal, keine mehr. Ein Fehler ist eine Karte, die falsch
    gelesen, verpasst oder doppelt gesehen wurde; eine nicht sichere Karte wird gezählt, ist aber kein Fehler. Endet bei der
    ersten Partie mit einem Fehler (--go-on: nicht), nach --deals oder mit Strg-C. Endcode 1, wenn es einen Fehler gab.
cli-testdeal-videos = aufgenommene Partien
cli-testdeal-config = der Tisch, dessen Kamera auf den Kasten sieht
cli-testdeal-rendered = auf einen gerechneten Kasten sehen, so schnell es geht
cli-testdeal-seed = des gerechneten Kastens (Vorgabe 1)
cli-testdeal-order = die Karten in der Reihenfolge, in der sie gegeben werden
cli-testdeal-pack = was `faro enrol` schrieb; sonst das des Tisches
cli-testdeal-deals = nach so vielen Partien aufhören (Vorgabe: nie)
cli-testdeal-go-on = bei einem Fehler nicht aufhören
cli-testdeal-keep = die Bilder einer Partie mit einem Fehler hierhin schreiben
cli-testdeal-json = ein JSON-Objekt je Partie, und eines für alle
cli-testdeal-bad-card = --order { $path }, Zeile { $line }: { $why }
cli-testdeal-no-card = --order { $path }: nennt keine Karte
cli-testdeal-bad-order = --order { $path }: { $why }
cli-testdeal-no-box = { $path }: camera.source ist "{ $source }": kein Kasten zum Ansehen
cli-testdeal-range = --deals { $given } angegeben, erwartet 1 oder mehr
cli-testdeal-no-folder = --keep { $path }: ist kein Ordner
cli-testdeal-one-of = erwartet eines von: VIDEO..., --config table.toml, --rendered
cli-testdeal-not-drawn = --rendered hat keine { $card }: es zeichnet { $first } ... { $last }
cli-testdeal-card = Karte { $number }
cli-testdeal-progress = Partie { $deal }, Karte { $card } von { $size }
cli-testdeal-deal = Partie { $number }{ $cards } Karten { $seconds } s
cli-testdeal-not-sure = nicht sicher: { $cards }
# $name: what was noticed; the words after the first three are troubles of the camera's view.
cli-testdeal-incident =
    { $name ->
        [DoubleDraw] zwei Karten auf einmal { $count }
        [PushedBack] zurückgeschoben { $count }
        [HandPass] Hand vorbei { $count }
        [covered] verdeckt { $count }
        [dark] dunkel { $count }
        [defocused] unscharf { $count }
        [frozen] eingefroren { $count }
        [lid] Deckel { $count }
        [moved] verschoben { $count }
        [unfound] Fenster nicht gefunden { $count }
       *[other] { $name } { $count }
    }
cli-testdeal-deal-result =
    { $good ->
        [true] gut
       *[false] FEHLER
    }
cli-testdeal-all-deals = Partien  { $deals }, { $errors } mit einem Fehler
cli-testdeal-all-cards = Karten   { $cards } gesehen, { $unclear } nicht sicher
cli-testdeal-noticed = bemerkt  { $counts }
cli-testdeal-result =
    { $result ->
        [none] Ergebnis es wurde keine Partie gesehen
        [error] Ergebnis FEHLER
       *[good] Ergebnis gut
    }
cli-testdeal-not-written = lässt sich nicht schreiben

## faro settle

cli-settle-help =
    Eine als Skript aufgeschriebene Partie (JSON) abrechnen, mit derselben Spielrechnung, die den Tisch führt.

    faro settle deal.json            ein Skript; das Ergebnis als ein JSON-Objekt
    faro settle -                    dasselbe von der Standardeingabe
    faro settle --lines < deals      je Zeile ein Skript hinein, je Zeile ein Ergebnis heraus

    Was ein Skript sagen darf, was herauskommt, und warum eine Handlung abgelehnt wird: docs/settle.md. Die Regeln:
    docs/rules.md.
cli-settle-script = eine Datei, oder - für die Standardeingabe
cli-settle-lines = ein Skript je Zeile; ein schlechtes druckt seinen Fehler, und die anderen laufen weiter
cli-settle-progress = { $scripts } Skripte
cli-settle-needed = ein Skript ist nötig (docs/settle.md): eine Datei, - für die Standardeingabe, oder --lines
cli-settle-bad = { $problem } (die Form eines Skripts: docs/settle.md)
cli-settle-no-text = Byte { $byte }: erwartet UTF-8-Text
# $why: what Python's reader of JSON says, in English.
cli-settle-no-json = Zeile { $line } Spalte { $column }: erwartet JSON ({ $why })
cli-settle-no-constant = erwartet JSON, gefunden { $name }, das JSON nicht hat
cli-settle-too-deep = erwartet ein Partieskript, gefunden zu tief geschachteltes JSON
cli-settle-long-number = erwartet ganze Zahlen von höchstens 19 Ziffern
cli-settle-no-object = erwartet ein Objekt mit game, deck, bank, players und events
cli-settle-no-game = game: erwartet { $games }

## faro odds

cli-catalogue-summary = die Sprachen zeigen, und was einer davon fehlt
cli-catalogue-help =
    Die Sprachen, die Seiten und Befehle sprechen, jede mit der Zahl ihrer Sätze.

    faro catalogue                   die Sprachen, die es gibt
    faro catalogue --missing es      was dem Spanischen fehlt, wie es in den englischen Dateien steht; Endcode 1, wenn etwas
cli-catalogue-missing = die englischen Sätze drucken, die der Sprache dieses Kürzels fehlen, nach ihren Dateien
cli-catalogue-has = { $count } von { $of } Sätzen
cli-catalogue-no-tag = --missing: erwartet das Kürzel einer Sprache, wie es oder pt-BR, gefunden „{ $given }“

cli-odds-help =
    Was jeder Einsatz nach den gesehenen Karten wert ist, genau.

    faro odds                        vor der Soda
    faro odds --seen 7C,4H,10H       nach der Soda und ganzen Abzügen: die Chancen des nächsten Abzugs (10H oder TH)
    faro odds --seen ... --rule multi_both_open=push --rule call_pair=1
    faro odds --json                 dasselbe als JSON, genaue Brüche
    faro odds --plot vorteil.svg     ein Bild des Bankvorteils an jedem Einsatz; bei jedem Spiel
    faro odds --game punto_banco     der nächste Coup eines Schlittens; --seen beliebige Karten, die heraus sind, --rule packs=6
    faro odds --game chemin_de_fer   wer wobei zieht, und was der Bankhalter gewinnt; auch --game baccarat_banque
    faro odds --game german_faro     eine Marke auf einer Karte; --seen beliebige Karten, die heraus sind, auch eine aus dem
                                     Kartenspiel genommene Farbe
    faro odds --game siete_y_media   wer bei wie viel bleibt, und das beste Spiel gegen eine Bank ohne Wahl
    faro odds --game macao           wer unter wie viel zieht; auch --game victoria

    edge: was die Bank im Mittel je gesetzter Einheit gewinnt, in einem Abzug, je Entscheidung, und für einen Einsatz, der
    liegen bleibt, bis er entschieden ist. Negativ: der Spieler gewinnt. Ein Doublet nimmt hier genau die Hälfte; am Tisch
    wird ein ungerader Einsatz gerundet, mit split_rounding=player zugunsten des Spielers: ein Einsatz von 1 verliert nichts,
    nehmen Sie also eine Einheit von 2 oder mehr, oder "bank".
cli-odds-game = von welchem Spiel (Vorgabe faro)
cli-odds-seen = bisher gesehene Karten, die Soda zuerst: 7C,4H,6H
cli-odds-packs = Kartenspiele des Schlittens im Chemin de fer (6) und einer Seite der Banque (3), zum Vergleich mit anderen Zahlen
cli-odds-bad-packs = --packs: erwartet 1 bis { $most }, gefunden { $given }
cli-odds-no-packs = --packs: nur mit --game { $games }, nicht mit { $game }
cli-odds-json = JSON mit genauen Brüchen drucken
# On a terminal while it is at work.
cli-odds-progress = jede Reihenfolge der Karten wird gezählt
cli-odds-plot = zeichnen, was die Bank an jedem Einsatz gewinnt
cli-odds-axis = was die Bank von einer gesetzten Einheit gewinnt, je Entscheidung
cli-odds-no-card = --seen: keine Karte: { $given } (erwartet ein Wert von { $ranks } oder 10, und eine Farbe von { $suits }: TC oder 10C)
cli-odds-twice = --seen: { $card } ist zweimal da
cli-odds-half-turn = --seen: erwartet die Soda und ganze Abzüge, eine ungerade Zahl von Karten, gefunden { $count }
cli-odds-too-many = --seen: erwartet höchstens 49 Karten, vor dem letzten Abzug, gefunden { $count }
cli-odds-unseen = { $count } Karten ungesehen; der nächste Abzug ist mit { $split } ein Doublet, zu erwarten sind { $splits } Doublets
cli-odds-last-three = die letzten drei Karten: verschieden { $distinct }, Paar { $pair }, drei gleiche { $triple }
# The headings of the tables, at most 16 letters; bet and call 19, left and pays 4.
cli-odds-bet = Einsatz
cli-odds-left = da
cli-odds-win = Gewinn
cli-odds-lose = Verlust
cli-odds-half = Hälfte
cli-odds-push = unentsch.
cli-odds-edge-turn = Vorteil Abzug
cli-odds-edge-decision = Vorteil entsch.
cli-odds-edge-left-lying = Vorteil liegend
cli-odds-call = Ansage
cli-odds-pays = zu 1
cli-odds-edge = Vorteil
cli-odds-too-often =
    { $packs ->
        [one] --seen: { $card } ist einmal im Schlitten
       *[other] --seen: { $card } ist { $packs }-mal im Schlitten
    }
cli-odds-too-few = --seen: ein Coup braucht { $wanted } Karten, { $left } sind da
cli-odds-coup = { $unseen } Karten ungesehen; ein Coup nimmt { $cards } Karten, { $natural } sind Naturals
cli-odds-as-commission = die Hälfte bei 6 kostet so viel wie eine Kommission von { $commission }
# $rule: an option and its value, here and below.
cli-odds-not-counted = --rule { $rule }: für diese Regel gibt es keine Zahlen
cli-odds-too-many-cards = --rule: die Zahlen gelten für Hände von höchstens { $most } Karten (max_cards)
cli-odds-unseen-of-pack = { $count } Karten ungesehen; ein Pointeur, der unter einer Summe zieht, gegen einen Bankhalter, der unter seiner zieht
cli-odds-mark = { $count } Karten ungesehen; eine Marke auf einer davon, mit einer Bank, die zahlen kann, und ohne Ausgeschiedene
cli-odds-next-pair = nächstes Paar
cli-odds-to-the-end = bis zum Ende
cli-odds-undecided = unentschieden
cli-odds-none-left = --seen: keine Karte ist mehr da
cli-odds-not-of-40 = --seen: { $card } ist nicht im Spiel zu 40 Karten (Ass bis Sieben, Bube, Dame, König)
# $points: half points as the game writes them; $chance: in percent.
cli-odds-goes-over = eine Hand von { $points }: mit { $over } von { $of } überkauft die nächste Karte, { $chance }
cli-odds-bank-from = Bank ab
cli-odds-punter-from = Pointeur ab
cli-odds-over = überkauft
cli-odds-seven-half = 7½
# $points: as above; $edge: in percent.
cli-odds-at-best = ein Pointeur, der zieht oder bleibt, wie es für seine Karten am besten ist, Bank ab { $points }: Vorteil { $edge }
# Of the game siete y media; $most, $least: in percent.
cli-odds-after-looking = wer setzt, nachdem er seine erste Karte sah, gewinnt { $most } des Höchsteinsatzes, weniger { $least } des Mindesteinsatzes
cli-odds-house = Die Bank des Hauses: ihr Vorteil gegen einen Pointeur, der aufs Beste spielt, und gegen einen, der bleibt, wo es ihn am wenigsten kostet
cli-odds-house-best = aufs Beste
cli-odds-house-fixed = Vorteil
cli-odds-fusilar = Fusilar: die Karte auf eine Sieben ist mit { $chance } ein Bild
cli-odds-as-much = ebenso viel
cli-odds-next-over = überkauft
cli-odds-first-card = erste Karte
cli-odds-gains = er gewinnt
cli-odds-punter-below = Pointeur unter
cli-odds-banker-below = Bankh. unter
cli-odds-free-five = { $unseen } Karten ungesehen; aufs Beste zieht der Pointeur bei 5 mit { $often }
# $third: the value of the punter's third card, or none.
cli-odds-free-mixed =
    { $third ->
        [none] der Bankhalter zieht dann bei { $total } gegen einen Pointeur, der blieb, mit { $often }
       *[other] der Bankhalter zieht dann bei { $total } gegen { $third } mit { $often }
    }
cli-odds-free-gains = Was der Bankhalter von einer Einheit gewinnt
cli-odds-free-best = beide aufs Beste
cli-odds-free-five-stands = 5 bleibt, die beste Antwort
cli-odds-free-five-draws = 5 zieht, die beste Antwort
cli-odds-free-table = 5 aufs Beste, die Tabelle der dritten Karte
cli-odds-free-five-stands-table = 5 bleibt, die Tabelle
cli-odds-free-five-draws-table = 5 zieht, die Tabelle
cli-odds-free-answers = Die besten Antworten des Bankhalters, nach seiner Summe und der dritten Karte des Pointeurs (-: er blieb)
# Above three tables side by side, at most 17 letters: the answers to a punter at his best, who stands on 5, who draws.
cli-odds-free-to-best = aufs Beste
cli-odds-free-to-stands = 5 bleibt
cli-odds-free-to-draws = 5 zieht
# $cells: total and third card, such as 3-9; 6-- where the punter stood.
cli-odds-free-depends = was der Pointeur bei 5 tut, entscheidet: { $cells }
cli-odds-open = { $ranks } offen
cli-odds-coppered = { $ranks } mit Kupfer
cli-odds-high = Hohe Karte
cli-odds-high-coppered = H. Karte mit Kupfer
cli-odds-odd = Ungerade
cli-odds-even = Gerade
# Bets on a coup, at most 13 letters.
cli-odds-player = Punto
cli-odds-banker = Banco
cli-odds-tie = Égalité
cli-odds-player-pair = Punto-Paar
cli-odds-banker-pair = Banco-Paar
cli-odds-super6 = Super 6
cli-odds-dragon7 = Dragon 7
cli-odds-panda8 = Panda 8

## faro sheet

cli-sheet-help =
    Schreibt das Blatt Papier, auf dem Karten unter einer Kamera von Hand gegeben werden, als PDF.

    Drucken Sie es mit 100 % („Tatsächliche Größe“, nicht „An Seite anpassen“), einseitig, und messen Sie seine Linie. Es hat
    die vier Marker, an denen die Kamera den Rahmen findet, den Rahmen für das Kartenspiel, auf jeder Seite einen Platz für
    Karten, und in vier Bildern, was zu tun ist. Ein Spiel, dessen Karten eine nach der anderen gelegt werden, hat ein Blatt
    dafür; eines, das Karten verdeckt gibt, hat keines.

      faro sheet --out sheet.pdf
      faro sheet --out hands.pdf --game punto_banco --paper letter --cards bridge
cli-sheet-out = die Datei, die geschrieben wird, wie sheet.pdf; eine Datei dieses Namens wird ersetzt
cli-sheet-paper = das Papier im Drucker (Vorgabe a4)
cli-sheet-cards = die Art der Karten (Vorgabe poker)
cli-sheet-game = das Spiel, das gegeben wird (Vorgabe faro)
cli-sheet-font = Buchstaben dieser TrueType-Datei, für eine Sprache, die Helvetica nicht schreiben kann
cli-sheet-no-pdf = --out { $out }: erwartet ein Name, der auf .pdf endet
cli-sheet-not-written = --out { $out }: lässt sich nicht schreiben: { $why }
# $game: such as "chemin de fer".
cli-sheet-hidden = --game { $name }: { $game } hat kein Blatt: seine Karten werden verdeckt gegeben, und eine Kamera über dem Tisch sähe sie; gegeben wird aus dem Schlitten
# $library: such as "fpdf2".
cli-sheet-no-library = die Bibliothek { $library } ist nicht installiert; tippen Sie: `pip install 'faro-table[sheet]'`
cli-sheet-no-letter = Helvetica hat keinen Buchstaben { $letter }; geben Sie eine Schrift an, die ihn hat: `--font FILE.ttf`
cli-sheet-font-no-letter = --font { $path }: hat keinen Buchstaben { $letter }
cli-sheet-bad-font = --font { $path }: erwartet eine TrueType-Schrift
cli-sheet-too-long = passt nicht an seinen Platz auf dem Blatt: { $sentence }
# $name: what is printed on the sheet, such as "faro-poker-a4 v1"; $first and $last: numbers of markers.
cli-sheet-done = { $out }: { $name }, Marker { $first } bis { $last }; drucken Sie es mit 100 %, und messen Sie seine Linie

## faro simulate

cli-simulate-help =
    Partien ohne Tisch, zu Millionen: was Spielweisen kosten, neben den genauen Zahlen.

    faro simulate                            die eingebauten Spielweisen, eine Million Partien
    faro simulate --deals 5000000 --processes 4 --plot take.svg
    faro simulate --game punto_banco         die Einsätze des Punto banco, eine Million Coups
    faro simulate --game chemin_de_fer       wer wobei zieht, in einer Million Coups; auch --game baccarat_banque
    faro simulate --strategies mine.json     eine Liste von {"{"}"name", "bet", "rules"{"}"}
    faro simulate --cluster local            mit einem Cluster von Dask; die Summen sind dieselben

    Ein Einsatz wird wie in einem Partieskript geschrieben ("type", "ranks" oder "win" und "lose", "copper") und in jedem Abzug
    neu gesetzt. Statt Werten darf ein flat-Einsatz "pick" haben: "case" (ein Wert, von dem eine Karte da ist), "most_left"
    oder "least_left"; der Typ "call" sagt den letzten Abzug an, wo immer er zahlt. Ein Doublet nimmt genau die Hälfte: siehe
    `faro odds --help`. Anteil: was das Haus von jeder gesetzten Einheit behält, mit dem 95-%-Vertrauensbereich; z: wie viele
    Standardfehler es über der genauen Zahl liegt. Wo das zu viele sind, steht in der Zeile WIDERSPRUCH, und der Endcode ist 1:
    je mehr Zeilen verglichen werden, desto mehr braucht es (3,9 bei einer, 4,5 bei 14), so dass Zufall allein es höchstens
    in einem Lauf von 10.000 tut.

    Andere Spiele haben statt eines Einsatzes: Chemin de fer und Banque "five" (stand, draw oder best: was der Pointeur bei 5
    tut) und "banker" (table oder best: wie er antwortet); Macao und Victoria "punter_below" und "banker_below", die Summen,
    unter denen sie ziehen; Siete y media "punter_from" (halbe Punkte, ab denen er bleibt, oder best) und "bank_from" (halbe
    Punkte, oder as_much: sie zieht, bis sie ebenso viel hat wie er).
cli-simulate-game = welches Spiel gespielt wird (Vorgabe faro)
cli-simulate-deals = wie viele Partien (Vorgabe 1000000)
cli-simulate-seed = Startwert des Zufalls; der gleiche gibt die gleichen Karten (Vorgabe 1)
cli-simulate-processes = wie viele zugleich (Vorgabe 2)
cli-simulate-cluster = ein Cluster von Dask spielt sie: local, tls://HOST:PORT oder tcp://127.0.0.1:PORT
cli-simulate-strategies = eine JSON-Liste von Spielweisen statt der eingebauten
cli-simulate-plot = zeichnen, was das Haus bei jeder Spielweise behält
cli-simulate-json = JSON drucken
cli-simulate-range = { $option }: erwartet { $low } bis { $high }, gefunden { $given }
cli-plot-no-svg = --plot { $path }: erwartet ein Name, der auf .svg endet
cli-plot-not-written = --plot { $path }: lässt sich nicht schreiben: { $why }
# $found, here and below: what stands there, as JSON.
cli-simulate-no-list = { $path }: erwartet eine Liste von Spielweisen, gefunden { $found }
cli-simulate-no-name = eine Spielweise braucht einen Namen von 1 bis { $most } druckbaren Zeichen, gefunden { $found }
cli-simulate-no-bet = { $name }: eine Spielweise braucht einen Einsatz (bet), gefunden { $found }
cli-simulate-no-rules = { $name }: rules: erwartet ein Objekt von Optionen, gefunden { $found }
cli-simulate-bad-rule = { $name }: rules.{ $why }
cli-simulate-no-ranks = { $name }: erwartet Listen von Werten, gefunden { $found }
cli-simulate-no-copper = { $name }: copper: erwartet true oder false, gefunden { $found }
cli-simulate-no-pick = { $name }: pick ist für flat-Einsätze: { $picks }, gefunden { $found }
cli-simulate-no-type = { $name }: type: erwartet flat, group, heel, string, high, odd, even oder call, gefunden { $found }
cli-simulate-bad-ranks = { $name }: diese Werte ergeben kein { $type }, gefunden { $found }
cli-simulate-progress = { $done } von { $deals } Partien
cli-simulate-process-ended = ein Prozess wurde beendet, bevor er seine Partien gespielt hatte: ist zu wenig Speicher da?
cli-cluster-no-address = --cluster { $given }: local, tls://HOST:PORT oder tcp://127.0.0.1:PORT erwartet
cli-cluster-no-tls = --cluster { $given }: über diesen Rechner hinaus nur mit tls://, denn wer mit einem Scheduler spricht, führt dort aus, was er will
cli-cluster-no-library = --cluster braucht das Python-Paket { $library }: pip install "faro-table[cluster]"
cli-cluster-no-answer = --cluster { $given }: dort antwortet niemand: { $why }
cli-cluster-no-worker = --cluster { $given }: er hat keinen Worker
cli-cluster-lost = der Cluster gab einen Teil der Partien auf: { $why }
# The headings of the table, at most 33, 27, 13 and 7 letters.
cli-simulate-strategy = Spielweise
cli-simulate-take = Anteil je gesetzter Einheit
cli-simulate-exact = genau
cli-simulate-z = z
cli-simulate-disagrees = WIDERSPRUCH
cli-simulate-too-few = bei weniger als { $fewest } Partien wird nichts verglichen
cli-simulate-beats =
    { $usual ->
        [yes] schlägt die Bank: { $name }
       *[no] schlägt die Bank: { $name } bei { $rules }
    }
cli-simulate-axis = was das Haus von einer gesetzten Einheit behält
cli-simulate-no-coup-type = { $name }: type: erwartet eines von { $types }, gefunden { $found }
cli-simulate-no-totals = { $name }: eine Spielweise braucht punter_below und banker_below von { $low } bis { $high }, gefunden { $found }
# $key: punter_from or bank_from; $word: what may stand there instead of a number.
cli-simulate-no-half-points = { $name }: { $key }: erwartet 1 bis { $high } halbe Punkte oder "{ $word }", gefunden { $found }
cli-simulate-bank-by-rule = { $name }: bank_from: erwartet { $only } bei bank_policy=blackjack, gefunden { $found }
cli-simulate-not-counted = { $name }: rules: für { $rule } gibt es keine Zahlen
cli-simulate-too-many-cards = { $name }: gespielt werden Hände von höchstens { $most } Karten (max_cards), gefunden { $found }
# $fives, $bankers: the words that may stand there.
cli-simulate-no-choice = { $name }: eine Spielweise braucht five (eines von { $fives }) und banker (eines von { $bankers }), gefunden { $found }
cli-simulate-not-offered = { $name }: die Regeln haben diesen Einsatz nicht, gefunden { $found }

# The built-in strategies: what is bet on, and under which rule where that is not the usual one.
cli-simulate-9-open = 9 offen
cli-simulate-9-coppered = 9 mit Kupfer
cli-simulate-case-card = Einzelkarte
cli-simulate-rank-with-most-cards-left = Wert mit den meisten Karten
cli-simulate-rank-with-fewest-cards-left = Wert mit den wenigsten Karten
cli-simulate-cheval-5-9 = Cheval 5-9
cli-simulate-cheval-5-9-both-push = Cheval 5-9, beide unentschieden
cli-simulate-square-k-q-a-2 = Viereck K-D-A-2
cli-simulate-square-coppered-first-card-wins = Viereck, Kupfer, 1. Karte gewinnt
cli-simulate-high-card = Hohe Karte
cli-simulate-odd = Ungerade
cli-simulate-odd-king-counts-odd = Ungerade, König zählt ungerade
cli-simulate-call-the-turn = letzten Abzug ansagen
cli-simulate-call-the-turn-cat-hop-1-1 = Abzug ansagen, Cat-hop 1:1
cli-simulate-any-split-takes-coppers = jedes Doublet nimmt Kupfer
cli-simulate-player = Punto
cli-simulate-banker = Banco
cli-simulate-tie = Égalité
cli-simulate-tie-9-to-1 = Égalité, 9 zu 1
cli-simulate-player-pair = Punto-Paar
cli-simulate-banker-six-packs = Banco, sechs Kartenspiele
cli-simulate-super-6-banker = Super 6 Banco
cli-simulate-super-6 = Super 6
cli-simulate-ez-banker = EZ Banco
cli-simulate-dragon-7 = Dragon 7
cli-simulate-panda-8 = Panda 8
cli-simulate-5-stands-the-table = 5 bleibt, die Tabelle
cli-simulate-5-draws-the-table = 5 zieht, die Tabelle
cli-simulate-5-at-its-best-the-table = 5 bestmöglich, die Tabelle
cli-simulate-5-stands-the-best-answer = 5 bleibt, die beste Antwort
cli-simulate-5-draws-the-best-answer = 5 zieht, die beste Antwort
cli-simulate-both-at-their-best = beide bestmöglich
cli-simulate-from-4-bank-from-5-half = ab 4, Bank ab 5½
cli-simulate-from-4-half-bank-from-5 = ab 4½, Bank ab 5
cli-simulate-from-5-bank-from-5 = ab 5, Bank ab 5
cli-simulate-from-3-half-blackjack-bank = ab 3½, Blackjack-Bank
cli-simulate-at-his-best-house-from-5 = bestmöglich, Haus ab 5
cli-simulate-at-his-best-house-from-5-half = bestmöglich, Haus ab 5½
cli-simulate-from-3-half-house-from-5-half = ab 3½, Haus ab 5½
cli-simulate-from-5-blackjack-bank = ab 5, Blackjack-Bank
cli-simulate-from-5-bank-from-6-half = ab 5, Bank ab 6½
cli-simulate-from-5-bank-as-much = ab 5, Bank bis sie gleich viel hat
cli-simulate-even-money = ab 4½, Bank ab 5½, 1 zu 1
cli-simulate-at-his-best-blackjack-bank = bestmöglich, Blackjack-Bank
cli-simulate-player-six-packs = Punto, sechs Kartenspiele
cli-simulate-tie-six-packs = Égalité, sechs Kartenspiele
cli-simulate-tie-9-to-1-six-packs = Égalité, 9 zu 1, 6 Kartenspiele
cli-simulate-both-draw-below-4 = beide ziehen unter 4
cli-simulate-both-draw-below-5 = beide ziehen unter 5
cli-simulate-both-draw-below-6 = beide ziehen unter 6
cli-simulate-punter-below-6-banker-below-4 = Pointeur < 6, Bankhalter < 4
cli-simulate-below-5-ties-void = unter 5, Égalité ungültig
cli-simulate-below-6-over-nine-lost = unter 6, über neun verloren
cli-simulate-below-5-naturals-even-money = unter 5, Naturals 1 zu 1
cli-simulate-below-5-equal-cards-even = unter 5, gleiche Karten 1 zu 1
cli-simulate-mark-for-a-pair = eine Marke, das nächste Paar
cli-simulate-mark-to-the-end = eine Marke, bis zum Ende
cli-simulate-mark-to-the-end-39 = Marke bis zum Ende, 39 Karten
cli-simulate-mark-last-card-right = ebenso, letzte auf ihren Stapel
cli-simulate-no-mark = { $name }: eine Spielweise braucht pack (52 oder 39) und lies ("next_pair" oder "to_the_end"), gefunden { $found }
cli-simulate-nobody-draws = niemand zieht

## faro recall

cli-recall-help =
    Die letzten Partien aus dem Journal zeigen, Abzug für Abzug: Karten, was jeder Einsatz gewann oder verlor, Berichtigungen,
    Vorfälle. Dies ist ein Rückblick: er liest das Journal und ändert nichts, auch während der Tisch läuft. Die Bilder, aus
    denen die Karten gelesen wurden, sind durch ihre Prüfsummen belegt und werden mit --pictures herausgeschrieben. Endcode 1:
    einige fehlen oder sind verändert.

    Die Kette ist vom ersten Ereignis an geprüft, nicht nur vom Kontrollpunkt, an dem der Tisch startet; ihr letzter Hash, der
    Kopf, steht für alles: wer ihn aufgeschrieben hat, kann später sagen, ob Ereignisse davor verändert wurden oder fehlen.

      faro recall                     die letzte Partie
      faro recall 10                  die letzten zehn, die älteste zuerst
      faro recall --config FILE       des Tisches, den FILE beschreibt (`sudo -u faro faro recall` am Tisch selbst)
      faro recall --json              dasselbe für ein Programm: eine Zeile je Partie und eine für die Kette
      faro recall --html partie.html  als eine Seite mit Karten, Bildern, Einsätzen und Geld: zum Zeigen oder Drucken
      faro recall --pictures FOLDER   mit jedem Bild als FOLDER/<deal>-<card>-<digest>.jpg
      faro recall --backup FILE       eine Kopie des ganzen Journals, auch während der Tisch läuft
      faro recall --script 3          die dritte Partie des Journals als Partieskript, für `faro settle` (docs/settle.md): eine
                                      Zeile, die `faro settle` abrechnen konnte und die dasselbe Geld ergab. Endcode 1: kein
                                      Skript kann sagen, was im genannten Ereignis geschah, oder die Partie läuft noch
cli-recall-deals = wie viele Partien (Vorgabe 1)
cli-recall-config = der Tisch, dessen Journal es ist
cli-recall-journal = die Journaldatei (Vorgabe: die erste von state/table.db, state/demo/table.db; sonst die von /etc/faro/table.toml)
cli-recall-pictures = die Bilder dieser Partien dorthin schreiben
cli-recall-backup = das ganze Journal in eine neue Datei kopieren
cli-recall-script = Partie N des Journals (1 für die erste) als Partieskript drucken
cli-recall-json = jede Partie als eine Zeile JSON drucken, und die Kette als letzte
cli-recall-progress = Ereignis { $event } von { $events }
cli-recall-progress-pictures = Bilder der Partie { $number } von { $deals }
cli-recall-json-alone = --json zeigt Partien: geben Sie --script oder --backup ohne --json an
cli-recall-html = diese Partien als eine HTML-Seite mit ihren Bildern schreiben
cli-recall-html-alone = --html zeigt Partien: geben Sie --script oder --backup ohne --html an
cli-recall-html-written =
    { $path }: { $deals ->
        [one] { $deals } Partie
       *[other] { $deals } Partien
    }, { $pictures ->
        [one] { $pictures } Bild
       *[other] { $pictures } Bilder
    }
cli-recall-html-when = { $begun } bis { $ended } (UTC)
cli-recall-html-cards = Karten
cli-recall-html-card = { CARD($card) }
cli-recall-html-hidden = verdeckt
cli-recall-html-picture = Karte { $number }, { $name }: das Bild, aus dem sie gelesen wurde
cli-recall-html-stakes = Einsätze, Runde für Runde
cli-recall-html-player = Spieler
cli-recall-html-money = Geld am Ende
cli-recall-html-bank = Bank
cli-recall-html-log = Was geschah
cli-recall-script-alone = --script schreibt keine Bilder: geben Sie --pictures allein an
# $deals: how many there are.
cli-recall-no-such-deal =
    { $deals ->
        [0] Partie { $given } verlangt, in { $path } wurde noch keine gespielt
       *[other] Partie { $given } verlangt, erwartet eine Zahl von 1 bis { $deals }: so viele hat { $path }
    }
cli-recall-still-played = Partie { $number } wird noch gespielt: ein Skript davon gibt es, wenn sie zu Ende ist
# $problem: which row, and why.
cli-recall-unsaid = Partie { $number } hat kein Skript, das abrechnet wie der Tisch: { $problem }
cli-recall-range = { $given } angegeben, erwartet eine Zahl von Partien ab 1
cli-recall-copied = { $path } nach { $backup } kopiert
cli-recall-no-deal = in { $path } wurde noch keine Partie gespielt
cli-recall-heading = RÜCKBLICK auf { $shown } von { $deals } Partien aus { $path }
cli-recall-evidence = Belege: { $evidence }
cli-recall-may-not-read = { $user } darf { $path } nicht lesen; als Benutzer des Tisches: sudo -u faro faro recall --config { $config }
cli-recall-chain = die Kette ist unversehrt von Ereignis 1 bis Ereignis { $event }; ihr Kopf ist { $head }
cli-recall-disagrees = FALSCH: der Kontrollpunkt bei Ereignis { $event } stimmt nicht damit überein
cli-recall-money =
    { $count ->
        [0] am Ende: Bank { $bank }; Börsen: keine
       *[other] am Ende: Bank { $bank }; Börsen: { $purses }
    }
cli-recall-journal-then = das Journal damals: Ereignis { $event }, Kopf { $head }
cli-user = Benutzer { $number }

## faro config

cli-config-help =
    Die Konfiguration eines Tisches prüfen, ein kommentiertes Beispiel mit jedem Schlüssel und seiner Vorgabe drucken, oder ihre
    Seiten der Dokumentation.

    faro config check table.toml     nennt jeden Fehler mit Zeile, Schlüssel, Wert und dem, was erlaubt ist
    faro config example > table.toml
    faro config page                 jeder Schlüssel mit Typ, Einheit, Grenzen, Vorgabe und Bedeutung
    faro config options              die Hausregeln jedes Spiels, und was jeder Wert bedeutet
cli-config-file = die Konfiguration, die geprüft wird
cli-config-no-file = check braucht eine Datei
cli-config-good = { $file }: gut. { $table }: { $game }, Modus { $mode }, Kamera { $camera }, Platine { $board }, Pins { $pins }, Seiten auf { $host }:{ $port }

## faro check

cli-check-help =
    Der Stand von allem auf einem Bildschirm: zuerst, was nicht stimmt, mit der Abhilfe, dann jedes Teil.

    faro check --config table.toml

    Platine, Pins und Kamera werden wirklich ausprobiert, der Tisch darf also nicht laufen. Endcode 0: alles stimmt; 1: etwas
    stimmt nicht; 2: die Konfiguration ist fehlerhaft.
cli-check-json = ein JSON-Objekt statt des Bildschirms

## faro park

cli-park-help =
    Jedes Servo auf seinen Parkpuls bringen, 1000 us, damit die Servohörner montiert werden können; nach der Rückmeldung wird
    nichts beurteilt.

    faro park --config table.toml

    Der Tisch darf nicht laufen, und kein Hebel darf im Weg sein. Danach werden die Servos losgelassen. Endcode 1, wenn eines
    nicht gefahren wurde.
cli-park-line = Stange { $spindle }  { $rank }  { $how }
cli-park-not-driven = NICHT GEFAHREN: { $trouble }
cli-park-not-driven-feedback = NICHT GEFAHREN: { $trouble } (Eingang A{ $spindle } misst { $adc })
cli-park-driven = auf { $pulse_us } us gefahren
cli-park-driven-feedback = auf { $pulse_us } us gefahren; seine Rückmeldung ist { $adc }, { $measured_us } us nach der bisherigen Kalibrierung
cli-park-failed = NICHT geparkt: Stange { $spindles }. Beheben Sie das, und führen Sie dies noch einmal aus.
cli-park-done =
    { $count ->
        [one] das Servo wurde auf { $pulse_us } us gefahren und losgelassen
       *[other] alle { $count } Servos wurden auf { $pulse_us } us gefahren und losgelassen
    }

## faro exercise

cli-exercise-help =
    Jede Perle bewegen und jeden Sensor lesen, N-mal, und sagen, wie genau der Zählrahmen sich wiederholt.

    faro exercise --config table.toml --cycles 5

    Der Tisch darf nicht laufen, und niemand berührt den Kasten: seine Sensoren und die Tasten müssen ruhen, während Servos
    laufen. Endcode 1, wenn eine Stange eine Störung hat oder wandert, die Versorgung einbricht oder ein Sensor nicht ruht.
cli-exercise-cycles = wie oft hin und her (Vorgabe 3)
cli-exercise-json = ein JSON-Objekt statt der Tabelle
cli-exercise-range = --cycles { $given } angegeben, erwartet 1 bis 10000
# The heading of a table; each column's word stands over its figures.
cli-exercise-columns = Stange   Wert  Fahrten  Streu us Perlen   Abw. us Perlen
cli-exercise-supply = Spannung { $low }...{ $high } mV
cli-exercise-worst = Maximum  Stange { $spindle }: { $beads } Perlen; bis { $good } ist gut
cli-exercise-sensor =
    { $active ->
        [true]
            { $edges ->
                [0] Sensor   { $name }: aktiv, hat nicht gewechselt
               *[other] Sensor   { $name }: aktiv, hat { $edges }-mal gewechselt, während Perlen liefen: ein schlechter Kontakt, oder Servokabel daneben
            }
       *[false]
            { $edges ->
                [0] Sensor   { $name }: in Ruhe, hat nicht gewechselt
               *[other] Sensor   { $name }: in Ruhe, hat { $edges }-mal gewechselt, während Perlen liefen: ein schlechter Kontakt, oder Servokabel daneben
            }
    }
cli-exercise-wanders = wandert
cli-exercise-result =
    { $good ->
        [true] Ergebnis gut
       *[false] Ergebnis NICHT GUT
    }
cli-exercise-progress = Umlauf { $cycle }, { $beads } Perlen

## faro calibrate

cli-calibrate-help =
    Die fünf Stellen jeder Stange finden und in der Platine und neben der Konfiguration aufheben.

    faro calibrate beads --config table.toml              alle gebauten
    faro calibrate beads --config table.toml --spindle 7  eine (0 = Ass ... 12 = König)
    faro calibrate beads --config table.toml --undo       zurück zur vorigen Kalibrierung; noch einmal: wieder vor

    Die Servos kriechen zu ihren Anschlägen, werden durch ihre Rückmeldung ertastet und halten dort. Der Tisch darf nicht
    laufen. Nichts wird gespeichert, wenn nicht jede gewählte Stange gefunden wurde.
cli-calibrate-undo = die Kalibrierung vor der letzten wieder speichern
cli-calibrate-yes = nichts fragen
cli-calibrate-no-undo = nichts rückgängig zu machen: es gibt kein { $path }
cli-calibrate-unchanged = nichts wurde geändert
cli-calibrate-not-stored = { $why }. Nichts wurde gespeichert.
# $count: how many spindles were chosen, 0 for all; $spindles: their names.
cli-calibrate-warning =
    { $count ->
        [0] Dies bewegt alle Stangen langsam von Anschlag zu Anschlag und zurück, etwa 15 Sekunden lang.
       *[other] Dies bewegt { $spindles } langsam von Anschlag zu Anschlag und zurück, etwa 15 Sekunden lang.
    }
      1. Der Tisch läuft nicht, und es läuft keine Partie.
      2. Die Servo-Versorgung ist an; keine Finger sind an den Perlen.
      3. Ist etwas eingeklemmt: Versorgung ziehen oder Strg-C drücken - die Servos werden dann losgelassen.
cli-calibrate-go-on = Weiter? [j/N]
# What may be typed for yes beside y and yes, in small letters, with spaces between.
cli-calibrate-yes-words = j ja
# The heading of a table; each column's word stands over its figures.
cli-calibrate-columns = Stange       0     1     2     3     4 Perlen, us  Rückmeldung bei 1000, 2000 us
cli-calibrate-stored =
    in der Platine gespeichert ({ $count ->
        [one] { $count } Stange geändert
       *[other] { $count } Stangen geändert
    }) und in { $path }; --undo geht zurück
cli-calibrate-proof =
    { $good ->
        [true] jede Perle wurde einmal hin und her bewegt: gut
       *[false] jede Perle wurde einmal hin und her bewegt: NICHT GUT
    }

## Commands that use the board

cli-no-board = mcu.driver ist "none": dieser Tisch hat keine Platine
cli-no-feedback = mcu.driver ist "{ $driver }": ohne Rückmeldung lässt sich nichts messen

## A table that cannot be opened

cli-own-pack-unreadable = das auf der Wartungsseite eingelernte Kartenspiel: { $why }; verschieben Sie es, um ohne es weiterzumachen
cli-own-pack-unfit = das auf der Wartungsseite eingelernte Kartenspiel, { $path }: { $why }
# $setting: a key of the configuration, where it matters with its value.
cli-part-of-setting = { $setting }: { $why }
cli-gpio-servos-without-pins = mcu.driver "gpio" braucht Pins: gpio.factory ist "none"
cli-web-no-address = { $host } ist keine Adresse dieses Geräts; nehmen Sie 127.0.0.1, oder 0.0.0.0 für alle
cli-web-port-taken = Port { $port } auf { $host } belegt ein anderes Programm; wählen Sie einen anderen Port, oder beenden Sie jenes Programm
cli-web-port-needs-rights = Port { $port } braucht mehr Rechte, als dieses Programm hat; wählen Sie einen über 1023
cli-web-not-listening = auf { $host } Port { $port } lässt sich nicht lauschen: { $why }
cli-web-ended = der Webserver endete, bevor er begann

## faro try

cli-try-help =
    Sofort ein Tisch mit Ihren eigenen Karten: keine Konfiguration, kein Kasten. Drucken Sie das Blatt (faro sheet), legen Sie
    es unter eine Webcam, und

    faro try

    findet die Kamera oder nimmt ein Telefon dafür, fragt, welches Spiel mit welchen Karten gespielt wird, schreibt eine
    Konfiguration mit einer PIN und öffnet die Seite, auf der die Kamera eingerichtet wird, Schritt für Schritt, bis die erste
    Karte gelesen ist. Strg-C beendet es; derselbe Befehl geht weiter, wo es war. Was es schrieb, ist eine Konfiguration wie
    jede andere: kopieren Sie sie, ändern Sie die Kopie, und führen Sie diese mit `faro run --config` aus.
cli-try-game = Spiel, ohne Frage; Spiele, die Karten verbergen, bleiben beim Schlitten
cli-try-cards-on = ohne Frage: sheet: die Karten werden von Hand auf dem gedruckten Blatt gegeben (Vorgabe); box: aus dem Kartenkasten
cli-try-indices = woher das Kartenspiel ist, nach den Buchstaben in seinen Ecken (Vorgabe: die letzte Angabe, sonst Buchstaben, die überall einen Wert bedeuten)
cli-try-cards = Art der Karten, ohne Frage: die, für die Blatt oder Kasten gemacht sind (Vorgabe: die letzte, sonst die erste)
cli-try-camera = Kamera, ohne Frage: v4l2:0, phone, die Adresse eines MJPEG-Stroms, picamera2
cli-try-mode = casekeeper: Karten werden für echte Jetons gezählt; table: Einsätze auf Tablets (Vorgabe)
cli-try-folder = wo Konfiguration und Journal aufgehoben werden (Vorgabe: faro-table in Ihrem Ordner für Daten)
cli-try-port = Port der Seiten (Vorgabe { $port })
cli-try-here = Seiten nur für diesen Computer, ohne TLS
cli-try-no-browser = keinen Browser öffnen
cli-try-which-game = Welches Spiel?
cli-try-which-camera = Welche Kamera?
cli-try-which-cards = Welche Karten? Das Blatt (faro sheet --cards) und der Kasten sind für eine Art gemacht.
cli-try-which-place = Wo liegen die Karten?
cli-try-place =
    { $place ->
        [sheet] auf dem gedruckten Blatt, von Hand gegeben
       *[box] im Kartenkasten
    }
# $usual: the number that an empty answer stands for.
cli-try-number = Nummer [{ $usual }]:
cli-try-other-number = { $given } angegeben, erwartet 1 bis { $most }
cli-try-phone-here = --here hat Seiten nur für diesen Computer, die kein Telefon öffnen kann: lassen Sie es weg, oder geben Sie eine andere --camera an
# $before: where the configuration that was there is kept.
cli-try-before = { $path } wird neu geschrieben; was dort war, ist jetzt { $before }
cli-try-no-answer = niemand antwortet: geben Sie --game und --camera an
cli-try-a-phone = ein Telefon, über das Netz
cli-try-phone = Die Kamera ist ein Telefon: auf der Seite des Croupiers „Code für ein Telefon zeigen“
cli-try-not-written = { $path }: lässt sich nicht schreiben: { $why }
# The first line of the configuration that is written.
cli-try-written = Geschrieben von faro try, das sie neu schreibt und ihre PIN behält: ändern Sie eine Kopie.
cli-try-open = { $game }, Kamera { $camera }; Konfiguration { $config }
cli-try-set-up = Richten Sie die Kamera ein unter { $address } - die PIN des Croupiers ist { $pin }
cli-try-seats = Spieler öffnen { $addresses }

## faro completion

cli-completion-help =
    Druckt, was die Befehle von faro in einer Shell ergänzt: ihre Namen, ihre Optionen und die Dateien, die sie nehmen.
    Legen Sie es dorthin, wo die Shell es sucht, und öffnen Sie eine neue; sudo make install tut das von selbst.

      faro completion bash > ~/.local/share/bash-completion/completions/faro
      faro completion zsh > ~/.zfunc/_faro       mit fpath+=~/.zfunc vor compinit in ~/.zshrc
cli-completion-shell = von welcher Shell

## faro man

cli-man-help =
    Die Handbuchseite faro(1), gemacht aus der Hilfe aller Befehle. Auf einem Terminal wird sie gezeigt, mit man, wo es das
    gibt; in eine Datei oder Pipe wird sie als roff gedruckt.

      faro man                         sie lesen
      faro man > faro.1                sie behalten, für man -l faro.1
cli-man-title = Faro-Tisch
cli-man-summary = ein echter Kartentisch: Karten lesen, Einsätze abrechnen, das Journal führen
cli-man-name = BEZEICHNUNG
cli-man-synopsis = ÜBERSICHT
cli-man-description = BESCHREIBUNG
cli-man-commands = BEFEHLE
cli-man-exit = EXIT-STATUS
cli-man-exit-done = getan
cli-man-exit-bad = es lief, und das Ergebnis ist nicht gut
cli-man-exit-input = fehlerhafte Eingabe: eine Zeile auf der Fehlerausgabe, die mit dem Befehl beginnt
cli-man-environment = UMGEBUNG
cli-man-variable =
    { $name ->
        [FARO_LANGUAGE] die Sprache dessen, was gesagt wird, etwa es; sonst die des Systems
        [NO_COLOR] mit irgendeinem Wert: keine Farben
        [FORCE_COLOR] mit irgendeinem Wert: Farben auch, wo die Ausgabe kein Terminal ist
       *[other] dumb: keine Farben
    }
cli-man-files = DATEIEN
cli-man-file =
    { $what ->
        [installed] die Konfiguration eines installierten Tisches
        [journal] das Journal, das faro recall zuerst liest
       *[other] was faro demo behält
    }

## faro floor

cli-floor-help =
    Sammelt die Journale mehrerer Tische in einer PostgreSQL-Datenbank, dem Saal (docs/floor.md).

    `init` legt das Schema an. `enrol` legt Zugang, Schlüssel und Passwort eines Tisches an, die beiden letzten in Dateien neben
    dem Journal; rufen Sie es am Tisch auf, als der Benutzer, unter dem der Tisch läuft. `check` vergleicht, was der Saal hat, mit
    dem Journal, Byte für Byte: Code 0, wo beide gleich sind. `close` schließt einen Vorfall in jemandes Namen.
    `rebuild` nimmt die Lesemodelle weg und macht sie neu. `serve` macht sie, wie die Ereignisse kommen, und zeigt alle Tische auf
    einer Seite; [web] seiner Konfiguration sagt, wo und mit welcher PIN, ohne sie nur an diesem Computer. `demo` sind drei simulierte
    Tische, ein Saal und seine Seite, mit einem eigenen PostgreSQL bis Strg-C.

    DSN ist die von libpq, ohne Passwort: Das hat eine Dienstdatei, eine Passwortdatei oder der Benutzer des Unix-Sockets.

      faro floor init service=floor
      faro floor enrol tiger --floor service=floor --config table.toml
      faro floor check --floor service=floor --config table.toml
      faro floor close 3 --by "A. Croupier" --floor service=floor
      faro floor rebuild --floor service=floor
      faro floor serve --floor service=floor --config floor.toml --limit rounds_an_hour=20
      faro floor demo
cli-floor-what = bei init die DSN, bei enrol der Name des Tisches, bei close die Nummer des Vorfalls
cli-floor-floor = wo der Saal ist, mit einem Zugang, der ihn verwalten darf
cli-floor-by = wer den Vorfall schließt
cli-floor-port = der Seite der Vorführung
cli-floor-limit = ab wann eine Warnung von serve ansteht (mehrmals möglich)
cli-floor-no-limit = keine Grenze heißt { $given }; es gibt { $names }
cli-floor-limit-number = die Grenze { $name } ist { $given }; erwartet wird eine Zahl
cli-floor-limit-lag = die Grenze lag_s ist { $given }; erwartet wird { $least } oder mehr: weniger sagt der Saal niemandem, denn es kann eine verdeckte Karte verraten
cli-floor-open = der Saal ist offen unter { $address }; Strg-C beendet ihn
cli-floor-no-pin-set = ohne PIN ([web] pin) sieht nur dieser Computer die Seite des Saals
cli-floor-no-use =
    --{ $option } nützt `faro floor { $action }` nichts: { $option ->
        [port] nur `demo` nimmt es, `serve` seinen Port aus --config
       *[limit] nur `serve` nimmt es
    }
cli-floor-what-wanted =
    { $action ->
        [init] erwartet: `faro floor init DSN`
        [enrol] erwartet: `faro floor enrol TABLE --floor DSN`
        [close] erwartet: `faro floor close NUMBER --by NAME --floor DSN`
        [serve] erwartet: `faro floor serve --floor DSN`, oder `--config` mit [floor] dsn
        [demo] erwartet: `faro floor demo`
        [rebuild] erwartet: `faro floor rebuild --floor DSN`
       *[check] erwartet: `faro floor check --floor DSN`
    }
cli-floor-no-library = die Bibliothek { $library } ist nicht installiert; tippen Sie: `pip install 'faro-table[floor]'`
cli-floor-no-address = die Adresse des Saals ist keine, die libpq kennt: { $why }
cli-floor-password = in der Adresse des Saals steht ein Passwort, das dort jeder lesen könnte: Sein Platz ist eine Dienst- oder Passwortdatei (docs/floor.md)
cli-floor-sslmode = die Adresse des Saals verlangt sslmode={ $found }; erwartet wird verify-full, das ungefragt gilt
cli-floor-schema = das Schema des Saals kann nicht angelegt werden: { $why }
cli-floor-not-made = in dieser Datenbank ist kein Saal; tippen Sie: `faro floor init DSN`
cli-floor-name = { $given } angegeben; erwartet wird ein Name aus höchstens 40 Kleinbuchstaben, Ziffern und _, der mit einem Buchstaben beginnt
cli-floor-enrolled-already = dieses Journal oder sein Schlüssel ist schon für einen anderen Tisch aufgenommen
cli-floor-no-id = das Journal { $path } hat noch keine Kennung; starten Sie den Tisch einmal
cli-floor-no-postgresql = hier ist kein PostgreSQL; tippen Sie: `sudo apt-get install postgresql`
cli-floor-postgresql-not-made = in { $folder } lässt sich kein PostgreSQL anlegen
cli-floor-demo-ended = der Tisch { $game } hat mit Code { $code } geendet
cli-floor-init-done = der Saal ist bereit
cli-floor-enrol-done = { $name } ist mit dem Zugang { $login } aufgenommen; Schlüssel und Passwort sind in { $folder }
cli-floor-closed = Vorfall { $number } ist von { $by } geschlossen
cli-floor-no-incident = kein Vorfall { $number } ist offen
# $tables: Namen in der Datenbank.
cli-floor-rebuilt =
    { $count ->
        [0] die Lesemodelle sind neu gemacht, aus { $journals } Journalen und { $events } Ereignissen; sie sind wie zuvor
       *[other] die Lesemodelle sind neu gemacht, aus { $journals } Journalen und { $events } Ereignissen; anders als zuvor: { $tables }
    }
cli-floor-check-equal = { $name }: gleich, { $event } Ereignisse, Kopf { $head }
cli-floor-check-behind = { $name }: gleich bis Ereignis { $event }; { $count } weitere sind noch nicht im Saal
cli-floor-check-ahead = { $name }: der Saal hat Ereignisse bis { $event }, das Journal endet bei { $last }: Es wurde aus einer Kopie wiederhergestellt
cli-floor-check-differs = { $name }: Ereignis { $event } ist im Saal ein anderes als im Journal
cli-floor-check-signature = { $name }: der Kopf bei Ereignis { $event } ist nicht mit dem Schlüssel des Tisches unterschrieben
cli-floor-check-none = das Journal { $journal } ist in diesem Saal nicht aufgenommen
cli-floor-check-incident =
    { $kind ->
        [journal] { $name }: Vorfall { $number } ist seit { $since } offen: Ein anderes Journal kam mit dem Zugang dieses Tisches
        [signature] { $name }: Vorfall { $number } ist seit { $since } offen: Der Kopf bei Ereignis { $event } ist nicht mit dem Schlüssel des Tisches unterschrieben
        [altered] { $name }: Vorfall { $number } ist seit { $since } offen: Ereignis { $event } steht im Saal anders, als der Tisch es unterschrieben hat
       *[chain] { $name }: Vorfall { $number } ist seit { $since } offen: Es kam ein Ereignis { $event }, das die Kette nicht fortsetzt; das Journal wurde wiederhergestellt, verändert oder kopiert
    }
