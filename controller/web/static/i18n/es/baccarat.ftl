### What the games of baccarat share. Read on the tablets and in `faro recall`.

## The log: the shoe

baccarat-burn =
    { $count ->
        [one] se queman { CARD($card) } y una carta tapada
       *[other] se queman { CARD($card) } y { $count } cartas tapadas
    }
baccarat-burnt = se quema una carta tapada
baccarat-cut = ha salido la carta de corte
baccarat-shoe-over = el sabot ha terminado
baccarat-shoe-void = el sabot queda anulado; lo que aún estaba en juego se devolvió
baccarat-shoe-void-why = el sabot queda anulado: { $why }; lo que aún estaba en juego se devolvió
baccarat-coup-void = el golpe { $coup } queda anulado; sus cartas están fuera
baccarat-coup-void-why = el golpe { $coup } queda anulado: { $why }; sus cartas están fuera

## The pages

baccarat-round = golpe { $number }
baccarat-so-far = golpe { $round }, sabot { $deal }
baccarat-join-round = Podrá jugar en el próximo golpe, cuando se liquide este.
baccarat-join-round-s = Podrá jugar en el próximo golpe, dentro de unos { $seconds } s.
baccarat-sheet = Golpe
baccarat-settled = Golpe { $number }
baccarat-nothing-settled = En este sabot no se ha liquidado ningún golpe.
baccarat-left =
    { $count ->
        [one] Queda una carta en el sabot.
       *[other] Quedan { $count } cartas en el sabot.
    }
baccarat-phase-banco = ¿Banco?
baccarat-phase-bets_open = Hagan juego
baccarat-phase-bets_closed = No va más
baccarat-phase-over = { baccarat-over }
baccarat-phase-void = El sabot quedó anulado; lo que aún estaba en juego se devolvió
baccarat-to-take = tomar la banca
baccarat-to-retire = dejar la banca
baccarat-to-custom = por costumbre
baccarat-to-table = por la tabla
baccarat-act-banco = Banco
baccarat-act-retire = Dejar la banca
baccarat-act-stake = Poner { $amount }
baccarat-do-stake =
    { $more ->
        [none] Poner
        [true] Poner { $amount } más
       *[false] { baccarat-act-stake }
    }
baccarat-act-enter_draw = Anotar: carta
baccarat-act-enter_stand = Anotar: se planta
baccarat-act-says_draw = { baccarat-act-enter_draw }
baccarat-act-says_stand = { baccarat-act-enter_stand }
baccarat-advice-wait = El próximo sabot empieza cuando el crupier haya barajado.
baccarat-rules-hands = Las manos
baccarat-rules-third = La tercera carta
baccarat-rules-shoe = El sabot
baccarat-rules-bank = { pages-the-bank }

## The log: money

baccarat-wins = { games-wins }
baccarat-loses = { games-loses }
baccarat-returned = { games-returned }
baccarat-returned-end = { $amount } de vuelta a { $player }: el sabot ha terminado
baccarat-returned-void = { $amount } de vuelta a { $player }: anulado
baccarat-not-held = { $amount } de vuelta a { $player }: la banca no podía pagarlo

## Refusals

baccarat-closed = Ya no se admiten apuestas en este golpe
baccarat-dup-id = Ya hay una apuesta con ese nombre
baccarat-unknown-player = { games-unknown-player }
baccarat-bad-stake = La puesta debe ser un múltiplo positivo de la unidad de la mesa
baccarat-min = { games-min }
baccarat-max = { games-max }
baccarat-funds = { games-funds }
baccarat-solvency = La banca no puede cubrir esto con las apuestas ya puestas
baccarat-unknown-id = No existe esa apuesta
baccarat-no-bet = No hay apuesta { $bet }
baccarat-not-owner = Esta apuesta es de otro jugador
baccarat-not-open = { games-not-open }
baccarat-not-closed = Ya se ha dado una carta de este golpe
baccarat-not-due = { games-not-due }
baccarat-over = El sabot ha terminado
baccarat-too-many = Esta carta ya ha salido tantas veces como barajas tiene el sabot
baccarat-no-marker = En este sabot no hay esa carta señal
baccarat-cut-out = La carta de corte ya ha salido
baccarat-answered = Usted ya ha contestado
baccarat-not-shown = { games-not-dealt-yet }
baccarat-face-down = Esta carta está tapada
baccarat-same-card = { games-that-card-already }
baccarat-burnt-unseen = Esta carta se quemó tapada
baccarat-changes-later = Con esa carta las siguientes habrían ido a otro sitio: lo dado, dado está
baccarat-no-debt = { games-no-debt }
baccarat-bank-funds = { games-bank-funds }
baccarat-bank-bound = { games-bank-bound }
baccarat-coup-under-way = La banca no da dinero antes de liquidarse este golpe
baccarat-bad-amount = { games-bad-amount }
baccarat-bank-empty = la banca está en { $bank }; hay que poner dinero antes del próximo sabot

