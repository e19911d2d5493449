### The page that a tablet keeps for when it does not reach the table. It stands alone: nothing else can be fetched then.

away-title = Sin conexión con la mesa
away-why = La mesa no responde a esta tableta: se ha ido la red o la mesa está apagada. La mesa guarda cada puesta y cada asiento.
away-network = Mire si la tableta está en la red de la mesa.
away-dealer = Si lo está, avise al crupier.
away-itself = Esta página sigue por sí sola en cuanto la mesa responda.
away-again = Volver a intentarlo
away-trying = Intentándolo…
away-none = La mesa todavía no responde.
