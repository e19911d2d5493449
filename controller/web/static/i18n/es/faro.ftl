### Casino faro. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

faro-name = faro de casino
faro-title = Faro de casino

## The sheet for real cards (`faro sheet`)

faro-by-hand-left = Ganadoras
faro-by-hand-right = Perdedoras
faro-by-hand-then = Cuando la mesa haya nombrado la carta de arriba, deslícela fuera: la soda a la izquierda, las perdedoras a la derecha, las ganadoras a la izquierda.

## The log

faro-card-shown = { $place }: { CARD($card) }
faro-place-soda = soda
faro-place-hoc = hoc
faro-place-losing = jugada { $turn }, carta perdedora
faro-place-winning = jugada { $turn }, carta ganadora
faro-card-unsure = { $place }: { $cards }, se pregunta al crupier
faro-card-beside-doubt = { $place }: { $cards }, junto a una carta en duda
faro-bets-reopened = las apuestas se abren de nuevo antes de la jugada { $turn }
faro-came = pierde { CARD($losing) }, gana { CARD($winning) }
faro-came-hoc = { CARD($card) } es la última carta
faro-turn-settled = jugada { $turn } liquidada: { $bets }
faro-part-settled = jugada { $turn }, ya seguro: { $bets }
faro-part-undone = se retira: { $bets }
faro-paid = { $player } { $amount }
faro-drawn = { $player }, tablas
faro-ruled-returned = { games-returned }
faro-ruled-paid =
    { $pay ->
        [0] { $player }: { $stake } pagado
       *[other] { $player }: { $stake } pagado, +{ $pay }
    }
faro-deal-over = { games-deal-over }
faro-deal-over-returned = la talla ha terminado; { $amount } de vuelta del paño
faro-deal-void = la talla queda anulada; lo que había en el paño se devolvió
faro-deal-void-why = la talla queda anulada: { $why }; lo que había en el paño se devolvió
faro-claimed = { $player } reclama { $amount } de una carta nula
faro-bet-returned = { $amount } de vuelta a { $player } ({ $why })
faro-why-dead = carta nula
faro-why-not-held = la banca no puede responder
faro-why-void = { games-why-void }
faro-why-not-callable = no es un orden de las tres últimas cartas
faro-max-raised = el máximo es { $max } hasta que termine la talla
faro-max-raised-for = el máximo de { $player } es { $max } hasta que termine la talla
faro-cap-raised = la banca cubre como máximo { $cap } en una jugada hasta que termine la talla
faro-bids = { $player } puja { $amount } por la banca
faro-bid-withdrawn = { $player } ha dejado el asiento: la puja no cuenta
faro-bank-taken = { $player } lleva la banca, con { $amount }
faro-house-bank = la casa lleva la banca, con { $amount }
faro-bank-left =
    { $why ->
        [broken] salta la banca: { $player } recibe los { $amount } que tenía
        [seat] { $player } ha dejado el asiento y recibe los { $amount } de la banca
        [gave_up] { $player } deja la banca y recibe sus { $amount }
       *[deal] { $player } recibe los { $amount } de la banca
    }
faro-bank-lacks = a la banca le faltan { $amount }, que le debe { $player }
faro-banker-away = { $player } ha dejado el asiento y lleva la banca hasta que termine la talla
faro-adjusted = jugada { $turn }, { $player }: { $was }, ahora { $now }
faro-fate-none = sin liquidar
faro-fate-not-callable = { $amount } de vuelta (no es un orden de las tres últimas cartas)
faro-fate =
    { $result ->
        [win] gana { $amount }
        [lose] pierde { $amount }
        [half] empate { $amount }
        [push] tablas { $amount }
        [returned] devuelta { $amount }
        [paid] pagada { $amount }
        [removed] retirada { $amount }
        [claimed] reclamada { $amount }
        [dead] nula { $amount }
        [not_held] sin cubrir { $amount }
        [void] anulada { $amount }
       *[other] { $result } { $amount }
    }

## Refusals

