### Baccarat banque, à deux tableaux. Read on the tablets and in `faro recall`; options also in the configuration and
### docs/rules-options.md, which are in English.

baccarat_banque-name = baccarat banque
baccarat_banque-title = Baccarat banque

## The log

baccarat_banque-came = Derecha { $right }, izquierda { $left }, banca { $banker }
baccarat_banque-bids = { $player } puja { $amount } por la banca
baccarat_banque-has-bank = { $player } lleva la banca, con { $amount }
baccarat_banque-retires = { $player } deja la banca y se lleva { $amount }
baccarat_banque-gives-up = { $player } no puede responder de las puestas y deja la banca; se lleva { $amount }
baccarat_banque-out = { $player } no ha repuesto la banca: se admiten pujas
baccarat_banque-bank-back = la banca de { $amount } vuelve a { $player }
baccarat_banque-bank-offered = la banca se ofrece por { $amount }
baccarat_banque-refilled = { $player } repone la banca, con { $amount }
baccarat_banque-accepted = { $player } juega contra todas las puestas y añade { $amount }; la banca es ilimitada
baccarat_banque-added = { games-banker-adds }
baccarat_banque-cut = { baccarat-returned-above-bank }
baccarat_banque-not-held = { $amount } de vuelta a { $player }: el banquero no responde de ello
baccarat_banque-goes-banco = { $player } hace banco
baccarat_banque-six-out = seis cartas dadas, tapadas
baccarat_banque-right-third = la derecha pide { CARD($card) }
baccarat_banque-left-third = la izquierda pide { CARD($card) }
baccarat_banque-banker-third = el banquero pide { CARD($card) }
baccarat_banque-decided =
    { $draws ->
        [true] { $hand ->
            [right] derecha: { $player } pide carta
            [left] izquierda: { $player } pide carta
           *[banker] el banquero pide carta
        }
       *[false] { $hand ->
            [right] derecha: { $player } se planta
            [left] izquierda: { $player } se planta
           *[banker] el banquero se planta
        }
    }
baccarat_banque-hand-right =
    { $result ->
        [win] la derecha gana con { $total }: { CARD($cards) }
        [lose] la derecha pierde con { $total }: { CARD($cards) }
        [push] la derecha empata con { $total }: { CARD($cards) }
       *[none] la derecha, sin puestas, { $total }: { CARD($cards) }
    }
baccarat_banque-hand-left =
    { $result ->
        [win] la izquierda gana con { $total }: { CARD($cards) }
        [lose] la izquierda pierde con { $total }: { CARD($cards) }
        [push] la izquierda empata con { $total }: { CARD($cards) }
       *[none] la izquierda, sin puestas, { $total }: { CARD($cards) }
    }
baccarat_banque-hand-banker = la banca tiene { $total }: { CARD($cards) }
baccarat_banque-wins =
    { $side ->
        [right] { $player } gana { $pay } con { $stake } a la derecha
       *[left] { $player } gana { $pay } con { $stake } a la izquierda
    }
baccarat_banque-loses =
    { $side ->
        [right] { $player } pierde { $stake } a la derecha
       *[left] { $player } pierde { $stake } a la izquierda
    }
baccarat_banque-returned =
    { $side ->
        [right] { $player }: { $stake } a la derecha de vuelta
       *[left] { $player }: { $stake } a la izquierda de vuelta
    }
baccarat_banque-bank-now = el golpe { $coup } ha terminado; la banca tiene { $bank }
baccarat_banque-passed = el golpe { $coup } pasa sin cartas

## The pages

baccarat_banque-door = Tome asiento: ponga la banca, haga banco o apueste en su lado.
baccarat_banque-hand =
    { $hand ->
        [right] Derecha
        [left] Izquierda
       *[banker] Banca
    }
baccarat_banque-place =
    { $place ->
        [right_1] la derecha
        [left_1] la izquierda
        [banker_1] la banca
        [right_2] la derecha, segunda carta
        [left_2] la izquierda, segunda carta
        [banker_2] la banca, segunda carta
        [right_3] la derecha, tercera carta
        [left_3] la izquierda, tercera carta
       *[banker_3] la banca, tercera carta
    }
