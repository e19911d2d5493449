### The command line: its commands, their options, what they print and what they refuse. Read in a terminal.
### Options, commands, file names and what stands in backticks are typed as they are and stay as they are. A percent sign
### of a help text is doubled. Columns of a help text may move; its lines are shown as they are.

## All commands

cli-description = Una mesa de faro: lee las cartas en el distribuidor, mueve las bolas del ábaco, liquida las apuestas.
cli-command = vea abajo
cli-version = qué programa es este: versión, commit, fecha
cli-commands = órdenes:
cli-exit-codes =
    `faro COMMAND --help` explica cada una.
    códigos de salida: 0 hecho; 1 se ejecutó y el resultado es malo; 2 entrada errónea (una línea en la salida de errores)
cli-no-output = no se puede escribir lo que se imprime: { $why }
cli-no-posix = esta orden necesita Linux o macOS: este Python no tiene el módulo «{ $module }». En Windows funciona en WSL; `faro settle`, `faro odds`, `faro simulate` y `faro read` funcionan aquí
cli-no-language = { $variable } es «{ $given }», que no se sirve (los hay: { $languages }); se habla inglés
cli-see-help = vea { $command }
cli-progress-share = { $share } %
cli-progress-left = faltan { $time }
cli-config = vea `faro config example`
cli-rule = una opción de las reglas; `faro config options` las tiene todas
cli-rule-no-value = --rule: se esperaba NAME=VALUE, había { $given }
cli-bad-rule = --rule { $given }: se esperaba { $expected }
cli-rule-mistake = --rule { $name }: { $why }
cli-demo-summary = una mesa simulada entera con sus páginas, bots y un crupier; no hace falta ningún aparato
cli-train-summary = aprender a dar: una mesa simulada con errores a propósito, y una hoja de lo que usted hizo con ellos
cli-try-summary = una mesa con sus propias cartas al momento: una cámara, una hoja impresa, una página que la prepara
cli-run-no-config = no se dio --config: `faro config example` imprime una; con sus cartas y una cámara web, sin ninguna: `faro try`
cli-run-summary = una mesa real, como dice la configuración
cli-read-summary = leer las cartas de fotografías, o la talla de un vídeo
cli-enrol-summary = aprender un mazo de imágenes de sus cartas, lleven lo que lleven impreso
cli-testdeal-summary = el mismo mazo conocido dado una y otra vez hasta que hay un error, con la cuenta
cli-settle-summary = liquidar una talla escrita como guion
cli-odds-summary = cuánto vale cada apuesta según las cartas vistas, exactamente
cli-simulate-summary = tallas por millones: lo que cuestan las maneras de apostar
cli-recall-summary = mostrar las últimas tallas del diario, jugada a jugada
cli-config-summary = comprobar una configuración, o imprimir un ejemplo
cli-check-summary = el estado de todo en una pantalla, primero lo que está mal
cli-park-summary = llevar cada servo a 1000 us, para montar los brazos
cli-exercise-summary = mover cada bola y leer cada sensor, y decir lo bien que repiten
cli-sheet-summary = imprimir como PDF la hoja de papel en que se dan a mano cartas reales
cli-floor-summary = varias mesas en una base de datos: crearla, inscribir una mesa, compararla con un diario
cli-calibrate-summary = buscar las posiciones de cada alambre; se puede deshacer
cli-completion-summary = imprimir lo que completa órdenes y opciones en un intérprete de órdenes
cli-man-summary-of-command = mostrar el manual de todas las órdenes
cli-unreadable = { $option } { $path }: no se puede leer: { $why }
cli-unwritable = { $option } { $path }: no se puede escribir: { $why }
cli-no-text = { $option } { $path }: no es texto UTF-8 (byte { $byte })
cli-no-json = { $option } { $path }: línea { $line } columna { $column }: se esperaba JSON ({ $why })
cli-json-too-deep = { $option } { $path }: se esperaba JSON, está anidado demasiado hondo
cli-json-long-number = { $option } { $path }: se esperaba JSON con números de 4300 cifras como máximo
cli-spindle = alambre { $number }
cli-spindle-option = solo este (0 = as ... 12 = rey); puede repetirse
cli-spindle-range = se dio --spindle { $given }, se esperaba de 0 a { $most }
cli-spindle-not-fitted = se dio --spindle { $given }, que no está montado aquí; [mcu] spindles tiene { $fitted }

## Pictures

cli-evidence =
    { $missing ->
        [0]
            { $altered ->
                [0] { $kept } imágenes casan con sus huellas
               *[other] { $kept } imágenes casan con sus huellas; { $altered } alteradas: { $changed }
            }
       *[other]
            { $altered ->
                [0] { $kept } imágenes casan con sus huellas; faltan { $missing }: { $gone }
               *[other] { $kept } imágenes casan con sus huellas; faltan { $missing }: { $gone }; { $altered } alteradas: { $changed }
            }
    }

## Help and mistakes of any command
# %(name)s and %r are values that are put in later.

cli-usage = uso:
cli-positional-arguments = argumentos
cli-options = opciones
cli-show-help = mostrar esta ayuda y terminar
cli-argument = argumento %(argument_name)s: %(message)s
cli-invalid-choice = elección no válida: %(value)r (elija de %(choices)s)
cli-invalid-choice-near = elección no válida: %(value)r, ¿quería decir %(closest)r? (elija de %(choices)s)
cli-invalid-value = valor de %(type)s no válido: %(value)r
cli-expected-one = se esperaba un argumento
cli-expected-at-most-one = se esperaba un argumento como máximo
cli-expected-at-least-one = se esperaba al menos un argumento
cli-ignored-argument = no se tiene en cuenta el argumento %r
cli-not-with-argument = no se admite con el argumento %s
cli-one-required = hace falta uno de los argumentos %s
cli-required = hacen falta estos argumentos: %s
cli-unrecognized = argumentos que no se conocen: %s
cli-ambiguous = opción ambigua: %(option)s puede ser %(matches)s

## faro demo

cli-demo-help =
    Una mesa simulada entera: un distribuidor dibujado para la cámara, pines simulados, una placa simulada que mueve las
    bolas, cuatro bots, un crupier y las páginas. Da por sí sola hasta que una persona toma el mando en la página del
    crupier. Cortada y arrancada de nuevo, continúa con la misma talla.

      faro demo                                         y abra la dirección que imprime
      faro demo --game german_faro                      lo mismo con el faro alemán
      faro demo --headless --deals 1 --speed max        juega una talla e imprime cómo fue; sale con 0 solo si todo coincide
      faro demo --game siete_y_media --rule change4=optional --rule canto=true
cli-demo-shoe = cámara    dibujada: mira desde abajo cada carta que sale del sabot; las cartas son las dibujadas
cli-demo-shoe-faces = cámara    dibujada: mira desde abajo cada carta que sale del sabot; las cartas son las de { $folder }
cli-demo-table = Mesa de prueba
cli-demo-game = a qué se juega (por defecto faro)
cli-demo-mode = casekeeper: se cuentan las cartas para fichas reales, sin apuestas; table: apuestas en tabletas (por defecto)
cli-demo-headless = sin páginas: dar, imprimir el resultado, terminar
cli-demo-deals = terminar tras N tallas (headless: 1)
cli-demo-speed = tiempo real, o tan deprisa como vaya (headless: max)
cli-demo-seed = qué cartas, qué apuestas (por defecto 7)
cli-demo-cut = cartas detrás de la carta de corte de un sabot (por defecto 7): casi todo el sabot hace una talla corta
cli-demo-host = dirección de las páginas (por defecto 127.0.0.1)
cli-demo-port = puerto de las páginas (por defecto 8000; 0: uno libre cualquiera)
cli-demo-mcu = la placa del ábaco: su firmware real con simavr, o una en Python (por defecto: lo que se pueda tener)
cli-demo-tls = https donde --host no es la propia máquina ("auto", por defecto), o http ("off")
cli-demo-pin = el PIN del crupier, hace falta cuando --host no es la propia máquina
cli-demo-state = dónde guarda la demostración su diario y su distribuidor (por defecto state/demo; german_faro: state/demo_german_faro)
cli-demo-faces = una carpeta con una imagen por carta (KH.jpg, 10H.png, 1O.png ...) que se da en lugar de las cartas dibujadas; se lee como un mazo dado de alta con las mismas imágenes
cli-demo-fresh = olvidar lo que dejó allí una demostración anterior
cli-demo-floor = dónde está la sala, con un acceso que pueda administrarla: la demostración se inscribe allí con el nombre de su juego, y envía su diario (docs/floor.md)

