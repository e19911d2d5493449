### What is wrong with the serial link to the casekeeper's board. Read on the tablets, in the log and on the command line.

link-cannot-open = no se puede abrir { $port }: { $why }
link-in-use = lo usa otro programa
link-not-open = { $port } no está abierto
link-went-away = { $port } desapareció: { $why }
link-other-end-gone = el otro extremo ya no está
link-takes-nothing = no admite nada desde hace { $seconds } s
link-silent = la placa no dice nada desde hace { $seconds } s
link-no-ack = la placa no acusa recibo
link-unheard = la placa no oyó nada durante un segundo
link-restarted = la placa se reinició (causa: { $cause })
link-nonsense = la placa envió algo sin sentido: { $error }
link-no-such-message = ningún mensaje tiene el id de «{ $bytes }»
link-wrong-length = { $name } de { $has } bytes, deberían ser { $wanted }: { $bytes }
link-out-of-range = { $field } es { $value }, se admite { $low }...{ $high }
link-not-for-board = { $name } no es para la placa
link-rejected = la placa rechazó el mensaje { $id }: { $reason }
link-other-protocol = el firmware { $firmware } de la placa habla el protocolo { $theirs } (tabla { $their_table }), este programa habla el protocolo { $ours } (tabla { $our_table }): grabe el firmware de este programa

## The same for everybody, without the name of a device; behind the name of the part

link-absent = no está, o no se puede usar
link-gone = ha desaparecido
link-no-use = no responde como debe

## What to do about it; `faro check` adds the commands

link-fix-in-use = termine el otro programa que lo usa
link-fix-plug = enchufe la placa
link-fix-firmware = grábele el firmware de este proyecto
link-fix-cable = saque el cable USB y vuelva a ponerlo
link-fix-maestro = póngalo en USB Dual Port con CRC activado (Pololu Maestro Control Center); mire el cable

## What a Pololu Maestro reports of itself, by the names of its user's guide

link-maestro-signal = error de señal serie
link-maestro-overrun = desbordamiento serie
link-maestro-buffer-full = búfer de recepción lleno
link-maestro-crc = error de CRC
link-maestro-protocol = error de protocolo
link-maestro-timeout = tiempo de serie agotado
link-maestro-script-stack = error de la pila del script
link-maestro-call-stack = error de la pila de llamadas
link-maestro-counter = error del contador de programa

## The simulator that executes the firmware, in the demonstration

link-simulator-packages = sudo apt-get install { $packages }
link-simulator-missing = aquí no se puede ejecutar el firmware: { $install }
link-simulator-not-built = el firmware no se compila: { $why }
link-simulator-not-running = el simulador no está en marcha
link-simulator-died = el simulador falló: { $why }
link-simulator-unknown = el simulador falló, o no conoce { $verb }
