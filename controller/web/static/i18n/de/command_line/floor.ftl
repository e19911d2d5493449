### Der Saal, in dem mehrere Tische gesammelt werden: seine Seite, und was sein Projektor sagt.

# $kind: signature, altered.
floor-wrong =
    { $kind ->
        [signature] der Kopf bei Ereignis { $event } ist nicht mit dem Schlüssel des Tisches unterschrieben
       *[altered] Ereignis { $event } ist nicht das, das der Tisch unterschrieben hat
    }