## faro train

cli-train-help =
    Aprender a dar. Una mesa simulada da por sí sola, y las cosas salen mal a propósito, de una en una: dos cartas a la vez,
    una carta vuelta atrás o mal leída, la cámara tapada, apuestas cerradas demasiado pronto, una reclamación, un corte de
    luz. En la página del crupier usted hace lo correcto; un panel dice cómo fue y por qué. Al final hay una hoja que
    imprimir.

      faro train                                        y abra la página del crupier
      faro train --game punto_banco                     lo mismo con un sabot
      faro train --fresh --seed 8                       otra práctica; sin --fresh continúa la última
cli-train-table = Mesa de práctica
cli-train-game = qué se da (por defecto faro)
cli-train-seed = qué cartas, y en qué orden salen mal las cosas (por defecto 7)
cli-train-state = dónde guarda la práctica su diario, su distribuidor y su hoja (por defecto state/train; punto_banco: state/train_punto_banco)
cli-train-fresh = empezar de nuevo: olvidar lo que dejó allí una práctica anterior
cli-train-open = La página del crupier de la práctica: { $address }

## faro run

cli-run-help =
    Llevar una mesa real como dice la configuración. Cada parte puede ser también simulada (cámara "scene", una placa falsa,
    pines simulados). Se para limpiamente con Ctrl-C o SIGTERM; arrancada de nuevo, continúa donde acaba el diario.
cli-run-safe = solo páginas y diario: no se toca ningún aparato, el juego está detenido
cli-run-open = { $table }: las páginas están en { $address }
cli-run-fingerprint = Huella de la autoridad propia de la mesa (SHA-256): { $fingerprint }
cli-run-readable = Las páginas no van cifradas ([web] tls está en "off"): quien pueda oír la red puede leer los PIN y hacerse crupier.
cli-run-no-pin = Sin un PIN ([web] pin) quien abre las páginas en esta máquina es el crupier, y también los visitantes de cualquier cosa que reenvíe a este puerto (nginx, stunnel, ssh -R).

## faro read

cli-read-help =
    Leer las cartas de fotografías, o la talla de un vídeo.

    Una fotografía da una línea JSON: {"{"}"file", "cards": [{"{"}"rank", "suit", "confidence", "candidates", "quad"{"}"}]{"}"}; rank o suit
    es null cuando no hay certeza bastante para obrar por ello; lo que tiene el contorno claro de una carta alrededor de
    papel blanco se cita también cuando no se puede nombrar en absoluto. Un vídeo da una línea JSON por suceso según ocurre,
    cada una con su "file", "time_s" (segundos de película) y "type": exposed, drawn, unclear, double_draw, pushed_back,
    half_out, hand_pass, empty, missing, duplicate, trouble, trouble_cleared, warning; la última es del tipo "end" y cuenta
    fotogramas, cartas y las dudosas. Una carta "missing" que "may_lie_below" no salió nunca, y la última que sí salió sigue
    en el distribuidor. Los índices son A 2 ... 9 T J Q K, los palos S H D C. De una carpeta se lee cada fotografía y vídeo,
    en el orden de sus nombres.

    Un archivo que no se puede leer da la línea {"{"}"file", "error"{"}"}, uno que se leyó solo en parte, una línea con un "warning";
    los demás se leen de todos modos. Código de salida 2 si hubo un error, si no 1 si hubo un aviso.

      faro read table.jpg card1.png
      faro read --recursive photographs/
      faro read deal.mp4 --debug-video seen.mp4
      faro read --pack my.pack table.jpg deal.mp4  lee las cartas de un mazo dado de alta (`faro enrol`), con sus etiquetas
      faro read table.jpg --explain why.png        qué se localizó, cada vista, las probabilidades, y por qué no era seguro
      faro read *.jpg deal.mp4 --explain FOLDER    una hoja por cada fotografía y por cada carta de un vídeo; las hojas que
                                                   ya están allí se conservan, las nuevas reciben un número
      faro read --drift deal1.mp4 deal2.mp4 ...    al final, una línea sobre si la carta a la vista delata la siguiente:
                                                   {"{"}"type": "drift", "draws", "spread_mm", "largest_mm", "dependence",
                                                   "chance", "square"{"}"}. Cada vídeo es una talla; varios del mismo
                                                   distribuidor y mazo juntos dicen más. `chance`: con qué frecuencia quedan
                                                   tan raras unas cartas que no saben nada de la siguiente; null: muy pocas
                                                   extracciones. De 0.001 abajo "square" es false y el código de
                                                   salida 1.
cli-read-paths = fotografías, vídeos o carpetas de ellos
cli-read-recursive = también carpetas dentro de carpetas
cli-read-calibration = para vídeos: dónde está la ventana, {"{"}"corners": [[x, y] x 4]{"}"} en el sentido del reloj; sin ello la ventana se busca
cli-read-pack = lo que escribió `faro enrol`: leer las cartas de este mazo, y no otras
cli-read-explain = dibujar por qué cada carta se leyó así: un .png para una fotografía, si no una carpeta
cli-read-sheet = vídeos: las cartas se dan a mano en la hoja de `faro sheet`, no se sacan de un distribuidor
cli-read-indices = de dónde es el mazo, según las letras de sus esquinas (por defecto: las letras que son el mismo índice en todas partes)
cli-read-stack = vídeos: las cartas se dan a mano de un montón, boca arriba, en cualquier mesa; puede haberlo filmado un
    teléfono en la otra mano
cli-read-drift = vídeos: si la carta a la vista queda según cuál viene después
cli-read-debug-video = escribir lo que se vio (solo un vídeo)
cli-read-progress-film = archivo { $number } de { $files }: { $name }, { $seconds } s
cli-read-one-video = --debug-video va con exactamente un vídeo
cli-read-one-photograph = --explain OUT.png va con exactamente una fotografía; dé una carpeta
cli-read-videos-only = { $option } va solo con vídeos
cli-read-general-reader = --explain muestra cómo lee el lector general; quite --pack
cli-read-address = una dirección; faro read toma archivos (faro run lee cámaras en directo)
cli-read-empty-folder = una carpeta sin fotografías ni vídeos
cli-read-no-corners = --calibration { $path }: se esperaba {"{"}"corners": [[x, y], [x, y], [x, y], [x, y]]{"}"}
cli-read-progress = archivo { $number } de { $files }: { $name }

## faro enrol

cli-enrol-help =
    Aprender un mazo de imágenes de sus cartas, para que `faro read --pack` y la mesa conozcan sus caras.

    Hace falta para mazos cuyo índice no es A K Q J 10 ... 2 en las esquinas: alemanes, franceses, españoles, sin índice
    alguno; también hace más segura la lectura de cualquier otro. Basta una imagen por carta, mejor dos: fotografías enteras
    con una carta sobre un paño, o casi todo carta; con cualquier giro y luz. Cada una se llama como su carta, primero índice
    y palo:

      faro enrol --out my.pack KH.jpg 10H.png QS_2.jpg ...       índices A 2 ... 10 J Q K, palos S H D C
      faro enrol --out naipes.pack 1O.jpg SC-0001.jpg RB.jpg ... españolas: 1 ... 9 S C R (o 10 11 12), palos O C E B
      faro enrol --out paris.pack 1H.jpg VH.jpg DH.jpg RH.jpg    las letras del índice del propio mazo (V D R, B D K)
      faro enrol --out my.pack --labels cards.csv                una tabla con las columnas file,label (o file,rank,suit)

    O dé el mazo una vez por el distribuidor, un segundo por carta; los nombres en el orden de la talla vienen de un archivo
    (`KH 10H 2C ...`, o una línea cada uno), y pueden faltar si el índice del mazo lo lee la mesa de todos modos:

      faro enrol --out my.pack --deal deal.mp4 --order order.txt    de un vídeo
      faro enrol --out my.pack --config table.toml                  de la cámara de la mesa; acaba al vaciarse el distribuidor

    En una mesa cuyas cartas se leen al salir de un sabot, se sacan despacio, cada una de un tirón; para un vídeo de eso:

      faro enrol --out my.pack --deal deal.mp4 --shoe --order order.txt

    Las imágenes llamadas BACK o JOKER se aprenden como lo que no es carta del mazo. PACK es un archivo con una imagen
    pequeña de cada carta; no se escribe nada si algo está mal.
