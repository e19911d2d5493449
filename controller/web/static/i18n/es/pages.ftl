### What every page says: front page, seat, display, and what several pages share.

## Cards

pages-letters = A J Q K
pages-rank =
    { $rank ->
        [A] As
        [T] Diez
        [J] Jota
        [Q] Reina
        [K] Rey
       *[other] { $rank }
    }
pages-suit =
    { $suit ->
        [S] picas
        [H] corazones
        [D] diamantes
       *[C] tréboles
    }
pages-card = { pages-rank } de { pages-suit }
pages-spanish-letters = S C R
pages-spanish-rank =
    { $rank ->
        [A] as
        [T] 10
        [J] sota
        [Q] caballo
        [K] rey
       *[other] { $rank }
    }
pages-spanish-suit =
    { $suit ->
        [D] oros
        [H] copas
        [S] espadas
       *[C] bastos
    }
pages-spanish-card = { pages-spanish-rank } de { pages-spanish-suit }

## Where the deal stands

pages-starting = Se está comparando la carta de la ventana
pages-no-deal = Aún no hay talla
pages-deal-over = La talla ha terminado
pages-deal-void = La talla quedó anulada; lo que aún estaba en juego se devolvió
pages-round = ronda { $number }
pages-of-rounds = de { $turns }
pages-light =
    { $light ->
        [open] Apuestas abiertas
        [closed] Apuestas cerradas
        [call] Se llama al crupier
        [idle] En reposo
       *[other] { $light }
    }
pages-result =
    { $result ->
        [win] gana
        [lose] pierde
        [half] empate
        [push] en tablas
        [returned] devuelta
        [removed] retirada
        [claimed] reclamada
        [dead] nula
        [not_held] devuelta
        [void] anulada
        [not_callable] devuelta
       *[other] { $result }
    }
pages-corrected = La carta { $number } se tomó por { $was } y es { $now }.

## What became of a command

pages-refused = La mesa no lo ha admitido.
pages-lapsed = Era para { $meant } y ya va { $now }; no se ha hecho nada
pages-lapsed-deal = Era para la talla { $meant }, pero ya se había llegado a la talla { $now }; no se ha hecho nada
pages-lapsed-since = { $gone } ya había avanzado; no se ha hecho nada
pages-lapsed-phase = { $gone } ya había avanzado ({ $was }, ahora { $is }); no se ha hecho nada
pages-moment =
    { $phase ->
        [none] antes de la primera talla
        [bets_open] apuestas abiertas
        [over] después de la talla
        [void] después de la talla
        [test] modo de prueba
       *[other] apuestas cerradas
    }

## Commands, where a lost line kept them waiting

pages-act-start-deal = Empezar la talla
pages-act-close-bets = No va más
pages-act-reopen-bets = Reabrir apuestas
pages-act-answer = La carta es { $card }
pages-act-correct = La carta { $number } es { $card }
pages-act-key-card = Teclear la carta { $number }: { $card }
pages-act-drawn =
    { $count ->
        [0] Decir que no se sacó ninguna carta
        [one] Decir que se sacó una carta
       *[other] Decir que se sacaron { $count } cartas
    }
pages-act-void-deal = Anular la talla
pages-act-undo = Deshacer: { $ruling }
pages-act-buy-in = Compra de { $player }: { $amount }
pages-act-cash-out = Canje de { $player }: { $amount }
pages-act-cash-out-all = Canje de todo lo de { $player }
pages-act-pay-debt = Cobrar de la bolsa la deuda de { $player }
pages-act-pay = Cobrar de la bolsa la cuenta de { $player }
pages-act-raise-max = Subir el máximo a { $amount }
pages-act-raise-for = Subir el máximo de { $player } a { $amount }
pages-act-raise-cap = Subir lo que cubre la banca a { $amount }
pages-act-bank = Cambiar la banca en { $amount }
pages-act-open-seat = Abrir asiento para { $player }
pages-act-close-seat = Cerrar el asiento de { $player }
pages-act-test =
    { $on ->
        [true] Empezar el modo de prueba
       *[false] Terminar el modo de prueba
    }
