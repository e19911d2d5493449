### What is wrong with the journal, the table's memory on disk. Read on the tablets as a fault that holds play, and on the
### command line. A path stands as it is.

## The file

journal-none = no hay diario en { $path }
journal-format =
    { $found ->
        [none] el diario { $path } no nombra ningún formato; este programa lee { $read }
       *[other] el diario { $path } tiene el formato «{ $found }»; este programa lee { $read }
    }
journal-id = el diario { $path } tiene el identificador «{ $found }»; se esperaban 32 cifras hexadecimales
journal-newer = el diario { $path } lo escribió un faro más nuevo ({ $found }), este es { $read }: arranque el más nuevo, o ponga la copia de antes de la actualización (docs/install.md)
journal-not-opened = el diario { $path } no se puede abrir: { $why }
journal-in-use =
    { $process ->
        [none] el diario { $path } lo usa otro programa; termine ese primero
       *[other] el diario { $path } lo usa otro programa (proceso { $process }); termine ese primero
    }
journal-disk-full = el disco está lleno ({ $megabytes } MB libres)
journal-not-read = el diario { $path } no se puede leer: { $why }
journal-not-written = el diario { $path } no se puede escribir: { $why }
journal-not-taken-back = el diario { $path } no se puede escribir: una escritura rechazada no se puede deshacer
journal-removed = { $path } se ha borrado con la mesa en marcha; vuelva a ponerlo, o arranque la mesa de nuevo
journal-replaced = { $path } se ha sustituido por otro archivo con la mesa en marcha; vuelva a ponerlo, o arranque la mesa de nuevo
journal-lost = el diario { $path } acaba en el suceso { $last }, el último de esta mesa es el suceso { $known }: otro programa escribió ahí, o una escritura rechazada sí está; la mesa se cierra, para arrancar de nuevo desde el archivo

journal-no-use = no se puede leer ni escribir
journal-gone = su archivo se ha quitado con la mesa en marcha; vuelva a ponerlo, o arranque la mesa de nuevo
journal-fix-room = mueva a otro sitio los diarios viejos
journal-fix-card = Linux hace esto con una tarjeta SD que falla: vea dmesg, copie el diario, use otra tarjeta; o vuelva a montarla

## What stands in it

journal-altered = el diario { $path } se ha alterado en el suceso { $event }
journal-altered-picture = el diario { $path } tiene una imagen alterada: { $digest }
journal-damaged = el diario { $path } está dañado: { $why }
journal-not-replayed = el suceso { $event } del diario no se puede reproducir: { $why }
journal-not-as-kept = el diario acaba en el suceso { $last } y no tiene el suceso { $event } como lo conoce { $checkpoint }: faltan sucesos o es otra copia; ponga el diario correcto, o borre { $name } para seguir con este
journal-other-game = el diario tiene tallas de { $holds }; { $game } necesita uno propio
journal-other-mode = el diario es de una mesa en modo «{ $holds }»; «{ $mode }» necesita uno propio

## A copy

journal-copy-exists = { $path } existe; una copia nunca se escribe sobre otro archivo
journal-copy-not-written = la copia { $path } no se puede escribir: { $why }
