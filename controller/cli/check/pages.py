"""The part of `faro check` that tells who is the dealer, and whose word on a visitor's address is believed."""

from __future__ import annotations

from controller.catalogue import text
from controller.cli.check.computer import Finding
from controller.config import Config


def pages(config: Config) -> Finding:
    """How the pages are guarded as the configuration says."""
    web = config.web
    data = {"pin": bool(web.pin), "proxies": web.proxies}
    if not web.pin:
        return Finding("pages", "note", text("check-pages-no-pin"), data=data)
    if web.proxies:
        return Finding("pages", "good", text("check-pages-proxies", proxies=tuple(web.proxies)), data=data)
    return Finding("pages", "good", text("check-pages-pin"), data=data)
