### German faro. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

german_faro-name = faro alemán
german_faro-title = Faro alemán

## The sheet for real cards (`faro sheet`)

german_faro-by-hand-left = Montón izquierdo
german_faro-by-hand-right = Montón derecho
german_faro-by-hand-then = Cuando la mesa haya nombrado la carta de arriba, deslícela a su montón: las dos cartas de una pareja van a los dos lados.

## The log

german_faro-book-chosen = { $player } toma el libro de { pages-suit }
german_faro-wait-ended = sin puesta antes de la pareja { $pair }, y ya no se espera a: { $players }
german_faro-pack-laid = el mazo está en el distribuidor
german_faro-card-shown =
    { $pile ->
        [left] izquierda: { CARD($card) }
       *[right] derecha: { CARD($card) }
    }
german_faro-card-covered =
    { $pile ->
        [left] izquierda: { CARD($card) }, de un jugador eliminado: la cubre la carta siguiente
       *[right] derecha: { CARD($card) }, de un jugador eliminado: la cubre la carta siguiente
    }
german_faro-stakes-reopened = se admiten puestas de nuevo antes de la pareja { $pair }
german_faro-no-pair = la última carta { CARD($card) } no forma pareja
german_faro-came = { $cards }
german_faro-pair-settled = pareja { $pair } liquidada: { $stakes }
german_faro-paid = { $player } { $amount } a { CARD($card) }
german_faro-paid-what-it-has = la banca paga lo que tiene: { $player } recibe { $paid } por { $stake }
german_faro-stake-returned = { $marks } a { CARD($card) } de vuelta a { $player } ({ $why })
german_faro-why-withdrawn = retirada
german_faro-why-end = han salido las últimas cartas
german_faro-why-broken = la banca ha saltado
german_faro-why-void = { games-why-void }
german_faro-ruled-returned = { $player }: { $stake } a { CARD($card) } de vuelta
german_faro-ruled-paid =
    { $pay ->
        [0] { $player }: { $stake } a { CARD($card) } pagado
       *[other] { $player }: { $stake } a { CARD($card) } pagado, +{ $pay }
    }
german_faro-deal-over = { games-deal-over }
german_faro-bank-broken = la banca ha saltado; la talla ha terminado
german_faro-deal-void = la talla queda anulada; lo que había en las cartas se devolvió
german_faro-deal-void-why = la talla queda anulada: { $why }; lo que había en las cartas se devolvió

## Refusals

german_faro-choosing = Se están eligiendo los libros
german_faro-chosen = Los libros ya están elegidos
german_faro-not-your-turn = Otro jugador elige antes su libro
german_faro-taken = El libro de este palo no está libre
german_faro-waiting = No hay pareja hasta que hayan apostado estos, o se acabe el tiempo: { $players }
german_faro-no-pack = El mazo aún no está en el distribuidor
german_faro-pack-in-box = El mazo ya está en el distribuidor
german_faro-not-waiting = No se espera a nadie
german_faro-closed = Se están descubriendo las cartas: ya no se admiten puestas en esta pareja
german_faro-unknown-player = { games-unknown-player }
german_faro-eliminated = Este jugador está eliminado
german_faro-not-own-suit = Esta carta no está en el libro del jugador
german_faro-bad-stake = La puesta debe ser un número entero positivo de fichas
german_faro-dead = La banca ya ha descubierto esta carta
german_faro-max = Son más fichas de las que un jugador puede tener en todas las cartas
german_faro-funds = El jugador no tiene tantas fichas
german_faro-no-withdraw = En esta mesa las puestas se quedan hasta que se deciden
german_faro-unknown-id = Este jugador no tiene puesta en esa carta
german_faro-not-open = No se admiten puestas
german_faro-not-closed = Ya se ha descubierto una carta de esta pareja
german_faro-over = { pages-deal-over }
german_faro-duplicate-card = Esta carta ya se ha descubierto en esta talla
german_faro-foreign-card = Esta carta no está en el mazo
german_faro-no-debt = { games-no-debt }
german_faro-pair-under-way = El banquero no retira fichas antes de liquidarse esta pareja
german_faro-bank-funds = { games-bank-funds }
german_faro-solvency = { games-bank-bound }
german_faro-players-bank = La banca es de un jugador
german_faro-box-funds = En la caja de la casa no hay tanto
german_faro-bad-amount = { games-bad-amount }
german_faro-nothing-lies = No hay puesta a { CARD($card) }
german_faro-bank-empty = la banca está en { $bank }; el banquero debe poner fichas antes de la próxima talla
german_faro-unsaid-books = no todos habían elegido libro
german_faro-nobody-for-the-bank = nadie tiene las { $marks } fichas para la banca
german_faro-too-few-beside = hacen falta tres o cuatro jugadores con fichas además del banquero; las tienen { $players } de { $seats } asientos
german_faro-too-few = hacen falta tres o cuatro jugadores con fichas; las tienen { $players } de { $seats } asientos

