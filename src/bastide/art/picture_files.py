"""Pictures that are SVG files, read by name."""

from __future__ import annotations

import re
from pathlib import Path

_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_GROUP = re.compile(r"<(/?)g\b([^>]*?)(/?)>")
_ID = re.compile(r"""\bid=['"]([^'"]+)""")
_VIEW_BOX = re.compile(r"""\bviewBox=['"]([^'"]+)""")


class PictureFolder:
    """A folder of SVG files. Names are relative to it and have no suffix: ``cards/village``.

    Files are indented for people who edit them; what is read has no white space between its tags.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[str, str] = {}

    def names(self, kind: str) -> list[str]:
        """Names of the pictures in a sub-folder, without the sub-folder."""
        return sorted(path.stem for path in (self.folder / kind).glob("*.svg"))

    def svg(self, name: str) -> str:
        """Whole picture, which can be shown alone or inside another one; KeyError if there is no such file."""
        if name not in self._read:
            file = self.folder / f"{name}.svg"
            if not file.is_file():
                raise KeyError(name)
            self._read[name] = compact(file.read_text(encoding="utf-8"))
        return self._read[name]

    def shapes(self, name: str) -> str:
        """Content of a picture, without its root element."""
        return shapes_of(self.svg(name))


def compact(text: str) -> str:
    """SVG without XML declaration, comments and white space between tags."""
    text = _COMMENT.sub("", text[text.index("<svg") :])
    return re.sub(r"> (?=<)", ">", " ".join(text.split()))


def shapes_of(svg: str) -> str:
    """What is between the opening and the closing tag of the root element."""
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


def view_box_of(svg: str) -> str:
    found = _VIEW_BOX.search(svg)
    assert found is not None, svg[:80]
    return found[1]


def layers_of(svg: str) -> dict[str, str]:
    """Content of the top-level groups of a picture, by their ids."""
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
