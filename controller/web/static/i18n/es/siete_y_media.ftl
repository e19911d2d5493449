### Siete y media. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

siete_y_media-name = siete y media
siete_y_media-title = Siete y media

## The log

siete_y_media-points =
    { $whole ->
        [0] ½
       *[other] { $half ->
            [1] { $whole }½
           *[0] { $whole }
        }
    }
siete_y_media-came = { $own } contra { $bank } de la banca
siete_y_media-came-bank = La banca tiene { $bank }
siete_y_media-bank-dealt-down = la banca se da una carta tapada
siete_y_media-dealt-down = { $player } recibe una carta tapada
siete_y_media-your-card = { games-your-card }
siete_y_media-draws = { games-drawn }
siete_y_media-under-the-seven = hay una carta tapada bajo el siete de { $player }
siete_y_media-shows = { $player } descubre { CARD($card) }
siete_y_media-bets = { $player } apuesta { $amount }
siete_y_media-reopened = se admiten apuestas de nuevo
siete_y_media-raises = { $player } añade { $amount }
siete_y_media-changes = { $player } cambia un cuatro
siete_y_media-four-returned = { CARD($card) } vuelve al mazo
siete_y_media-fusila = { $player } descubre { CARD($card) } y fusila con { $amount }
siete_y_media-fusila-unpaid = { $player } descubre { CARD($card) } y fusila
siete_y_media-opens = { $player } se abre con { $cards }
siete_y_media-laid-too = { $amount } de { $player } van a la nueva jugada
siete_y_media-least-laid = { $player } se planta sin apuesta: se ponen { $amount }
siete_y_media-stands = { games-stands-on }
siete_y_media-announced = { $player } tiene 7½
siete_y_media-over = { $player } se pasa con { $points }: { $cards }
siete_y_media-out = no se puede poner nada por { $player }: la jugada queda fuera
siete_y_media-backs = { $player } pone { $amount } a la jugada de { $on }
siete_y_media-bank-shows = la banca descubre { CARD($card) }
siete_y_media-bank-draws = la banca pide { CARD($card) }
siete_y_media-bank-stands = la banca se planta
siete_y_media-bank-adds = entran { $amount } en la banca
siete_y_media-bank-gives = salen { $amount } de la banca
siete_y_media-bank-over = la banca se pasa con { $points }: { $cards }
siete_y_media-bank-has = la banca tiene { $points }: { $cards }
siete_y_media-has = { $player } tiene { $points }: { $cards }
siete_y_media-next-bank = la banca pasa a { $player }
siete_y_media-offered = la banca se ofrece a { $to } por { $price }
siete_y_media-not-bought = { $to } no toma la banca
siete_y_media-ceded = { $to } toma la banca por { $price }
siete_y_media-joined = { $player } vuelve a jugar
siete_y_media-void = la mano queda anulada; todo está como antes de ella
siete_y_media-void-why = la mano queda anulada: { $why }; todo está como antes de ella
siete_y_media-void-ruled = la mano queda anulada: { $why }
siete_y_media-wins = { games-wins }
siete_y_media-loses = { games-loses }
siete_y_media-returned = { games-returned }
siete_y_media-wins-on = { $player } gana { $pay } con { $stake } a la jugada de { $on }
siete_y_media-loses-on = { $player } pierde { $stake } a la jugada de { $on }
siete_y_media-returned-on = { $player }: { $stake } a la jugada de { $on } de vuelta

## The pages

siete_y_media-door = Tome asiento y juegue sus cartas contra la banca.
siete_y_media-round = paso { $number }
siete_y_media-account-round = mano { $number }
siete_y_media-so-far = mano { $deal }, en total { $all }
siete_y_media-deal = mano { $number }
siete_y_media-this-deal = esta mano
siete_y_media-join-deal = Podrá jugar en la próxima mano, cuando termine esta.
siete_y_media-join-deal-s = Podrá jugar en la próxima mano, dentro de unos { $seconds } s.
siete_y_media-advice-wait = La próxima mano empieza cuando el crupier haya barajado.
siete_y_media-place =
    { $place ->
        [first] { $player }, primera carta
        [hit] { $player }, una carta
        [change] { $player }, una carta por el cuatro
        [fusilado] { $player }, bajo el siete
       *[bank] la banca
    }
