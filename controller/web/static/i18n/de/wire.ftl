### What was wrong with a message to the table. Read by who writes a page or a program that talks to it, seldom by players.

wire-no-object = eine Nachricht muss ein JSON-Objekt sein
wire-too-long = eine Nachricht hat höchstens { $most } Bytes
wire-no-verb = do muss eines sein von { $verbs }
wire-no-field = { $verb } hat kein Feld „{ $field }“
wire-needs = { $verb } braucht { $field }

## What a field must be: see table-malformed-field

wire-a-name = ein Name von 1 bis 24 Buchstaben
wire-a-player = der Name eines Spielers
wire-a-position = eine Stelle im Kartenspiel, 0 bis { $last }
wire-a-number-of-cards = eine Zahl von Karten, 0 bis { $most }
wire-rulings = ein Objekt von Einsätzen, jeder "return", "pay" oder "stay"
wire-a-whole-number = eine ganze Zahl
wire-all-or-amount = eine positive ganze Zahl, oder null für alles
wire-a-spindle = eine Stange, 0 bis 12
wire-a-light = lamp, open, closed oder call
wire-a-calibration-act = stop, store, drop oder undo
wire-the-ruling = der Entscheid, der zurückgenommen wird, wie in can_undo
wire-a-remark = höchstens 200 Zeichen in einer Zeile
wire-a-number = eine Zahl
wire-a-phase = eine Phase
wire-a-decision = der Schlüssel einer Entscheidung, auf die gewartet wird
wire-the-moment = der Augenblick, für den es gilt, wie im Zustand: ein Objekt von deal, round und phase
wire-a-pack = "new" oder "same"
wire-players = eine Liste von Namen von Spielern
wire-faults = ein Objekt gestörter Teile, jedes mit dem gezeigten Zeichen seiner Störung
wire-a-marker = eine Markierungskarte des Kartenspiels
wire-a-part = der Name eines Teils
wire-beads = eine Zahl von Perlen, 0 bis 4
wire-a-step = ein Schritt von -200 bis 200 us
wire-spindles = eine Liste verschiedener Stangen, jede 0 bis 12
wire-a-place = eine Stelle in der Partie, 0 bis 199
wire-plain-characters = höchstens 1000 einfache Zeichen
wire-a-time = die Zeit, zu der das gewünschte Kartenspiel gespeichert wurde, in Sekunden
wire-a-label = eine Karte in den Buchstaben ihres Kartenspiels, etwa KH
wire-corners = vier Ecken [x, y], jede Zahl 0 bis 1, oder null
wire-a-token = das Kennzeichen eines Platzes
wire-a-code = der Code von der Seite des Croupiers
