"""Second factor of accounts: codes of an authenticator app and recovery codes."""

from __future__ import annotations

import base64
import json
from functools import partial
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request

import pytest
from running_server import RunningServer, catch_refusal
from scripted_client import Client, Json
from two_nodes import NoRetryClient, two_nodes

from bastide.server.people.sign_in_limits import RATE_PER_ADDRESS_AND_ACCOUNT
from bastide.server.store.people import second_factor_queries as factors
from bastide.server.store.people.moderation_queries import now_ms

PASSPHRASE = "correct horse battery"
#: Codes for the secret "12345678901234567890" (RFC 6238, appendix B), with their time in seconds.
RFC_CODES = {59: "287082", 1111111109: "081804", 1111111111: "050471", 1234567890: "005924", 20000000000: "353130"}


class Owner:
    """Owner of an account with a second factor."""

    def __init__(self, node: RunningServer, account: str) -> None:
        self.node = node
        self.account = account
        self.client = node.connect_person("Ann")
        self.client.post("/api/me/account", {"account": account, "passphrase": PASSPHRASE})
        self.secret = str(self.client.post("/api/me/second-factor", {"passphrase": PASSPHRASE})["secret"])
        #: Time step of the last used code.
        self.step = now_ms() // 30_000
        body = {"passphrase": PASSPHRASE, "secret": self.secret, "code": factors.make_code(self.secret, self.step)}
        self.recovery: list[str] = put(self.client, "/api/me/second-factor", body)["codes"]

    def next_code(self) -> str:
        self.step += 1
        return factors.make_code(self.secret, self.step)

    def sign_in(self, **more: str) -> Json:
        found: Json = Client(self.node.url).post("/api/me/sign-in", self.credentials(**more))
        return found

    def credentials(self, **more: str) -> Json:
        return {"account": self.account, "passphrase": PASSPHRASE, **more}

    def refused(self, **more: str) -> str:
        return str(catch_refusal(lambda: self.sign_in(**more))["code"])


def put(client: Client, path: str, body: Json) -> Json:
    found: Json = client._ask(Request(client.server + path, json.dumps(body).encode(), method="PUT"))
    return found


@pytest.mark.parametrize(("seconds", "code"), RFC_CODES.items())
def test_codes_follow_the_standard(seconds: int, code: str) -> None:
    secret = base64.b32encode(b"12345678901234567890").decode()
    assert factors.make_code(secret, seconds // 30) == code
    assert factors.find_step(secret, f" {code[:3]} {code[3:]}", (seconds + 30) * 1000) == seconds // 30
    assert factors.find_step(secret, code, (seconds + 90) * 1000) is None


def test_sign_in_needs_a_code_that_works_once(running: RunningServer) -> None:
    ann = Owner(running, "factor.ann")
    assert ann.client.get("/api/me/second-factor") == {"enabled": True, "recovery_codes": 10}
    assert ann.refused() == "second-factor"
    assert ann.refused(code="000000") == "wrong-code"
    assert ann.refused(code=factors.make_code(ann.secret, ann.step)) == "wrong-code", "used when it was set up"
    code = ann.next_code()
    assert ann.sign_in(code=code)["me"]["account"] == "factor.ann"
    assert ann.refused(code=code) == "wrong-code"
    assert (
        catch_refusal(
            lambda: Client(running.url).post("/api/me/sign-in", {**ann.credentials(code=code), "passphrase": "wrong"})
        )["code"]
        == "wrong-passphrase"
    )


def test_recovery_codes_work_once(running: RunningServer) -> None:
    ann = Owner(running, "factor.lost")
    assert len(set(ann.recovery)) == 10
    assert ann.sign_in(code=ann.recovery[3].upper().replace("-", " "))["me"]["account"] == "factor.lost"
    assert ann.refused(code=ann.recovery[3]) == "wrong-code"
    assert ann.client.get("/api/me/second-factor")["recovery_codes"] == 9
    stored = running.run_on_loop(
        running.server.store.read(lambda c: c.fetch(tuple[str], "select recovery from second_factors"))
    )
    assert not any(code in row for code in ann.recovery for (row,) in stored)


def test_second_factor_is_removed_with_a_code_only(running: RunningServer) -> None:
    ann = Owner(running, "factor.gone")

    def remove(passphrase: str, code: str) -> Json:
        found: Json = ann.client.post("/api/me/second-factor/remove", {"passphrase": passphrase, "code": code})
        return found

    assert catch_refusal(lambda: remove("wrong", ann.recovery[0]))["code"] == "wrong-passphrase"
    assert catch_refusal(lambda: remove(PASSPHRASE, ""))["code"] == "second-factor"
    assert catch_refusal(lambda: remove(PASSPHRASE, "123"))["code"] == "wrong-code"
    secret = ann.client.post("/api/me/second-factor", {"passphrase": PASSPHRASE})["secret"]
    again = {"passphrase": PASSPHRASE, "secret": secret, "code": factors.make_code(secret, now_ms() // 30_000)}
    refusal = catch_refusal(lambda: put(ann.client, "/api/me/second-factor", again))
    assert refusal["code"] == "second-factor-exists", "it is not replaced without a code"
    assert remove(PASSPHRASE, ann.recovery[0]) == {"enabled": False, "recovery_codes": 0}
    assert ann.sign_in()["me"]["account"] == "factor.gone"


def test_invalid_secrets_and_guests_are_refused(running: RunningServer) -> None:
    guest = running.connect_person("Guest")
    assert catch_refusal(lambda: guest.get("/api/me/second-factor"))["code"] == "no-account"
    guest.post("/api/me/account", {"account": "factor.new", "passphrase": PASSPHRASE})
    made = guest.post("/api/me/second-factor", {"passphrase": PASSPHRASE})
    uri = urlsplit(made["uri"])
    assert (uri.scheme, uri.netloc, parse_qs(uri.query)["secret"]) == ("otpauth", "totp", [made["secret"]])
    for secret, code in (("", "000000"), ("not base 32", "000000"), (made["secret"], ""), ("A" * 8, "000000")):
        body = {"passphrase": PASSPHRASE, "secret": secret, "code": code}
        assert catch_refusal(partial(put, guest, "/api/me/second-factor", body))["code"] == "wrong-code"
    assert guest.get("/api/me/second-factor") == {"enabled": False, "recovery_codes": 0}


def test_changed_passphrase_keeps_the_second_factor(running: RunningServer) -> None:
    ann = Owner(running, "factor.change")
    ann.client.post("/api/me/passphrase", {"old": PASSPHRASE, "new": "another long one"})
    assert ann.client.get("/api/me/second-factor")["enabled"]
    body = {"account": "factor.change", "passphrase": "another long one"}
    assert catch_refusal(lambda: Client(running.url).post("/api/me/sign-in", body))["code"] == "second-factor"


def test_wrong_codes_are_rate_limited(database_url: str) -> None:
    with two_nodes(database_url, rate_limit_factor=1.0) as nodes:
        ann = Owner(nodes[0], "factor.guess")
        codes = []
        for number in range(int(RATE_PER_ADDRESS_AND_ACCOUNT.burst) + 5):
            asker = NoRetryClient(nodes[number % 2].url)
            body = ann.credentials(code=f"{number:06d}")
            codes.append(catch_refusal(partial(asker.post, "/api/me/sign-in", body))["code"])
        assert codes[0] == "wrong-code"
        assert codes[-1] == "too-many"
