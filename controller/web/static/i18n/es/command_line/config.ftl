### The configuration: what is wrong with one, what each key is for, and its pages of documents. Read in a terminal, in
### table.example.toml and in docs/. Keys, values in quotes and what stands in backticks stay as they are.

## What is wrong with a configuration

config-unreadable = { $file }: no se puede leer: { $why }
config-no-utf8 = { $file }: no es texto UTF-8 (byte { $byte })
config-no-toml = { $file }: { $why }
config-too-deep = { $file }: tiene demasiados niveles anidados
config-mistake = { $where }: { $key }: { $mistake }
config-no-section = no es una sección; se admite: { $allowed }
config-section-wanted = debe ser una sección [{ $section }]
config-unknown-key = no se conoce aquí; se admite: { $allowed }
config-word-or-number = se dio { $given }, se esperaba { $words } o un número de { $low } a { $high }
config-choice = se dio { $given }, se admite: { $allowed }
config-true-or-false = se dio { $given }, se esperaba true o false
config-text = se dio { $given }, se esperaba texto entre comillas
config-whole-number = se dio { $given }, se esperaba un número entero de { $low } a { $high }
config-number = se dio { $given }, se esperaba un número de { $low } a { $high }
config-texts = se dio { $given }, se esperaba una lista de textos, como ["faro.local"]
config-crop = se dio { $given }, se esperaba [x, y, ancho, alto] dentro de 0 a 1, cada lado 0.1 o más, o []
config-corners = se dio { $given }, se esperaban cuatro esquinas [[x, y], [x, y], [x, y], [x, y]], o []
config-pins-section = se dio { $given }, se esperaba una sección [gpio.pins]
config-no-pin = se dio { $given }, { $name } no es un pin de la mesa; se admite: { $allowed }
config-no-pin-number = se dio { $given }, { $name }: se esperaba un número de pin BCM de 0 a 27
config-pin-twice = se dio { $given }, el pin { $pin } se da tanto a { $name } como a { $other }
config-a-limit =
    { $same ->
        [true] va en [limits]
       *[false] va en [limits] como { $limit }
    }
config-no-option = no es una opción de las reglas; se admite: { $allowed }
config-rule = se dio { $given }, se esperaba { $expected }
config-host-open = otros pueden llegar a { $host }: ponga web.pin, o sirva solo en "127.0.0.1"
config-proxies-pin = detrás de un proxy entran todos: ponga web.pin
config-tls-file-missing = hace falta con web.tls = "files": un archivo en PEM
config-tls-file-unused = se dio, pero solo se lee con web.tls = "files"; es { $tls }
config-http-port-no-https = se dio, pero solo lleva a https, que estas páginas no tienen
config-http-port-same = se dio { $given }, que es web.port; se esperaba otro puerto, o 0 para ninguno
config-no-proxy = se dio { $given }, se esperaba una dirección como "127.0.0.1" o una red como "192.168.7.0/24"
config-proxy-everybody = se dio { $given }, que es toda dirección: se creería a cualquiera sobre su procedencia
config-no-address = se dio { $given }, que no es una dirección IP
config-no-host = se dio { $given }, se esperaba el nombre de un host como "faro.local", sin puerto, ruta ni *
config-max-below-min = se dio { $max }, se esperaba al menos limits.min = { $min }
config-no-limit = { $game } no tiene ese límite; tiene: { $limits }
config-no-casekeeper = { $game } lo juegan { $players } jugadores o más, no solo con fichas reales
config-shoe-fps = se dio { $given }, se esperaba { $least } o más: { $game } se lee mientras las cartas salen del sabot
config-phone-no-https = se dio "phone", pero tls está en "off": un navegador solo da su cámara a una página cifrada
config-no-sheet = se dio "sheet", se esperaba "box": { $game } da cartas tapadas, que una cámara sobre una hoja vería: se queda con el sabot
config-no-sheet-scene = se dio "scene", se esperaba una cámara: la mesa dibujada no tiene hoja
config-shoe-phone = se dio "phone", se esperaba otra: { $game } se lee mientras las cartas salen del sabot, más deprisa de lo que un teléfono envía imágenes
config-exposure = se dio { $given }, se esperaba { $most } como máximo: con fps = { $fps } ninguna imagen tarda más
config-no-name = se dio «{ $given }», se esperaba una letra, = y uno de { $letters }
config-named-twice = { $name } se nombra dos veces
config-needs-pins = se dio "gpio", que necesita pines: gpio.factory es "none"
config-no-spindle = se dio { $given }, se esperaba uno de { $allowed }
config-spindle-twice = { $given } se da dos veces
config-spindles-none = no se dio ningún alambre, se esperaba al menos uno; una mesa sin bolas tiene mcu.driver = "none"
config-servo-pin = { $name }: el pin { $pin } mueve el alambre { $spindle } con mcu.driver "gpio"
config-pin-digits = se esperaban de 4 a 12 cifras entre comillas
config-pin-easy = es fácil de adivinar ({ $why }); elija otro, mejor seis cifras o más al azar
config-pin-one-digit = una cifra una y otra vez
config-pin-row = cifras seguidas
config-pin-repeated = unas pocas cifras repetidas
config-pin-doubled = cifras dobladas
config-pin-backwards = igual al derecho y al revés
config-pin-year = un año
config-pin-keypad = una línea del teclado

