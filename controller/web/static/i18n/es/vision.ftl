### What is wrong with the camera, its pictures, or a pack that is learnt. Read on the tablets, in the log and on the
### command line.

## Cameras, videos and pictures

vision-camera-stopped = { $camera }: ha dejado de dar imágenes
vision-camera-closed = { $camera }: no se puede abrir
vision-v4l2-number = { $camera }: tras v4l2: va el número de /dev/videoN
vision-no-such-camera = { $camera }: no hay tal cámara: picamera2, v4l2:N, una URL, un archivo de vídeo o una carpeta de imágenes
vision-no-file = no existe ese archivo
vision-no-regular-file = no es un archivo normal
vision-no-video = { $path }: no es un vídeo que se pueda descodificar
vision-video-empty = { $path }: no contiene ninguna imagen que se pueda descodificar
vision-bad-frame = { $path }: el fotograma { $frame } no es una imagen
vision-no-images = { $path }: no contiene imágenes ({ $suffixes })
vision-bad-image = { $path }: no es una imagen que se pueda descodificar
vision-driver = { $kind }: { $error }
vision-stream-ended = la cámara terminó su emisión
vision-garbage-shape = basura: una imagen de forma { $shape }
vision-garbage-size = basura: la imagen cambió de { $was } a { $now }
vision-garbage-even = basura: cada píxel es { $value }
vision-frozen = congelada: la misma imagen durante más de { $seconds } s
vision-hangs = colgada: ninguna imagen durante más de { $seconds } s
vision-not-opened = colgada: sin abrirse tras { $seconds } s

## A phone as the camera

vision-phone-none = ningún teléfono es la cámara
vision-phone-lost = se ha perdido la conexión con el teléfono
vision-phone-silent = el teléfono no envió imagen durante más de { $seconds } s: su conexión es demasiado lenta o se ha perdido
vision-phone-hidden = el teléfono está bloqueado, o muestra otra cosa
vision-phone-taken = el teléfono da su cámara a otra aplicación
vision-phone-table-only = la cámara es un teléfono, que abre la página de una mesa en marcha

vision-jpeg-none = no llegó un JPEG, sino otra cosa
vision-jpeg-cut = el JPEG está cortado
vision-jpeg-broken = el JPEG está roto
vision-jpeg-long = llegó un JPEG de { $given } bytes, se admiten { $most } como máximo
vision-jpeg-large = llegó un JPEG de { $width }x{ $height } px, se admiten { $most } px por lado como máximo
vision-jpeg-small = llegó un JPEG de { $width }x{ $height } px, se admiten { $least } px por lado como mínimo
vision-jpeg-scans = llegó un JPEG en varias pasadas (progresivo o similar), solo se admiten los de una
vision-jpeg-colours = llegó un JPEG de { $parts } colores con { $bits } bits, se admiten 1 o 3 con 8

## A Raspberry Pi's camera

vision-process-said = { " " }({ $text })
vision-python-not-started = picamera2: { $python } no se puede arrancar: { $error }
vision-process-hangs =
    { $stage ->
        [start] picamera2: su proceso se cuelga al arrancar { $python }{ $said }
        [import] picamera2: su proceso se cuelga al importar picamera2{ $said }
        [open] picamera2: su proceso se cuelga al abrir la cámara{ $said }
        [configure] picamera2: su proceso se cuelga al preparar la cámara{ $said }
       *[other] picamera2: su proceso se cuelga al tomar una imagen{ $said }
    }
vision-process-silent = picamera2: su proceso dejó de hablar
vision-process-killed = picamera2: su proceso lo terminó { $signal }{ $said }
vision-process-ended = picamera2: su proceso terminó con el código { $status }{ $said }
vision-process-strange = picamera2: su proceso envió una línea ilegible: { $text }
vision-sensor = { $model } en { $mode }, { $wide } x { $high } % de su campo
vision-no-camera = picamera2: no se halla ninguna cámara{ $said }
vision-no-pictures = picamera2: la cámara no da imágenes{ $said }
vision-library-failed = picamera2: { $error }{ $said }
vision-no-cause = picamera2: no se dio ninguna causa{ $said }
vision-not-installed = picamera2: no está instalada para { $python }
vision-too-old = picamera2: { $python } tiene la versión { $version }, hace falta { $least } o más nueva
vision-not-imported = picamera2: { $python } no puede importarla: { $error }
vision-other-numpy = picamera2: { $python } no puede importarla: { $error }; numpy { $numpy } no es aquel con el que se compiló
vision-no-modes = picamera2: { $model } no indica modos del sensor
vision-beyond = picamera2: se dio { $key } = { $given }, { $model } admite de { $low } a { $high }
vision-fixed-lens = picamera2: se dio focus = { $focus }, pero la lente de { $model } no se puede mover
vision-beyond-focus = picamera2: se dio un enfoque de { $given } dioptrías, { $model } admite de { $low } a { $high }

