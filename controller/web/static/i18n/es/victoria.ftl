### Victoria, which is Macao with two cards at first: most of its sentences are in macao.ftl.

victoria-name = Victoria
victoria-title = Victoria

## The pages

victoria-door = Tome asiento y apueste contra el banquero; primero, dos cartas.
