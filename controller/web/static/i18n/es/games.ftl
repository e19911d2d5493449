### What all games say: cards, money, irregularities, and what was expected in an option, a deal script or a command.
### Read on the tablets, in `faro recall`, `faro settle` and the errors of the configuration.

games-card = { CARD($card) }
games-or = { $one } o { $other }

## The log: money

games-buys-in = { $player } compra fichas por { $amount }
games-cashes-out = { $player } canjea { $amount }
games-pays-debt = { $player } paga { $amount } de una deuda
games-banker-adds = el banquero añade { $amount }
games-banker-takes = el banquero retira { $amount }
games-compensation = compensación: { $player } { $amount }
games-compensation-bank = compensación: banca { $amount }

## The log: a card put right

games-corrected = la carta { $number } no era { CARD($was) } sino { CARD($now) }
games-swapped = y la carta { $number } era { CARD($card) }

## Irregularities that can be reported

games-foul-pack = mazo defectuoso
games-double-draw = dos cartas juntas
games-exposed-early = vista antes de tiempo
games-turned-back = carta devuelta a su sitio

## The same in the log, and by which policy it was ruled

games-irregularity = irregularidad: { $kind }; { $policy }
games-said-foul-pack = El mazo no está bien
games-said-double-draw = Se sacaron dos cartas a la vez
games-said-exposed-early = Se vio una carta antes de cerrar las apuestas
games-said-turned-back = Se devolvió una carta a su sitio
games-guest-waits = ha llegado un invitado
games-ruled-by-return-stakes = devolver las puestas
games-ruled-by-bank-pays-all = la banca paga todo
games-ruled-by-dealer-rules = decide el crupier

## The option of that policy in every game

games-policy-return-stakes = Cuando algo iba mal con las cartas, se devuelven todas las puestas.
games-policy-bank-pays-all = Cuando algo iba mal con las cartas, la banca paga todas las puestas.
games-policy-dealer-rules = Cuando algo iba mal con las cartas, el crupier decide sobre cada puesta.

## Refusals

games-bad-kind = No existe esa irregularidad: { $kinds }
games-no-act = No existe el acto «{ $op }»
games-no-command = { $found } no es una orden de { $game }
games-bad-field = { $field }: se esperaba { $expected }, había { $found }
games-not-shown = La carta { $card } aún no ha salido: se pueden corregir las cartas 1 a { $shown }
games-same-card = La carta { $number } ya es { CARD($card) }
games-foreign-card = { CARD($card) } no está en el mazo
games-correct-first = { CARD($card) } es la carta { $number } de esta talla: corrija antes esa, o intercámbielas
games-debt = Antes se paga una deuda de { $debt }: de los { $purse } de la bolsa quedan { $left }
games-no-doubts = no se liquida nada con una carta en duda

## What was expected

games-expected = { $place }: se esperaba { $expected }
games-true-or-false = true o false
games-integer = un entero de { $low } a { $high }
games-integer-or-null = un entero de { $low } a { $high } o null
games-integer-at-most = un entero de { $high } como máximo
games-one-of = una de { $words }
games-option-of = una opción de { $game } ({ $options })
games-live-only = no hay tal opción en un guion de talla
games-unsaid = suceso { $row } del diario: { $why }
games-unsaid-game = { $game } no tiene guiones de talla
games-unsaid-paid = un dictamen pagó una puesta, lo que ningún acto de un guion hace
games-unsaid-refused = se rechaza «{ $op }» del guion por { $reason }
games-unsaid-differs = { $what } da { $given }; en el diario, { $wanted }
games-round-of-script = la ronda { $number } del guion
games-the-bank = la banca
games-purse-of = la bolsa de { $player }
games-no-scripts = un juego con guiones de talla; { $game } no tiene
games-a-deck = una lista de { $sizes } cartas
games-a-card-such-as = una carta como TC
games-each-card-once = cada carta una vez, pero { $card } es también { $other }
games-a-shoe = una lista de una carta o más
games-each-card-at-most = cada carta { $packs } veces como máximo, pero { $card } está { $count } veces
games-a-coup = un golpe, 1 o más
games-last-coup = un golpe de 1 a { $high }
games-players = un objeto con uno o más nombres e importes
games-an-object-of-options = un objeto de opciones
games-a-list-of-acts = una lista de actos
games-an-object = un objeto
games-an-act = el nombre de un acto
games-a-list-of-cards = una lista de cartas
games-a-string = un texto
games-a-string-not-empty = un texto que no esté vacío
games-expected-rulings = un objeto de puestas y return, pay o stay
games-an-id = de 1 a 64 letras, cifras o . _ : -
games-a-card = una carta como "TC"
games-a-player = el nombre de un jugador
games-an-amount = un número entero positivo
games-whole = un número entero
games-a-card-value = una Card
games-a-tuple-of-cards = una tupla de una Card o más
games-pairs-of-rulings = una tupla de pares: una puesta, y return, pay o stay
games-or-none = { $expected }, o None

## What several games say alike, in the log, as a refusal and of an option

games-wins = { $player } gana { $pay } con { $stake }
games-loses = { $player } pierde { $stake }
games-returned = { $player }: { $stake } de vuelta
games-unknown-player = No hay tal jugador en la mesa
games-min = La puesta es menor que el mínimo de la mesa
games-max = La puesta es mayor que el máximo de la mesa
games-funds = En la bolsa no hay tanto
games-not-open = Las apuestas no están abiertas
games-not-due = Ahora no toca ninguna carta
games-not-dealt-yet = Esa carta aún no se ha dado
games-that-card-already = Ya es esa carta
games-no-debt = La deuda no es tan grande
games-bank-funds = En la banca no hay tanto
games-bank-bound = La banca no puede cubrir las apuestas ya puestas
games-bad-amount = El importe debe ser un número entero distinto de 0
games-option-min-is = Una puesta es de { $number } o más.
games-stands-on = { $player } se planta
games-deal-over = la talla ha terminado
games-why-void = talla anulada
games-option-unit-is = Las puestas son múltiplos de { $number }.
games-option-cut = Si la mesa nombra a quien corta el mazo antes de dar (1.1).
games-option-cut-off = No se nombra a nadie para cortar el mazo.
games-option-cut-ask = La mesa nombra a quien corta el mazo, y el crupier confirma que se cortó.
games-option-irregularity = Qué pasa con las puestas cuando algo iba mal con las cartas (1.9).
games-your-card = su carta: { CARD($card) }
games-drawn = { $player } pide { CARD($card) }
games-solvency = El banquero no puede cubrir esto con las apuestas ya puestas
games-option-max-none = Una puesta no tiene máximo.
games-option-max-is = Una puesta es de { $number } como máximo.
