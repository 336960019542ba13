"""What Python makes of its sources before it runs them, kept for the next start of the page: that takes its time."""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from zipfile import ZipFile

#: A flag that says: there is no source to compare this with.
UNCHECKED = (1).to_bytes(4, "little") + bytes(8)


def compiling(place: str, into: str) -> Iterator[None]:
    """Write an archive of everything that lies in a place, with byte code instead of sources. One step is one file:
    whoever takes them can do something else in between."""
    folder = Path(place)
    with ZipFile(into, "w") as archive:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if not path.is_file() or "__pycache__" in path.parts:
                continue
            # Beside what a compiler has made of it, a source has to stay: it says that it is the one.
            if path.suffix == ".py" and not any(path.parent.glob(f"{path.stem}.*.so")):
                code = compile(path.read_bytes(), name, "exec", dont_inherit=True)
                archive.writestr(f"{name}c", MAGIC_NUMBER + UNCHECKED + marshal.dumps(code))
            else:
                archive.writestr(name, path.read_bytes())
            yield