cli-enrol-pictures = imágenes de cartas, llamadas como ellas
cli-enrol-out = el archivo que se escribe
cli-enrol-labels = nombra las cartas de las imágenes: columnas file,label o file,rank,suit
cli-enrol-deal = aprender el mazo de este vídeo en que se da
cli-enrol-shoe = con --deal: el vídeo muestra la ventana de un sabot, sobre la que pasan las cartas
cli-enrol-config = aprenderlo mientras se da en esta mesa
cli-enrol-order = las cartas en el orden en que se dan
cli-enrol-together = se dieron juntos imágenes, --deal y --config; se esperaba uno de ellos
cli-enrol-order-alone = --order va con --deal o --config
cli-enrol-shoe-alone = --shoe va con --deal; la configuración de una mesa dice por sí misma dónde se leen sus cartas
cli-enrol-nothing = no se dieron imágenes; se esperaba FILE..., --labels CSV, --deal VIDEO o --config table.toml
cli-enrol-not-named = { $path } no se nombra en { $table }
cli-enrol-columns =
    { $count ->
        [0] --labels { $table }: columnas, ninguna; se esperaba file,label o file,rank,suit en la primera línea
       *[other] --labels { $table }: columnas { $columns }; se esperaba file,label o file,rank,suit en la primera línea
    }
cli-enrol-no-file = --labels { $table }, línea { $line }: no se nombra ningún archivo
cli-enrol-bad-label = --labels { $table }, línea { $line }: { $why }
cli-enrol-empty-table = --labels { $table }: no nombra ninguna imagen
cli-enrol-no-folder = --out { $out }: no hay carpeta { $folder }
cli-enrol-is-folder = --out { $out }: es una carpeta; se esperaba el nombre de un archivo
cli-enrol-not-written = --out { $out }: no se puede escribir: { $why }
cli-enrol-bad-picture = { $path }: { $why }
cli-enrol-taken =
    { $pictures ->
        [one] { $pictures } imagen tomada
       *[other] { $pictures } imágenes tomadas
    }
cli-enrol-opened = abiertas { $count } de { $of } imágenes
cli-enrol-looked-at = miradas { $count } de { $of } imágenes
cli-enrol-done = { $out }: { $cards } cartas de { $pictures } imágenes

## faro testdeal

cli-testdeal-help =
    Dar el mismo mazo conocido una y otra vez hasta que hay un error, y llevar la cuenta: la prueba de fondo de distribuidor
    y cámara.

      faro testdeal --config table.toml                        con la cámara, ventana y mazo de la mesa; el distribuidor
                                                               vacío acaba una talla
      faro testdeal --config table.toml --order stacked.txt    el mazo se ordena así antes de cada talla
      faro testdeal deal1.mp4 deal2.mp4                        tallas grabadas
      faro testdeal --rendered --deals 3                       un distribuidor dibujado; no hace falta ningún aparato

    Sin un orden cada talla se coteja con el mazo: cada carta una vez, ninguna de más. Un error es una carta mal leída,
    perdida o vista dos veces; una carta dudosa se cuenta, no es un error. Acaba en la primera talla con un error (con
    --go-on no), tras --deals, o con Ctrl-C. Código de salida 1 si hubo un error.
cli-testdeal-videos = tallas grabadas
cli-testdeal-config = la mesa cuya cámara mira el distribuidor
cli-testdeal-rendered = mirar un distribuidor dibujado, a toda velocidad
cli-testdeal-seed = del distribuidor dibujado (por defecto 1)
cli-testdeal-order = las cartas en el orden en que se dan
cli-testdeal-pack = lo que escribió `faro enrol`; si no, el de la mesa
cli-testdeal-deals = parar tras estas tallas (por defecto: sin fin)
cli-testdeal-go-on = no parar en un error
cli-testdeal-keep = escribir aquí las imágenes de una talla con un error
cli-testdeal-json = un objeto JSON por talla, y uno de todas
cli-testdeal-bad-card = --order { $path }, línea { $line }: { $why }
cli-testdeal-no-card = --order { $path }: no nombra ninguna carta
cli-testdeal-bad-order = --order { $path }: { $why }
cli-testdeal-no-box = { $path }: camera.source es "{ $source }": no hay distribuidor que mirar
cli-testdeal-range = se dio --deals { $given }, se esperaba 1 o más
cli-testdeal-no-folder = --keep { $path }: no es una carpeta
cli-testdeal-one-of = se esperaba uno de: VIDEO..., --config table.toml, --rendered
cli-testdeal-not-drawn = --rendered no tiene { $card }: dibuja { $first } ... { $last }
cli-testdeal-card = carta { $number }
cli-testdeal-progress = talla { $deal }, carta { $card } de { $size }
cli-testdeal-deal = talla { $number }{ $cards } cartas { $seconds } s
cli-testdeal-not-sure = dudosas: { $cards }
cli-testdeal-incident =
    { $name ->
        [DoubleDraw] dos cartas a la vez { $count }
        [PushedBack] vueltas atrás { $count }
        [HandPass] mano que pasa { $count }
        [covered] tapada { $count }
        [dark] oscura { $count }
        [defocused] desenfocada { $count }
        [frozen] congelada { $count }
        [lid] tapa { $count }
        [moved] movida { $count }
        [unfound] ventana no encontrada { $count }
       *[other] { $name } { $count }
    }
cli-testdeal-deal-result =
    { $good ->
        [true] bien
       *[false] ERROR
    }
cli-testdeal-all-deals = tallas    { $deals }, { $errors } con un error
cli-testdeal-all-cards = cartas    { $cards } vistas, { $unclear } dudosas
cli-testdeal-noticed = notado    { $counts }
cli-testdeal-result =
    { $result ->
        [none] resultado no se vio ninguna talla
        [error] resultado ERROR
       *[good] resultado bien
    }
cli-testdeal-not-written = no se puede escribir

## faro settle

cli-settle-help =
    Liquidar una talla escrita como guion (JSON), con el motor que lleva la mesa.

    faro settle deal.json            un guion; el resultado como un objeto JSON
    faro settle -                    lo mismo desde la entrada estándar
    faro settle --lines < deals      un guion por línea, un resultado por línea

    Lo que puede decir un guion, lo que resulta, y por qué se rechaza un acto: docs/settle.md. Las reglas: docs/rules.md.
cli-settle-script = un archivo, o - para la entrada estándar
cli-settle-lines = un guion por línea; uno malo imprime su error y los demás siguen
cli-settle-progress = { $scripts } guiones
cli-settle-needed = hace falta un guion (docs/settle.md): un archivo, - para la entrada estándar, o --lines
cli-settle-bad = { $problem } (la forma de un guion: docs/settle.md)
cli-settle-no-text = byte { $byte }: se esperaba texto UTF-8
cli-settle-no-json = línea { $line } columna { $column }: se esperaba JSON ({ $why })
cli-settle-no-constant = se esperaba JSON, había { $name }, que JSON no tiene
cli-settle-too-deep = se esperaba un guion de talla, había JSON anidado demasiado hondo
cli-settle-long-number = se esperaban enteros de 19 cifras como máximo
cli-settle-no-object = se esperaba un objeto con game, deck, bank, players y events
cli-settle-no-game = game: se esperaba { $games }

## faro odds

cli-catalogue-summary = los idiomas que hay, y lo que le falta a uno
cli-catalogue-help =
    Los idiomas que hablan las páginas y las órdenes, cada uno con el número de sus frases.

    faro catalogue                   los idiomas que hay
    faro catalogue --missing es      lo que le falta al español, tal como está en los archivos ingleses; código de salida 1 si falta algo
