"""Makes Chromium on Linux trust an authority: its certificate goes into the database of NSS below a home folder.

`python nss_trust.py HOME CERTIFICATE.DER`, by libnss3 itself, which Chromium brings: what `certutil -A -t C,,` does.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

VALID_AND_TRUSTED_CA = 0x18
"""CERTDB_VALID_CA | CERTDB_TRUSTED_CA, of nss/certdb.h."""


def main(home: Path, der: bytes) -> None:
    folder = home / ".pki" / "nssdb"
    folder.mkdir(parents=True)
    nss, smime = ctypes.CDLL("libnss3.so"), ctypes.CDLL("libsmime3.so")
    for function in (nss.PK11_GetInternalKeySlot, nss.CERT_GetDefaultCertDB, smime.CERT_DecodeCertFromPackage):
        function.restype = ctypes.c_void_p
    good = nss.NSS_InitReadWrite(f"sql:{folder}".encode()) == 0
    slot = ctypes.c_void_p(nss.PK11_GetInternalKeySlot())
    good = good and nss.PK11_InitPin(slot, None, None) == 0
    certificate = ctypes.c_void_p(smime.CERT_DecodeCertFromPackage(der, len(der)))
    good = good and nss.PK11_ImportCert(slot, certificate, ctypes.c_ulong(0), b"Faro table", 0) == 0
    trust = (ctypes.c_uint * 3)(VALID_AND_TRUSTED_CA, 0, 0)
    database = ctypes.c_void_p(nss.CERT_GetDefaultCertDB())
    good = good and nss.CERT_ChangeCertTrust(database, certificate, trust) == 0
    nss.CERT_DestroyCertificate(certificate)
    nss.PK11_FreeSlot(slot)
    good = good and nss.NSS_Shutdown() == 0
    sys.exit(0 if good else f"NSS: error {nss.PORT_GetError()}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]).read_bytes())
