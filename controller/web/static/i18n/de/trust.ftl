### The page about the table's own certificate (/trust), and what other pages say of the encrypted line.

trust-title = Faro – das Zertifikat dieses Tisches
trust-heading = Das Zertifikat dieses Tisches
trust-without = Ohne etwas zu installieren
trust-expected = Der Tisch macht sein Zertifikat selbst; Ihr Browser weiß daher nicht, wer es signiert hat, und warnt vor der ersten Seite. Unter dieser Adresse ist das zu erwarten. Gehen Sie über die Warnung hinweg:
trust-chrome = Chrome, Edge, Samsung Internet: Erweitert, dann Weiter zu dieser Adresse.
trust-firefox = Firefox: Erweitert, dann Risiko akzeptieren und fortfahren.
# What we read of Safari; nobody has tried it.
trust-safari = Safari und jeder Browser auf einem iPhone oder iPad: Details einblenden, dann diese Website öffnen. Gelesen, nicht ausprobiert: Safari zeigt dann vielleicht die Seiten und verweigert doch die ständige Verbindung, die sie brauchen (github.com/improbable-eng/grpc-web/issues/165, github.com/chuot/rdio-scanner/issues/36). Sucht eine Seite den Tisch immer weiter, so installieren Sie das Zertifikat wie unten.
trust-encrypted = Die Verbindung ist trotzdem verschlüsselt. Was der Browser nicht wissen kann: ob am anderen Ende dieser Tisch ist; der Fingerabdruck unten sagt es, wenn Sie ihn vergleichen.
trust-front = Zum Tisch
# Also shown on pages, before the fingerprint itself.
trust-fingerprint = Fingerabdruck der eigenen Zertifizierungsstelle dieses Tisches (SHA-256):
trust-compare = Derselbe steht auf dem Bildschirm des Tisches und im Terminal, in dem er gestartet wurde. Vergleichen Sie ihn dort, bevor Sie etwas installieren: auf dieser Seite könnte ein Fremder, der zwischen Ihnen und dem Tisch steht, seinen eigenen zeigen.
trust-with = Mit installiertem Zertifikat
trust-bounds = Das steht Ihnen frei. Dann warnt der Browser nicht mehr, und Sie würden jemanden zwischen Ihnen und dem Tisch bemerken. Das Zertifikat gilt nur für die Namen dieses Tisches, für .local und für private Adressen: für keine andere Website kann es bürgen.
trust-download = Zertifikat holen
# Names of Apple's settings as Apple gives them in your language.
trust-iphone = iPhone, iPad (nach support.apple.com/102390, nicht ausprobiert): öffnen Sie die Datei in Safari, dann Einstellungen, Profil geladen, Installieren; dann Einstellungen, Allgemein, Info, Zertifikatsvertrauenseinstellungen, und schalten Sie es ein.
trust-android = Android: Einstellungen, nach „CA-Zertifikat“ suchen, Trotzdem installieren, die Datei wählen.
trust-computer = Computer: suchen Sie in den Einstellungen des Browsers nach Zertifikaten, und importieren Sie die Datei bei den Zertifizierungsstellen, zum Identifizieren von Websites.
trust-readable = Die Seiten sind nicht verschlüsselt: wer im Netz mithört, kann PINs lesen und Croupier sein. Das ist so, weil tls in der Konfiguration "off" ist.