faro-closed = Las apuestas están cerradas
faro-dup-id = Esta apuesta ya está puesta o no tiene id propio
faro-unknown-player = { games-unknown-player }
faro-bad-type = Esa apuesta no existe
faro-bad-stake = La puesta debe ser un múltiplo positivo de la unidad
faro-bad-copper = Par e impar no llevan moneda: apueste al otro lado
faro-bad-shape = Con estos índices no se forma una apuesta de esa clase
faro-bad-turn = El orden solo se canta antes de la última jugada
faro-not-callable = No es un orden de las tres últimas cartas
faro-dead = No queda ninguna carta de estos índices
faro-min = La puesta es menor que el mínimo
faro-max = La puesta es mayor que el máximo
faro-funds = { games-funds }
faro-solvency = La banca no podría pagar si ganara esta apuesta
faro-not-winner = Esta apuesta no ganó en la jugada que se acaba de dar
faro-over-parlay = Un paroli es como máximo lo que volvió
faro-unknown-id = Esa apuesta no está en el paño
faro-not-owner = Esta apuesta es de otro jugador
faro-locked = Tan cerca del final del mazo ya no se retiran apuestas
faro-bad-move = Esta clase de apuesta no se puede mover
faro-no-claims = En esta mesa no se reclaman apuestas nulas
faro-not-dead = Esta apuesta aún puede decidirse
faro-not-open = { games-not-open }
faro-not-closed = Las apuestas no están cerradas
faro-over = { pages-deal-over }
faro-soda-shown = Se ha visto la soda: las apuestas de esta jugada siguen cerradas
faro-unsure = El crupier debe decir primero qué carta es la que está en duda
faro-no-candidate = Todas estas cartas ya han salido en esta talla
faro-bad-amount = { games-bad-amount }
faro-turn-under-way = El banquero no retira dinero antes de liquidarse esta jugada
faro-bank-funds = { games-bank-funds }
faro-max-under-way = El máximo solo se sube entre dos jugadas
faro-not-offered = En esta mesa no se sube el máximo a un solo jugador
faro-no-max = En esta mesa no hay máximo
faro-cap-under-way = Lo que cubre la banca solo se sube entre dos jugadas
faro-no-cap = En esta mesa lo que cubre la banca no tiene más límite que su dinero
faro-no-debt = { games-no-debt }
faro-auction = La banca está en subasta: aún no hay apuestas ni cartas
faro-no-auction = Ahora no se admiten pujas por la banca
faro-min-bank = La banca necesita más
faro-low-bid = Se ha pujado una suma mayor
faro-no-bid = Nadie ha pujado por la banca
faro-has-bid = Alguien ha pujado por la banca
faro-banker = El banquero no apuesta
faro-not-banker = Eso solo puede hacerlo el banquero
faro-deal-under-way = La banca solo se deja entre dos tallas
faro-players-bank = La banca es de un jugador
faro-box-funds = En la caja de la casa no hay tanto
faro-shown-as = { CARD($card) } ya ha salido en esta talla, como carta { $number }
faro-shown-before = { CARD($card) } ya ha salido en esta talla
faro-move-needs = Para mover hace falta { $field }
faro-settled-beside-doubt = { $amount } de la bolsa se liquidó junto a una carta en duda; nombre primero esa carta
faro-not-higher = El máximo es { $max }: hasta que termine la talla puede subirse, nunca bajarse
faro-cap-not-higher = La banca cubre { $cap }: hasta que termine la talla puede subirse, nunca bajarse
faro-no-rank = Se esperaba un índice de { $ranks }, había { $found }
faro-say-first = Diga primero qué carta era la { $number }
faro-not-unsure = La carta { $number } no está en duda
faro-no-bet-lies = La apuesta { $bet } no está en el paño
faro-bank-empty = la banca está en { $bank }; el banquero debe poner dinero antes de la próxima talla

## What was expected in a deal script or a command

faro-a-list-of-ranks = una lista de índices
faro-a-rank = un índice de { $ranks }
faro-ranks-out-of = una lista de índices de entre { $ranks }
faro-an-order = tres índices, o "RB", "BR" o "SAME"
faro-script-before = una jugada de 1 a { $last }
faro-script-players = un objeto de nombres e importes

## Options: what each decides, with its section of docs/rules.md, and what its values mean