## What was expected in a deal script

german_faro-script-before = una pareja, 1 o más
german_faro-script-three-suits = las 39 cartas de tres palos
german_faro-script-players = una lista de jugadores con name, suit y marks
german_faro-script-player = un objeto con name, suit y marks
german_faro-script-name = un nombre que no tenga otro jugador
german_faro-script-suit = S, H, D o C
german_faro-script-free-suit = un palo del mazo que no tenga otro jugador
german_faro-script-three-or-four = tres o cuatro jugadores, había { $found }
german_faro-script-deck-for-three = las 39 cartas de { $suits } para tres jugadores, había 52 cartas

## Options: what each decides, with its section of docs/rules.md, and what its values mean

german_faro-option-max-total = Las fichas que un jugador puede tener en todas sus cartas (2.2).
german_faro-option-max-total-is = Un jugador puede tener { $number } fichas en todas sus cartas juntas.
german_faro-option-pays = El montón que paga; el otro cobra (2.5).
german_faro-option-pays-right = Una puesta acertada a la derecha se paga, a la izquierda va a la banca.
german_faro-option-pays-left = Una puesta acertada a la izquierda se paga, a la derecha va a la banca.
german_faro-option-first-pile = Adónde va la primera carta de una pareja (2.5).
german_faro-option-first-pile-right = La primera carta de una pareja va a la derecha.
german_faro-option-first-pile-left = La primera carta de una pareja va a la izquierda.
german_faro-option-withdraw = Una puesta puede retirarse antes de su pareja (2.6).
german_faro-option-withdraw-on = Una puesta puede retirarse antes de una pareja.
german_faro-option-withdraw-off = Una puesta se queda hasta que sale su carta.
german_faro-option-dead-stake = Una puesta a una carta que la banca ya ha descubierto (2.7).
german_faro-option-dead-stake-reject = No se admiten fichas a una carta que la banca ha descubierto.
german_faro-option-dead-stake-allow = Pueden ponerse fichas a una carta que la banca ha descubierto, aunque nada las acierte.
german_faro-option-settle = La banca cobra antes de pagar, o montón a montón (2.8).
german_faro-option-settle-collect-first = La banca cobra antes de pagar.
german_faro-option-settle-drawn-order = La banca liquida en el orden de las cartas.
german_faro-option-cover = Las cartas de un jugador eliminado se cubren (2.10).
german_faro-option-cover-on = Una carta de un jugador eliminado la cubre la carta siguiente.
german_faro-option-cover-off = Las cartas de un jugador eliminado cuentan como las demás.
german_faro-option-odd-last-card = Una última carta suelta no hace montón, o hace el primero (2.11).
german_faro-option-odd-last-card-dead = Una última carta suelta no decide nada.
german_faro-option-odd-last-card-first-pile = Una última carta suelta cuenta para el primer montón.
german_faro-option-irregularity = { games-option-irregularity }
german_faro-option-banker = De quién es la banca (2.1).
german_faro-option-banker-house = La banca es de la casa.
german_faro-option-banker-lot = Antes de cada talla se sortea un banquero; la banca sale de sus fichas.
german_faro-option-banker-choice = Antes de cada talla los jugadores eligen banquero; la banca sale de sus fichas.
german_faro-option-bank-marks = Lo que pone un jugador que es banquero (2.1).
german_faro-option-bank-marks-is = El banquero pone { $number } fichas.
german_faro-option-books = Quién dice qué jugador tiene qué libro (2.1).
german_faro-option-books-seats = Los libros van en el orden de los asientos; con tres jugadores se quitan los tréboles.
german_faro-option-books-choice = Cada jugador elige su libro, en el orden de los asientos; con tres jugadores se quita el palo que sobra.
german_faro-option-book-s = Segundos para elegir un libro; después se toma el primero libre (2.1).
german_faro-option-book-s-is = Un jugador tiene { $number } segundos para elegir su libro.
german_faro-option-wait-for-all = No hay pareja hasta que haya apostado todo jugador que pueda (2.3).
german_faro-option-wait-for-all-on = No se descubre ninguna pareja hasta que haya apostado todo jugador que pueda.
german_faro-option-wait-for-all-off = Una pareja puede descubrirse antes de que todos hayan apostado.
german_faro-option-lay-s = Segundos que se espera a quien no ha apostado (2.3).
german_faro-option-lay-s-is = A quien no ha apostado se le espera { $number } segundos.

