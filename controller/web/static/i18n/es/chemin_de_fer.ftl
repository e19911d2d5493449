### Chemin de fer. Read on the tablets and in `faro recall`; options also in the configuration and
### docs/rules-options.md, which are in English.

chemin_de_fer-name = chemin de fer
chemin_de_fer-title = Chemin de fer

## The log: the bank and the stakes

chemin_de_fer-puts-bank = { $player } pone una banca de { $amount }
chemin_de_fer-declines = { $player } no pone banca
chemin_de_fer-retires = { $player } deja la banca; se ofrece por { $amount }
chemin_de_fer-takes = { $player } toma la banca por { $amount }
chemin_de_fer-nobody-takes = nadie toma la banca
chemin_de_fer-stakes = { $player } pone { $amount }
chemin_de_fer-covers = { $player } sube la banca en { $amount }
chemin_de_fer-risks = { $player } arriesga { $amount } de la banca
chemin_de_fer-plays-banco = banco: { $player } juega solo contra { $amount }
chemin_de_fer-cut = { baccarat-returned-above-bank }
chemin_de_fer-reopened = { baccarat-reopened }
chemin_de_fer-coup-passed = el golpe { $coup } pasa sin cartas
chemin_de_fer-box = la caja de la casa: { $amount }

## The log: the cards

chemin_de_fer-came = Puntos { $punters }, banquero { $banker }
chemin_de_fer-punters-card = puntos: una carta tapada
chemin_de_fer-banker-card = banquero: una carta tapada
chemin_de_fer-punters-third = puntos: { CARD($card) }
chemin_de_fer-banker-third = banquero: { CARD($card) }
chemin_de_fer-draws = { $player } pide carta
chemin_de_fer-stands-on = { games-stands-on }
chemin_de_fer-tie = golpe { $coup }: empate a { $punters } ({ CARD($cards) }; { CARD($bank_cards) }); todas las puestas siguen
chemin_de_fer-punters-win =
    { $natural ->
        [true] golpe { $coup }: ganan los puntos, { $punters } ({ CARD($cards) }) contra { $banker } ({ CARD($bank_cards) }), con un natural
       *[false] golpe { $coup }: ganan los puntos, { $punters } ({ CARD($cards) }) contra { $banker } ({ CARD($bank_cards) })
    }
chemin_de_fer-banker-wins =
    { $natural ->
        [true] golpe { $coup }: gana el banquero, { $banker } ({ CARD($bank_cards) }) contra { $punters } ({ CARD($cards) }), con un natural
       *[false] golpe { $coup }: gana el banquero, { $banker } ({ CARD($bank_cards) }) contra { $punters } ({ CARD($cards) })
    }
chemin_de_fer-rake = la casa se queda { $amount }
chemin_de_fer-bank-lost = { $player } ha perdido la banca; pasa al siguiente

## The pages

chemin_de_fer-door = Tome asiento, lleve la banca o juegue contra ella.
chemin_de_fer-place =
    { $place ->
        [punters_1] los puntos
        [punters_2] los puntos, segunda carta
        [punters_3] los puntos, tercera carta, descubierta
        [banker_1] el banquero
        [banker_2] el banquero, segunda carta
       *[banker_3] el banquero, tercera carta, descubierta
    }
chemin_de_fer-phase-vacant = ¿Quién pone banca?
chemin_de_fer-phase-retiring = ¿Se va el banquero?
chemin_de_fer-phase-offer = ¿Quién toma la banca?
chemin_de_fer-phase-risking = ¿Cuánto se arriesga?
chemin_de_fer-phase-standing_by = Puestas de quienes están de pie
chemin_de_fer-phase-cover = ¿Se sube la banca?
chemin_de_fer-phase-dealing = Las cartas
chemin_de_fer-phase-punters = Decide la mano de los puntos
chemin_de_fer-phase-punters_third = Carta para los puntos
chemin_de_fer-phase-banker = Decide el banquero
chemin_de_fer-phase-banker_third = Carta para el banquero
chemin_de_fer-to-put_bank = poner banca
chemin_de_fer-to-decline = rehusar
chemin_de_fer-to-risk = arriesgar otra suma
chemin_de_fer-to-banco = banco
chemin_de_fer-to-cover = subir la banca
chemin_de_fer-to-pass = no
chemin_de_fer-hand =
    { $hand ->
        [punters] Puntos
       *[banker] Banquero
    }
