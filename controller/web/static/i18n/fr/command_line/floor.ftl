### La salle, où plus d'une table est réunie : sa page, et ce que dit son projecteur.

# $kind: signature, altered.
floor-wrong =
    { $kind ->
        [signature] la tête à l'événement { $event } n'est pas signée avec la clé de la table
       *[altered] l'événement { $event } n'est pas celui que la table a signé
    }