siete_y_media-phase-bets_open = Apuesten antes de las cartas
siete_y_media-phase-first_cards = Se dan las primeras cartas
siete_y_media-phase-turn =
    { $player ->
        [none] Turno de un punto
       *[other] Turno de { $player }
    }
siete_y_media-phase-card_due =
    { $player ->
        [none] Toca una carta
       *[other] Carta para { $player }
    }
siete_y_media-phase-four_out = Vuelve un cuatro
siete_y_media-phase-bank = Turno de la banca
siete_y_media-phase-for_sale = Puede venderse la banca
siete_y_media-phase-offered = { baccarat_banque-phase-offered }
siete_y_media-to-bet = apostar
siete_y_media-to-raise = añadir a la puesta
siete_y_media-to-hit = pedir carta
siete_y_media-to-open = abrirse
siete_y_media-to-change4 = cambiar el cuatro
siete_y_media-to-fusilar = fusilar
siete_y_media-to-cede = vender la banca
siete_y_media-to-keep = seguir con la banca
siete_y_media-to-buy = comprar la banca
siete_y_media-to-decline = no
siete_y_media-to-bank_hit = pedir para la banca
siete_y_media-to-bank_stand = plantarla
siete_y_media-to-four_back = devolver el cuatro
siete_y_media-next-bank_hit = pida carta para la banca, o plántela
siete_y_media-next-bank_stand = plante la banca
siete_y_media-next-four_back = ponga el cuatro hacia la mitad del mazo
siete_y_media-bank-of-house = La banca de la casa
siete_y_media-bank-of = Banca: { $player }
siete_y_media-seat = Las cartas de { $player }
siete_y_media-you = { $player } (usted)
siete_y_media-no-bet-of = sin apuesta
siete_y_media-showing = { $points } + ?
siete_y_media-status =
    { $status ->
        [stand] se planta
        [seven_half] 7½
        [bust] se pasa
        [fusilado] fusilado
       *[out] fuera
    }
siete_y_media-paid =
    { $result ->
        [win] gana { $pay }
       *[lose] pierde { $pay }
    }
siete_y_media-backed-by = además: { $each }
siete_y_media-left =
    { $count ->
        [one] Queda una carta en el mazo.
       *[other] Quedan { $count } cartas en el mazo.
    }
siete_y_media-note-announced = { $player } ha cantado 7½.
siete_y_media-note-obliged = La banca debe llegar a 7½.
siete_y_media-note-offer = La banca se ofrece a { $to } por { $price }.
siete_y_media-note-ceded = { $to } toma la banca por { $price }.
siete_y_media-note-next-bank = La próxima banca es de { $player }.
siete_y_media-hold-to-see =
    { $hand ->
        [0] Mantenga para ver
       *[other] Mantenga para ver la jugada { $hand }
    }
siete_y_media-goes-over = Con { $over } de { $unseen } cartas se pasa
siete_y_media-nothing-lies = Sin puesta.
siete_y_media-on-hand-of = { $player } a { $on }
siete_y_media-hand = jugada { $number }
siete_y_media-lies =
    { $whose ->
        [own] { $amount } a la jugada { $hand }
       *[other] { $amount } a la jugada { $hand } de { $on }
    }
siete_y_media-nothing-settled = Esta mano aún no se ha liquidado.
siete_y_media-void-what = Todo queda como antes de la primera carta: se devuelven todas las puestas, y se deshace lo liquidado en ella.
siete_y_media-ruling-what = La mano queda entonces anulada. Si se devuelven todas las puestas, se deshace lo liquidado en ella; si no, vale. Todos ven el dictamen.
siete_y_media-settled-hand = { $amount } con { $points }
siete_y_media-settled-on = { $amount } a { $on }
siete_y_media-bank-had =
    { $over ->
        [true] La banca se pasa: { $points }
       *[false] La banca: { $points }
    }
