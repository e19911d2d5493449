### What is wrong with the serial link to the casekeeper's board. Read on the tablets, in the log and on the command line.

link-cannot-open = { $port } ne peut être ouvert : { $why }
link-in-use = un autre programme s'en sert
link-not-open = { $port } n'est pas ouvert
link-went-away = { $port } a disparu : { $why }
link-other-end-gone = l'autre bout a disparu
link-takes-nothing = il n'a rien accepté depuis { $seconds } s
link-silent = le module n'a rien dit depuis { $seconds } s
link-no-ack = le module n'accuse pas réception
link-unheard = le module n'a rien entendu pendant une seconde
link-restarted = le module a redémarré (cause : { $cause })
link-nonsense = le module a envoyé un message dépourvu de sens : { $error }
link-no-such-message = aucun message n'a l'identifiant de « { $bytes } »
link-wrong-length = { $name } de { $has } octets, { $wanted } attendus : { $bytes }
link-out-of-range = { $field } est { $value }, permis { $low }...{ $high }
link-not-for-board = { $name } n'est pas pour le module
link-rejected = le module a rejeté le message { $id } : { $reason }
link-other-protocol = le micrologiciel { $firmware } du module parle le protocole { $theirs } (table { $their_table }), ce programme le protocole { $ours } (table { $our_table }) : chargez-y le micrologiciel de ce programme

## The same for everybody, without the name of a device; behind the name of the part

link-absent = est absent, ou inutilisable
link-gone = a disparu
link-no-use = ne répond pas comme il faut

## What to do about it; `faro check` adds the commands

link-fix-in-use = arrêtez l'autre programme qui s'en sert
link-fix-plug = branchez le module
link-fix-firmware = chargez-y le micrologiciel de ce projet
link-fix-cable = débranchez le câble USB et rebranchez-le
link-fix-maestro = réglez-le sur USB Dual Port avec CRC (Pololu Maestro Control Center) ; vérifiez le câble

## What a Pololu Maestro reports of itself, by the names of its user's guide

link-maestro-signal = erreur de signal série
link-maestro-overrun = débordement série
link-maestro-buffer-full = tampon de réception plein
link-maestro-crc = erreur CRC
link-maestro-protocol = erreur de protocole
link-maestro-timeout = délai série dépassé
link-maestro-script-stack = erreur de pile du script
link-maestro-call-stack = erreur de pile d'appels
link-maestro-counter = erreur du compteur de programme

## The simulator that executes the firmware, in the demonstration

link-simulator-packages = sudo apt-get install { $packages }
link-simulator-missing = le micrologiciel ne peut être exécuté ici : { $install }
link-simulator-not-built = le micrologiciel ne se compile pas : { $why }
link-simulator-not-running = le simulateur ne tourne pas
link-simulator-died = le simulateur s'est arrêté : { $why }
link-simulator-unknown = le simulateur s'est arrêté, ou ne connaît pas { $verb }