vision-no-use = no da imágenes que se puedan usar

## What to do about it

vision-fix-replug = saque el cable de la cámara y vuelva a ponerlo
vision-fix-check = revise su cable (antes, sin corriente), su nombre en [camera] source, y que ningún programa la use

vision-fix-command = { $command }
vision-fix-software = no es el cable: el software de la cámara falló como dice el texto; sudo apt full-upgrade, y reinicie
vision-fix-cable = sin corriente, encaje de nuevo el cable de la cámara (los dos extremos); `rpicam-hello --list-cameras` debe nombrarla entonces
vision-fix-busy = pare el programa que usa la cámara (la mesa: sudo systemctl stop faro); si no, el cable
vision-fix-python = falta el Python del sistema: sudo apt install python3
vision-fix-numpy = quite el numpy que se puso encima del de Debian (sudo pip uninstall --break-system-packages numpy)
vision-fix-usb = una cámara USB se nombra source = "v4l2:0"
vision-fix-phone = muestre el código bajo la imagen de la cámara, y ábralo con el teléfono
vision-fix-phone-line = mire si la página del teléfono está abierta, y acerque el teléfono al wifi
vision-fix-phone-screen = desbloquee el teléfono y vuelva a traer delante su página de la cámara
vision-fix-phone-page = cargue de nuevo la página del teléfono, o tome otro teléfono
vision-fix-setting = cambie [camera] { $key }
vision-fix-lens = ponga [camera] focus = "distance" y gire la lente a mano
vision-fix-focus = cambie [camera] focus, o distance_mm y la altura de la cámara

## Packs that are enrolled

vision-no-card-name = «{ $name }» no nombra ninguna carta: primero índice y palo, como en KH.jpg, 10H_2.png o 1O-0003.jpg
vision-no-card = «{ $given }» no es ninguna carta: se esperaba A 2 ... 10 J Q K (B D K, V D R, 1) con S H D C, o 1 ... 9 S C R con O C E B
vision-two-packs = { $one } y { $other } no son de un mismo mazo: palos S H D C, u O C E B
vision-pale = impresiones así (¿pálidas?) se distinguen mal: muchas cartas se preguntarán en lugar de leerse
vision-hard-to-tell = se distinguen mal en estas imágenes, así que a veces se preguntan: { $cards }
vision-too-few = se dio { $count } carta, se esperaban al menos 2
vision-card-not-seen = { $source }: no se ve ninguna carta
vision-no-print = { $source }: no se ve ninguna impresión en la carta
vision-looks-like = { $source }, dada como { $given }, parece { $like }: una carta con dos nombres, o imágenes demasiado malas para distinguirlas
vision-no-end = { $rests } momentos de quietud y ningún final: se esperaba un mazo, dado una vez
vision-nameless = { $count } de { $of } cartas no se pudieron leer ({ $places }): nómbrelas todas en el orden de la talla
vision-other-count = se vieron { $seen } cartas en la ventana, pero el orden nombra { $named }
vision-twice = las cartas { $one } y { $other } son ambas { $label }
vision-none-seen = no se vio ninguna carta en una ventana
vision-shoe-two = las cartas { $one } y { $other } salieron juntas: meta todas las cartas y dé de nuevo, una a una
vision-shoe-not-whole = la carta { $place } no se vio entera: meta todas las cartas y dé de nuevo, cada una de un tirón lento
vision-shoe-pushed-in = la carta { $place } se metió de nuevo tras haber salido: meta todas las cartas y dé de nuevo
vision-shoe-blind = no llegó ninguna imagen útil mientras la carta { $place } estaba sobre la ventana: meta todas las cartas y dé de nuevo
vision-shoe-still-there = la carta { $place } sigue sobre la ventana: meta todas las cartas y dé de nuevo, cada una del todo fuera
vision-shoe-too-many = salieron del sabot más de { $most } cartas: se esperaba un mazo, dado una vez

