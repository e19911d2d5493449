### Punto banco. Read on the tablets and in `faro recall`; options also in the configuration and docs/rules-options.md,
### which are in English.

punto_banco-name = punto banco
punto_banco-title = Punto banco

## The sheet for real cards (`faro sheet`)

punto_banco-by-hand-left = Jugador
punto_banco-by-hand-right = Banquero
punto_banco-by-hand-then = Después llévela a su mano y ponga la siguiente. Las cartas quemadas no van al marco.
punto_banco-by-hand-aside = Cartas quemadas y carta de corte: fuera de la hoja, tapadas.

## The log

punto_banco-came =
    { $result ->
        [player] Jugador, { $player } a { $banker }
        [banker] Banquero, { $banker } a { $player }
       *[tie] Empate a { $player }
    }
punto_banco-reopened = se admiten apuestas de nuevo antes del golpe { $coup }
punto_banco-player-card = jugador: { CARD($card) }
punto_banco-banker-card = banquero: { CARD($card) }
punto_banco-player-third = el jugador pide { CARD($card) }
punto_banco-banker-third = el banquero pide { CARD($card) }
punto_banco-tie =
    { $natural ->
        [true] golpe { $coup }: empate a { $player }, con un natural
       *[false] golpe { $coup }: empate a { $player }
    }
punto_banco-player-wins =
    { $natural ->
        [true] golpe { $coup }: gana el jugador, { $player } contra { $banker }, con un natural
       *[false] golpe { $coup }: gana el jugador, { $player } contra { $banker }
    }
punto_banco-banker-wins =
    { $natural ->
        [true] golpe { $coup }: gana el banquero, { $banker } contra { $player }, con un natural
       *[false] golpe { $coup }: gana el banquero, { $banker } contra { $player }
    }
punto_banco-wins = { $player } gana { $pay } con { $stake } a { punto_banco-bet }
punto_banco-loses = { $player } pierde { $stake } a { punto_banco-bet }
punto_banco-returned = { $player }: { $stake } a { punto_banco-bet } de vuelta

punto_banco-undecided =
    { $result ->
        [tie] { $push ->
            [return] las puestas a jugador y banquero se devuelven
           *[stay] las puestas a jugador y banquero se quedan para el próximo golpe
        }
       *[banker] { $push ->
            [return] las puestas a banquero se devuelven
           *[stay] las puestas a banquero se quedan para el próximo golpe
        }
    }
punto_banco-shoe-first = { $player } lleva el sabot
punto_banco-shoe-lost = la mano del banquero ha perdido: el sabot pasa de { $by } a { $player }
punto_banco-shoe-declined = { $by } cede el sabot a { $player }
punto_banco-shoe-left = { $by } no tiene asiento o dinero: el sabot pasa a { $player }
punto_banco-shoe-corrected = por la carta corregida el sabot pasa de { $by } a { $player }
punto_banco-shoe-dealer = el crupier lleva el sabot
punto_banco-on-account = una comisión de { $amount } va a la cuenta de { $player }
punto_banco-account-paid =
    { $owed ->
        [0] { $player } paga la cuenta: { $amount }
       *[other] { $player } paga { $amount } de la cuenta y aún debe { $owed }
    }
punto_banco-account-closed =
    { $debt ->
        [0] el sabot ha terminado: { $player } paga la cuenta, { $amount }
       *[other] el sabot ha terminado: { $player } paga { $amount } de la cuenta y debe { $debt }
    }
punto_banco-account-corrected =
    { $amount ->
        [0] por la carta corregida { $player } no debe nada a cuenta
       *[other] por la carta corregida { $player } debe { $amount } a cuenta
    }

## The pages

punto_banco-door = Tome asiento y apueste a jugador, banquero o empate.
punto_banco-place =
    { $place ->
        [burn] la quema, descubierta
        [burnt] la quema
        [player_1] el jugador
        [player_2] el jugador, segunda carta
        [player_3] el jugador, tercera carta
        [banker_1] el banquero
        [banker_2] el banquero, segunda carta
       *[banker_3] el banquero, tercera carta
    }
