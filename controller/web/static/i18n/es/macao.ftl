### Macao and Victoria. Read on the tablets and in `faro recall`; options also in the configuration and
### docs/rules-options.md, which are in English.

macao-name = Macao
macao-title = Macao

## The log

macao-came = { $own } contra { $bank } de la banca
macao-came-bank = La banca tiene { $bank }
macao-reopened = { baccarat-reopened }
macao-dealt = { $player } recibe una carta tapada
macao-your-card = { games-your-card }
macao-drawn = { games-drawn }
macao-refuses = { $player } rechaza la carta
macao-instead = { $player } recibe { CARD($card) } en su lugar
macao-stands = { games-stands-on }
macao-natural = { $player } tiene un natural
macao-over9 = { $player } pasa de nueve
macao-banker-has = golpe { $coup }: el banquero { $player } tiene { $value }, { $cards }
macao-banker-over = golpe { $coup }: el banquero { $player } pasa de nueve con { $value }, { $cards }
macao-hand = { $player } tiene { $value }, { $cards }
macao-bank-passed = { $player } lleva la banca
macao-ended = el mazo se ha agotado; { $player } lleva la banca
macao-void = la talla queda anulada; lo que aún estaba en juego se devolvió
macao-void-why = la talla queda anulada: { $why }; lo que aún estaba en juego se devolvió
macao-returned-passed = { $amount } de vuelta a { $player }: la banca ha pasado
macao-not-held = { $amount } de vuelta a { $player }: el banquero no podía pagarlo

## The pages

macao-door = Tome asiento y apueste contra el banquero; primero, una carta.
macao-place =
    { $place ->
        [banker] el banquero { $player }
       *[player] { $player }
    }
macao-to-refuse = rechazar
macao-phase-bets_open = Apuesten contra el banquero
macao-phase-dealing = { baccarat-phase-bets_closed }
macao-phase-turn =
    { $player ->
        [none] un jugador pide o se planta
       *[other] { play-draws-or-stands }
    }
macao-phase-drawing =
    { $player ->
        [none] un jugador pide carta
       *[other] { $player } pide carta
    }
macao-moment-turn = { macao-phase-turn }
macao-moment-drawing = { macao-phase-drawing }
macao-phase-over = El mazo se ha agotado
macao-phase-void = { pages-deal-void }
macao-hand-of =
    { $bank ->
        [true] { $who ->
            [you] Usted, banquero
           *[player] Banca: { $player }
        }
       *[false] { $who ->
            [you] Usted
           *[player] { $player }
        }
    }
macao-lies = { $amount } contra el banquero
macao-act-refuse = Rechazar la carta
macao-act-pass_bank = Pasar la banca a la izquierda
macao-done-stake = { $amount } en la mesa.
macao-hold-to-see = Mantenga para ver
macao-is-over = pasa de nueve
macao-is-natural = natural
macao-refused = rechazadas: { $cards }
macao-next-down = Siguiente: { $player }, tapada
macao-next-up = Siguiente: { $player }
macao-stakes-against = Puestas contra { $player }
macao-nothing-lies = Nadie ha apostado.
macao-room = El banquero puede responder de { $amount } más.
macao-left =
    { $count ->
        [one] Queda una carta en el mazo.
       *[other] Quedan { $count } cartas en el mazo.
    }
macao-no-deal = Se admiten puestas cuando el mazo esté en el sabot.
macao-nothing-settled = En esta talla no se ha liquidado ningún golpe.
macao-bank-had = { $player } tenía { $value }:
macao-advice-stake = Toque fichas y haga su puesta. No se puede retirar.
macao-advice-draw = Pida carta o plántese.
macao-advice-turn_of = { play-draws-or-stands }
macao-advice-refuse = El diez no cuenta nada: quédeselo, o rechácelo por otra carta.
macao-advice-banker = Usted lleva la banca: los demás apuestan contra su bolsa.
macao-rules-hands-is = Un as cuenta 1, los dieces y figuras 0; una mano vale la última cifra de la suma. 8 o 9 con las primeras cartas es un natural.
macao-rules-refusing = Dieces
macao-rules-refusing-is = Un diez o figura que se acaba de pedir puede rechazarse por otra carta, una y otra vez.
macao-rules-wins = Quién gana
macao-rules-wins-is = Gana el valor más alto, y después quien tiene menos cartas.
macao-rules-limits = { faro-sheet-stakes }

## Refusals

macao-banker = { baccarat-banker }
macao-solvency = { games-solvency }
macao-pack-short = El mazo no alcanza para un jugador más; pronto empieza el próximo
macao-no-stakes = Nadie ha apostado
macao-not-dealt = Aún no se han dado las primeras cartas
macao-not-your-turn = { baccarat-not-your-turn }
macao-max-cards = La mano ya tiene todas las cartas que puede tener
macao-no-cards = No queda ninguna carta en el mazo
macao-not-refusable = Solo puede rechazarse un diez o figura que se acaba de pedir
macao-no-turn = No es el turno de nadie
macao-over = { pages-deal-over }
macao-hands-hidden = Mientras haya manos tapadas no se corrige ninguna carta; anule el golpe, o espere a que se liquide
macao-bound = La bolsa del banquero debe alcanzar para lo que pueden ganar las puestas
macao-no-bank = El banquero responde con su propia bolsa
macao-coup-under-way = Eso espera a que se liquide este golpe
macao-alone = Hacen falta dos jugadores con dinero
macao-no-stake-of = { baccarat-has-no-stake }

## What is wrong with a deal script

