### Victoria, which is Macao with two cards at first: most of its sentences are in macao.ftl.

# Beside the name of an option: an option of Victoria.
victoria-name = Victoria
# At the top of a page.
victoria-title = Victoria

## The pages

victoria-door = Platz nehmen und gegen den Bankhalter setzen; zuerst zwei Karten.
