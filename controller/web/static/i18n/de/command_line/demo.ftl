### The demonstration's own words in the terminal.

## What it cannot do

demo-cut = --cut { $given } angegeben, erwartet 0 oder mehr
demo-deals = --deals { $given } angegeben, erwartet 1 oder mehr
demo-port = --port { $given } angegeben, erwartet 0 bis { $most }
demo-pin-needed = { $host } ist für andere erreichbar; geben Sie die --pin des Croupiers an
demo-bad-pin = --pin: { $why }
demo-no-demo = { $folder } enthält { $name }, aber keine frühere Vorführung; geben Sie ein anderes --state an
demo-bad-world = { $path } enthält nicht, was eine frühere Vorführung von Kasten oder Schlitten aufhob; beginnen Sie neu mit --fresh
demo-no-folder = { $folder } ist nicht zu gebrauchen: { $why }
demo-another = auf { $folder } läuft eine andere Vorführung; beenden Sie sie, oder geben Sie ein anderes --state an
# $why: a command to type, or what the compiler says.
demo-no-firmware = die echte Firmware lässt sich hier nicht ausführen: { $why }

## While it runs

demo-board = Platine   { $board }
demo-board-fake = eine in Python simulierte, wie --mcu fake verlangt
demo-board-firmware = die echte Firmware des ATmega2560, ausgeführt unter simavr
demo-board-instead = eine in Python simulierte mit demselben Protokoll (um die echte Firmware auszuführen: { $why })
demo-open =
    Der Tisch ist offen: { $address }
      Platz nehmen          { $address }play
      Seite des Croupiers   { $address }dealer
      Anzeige               { $address }display
      Wartungsseite         { $address }service
      (Strg-C beendet die Vorführung, ein neuer Start setzt sie fort)
# The same pages for other machines: $address of the table, one such line for each that this machine has.
demo-open-elsewhere =
    Von einem anderen Tablet: { $address }
      Platz nehmen          { $address }play
      Seite des Croupiers   { $address }dealer
      Anzeige               { $address }display
      Wartungsseite         { $address }service
demo-alone = Dieses Gerät hat keine Adresse, unter der ein anderes Tablet es erreichen könnte: es ist in keinem Netz.
demo-progress = Partie { $deal }, Karte { $card } von { $size }, { $frames } Bilder
demo-not-ended = die Partie endete nicht: { $why }
demo-stopped = angehalten
demo-stalled = { $seconds } s lang ist nichts geschehen
demo-stalled-held = { $seconds } s lang ist nichts geschehen; das Spiel ruht: { $why }

## How it went

demo-deals-dealt = Partien   { $deals }
demo-cards = Karten    { $right } richtig gelesen, { $wrong } falsch, { $unclear } unklar (beim Croupier erfragt)
demo-cards-unread = Karten    { $right } richtig gelesen, { $wrong } falsch, { $unclear } unklar (beim Croupier erfragt), { $unread } nie gelesen
demo-bets = Einsätze  { $settled } abgerechnet
demo-money =
    { $conserved ->
        [true] Geld      erhalten: { $brought } an den Tisch gebracht, { $lying } darauf
       *[false] Geld      NICHT ERHALTEN: { $brought } an den Tisch gebracht, { $lying } darauf
    }
demo-beads = Perlen    13 Stangen stehen, wie die Spielrechnung sagt
demo-beads-wrong = Perlen    { $wrong }
demo-bead-wrong = Stange { $spindle }: { $beads } Perlen drüben, die Spielrechnung sagt { $wanted }
demo-bead-unknown = Stange { $spindle }: niemand weiß, wie viele Perlen drüben sind, die Spielrechnung sagt { $wanted }
demo-read-wrong = Partie { $deal }, Karte { $card }: gelesen { $read }, es war { $was }
demo-settled-wrong = Partie { $deal }, Karte { $card }: abgerechnet als { $settled }, es war { $was }
demo-result =
    { $good ->
        [true] Ergebnis  alles stimmt überein
       *[false] Ergebnis  WIDERSPRUCH
    }
