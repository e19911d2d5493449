### What the table says: its log, questions to the dealer, what holds play, rulings, refusals. Read on the tablets, in
### `faro recall` and in the program's log. Cards are numbered from 1 in the order of the pack.

## The log

table-opens = se abre la mesa; la banca tiene { $bank }
table-rules =
    { $count ->
        [0] las reglas de la próxima talla: como estaban
       *[other] las reglas de la próxima talla: { $changes }
    }
table-rule-change = { $option } { $was } -> { $now }
table-yes = sí
table-no = no
table-none = ninguno
table-seat-taken = { $player } toma asiento
table-seat-left = { $player } deja la mesa
table-deal-begins =
    { $pack ->
        [new] empieza la talla { $deal }; el crupier ha puesto un mazo nuevo
        [same] empieza la talla { $deal }; el crupier da otra vez el mismo mazo
       *[other] empieza la talla { $deal }
    }
table-cut-by = corte del mazo: { $players }
table-lot = el sorteo designa a { $player }
table-banker-chosen = se elige banquero a { $player }
table-banker-awaited = Elijan antes al banquero: { $players }
table-pack-not-proven = el mazo no está comprobado: salieron { $shown } de { $size } cartas
table-pack-proven =
    { $named ->
        [0]
            { $copies ->
                [1] el mazo está comprobado: { $size } cartas, cada una una vez, todas leídas por la cámara
               *[other] el mazo está comprobado: { $size } cartas, todas leídas por la cámara
            }
       *[other]
            { $copies ->
                [1] el mazo está comprobado: { $size } cartas, cada una una vez; una persona nombró la carta { $cards }
               *[other] el mazo está comprobado: { $size } cartas; una persona nombró la carta { $cards }
            }
    }
table-asked = se pregunta al crupier: { $question }
table-resumed =
    { $count ->
        [0] sigue el juego
       *[other] sigue el juego sin { $without }
    }
table-fault = avería: { $part }: { $fault }
table-fault-cleared = arreglado: { $part }
table-ruling = dictamen: { $ruling }
table-ruling-undone = dictamen retirado: { $ruling }
table-booted = la mesa arranca de nuevo desde su diario
table-booted-program = la mesa arranca de nuevo desde su diario (programa { $program })
table-board-answered = responde la placa del ábaco; su firmware: { $firmware }
table-window-verified = la ventana y el diario coinciden
table-test-begins = empieza el modo de prueba: ni talla ni apuesta hasta que termine
table-test-ends = termina el modo de prueba
table-test-ends-restart = la mesa arrancó de nuevo: se acabó el modo de prueba
table-test-ends-alone = ya nadie mira la página de servicio: se acabó el modo de prueba
table-clock-set-back = el reloj se atrasó { $seconds } s: lo que está antes lleva horas posteriores
table-double-draw = dos cartas salieron juntas del distribuidor (cartas { $cards })
table-half-out = la carta { $card } está sacada a medias del distribuidor
table-pushed-back = la carta { $card } se volvió a meter en el distribuidor
table-hand-passed = una mano pasó sobre el distribuidor; no se sacó ninguna carta
table-something-moved = algo se movió en el distribuidor
table-false-start = { $what }: las apuestas están cerradas aunque no se sacó ninguna carta; sáquela, o reabra las apuestas
table-marker-refused = ha salido la carta { table-marker }: { $why }
table-marker =
    { $marker ->
        [cut] de corte
       *[other] { $marker }
    }
table-counts-from = la ventana muestra { CARD($shown) }, carta { $card }: la cámara cuenta desde ahí

## What holds play

table-test-mode = MODO DE PRUEBA - sin apuestas
table-play-held = el juego está detenido: { $why }
table-held-fault = { $part }: { $fault }
table-held-starting = se está comparando la carta de la ventana con el diario
table-held-by-dealer = detenido por el crupier
table-held-call = se llama al crupier
table-held-input = error interno al tratar una entrada ({ $kind }); ha quedado en el registro, no ha cambiado nada
table-ran-out = no hay carta en la ventana tras { $shown } de { $size }: ¿le faltan cartas al mazo?
table-ran-out-without = no hay carta en la ventana tras { $shown } de { $size }; nunca vistas: { CARD($missing) }. ¿Le faltaban cartas al mazo, o salió una carta junto con alguna de las cartas 1 a { $shown }?
table-not-due = salió del sabot una carta que no tocaba: si nadie la ha visto, es la próxima carta; si la ha visto alguien, se aparta
table-laid-meanwhile = mientras faltaba la cámara no tocaba ninguna carta: lo que hay ahora en la hoja cuenta como apartado
table-laid-not-due = se puso en la hoja una carta que no tocaba: todos la han visto, así que se aparta
table-not-in-order = el mazo no está en regla; anule la ronda
table-shown-too-often = { CARD($card) } ha salido más veces de las que está en el mazo ({ $places }): corrija la que esté mal
table-counted-behind = una carta se contó como carta { $counted }, que ya se había dado: se toma por la carta { $card }; si antes salió otra del sabot, anule la ronda
table-unread = no se ha leído la ventana desde que pueden haberse sacado cartas sin verlas
table-lid-open = abierta
table-outputs-failed = no se pudo accionar un aparato; ha quedado en el registro
table-safe-mode = no se usa ninguna cámara, placa ni pin; ejecute faro check y arranque la mesa de nuevo
table-no-tablets = ninguna tableta puede conectarse: { $why }
table-server-ended = el servidor web ha terminado; arranque la mesa de nuevo
table-server-ended-why = el servidor web ha terminado: { $why }; arranque la mesa de nuevo
table-recording-ended = la grabación ha terminado
table-picture-failed = no se pudo tratar una imagen; ha quedado en el registro

