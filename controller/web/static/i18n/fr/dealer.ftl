### The dealer's page: running the deal, its dialogs, seats and money.

## The deal

dealer-the-deal = La donne
dealer-start = Nouvelle donne
dealer-start-cut = Paquet coupé : commencer la donne
dealer-cut = Le paquet est coupé par { $players }.
dealer-cut-one = Le banquier désigne qui coupe le paquet. Qui l'a fait ?
dealer-banker = Qui les joueurs ont-ils choisi comme banquier ?
dealer-start-which = La dernière donne était nulle : quel paquet est dans la boîte ?
dealer-start-new = Donner, paquet neuf
dealer-start-same = Donner, même paquet
dealer-cover = Le paquet est face visible sous une carte de couverture, un dos ou une blanche ; tirer la couverture montre la première carte.
dealer-cover-without = Le paquet est face visible sous une carte de couverture, un dos ou une blanche, et sans la couleur { $suit } ; tirer la couverture montre la première carte.
dealer-hold = Pause
dealer-resume = Reprendre
dealer-go-on-without = Continuer sans
dealer-seen = Vu : { $part }
dealer-nothing-drawn = Rien n'a été tiré
dealer-test = Les appareils sont à l'essai : aucune donne ne peut commencer, aucune mise être posée.
dealer-test-service = Entretien : y finir le mode d'essai
dealer-close-bets = Rien ne va plus
dealer-end-time = Clore le délai
dealer-reopen-bets = Rouvrir les mises
dealer-marker =
    { $marker ->
        [cut] La carte de coupe est sortie
       *[other] La carte { $marker } est sortie
    }
dealer-pass-by = Les cartes face cachée sont sorties
dealer-lay-away = Écarter la carte
dealer-key = Saisir une carte
dealer-undo = Annuler : { $ruling }
dealer-irregularity = Irrégularité
dealer-void = Donne nulle
dealer-void-round = Coup nul
dealer-sign-out = Déconnexion
dealer-cards-shown = Cartes montrées
dealer-tap-to-correct = touchez-en une pour la corriger

## The simulated box of the demonstration

dealer-demo = La boîte simulée
dealer-demo-draw = Tirer une carte
dealer-demo-draw-two = En tirer deux à la fois
dealer-demo-push-back = En repousser une
dealer-demo-hand-pass = Passer une main dessus
dealer-demo-load = Paquet neuf
dealer-demo-manual = Donner soi-même
dealer-demo-auto = Donne automatique
dealer-demo-troubles = Ce qui peut arriver à une vraie table :
dealer-demo-cover = Couvrir la caméra
dealer-demo-uncover = Découvrir la caméra
dealer-demo-lamp-off = Éteindre la lampe
dealer-demo-lamp-on = Allumer la lampe
dealer-demo-unplug-camera = Débrancher la caméra
dealer-demo-plug-camera = Brancher la caméra
dealer-demo-unplug-board = Débrancher le boulier
dealer-demo-plug-board = Brancher le boulier

## Dialogs

dealer-void-sure = Déclarer cette donne nulle ?
dealer-void-what = Chaque mise de la table retourne à son joueur, et la donne finit. Ce qui est réglé reste réglé.
dealer-void-round-sure = Déclarer ce coup nul ?
dealer-void-round-what = Chaque mise du coup retourne à son joueur, et ses cartes sont sorties. Le paquet continue avec le coup suivant.
dealer-void-why = Motif
dealer-not-in-order = Quelque chose n'allait pas
dealer-what-was-wrong = Ce qui n'allait pas
dealer-foul-pack = Paquet faux
dealer-double-draw = Deux cartes tirées à la fois
dealer-exposed-early = Une carte a été vue avant la fermeture des mises
dealer-turned-back = Une carte a été remise en place
dealer-what-becomes = Ce que deviennent les mises de la table
dealer-return-stakes = Toutes les mises sont rendues
dealer-bank-pays = La banque paie chaque mise
dealer-rules-each = J'arbitre chaque mise
dealer-stake-stays = reste
dealer-stake-returned = est rendue
dealer-stake-paid = est payée
dealer-ruling-stands = Ce qui est réglé le reste ; tout le monde voit l'arbitrage.
dealer-ruling-ends = Ce qui est réglé le reste ; tout le monde voit l'arbitrage. La donne finit.
dealer-ruling-round = Le coup est alors nul. Ce qui était réglé avant le reste ; tout le monde voit l'arbitrage.
dealer-apply = Rendre l'arbitrage
dealer-key-card = Saisir la carte { $number }
dealer-key-what = La carte à présent dans la fenêtre, quand la caméra ne la voit pas.
dealer-key-label = La carte de la fenêtre
dealer-correct-card = Corriger la carte { $number }
dealer-correct-which = Elle a été prise pour : { $was }. Quelle carte était-ce vraiment ?
dealer-correct-label = La bonne carte
dealer-correct-what = La carte { $number } devient : { $card } ; chaque coup depuis est réglé de nouveau et les différences sont portées aux bourses.
dealer-correct-swap = La carte { $number } devient : { $card }, et la carte { $other } : { $was }. Les deux changent de place ; chaque coup depuis est réglé de nouveau et les différences sont portées aux bourses.
dealer-correct = Corriger

## Questions

