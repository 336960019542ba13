"""Compressed copies of static files: written by the build next to each file, as ``NAME.br`` and ``NAME.gz``."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path
from typing import Final

#: Content codings, the smallest result first, with the extension of the copies.
EXTENSION_BY_CODING: Final = {"br": ".br", "gzip": ".gz"}
#: Kinds of files of the offline site that compress well; the engine is compressed already.
COMPRESSIBLE_EXTENSIONS: Final = frozenset([".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".wasm"])
MIN_COMPRESSED_BYTES: Final = 1024
GZIP_LEVEL: Final = 6


def accepted_codings(header: str) -> list[str]:
    """Return the supported codings of an ``Accept-Encoding`` header, the best first."""
    accepted = set()
    for part in header.lower().split(",")[:20]:
        coding, _, parameter = part.strip().partition(";")
        if parameter.strip().removeprefix("q=").strip("0.") or not parameter:
            accepted.add(coding.strip())
    return [coding for coding in EXTENSION_BY_CODING if coding in accepted]


def find_compressed_copy(file: Path, header: str) -> tuple[Path, str]:
    """Return the best copy for an ``Accept-Encoding`` header and its coding; the file itself if there is none."""
    for coding in accepted_codings(header):
        copy = file.with_name(file.name + EXTENSION_BY_CODING[coding])
        if copy.is_file():
            return copy, coding
    return file, ""


def write_compressed_copies(folder: Path, built: Path) -> None:
    """Write compressed copies into a folder made from the built pages; take those of unchanged files from there."""
    for file in [path for path in folder.rglob("*") if path.suffix in COMPRESSIBLE_EXTENSIONS]:
        data = file.read_bytes()
        if len(data) < MIN_COMPRESSED_BYTES:
            continue
        source = built / file.relative_to(folder)
        is_unchanged = source.is_file() and source.read_bytes() == data
        for extension in EXTENSION_BY_CODING.values():
            original = source.with_name(source.name + extension)
            copy = file.with_name(file.name + extension)
            if is_unchanged and original.is_file():
                shutil.copyfile(original, copy)
            elif extension == ".gz":
                copy.write_bytes(gzip.compress(data, GZIP_LEVEL, mtime=0))