cli-catalogue-missing = imprimir las frases inglesas que le faltan al idioma de esta etiqueta, por archivos
cli-catalogue-has = { $count } de { $of } frases
cli-catalogue-no-tag = --missing: se esperaba la etiqueta de un idioma, como es o pt-BR, había «{ $given }»
cli-odds-help =
    Cuánto vale cada apuesta según las cartas vistas, exactamente.

    faro odds                        antes de la soda
    faro odds --seen 7C,4H,10H       tras la soda y jugadas enteras: las cuotas de la jugada siguiente (10H o TH)
    faro odds --seen ... --rule multi_both_open=push --rule call_pair=1
    faro odds --json                 lo mismo como JSON, fracciones exactas
    faro odds --plot ventaja.svg     un dibujo de la ventaja de la banca en cada apuesta; con todo juego
    faro odds --game punto_banco     el próximo golpe de un sabot; --seen cualesquiera cartas salidas, --rule packs=6
    faro odds --game chemin_de_fer   quién pide con qué, y qué gana el banquero; también --game baccarat_banque
    faro odds --game german_faro     una ficha a una carta; --seen cualesquiera cartas salidas, con ellas un palo quitado
    faro odds --game siete_y_media   quién se planta desde cuánto, y el mejor juego contra una banca que no elige
    faro odds --game macao           quién pide por debajo de qué; también --game victoria

    ventaja: lo que la banca gana de media por cada unidad puesta, en una jugada, por cada decisión, y con una apuesta que
    se deja hasta que se decide. Negativa: gana el jugador. Un empate se lleva aquí justo la mitad; en la mesa una puesta
    impar se redondea, con split_rounding=player a favor del jugador: una puesta de 1 no pierde nada, así que tome una
    unidad de 2 o más, o "bank".
cli-odds-game = de qué juego (por defecto faro)
cli-odds-seen = cartas vistas hasta ahora, primero la soda: 7C,4H,6H
cli-odds-packs = barajas del sabot en chemin de fer (6) y en un lado de una banque (3), para comparar con otras cifras
cli-odds-bad-packs = --packs: se esperaba de 1 a { $most }, había { $given }
cli-odds-no-packs = --packs: solo con --game { $games }, no con { $game }
cli-odds-json = imprimir JSON con fracciones exactas
cli-odds-progress = se cuentan todas las maneras en que pueden venir las cartas
cli-odds-plot = dibujar lo que gana la banca con cada apuesta
cli-odds-axis = lo que gana la banca de una unidad puesta, por cada decisión
cli-odds-no-card = --seen: no es una carta: { $given } (se esperaba un índice de { $ranks } o 10, y un palo de { $suits }: TC o 10C)
cli-odds-twice = --seen: { $card } está dos veces
cli-odds-half-turn = --seen: se esperaba la soda y jugadas enteras, un número impar de cartas, había { $count }
cli-odds-too-many = --seen: se esperaban 49 cartas como máximo, antes de la última jugada, había { $count }
cli-odds-unseen = { $count } cartas sin ver; la jugada siguiente es empate con { $split }, se esperan { $splits } empates
cli-odds-last-three = las tres últimas cartas: distintas { $distinct }, pareja { $pair }, trío { $triple }
cli-odds-bet = apuesta
cli-odds-left = hay
cli-odds-win = gana
cli-odds-lose = pierde
cli-odds-half = mitad
cli-odds-push = tablas
cli-odds-edge-turn = ventaja jugada
cli-odds-edge-decision = ventaja decisión
cli-odds-edge-left-lying = ventaja dejada
cli-odds-call = orden
cli-odds-pays = paga
cli-odds-edge = ventaja
cli-odds-too-often =
    { $packs ->
        [one] --seen: { $card } está en el sabot una vez
       *[other] --seen: { $card } está en el sabot { $packs } veces
    }
cli-odds-too-few = --seen: un golpe necesita { $wanted } cartas, quedan { $left }
cli-odds-coup = { $unseen } cartas sin ver; un golpe lleva { $cards } cartas, { $natural } son naturales
cli-odds-as-commission = la mitad con 6 cuesta tanto como una comisión de { $commission }
cli-odds-not-counted = --rule { $rule }: no hay cifras para esta regla
cli-odds-too-many-cards = --rule: las cifras son para manos de { $most } cartas como máximo (max_cards)
cli-odds-unseen-of-pack = { $count } cartas sin ver; un punto, que pide por debajo de un total, contra un banquero que pide por debajo del suyo
cli-odds-mark = { $count } cartas sin ver; una ficha a una de ellas, con una banca que puede pagar y nadie eliminado
cli-odds-next-pair = próxima pareja
cli-odds-to-the-end = hasta el final
cli-odds-undecided = sin decidir
cli-odds-none-left = --seen: no queda ninguna carta
cli-odds-not-of-40 = --seen: { $card } no está en el mazo de 40 (del as al siete, sota, caballo, rey)
cli-odds-goes-over = una jugada de { $points }: con la carta siguiente se pasa con { $over } de { $of }, { $chance }
cli-odds-bank-from = banca desde
cli-odds-punter-from = punto desde
cli-odds-over = se pasa
cli-odds-seven-half = 7½
cli-odds-at-best = un punto que pide o se planta como mejor va a sus cartas, banca desde { $points }: ventaja { $edge }
cli-odds-after-looking = quien apuesta tras ver su primera carta gana { $most } de lo máximo que puede poner, menos { $least } de lo mínimo
cli-odds-house = La banca de la casa: su ventaja contra un punto que juega lo mejor, y contra uno que se planta desde lo que menos le cuesta
cli-odds-house-best = juega lo mejor
cli-odds-house-fixed = ventaja
cli-odds-fusilar = fusilar: la carta bajo un siete es una figura con { $chance }
cli-odds-as-much = lo mismo
cli-odds-next-over = se pasa luego
cli-odds-first-card = primera carta
cli-odds-gains = gana
cli-odds-punter-below = punto bajo
cli-odds-banker-below = banquero bajo
cli-odds-free-five = { $unseen } cartas sin ver; jugando lo mejor el punto pide con 5 con { $often }
cli-odds-free-mixed =
    { $third ->
        [none] el banquero pide entonces con { $total } contra un punto que se plantó con { $often }
       *[other] el banquero pide entonces con { $total } contra { $third } con { $often }
    }
cli-odds-free-gains = Lo que gana el banquero de una unidad
cli-odds-free-best = los dos juegan lo mejor
cli-odds-free-five-stands = con 5 se planta, la mejor respuesta
cli-odds-free-five-draws = con 5 pide, la mejor respuesta
cli-odds-free-table = con 5 lo mejor, la tabla de la tercera carta
cli-odds-free-five-stands-table = con 5 se planta, la tabla
cli-odds-free-five-draws-table = con 5 pide, la tabla
cli-odds-free-answers = Las mejores respuestas del banquero, según su total y la tercera carta del punto (-: se plantó)
cli-odds-free-to-best = a lo mejor
cli-odds-free-to-stands = 5 se planta
cli-odds-free-to-draws = 5 pide
cli-odds-free-depends = lo que hace el punto con 5 decide: { $cells }
cli-odds-open = { $ranks } sin moneda
cli-odds-coppered = { $ranks } con moneda
cli-odds-high = carta alta
cli-odds-high-coppered = alta con moneda
cli-odds-odd = impar
cli-odds-even = par
cli-odds-player = jugador
cli-odds-banker = banquero
cli-odds-tie = empate
cli-odds-player-pair = par. jugador
cli-odds-banker-pair = par. banquero
cli-odds-super6 = Super 6
cli-odds-dragon7 = Dragón 7
cli-odds-panda8 = Panda 8

## faro sheet

cli-sheet-help =
    Escribe como PDF la hoja de papel en que se dan cartas a mano bajo una cámara.

    Imprímala al 100 % («tamaño real», no «ajustar a la página»), a una cara, y mida su línea. Tiene las cuatro marcas con las
    que la cámara halla el marco, el marco para el mazo, un lugar para las cartas a cada lado, y lo que hay que hacer en
    cuatro dibujos. Un juego cuyas cartas se ponen una a una tiene una hoja para eso; uno que da cartas tapadas no tiene.

      faro sheet --out sheet.pdf
      faro sheet --out hands.pdf --game punto_banco --paper letter --cards bridge
cli-sheet-out = el archivo que se escribe, como sheet.pdf; si ya hay uno con ese nombre, se reemplaza
cli-sheet-paper = el papel de la impresora (por defecto a4)
cli-sheet-cards = la clase de cartas (por defecto poker)
cli-sheet-game = el juego que se da (por defecto faro)
cli-sheet-font = fuente TrueType que se usa, para un idioma que Helvetica no puede escribir
cli-sheet-no-pdf = --out { $out }: se esperaba un nombre que acabe en .pdf
cli-sheet-not-written = --out { $out }: no se puede escribir: { $why }
cli-sheet-hidden = --game { $name }: { $game } no tiene hoja: sus cartas se dan tapadas, y una cámara sobre la mesa las vería; se da del sabot
cli-sheet-no-library = la biblioteca { $library } no está instalada; escriba: `pip install 'faro-table[sheet]'`
cli-sheet-no-letter = Helvetica no tiene la letra { $letter }; indique una fuente que la tenga: `--font FILE.ttf`
cli-sheet-font-no-letter = --font { $path }: no tiene la letra { $letter }
cli-sheet-bad-font = --font { $path }: se esperaba una fuente TrueType
cli-sheet-too-long = no cabe en su lugar de la hoja: { $sentence }
cli-sheet-done = { $out }: { $name }, marcas { $first } a { $last }; imprímala al 100 % y mida su línea

