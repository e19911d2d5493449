### La sala, donde se reúne más de una mesa: su página, y lo que dice su proyector.

# $kind: signature, altered.
floor-wrong =
    { $kind ->
        [signature] la cabeza en el suceso { $event } no está firmada con la clave de la mesa
       *[altered] el suceso { $event } no es el que firmó la mesa
    }
