"""Checks for optional packages, with an error that says what to install."""

from __future__ import annotations

from bastide.core.errors import BastideError


class MissingExtra(BastideError):
    """A feature needs a package that is not installed."""


def require_package(package: str, extra: str) -> None:
    """Raise MissingExtra, with the ``pip`` command, unless the package can be imported.

    The command installs from the sources, because the distribution is not published yet.
    """
    try:
        __import__(package)
    except ImportError as error:
        raise MissingExtra(
            "missing-extra",
            f"this needs {package} ({error}): in the folder of Bastide's sources, run pip install '.[{extra}]'",
            package=package,
            extra=extra,
            problem=str(error),
        ) from error
