### The dealer's page: running the deal, its dialogs, seats and money.

## The deal

dealer-the-deal = La talla
dealer-start = Empezar la talla
dealer-start-cut = El mazo está cortado: empezar la talla
dealer-cut = Corta el mazo: { $players }.
dealer-cut-one = El banquero dice quién corta el mazo. ¿Quién ha sido?
dealer-banker = ¿A quién han elegido banquero los jugadores?
dealer-start-which = La última talla quedó anulada: ¿qué mazo hay en el distribuidor?
dealer-start-new = Empezar con un mazo nuevo
dealer-start-same = Empezar con el mismo mazo
dealer-cover = El mazo está boca arriba bajo una carta de cubierta, un dorso o una blanca; al sacar la cubierta se ve la primera carta.
dealer-cover-without = El mazo está boca arriba bajo una carta de cubierta, un dorso o una blanca, y sin { $suit }; al sacar la cubierta se ve la primera carta.
dealer-hold = Detener
dealer-resume = Reanudar
dealer-go-on-without = Seguir sin ello
dealer-seen = Visto: { $part }
dealer-nothing-drawn = No se sacó nada
dealer-test = Se están probando los aparatos: no puede empezar ninguna talla ni ponerse ninguna apuesta.
dealer-test-service = Servicio: ahí se termina el modo de prueba
dealer-close-bets = No va más
dealer-end-time = Acabar el tiempo
dealer-reopen-bets = Reabrir apuestas
dealer-marker =
    { $marker ->
        [cut] Salió la carta de corte
       *[other] Salió la carta { $marker }
    }
dealer-pass-by = Las cartas tapadas ya están fuera
dealer-lay-away = Apartar la carta
dealer-key = Teclear carta
dealer-undo = Deshacer: { $ruling }
dealer-irregularity = Irregularidad
dealer-void = Anular la talla
dealer-void-round = Anular el golpe
dealer-sign-out = Salir
dealer-cards-shown = Cartas salidas
dealer-tap-to-correct = toque una para corregirla

## The simulated box of the demonstration

dealer-demo = El distribuidor simulado
dealer-demo-draw = Sacar una carta
dealer-demo-draw-two = Sacar dos a la vez
dealer-demo-push-back = Volver una atrás
dealer-demo-hand-pass = Pasar la mano
dealer-demo-load = Mazo nuevo
dealer-demo-manual = Dar usted las cartas
dealer-demo-auto = Que dé por sí solo
dealer-demo-troubles = Lo que puede pasar en una mesa real:
dealer-demo-cover = Tapar la cámara
dealer-demo-uncover = Destapar la cámara
dealer-demo-lamp-off = Apagar la lámpara
dealer-demo-lamp-on = Encender la lámpara
dealer-demo-unplug-camera = Desenchufar la cámara
dealer-demo-plug-camera = Enchufar la cámara
dealer-demo-unplug-board = Quitar el cable del ábaco
dealer-demo-plug-board = Poner el cable del ábaco

## Dialogs

dealer-void-sure = ¿Anular esta talla?
dealer-void-what = Cada puesta de la mesa vuelve a su dueño, y la talla termina. Lo liquidado queda liquidado.
dealer-void-round-sure = ¿Anular este golpe?
dealer-void-round-what = Cada puesta del golpe vuelve a su dueño, y sus cartas quedan fuera. El mazo sigue con el próximo golpe.
dealer-void-why = Por qué
dealer-not-in-order = Algo no estaba en regla
dealer-what-was-wrong = Qué iba mal
dealer-foul-pack = Mazo defectuoso
dealer-double-draw = Dos cartas a la vez
dealer-exposed-early = Se vio una carta antes de cerrar las apuestas
dealer-turned-back = Se devolvió una carta a su sitio
dealer-what-becomes = Qué pasa con las puestas de la mesa
dealer-return-stakes = Se devuelven todas las puestas
dealer-bank-pays = La banca paga todas las puestas
dealer-rules-each = Decido sobre cada puesta
dealer-stake-stays = se queda
dealer-stake-returned = se devuelve
dealer-stake-paid = se paga
dealer-ruling-stands = Lo liquidado vale; todos ven el dictamen.
dealer-ruling-ends = Lo liquidado vale; todos ven el dictamen. La talla termina.
dealer-ruling-round = El golpe queda entonces anulado. Lo liquidado antes vale; todos ven el dictamen.
dealer-apply = Aplicar dictamen
dealer-key-card = Teclear la carta { $number }
dealer-key-what = La carta que está ahora en la ventana, cuando la cámara no la ve.
dealer-key-label = La carta de la ventana
dealer-correct-card = Corregir la carta { $number }
dealer-correct-which = Se tomó por { $was }. ¿Qué carta era en realidad?
dealer-correct-label = La carta correcta
dealer-correct-what = La carta { $number } pasa a ser { $card }; cada jugada posterior se liquida de nuevo y se anotan las diferencias.
dealer-correct-swap = La carta { $number } pasa a ser { $card }, y la carta { $other }, { $was }: las dos cambian de sitio; cada jugada posterior se liquida de nuevo y se anotan las diferencias.
dealer-correct = Corregir

## Questions

