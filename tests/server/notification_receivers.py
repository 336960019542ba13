"""Real receivers of notifications for tests: a mail server, and an HTTP server for push messages and webhooks."""

from __future__ import annotations

import email
import json
import re
import threading
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from postgres_server import free_port
from two_nodes import wait_until

from bastide.server.notifications.web_push import decode_base64url, encode_base64url, encode_point


class MailServer:
    """A mail server that keeps what it gets. ``refusal``: its answer to every recipient instead."""

    def __init__(self, port: int = 0) -> None:
        self.messages: list[EmailMessage] = []
        self.refusal = ""
        self.port = port or free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()
        self.url = f"smtp://127.0.0.1:{self.port}"

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        message = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        assert [message["To"]] == envelope.rcpt_tos
        self.messages.append(message)
        return "250 OK"

    def stop(self) -> None:
        self._controller.stop()

    def wait_for(self, count: int) -> list[EmailMessage]:
        """Wait until this many messages have come, and return them."""
        wait_until(lambda: len(self.messages) >= count, 60)
        return self.messages

    def subjects(self) -> list[str]:
        return [str(each["Subject"]) for each in self.messages]


def text_of(message: EmailMessage) -> str:
    """Return the plain text of an e-mail."""
    part = message.get_body(("plain",))
    assert isinstance(part, EmailMessage)
    return str(part.get_content())


def link_in(message: EmailMessage, path: str) -> str:
    """Return the path and query of the link with this path in an e-mail."""
    found = re.search(rf"https?://[^/\s]+({re.escape(path)}\?token=\S+)", text_of(message))
    assert found is not None, text_of(message)
    return found[1]


class ReceivedRequest(NamedTuple):
    """A request to the receiver."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class HttpReceiver:
    """HTTP server that keeps all requests. ``answers``: status by path, 201 otherwise; 0: it never answers."""

    def __init__(self) -> None:
        self.requests: list[ReceivedRequest] = []
        self.answers: dict[str, int] = {}
        self.location = ""
        self.closing = threading.Event()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.requests.append(ReceivedRequest(self.path, headers, body))
                status = receiver.answers.get(self.path, 201)
                if not status:
                    receiver.closing.wait()
                    return
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", receiver.location)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()

    def at(self, path: str) -> list[ReceivedRequest]:
        return [each for each in self.requests if each.path == path]

    def wait_for(self, path: str, count: int) -> list[ReceivedRequest]:
        """Wait until this many requests have come to a path, and return them."""
        wait_until(lambda: len(self.at(path)) >= count, 60)
        return self.at(path)


class Browser:
    """The receiving side of web push (RFC 8291)."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"sixteen bytes ok") -> None:
        self.private = private or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth
        self.public = encode_point(self.private.public_key())

    def subscription(self, address: str) -> dict[str, str]:
        """Return the body that adds this browser."""
        keys = {"p256dh": encode_base64url(self.public), "auth": encode_base64url(self.auth)}
        return {"address": address, "label": "Test browser", **keys}

    def decrypt(self, body: bytes) -> bytes:
        salt, theirs, record = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\0" + self.public + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert padded.endswith(b"\x02")
        return padded[:-1]

    def read(self, request: ReceivedRequest) -> Any:
        return json.loads(self.decrypt(request.body))


def private_key(number: str) -> ec.EllipticCurvePrivateKey:
    """Return the private key with this number in base 64 for URLs."""
    return ec.derive_private_key(int.from_bytes(decode_base64url(number), "big"), ec.SECP256R1())