pages-act-hold = Detener
pages-act-resume = Reanudar
pages-act-irregularity = Comunicar una irregularidad
pages-act-mark = Decir que salió una carta señal
pages-act-pass-by = Las cartas tapadas ya están fuera
pages-act-lay-away = Apartar la carta
pages-act-demo = Usar el distribuidor simulado
pages-act-show-beads =
    { $beads ->
        [one] Mover una bola del alambre { $spindle }
       *[other] Mover { $beads } bolas del alambre { $spindle }
    }
pages-act-jog = Mover un paso el alambre { $spindle }
pages-act-blink = Hacer parpadear una luz
pages-act-buzz = Hacer sonar el zumbador
pages-act-calibrate = Calibrar las bolas
pages-act-enrol = Dar de alta un mazo
pages-act-window = Marcar la ventana
pages-act-begin-anew = Reiniciar las medidas de distribuidor y mazo
pages-act-forget-learnt = Retirar imágenes aprendidas
pages-act-other = { $verb }

## Decisions, and the dealer's next thing to do

pages-or = { $first } o { $second }
pages-time-for-bets = Tiempo de apuestas
pages-decides =
    { $who ->
        [all] Deciden todos
        [dealer] Decide el crupier
        [you] Decide usted
       *[player] Decide { $player }
    }
pages-decides-what = { pages-decides }: { $choice }
pages-decides-else = { pages-decides }: { $choice }; si no, { $otherwise }
pages-decides-many = { pages-decides }; sin respuesta: { $otherwise }
pages-seconds = { $seconds } s
pages-seconds-stand = Quedan { $seconds } s cuando siga el juego
pages-closes-in = se cierra en { $seconds } s
pages-place-down = { $place }, tapada
pages-cut = Corta el mazo: { $players }
pages-cut-you = Corta usted el mazo
pages-cut-one = El banquero dice quién corta el mazo
pages-next = Siguiente
pages-next-question = Responda a la pregunta.
pages-next-void-round = Anule el golpe.
pages-next-void = Anule la talla.
pages-next-starting = Espere a la cámara, o diga que no se sacó ninguna carta.
pages-next-held = El juego está detenido: atienda a lo que se dice arriba y después siga.
pages-next-lay-away = Salió del sabot una carta que no tocaba: apártela.
pages-next-lay-away-sheet = Se puso en la hoja una carta que no tocaba: quítela y pulse «Apartar la carta».
pages-next-pass-by = Aparte, tapadas y lejos de la hoja, las cartas que nadie debe ver; después pulse «Las cartas tapadas ya están fuera».
pages-next-start-sheet = Empiece la talla cuando el mazo esté barajado y la cámara vea la hoja.
pages-next-cut = Dé a cortar el mazo, póngalo en el distribuidor y empiece la talla.
pages-next-start = Empiece la talla cuando el mazo esté en el distribuidor.
pages-next-wait = Espere a { $players }.
pages-next-stakes = Espere las puestas.
pages-next-answers = Espere las respuestas.
pages-next-answers-end = Espere las respuestas, o dé por acabado el tiempo.
pages-next-false-start = No se sacó ninguna carta: reabra las apuestas, o saque.
pages-next-bets = Apuestas abiertas; la próxima carta es para { $place }.
pages-next-close = Apuestas abiertas: ciérrelas antes de la próxima carta.
pages-next-draw = Saque: la próxima carta es para { $place }.

## The dealing box and its camera

