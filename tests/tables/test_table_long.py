"""Long logs: what they cost, and that nobody makes them long by doing the same again and again."""

from __future__ import annotations

import random
from time import process_time

import pytest
from table_desk import Desk, fingerprint

from bastide.tables import log
from bastide.tables.log import AnyWhat, Entry
from bastide.tables.table import read
from bastide.tables.waymarks import EVERY, Waymarks


class Scribe:
    """Writes entries straight into a log, as if they had been allowed."""

    def __init__(self, desk: Desk) -> None:
        self.table = desk.table
        self.entries = list(desk.log)

    def note(self, seat: int, what: AnyWhat) -> None:
        entry = Entry(self.table.seq + 1, seat, what, self.table.updated_at)
        self.table.fold(entry)
        self.entries.append(entry)

    def act(self) -> None:
        state = self.table.state
        assert state is not None
        seat = self.table.waiting_for()[0]
        action = state.legal_actions(seat)[-1]
        self.note(seat, log.Acted([action], [state.notation(seat, action)]))

    def take_back(self, count: int) -> None:
        self.note(0, log.TookBack([step.seq for step in self.table.steps[-count:]]))


def test_taking_back_costs_what_was_taken_back_however_long_the_game() -> None:
    """Steps and whole rows of steps are done and taken back at the end of a long game: to read that log takes time in
    proportion to its length. (Playing the game again for each took a hundred times as long.)"""
    desk = Desk("dominion")
    desk.play_on(200)
    scribe = Scribe(desk)
    rng = random.Random(1)
    while len(scribe.entries) < 8_000:
        count = rng.choice([1, 1, 1, 2, 3, 20])
        for _ in range(count):
            scribe.act()
        if rng.random() < 0.5:
            scribe.take_back(count)
        else:
            for _ in range(count):
                scribe.take_back(1)
    begun = process_time()
    table = read("desk", scribe.entries)
    assert process_time() - begun < 4, "0.4 seconds on a machine of 2024, without compilation"
    assert fingerprint(table) == fingerprint(scribe.table)
    assert len(table.steps) == len(desk.table.steps)


@pytest.mark.parametrize("game", ["dominion", "carcassonne"])
def test_every_position_on_the_way_can_be_gone_back_to(game: str) -> None:
    desk = Desk(game)
    digests = []
    for _ in range(100):
        assert desk.table.state is not None
        digests.append(desk.table.state.digest())
        desk.play_on(1)
    rng = random.Random(2)
    for count in [0, 1, 15, 16, 17, 99, *(rng.randrange(100) for _ in range(20))]:
        looked_at = desk.table.after([])
        assert looked_at.position_after(count).digest() == digests[count], count
        assert looked_at.position_after(max(0, count - 3)).digest() == digests[max(0, count - 3)], count


def test_few_waymarks_are_kept_and_none_is_far() -> None:
    desk = Desk("magpie")
    state = desk.table.state
    assert state is not None
    marks = Waymarks()
    for steps in range(20_000):
        marks.pass_by(steps, state)
        if steps % 1_000 == 999:
            assert len(marks.marks) <= 13
            kept = [0] + [at for at, _ in marks.marks]
            for back in (1, 10, 100, 900):
                nearest = max(at for at in kept if at <= steps - back)
                assert steps - back - nearest <= 2 * back + EVERY