baccarat_banque-phase-bidding = Pujas por la banca
baccarat_banque-phase-offered = Se ofrece la banca
baccarat_banque-phase-refilling = La banca ha saltado
baccarat_banque-phase-retiring = El banquero sigue o se va
baccarat_banque-phase-accepting = Puestas por encima de la banca
baccarat_banque-phase-right_decides = Juega la derecha
baccarat_banque-phase-right_draws = { baccarat_banque-phase-right_decides }
baccarat_banque-phase-left_decides = Juega la izquierda
baccarat_banque-phase-left_draws = { baccarat_banque-phase-left_decides }
baccarat_banque-phase-banker_decides = Juega la banca
baccarat_banque-phase-banker_draws = { baccarat_banque-phase-banker_decides }
baccarat_banque-to-bid = pujar
baccarat_banque-to-banco = hacer banco
baccarat_banque-to-refill = reponerla
baccarat_banque-to-accept = jugar contra todas las puestas
baccarat_banque-to-pass = pasar
baccarat_banque-lies = { $amount } a { $side }
baccarat_banque-act-bid = Pujar { $amount }
baccarat_banque-act-refill = Reponer { $amount }
baccarat_banque-do-stake =
    { $more ->
        [true] { $amount } más a { $side }
       *[false] { $amount } a { $side }
    }
baccarat_banque-act-banco =
    { $cheval ->
        [true] Banco à cheval
       *[false] Banco
    }
baccarat_banque-do-banco =
    { $cheval ->
        [true] Banco à cheval: { $amount }
       *[false] Banco: { $amount }
    }
baccarat_banque-act-accept = Jugar contra todas las puestas
baccarat_banque-do-accept = Añadir { $amount } y jugar contra todas
baccarat_banque-act-pass = Pasar
baccarat_banque-do-pass =
    { $phase ->
        [bidding] No pujar
        [offered] No tomarla
        [banco] Sin banco
        [retiring] Seguir con la banca
        [refilling] No reponerla
       *[accepting] { $unlimited ->
            [true] Responder de las puestas
           *[false] No añadir
        }
    }
baccarat_banque-plays = Juega { $player }
baccarat_banque-decision =
    { $decision ->
        [draw] pide carta
       *[stand] se planta
    }
baccarat_banque-hold-to-see = Mantenga para ver sus cartas
baccarat_banque-has-hand = juega
baccarat_banque-plays-banco = banco
baccarat_banque-on-side = { $amount } { $side }
baccarat_banque-offered-at = { $player } la ha dejado: { $amount }
baccarat_banque-bank-of = { $player } lleva la banca
baccarat_banque-bank-broken = { $player }: la banca ha saltado
baccarat_banque-best-bid = { $player } puja { $amount }
baccarat_banque-no-banker = Nadie lleva la banca
baccarat_banque-no-shoe = Se admiten puestas cuando el sabot esté listo.
baccarat_banque-tables = Los paños
baccarat_banque-unlimited = ilimitada
baccarat_banque-above = { $amount } por encima de la banca
baccarat_banque-side-result =
    { $result ->
        [win] { $total } gana
        [lose] { $total } pierde
        [push] { $total } empata
       *[none] { $total }
    }
baccarat_banque-holds = La banca tiene
baccarat_banque-bank-is = La banca tiene { $amount }.
baccarat_banque-settled-on = { $amount } a { $side }
baccarat_banque-sheet-record = Anotación
baccarat_banque-advice-claimed = La ha reclamado; aún no lo ve nadie.
baccarat_banque-advice-banker = Usted lleva la banca.
baccarat_banque-rules-hands-is = Un as cuenta 1, los dieces y figuras 0; una mano vale la última cifra de la suma. 8 o 9 con dos cartas es un natural, y cada lado juega por su cuenta contra la banca.
baccarat_banque-rules-third-is = Uno de cada lado juega por todos los que han apostado en él; después el banquero pide o se planta como quiera.
baccarat_banque-rules-bank-is = El banquero la lleva hasta que la deja, lo que puede hacer tras un golpe, o hasta que salta.
baccarat_banque-rules-banco = { baccarat-act-banco }
baccarat_banque-rules-banco-is = Quien hace banco apuesta contra toda la banca; à cheval, la mitad a cada lado. Lo tiene el más próximo de cada lado; dos se lo reparten.
baccarat_banque-rules-stakes = { faro-sheet-stakes }

## Refusals