## Trouble of the camera's view

table-view = { $kinds }
table-view-covered = tapada
table-view-dark = oscura
table-view-defocused = desenfocada
table-view-frozen = congelada
table-view-lid = tapa
table-view-moved = movida
table-view-unfound = ventana no encontrada

## Questions to the dealer

table-after-restart = Tras el reinicio
table-after-cover = Como ha salido más que la carta de cubierta antes de leerse una carta
table-after-another-look = Tras mirar de nuevo la carta
table-after-trouble = Tras una avería ({ $part }: { $fault })
table-after-undo = Tras retirarse un dictamen
table-known-journaled =
    { $card ->
        [none] la última carta del diario está en duda
       *[other] la última carta del diario es { CARD($card) }
    }
table-known-read =
    { $card ->
        [none] la carta anterior no se leyó con certeza
       *[other] la carta anterior se leyó como { CARD($card) }
    }
table-known-none =
    { $card ->
        [1] no se había leído ninguna carta de esta talla
       *[other] la carta { $card } no se había leído
    }
table-ask-restart =
    { $seen ->
        [none] { $why } la ventana muestra una carta que no se puede leer; { $known }. { table-beam-counted }¿Cuántas cartas se sacaron entretanto?
       *[other] { $why } la ventana muestra { CARD($seen) }; { $known }. { table-beam-counted }¿Cuántas cartas se sacaron entretanto?
    }
table-ask-how-many =
    { $card ->
        [0] { $why }: { table-beam-counted }¿Cuántas cartas salieron del sabot antes de esta pregunta?
       *[other] { $why }: { table-beam-counted }¿Cuántas cartas salieron del sabot tras la carta { $card } y antes de esta pregunta?
    }
table-ask-how-many-laid =
    { $card ->
        [0] { $why }: ¿Cuántas cartas se pusieron en la hoja antes de esta pregunta, contando una que esté ahora en ella?
       *[other] { $why }: ¿Cuántas cartas se pusieron en la hoja tras la carta { $card } y antes de esta pregunta, contando una que esté ahora en ella?
    }
table-beam-counted =
    { $counted ->
        [-1] { "" }
        [0] La barrera de salida no contó ninguna carta.{ " " }
        [one] La barrera de salida contó 1 carta.{ " " }
       *[other] La barrera de salida contó { $counted } cartas.{ " " }
    }
table-ask-missed =
    { $who ->
        [dealer] La carta { $card } del mazo salió del distribuidor sin verse. ¿Qué carta era?
       *[nobody] La carta { $card } del mazo salió del distribuidor sin verse. Está tapada, y nadie puede mirarla: anule la ronda.
    }
table-ask-unread =
    { $who ->
        [dealer] La carta { $card } no se puede leer. ¿Qué carta es?
       *[nobody] La carta { $card } no se puede leer. Está tapada, y nadie puede mirarla: anule la ronda.
    }
table-ask-cannot-be =
    { $who ->
        [dealer] La carta { $card } no puede ser la que se leyó. ¿Qué carta es?
       *[nobody] La carta { $card } no puede ser la que se leyó. Está tapada, y nadie puede mirarla: anule la ronda.
    }
table-ask-one-of = La carta { $card } es una de { $cards }. ¿Qué carta es?
table-ask-looks-out = La carta { $card } no se puede leer; parece una carta que ya ha salido: { $places }. ¿Qué carta es?
table-card-out = { CARD($card) } ({ $places })
table-place = carta { $card }
table-ask-disagree =
    { $another ->
        [yes] La carta { $card } se liquidó como { CARD($settled) }; una segunda mirada dice { table-second-look }. ¿Qué carta es? ¿O se sacó otra carta?
       *[no] La carta { $card } se liquidó como { CARD($settled) }; una segunda mirada dice { table-second-look }. ¿Qué carta es?
    }