macao-expected-banker = uno de los asientos
macao-expected-seats = una lista de dos nombres o más
macao-expected-players-seated = cada jugador una vez

## Why a run has no deal script

macao-unsaid-banker = la banca había pasado a otro jugador, y un guion tiene un solo banquero

## Options: what each decides, with its section of docs/rules.md, and what its values mean

macao-option-macao-tie = Quién gana con el mismo valor y número de cartas (3.4.7).
macao-option-macao-tie-banker = El empate es del banquero.
macao-option-macao-tie-void = El empate no vale: la puesta se devuelve.
macao-option-macao-over9 = Qué cuenta una suma mayor de nueve (3.4.6).
macao-option-macao-over9-mod10 = De una suma mayor de nueve cuenta la última cifra.
macao-option-macao-over9-bust = Una mano que pasa de nueve pierde en el acto.
macao-option-max-cards = El máximo de cartas de una mano, contando las primeras (3.4.5).
macao-option-max-cards-is = Una mano tiene { $number } cartas como máximo.
macao-option-max-cards-none = Una mano puede tener cualquier número de cartas.
macao-option-natural9-pays = Qué paga un natural de nueve (3.4.7).
macao-option-natural9-pays-is = Un natural de nueve paga { $number } a 1.
macao-option-natural8-pays = Qué paga un natural de ocho (3.4.7).
macao-option-natural8-pays-is = Un natural de ocho paga { $number } a 1.
macao-option-pair-even = Qué paga un natural de dos cartas del mismo índice (3.4.8).
macao-option-pair-even-on = Un natural de dos cartas del mismo índice paga a la par.
macao-option-pair-even-off = Un natural de dos cartas del mismo índice paga como cualquier otro.
macao-option-solvency = Lo que el banquero debe poder pagar (3.4.2).
macao-option-solvency-sum = El banquero no admite una puesta si su bolsa no alcanza para lo que podrían ganar todas.
macao-option-solvency-none = El banquero admite toda puesta y puede deber.
macao-option-min = La puesta mínima, en cada acto (3.4.2).
macao-option-min-is = { games-option-min-is }
macao-option-max = Lo máximo que puede poner un jugador en un golpe (3.4.2).
macao-option-max-is = Un jugador pone como máximo { $number } en un golpe.
macao-option-max-none = { games-option-max-none }
macao-option-unit = Las puestas son múltiplos de ella (3.4.2).
macao-option-unit-is = { games-option-unit-is }
macao-option-stake-s = Durante cuántos segundos se admiten puestas tras la primera (3.4.9).
macao-option-stake-s-is = Se admiten puestas durante { $number } segundos tras la primera.
macao-option-turn-s = En cuántos segundos un jugador pide o se planta (3.4.9).
macao-option-turn-s-is = Un jugador pide o se planta en { $number } segundos; si no, se planta.
macao-option-peek = Dónde ve un jugador sus cartas tapadas (3.4.9).
macao-option-peek-tablet = Un jugador ve sus cartas tapadas en su tableta.
macao-option-peek-cards = Un jugador mira sus cartas tapadas; ninguna tableta las muestra.
macao-option-beads = Si el ábaco cuenta las cartas salidas (3.4.12).
macao-option-beads-quarters = Una bola pasa al otro lado con cada dos cartas de su índice que salen.
macao-option-irregularity = Qué pasa con las puestas cuando algo iba mal con las cartas (3.4.11).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

macao-term-bank = banca
macao-term-bank-is = En el Macao no es dinero aparte: el banquero responde con su bolsa, y la banca va pasando por los asientos.
macao-term-natural = natural; naturales
macao-term-natural-is = Un 8 o 9 con las primeras cartas; no se le pide carta, y se paga más.
macao-term-coup = golpe; golpes
macao-term-coup-is = Una ronda: las puestas, las cartas y lo que se paga.
macao-term-draw = pide carta; pide; pedir carta; pedir; pida
macao-term-draw-is = Tomar otra carta, descubierta.
macao-term-stand = se planta; plantarse; plántese
macao-term-stand-is = No tomar más cartas.
macao-term-court = figura; figuras
macao-term-court-is = Una jota, reina o rey.
macao-term-refuse = rechazar; rechaza; rechazada; rechazadas; rechazarse; rechácelo
macao-term-refuse-is = Hacer apartar un diez o figura que se acaba de pedir, y recibir otra carta en su lugar.
macao-term-over_nine = pasa de nueve; mayor de nueve
macao-term-over_nine-is = Una mano cuyas cartas suman más de nueve; donde así se acuerda, pierde en el acto.
macao-term-tie = empate; empates
macao-term-tie-is = Dos manos del mismo valor y con el mismo número de cartas.

## The game in five pictures, one sentence each

macao-step-stake = Un jugador es el banquero, y los demás apuestan contra su bolsa.
macao-step-first = Cada uno tiene una carta tapada; los dieces y figuras no cuentan nada.
macao-step-natural = Un 8 o 9 de entrada es un natural, que gana varias veces su puesta.
macao-step-draw = En su turno pida cartas o plántese; un diez o figura puede rechazarlo por otra carta.
macao-step-compared = Cuenta la última cifra de la suma: gana la mano más alta.
macao-step-first_two = Cada uno tiene dos cartas tapadas; los dieces y figuras no cuentan nada.
macao-step-natural_two = Un 8 o 9 con dos cartas es un natural, que gana varias veces su puesta.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

macao-typed-example = puesta de 50
macao-typed-refuse = rechazo; rechazar

## What the croupier calls: of a line of the log, under its own key

macao-called-natural = Natural de { $player }.
macao-called-banker-has = La banca: { $value }.
