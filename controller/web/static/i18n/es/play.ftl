### What the pages say in several games: a game says under the same key with its own name what is otherwise with it.
### Read on the tablets.

## The deal

play-phase-bets_closed = { pages-act-close-bets }
play-lies = { $amount }
play-lies-of = { $player }, { $stake }
play-card-down = una carta tapada
play-in-the-box = en el distribuidor
play-none-decided = No se decidió ninguna apuesta.
play-standers = De pie
play-stakes = Las puestas
play-draws-or-stands = { $player } pide o se planta

## When somebody who comes now can play; $seconds: until then, or until the bets close

play-join-now = Puede jugar ya: apuestas abiertas.
play-join-now-s = Puede jugar ya: apuestas abiertas durante { $seconds } s.
play-join-round = Podrá jugar en la próxima ronda, cuando se liquide esta.
play-join-round-s = Podrá jugar en la próxima ronda, dentro de unos { $seconds } s.
play-deal = talla { $number }
play-join-deal = Podrá jugar en la próxima talla, cuando termine esta.
play-join-deal-s = Podrá jugar en la próxima talla, dentro de unos { $seconds } s.

## Below the cards of the pictures that show what the game is

play-seen-won = gana
play-seen-lost = pierde
play-seen-player = jugador
play-seen-banker = banquero
play-seen-bank = banca
play-seen-punters = puntos
play-seen-right = derecha
play-seen-left = izquierda

## What is decided, in a sentence such as "bob draws or stands"

play-to-draw = pedir carta
play-to-stand = plantarse

## Commands

play-act-draw = Carta
play-act-stand = Plantarse
play-act-take = Tomar la banca
play-act-pass = No
play-sure = ¿Seguro? { $act }

## The player's tray

play-your-acts = Lo que puede hacer
play-chips = Sus fichas
play-chip = una ficha de { $amount }
play-clear = Borrar
play-cancel = Cancelar
play-take-back = Retirar
play-again = Todas sus puestas
play-repeat = Repetir { $amount }
play-double = Doblar { $amount }
play-take-all = Retirar todo
play-laid-again = { $amount } en la mesa.
play-all-back = Se ha retirado todo.
play-so-far = ronda { $round }, talla { $deal }
play-advice-wait = La próxima talla empieza cuando el crupier haya barajado.
play-advice-buy_in = Compre fichas al crupier.
play-advice-watch = Ahora no se le pregunta nada.

## Odds

play-sheet-odds = Cuotas
play-odds-wins = Gana
play-odds-loses = Pierde

## The rules in force

play-rules-limits = Límites
play-rules-table = En la mesa

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

play-term-casekeeper = ábaco
play-term-casekeeper-is = El marco con bolas que muestra qué cartas han salido, a la vista de todos.
play-term-bead = bola; bolas
play-term-bead-is = Una marca del ábaco que pasa al otro lado cuando ha salido una carta de su índice.
play-term-debt = deuda; deudas
play-term-debt-is = Lo que una bolsa no pudo pagar cuando se corrigió una carta; se paga lo primero de cuanto usted compre o canjee.
play-term-void = anulada; anulado; anular; anula; anule
play-term-void-is = No cuenta, y las puestas no liquidadas vuelven a sus jugadores.
play-term-ruling = dictamen; dictámenes; irregularidad
play-term-ruling-is = Lo que el crupier decide sobre las puestas cuando algo iba mal con las cartas.
play-term-bank = banca; bancas
play-term-bank-is = El dinero con que se paga a quien gana y al que van las puestas perdidas.
play-term-banker = banquero; banqueros
play-term-banker-is = El jugador que lleva la banca: paga a quien gana y cobra lo que pierden los demás.
play-term-punter = punto; los puntos
play-term-punter-is = Un jugador que juega contra la banca.
play-term-claim = reclamar; reclama; reclaman; reclamada; reclamado
play-term-claim-is = Decir que se quiere; de todos los que lo dicen, lo tiene el más próximo en el orden.
play-term-auction = subasta; puja; pujas; pujar
play-term-auction-is = Los jugadores ofrecen sumas por la banca, y quien ofrece la más alta es el banquero con ese dinero.
play-term-broken = ha saltado; salta la banca; saltado; salta
play-term-broken-is = La banca ha perdido todo su dinero y no puede pagar más.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

play-typed-on = a; al; en; sobre; contra
play-typed-fillers = el; la; los; las; un; una; de; desde; que; del; y; por; con; favor; yo; quiero; pongo; poner; apuesto; apostar; puesta; apuesta; fichas; me; mi; lo
play-typed-and = y; e
play-typed-numbers = uno; dos; tres; cuatro; cinco; seis; siete; ocho; nueve; diez; once; doce; trece; catorce; quince; dieciséis; diecisiete; dieciocho; diecinueve; veinte; veinticinco; treinta; cuarenta; cincuenta; sesenta; setenta; setenta y cinco; ochenta; noventa; cien, ciento; doscientos, doscientas; doscientos cincuenta, doscientas cincuenta; quinientos, quinientas; mil
play-typed-ranks = as, ases; dos; tres; cuatro; cinco; seis; siete; ocho; nueve; diez; jota, sota; reina, dama, caballo; rey, reyes
play-typed-help = ayuda; qué puedo hacer; qué puedo decir
play-typed-purse = bolsa; mi bolsa; cuánto tengo; qué tengo
play-typed-stakes = mis apuestas; mis puestas; apuestas; qué he apostado
play-typed-bets = qué puedo apostar; a qué puedo apostar; dónde puedo apostar; qué apuestas hay
play-typed-came = qué ha salido; qué salió; qué ha pasado; qué cartas han salido; quién ha ganado; quién ganó; qué ha ganado; últimas cartas; resultado
play-typed-take_back = retirar; retiro; quitar; quito
play-typed-undo = deshacer; deshago
play-typed-repeat = repetir; repito; otra vez; lo mismo
play-typed-double = doblar; doblo
play-typed-take_all = retirar todo; retiro todo; quitar todo; quito todo; todo fuera
play-typed-draw = carta; pido; pido carta; pedir carta; otra carta
play-typed-stand = me planto; planto; plantarse; no pido; basta
play-typed-take = tomo; tomar; tomo la banca; tomar la banca
play-typed-pass = no; paso

## What the croupier calls: of a line of the log, under its own key

play-called-open = Hagan juego.
play-called-closed = No va más.