faro-option-min = La puesta mínima (1.2).
faro-option-min-is = La puesta mínima es { $number }.
faro-option-max = La puesta máxima, según `max_scope` (1.2).
faro-option-max-is = La puesta máxima es { $number }.
faro-option-max-none = No hay puesta máxima.
faro-option-unit = Las puestas son múltiplos de ella (1.2).
faro-option-unit-is = { games-option-unit-is }
faro-option-max-scope = Para qué vale el máximo: todo lo de un jugador en una posición, o cada apuesta (1.2).
faro-option-max-scope-position = El máximo vale para todo lo que un jugador tiene en una posición.
faro-option-max-scope-bet = El máximo vale para cada apuesta.
faro-option-raise-for = Si el crupier puede subir el máximo a un jugador hasta que termine la talla (1.2).
faro-option-raise-for-on = El crupier puede subir el máximo a un jugador.
faro-option-raise-for-off = El máximo es el mismo para todos.
faro-option-case-max = Un máximo menor en un índice del que queda una sola carta (1.2).
faro-option-case-max-is = En un índice del que queda una sola carta la puesta máxima es { $number }.
faro-option-case-max-none = Las últimas de su índice no tienen un máximo menor.
faro-option-soda-exposed-before-bets = La soda se ve antes de las apuestas de la jugada 1; si no, la tapa una carta de cubierta (1.1).
faro-option-soda-exposed-before-bets-on = La soda se ve antes de las primeras apuestas.
faro-option-soda-exposed-before-bets-off = Las primeras apuestas se hacen antes de ver la soda.
faro-option-lock-withdraw-at-cards = Cuando quedan estas cartas o menos no se mueve ni se retira ninguna apuesta (1.2).
faro-option-lock-withdraw-at-cards-is = Cuando quedan { $number } cartas o menos no se mueve ni se retira ninguna apuesta.
faro-option-lock-withdraw-at-cards-none = Las apuestas pueden moverse y retirarse antes de cada jugada.
faro-option-solvency = Lo que la banca debe poder pagar: todas las apuestas juntas, la peor jugada siguiente, o nada (1.2).
faro-option-solvency-sum = No se admite una apuesta que la banca no podría pagar si ganaran todas.
faro-option-solvency-turn-worst = La banca debe responder de la peor jugada siguiente; al cerrarse las apuestas se devuelven las que la superan, primero las más recientes.
faro-option-solvency-none = La banca puede quedar bajo cero.
faro-option-bank-cap = Lo máximo que la banca cubre en una jugada, si tiene más; 0: todo lo que tiene (1.2).
faro-option-bank-cap-is =
    { $number ->
        [0] La banca responde con todo lo que tiene.
       *[other] La banca cubre como máximo { $number } en una jugada.
    }
