### What the pages say in several games: a game says under the same key with its own name what is otherwise with it.
### Read on the tablets.

## The deal

play-phase-bets_closed = { pages-act-close-bets }
play-lies = { $amount }
# A stake with its player; $stake: the sentence before, or the game's own.
play-lies-of = { $player }, { $stake }
play-card-down = eine verdeckte Karte
play-in-the-box = im Kasten
play-none-decided = Kein Einsatz wurde entschieden.
play-standers = Umstehende
play-stakes = Die Einsätze
play-draws-or-stands = { $player } zieht oder bleibt

## When somebody who comes now can play; $seconds: until then, or until the bets close

play-join-now = Sie können sofort mitspielen: die Einsätze sind offen.
play-join-now-s = Sie können sofort mitspielen: die Einsätze sind noch { $seconds } s offen.
play-join-round = Sie können in der nächsten Runde mitspielen, wenn diese abgerechnet ist.
play-join-round-s = Sie können in der nächsten Runde mitspielen, in etwa { $seconds } s.
# Which deal it is.
play-deal = Partie { $number }
play-join-deal = Sie können in der nächsten Partie mitspielen, wenn diese zu Ende ist.
play-join-deal-s = Sie können in der nächsten Partie mitspielen, in etwa { $seconds } s.

## Below the cards of the pictures that show what the game is

play-seen-won = Gewinn
play-seen-lost = Verlust
play-seen-player = Punto
play-seen-banker = Banco
play-seen-bank = Bank
play-seen-punters = Pointeure
play-seen-right = rechts
play-seen-left = links

## What is decided, in a sentence such as "bob draws or stands"

play-to-draw = ziehen
play-to-stand = bleiben

## Commands

play-act-draw = Ziehen
play-act-stand = Bleiben
play-act-take = Bank nehmen
play-act-pass = Nein
# On the button of an act that is asked about, once it was pressed; $act: what it said before, such as "Banco: 200".
play-sure = Sicher? { $act }

## The player's tray

play-your-acts = Was Sie tun dürfen
play-chips = Ihre Jetons
play-chip = ein Jeton zu { $amount }
play-clear = Leeren
play-cancel = Abbrechen
play-take-back = Zurück
play-again = Alle Ihre Einsätze
# Lays the stakes of the round before that are gone; $amount: what they come to, none where there are none.
play-repeat = Noch einmal { $amount }
# Lays as much again on each of one's own stakes.
play-double = Doppelt { $amount }
play-take-all = Alles zurück
play-laid-again = { $amount } gesetzt.
play-all-back = Alles ist zurückgenommen.
# Below one's purse: what the last round and the deal came to, signed; $round is a dash where one had no part in it.
play-so-far = Runde { $round }, Partie { $deal }
play-advice-wait = Die nächste Partie beginnt, wenn der Croupier gemischt hat.
play-advice-buy_in = Kaufen Sie beim Croupier ein.
play-advice-watch = Sie sind jetzt nicht gefragt.

## Odds

play-sheet-odds = Chancen
play-odds-wins = Gewinnt
play-odds-loses = Verliert

## The rules in force

play-rules-limits = Limits
play-rules-table = Am Tisch

## What words mean: the word, then other forms of it with semicolons between, by which the pages find it in their
## sentences; and what it is, in one sentence