pages-camera-none = Esta mesa no tiene cámara: el crupier nombra cada carta.
pages-camera-hidden = La imagen de la cámara no se muestra: ve las cartas antes de que se descubran.
pages-camera-picture = El distribuidor visto por la cámara
pages-camera-waiting = Esperando la primera imagen de la cámara
pages-reading-none = Aún no se ha leído nada
pages-reading-unsure = No es seguro
pages-reading-keyed = tecleada por el crupier
pages-reading-sure = { $percent } de certeza
pages-reading-how-sure = Certeza de la cámara
pages-card-number = Carta { $number }
pages-named = { $what }:
pages-pile-to-come = por salir
pages-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
pages-pack-in-hands = El mazo está en manos del crupier.
pages-picker-out = { $card }, ya es la carta { $places }

## The casekeeper

pages-casekeeper = Ábaco
pages-casekeeper-label = El ábaco
pages-wire = { $rank }: quedan { $left }, han salido { $out }
pages-wire-off = las bolas marcan { $moved }
pages-wire-fault = avería: { $fault }

## Stakes

pages-stack =
    { $state ->
        [both] { $owner }: { $amount } a { $place }, suspendida, nula
        [barred] { $owner }: { $amount } a { $place }, suspendida
        [dead] { $owner }: { $amount } a { $place }, nula
       *[other] { $owner }: { $amount } a { $place }
    }
pages-string-end =
    { $kind ->
        [win] { $rank } a ganar
       *[lose] { $rank } a perder
    }
pages-you = Usted
pages-mine = usted

## The front page

pages-language = Idioma
pages-where =
    { $asks ->
        [true] { $phase } ({ $deal })
       *[false] { $phase }, { $deal }
    }
pages-choose-label = Elija su lado de la mesa

## When somebody who comes now can play

pages-join-test = La mesa está en prueba; ahora no juega nadie.
pages-join-held = El juego está detenido: tome asiento ya y juegue cuando siga el crupier.
pages-join-question = El crupier mira una carta: tome asiento ya y juegue cuando él siga.
pages-join-fault = Algo de la mesa no funciona y el crupier lo atiende: tome asiento ya y juegue cuando él siga.
pages-join-full = Todos los asientos están ocupados: mire en la pantalla hasta que haya uno libre.
pages-join-wanted =
    { $count ->
        [one] La próxima talla espera a un jugador más: tome asiento.
       *[other] La próxima talla espera a { $count } jugadores más: tome asiento.
    }
pages-join-shuffled = Podrá jugar en la próxima talla, que empieza cuando el crupier haya barajado.
pages-join-cut = Podrá jugar en la próxima talla, que empieza cuando se haya cortado el mazo.
pages-join-begins = Podrá jugar en la próxima talla, dentro de { $seconds } s.

pages-minute = { $game } en un minuto

## The three doors

pages-punter = Punto
pages-dealer = Crupier
pages-dealer-what =
    { $mode ->
        [casekeeper] Empezar la talla, nombrar una carta dudosa, corregir una equivocada.
       *[table] Empezar la talla, nombrar una carta dudosa, corregir una equivocada, llevar el dinero.
    }
pages-display = Pantalla
pages-display-what =
    { $mode ->
        [casekeeper] El ábaco y las cartas, para toda la sala.
       *[table] Las puestas, el ábaco y las cartas, para toda la sala.
    }
pages-service = Servicio

## The rules and what the words mean, for whoever has no seat yet

pages-learn = Para aprender el juego
pages-help = Ayuda
pages-rules-here = Las reglas de esta mesa
pages-help-page = Cómo se usa una página
pages-help-light = La luz de arriba está verde mientras se admiten apuestas, roja cuando están cerradas y ámbar cuando se llama al crupier.
pages-help-purse = Su bolsa es su dinero en la mesa; una puesta sale de ella al ponerse. La compra y el canje se hacen con el crupier.
pages-help-decide = Cuando se le pregunta algo, la página dice qué puede hacer, cuántos segundos quedan y qué se hace si usted no dice nada.
pages-help-tap = Una palabra con puntos debajo dice qué significa al tocarla; el signo de interrogación de arriba hace lo mismo con las palabras de los botones.
pages-help-hold = El juego está detenido mientras el crupier mira una carta o falla una parte de la mesa; las puestas quedan como están.
pages-help-correction = Una carta mal leída se corrige, y con ella el dinero; todos lo ven.

