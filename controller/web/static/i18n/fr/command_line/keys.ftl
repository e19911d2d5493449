### The files of keys and certificates: what is wrong with one, and what was made. Read in a terminal and in the log.

keys-no-folder = le dossier des clés, { $path }, ne peut servir : { $why }
keys-unreadable = { $path } ne peut être lu : { $why }
keys-unwritable = { $path } ne peut être écrit : { $why }
keys-was-open = { $path } pouvait être lu par d'autres utilisateurs ({ $found }) et est remis en ordre ({ $mode }) : si l'on ne peut s'y fier, refaites les clés (docs/keys.md)
keys-authority-broken = { $path } ne contient pas une clé avec son certificat : remettez une copie, ou ôtez le fichier pour que la table crée une autre autorité, à laquelle les appareils devront de nouveau se fier
keys-authority-ends = l'autorité propre à la table expire le { $ends } : une autre est créée, à laquelle les appareils devront de nouveau se fier
keys-given-open = { $path } peut être lu par tout utilisateur de cet ordinateur : chmod o-r { $path } ; ce que d'autres ont pu lire n'est plus un secret
keys-no-pair = { $certificate } et { $key } ne sont pas un certificat avec sa clé en PEM, sans phrase secrète : { $why }
keys-renewed = les pages ont un nouveau certificat, jusqu'au { $until }, pour { $names }
keys-not-renewed = les pages gardent le certificat qu'elles ont : { $why }
keys-outside = pas de certificat pour { $names } : l'autorité propre à la table ne se porte garante que des noms avec lesquels elle a été faite, de .local et des adresses privées
keys-none = il n'y a pas de clé en { $path } ; `faro floor enrol` la fait
keys-damaged-key = { $path } ne contient pas de clé Ed25519 en PEM : remettez une copie, ou retirez le fichier et inscrivez la table à nouveau
