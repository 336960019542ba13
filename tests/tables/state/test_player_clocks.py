"""Clocks: per move, with a time bank, over days, and expiry. Tests set the time explicitly."""

from __future__ import annotations

import pytest
from table_harness import ME, OPEN, TableHarness, bot, raises_refusal

from bastide.hosting.lobby.table_summary import build_summary
from bastide.tables import messages as wire
from bastide.tables.commands import game_end
from bastide.tables.state.log_replay import replay_log

MINUTE = 60_000


def remaining_times(desk: TableHarness) -> list[int | None]:
    return [seat.clock for seat in desk.build_message("Nobody").seats]


def running_clocks(desk: TableHarness) -> list[bool]:
    return [seat.running for seat in desk.build_message("Nobody").seats]


def fire_timer(desk: TableHarness) -> None:
    """Do what the server does when the timer fires."""
    desk.write(game_end.expire_clocks(desk.table, desk.now))


def test_no_clock_never_expires() -> None:
    desk = TableHarness("dominion")
    desk.now += 10**10
    assert remaining_times(desk) == [None, None]
    assert game_end.expire_clocks(desk.table, desk.now) == []
    assert build_summary(desk.table).wake_at is None


def test_move_clock_covers_a_whole_turn() -> None:
    desk = TableHarness("dominion", clock=wire.MoveClock(60))
    desk.now += 20_000
    desk.act("Ann", "play all treasures")
    assert remaining_times(desk) == [40_000, MINUTE]
    desk.now += 15_000
    assert remaining_times(desk) == [25_000, MINUTE]
    desk.act("Ann", "end turn")
    assert running_clocks(desk) == [False, True]
    desk.now += 1_000
    assert remaining_times(desk)[1] == 59_000
    desk.act("Ben", "end turn")
    assert remaining_times(desk)[0] == MINUTE, "each move starts with a full minute"


def test_time_bank_with_increment() -> None:
    desk = TableHarness("dominion", clock=wire.BankClock(600, 5))
    desk.now += 30_000
    desk.act("Ann", "play all treasures")
    desk.now += 10_000
    desk.act("Ann", "end turn")
    assert remaining_times(desk) == [600_000 - 40_000 + 5_000, 600_000]
    desk.now += 100_000
    assert remaining_times(desk)[0] == 565_000, "the clock stops while others move"


def test_chat_does_not_affect_clocks() -> None:
    desk = TableHarness("dominion", clock=wire.MoveClock(60))
    for _ in range(5):
        desk.now += 1_000
        desk.execute("Ben", wire.Chat(table="desk", text="hm"))
    assert remaining_times(desk)[0] == 55_000


def test_simultaneous_clocks_run_until_each_choice() -> None:
    desk = TableHarness("seven_wonders", seats=(ME, OPEN, OPEN), clock=wire.BankClock(100, 3))
    desk.now += 10_000
    desk.act("Ben", desk.list_legal_actions("Ben")[0])
    assert running_clocks(desk) == [True, False, True]
    desk.now += 10_000
    desk.act("Ben", desk.list_legal_actions("Ben")[1])  # changing the choice is allowed
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    desk.now += 10_000
    desk.act("Cleo", desk.list_legal_actions("Cleo")[0])
    assert remaining_times(desk) == [83_000, 93_000, 73_000]
    assert running_clocks(desk) == [True, True, True]


def test_each_simultaneous_move_gets_full_time() -> None:
    desk = TableHarness("seven_wonders", seats=(ME, OPEN, OPEN), clock=wire.MoveClock(60))
    for name in ("Ann", "Ben", "Cleo"):
        desk.now += 10_000
        desk.act(name, desk.list_legal_actions(name)[0])
    assert remaining_times(desk) == [MINUTE] * 3


