"""Reads the strategy files of bots: from disk, or uploaded by a user.

While uploaded files are in use, files on disk cannot be read. Users who upload a strategy to a server therefore cannot
read the server's files.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from errno import ENOENT
from hashlib import blake2b
from pathlib import Path

from bastide.core.errors import unreadable_file_error

#: Stack of uploaded files, by name; the last entry is in use. Empty: files are read from disk.
_uploaded: list[Mapping[str, str]] = []


@contextmanager
def use_uploaded_files(files: Mapping[str, str]) -> Iterator[None]:
    """Context in which bots read their files from these texts."""
    _uploaded.append(files)
    try:
        yield
    finally:
        _uploaded.pop()


def strategy_path(file: str) -> Path:
    """Return the path of a file on disk. Raises InvalidBot while uploaded files are in use."""
    if _uploaded:
        raise unreadable_file_error(file, FileNotFoundError(ENOENT, "it was not uploaded"))
    return Path(file)


def strategy_version(file: str) -> tuple[int, int]:
    """Return two numbers that change with the contents of a file. Raises InvalidBot if it cannot be read."""
    if _uploaded:
        digest = blake2b(read_strategy_bytes(file), digest_size=14).digest()
        return int.from_bytes(digest[:7], "big"), int.from_bytes(digest[7:], "big")
    try:
        stamp = strategy_path(file).stat()
    except OSError as error:
        raise unreadable_file_error(file, error) from None
    return stamp.st_mtime_ns, stamp.st_size


def read_strategy_bytes(file: str) -> bytes:
    """Return the contents of a file as bytes. Raises InvalidBot if it cannot be read."""
    if _uploaded and file in _uploaded[-1]:
        return _uploaded[-1][file].encode("utf-8", "surrogatepass")
    try:
        return strategy_path(file).read_bytes()
    except OSError as error:
        raise unreadable_file_error(file, error) from None


def read_strategy_text(file: str) -> str:
    """Return the contents of a file as text. Raises InvalidBot if it cannot be read."""
    try:
        return read_strategy_bytes(file).decode()
    except UnicodeDecodeError as error:
        raise unreadable_file_error(file, error) from None