## faro simulate

cli-simulate-help =
    Tallas sin mesa, por millones: lo que cuestan las maneras de apostar, junto a las cifras exactas.

    faro simulate                            las estrategias incluidas, un millón de tallas
    faro simulate --deals 5000000 --processes 4 --plot take.svg
    faro simulate --game punto_banco         las apuestas del punto banco, un millón de golpes
    faro simulate --game chemin_de_fer       quién pide con qué, en un millón de golpes; también --game baccarat_banque
    faro simulate --strategies mine.json     una lista de {"{"}"name", "bet", "rules"{"}"}
    faro simulate --cluster local            con un clúster de Dask; las sumas son las mismas

    Una apuesta se escribe como en un guion de talla ("type", "ranks" o "win" y "lose", "copper"), y se pone de nuevo en cada
    jugada. En lugar de ranks una apuesta flat puede tener "pick": "case" (un índice con una carta por salir), "most_left" o
    "least_left"; el tipo "call" canta el orden de la última jugada allí donde se paga. Un empate se lleva justo la mitad:
    vea `faro odds --help`. se queda: lo que la casa se queda de cada unidad puesta, con su intervalo de confianza del 95 %;
    z: cuántos errores típicos está por encima de la cifra exacta. Si son demasiados, una fila NO COINCIDE, y el código de
    salida es 1: cuantas más filas se comparan, más hace falta (3,9 para una, 4,5 para 14), de modo que el solo azar lo hace
    como mucho en una ejecución de cada 10 000.

    Otros juegos tienen en lugar de una apuesta: chemin de fer y banque "five" (stand, draw o best: lo que hace el punto con
    5) y "banker" (table o best: cómo responde); Macao y Victoria "punter_below" y "banker_below", los totales por debajo de
    los cuales piden; siete y media "punter_from" (medios desde los que se planta, o best) y "bank_from" (medios, o as_much:
    pide hasta tener tanto como él).
cli-simulate-game = a qué juego se juega (por defecto faro)
cli-simulate-deals = cuántas tallas (por defecto 1000000)
cli-simulate-seed = semilla del azar; la misma da las mismas cartas (por defecto 1)
cli-simulate-processes = cuántas a la vez (por defecto 2)
cli-simulate-cluster = que las juegue un clúster de Dask: local, tls://HOST:PORT o tcp://127.0.0.1:PORT
cli-simulate-strategies = una lista JSON de estrategias en lugar de las incluidas
cli-simulate-plot = dibujar lo que se queda la casa con cada estrategia
cli-simulate-json = imprimir JSON
cli-simulate-range = { $option }: se esperaba de { $low } a { $high }, había { $given }
cli-plot-no-svg = --plot { $path }: se esperaba un nombre que acabe en .svg
cli-plot-not-written = --plot { $path }: no se puede escribir: { $why }
cli-simulate-no-list = { $path }: se esperaba una lista de estrategias, había { $found }
cli-simulate-no-name = una estrategia necesita un nombre de 1 a { $most } caracteres imprimibles, había { $found }
cli-simulate-no-bet = { $name }: una estrategia necesita una apuesta, había { $found }
cli-simulate-no-rules = { $name }: rules: se esperaba un objeto de opciones, había { $found }
cli-simulate-bad-rule = { $name }: rules.{ $why }
cli-simulate-no-ranks = { $name }: se esperaban listas de índices, había { $found }
cli-simulate-no-copper = { $name }: copper: se esperaba true o false, había { $found }
cli-simulate-no-pick = { $name }: pick es para apuestas flat: { $picks }, había { $found }
cli-simulate-no-type = { $name }: type: se esperaba flat, group, heel, string, high, odd, even o call, había { $found }
cli-simulate-bad-ranks = { $name }: estos índices no forman { $type }, había { $found }
cli-simulate-progress = { $done } de { $deals } tallas
cli-simulate-process-ended = un proceso se terminó antes de jugar sus tallas: ¿hay poca memoria?
cli-cluster-no-address = --cluster { $given }: se esperaba local, tls://HOST:PORT o tcp://127.0.0.1:PORT
cli-cluster-no-tls = --cluster { $given }: fuera de este ordenador solo se usa tls://, pues quien habla con un planificador ejecuta en él lo que quiere
cli-cluster-no-library = --cluster necesita el paquete de Python { $library }: pip install "faro-table[cluster]"
cli-cluster-no-answer = --cluster { $given }: allí no contesta nadie: { $why }
cli-cluster-no-worker = --cluster { $given }: no tiene ningún trabajador
cli-cluster-lost = el clúster abandonó una parte de las tallas: { $why }
cli-simulate-strategy = estrategia
cli-simulate-take = se queda de una unidad
cli-simulate-exact = exacto
cli-simulate-z = z
cli-simulate-disagrees = NO COINCIDE
cli-simulate-too-few = con menos de { $fewest } tallas no se compara nada
cli-simulate-beats =
    { $usual ->
        [yes] gana a la banca: { $name }
       *[no] gana a la banca: { $name } con { $rules }
    }
cli-simulate-axis = lo que la casa se queda de una unidad puesta
cli-simulate-no-coup-type = { $name }: type: se esperaba uno de { $types }, había { $found }
cli-simulate-no-totals = { $name }: una estrategia necesita punter_below y banker_below de { $low } a { $high }, había { $found }
cli-simulate-no-half-points = { $name }: { $key }: se esperaba de 1 a { $high } medios o "{ $word }", había { $found }
cli-simulate-bank-by-rule = { $name }: bank_from: se esperaba { $only } con bank_policy=blackjack, había { $found }
cli-simulate-not-counted = { $name }: rules: no hay cifras para { $rule }
cli-simulate-too-many-cards = { $name }: se juegan manos de { $most } cartas como máximo (max_cards), había { $found }
cli-simulate-no-choice = { $name }: una estrategia necesita five (uno de { $fives }) y banker (uno de { $bankers }), había { $found }
cli-simulate-not-offered = { $name }: las reglas no tienen esta apuesta, había { $found }

