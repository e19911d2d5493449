### The page that a tablet keeps for when it does not reach the table. It stands alone: nothing else can be fetched then.

away-title = No line to the table
away-why = This tablet gets no answer from the table: its network is gone, or the table is switched off. The table keeps every stake and every seat.
away-network = Look whether the tablet is in the table's network.
away-dealer = If it is, tell the dealer.
away-itself = This page goes on by itself as soon as the table answers.
away-again = Try again
away-trying = Trying …
away-none = The table does not answer yet.