## The example

config-example = Configuración de la mesa de faro. Toda clave puede faltar; lo que está aquí es su valor por defecto.
config-example-rules =
    Reglas de la casa para el juego. docs/rules-options.md dice qué significa cada valor, y tiene las de cada juego;
    los números entre paréntesis son secciones de docs/rules.md.
config-example-not-set = { $name } no está definido
config-example-allowed = Se admite: { $allowed }.
config-example-bounds = De { $low } a { $high }.
config-example-word-or-number = { $words } o un número de { $low } a { $high }.

## [table]

config-table-name = Se muestra en cada página.
config-table-game = El juego que se da; un diario contiene un solo juego.
config-table-mode = table: los puntos apuestan en tabletas. casekeeper: solo cartas, bolas y la pantalla pública, para fichas reales.
config-table-journal = La memoria de la mesa, un archivo SQLite. Relativo a la carpeta de este archivo.
config-table-bank = El dinero de la banca cuando empieza un diario nuevo, en unidades menores.
config-table-odds = Si las tabletas pueden mostrar cuánto vale cada apuesta, según las cartas vistas hasta ahora.
config-table-purse = Compra inicial de todo el que toma asiento (0: solo se compra al crupier).

## [limits]

config-limits-min = Puesta mínima.
config-limits-max = Puesta máxima en una posición, o como dice docs/rules-options.md del juego; 0: la del propio juego, o ninguna.
config-limits-unit = Las puestas son múltiplos de ella. Una puesta de 1 no pierde nada en un empate: tome 2, o split_rounding = "bank".

## [camera]

config-camera-source = picamera2, v4l2:0, la URL de un flujo MJPEG, un archivo de vídeo, una carpeta de imágenes, "phone" (un teléfono que abre el código de la página del crupier), "scene" (dibujada), o "none".
config-camera-width = Ancho de la imagen en píxeles. Lo que envía un teléfono se ajusta al mayor de ancho y alto.
config-camera-height = Alto de la imagen en píxeles.
config-camera-fps = Fotogramas por segundo que se piden a la cámara; de un teléfono, los que se admiten como máximo.
config-camera-distance-mm = De la lente a la ventana, en mm: la lente móvil de una cámara de Pi se ajusta a ella.
config-camera-focus = La lente móvil de una cámara de Pi: según distance_mm, buscado una vez al abrir la cámara, o en dioptrías.
config-camera-exposure-us = La exposición de una cámara de Pi en microsegundos, o buscada al abrirla y cuando ha cambiado la luz de la sala.
config-camera-gain = La ganancia analógica de una cámara de Pi, o buscada igualmente.
config-camera-flicker-hz = Frecuencia de la red de las lámparas de la sala, para una cámara de Pi: la exposición que ella busca son periodos enteros de su luz. 60 en casi toda América, 0 solo con luz del día.
config-camera-crop = Lo que una cámara de Pi muestra de todo su campo, [x, y, ancho, alto] de 0 a 1; vacío: tanto como quepa en la forma de la imagen.
config-camera-faces = Con source "scene": una carpeta con una imagen vertical por carta, con nombres como KH.jpg, 10H.png, 1O.png ... (también BACK.png), de al menos 200 px de alto; vacío: cartas dibujadas. El mazo se lee una vez dado de alta (vision.pack, o la página de servicio).
config-camera-corners = Las cuatro esquinas de la ventana [x, y] en la imagen, en el sentido del reloj; vacío: se buscan solas. Van antes las marcas hechas en la página de servicio.

