"""Bans, mutes, blocks, reports and invitations on both databases."""

from __future__ import annotations

import asyncio

import pytest

from bastide.hosting.storage.log_store import parse_person_notification
from bastide.server.people import AccountService
from bastide.server.store import DatabaseStore
from bastide.server.store.database import Connection, Sqlite
from bastide.server.store.people import moderation_queries
from bastide.tables.request_errors import RequestRefused


async def test_ban_expires_and_the_latest_one_counts(store: DatabaseStore, people: AccountService) -> None:
    ann, _ = await people.create_guest("Ann")
    now = moderation_queries.now_ms()
    await store.write(lambda c: moderation_queries.ban_person(c, ann.id, now + 60_000, "shouting"))
    await store.write(lambda c: moderation_queries.ban_person(c, ann.id, now + 90_000, "shouting again"))
    await store.write(lambda c: moderation_queries.ban_address(c, "192.0.2.7", now + 60_000))
    kept = await store.read(lambda c: moderation_queries.active_bans(c, now))
    assert {(each.kind, each.who, each.until) for each in kept} == {
        ("person", ann.id, now + 90_000),
        ("address", "192.0.2.7/32", now + 60_000),
    }
    # A ban ends exactly at its end time.
    assert [each.kind for each in await store.read(lambda c: moderation_queries.active_bans(c, now + 60_000))] == [
        "person"
    ]
    assert await store.read(lambda c: moderation_queries.active_bans(c, now + 90_000)) == []
    assert await store.write(lambda c: moderation_queries.lift_ban(c, moderation_queries.BAN_ADDRESS, "192.0.2.7"))
    assert not await store.write(lambda c: moderation_queries.lift_ban(c, moderation_queries.BAN_ADDRESS, "192.0.2.7"))
    assert await store.write(lambda c: moderation_queries.lift_ban(c, moderation_queries.BAN_PERSON, ann.id))
    assert await store.read(moderation_queries.active_bans) == []


def test_banned_addresses_are_normalized() -> None:
    assert moderation_queries.normalize_network(" 192.0.2.7 ") == "192.0.2.7/32"
    assert moderation_queries.normalize_network("192.0.2.7/24") == "192.0.2.0/24"
    assert moderation_queries.normalize_network("2001:db8::1") == "2001:db8::/64"
    assert moderation_queries.normalize_network("::ffff:192.0.2.7") == "192.0.2.7/32"
    for wrong in ("", "Ann", "1.2.3", "192.0.2.7/33"):
        with pytest.raises(RequestRefused, match="not an IP address"):
            moderation_queries.normalize_network(wrong)


async def test_mute_and_unmute(store: DatabaseStore, people: AccountService) -> None:
    ann, _ = await people.create_guest("Ann")
    await store.write(
        lambda c: moderation_queries.mute_person(c, ann.id, moderation_queries.now_ms() + 60_000, "flooding")
    )
    assert [(each.person, each.reason) for each in await store.read(moderation_queries.active_mutes)] == [
        (ann.id, "flooding")
    ]
    assert await store.write(lambda c: moderation_queries.unmute_person(c, ann.id))
    assert await store.read(moderation_queries.active_mutes) == []


async def test_blocks_are_one_sided_and_limited(store: DatabaseStore, people: AccountService) -> None:
    ann, _ = await people.create_guest("Ann")
    ben, _ = await people.create_guest("Ben")
    await store.write(lambda c: moderation_queries.block_person(c, ann.id, ben.id))
    await store.write(lambda c: moderation_queries.block_person(c, ann.id, ben.id))
    assert [
        (each.person, each.name) for each in await store.read(lambda c: moderation_queries.blocked_people(c, ann.ids))
    ] == [(ben.id, "Ben")]
    assert await store.read(lambda c: moderation_queries.blocked_people(c, ben.ids)) == []

    def many(connection: Connection) -> None:
        others = [f"somebody {number}" for number in range(moderation_queries.MAX_BLOCKS_PER_PERSON - 2)]
        sql = "insert into blocks (person, blocked, at) values (?, ?, 0)"
        connection.execute_many(sql, [[ann.id, each] for each in others])

    await store.write(many)
    await store.write(lambda c: moderation_queries.block_person(c, ann.id, "the last"))
    with pytest.raises(RequestRefused) as refused:
        await store.write(lambda c: moderation_queries.block_person(c, ann.id, "one more"))
    assert refused.value.code == "too-many-blocks"
    await store.write(lambda c: moderation_queries.unblock_person(c, ann.ids, ben.id))
    assert ben.id not in {
        each.person for each in await store.read(lambda c: moderation_queries.blocked_people(c, ann.ids))
    }