cli-simulate-9-open = 9 sin moneda
cli-simulate-9-coppered = 9 con moneda
cli-simulate-case-card = última carta de un índice
cli-simulate-rank-with-most-cards-left = índice con más por salir
cli-simulate-rank-with-fewest-cards-left = índice con menos por salir
cli-simulate-cheval-5-9 = à cheval 5-9
cli-simulate-cheval-5-9-both-push = à cheval 5-9, ambas tablas
cli-simulate-square-k-q-a-2 = cuadro K-Q-A-2
cli-simulate-square-coppered-first-card-wins = cuadro con moneda, gana primera
cli-simulate-high-card = carta alta
cli-simulate-odd = impar
cli-simulate-odd-king-counts-odd = impar, el Rey es impar
cli-simulate-call-the-turn = cantar el orden
cli-simulate-call-the-turn-cat-hop-1-1 = cantar el orden, pareja 1:1
cli-simulate-any-split-takes-coppers = todo empate toma las monedas
cli-simulate-player = jugador
cli-simulate-banker = banquero
cli-simulate-tie = empate
cli-simulate-tie-9-to-1 = empate, 9 a 1
cli-simulate-player-pair = pareja jugador
cli-simulate-banker-six-packs = banquero, seis barajas
cli-simulate-super-6-banker = Super 6, banquero
cli-simulate-super-6 = Super 6
cli-simulate-ez-banker = EZ, banquero
cli-simulate-dragon-7 = Dragón 7
cli-simulate-panda-8 = Panda 8
cli-simulate-5-stands-the-table = 5 se planta, la tabla
cli-simulate-5-draws-the-table = 5 pide, la tabla
cli-simulate-5-at-its-best-the-table = 5 óptimo, la tabla
cli-simulate-5-stands-the-best-answer = 5 se planta, mejor respuesta
cli-simulate-5-draws-the-best-answer = 5 pide, mejor respuesta
cli-simulate-both-at-their-best = los dos, juego óptimo
cli-simulate-from-4-bank-from-5-half = desde 4, banca desde 5½
cli-simulate-from-4-half-bank-from-5 = desde 4½, banca desde 5
cli-simulate-from-5-bank-from-5 = desde 5, banca desde 5
cli-simulate-from-3-half-blackjack-bank = desde 3½, banca de black jack
cli-simulate-at-his-best-house-from-5 = óptimo, casa desde 5
cli-simulate-at-his-best-house-from-5-half = óptimo, casa desde 5½
cli-simulate-from-3-half-house-from-5-half = desde 3½, casa desde 5½
cli-simulate-from-5-blackjack-bank = desde 5, banca de black jack
cli-simulate-from-5-bank-from-6-half = desde 5, banca desde 6½
cli-simulate-from-5-bank-as-much = desde 5, banca hasta tener igual
cli-simulate-even-money = desde 4½, banca de 5½, a la par
cli-simulate-at-his-best-blackjack-bank = óptimo, banca de black jack
cli-simulate-player-six-packs = jugador, seis barajas
cli-simulate-tie-six-packs = empate, seis barajas
cli-simulate-tie-9-to-1-six-packs = empate, 9 a 1, seis barajas
cli-simulate-both-draw-below-4 = los dos piden con menos de 4
cli-simulate-both-draw-below-5 = los dos piden con menos de 5
cli-simulate-both-draw-below-6 = los dos piden con menos de 6
cli-simulate-punter-below-6-banker-below-4 = punto < 6, banquero < 4
cli-simulate-below-5-ties-void = menos de 5, empate no vale
cli-simulate-below-6-over-nine-lost = menos de 6, más de 9 pierde
cli-simulate-below-5-naturals-even-money = menos de 5, naturales a la par
cli-simulate-below-5-equal-cards-even = menos de 5, iguales a la par
cli-simulate-mark-for-a-pair = una ficha, la pareja siguiente
cli-simulate-mark-to-the-end = una ficha, hasta el final
cli-simulate-mark-to-the-end-39 = una ficha, al final, 39 cartas
cli-simulate-mark-last-card-right = igual, última carta a su montón
cli-simulate-no-mark = { $name }: una estrategia necesita pack (52 o 39) y lies ("next_pair" o "to_the_end"), había { $found }
cli-simulate-nobody-draws = nadie pide carta

## faro recall

cli-recall-help =
    Mostrar las últimas tallas del diario, jugada a jugada: cartas, lo que ganó o perdió cada apuesta, correcciones,
    incidentes. Es un repaso: lee el diario y no cambia nada, también con la mesa en marcha. Las imágenes de las que se
    leyeron las cartas se comprueban con sus huellas, y se escriben con --pictures. Código de salida 1: faltan algunas, o están
    alteradas.

    La cadena se comprueba desde el primer suceso, no solo desde el punto de control en que arranca la mesa; su última huella,
    la cabeza, responde de toda ella: quien la haya apuntado puede decir después si los sucesos anteriores se alteraron o
    faltan.

      faro recall                     la última talla
      faro recall 10                  las diez últimas, primero la más antigua
      faro recall --config FILE       de la mesa que configura FILE (`sudo -u faro faro recall` en la mesa misma)
      faro recall --json              lo mismo para un programa: una línea por talla, y una de la cadena
      faro recall --html talla.html   como una página con cartas, imágenes, puestas y dinero: para enseñar o imprimir
      faro recall --pictures FOLDER   con cada imagen como FOLDER/<deal>-<card>-<digest>.jpg
      faro recall --backup FILE       una copia de todo el diario, también con la mesa en marcha
      faro recall --script 3          la tercera talla del diario como guion, para `faro settle` (docs/settle.md): una línea
                                      que se hizo liquidar a `faro settle`, y que dio el mismo dinero. Código de salida 1:
                                      ningún guion puede decir lo que se hizo en la fila nombrada, o la talla sigue en curso
cli-recall-deals = cuántas tallas (por defecto 1)
cli-recall-config = la mesa cuyo diario se lee
cli-recall-journal = el archivo del diario (por defecto: el primero de state/table.db, state/demo/table.db; si no, el de /etc/faro/table.toml)
cli-recall-pictures = escribir ahí las imágenes de estas tallas
cli-recall-backup = copiar todo el diario a un archivo nuevo
cli-recall-script = imprimir la talla N del diario (1 la primera) como guion de talla
cli-recall-json = imprimir cada talla como una línea JSON, y al final la cadena
cli-recall-progress = suceso { $event } de { $events }
cli-recall-progress-pictures = imágenes de la talla { $number } de { $deals }
cli-recall-json-alone = --json muestra tallas: dé --script o --backup aparte
cli-recall-html = escribir estas tallas como una página HTML con sus imágenes
cli-recall-html-alone = --html muestra tallas: dé --script o --backup aparte
cli-recall-html-written =
    { $path }: { $deals ->
        [one] { $deals } talla
       *[other] { $deals } tallas
    }, { $pictures ->
        [one] { $pictures } imagen
       *[other] { $pictures } imágenes
    }
cli-recall-html-when = de { $begun } a { $ended } (UTC)
cli-recall-html-cards = Cartas
cli-recall-html-card = { CARD($card) }
cli-recall-html-hidden = tapada
cli-recall-html-picture = carta { $number }, { $name }: la imagen en la que se leyó
cli-recall-html-stakes = Puestas, ronda por ronda
cli-recall-html-player = Jugador
cli-recall-html-money = Dinero al final
cli-recall-html-bank = Banca
cli-recall-html-log = Lo que pasó
cli-recall-script-alone = --script no escribe imágenes: dé --pictures aparte
cli-recall-no-such-deal =
    { $deals ->
        [0] se pidió la talla { $given }, aún no se ha jugado ninguna en { $path }
       *[other] se pidió la talla { $given }, se esperaba un número de 1 a { $deals }: son las que tiene { $path }
    }
cli-recall-still-played = la talla { $number } aún se juega: habrá guion de ella cuando termine
cli-recall-unsaid = la talla { $number } no tiene un guion que liquide como lo hizo la mesa: { $problem }
cli-recall-range = se dio { $given }, se esperaba un número de tallas desde 1
cli-recall-copied = { $path } copiado a { $backup }
cli-recall-no-deal = aún no se ha jugado ninguna talla en { $path }
cli-recall-heading = REPASO de { $shown } de { $deals } tallas de { $path }
cli-recall-evidence = pruebas: { $evidence }
cli-recall-may-not-read = { $user } no puede leer { $path }; como usuario de la mesa: sudo -u faro faro recall --config { $config }
cli-recall-chain = la cadena está íntegra del suceso 1 al suceso { $event }; su cabeza es { $head }
cli-recall-disagrees = MAL: el punto de control del suceso { $event } no coincide con ella
cli-recall-money =
    { $count ->
        [0] al final: banca { $bank }; bolsas: ninguna
       *[other] al final: banca { $bank }; bolsas: { $purses }
    }
cli-recall-journal-then = el diario entonces: suceso { $event }, cabeza { $head }
cli-user = usuario { $number }

## faro config

cli-config-help =
    Comprobar la configuración de una mesa, imprimir un ejemplo comentado con cada clave en su valor por defecto, o las
    páginas de su documentación.

    faro config check table.toml     nombra cada error con línea, clave, valor y lo que se admite
    faro config example > table.toml
    faro config page                 cada clave con tipo, unidad, límites, valor por defecto y significado
    faro config options              las reglas de la casa de cada juego, y qué significa cada valor
cli-config-file = la configuración que se comprueba
cli-config-no-file = check necesita un archivo
cli-config-good = { $file }: bien. { $table }: { $game }, modo { $mode }, cámara { $camera }, placa { $board }, pines { $pins }, páginas en { $host }:{ $port }

## faro check

cli-check-help =
    El estado de todo en una pantalla: primero lo que está mal, con el remedio, y después cada parte.

    faro check --config table.toml

    Placa, pines y cámara se prueban de verdad, así que la mesa no debe estar en marcha. Código de salida 0: no hay nada mal;
    1: hay algo; 2: la configuración es errónea.
cli-check-json = un objeto JSON en lugar de la pantalla

## faro park

cli-park-help =
    Llevar cada servo a su pulso de reposo, 1000 us, para montar los brazos; nada se juzga por la realimentación.

    faro park --config table.toml

    La mesa no debe estar en marcha, y ninguna palanca puede estorbar. Después los servos se sueltan. Código de salida 1 si
    uno no se movió.
