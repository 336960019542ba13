"""Web push: encryption of messages (RFC 8291, RFC 8188) and identification of the server (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import os
from typing import Final, NamedTuple

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from bastide.server.notifications.outgoing_addresses import parse_target

#: Largest record: push services accept 4,096 bytes.
RECORD_BYTES: Final = 4096
MAX_PAYLOAD_BYTES: Final = 3_000
TOKEN_LIFETIME_SECONDS: Final = 12 * 3600
#: How long a push service keeps a message for a browser that is offline.
TIME_TO_LIVE_SECONDS: Final = 3 * 86_400


class PushKeys(NamedTuple):
    """Public key and authentication secret of a browser, both in base 64 for URLs."""

    p256dh: str
    auth: str


def encode_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode_base64url(text: str) -> bytes:
    """Decode base 64 for URLs, without padding. Raises ``ValueError``."""
    return base64.b64decode(text.encode() + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)


def are_valid_keys(keys: PushKeys) -> bool:
    """Whether these are a point on the curve and a secret of 16 bytes."""
    try:
        decode_point(decode_base64url(keys.p256dh))
        return len(decode_base64url(keys.auth)) == 16
    except (ValueError, UnsupportedAlgorithm):
        return False


def decode_point(data: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)


def encode_point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(
    payload: bytes, keys: PushKeys, private: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """Encrypt a payload for a browser. ``private`` and ``salt`` are random unless a test sets them."""
    private = private or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs, mine = decode_base64url(keys.p256dh), encode_point(private.public_key())
    shared = private.exchange(ec.ECDH(), decode_point(theirs))
    secret = derive(decode_base64url(keys.auth), shared, b"WebPush: info\0" + theirs + mine, 32)
    key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    # One record: the delimiter 2 marks the last one.
    record = AESGCM(key).encrypt(nonce, payload + b"\x02", None)
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(mine)]) + mine + record


class VapidKey:
    """Key pair by which push services identify this server."""

    def __init__(self, secret: str) -> None:
        """``secret``: the private key as stored in the database."""
        self._private = ec.derive_private_key(int.from_bytes(decode_base64url(secret), "big"), ec.SECP256R1())
        #: For browsers, in base 64 for URLs.
        self.public_key = encode_base64url(encode_point(self._private.public_key()))

    @staticmethod
    def new_secret() -> str:
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return encode_base64url(number.to_bytes(32, "big"))

    def headers(self, endpoint: str, contact: str, now_seconds: int, topic: str) -> dict[str, str]:
        """Return the headers of a push message. ``topic``: replaces an undelivered message with the same topic."""
        target = parse_target(endpoint)
        origin = f"{'https' if target.is_https else 'http'}://{target.host_header}"
        claims: dict[str, str | int] = {"aud": origin, "exp": now_seconds + TOKEN_LIFETIME_SECONDS, "sub": contact}
        return {
            "authorization": f"vapid t={self._sign(claims)}, k={self.public_key}",
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(TIME_TO_LIVE_SECONDS),
            "urgency": "normal",
            "topic": topic,
        }

    def _sign(self, claims: dict[str, str | int]) -> str:
        """Return a JSON Web Token with these claims (ES256)."""
        parts = [encode_base64url(msgspec.json.encode(each)) for each in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = utils.decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{encode_base64url(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