## For who sits down for the first time

pages-guide = Dónde está cada cosa
pages-guide-acts = Aquí está lo que puede hacer ahora, con una línea que dice qué viene después.
pages-guide-sheets = Detrás de estas: lo que pagó la última ronda, el dinero de todos, lo ocurrido y las reglas de esta mesa.
pages-guide-at = { $at } de { $of }
pages-guide-next = Siguiente
pages-guide-enough = Omitir
pages-guide-end = Listo

## What a player hears

pages-signals =
    { $on ->
        [true] Sonido y vibración activados: desactivar
       *[false] Sonido y vibración desactivados: activar
    }

## Words

pages-words = Qué significan las palabras
pages-words-others = Otras palabras
pages-words-section = (reglas, { $section })

## The display

pages-on-table = Sobre la mesa
pages-at-the-table = En la mesa
pages-cards-of-deal = Cartas de esta talla
pages-tabs = Notas
pages-bank = Banca

## The page while the table is not there

pages-laying = Se está preparando la mesa…
pages-looking = Buscando la mesa…
pages-no-game = No hay páginas de este juego
pages-no-game-why = En la mesa se juega a { $game }; sus páginas no se pueden cargar: { $why }.
pages-no-word = Sin noticias de la mesa
pages-no-word-for = Sin noticias de la mesa desde hace { $seconds } s
pages-no-word-what = La página de detrás está como estaba entonces y no se puede pulsar nada. La mesa guarda cada puesta; esta página vuelve por sí sola.
pages-not-answered = Aún sin respuesta
pages-fate-done = hecho.
pages-fate-refused = no se hizo. { $why }
pages-fate-unknown = no se sabe. { $why } El registro de la mesa dice si se hizo.
pages-fates = Mientras faltaba la conexión
pages-fates-read = Leído
pages-offline = Se ha perdido la conexión con la mesa; se vuelve a intentar. Sus puestas están seguras en la mesa.
# Of a dialog or a panel that is fetched when it is first opened.
pages-part = Una parte de la página
pages-part-missing = Esta parte de la página no se ha podido cargar: la conexión con la mesa es débil o se ha perdido.
pages-part-again = Volver a intentarlo
pages-light-unknown = No se sabe
pages-signed-out = Sesión cerrada
pages-signed-out-why = La sesión del crupier ha caducado.
pages-sign-in-again = Entrar de nuevo
pages-close = Cerrar
pages-log = Registro
pages-sheet-players = Jugadores
pages-sheet-rules = Reglas
pages-rules-else = También acordado

## What everybody at the table must know

pages-demonstration-of = { $game }, dinero de juego
pages-play-held = Juego detenido
pages-held = Juego detenido: { $why }
pages-held-question = Juego detenido mientras mira el crupier: { $question }
pages-fault =
    { $accepted ->
        [true] { $part }: { $fault } (se juega sin ello)
       *[false] { $part }: { $fault }
    }

pages-dealer-sees = El crupier lo atiende; las puestas quedan como están.
pages-to-do = { $part }: { $fix }

## The account of a player, behind his money in the head: a statement that can be printed

pages-account-open = Su cuenta, ronda a ronda
pages-account-of = La cuenta de { $player }
pages-print = Imprimir
pages-account-bought = Compras
pages-account-out = Canjes
pages-account-settled = Ganado y perdido en las rondas
pages-account-otherwise = Dictámenes, correcciones y otros
pages-account-purse = Bolsa
pages-account-lying = Puestas en la mesa
pages-account-bank = La banca que usted lleva
pages-account-debt = Deuda
pages-account-owed = A cuenta
pages-account-result = En total
pages-account-nothing = Aún no se ha decidido ninguna puesta.
pages-account-round = Ronda
pages-account-staked = Puesto
pages-account-came = Lo que salió
pages-account-won = Ganado
pages-account-deal = Talla { $number }
pages-account-older =
    { $count ->
        [one] una ronda anterior
       *[other] { $count } rondas anteriores
    }

