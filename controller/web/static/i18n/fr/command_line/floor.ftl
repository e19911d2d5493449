### La salle, où plus d'une table est réunie : ses pages, et ce que dit son projecteur.

# $kind: signature, altered.
floor-wrong =
    { $kind ->
        [signature] la tête à l'événement { $event } n'est pas signée avec la clé de la table
       *[altered] l'événement { $event } n'est pas celui que la table a signé
    }

## La page

floor-title = Salle
floor-sign-in-heading = La salle
floor-back-to-floor = Vers la salle
floor-sign-out = Se déconnecter
floor-no-pin = La configuration de la salle n'a pas de PIN ; ouvrez sa page sur son propre ordinateur.
floor-no-script = Sans scripts cette page reste comme elle était quand elle a été demandée.
# $time: de la dernière réponse.
floor-silent = La salle ne répond pas. Ce qui est ici est de { $time }.
floor-unwatched = Les alertes ont été vérifiées pour la dernière fois à { $time } : les messages du programme disent pourquoi.
floor-no-database = La base de données de la salle ne répond pas, rien n'est connu des tables : { $why }
floor-no-tables = Aucune table n'est inscrite.
floor-no-events = De cette table rien n'est encore connu.
floor-old = Depuis, rien n'est venu de cette table : ce qui est ici est d'alors.
floor-never = De cette table rien n'est encore venu.
floor-age = il y a { $seconds } s
floor-where = donne { $deal }, tour { $round }
floor-question = demandé il y a { $seconds } s : { $text }
floor-bank = Banque
floor-bank-of = Banque de { $player }
floor-house = Maison
floor-no-seat = sans place
floor-owes = doit { $amount }

## Alertes

floor-alerts = Alertes
floor-no-alerts = Il n'y a pas d'alerte.
floor-by = Votre nom, pour acquitter les alertes
floor-by-missing = Dites votre nom, pour que l'on sache qui l'a acquittée.
floor-acknowledge = Acquitter
floor-taken = Quelqu'un d'autre a déjà acquitté cette alerte.
floor-since = depuis { $time } UTC
floor-over-since = finie depuis { $time } UTC
floor-times = { $count } fois
floor-seen-by = acquittée par { $name }
floor-alert-offline = rien ne vient d'elle
floor-alert-lag = ses événements viennent avec { $seconds } s de retard
floor-alert-question = le croupier n'a pas répondu depuis { $seconds } s : { $text }
# $kind: chain, journal, signature, altered.
floor-alert-chain =
    { $kind ->
        [journal] incident { $incident } : un autre journal est venu avec son accès
        [signature] incident { $incident } : sa tête n'est pas signée avec sa clé
        [altered] incident { $incident } : ses événements ne sont pas dans la salle tels qu'elle les a signés
       *[chain] incident { $incident } : un événement est venu qui ne continue pas la chaîne
    }
floor-alert-unread = plus rien n'est lu d'elle : { $why }
floor-alert-held = le jeu est arrêté depuis { $seconds } s : { $text }
floor-alert-corrections = { $rulings } arbitrages dans la dernière heure, en { $rounds } tours
floor-alert-hold = la banque a gagné aujourd'hui { $percent } % des { $bought } achetés
floor-alert-rounds = { $rounds } tours dans la dernière heure
floor-trail = Alertes jusqu'ici

## La feuille d'un jour

floor-sheet-link = Feuille d'aujourd'hui
floor-sheet = { $table }, { $day }
floor-sheet-about = Jours et heures sont UTC. Les montants sont en unités d'argent. Une donne compte au jour où elle a commencé, tout le reste quand c'est arrivé.
floor-nothing = Rien.
floor-signed = Vérifié par :
floor-money = Argent
floor-what = de
floor-begins = au début
floor-ends = à la fin
floor-change = changement
floor-players = Joueurs
floor-player = joueur
floor-bought = acheté
floor-took = retiré
floor-staked = misé
floor-won = gagné
floor-deals = Donnes
floor-deal = donne
floor-game = jeu
floor-began = a commencé
floor-ended = a fini
floor-how = phase
floor-rounds = tours
floor-cards = cartes montrées
floor-named = nommées par le croupier
floor-difference = argent qui ne concorde pas
floor-rulings = Arbitrages
floor-ruling = arbitrage
floor-undone = repris
floor-faults = Pannes
floor-part = pièce
floor-fault = panne
floor-mended = réparée
floor-questions = Questions au croupier
floor-answered = répondue
floor-pictures = images
floor-picture = Image de la carte { $number }
floor-picture-is =
    { $is ->
        [gone] carte { $number } : l'image n'est plus à la table
        [altered] carte { $number } : l'image à la table n'est pas celle dont elle a été lue
        [large] carte { $number } : l'image est trop grande
        [hidden] carte { $number } : la table ne l'a pas montrée
       *[wanted] carte { $number } : l'image n'est pas encore arrivée
    }
floor-raised = quand
floor-table = table
floor-alert = alerte
floor-over = finie
floor-acknowledged = acquittée par