## A folder with the faces of the rendered cards

vision-faces-folder = { $folder }: { $why }: se esperaba una carpeta con una imagen por carta, como en KH.jpg, 10H.png o 1O.png
vision-faces-none = { $folder }: no contiene ninguna imagen ({ $suffixes }): se esperaba una por carta, como en KH.jpg, 10H.png o 1O.png
vision-faces-label = { $folder }: { $why }
vision-faces-twice = { $one } y { $other } son ambas { $label }: se esperaba una imagen por carta
vision-faces-unread = { $file }: { $why }
vision-faces-shape = { $file }: { $width } x { $height } px: se esperaba una carta vertical, de al menos { $least } px de alto, de { $narrow } a { $wide } veces tan ancha como alta
vision-faces-unknown = { $folder }: { $label } no representa ninguna carta del juego: vea vision.ranks y vision.spanish_suits
vision-faces-same = { $folder }: { $one } y { $other } representan ambas { CARD($card) }
vision-faces-lacking = { $folder } no tiene imagen de { $count } de las cartas del juego: { $cards }

## The file of an enrolled pack

vision-pack-unread = { $path }: no se puede leer: { $error }
vision-no-pack = { $path }: no es un mazo dado de alta, o está dañado (se esperaba lo que escribe `faro enrol`)
vision-pack-unfit = { $path }: { $why }
vision-pack-lacks = no es un mazo dado de alta: le falta { $name }
vision-pack-format = no es un mazo dado de alta: pack.json dice otra cosa
vision-pack-version = versión { $version } del archivo, aquí se conoce { $known }: dé de alta el mazo de nuevo
vision-pack-large = dañado: { $name } tiene { $bytes } bytes, { $most } como máximo
vision-pack-part = dañado: { $name } no se puede leer ({ $error })
vision-pack-pictures = dañado: se esperaban de 1 a { $most } imágenes
vision-pack-labels = dañado: sus etiquetas no son las de un solo mazo
vision-pack-strangers = dañado: umbrales de cartas que no están en el mazo
vision-pack-entry = dañado: una imagen sin etiqueta, archivo o huella
vision-pack-damaged = dañado: { $why }
vision-pack-changed = dañado: { $name } no es la imagen que se dio de alta
vision-pack-size = dañado: { $name } no es una imagen de { $width } x { $height } px
vision-pack-sureness = dañado: sus umbrales no están completos
vision-pack-thresholds = dañado: umbrales { $given }, se esperaba cada uno de 0,5 a 1
vision-pack-ratio = dañado: proporción de lados { $given }, se esperaba de { $least } a { $most }
vision-pack-learnt = dañado: sus imágenes aprendidas en juego no están completas
vision-learnt-strange = las impresiones de este mazo apenas se distinguen
vision-learnt-likelier = las imágenes dadas de alta la toman por otra carta
vision-learnt-like = con esta luz otras cartas se le parecen demasiado
vision-learnt-burnt = una parte de ella está sobreexpuesta, como bajo el reflejo de una lámpara
vision-learnt-useless = con esta luz su número o la señal de su palo parece de otra carta
vision-learnt-harms = otra carta se tomaría por ella

## What runs the networks

vision-networks-broken = ONNX Runtime está instalado y no funciona aquí: { $why }
vision-networks-differ = ONNX Runtime { $version } está instalado y responde distinto que OpenCV, en { $by }
vision-networks-none = FARO_NETWORKS pide ONNX Runtime, que no está instalado
vision-networks-unknown = FARO_NETWORKS es { $asked }: se esperaba una de { $names }

## The rendered box

vision-hand-at-work = la mano está trabajando ({ $movement })
vision-box-holds-less = se piden { $wanted } cartas, quedan { $left } en el distribuidor
vision-shoe-takes-none = un sabot no admite cartas de vuelta
vision-shoe-empty = el sabot está vacío
