"""Web push: encryption by RFC 8291 and identification by RFC 8292."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from hypothesis import given, settings
from hypothesis import strategies as st
from notification_receivers import Browser, private_key

from bastide.server.notifications.web_push import (
    MAX_PAYLOAD_BYTES,
    PushKeys,
    VapidKey,
    are_valid_keys,
    decode_base64url,
    decode_point,
    encode_base64url,
    encrypt,
)

#: Example of RFC 8291, appendix A.
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
RECEIVER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SENDER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
PLAINTEXT = b"When I grow up, I want to be a watermelon"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_message_equals_example_of_the_standard() -> None:
    keys = PushKeys(RECEIVER_PUBLIC, AUTH)
    assert encrypt(PLAINTEXT, keys, private_key(SENDER_PRIVATE), decode_base64url(SALT)) == decode_base64url(MESSAGE)
    assert (
        Browser(private_key(RECEIVER_PRIVATE), decode_base64url(AUTH)).decrypt(decode_base64url(MESSAGE)) == PLAINTEXT
    )


@settings(deadline=None)
@given(st.binary(max_size=MAX_PAYLOAD_BYTES))
def test_browser_reads_every_payload(payload: bytes) -> None:
    browser = Browser()
    body = encrypt(payload, PushKeys(encode_base64url(browser.public), encode_base64url(browser.auth)))
    assert len(body) <= 4096
    assert browser.decrypt(body) == payload


def test_push_service_can_verify_the_server() -> None:
    secret = VapidKey.new_secret()
    key = VapidKey(secret)
    headers = key.headers("https://push.example.org/send/abc?x=1", "https://play.example.org", 1_000_000, "topic")
    scheme, token, public = headers["authorization"].replace(",", "").split(" ")
    assert scheme == "vapid"
    assert public == f"k={VapidKey(secret).public_key}"
    signed, _, signature = token.removeprefix("t=").rpartition(".")
    raw = decode_base64url(signature)
    encoded = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    verifier = decode_point(decode_base64url(key.public_key))
    verifier.verify(encoded, signed.encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        verifier.verify(encoded, signed.encode() + b"x", ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(decode_base64url(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims == {"aud": "https://push.example.org", "exp": 1_043_200, "sub": "https://play.example.org"}


@pytest.mark.parametrize(
    ("public", "auth"),
    [
        (RECEIVER_PUBLIC, AUTH[:-2]),
        (RECEIVER_PUBLIC, "!!"),
        (RECEIVER_PUBLIC[:-4], AUTH),
        ("B" + "A" * 86, AUTH),
        ("", ""),
    ],
)
def test_keys_that_are_none_are_recognised(public: str, auth: str) -> None:
    assert are_valid_keys(PushKeys(RECEIVER_PUBLIC, AUTH))
    assert not are_valid_keys(PushKeys(public, auth))
