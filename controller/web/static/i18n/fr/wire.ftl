### What was wrong with a message to the table. Read by who writes a page or a program that talks to it, seldom by players.

wire-no-object = un message doit être un objet JSON
wire-too-long = un message a au plus { $most } octets
wire-no-verb = do doit être l'un de { $verbs }
wire-no-field = { $verb } n'a pas de champ « { $field } »
wire-needs = { $verb } demande { $field }

## What a field must be: see table-malformed-field

wire-a-name = un nom de 1 à 24 lettres
wire-a-player = le nom d'un joueur
wire-a-position = un rang dans le paquet, 0 à { $last }
wire-a-number-of-cards = un nombre de cartes, 0 à { $most }
wire-rulings = un objet de mises, chacune "return", "pay" ou "stay"
wire-a-whole-number = un entier
wire-all-or-amount = un entier positif, ou null pour tout
wire-a-spindle = une tige, 0 à 12
wire-a-light = lamp, open, closed ou call
wire-a-calibration-act = stop, store, drop ou undo
wire-the-ruling = l'arbitrage à annuler, comme dans can_undo
wire-a-remark = au plus 200 caractères sur une ligne
wire-a-number = un nombre
wire-a-phase = une phase
wire-a-decision = la clé d'une décision attendue
wire-the-moment = le moment visé, comme dans l'état : un objet avec deal, round et phase
wire-a-pack = "new" ou "same"
wire-players = une liste de noms de joueurs
wire-faults = un objet des parties en panne, chacune avec la marque de sa panne telle que montrée
wire-a-marker = une carte repère du paquet
wire-a-part = le nom d'une partie
wire-beads = un nombre de boules, 0 à 4
wire-a-step = un pas de -200 à 200 us
wire-spindles = une liste de tiges différentes, chacune 0 à 12
wire-a-place = un rang dans la donne, 0 à 199
wire-plain-characters = au plus 1000 caractères simples
wire-a-time = l'heure à laquelle le paquet voulu a été enregistré, en secondes
wire-a-label = une carte dans les lettres de son paquet, comme KH
wire-corners = quatre coins [x, y], chaque nombre de 0 à 1, ou null
wire-a-token = le jeton d'accès d'une place
wire-a-code = le code de la page du croupier
