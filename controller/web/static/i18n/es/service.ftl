### The service page: sensors, spindles, camera, calibration, enrolling a pack.

service-pressed =
    { $seconds ->
        [-1] pulsado desde el arranque: está atascado, o su cable toca masa
       *[other] pulsado desde hace { $seconds } s: está atascado, o su cable toca masa
    }

## Test mode

service-test-mode = Modo de prueba
service-test-begin = Empezar el modo de prueba
service-test-end = Terminar el modo de prueba
service-testing = Lo muestra cada tableta. Cuando termine, todas las bolas y luces vuelven adonde las quiere la mesa.
service-looking = Solo mirar. Para mover alambres, hacer parpadear luces o marcar la ventana, empiece el modo de prueba: la mesa no admite entonces ni talla ni apuesta.
service-under-way = Hay una talla en curso: los aparatos se pueden mirar, no probar. Termínela o anúlela antes.
service-no-board = No responde ninguna placa: { $trouble }
service-asking = Preguntando a cada parte cómo está…

## Faults at play

service-faults = Averías en juego

## Sensors, lights and buzzer

service-sensors = Sensores
service-sensors-none = Esta mesa no tiene ({ $key }).
service-what = Qué
service-now = Ahora
service-edges = Cambios
service-last = Último
service-never = nunca
service-seconds-ago = hace { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
service-minutes-ago = hace { $minutes } min
service-hours-ago = hace { $hours } h
service-lights = Luces y zumbador
service-light-lamp = Lámpara de la ventana
service-light-open = Verde: apuestas abiertas
service-light-closed = Roja: no va más
service-light-call = Amarilla: llamar al crupier
service-buzz = Hacer sonar el zumbador
service-lights-none = No hay luces en los pines ({ $key }).
service-buzzer-none = No hay zumbador ({ $key } es false).

## Spindles

service-spindles = Alambres
service-spindle = Alambre
service-spindle-rank = Alambre { $spindle }: { $rank }
service-no-beads-here = Esta mesa no tiene bolas que mover ({ $key }).
service-board = placa: { $board }
service-board-supply = placa: { $board }, servos a { NUMBER($volt, minimumFractionDigits: 2, maximumFractionDigits: 2) } V
service-board-none = sin placa
service-wanted = Pedido
service-sent = Envío, µs
service-stands-us = Está, µs
service-beads-column = Bolas
service-beads =
    { $beads ->
        [one] { $beads } bola
       *[other] { $beads } bolas
    }
service-us = { $us } us
service-move-spindle = Mover el alambre { $spindle }
service-at-play = en juego: { $fault }
service-no-feedback = sin realimentación
service-moving = en movimiento
service-sent-to =
    { $us ->
        [-1] Aún no se ha enviado nada
       *[other] Enviado a { $us } us
    }
service-stands-unknown = { service-sent-to }; nada dice dónde está: mírelo.
service-stands-wire = { service-sent-to }. Sin realimentación: su cable no da señal, mire dónde está.
service-stands-test = Dónde está se lee en el modo de prueba.
service-stands-moving = { service-sent-to }, está en { $stands } us, en movimiento.
service-stands-between = { service-sent-to }, está en { $stands } us, entre dos posiciones.
service-stands =
    { $beads ->
        [one] { service-sent-to }, está en { $stands } us, { $beads } bola pasada.
       *[other] { service-sent-to }, está en { $stands } us, { $beads } bolas pasadas.
    }

## Calibrating

service-calibrate = Calibrar las bolas
service-calibrate-one = Calibrar el alambre { $spindle }
service-calibrate-all = Calibrar todos
service-calibrate-undo = Deshacer la última
service-calibrate-how = En el modo de prueba las posiciones se buscan al tacto: cada alambre va despacio hasta sus topes.
service-creep = El alambre { $spindle } irá despacio de tope a tope y volverá, durante unos quince segundos.
service-creep-all = Los { $count } alambres irán despacio de tope a tope y volverán, durante unos quince segundos.
service-creep-clear = La alimentación de los servos está puesta, y los dedos lejos de las bolas.
service-creep-stop = Si algo se engancha, pulse Parar: los servos se sueltan en el acto.
service-start = Empezar
service-stop = Parar
service-working = En curso: { $what }
service-found = Dónde se halló cada número de bolas, en us, y cuánto se aparta de lo guardado. Una vez guardado, cada bola se mueve allá y vuelve.
service-store-places = Guardar en placa y archivo
service-throw-away = Descartar

## Camera and window

service-camera = Cámara
service-camera-silent = La cámara no da imagen.
service-no-picture = Sin imagen de la cámara
service-figures = { $width }×{ $height }, { $fps } imágenes por segundo, brillo { $brightness }, enfoque { $focus }
service-corners = Las esquinas de la ventana
service-corner = Esquina { $number } de 4, se mueve con las flechas
service-mark-window = Marcar la ventana
service-mark-how = Arrastre cada esquina a una esquina de la carta de la ventana; la imagen está quieta. Las flechas mueven una esquina muy poco.
service-still = El distribuidor, imagen quieta
service-use-window = Usar esta ventana
service-forget-marks = Olvidar las marcas
service-window =
    { $by ->
        [hand] Ventana: marcada a mano.
        [configuration] Ventana: de la configuración.
        [later] Ventana: se busca sola al empezar la próxima talla.
       *[itself] Ventana: hallada por sí sola.
    }
service-window-reads = { service-window } Ahí lee { $card }, con { $percent } de certeza.
service-window-unsure = { service-window } Ahí no lee ninguna carta de la que esté segura.

## Box and pack

service-box-and-pack = Distribuidor y mazo
service-drift-none = Deriva lateral: se muestra al final de cada talla.
service-drift =
    Las cartas a la vista quedaron dentro de { NUMBER($spread, minimumFractionDigits: 2, maximumFractionDigits: 2) } mm de su centro (una sigma), { NUMBER($largest, minimumFractionDigits: 2, maximumFractionDigits: 2) } mm como máximo: { $draws ->
        [one] { $draws } extracción
       *[other] { $draws } extracciones
    } de { $deals ->
        [one] { $deals } talla
       *[other] { $deals } tallas
    }.
service-drift-few = Muy pocas extracciones para probar el distribuidor.
service-drift-square = La posición de una carta no anuncia la siguiente.
service-drift-skew = La posición de una carta va con la carta de debajo: el azar solo lo hace una vez de cada { $once }. Mire distribuidor y mazo.
service-foreign-unknown = Cartas ajenas: solo se conocen las cartas de un mazo dado de alta.
service-foreign = Quizá no sea la carta dada de alta: { $cards }. Ninguna de sus marcas en las últimas tallas; compárela con su imagen.
service-foreign-none =
    { $count ->
        [one] No se ha notado ninguna carta ajena; { $count } carta vista hasta ahora tiene marcas por las que conocerla.
       *[other] No se ha notado ninguna carta ajena; { $count } cartas vistas hasta ahora tienen marcas por las que conocerlas.
    }
service-begin-anew = Reiniciar
service-begin-anew-sure = ¿Reiniciar?
service-begin-anew-what = Se borrarán las medidas de distribuidor y mazo de las últimas tallas. Hágalo cuando uno de los dos se haya arreglado o cambiado.
service-forget-it = Olvidarlo

## Enrolling a pack

service-pack = El mazo de esta mesa
service-enrol = Dar de alta el mazo de esta mesa
service-enrol-how = En el modo de prueba se aprende un mazo de cualquier dibujo con una talla por el distribuidor o el sabot.
service-enrol-why = Hace falta para cartas sin los índices usuales; con ello todo mazo se lee con más certeza. Vale cualquier orden.
service-enrol-said = { $what }.
service-enrol-working = En curso: { $what }…
service-reads-configured = La mesa lee el mazo de la configuración, { $pack }.
service-reads-any = La mesa lee cualquier mazo con los índices usuales.
service-reads-own =
    { $count ->
        [one] La mesa lee con el mazo que se dio de alta aquí: { $count } carta.
       *[other] La mesa lee con el mazo que se dio de alta aquí: { $count } cartas.
    }
service-reads-own-since =
    { $count ->
        [one] La mesa lee con el mazo que se dio de alta aquí: { $count } carta, { $when }.
       *[other] La mesa lee con el mazo que se dio de alta aquí: { $count } cartas, { $when }.
    }
service-waiting =
    { $count ->
        [one] Se dio { $count } carta de otro mazo y aún no está guardada. Empiece el modo de prueba para seguir nombrando.
       *[other] Se dieron { $count } cartas de otro mazo y aún no están guardadas. Empiece el modo de prueba para seguir nombrando.
    }
service-pack-before = Volver al mazo anterior ({ $when })
service-pack-again = Tomar de nuevo el mazo dado de alta ({ $when })
service-forget-configured = Olvidarlo: leer de nuevo el de la configuración
service-forget-any = Olvidarlo: leer de nuevo cualquier mazo
service-learnt =
    { $count ->
        [one] Se aprendió en juego { $count } imagen.
       *[other] Se aprendieron en juego { $count } imágenes.
    }
service-learnt-why = Ayuda a leer una carta por la que se preguntaría; de cada carta se guardan dos como máximo, y las dadas de alta se quedan.
service-learnt-none = Todavía no se aprendió ninguna imagen en juego: hace falta una carta por la que se preguntó, y una talla sin correcciones.
service-learnt-off = No se aprenden imágenes en juego: así lo dice la configuración.
service-learnt-card = { $label }, talla { $deal }
service-learnt-picture = { $label } como se aprendió en la talla { $deal }
service-learnt-forget = Retirar { $label }
service-learnt-forget-all = Retirar todo lo aprendido
service-no-picture-comes = no llega imagen
service-too-dark = demasiado oscuro
service-too-bright = demasiado claro
service-nothing-sharp = no hay nada nítido
service-camera-trouble = La cámara: { $verdict }. No saque ninguna carta hasta que pase.
service-lost = La cámara no dio imagen durante { $seconds } s de la talla: si se sacó una carta entretanto, falta aquí. En ese caso descarte esto y dé de nuevo.
service-demo = El distribuidor simulado:
service-demo-load = Poner un mazo entero
service-demo-deal-out = Darlo todo
service-demo-draw = Sacar una carta
service-enrol-put = Ponga el mazo entero en el distribuidor, en cualquier orden, y cierre la tapa.
service-enrol-draw = Saque carta tras carta. Deje cada una quieta un segundo en la ventana, sin la mano encima. La tableta puede apagarse entretanto.
service-enrol-last = Tras la última carta deje el distribuidor vacío unos segundos, o pulse Listo.
service-enrol-put-shoe = Ponga el mazo entero en el sabot, en cualquier orden, y ciérrelo.
service-enrol-draw-shoe = Saque carta tras carta, despacio, cada una de un tirón parejo y del todo; la siguiente solo cuando haya salido. La tableta puede apagarse entretanto.
service-enrol-last-shoe = Tras la última carta pulse Listo, o deje el sabot quieto medio minuto.
service-enrol-cards-passed =
    { $count ->
        [one] { $count } carta tomada.
       *[other] { $count } cartas tomadas.
    }
service-enrol-pictures =
    { $count ->
        [one] { $count } imagen tomada.
       *[other] { $count } imágenes tomadas.
    }
service-enrol-window = Se ha hallado la ventana.
service-enrol-no-window = Aún no se ve la ventana.
service-enrol-done = Listo: el distribuidor está vacío
service-enrol-done-shoe = Listo: el sabot está vacío
service-enrol-stop = Parar, no cambiar nada
service-enrol-named = Cada carta tiene su nombre. Repase otra vez las imágenes: lo que se guarda es lo que leerá la mesa.
service-enrol-open =
    { $count ->
        [one] Una carta por revisar:
       *[other] { $count } cartas por revisar:
    }
service-order = ¿Estaba el mazo en un orden conocido? Tomar los nombres de una lista
service-order-label = Las cartas como se dieron, la primera delante: KH 10H 2C …
service-order-take = Tomar estos nombres
service-naming =
    { $count ->
        [one] { $count } carta estuvo en la ventana{ service-left-out }. { service-naming-how }
       *[other] { $count } cartas estuvieron en la ventana{ service-left-out }. { service-naming-how }
    }
service-left-out =
    { $left ->
        [0] { "" }
       *[other] , { $left } omitidas
    }
service-naming-how = Toque una imagen para nombrar su carta, o escriba índice y palo como están impresos: KH, 10D, BS (alemana), VC (francesa), 1O o SC (española), JOKER; - omite una imagen.
service-not-in-it = No está: { $what }. Una carta que no esté no se leerá.
service-lack = { $count } de las { $of } cartas del juego
service-lack-suit = { $suit }
service-lack-rank = cada { $rank }
service-store = Guardar este mazo
service-store-sure = ¿Guardar { $named } de { $of } cartas?
service-store-lacks =
    { $count ->
        [one] { $count } carta del juego no está en este mazo: { $what }. Cuando salga, la mesa no podrá leerla y preguntará al crupier.
       *[other] { $count } cartas del juego no están en este mazo: { $what }. Cuando salga una, la mesa no podrá leerla y preguntará al crupier.
    }
service-store-anyway = Guardarlo de todos modos
service-throw-sure = ¿Descartar estos nombres?
service-throw-what = No se ha guardado nada; hay que dar el mazo otra vez. La mesa sigue leyendo como antes.
service-card-of-deal = Carta { $number } de la talla
service-card-large = Carta { $number } de la talla, en grande
service-name-of = Nombre de la carta { $number }
service-name-by-tapping = Nombrar la carta { $number } tocando
service-letters = Letras del mazo
service-letters-spanish = { $letters } (española)
service-rank = Índice
service-suit = Palo
service-spanish-suit =
    { $suit ->
        [O] oros
        [C] copas
        [E] espadas
       *[B] bastos
    }
service-tap = Toque índice y palo
service-it-is = Es { $rank } { $suit }
service-it-is-spanish = Es { $rank } de { $suit }
service-name-taken = La carta { $number } lleva ese nombre.
service-joker = Un comodín
service-leave-out = Omitir: no es carta, o se mostró dos veces
service-order-empty = el orden no nombra ninguna carta: se esperaba KH 10H 2C ..., delante la primera que se dio
service-too-many-seen = se vieron { $count } cartas: se esperaba un mazo, dado una vez
service-nothing-seen = no se vio ninguna carta en una ventana: ilumine bien el distribuidor, o marque la ventana a mano, y dé de nuevo
service-given-up = se abandonó
service-order-other = aquí se muestran { $shown } cartas, pero el orden nombra { $named }: no se usó el orden
service-order-unread = el orden: { $why }

## The sensors' names and levels

service-sensor-beam = Barrera de salida
service-sensor-lid = Tapa
service-sensor-follower = Empujador
service-sensor-no-more-bets = Botón: no va más
service-sensor-hold = Botón: detener
service-sensor-call = Botón: llamar
service-blocked = cortada
service-free = libre
service-open = abierta
service-shut = cerrada
service-box-empty = distribuidor vacío
service-has-cards = hay cartas
service-down = pulsado
service-up = suelto

## What the service desk refuses

service-part-no-beads = esta mesa no tiene bolas que mover
service-part-no-buzzer = esta mesa no tiene zumbador ({ $key } en su configuración)
service-part-no-lights = esta mesa no tiene luces en los pines
service-part-no-camera = esta mesa no tiene cámara
service-part-no-eye = esta mesa no tiene cámara con que aprender un mazo
service-not-forgotten = no se pudieron borrar las medidas de distribuidor y mazo: { $why }
service-window-not-kept = no se pudo guardar la ventana: { $why }
service-window-none = esas cuatro esquinas no forman una ventana: ponga una en cada esquina de la carta
service-window-small = es demasiado pequeña para leer una carta: marque toda la ventana
service-busy = espere: está en curso
service-still-dealt = guarde o descarte antes lo que se dio
service-no-deal-watched = no se está siguiendo ninguna talla
service-names-wanting = dé antes a cada carta un nombre válido
service-no-pack-before = no hay mazo anterior a este
service-other-pack-before = el mazo anterior es ahora otro
service-no-pack-stored = no hay ningún mazo guardado
service-no-cards-shown = no se muestran cartas que nombrar
service-no-such-card = aquí no hay tal carta
service-pack-not-put-away = no se pudo apartar el mazo: { $why }

## How enrolling goes on

service-work-reading = se ordenan y leen las imágenes
service-work-storing = se comparan las cartas entre sí y se guardan
service-work-before = se lee el mazo anterior
service-work-learning = se comparan con el mazo las imágenes de la última talla
service-work-forgetting = se quitan del mazo imágenes aprendidas
service-nothing-learnt = no se aprendió tal imagen
service-test-ended = no se cambió nada: entretanto terminó el modo de prueba
service-nothing-changed = no se cambió nada: { $why }
service-fault-logged = error interno; ha quedado en el registro
service-picture-failed = no se pudo tratar una imagen de la talla; ha quedado en el registro
service-pack-without-cards = no hay ninguna carta, solo dorsos o comodines
service-disk-unsure = el disco quizá no conserve esto tras un corte de luz: { $why }
service-and-doubt = { $told }; { $doubt }

## What is wrong with the names of a pack's cards; $read, $ordered, $label: a name as it is written, such as KH

service-name-none = aún sin nombre
service-name-of-no-card = { $name } no es el nombre de ninguna carta
service-name-disagrees = leída como { $read }, el orden dice { $ordered }: ¿cuál es?
service-name-doubt = parece { $read }: ¿es así?
service-name-unknown = nada dice qué representa { $label } en el juego ({ $keys })
service-name-twice = { $label } ya es la carta { $number }
service-name-same = la misma que la carta { $number }, { $label }
service-name-stranger = { $label } es de otra clase de mazo que las más de aquí (palos { $suits })

## The floor, where more than one table is gathered

service-floor = Sala
service-floor-has-all = sala: tiene todos los sucesos
service-floor-behind =
    { $count ->
        [some] sala: con retraso desde las { $time }
        [one] sala: { $count } suceso de retraso desde las { $time }
       *[other] sala: { $count } sucesos de retraso desde las { $time }
    }
service-floor-never = sala: sin contacto desde las { $time }
service-floor-incidents =
    { $count ->
        [one] sala: { $count } incidente de esta mesa está abierto (faro floor check)
       *[other] sala: { $count } incidentes de esta mesa están abiertos (faro floor check)
    }
service-floor-unreachable = no se llega a la sala: { $why }
service-floor-not-enrolled = la sala no tiene ninguna mesa con este acceso (faro floor enrol)
service-floor-refused =
    { $why ->
        [chain] la sala rechaza el suceso { $event }: no continúa lo que tiene de esta mesa
        [journal] la sala rechaza el suceso { $event }: es de otro diario que el inscrito
       *[gap] la sala rechaza el suceso { $event }: no tiene los anteriores
    }

## What service tells the log

service-note-begun-anew = las medidas de distribuidor y mazo se han borrado: se reúnen de nuevo
service-note-window-marked = la ventana del distribuidor está marcada a mano
service-note-window-unmarked = la ventana del distribuidor ya no está marcada a mano
service-note-pack-forgotten = el mazo dado de alta en la página de servicio ya no se usa
service-note-pack-stored =
    { $count ->
        [one] { $count } carta guardada, con sus imágenes; desde ahora la mesa lee con este mazo
       *[other] { $count } cartas guardadas, con sus imágenes; desde ahora la mesa lee con este mazo
    }
service-note-drift = el distribuidor puede delatar cartas: en { $draws } extracciones la carta a la vista iba con la de debajo, lo que el azar hace una vez de cada { $once }; mire distribuidor y mazo
service-note-foreign = { CARD($card) } quizá no sea la carta que se dio de alta: ninguna de sus marcas en las últimas { $deals } tallas; compárela con su imagen
service-note-learnt =
    { $count ->
        [one] de la talla anterior se aprendió una imagen de { $cards }; la página de servicio la muestra y la retira
       *[other] de la talla anterior se aprendieron imágenes de { $cards }; la página de servicio las muestra y las retira
    }
service-note-not-learnt =
    { $count ->
        [one] la imagen de { $cards } de la talla anterior no se aprendió: { $why }
       *[other] las imágenes de { $cards } de la talla anterior no se aprendieron: { $why }
    }
service-note-learnt-forgotten = se retiraron las imágenes aprendidas de { $cards }
service-note-learning-failed = no se pudo cambiar el mazo, todo queda como antes: { $why }

## Setting up the camera over the printed markers, step by step

service-aim = Preparar la cámara
service-aim-waiting = Buscando las marcas impresas. Mientras hay una talla no se busca nada.
service-aim-markers = Coloque la hoja, o gire la cámara, de modo que los cuatro cuadrados negros estén en la imagen y nada los tape.
service-aim-dark = Más luz: la imagen está demasiado oscura.
service-aim-bright = Menos luz: la imagen está demasiado clara.
service-aim-nearer = Acerque la cámara: una carta se ve demasiado pequeña.
service-aim-farther = Aleje la cámara: una carta se ve mayor de lo que hace falta.
service-aim-upright = Ponga la cámara más vertical, justo encima de la hoja.
service-aim-sharp = Ahí no hay nada nítido: limpie la lente, o aleje y acerque la cámara hasta que enfoque.
service-aim-glare = Una lámpara se refleja en el lugar del mazo: mueva la lámpara o la hoja.
service-aim-kind =
    Esta es la hoja para cartas { $seen ->
        [poker] de póquer
        [bridge] de bridge
        [spanish] españolas
        [german] alemanas
       *[other] { $seen }
    }, y la mesa está puesta para cartas { $wanted ->
        [poker] de póquer
        [bridge] de bridge
        [spanish] españolas
        [german] alemanas
       *[other] { $wanted }
    }: coloque la otra hoja, o arranque la mesa de nuevo para cartas { $seen ->
        [poker] de póquer
        [bridge] de bridge
        [spanish] españolas
        [german] alemanas
       *[other] { $seen }
    }.
service-aim-lay-card = Bien. Ponga una carta descubierta en el marco.
service-aim-reads-laid = La mesa lee: { $card }. Quítela, empiece la talla en la página del crupier y ponga la primera carta.
service-aim-lay-pack = Bien. Ponga el mazo entero, boca arriba, en el marco.
service-aim-reads = La mesa lee: { $card }. Empiece la talla en la página del crupier y saque la primera carta.
service-aim-deal = A la página del crupier
service-aim-figure-markers =
    { $cards ->
        [poker] Marcas vistas: { $seen } de 4, cartas de póquer
        [bridge] Marcas vistas: { $seen } de 4, cartas de bridge
        [spanish] Marcas vistas: { $seen } de 4, cartas españolas
        [german] Marcas vistas: { $seen } de 4, cartas alemanas
       *[none] Marcas vistas: ninguna
    }
service-aim-figure-light = Brillo { $brightness } de 255
service-aim-figure-size = Una carta mide { $px } px de ancho, hacen falta { $least } o más
service-aim-figure-tilt = Inclinación { $degrees } grados, { $most } como máximo
service-aim-figure-sharp = Nitidez { $sharpness }, hace falta { $least } o más
service-aim-figure-glare = Quemado { $percent } %, { $most } % como máximo
service-aim-good = bien
service-aim-wrong = aún no
