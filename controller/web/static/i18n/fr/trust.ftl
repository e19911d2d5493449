### The page about the table's own certificate (/trust), and what other pages say of the encrypted line.

trust-title = Faro – le certificat de cette table
trust-heading = Le certificat de cette table
trust-without = Sans rien installer
trust-expected = La table fait elle-même son certificat : votre navigateur ne sait donc pas qui l'a signé, et avertit avant la première page. À cette adresse, c'est attendu. Passez outre l'avertissement :
trust-chrome = Chrome, Edge, Samsung Internet : Paramètres avancés, puis Continuer vers ce site.
trust-firefox = Firefox : Avancé, puis Accepter le risque et poursuivre.
trust-safari = Safari, et tout navigateur sur iPhone ou iPad : Afficher les détails, puis visiter ce site web. D'après ce qu'on lit, non essayé : Safari peut alors montrer les pages et refuser pourtant la liaison permanente dont elles ont besoin (github.com/improbable-eng/grpc-web/issues/165, github.com/chuot/rdio-scanner/issues/36). Si une page cherche toujours la table, installez le certificat comme ci-dessous.
trust-encrypted = La liaison est chiffrée tout de même. Ce que le navigateur ne peut savoir, c'est si cette table est bien à l'autre bout ; l'empreinte ci-dessous le dit, là où vous la comparez.
trust-front = Aller à la table
trust-fingerprint = Empreinte de l'autorité propre à cette table (SHA-256) :
trust-compare = La même figure sur l'écran de la table et dans le terminal où elle a été démarrée. Comparez-la là avant d'installer quoi que ce soit : sur cette page, un inconnu placé entre vous et la table pourrait montrer la sienne.
trust-with = Avec le certificat installé
trust-bounds = C'est facultatif. Le navigateur n'avertit alors plus, et vous remarqueriez quelqu'un entre vous et la table. Le certificat est limité aux noms de cette table, à .local et aux adresses privées : il ne peut se porter garant d'aucun autre site.
trust-download = Télécharger le certificat
trust-iphone = iPhone, iPad (lu sur support.apple.com/102390, non essayé) : ouvrez le fichier dans Safari, puis Réglages, Profil téléchargé, Installer ; ensuite Réglages, Général, Informations, Réglages de confiance des certificats, et activez-le.
trust-android = Android : Paramètres, cherchez « certificat CA », Installer quand même, choisissez le fichier.
trust-computer = Ordinateur : dans les paramètres du navigateur, cherchez « certificats », et importez le fichier parmi les autorités, de confiance pour identifier des sites web.
trust-readable = Les pages ne sont pas chiffrées : qui peut écouter le réseau peut lire les PIN et se faire passer pour le croupier. C'est ainsi parce que tls est "off" dans la configuration.
