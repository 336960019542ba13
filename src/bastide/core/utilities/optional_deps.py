"""Packages that only some uses need: a clear word when one is missing."""

from __future__ import annotations

from bastide.core.errors import BastideError


class MissingExtra(BastideError):
    """Something was asked for that needs a package which is not installed."""


def need(package: str, extra: str) -> None:
    """MissingExtra, with what to install, unless the package can be imported."""
    try:
        __import__(package)
    except ImportError as error:
        raise MissingExtra(
            "missing-extra",
            f"this needs the package {package} ({error}); pip install 'bastide[{extra}]'",
            package=package,
            extra=extra,
            problem=str(error),
        ) from error
