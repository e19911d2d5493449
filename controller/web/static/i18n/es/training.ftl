### The dealer's training: the panel on the dealer's page, its cases, and the sheet at the end.

## The panel

training-title = Práctica
training-of = { $game }, práctica: dinero de nadie
training-case = Caso { $number } de { $cases }
training-ready = Usted es el crupier. El distribuidor da por sí solo; algo saldrá mal. Haga entonces lo correcto, en esta página, en cuanto lo vea.
training-coming = Se siguen dando cartas. Mire la mesa.
training-begin = Empezar
training-next = Caso siguiente
training-you-see = Usted ve: { $seen }
training-score = { $right } de { $over } bien
training-result =
    { $outcome ->
        [right] Bien
        [wrong] No está bien
       *[none] No se hizo nada
    }
training-did = Usted hizo: { $act }, a los { $seconds } s.
training-where = docs/training.md#{ $section }; docs/rules.md, { $rule }
training-where-alone = docs/training.md#{ $section }
training-not-now = eso no puede hacerse ahora en la práctica
training-bad-sheet = { $path }: se esperaba la hoja de una práctica; empiece de nuevo con --fresh

## What he says or does beside the page

training-say =
    { $act ->
        [uncover] Quitar la mano de la cámara
        [granted] Se acepta la reclamación
        [refused] Se rechaza la reclamación
       *[nothing] No hay que hacer nada
    }

## The sheet at the end

training-sheet = La práctica ha terminado
training-sheet-right = { $right } de { $cases } casos bien
training-sheet-mean = { $seconds } s de media desde la señal hasta el acto correcto
training-again = Otra práctica: faro train --fresh --seed N

## The cases, and what is right

training-double-draw = Dos cartas a la vez
training-double-draw-right = Nombre la carta que se le escapó a la cámara: mire el montón. O dictamine una irregularidad (dos cartas sacadas), que dice qué pasa con las puestas. La talla sigue de todos modos; no queda anulada.
training-double-from-shoe-right = Nombre la carta que la cámara no leyó: está en la mesa. O dictamine una irregularidad (dos cartas sacadas): el golpe queda entonces anulado, y las puestas se devuelven.
training-double-face-down-right = Una de las dos está tapada y no se leyó. Nadie puede mirarla, tampoco usted: anule la ronda. Las puestas se devuelven y las cartas se apartan.
training-pushed-back = Una carta devuelta
training-pushed-back-right = No ha salido ninguna carta, así que no se ha visto ninguna de la ronda: abra de nuevo las apuestas. La mesa no lo hace por sí sola, porque no puede saber si usted está a punto de sacar.
training-misread = Una carta mal leída
training-misread-right = Toque la carta entre las salidas y corríjala. La mesa liquida de nuevo y mueve las diferencias; no se anula nada, y a nadie se le paga a mano.
training-covered = La cámara está tapada
training-covered-right = Quite lo que la tapa. El juego está detenido, cada apuesta se queda, y sigue por sí solo cuando la carta se haya leído de nuevo. Seguir sin la cámara le dejaría a usted todas las cartas.
training-early-call = Apuestas cerradas demasiado pronto
training-early-call-right = Mientras no se haya visto ninguna carta de la ronda, abra de nuevo las apuestas.
training-early-card = Una carta antes de tiempo
training-early-card-right = Todos la han visto, así que apártela: no cuenta. Después deje seguir el juego, con las apuestas como están.
training-dead-bet = Se reclama una apuesta nula
training-dead-bet-right = Mire el ábaco: una apuesta es nula cuando han salido las cuatro cartas de cada uno de sus índices. Entonces es del primero que la reclama; si no, se rechaza la reclamación.
training-lost-bet = Se reclama un pago
training-lost-bet-right = La mesa ha liquidado el golpe: el registro dice en qué quedó cada apuesta. Rechace la reclamación; un pago a mano sería el segundo.
training-power-cut = Un corte de luz
training-power-cut-right = Diga cuántas cartas se sacaron mientras no se veía nada. Apuestas y dinero siguen como estaban, y la talla continúa.

## What he sees beside his page

training-seen-double = salieron dos cartas juntas. Descubierta en la mesa y sin leer: { CARD($cards) }.
training-seen-double-down = salieron dos cartas juntas. Están tapadas y una de ellas no se leyó.
training-seen-pushed = la mano sacó la carta a medias y la volvió a meter. Aún se ponían apuestas.
training-seen-card = la carta { $number } está ahí: es { CARD($card) }.
training-seen-covered = una mano tapa la cámara.
training-seen-early-call = se cantó «No va más» aunque los jugadores aún alargan la mano al paño.
training-seen-early-card = se sacó una carta con las apuestas abiertas. Está descubierta en la mesa.
training-seen-dark = se fue la luz mientras se sacaba una carta. Ha salido una carta desde la última que usted vio en la página.
training-claim-dead = { $player } dice que la apuesta a { $ranks } es nula, y la reclama
training-claim-of-a-round = { $player } dice que en la última ronda tenía una puesta ganadora que no se le ha pagado
training-claim-unpaid =
    { $side ->
        [player] { $player } dice que en el último golpe tenía una apuesta a la mano del jugador que no se le ha pagado
       *[banker] { $player } dice que en el último golpe tenía una apuesta a la mano del banquero que no se le ha pagado
    }

## What he did

training-act-named = nombró una carta
training-act-corrected = corrigió una carta
training-act-irregularity = dictaminó una irregularidad
training-act-counted = dijo cuántas cartas se sacaron
training-act-undrawn = dijo que no se sacó ninguna carta
training-act-voided = anuló
training-act-laid-away = apartó la carta
training-act-passed-by = dijo que las cartas tapadas ya están fuera
training-act-marked = dijo que salió la carta de corte
training-act-undone = retiró un dictamen
training-act-resumed = dejó seguir el juego
training-act-reopened = abrió de nuevo las apuestas
training-act-money = movió dinero a mano
training-act-uncover = destapó la cámara
training-act-granted = aceptó la reclamación
training-act-refused = rechazó la reclamación
training-act-nothing = dijo que no hay que hacer nada