punto_banco-phase-burning = Se queman cartas
punto_banco-phase-bets_open = Hagan sus apuestas
punto_banco-phase-bets_closed = { play-phase-bets_closed }
punto_banco-phase-dealing = { play-phase-bets_closed }
punto_banco-bet =
    { $type ->
        [player] Jugador
        [banker] Banquero
        [tie] Empate
        [player_pair] Pareja jugador
        [banker_pair] Pareja banquero
        [super6] Super 6
        [dragon7] Dragón 7
       *[panda8] Panda 8
    }
punto_banco-letter =
    { $result ->
        [player] J
        [banker] B
       *[tie] E
    }
punto_banco-pays-banker = 1:1 menos { $percent } %
punto_banco-pays-account = 1:1, { $percent } % a cuenta
punto_banco-pays-super6 = 1:1, con 6 la mitad
punto_banco-lies = { $amount } a { $bet }
punto_banco-act-bet = { $amount } a { $bet }
punto_banco-act-remove = Retirar una apuesta
punto_banco-act-pass_shoe = Ceder el sabot
punto_banco-hand = { $name }: { $total }
punto_banco-burning =
    { $count ->
        [one] Se quema una carta tapada más
       *[other] Se queman { $count } cartas tapadas más
    }
punto_banco-next = Siguiente: { $place }
punto_banco-both = { $how }. { $third }
punto_banco-third =
    { $hand ->
        [player] El jugador pide con { $total }.
       *[banker] { $against ->
            [none] El jugador se plantó, el banquero pide con { $total }.
           *[other] { $does ->
                [draws] El banquero pide con { $total } contra { $against }.
               *[stands] El banquero se plantó con { $total } contra { $against }.
            }
        }
    }
punto_banco-both-stand = Los dos se plantaron.
punto_banco-result =
    { $result ->
        [tie] { $natural ->
            [true] Golpe { $coup }: empate con un natural, a { $player }
           *[false] Golpe { $coup }: empate a { $player }
        }
        [player] { $natural ->
            [true] Golpe { $coup }: gana el jugador con un natural, { $player } contra { $banker }
           *[false] Golpe { $coup }: gana el jugador, { $player } contra { $banker }
        }
       *[banker] { $natural ->
            [true] Golpe { $coup }: gana el banquero con un natural, { $banker } contra { $player }
           *[false] Golpe { $coup }: gana el banquero, { $banker } contra { $player }
        }
    }
punto_banco-tie-stakes =
    { $push ->
        [return] Las puestas a jugador y banquero se devuelven.
       *[stay] Las puestas a jugador y banquero se quedan.
    }
punto_banco-holds = El sabot: { $holder }
punto_banco-you-hold = Usted lleva el sabot
punto_banco-held-by-dealer = El sabot: el crupier
punto_banco-last-coup = Salió la carta de corte.
punto_banco-place-label = { $name }, paga { $pays }; suyo: { punto_banco-mine-lies }, de otros: { punto_banco-others-lie }
punto_banco-mine-lies =
    { $mine ->
        [no] nada
       *[other] { $mine }
    }
punto_banco-others-lie =
    { $others ->
        [no] nada
       *[other] { $others }
    }
punto_banco-others =
    { $count ->
        [one] un jugador: { $amount }
       *[other] { $count } jugadores: { $amount }
    }
punto_banco-layout = Las apuestas
punto_banco-no-shoe = Se admiten apuestas cuando el sabot esté listo.
punto_banco-roads = Los caminos
punto_banco-counts = Jugador { $player } · Banquero { $banker } · Empate { $tie }
punto_banco-road-bead = Tabla de bolas
punto_banco-road-big = Camino grande
punto_banco-road-eye = Ojo grande
punto_banco-road-small = Camino chico
punto_banco-road-cockroach = Cucaracha
punto_banco-settled-on = { $amount } a { $bet }
punto_banco-settled-on-kept = { $amount } a { $bet }, { $kept } retenido
punto_banco-settled-on-account = { $amount } a { $bet }, { $kept } a cuenta
punto_banco-commission-taken = Retenido por la banca en este sabot: { $amount }
punto_banco-commission-owed = Comisión a cuenta: { $amount }
punto_banco-you-owe = Comisión en su cuenta: { $amount }
punto_banco-done-bet = { $amount } a { $bet }.
punto_banco-done-remove = Apuesta a { $bet } retirada.
punto_banco-done-pass_shoe = El sabot pasa.
punto_banco-advice-take = Toque el lugar de donde retirar su última apuesta.
punto_banco-advice-bet = Toque un lugar para apostar.
punto_banco-advice-chip = Elija una ficha.
punto_banco-rules-hands-is = Un as cuenta 1, los dieces y figuras 0; una mano vale la última cifra de la suma. 8 o 9 con dos cartas es un natural.
punto_banco-rules-third-is = El jugador pide con 0 a 5. El banquero pide con 0 a 5 si el jugador se plantó; si no, según la tabla del juego.
punto_banco-rules-pays = Jugador, banquero, empate
punto_banco-rules-side = Otras apuestas
punto_banco-rules-holder = Quién lleva el sabot

