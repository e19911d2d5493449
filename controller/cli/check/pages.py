"""The part of `faro check` that tells who is the dealer, whose word on a visitor's address is believed, and how the
pages are encrypted."""

from __future__ import annotations

from pathlib import Path

from controller.catalogue import said, text
from controller.cli.check.computer import Finding
from controller.config import Config, WebConfig
from controller.keys.certificates import GivenCertificate, kept
from controller.keys.secret_files import KeysFault
from controller.runtime.wiring.certificates import keys_folder


def pages(config: Config) -> Finding:
    """How the pages are guarded as the configuration says."""
    web = config.web
    data = {"pin": bool(web.pin), "proxies": web.proxies}
    if not web.pin:
        return Finding("pages", "note", text("check-pages-no-pin"), data=data)
    if web.proxies:
        return Finding("pages", "good", text("check-pages-proxies", proxies=tuple(web.proxies)), data=data)
    return Finding("pages", "good", text("check-pages-pin"), data=data)


def encryption(config: Config, folder: Path) -> Finding:
    """How the pages' line is encrypted. `folder`: of the configuration."""
    web = config.web
    data = {"tls": web.tls, "encrypted": web.encrypted}
    if web.readable:
        return Finding("tls", "note", text("check-tls-readable"), data=data)
    if not web.encrypted:
        return Finding("tls", "good", text("check-tls-loopback"), data=data)
    try:
        return _given(web, folder) if web.tls == "files" else _own(keys_folder(folder / config.table.journal))
    except KeysFault as fault:
        return Finding("tls", "wrong", said(fault), text("check-tls-fix"), data=data)
    except PermissionError as error:
        return Finding("tls", "note", text("check-tls-locked", path=str(error.filename)), data=data)


def _given(web: WebConfig, folder: Path) -> Finding:
    GivenCertificate(folder / web.certificate, folder / web.key)
    return Finding("tls", "good", text("check-tls-given", certificate=web.certificate), data={"tls": web.tls})


def _own(folder: Path) -> Finding:
    authority, leaf = kept(folder)
    if authority is None or leaf is None:
        return Finding("tls", "note", text("check-tls-none-yet", path=str(folder)), data={"tls": "auto"})
    data = {"tls": "auto", "fingerprint": authority.fingerprint, "until": leaf.ends.isoformat()}
    shown = text("check-tls-own", until=f"{leaf.ends:%Y-%m-%d}", fingerprint=authority.fingerprint)
    return Finding("tls", "good", shown, data=data)
