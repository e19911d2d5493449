### The demonstration's own words in the terminal.

## What it cannot do

demo-cut = se dio --cut { $given }, se esperaba 0 o más
demo-deals = se dio --deals { $given }, se esperaba 1 o más
demo-port = se dio --port { $given }, se esperaba de 0 a { $most }
demo-pin-needed = otros pueden llegar a { $host }; dé el --pin del crupier
demo-bad-pin = --pin: { $why }
demo-no-demo = { $folder } tiene { $name } pero ninguna demostración anterior; dé otro --state
demo-bad-world = { $path } no contiene lo que una demostración anterior guardó de su distribuidor o sabot; dé --fresh para empezar de nuevo
demo-no-folder = { $folder } no se puede usar: { $why }
demo-another = otra demostración está en marcha en { $folder }; termínela, o dé otro --state
demo-no-firmware = aquí no se puede ejecutar el firmware real: { $why }

## While it runs

demo-board = placa     { $board }
demo-board-fake = una simulada en Python, como pide --mcu fake
demo-board-firmware = el firmware real del ATmega2560, ejecutado con simavr
demo-board-instead = una simulada en Python que obedece al mismo protocolo (para ejecutar el firmware real: { $why })
demo-open =
    La mesa está abierta: { $address }
      tomar asiento       { $address }play
      página del crupier  { $address }dealer
      pantalla            { $address }display
      página de servicio  { $address }service
      (Ctrl-C termina la demostración, al arrancarla de nuevo continúa)
demo-open-elsewhere =
    Desde otra tableta: { $address }
      tomar asiento       { $address }play
      página del crupier  { $address }dealer
      pantalla            { $address }display
      página de servicio  { $address }service
demo-alone = Esta máquina no tiene dirección por la que pueda llegar otra tableta: no está en ninguna red.
demo-progress = talla { $deal }, carta { $card } de { $size }, { $frames } fotogramas
demo-not-ended = la talla no terminó: { $why }
demo-stopped = parada
demo-stalled = no pasó nada durante { $seconds } s
demo-stalled-held = no pasó nada durante { $seconds } s; el juego está detenido: { $why }

## How it went

demo-deals-dealt = tallas    { $deals }
demo-cards = cartas    { $right } bien leídas, { $wrong } mal, { $unclear } dudosas (preguntadas al crupier)
demo-cards-unread = cartas    { $right } bien leídas, { $wrong } mal, { $unclear } dudosas (preguntadas al crupier), { $unread } sin leer
demo-bets = apuestas  { $settled } liquidadas
demo-money =
    { $conserved ->
        [true] dinero    conservado: { $brought } traídos a la mesa, { $lying } en ella
       *[false] dinero    NO CONSERVADO: { $brought } traídos a la mesa, { $lying } en ella
    }
demo-beads = bolas     13 alambres están donde dice el motor
demo-beads-wrong = bolas     { $wrong }
demo-bead-wrong = alambre { $spindle }: { $beads } bolas pasadas, el motor dice { $wanted }
demo-bead-unknown = alambre { $spindle }: nadie sabe cuántas bolas hay pasadas, el motor dice { $wanted }
demo-read-wrong = talla { $deal }, carta { $card }: se leyó { $read }, era { $was }
demo-settled-wrong = talla { $deal }, carta { $card }: se liquidó como { $settled }, era { $was }
demo-result =
    { $good ->
        [true] resultado todo coincide
       *[false] resultado DESACUERDO
    }