## The options: the beads

baccarat-beads-rest = Las bolas del ábaco están en reposo.
baccarat-beads-quarters = Una bola pasa al otro lado con cada cuarta parte de las cartas de su índice que sale.

## Deal scripts

baccarat-names = una lista de { $least } nombres o más
baccarat-places = cada jugador en un sitio, y nadie más

## Why a shoe has no deal script

baccarat-unsaid-too-often = { CARD($card) } se dio una vez más de las que tienen las { $packs } barajas de un guion

## What several games of the family say alike, in the log, as a refusal and of an option

baccarat-returned-above-bank = { $amount } de vuelta a { $player }: por encima de la banca
baccarat-not-vacant = Ya hay una banca
baccarat-own = Usted acaba de dejar esta banca
baccarat-no-bank = No hay banca contra la que jugar
baccarat-banker = El banquero no apuesta
baccarat-not-your-turn = No es su turno
baccarat-changes-play = Esa carta habría cambiado lo que se jugó después: lo dado, dado está
baccarat-unsaid-raised = la banca se había subido para el golpe que quedó anulado, lo que ningún acto de un guion hace
baccarat-option-min-bank-is = Una banca es de { $number } o más.
baccarat-option-peek-tablet = Quien juega una mano la ve en su tableta.
baccarat-option-peek-cards = Quien juega una mano levanta las cartas; ninguna tableta las muestra.
baccarat-reopened = se admiten puestas de nuevo antes del golpe { $coup }
baccarat-has-no-stake = { $player } no tiene puesta

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

baccarat-term-shoe = sabot
baccarat-term-shoe-is = La caja cerrada de la que se sacan las cartas, de varias barajas.
baccarat-term-coup = golpe; golpes
baccarat-term-coup-is = Una ronda: las puestas, las cartas y lo que se paga.
baccarat-term-natural = natural; naturales
baccarat-term-natural-is = Una mano de 8 o 9 con sus dos primeras cartas; se descubre en seguida, y contra ella no se pide tercera carta.
baccarat-term-tie = empate; empates
baccarat-term-tie-is = Las dos manos valen lo mismo.
baccarat-term-draw = pide carta; pide; piden; pedir carta; pedir
baccarat-term-draw-is = Tomar una tercera carta.
baccarat-term-stand = se planta; se plantan; se plantó; plantarse
baccarat-term-stand-is = No tomar tercera carta.
baccarat-term-banco = banco; bancos
baccarat-term-banco-is = Jugar uno solo contra toda la banca, en lugar de todas las demás puestas.
baccarat-term-custom = costumbre
baccarat-term-custom-is = Lo que hace una mano cuando su jugador no dice nada: pide con 0 a 4 y se planta con 6 y 7.
baccarat-term-table = por la tabla
baccarat-term-table-is = Lo que hace la mano del banquero cuando él no dice nada, según la tabla del punto banco.
baccarat-term-standing_by = de pie
baccarat-term-standing_by-is = En la mesa sin silla en el orden de juego: quien está de pie solo puede apostar lo que la banca aún cubre.
baccarat-term-leave = dejar la banca; deja la banca; dejado esta banca; dejado una banca
baccarat-term-leave-is = El banquero se lleva todo el dinero de su banca, y puede tenerla otro.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

baccarat-typed-banco = banco
baccarat-typed-retire = dejo; dejar; dejo la banca; dejar la banca
