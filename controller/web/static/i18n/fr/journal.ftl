### What is wrong with the journal, the table's memory on disk. Read on the tablets as a fault that holds play, and on the
### command line. A path stands as it is.

## The file

journal-none = pas de journal à { $path }
journal-format =
    { $found ->
        [none] le journal { $path } ne nomme aucun format ; ce programme lit { $read }
       *[other] le journal { $path } a le format « { $found } » ; ce programme lit { $read }
    }
journal-id = le journal { $path } a l'identifiant « { $found } » ; il en faut un de 32 chiffres hexadécimaux
journal-newer = le journal { $path } a été écrit par un faro plus récent ({ $found }), celui-ci est { $read } : démarrez le plus récent, ou remettez la copie d'avant la mise à jour (docs/install.md)
journal-not-opened = le journal { $path } ne peut être ouvert : { $why }
journal-in-use =
    { $process ->
        [none] un autre programme se sert du journal { $path } ; arrêtez d'abord celui-là
       *[other] un autre programme se sert du journal { $path } (processus { $process }) ; arrêtez d'abord celui-là
    }
journal-disk-full = le disque est plein ({ $megabytes } Mo libres)
journal-not-read = le journal { $path } ne peut être lu : { $why }
journal-not-written = le journal { $path } ne peut être écrit : { $why }
journal-not-taken-back = le journal { $path } ne peut être écrit : une écriture refusée ne peut être annulée
journal-removed = { $path } a été ôté pendant que la table tourne ; remettez-le, ou redémarrez la table
journal-replaced = { $path } a été remplacé par un autre fichier pendant que la table tourne ; remettez-le, ou redémarrez la table
journal-lost = le journal { $path } finit à l'événement { $last }, le dernier de cette table est l'événement { $known } : un autre programme y a écrit, ou une écriture refusée y est tout de même ; la table s'arrête, pour repartir du fichier

journal-no-use = ne peut être lu ni écrit
journal-gone = son fichier a été ôté pendant que la table tourne ; remettez-le, ou redémarrez la table
journal-fix-room = déplacez les anciens journaux
journal-fix-card = Linux fait cela d'une carte SD qui lâche : voyez dmesg, copiez le journal ailleurs, prenez une autre carte SD ; ou remontez-la

## What stands in it

journal-altered = le journal { $path } a été altéré à l'événement { $event }
journal-altered-picture = le journal { $path } a une image altérée : { $digest }
journal-damaged = le journal { $path } est endommagé : { $why }
journal-not-replayed = l'événement { $event } du journal ne peut être rejoué : { $why }
journal-not-as-kept = le journal finit à l'événement { $last } et ne contient pas l'événement { $event } tel que { $checkpoint } le connaît : des événements manquent, ou c'est une autre copie ; remettez le bon journal, ou ôtez { $name } pour continuer avec celui-ci
journal-other-game = le journal contient des donnes de { $holds } ; il en faut un autre pour { $game }
journal-other-mode = le journal est celui d'une table en mode « { $holds } » ; il en faut un autre pour « { $mode } »

## A copy

journal-copy-exists = { $path } existe ; une copie n'est jamais écrite par-dessus un autre fichier
journal-copy-not-written = la copie { $path } ne peut être écrite : { $why }
