### The page that a tablet keeps for when it does not reach the table. It stands alone: nothing else can be fetched then.

away-title = Pas de liaison avec la table
away-why = La table ne répond pas à cette tablette : le réseau est coupé, ou la table est éteinte. La table garde chaque mise et chaque place.
away-network = Vérifiez que la tablette est sur le réseau de la table.
away-dealer = Si elle y est, prévenez le croupier.
away-itself = Cette page continue d'elle-même dès que la table répond.
away-again = Réessayer
away-trying = Essai en cours…
away-none = La table ne répond pas encore.