## Refusals

punto_banco-bad-type = No existe esa apuesta
punto_banco-not-offered = En esta mesa no se admite esa apuesta
punto_banco-locked = Esta apuesta se queda hasta que se decida
punto_banco-not-holder = Usted no lleva el sabot
punto_banco-nobody-next = Nadie más puede llevar el sabot
punto_banco-no-accounts = En esta mesa no hay cuentas: la comisión se retiene en el acto
punto_banco-nothing-owed = No hay nada en esta cuenta
punto_banco-nothing-to-pay-with = En la bolsa no hay nada con que pagar la cuenta
punto_banco-pays-later = Una cuenta se paga antes de un golpe o después de él
punto_banco-owed-first =
    { $debt ->
        [0] Antes se paga la cuenta, { $owed }: de los { $purse } de la bolsa quedan { $left }
       *[other] Antes se pagan la cuenta, { $owed }, y la deuda, { $debt }: de los { $purse } de la bolsa quedan { $left }
    }

## Options: what each decides, with its section of docs/rules.md, and what its values mean

punto_banco-option-variant = Qué paga una apuesta ganadora a banquero (3.1.5, 3.1.8, 3.1.9).
punto_banco-option-variant-standard = Banquero paga a la par menos una comisión.
punto_banco-option-variant-super6 = Banquero paga a la par, y la mitad cuando gana con 6.
punto_banco-option-variant-ez = Banquero paga a la par; si gana con un siete de tres cartas, tablas.
punto_banco-option-commission-pct = La comisión sobre las apuestas ganadoras a banquero del juego normal, en tanto por ciento (3.1.5).
punto_banco-option-commission-pct-is = La banca retiene el { $number } por ciento de lo que gana una apuesta a banquero.
punto_banco-option-commission-rounding = Cómo se redondea una comisión a la unidad mínima (3.1.5).
punto_banco-option-commission-rounding-up = La comisión se redondea hacia arriba.
punto_banco-option-commission-rounding-down = La comisión se redondea hacia abajo.
punto_banco-option-commission-rounding-nearest = La comisión se redondea a la unidad más próxima, la media hacia arriba.
punto_banco-option-commission = Cuándo se paga una comisión (3.1.5).
punto_banco-option-commission-at-once = La comisión se retiene en el acto.
punto_banco-option-commission-account = Una apuesta ganadora a banquero se paga entera, y su comisión se anota en la cuenta del jugador hasta que termine el sabot.
punto_banco-option-commission-unit = A qué se redondea hacia arriba una comisión a cuenta (3.1.5).
punto_banco-option-commission-unit-is = Una comisión a cuenta se redondea hacia arriba a un múltiplo de { $number }.
punto_banco-option-super6-rounding = Cómo se redondea la mitad que se paga cuando el banquero gana con 6 (3.1.8).
punto_banco-option-super6-rounding-down = Media puesta se redondea hacia abajo.
punto_banco-option-super6-rounding-up = Media puesta se redondea hacia arriba.
punto_banco-option-tie-odds = Qué paga un empate (3.1.5).
punto_banco-option-tie-odds-is = Un empate paga { $number } a 1.
punto_banco-option-pair = Qué paga una pareja (3.1.6).
punto_banco-option-pair-is = Una pareja paga { $number } a 1.
punto_banco-option-dragon7 = Qué paga que el banquero gane con un siete de tres cartas (3.1.9).
punto_banco-option-dragon7-is = Dragón 7 paga { $number } a 1.
punto_banco-option-panda8 = Qué paga que el jugador gane con un ocho de tres cartas (3.1.9).
punto_banco-option-panda8-is = Panda 8 paga { $number } a 1.
punto_banco-option-super6-side = Qué paga la apuesta aparte a que el banquero gane con 6 (3.1.8).
punto_banco-option-super6-side-is = La apuesta a Super 6 paga { $number } a 1.
punto_banco-option-pairs = Si puede apostarse a parejas (3.1.6).
punto_banco-option-pairs-on = Puede apostarse a parejas.
punto_banco-option-pairs-off = No hay apuestas a parejas.
punto_banco-option-push = Qué pasa con una apuesta que no se decide (3.1.5).
punto_banco-option-push-stay = Una apuesta que no se decide se queda para el próximo golpe.
punto_banco-option-push-return = Una apuesta que no se decide se devuelve.
punto_banco-option-push-withdraw = Si una apuesta que no se decidió puede retirarse (3.1.5).
punto_banco-option-push-withdraw-on = Una apuesta que se queda puede retirarse antes del próximo golpe.
punto_banco-option-push-withdraw-off = Una apuesta que no se decide se queda hasta que se decida.
punto_banco-option-burn = Cartas que se queman antes del primer golpe (3.1.2).
punto_banco-option-burn-on = Se muestra la primera carta y se queman tantas como cuenta.
punto_banco-option-burn-off = No se queman cartas.
punto_banco-option-cut-from-end = Dónde está la carta de corte, contando desde el final del sabot (3.1.1).
punto_banco-option-cut-from-end-is = La carta de corte está delante de la carta { $number } desde el final.
punto_banco-option-cut-from-end-none = No hay carta de corte en el sabot.
punto_banco-option-cut-rule = Qué golpe es el último cuando ha salido la carta de corte (3.1.1).
punto_banco-option-cut-rule-current-is-last = El golpe en que sale la carta de corte es el último.
punto_banco-option-cut-rule-one-more = Tras el golpe en que sale la carta de corte hay uno más.
punto_banco-option-min = La puesta mínima (3.1.7).
punto_banco-option-min-is = { games-option-min-is }
punto_banco-option-max = Lo máximo a jugador o banquero, y en lo demás si falta `side_max` (3.1.7).
punto_banco-option-max-is = { games-option-max-is }
punto_banco-option-max-none = { games-option-max-none }
punto_banco-option-side-max = Lo máximo en toda apuesta menos jugador y banquero, en lugar de `max` (3.1.7).
punto_banco-option-side-max-is = Una puesta fuera de jugador y banquero es de { $number } como máximo.
punto_banco-option-side-max-none = Todas las apuestas tienen el mismo límite.
punto_banco-option-unit = Las puestas son múltiplos de ella (3.1.7).
punto_banco-option-unit-is = { games-option-unit-is }
punto_banco-option-max-scope = Qué cuentan los límites (3.1.7).
punto_banco-option-max-scope-position = El límite vale para todo lo que un jugador tiene en una clase de apuesta.
punto_banco-option-max-scope-bet = El límite vale para cada apuesta.
punto_banco-option-solvency = Lo que la banca debe poder pagar (3.1.7).
punto_banco-option-solvency-sum = La banca no admite una apuesta si no podría pagarlas todas a la vez.
punto_banco-option-solvency-none = La banca admite toda apuesta y puede deber.
punto_banco-option-shoe = Quién lleva el sabot (3.1.14).
punto_banco-option-shoe-dealer = El crupier lleva el sabot.
punto_banco-option-shoe-passes = El sabot pasa por los asientos: quien lo lleva lo conserva hasta que pierde la mano del banquero.
punto_banco-option-shoe-to = A quién pasa el sabot cuando ha perdido la mano del banquero (3.1.14).
punto_banco-option-shoe-to-highest-winner = El sabot pasa a quien más ganó con jugador, o si no, al asiento siguiente.
punto_banco-option-shoe-to-clockwise = El sabot pasa al asiento siguiente.
punto_banco-option-packs = Barajas en el sabot (3.1.1).
punto_banco-option-packs-is = En el sabot hay { $number } barajas.
punto_banco-option-bet-s = A los cuántos segundos dice la mesa que se acabó el tiempo; cierra el crupier (3.1.10).
punto_banco-option-bet-s-is = Se admiten apuestas durante unos { $number } segundos.
punto_banco-option-beads = Si el ábaco cuenta las cartas salidas, por cuartas partes de un índice (3.1.13).
punto_banco-option-irregularity = Qué pasa con las puestas cuando algo iba mal con las cartas (3.1.12).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

