"""Cache of compiled bytecode between page loads, because compiling the sources is slow."""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from zipfile import ZipFile

#: Rest of a .pyc header that disables the comparison with a source file.
UNCHECKED_PYC_HEADER = (1).to_bytes(4, "little") + bytes(8)


def write_bytecode_archive(place: str, into: str) -> Iterator[None]:
    """Write an archive of a folder, with bytecode instead of sources.

    A generator that yields after each file, so that the caller can do other work in between.
    """
    folder = Path(place)
    with ZipFile(into, "w") as archive:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if not path.is_file() or "__pycache__" in path.parts:
                continue
            # Sources of compiled extension modules must stay next to them.
            if path.suffix == ".py" and not any(path.parent.glob(f"{path.stem}.*.so")):
                code = compile(path.read_bytes(), name, "exec", dont_inherit=True)
                archive.writestr(f"{name}c", MAGIC_NUMBER + UNCHECKED_PYC_HEADER + marshal.dumps(code))
            else:
                archive.writestr(name, path.read_bytes())
            yield
