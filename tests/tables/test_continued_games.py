"""Continued games: exact position, named origin, unrated, without fairness proof or earlier take backs."""

from __future__ import annotations

import msgspec
import pytest
from table_harness import ME, OPEN, TableHarness, bot, raises_refusal

from bastide.core.game_registry import get_game
from bastide.core.randomness.rng import Rng
from bastide.core.records.game_record import EXACT, Recorder, replay_record
from bastide.core.records.record_parser import parse_record
from bastide.hosting.lobby.table_summary import build_summary
from bastide.tables import log, record_import_export
from bastide.tables import messages as wire
from bastide.tables.commands import table_setup
from bastide.tables.messages.record_messages import MAX_CONTINUED_ACTIONS, ContinueGame
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state import table_snapshots
from bastide.tables.state.log_replay import replay_log
from bastide.tables.state.table_state import Table

GAMES = [("magpie", 2), ("dominion", 3), ("seven_wonders", 3), ("carcassonne", 2)]


def random_record(game: str = "magpie", players: int = 2, seed: int = 5, most: int = 10**6) -> str:
    """Return the record of a random game."""
    recorder = Recorder(get_game(game), players, {}, seed, [f"P{number}" for number in range(players)])
    rng = Rng(seed)
    for _ in range(most):
        player = recorder.state.next_player_to_act()
        if player < 0:
            break
        recorder.apply(player, rng.choice(recorder.state.legal_actions(player)))
    return recorder.to_record().to_text()


class ContinuedTable(TableHarness):
    """A table that continues a recorded game."""

    def __init__(self, text: str, at: int, seats: tuple[wire.SeatRequest, ...], start: bool = True) -> None:
        super().__init__(start=False)
        self.log = []
        self.table = Table("desk")
        game, origin = record_import_export.read_origin(text, at, len(seats))
        wish = ContinueGame(at=at, seats=list(seats), record=text)
        self.write(table_setup.create_continued_table(origin, game, wish, "the-invite", self.make_context("Ann")))
        if start:
            self.fill_and_start(seats)


def seats_for(players: int) -> tuple[wire.SeatRequest, ...]:
    return (ME, *[bot("random")] * (players - 1))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_continues_from_exact_position(game: str, players: int) -> None:
    text = random_record(game, players, most=45)
    record = parse_record(text)
    for at in (0, 1, 7):
        desk = ContinuedTable(text, at, seats_for(players))
        state = record.initial_state(get_game(game))
        for move in record.moves[:at]:
            state.apply(move.player, state.parse_action(move.player, move.text))
        assert desk.state.digest() == state.digest()
        assert desk.build_message("Ann").table.origin == wire.OriginInfo(at, "")
    desk.execute("Ann", wire.Resign(table="desk"))
    written = parse_record(record_import_export.write_finished_record(desk.table))
    assert [move.text for move in written.moves[:7]] == [move.text for move in record.moves[:7]]
    assert replay_record(written, get_game(game)).verdict == EXACT


def test_continued_game_finishes_and_replays() -> None:
    desk = ContinuedTable(random_record(), 4, (ME, OPEN))
    before = desk.table.position
    kept = table_snapshots.load_snapshot(table_snapshots.dump_snapshot(desk.table))
    assert kept is not None
    assert kept.origin == desk.table.origin
    desk.play_random_moves()
    assert desk.table.status == "finished"
    assert desk.table.position > before
    assert (
        replay_record(parse_record(record_import_export.write_finished_record(desk.table)), get_game("magpie")).verdict
        == EXACT
    )
    again = replay_log(
        "desk", [log.decode_entry(e.seq, e.data.kind, e.seat, log.encode_entry_data(e.data), e.at_ms) for e in desk.log]
    )
    assert again.state is not None
    assert again.state.digest() == desk.state.digest()


def test_continued_game_is_unrated_without_proof() -> None:
    desk = ContinuedTable(random_record(), 4, (ME, OPEN))
    assert desk.build_message("Ann").fairness is None
    desk.play_random_moves()
    found = build_summary(desk.table)
    assert len(found.placings) == 2
    assert not found.rated
    checked = record_import_export.check_finished_game(desk.table)
    assert (checked.fair, checked.findings, checked.played_on, checked.imported) == (False, [], True, False)
    assert desk.build_message("Ann").fairness is None


