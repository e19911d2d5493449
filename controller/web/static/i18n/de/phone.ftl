### A phone as the table's camera: its own page (/camera), the dealer's part of it, and what the log says of it.

## The phone's page

phone-title = Faro – dieses Telefon ist die Kamera
phone-heading = { $table }: die Kamera
phone-not-opened = Diese Seite öffnet sich hier nicht
phone-how = Sie öffnet sich mit dem Code auf der Seite des Croupiers, einmal, innerhalb einer Minute.
phone-start = Kamera starten
phone-start-why = Der Tisch sieht, was die Rückkamera dieses Telefons sieht, sobald der Croupier es bestätigt hat. Auf dem Telefon wird nichts gespeichert.
phone-starting = Die Kamera startet …
phone-compare = Die Seite des Croupiers zeigt dieselbe Zahl:
phone-waiting = Warten auf die Bestätigung des Croupiers
phone-is-camera = Dieses Telefon ist die Kamera des Tisches
phone-quiet = Jetzt geht kein Bild hinaus
phone-no-line = Keine Verbindung zum Tisch: es wird weiter versucht
phone-aim = Legen Sie das Telefon in seinen Halter, so dass das ganze Fenster des Kastens im Bild ist.
# Pictures a second, the size of the pictures, kilobytes a second, milliseconds until the table has one.
phone-figures = { $rate } je Sekunde, { $width } x { $height }, { $kilobytes } kB/s, { $ms } ms
phone-end = Nicht mehr Kamera sein
phone-give-up = Nicht dieses Telefon
phone-end-sure = Der Tisch hat dann keine Kamera, und das Spiel ruht. Beenden?
phone-fault = { $part }: { $fault }
phone-picture-alt = Was die Kamera sieht
# Why the browser gives no camera; $error is its own word.
phone-no-permission = Der Browser darf die Kamera nicht benutzen. Erlauben Sie es für diese Seite, dann starten Sie neu.
phone-no-device = Der Browser dieses Telefons findet keine Kamera.
phone-camera-busy = Eine andere App hat die Kamera. Schließen Sie sie, dann starten Sie neu.
phone-camera-failed = Die Kamera startet nicht: { $error }
phone-not-secure = Der Browser gibt seine Kamera nur verschlüsselten Seiten. Öffnen Sie den Tisch unter seiner https-Adresse.
phone-keep-on = Dieser Browser kann den Bildschirm nicht wach halten: stellen Sie das Telefon so ein, dass es sich nicht sperrt.
phone-other-table = Der Tisch kennt dieses Telefon nicht mehr. Bitten Sie den Croupier um einen anderen Code.

phone-too-dark = zu dunkel, um Karten zu lesen: mehr Licht
phone-too-bright = zu hell, um Karten zu lesen: weniger Licht, oder keine Lampe im Bild
phone-nothing-sharp = nichts ist scharf: putzen Sie das Objektiv, oder ändern Sie den Abstand

## What a phone is refused

phone-other-source = Die Kamera dieses Tisches ist kein Telefon.
phone-one-at-a-time = { $phone } ist die Kamera. Beenden Sie das zuerst: ein Tisch hat nur eine Kamera zugleich.
phone-token-used = Dieser Code wurde schon benutzt. Bitten Sie den Croupier um einen anderen.
phone-token-wrong = Dieser Code ist nicht der des Tisches, oder ein anderer ist an seine Stelle getreten.
phone-token-late = Dieser Code ist abgelaufen: er gilt { $seconds } s. Bitten Sie den Croupier um einen anderen.
phone-not-waiting = Dieses Telefon wartet nicht mehr. Zeigen Sie einen anderen Code.
phone-no-camera = Kein Telefon ist die Kamera.
phone-not-encrypted = Die Seite des Croupiers ist ohne Verschlüsselung geöffnet, und ein Telefon gibt seine Kamera nur einer verschlüsselten Seite: öffnen Sie sie unter der https-Adresse.
phone-refused = Der Croupier hat dieses Telefon abgelehnt.
phone-other-code = Der Croupier hat einen anderen Code verlangt.
phone-not-confirmed = Der Croupier hat dieses Telefon nicht rechtzeitig bestätigt. Bitten Sie um einen anderen Code.
phone-other-page = Dieses Telefon hat die Seite anderswo noch einmal geöffnet.
phone-ended-by-dealer = Der Croupier hat es beendet: dieses Telefon ist nicht mehr die Kamera.
phone-ended-here = Es wurde auf diesem Telefon beendet.

## The dealer's part

phone-sheet = Die Kamera: ein Telefon
phone-none = Kein Telefon ist die Kamera.
phone-show = Code für ein Telefon zeigen
phone-code-title = Öffnen Sie das mit dem Telefon
phone-code-how = Richten Sie die Kamera des Telefons auf den Code, und öffnen Sie den Link. Der Browser warnt vielleicht zuerst, da der Tisch sein Zertifikat selbst gemacht hat.
phone-code-address = Er öffnet { $address }
phone-code-left = Gilt { $seconds } s, für ein Telefon
phone-code-late = Der Code ist abgelaufen.
phone-code-alt = Code, der die Kameraseite öffnet
phone-another = Anderer Code
phone-asks = { $phone } unter { $address } möchte die Kamera sein.
phone-asks-code = Zeigt es diese Zahl?
phone-confirm = Ja, nehmen
phone-refuse = Nein
phone-camera = { $phone } unter { $address } ist die Kamera.
phone-line-lost = Seine Verbindung ist unterbrochen.
phone-end-it = Beenden
phone-end-it-sure = { $phone } ist dann nicht mehr die Kamera, und das Spiel ruht, bis ein anderes es ist. Beenden?

## The log

phone-note-camera = { $phone } unter { $address } ist die Kamera
phone-note-ended-by-dealer = { $phone } unter { $address } ist nicht mehr die Kamera: vom Croupier beendet
phone-note-ended-by-phone = { $phone } unter { $address } ist nicht mehr die Kamera: auf dem Telefon beendet
phone-note-seen-again = der Code für die Kamera wurde ein zweites Mal benutzt, von { $phone } unter { $address }: bestätigt werden darf nur das erste