dealer-which-card = Quelle carte est-ce ?
dealer-picture-card = L'image de la carte { $number }
dealer-picture-of = Image { $number } sur { $count }
dealer-pictures = Autres images de cette carte
dealer-by-pack = selon le paquet { $percent }
dealer-already-out = déjà sortie, carte { $number }
dealer-another-drawn = Une autre carte a été tirée
dealer-none-drawn = La carte d'avant, rien de tiré
dealer-hide-cards = Cacher les autres cartes
dealer-another-card = Autre carte
dealer-name-card = Nommer la carte
dealer-face-down = Une carte face cachée est illisible
dealer-how-many = Combien de cartes ont été tirées ?
dealer-window-now = La fenêtre à présent
dealer-more = Plus :
dealer-more-range = { $least } à { $most }
dealer-more-button = Ce nombre

## People and money

dealer-people = Joueurs
dealer-tablet-here =
    { $count ->
        [one] tablette là
       *[other] { $count } tablettes
    }
dealer-tablet-none = pas encore de tablette
dealer-tablet-gone =
    { $minutes ->
        [0] tablette absente { $seconds } s
       *[other] tablette absente { $minutes } min
    }
dealer-tablets-else =
    { $count ->
        [one] { $count } écran sans place
       *[other] { $count } écrans sans place
    }
dealer-back = Une tablette demande une place
dealer-back-asks = Une tablette se dit celle de { $player }
dealer-back-from = { $tablet }, à l'adresse { $address }
dealer-back-own-here =
    { $minutes ->
        [0] La tablette de { $player } est encore là, entendue il y a { $seconds } s. Elle perd la place.
       *[other] La tablette de { $player } est encore là, entendue il y a { $minutes } min. Elle perd la place.
    }
dealer-back-own-gone =
    { $minutes ->
        [0] La tablette de { $player } est absente depuis { $seconds } s.
       *[other] La tablette de { $player } est absente depuis { $minutes } min.
    }
dealer-back-own-none = { $player } n'a pas eu de tablette depuis le démarrage du programme.
dealer-back-look = Regardez qui la tient : est-ce { $player } ?
dealer-back-left = { $seconds } s
dealer-back-yes = Oui, c'est { $player }
dealer-back-no = Non
dealer-service = Entretien
dealer-usual-sums = Sommes usuelles
dealer-amount = Somme
dealer-amount-all = Tout { $amount }
dealer-has-lying = { $purse } + { $lying } en jeu
dealer-bot = robot
dealer-no-seat = sans place
dealer-account-label = { $has } : le compte de { $player }
dealer-buy-in = Achat
dealer-buy-in-label = Achat de { $player }
dealer-buy-in-what = { $player } vous donne de l'argent et reçoit des jetons.
dealer-cash-out = Retrait
dealer-cash-out-label = Retrait de { $player }
dealer-cash-out-what = { $player } rend des jetons et reçoit de l'argent.
dealer-cash-out-debt = La dette de { $debt } se paie d'abord.
dealer-cash-out-account = Le compte de { $account } se paie d'abord.
dealer-pay-debt = Payer dette
dealer-pay-debt-label = Payer la dette de { $player }
dealer-pay-debt-sure = Prendre { $amount } dans la bourse de { $player } pour la dette de { $debt } ?
dealer-pay-account = Payer compte
dealer-pay-account-label = Payer le compte de { $player }
dealer-pay-account-sure = Prendre { $amount } dans la bourse de { $player } pour le compte de { $account } ?
dealer-code = Code
dealer-code-label = Code pour la tablette de { $player }
dealer-close-seat-label = Fermer la place de { $player }
dealer-close-seat-sure = Fermer la place de { $player } ?
dealer-close-seat-pays = Fermer la place de { $player } et prendre { $amount } dans la bourse pour le compte de { $account } ?
dealer-pair = Une place pour { $player }
dealer-pair-scan = La tablette du joueur prend la place quand sa caméra ouvre ce code dans le quart d'heure :
dealer-pair-alt = Code de la place de { $player }
dealer-pair-open = Ou bien y ouvrir
dealer-pair-enter = et entrer ces lettres :
dealer-invite = Code pour tablettes
dealer-pair-own = Cette page a été ouverte sur la machine de la table ; sur d'autres tablettes, prenez son adresse dans le réseau de la maison au lieu de { $host }.
dealer-bank-change = Changer la banque
dealer-bank-what = L'argent mis dans la banque ; avec un moins, il en sort.
dealer-bank-holds = La banque a { $amount }
dealer-box-holds = La caisse de la maison contient { $amount }
dealer-box-button = Retirer
dealer-box-change = Retirer de l'argent de la caisse
dealer-box-what = L'argent que la maison retire de sa caisse.
dealer-bank-button = Changer
dealer-maximum = Le maximum est de { $amount } jusqu'à la fin de la donne
dealer-raise = Relever le maximum
dealer-raise-what = Entre deux coups, pour le reste de cette donne. Il ne peut être abaissé avant la fin de la donne ; les mises de la table restent en place.
dealer-raise-button = Relever
dealer-raise-for-what = Pour { $player } seul, entre deux coups, pour le reste de cette donne. Seul ce que la banque peut payer limite alors ses mises, jusqu'à cette somme.
dealer-raise-for-label = Relever le maximum de { $player }
dealer-covers = La banque couvre au plus { $amount } par coup
dealer-raise-cap = Relever ce que la banque couvre
dealer-raise-cap-what = Entre deux coups, pour le reste de cette donne. Cela ne peut être abaissé avant la fin de la donne ; la banque ne paie jamais plus qu'elle n'a.
dealer-raise-cap-button = Couvrir plus
dealer-open-seat = Ouvrir une place pour
dealer-open-seat-name = nom
dealer-open-seat-button = Ouvrir

## The hand at the box of the demonstration

dealer-demo-busy = la main à la boîte bouge encore
dealer-demo-unknown = { $action } n'est rien que la démonstration sache faire