## Page: the deal

german_faro-phase-books = Se eligen los libros
german_faro-phase-pack = Se prepara el mazo
german_faro-phase-bets_open = Pongan sus fichas
german_faro-phase-card_shown = Ahora, el otro montón
german_faro-phase-broken = La banca ha saltado; la talla ha terminado
german_faro-round = pareja { $number }
german_faro-so-far = pareja { $round }, talla { $deal }
german_faro-settled = Pareja { $number }
german_faro-place =
    { $place ->
        [right] el montón derecho
       *[left] el montón izquierdo
    }
german_faro-went =
    { $place ->
        [right] pareja { $pair }, derecha
        [left] pareja { $pair }, izquierda
        [covered] pareja { $pair }, cubierta
        [dead] pareja { $pair }, nula
       *[after] pareja { $pair }, después
    }
german_faro-marks-on = { $amount } a { $card }
german_faro-lies = { $stake }
german_faro-act-stake = { german_faro-marks-on }
german_faro-to-choose = elegir un libro
german_faro-to-first_book = tomar el primero libre
german_faro-to-pack_in = poner el mazo en el distribuidor, sin el palo que nadie tiene
german_faro-next-pack_in = Ponga el mazo bajo su cubierta en el distribuidor, sin el palo que nadie tiene.
german_faro-act-pack_in = El mazo está en el distribuidor
german_faro-act-choose = Libro de { pages-suit }
german_faro-act-withdraw = Retirar de { $card }
german_faro-nothing-settled = En esta talla no se ha liquidado ninguna pareja.
german_faro-card-laid =
    { $amount ->
        [one] { CARD($card) }, { $amount } puesta
       *[other] { CARD($card) }, { $amount } puestas
    }

## Page: books and piles

german_faro-door = Tome asiento y ponga fichas a las cartas de su libro.
german_faro-no-books = Los libros se dan con la talla.
german_faro-still-choosing = Aún han de elegir libro: { $players }
german_faro-bank-of = { $player } lleva la banca: { $amount } fichas
german_faro-choose-book = Elija su libro
german_faro-not-laid = aún no ha apostado
german_faro-your-book = Su libro
german_faro-book-of = El libro de { $player }
german_faro-out = eliminado: estas cartas se cubren
german_faro-holding = { $has }
german_faro-has = { $amount } fichas
german_faro-has-lying = { $amount } en las cartas
german_faro-three-play = Juegan tres: { $suit }, fuera del mazo.
german_faro-leaf = { $card }: { $state }
german_faro-marks-laid = { $amount } puestas
german_faro-turned-in = salió en la pareja { $pair }
german_faro-pile-pays =
    { $pile ->
        [left] La izquierda paga
       *[right] La derecha paga
    }
german_faro-pile-takes =
    { $pile ->
        [left] La izquierda cobra
       *[right] La derecha cobra
    }
german_faro-left-over = suelta
german_faro-covered = Cubiertas, de jugadores eliminados:

## Page: the player's marks

