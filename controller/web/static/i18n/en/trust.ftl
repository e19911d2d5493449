### The page about the table's own certificate (/trust), and what other pages say of the encrypted line.

trust-title = Faro – this table's certificate
trust-heading = This table's certificate
trust-without = Without installing anything
trust-expected = The table makes its certificate itself, so your browser does not know who signed it and warns before the first page. On this address that is expected. Go on past the warning:
trust-chrome = Chrome, Edge, Samsung Internet: Advanced, then Proceed to this address.
trust-firefox = Firefox: Advanced, then Accept the Risk and Continue.
# What we read of Safari; nobody has tried it.
trust-safari = Safari, and every browser on an iPhone or iPad: Show Details, then visit this website. As read, not tried: Safari may then show the pages and still refuse the live line that they need (github.com/improbable-eng/grpc-web/issues/165, github.com/chuot/rdio-scanner/issues/36). If a page goes on looking for the table, install the certificate as below.
trust-encrypted = The line is encrypted all the same. What the browser cannot know is whether it is this table at the other end; the fingerprint below says so, where you compare it.
trust-front = Go to the table
# Also shown on pages, before the fingerprint itself.
trust-fingerprint = Fingerprint of this table's own authority (SHA-256):
trust-compare = The same stands on the table's own screen and in the terminal where it was started. Compare it there before you install anything: on this page a stranger who stands between you and the table could show his own.
trust-with = With the certificate installed
trust-bounds = This is optional. Then the browser warns no more, and you would notice somebody between you and the table. The certificate is limited to this table's names, to .local and to private addresses: it cannot vouch for any other site.
trust-download = Fetch the certificate
# Names of Apple's settings as Apple gives them in your language.
trust-iphone = iPhone, iPad (as read at support.apple.com/102390, not tried): open the download in Safari, then Settings, Profile Downloaded, Install; then Settings, General, About, Certificate Trust Settings, and switch it on.
trust-android = Android: Settings, search for CA certificate, Install anyway, choose the download.
trust-computer = Computer: in the browser's settings search for certificates, and import the download among the authorities, trusted to identify websites.
trust-readable = The pages are not encrypted: whoever can hear the network can read PINs and be the dealer. It is so because tls is "off" in the configuration.