baccarat_banque-not-now = No es el momento
baccarat_banque-not-vacant = { baccarat-not-vacant }
baccarat_banque-not-listed = Usted no está en la lista de banqueros
baccarat_banque-low-bid = Se ha pujado una suma mayor
baccarat_banque-taken = Alguien más próximo lo ha reclamado, o ya lo hizo usted
baccarat_banque-not-banker = Eso es cosa del banquero
baccarat_banque-must-play = Quien ha tomado la banca da un golpe antes de dejarla
baccarat_banque-too-late = Ya hay puestas
baccarat_banque-no-offer = No se ofrece ninguna banca
baccarat_banque-own = { baccarat-own }
baccarat_banque-not-broken = La banca no ha saltado
baccarat_banque-no-bank = { baccarat-no-bank }
baccarat_banque-banker = { baccarat-banker }
baccarat_banque-not-seated = El banco es para quienes se sientan a los paños
baccarat_banque-three-bancos = Tras tantos bancos perdidos se queda fuera un golpe
baccarat_banque-banco = Alguien hace banco en este golpe
baccarat_banque-bad-side = Diga el lado derecho o el izquierdo; quien se sienta apuesta en el suyo
baccarat_banque-over-bank = La banca no cubre tanto más
baccarat_banque-not-offered = Aquí no pueden aceptarse todas las puestas
baccarat_banque-no-excess = Ninguna puesta supera la banca
baccarat_banque-no-stakes = No hay puestas
baccarat_banque-no-bid = Nadie ha pujado por la banca
baccarat_banque-not-dealt = Aún no se han dado las cartas
baccarat_banque-not-your-turn = { baccarat-not-your-turn }
baccarat_banque-strict = Juega por otros: pida con 0 a 4, plántese con 6 y 7
baccarat_banque-no-turn = No es el turno de nadie
baccarat_banque-no-reopening = En este juego lo cerrado queda cerrado; el golpe puede anularse
baccarat_banque-changes-later = { baccarat-changes-play }
baccarat_banque-players-bank = La banca es de un jugador: la pone de su bolsa
baccarat_banque-too-few = Hacen falta dos jugadores con dinero: uno para la banca, otro para apostar

## What a script must be

baccarat_banque-two-players = dos jugadores por lo menos
baccarat_banque-names = una lista de nombres
baccarat_banque-most-names = { $most } nombres como máximo
baccarat_banque-name-once = cada nombre una vez
baccarat_banque-a-player = un nombre que esté en players
baccarat_banque-a-place = un jugador con sitio en right, left o standers

## Why a shoe has no deal script

baccarat_banque-unsaid-raised = { baccarat-unsaid-raised }

## Options: what each decides, with its section of docs/rules.md, and what its values mean