punto_banco-term-player = mano del jugador
punto_banco-term-player-is = La primera de las dos manos de un golpe; no es de nadie, y todos pueden apostar a ella.
punto_banco-term-banker = banquero
punto_banco-term-banker-is = La segunda de las dos manos de un golpe; no es de nadie, y todos pueden apostar a ella.
punto_banco-term-commission = comisión; comisiones
punto_banco-term-commission-is = La parte de lo ganado con banquero que retiene la banca.
punto_banco-term-account = a cuenta; la cuenta; su cuenta; una cuenta; cuentas
punto_banco-term-account-is = Lo que usted debe de comisiones, si no se retienen en el acto; se paga entre golpes o al terminar el sabot.
punto_banco-term-pair = pareja jugador; pareja banquero; pareja; parejas
punto_banco-term-pair-is = Una apuesta a que las dos primeras cartas de una mano son del mismo índice.
punto_banco-term-super6 = super 6
punto_banco-term-super6-is = Una apuesta a que la mano del banquero gana con un 6.
punto_banco-term-dragon7 = dragón 7
punto_banco-term-dragon7-is = Una apuesta a que la mano del banquero gana con un 7 de tres cartas.
punto_banco-term-panda8 = panda 8
punto_banco-term-panda8-is = Una apuesta a que la mano del jugador gana con un 8 de tres cartas.
punto_banco-term-burn = quema; se queman; se quema; quemadas
punto_banco-term-burn-is = Cartas que se apartan antes del primer golpe: la primera se muestra, y tantas como cuenta quedan tapadas.
punto_banco-term-cut_card = carta de corte
punto_banco-term-cut_card-is = Una señal en el sabot: cuando sale, el golpe en curso es el último.
punto_banco-term-hold_shoe = lleva el sabot; llevar el sabot; ceder el sabot; cede el sabot; el sabot pasa
punto_banco-term-hold_shoe-is = A quién le toca tener el sabot delante; se liquida igual lo lleve quien lo lleve, y las cartas las da el crupier.
punto_banco-term-roads = caminos; camino; tabla de bolas; camino grande; ojo grande; camino chico; cucaracha
punto_banco-term-roads-is = Gráficos de qué mano ha ganado hasta ahora; no dicen lo que vendrá.