siete_y_media-act-bet = Apostar { $amount }
siete_y_media-act-raise = Añadir { $amount }
siete_y_media-act-fusilar = Fusilar con { $amount }
siete_y_media-act-fusilar_unpaid = Fusilar
siete_y_media-act-back = { $amount } a la jugada de { $on }
siete_y_media-act-cede = La banca a { $to } por { $price }
siete_y_media-act-hit = Carta
siete_y_media-act-hit_open = Carta descubierta
siete_y_media-act-show_and_hit = Descubrir y pedir
siete_y_media-act-open = Abrirse
siete_y_media-act-change4 = Cambiar el cuatro
siete_y_media-act-buy = { play-act-take }
siete_y_media-act-decline = { play-act-pass }
siete_y_media-act-keep = Seguir con la banca
siete_y_media-act-come_back = Volver a jugar
siete_y_media-act-bank_hit = Carta para la banca
siete_y_media-act-bank_stand = La banca se planta
siete_y_media-act-four_back = El cuatro ha vuelto
siete_y_media-do-back =
    { $hand ->
        [0] { $amount } a { $on }
       *[other] { $amount } a { $on }, jugada { $hand }
    }
siete_y_media-do-bet =
    { $phase ->
        [bets_open] { $more ->
            [true] Apostar { $amount } más
           *[other] { siete_y_media-act-bet }
        }
       *[other] { siete_y_media-act-bet }
    }
siete_y_media-do-buy = Tomar la banca por { $price }
siete_y_media-sell-to = A { $to } por { $price }
siete_y_media-price = Precio de la banca
siete_y_media-advice-left_out = No hizo nada en dos manos y quedó fuera.
siete_y_media-advice-card = Ahí va su carta.
siete_y_media-advice-bet = Primero la apuesta; si calla, van { $least }.
siete_y_media-advice-bet-first = Apueste antes de las cartas; no se puede retirar. Sin apuesta no tiene jugada.
siete_y_media-advice-banker = Usted lleva la banca: los demás apuestan contra su bolsa.
siete_y_media-advice-bank_plays = Juega la banca.
siete_y_media-advice-turn_of = Es el turno de { $player }.
siete_y_media-sheet = Mano
siete_y_media-rules-cards = Las cartas
siete_y_media-rules-cards-is = El objetivo son las 7½.
siete_y_media-rules-turn = Su turno
siete_y_media-rules-turn-is = Primero la apuesta; después pide carta o se planta. Una sola carta tapada como máximo. Quien se pasa de 7½ pierde en el acto.
siete_y_media-rules-bank = { pages-the-bank }
siete_y_media-rules-bank-is = Juega la última y gana a las jugadas iguales. Si se pasa, paga a todos los plantados; con 7½ gana a todos.
siete_y_media-rules-next-bank = La próxima banca
siete_y_media-rules-agreed = Lo acordado
siete_y_media-rules-time = Tiempo y errores

## Refusals

