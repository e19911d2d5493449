### Victoria, which is Macao with two cards at first: most of its sentences are in macao.ftl.

victoria-name = Victoria
victoria-title = Victoria

## The pages

victoria-door = Prenez place et misez contre le banquier ; deux cartes d'abord.
