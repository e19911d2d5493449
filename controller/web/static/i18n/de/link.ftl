### What is wrong with the serial link to the casekeeper's board. Read on the tablets, in the log and on the command line.

link-cannot-open = { $port } lässt sich nicht öffnen: { $why }
link-in-use = ein anderes Programm benutzt es
link-not-open = { $port } ist nicht offen
link-went-away = { $port } ist verschwunden: { $why }
# $why of link-went-away.
link-other-end-gone = das andere Ende ist weg
link-takes-nothing = es hat seit { $seconds } s nichts angenommen
link-silent = die Platine hat seit { $seconds } s nichts gesagt
link-no-ack = die Platine bestätigt nicht
link-unheard = die Platine hat eine Sekunde lang nichts gehört
link-restarted = die Platine ist neu gestartet (Grund: { $cause })
# $error: one of the four sentences below; names and numbers are those of docs/protocol.md.
link-nonsense = die Platine sandte Unsinn: { $error }
# $bytes: the whole message in hexadecimal.
link-no-such-message = keine Nachricht hat die id von „{ $bytes }“
link-wrong-length = { $name } mit { $has } Bytes, es sollten { $wanted } sein: { $bytes }
link-out-of-range = { $field } ist { $value }, erlaubt { $low }...{ $high }
link-not-for-board = { $name } ist nicht für die Platine
link-rejected = die Platine wies die Nachricht { $id } ab: { $reason }
link-other-protocol = die Firmware { $firmware } auf der Platine spricht Protokoll { $theirs } (Tabelle { $their_table }), dieses Programm spricht Protokoll { $ours } (Tabelle { $our_table }): spielen Sie die Firmware dieses Programms auf

## The same for everybody, without the name of a device; behind the name of the part

link-absent = ist nicht da oder nicht zu gebrauchen
link-gone = ist verschwunden
link-no-use = antwortet nicht, wie es soll

## What to do about it; `faro check` adds the commands

link-fix-in-use = beenden Sie das andere Programm, das es benutzt
link-fix-plug = stecken Sie die Platine an
link-fix-firmware = spielen Sie die Firmware dieses Projekts auf
link-fix-cable = ziehen Sie das USB-Kabel, und stecken Sie es wieder ein
link-fix-maestro = stellen Sie es auf USB Dual Port mit CRC (Pololu Maestro Control Center); prüfen Sie das Kabel

## What a Pololu Maestro reports of itself, by the names of its user's guide

link-maestro-signal = serieller Signalfehler
link-maestro-overrun = serieller Überlauf
link-maestro-buffer-full = Empfangspuffer voll
link-maestro-crc = CRC-Fehler
link-maestro-protocol = Protokollfehler
link-maestro-timeout = serielle Zeitüberschreitung
link-maestro-script-stack = Fehler im Skript-Stapelspeicher
link-maestro-call-stack = Fehler im Aufruf-Stapelspeicher
link-maestro-counter = Fehler im Programmzähler

## The simulator that executes the firmware, in the demonstration

# A command to type, the same in every language.
link-simulator-packages = sudo apt-get install { $packages }
link-simulator-missing = die Firmware lässt sich hier nicht ausführen: { $install }
# $why: what the compiler says.
link-simulator-not-built = die Firmware lässt sich nicht bauen: { $why }
link-simulator-not-running = der Simulator läuft nicht
link-simulator-died = der Simulator ist abgestürzt: { $why }
link-simulator-unknown = der Simulator ist abgestürzt oder kennt { $verb } nicht