## Purses and corrections

pages-owes = debe { $amount }
pages-on-account = a cuenta { $amount }
pages-name-you = { $name } (usted)
pages-you-banker = { $player }, banquero
pages-player = Jugador
pages-purse = Bolsa
pages-lying = En mesa
pages-the-bank = La banca
pages-bank-of = La banca de { $banker }
pages-may-stake = máximo { $amount }
pages-bank-covers = cubre { $amount }
pages-lay-on = se quedó
pages-correction = { $when }: { $was } → { $now }
pages-corrections = Correcciones
pages-corrected-by = Corregido por el crupier
pages-bank-booked = la banca
pages-correction-none = No cambia ninguna puesta.

## Cards shown

pages-no-card = No se ha descubierto ninguna carta.
pages-shown = Carta { $number }, { $place }: { $card }
pages-shown-down = Carta { $number }, { $place }: tapada
pages-shown-correct = Carta { $number }, { $place }: { $card }. Corregirla

## Taking a seat

pages-take-seat = Tome asiento
pages-your-name = Su nombre
pages-sit-down = Sentarse
pages-or-code = o, con el código del crupier
pages-code = Código del crupier
pages-take-the-seat = Tomar el asiento
pages-back-here = Yo ya estaba aquí
pages-back-who = ¿Quién es usted? Se pregunta al crupier si esta tableta recibe el asiento; la que lo tiene lo pierde.
pages-back-waits = Se pregunta al crupier si esta tableta es de { $player }. Hágale ver que está aquí ({ $seconds } s).
pages-back-else = Otro nombre
pages-finding-seat = Buscando su asiento…
pages-seat-lost = Este asiento se ha cerrado o se ha dado a otra tableta.
pages-real-chips = En esta mesa se juega con fichas reales: las apuestas están en el paño.
pages-watch = Ver las cartas y el ábaco
pages-screen-dark = Este navegador no mantiene la pantalla encendida: alargue en la tableta el tiempo hasta que se apaga.
pages-join-code = Código que abre la página de un asiento
pages-join-alone = Solo esta máquina llega a la mesa: arránquela con un host al que lleguen las demás.
pages-demo-cut = Cortar la conexión de esta página { $seconds } s
pages-leave = Dejar el asiento
pages-leave-sure = ¿Dejar el asiento de esta tableta? Solo el crupier puede devolverlo.
pages-leave-purse = Su bolsa de { $amount } se queda en la mesa; la paga el crupier.
pages-back = Volver

## What the server writes: titles, the page before it has its sentences, signing in, no such page

pages-title-choose = { $game }
pages-title-play = { $game }: su asiento
pages-title-dealer = { $game }: crupier
pages-title-display = { $game }: la mesa
pages-title-service = { $game }: servicio
pages-title-rules = { $game }: las reglas de aquí
pages-title-help = { $game }: qué significan las palabras
pages-title-sign-in = Faro: entrar
pages-title-lost = Faro: no existe esa página
pages-scripts = Estas páginas necesitan JavaScript; no se carga nada de fuera de esta mesa.
pages-speechless = No se pudieron cargar las frases de esta página. Cargue la página de nuevo.
pages-sign-in-heading = Página del crupier
pages-pin = PIN
pages-sign-in = Entrar
pages-back-to-table = Volver a la mesa
pages-lost = No existe esa página
pages-lost-why = La mesa no tiene ninguna página en esta dirección.
pages-lost-display = Ver la mesa
pages-lost-front = La entrada
pages-no-pin-page = La configuración de la mesa no tiene PIN del crupier: esta página solo se abre en la máquina de la mesa.
pages-wrong-host = Esta mesa no se conoce por ese nombre.
pages-two-lengths = El mensaje da su longitud de dos maneras.
pages-other-site = Eso venía de la página de otro sitio.
pages-body-too-long = El mensaje es demasiado largo, o no dice lo largo que es.

