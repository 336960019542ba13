"""SVG picture files, loaded by name."""

from __future__ import annotations

import re
from pathlib import Path

_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_GROUP = re.compile(r"<(/?)g\b([^>]*?)(/?)>")
_ID = re.compile(r"""\bid=['"]([^'"]+)""")
_VIEW_BOX = re.compile(r"""\bviewBox=['"]([^'"]+)""")


class PictureFolder:
    """Folder of SVG files. Names are relative to it, without suffix: ``cards/village``.

    Files are indented for editing; white space between tags is removed on loading.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[str, str] = {}

    def picture_names(self, kind: str) -> list[str]:
        """Return the names of the pictures in a sub-folder, without the sub-folder."""
        return sorted(path.stem for path in (self.folder / kind).glob("*.svg"))

    def svg(self, name: str) -> str:
        """Return a picture as an SVG document. Raises KeyError if there is no such file."""
        if name not in self._read:
            file = self.folder / f"{name}.svg"
            if not file.is_file():
                raise KeyError(name)
            self._read[name] = compact_svg(file.read_text(encoding="utf-8"))
        return self._read[name]

    def content(self, name: str) -> str:
        """Return the content of a picture, without its root element."""
        return svg_content(self.svg(name))


def compact_svg(text: str) -> str:
    """Remove XML declaration, comments and white space between tags."""
    text = _COMMENT.sub("", text[text.index("<svg") :])
    return re.sub(r"> (?=<)", ">", " ".join(text.split()))


def svg_content(svg: str) -> str:
    """Return the content of the root element."""
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


def svg_view_box(svg: str) -> str:
    """Return the ``viewBox`` of the root element."""
    found = _VIEW_BOX.search(svg)
    assert found is not None, svg[:80]
    return found[1]


def svg_layers(svg: str) -> dict[str, str]:
    """Return the content of the top-level groups by id."""
    found: dict[str, str] = {}
    depth, name, start = 0, "", 0
    for tag in _GROUP.finditer(svg):
        closing, attributes, empty = tag.groups()
        if closing:
            depth -= 1
            if depth == 0:
                found[name] = svg[start : tag.start()]
        elif not empty:
            if depth == 0:
                named = _ID.search(attributes)
                name, start = named[1] if named else "", tag.end()
            depth += 1
    return found
