### Der Saal, in dem mehrere Tische gesammelt werden: seine Seiten, und was sein Projektor sagt.

# $kind: signature, altered.
floor-wrong =
    { $kind ->
        [signature] der Kopf bei Ereignis { $event } ist nicht mit dem Schlüssel des Tisches unterschrieben
       *[altered] Ereignis { $event } ist nicht das, das der Tisch unterschrieben hat
    }

## Die Seite

floor-title = Saal
floor-sign-in-heading = Der Saal
floor-back-to-floor = Zum Saal
floor-sign-out = Abmelden
floor-no-pin = In der Konfiguration des Saals steht keine PIN; öffnen Sie seine Seite an seinem eigenen Computer.
floor-no-script = Ohne Skripte bleibt diese Seite, wie sie beim Abruf war.
# $time: der letzten Antwort.
floor-silent = Der Saal antwortet nicht. Was hier steht, ist von { $time }.
floor-unwatched = Auf Warnungen wurde zuletzt um { $time } geprüft; warum nicht mehr, steht in den Ausgaben des Programms.
floor-no-database = Die Datenbank des Saals antwortet nicht, von den Tischen ist nichts bekannt: { $why }
floor-no-tables = Kein Tisch ist aufgenommen.
floor-no-events = Von diesem Tisch ist noch nichts bekannt.
floor-old = Seitdem ist von diesem Tisch nichts gekommen: Was hier steht, ist von damals.
floor-never = Von diesem Tisch ist noch nichts gekommen.
floor-age = vor { $seconds } s
floor-where = Partie { $deal }, Runde { $round }
floor-question = vor { $seconds } s gefragt: { $text }
floor-bank = Bank
floor-bank-of = Bank von { $player }
floor-house = Haus
floor-no-seat = ohne Platz
floor-owes = schuldet { $amount }

## Warnungen

floor-alerts = Warnungen
floor-no-alerts = Es steht keine Warnung an.
floor-by = Ihr Name, um Warnungen zu quittieren
floor-by-missing = Nennen Sie Ihren Namen, damit bekannt ist, wer quittiert hat.
floor-acknowledge = Quittieren
floor-taken = Diese Warnung hat schon jemand anderes quittiert.
floor-since = seit { $time } UTC
floor-over-since = vorbei seit { $time } UTC
floor-times = { $count }-mal
floor-seen-by = quittiert von { $name }
floor-alert-offline = von ihm kommt nichts
floor-alert-lag = seine Ereignisse kommen { $seconds } s zu spät
floor-alert-question = der Croupier hat seit { $seconds } s nicht geantwortet: { $text }
# $kind: chain, journal, signature, altered.
floor-alert-chain =
    { $kind ->
        [journal] Vorfall { $incident }: Ein anderes Journal kam mit seinem Zugang
        [signature] Vorfall { $incident }: Sein Kopf ist nicht mit seinem Schlüssel unterschrieben
        [altered] Vorfall { $incident }: Seine Ereignisse stehen im Saal anders, als er sie unterschrieben hat
       *[chain] Vorfall { $incident }: Es kam ein Ereignis, das die Kette nicht fortsetzt
    }
floor-alert-unread = von ihm wird nichts mehr gelesen: { $why }
floor-alert-held = das Spiel ist seit { $seconds } s angehalten: { $text }
floor-alert-corrections = { $rulings } Entscheide in der letzten Stunde, in { $rounds } Runden
floor-alert-hold = die Bank hat heute { $percent } % der { $bought } gewonnen, die eingekauft wurden
floor-alert-rounds = { $rounds } Runden in der letzten Stunde
floor-trail = Warnungen bisher

## Das Tagesblatt

floor-sheet-link = Blatt von heute
floor-sheet = { $table }, { $day }
floor-sheet-about = Tage und Zeiten sind UTC. Beträge sind in Geldeinheiten. Eine Partie zählt am Tag, an dem sie begann, alles andere, wann es geschah.
floor-nothing = Nichts.
floor-signed = Geprüft von:
floor-money = Geld
floor-what = von
floor-begins = am Anfang
floor-ends = am Ende
floor-change = Änderung
floor-players = Spieler
floor-player = Spieler
floor-bought = eingekauft
floor-took = ausgezahlt
floor-staked = gesetzt
floor-won = gewonnen
floor-deals = Partien
floor-deal = Partie
floor-game = Spiel
floor-began = begann
floor-ended = endete
floor-how = Phase
floor-rounds = Runden
floor-cards = gezeigte Karten
floor-named = vom Croupier genannt
floor-difference = Geld, das nicht aufgeht
floor-rulings = Entscheide
floor-ruling = Entscheid
floor-undone = zurückgenommen
floor-faults = Störungen
floor-part = Teil
floor-fault = Störung
floor-mended = behoben
floor-questions = Fragen an den Croupier
floor-answered = beantwortet
floor-pictures = Bilder
floor-picture = Bild der Karte { $number }
floor-picture-is =
    { $is ->
        [gone] Karte { $number }: das Bild ist nicht mehr am Tisch
        [altered] Karte { $number }: das Bild am Tisch ist nicht das, von dem sie gelesen wurde
        [large] Karte { $number }: das Bild ist zu groß
        [hidden] Karte { $number }: der Tisch hat sie nicht gezeigt
       *[wanted] Karte { $number }: das Bild ist noch nicht da
    }
floor-raised = wann
floor-table = Tisch
floor-alert = Warnung
floor-over = vorbei
floor-acknowledged = quittiert von
