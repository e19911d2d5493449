### The page that a tablet keeps for when it does not reach the table. It stands alone: nothing else can be fetched then.

away-title = Keine Verbindung zum Tisch
away-why = Dieses Tablet bekommt keine Antwort vom Tisch: Das Netz ist weg, oder der Tisch ist ausgeschaltet. Der Tisch behält jeden Einsatz und jeden Platz.
away-network = Sehen Sie nach, ob das Tablet im Netz des Tisches ist.
away-dealer = Wenn ja, sagen Sie es dem Croupier.
away-itself = Es geht von selbst weiter, sobald der Tisch antwortet.
away-again = Noch einmal versuchen
away-trying = Es wird versucht …
away-none = Der Tisch antwortet noch nicht.
