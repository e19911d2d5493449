"""What `make release` puts into its archive: closed parts, wood at its true size, the same bytes twice."""

from __future__ import annotations

import hashlib
import io
import re
from collections import Counter
from pathlib import Path
from zipfile import ZipFile

import numpy as np
import pypdfium2
import pytest
from manifold3d import Manifold

from hardware.machine.book import printing
from hardware.machine.drawings import printability, stl
from hardware.machine.drawings.printed import Printed
from hardware.machine.release import contents, flat
from hardware.machine.release.archive import DIGESTS, archive
from hardware.machine.release.solids import to_3mf

POINT_MM = 25.4 / 72
LEAST_MM2 = 1e-7


def on_the_bed(part: Printed) -> Manifold:
    return printability.on_the_bed(part.draw(), part.up)


@pytest.mark.parametrize("part", printing.every(), ids=lambda part: part.name)
def test_every_part_is_one_closed_shell_without_facets_of_no_area(part: Printed) -> None:
    """A skin over a hole would make a second shell of it."""
    solid = on_the_bed(part)
    assert len(solid.decompose()) == 1
    corners, triangles = stl.mesh(solid)
    edges = Counter(
        (int(a), int(b)) for triangle in triangles for a, b in zip(triangle, np.roll(triangle, -1), strict=True)
    )
    assert all(count == 1 and (b, a) in edges for (a, b), count in edges.items())
    at = corners[triangles].astype(float)
    across = np.cross(at[:, 1] - at[:, 0], at[:, 2] - at[:, 0])
    assert np.linalg.norm(across, axis=1).min() / 2 > LEAST_MM2
    volume = np.einsum("ij,ij->i", at[:, 0], np.cross(at[:, 1], at[:, 2])).sum() / 6
    assert volume == pytest.approx(solid.volume(), rel=1e-3)


def test_two_shells_are_refused() -> None:
    one = on_the_bed(printing.every()[0])
    with pytest.raises(ValueError, match="twice: not one shell"):
        to_3mf(one + one.translate((500.0, 0.0, 0.0)), "twice")


def test_a_part_comes_as_stl_and_3mf_with_the_same_triangles_and_its_profile() -> None:
    part = next(one for one in printing.every() if one.name == "bead")
    files = dict(contents.prints([part]))
    assert set(files) == {
        "prints/bead.stl",
        "prints/bead.3mf",
        "prints/prints.csv",
        "prints/usual.ini",
        "prints/solid.ini",
    }
    with ZipFile(io.BytesIO(files["prints/bead.3mf"])) as file:
        model = file.read("3D/3dmodel.model").decode()
    assert 'unit="millimeter"' in model
    assert model.count("<triangle ") == int.from_bytes(files["prints/bead.stl"][80:84], "little")
    assert b"fill_density = 30%" in files["prints/usual.ini"]
    assert b"fill_density = 100%" in files["prints/solid.ini"]
    assert re.search(rb"^bead,52,.*,usual.ini$", files["prints/prints.csv"], re.MULTILINE)


@pytest.mark.parametrize("name", contents.WOOD)
def test_wood_is_drawn_at_its_true_size(name: str) -> None:
    plan = contents.WOOD[name]
    values = flat.to_dxf(plan).decode().split("\n")
    pairs = list(zip(values[::2], values[1::2], strict=False))
    assert [value for code, value in pairs if code == "0"].count("CIRCLE") == len(plan.holes) + len(plan.plain)
    right = max(float(value) for code, value in pairs if code in ("10", "11"))
    up = max(float(value) for code, value in pairs if code in ("20", "21"))
    assert (right, up) == pytest.approx((plan.width, plan.height), abs=0.001)
    written = flat.to_pdf(plan)
    assert written == flat.to_pdf(plan)
    document = pypdfium2.PdfDocument(written)
    wide, high = document[0].get_size()
    assert wide * POINT_MM == pytest.approx(plan.width + 2 * flat.EDGE_MM, abs=0.1)
    assert high * POINT_MM == pytest.approx(plan.height + 3 * flat.EDGE_MM, abs=0.1)
    document.close()


def test_an_opening_is_cut_out_of_the_edge() -> None:
    back = contents.WOOD["back"]
    assert len(back.openings) == 3
    lines = flat.lines_of(back)
    assert len(lines) == 4 + 4 * len(back.openings)
    assert all(one[2:] == other[:2] for one, other in zip(lines, (*lines[1:], lines[0]), strict=True)), "closed"


def test_boards_bring_their_projects_lists_and_gerbers_without_dates(tmp_path: Path) -> None:
    folder = tmp_path / "shield-gerbers"
    folder.mkdir()
    kept = b"G04 #@! TF.Part,Single*\nX0Y0D02*\n"
    dated = b"%TF.CreationDate,2026-01-02T03:04:05+00:00*%\nG04 Created by KiCad (PCBNEW 6) date 2026-01-02 03:04:05*\n"
    (folder / "shield-F_Cu.gtl").write_bytes(dated + kept)
    files = dict(contents.boards(tmp_path))
    assert files["boards/shield-gerbers/shield-F_Cu.gbr"] == kept
    assert "boards/kicad/shield.kicad_pcb" in files
    assert {"boards/shield-parts.csv", "boards/inputs-places.csv"} <= set(files)
    assert not [name for name in dict(contents.boards(tmp_path / "nothing")) if "gerbers" in name]


def test_the_bill_is_whole_and_ordered_from_two_dealers() -> None:
    files = dict(contents.bills())
    assert set(files) == {"bill/bill.csv", "bill/mouser.csv", "bill/fixings-dealer.csv"}
    assert files["bill/bill.csv"].count(b"\n") > 200
    assert b"A000067,1\n" in files["bill/mouser.csv"]


def test_two_archives_are_the_same_bytes_and_prove_their_files() -> None:
    files = {"b/two.txt": b"2" * 1000, "one.txt": b"1"}
    made = archive("faro", files)
    assert made == archive("faro", dict(reversed(files.items())))
    with ZipFile(io.BytesIO(made)) as file:
        assert file.namelist() == [f"faro/{DIGESTS}", "faro/b/two.txt", "faro/one.txt"]
        digests = file.read(f"faro/{DIGESTS}").decode()
    assert digests == "".join(f"{hashlib.sha256(files[name]).hexdigest()}  {name}\n" for name in sorted(files))


@pytest.mark.parametrize(("fabricated", "says"), [(True, "by KiCad"), (False, "no gerbers")])
def test_what_is_in_it_is_said_first(fabricated: bool, says: str) -> None:
    said = contents.readme("1.0", fabricated=fabricated)
    assert says in said
    assert "SPDX-License-Identifier: CERN-OHL-P-2.0" in said
    assert "book.pdf is all of it" in said
    assert "No STEP files" in said
    assert "LICENSE.txt" in said


def test_the_licence_is_unchanged() -> None:
    """It may be used in unmodified form only: this is Git's digest of cern_ohl_p_v2.txt in another project, too."""
    text = contents.LICENCE_TEXT.read_bytes()
    blob = b"blob %d\0" % len(text) + text
    assert hashlib.sha1(blob, usedforsecurity=False).hexdigest() == "f19d2b7adcbe2744d36889dd75dd0bdc5c280701"