faro-option-banker = De quién es la banca (1.2).
faro-option-banker-house = La banca es de la casa.
faro-option-banker-auction = La banca sale a subasta: la lleva quien más puja, con esa suma de su bolsa.
faro-option-min-bank = La puja mínima por la banca (1.2).
faro-option-min-bank-is = La puja mínima por la banca es { $number }.
faro-option-bank-lasts = Cuánto tiempo lleva la banca un jugador (1.2).
faro-option-bank-lasts-deal = Un jugador lleva la banca una talla.
faro-option-bank-lasts-broken = Un jugador lleva la banca hasta que tiene menos que la puja mínima, o hasta que la deja.
faro-option-bid-s = Segundos para una puja mayor, tras cada una (1.2).
faro-option-bid-s-is = La subasta termina { $number } segundos después de la última puja.
faro-option-parlay-over-max = Una ganancia que se deja en la mesa puede superar el máximo (1.2).
faro-option-parlay-over-max-on = Un paroli puede superar el máximo.
faro-option-parlay-over-max-off = Un paroli no puede superar el máximo.
faro-option-multi-both-open = Una apuesta a varios índices cuando lo son las dos cartas de una jugada (1.3).
faro-option-multi-both-open-lose = Dos de sus cartas en una jugada: la recoge la banca.
faro-option-multi-both-open-push = Dos de sus cartas en una jugada: tablas, la puesta se queda.
faro-option-multi-both-copper = Lo mismo con una apuesta con moneda (1.3).
faro-option-multi-both-copper-push = Con moneda, dos de sus cartas en una jugada: tablas, la puesta se queda.
faro-option-multi-both-copper-win = Con moneda, dos de sus cartas en una jugada: gana.
faro-option-multi-both-copper-lose = Con moneda, dos de sus cartas en una jugada: la recoge la banca.
faro-option-group-shapes = Un grupo es una de las formas del paño, o de 2 a 12 índices cualesquiera (1.3).
faro-option-group-shapes-layout = Los grupos son los del paño: cartas que se tocan, el bote, las figuras, los cuadros.
faro-option-group-shapes-any = Un grupo puede tener de dos a doce índices cualesquiera.
faro-option-strings = Puede apostarse a cualquier conjunto de índices, cada uno a ganar o a perder (1.3).
faro-option-strings-on = Una cadena puede tener cualesquiera índices, cada uno a ganar o a perder.
faro-option-strings-off = En esta mesa no hay cadenas.
faro-option-copper-split = El empate que se lleva la mitad de una apuesta con moneda (1.4).
faro-option-copper-split-own-rank = Un empate de otro índice no toca a una apuesta con moneda.
faro-option-copper-split-any-split = Cualquier empate se lleva la mitad de cada puesta con moneda.
faro-option-split-rounding = Quién se lleva la mitad mayor de una puesta impar en un empate (1.4).
faro-option-split-rounding-player = De una puesta impar el jugador conserva la mitad mayor.
faro-option-split-rounding-bank = De una puesta impar la banca se lleva la mitad mayor.
faro-option-split-remainder = Qué pasa con la mitad que la banca no se lleva en un empate (1.4).
faro-option-split-remainder-return = La otra mitad se devuelve.
faro-option-split-remainder-stay = La otra mitad se queda en la carta.
faro-option-ace-high = El as es el índice más alto en la barra de carta alta (1.5).
faro-option-ace-high-on = El as es el índice más alto.
faro-option-ace-high-off = El as es el índice más bajo, el rey el más alto.
faro-option-high-split = Qué le hace un empate a la apuesta a carta alta (1.5).
faro-option-high-split-half = Un empate se lleva la mitad.
faro-option-high-split-push = Un empate es tablas, la puesta se queda.
faro-option-high-split-lose = Con un empate se pierde.
faro-option-parity-rule = Par e impar van por la carta ganadora, o por las dos como cadenas (1.5).
faro-option-parity-rule-winner = Decide la carta ganadora.
faro-option-parity-rule-string = Juegan como grupos de todos los índices pares o impares: las dos cartas o ninguna son tablas.
faro-option-parity-king = El Rey no es par ni impar, o es impar (1.5).
faro-option-parity-king-neutral = El rey no es par ni impar.
faro-option-parity-king-odd = El rey es impar.
faro-option-parity-split = Qué les hace un empate a par e impar (1.5).
faro-option-parity-split-half = Cualquier empate se lleva la mitad.
faro-option-parity-split-push = Cualquier empate es tablas, la puesta se queda.
faro-option-parity-split-lose = Con cualquier empate se pierde.
faro-option-dead-bets = Apuestas a índices de los que no queda ninguna carta: son de quien las reclame, no se admiten, o se devuelven (1.6).
faro-option-dead-bets-claim = Quien primero reclama una apuesta a cartas nulas se la lleva.
faro-option-dead-bets-reject = No se admiten apuestas a cartas nulas.
faro-option-dead-bets-return = Las apuestas a cartas nulas se devuelven solas.
faro-option-call-distinct = Lo que se paga por el orden de tres índices distintos (1.7).
faro-option-call-distinct-is = Tres índices distintos pagan { $number } a 1.
faro-option-call-pair = Lo que se paga por el orden cuando dos de las tres últimas son del mismo índice (1.7).
faro-option-call-pair-is = Con una pareja entre ellas es { $number } a 1.
faro-option-call-color = Lo que se paga por los colores cuando las tres son del mismo índice (1.7).
faro-option-call-color-is = Los colores de tres cartas del mismo índice pagan { $number } a 1.
faro-option-call-convention = Si lo que se paga por un orden va aparte de la puesta o la incluye (1.7).
faro-option-call-convention-to-one = La puesta vuelve aparte de lo que se paga.
faro-option-call-convention-for-one = La puesta es parte de lo que se paga: paga uno menos.
faro-option-triple-call = Qué puede cantarse cuando las tres últimas son del mismo índice (1.7).
faro-option-triple-call-color = Cuando las tres son del mismo índice se cantan sus colores.
faro-option-triple-call-none = Cuando las tres son del mismo índice no se canta nada.
faro-option-last-turn-hoc = Qué le hace el hoc a las apuestas a su índice que quedan al final (1.7).
faro-option-last-turn-hoc-return = Las apuestas al índice del hoc se devuelven.
faro-option-last-turn-hoc-lose-open = Las apuestas a ganar al índice del hoc se pierden.
faro-option-case-hoc = El hoc también mueve su bola (1.8).
faro-option-case-hoc-on = El hoc también mueve su bola.
faro-option-case-hoc-off = El hoc no mueve ninguna bola: lo muestra la que queda.
faro-option-irregularity = { games-option-irregularity }

## Page: bets

faro-colours =
    { $order ->
        [RB] roja y negra
        [BR] negra y roja
       *[SAME] las dos de un color
    }
faro-to-win = { $win } a ganar
faro-to-lose = { $lose } a perder
faro-to-win-and-lose = { $win } a ganar, { $lose } a perder
faro-high = Carta alta
faro-odd = Impar
faro-even = Par
faro-call = Orden { $order }
faro-coppered = { $bet }, con moneda
faro-stake-on = { $amount } a { $bet }
faro-lies =
    { $barred ->
        [true] { $stake } (suspendida)
       *[false] { $stake }
    }
faro-row =
    { $state ->
        [both] { $bet } (suspendida) (nula)
        [barred] { $bet } (suspendida)
        [dead] { $bet } (nula)
       *[awake] { $bet }
    }