siete_y_media-bad-op = No existe ese acto
siete_y_media-unknown-player = { games-unknown-player }
siete_y_media-banker = { baccarat-banker }
siete_y_media-not-seated = Solo quien se sienta a la mesa apuesta a una jugada propia
siete_y_media-bets-closed = Las apuestas están cerradas: las cartas se han dado
siete_y_media-no-stakes = { macao-no-stakes }
siete_y_media-not-dealt = { macao-not-dealt }
siete_y_media-not-closed = Solo se admiten apuestas de nuevo mientras no se haya dado ninguna carta
siete_y_media-not-your-turn = No es el turno de este jugador
siete_y_media-not-banks-turn = No es el turno de la banca
siete_y_media-must-change = Primero hay que cambiar el cuatro
siete_y_media-over-points = La jugada se pasa: se abre o se pierde
siete_y_media-already-bet = La apuesta de esta jugada ya está puesta
siete_y_media-bad-stake = El importe debe ser un múltiplo positivo de la unidad de la mesa
siete_y_media-min = { games-min }
siete_y_media-max = { games-max }
siete_y_media-funds = { games-funds }
siete_y_media-solvency = { games-solvency }
siete_y_media-no-bet = Primero la apuesta, después las cartas
siete_y_media-no-cards = No quedan cartas en el mazo
siete_y_media-not-allowed = Eso no está acordado, o no con esta jugada
siete_y_media-no-pair = Solo se abren las dos primeras cartas del mismo valor
siete_y_media-no-first-four = Solo se cambia un cuatro
siete_y_media-no-first-seven = Solo se fusila con un siete
siete_y_media-bad-place = Ese lugar no existe en el mazo
siete_y_media-bank-must-reach = La banca debe llegar a 7½
siete_y_media-no-turn = No es el turno de nadie
siete_y_media-no-hand = No existe esa jugada
siete_y_media-closed = Esta jugada está cerrada
siete_y_media-not-over = La mano no ha terminado
siete_y_media-not-banker = Solo el banquero vende la banca, y una vez
siete_y_media-taken = La banca ya pasa a otro
siete_y_media-no-offer = A este jugador no se le ofrece nada
siete_y_media-plays = Este jugador ya juega
siete_y_media-no-four = No hay ningún cuatro que devolver
siete_y_media-not-due = { games-not-due }
siete_y_media-duplicate = Esta carta ya ha salido
siete_y_media-foreign = Esta carta no está en el mazo de 40
siete_y_media-deal-over = { pages-deal-over }
siete_y_media-no-round = En este juego se apuesta por turno
siete_y_media-no-marker = En este mazo no hay carta señal
siete_y_media-not-shown = { games-not-dealt-yet }
siete_y_media-same-card = { games-that-card-already }
siete_y_media-hand-hidden = Mientras haya una carta tapada en esta jugada no se corrige ninguna de las suyas; anule la mano, o espere a que se liquide
siete_y_media-changes-later = Con esa carta la mano habría seguido de otro modo: lo dado, dado está
siete_y_media-no-debt = { games-no-debt }
siete_y_media-bad-amount = { games-bad-amount }
siete_y_media-banker-plays = El banquero no retira dinero antes de liquidarse la mano
siete_y_media-house-plays = La banca no da dinero antes de liquidarse la mano
siete_y_media-bank-funds = { games-bank-funds }
siete_y_media-bank-bound = { games-bank-bound }
siete_y_media-players-bank = La banca es de un jugador, que responde con su bolsa
siete_y_media-no-stake = No hay puesta { $stake }
siete_y_media-too-few-for-house = hace falta un jugador con { $least } o más
siete_y_media-bank-poor = la banca está en { $bank }; necesita { $least } o más para pagar la puesta mínima con 7½
siete_y_media-no-banker = hace falta un banquero con { $least } o más, que pueda pagar la puesta mínima con 7½
siete_y_media-too-few = hacen falta dos jugadores con { $least } o más: uno lleva la banca

## Deal scripts, and messages that are malformed: what was expected

siete_y_media-a-player = el nombre de un jugador
siete_y_media-a-hand = el número de una jugada, desde 0
siete_y_media-a-price = un precio de 0 o más
siete_y_media-a-card-such-as = una carta de la baraja española de 40, como 7O
siete_y_media-seats = de uno a { $most } nombres, desde la derecha de la banca
siete_y_media-house-wants-bets = "player", salvo que bets sea "before_cards" y add false, o que min y max sean iguales
siete_y_media-house-wants-none = false donde banker es "house"
siete_y_media-one-of-players = uno de los jugadores
siete_y_media-each-name-once = cada nombre una vez, y no el del banquero

## Why a deal has no deal script

siete_y_media-unsaid-void = la mano quedó anulada, y un guion se juega hasta el final
siete_y_media-unsaid-settlement = la liquidación

