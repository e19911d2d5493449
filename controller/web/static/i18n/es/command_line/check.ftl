### `faro check`: the state of every part, what is wrong, and what to do about it. Read in a terminal.

## The screen

check-wrong = { $wrong } de { $parts } partes requieren atención:
check-good = Todo en orden.
check-progress = se comprueba: { $part }
check-mark-good = ok
check-mark-note = nota
check-mark-wrong = MAL
check-none-here = esta mesa no tiene
check-phone = un teléfono; con la mesa en marcha, la página del crupier muestra el código que él abre, y la página de servicio sus imágenes
check-last-fault = { $state }; última avería { $fault }

## The computer

check-no-pi = no es una Raspberry Pi
check-no-temperature = no se sabe: aquí no hay sensor
check-hot-fix = dé a la Pi un ventilador o aire
check-no-power = no se sabe: solo lo dice una Raspberry Pi
check-power = sin subtensión desde el arranque
check-power-fix = use la fuente oficial; los servos necesitan la suya
check-power-button = al pulsarlo se apaga el ordenador
check-no-power-button = no hay: antes de desenchufar, sudo poweroff
check-clock = la da un servicio de hora
check-clock-off = sin sincronizar
check-clock-fix = sudo timedatectl set-ntp true, y una red; no puede uno fiarse de las horas del diario
check-no-clock = no se sabe: el núcleo no lo dice
check-disk = { $megabytes } MB libres en { $folder }
check-disk-fix = hacen falta al menos { $megabytes } MB: { $fix }
check-disk-read-only = { $path } está en un disco de solo lectura

## The pages

check-pages-no-pin = sin PIN: quien viene de esta máquina es el crupier, también a través de nginx, stunnel o ssh -R en ella
check-pages-pin = el crupier entra con el PIN, también en esta máquina
check-pages-proxies = el crupier entra con el PIN, también en esta máquina; las direcciones de los visitantes se creen a { $proxies }

check-tls-readable = [web] tls está en "off": quien pueda oír la red puede leer los PIN y hacerse crupier
check-tls-loopback = http solo en la propia máquina: nada pasa por una red
check-tls-own = https con la autoridad propia de la mesa, certificado hasta { $until }; SHA-256 { $fingerprint }
check-tls-given = https con { $certificate }
check-tls-none-yet = https; el primer arranque crea las claves en { $path }
check-tls-locked = https; sus claves son solo para el usuario de la mesa: { $path }
check-tls-fix = docs/keys.md dice para qué es cada archivo y cómo se hace de nuevo

## What its user may do

check-may-not-read = { $user } no puede leer { $path }
check-may-not-write = { $user } no puede escribir { $path }
check-may-not-use = { $user } no puede usar { $path } (grupo { $group })
check-as-service = compruebe como usuario de la mesa: { $command }
check-as-service-folder = compruebe como usuario de la mesa: { $command }; la carpeta del servicio es suya: ls -ld { $folder }
check-no-group = ningún grupo puede usarlo: sudo make install pone la regla en /etc/udev/rules.d, reinicie después la Pi
check-join-group = sudo usermod -aG { $group } { $user }, e inicie sesión de nuevo; o compruebe como usuario de la mesa: { $command }
check-pins-library-fix = sudo make install otra vez: trae lgpio, o dice por qué no puede

## The journal

check-no-journal = aún no hay en { $path }
check-journal = { $events } sucesos, la cadena está íntegra; { $evidence }
check-journal-disagrees = { $journal }; el suceso { $event }, conocido por { $checkpoint }, no coincide
check-journal-newer-fix = instale de nuevo el programa más nuevo, o ponga la copia de antes de la actualización (docs/install.md)
check-journal-fix = guarde el archivo como está, ponga en su lugar la última copia buena; no juegue con él
check-pictures-fix = guarde el archivo como está; aquello de lo que se leyeron estas cartas ya no se puede mostrar

## The camera

check-camera = { $picture }, { $fps } imágenes/s, exposición { $exposure }, brillo { $brightness }, enfoque { $focus }
check-exposure-unknown = no se sabe
check-camera-hangs = { $source } se cuelga
check-driver-fix = no es el cable: el software de la cámara falló como dice el texto; reinstálelo, su numpy debe ser el de la mesa
check-no-picture = { $source } no da imagen
check-no-picture-fix = revise [camera] source
check-camera-light =
    { $dark ->
        [true] { $camera }: demasiado oscuro
       *[false] { $camera }: demasiado claro
    }
check-camera-light-fix = revise la lámpara de encima de la ventana
check-camera-blurred = { $camera }: no hay nada nítido
check-camera-blurred-fix = ponga una carta en la ventana; ajuste [camera] distance_mm, o deslice la cámara hasta que la cifra de enfoque sea la más alta
check-camera-slow = { $camera }: hacen falta { $fps }
check-camera-slow-fix = más luz, o una imagen más pequeña
check-camera-sensor-fix = su sensor da { $most } como máximo: ponga [camera] fps a eso o menos
check-camera-shoe-sensor-fix = su sensor da { $most } como máximo, un sabot necesita { $least }: use la Camera Module 3
check-camera-shoe = { $camera }; se leen cartas sacadas a hasta { $speed } m/s