## What the door refuses: signing in, taking a seat, messages of no use

pages-no-pin = La configuración de la mesa no tiene PIN del crupier; entre en la máquina de la mesa.
pages-wrong-pin = Ese no es el PIN.
pages-code-not-valid = Ese código ya no vale. Pida uno nuevo al crupier.
pages-wait-minutes = Demasiados intentos fallidos. Pruebe de nuevo dentro de { $minutes } minutos.
pages-wait-seconds =
    { $seconds ->
        [one] Demasiados intentos fallidos. Pruebe de nuevo dentro de { $seconds } segundo.
       *[other] Demasiados intentos fallidos. Pruebe de nuevo dentro de { $seconds } segundos.
    }
pages-only-dealer = Eso solo puede hacerlo el crupier.
pages-only-service = Eso solo puede hacerlo el crupier, en la página de servicio.
pages-no-seat = Tome asiento primero.
pages-seat-also = Otra tableta, en { $address }, usa también su asiento. Si no es suya, pida al crupier un código nuevo: con él la otra pierde el asiento.
pages-seat-gone = El asiento de esta tableta se ha cerrado o se ha dado a otra tableta.
pages-seat-closed = El asiento de { $player } se ha cerrado; siéntese de nuevo.
pages-seat-closed-code = El asiento de { $player } se ha cerrado. Pida al crupier un código nuevo.
pages-back-seated = Esta tableta ya tiene asiento.
pages-back-no-seat = { $player } no tiene asiento en esta mesa.
pages-back-asked = Ya se está preguntando al crupier por el asiento de { $player }.
pages-back-other = Otra tableta pide ahora mismo el asiento de { $player }. Hable con el crupier.
pages-back-many = Demasiadas tabletas piden a la vez sus asientos. Hable con el crupier, o espere un minuto.
pages-back-wait =
    { $seconds ->
        [one] Ha pedido en vano demasiadas veces. Pida de nuevo dentro de { $seconds } segundo, o pida un código al crupier.
       *[other] Ha pedido en vano demasiadas veces. Pida de nuevo dentro de { $seconds } segundos, o pida un código al crupier.
    }
pages-back-no = El crupier no le ha dado el asiento a esta tableta. Hable con él; puede darle un código.
pages-back-late = El crupier no ha contestado. Hable con él y pida de nuevo.
pages-back-line = La pregunta se terminó porque se perdió la conexión de esta tableta o pidió otra cosa. Pida de nuevo.
pages-back-over = Esa pregunta ya ha terminado.
pages-seat-asked = Una tableta en { $address } pide al crupier el asiento de usted. Si no es suya, dígaselo.
pages-seats-by-dealer = En esta mesa el crupier da los asientos. Pídale un código.
pages-name-at-table = { $player } ya está en la mesa; elija otro nombre, o diga que ya estaba aquí.
pages-name-in-deal = { $player } sigue en esta talla: ese asiento solo lo da el crupier. Pídale un código.
pages-too-many-requests = Demasiadas peticiones a la vez; espere un momento.
pages-too-fast = Demasiados mensajes a la vez; espere un momento.
pages-too-many = Con eso pasan de { $most } los cambios en una ronda; espere a la próxima.
pages-fault-logged = Error interno; ha quedado en el registro.

## What the door tells the log