## [vision]

config-vision-cards-on = box: el mazo está en el distribuidor, o en el sabot. sheet: las cartas se dan a mano en la hoja impresa (faro sheet).
config-vision-cards = Para qué clase de cartas son las marcas del distribuidor o la hoja: donde la cámara ve las de otra clase, lo dice la página que la prepara. Vacío: cualquiera.
config-vision-pack = El mazo propio de la mesa, un archivo de `faro enrol`, relativo a la carpeta de este archivo; vacío: cualquier mazo con índices.
config-vision-indices = De dónde es el mazo, según las letras de sus esquinas: qué índice son V, D, R, B, F, O, U, H, Kn y 1. `any`: las que en todas partes son el mismo índice; una V es la jota francesa y la reina neerlandesa, y se pregunta por ella.
config-vision-learn = Un mazo dado de alta aprende en juego: la imagen de una carta por la que se preguntó se guarda cuando la talla ha probado su nombre.
config-vision-ranks = Qué índice del juego representa un índice del mazo dado de alta, donde no es la misma letra.
config-vision-spanish-suits = Qué palo representan oros, copas, espadas y bastos de un mazo español.

## [mcu]

config-mcu-driver = serial: la placa de este proyecto. maestro: un Pololu Maestro. gpio: servos en los pines de la propia Pi (ambos sin realimentación: nadie verifica dónde están las bolas). fake: una placa simulada. simavr: su firmware real, ejecutado. none: sin bolas.
config-mcu-port = URL del puerto de la placa, como la toma pyserial.
config-mcu-baud = Velocidad de la línea (un Maestro en USB admite cualquiera).
config-mcu-calibration = Dónde guarda `faro calibrate beads` las posiciones de los alambres. Relativo a la carpeta de este archivo.
config-mcu-spindles = Los índices cuyos alambres están montados; cada uno tiene su canal o pin, como en el ábaco entero. Los demás están solo en las pantallas.

## [gpio]

config-gpio-factory = lgpio en una Raspberry Pi, rpigpio para sistemas antiguos, mock para pruebas, none para una mesa sin sensores en el distribuidor.
config-gpio-box = Si hay un distribuidor conectado a los pines: su barrera de salida, tapa y empujador. Sin él no se consultan.
config-gpio-buzzer = Si suena un zumbador cuando se llama al crupier: una pregunta, o una avería que detiene el juego.
config-gpio-pins = Números de pin BCM.

## [web]

config-web-host = Dirección en que se sirven las páginas; 0.0.0.0 para todas.
config-web-port = Puerto TCP; 0 toma uno libre cualquiera.
config-web-pin = El PIN del crupier, de 4 a 12 cifras no fáciles de adivinar; hace falta en toda dirección que no sea la propia máquina, y detrás de un proxy. Vacío: quien viene de esta misma máquina es el crupier.
config-web-allowed-hosts = Nombres de host por los que se pueden pedir las páginas, además de la propia dirección.
config-web-proxies = Direcciones o redes de proxies que escriben ellos X-Forwarded-For; no se cree a nadie más.
config-web-tls = "auto": https con un certificado que la mesa hace ella misma, pero http donde sirve solo en la propia máquina. "off": http. "files": https con el certificado y la clave dados aquí.
config-web-certificate = Con tls = "files": el certificado, y después los que lo firmaron, en PEM.
config-web-key = Con tls = "files": su clave en PEM, sin contraseña.
config-web-http-port = Otro puerto que habla http y solo lleva a https, con la página sobre el certificado de la mesa; 0 es ninguno.

## [floor]

config-floor-dsn = Dónde se reúne el diario de esta mesa con otros (docs/floor.md), como lo toma libpq: un servicio, o host, base de datos y usuario, pero ninguna contraseña. Vacío: en ningún sitio.
config-floor-password = lleva una contraseña, que podría leer quien lea este archivo: su sitio es un archivo de contraseñas (docs/floor.md)
