"""The files that bots are made of: on this disk, or handed over by somebody who is not at this machine.

While files are handed over, there are no others: whoever sends a strategy to a server cannot name a file there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from errno import ENOENT
from hashlib import blake2b
from pathlib import Path

from bastide.core.errors import unreadable

#: What is handed over at the moment, by name: the last of these. None of them: files are those of the disk.
_handed: list[Mapping[str, str]] = []


@contextmanager
def handed(files: Mapping[str, str]) -> Iterator[None]:
    """Meanwhile a bot's file is one of these texts."""
    _handed.append(files)
    try:
        yield
    finally:
        _handed.pop()


def path_of(file: str) -> Path:
    """Where it lies, for whoever must have it on the disk; InvalidBot if files are handed over."""
    if _handed:
        raise unreadable(file, FileNotFoundError(ENOENT, "it was not handed over"))
    return Path(file)


def version_of(file: str) -> tuple[int, int]:
    """Two numbers that are others when there is something else in the file; InvalidBot if it cannot be read."""
    if _handed:
        digest = blake2b(data_of(file), digest_size=14).digest()
        return int.from_bytes(digest[:7], "big"), int.from_bytes(digest[7:], "big")
    try:
        stamp = path_of(file).stat()
    except OSError as error:
        raise unreadable(file, error) from None
    return stamp.st_mtime_ns, stamp.st_size


def data_of(file: str) -> bytes:
    """What is in it; InvalidBot if it cannot be read."""
    if _handed and file in _handed[-1]:
        return _handed[-1][file].encode("utf-8", "surrogatepass")
    try:
        return path_of(file).read_bytes()
    except OSError as error:
        raise unreadable(file, error) from None


def text_of(file: str) -> str:
    """The same as text."""
    try:
        return data_of(file).decode()
    except UnicodeDecodeError as error:
        raise unreadable(file, error) from None