chemin_de_fer-hand-label =
    { $hand ->
        [punters] { $total ->
            [none] Puntos
           *[other] Puntos: { $total }
        }
       *[banker] { $total ->
            [none] Banquero
           *[other] Banquero: { $total }
        }
    }
chemin_de_fer-letter =
    { $winner ->
        [punters] P
        [banker] B
       *[tie] E
    }
chemin_de_fer-decided =
    { $what ->
        [draw] pide carta
       *[stand] se planta
    }
chemin_de_fer-next =
    { $standing ->
        [true] Las puestas siguen. Siguiente: { $place }
       *[false] Siguiente: { $place }
    }
chemin_de_fer-result =
    { $winner ->
        [tie] Golpe { $coup }: empate, todas las puestas siguen
        [punters] { $natural ->
            [true] Golpe { $coup }: ganan los puntos con un natural
           *[false] Golpe { $coup }: ganan los puntos
        }
       *[banker] { $natural ->
            [true] Golpe { $coup }: gana el banquero con un natural
           *[false] Golpe { $coup }: gana el banquero
        }
    }
chemin_de_fer-hold-to-see = Mantenga para ver su mano
chemin_de_fer-role =
    { $role ->
        [banker] lleva la banca
        [turn] es su turno
        [banco] banco
        [suivi] tiene primero el banco
       *[plays] juega la mano
    }
chemin_de_fer-cash = tiene { $amount }
chemin_de_fer-cut-short = { $amount } quedó fuera
chemin_de_fer-bank-of = Banca de { $player }: { $amount }
chemin_de_fer-bank-parts =
    { $aside ->
        [none] En juego: { $amount }
       *[other] En juego: { $amount }; aparte: { $aside }
    }
chemin_de_fer-seat-aside = { $amount } aparte
chemin_de_fer-bank-offered = { $player } ha dejado una banca de { $amount }
chemin_de_fer-bank-vacant = No hay banca
chemin_de_fer-laid =
    { $how ->
        [over] { $of ->
            [risk] Puesto: { $amount }, { $excess } más de lo que se arriesga
           *[bank] Puesto: { $amount }, { $excess } más que la banca
        }
        [staking] Puesto: { $amount }; libre: { $left }
       *[laid] Puesto: { $amount }
    }
chemin_de_fer-seats = Los asientos, en orden de juego
chemin_de_fer-no-shoe = La primera banca se pone cuando el sabot esté listo.
chemin_de_fer-coups = Los golpes
chemin_de_fer-coup-of =
    { $winner ->
        [tie] Golpe { $coup }, banca de { $banker }: empate a { $punters_total }
        [punters] Golpe { $coup }, banca de { $banker }: puntos, { $punters_total } contra { $banker_total }
       *[banker] Golpe { $coup }, banca de { $banker }: banquero, { $banker_total } contra { $punters_total }
    }
chemin_de_fer-rake-taken = La casa se quedó { $amount }.
chemin_de_fer-bank-after = La banca de { $player } tiene { $amount }.
chemin_de_fer-bank-passes = La banca de { $player } pasa al siguiente.
chemin_de_fer-act-put_bank = Poner { $amount }
chemin_de_fer-do-put_bank =
    { $more ->
        [none] Poner banca
       *[other] { chemin_de_fer-act-put_bank }
    }
chemin_de_fer-act-decline = No poner banca
chemin_de_fer-act-cover = Subir la banca
chemin_de_fer-do-retire =
    { $offered ->
        [all] Dejar la banca con { $amount }
       *[other] Dejar la banca con { $amount }, se ofrece por { $offered }
    }