## Options: what each decides, with its section of docs/rules.md, and what its values mean

siete_y_media-option-pack = Con qué cartas se juega (4.1).
siete_y_media-option-pack-spanish = Baraja española: del as al siete valen de 1 a 7; sota, caballo y rey, media.
siete_y_media-option-pack-french = Baraja francesa: del as al siete valen de 1 a 7; jota, reina y rey, media.
siete_y_media-option-seven-half-pays = Qué pagan las siete y media (4.5).
siete_y_media-option-seven-half-pays-is = Las siete y media pagan { $number } a 1.
siete_y_media-option-bank-rotation = Quién lleva la banca en la próxima mano (4.12).
siete_y_media-option-bank-rotation-seven-half = El primer punto con siete y media toma la banca, si no las tiene también la banca.
siete_y_media-option-bank-rotation-each-hand = La banca pasa a la derecha después de cada mano.
siete_y_media-option-first-banker = Quién lleva la banca en la primera mano (4.12).
siete_y_media-option-first-banker-seat = Quien se sienta primero lleva la primera banca.
siete_y_media-option-first-banker-lot = La mesa sortea el primer banquero.
siete_y_media-option-banker = De quién es la banca (4.4, 4.16).
siete_y_media-option-banker-player = La banca es de un jugador, que responde con su bolsa.
siete_y_media-option-banker-house = La banca es de la casa; no pasa, ni se vende.
siete_y_media-option-bank-policy = Cómo juega la banca (4.5, 4.11).
siete_y_media-option-bank-policy-free = La banca pide y se planta como quiera.
siete_y_media-option-bank-policy-blackjack = Los puntos juegan descubiertos; la banca pide con 5½ o menos y se planta con 6.
siete_y_media-option-canto = Si se cantan las primeras siete y media (4.6).
siete_y_media-option-canto-on = Las primeras siete y media se cantan.
siete_y_media-option-canto-off = Las siete y media no se cantan.
siete_y_media-option-bank-must-reach = Si unas siete y media cantadas, o una carta bajo un siete, obligan a la banca (4.6).
siete_y_media-option-bank-must-reach-on = Tras cantarse siete y media, o con una carta bajo un siete, la banca no puede plantarse con menos.
siete_y_media-option-bank-must-reach-off = La banca puede plantarse con cualquier valor.
siete_y_media-option-open = Si las dos primeras cartas del mismo valor pueden abrirse en dos jugadas (4.7).
siete_y_media-option-open-on = Las dos primeras cartas del mismo valor pueden abrirse en dos jugadas.
siete_y_media-option-open-off = Nadie se abre.
siete_y_media-option-open-cards = Con qué cartas puede uno abrirse (4.7).
siete_y_media-option-open-cards-figures = Solo pueden abrirse las figuras.
siete_y_media-option-open-cards-any = Pueden abrirse dos cartas cualesquiera del mismo valor.
siete_y_media-option-open-max-hands = Cuántas jugadas puede tener un jugador al abrirse (4.7).
siete_y_media-option-open-max-hands-is = Un jugador puede tener hasta { $number } jugadas.
siete_y_media-option-open-max-hands-none = Un jugador puede tener tres jugadas con hasta tres puntos, dos con cuatro o cinco, y si no una.
siete_y_media-option-change4 = Si se cambia un cuatro de primera carta (4.8).
siete_y_media-option-change4-no = Los cuatros no se cambian.
siete_y_media-option-change4-optional = Un cuatro de primera carta puede cambiarse antes de la apuesta.
siete_y_media-option-change4-forced = Un cuatro de primera carta debe cambiarse antes de la apuesta.
siete_y_media-option-fusilar = Si se puede fusilar con un siete (4.9).
siete_y_media-option-fusilar-on = Se puede fusilar con un siete.
siete_y_media-option-fusilar-off = No se fusila.
siete_y_media-option-fusilar-pays = Qué paga una figura bajo un siete (4.9).
siete_y_media-option-fusilar-pays-is = Una figura bajo un siete paga { $number } a 1.
siete_y_media-option-fusilar-takes-bank = Si una figura bajo un siete toma la banca (4.9, 4.12).
siete_y_media-option-fusilar-takes-bank-on = Una figura bajo un siete toma la banca como cualquier siete y media.
siete_y_media-option-fusilar-takes-bank-off = Una figura bajo un siete no toma la banca.
siete_y_media-option-backing = Si puede apostarse a jugadas ajenas (4.10).
siete_y_media-option-backing-on = Puede apostarse a jugadas ajenas.
siete_y_media-option-backing-off = Cada uno apuesta solo a sus jugadas.
siete_y_media-option-bets = Cuándo se ponen las apuestas (4.3, 4.15).
siete_y_media-option-bets-in-turn = Cada jugador mira su carta, y apuesta en su turno.
siete_y_media-option-bets-before-cards = Todas las apuestas se ponen antes de la primera carta; quien no ha apostado no tiene jugada.
siete_y_media-option-add = Si puede añadirse en su turno cuando se apuesta antes de las cartas (4.15).
siete_y_media-option-add-on = En su turno un jugador puede añadir a su puesta.
siete_y_media-option-add-off = Después de las cartas no se añade nada.
siete_y_media-option-min = La puesta mínima; quien se planta sin apuesta la pone (4.3, 4.4).
siete_y_media-option-min-is = { games-option-min-is }
siete_y_media-option-max = Lo máximo a una jugada (4.4).
siete_y_media-option-max-is = { games-option-max-is }
siete_y_media-option-max-none = { games-option-max-none }
siete_y_media-option-unit = Las puestas son múltiplos de ella (4.4).
siete_y_media-option-unit-is = { games-option-unit-is }
siete_y_media-option-solvency = Lo que la banca debe poder pagar (4.4, 4.16).
siete_y_media-option-solvency-none = La banca admite toda puesta y puede deber.
siete_y_media-option-solvency-sum = La banca no admite una puesta si no podría pagarlas todas a la vez.
siete_y_media-option-bet-s = Segundos para las apuestas antes de las cartas, desde la primera (4.15).
siete_y_media-option-bet-s-is = Se admiten apuestas durante { $number } segundos desde la primera.
siete_y_media-option-turn-s = Segundos para decidir; después la jugada se planta (4.13).
siete_y_media-option-turn-s-is = Un jugador tiene { $number } segundos para decidir.
siete_y_media-option-cede-s = Segundos para vender la banca (4.13).
siete_y_media-option-cede-s-is = La banca puede venderse durante { $number } segundos.
siete_y_media-option-buy-s = Segundos para que conteste aquel a quien se ofrece la banca (4.13).
siete_y_media-option-buy-s-is = Aquel a quien se ofrece la banca contesta en { $number } segundos.
siete_y_media-option-peek = Dónde ve un jugador su carta tapada (4.14).
siete_y_media-option-peek-tablet = Un jugador ve su carta tapada en su tableta.
siete_y_media-option-peek-cards = Un jugador levanta su carta tapada; ninguna tableta la muestra.
siete_y_media-option-irregularity = Qué pasa con las puestas cuando algo iba mal con las cartas (4.14).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