## Page: the deal

faro-phase-auction = Pujas por la banca
faro-phase-soda = Se espera la soda
faro-phase-bets_open = Hagan juego
faro-phase-loser_shown = Ahora, la ganadora
faro-phase-winner_shown = { play-phase-bets_closed }
faro-phase-last_card = El hoc sigue en el distribuidor
faro-phase-casekeeper = Puede sacarse la jugada siguiente
faro-round = jugada { $number }
faro-stakes-by-place = Puestas por lugar
faro-stake-of =
    { $copper ->
        [true] { $player } { $amount }, con moneda
       *[false] { $player } { $amount }
    }
faro-turns = Las jugadas de esta talla
faro-turn-cards =
    { $winning ->
        [none] { $losing ->
            [none] jugada { $number }, por salir
           *[other] jugada { $number }: pierde { $losing }
        }
       *[other] jugada { $number }: pierde { $losing }, gana { $winning }
    }
faro-so-far = jugada { $round }, talla { $deal }
faro-settled = Jugada { $number }
faro-end-of-deal = fin de la talla
faro-place =
    { $place ->
        [soda] la soda, fuera de juego
        [losing] las perdedoras
        [winning] las ganadoras
       *[hoc] el hoc, fuera de juego
    }
faro-moment-soda = antes de la soda
faro-moment-auction = pujas por la banca
faro-to-bid = pujar por la banca
faro-next-house_bank = Espere pujas, o abra con la banca de la casa.
faro-went =
    { $place ->
        [soda] soda
        [hoc] hoc
        [lost] jugada { $turn }, pierde
       *[won] jugada { $turn }, gana
    }
faro-lost = pierde
faro-won = gana

## Page: commands, where a lost line kept them waiting

faro-act-bet = { $stake }
faro-act-parlay = Paroli a { $bet }
faro-act-move = Mover una puesta
faro-act-move_to = Mover una puesta a { $bet }
faro-act-remove = Retirar una puesta
faro-act-bar = Suspender una apuesta
faro-act-unbar = Reactivar una apuesta
faro-act-claim = Reclamar una puesta nula
faro-act-bid = Pujar { $amount }
faro-act-give_up = Dejar la banca
faro-act-house_bank = Abrir con la banca de la casa

## Page: why a player's bet is not taken

faro-you-closed = Las apuestas están cerradas hasta que acabe la jugada.
faro-you-max = La banca admite como máximo { $most } en una posición.
faro-you-min = La banca no admite menos de { $least }.
faro-you-bad_stake = Las puestas son múltiplos de { $unit }.
faro-you-funds = En su bolsa no hay tanto.
faro-you-solvency = La banca no puede responder ahora de una apuesta así.
faro-you-dead = Las cuatro de ese índice han salido; esa apuesta no podría decidirse nunca.
faro-you-bad_shape = Esas cartas no están juntas en el paño.
faro-you-bad_copper = Par e impar no llevan moneda: apueste al otro.
faro-you-bad_turn = El orden solo se canta antes de la última jugada.
faro-you-not_callable = Ese no es un orden de las tres cartas que quedan.
faro-you-locked = Tan tarde en la talla las puestas se quedan donde están.
faro-you-not_owner = Esa puesta no es suya.
faro-you-unknown_id = Esa puesta ya no está en el paño.
faro-you-bad_move = Esa clase de apuesta no se puede mover.
faro-you-not_winner_last_turn = Solo hace paroli una apuesta que acaba de ganar, y una vez.
faro-you-over_parlay = Un paroli lleva como máximo lo que volvió.
faro-you-no_claims = En esta mesa no se reclaman apuestas nulas.
faro-you-not_dead = Esa apuesta sigue viva.
faro-you-unknown_player = Compre antes fichas al crupier.
faro-you-dup_id = Esa apuesta ya está puesta.
faro-you-auction = Antes sale la banca a subasta.
faro-you-no_auction = Ya no se admiten pujas.
faro-you-low_bid = Alguien ha pujado lo mismo o más.
faro-you-min_bank = La banca necesita más.
faro-you-banker = Usted lleva la banca y no apuesta.
faro-you-not_banker = La banca ya no es suya.
faro-you-deal_under_way = La banca se deja cuando termina la talla.
faro-no-bet-now = Ahora no se puede poner ninguna apuesta.
faro-not-now = Esa apuesta no se admite ahora.
faro-at-most = Ahora { $most } como máximo.
faro-no-less = No menos de { $least }.
faro-string-cards = Una cadena va de carta en carta: toque las cartas.
faro-no-place = Ahora no se puede poner en { $bet } ninguna puesta.

