### What was wrong with a message to the table. Read by who writes a page or a program that talks to it, seldom by players.

wire-no-object = un mensaje debe ser un objeto JSON
wire-too-long = un mensaje tiene { $most } bytes como máximo
wire-no-verb = do debe ser uno de { $verbs }
wire-no-field = { $verb } no tiene el campo «{ $field }»
wire-needs = { $verb } necesita { $field }

## What a field must be: see table-malformed-field

wire-a-name = un nombre de 1 a 24 letras
wire-a-player = el nombre de un jugador
wire-a-position = una posición en el mazo, de 0 a { $last }
wire-a-number-of-cards = un número de cartas, de 0 a { $most }
wire-rulings = un objeto de apuestas, cada una "return", "pay" o "stay"
wire-a-whole-number = un número entero
wire-all-or-amount = un número entero positivo, o null para todo
wire-a-spindle = un alambre, de 0 a 12
wire-a-light = lamp, open, closed o call
wire-a-calibration-act = stop, store, drop o undo
wire-the-ruling = el dictamen que se retira, como en can_undo
wire-a-remark = 200 caracteres como máximo en una línea
wire-a-number = un número
wire-a-phase = una fase
wire-a-decision = la clave de una decisión que se espera
wire-the-moment = el momento para el que es, como en el estado: un objeto de deal, round y phase
wire-a-pack = "new" o "same"
wire-players = una lista de nombres de jugadores
wire-faults = un objeto de partes averiadas, cada una con la marca de su avería tal como se muestra
wire-a-marker = una carta señal del mazo
wire-a-part = el nombre de una parte
wire-beads = un número de bolas, de 0 a 4
wire-a-step = un paso de -200 a 200 us
wire-spindles = una lista de alambres distintos, de 0 a 12
wire-a-place = un lugar en la talla, de 0 a 199
wire-plain-characters = 1000 caracteres simples como máximo
wire-a-time = la hora en que se guardó el mazo que se quiere, en segundos
wire-a-label = una carta con las letras de su mazo, como KH
wire-corners = cuatro esquinas [x, y], cada número de 0 a 1, o null
wire-a-token = la contraseña de un asiento
wire-a-code = el código de la página del crupier
