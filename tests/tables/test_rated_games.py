"""Which games change ratings, and at which pace."""

from __future__ import annotations

import pytest
from table_harness import ME, OPEN, TableHarness, bot

from bastide.hosting.lobby.table_summary import build_summary, get_pace
from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.log import decode_entry


@pytest.mark.parametrize(
    ("clock", "pace"),
    [
        (wire.NoClock(), "live"),
        (wire.MoveClock(60), "live"),
        (wire.MoveClock(86_399), "live"),
        (wire.MoveClock(86_400), "correspondence"),
        (wire.BankClock(900, 10), "live"),
        (wire.BankClock(86_400, 0), "correspondence"),
    ],
)
def test_pace_follows_from_the_clock(clock: wire.Clock, pace: str) -> None:
    assert get_pace(clock) == pace
    assert build_summary(TableHarness(clock=clock).table).pace == pace


def test_game_with_bots_has_results_of_all_seats() -> None:
    desk = TableHarness(seats=(ME, bot("random")), hints=False)
    desk.play_random_moves()
    summary = build_summary(desk.table)
    assert [(each.person, each.bot) for each in summary.placings] == [("ann", ""), ("", "random")]
    assert summary.rated_with_bots


def test_bot_in_the_place_of_a_person_is_not_rated() -> None:
    desk = TableHarness(seats=(ME, OPEN), hints=False)
    desk.execute("Ben", wire.Replace(table="desk", seat=desk.seat("Ben")))
    desk.play_random_moves()
    assert [(each.bot, each.helped) for each in build_summary(desk.table).placings] == [("", ""), ("", "word")]


def test_game_with_hints_is_not_rated() -> None:
    for hints in (True, False):
        summary = build_summary(TableHarness(seats=(ME, bot("random")), hints=hints).table)
        assert (summary.rated, summary.rated_with_bots) == (not hints, not hints)


def test_take_back_that_bots_agree_to_ends_the_rating_with_bots() -> None:
    """A person alone with bots asks nobody. The own last step that told nothing new can be taken back."""
    desk = TableHarness("carcassonne", seats=(ME, OPEN, bot("easy")), hints=False)
    first = desk.table.waiting_for()[0]
    names = ["Ann", "Ben"]
    while desk.table.seats[first].bot:
        desk.play_random_moves(1)
        first = desk.table.waiting_for()[0]
    name = next(each for each in names if desk.seat(each) == first)
    other = next(each for each in names if each != name)
    desk.act(name, desk.list_legal_actions(name)[0])
    while desk.may_take_back(name) != (True, True):
        desk.play_random_moves(1)
    desk.take_back(name, ask=True)
    assert build_summary(desk.table).rated_with_bots
    desk.answer_proposal(other, True)
    assert desk.table.has_agreed_take_back
    summary = build_summary(desk.table)
    assert (summary.rated, summary.rated_with_bots) == (True, False)


def test_take_back_in_a_log_of_version_0_1_0_is_read() -> None:
    found = decode_entry(5, "took_back", 0, '{"undone":[3,4]}', 0).data
    assert found == log.StepsTakenBack([3, 4], agreed=False)