## Page: what a player has just done

faro-laid = { $stake }.
faro-moved = Movida a { $bet }.
faro-rides = { $amount } sigue en { $bet }.
faro-done-claim = Ha reclamado { $amount }.
faro-done-bid = Ha pujado { $amount }.
faro-done-give_up = La banca ya no es suya.
faro-claimed-it = Reclamada.
faro-taken-back = Retirada.
faro-copper-done =
    { $on ->
        [true] Con moneda.
       *[false] Sin la moneda.
    }
faro-unbarred = Vuelve a contar.
faro-barred = No cuenta hasta que la reactive.
faro-undo = Deshacer: { $act }
faro-undo-nothing = Deshacer
faro-change = Cambiar
faro-change-stake = Cambiar la puesta a { $bet }
faro-undone = Deshecho: { $act }.
faro-undo-parlay = paroli a { $bet }
faro-undo-copper =
    { $on ->
        [true] moneda en { $bet }
       *[false] quitar la moneda de { $bet }
    }
faro-undo-move = mover a { $bet }
faro-undo-bar = suspender la apuesta a { $bet }
faro-undo-unbar = reactivar la apuesta a { $bet }
faro-undo-remove = retirar { $amount } de { $bet }
faro-say-move = Mover { $stake } a { $bet }
faro-say-parlay = Paroli de { $amount } desde { $from } a { $bet }
faro-say-claim = Reclamar la puesta de { $player }: { $stake }

## Page: the player's chips and stakes

faro-join-round = Podrá apostar en la jugada siguiente, cuando salgan las dos cartas de esta.
faro-join-round-s = Podrá apostar en la jugada siguiente, dentro de unos { $seconds } s.
faro-door = Tome asiento, apueste con o sin moneda, cante el orden de las últimas.
faro-sheet = Jugada
faro-sheet-stakes = Puestas
faro-lying = en el paño
faro-no-stakes = No hay ninguna puesta en el paño.
faro-claim = Reclamar
faro-take-back-from = Retirar { $amount } de { $bet }
faro-advice-move = Toque adónde van los { $amount }.
faro-advice-parlay = Toque dónde siguen los { $amount }.
faro-advice-string = Toque una carta una vez para ganar, dos para perder.
faro-advice-bet = Toque una carta, o entre cartas, para apostar.
faro-advice-bid = Toque fichas para una suma mayor y puje.
faro-advice-auction = Su bolsa no alcanza ahora para una puja.
faro-advice-banker = Usted lleva la banca: no apuesta.
faro-advice-no_bank = Cuando haya pujas por la banca podrá apostar.
faro-chips = Ficha
faro-all-places = Todos los lugares
faro-all-places-stake = Todos los lugares: { $amount } a
faro-places-of =
    { $kind ->
        [card] Una carta
        [cheval] Entre dos cartas
        [square] Entre cuatro cartas
        [figure] Tres cartas
       *[bar] Carta alta, impar, par
    }
faro-copper =
    { $on ->
        [true] Con moneda
       *[false] Moneda
    }
faro-copper-what = Una moneda sobre la puesta: gana cuando la carta pierde
faro-string = Cadena
faro-string-what = Una puesta a varias cartas, cada una a ganar o a perder
faro-lay = Poner { $amount }
faro-menu-stake = Puesta a { $bet }
faro-menu-yours = Suya: { $stake }
faro-menu-of = De { $player }: { $stake }
faro-menu-claim = Reclamar la apuesta nula
faro-menu-move = Mover
faro-menu-copper =
    { $on ->
        [true] Ponerle moneda
       *[false] Quitar la moneda
    }
faro-menu-unbar = Reactivarla
faro-menu-bar = Suspenderla
faro-menu-add = Añadir { $amount }
faro-parlays = Paroli
faro-parlay = Paroli de { $amount } desde { $from }
faro-parlay-place = Paroli de { $amount } desde { $from }: ahora toque un lugar

## Page: the bank that is put up to auction

faro-bank-of = { $player } lleva la banca: { $amount }
faro-best-bid = { $player } puja { $amount }
faro-no-bids = Nadie ha pujado aún; como mínimo { $least }

## Page: calling the last turn

faro-calls =
    { $kind ->
        [pair] Orden con pareja
        [triple] Cantar colores
       *[distinct] Cantar el orden
    }
faro-calls-pay = { $name }: { $pays } a 1
faro-calls-what = Las tres últimas cartas son { $ranks }. Diga el orden en que salen.
faro-calls-show = Ver los órdenes
faro-calls-hide = Ocultar

## Page: the layout

