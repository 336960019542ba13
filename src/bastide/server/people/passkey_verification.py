"""Verification of passkeys (WebAuthn): the answers of a browser to ``navigator.credentials.create`` and ``get``.

The package ``webauthn`` is imported at the first use, because it takes a fifth of a second.
"""

from __future__ import annotations

import base64
import binascii
import ipaddress
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from bastide.hosting.api import second_factor_messages as wire
from bastide.server.store.people.passkey_queries import StoredKey
from bastide.tables.request_errors import RequestRefused

#: Signature algorithms (COSE): ES256, EdDSA and RS256, which all authenticators together know.
ALGORITHMS: Final = (-7, -8, -257)
DEFAULT_PORTS: Final = {"https": 443, "http": 80}


class RelyingParty(NamedTuple):
    """The server as browsers know it: host name, and origin of its pages."""

    id: str
    origin: str


class NewKey(NamedTuple):
    """Id (base 64) and content of a verified new passkey."""

    id: str
    key: StoredKey


def make_relying_party(public_url: str) -> RelyingParty | None:
    """Return the relying party for the server's public URL.

    None if browsers know no passkeys there: they need HTTPS (or localhost) and a host name, not an IP address.
    """
    parts = urlsplit(public_url)
    host = (parts.hostname or "").encode("idna").decode()
    if (
        not host
        or is_ip_address(host)
        or not (parts.scheme == "https" or (parts.scheme, host) == ("http", "localhost"))
    ):
        return None
    port = "" if parts.port in (None, DEFAULT_PORTS[parts.scheme]) else f":{parts.port}"
    return RelyingParty(host, f"{parts.scheme}://{host}{port}")


def is_ip_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def wrong_passkey_error() -> RequestRefused:
    return RequestRefused("wrong-passkey", "this passkey is not valid here; use another, or your passphrase")


def encode_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode_base64url(text: str) -> bytes:
    """Decode base 64 for URLs, without padding. Raises ``RequestRefused`` if it is something else."""
    try:
        return base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError):
        raise wrong_passkey_error() from None


def verify_new_passkey(party: RelyingParty, challenge: str, person: str, body: wire.NewPasskey) -> NewKey:
    """Verify a new passkey of a person. Raises ``RequestRefused`` if it is not an answer to the challenge."""
    from webauthn import verify_registration_response
    from webauthn.helpers.cose import COSEAlgorithmIdentifier
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    response = AuthenticatorAttestationResponse(
        client_data_json=decode_base64url(body.client_data), attestation_object=decode_base64url(body.attestation)
    )
    try:
        verified = verify_registration_response(
            credential=RegistrationCredential(id=body.id, raw_id=decode_base64url(body.id), response=response),
            expected_challenge=decode_base64url(challenge),
            expected_rp_id=party.id,
            expected_origin=party.origin,
            require_user_verification=True,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(each) for each in ALGORITHMS],
        )
    except Exception as error:  # the parsers of the package raise many kinds
        raise wrong_passkey_error() from error
    key = StoredKey(person, encode_base64url(verified.credential_public_key), verified.sign_count)
    return NewKey(encode_base64url(verified.credential_id), key)


def verify_sign_in(party: RelyingParty, challenge: str, key: StoredKey, body: wire.SignInWithPasskey) -> int:
    """Verify a sign-in with a passkey; returns the new counter.

    Raises ``RequestRefused`` if it is not an answer to the challenge, by the owner of the key, or if the counter has
    not increased, which means that the passkey was copied or the answer is old.
    """
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    response = AuthenticatorAssertionResponse(
        client_data_json=decode_base64url(body.client_data),
        authenticator_data=decode_base64url(body.authenticator_data),
        signature=decode_base64url(body.signature),
    )
    if decode_base64url(body.user) != key.person.encode():
        raise wrong_passkey_error()
    try:
        verified = verify_authentication_response(
            credential=AuthenticationCredential(id=body.id, raw_id=decode_base64url(body.id), response=response),
            expected_challenge=decode_base64url(challenge),
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=decode_base64url(key.public_key),
            credential_current_sign_count=key.sign_count,
            require_user_verification=True,
        )
    except Exception as error:  # the parsers of the package raise many kinds
        raise wrong_passkey_error() from error
    return verified.new_sign_count