cli-park-line = alambre { $spindle }  { $rank }  { $how }
cli-park-not-driven = NO SE MOVIÓ: { $trouble }
cli-park-not-driven-feedback = NO SE MOVIÓ: { $trouble } (la entrada A{ $spindle } mide { $adc })
cli-park-driven = llevado a { $pulse_us } us
cli-park-driven-feedback = llevado a { $pulse_us } us; su realimentación da { $adc }, { $measured_us } us según la calibración hasta ahora
cli-park-failed = NO en reposo: alambre { $spindles }. Arréglelo y ejecute esto de nuevo.
cli-park-done =
    { $count ->
        [one] el servo se llevó a { $pulse_us } us y se soltó
       *[other] los { $count } servos se llevaron a { $pulse_us } us y se soltaron
    }

## faro exercise

cli-exercise-help =
    Mover cada bola y leer cada sensor, N veces, y decir con qué precisión se repite el ábaco.

    faro exercise --config table.toml --cycles 5

    La mesa no debe estar en marcha, y nadie toca el distribuidor: sus sensores y los botones deben estar quietos mientras se
    mueven los servos. Código de salida 1 si un alambre tiene una avería o se desvía, la alimentación cae, o un sensor no está
    quieto.
cli-exercise-cycles = veces allá y de vuelta (por defecto 3)
cli-exercise-json = un objeto JSON en lugar de la tabla
cli-exercise-range = se dio --cycles { $given }, se esperaba de 1 a 10000
cli-exercise-columns = alambre  índ.  visitas  margen us bolas    error us bolas
cli-exercise-supply = alimentación { $low }...{ $high } mV
cli-exercise-worst = lo peor  alambre { $spindle }: { $beads } bolas; hasta { $good } está bien
cli-exercise-sensor =
    { $active ->
        [true]
            { $edges ->
                [0] sensor   { $name }: activo, no cambió
               *[other] sensor   { $name }: activo, cambió { $edges } veces mientras se movían bolas: un mal contacto, o cables de los servos al lado
            }
       *[false]
            { $edges ->
                [0] sensor   { $name }: quieto, no cambió
               *[other] sensor   { $name }: quieto, cambió { $edges } veces mientras se movían bolas: un mal contacto, o cables de los servos al lado
            }
    }
cli-exercise-wanders = se desvía
cli-exercise-result =
    { $good ->
        [true] resultado bien
       *[false] resultado NO ESTÁ BIEN
    }
cli-exercise-progress = ciclo { $cycle }, { $beads } bolas

## faro calibrate

cli-calibrate-help =
    Buscar las cinco posiciones de cada alambre, y guardarlas en la placa y junto a la configuración.

    faro calibrate beads --config table.toml              todos los montados
    faro calibrate beads --config table.toml --spindle 7  uno (0 = as ... 12 = rey)
    faro calibrate beads --config table.toml --undo       volver a la calibración anterior; otra vez: adelante de nuevo

    Los servos van despacio hasta sus topes, los detectan por su realimentación, y paran ahí. La mesa no debe estar en marcha. No
    se guarda nada si no se halló cada alambre elegido.
cli-calibrate-undo = guardar de nuevo la calibración anterior a la última
cli-calibrate-yes = no preguntar nada
cli-calibrate-no-undo = nada que deshacer: no hay { $path }
cli-calibrate-unchanged = no se cambió nada
cli-calibrate-not-stored = { $why }. No se guardó nada.
cli-calibrate-warning =
    { $count ->
        [0] Esto mueve todos los alambres despacio de tope a tope y de vuelta, durante unos 15 segundos.
       *[other] Esto mueve { $spindles } despacio de tope a tope y de vuelta, durante unos 15 segundos.
    }
      1. La mesa no está en marcha y no hay ninguna talla.
      2. La alimentación de los servos está puesta; los dedos, lejos de las bolas.
      3. Si algo se engancha: corte la alimentación, o pulse Ctrl-C; los servos se sueltan entonces.
cli-calibrate-go-on = ¿Seguir? [s/N]
cli-calibrate-yes-words = s sí si y yes
cli-calibrate-columns = alambre      0     1     2     3     4 bolas, us   realim. a 1000, 2000 us
cli-calibrate-stored =
    guardado en la placa ({ $count ->
        [one] { $count } alambre cambiado
       *[other] { $count } alambres cambiados
    }) y en { $path }; --undo lo devuelve
cli-calibrate-proof =
    { $good ->
        [true] cada bola se movió allá y volvió una vez: bien
       *[false] cada bola se movió allá y volvió una vez: NO ESTÁ BIEN
    }

## Commands that use the board

cli-no-board = mcu.driver es "none": esta mesa no tiene placa
cli-no-feedback = mcu.driver es "{ $driver }": no tiene realimentación, no se puede medir nada

## A table that cannot be opened

cli-own-pack-unreadable = el mazo dado de alta en la página de servicio: { $why }; muévalo a otro sitio para seguir sin él
cli-own-pack-unfit = el mazo dado de alta en la página de servicio, { $path }: { $why }
cli-part-of-setting = { $setting }: { $why }
cli-gpio-servos-without-pins = mcu.driver "gpio" necesita pines: gpio.factory es "none"
cli-web-no-address = { $host } no es una dirección de esta máquina; use 127.0.0.1, o 0.0.0.0 para todas
cli-web-port-taken = el puerto { $port } en { $host } lo usa otro programa; elija otro puerto o cierre ese programa
cli-web-port-needs-rights = el puerto { $port } necesita más permisos de los que tiene este programa; elija uno por encima de 1023
cli-web-not-listening = no se puede escuchar en { $host } puerto { $port }: { $why }
cli-web-ended = el servidor web terminó antes de empezar

## faro try

cli-try-help =
    Una mesa con sus propias cartas al momento: sin configuración, sin distribuidor. Imprima la hoja (faro sheet), póngala
    bajo una cámara web, y

    faro try

    halla la cámara, o toma por cámara un teléfono, pregunta a qué juego se juega con qué cartas, escribe una configuración
    con un PIN, y abre la página que prepara la cámara, paso a paso, hasta que se lee la primera carta. Ctrl-C lo termina; la
    misma orden continúa donde estaba. Lo que escribió es una configuración como cualquier otra: cópiela, cambie la copia, y
    úsela con `faro run --config`.
cli-try-game = el juego, sin preguntar; los juegos que ocultan cartas se quedan con el sabot
cli-try-cards-on = sin preguntar: sheet: las cartas se dan a mano en la hoja impresa (por defecto); box: del distribuidor
cli-try-indices = de dónde es el mazo, según las letras de sus esquinas (por defecto: lo último dicho, si no las letras que son el mismo índice en todas partes)
cli-try-cards = la clase de cartas, sin preguntar: aquella para la que se hizo la hoja o el distribuidor (por defecto: la última, si no la primera)
cli-try-camera = la cámara, sin preguntar: v4l2:0, phone, la dirección de un flujo MJPEG, picamera2
cli-try-mode = casekeeper: se cuentan las cartas para fichas reales; table: apuestas en tabletas (por defecto)
cli-try-folder = dónde se guardan configuración y diario (por defecto: faro-table en su carpeta de datos)
cli-try-port = puerto de las páginas (por defecto { $port })
cli-try-here = páginas solo para este ordenador, sin TLS
cli-try-no-browser = no abrir ningún navegador
cli-try-which-game = ¿Qué juego?
cli-try-which-camera = ¿Qué cámara?
cli-try-which-cards = ¿Qué cartas? La hoja (faro sheet --cards) y el distribuidor están hechos para una clase.
cli-try-which-place = ¿Dónde están las cartas?
cli-try-place =
    { $place ->
        [sheet] en la hoja impresa, dadas a mano
       *[box] en el distribuidor
    }
cli-try-number = Número [{ $usual }]:
cli-try-other-number = se dio { $given }, se esperaba de 1 a { $most }
cli-try-phone-here = --here tiene páginas solo para este ordenador, que ningún teléfono puede abrir: quítelo, o dé otra --camera
cli-try-before = { $path } se escribe de nuevo; lo que había es ahora { $before }
cli-try-no-answer = no contesta nadie: dé --game y --camera
cli-try-a-phone = un teléfono, por la red
cli-try-phone = La cámara es un teléfono: en la página del crupier, «Mostrar un código para un teléfono»
cli-try-not-written = { $path }: no se puede escribir: { $why }
cli-try-written = Escrito por faro try, que lo escribe de nuevo y conserva su PIN: cambie una copia.
cli-try-open = { $game }, cámara { $camera }; configuración { $config }
cli-try-set-up = Prepare la cámara en { $address } - el PIN del crupier es { $pin }
cli-try-seats = Los jugadores abren { $addresses }

