"""Wire messages about the second factor of an account: authenticator app, recovery codes and passkeys."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bastide.tables.messages import DisplayName

EnteredPassphrase = Annotated[str, Meta(max_length=200)]
#: Code of an authenticator app, or a recovery code.
FactorCode = Annotated[str, Meta(max_length=40)]
#: Binary data in base 64 for URLs, without padding.
Base64Url = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]*$", max_length=8_000)]
PasskeyId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", max_length=1_400)]


class NewSecondFactor(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a secret for an authenticator app."""

    passphrase: EnteredPassphrase


class SecondFactorSecret(Struct, frozen=True):
    """A secret for an authenticator app, and the address for its QR code."""

    secret: str
    uri: str


class EnableSecondFactor(Struct, frozen=True, forbid_unknown_fields=True):
    """Confirm a secret with a code of the authenticator app."""

    passphrase: EnteredPassphrase
    secret: Annotated[str, Meta(max_length=100)]
    code: FactorCode


class RemoveSecondFactor(Struct, frozen=True, forbid_unknown_fields=True):
    """Remove the second factor, with a code of the app or a recovery code."""

    passphrase: EnteredPassphrase
    code: FactorCode


class RecoveryCodes(Struct, frozen=True):
    """Codes for signing in without the authenticator app. Each works once; they are shown once."""

    codes: list[str]


class SecondFactorStatus(Struct, frozen=True):
    """Whether the account has an authenticator app, and the number of unused recovery codes."""

    enabled: bool
    recovery_codes: int


class Passkey(Struct, frozen=True):
    """A passkey of an account. ``used``: when it signed in last; None if never."""

    id: PasskeyId
    name: str
    created: int
    used: int | None


class Passkeys(Struct, frozen=True):
    """The passkeys of an account, and the number of unused recovery codes."""

    passkeys: list[Passkey]
    #: Whether passkeys can be added and used: the server has an HTTPS address.
    available: bool
    recovery_codes: int


class BeginPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the options with which the browser makes a passkey."""

    passphrase: EnteredPassphrase


class PasskeyOptions(Struct, frozen=True):
    """Options of WebAuthn for the browser, to make or to use a passkey. ``user`` is empty in a sign-in."""

    challenge: Base64Url
    #: Host name to which the passkey belongs, and name of the server for the user.
    relying_party: str
    server: str
    user: Base64Url
    account: str
    algorithms: list[int]
    #: Passkeys that the account has.
    known: list[PasskeyId]
    timeout_ms: int


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that the browser has made."""

    name: DisplayName
    id: PasskeyId
    client_data: Base64Url
    attestation: Base64Url


class SignInWithPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's answer to a challenge, signed with a passkey. ``user``: as in the options of the passkey."""

    id: PasskeyId
    client_data: Base64Url
    authenticator_data: Base64Url
    signature: Base64Url
    user: Base64Url


class RemovePasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Remove a passkey."""

    passphrase: EnteredPassphrase
    id: PasskeyId