def test_seed_share_does_not_change_the_deal() -> None:
    desk = ContinuedTable(random_record(), 4, (ME, OPEN), start=False)
    desk.execute("Ben", wire.Sit(table="desk", seat=1, invite="the-invite", part="ab" * 32))
    desk.execute("Ann", wire.Start(table="desk"))
    assert desk.table.status == "playing"
    assert str(desk.table.seed) == "5"


def test_earlier_actions_cannot_be_taken_back() -> None:
    """Neither by the player alone nor with consent of all."""
    desk = ContinuedTable(random_record(), 4, (ME, bot("random")))
    with raises_refusal("nothing-to-take-back"):
        desk.take_back("Ann", ask=True)
    assert not desk.build_message("Ann").can_take_back


def test_start_needs_every_seat_taken() -> None:
    desk = ContinuedTable(random_record("dominion", 3, most=40), 6, (ME, bot("random"), OPEN), start=False)
    with raises_refusal("seats-free"):
        desk.execute("Ann", wire.Start(table="desk"))
    desk.execute("Ann", wire.SetSeat(table="desk", seat=2, bot="random"))
    desk.execute("Ann", wire.Start(table="desk"))
    assert desk.table.players == 3


def test_rematch_has_its_own_deal() -> None:
    desk = ContinuedTable(random_record(), 4, (ME, OPEN))
    desk.play_random_moves()
    (draft,) = table_setup.create_rematch(desk.table, "invite", None, desk.make_context("Ann"))
    assert isinstance(draft.data, log.TableCreated)
    assert draft.data.origin is None
    assert draft.data.hash


@pytest.mark.parametrize(
    ("at", "seats", "code"),
    [(10**6, 2, "no-position"), (0, 3, "other-players"), (0, 1, "other-players"), (-1, 2, "game-over")],
)
def test_invalid_positions_are_refused(at: int, seats: int, code: str) -> None:
    text = random_record()
    last = len(parse_record(text).moves)
    with pytest.raises(RequestRefused) as caught:
        record_import_export.read_origin(text, last if at < 0 else at, seats)
    assert caught.value.code == code


def test_diverged_record_continues_before_divergence() -> None:
    text = random_record("carcassonne", 2, most=50)
    record = parse_record(text)
    lines = text.splitlines()
    wrong = text.replace(lines[-1], lines[-1][:-1] + ("0" if lines[-1][-1] != "0" else "1"))
    assert len(record_import_export.read_origin(wrong, 40, 2)[1].moves) == 40
    with pytest.raises(RequestRefused) as caught:
        record_import_export.read_origin(wrong, len(record.moves), 2)
    assert caught.value.code == "no-position"


def test_length_of_continued_game_is_limited() -> None:
    """The table replays the earlier actions whenever it is opened."""
    game = get_game("carcassonne")
    recorder = Recorder(game, 2, {"modules": "all"}, 3)
    rng = Rng(3)
    while not recorder.state.is_over():
        player = recorder.state.next_player_to_act()
        recorder.apply(player, rng.choice(recorder.state.legal_actions(player)))
    assert len(recorder.to_record().moves) < MAX_CONTINUED_ACTIONS, "real games are shorter"


def test_replay_under_other_rules_keeps_the_table() -> None:
    desk = ContinuedTable(random_record(), 4, (ME, bot("random")))
    data = msgspec.json.decode(log.encode_entry_data(desk.log[0].data))
    data["origin"]["moves"][2][1:] = [9999, "what nobody can do"]
    spoilt = log.decode_entry(1, "created", -1, msgspec.json.encode(data).decode(), desk.log[0].at_ms)
    table = replay_log("desk", [spoilt, *desk.log[1:]])
    assert table.replay_error is not None
    del data["origin"]
    plain = log.decode_entry(1, "created", -1, msgspec.json.encode(data).decode(), desk.log[0].at_ms)
    assert replay_log("desk", [plain]).origin is None


def test_private_origin_is_hidden_from_strangers() -> None:
    game, origin = record_import_export.read_origin(random_record(), 4, 2)
    for public, shown in ((False, ""), (True, "abcd1234")):
        desk = TableHarness(start=False)
        desk.log, desk.table = [], Table("desk")
        known = msgspec.structs.replace(origin, table="abcd1234", public=public)
        wish = ContinueGame(at=4, seats=[ME, OPEN], table="abcd1234")
        desk.write(table_setup.create_continued_table(known, game, wish, "the-invite", desk.make_context("Ann")))
        told = desk.build_message("Ann")
        assert told.table.origin == wire.OriginInfo(4, shown)
        assert public or b"abcd1234" not in msgspec.json.encode(told)
