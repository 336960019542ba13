"""Long logs: replay time, and quotas that limit repeated commands."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from time import process_time

import pytest
from table_desk import ME, OPEN, Desk, fingerprint, refused

from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.commands import decide as commands
from bastide.tables.log import AnyWhat, Entry
from bastide.tables.log.quotas import MAX_ENTRIES_PER_PERSON
from bastide.tables.model.checkpoints import INTERVAL, Checkpoints
from bastide.tables.model.replay import apply_entry, read, table_after


class UncheckedLogWriter:
    """Writes entries directly into a log, without checks."""

    def __init__(self, desk: Desk) -> None:
        self.table = desk.table
        self.entries = list(desk.log)

    def note(self, seat: int, what: AnyWhat) -> None:
        entry = Entry(self.table.seq + 1, seat, what, self.table.updated_at)
        apply_entry(self.table, entry)
        self.entries.append(entry)

    def act(self) -> None:
        assert self.table.state is not None
        state = self.table.state
        seat = self.table.waiting_for()[0]
        action = state.legal_actions(seat)[-1]
        self.note(seat, log.Acted([action], [state.notation(seat, action)]))

    def take_back(self, count: int) -> None:
        self.note(0, log.TookBack([step.seq for step in self.table.steps[-count:]]))


def test_take_backs_replay_in_linear_time() -> None:
    """Replaying a log with many take backs at the end of a long game takes time in proportion to its length."""
    desk = Desk("dominion")
    desk.play_on(200)
    scribe = UncheckedLogWriter(desk)
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
def test_every_earlier_position_can_be_restored(game: str) -> None:
    desk = Desk(game)
    digests = []
    for _ in range(100):
        digests.append(desk.state.digest())
        desk.play_on(1)
    rng = random.Random(2)
    for count in [0, 1, 15, 16, 17, 99, *(rng.randrange(100) for _ in range(20))]:
        looked_at = table_after(desk.table, [])
        assert looked_at.position_after(count).digest() == digests[count], count
        assert looked_at.position_after(max(0, count - 3)).digest() == digests[max(0, count - 3)], count


def test_checkpoints_are_few_and_close() -> None:
    desk = Desk("magpie")
    state = desk.state
    marks = Checkpoints()
    for steps in range(20_000):
        marks.add(steps, state)
        if steps % 1_000 == 999:
            assert len(marks.marks) <= 13
            kept = [0] + [at for at, _ in marks.marks]
            for back in (1, 10, 100, 900):
                nearest = max(at for at in kept if at <= steps - back)
                assert steps - back - nearest <= 2 * back + INTERVAL


# -- repeated commands -------------------------------------------------------------------------


def count_until_refused(do: Callable[[], None], code: str) -> int:
    """Return how often a command succeeds before it is refused."""
    times = 0
    with refused(code):
        while times < 5_000:
            do()
            times += 1
    return times


def test_sitting_down_has_a_quota() -> None:
    desk = Desk(start=False)

    def come_and_go() -> None:
        desk.do("Ben", wire.Sit(table="desk", seat=1, invite="the-invite"))
        desk.do("Ben", wire.Stand(table="desk"))

    assert count_until_refused(come_and_go, "often-enough") == MAX_ENTRIES_PER_PERSON["sat"]
    assert len(desk.log) < 100
    # Quotas are per person.
    desk.do("Cleo", wire.Sit(table="desk", seat=1, invite="the-invite"))


def test_setting_seats_has_a_quota() -> None:
    desk = Desk(start=False)
    for chosen in ("random", None):
        desk.do("Ann", wire.SetSeat(table="desk", seat=1, bot=chosen))
        length = len(desk.log)
        for _ in range(10):
            desk.write(commands.decide(desk.table, wire.SetSeat(table="desk", seat=1, bot=chosen), desk.asking("Ann")))
        assert len(desk.log) == length

    def to_and_fro() -> None:
        desk.do("Ann", wire.SetSeat(table="desk", seat=1, bot="random"))
        desk.do("Ann", wire.SetSeat(table="desk", seat=1))

    assert count_until_refused(to_and_fro, "often-enough") < MAX_ENTRIES_PER_PERSON["bot_sat"]


def test_agreeing_with_new_hashes_has_a_quota() -> None:
    desk = Desk(start=False)
    hashes = (f"{number:064x}" for number in itertools.count())

    def agree() -> None:
        desk.do("Ann", wire.Agree(table="desk", part=next(hashes)))

    assert count_until_refused(agree, "often-enough") == MAX_ENTRIES_PER_PERSON["agreed"]
    assert desk.table.seq < 110


def test_calling_the_start_has_a_quota() -> None:
    desk = Desk(start=False)
    desk.do("Ann", wire.Agree(table="desk", part="1" * 64))
    hashes = (f"{number:064x}" for number in itertools.count())

    def call() -> None:
        for name in ("Ben", "Cleo", "Dan"):
            if desk.table.times.get(f"sat {name.lower()}", 0) < MAX_ENTRIES_PER_PERSON["sat"]:
                desk.do(name, wire.Sit(table="desk", seat=1, invite="the-invite", part=next(hashes)))
                desk.do("Ann", wire.Start(table="desk"))
                desk.do(name, wire.Stand(table="desk"))
                return
        raise AssertionError("nobody is left")

    assert count_until_refused(call, "often-enough") == MAX_ENTRIES_PER_PERSON["called"]


def test_take_backs_have_a_quota() -> None:
    desk = Desk("carcassonne")

    def place_and_take_back() -> None:
        desk.act("Ann", desk.legal("Ann")[0])
        desk.take_back("Ann")

    assert count_until_refused(place_and_take_back, "take-backs-spent") == MAX_ENTRIES_PER_PERSON["took_back"]
    # The game continues, and Ben still has his own quota.
    desk.act("Ann", "none")
    desk.act("Ben", desk.legal("Ben")[0])
    desk.take_back("Ben")


def test_proposals_have_a_quota() -> None:
    desk = Desk("carcassonne")
    desk.act("Ann", desk.legal("Ann")[0])
    desk.act("Ann", "none")

    def ask_in_vain() -> None:
        desk.take_back("Ann", ask=True)
        desk.say("Ben", False)

    assert count_until_refused(ask_in_vain, "often-enough") == MAX_ENTRIES_PER_PERSON["proposed"]


def test_consent_ignores_quota_of_proposer() -> None:
    desk = Desk("carcassonne")
    desk.act("Ann", desk.legal("Ann")[0])
    desk.act("Ann", "none")
    desk.table.times[f"took_back {desk.table.seats[0].person}"] = MAX_ENTRIES_PER_PERSON["took_back"]
    desk.take_back("Ann", ask=True)
    desk.log = []  # set directly, not from the log
    entries, after = commands.written(
        desk.table,
        commands.decide(desk.table, wire.Answer(table="desk", proposal=desk.table.seq, yes=True), desk.asking("Ben")),
        desk.now,
    )
    assert [entry.what.kind for entry in entries] == ["answered", "took_back"]
    assert len(after.steps) == 1


def test_changing_choices_has_a_quota() -> None:
    desk = Desk("seven_wonders", seats=(ME, OPEN, OPEN))
    choices = itertools.cycle(desk.legal("Ann")[:2])

    def change() -> None:
        desk.act("Ann", next(choices))

    for _ in range(2):
        assert count_until_refused(change, "often-enough") == MAX_ENTRIES_PER_PERSON["chose"]
        assert list(desk.table.choices) == [desk.seat("Ann")]
        for name in ("Ben", "Cleo"):
            desk.act(name, desk.legal(name)[0])
        # The quota is per position.
        choices = itertools.cycle(desk.legal("Ann")[:2])


def test_chat_has_a_quota() -> None:
    desk = Desk("magpie")

    def talk() -> None:
        desk.do("Ann", wire.Chat(table="desk", text="and another thing"))

    assert count_until_refused(talk, "often-enough") == MAX_ENTRIES_PER_PERSON["chatted"]
    desk.do("Ben", wire.Chat(table="desk", text="at last"))


def test_endless_game_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk("dominion")
    monkeypatch.setattr(commands, "ENDLESS", 60)
    desk.play_on(200)
    assert desk.table.status == "finished"
    assert desk.table.ending == log.Finished("abandoned", None, None)
    assert desk.table.seq == 61
