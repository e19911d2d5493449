### What the pages say in several games: a game says under the same key with its own name what is otherwise with it.
### Read on the tablets.

## The deal

play-phase-bets_closed = { pages-act-close-bets }
play-lies = { $amount }
play-lies-of = { $player }, { $stake }
play-card-down = une carte face cachée
play-in-the-box = dans la boîte
play-none-decided = Aucune mise n'a été décidée.
play-standers = Debout
play-stakes = Les mises
play-draws-or-stands = { $player } tire ou reste

## When somebody who comes now can play; $seconds: until then, or until the bets close

play-join-now = Vous pouvez jouer tout de suite : les mises sont ouvertes.
play-join-now-s = Vous pouvez jouer tout de suite : les mises sont ouvertes { $seconds } s.
play-join-round = Vous pourrez jouer au prochain tour, quand celui-ci sera réglé.
play-join-round-s = Vous pourrez jouer au prochain tour, dans { $seconds } s environ.
play-deal = donne { $number }
play-join-deal = Vous pourrez jouer à la prochaine donne, quand celle-ci sera finie.
play-join-deal-s = Vous pourrez jouer à la prochaine donne, dans { $seconds } s environ.

## Below the cards of the pictures that show what the game is

play-seen-won = gagnée
play-seen-lost = perdue
play-seen-player = joueur
play-seen-banker = banquier
play-seen-bank = banque
play-seen-punters = pontes
play-seen-right = droite
play-seen-left = gauche

## What is decided, in a sentence such as "bob draws or stands"

play-to-draw = tirer
play-to-stand = rester

## Commands

play-act-draw = Tirer
play-act-stand = Rester
play-act-take = Prendre la banque
play-act-pass = Non
play-sure = Sûr ? { $act }

## The player's tray

play-your-acts = Ce que vous pouvez faire
play-chips = Vos jetons
play-chip = un jeton de { $amount }
play-clear = Effacer
play-cancel = Renoncer
play-take-back = Reprendre
play-again = Vos mises, toutes ensemble
play-repeat = Répéter { $amount }
play-double = Doubler { $amount }
play-take-all = Tout reprendre
play-laid-again = { $amount } misé.
play-all-back = Tout est repris.
play-so-far = tour { $round }, donne { $deal }
play-advice-wait = La prochaine donne commence quand le croupier aura mêlé.
play-advice-buy_in = Achetez des jetons au croupier.
play-advice-watch = Rien ne vous est demandé à présent.

## Odds

play-sheet-odds = Chances
play-odds-wins = Gagne
play-odds-loses = Perd

## The rules in force

play-rules-limits = Limites
play-rules-table = À la table

## What words mean: the word, then other forms of it with semicolons between

play-term-casekeeper = boulier
play-term-casekeeper-is = Le cadre à boules qui montre à tous quelles cartes sont sorties.
play-term-bead = boule; boules
play-term-bead-is = Un repère du boulier, qui passe de l'autre côté quand des cartes de sa hauteur ont été montrées.
play-term-debt = dette; dettes; doit; doivent; dû
play-term-debt-is = Ce qu'une bourse n'a pas pu payer quand une carte a été corrigée ; elle se paie d'abord, sur ce que vous achetez ou retirez.
play-term-void = nulle; nul; nulles
play-term-void-is = Ne compte pas : les mises non réglées retournent à leurs joueurs.
play-term-ruling = arbitrage; arbitrages; irrégularité; irrégularités
play-term-ruling-is = Ce que le croupier décide des mises quand quelque chose n'allait pas avec les cartes.
play-term-bank = banque; banques
play-term-bank-is = L'argent dont on paie les gagnants, et où vont les mises perdues.
play-term-banker = banquier; banquiers
play-term-banker-is = Le joueur qui tient la banque : il paie les gagnants et prend ce que les autres perdent.
play-term-punter = ponte; pontes
play-term-punter-is = Un joueur qui joue contre la banque.
play-term-claim = réclamer; réclame; réclamée; réclamé
play-term-claim-is = Dire qu'on le veut ; de tous ceux qui le disent, le premier dans l'ordre l'obtient.
play-term-auction = enchère; enchères; enchérit; enchérir; enchéri
play-term-auction-is = Des joueurs nomment une somme pour la banque ; qui nomme la plus haute est banquier avec cet argent.
play-term-broken = sautée; a sauté
play-term-broken-is = La banque a perdu tout son argent et ne peut plus payer.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

play-typed-on = sur; à; au; aux; vers; contre
play-typed-fillers = le; la; les; l; un; une; de; du; des; d; et; pour; avec; je; j; mise; miser; pose; mets; veux; jetons; ma; mes; s'il vous plaît
play-typed-and = et
play-typed-numbers = 1; deux; trois; quatre; cinq; six; sept; huit; neuf; dix; onze; douze; treize; quatorze; quinze; seize; dix-sept; dix-huit; dix-neuf; vingt; vingt-cinq; trente; quarante; cinquante; soixante; soixante-dix, septante; soixante-quinze; quatre-vingts, quatre-vingt, huitante; quatre-vingt-dix, nonante; cent; deux cents, deux cent; deux cent cinquante; cinq cents, cinq cent; mille
play-typed-ranks = as; deux; trois; quatre; cinq; six; sept; huit; neuf; dix; valet, valets; dame, dames; roi, rois
play-typed-help = aide; que puis-je faire; que puis-je dire
play-typed-purse = bourse; ma bourse; combien ai-je
play-typed-stakes = mes mises; ma mise; mises; qu'ai-je misé
play-typed-bets = que puis-je miser; sur quoi puis-je miser; que puis-je jouer; où puis-je miser
play-typed-came = qu'est-il sorti; qu'est-ce qui est sorti; que s'est-il passé; qui a gagné; qu'est-ce qui a gagné; dernières cartes; les dernières cartes; résultat; le résultat
play-typed-take_back = reprendre; reprends; enlever; enlève
play-typed-undo = annuler; annule
play-typed-repeat = répéter; répète; encore; la même chose
play-typed-double = doubler; double
play-typed-take_all = tout reprendre; reprends tout; tout retirer
play-typed-draw = carte; tire; tirer; encore une carte
play-typed-stand = reste; rester; pas de carte; assez
play-typed-take = prends; prendre; prends la banque; prendre la banque
play-typed-pass = non; passe

## What the croupier calls: of a line of the log, under its own key

play-called-open = Faites vos jeux.
play-called-closed = Les jeux sont faits, rien ne va plus.