dealer-which-card = ¿Qué carta es?
dealer-picture-card = La imagen de la carta { $number }
dealer-picture-of = Vista { $number } de { $count }
dealer-pictures = Otras vistas de esta carta
dealer-by-pack = por el mazo { $percent }
dealer-already-out = ya salió como carta { $number }
dealer-another-drawn = Se sacó otra carta
dealer-none-drawn = La carta anterior, no se sacó ninguna
dealer-hide-cards = Ocultar las demás
dealer-another-card = Otra carta
dealer-name-card = Nombrar la carta
dealer-face-down = Una carta tapada no se puede leer
dealer-how-many = ¿Cuántas cartas se sacaron?
dealer-window-now = La ventana ahora
dealer-more = Más:
dealer-more-range = de { $least } a { $most }
dealer-more-button = Estas

## People and money

dealer-people = Jugadores
dealer-tablet-here =
    { $count ->
        [one] con tableta
       *[other] { $count } tabletas
    }
dealer-tablet-none = sin tableta aún
dealer-tablet-gone =
    { $minutes ->
        [0] sin tableta { $seconds } s
       *[other] sin tableta { $minutes } min
    }
dealer-tablets-else =
    { $count ->
        [one] una pantalla sin asiento
       *[other] { $count } pantallas sin asiento
    }
dealer-back = Una tableta pide un asiento
dealer-back-asks = Una tableta dice ser { $player }
dealer-back-from = { $tablet }, en { $address }
dealer-back-own-here =
    { $minutes ->
        [0] La tableta de { $player } sigue aquí, se oyó hace { $seconds } s. Pierde el asiento.
       *[other] La tableta de { $player } sigue aquí, se oyó hace { $minutes } min. Pierde el asiento.
    }
dealer-back-own-gone =
    { $minutes ->
        [0] La tableta de { $player } falta desde hace { $seconds } s.
       *[other] La tableta de { $player } falta desde hace { $minutes } min.
    }
dealer-back-own-none = { $player } no ha tenido tableta desde que arrancó el programa.
dealer-back-look = Mire quién la tiene: ¿es { $player }?
dealer-back-left = { $seconds } s
dealer-back-yes = Sí, es { $player }
dealer-back-no = No
dealer-service = Servicio
dealer-usual-sums = Sumas usuales
dealer-amount = Importe
dealer-amount-all = Todo { $amount }
dealer-has-lying = { $purse } + { $lying } en mesa
dealer-bot = bot
dealer-no-seat = sin asiento
dealer-account-label = { $has }: la cuenta de { $player }
dealer-buy-in = Compra
dealer-buy-in-label = Compra de { $player }
dealer-buy-in-what = { $player } le da dinero y recibe fichas.
dealer-cash-out = Canje
dealer-cash-out-label = Canje de { $player }
dealer-cash-out-what = { $player } devuelve fichas y recibe dinero.
dealer-cash-out-debt = Antes se paga la deuda de { $debt }.
dealer-cash-out-account = Antes se paga la cuenta de { $account }.
dealer-pay-debt = Cobrar deuda
dealer-pay-debt-label = Cobrar la deuda de { $player }
dealer-pay-debt-sure = ¿Sacar { $amount } de la bolsa de { $player } por la deuda de { $debt }?
dealer-pay-account = Cobrar cuenta
dealer-pay-account-label = Cobrar la cuenta de { $player }
dealer-pay-account-sure = ¿Sacar { $amount } de la bolsa de { $player } por la cuenta de { $account }?
dealer-code = Código
dealer-code-label = Código para la tableta de { $player }
dealer-close-seat-label = Cerrar el asiento de { $player }
dealer-close-seat-sure = ¿Cerrar el asiento de { $player }?
dealer-close-seat-pays = ¿Cerrar el asiento de { $player } y sacar { $amount } de la bolsa por la cuenta de { $account }?
dealer-pair = Un asiento para { $player }
dealer-pair-scan = La tableta del jugador toma el asiento cuando su cámara abre este código antes de un cuarto de hora:
dealer-pair-alt = Código para el asiento de { $player }
dealer-pair-open = O abra allí
dealer-pair-enter = y escriba estas letras:
dealer-invite = Código para tabletas
dealer-pair-own = Esta página se abrió en la máquina de la mesa; en otras tabletas use su dirección en la red de la casa en lugar de { $host }.
dealer-bank-change = Cambiar la banca
dealer-bank-what = Dinero que entra en la banca; con un menos, sale.
dealer-bank-holds = La banca tiene { $amount }
dealer-box-holds = La caja de la casa tiene { $amount }
dealer-box-button = Sacar
dealer-box-change = Sacar dinero de la caja
dealer-box-what = Dinero que la casa saca de su caja.
dealer-bank-button = Cambiar
dealer-maximum = El máximo es { $amount } hasta que termine la talla
dealer-raise = Subir el máximo
dealer-raise-what = Entre dos jugadas, para lo que queda de esta talla. No se puede volver a bajar antes de que termine; las apuestas de la mesa quedan como están.
dealer-raise-button = Subir
dealer-raise-for-what = Solo para { $player }, entre dos jugadas, para lo que queda de esta talla. Hasta esa suma, las puestas solo las limita lo que la banca puede pagar.
dealer-raise-for-label = Subir el máximo de { $player }
dealer-covers = La banca cubre como máximo { $amount } en una jugada
dealer-raise-cap = Subir lo que cubre la banca
dealer-raise-cap-what = Entre dos jugadas, para lo que queda de esta talla. No se puede volver a bajar antes de que termine; la banca nunca paga más de lo que tiene.
dealer-raise-cap-button = Cubrir más
dealer-open-seat = Abrir asiento para
dealer-open-seat-name = nombre
dealer-open-seat-button = Abrir

## The hand at the box of the demonstration

dealer-demo-busy = la mano del distribuidor aún se mueve
dealer-demo-unknown = { $action } no es nada que la demostración sepa hacer
