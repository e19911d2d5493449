### What is wrong with the casekeeper, the dealing box, the pins and the computer, and what the service page's test mode
### says. Read on the tablets, in the log and on the command line. Spindles are numbered from 0 (ace) to 12 (king).

## Parts, as faults name them

hardware-part =
    { $part ->
        [mcu] placa del ábaco
        [exit_beam] barrera de salida
        [lid_switch] contacto de la tapa
        [follower_switch] contacto del empujador
        [box_lid] tapa del distribuidor
        [camera] cámara
        [camera_reading] lectura de la cámara
        [camera_view] vista de la cámara
        [journal] diario
        [outputs] salidas
        [pages] páginas
        [safe_mode] modo seguro
        [power] alimentación
        [temperature] temperatura
        [clock] reloj
        [disk] disco
        [exit_beam_wire] cable de la barrera de salida
        [exit_beam_pin] pin de la barrera de salida
        [lid_switch_wire] cable del contacto de la tapa
        [lid_switch_pin] pin del contacto de la tapa
        [follower_switch_wire] cable del contacto del empujador
        [follower_switch_pin] pin del contacto del empujador
        [no_more_bets_button] botón de no va más
        [no_more_bets_button_pin] pin del botón de no va más
        [hold_button] botón de detener
        [hold_button_pin] pin del botón de detener
        [call_button] botón de llamada
        [call_button_pin] pin del botón de llamada
       *[other] { $name }
    }
hardware-part-spindle = alambre { $number }

## Beads

hardware-stands = hay { $count }
hardware-between = está entre posiciones, la más próxima { $near }
hardware-bead-jammed = bola { $bead } atascada: debería haber { $wanted } al otro lado, { $where }
hardware-bead-slipped = bola { $bead } corrida: debería haber { $wanted } al otro lado, { $where }
hardware-bead-moved = bola { $bead } movida a mano: debería haber { $wanted } al otro lado, { $where }
hardware-bead-slipped-back = una bola se corrió y ha vuelto: { $wanted } al otro lado, como debe ser
hardware-bead-moved-back = una bola se movió a mano y ha vuelto: { $wanted } al otro lado, como debe ser
hardware-bead-supply = bola { $bead }: la alimentación de los servos es demasiado baja, debería haber { $wanted } al otro lado, { $where }
hardware-bead-no-feedback = bola { $wanted }: el cable de realimentación no da señal, debería haber { $wanted } al otro lado, posición desconocida

## The dealing box

hardware-beam-unmoved = no se ha movido en las últimas { $draws } extracciones que vio la cámara
hardware-beam-unexplained = se movió { $times } veces aunque la cámara no vio salir ninguna carta
hardware-beam-blocked-start = cortada desde el arranque: hay una carta en la ranura, o el sensor está a oscuras o su cable toca masa
hardware-beam-blocked-long = cortada desde hace { $seconds } s: hay una carta en la ranura, o el sensor está atascado
hardware-beam-wrong-way = cortada cuando no pasa carta y libre cuando pasa: conectada al revés
hardware-lid-bounces = { $changes } cambios en { $seconds } s: el contacto rebota o está flojo
hardware-follower-early = dice que el distribuidor está vacío con { $cards } cartas dentro
hardware-follower-late = no ha llegado al final de su recorrido aunque el distribuidor está vacío
hardware-wire-off = está suelto, o faltan sus 4,7 kohm a 3,3 V en el distribuidor
hardware-pin-unread = no se puede leer: { $error }
hardware-button-stuck = pulsado desde el arranque: está atascado, o su cable toca masa

## The pins of the Raspberry Pi

