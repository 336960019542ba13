"""Passkeys of accounts: add, sign in, remove; and attacks on them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from msgspec import convert
from running_server import RunningServer, catch_refusal
from scripted_client import Json
from software_authenticator import PRESENT, CookieClient, SoftwareAuthenticator
from two_nodes import two_nodes

from bastide.cli.app import run_command_line
from bastide.hosting.api.second_factor_messages import NewPasskey, SignInWithPasskey
from bastide.server.people.passkey_verification import (
    RelyingParty,
    decode_base64url,
    encode_base64url,
    make_relying_party,
    verify_new_passkey,
    verify_sign_in,
)
from bastide.server.store.database import database_from_url
from bastide.server.store.people import passkey_queries, second_factor_queries
from bastide.server.store.people.moderation_queries import now_ms
from bastide.tables.request_errors import RequestRefused

PASSPHRASE = "correct horse battery"
ORIGIN = "http://localhost:8421"
SIGN_IN = "/api/me/sign-in/passkey"


class Owner:
    """Owner of an account, in one browser."""

    def __init__(self, node: RunningServer, account: str) -> None:
        self.account = account
        self.browser = CookieClient(node.url)
        self.browser.ask("POST", "/api/me", {"name": "Ann"})
        self.browser.ask("POST", "/api/me/account", {"account": account, "passphrase": PASSPHRASE})

    def options(self) -> Json:
        return self.browser.ask("POST", "/api/me/passkeys", {"passphrase": PASSPHRASE})

    def add(self, name: str = "Phone") -> tuple[SoftwareAuthenticator, list[str]]:
        """Add a passkey; returns it and the recovery codes."""
        authenticator = SoftwareAuthenticator(ORIGIN)
        answer = self.browser.ask("PUT", "/api/me/passkeys", authenticator.create(self.options(), name))
        return authenticator, answer["codes"]


def sign_in(browser: CookieClient, authenticator: SoftwareAuthenticator) -> Json:
    found: Json = browser.ask("POST", SIGN_IN, authenticator.get(browser.ask("POST", f"{SIGN_IN}/options", {})))["me"]
    return found


def refused_sign_in(browser: CookieClient, body: Json) -> str:
    return str(catch_refusal(partial(browser.ask, "POST", SIGN_IN, body))["code"])


def count_challenges(node: RunningServer) -> int:
    sql = "select count(*) from passkey_challenges"
    return node.run_on_loop(node.server.store.read(lambda c: c.fetch(tuple[int], sql)))[0][0]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    database = f"sqlite:///{tmp_path_factory.mktemp('passkeys') / 'bastide.db'}"
    with RunningServer(database, settings={"public_url": ORIGIN}) as found:
        yield found


@pytest.mark.parametrize(
    ("url", "party"),
    [
        ("https://play.example", RelyingParty("play.example", "https://play.example")),
        ("https://play.example:443/", RelyingParty("play.example", "https://play.example")),
        ("https://play.example:8443", RelyingParty("play.example", "https://play.example:8443")),
        ("https://hrací.example", RelyingParty("xn--hrac-ypa.example", "https://xn--hrac-ypa.example")),
        ("http://localhost:8421", RelyingParty("localhost", "http://localhost:8421")),
        ("http://play.example", None),
        ("https://192.0.2.7", None),
        ("https://[2001:db8::7]", None),
        ("", None),
    ],
)
def test_relying_party_is_a_host_name_with_https(url: str, party: RelyingParty | None) -> None:
    assert make_relying_party(url) == party


def test_passkey_signs_in_without_passphrase_and_with_two_processes(database_url: str) -> None:
    with two_nodes(database_url, public_url=ORIGIN) as (one, two):
        ann = Owner(one, "key.ann")
        phone, codes = ann.add()
        assert len(codes) == second_factor_queries.RECOVERY_CODES
        laptop, more_codes = ann.add("Laptop")
        assert more_codes == [], "the account has recovery codes"
        for authenticator in (phone, laptop, phone):
            browser = CookieClient(one.url)
            options = browser.ask("POST", f"{SIGN_IN}/options", {})
            browser.url = two.url
            assert browser.ask("POST", SIGN_IN, authenticator.get(options))["me"]["account"] == "key.ann"
            assert browser.ask("GET", "/api/me")["me"]["account"] == "key.ann"
        found = ann.browser.ask("GET", "/api/me/passkeys")
        assert [each["name"] for each in found["passkeys"]] == ["Phone", "Laptop"]
        assert all(each["used"] >= each["created"] for each in found["passkeys"])
        exported = ann.browser.ask("GET", "/api/me/everything")["passkeys"]
        assert exported == found["passkeys"]


def test_guest_who_signs_in_is_merged_into_the_account(server: RunningServer) -> None:
    phone, _ = Owner(server, "key.merge").add()
    guest = CookieClient(server.url)
    before = guest.ask("POST", "/api/me", {"name": "Visitor"})["me"]["id"]
    assert sign_in(guest, phone)["id"] != before
    assert guest.ask("GET", "/api/me")["me"]["account"] == "key.merge"


def test_passphrase_alone_no_longer_signs_in(server: RunningServer) -> None:
    ann = Owner(server, "key.second")
    _, codes = ann.add()
    credentials = {"account": "key.second", "passphrase": PASSPHRASE}

    def try_code(code: str) -> Json:
        return CookieClient(server.url).ask("POST", "/api/me/sign-in", {**credentials, "code": code})

    assert catch_refusal(lambda: try_code(""))["code"] == "second-factor"
    # The account has no authenticator app: no code of one is right.
    empty_app = second_factor_queries.make_code("", 0)
    assert catch_refusal(lambda: try_code(empty_app))["code"] == "wrong-code"
    assert try_code(codes[0])["me"]["account"] == "key.second"
    assert catch_refusal(lambda: try_code(codes[0]))["code"] == "wrong-code"
    assert ann.browser.ask("GET", "/api/me/passkeys")["recovery_codes"] == len(codes) - 1
    assert ann.browser.ask("GET", "/api/me/second-factor")["enabled"] is False


def test_removed_passkey_no_longer_signs_in(server: RunningServer) -> None:
    ann = Owner(server, "key.remove")
    phone, _ = ann.add()
    laptop, _ = ann.add("Laptop")
    other = Owner(server, "key.other")
    remove = "/api/me/passkeys/remove"
    first = ann.browser.ask("GET", "/api/me/passkeys")["passkeys"][0]["id"]
    wrong = partial(ann.browser.ask, "POST", remove, {"passphrase": "wrong", "id": first})
    assert catch_refusal(wrong)["code"] == "wrong-passphrase"
    other.browser.ask("POST", remove, {"passphrase": PASSPHRASE, "id": first})
    assert sign_in(CookieClient(server.url), phone)["account"] == "key.remove", "it is not theirs to remove"
    left = ann.browser.ask("POST", remove, {"passphrase": PASSPHRASE, "id": first})["passkeys"]
    assert [each["name"] for each in left] == ["Laptop"]
    browser = CookieClient(server.url)
    assert refused_sign_in(browser, phone.get(browser.ask("POST", f"{SIGN_IN}/options", {}))) == "wrong-passkey"
    assert sign_in(browser, laptop)["account"] == "key.remove"
    ann.browser.ask("POST", remove, {"passphrase": PASSPHRASE, "id": left[0]["id"]})
    credentials = {"account": "key.remove", "passphrase": PASSPHRASE}
    assert CookieClient(server.url).ask("POST", "/api/me/sign-in", credentials)["me"], "no second factor is left"


def test_app_and_passkey_share_the_recovery_codes(server: RunningServer) -> None:
    ann = Owner(server, "key.app")
    ann.add()
    secret = ann.browser.ask("POST", "/api/me/second-factor", {"passphrase": PASSPHRASE})["secret"]
    code = second_factor_queries.make_code(secret, now_ms() // 30_000)
    body = {"passphrase": PASSPHRASE, "secret": secret, "code": code}
    codes = ann.browser.ask("PUT", "/api/me/second-factor", body)["codes"]
    assert ann.browser.ask("GET", "/api/me/second-factor") == {"enabled": True, "recovery_codes": len(codes)}
    removal = {"passphrase": PASSPHRASE, "code": codes[0]}
    left = ann.browser.ask("POST", "/api/me/second-factor/remove", removal)
    assert left == {"enabled": False, "recovery_codes": len(codes) - 1}, "the passkey needs them"


def test_deleted_account_leaves_no_passkey(server: RunningServer) -> None:
    ann = Owner(server, "key.delete")
    phone, _ = ann.add()
    ann.options()
    ann.browser.ask("POST", "/api/me/delete", {"passphrase": PASSPHRASE})
    browser = CookieClient(server.url)
    assert refused_sign_in(browser, phone.get(browser.ask("POST", f"{SIGN_IN}/options", {}))) == "wrong-passkey"


def test_admin_removes_passkeys_and_recovery_codes(server: RunningServer, capsys: pytest.CaptureFixture[str]) -> None:
    ann = Owner(server, "key.admin")
    phone, _ = ann.add()
    command = ["admin", "remove-second-factor", "key.admin", "--database", server.database, "--json"]
    for removed in (True, False):
        assert run_command_line(command) == 0
        assert json.loads(capsys.readouterr().out)["removed"] is removed
    browser = CookieClient(server.url)
    assert refused_sign_in(browser, phone.get(browser.ask("POST", f"{SIGN_IN}/options", {}))) == "wrong-passkey"
    credentials = {"account": "key.admin", "passphrase": PASSPHRASE}
    assert CookieClient(server.url).ask("POST", "/api/me/sign-in", credentials)["me"]["account"] == "key.admin"


def test_server_without_https_address_offers_no_passkeys(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path}/bastide.db") as node:
        ann = Owner(node, "key.none")
        assert ann.browser.ask("GET", "/api/me")["passkeys"] is False
        assert ann.browser.ask("GET", "/api/me/passkeys")["available"] is False
        assert catch_refusal(ann.options)["code"] == "no-passkeys"
        refusal = catch_refusal(lambda: ann.browser.ask("POST", f"{SIGN_IN}/options", {}))
        assert (refusal["code"], refusal["status"]) == ("no-passkeys", 403)


# -- attacks -----------------------------------------------------------------------------


def test_replayed_answer_is_refused(server: RunningServer) -> None:
    phone, _ = Owner(server, "key.replay").add()
    browser = CookieClient(server.url)
    answer = phone.get(browser.ask("POST", f"{SIGN_IN}/options", {}))
    assert browser.ask("POST", SIGN_IN, answer)["me"]["account"] == "key.replay"
    assert refused_sign_in(browser, answer) == "passkey-expired", "its challenge is used up"
    browser.ask("POST", f"{SIGN_IN}/options", {})
    assert refused_sign_in(browser, answer) == "wrong-passkey", "it does not answer the new challenge"


def test_challenge_works_once_even_after_a_wrong_answer(server: RunningServer) -> None:
    phone, _ = Owner(server, "key.once").add()
    browser = CookieClient(server.url)
    answer = phone.get(browser.ask("POST", f"{SIGN_IN}/options", {}))
    assert refused_sign_in(browser, {**answer, "signature": "AAAA"}) == "wrong-passkey"
    assert refused_sign_in(browser, answer) == "passkey-expired"


def test_challenge_of_another_browser_is_refused(server: RunningServer) -> None:
    phone, _ = Owner(server, "key.session").add()
    victim, attacker = CookieClient(server.url), CookieClient(server.url)
    answer = phone.get(victim.ask("POST", f"{SIGN_IN}/options", {}))
    assert refused_sign_in(attacker, answer) == "passkey-expired", "it has no challenge"
    attacker.ask("POST", f"{SIGN_IN}/options", {})
    assert refused_sign_in(attacker, answer) == "wrong-passkey"
    assert victim.ask("POST", SIGN_IN, answer)["me"]["account"] == "key.session"


def test_challenge_of_another_account_or_purpose_is_refused(server: RunningServer) -> None:
    ann, eve = Owner(server, "key.first"), Owner(server, "key.eve")
    body = SoftwareAuthenticator(ORIGIN).create(ann.options())
    eve.browser.cookies["bastide-passkey"] = ann.browser.cookies["bastide-passkey"]
    assert catch_refusal(lambda: eve.browser.ask("PUT", "/api/me/passkeys", body))["code"] == "passkey-expired"
    options = ann.browser.ask("POST", f"{SIGN_IN}/options", {})
    body = SoftwareAuthenticator(ORIGIN).create(options)
    assert catch_refusal(lambda: ann.browser.ask("PUT", "/api/me/passkeys", body))["code"] == "passkey-expired"


def test_expired_challenge_is_refused(server: RunningServer) -> None:
    phone, _ = Owner(server, "key.late").add()
    browser = CookieClient(server.url)
    answer = phone.get(browser.ask("POST", f"{SIGN_IN}/options", {}))
    lifetime = passkey_queries.CHALLENGE_LIFETIME_MS + 1
    sql = "update passkey_challenges set until = until - ?"
    server.run_on_loop(server.server.store.write(lambda c: c.execute(sql, [lifetime])))
    assert refused_sign_in(browser, answer) == "passkey-expired"


def test_answer_for_another_site_is_refused(server: RunningServer) -> None:
    ann = Owner(server, "key.origin")
    phone, _ = ann.add()
    browser = CookieClient(server.url)
    for origin in ("http://localhost:8422", "https://localhost:8421", "https://evil.example"):
        phone.origin = origin
        assert refused_sign_in(browser, phone.get(browser.ask("POST", f"{SIGN_IN}/options", {}))) == "wrong-passkey"
        new = partial(ann.browser.ask, "PUT", "/api/me/passkeys", SoftwareAuthenticator(origin).create(ann.options()))
        assert catch_refusal(new)["code"] == "wrong-passkey"


def test_passkey_of_somebody_else_is_refused(server: RunningServer) -> None:
    ann, eve = Owner(server, "key.owner"), Owner(server, "key.thief")
    annes, _ = ann.add()
    eves, _ = eve.add()
    browser = CookieClient(server.url)
    options = browser.ask("POST", f"{SIGN_IN}/options", {})
    assert refused_sign_in(browser, {**eves.get(options), "user": annes.user}) == "wrong-passkey"
    options = browser.ask("POST", f"{SIGN_IN}/options", {})
    forged = {**eves.get(options), "id": annes.get(options)["id"], "user": annes.user}
    assert refused_sign_in(browser, forged) == "wrong-passkey", "signed with another key"
    copied = SoftwareAuthenticator(ORIGIN)
    copied.id = annes.id
    body = copied.create(eve.options())
    assert catch_refusal(lambda: eve.browser.ask("PUT", "/api/me/passkeys", body))["code"] == "passkey-exists"
    assert sign_in(browser, annes)["account"] == "key.owner"


def test_unverified_user_and_old_counter_are_refused(server: RunningServer) -> None:
    ann = Owner(server, "key.count")
    phone, _ = ann.add()
    browser = CookieClient(server.url)
    phone.flags = PRESENT
    assert refused_sign_in(browser, phone.get(browser.ask("POST", f"{SIGN_IN}/options", {}))) == "wrong-passkey"
    phone = ann.add("Second")[0]
    phone.count = 5
    sign_in(browser, phone)
    phone.count = 3
    assert refused_sign_in(browser, phone.get(browser.ask("POST", f"{SIGN_IN}/options", {}))) == "wrong-passkey"
    phone.count = 6
    assert sign_in(browser, phone)["account"] == "key.count"


def test_malformed_answers_are_refused() -> None:
    """The parsers raise no other error than a refusal, whatever they get."""
    party, rng = RelyingParty("localhost", ORIGIN), random.Random(17)
    options = {"challenge": "A" * 43, "relying_party": "localhost", "user": encode_base64url(b"ann")}
    phone = SoftwareAuthenticator(ORIGIN)
    new, answer = phone.create(options), phone.get(options)
    stored = verify_new_passkey(party, options["challenge"], "ann", convert(new, NewPasskey)).key

    def damage(body: Json, field: str) -> Json:
        data = bytearray(decode_base64url(body[field]))
        for place in rng.sample(range(len(data)), rng.randint(1, 4)):
            data[place] ^= rng.randint(1, 255)
        kept = data[: rng.randint(0, len(data))] if rng.random() < 0.3 else data
        return {**body, field: encode_base64url(bytes(kept))}

    refusals = 0
    for _ in range(500):
        for field in ("client_data", "authenticator_data", "signature"):
            with pytest.raises(RequestRefused):
                verify_sign_in(party, options["challenge"], stored, convert(damage(answer, field), SignInWithPasskey))
        try:
            verify_new_passkey(party, options["challenge"], "ann", convert(damage(new, "attestation"), NewPasskey))
        except RequestRefused:
            refusals += 1
    # Only damage to the random identifier of the authenticator model and to unused flags stays unnoticed.
    assert refusals > 250


def test_ten_thousand_challenges_do_not_fill_the_table(database_url: str) -> None:
    connection = database_from_url(database_url).connect()
    until = connection.read_clock_ms() + passkey_queries.CHALLENGE_LIFETIME_MS - 1_000
    sql = "insert into passkey_challenges (hash, challenge, person, until) values (?, ?, ?, ?)"
    connection.begin()
    connection.execute_many(sql, [(f"browser {number}", "challenge", "", until) for number in range(9_900)])
    for number in range(9_900, 10_000):
        passkey_queries.create_challenge(connection, f"browser {number}", "")
    connection.commit()
    found = connection.fetch(tuple[int], "select count(*) from passkey_challenges")
    assert found == [(passkey_queries.MAX_OPEN_CHALLENGES,)]
    assert passkey_queries.take_challenge(connection, "browser 9999", "") is not None, "the newest is kept"
    connection.close()


def test_one_browser_has_one_challenge_and_addresses_are_limited(tmp_path: Path) -> None:
    settings = {"public_url": ORIGIN, "rate_limit_factor": 1.0}
    with RunningServer(f"sqlite:///{tmp_path}/bastide.db", settings=settings) as node:
        browser = CookieClient(node.url)
        for _ in range(3):
            browser.ask("POST", f"{SIGN_IN}/options", {})
        assert count_challenges(node) == 1
        for _ in range(7):
            CookieClient(node.url).ask("POST", f"{SIGN_IN}/options", {})
        refusal = catch_refusal(lambda: browser.ask("POST", f"{SIGN_IN}/options", {}))
        assert (refusal["code"], refusal["status"]) == ("too-many", 429)


def test_account_has_a_limited_number_of_passkeys(server: RunningServer) -> None:
    ann = Owner(server, "key.many")
    for number in range(passkey_queries.MAX_PASSKEYS):
        ann.add(f"Key {number}")
    assert catch_refusal(ann.add)["code"] == "too-many-passkeys"