## The pack

check-pack-unknown = no se sabe, como el diario que tiene al lado
check-pack-no-camera = no se lee ninguno: esta mesa no tiene cámara
check-pack-any = cualquiera con los índices usuales: no hay ninguno dado de alta
check-pack-configured = el de la configuración
check-pack-configured-fix = ponga en vision.pack un archivo de `faro enrol`, o quítelo para leer cualquier mazo con índices
check-pack-enrolled = dado de alta en la página de servicio
check-pack-enrolled-fix = muévalo a otro sitio para seguir sin él, y dé de alta el mazo otra vez en la página de servicio
check-pack = { $whence }: { $cards } cartas, escrito { $written } UTC, { $path }
check-pack-learnt =
    { $count ->
        [one] { $pack }; { $count } imagen aprendida en juego ({ $cards })
       *[other] { $pack }; { $count } imágenes aprendidas en juego ({ $cards })
    }
check-pack-empty = { $pack }: solo dorsos o comodines
check-pack-strange = { $pack }: nada dice qué representa { $card } en el juego
check-pack-strange-fix = nómbrela en [vision] ranks, o spanish_suits

## What runs the reader's networks

check-networks =
    las ejecuta { $name ->
        [onnxruntime] ONNX Runtime
       *[opencv] OpenCV
    } { $version }
check-networks-slower =
    { $chosen ->
        [true] { $how }, como dice FARO_NETWORKS
       *[false] { $how }; ONNX Runtime, que no está instalado, tarda menos de la mitad
    }
check-networks-fix = instale onnxruntime de nuevo (sudo make install), o quítelo; las cartas se leen de todos modos
check-networks-setting-fix = quite FARO_NETWORKS del entorno
check-networks-ended = ONNX Runtime no puede funcionar en este procesador: termina el programa ({ $signal })
check-networks-ended-fix = quite onnxruntime (lo hace sudo make install), o ponga FARO_NETWORKS=opencv
check-networks-untried = no se pudo probar: { $why }

## Box and panel

check-no-pins = esta mesa no usa
check-buzzer = en BCM { $pin }; la página de servicio lo hace sonar
check-no-box = no hay distribuidor en los pines ([gpio] box): ni barrera, ni tapa, ni empujador
check-no-buzzer = esta mesa no tiene (gpio.buzzer)
check-beam-blocked = cortada
check-beam-free = libre
check-lid =
    { $open ->
        [true] abierta
       *[false] cerrada
    }
check-follower =
    { $end ->
        [true] al final de su recorrido: el distribuidor está vacío
       *[false] hay un mazo en el distribuidor
    }

## Board and beads

check-board =
    { $port ->
        [pty] { $driver } en una pty, firmware { $firmware }, protocolo { $protocol }, último arranque: { $cause }
       *[other] { $driver } en { $port }, firmware { $firmware }, protocolo { $protocol }, último arranque: { $cause }
    }
check-board-fault =
    { $port ->
        [pty] { $driver } en una pty, firmware { $firmware }, protocolo { $protocol }, último arranque: { $cause }; última avería { $fault }
       *[other] { $driver } en { $port }, firmware { $firmware }, protocolo { $protocol }, último arranque: { $cause }; última avería { $fault }
    }
check-board-in-use-fix = pare antes la mesa (systemctl stop faro)
check-board-absent-fix = { $fix }, vea su nombre: ls /dev/faro-board /dev/ttyACM* /dev/ttyUSB*; [mcu] port es { $port }
check-board-firmware-fix = { $fix }: make flash PORT={ $port }
check-board-fix = { $fix }; si sigue así: make flash
check-reset-fix = brown-out: alimentación USB débil; watchdog: el firmware se colgó, comuníquelo
check-open-loop = { $driver }: servos sin realimentación
check-beads-unverified = sin verificar: nadie más que el crupier ve dónde están
check-wire = { $frames } tramas dañadas, { $bytes } bytes perdidos, { $stops } paradas de seguridad desde que arrancó la placa
check-wire-fix = un cable USB más corto o mejor, lejos de los cables de los servos
check-wire-off = { $rank }: la realimentación da { $adc }: cable suelto
check-calibrations-differ = { $rank }: la placa y el archivo de calibración difieren
check-calibrations-fix = faro calibrate beads --spindle { $spindle }: otra placa, u otro archivo
check-spindles-fitted = { $count } de trece montados, [mcu] spindles: { $ranks }; los demás están solo en las pantallas
check-spindle =
    { $calibrated ->
        [true] { $rank }: { $beads } bolas pasadas, calibrado
       *[false] { $rank }: { $beads } bolas pasadas, sin calibrar: posiciones de fábrica
    }
check-spindle-between =
    { $calibrated ->
        [true] { $rank }: entre posiciones, en { $pulse_us } us, calibrado
       *[false] { $rank }: entre posiciones, en { $pulse_us } us, sin calibrar: posiciones de fábrica
    }
