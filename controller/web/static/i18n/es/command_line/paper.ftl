### The printed sheet on which cards are dealt by hand (`faro sheet`): a title, short sentences beside four pictures, words in
### places for cards. Room is scarce; a longer sentence gets smaller letters. Words of a game are in its own file.

paper-title = Cartas a mano: { $game }
paper-cards =
    { $kind ->
        [poker] Cartas de póquer
        [bridge] Cartas de bridge
        [spanish] Cartas españolas
       *[german] Cartas alemanas
    }, { $width } x { $height } mm
paper-about = Hoja { $name }. Marcas { $first } a { $last }.
paper-measure-mm = 100 mm
paper-measure-in = 4 in
paper-scale = La línea debe medir lo que dice: si no, imprima de nuevo al 100 %, sin ajustar a la página.
paper-frame-pack = el mazo, boca arriba
paper-frame-card = una carta, descubierta
paper-step = { $number }. { $sentence }
paper-step-print = Imprima al 100 %, a una cara. Mida la línea de arriba. Fije la hoja a la mesa.
paper-step-camera = Ponga la cámara de { $nearest } a { $farthest } cm sobre la hoja, como máximo a { $steepest } grados de la vertical. Debe ver los cuatro cuadrados negros.
paper-step-pack = Ponga el mazo en el marco, boca arriba, con los bordes en las esquinas.
paper-step-card = Ponga una carta en el marco, descubierta. Retire la mano hasta que la mesa la haya nombrado.