async def test_reports_are_open_until_closed(store: DatabaseStore, people: AccountService) -> None:
    ann, _ = await people.create_guest("Ann")
    ids = [
        await store.write(lambda c: moderation_queries.create_report(c, ann.id, "ben", "table", 7, "rude"))
        for _ in range(moderation_queries.MAX_REPORTS_PER_DAY)
    ]
    with pytest.raises(RequestRefused) as refused:
        await store.write(lambda c: moderation_queries.create_report(c, ann.id, "ben", "table", None, "rude"))
    assert refused.value.code == "too-many-reports"
    assert await store.write(lambda c: moderation_queries.close_report(c, ids[0]))
    assert not await store.write(lambda c: moderation_queries.close_report(c, ids[0]))
    assert {each.id for each in await store.read(moderation_queries.list_reports)} == set(ids[1:])
    assert {each.id for each in await store.read(lambda c: moderation_queries.list_reports(c, all=True))} == set(ids)
    assert [each.id for each in await store.read(lambda c: moderation_queries.reports_by(c, ann.ids))] != []


async def test_invitation_has_limited_uses_and_lifetime(store: DatabaseStore, people: AccountService) -> None:
    code = await store.write(lambda c: moderation_queries.create_invitation(c, uses=2, note="the club"))
    listed = await store.read(moderation_queries.valid_invitations)
    assert [(each.uses, each.note) for each in listed] == [(2, "the club")]
    assert code not in str(listed)
    # Of twenty concurrent uses, two succeed.
    used = await asyncio.gather(
        *(store.write(lambda c: moderation_queries.redeem_invitation(c, code)) for _ in range(20))
    )
    assert sum(used) == 2
    assert await store.read(moderation_queries.valid_invitations) == []
    late = await store.write(lambda c: moderation_queries.create_invitation(c, until=moderation_queries.now_ms() - 1))
    assert not await store.write(lambda c: moderation_queries.redeem_invitation(c, late))
    revoked = await store.write(moderation_queries.create_invitation)
    kept = (await store.read(moderation_queries.valid_invitations))[0].hash
    assert not await store.write(lambda c: moderation_queries.revoke_invitation(c, ""))
    assert await store.write(lambda c: moderation_queries.revoke_invitation(c, kept[:8]))
    assert not await store.write(lambda c: moderation_queries.redeem_invitation(c, revoked))


async def test_every_process_is_notified_of_changes(store: DatabaseStore) -> None:
    """The notification names the person or, if the database cannot, says that changes were missed."""
    other = DatabaseStore(store.database)
    ann, _ = await AccountService(store).create_guest("Ann")
    try:
        waiting = [asyncio.ensure_future(_heard(each, ann.id)) for each in (store, other)]
        async with asyncio.timeout(5):
            while not all(each.done() for each in waiting):  # repeat for subscribers that connect late
                await store.write(lambda c: moderation_queries.mute_person(c, ann.id))
                await asyncio.wait(waiting, timeout=0.3)
    finally:
        await other.close()


async def _heard(store: DatabaseStore, person: str) -> None:
    async for name, _ in store.listen():
        if parse_person_notification(name) == person or (not name and isinstance(store.database, Sqlite)):
            return
