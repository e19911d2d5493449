### The files of keys and certificates: what is wrong with one, and what was made. Read in a terminal and in the log.

keys-no-folder = the folder of the keys, { $path }, cannot be used: { $why }
keys-unreadable = { $path } cannot be read: { $why }
keys-unwritable = { $path } cannot be written: { $why }
# $found, $mode: permissions of a file as digits, such as 0644.
keys-was-open = { $path } could be read by other users ({ $found }) and is put right ({ $mode }): if they are not to be trusted, make the keys again (docs/keys.md)
keys-authority-broken = { $path } holds no key with its certificate: put a copy back, or remove the file so that the table makes another authority, which devices have to trust again
keys-authority-ends = the table's own authority ends on { $ends }: another one is made, which devices have to trust again
keys-given-open = { $path } can be read by every user of this computer: chmod o-r { $path }; what others may have read is no secret any more
# $why: what OpenSSL says.
keys-no-pair = { $certificate } and { $key } are no certificate with its key in PEM, without a passphrase: { $why }
keys-renewed = the pages have a new certificate, until { $until }, for { $names }
keys-not-renewed = the pages keep the certificate that they have: { $why }
keys-outside = no certificate for { $names }: the table's own authority vouches for the names it was made with, .local and private addresses alone
keys-none = there is no key at { $path }; `faro floor enrol` makes it
keys-damaged-key = { $path } holds no Ed25519 key in PEM: put a copy back, or remove the file and enrol the table again