chemin_de_fer-act-risk = Arriesgar { $amount }
chemin_de_fer-act-enter_risk = Anotar lo que arriesga el banquero
chemin_de_fer-asks-enter_risk = ¿Qué arriesga { $player } de la banca, de { $least } a { $most }?
chemin_de_fer-do-take = Tomar la banca por { $amount }
chemin_de_fer-do-banco = Banco: { $amount }
chemin_de_fer-do-cover =
    { $of ->
        [risk] Subir lo que arriesga en { $amount }
       *[bank] Subir la banca en { $amount }
    }
chemin_de_fer-do-pass =
    { $phase ->
        [retiring] Seguir con la banca
        [offer] No tomarla
        [risking] Dejarlo en { $amount }
        [banco] Sin banco
       *[cover] No subirla
    }
chemin_de_fer-advice-answered =
    { $answer ->
        [claimed] La ha reclamado; la tiene quien va primero.
       *[passed] Ha dicho que no.
    }
chemin_de_fer-advice-banker = Usted lleva la banca.
chemin_de_fer-advice-stander = Está de pie: apuesta lo que dejan libre los asientos.
chemin_de_fer-rules-hands-is = Un as cuenta 1, los dieces y figuras 0; una mano vale la última cifra de la suma. 8 o 9 con dos cartas es un natural y se descubre en el acto.
chemin_de_fer-rules-bank-is = Es de un jugador y pasa a la derecha cuando pierde. Quien la deja tras ganar se queda lo que tiene; se ofrece por esa suma, primero al más próximo.
chemin_de_fer-rules-stakes = Banco y puestas
chemin_de_fer-rules-stakes-is = Un asiento puede jugar solo contra la banca; si no, apuestan todos. Lo que la banca no cubre queda fuera, primero lo último en el orden.
chemin_de_fer-rules-third-is = La puesta más alta juega la mano de los puntos: pide con 0 a 4, se planta con 6 y 7, y con 5 decide como quiera. Después el banquero, que decide como quiera.
chemin_de_fer-rules-coup = El golpe
chemin_de_fer-rules-coup-is = Las puestas se pagan a la par. Tras un empate todas las puestas siguen.
chemin_de_fer-rules-table = La mesa

## Refusals

chemin_de_fer-stands = Tras un empate se juega otra vez por las mismas puestas
chemin_de_fer-not-vacant = { baccarat-not-vacant }
chemin_de_fer-not-your-turn = { baccarat-not-your-turn }
chemin_de_fer-not-banker = Eso solo puede hacerlo el banquero
chemin_de_fer-must-play = El banquero debe dar antes un golpe
chemin_de_fer-too-late = Es tarde: alguien juega ya contra la banca
chemin_de_fer-no-offer = No se ofrece ninguna banca
chemin_de_fer-not-seated = Quien está de pie puede apostar, y nada más
chemin_de_fer-own = { baccarat-own }
chemin_de_fer-taken = Alguien que va antes que usted lo ha reclamado
chemin_de_fer-no-bank = { baccarat-no-bank }
chemin_de_fer-banker = Usted es el banquero
chemin_de_fer-banco = Alguien juega solo contra la banca
chemin_de_fer-over-bank = La banca no puede cubrir esto con las puestas que ya hay
chemin_de_fer-over-held = En la banca no hay tanto
chemin_de_fer-not-offered = Se arriesga toda la banca
chemin_de_fer-no-excess = La banca cubre todas las puestas
chemin_de_fer-no-stakes = Nadie juega contra la banca
chemin_de_fer-not-dealt = Aún no se han dado las cartas
chemin_de_fer-strict = Quien juega también por otros pide con 0 a 4 y se planta con 6 y 7
chemin_de_fer-no-turn = No es el turno de nadie
chemin_de_fer-not-now = Eso se pregunta en otro momento
chemin_de_fer-changes-later = { baccarat-changes-play }
chemin_de_fer-players-bank = La banca es de un jugador
chemin_de_fer-box-funds = En la caja de la casa no hay tanto
chemin_de_fer-no-stake-of = { baccarat-has-no-stake }
chemin_de_fer-too-few = el chemin de fer necesita dos jugadores con dinero