play-term-casekeeper = Zählrahmen; Zählrahmens
play-term-casekeeper-is = Der Rahmen mit Perlen, an dem alle sehen, welche Karten heraus sind.
play-term-bead = Perle; Perlen
play-term-bead-is = Ein Zeichen auf dem Zählrahmen, das hinüberrückt, wenn Karten seines Wertes aufgedeckt wurden.
play-term-debt = Schuld; Schulden; schuldet; schulden
play-term-debt-is = Was eine Börse nicht zahlen konnte, als eine Karte berichtigt wurde; es wird zuerst beglichen, wenn Sie einkaufen oder sich auszahlen lassen.
play-term-void = ungültig; annulliert; annullieren
play-term-void-is = Es zählt nicht, und die Einsätze, die nicht abgerechnet waren, gehen an ihre Spieler zurück.
play-term-ruling = Entscheid; Entscheide; Unregelmäßigkeit
play-term-ruling-is = Was der Croupier über die Einsätze bestimmt, wenn mit den Karten etwas nicht stimmte.
play-term-bank = Bank; Banken
play-term-bank-is = Das Geld, aus dem die Gewinner bezahlt werden und in das verlorene Einsätze gehen.
play-term-banker = Bankhalter; Bankhalters
play-term-banker-is = Der Spieler, der die Bank hält: er zahlt den Gewinnern und nimmt, was die anderen verlieren.
play-term-punter = Pointeur; Pointeure; Pointeurs; Pointeuren
play-term-punter-is = Ein Spieler, der gegen die Bank spielt.
play-term-claim = beanspruchen; beansprucht; Anspruch
play-term-claim-is = Sagen, dass man es haben will; von allen, die das tun, bekommt es der Nächste in der Reihe.
play-term-auction = Versteigerung; Gebot; Gebote; bieten; bietet
play-term-auction-is = Spieler nennen Beträge für die Bank; wer den höchsten nennt, ist mit diesem Geld Bankhalter.
play-term-broken = gesprengt
play-term-broken-is = Die Bank hat all ihr Geld verloren und kann nicht mehr zahlen.

## What may be typed instead of tapped, any word in any of its forms, with semicolons between; and an example

play-typed-on = auf; an; gegen; zu
play-typed-fillers = der; die; das; den; dem; des; ein; eine; einen; und; für; mit; bitte; ich; mein; meine; setze; setzen; lege; gebe; will; Einsatz; Jetons; Marken; von
play-typed-and = und
play-typed-numbers = eins; zwei, zwo; drei; vier; fünf; sechs; sieben; acht; neun; zehn; elf; zwölf; dreizehn; vierzehn; fünfzehn; sechzehn; siebzehn; achtzehn; neunzehn; zwanzig; fünfundzwanzig; dreißig; vierzig; fünfzig; sechzig; siebzig; fünfundsiebzig; achtzig; neunzig; hundert, einhundert; zweihundert; zweihundertfünfzig; fünfhundert; tausend, eintausend
play-typed-ranks = Ass, As, Asse; Zwei, zwo; Drei; Vier; Fünf; Sechs; Sieben; Acht; Neun; Zehn; Bube, Buben; Dame, Damen; König, Könige
play-typed-help = Hilfe; was kann ich tun; was kann ich sagen
play-typed-purse = Börse; meine Börse; wie viel habe ich; was habe ich
play-typed-stakes = meine Einsätze; mein Einsatz; Einsätze; was habe ich gesetzt
play-typed-bets = was kann ich setzen; was darf ich setzen; worauf kann ich setzen; worauf darf ich setzen; was kann ich spielen
play-typed-came = was kam; was kam heraus; was ist gekommen; was ist passiert; wer hat gewonnen; was hat gewonnen; letzte Karten; die letzten Karten; Ergebnis
play-typed-take_back = zurück; zurücknehmen; nehme zurück
play-typed-undo = rückgängig; mache rückgängig
play-typed-repeat = wiederholen; wiederhole; noch einmal; dasselbe
play-typed-double = verdoppeln; verdopple; doppelt
play-typed-take_all = alles zurück; alles zurücknehmen; nehme alles zurück
play-typed-draw = Karte; ziehe; ziehen; noch eine Karte
play-typed-stand = bleibe; bleiben; keine Karte; genug
play-typed-take = nehme; nehmen; Bank nehmen; nehme die Bank
play-typed-pass = nein; passe

## What the croupier calls: of a line of the log, under its own key

play-called-open = Bitte das Spiel zu machen.
play-called-closed = Nichts geht mehr.