pages-seats-not-kept = no se pueden guardar los asientos; tras un reinicio se dan de nuevo: { $why }
pages-note-signs-in = el crupier entra desde { $address }
pages-note-signs-out = el crupier sale desde { $address }
pages-note-second-tablet = dos tabletas usan a la vez el asiento de { $player }, en { $first } y en { $second }
pages-note-back = con permiso del crupier la tableta en { $address } recupera el asiento de { $player }
pages-note-not-back = el crupier no da el asiento de { $player } a la tableta en { $address }
pages-note-takes-seat = la tableta en { $address } toma el asiento de { $player }
pages-note-tries =
    { $what ->
        [PIN] { $count ->
            [one] { $count } PIN equivocado
           *[other] { $count } PIN equivocados
        }
       *[code] { $count ->
            [one] { $count } código de asiento equivocado
           *[other] { $count } códigos de asiento equivocados
        }
    }
pages-note-wrong = { pages-note-tries } desde { $address }
pages-note-wrong-many =
    { $more ->
        [true] { pages-note-tries } desde { $addresses } direcciones o más, { $most } de ellos desde { $address }
       *[false] { pages-note-tries } desde { $addresses } direcciones, { $most } de ellos desde { $address }
    }

## What is said aloud

pages-aloud-purse = Su bolsa: { $amount }.
# Bets are open, or closed: "Make your bets, turn 3".
pages-aloud-phase =
    { $asks ->
        [true] { $phase } ({ $round })
       *[false] { $phase }, { $round }.
    }

## For who plays without sight: a place in which a player types what he does

pages-by-ear = Escribir y escuchar ({ $key })
pages-by-ear-title = Escribir y escuchar
pages-typed-label = ¿Qué hace?
pages-typed-do = Hacerlo
pages-typed-hint = Por ejemplo: { $example }
pages-typed-choice = { $number }: { $act }
pages-typed-choices = Qué quiere decir
pages-typed-done = Hecho: { $act }.
pages-typed-which = «{ $came }» puede decir varias cosas. Escriba un número. { $acts }
pages-typed-sure = ¿Seguro? Escriba entonces el número. { $acts }
pages-typed-empty = No ha escrito nada. Se esperaba: { $expected }
pages-typed-unknown = No se entiende «{ $word }» en «{ $came }». Se esperaba: { $expected }
pages-typed-no-sum = «{ $came }» no dice ninguna suma. Se esperaba: { $expected }
pages-typed-two-sums = «{ $came }» dice dos sumas. Se esperaba: { $expected }
pages-typed-not-now = «{ $came }» no se admite ahora. Se esperaba: { $expected }
pages-typed-stakes = Sus puestas: { $stakes }.
pages-typed-no-stakes = No tiene ninguna puesta en la mesa.
pages-typed-bets = Puede apostar: { $bets }.
pages-typed-bets-from =
    { $step ->
        [1] { $bets }: de { $least } a { $most }
       *[other] { $bets }: de { $least } a { $most }, de { $step } en { $step }
    }
pages-typed-bet-most = { $bet }, { $most } como máximo
pages-typed-no-bets = Ahora no puede apostar nada. { $why }
pages-heard-own = Oír mis cartas ({ $key })
pages-heard-speak = Leer la página en voz alta
pages-heard-on = Esta tableta habla desde ahora.
pages-heard-cards = { $cards }.
pages-heard-total = { $cards }. Total: { $total }.
pages-heard-none = Ahora no tiene cartas que esta tableta pueda decir.
pages-heard-headphones = Estas cartas están ocultas para los demás. Póngase auriculares, para que nadie más las oiga.
pages-heard-confirm = Llevo auriculares: dígalas
pages-heard-no-voice = Este navegador no tiene una voz propia para este idioma.

## What the croupier calls: of a line of the log, under its own key

pages-called-number =
    { $number ->
        [0] cero
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
       *[9] nueve
    }
pages-called-on = Los cantes se dicen en voz alta desde ahora.
pages-called-no-voice = Este navegador no tiene voz para este idioma: los cantes solo se escriben aquí.
pages-calls =
    { $on ->
        [true] Los cantes se dicen en voz alta: apagarlos
       *[false] Decir los cantes en voz alta
    }