german_faro-sheet = Pareja
german_faro-done-stake = { $stake }.
german_faro-done-choose = El libro de { pages-suit } es suyo.
german_faro-done-withdraw = Retirado de { $card }.
german_faro-advice-buy_in = Compre fichas al crupier; una talla necesita tres o cuatro jugadores con fichas.
german_faro-advice-choose = Elija el palo de su libro.
german_faro-advice-choose_later = Otro jugador elige antes.
german_faro-advice-bank = La banca es suya: paga y cobra por sí sola.
german_faro-advice-without_you = Esta talla sigue sin usted; recibe un libro con la próxima.
german_faro-advice-out = No le quedan fichas y está eliminado de esta talla.
german_faro-advice-withdraw = Toque la carta de la que retirar las fichas.
german_faro-advice-stake = Toque una carta de su libro; puede poner { $most } más.
german_faro-advice-no_more = No se pueden poner más fichas hasta que salga una carta.
german_faro-chip =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
german_faro-your-acts = Sus fichas
german_faro-purse = Fichas
german_faro-chips = { german_faro-purse }
german_faro-lying = en las cartas

## Page: odds

german_faro-odds-none = No queda ninguna pareja.
german_faro-odds-what = En tanto por ciento, de una ficha a una carta que no se ha descubierto; cartas por salir que cuentan: { $unseen }. La última columna es lo que la banca se queda de ella, si puede pagar y nadie más queda eliminado; por debajo de cero es para usted.
german_faro-odds-stays = Se queda
german_faro-odds-edge = Banca
german_faro-odds-pair = La pareja siguiente
german_faro-odds-deal = Toda la talla

## Page: the rules in force

german_faro-rules-book = Su libro
german_faro-rules-book-is = Trece cartas de un palo. Ponga fichas a cualquiera de ellas antes de que se descubra una pareja.
german_faro-rules-pair = La pareja
german_faro-rules-pair-is = La banca descubre dos cartas. Solo se acierta la misma carta, índice y palo.
german_faro-rules-met = Lo acertado
german_faro-rules-met-is = Una puesta acertada que gana se paga a la par. Lo que no se acierta se queda.
german_faro-rules-bank = Una banca casi vacía
german_faro-rules-bank-is = Paga lo que tiene; cuando no le queda nada la talla termina.
german_faro-rules-out = Sin fichas
german_faro-rules-out-is = Quien no tiene fichas queda eliminado.
german_faro-rules-end = El final

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

german_faro-term-book = libro; libros
german_faro-term-book-is = Las trece cartas de un palo que un jugador tiene en la mano, y a las que pone sus fichas.
german_faro-term-marks = ficha; fichas
german_faro-term-marks-is = Aquello por lo que se juega; todos empiezan con las mismas.
german_faro-term-pair = pareja; parejas
german_faro-term-pair-is = Dos cartas que descubre la banca, una a la derecha y otra a la izquierda.
german_faro-term-met = acertada; acertado; acierta; acierte
german_faro-term-met-is = La banca ha descubierto la carta misma en la que hay fichas, igual en índice y palo.
german_faro-term-pile = montón; montones
german_faro-term-pile-is = Adonde van las cartas descubiertas: una puesta acertada en un montón se paga, en el otro se pierde.
german_faro-term-dead = nula
german_faro-term-dead-is = Una carta que no decide nada.
german_faro-term-out = eliminado; eliminados
german_faro-term-out-is = Un jugador sin fichas: ya no juega en esta talla.
german_faro-term-covered = cubierta; cubiertas; se cubren; cubre
german_faro-term-covered-is = Una carta descubierta del palo de un jugador eliminado: la carta siguiente se pone encima y cuenta en su lugar.
german_faro-term-left_over = suelta
german_faro-term-left_over-is = Una última carta sola, con la que no se forma pareja.

## The game in five pictures, one sentence each

german_faro-step-book = Su libro son las trece cartas de un palo; la banca da de otro mazo.
german_faro-step-lay = Ponga fichas a cartas de su libro antes de cada pareja.
german_faro-step-pair = La banca descubre dos cartas, una a la izquierda y otra a la derecha.
german_faro-step-met = La carta misma que lleva sus fichas es un acierto: un lado paga tanto como puso, el otro se lo lleva.
german_faro-step-stay = Las fichas no acertadas siguen para las parejas que vienen, hasta agotar el mazo.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

german_faro-typed-example = 2 al nueve
german_faro-typed-book = libro

## What the croupier calls: of a line of the log, under its own key

german_faro-called-card-shown = { german_faro-card-shown }.
