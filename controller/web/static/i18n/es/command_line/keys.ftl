### The files of keys and certificates: what is wrong with one, and what was made. Read in a terminal and in the log.

keys-no-folder = la carpeta de las claves, { $path }, no se puede usar: { $why }
keys-unreadable = { $path } no se puede leer: { $why }
keys-unwritable = { $path } no se puede escribir: { $why }
keys-was-open = { $path } podían leerlo otros usuarios ({ $found }) y se corrige ({ $mode }): si no son de fiar, haga las claves de nuevo (docs/keys.md)
keys-authority-broken = { $path } no contiene una clave con su certificado: ponga una copia, o borre el archivo para que la mesa cree otra autoridad, en la que los aparatos deben confiar de nuevo
keys-authority-ends = la autoridad propia de la mesa caduca el { $ends }: se crea otra, en la que los aparatos deben confiar de nuevo
keys-given-open = { $path } puede leerlo cualquier usuario de este ordenador: chmod o-r { $path }; lo que otros hayan leído ya no es secreto
keys-no-pair = { $certificate } y { $key } no son un certificado con su clave en PEM, sin contraseña: { $why }
keys-renewed = las páginas tienen un certificado nuevo, hasta { $until }, para { $names }
keys-not-renewed = las páginas conservan el certificado que tienen: { $why }
keys-outside = no hay certificado para { $names }: la autoridad propia de la mesa solo responde por los nombres con que se hizo, .local y direcciones privadas
keys-none = no hay ninguna clave en { $path }; la hace `faro floor enrol`
keys-damaged-key = { $path } no contiene ninguna clave Ed25519 en PEM: ponga una copia, o quite el archivo e inscriba la mesa de nuevo
