### What `faro acceptance` asks and says, in French.

acceptance-summary = la recette d'une table neuve ou réparée : tout est essayé une fois, avec un procès-verbal
acceptance-help =
    La recette d'une table neuve, réparée ou déplacée : ordinateur, chaque interrupteur, capteur et bouton, voyants,
    module, chaque tige, caméra et vingt donnes d'un paquet connu, dans cet ordre, avec un procès-verbal de tous les chiffres.

    faro acceptance --config table.toml --html protocol.html

    La table ne doit pas tourner. Quelqu'un s'y tient, bouge ce qu'on lui demande et dit ce qu'il voit ; ce qu'il laisse
    sans réponse compte comme mauvais. Ctrl-C y met fin, avec le procès-verbal de ce qui a été essayé jusque-là. Code de fin
    1 si quelque chose ne va pas.
acceptance-cycles = nombre d'allers et retours de chaque boule (par défaut { $usual })
acceptance-deals-option = donnes du paquet connu, 0 : aucune (par défaut { $usual })
acceptance-html = écrire aussi le procès-verbal dans ce fichier, une page à imprimer et à signer
acceptance-json = le procès-verbal en un objet JSON
acceptance-range = { $option } { $given } donné, attendu { $least } à { $most }
acceptance-not-written = --html { $path } : ne peut être écrit : { $why }
acceptance-no-folder = ce dossier n'existe pas

acceptance-enter = Puis appuyez sur Entrée.
acceptance-yes-or-no = [o/N]
acceptance-answered =
    { $yes ->
        [true] { $question } oui
       *[false] { $question } NON
    }
acceptance-unanswered = sans réponse : { $question }

acceptance-title = Recette d'une table de jeu
acceptance-head = { $at }, { $program }, { $config }
acceptance-result =
    { $wrong ->
        [0] { $count } constats, aucun mauvais : acceptée
        [1] { $count } constats, 1 mauvais : NON acceptée
       *[other] { $count } constats, { $wrong } mauvais : NON acceptée
    }
acceptance-place = Lieu, date
acceptance-signed = Essayée par
acceptance-ended = arrêtée ici à la main ; la suite n'a pas été essayée

acceptance-part-computer = Ordinateur
acceptance-part-inputs = Broches, contacts et voyants
acceptance-part-board = Module du boulier
acceptance-part-beads = Boules, toutes déplacées
acceptance-part-camera = Caméra
acceptance-part-deals = Donnes d'un paquet connu
acceptance-part-eye = À l'œil

acceptance-do-exit_beam = Tirez une carte par la fente de la boîte et enlevez-la.
acceptance-do-lid = Ouvrez le couvercle de la boîte et fermez-le ; s'il est ouvert, fermez-le et ouvrez-le.
acceptance-do-follower_end = Appuyez sur le contact du poussoir et relâchez-le : un paquet mis ou ôté le fait aussi.
acceptance-do-button_no_more_bets = Appuyez sur le bouton « rien ne va plus » et relâchez-le.
acceptance-do-button_hold = Appuyez sur le bouton « pause » et relâchez-le.
acceptance-do-button_call = Appuyez sur le bouton « appel » et relâchez-le.
acceptance-edges =
    { $back ->
        [true] { $edges } changements, revenu à son état
       *[false] { $edges } changements, pas revenu à son état
    }
acceptance-input-fix =
    { $back ->
        [true] rien n'a été vu : le fil, le contact ou le capteur
       *[false] il reste tel quel : un contact qui colle, ou un fil à la masse
    }

acceptance-ask-lamp =
    { $on ->
        [true] Toutes les lampes au-dessus des cartes éclairent-elles, et de façon égale ?
       *[false] Sont-elles toutes éteintes ?
    }
acceptance-ask-light =
    { $light ->
        [open] Le voyant des mises ouvertes est-il allumé, et aucun autre ?
        [closed] Le voyant « rien ne va plus » est-il allumé, et aucun autre ?
       *[call] Le voyant qui appelle le croupier est-il allumé, et aucun autre ?
    }
acceptance-ask-buzzer = Le buzzer a-t-il sonné une seconde ?
acceptance-ask-beads = Bougez-les par `faro park` : chaque servo va-t-il à sa place sans bruit ensuite ?
acceptance-supply = de { $low } à { $high } mV pendant que tout bougeait, il en faut { $least } au moins
acceptance-spindle = { $rank } : { $visits } passages, dispersion { $spread } boules, écart { $off } ; jusqu'à { $good } c'est bon

acceptance-no-deals =
    { $phone ->
        [true] aucune : les images d'un téléphone ne viennent que lorsque la table tourne
       *[false] aucune n'a été jouée
    }
acceptance-rendered = cartes dessinées dans une boîte dessinée : ce n'est pas la preuve d'une vraie
acceptance-do-deals = Faites { $deals } donnes du paquet connu, chacune jusqu'à la boîte vide. Mettez le paquet maintenant.
acceptance-no-dealer = qui donne ?
acceptance-ask-shoe = Faites tourner la table, jouez { $deals } tours du sabot et comparez chaque carte avec l'écran : étaient-elles toutes justes ?
acceptance-deals = { $deals } donnes sur { $wanted }, { $cards } cartes, dont { $unclear } que le croupier aurait dû nommer
acceptance-deal-fix = faro testdeal --keep FOLDER garde les images d'une telle donne

acceptance-ask-stop = Appuyez sur le bouton d'arrêt : tous les servos sont-ils relâchés, et bougent-ils de nouveau quand il est sorti ?
acceptance-ask-neighbours = Pendant que les boules bougeaient : aucune n'a-t-elle touché sa voisine, aucune n'a-t-elle été trop bruyante ?
acceptance-ask-ranks = Chaque tige est-elle sous sa propre hauteur ?
acceptance-ask-marks = Regardez les tranches et les dos du paquet donné : n'y a-t-il ni rayure, ni pli, ni marque ?
acceptance-ask-covers = Tous les capots sont-ils mis, et n'y a-t-il aucun fil où vient une main ou un verre ?
