"""Absent players are replaced only on their own request, by an expired clock, or after the agreed absence limit."""

from __future__ import annotations

import msgspec
import pytest
from table_harness import ME, OPEN, TableHarness, bot, raises_refusal

from bastide.bots import bot_names
from bastide.hosting.lobby.table_summary import build_placings, build_summary
from bastide.hosting.storage.log_store import Placing
from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.commands import absent_players, game_end
from bastide.tables.commands.game_moves import play_bot_action
from bastide.tables.log.entry_quotas import MAX_ENTRIES_PER_PERSON
from bastide.tables.state.log_replay import replay_log
from bastide.tables.visitor_and_command_context import SeatPresence

MINUTE = 60_000


def replace(desk: TableHarness, name: str, seat: int) -> None:
    desk.execute(name, wire.Replace(table="desk", seat=seat))


def table_with_absent_player(absence: int = 120, stand_in: str = "easy") -> TableHarness:
    """Return a Carcassonne table at which Ann, whose turn it is, is absent."""
    desk = TableHarness("carcassonne", seats=(ME, OPEN, OPEN), absence=absence, stand_in=stand_in)
    assert desk.table.waiting_for() == [0]
    return desk


def test_replacement_needs_absence_limit_and_agreed_bot() -> None:
    """An opponent once put ``random`` into the seat of a player who had just left, and won 51 to -3."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "replace", "table": "desk", "seat": 0, "bot": "random"}, wire.Replace)
    desk = TableHarness("carcassonne")
    with raises_refusal("waits-for-ever"):
        replace(desk, "Ben", 0)
    desk.now += 365 * 24 * 60 * MINUTE
    with raises_refusal("waits-for-ever"):
        replace(desk, "Ben", 0)
    assert not desk.table.proposals


def test_absence_limit_is_exact_to_the_millisecond() -> None:
    desk = table_with_absent_player(absence=120, stand_in="easy")
    desk.now += 2 * MINUTE - 1
    assert desk.build_message("Ben").seats[0].may_replace_at == desk.now + 1
    with raises_refusal("not-away"):
        replace(desk, "Ben", 0)
    desk.now += 1
    replace(desk, "Ben", 0)
    assert desk.bot_on(0) == "easy"
    assert desk.log[-1].data == log.PlayerReplacedByBot("easy", "absence")
    with raises_refusal("not-a-person"):
        replace(desk, "Cleo", 0)


def test_absence_counts_from_last_connection() -> None:
    desk = table_with_absent_player()
    desk.now += 60 * MINUTE
    desk.attendance = SeatPresence(frozenset([0]), {0: desk.now})
    assert desk.build_message("Ben").seats[0].may_replace_at is None
    with raises_refusal("not-away"):
        replace(desk, "Ben", 0)
    desk.attendance = SeatPresence(frozenset(), {0: desk.now})
    desk.now += 2 * MINUTE - 1
    with raises_refusal("not-away"):
        replace(desk, "Ben", 0)
    desk.now += 1
    replace(desk, "Ben", 0)


def test_action_counts_as_presence() -> None:
    desk = table_with_absent_player()
    desk.now += 90_000
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    assert desk.table.waiting_for() == [0]
    desk.now += 90_000
    desk.execute("Ann", wire.Chat(table="desk", text="one moment"))
    desk.now += 90_000
    with raises_refusal("not-away"):
        replace(desk, "Ben", 0)
    desk.now += 30_000
    replace(desk, "Ben", 0)


def test_absence_counts_only_during_own_turn() -> None:
    desk = table_with_absent_player()
    desk.now += 60 * MINUTE
    with raises_refusal("not-away"):
        replace(desk, "Ben", 2)
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    desk.act("Ann", "none")
    assert desk.table.waiting_for() == [1]
    desk.now += 2 * MINUTE - 1
    with raises_refusal("not-away"):
        replace(desk, "Ann", 1)


def test_only_players_can_request_replacement() -> None:
    desk = table_with_absent_player()
    desk.now += 60 * MINUTE
    with raises_refusal("not-seated"):
        replace(desk, "Dan", 0)
    replace(desk, "Cleo", 2)
    with raises_refusal("bot-plays"):
        replace(desk, "Cleo", 0)


def test_replayed_table_has_same_absence_times() -> None:
    desk = table_with_absent_player()
    desk.now += 30_000
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    desk.now += 30_000
    desk.execute("Ben", wire.Chat(table="desk", text="well"))
    assert replay_log("desk", desk.log).asked_since_ms == desk.table.asked_since_ms == {0: 1_030_000}


def test_replacement_quota_does_not_block_absence() -> None:
    desk = table_with_absent_player()
    for _ in range(MAX_ENTRIES_PER_PERSON[log.PlayerReplacedByBot.kind]):
        replace(desk, "Ann", 0)
        desk.execute("Ann", wire.ReturnToGame(table="desk"))
    with raises_refusal("often-enough"):
        replace(desk, "Ann", 0)
    desk.now += 2 * MINUTE
    replace(desk, "Ben", 0)


def test_default_and_minimum_absence_limit() -> None:
    assert TableHarness("magpie", public=True).table.absence_limit_s == 600
    assert TableHarness("magpie").table.absence_limit_s == 0
    assert TableHarness("magpie", public=True, clock=wire.MoveClock(60)).table.absence_limit_s == 0
    assert TableHarness("magpie", public=True, absence=0).table.absence_limit_s == 0
    assert TableHarness("magpie", absence=60).table.absence_limit_s == 60
    with raises_refusal("absence-short"):
        TableHarness("magpie", absence=59)
    with raises_refusal("unknown-bot"):
        TableHarness("magpie", stand_in="nobody")


def test_absence_settings_are_shown_to_everyone() -> None:
    shown = table_with_absent_player(absence=300, stand_in="random").build_message("Ben").table
    assert (shown.absence, shown.stand_in) == (300, "random")


# -- own request ---------------------------------------------------------------------------------


def test_player_hands_over_to_bot_and_returns() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN, OPEN))
    replace(desk, "Ann", 0)
    assert desk.bot_on(0) in bot_names(desk.table.game)
    assert desk.log[-1].data == log.PlayerReplacedByBot(desk.bot_on(0), "word")
    assert desk.build_message("Ann").decision is None
    with raises_refusal("bot-plays"):
        desk.act("Ann", 0)
    for seat in (0, 5):
        with raises_refusal("not-a-person"):
            replace(desk, "Ben", seat)
    desk.execute("Ann", wire.ReturnToGame(table="desk"))
    assert desk.bot_on(0) == ""
    with raises_refusal("no-bot-plays"):
        desk.execute("Ann", wire.ReturnToGame(table="desk"))


def test_bots_pause_while_no_person_plays() -> None:
    """Bots do not finish the game among themselves; they continue when a person returns."""
    desk = TableHarness("carcassonne", seats=(ME, OPEN, bot("random")))
    replace(desk, "Ann", 0)
    assert desk.table.get_bots_to_move() == [0]
    assert build_summary(desk.table).wake_at is not None
    replace(desk, "Ben", 1)
    assert desk.table.get_bots_to_move() == []
    assert build_summary(desk.table).wake_at is None, "no process has to run it"
    with raises_refusal("not-to-move"):
        desk.write(play_bot_action(desk.table, 0, desk.table.position, desk.state.legal_actions(0)[0]))
    desk.execute("Ben", wire.ReturnToGame(table="desk"))
    assert desk.table.get_bots_to_move() == [0]
    desk.play_random_moves(4)


def test_table_pauses_after_all_clocks_expired() -> None:
    desk = TableHarness("seven_wonders", seats=(ME, OPEN, OPEN), clock=wire.MoveClock(60))
    desk.now += 2 * MINUTE
    for _ in range(3):
        desk.write(game_end.expire_clocks(desk.table, desk.now))
    assert [seat.bot for seat in desk.table.seats] == ["medium"] * 3
    assert desk.table.get_bots_to_move() == []
    assert game_end.get_next_deadline(desk.table) is None


# -- automatic replacement -------------------------------------------------------------------------


def list_overdue_seats(desk: TableHarness) -> list[int]:
    """Return the seats that the table would replace now."""
    return [draft.seat for draft in absent_players.replace_absent_players(desk.table, desk.make_context("Nobody"))]


def test_table_replaces_absent_player_exactly_at_limit() -> None:
    desk = table_with_absent_player(absence=120, stand_in="easy")
    desk.attendance = SeatPresence(frozenset([1]), {0: desk.now})
    desk.now += 2 * MINUTE - 1
    assert list_overdue_seats(desk) == []
    desk.now += 1
    assert list_overdue_seats(desk) == [0]
    desk.write(absent_players.replace_absent_players(desk.table, desk.make_context("Nobody")))
    assert desk.log[-1].data == log.PlayerReplacedByBot("easy", "absence")
    assert list_overdue_seats(desk) == [], "once"


def test_automatic_replacement_needs_a_waiting_player() -> None:
    desk = table_with_absent_player()
    desk.now += 60 * MINUTE
    assert list_overdue_seats(desk) == [], "nobody is there"
    desk.attendance = SeatPresence(frozenset([1]), {})
    assert list_overdue_seats(desk) == [0]
    replace(desk, "Ben", 1)
    assert list_overdue_seats(desk) == [], "a connected person replaced by a bot does not wait"
    desk.attendance = SeatPresence(frozenset([2]), {})
    assert list_overdue_seats(desk) == [0]
    desk.attendance = SeatPresence(frozenset([0, 2]), {})
    assert list_overdue_seats(desk) == [], "the players are connected"


def test_no_replacement_without_limit_or_after_the_end() -> None:
    desk = table_with_absent_player(absence=0)
    desk.attendance = SeatPresence(frozenset([1, 2]), {})
    desk.now += 60 * MINUTE
    assert list_overdue_seats(desk) == []
    desk = TableHarness("magpie", absence=60)
    desk.attendance = SeatPresence(frozenset([1]), {})
    desk.now += 60 * MINUTE
    desk.execute("Ann", wire.Resign(table="desk"))
    assert desk.table.status == "finished"
    assert list_overdue_seats(desk) == []


def test_players_who_have_chosen_are_not_replaced() -> None:
    desk = TableHarness("seven_wonders", seats=(ME, OPEN, OPEN), absence=60)
    desk.act("Ben", desk.list_legal_actions("Ben")[0])
    desk.attendance = SeatPresence(frozenset([1]), {})
    desk.now += MINUTE
    assert list_overdue_seats(desk) == [0, 2]
    desk.act("Cleo", desk.list_legal_actions("Cleo")[0])
    assert list_overdue_seats(desk) == [0]


# -- results -------------------------------------------------------------------------------------


def list_bot_help(desk: TableHarness) -> list[str]:
    """Return how a bot has played for each person, as stored with the result."""
    desk.execute("Ben" if desk.table.seats[1].bot == "" else "Cleo", wire.Resign(table="desk"))
    desk.play_random_moves()
    found: tuple[Placing, ...] = build_placings(desk.table)
    return [each.helped for each in found]


def test_results_record_replacements_and_their_reason() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN, OPEN), absence=60)
    replace(desk, "Ann", 0)
    desk.execute("Ann", wire.ReturnToGame(table="desk"))
    assert list_bot_help(desk) == ["word", "", ""]
    desk = TableHarness("magpie", seats=(ME, OPEN, OPEN), absence=60)
    desk.now += MINUTE
    replace(desk, "Ben", 0)
    desk.execute("Ann", wire.ReturnToGame(table="desk"))
    replace(desk, "Ann", 0)
    assert list_bot_help(desk) == ["taken", "", ""], "a forced replacement stays recorded as forced"
    desk = TableHarness("magpie", seats=(ME, OPEN, OPEN), clock=wire.MoveClock(60))
    desk.now += 2 * MINUTE
    desk.write(game_end.expire_clocks(desk.table, desk.now))
    assert list_bot_help(desk) == ["taken", "", ""]
    desk = TableHarness("magpie", seats=(ME, OPEN, OPEN), clock=wire.MoveClock(60), expiry="loss")
    desk.now += 2 * MINUTE
    desk.write(game_end.expire_clocks(desk.table, desk.now))
    assert desk.bot_on(0)
    assert list_bot_help(desk) == ["", "", ""], "the table was created with loss on time"


def test_resignation_after_replacement_counts_as_loss() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN, OPEN), absence=60)
    desk.now += MINUTE
    replace(desk, "Ben", 0)
    desk.execute("Ann", wire.Resign(table="desk"))
    assert list_bot_help(desk) == ["", "", ""]
