### A phone as the table's camera: its own page (/camera), the dealer's part of it, and what the log says of it.

## The phone's page

phone-title = Faro: este teléfono es la cámara
phone-heading = { $table }: la cámara
phone-not-opened = Esta página no se abre aquí
phone-how = Se abre con el código de la página del crupier, una vez, en menos de un minuto.
phone-start = Arrancar la cámara
phone-start-why = La mesa ve lo que ve la cámara trasera de este teléfono, desde que el crupier lo confirma. En el teléfono no se guarda nada.
phone-starting = Arrancando la cámara…
phone-compare = La página del crupier muestra el mismo número:
phone-waiting = Esperando a que confirme el crupier
phone-is-camera = Este teléfono es la cámara de la mesa
phone-quiet = Ahora no se envía ninguna imagen
phone-no-line = Sin conexión con la mesa: se vuelve a intentar
phone-aim = Ponga el teléfono en su soporte, de modo que toda la ventana del distribuidor esté en la imagen.
phone-figures = { $rate } por segundo, { $width } x { $height }, { $kilobytes } kB/s, { $ms } ms
phone-end = Dejar de ser la cámara
phone-give-up = Este teléfono no
phone-end-sure = La mesa se queda entonces sin cámara y el juego se detiene. ¿Dejarlo?
phone-fault = { $part }: { $fault }
phone-picture-alt = Lo que ve la cámara
phone-no-permission = El navegador no puede usar la cámara. Permítalo para esta página y arranque de nuevo.
phone-no-device = El navegador de este teléfono no encuentra ninguna cámara.
phone-camera-busy = Otra aplicación tiene la cámara. Ciérrela y arranque de nuevo.
phone-camera-failed = La cámara no arranca: { $error }
phone-not-secure = El navegador solo da su cámara a páginas cifradas. Abra la mesa por su dirección https.
phone-keep-on = Este navegador no puede mantener la pantalla encendida: ajuste el teléfono para que no se bloquee.
phone-other-table = La mesa ya no conoce este teléfono. Pida otro código al crupier.

phone-too-dark = demasiado oscuro para leer cartas: más luz
phone-too-bright = demasiado claro para leer cartas: menos luz, o ninguna lámpara en la imagen
phone-nothing-sharp = no hay nada nítido: limpie la lente, o cambie la distancia

## What a phone is refused

phone-other-source = La cámara de esta mesa no es un teléfono.
phone-one-at-a-time = { $phone } es la cámara. Termine antes con ella: una mesa tiene una cámara a la vez.
phone-token-used = Este código ya se ha usado. Pida otro al crupier.
phone-token-wrong = Este código no es de la mesa, u otro ha ocupado su lugar.
phone-token-late = Este código ha caducado: vale { $seconds } s. Pida otro al crupier.
phone-not-waiting = Este teléfono ya no espera. Muestre otro código.
phone-no-camera = Ningún teléfono es la cámara.
phone-not-encrypted = La página del crupier está abierta sin cifrar, y un teléfono solo da su cámara a una página cifrada: ábrala por la dirección https.
phone-refused = El crupier ha rechazado este teléfono.
phone-other-code = El crupier ha pedido otro código.
phone-not-confirmed = El crupier no ha confirmado este teléfono a tiempo. Pida otro código.
phone-other-page = Este teléfono ha abierto de nuevo la página en otro sitio.
phone-ended-by-dealer = El crupier lo ha terminado: este teléfono ya no es la cámara.
phone-ended-here = Se terminó en este teléfono.

## The dealer's part

phone-sheet = La cámara: un teléfono
phone-none = Ningún teléfono es la cámara.
phone-show = Mostrar un código para un teléfono
phone-code-title = Abra esto con el teléfono
phone-code-how = Apunte la cámara del teléfono al código y abra el enlace. El navegador puede avisar antes, porque la mesa hizo su certificado ella misma.
phone-code-address = Abre { $address }
phone-code-left = Vale { $seconds } s, para un teléfono
phone-code-late = El código ha caducado.
phone-code-alt = Código que abre la página de la cámara
phone-another = Otro código
phone-asks = { $phone }, en { $address }, pide ser la cámara.
phone-asks-code = ¿Muestra este número?
phone-confirm = Sí, usarlo
phone-refuse = No
phone-camera = { $phone }, en { $address }, es la cámara.
phone-line-lost = Se ha perdido su conexión.
phone-end-it = Terminar
phone-end-it-sure = { $phone } deja entonces de ser la cámara, y el juego se detiene hasta que lo sea otro. ¿Terminar?

## The log

phone-note-camera = { $phone }, en { $address }, es la cámara
phone-note-ended-by-dealer = { $phone }, en { $address }, ya no es la cámara: lo terminó el crupier
phone-note-ended-by-phone = { $phone }, en { $address }, ya no es la cámara: se terminó en el teléfono
phone-note-seen-again = el código de la cámara se usó por segunda vez, por { $phone }, en { $address }: solo puede confirmarse el primero