siete_y_media-term-goal = 7½
siete_y_media-term-goal-is = El objetivo: siete y media, ni más ni menos.
siete_y_media-term-bank = banca
siete_y_media-term-bank-is = La jugada y el dinero contra los que juegan todos; juega la última.
siete_y_media-term-draw = pide carta; pide; pedir carta; pedir
siete_y_media-term-draw-is = Tomar otra carta.
siete_y_media-term-stand = se planta; plantarse; plantarla; plantados
siete_y_media-term-stand-is = No tomar más cartas.
siete_y_media-term-over = se pasa; pasarse
siete_y_media-term-over-is = Más de 7½: la jugada ha perdido en el acto.
siete_y_media-term-face_down = tapada; tapadas
siete_y_media-term-face_down-is = Una carta que solo puede mirar su dueño; una jugada tiene una como máximo.
siete_y_media-term-out = jugada queda fuera
siete_y_media-term-out-is = Una jugada por la que no puede ponerse nada; ya no juega.
siete_y_media-term-open_card = carta descubierta; descubierta
siete_y_media-term-open_card-is = Una carta que ven todos.
siete_y_media-term-open = abrirse; se abre; se abren
siete_y_media-term-open-is = Hacer dos jugadas de las dos primeras cartas del mismo valor, cada una con su puesta.
siete_y_media-term-four = cuatro; cuatros
siete_y_media-term-four-is = Un cuatro de primera carta puede devolverse al mazo por otra carta, donde así se acuerda.
siete_y_media-term-stock = mazo
siete_y_media-term-stock-is = Las cartas que aún no se han dado.
siete_y_media-term-fusilar = fusilar; fusilado; fusila
siete_y_media-term-fusilar-is = Con un siete de primera carta, apostar a una carta que se coloca debajo sin verla: una figura hace 7½, con lo demás se pasa.
siete_y_media-term-back = jugadas ajenas; jugada ajena
siete_y_media-term-back-is = Apostar a la jugada de otro punto; se liquida como esa jugada.
siete_y_media-term-canto = cantar; canta; cantan; cantado; cantadas
siete_y_media-term-canto-is = Las primeras 7½ que salen se dicen en voz alta.
siete_y_media-term-obliged = debe llegar; obligan
siete_y_media-term-obliged-is = La banca no puede plantarse con menos de 7½ mientras haya cartas.
siete_y_media-term-cede = vender; vende; venderse; comprar la banca; precio
siete_y_media-term-cede-is = Liquidado todo, el banquero puede vender la banca a otro jugador, por el precio que él diga.
siete_y_media-term-left_out = quedó fuera; vuelve a jugar; volver a jugar
siete_y_media-term-left_out-is = Quien no hizo nada en dos manos seguidas no recibe cartas hasta que dice que vuelve a jugar.
siete_y_media-term-house = banca de la casa; la casa
siete_y_media-term-house-is = Una banca de la propia mesa, que no lleva ningún jugador.

