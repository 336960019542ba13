"""What goes over the wire about people: who one is, an account, a history."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bastide.server.messages import Name

Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct, frozen=True):
    """Who the server takes one for. ``account``: None for a guest, whom only this device knows."""

    id: str
    name: str
    account: str | None


class NameMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a name; the first time, one becomes a guest by it, with a cookie for this device."""

    name: Name


class SignUp(Struct, frozen=True, forbid_unknown_fields=True):
    """Turn the guest that one is into an account, which is the same person on every device."""

    account: Annotated[str, Meta(min_length=3, max_length=40)]
    passphrase: Passphrase


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Be that person on this device."""

    account: Annotated[str, Meta(max_length=40)]
    passphrase: Annotated[str, Meta(max_length=200)]
