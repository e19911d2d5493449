### The page about the table's own certificate (/trust), and what other pages say of the encrypted line.

trust-title = Faro: el certificado de esta mesa
trust-heading = El certificado de esta mesa
trust-without = Sin instalar nada
trust-expected = La mesa hace su certificado ella misma, así que su navegador no sabe quién lo firmó y avisa antes de la primera página. En esta dirección es lo esperado. Siga adelante pese al aviso:
trust-chrome = Chrome, Edge, Samsung Internet: Configuración avanzada, y después Continuar a esta dirección.
trust-firefox = Firefox: Avanzado, y después Aceptar el riesgo y continuar.
trust-safari = Safari, y cualquier navegador en un iPhone o iPad: Mostrar detalles, y después visitar este sitio web. Leído, no probado: Safari puede mostrar entonces las páginas y aun así rechazar la conexión permanente que necesitan (github.com/improbable-eng/grpc-web/issues/165, github.com/chuot/rdio-scanner/issues/36). Si una página sigue buscando la mesa, instale el certificado como se dice abajo.
trust-encrypted = La conexión va cifrada de todos modos. Lo que el navegador no puede saber es si al otro extremo está esta mesa; la huella de abajo lo dice, allí donde usted la compare.
trust-front = Ir a la mesa
trust-fingerprint = Huella de la autoridad propia de esta mesa (SHA-256):
trust-compare = La misma está en la pantalla de la mesa y en el terminal donde se arrancó. Compárela allí antes de instalar nada: en esta página, un extraño que esté entre usted y la mesa podría mostrar la suya.
trust-with = Con el certificado instalado
trust-bounds = Esto es opcional. Con él el navegador ya no avisa, y usted notaría si hay alguien entre usted y la mesa. El certificado se limita a los nombres de esta mesa, a .local y a direcciones privadas: no puede responder por ningún otro sitio.
trust-download = Descargar el certificado
trust-iphone = iPhone, iPad (leído en support.apple.com/102390, no probado): abra la descarga en Safari, después Ajustes, Perfil descargado, Instalar; después Ajustes, General, Información, Ajustes de confianza de los certificados, y actívelo.
trust-android = Android: Ajustes, busque «certificado de CA», Instalar de todos modos, elija la descarga.
trust-computer = Ordenador: en los ajustes del navegador busque certificados e importe la descarga entre las autoridades, de confianza para identificar sitios web.
trust-readable = Las páginas no van cifradas: quien pueda oír la red puede leer los PIN y hacerse crupier. Es así porque tls está en "off" en la configuración.
