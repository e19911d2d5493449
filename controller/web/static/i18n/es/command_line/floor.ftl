### La sala, donde se reúne más de una mesa: sus páginas, y lo que dice su proyector.

# $kind: signature, altered.
floor-wrong =
    { $kind ->
        [signature] la cabeza en el suceso { $event } no está firmada con la clave de la mesa
       *[altered] el suceso { $event } no es el que firmó la mesa
    }

## La página

floor-title = Sala
floor-sign-in-heading = La sala
floor-back-to-floor = A la sala
floor-sign-out = Cerrar sesión
floor-no-pin = En la configuración de la sala no hay ningún PIN; abra su página en el ordenador de la sala.
floor-no-script = Sin scripts esta página queda como era cuando se pidió.
# $time: de la última respuesta.
floor-silent = La sala no contesta. Lo que se ve aquí es de { $time }.
floor-unwatched = Los avisos se miraron por última vez a las { $time }: los mensajes del programa dicen por qué.
floor-no-database = La base de datos de la sala no contesta, y no se sabe nada de las mesas: { $why }
floor-no-tables = No hay ninguna mesa inscrita.
floor-no-events = De esta mesa aún no se sabe nada.
floor-old = Desde entonces no se sabe nada de esta mesa: lo que se ve aquí es de aquel momento.
floor-never = De esta mesa aún no se ha oído nada.
floor-age = hace { $seconds } s
floor-where = talla { $deal }, ronda { $round }
floor-question = preguntado hace { $seconds } s: { $text }
floor-bank = Banca
floor-bank-of = Banca de { $player }
floor-house = Casa
floor-no-seat = sin asiento
floor-owes = debe { $amount }

## Avisos

floor-alerts = Avisos
floor-no-alerts = No hay ningún aviso.
floor-by = Su nombre, para dar avisos por vistos
floor-by-missing = Diga su nombre, para que se sepa quién lo ha visto.
floor-acknowledge = Dar por visto
floor-taken = Otra persona ya ha dado por visto este aviso.
floor-since = desde las { $time } UTC
floor-over-since = pasó a las { $time } UTC
floor-times = { $count } veces
floor-seen-by = visto por { $name }
floor-alert-offline = no se sabe nada de ella
floor-alert-lag = sus sucesos llegan con { $seconds } s de retraso
floor-alert-question = el crupier no ha contestado en { $seconds } s: { $text }
# $kind: chain, journal, signature, altered.
floor-alert-chain =
    { $kind ->
        [journal] incidente { $incident }: llegó otro diario con su acceso
        [signature] incidente { $incident }: su cabeza no está firmada con su clave
        [altered] incidente { $incident }: sus sucesos no están en la sala como los firmó
       *[chain] incidente { $incident }: llegó un suceso que no continúa la cadena
    }
floor-alert-unread = de ella no se lee más: { $why }
floor-alert-held = el juego lleva { $seconds } s detenido: { $text }
floor-alert-corrections = { $rulings } dictámenes en la última hora, en { $rounds } rondas
floor-alert-hold = la banca ha ganado hoy el { $percent } % de los { $bought } comprados
floor-alert-rounds = { $rounds } rondas en la última hora
floor-trail = Avisos hasta ahora

## La hoja de un día

floor-sheet-link = Hoja de hoy
floor-sheet = { $table }, { $day }
floor-sheet-about = Los días y las horas son UTC. Los importes están en unidades de dinero. Una talla cuenta en el día en que empezó, todo lo demás cuando ocurrió.
floor-nothing = Nada.
floor-signed = Comprobado por:
floor-money = Dinero
floor-what = de
floor-begins = al principio
floor-ends = al final
floor-change = cambio
floor-players = Jugadores
floor-player = jugador
floor-bought = comprado
floor-took = retirado
floor-staked = apostado
floor-won = ganado
floor-deals = Tallas
floor-deal = talla
floor-game = juego
floor-began = empezó
floor-ended = acabó
floor-how = fase
floor-rounds = rondas
floor-cards = cartas mostradas
floor-named = nombradas por el crupier
floor-difference = dinero que no cuadra
floor-rulings = Dictámenes
floor-ruling = dictamen
floor-undone = anulado
floor-faults = Averías
floor-part = pieza
floor-fault = avería
floor-mended = reparada
floor-questions = Preguntas al crupier
floor-answered = contestada
floor-pictures = imágenes
floor-picture = Imagen de la carta { $number }
floor-picture-is =
    { $is ->
        [gone] carta { $number }: la imagen ya no está en la mesa
        [altered] carta { $number }: la imagen de la mesa no es aquella de la que se leyó
        [large] carta { $number }: la imagen es demasiado grande
        [hidden] carta { $number }: la mesa no la ha mostrado
       *[wanted] carta { $number }: la imagen aún no ha llegado
    }
floor-raised = cuándo
floor-table = mesa
floor-alert = aviso
floor-over = pasó
floor-acknowledged = visto por