## Why a shoe has no deal script

chemin_de_fer-unsaid-cover = { baccarat-unsaid-raised }
chemin_de_fer-unsaid-house = la parte de la casa

## Options: what each decides, with its section of docs/rules.md, and what its values mean

chemin_de_fer-option-strict = Si quien juega también por otros está obligado por la costumbre (3.2.6).
chemin_de_fer-option-strict-on = Quien juega la mano de los puntos con dinero de otros además del suyo pide con 0 a 4 y se planta con 6 y 7.
chemin_de_fer-option-strict-off = Quien juega la mano de los puntos pide o se planta como quiera.
chemin_de_fer-option-five = Qué hace el silencio con un cinco (3.2.6).
chemin_de_fer-option-five-stand = Quien no dice nada con 5 se planta.
chemin_de_fer-option-five-draw = Quien no dice nada con 5 pide carta.
chemin_de_fer-option-rake = Lo que la casa se queda de lo que gana una banca, en tanto por ciento (3.2.8).
chemin_de_fer-option-rake-is = La casa se queda el { $number } por ciento de lo que gana la banca.
chemin_de_fer-option-rake-rounding = Cómo se redondea la parte de la casa a la unidad mínima (3.2.8).
chemin_de_fer-option-rake-rounding-up = La parte de la casa se redondea hacia arriba.
chemin_de_fer-option-rake-rounding-down = La parte de la casa se redondea hacia abajo.
chemin_de_fer-option-rake-rounding-nearest = La parte de la casa se redondea a la unidad más próxima, la media hacia arriba.
chemin_de_fer-option-min = La puesta mínima (3.2.1).
chemin_de_fer-option-min-is = { games-option-min-is }
chemin_de_fer-option-unit = Puestas y bancas son múltiplos de ella (3.2.1).
chemin_de_fer-option-unit-is = Puestas y bancas son múltiplos de { $number }.
chemin_de_fer-option-min-bank = La banca mínima que se pone (3.2.2).
chemin_de_fer-option-min-bank-is = { baccarat-option-min-bank-is }
chemin_de_fer-option-suivi = Si quien ha perdido un banco tiene primero el siguiente (3.2.3).
chemin_de_fer-option-suivi-on = Quien ha perdido un banco va primero entre los que cantan el siguiente, se siente donde se siente.
chemin_de_fer-option-suivi-off = Entre los que cantan banco va primero el más próximo al banquero, perdiera quien perdiera el anterior.
chemin_de_fer-option-bank-stake = Si el banquero arriesga toda su banca en un golpe, o dice cuánto de ella (3.2.13).
chemin_de_fer-option-bank-stake-all = En cada golpe se arriesga toda la banca.
chemin_de_fer-option-bank-stake-choose = El banquero dice cuánto de su banca arriesga; el resto queda aparte, y nadie puede ganarlo en ese golpe.
chemin_de_fer-option-places = Cuántos se sientan a la mesa; los demás están de pie (3.2.9).
chemin_de_fer-option-places-is = Se sientan a la mesa { $number } jugadores, los demás están de pie.
chemin_de_fer-option-bank-s = Segundos para poner una banca (3.2.9).
chemin_de_fer-option-bank-s-is = Quien no pone banca en { $number } segundos rehúsa.
chemin_de_fer-option-claim-s = Segundos para dejar una banca, tomarla y cantar banco (3.2.9).
chemin_de_fer-option-claim-s-is = Durante { $number } segundos una banca puede dejarse, tomarse o jugarse contra toda ella.
chemin_de_fer-option-risk-s = Segundos para decir qué se arriesga (3.2.13).
chemin_de_fer-option-risk-s-is = El banquero tiene { $number } segundos para decir qué arriesga; el silencio deja la suma como está.
chemin_de_fer-option-stake-s = Segundos para apostar (3.2.9).
chemin_de_fer-option-stake-s-is = Se admiten puestas durante { $number } segundos.
chemin_de_fer-option-cover-s = Segundos para subir la banca (3.2.9).
chemin_de_fer-option-cover-s-is = La banca puede subirse durante { $number } segundos.
chemin_de_fer-option-draw-s = Segundos para pedir o plantarse (3.2.9).
chemin_de_fer-option-draw-s-is = Quien no ha pedido carta en { $number } segundos juega por costumbre.
chemin_de_fer-option-peek = Dónde se mira una mano (3.2.9).
chemin_de_fer-option-peek-tablet = { baccarat-option-peek-tablet }
chemin_de_fer-option-peek-cards = { baccarat-option-peek-cards }
chemin_de_fer-option-beads = Si el ábaco cuenta las cartas salidas, por cuartas partes de un índice (3.2.12).
chemin_de_fer-option-irregularity = Qué pasa con las puestas cuando algo iba mal con las cartas (3.2.11).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

