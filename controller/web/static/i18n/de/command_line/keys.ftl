### The files of keys and certificates: what is wrong with one, and what was made. Read in a terminal and in the log.

keys-no-folder = der Ordner der Schlüssel, { $path }, ist nicht zu gebrauchen: { $why }
keys-unreadable = { $path } lässt sich nicht lesen: { $why }
keys-unwritable = { $path } lässt sich nicht schreiben: { $why }
# $found, $mode: permissions of a file as digits, such as 0644.
keys-was-open = { $path } war für andere Benutzer lesbar ({ $found }) und ist berichtigt ({ $mode }): ist ihnen nicht zu trauen, so machen Sie die Schlüssel neu (docs/keys.md)
keys-authority-broken = { $path } enthält keinen Schlüssel mit seinem Zertifikat: legen Sie eine Kopie zurück, oder entfernen Sie die Datei, damit der Tisch eine andere Zertifizierungsstelle anlegt, der die Geräte neu vertrauen müssen
keys-authority-ends = die eigene Zertifizierungsstelle des Tisches läuft am { $ends } ab: eine andere wird angelegt, der die Geräte neu vertrauen müssen
keys-given-open = { $path } ist für jeden Benutzer dieses Computers lesbar: chmod o-r { $path }; was andere gelesen haben können, ist nicht mehr geheim
# $why: what OpenSSL says.
keys-no-pair = { $certificate } und { $key } sind kein Zertifikat mit seinem Schlüssel in PEM, ohne Kennwort: { $why }
keys-renewed = die Seiten haben ein neues Zertifikat, bis { $until }, für { $names }
keys-not-renewed = die Seiten behalten ihr Zertifikat: { $why }
keys-outside = kein Zertifikat für { $names }: die eigene Zertifizierungsstelle des Tisches bürgt nur für die Namen, mit denen sie gemacht wurde, für .local und private Adressen
keys-none = unter { $path } ist kein Schlüssel; `faro floor enrol` macht ihn
keys-damaged-key = { $path } enthält keinen Ed25519-Schlüssel in PEM: spielen Sie eine Kopie zurück, oder entfernen Sie die Datei und nehmen den Tisch neu auf