faro-layout = El paño
faro-ribbon-case = última
faro-ribbon-dead = nula
faro-bar-high = CARTA ALTA
faro-bar-odd = IMPAR
faro-bar-even = PAR
faro-and = { $first } y { $second }
faro-place-left = { $place }, quedan { $left }
faro-place-chosen =
    { $side ->
        [win] { $place }, elegida a ganar
       *[lose] { $place }, elegida a perder
    }
faro-place-busy =
    { $busy ->
        [move] { $place }: mover aquí la puesta
       *[parlay] { $place }: que siga aquí
    }
faro-side =
    { $side ->
        [win] gana
       *[lose] pierde
    }

## Page: piles, last turn, tabs

faro-nothing-settled = En esta talla no se ha liquidado ninguna jugada.
faro-pile-soda = Soda
faro-pile-won = Ganan
faro-pile-lost = Pierden
faro-pile-note-soda = , soda { $rank }
faro-mark-soda = soda
faro-mark-lost = pierde
faro-mark-won = gana
faro-mark-lost-split = pierde, empate
faro-mark-won-split = gana, empate
faro-mark-hoc = hoc
faro-mark-none = aún en el distribuidor
faro-tabs-none = La hoja empieza con la próxima talla.
faro-tab-letters = S P G p g H
faro-tabs-legend = S soda · P pierde · G gana · pg empate · H hoc
faro-own-turns = Sus jugadas
faro-own-won = Ganadas
faro-own-lost = Perdidas
faro-own-even = Iguales
faro-own-stakes = Puestas
faro-own-net = Neto
faro-own-deal = Esta talla
faro-own-evening = Desde que llegó

## Page: odds

faro-odds-none = No queda ninguna jugada.
faro-odds-what = En tanto por ciento, según las cartas vistas hasta ahora. La jugada siguiente es empate: { $split }. Las dos últimas columnas son lo que la banca se queda de cada puesta; bajo cero es para usted.
faro-odds-bet = Apuesta
faro-odds-turn = Por jugada
faro-odds-decided = Decidida
faro-odds-pays = paga { $pays } a 1
faro-odds-ranks =
    { $side ->
        [coppered] { $ranks } con moneda
       *[open] { $ranks } sin moneda
    }
faro-odds-high = carta alta
faro-odds-high-coppered = carta alta con moneda
faro-odds-odd = impar
faro-odds-even = par
faro-odds-call = orden { $order }

## Page: the rules in force

faro-rules-bank = La banca
faro-rules-card = A una carta
faro-rules-card-is = La primera carta de una jugada pierde, la segunda gana. Una puesta a la ganadora se paga a la par; a la perdedora se pierde. Si no es ninguna, se queda.
faro-rules-copper = Moneda
faro-rules-copper-is = Vuelve la apuesta del revés: gana cuando la carta pierde.
faro-rules-between = Entre cartas
faro-rules-between-is = Una puesta a todas las cartas que toca; decide la primera de ellas que sale, a la par.
faro-rules-string = Cadena, cruzada
faro-rules-string-is = Unas cartas a ganar y otras a perder, en una sola puesta.
faro-rules-split = Empate
faro-rules-split-is = Las dos cartas de una jugada del mismo índice: la banca se lleva la mitad de sus puestas.
faro-rules-high = Carta alta
faro-rules-high-is = La ganadora es más alta que la perdedora.
faro-rules-parity = Par, impar
faro-rules-parlay = Paroli
faro-rules-parlay-is = Lo que acaba de ganar puede seguir una vez más, entero.
faro-rules-dead = Carta nula
faro-rules-dead-is = Las cuatro de un índice han salido.
faro-rules-call = Cantar el orden
faro-rules-call-is = Antes de la última jugada, decir el orden de las tres cartas.

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

