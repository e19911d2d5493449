"""The table's own certificate authority, and the certificates that it signs for the table's pages.

Pure but for the chance in keys and serial numbers: no files, no clock; time comes in as `now`.

The authority is constrained (RFC 5280, 4.2.1.10): who trusts it trusts it for this table's names, `.local` and private
addresses, and for no other site, whoever has its key. The forms are what Apple asks of certificates since iOS 13
(https://support.apple.com/103769): the names as alternative names, extended key usage for servers, 825 days at most.
"""

from __future__ import annotations

import hashlib
import ipaddress
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from cryptography import x509
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

AUTHORITY_DAYS = 3652
"""Ten years."""
LEAF_DAYS = 397
"""A day less than the 398 that browsers take of a public authority (https://support.apple.com/102028)."""
EARLIER = timedelta(days=1)
"""A certificate counts from so long before it was made: clocks differ."""
ENDS_SOON = timedelta(days=30)
"""So long before its end a certificate is made again."""
DOMAINS = ("localhost", "local")
"""Permitted beside the table's own names, with all below them."""
NETWORKS = tuple(
    map(
        ipaddress.ip_network,
        (
            *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"),
            *("::1/128", "fc00::/7", "fe80::/10"),
        ),
    )
)
"""Permitted: loopback, private (RFC 1918, RFC 4193) and link-local addresses."""


class NoPair(ValueError):
    """A text that is no key with its certificate in PEM."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A key with its certificate."""

    key: ec.EllipticCurvePrivateKey
    certificate: x509.Certificate

    @classmethod
    def of(cls, pem: str) -> Pair:
        """The pair that `pem` wrote. Raises NoPair."""
        try:
            key = serialization.load_pem_private_key(pem.encode(), None)
            certificate = x509.load_pem_x509_certificate(pem.encode())
        except (ValueError, TypeError, UnsupportedAlgorithm) as error:
            raise NoPair(str(error)) from None
        if not isinstance(key, ec.EllipticCurvePrivateKey) or key.public_key() != certificate.public_key():
            raise NoPair("key and certificate do not belong together")
        return cls(key, certificate)

    def pem(self) -> str:
        """Both in PEM, the key not encrypted."""
        key = self.key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        return (key + self.certificate.public_bytes(serialization.Encoding.PEM)).decode()

    @property
    def der(self) -> bytes:
        """The certificate as browsers and phones take it."""
        return self.certificate.public_bytes(serialization.Encoding.DER)

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the certificate, as browsers show it: "A1:B2:..."."""
        return hashlib.sha256(self.der).digest().hex(":").upper()

    @property
    def ends(self) -> datetime:
        return self.certificate.not_valid_after_utc

    def counts(self, now: datetime) -> bool:
        """Whether it has begun and does not end soon."""
        return self.certificate.not_valid_before_utc <= now < self.ends - ENDS_SOON

    def names(self) -> frozenset[str]:
        """The names and addresses that the certificate is for."""
        try:
            found = self.certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
        except x509.ExtensionNotFound:
            return frozenset()
        addresses = found.get_values_for_type(x509.IPAddress)
        return frozenset(found.get_values_for_type(x509.DNSName)) | frozenset(map(str, addresses))

    def signed(self, other: Pair) -> bool:
        """Whether this authority signed the other's certificate."""
        try:
            other.certificate.verify_directly_issued_by(self.certificate)
        except (ValueError, TypeError, InvalidSignature):
            return False
        return True

    def permits(self, name: str) -> bool:
        """Whether the authority may sign for this name or address."""
        try:
            permitted = self.certificate.extensions.get_extension_for_class(x509.NameConstraints).value
        except x509.ExtensionNotFound:
            return False
        subtrees = [tree.value for tree in permitted.permitted_subtrees or ()]
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return any(isinstance(tree, str) and f".{name}".endswith(f".{tree}") for tree in subtrees)
        return any(address in tree for tree in subtrees if not isinstance(tree, str))


def new_authority(names: Collection[str], now: datetime) -> Pair:
    """An authority for a table of these names; addresses among them add nothing to the private ones. The first name
    is its own."""
    key = ec.generate_private_key(ec.SECP256R1())
    table = next(iter(names), "localhost")
    subject = x509.Name(
        [
            x509.NameAttribute(NameOID.ORGANIZATION_NAME, "Faro table"),
            x509.NameAttribute(NameOID.COMMON_NAME, f"Faro table {table}"[:64]),
        ]
    )
    domains = dict.fromkeys((*DOMAINS, *(name for name in names if not _is_address(name))))
    trees: list[x509.GeneralName] = [*map(x509.DNSName, domains), *map(x509.IPAddress, NETWORKS)]
    public = key.public_key()
    certificate = (
        _begun(subject, subject, public, now, timedelta(days=AUTHORITY_DAYS))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs_certificates=True), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.NameConstraints(trees, None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(public), critical=False)
        .sign(key, hashes.SHA256())
    )
    return Pair(key, certificate)


def new_leaf(authority: Pair, names: Iterable[str], now: datetime) -> Pair:
    """A certificate for the pages at these names and addresses, signed by the authority, with a key of its own."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Faro table's pages")])
    public = key.public_key()
    certificate = (
        _begun(subject, authority.certificate.subject, public, now, timedelta(days=LEAF_DAYS))
        .add_extension(x509.SubjectAlternativeName(map(_general, names)), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(public), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.key.public_key()), critical=False)
        .sign(authority.key, hashes.SHA256())
    )
    return Pair(key, certificate)


def _begun(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey, now: datetime, lasts: timedelta
) -> x509.CertificateBuilder:
    begins = now.replace(microsecond=0) - EARLIER
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(begins)
        .not_valid_after(begins + lasts - timedelta(seconds=1))
    )


def _usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _general(name: str) -> x509.GeneralName:
    return x509.IPAddress(ipaddress.ip_address(name)) if _is_address(name) else x509.DNSName(name)
