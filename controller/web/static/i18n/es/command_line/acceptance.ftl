### What `faro acceptance` asks and says, in Spanish.

acceptance-summary = la prueba de una mesa recién montada o arreglada: todo se prueba una vez, con un acta
acceptance-help =
    La prueba de una mesa recién montada, arreglada o trasladada: ordenador, cada interruptor, sensor y botón, luces,
    placa, cada alambre, cámara y veinte tallas de un mazo conocido, en este orden, con un acta de todas las cifras.

    faro acceptance --config table.toml --html protocol.html

    La mesa no debe estar en marcha. Alguien está ante ella, mueve lo que se le pide y dice lo que ve; lo que deje sin
    contestar cuenta como mal. Ctrl-C la termina, con el acta de lo probado hasta entonces. Código de salida 1 si algo
    está mal.
acceptance-cycles = veces que cada bola va y vuelve (por defecto { $usual })
acceptance-deals-option = tallas del mazo conocido, 0: ninguna (por defecto { $usual })
acceptance-html = escribir el acta también en este archivo, como página para imprimir y firmar
acceptance-json = el acta como un objeto JSON
acceptance-range = se dio { $option } { $given }, se esperaba de { $least } a { $most }
acceptance-not-written = --html { $path }: no se puede escribir: { $why }
acceptance-no-folder = no existe esa carpeta

acceptance-enter = Luego pulse Intro.
acceptance-yes-or-no = [s/N]
acceptance-answered =
    { $yes ->
        [true] { $question } sí
       *[false] { $question } NO
    }
acceptance-unanswered = sin contestar: { $question }

acceptance-title = Recepción de una mesa de cartas
acceptance-head = { $at }, { $program }, { $config }
acceptance-result =
    { $wrong ->
        [0] { $count } comprobaciones, ninguna mal: aceptada
        [1] { $count } comprobaciones, 1 mal: NO aceptada
       *[other] { $count } comprobaciones, { $wrong } mal: NO aceptada
    }
acceptance-place = Lugar y fecha
acceptance-signed = Probada por
acceptance-ended = terminada aquí a mano; lo que sigue no se probó

acceptance-part-computer = Ordenador
acceptance-part-inputs = Pines, interruptores y luces
acceptance-part-board = Placa del ábaco
acceptance-part-beads = Bolas, todas movidas
acceptance-part-camera = Cámara
acceptance-part-deals = Tallas de un mazo conocido
acceptance-part-eye = A ojo

acceptance-do-exit_beam = Pase una carta por la ranura del distribuidor y retírela.
acceptance-do-lid = Abra la tapa del distribuidor y ciérrela; si está abierta, ciérrela y ábrala.
acceptance-do-follower_end = Apriete el contacto del empujador y suéltelo: poner o quitar un mazo también lo hace.
acceptance-do-button_no_more_bets = Pulse el botón «no va más» y suéltelo.
acceptance-do-button_hold = Pulse el botón «detener» y suéltelo.
acceptance-do-button_call = Pulse el botón «llamar» y suéltelo.
acceptance-edges =
    { $back ->
        [true] { $edges } cambios, volvió a como estaba
       *[false] { $edges } cambios, no volvió a como estaba
    }
acceptance-input-fix =
    { $back ->
        [true] no se vio nada: el cable, el interruptor o el sensor
       *[false] se queda como está: un interruptor que se atasca o un cable a masa
    }

acceptance-ask-lamp =
    { $on ->
        [true] ¿Brillan todas las luces sobre las cartas, y por igual?
       *[false] ¿Están todas apagadas?
    }
acceptance-ask-light =
    { $light ->
        [open] ¿Brilla la luz de apuestas abiertas, y ninguna otra?
        [closed] ¿Brilla la luz de «no va más», y ninguna otra?
       *[call] ¿Brilla la luz que llama al crupier, y ninguna otra?
    }
acceptance-ask-buzzer = ¿Sonó el zumbador durante un segundo?
acceptance-ask-beads = Muévalas con `faro park`: ¿llega cada servo a su sitio y queda en silencio después?
acceptance-supply = de { $low } a { $high } mV mientras todas se movían, hacen falta al menos { $least }
acceptance-spindle = { $rank }: { $visits } visitas, dispersión { $spread } bolas, desvío { $off }; hasta { $good } es bueno

acceptance-no-deals =
    { $phone ->
        [true] ninguna: las imágenes de un teléfono solo están con la mesa en marcha
       *[false] no se dio ninguna
    }
acceptance-rendered = cartas dibujadas en un distribuidor dibujado: no prueba nada de uno real
acceptance-do-deals = Dé { $deals } tallas del mazo conocido, cada una hasta vaciar el distribuidor. Ponga ahora el mazo.
acceptance-no-dealer = ¿quién da las tallas?
acceptance-ask-shoe = Ponga la mesa en marcha, juegue { $deals } rondas con el sabot y compare cada carta con la pantalla: ¿eran todas correctas?
acceptance-deals = { $deals } de { $wanted } tallas, { $cards } cartas, de las que se habría preguntado al crupier por { $unclear }
acceptance-deal-fix = faro testdeal --keep FOLDER guarda las imágenes de una talla así

acceptance-ask-stop = Pulse el botón de paro: ¿quedan flojos todos los servos, y vuelven a moverse al sacarlo?
acceptance-ask-neighbours = Mientras se movían las bolas: ¿ninguna tocó a su vecina, y ninguna hizo demasiado ruido?
acceptance-ask-ranks = ¿Está cada alambre bajo su propio índice?
acceptance-ask-marks = Mire los cantos y los dorsos del mazo que se ha dado: ¿no hay arañazos, dobleces ni marcas?
acceptance-ask-covers = ¿Están puestas todas las tapas, y no hay cables donde llegue una mano o una bebida?