table-second-look =
    { $seen ->
        [none] que no está claro
       *[other] { CARD($seen) }
    }
table-ask-duplicate =
    { $count ->
        [0] La carta { $card } se leyó como { CARD($read) }, pero { CARD($read) } ya se había dado. { table-ask-duplicate-what }
       *[other]
            { $likelier ->
                [this] La carta { $card } se leyó como { CARD($read) }, pero { CARD($read) } ya era { $places } (por las imágenes, es más probable que esta lectura sea la buena). { table-ask-duplicate-what }
                [earlier] La carta { $card } se leyó como { CARD($read) }, pero { CARD($read) } ya era { $places } (por las imágenes, es más probable que la lectura anterior sea la buena). { table-ask-duplicate-what }
               *[neither] La carta { $card } se leyó como { CARD($read) }, pero { CARD($read) } ya era { $places }. { table-ask-duplicate-what }
            }
    }
table-ask-duplicate-what = ¿Qué carta es? (Si la anterior estaba mal, corrija antes esa; si el mazo es defectuoso, anule la talla.)
table-ask-foreign = La carta { $card } se leyó como { CARD($read) }, que no está en este mazo. ¿Qué carta es? (Si el mazo es defectuoso, anule la talla.)

## Rulings of the dealer

table-ruled-card =
    { $card ->
        [hidden] la carta { $index } es lo que vio el crupier
       *[other] la carta { $index } es { CARD($card) }
    }
table-ruled-keyed =
    { $card ->
        [hidden] carta { $index } tecleada como lo que vio el crupier
       *[other] carta { $index } tecleada como { CARD($card) }
    }
table-ruled-corrected =
    { $card ->
        [hidden] carta { $index } corregida a lo que vio el crupier
       *[other] carta { $index } corregida de { table-ruled-was } a { CARD($card) }
    }
table-ruled-was =
    { $was ->
        [hidden] lo que vio el crupier
       *[other] { CARD($was) }
    }
table-ruled-irregularity = irregularidad: { $kind }
table-ruled-drawn =
    { $when ->
        [unseen]
            { $count ->
                [one] se sacó 1 carta sin verla
               *[other] se sacaron { $count } cartas sin verlas
            }
       *[interrupted]
            { $count ->
                [one] se sacó 1 carta durante la interrupción
               *[other] se sacaron { $count } cartas durante la interrupción
            }
    }
table-ruled-undrawn = la carta { $card } no se sacó: la ventana mostraba aún la carta { $shown }
table-ruled-void = talla anulada
table-ruled-void-why = talla anulada: { $why }
table-ruled-passed-by =
    { $count ->
        [one] la carta { $first } pasó tapada
       *[other] { $count } cartas pasaron tapadas, desde la carta { $first }
    }
table-ruled-marker =
    { $marker ->
        [cut] salió la carta de corte
       *[other] salió la carta { $marker }
    }
table-ruled-laid-away = se aparta una carta que no tocaba

## Refusals

table-not-opened = la mesa no se ha abierto
table-read-at-exit-only = { $game } oculta cartas: se lee a la salida, no en la ventana
table-in-test-mode = { table-test-mode }; el crupier lo termina en la página de servicio
table-no-test = empiece antes el modo de prueba
table-bad-op = esta mesa no tiene la orden «{ $verb }»
table-only-dealer = eso solo puede hacerlo el crupier
table-deal-running = hay una talla en curso; termínela o anúlela antes
table-deal-running-test = hay una talla en curso; termínela o anúlela, y pruebe entonces los aparatos
table-question-open = responda antes a la pregunta abierta
table-real-chips = en esta mesa se juega con fichas reales; aquí no se admiten apuestas
table-take-seat = tome asiento primero
table-seat-closed = este asiento se ha cerrado
table-no-deal = no hay ninguna talla en curso
table-no-decision = eso es de una decisión que ahora no se espera; no se ha hecho nada
table-malformed-field = { $field } debe ser { $wants }
table-bad-text = el motivo debe ser texto
table-bad-name = el nombre de un jugador tiene de 1 a { $most } caracteres imprimibles
table-bad-amount = el importe debe ser un número entero de 1 a 1.000.000.000.000
table-bad-bank-amount = el importe debe ser un número entero, no 0: por encima de 0 añade a la banca, por debajo retira
table-bad-pack = el mazo es "new" o "same", se dio «{ $given }»
table-used-pack = la última talla quedó anulada, y su mazo puede seguir en el distribuidor: diga si hay uno nuevo o el mismo
table-cut-awaited = antes debe cortar el mazo { $players }: confirme que se cortó
table-cut-awaited-of-one = antes debe cortarse el mazo, por uno de { $players }, a quien nombra el banquero: diga quién lo hizo
table-bad-without = without nombra las partes averiadas sin las que se sigue, cada una con la marca de su avería
table-go-on-without = { $part }: { $fault }; diga que el juego sigue sin ello
table-not-to-be-seen = ese aviso ya ha pasado
table-no-question = esa pregunta ya no está abierta
table-count-wanted = a esta pregunta se responde con cuántas cartas se sacaron
table-face-down = la carta { $card } está tapada y nadie puede mirarla; anule la ronda
table-next-card-lapsed = la próxima carta es ahora la carta { $card }
table-bad-index = index debe ser la posición de una carta ya salida, 0 la primera
table-not-shown = la carta { $card } no ha salido en esta talla
table-bad-card = «{ $given }» no es ninguna carta; se esperaba índice y palo, como 7C o TH
table-bad-irregularity = una irregularidad tiene kind, y puede tener policy y rulings (bet a return, pay o stay)
table-bad-count = el número debe ser entero, de { $least } a { $most }
table-bad-marker =
    { $count ->
        [0] este juego no tiene carta señal que comunicar
       *[other] una carta señal que comunicar es una de: { $markers }
    }