faro-term-soda = soda
faro-term-soda-is = La primera carta, que está a la vista en el distribuidor desde el principio; ni gana ni pierde.
faro-term-turn = jugada; jugadas
faro-term-turn-is = Dos cartas: la primera pierde, la segunda gana.
faro-term-hoc = hoc
faro-term-hoc-is = La última carta del mazo, que no pertenece a ninguna jugada.
faro-term-layout = paño
faro-term-layout-is = El dibujo de las trece cartas en la mesa, sobre el que se ponen las puestas.
faro-term-copper = moneda
faro-term-copper-is = Una señal sobre una puesta que la vuelve del revés: gana cuando su carta pierde.
faro-term-string = cadena; cadenas
faro-term-string-is = Una puesta a varias cartas, cada una elegida a ganar o a perder; decide la primera de ellas que sale.
faro-term-heel = cruzada; cruzadas
faro-term-heel-is = Una puesta a dos cartas, una a ganar y la otra a perder.
faro-term-split = empate; empates
faro-term-split-is = Las dos cartas de una jugada son del mismo índice; la banca se lleva entonces la mitad de cada puesta a él.
faro-term-push = tablas
faro-term-push-is = La apuesta ni se gana ni se pierde, y se queda.
faro-term-parlay = paroli
faro-term-parlay-is = Dejar que lo que acaba de ganar, con su puesta, sea una nueva apuesta.
faro-term-bar = suspender; suspendida; suspenderla; reactivar; reactivarla; reactive
faro-term-bar-is = Dejar dormir la apuesta en su sitio, de modo que ninguna jugada la decida hasta que usted la reactive.
faro-term-case = última de su índice; últimas de su índice
faro-term-case-is = Solo queda una carta de este índice en el distribuidor, de modo que ningún empate puede llevarse la mitad de una puesta a él.
faro-term-dead = nula; nulas
faro-term-dead-is = Las cuatro cartas de este índice han salido, de modo que ya nada decide una apuesta a él.
faro-term-claim = reclamar; reclama; reclaman; reclame; reclamado; reclamada
faro-term-claim-is = Llevarse una puesta que otro jugador ha dejado sobre una carta nula.
faro-term-high = carta alta
faro-term-high-is = Una apuesta a que la segunda carta de la jugada es más alta que la primera.
faro-term-parity = impar; par e impar; par o impar
faro-term-parity-is = Una apuesta a que el índice de la carta ganadora es par o impar; la jota y la reina cuentan 11 y 12.
faro-term-call = cantar el orden; cantar; canta; cante
faro-term-call-is = Apostar, antes de la última jugada, al orden en que salen las tres últimas cartas.
faro-term-cat_hop = orden con pareja
faro-term-cat_hop-is = El orden de la última jugada cuando dos de las tres cartas son del mismo índice.
faro-term-colours = colores
faro-term-colours-is = Lo que se canta cuando las tres últimas cartas son del mismo índice: cuál de las dos primeras es roja o negra.
faro-term-auction = subasta; puja; pujas; pujar; pujado
faro-term-auction-is = Antes de una talla los jugadores ofrecen sumas por la banca, y quien ofrece la más alta es el banquero.
faro-term-tabs = notas; hoja de notas
faro-term-tabs-is = La hoja donde se apunta qué salió de cada índice: S soda, P pierde, G gana, p y g empate, H hoc.

## The game in five pictures, one sentence each

faro-step-stake = Ponga una puesta a una o más de las trece cartas del paño.
faro-step-turn = El crupier saca dos cartas, una jugada: la primera pierde, la segunda gana.
faro-step-paid = Si su carta gana se le paga tanto como puso, si pierde la puesta se va, y si no sale se queda.
faro-step-copper = Una moneda sobre la puesta la vuelve del revés: gana cuando la carta pierde.
faro-step-call = Cuando quedan tres cartas puede cantar el orden en que salen, y ganar varias veces su puesta.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

faro-typed-example = 50 al nueve, con moneda
faro-typed-example-parlay = paroli al rey
faro-typed-example-move = muevo el nueve al rey
faro-typed-example-claim = reclamo el nueve
faro-typed-high = carta alta; alta
faro-typed-odd = impar; impares
faro-typed-even = par; pares
faro-typed-copper = con moneda; moneda; cobre
faro-typed-uncopper = sin moneda; sin la moneda; quitar la moneda; quito la moneda
faro-typed-parlay = paroli; sigue; siga; siguen; seguir; dejar seguir
faro-typed-move = mover; muevo; mueve
faro-typed-bar = suspender; suspendo
faro-typed-unbar = reactivar; reactivo
faro-typed-claim = reclamar; reclamo
faro-typed-win = a ganar; gana; ganan; ganar
faro-typed-lose = a perder; pierde; pierden; perder
faro-typed-call = orden; canto el orden; cantar el orden; canto; cantar
faro-typed-red_black = rojo negro; rojo y negro; rojo y luego negro
faro-typed-black_red = negro rojo; negro y rojo; negro y luego rojo
faro-typed-same_colour = mismo color; del mismo color
faro-typed-bid = pujo; pujar; puja
faro-typed-give_up = dejo la banca; dejar la banca
faro-typed-dead = ya no a { $ranks }

## What the croupier calls: of a line of the log, under its own key

faro-called-card-shown-soda = Soda: { CARD($card) }.
faro-called-card-shown-losing = Pierde { CARD($card) }.
faro-called-card-shown-winning = Gana { CARD($card) }.
faro-called-card-shown-hoc = Hoc: { CARD($card) }.
