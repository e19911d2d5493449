### What `faro acceptance` asks and says, in German.

acceptance-summary = die Abnahme eines neu gebauten oder reparierten Tisches: alles einmal geprüft, mit Protokoll
acceptance-help =
    Die Abnahme eines neu gebauten, reparierten oder umgestellten Tisches: Rechner, jeder Schalter, Sensor und jede Taste,
    Lichter, Platine, jede Stange, Kamera und zwanzig Partien mit einem bekannten Kartenspiel, in dieser Reihenfolge, mit einem
    Protokoll aller Werte.

    faro acceptance --config table.toml --html protocol.html

    Der Tisch darf nicht laufen. Jemand steht an ihm, bewegt, worum er gebeten wird, und sagt, was er sieht; was er nicht
    beantwortet, gilt als falsch. Strg-C beendet die Abnahme, mit dem Protokoll des bis dahin Geprüften. Endcode 1, wenn
    etwas nicht stimmt.
acceptance-cycles = wie oft jede Perle hin und zurück geht (Vorgabe { $usual })
acceptance-deals-option = Partien mit dem bekannten Kartenspiel, 0: keine (Vorgabe { $usual })
acceptance-html = das Protokoll auch in diese Datei schreiben, als Seite zum Drucken und Unterschreiben
acceptance-json = das Protokoll als ein JSON-Objekt
acceptance-range = { $option } { $given } angegeben, erwartet { $least } bis { $most }
acceptance-not-written = --html { $path }: lässt sich nicht schreiben: { $why }
acceptance-no-folder = diesen Ordner gibt es nicht

acceptance-enter = Dann die Eingabetaste drücken.
acceptance-yes-or-no = [j/N]
acceptance-answered =
    { $yes ->
        [true] { $question } ja
       *[false] { $question } NEIN
    }
acceptance-unanswered = nicht beantwortet: { $question }

acceptance-title = Abnahme eines Kartentisches
acceptance-head = { $at }, { $program }, { $config }
acceptance-result =
    { $wrong ->
        [0] { $count } Befunde, keiner mangelhaft: abgenommen
        [1] { $count } Befunde, 1 mangelhaft: NICHT abgenommen
       *[other] { $count } Befunde, { $wrong } mangelhaft: NICHT abgenommen
    }
acceptance-place = Ort, Datum
acceptance-signed = Geprüft von
acceptance-ended = hier von Hand beendet; was folgt, wurde nicht geprüft

acceptance-part-computer = Rechner
acceptance-part-inputs = Pins, Schalter und Lichter
acceptance-part-board = Platine des Zählrahmens
acceptance-part-beads = Perlen, alle bewegt
acceptance-part-camera = Kamera
acceptance-part-deals = Partien mit einem bekannten Kartenspiel
acceptance-part-eye = Nach Augenschein

acceptance-do-exit_beam = Eine Karte durch den Schlitz des Kastens ziehen und wegnehmen.
acceptance-do-lid = Den Deckel des Kastens öffnen und schließen; steht er offen, schließen und öffnen.
acceptance-do-follower_end = Den Schalter des Andrückers drücken und loslassen: ein Kartenspiel, eingelegt oder herausgenommen, tut es auch.
acceptance-do-button_no_more_bets = Die Taste „nichts geht mehr“ drücken und loslassen.
acceptance-do-button_hold = Die Taste „anhalten“ drücken und loslassen.
acceptance-do-button_call = Die Taste „rufen“ drücken und loslassen.
acceptance-edges =
    { $back ->
        [true] { $edges } Wechsel, wieder wie vorher
       *[false] { $edges } Wechsel, nicht wieder wie vorher
    }
acceptance-input-fix =
    { $back ->
        [true] nichts war zu sehen: das Kabel, der Schalter oder der Sensor
       *[false] er bleibt, wie er ist: ein Schalter, der klemmt, oder ein Kabel auf Masse
    }

acceptance-ask-lamp =
    { $on ->
        [true] Leuchten alle Lichter über den Karten, und gleichmäßig?
       *[false] Sind alle dunkel?
    }
acceptance-ask-light =
    { $light ->
        [open] Leuchtet das Licht für offene Einsätze, und kein anderes?
        [closed] Leuchtet das Licht für „nichts geht mehr“, und kein anderes?
       *[call] Leuchtet das Licht, das den Croupier ruft, und kein anderes?
    }
acceptance-ask-buzzer = Ertönte der Summer eine Sekunde lang?
acceptance-ask-beads = Mit `faro park` bewegen: läuft jedes Servo an seinen Platz und ist danach still?
acceptance-supply = { $low } bis { $high } mV, während sich alle bewegten, mindestens { $least } sollten es sein
acceptance-spindle = { $rank }: { $visits } Fahrten, Streuung { $spread } Perlen, Abweichung { $off }; bis { $good } ist gut

acceptance-no-deals =
    { $phone ->
        [true] keine: Bilder eines Telefons gibt es nur, während der Tisch läuft
       *[false] keine wurde gespielt
    }
acceptance-rendered = gezeichnete Karten in einem gezeichneten Kasten: kein Beweis für einen echten
acceptance-do-deals = Das bekannte Kartenspiel { $deals }-mal geben, jedes Mal bis zum leeren Kasten. Jetzt das Kartenspiel einlegen.
acceptance-no-dealer = wer gibt?
acceptance-ask-shoe = Den Tisch starten, { $deals } Runden aus dem Schlitten spielen und jede Karte mit der Anzeige vergleichen: waren alle richtig?
acceptance-deals = { $deals } von { $wanted } Partien, { $cards } Karten, nach { $unclear } davon wäre der Croupier gefragt worden
acceptance-deal-fix = faro testdeal --keep FOLDER behält die Bilder einer solchen Partie

acceptance-ask-stop = Den Stoppknopf drücken: sind alle Servos schlaff, und bewegen sie sich wieder, wenn er heraus ist?
acceptance-ask-neighbours = Als sich die Perlen bewegten: hat keine ihre Nachbarin berührt, und war keine zu laut?
acceptance-ask-ranks = Steht jede Stange unter ihrem eigenen Wert?
acceptance-ask-marks = Kanten und Rücken des gegebenen Kartenspiels ansehen: ist da kein Kratzer, kein Knick, kein Zeichen?
acceptance-ask-covers = Sind alle Abdeckungen angebracht, und liegt kein Kabel, wo eine Hand oder ein Getränk hinkommen kann?
