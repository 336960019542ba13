"""Seed protocol: every device commits to a seed share before the start, and manipulation is detected."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from table_harness import ME, OPEN, TableHarness, bot, raises_refusal

from bastide.cli.app import run_command_line
from bastide.core.errors import CorruptRecord
from bastide.core.game_registry import get_game
from bastide.core.randomness.rng import Rng
from bastide.core.records.game_record import Record
from bastide.core.records.record_parser import parse_record
from bastide.server.store.people.person_deletion import json_without_person
from bastide.tables import messages as wire
from bastide.tables import record_import_export
from bastide.tables.fairness.seed_proof import check_proof, commit_to_secret, derive_key, parse_proof
from bastide.tables.log import decode_entry, encode_entry_data
from bastide.tables.messages.record_messages import ProofFinding
from bastide.tables.state.log_replay import replay_log

SECRETS = {name: sha256(name.encode()).hexdigest() for name in ("Ann", "Ben", "Cleo", "Dan")}
HASHES = {name: commit_to_secret(secret) for name, secret in SECRETS.items()}


def table_of(game: str = "magpie", people: int = 3, bots: int = 0, seed: int = 7, **settings: object) -> TableHarness:
    """Return a table where everyone is seated with a participating device, before the start is called."""
    seats = (ME,) + (OPEN,) * (people - 1) + (bot("random"),) * bots
    desk = TableHarness(game, seats, seed, start=False, part=HASHES["Ann"], **settings)
    for name in list(SECRETS)[1:people]:
        desk.execute(name, wire.Sit(table="desk", invite="the-invite", part=HASHES[name]))
    return desk


def reveal_secrets(desk: TableHarness, *names: str) -> None:
    for name in names:
        desk.execute(name, wire.Reveal(table="desk", secret=SECRETS[name]))


def started_table(
    game: str = "magpie", people: int = 3, bots: int = 0, seed: int = 7, **settings: object
) -> TableHarness:
    desk = table_of(game, people, bots, seed, **settings)
    desk.execute("Ann", wire.Start(table="desk"))
    reveal_secrets(desk, *list(SECRETS)[:people])
    return desk


def fairness_of(desk: TableHarness, name: str = "Nobody") -> wire.Fairness:
    fairness = desk.build_message(name).fairness
    assert fairness is not None
    return fairness


# -- protocol ------------------------------------------------------------------------------------


def test_server_commits_before_anyone_sits_down() -> None:
    desk = TableHarness(seats=(ME, OPEN), start=False)
    promised = fairness_of(desk).hash
    assert promised == commit_to_secret(desk.table.server_secret)
    assert desk.log[0].data.kind == "created"
    desk.execute("Ben", wire.Sit(table="desk", invite="the-invite", part=HASHES["Ben"]))
    desk.execute("Ann", wire.Start(table="desk"))
    reveal_secrets(desk, "Ben")
    assert fairness_of(desk).hash == promised
    desk.play_random_moves()
    assert commit_to_secret(fairness_of(desk).secret or "") == promised


def test_devices_reveal_after_all_commitments() -> None:
    desk = table_of()
    with raises_refusal("not-opening"):
        reveal_secrets(desk, "Ann")
    assert (fairness_of(desk).opening, fairness_of(desk).missing) == (False, [])
    desk.execute("Ann", wire.Start(table="desk"))
    assert desk.list_entry_kinds(1) == ["called"]
    assert (fairness_of(desk).opening, fairness_of(desk).missing) == (True, [0, 1, 2])
    reveal_secrets(desk, "Cleo", "Ann")
    assert fairness_of(desk).missing == [1]
    with raises_refusal("other-part"):
        desk.execute("Ben", wire.Reveal(table="desk", secret=SECRETS["Ann"]))
    reveal_secrets(desk, "Ben")
    assert desk.table.status == "playing"
    assert [part.secret for part in fairness_of(desk).parts if part] == [
        SECRETS[name] for name in ("Ann", "Ben", "Cleo")
    ]


def test_repeated_commands_append_once() -> None:
    desk = table_of()
    seq = desk.table.seq
    desk.execute("Ben", wire.Agree(table="desk", part=HASHES["Ben"]))
    desk.execute("Ben", wire.Agree(table="desk"))
    assert desk.table.seq == seq
    desk.execute("Ann", wire.Start(table="desk"))
    desk.execute("Ann", wire.Start(table="desk"))
    reveal_secrets(desk, "Ben")
    reveal_secrets(desk, "Ben")
    assert desk.table.seq == seq + 2


def test_every_share_changes_the_key() -> None:
    keys = {started_table(seed=7).table.seed, started_table(seed=8).table.seed}
    for name in SECRETS:
        before = SECRETS[name]
        SECRETS[name], HASHES[name] = "ab" * 32, commit_to_secret("ab" * 32)
        try:
            keys.add(started_table(people=4).table.seed)
        finally:
            SECRETS[name], HASHES[name] = before, commit_to_secret(before)
    assert len(keys) == 6


def test_key_matches_documented_hash() -> None:
    desk = started_table(people=2, bots=1)
    lines = f"bastide key 1\ntable desk\nserver {desk.table.server_secret}\n"
    lines += f"seat 0 {SECRETS['Ann']}\nseat 1 {SECRETS['Ben']}\nseat 2 none"
    assert desk.table.seed == "chacha:" + sha256(lines.encode()).hexdigest()


def test_seat_without_share_can_play() -> None:
    """Programs may play without a seed share; nobody waits for them, and the check reports it."""
    desk = TableHarness(seats=(ME, OPEN), start=False, part=HASHES["Ann"])
    desk.execute("Ben", wire.Sit(table="desk", invite="the-invite"))
    desk.execute("Ann", wire.Start(table="desk"))
    with raises_refusal("not-opening"):
        reveal_secrets(desk, "Ben")
    reveal_secrets(desk, "Ann")
    desk.play_random_moves()
    found = record_import_export.check_finished_game(desk.table).findings
    assert ProofFinding("part", "kept", 0) in found
    assert ProofFinding("part", "absent", 1) in found


def test_single_person_starts_after_at_most_one_reveal() -> None:
    desk = TableHarness(seats=(ME, bot("random")), start=False)
    desk.execute("Ann", wire.Start(table="desk"))
    assert desk.table.status == "playing"
    desk = TableHarness(seats=(ME, bot("random")), start=False, part=HASHES["Ann"])
    desk.execute("Ann", wire.Start(table="desk"))
    reveal_secrets(desk, "Ann")
    assert desk.table.status == "playing"


# -- no choice after a reveal ----------------------------------------------------------------------


def test_new_hash_invalidates_revealed_secrets() -> None:
    """Otherwise a player who knows the other secrets could search for one that deals a good hand."""
    desk = table_of()
    desk.execute("Ann", wire.Start(table="desk"))
    reveal_secrets(desk, "Ann")
    desk.execute("Ben", wire.Agree(table="desk", part=HASHES["Dan"]))
    assert (fairness_of(desk).opening, fairness_of(desk).missing) == (False, [0])
    with raises_refusal("not-opening"):
        desk.execute("Ben", wire.Reveal(table="desk", secret=SECRETS["Dan"]))
    fresh = "cd" * 32
    desk.execute("Ann", wire.Agree(table="desk", part=commit_to_secret(fresh)))
    assert fairness_of(desk).opening
    desk.execute("Ann", wire.Reveal(table="desk", secret=fresh))
    desk.execute("Ben", wire.Reveal(table="desk", secret=SECRETS["Dan"]))
    reveal_secrets(desk, "Cleo")
    assert desk.table.status == "playing"


@pytest.mark.parametrize("away", ["stands up", "is removed"])
def test_start_waits_for_device_until_person_leaves(away: str) -> None:
    desk = table_of()
    desk.execute("Ann", wire.Start(table="desk"))
    reveal_secrets(desk, "Ann", "Ben")
    assert fairness_of(desk).missing == [2]
    with raises_refusal("starting"):
        desk.execute("Dan", wire.Sit(table="desk", invite="the-invite"))
    if away == "stands up":
        desk.execute("Cleo", wire.Stand(table="desk"))
    else:
        desk.execute("Ann", wire.SetSeat(table="desk", seat=2))
        desk.execute("Ben", wire.Agree(table="desk"))
    desk.execute("Ann", wire.Start(table="desk"))
    assert fairness_of(desk).missing == [0, 1], "earlier secrets are invalid"
    for name, secret in (("Ann", "11" * 32), ("Ben", "22" * 32)):
        desk.execute(name, wire.Agree(table="desk", part=commit_to_secret(secret)))
    desk.execute("Ann", wire.Reveal(table="desk", secret="11" * 32))
    desk.execute("Ben", wire.Reveal(table="desk", secret="22" * 32))
    assert desk.table.status == "playing"
    desk.play_random_moves()
    assert record_import_export.check_finished_game(desk.table).fair


def test_duplicate_hash_is_refused() -> None:
    desk = TableHarness(seats=(ME, OPEN, OPEN), start=False, part=HASHES["Ann"])
    with raises_refusal("part-taken"):
        desk.execute("Ben", wire.Sit(table="desk", invite="the-invite", part=HASHES["Ann"]))
    desk.execute("Ben", wire.Sit(table="desk", invite="the-invite"))
    with raises_refusal("part-taken"):
        desk.execute("Ben", wire.Agree(table="desk", part=HASHES["Ann"]))
    with raises_refusal("not-seated"):
        desk.execute("Cleo", wire.Agree(table="desk", part=HASHES["Cleo"]))
    with raises_refusal("not-seated"):
        reveal_secrets(desk, "Cleo")


# -- derived from the key --------------------------------------------------------------------------


def test_seat_order_follows_from_key() -> None:
    orders = set()
    for seed in range(8):
        desk = started_table(people=4, seed=seed, shuffle=True)
        order = [0, 1, 2, 3]
        Rng(desk.table.seed, None, 2).shuffle(order)
        assert [seat.name for seat in desk.table.seats] == [list(SECRETS)[number] for number in order]
        orders.add(tuple(order))
        desk.play_random_moves()
        assert record_import_export.check_finished_game(desk.table).fair
    assert len(orders) > 3


def test_random_options_follow_from_key() -> None:
    desk = started_table("dominion", people=2, options={"kingdom": "random"})
    game = get_game("dominion")
    assert desk.table.played_options == game.resolve_options(
        2, game.check_options(2, desk.table.options), desk.table.seed
    )
    desk.execute("Ann", wire.Resign(table="desk"))
    found = record_import_export.check_finished_game(desk.table)
    assert ProofFinding("options", "kept") in found.findings
    assert "proof: option kingdom = random" in found.record


# -- detected manipulation -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def fair_record() -> str:
    desk = started_table("dominion", people=3, shuffle=True, options={"kingdom": "random"})
    desk.execute("Cleo", wire.Resign(table="desk"))
    desk.execute("Ben", wire.Resign(table="desk"))
    found = record_import_export.check_finished_game(desk.table)
    assert found.fair
    assert {(each.what, each.status) for each in found.findings} == {
        (what, "kept") for what in ("server", "part", "key", "order", "options")
    }
    return found.record


def broken_checks(record: Record) -> set[str]:
    return {each.what for each in check_proof(record, get_game(record.game)) if each.status == "broken"}


def edit_proof(text: str, name: str, change: Callable[[str], str]) -> Record:
    record = parse_record(text)
    record.proof[name] = change(record.proof[name])
    return record


def test_changed_server_secret_is_detected(fair_record: str) -> None:
    assert broken_checks(parse_record(fair_record)) == set()
    other = "ef" * 32
    assert broken_checks(edit_proof(fair_record, "server", lambda said: f"{said.split()[0]} {other}")) == {
        "server",
        "key",
    }
    # Also with a new hash, which differs from the published one.
    record = edit_proof(fair_record, "server", lambda _: f"{commit_to_secret(other)} {other}")
    assert broken_checks(record) == {"key"}
    proof = parse_proof(record)
    assert proof is not None
    record.seed = proof.key  # with a new key, order, kingdom and deck differ
    assert broken_checks(record) & {"order", "options"}


def test_swapped_share_is_detected(fair_record: str) -> None:
    other = "ef" * 32
    said = parse_record(fair_record).proof["player 1"].split()
    assert broken_checks(edit_proof(fair_record, "player 1", lambda _: f"{said[0]} {said[1]} {other}")) == {
        "part",
        "key",
    }
    assert broken_checks(
        edit_proof(fair_record, "player 1", lambda _: f"{said[0]} {commit_to_secret(other)} {other}")
    ) == {"key"}


@pytest.mark.parametrize("instead", ["none", "bot"])
def test_missing_share_is_detected(fair_record: str, instead: str) -> None:
    assert broken_checks(edit_proof(fair_record, "player 0", lambda said: f"{said.split()[0]} {instead}")) == {"key"}


def test_changed_seat_order_is_detected(fair_record: str) -> None:
    record = parse_record(fair_record)
    first, second = record.proof["player 0"], record.proof["player 1"]
    record.proof["player 0"], record.proof["player 1"] = second, first
    assert broken_checks(record) == {"order"}


def test_changed_kingdom_is_detected(fair_record: str) -> None:
    record = parse_record(fair_record)
    record.options["kingdom"] = "cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop"
    assert broken_checks(record) == {"options"}
    record.proof["choices"] = "another time"
    assert ProofFinding("options", "absent") in check_proof(record, get_game("dominion"))


def test_table_id_changes_the_key(fair_record: str) -> None:
    assert broken_checks(edit_proof(fair_record, "table", lambda _: "elsewhere")) == {"key"}


@pytest.mark.parametrize("name", ["server", "order", "player 0", "player 2", "table", "choices"])
def test_malformed_proof_is_refused(fair_record: str, name: str) -> None:
    record = parse_record(fair_record)
    del record.proof[name]
    with pytest.raises(CorruptRecord, match="proof"):
        check_proof(record, get_game("dominion"))
    if name not in ("table", "choices"):
        record.proof[name] = "what is this supposed to mean"
        with pytest.raises(CorruptRecord, match="proof"):
            check_proof(record, get_game("dominion"))


# -- command line ----------------------------------------------------------------------------------


@pytest.fixture
def checked(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    def run_it(path: Path, *options: str) -> tuple[int, str]:
        code = run_command_line(["--lang", "en", "check", str(path), *options])
        return code, capsys.readouterr().out.replace("\u2068", "").replace("\u2069", "")

    return run_it


def test_record_can_be_checked_from_command_line(
    fair_record: str, tmp_path: Path, checked: Callable[..., tuple[int, str]]
) -> None:
    path = tmp_path / "game.record"
    path.write_text(fair_record, encoding="utf-8")
    record = parse_record(fair_record)
    promised = record.proof["server"].split()[0]
    code, text = checked(path, "--hash", promised, "--secret", SECRETS["Ben"])
    assert code == 0, text
    assert text.count("✓") == 9
    assert "✓ Cleo\u2019s device contributed exactly the share it had committed to." in text
    assert text.endswith("The shuffle was fair.\n")
    for option, value in (("--hash", "00" * 32), ("--secret", SECRETS["Dan"])):
        code, text = checked(path, option, value)
        assert code == 1
        assert "✗" in text
        assert text.endswith("This game can\u2019t be proven fair.\n")


def test_failed_check_is_explained(fair_record: str, tmp_path: Path, checked: Callable[..., tuple[int, str]]) -> None:
    path = tmp_path / "game.record"
    path.write_text(edit_proof(fair_record, "server", lambda said: f"{said.split()[0]} {'ef' * 32}").to_text(), "utf-8")
    code, text = checked(path)
    assert code == 1
    assert "✗ The server\u2019s share of the shuffle is not the one it had committed to." in text
    code, text = checked(path, "--json")
    assert json.loads(text)["findings"][0] == {"what": "server", "status": "broken", "player": -1}


# -- deleted people --------------------------------------------------------------------------------


@pytest.mark.parametrize("person", ["Ann", "Ben"])
def test_deleted_person_keeps_share_but_not_name(person: str) -> None:
    """The key depends on the share, so the game can still be replayed and checked."""
    desk = table_of(people=2)
    desk.execute("Ann", wire.SetSeat(table="desk", seat=1))
    desk.execute("Ben", wire.Sit(table="desk", invite="the-invite"))
    desk.execute("Ben", wire.Agree(table="desk", part=HASHES["Ben"]))
    desk.execute("Ann", wire.Start(table="desk"))
    reveal_secrets(desk, "Ann", "Ben")
    desk.play_random_moves()
    kept = [
        decode_entry(
            each.seq,
            each.data.kind,
            each.seat,
            json_without_person(encode_entry_data(each.data), person.lower()),
            each.at_ms,
        )
        for each in desk.log
    ]
    assert not any(
        person in encode_entry_data(each.data) or person.lower() in encode_entry_data(each.data) for each in kept
    )
    table = replay_log("desk", kept)
    found = record_import_export.check_finished_game(table)
    assert found.fair
    assert [each.status for each in found.findings if each.what == "part"] == ["kept", "kept"]


def test_start_does_not_wait_for_deleted_person() -> None:
    desk = table_of(people=3)
    kept = [
        decode_entry(
            each.seq, each.data.kind, each.seat, json_without_person(encode_entry_data(each.data), "cleo"), each.at_ms
        )
        for each in desk.log
    ]
    desk.log, desk.table = kept, replay_log("desk", kept)
    desk.execute("Ann", wire.Start(table="desk"))
    assert fairness_of(desk).missing == [0, 1]
    reveal_secrets(desk, "Ann", "Ben")
    assert [seat.name for seat in desk.table.seats] == ["Ann", "Ben"]


# -- key derivation --------------------------------------------------------------------------------


def test_key_does_not_depend_on_listing_order() -> None:
    desk = started_table(people=3, bots=1, shuffle=True)
    desk.play_random_moves()
    proof = parse_proof(parse_record(record_import_export.write_finished_record(desk.table)))
    assert proof is not None
    assert derive_key(proof.table, proof.server_share.secret, list(reversed(proof.players))) == desk.table.seed
