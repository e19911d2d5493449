"""A printed part as 3MF: the same triangles as its STL, with the unit and a name."""

from __future__ import annotations

import io
from xml.sax.saxutils import quoteattr
from zipfile import ZipFile

from manifold3d import Manifold

from hardware.machine.drawings.stl import PLACES, TOLERANCE_MM, mesh
from hardware.machine.release.archive import store

CORE = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
"""Namespace of the 3MF core specification."""
_TYPES = """<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>
"""
_RELATIONS = """<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>
"""


def to_3mf(solid: Manifold, name: str) -> bytes:
    """The file. Raises ValueError for a solid that is no closed shell, or several."""
    if solid.is_empty() or len(solid.simplify(TOLERANCE_MM).decompose()) != 1:
        raise ValueError(f"{name}: not one shell")
    corners, faces = mesh(solid)
    vertices = "".join(f'<vertex x="{x:.{PLACES}f}" y="{y:.{PLACES}f}" z="{z:.{PLACES}f}"/>\n' for x, y, z in corners)
    triangles = "".join(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>\n' for a, b, c in faces)
    model = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<model unit="millimeter" xml:lang="en-US" xmlns="{CORE}">\n'
        f'<resources><object id="1" type="model" name={quoteattr(name)}><mesh>\n'
        f"<vertices>\n{vertices}</vertices>\n<triangles>\n{triangles}</triangles>\n"
        '</mesh></object></resources>\n<build><item objectid="1"/></build>\n</model>\n'
    )
    written = io.BytesIO()
    with ZipFile(written, "w") as file:
        store(file, "[Content_Types].xml", _TYPES.encode())
        store(file, "_rels/.rels", _RELATIONS.encode())
        store(file, "3D/3dmodel.model", model.encode())
    return written.getvalue()