## The game in five pictures, one sentence each

punto_banco-step-bet = Antes de las cartas apueste a una de las dos manos, jugador o banquero, o a un empate.
punto_banco-step-count = Una mano vale la última cifra de la suma de sus cartas; los dieces y figuras no cuentan nada.
punto_banco-step-natural = Con 8 o 9 en dos cartas el golpe termina en el acto.
punto_banco-step-third = Si no, a cada mano puede ir una tercera carta, según una tabla fija: nadie decide nada.
punto_banco-step-paid = Gana la mano más alta, y cobra quien apostó a ella.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

punto_banco-typed-example = 20 al banquero
punto_banco-typed-player = jugador; punto
punto_banco-typed-banker = banquero; banca; banco
punto_banco-typed-tie = empate; égalité
punto_banco-typed-player_pair = pareja jugador; pareja del jugador; pareja punto
punto_banco-typed-banker_pair = pareja banquero; pareja del banquero; pareja banca
punto_banco-typed-super6 = super 6; super seis
punto_banco-typed-dragon7 = dragón 7; dragón siete
punto_banco-typed-panda8 = panda 8; panda ocho
punto_banco-typed-pass_shoe = cedo el sabot; ceder el sabot; paso el sabot

## What the croupier calls: of a line of the log, under its own key

punto_banco-called-player-wins = { $player } jugador, { $banker } banquero. Gana el jugador.
punto_banco-called-banker-wins = { $banker } banquero, { $player } jugador. Gana el banquero.
punto_banco-called-tie = Empate a { $player }.