baccarat_banque-option-bank-by = Cómo encuentra banquero la banca (3.3.4).
baccarat_banque-option-bank-by-auction = La banca es de quien más puja.
baccarat_banque-option-bank-by-list = La banca es del primero de la lista que ha pujado, por su suma.
baccarat_banque-option-banque-excess = Qué pasa con las puestas por encima de la banca (3.3.10).
baccarat_banque-option-banque-excess-in-order = Juegan todas las puestas; se paga por orden hasta donde llega la banca, salvo que el banquero acepte todas.
baccarat_banque-option-banque-excess-trim = Las puestas por encima de la banca se devuelven antes de las cartas, primero la última del orden.
baccarat_banque-option-banque-excess-unlimited = El banquero responde de todas las puestas o deja la banca.
baccarat_banque-option-chemin-strict = Si quien juega por otros debe pedir con 0 a 4 y plantarse con 6 y 7 (3.3.7).
baccarat_banque-option-chemin-strict-on = Quien juega por otros pide con 0 a 4 y se planta con 6 y 7.
baccarat_banque-option-chemin-strict-off = Cada uno pide o se planta como quiera.
baccarat_banque-option-chemin-five = Qué significa el silencio con 5 (3.3.7).
baccarat_banque-option-chemin-five-stand = Quien no dice nada se planta con 5.
baccarat_banque-option-chemin-five-draw = Quien no dice nada pide carta con 5.
baccarat_banque-option-max-bancos = Tras cuántos bancos perdidos seguidos se queda fuera un golpe (3.3.8).
baccarat_banque-option-max-bancos-is = Tras { $number } bancos perdidos seguidos un jugador se queda fuera un golpe.
baccarat_banque-option-min = La puesta mínima (3.3.9).
baccarat_banque-option-min-is = { games-option-min-is }
baccarat_banque-option-unit = Las sumas son múltiplos de ella (3.3.4, 3.3.9).
baccarat_banque-option-unit-is = Las sumas son múltiplos de { $number }.
baccarat_banque-option-min-bank = La banca mínima (3.3.4).
baccarat_banque-option-min-bank-is = { baccarat-option-min-bank-is }
baccarat_banque-option-bid-s = Segundos para una puja mayor en una subasta, tras cada una (3.3.12).
baccarat_banque-option-bid-s-is = La subasta termina { $number } segundos después de la última puja.
baccarat_banque-option-list-s = Segundos para pujas por lista, tras la primera (3.3.12).
baccarat_banque-option-list-s-is = Las pujas por lista terminan { $number } segundos después de la primera.
baccarat_banque-option-take-s = Segundos para reclamar un banco o una banca, y para lo que se pregunta al banquero (3.3.12).
baccarat_banque-option-take-s-is = Se puede reclamar durante { $number } segundos.
baccarat_banque-option-stake-s = Segundos para las puestas, y para reponer una banca que ha saltado (3.3.12).
baccarat_banque-option-stake-s-is = Se admiten puestas durante { $number } segundos tras la primera.
baccarat_banque-option-decide-s = Segundos para pedir o plantarse (3.3.12).
baccarat_banque-option-decide-s-is = Para pedir o plantarse hay { $number } segundos.
baccarat_banque-option-peek = Dónde se mira una mano (3.3.13).
baccarat_banque-option-peek-tablet = { baccarat-option-peek-tablet }
baccarat_banque-option-peek-cards = { baccarat-option-peek-cards }
baccarat_banque-option-beads = Si el ábaco cuenta las cartas salidas, por cuartas partes de un índice (3.3.15).
baccarat_banque-option-beads-quarters = Una bola pasa al otro lado con cada tres cartas de su índice que salen.
baccarat_banque-option-irregularity = Qué pasa con las puestas cuando algo iba mal con las cartas (3.3.14).

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

baccarat_banque-term-side = lado; lados
baccarat_banque-term-side-is = La mitad derecha o izquierda de la mesa; cada una tiene su mano contra la banca.
baccarat_banque-term-plays = juega la mano; lleva la mano
baccarat_banque-term-plays-is = Quien juega por todos los que han apostado en su lado: pide o se planta.
baccarat_banque-term-broken = ha saltado; salta; reponer la banca; repone la banca; reponerla; repuesto la banca; reponer
baccarat_banque-term-broken-is = La banca lo ha perdido todo; su banquero puede poner dinero otra vez, o se admiten pujas.
baccarat_banque-term-cheval = à cheval; cheval
baccarat_banque-term-cheval-is = La mitad de la puesta a la derecha y la otra mitad a la izquierda.
baccarat_banque-term-above = por encima de la banca
baccarat_banque-term-above-is = Se ha puesto más de lo que la banca puede pagar.
baccarat_banque-term-unlimited = ilimitada
baccarat_banque-term-unlimited-is = El banquero responde de todas las puestas, y añade lo que le falta a la banca.

## The game in five pictures, one sentence each

baccarat_banque-step-bank = Un jugador pone la banca de su propia bolsa.
baccarat_banque-step-stake = Los demás se sientan a su derecha y a su izquierda, y apuestan en su lado.
baccarat_banque-step-count = Derecha, izquierda y banca tienen dos cartas cada una: cuenta la última cifra de la suma, los dieces y figuras nada.
baccarat_banque-step-third = Uno de cada lado pide o se planta por todos los que han apostado en él, y después el banquero.
baccarat_banque-step-compared = Cada lado juega por su cuenta contra la banca, y gana la mano más alta.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

baccarat_banque-typed-example = 20 a la derecha
baccarat_banque-typed-cheval = à cheval; cheval
baccarat_banque-typed-right = derecha
baccarat_banque-typed-left = izquierda
baccarat_banque-typed-accept = acepto; aceptar; contra todas
baccarat_banque-typed-bid = pujo; pujar; puja
baccarat_banque-typed-refill = repongo; reponer; añado

## What the croupier calls: of a line of the log, under its own key

baccarat_banque-called-goes-banco = Banco.
baccarat_banque-called-hand-right = Derecha: { $total }.
baccarat_banque-called-hand-left = Izquierda: { $total }.
baccarat_banque-called-hand-banker = La banca: { $total }.