hardware-why-and-fix = { $why }; { $fix }
hardware-pin-busy = { $name }: otro programa o controlador tiene GPIO{ $pin }
hardware-servo = servo del alambre { $spindle }
hardware-pin-failed = { $name } (GPIO{ $pin }): { $error }
hardware-no-such-pins = no existen los pines: { $pins }; los hay: { $known }
hardware-no-factory = no hay fábrica de pines «{ $name }»; las hay: { $known }
hardware-no-library = { $error }: la biblioteca de los pines no está instalada
hardware-no-pi = esto no es una Raspberry Pi: no tiene número de revisión
hardware-library = { $error }
hardware-other-chip = gpiochip{ $chip } es «{ $label }», no los pines del conector ({ $wanted }...)
hardware-no-pipe = lgpio no puede crear su tubería en { $folder }
hardware-no-chip = { $error }: no hay { $path }
hardware-chip-closed = { $error }: { $user } no puede abrir { $path }
hardware-chip-failed = { $error }: { $path }
hardware-pins-given-back = los pines se han devuelto
hardware-fix-stop-others = pare la mesa (systemctl stop faro) o el otro programa que tiene los pines
hardware-fix-group = el usuario debe estar en el grupo gpio: sudo usermod -aG gpio USER, e iniciar sesión de nuevo
hardware-fix-lgpio = sudo apt install python3-lgpio en una Raspberry Pi; si no, pip install '.[pi]'
hardware-fix-rpigpio = sudo apt install python3-rpi.gpio en una Raspberry Pi antigua; si no, gpio.factory lgpio
hardware-fix-upgrade = ponga el sistema al día: sudo apt full-upgrade
hardware-fix-pipe = ponga en LG_WD una carpeta en la que se pueda escribir
hardware-fix-kernel = hace falta una Raspberry Pi con un núcleo propio

hardware-fix-wiring = vea hardware/machine/drawings/wiring.md
hardware-fix-beam = saque la carta de la ranura; si no, el sensor está sucio, averiado o conectado al revés
hardware-fix-supply = revise la alimentación de 5 V de los servos y su fusible: al menos 4,8 V mientras se mueven
hardware-fix-feedback = vuelva a poner el cable de realimentación en la entrada A{ $spindle }
hardware-no-use = no funciona

## Boards and servos

hardware-no-board = no responde ninguna placa en { $port }
hardware-no-link = no hay enlace con la placa
hardware-no-answer = la placa no responde a { $question }
hardware-not-done = la placa no hizo lo pedido en { $seconds } s
hardware-no-maestro = no responde ningún Maestro en { $port }
hardware-maestro-reports = el Maestro comunica: { $errors }
hardware-not-driven = no se pudieron mover los servos; ha quedado en el registro

## Calibration of the beads

hardware-spindle = alambre { $spindle }: { $why }
hardware-places-count = { $count } posiciones, deberían ser { $wanted }
hardware-spindles-count = { $count } alambres, deberían ser { $wanted }
hardware-place-range = { $given } us, se admite { $low }...{ $high } us
hardware-places-order = las posiciones { $places } us deben subir todas o bajar todas en { $least } us o más
hardware-file = { $path }: { $error }
hardware-file-sections = { $path }: se esperaba una sección para cada uno de "{ $first }"..."{ $last }"
hardware-file-values = { $path }: { $section }: se esperaba pulse_us con cinco números enteros y adc con dos
hardware-file-section = { $path }: { $section }: { $why }
hardware-board-not-stored = alambre { $spindle }: la placa no guardó la calibración
hardware-feedback-off = alambre { $spindle }: el cable de realimentación da { $adc }: está suelto
hardware-no-stop = alambre { $spindle }: no se notó ningún tope: el brazo está flojo, o falta el tope
hardware-hardly-moves = alambre { $spindle }: apenas se mueve: una bola o la leva está enganchada, o el servo no gira
hardware-travel = alambre { $spindle }: { $travel } us entre los topes, se esperaba { $low }...{ $high } us para los { $degrees } grados de la leva: { $cause }
hardware-caught = una bola o la leva está enganchada, o el servo gira más de { $most } grados por ms
hardware-gives-way = un tope cede, el brazo patina, o el servo gira menos de { $least } grados por ms
hardware-no-potentiometer = alambre { $spindle }: la realimentación daría ({ $low }, { $high }) a 1000 y 2000 us: no es un potenciómetro a 5 V
hardware-creeping-low = despacio hacia los topes bajos
hardware-creeping-high = despacio hacia los topes altos

## Test mode of the beads, on the service page

