"""Authenticator in software, and a client that keeps all cookies: what a browser does with passkeys."""

from __future__ import annotations

import hashlib
import json
import secrets
from http.cookies import SimpleCookie

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from running_server import http_fetch
from scripted_client import Json, Refused

from bastide.server.people.passkey_verification import decode_base64url, encode_base64url

#: Flags of WebAuthn: user present, user verified, new credential included.
PRESENT, VERIFIED, INCLUDED = 1, 4, 64


class SoftwareAuthenticator:
    """Holds one passkey."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.user = ""
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def create(self, options: Json, name: str = "Phone") -> Json:
        """Make the passkey for the options of the server."""
        self.user = options["user"]
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        data = self._authenticator_data(options, INCLUDED)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "name": name,
            "id": encode_base64url(self.id),
            "client_data": encode_base64url(self._client_data("webauthn.create", options)),
            "attestation": encode_base64url(attestation),
        }

    def get(self, options: Json) -> Json:
        """Sign the challenge of the server."""
        self.count += 1
        data, client_data = self._authenticator_data(options, 0), self._client_data("webauthn.get", options)
        signed = data + hashlib.sha256(client_data).digest()
        return {
            "id": encode_base64url(self.id),
            "client_data": encode_base64url(client_data),
            "authenticator_data": encode_base64url(data),
            "signature": encode_base64url(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "user": self.user,
        }

    def _authenticator_data(self, options: Json, more_flags: int) -> bytes:
        party = hashlib.sha256(options["relying_party"].encode()).digest()
        return party + bytes([self.flags | more_flags]) + self.count.to_bytes(4, "big")

    def _client_data(self, kind: str, options: Json) -> bytes:
        assert len(decode_base64url(options["challenge"])) == 32
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()


class CookieClient:
    """Client that keeps every cookie, as a browser does."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """Send a request. Raises ``Refused`` if the server refuses it."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        answer = http_fetch(self.url, path, body, method, **({"cookie": cookie} if cookie else {}))
        for header in answer.headers.get_all("set-cookie") or []:
            self.cookies.update({name: each.value for name, each in SimpleCookie(header).items()})
        found: Json = answer.json()
        if answer.status >= 400:
            raise Refused(answer.status, found)
        return found