chemin_de_fer-term-punters = los puntos; puntos; punto
chemin_de_fer-term-punters-is = Todos los que juegan contra la banca; la puesta más alta de ellos juega su mano.
chemin_de_fer-term-put_up = poner banca; pone banca; pone una banca; poner una banca
chemin_de_fer-term-put_up-is = Ofrecer una suma de su bolsa como banca contra la que juegan los demás.
chemin_de_fer-term-suivi = suivi; tiene primero el banco
chemin_de_fer-term-suivi-is = Quien acaba de perder un banco puede tener el siguiente antes que todos los demás.
chemin_de_fer-term-cover = cubre; subir la banca; sube la banca; se sube la banca; subirla
chemin_de_fer-term-cover-is = Poner más en la banca, para que pueda responder de todo lo puesto.
chemin_de_fer-term-fell_away = quedó fuera; queda fuera
chemin_de_fer-term-fell_away-is = Se puso más de lo que la banca podía pagar, y esta parte de la puesta se devolvió.
chemin_de_fer-term-risk = arriesgar; arriesga; se arriesga
chemin_de_fer-term-risk-is = La parte de la banca contra la que juegan los demás en este golpe.
chemin_de_fer-term-aside = aparte; garage
chemin_de_fer-term-aside-is = La parte de la banca que nadie puede ganar en este golpe.
chemin_de_fer-term-rake = cagnotte
chemin_de_fer-term-rake-is = La parte de lo que gana la banca que se queda la casa.

## The game in five pictures, one sentence each

chemin_de_fer-step-bank = Un jugador lleva la banca y pone lo que los demás pueden ganar de ella.
chemin_de_fer-step-stake = Los demás apuestan contra ella, o uno de ellos hace banco y juega solo contra toda ella.
chemin_de_fer-step-count = Cada mano vale la última cifra de su suma; los dieces y figuras no cuentan nada.
chemin_de_fer-step-third = Primero los puntos y después el banquero pueden pedir una tercera carta; quien más ha apostado juega la mano de los puntos.
chemin_de_fer-step-next = Gana la mano más alta; cuando la banca pierde, pasa al jugador siguiente.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

chemin_de_fer-typed-example = puesta de 50
chemin_de_fer-typed-put_bank = banca
chemin_de_fer-typed-decline = no; paso; sin banca; no pongo banca
chemin_de_fer-typed-risk = arriesgo; arriesgar
chemin_de_fer-typed-cover = subo; subir; subo la banca; subir la banca; cubro

## What the croupier calls: of a line of the log, under its own key

chemin_de_fer-called-puts-bank = Banca de { $amount }.
chemin_de_fer-called-plays-banco = Banco.
chemin_de_fer-called-punters-win = { $punters } puntos, { $banker } banquero. Ganan los puntos.
chemin_de_fer-called-banker-wins = { $banker } banquero, { $punters } puntos. Gana el banquero.
chemin_de_fer-called-tie = Empate a { $punters }.