table-camera-counts = la cámara cuenta las cartas que salen
table-none-goes-by = ahora no pasa ninguna carta tapada
table-none-not-due = no ha salido del sabot ninguna carta que no tocara
table-nothing-to-undo = no se puede retirar ningún dictamen: el último ya se retiró, o le han seguido cartas o apuestas, o descubrió una carta tapada; corrija la carta en su lugar
table-ruling-lapsed = el último dictamen es ahora otro: { $ruling }
table-no-seat = { $player } no tiene asiento
table-funds = { $player } tiene { $purse } en la bolsa, se pidieron { $amount }
table-no-debt = { $player } no tiene deuda
table-no-money-for-debt = { $player } no tiene nada en la bolsa con que pagar la deuda de { $debt }
table-bank-unsure = el banquero no retira dinero mientras haya una carta en duda; responda antes a la pregunta abierta
table-name-taken = { $player } se parece a { $other }, que ya se conoce en esta mesa; elija otro nombre
table-name-reserved = { $name } significa otra cosa en esta mesa; elija otro nombre
table-name-mixed = { $name } mezcla letras de varios alfabetos; elija uno de ellos
table-full = la mesa tiene { $seats } asientos y todos están ocupados
table-needs-moment = una orden necesita at: la talla, la ronda y la fase para las que es
table-round-closed = las apuestas de esta ronda están cerradas
table-lapsed = era para { $meant }; la mesa está en { $now }, y no se ha hecho nada
table-moment = talla { $deal }, ronda { $round }, { $phase }
table-phase =
    { $phase ->
        [none] ninguna
        [test] prueba
        [books] los libros
        [pack] el mazo
        [bets_open] apuestas abiertas
        [bets_closed] apuestas cerradas
        [over] terminada
        [void] anulada
        [auction] pujas por la banca
        [soda] soda
        [loser_shown] perdedora salida
        [last_card] última carta
        [card_shown] carta salida
        [pair_shown] pareja salida
        [burning] quema
        [dealing] se da
        [first_cards] primeras cartas
        [turn] un turno
        [card_due] toca una carta
        [four_out] cuatro fuera
        [bank] la banca
        [for_sale] en venta
        [offered] ofrecida
        [banco] banco
        [punters_third] tercera de los puntos
        [banker_third] tercera del banquero
        [settling] liquidación
        [banker] decide el banquero
        [cover] se cubren las puestas
        [offer] banca ofrecida
        [punters] deciden los puntos
        [retiring] se deja la banca
        [risking] la suma en juego
        [vacant] sin banquero
        [standing_by] quienes están de pie
        [drawing] se pide carta
        [winner_shown] ganadora salida
        [hoc_shown] hoc salido
        [banker_decides] decide el banquero
        [banker_draws] pide el banquero
        [accepting] se aceptan puestas
        [bidding] pujas
        [right_decides] decide la derecha
        [left_decides] decide la izquierda
        [right_draws] pide la derecha
        [left_draws] pide la izquierda
        [refilling] se repone la banca
       *[other] { $name }
    }
table-done-already = ya está hecho
table-not-worked-off = error interno; no ha cambiado nada, y el error está en el registro
table-id-used = el id { $id } se dio antes a otra orden; use uno nuevo
