### What is wrong with the journal, the table's memory on disk. Read on the tablets as a fault that holds play, and on the
### command line. A path stands as it is.

## The file

journal-none = kein Journal unter { $path }
# $found: the version that the file names, "none" where it names none.
journal-format =
    { $found ->
        [none] das Journal { $path } nennt kein Format; dieses Programm liest { $read }
       *[other] das Journal { $path } hat das Format „{ $found }“; dieses Programm liest { $read }
    }
journal-id = das Journal { $path } hat die Kennung „{ $found }“; erwartet werden 32 hexadezimale Ziffern
# $found, $read: the numbers of the journal's format: the file's, and this program's.
journal-newer = das Journal { $path } wurde von einem neueren faro ({ $found }) geschrieben, dies ist { $read }: starten Sie das neuere, oder legen Sie die Kopie von vor der Aktualisierung zurück (docs/install.md)
journal-not-opened = das Journal { $path } lässt sich nicht öffnen: { $why }
# $process: the number of the other program's process, "none" where it is not known.
journal-in-use =
    { $process ->
        [none] das Journal { $path } wird von einem anderen Programm benutzt; beenden Sie zuerst dieses
       *[other] das Journal { $path } wird von einem anderen Programm benutzt (Prozess { $process }); beenden Sie zuerst dieses
    }
# Behind the sentences here that say what failed.
journal-disk-full = der Datenträger ist voll ({ $megabytes } MB frei)
journal-not-read = das Journal { $path } lässt sich nicht lesen: { $why }
journal-not-written = das Journal { $path } lässt sich nicht schreiben: { $why }
journal-not-taken-back = das Journal { $path } lässt sich nicht schreiben: ein abgelehnter Eintrag lässt sich nicht zurücknehmen
journal-removed = { $path } wurde entfernt, während der Tisch läuft; legen Sie es zurück, oder starten Sie den Tisch neu
journal-replaced = { $path } wurde durch eine andere Datei ersetzt, während der Tisch läuft; legen Sie es zurück, oder starten Sie den Tisch neu
# $last: the last event in the file; $known: the last one that this table wrote.
journal-lost = das Journal { $path } endet mit Ereignis { $last }, das letzte dieses Tisches ist Ereignis { $known }: ein anderes Programm schrieb dort, oder ein abgelehnter Eintrag ist doch da; der Tisch wird beendet, um aus der Datei neu zu starten

# The fault as everybody sees it; behind the name of the part.
journal-no-use = lässt sich weder lesen noch schreiben
journal-gone = seine Datei wurde weggenommen, während der Tisch läuft; legen Sie sie zurück, oder starten Sie den Tisch neu
journal-fix-room = verschieben Sie alte Journale anderswohin
journal-fix-card = Linux tut das bei einer versagenden SD-Karte: siehe dmesg, kopieren Sie das Journal weg, nehmen Sie eine andere Karte; oder hängen Sie sie neu ein

## What stands in it

journal-altered = das Journal { $path } wurde bei Ereignis { $event } verändert
journal-altered-picture = das Journal { $path } hat ein verändertes Bild: { $digest }
journal-damaged = das Journal { $path } ist beschädigt: { $why }
# $why: what was found, in the program's own terms.
journal-not-replayed = Ereignis { $event } des Journals lässt sich nicht nachspielen: { $why }
# $last: the last event of the journal. $checkpoint: the file beside it that names $event; $name: that file's name alone.
journal-not-as-kept = das Journal endet mit Ereignis { $last } und hat Ereignis { $event } nicht so, wie { $checkpoint } es kennt: Ereignisse fehlen, oder es ist eine andere Kopie; legen Sie das richtige Journal zurück, oder entfernen Sie { $name }, um mit diesem weiterzuspielen
journal-other-game = das Journal enthält Partien von { $holds }; { $game } braucht ein eigenes
journal-other-mode = das Journal ist das eines Tisches im Modus „{ $holds }“; „{ $mode }“ braucht ein eigenes

## A copy

journal-copy-exists = { $path } gibt es schon; eine Kopie wird nie über eine andere Datei geschrieben
journal-copy-not-written = die Kopie { $path } lässt sich nicht schreiben: { $why }
