"""Writes into every wheel and source archive which commit it was made from: controller/built.json, read by
`faro --version`; an editable installation has none, there git is asked. Makes the description that an index shows."""

import json
import re
import sys
import tempfile
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class BuiltFrom(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the file; `hatchling` finds the classes by themselves."""

    def initialize(self, version: str, build_data: dict) -> None:  # type: ignore[type-arg]
        """Called before a target is built; `version`: "standard", or "editable" for an editable wheel."""
        root = Path(self.root)
        kept = root / "controller" / "built.json"  # in an unpacked source archive
        if version == "editable" or kept.exists():
            return
        sys.path.insert(0, self.root)
        sys.dont_write_bytecode = True  # with `sudo make install` it would be root's, in a user's clone
        from controller.runtime.program import built

        self._folder = tempfile.TemporaryDirectory()
        made = Path(self._folder.name) / "built.json"
        made.write_text(json.dumps(built(root)), "utf-8")
        build_data["force_include"][str(made)] = "controller/built.json"

    def finalize(self, version: str, build_data: dict, artifact_path: str) -> None:  # type: ignore[type-arg]
        """Called when the target is built."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()


class Description(MetadataHookInterface):
    """The README as an index can show it. There is no public address yet to which its pictures and links could go: the
    text of the links stays, the pictures are left out."""

    def update(self, metadata: dict) -> None:  # type: ignore[type-arg]
        """Called with the [project] table, which it completes."""
        text = (Path(self.root) / "README.md").read_text("utf-8")
        text = re.sub(r"^!\[[^]]*\]\((?!https?:)[^)]*\)\n+", "", text, flags=re.MULTILINE)
        text = re.sub(r"\[([^]]*)\]\((?!https?:)[^)]*\)", r"\1", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