hardware-looking = buscando la placa
hardware-firmware = firmware { $version }
hardware-board-open-loop = { $name }, sin realimentación
hardware-rig-failed = falló el modo de prueba de los alambres; ha quedado en el registro
hardware-not-in-test = el ábaco no está en modo de prueba
hardware-rig-no-board = sin placa: { $why }
hardware-rig-busy = espere: { $busy }
hardware-no-feedback-rig = estos servos no tienen realimentación: sus posiciones no se pueden buscar al tacto; edite el archivo de calibración
hardware-jog-no-feedback = el alambre { $spindle } no tiene realimentación: envíelo antes a una posición, después por pasos
hardware-jog-unread = el alambre { $spindle } aún no se ha leído
hardware-beyond-servo = { $given } us es más de lo que admite un servo, { $low }...{ $high }
hardware-step = un paso de { $given } us, se esperaba 1...{ $most } en un sentido u otro
hardware-no-spindle-chosen = no se eligió ningún alambre
hardware-not-fitted = el alambre { $spindle } no está montado aquí; [mcu] spindles tiene { $fitted }
hardware-rig-jammed = atascado: debía estar en { $wanted } us, se miden { $measured } us
hardware-rig-slipped = corrido: debía estar en { $wanted } us, se miden { $measured } us
hardware-rig-moved = movido a mano: debía estar en { $wanted } us, se miden { $measured } us
hardware-rig-no-feedback = el cable de realimentación no da señal: debía estar en { $wanted } us, se miden { $measured } us
hardware-rig-supply = la alimentación de los servos es demasiado baja: debía estar en { $wanted } us, se miden { $measured } us
hardware-nothing-found = no se halló nada que guardar: calibre antes
hardware-no-former = no hay calibración anterior a esta
hardware-storing = guardando
hardware-storing-former = guardando la calibración anterior
hardware-trying = moviendo las bolas allá y de vuelta
hardware-places-found = se hallaron las posiciones; aún no se ha guardado nada
hardware-not-calibrated = { $why }. No se cambió nada.
hardware-calibration-stopped = parado a mano; no se cambió nada
hardware-stored = guardado
hardware-stored-former = la calibración anterior está guardada de nuevo
hardware-not-stored = no guardado: { $why }
hardware-kept =
    { $count ->
        [0] { $done }, en la placa y en { $file }; alambres cambiados: ninguno, están como estaban
       *[other] { $done }, en la placa y en { $file }; alambres cambiados: { $spindles }
    }
hardware-calibration-note = calibración de las bolas: { $said }
hardware-proof-good = Cada una de estas bolas se movió allá y volvió.
hardware-proof-bad = NO ESTÁ BIEN: { $troubles }
hardware-proof-stopped = Parado a mano antes de probar cada bola.

## Every bead moved, again and again (faro exercise)

hardware-faults = { $faults }
hardware-misses = alambre { $spindle }: no acierta una posición por { $error } us
hardware-exercise-idle = alambre { $spindle }: parado con { $beads } bolas
hardware-exercise-moving = alambre { $spindle }: en movimiento con { $beads } bolas
hardware-exercise-jammed = alambre { $spindle }: atascado con { $beads } bolas
hardware-exercise-slipped = alambre { $spindle }: corrido con { $beads } bolas
hardware-exercise-hand-moved = alambre { $spindle }: movido a mano con { $beads } bolas
hardware-exercise-no-feedback = alambre { $spindle }: sin realimentación con { $beads } bolas
hardware-exercise-supply-low = alambre { $spindle }: alimentación baja con { $beads } bolas

## Every servo driven to its mounting place (faro park)

hardware-park-no-feedback = su cable de realimentación no da señal
hardware-park-supply = la alimentación de los servos es demasiado baja
hardware-park-unsaid = la placa no dijo nada de él
hardware-park-state = la placa dice { $state }

## The Raspberry Pi itself

hardware-pi-weak-now = la alimentación es demasiado débil ahora (subtensión)
hardware-pi-slowed-now = el procesador va frenado ahora
hardware-pi-throttled-now = el procesador va limitado ahora
hardware-pi-hot-now = está cerca de su límite de temperatura ahora
hardware-pi-weak = la alimentación fue demasiado débil desde el arranque (subtensión)
hardware-pi-weak-told = la alimentación fue demasiado débil (subtensión): revise la fuente y su cable
hardware-pi-heat = el procesador pasa de { $limit } C y va más lento: revise su ventilador y el aire
hardware-pi-clock = nadie ha puesto el reloj desde que arrancó el ordenador: no puede uno fiarse de las horas del diario; hace falta una red
hardware-pi-disk = quedan menos de { $megabytes } MB libres en el disco del diario: mueva a otro sitio los diarios viejos
hardware-pi-throttled = el procesador fue limitado desde el arranque