## The game in five pictures, one sentence each

siete_y_media-step-first = Tiene una carta tapada: del as al siete valen de 1 a 7; las figuras, media.
siete_y_media-step-bet = Apueste a su jugada contra la banca.
siete_y_media-step-draw = Pida cartas mientras se atreva: el objetivo son las 7½.
siete_y_media-step-over = Si se pasa de 7½, ha perdido en el acto.
siete_y_media-step-bank = La banca juega la última: gana usted si tiene más, o si la banca se pasa.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

siete_y_media-typed-example = apuesta de 5
siete_y_media-typed-raise = añado; añadir; más; subo
siete_y_media-typed-hit = carta; pido; pido carta; pedir carta
siete_y_media-typed-hit_open = carta descubierta; descubierta
siete_y_media-typed-show_and_hit = descubro y pido; descubrir y pedir; descubro
siete_y_media-typed-open = me abro; abrirse; abro
siete_y_media-typed-change4 = cambio el cuatro; cambiar el cuatro; cambio
siete_y_media-typed-fusilar = fusilar; fusilo
siete_y_media-typed-hand = jugada; mano
siete_y_media-typed-cede = vendo; vendo la banca a; vendo la banca; cedo la banca a; cedo la banca
siete_y_media-typed-keep = sigo; sigo con la banca; seguir con la banca
siete_y_media-typed-buy = compro; tomo; tomo la banca; tomar la banca
siete_y_media-typed-decline = no; paso
siete_y_media-typed-come_back = vuelvo; vuelvo a jugar; volver a jugar

## What the croupier calls: of a line of the log, under its own key

siete_y_media-called-announced = Siete y media de { $player }.
siete_y_media-called-bank-has = La banca tiene { $points }.
siete_y_media-called-bank-over = La banca se pasa.
