"""Account service: guests, accounts, sessions, histories, ratings and name rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple
from store_helpers import make_entry, make_summary

from bastide.hosting.api.user_name_validation import MAX_NAME_LENGTH, clean_login, clean_person_name
from bastide.hosting.storage.log_store import Placing, TableQuery
from bastide.server.people import AccountService, Person, clean_name
from bastide.server.people.passphrase_hashing import argon2_hasher
from bastide.server.people.sessions import SESSION_LIFETIME_MS
from bastide.server.ratings.rating_model import INITIAL_RATING
from bastide.server.store import DatabaseStore
from bastide.server.store.people.random_tokens import hash_token
from bastide.tables.commands.chat import MAX_CHAT_LENGTH, clean_chat
from bastide.tables.commands.similar_names import are_confusable
from bastide.tables.request_errors import RequestRefused

PASSPHRASE = "correct horse battery"


async def signed_up_as(people: AccountService, name: str) -> tuple[Person, str]:
    """Create a guest and an account with the lower-case name."""
    guest, _ = await people.create_guest(name)
    return await people.sign_up(guest, name.lower(), PASSPHRASE)


async def code_of(refused: object) -> str:
    with pytest.raises(RequestRefused) as error:
        await refused  # type: ignore[misc]  # whatever is awaitable
    return error.value.code


async def test_guest_is_identified_by_cookie(store: DatabaseStore, people: AccountService) -> None:
    ann, token = await people.create_guest("  Ann   Lee ")
    assert (ann.name, ann.account, ann.ids) == ("Ann Lee", None, frozenset([ann.id]))
    # Another process recognizes her by the cookie, too.
    assert await AccountService(store).person_of_token(token) == ann
    assert await people.person_of_token(token) == ann
    other, second = await people.create_guest("Ann Lee")
    assert other.id != ann.id
    assert second != token
    for wrong in (None, "", token[:-1], token + "x", "x" * 10_000, hash_token(token)):
        assert await people.person_of_token(wrong) is None
    kept = await store.read(lambda c: c.fetch(tuple[str, str], "select hash, person from sessions"))
    assert token not in str(kept)


async def test_rename_applies_at_once(store: DatabaseStore, people: AccountService) -> None:
    ann, token = await people.create_guest("Ann")
    assert (await people.rename(ann, "Anna")).name == "Anna"
    for each in (people, AccountService(store)):
        found = await each.person_of_token(token)
        assert found is not None
        assert found.name == "Anna"
    assert await code_of(people.rename(ann, "<b>")) == "bad-name"


async def test_account_is_one_person_on_all_devices(store: DatabaseStore, people: AccountService) -> None:
    ann, before = await people.create_guest("Ann")
    signed_up, phone = await people.sign_up(ann, "Ann.Lee", PASSPHRASE)
    assert await people.person_of_token(before) is None, "a guest's token must not open the account"
    assert (signed_up.id, signed_up.account) == (ann.id, "ann.lee")
    kept = await store.read(lambda c: c.fetch(tuple[str], "select passphrase from people"))
    assert kept[0][0].startswith("$argon2id$")
    assert argon2_hasher().verify(kept[0][0], PASSPHRASE)
    # The guest from another device is merged into the account.
    guest, laptop_before = await people.create_guest("Ann on the laptop")
    again, laptop, _ = await people.sign_in("ANN.LEE", PASSPHRASE, guest)
    assert (again.id, again.name, again.ids) == (ann.id, "Ann", frozenset([ann.id, guest.id]))
    assert await people.person_of_token(laptop_before) is None
    for token in (phone, laptop):
        assert await AccountService(store).person_of_token(token) == again
    await store.create_table("t", [make_entry(1)], make_summary(people=[guest.id]))
    assert [listed.table for listed in await store.find_tables(TableQuery(person=ann.id))] == ["t"]
    # An account that signs in to another account is not merged.
    bob, _ = await signed_up_as(people, "Bob")
    as_ann, _, _ = await people.sign_in("ann.lee", PASSPHRASE, bob)
    assert as_ann.ids == {ann.id, guest.id}


async def test_invalid_accounts_are_refused(store: DatabaseStore, people: AccountService) -> None:
    ann, _ = await signed_up_as(people, "Ann")
    assert await code_of(people.sign_up(ann, "second", PASSPHRASE)) == "account-exists"
    bob, _ = await people.create_guest("Bob")
    assert await code_of(people.sign_up(bob, "ANN", PASSPHRASE)) == "account-taken"
    assert await code_of(people.sign_up(bob, "b b", PASSPHRASE)) == "bad-name"
    for account, passphrase in (("ann", "wrong horse"), ("nobody", PASSPHRASE), ("", ""), ("bob", "")):
        assert await code_of(people.sign_in(account, passphrase)) == "wrong-passphrase"
    # A stale person object does not create a second account.
    stale = await people.create_guest("Cy")
    await people.sign_up(stale[0], "cyr", PASSPHRASE)
    assert await code_of(people.sign_up(stale[0], "cyrus", PASSPHRASE)) == "account-exists"


async def test_account_and_passphrase_are_normalized(store: DatabaseStore, people: AccountService) -> None:
    """White space, case and Unicode composition are normalized in the same way at sign-up and sign-in."""
    guest, _ = await people.create_guest("Zoe")
    await people.sign_up(guest, "  Zo\u00eb.L ", "caf\u00e9 \ufb01ne caf\u00e9")
    for account in ("zo\u00eb.l", " ZO\u00cb.L", "zoe\u0308.l\t", "\uff5ao\u00eb.L"):
        for passphrase in ("caf\u00e9 \ufb01ne caf\u00e9", "cafe\u0301 fine cafe\u0301"):
            assert (await people.sign_in(account, passphrase))[0].id == guest.id
    assert await code_of(people.sign_in("zo\u00eb.l\0", "cafe fine cafe")) == "wrong-passphrase"


async def test_sign_out_here_and_everywhere(store: DatabaseStore, people: AccountService) -> None:
    ann, first = await signed_up_as(people, "Ann")
    _, second, _ = await people.sign_in("ann", PASSPHRASE)
    _, third, _ = await people.sign_in("ann", PASSPHRASE)
    await people.sign_out(ann, second)
    assert [await people.person_of_token(token) is None for token in (first, second, third)] == [False, True, False]
    await people.sign_out(ann, first, everywhere=True)
    assert [await people.person_of_token(token) for token in (first, second, third)] == [None, None, None]
    _, token, _ = await people.sign_in("ann", PASSPHRASE)
    assert await code_of(people.change_passphrase(ann, "wrong", "another long one")) == "wrong-passphrase"
    assert await people.person_of_token(token) is not None
    await people.change_passphrase(ann, PASSPHRASE, "another long one")
    assert await people.person_of_token(token) is None
    assert await code_of(people.sign_in("ann", PASSPHRASE)) == "wrong-passphrase"
    await people.sign_in("ann", "another long one")


async def test_unused_session_expires(store: DatabaseStore, people: AccountService) -> None:
    _, token = await people.create_guest("Ann")
    sql = "update sessions set seen = seen - ?"
    await store.write(lambda c: c.execute(sql, [SESSION_LIFETIME_MS - 60_000]))
    assert await AccountService(store).person_of_token(token) is not None
    # Using the session has renewed it.
    await store.write(lambda c: c.execute(sql, [SESSION_LIFETIME_MS - 60_000]))
    assert await AccountService(store).person_of_token(token) is not None
    await store.write(lambda c: c.execute(sql, [SESSION_LIFETIME_MS + 60_000]))
    assert await AccountService(store).person_of_token(token) is None


async def test_deleted_person_is_unknown_at_once(store: DatabaseStore, people: AccountService) -> None:
    """Deletion from table logs is tested in tests/server/people/test_person_deletion.py."""
    ann, _ = await signed_up_as(people, "Ann")
    guest, _ = await people.create_guest("Annie")
    ann, token, _ = await people.sign_in("ann", PASSPHRASE, guest)
    bob, _ = await people.create_guest("Bob")
    ends = (Placing(0, guest.id, "Annie", 1, 30), Placing(1, bob.id, "Bob", 2, 20))
    await store.create_table("t", [make_entry(1)], make_summary(people=[guest.id, bob.id], placings=ends))
    await people.delete_person(ann)
    assert await people.person_of_token(token) is None
    assert await code_of(people.sign_in("ann", PASSPHRASE)) == "wrong-passphrase"
    played = await people.game_history(bob)
    assert [astuple(seat) for seat in played[0].seats] == [("", 1, 30), ("Bob", 2, 20)]
    # The account name is available again.
    await people.sign_up(bob, "ann", PASSPHRASE)


async def test_results_and_ratings_are_written_once(store: DatabaseStore, people: AccountService) -> None:
    ann, _ = await people.create_guest("Ann")
    bob, _ = await people.create_guest("Bob")
    for number, winner in enumerate([bob, ann, ann]):
        ends = (
            Placing(0, ann.id, "Ann", 1 if winner is ann else 2, 30),
            Placing(1, "", "witch", 3, 1),
            Placing(2, bob.id, "Bob", 1 if winner is bob else 2, 20),
        )
        over = make_summary(people=[ann.id, bob.id], status="finished", placings=ends)
        await store.create_table(f"t{number}", [make_entry(1)], over)
        await store.append(f"t{number}", [make_entry(2)], over)  # a repeated result counts once
    [mine], [his] = await people.game_ratings(ann), await people.game_ratings(bob)
    assert (mine.game, mine.games, his.games) == ("dominion", 3, 3)
    assert mine.rating > INITIAL_RATING > his.rating
    assert mine.rating + his.rating == pytest.approx(2 * INITIAL_RATING)
    history = await people.game_history(ann)
    assert [(each.table, each.place, each.score) for each in history] == [
        ("t2", 1, 30),
        ("t1", 1, 30),
        ("t0", 2, 30),
    ]
    assert history[0].rating == mine.rating
    assert [astuple(seat) for seat in history[0].seats] == [("Ann", 1, 30), ("witch", 3, 1), ("Bob", 2, 20)]
    assert [each.table for each in await people.game_history(ann, limit=1)] == ["t2"]
    # Games with hints, against bots only, or against oneself are unrated, but in the history.
    await store.create_table(
        "hints", [make_entry(1)], make_summary(people=[ann.id, bob.id], placings=ends, rated=False)
    )
    assert (await people.game_ratings(ann))[0].games == 3
    # Nor does a game count in which one of two players was replaced without consent.
    taken = (Placing(0, ann.id, "Ann", 1, 51), Placing(1, bob.id, "Bob", 2, -3, "taken"))
    await store.create_table("taken", [make_entry(1)], make_summary(people=[ann.id, bob.id], placings=taken))
    assert (await people.game_ratings(ann))[0].games == 3
    alone = (Placing(0, ann.id, "Ann", 1, 9), Placing(1, "", "witch", 2, 1), Placing(2, ann.id, "Ann", 3, 1))
    await store.create_table("solo", [make_entry(1)], make_summary(people=[ann.id], placings=alone))
    assert (await people.game_ratings(ann))[0].games == 3
    assert [each.rating for each in await people.game_history(ann)][:4] == [None, None, None, None]


@pytest.mark.parametrize("name", ["Ann", "דנה לוי", "Žofie", "王五", "Ann-Marie O'Neil", "R2D2", "Ann 🦊", "Đặng", "7"])
def test_names_in_many_scripts_are_accepted(name: str) -> None:
    assert clean_name(f"  {name} ") == clean_name(name)


BAD = [
    *("", "   ", "x" * (MAX_NAME_LENGTH + 1), "<script>alert(1)</script>", "a&b", 'a"b', "a\\b", "a/b", "../x"),
    *("a\x00b", "a\x1b[31m", "\u202eevil", "a\u200bb", "\u2066x\u2069", "!!!", "🦊", "a" + "\u0301" * 9, "\ue000"),
    *("javascript:x", "{{7*7}}", "$(id)", "`id`", "%00", "a\ud800"),
    # Invisible characters do not make a different name.
    *("Ann\u3164", "Ann\u2800", "\u0301Ann", "Ann \u0301Lee", "A\u034fnn", "Ann\ufe00"),
]
UNSEEN = [
    *("\u3164", "\u2800", "\u200b\u200b", "\u202e", "\u0301", "\u034f", "\u115f \u1160", "\ufe0f", "\u2066\u2069")
]


@pytest.mark.parametrize(
    ("name", "code"), [*((name, "bad-name") for name in BAD), *((name, "unseen-name") for name in UNSEEN)]
)
def test_invalid_names_are_refused(name: str, code: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        clean_name(name)
    assert refused.value.code == code


BOT_LIKE = [
    *(
        "Ann (bot)",
        "Ann(bot)",
        "Ann (BOT)",
        "Ann ( b o t )",
        "(bot)",
        "Ann (Bot).",
        "Ann (bot",
        "Ann bot)",
        "Ann (בוט)",
    ),
    *("Ann \uff08bot\uff09", "Ann \u207dbot\u207e", "Ann \u2768bot\u2769", "Ann «bot»", "Ann (b\u00f6t)", "Ann (b0t)"),
    *("Ann (b\u043et)", "Ann (\u042c\u043e\u0442)", "Ann (\U0001d41b\U0001d428\U0001d42d)", "Ann (\u24d1\u24de\u24e3)"),
    *("Ann \u249d\u24aa\u24af", "Ann (b\u03bft)", "Ann (בּוט)"),
]


@pytest.mark.parametrize("name", BOT_LIKE)
def test_names_like_those_of_bot_accounts_are_refused(name: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        clean_person_name(name)
    assert refused.value.code == "bot-like-name"


@pytest.mark.parametrize("name", ["Talbot", "Bot", "Ann Bot", "Ann (robot)", "Ann (Bo)", "Bo (T)", "בוטרוס"])
def test_other_names_with_these_letters_are_accepted(name: str) -> None:
    assert clean_person_name(name) == name


@pytest.mark.parametrize("name", ["Ann (bot)", "Ann (b\u043et)"])
async def test_nobody_gets_a_name_like_a_bot_account(store: DatabaseStore, people: AccountService, name: str) -> None:
    assert await code_of(people.create_guest(name)) == "bot-like-name"
    ann, _ = await people.create_guest("Ann")
    assert await code_of(people.rename(ann, name)) == "bot-like-name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "Ánn"),
        ("Ann", "A n-n."),
        ("Ann", "\u0410nn"),  # Cyrillic
        ("Ann", "\uff21nn"),  # full-width
        ("Ann", "\U0001d400nn"),  # mathematical
        ("Paul", "Pau1"),
        ("Paul", "PauI"),
        ("Paul", "\u0420\u0430ul"),
        ("Ioan", "loan"),
        ("Otto", "0tt0"),
        ("Otto", "\u039ftt\u03bf"),  # Greek
        ("Otto", "Ott\u05e1"),  # Hebrew
        ("Barney", "Bamey"),
        ("Wim", "VVim"),
        ("Łukasz", "Lukasz"),
        ("דנה", "דָּנָה"),
    ],
)
def test_confusable_names(one: str, other: str) -> None:
    assert are_confusable(clean_name(one), clean_name(other))
    assert are_confusable(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Maya", "Mya"), ("Al", "Ali"), ("דנה", "דינה"), ("王五", "王六")]
)
def test_distinct_names(one: str, other: str) -> None:
    assert not are_confusable(one, other)


def test_account_names_are_single_lower_case_words() -> None:
    assert clean_login("Ann.Lee") == clean_login(" ann.LEE ") == clean_login("\uff41nn.lee") == "ann.lee"
    for wrong in ("ab", "two words", "x" * 25):
        with pytest.raises(RequestRefused):
            clean_login(wrong)


@given(st.text(max_size=60))
def test_any_text_is_cleaned_or_refused_as_name(text: str) -> None:
    try:
        name = clean_name(text)
    except RequestRefused:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= MAX_NAME_LENGTH
    assert name.isprintable()
    assert not set(name) & set("<>&\"'`\\/") - {"'"}


@given(st.text(max_size=1500))
def test_chat_is_short_and_printable(text: str) -> None:
    try:
        said = clean_chat(text)
    except RequestRefused:
        return
    assert clean_chat(said) == said
    assert 1 <= len(said) <= MAX_CHAT_LENGTH
    assert all(line.isprintable() or "\u2028" in line for line in said.split("\n"))