## faro completion

cli-completion-help =
    Imprime lo que completa las órdenes de faro en un intérprete de órdenes: sus nombres, sus opciones y los archivos que toman. Póngalo
    donde el intérprete lo busca y abra otro; sudo make install lo hace por sí solo.

      faro completion bash > ~/.local/share/bash-completion/completions/faro
      faro completion zsh > ~/.zfunc/_faro       con fpath+=~/.zfunc antes de compinit en ~/.zshrc
cli-completion-shell = de qué intérprete

## faro man

cli-man-help =
    La página de manual faro(1), hecha con la ayuda de todas las órdenes. En una terminal se muestra, con man donde lo hay;
    en un archivo o una tubería se imprime como roff.

      faro man                         leerla
      faro man > faro.1                guardarla, para man -l faro.1
cli-man-title = Mesa de faro
cli-man-summary = una mesa de cartas de verdad: leer las cartas, liquidar las apuestas, llevar el diario
cli-man-name = NOMBRE
cli-man-synopsis = SINOPSIS
cli-man-description = DESCRIPCIÓN
cli-man-commands = ÓRDENES
cli-man-exit = ESTADO DE SALIDA
cli-man-exit-done = hecho
cli-man-exit-bad = se ejecutó y el resultado es malo
cli-man-exit-input = entrada errónea: una línea en la salida de errores que empieza por la orden
cli-man-environment = ENTORNO
cli-man-variable =
    { $name ->
        [FARO_LANGUAGE] el idioma de lo que se dice, como es; si no, el de la configuración regional
        [NO_COLOR] con cualquier valor: sin colores
        [FORCE_COLOR] con cualquier valor: colores también donde la salida no es una terminal
       *[other] dumb: sin colores
    }
cli-man-files = ARCHIVOS
cli-man-file =
    { $what ->
        [installed] la configuración de una mesa instalada
        [journal] el diario que faro recall lee primero
       *[other] lo que guarda faro demo
    }

## faro floor

cli-floor-help =
    Reúne los diarios de varias mesas en una base de datos PostgreSQL, la sala (docs/floor.md).

    `init` crea su esquema. `enrol` crea el acceso, la clave y la contraseña de una mesa, las dos últimas en archivos junto al
    diario; ejecútelo en la mesa, con el usuario con que funciona la mesa. `check` compara lo que tiene la sala con el diario, byte
    a byte: código 0 si son iguales. `close` cierra un incidente en nombre de alguien. `rebuild` quita los modelos de lectura
    y los hace de nuevo. `serve` los hace según llegan los sucesos, y muestra todas las mesas en una página; [web] de su
    configuración dice dónde y con qué PIN, sin él solo en este ordenador. `demo` son tres mesas simuladas, una sala y su
    página, con un PostgreSQL propio hasta Ctrl-C.

    DSN es la de libpq, sin contraseña: la tiene un archivo de servicio, uno de contraseñas o el usuario del socket Unix.

      faro floor init service=floor
      faro floor enrol tiger --floor service=floor --config table.toml
      faro floor check --floor service=floor --config table.toml
      faro floor close 3 --by "A. Croupier" --floor service=floor
      faro floor rebuild --floor service=floor
      faro floor serve --floor service=floor --config floor.toml --limit rounds_an_hour=20
      faro floor demo
cli-floor-what = con init la DSN, con enrol el nombre de la mesa, con close el número del incidente
cli-floor-floor = dónde está la sala, con un acceso que pueda administrarla
cli-floor-by = quién cierra el incidente
cli-floor-port = de la página de la demostración
cli-floor-limit = desde cuándo hay un aviso de serve (se puede repetir)
cli-floor-no-limit = ningún límite se llama { $given }; hay { $names }
cli-floor-limit-number = el límite { $name } es { $given }; se esperaba un número
cli-floor-limit-lag = el límite lag_s es { $given }; se esperaba { $least } o más: de menos la sala no dice nada a nadie, pues puede delatar una carta tapada
cli-floor-open = la sala está abierta en { $address }; Ctrl-C la cierra
cli-floor-no-pin-set = sin PIN ([web] pin) solo este ordenador ve la página de la sala
cli-floor-no-use =
    --{ $option } no sirve para `faro floor { $action }`: { $option ->
        [port] solo `demo` lo acepta, `serve` toma su puerto de --config
       *[limit] solo `serve` lo acepta
    }
cli-floor-what-wanted =
    { $action ->
        [init] se esperaba: `faro floor init DSN`
        [enrol] se esperaba: `faro floor enrol TABLE --floor DSN`
        [close] se esperaba: `faro floor close NUMBER --by NAME --floor DSN`
        [serve] se esperaba: `faro floor serve --floor DSN`, o `--config` con [floor] dsn
        [demo] se esperaba: `faro floor demo`
        [rebuild] se esperaba: `faro floor rebuild --floor DSN`
       *[check] se esperaba: `faro floor check --floor DSN`
    }
cli-floor-no-library = la biblioteca { $library } no está instalada; escriba: `pip install 'faro-table[floor]'`
cli-floor-no-address = la dirección de la sala no es de las que conoce libpq: { $why }
cli-floor-password = la dirección de la sala lleva una contraseña, que allí cualquiera podría leer: su sitio es un archivo de servicio o de contraseñas (docs/floor.md)
cli-floor-sslmode = la dirección de la sala pide sslmode={ $found }; se esperaba verify-full, que vale sin pedirlo
cli-floor-schema = no se puede crear el esquema de la sala: { $why }
cli-floor-not-made = en esta base de datos no hay ninguna sala; escriba: `faro floor init DSN`
cli-floor-name = se dio { $given }; se esperaba un nombre de 40 minúsculas, cifras y _ como mucho, que empiece por una letra
cli-floor-enrolled-already = este diario o su clave ya está inscrito para otra mesa
cli-floor-no-id = el diario { $path } aún no tiene identificador; arranque la mesa una vez
cli-floor-no-postgresql = aquí no hay PostgreSQL; escriba: `sudo apt-get install postgresql`
cli-floor-postgresql-not-made = no se puede crear un PostgreSQL en { $folder }
cli-floor-demo-ended = la mesa { $game } ha terminado con el código { $code }
cli-floor-init-done = la sala está lista
cli-floor-enrol-done = { $name } queda inscrita con el acceso { $login }; su clave y su contraseña están en { $folder }
cli-floor-closed = { $by } ha cerrado el incidente { $number }
cli-floor-no-incident = no hay ningún incidente { $number } abierto
# $tables: nombres en la base de datos.
cli-floor-rebuilt =
    { $count ->
        [0] los modelos de lectura se han hecho de nuevo, de { $journals } diarios y { $events } sucesos; están como antes
       *[other] los modelos de lectura se han hecho de nuevo, de { $journals } diarios y { $events } sucesos; distintos de antes: { $tables }
    }
cli-floor-check-equal = { $name }: igual, { $event } sucesos, cabeza { $head }
cli-floor-check-behind = { $name }: igual hasta el suceso { $event }; { $count } más aún no están en la sala
cli-floor-check-ahead = { $name }: la sala tiene sucesos hasta el { $event }, el diario acaba en el { $last }: se restauró de una copia
cli-floor-check-differs = { $name }: el suceso { $event } es otro en la sala que en el diario
cli-floor-check-signature = { $name }: la cabeza en el suceso { $event } no está firmada con la clave de la mesa
cli-floor-check-none = el diario { $journal } no está inscrito en esta sala
cli-floor-check-incident =
    { $kind ->
        [journal] { $name }: el incidente { $number } está abierto desde { $since }: llegó otro diario con el acceso de esta mesa
        [signature] { $name }: el incidente { $number } está abierto desde { $since }: la cabeza en el suceso { $event } no está firmada con la clave de la mesa
        [altered] { $name }: el incidente { $number } está abierto desde { $since }: el suceso { $event } no está en la sala como lo firmó la mesa
       *[chain] { $name }: el incidente { $number } está abierto desde { $since }: llegó un suceso { $event } que no continúa la cadena; el diario se restauró, se alteró o se copió
    }