def test_bot_replaces_player_after_expiry() -> None:
    desk = TableHarness("dominion", clock=wire.MoveClock(60))
    desk.now += MINUTE - 1
    assert game_end.expire_clocks(desk.table, desk.now) == []
    assert build_summary(desk.table).wake_at == desk.now + 1
    desk.now += 1
    fire_timer(desk)
    assert desk.list_entry_kinds(2) == ["timed_out", "replaced"]
    assert desk.table.seats[0].bot == "medium"
    assert desk.table.clocks.get_next_expiry_ms() is None, "a bot has no clock"
    assert build_summary(desk.table).wake_at == desk.now, "and is to move at once"
    assert game_end.expire_clocks(desk.table, desk.now) == [], "expiry is handled once"
    desk.execute("Ann", wire.ReturnToGame(table="desk"))
    assert remaining_times(desk)[0] == MINUTE
    desk.act("Ann", "end turn")


def test_returning_player_gets_a_minute() -> None:
    desk = TableHarness("dominion", clock=wire.BankClock(300, 0))
    desk.now += 300_000
    fire_timer(desk)
    desk.execute("Ann", wire.ReturnToGame(table="desk"))
    assert remaining_times(desk)[0] == MINUTE


@pytest.mark.parametrize("seats", [(ME, OPEN), (ME, bot("random"))])
def test_expiry_loses_the_game_if_agreed(seats: tuple[wire.SeatRequest, ...]) -> None:
    desk = TableHarness("dominion", seats=seats, clock=wire.MoveClock(60), expiry="loss")
    desk.now += MINUTE
    fire_timer(desk)
    result = desk.build_message("Ann").result
    assert result is not None
    assert (result.reason, result.places) == ("timed_out", [2, 1])


def test_other_players_continue_after_loss_on_time() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN, OPEN), clock=wire.MoveClock(60), expiry="loss")
    desk.now += MINUTE
    fire_timer(desk)
    late = desk.log[-1].seat
    assert desk.table.status == "playing"
    with raises_refusal("resigned"):
        desk.execute(desk.table.seats[late].name, wire.ReturnToGame(table="desk"))
    desk.play_random_moves()
    assert desk.places[late] == 3


def test_clocks_over_days_survive_restart() -> None:
    day = 86_400_000
    desk = TableHarness("carcassonne", clock=wire.MoveClock(3 * 86_400))
    desk.now += 2 * day
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    again = replay_log("desk", desk.log)
    assert again.clocks.get_next_expiry_ms() == desk.table.clocks.get_next_expiry_ms() == desk.now + day
    desk.now += day - 1
    assert game_end.expire_clocks(again, desk.now) == []
    assert game_end.expire_clocks(again, desk.now + 1)[0].data.kind == "timed_out"


def test_take_back_does_not_restore_time() -> None:
    desk = TableHarness("dominion", clock=wire.BankClock(100, 0))
    desk.now += 10_000
    desk.act("Ann", "play copper")
    desk.now += 5_000
    desk.take_back("Ann")
    assert remaining_times(desk)[0] == 85_000


def test_log_times_never_decrease() -> None:
    desk = TableHarness("dominion", clock=wire.BankClock(100, 0))
    desk.now += 10_000
    desk.act("Ann", "play copper")
    desk.now -= 50_000  # the machine's clock was set back
    desk.act("Ann", "play copper")
    assert desk.log[-1].at_ms == desk.log[-2].at_ms
    assert desk.table.clocks.remaining_ms[0] == 90_000


def test_open_table_is_closed_after_a_week() -> None:
    desk = TableHarness("dominion", start=False)
    desk.now += game_end.OPEN_TABLE_TTL_MS - 1
    assert game_end.expire_clocks(desk.table, desk.now) == []
    desk.execute("Ben", wire.Sit(table="desk", invite="the-invite"))
    desk.now += game_end.OPEN_TABLE_TTL_MS - 1
    assert game_end.expire_clocks(desk.table, desk.now) == [], "a person sat down"
    assert build_summary(desk.table).wake_at == desk.now + 1
    desk.now += 1
    fire_timer(desk)
    assert desk.table.status == "finished"
    assert desk.table.ending is not None
    assert desk.table.ending.reason == "abandoned"
