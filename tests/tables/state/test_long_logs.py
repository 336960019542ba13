"""Long logs: replay time, and quotas that limit repeated commands."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from time import process_time

import pytest
from table_harness import ME, OPEN, TableHarness, fingerprint, raises_refusal

from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.commands import command_dispatch as commands
from bastide.tables.log import AnyEntryData, LogEntry
from bastide.tables.log.entry_quotas import MAX_ENTRIES_PER_PERSON
from bastide.tables.state.log_replay import apply_entry, copy_with_entries, replay_log
from bastide.tables.state.position_checkpoints import CHECKPOINT_INTERVAL_STEPS, Checkpoints


class UncheckedLogWriter:
    """Writes entries directly into a log, without checks."""

    def __init__(self, desk: TableHarness) -> None:
        self.table = desk.table
        self.entries = list(desk.log)

    def note(self, seat: int, what: AnyEntryData) -> None:
        entry = LogEntry(self.table.seq + 1, seat, what, self.table.updated_at)
        apply_entry(self.table, entry)
        self.entries.append(entry)

    def act(self) -> None:
        assert self.table.state is not None
        state = self.table.state
        seat = self.table.waiting_for()[0]
        action = state.legal_actions(seat)[-1]
        self.note(seat, log.ActionsPlayed([action], [state.notation(seat, action)]))

    def take_back(self, count: int) -> None:
        self.note(0, log.StepsTakenBack([step.seq for step in self.table.steps[-count:]]))


def test_take_backs_replay_in_linear_time() -> None:
    """Replaying a log with many take backs at the end of a long game takes time in proportion to its length."""
    desk = TableHarness("dominion")
    desk.play_random_moves(200)
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
    table = replay_log("desk", scribe.entries)
    assert process_time() - begun < 4, "0.4 seconds on a machine of 2024, without compilation"
    assert fingerprint(table) == fingerprint(scribe.table)
    assert len(table.steps) == len(desk.table.steps)


@pytest.mark.parametrize("game", ["dominion", "carcassonne"])
def test_every_earlier_position_can_be_restored(game: str) -> None:
    desk = TableHarness(game)
    digests = []
    for _ in range(100):
        digests.append(desk.state.digest())
        desk.play_random_moves(1)
    rng = random.Random(2)
    for count in [0, 1, 15, 16, 17, 99, *(rng.randrange(100) for _ in range(20))]:
        looked_at = copy_with_entries(desk.table, [])
        assert looked_at.build_state_after(count).digest() == digests[count], count
        assert looked_at.build_state_after(max(0, count - 3)).digest() == digests[max(0, count - 3)], count


def test_checkpoints_are_few_and_close() -> None:
    desk = TableHarness("magpie")
    state = desk.state
    marks = Checkpoints()
    for steps in range(20_000):
        marks.add(steps, state)
        if steps % 1_000 == 999:
            assert len(marks.positions) <= 13
            kept = [0] + [at for at, _ in marks.positions]
            for back in (1, 10, 100, 900):
                nearest = max(at for at in kept if at <= steps - back)
                assert steps - back - nearest <= 2 * back + CHECKPOINT_INTERVAL_STEPS


# -- repeated commands -------------------------------------------------------------------------


def count_until_refused(do: Callable[[], None], code: str) -> int:
    """Return how often a command succeeds before it is refused."""
    times = 0
    with raises_refusal(code):
        while times < 5_000:
            do()
            times += 1
    return times


def test_sitting_down_has_a_quota() -> None:
    desk = TableHarness(start=False)

    def come_and_go() -> None:
        desk.execute("Ben", wire.Sit(table="desk", seat=1, invite="the-invite"))
        desk.execute("Ben", wire.Stand(table="desk"))

    assert count_until_refused(come_and_go, "often-enough") == MAX_ENTRIES_PER_PERSON["sat"]
    assert len(desk.log) < 100
    # Quotas are per person.
    desk.execute("Cleo", wire.Sit(table="desk", seat=1, invite="the-invite"))


def test_setting_seats_has_a_quota() -> None:
    desk = TableHarness(start=False)
    for chosen in ("random", None):
        desk.execute("Ann", wire.SetSeat(table="desk", seat=1, bot=chosen))
        length = len(desk.log)
        for _ in range(10):
            desk.write(
                commands.decide_command(
                    desk.table, wire.SetSeat(table="desk", seat=1, bot=chosen), desk.make_context("Ann")
                )
            )
        assert len(desk.log) == length

    def to_and_fro() -> None:
        desk.execute("Ann", wire.SetSeat(table="desk", seat=1, bot="random"))
        desk.execute("Ann", wire.SetSeat(table="desk", seat=1))

    assert count_until_refused(to_and_fro, "often-enough") < MAX_ENTRIES_PER_PERSON["bot_sat"]


def test_agreeing_with_new_hashes_has_a_quota() -> None:
    desk = TableHarness(start=False)
    hashes = (f"{number:064x}" for number in itertools.count())

    def agree() -> None:
        desk.execute("Ann", wire.Agree(table="desk", part=next(hashes)))

    assert count_until_refused(agree, "often-enough") == MAX_ENTRIES_PER_PERSON["agreed"]
    assert desk.table.seq < 110


def test_calling_the_start_has_a_quota() -> None:
    desk = TableHarness(start=False)
    desk.execute("Ann", wire.Agree(table="desk", part="1" * 64))
    hashes = (f"{number:064x}" for number in itertools.count())

    def call() -> None:
        for name in ("Ben", "Cleo", "Dan"):
            if desk.table.quota_counts.get(f"sat {name.lower()}", 0) < MAX_ENTRIES_PER_PERSON["sat"]:
                desk.execute(name, wire.Sit(table="desk", seat=1, invite="the-invite", part=next(hashes)))
                desk.execute("Ann", wire.Start(table="desk"))
                desk.execute(name, wire.Stand(table="desk"))
                return
        raise AssertionError("nobody is left")

    assert count_until_refused(call, "often-enough") == MAX_ENTRIES_PER_PERSON["called"]


def test_take_backs_have_a_quota() -> None:
    desk = TableHarness("carcassonne")

    def place_and_take_back() -> None:
        desk.act("Ann", desk.list_legal_actions("Ann")[0])
        desk.take_back("Ann")

    assert count_until_refused(place_and_take_back, "take-backs-spent") == MAX_ENTRIES_PER_PERSON["took_back"]
    # The game continues, and Ben still has his own quota.
    desk.act("Ann", "none")
    desk.act("Ben", desk.list_legal_actions("Ben")[0])
    desk.take_back("Ben")


def test_proposals_have_a_quota() -> None:
    desk = TableHarness("carcassonne")
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    desk.act("Ann", "none")

    def ask_in_vain() -> None:
        desk.take_back("Ann", ask=True)
        desk.answer_proposal("Ben", False)

    assert count_until_refused(ask_in_vain, "often-enough") == MAX_ENTRIES_PER_PERSON["proposed"]


def test_consent_ignores_quota_of_proposer() -> None:
    desk = TableHarness("carcassonne")
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    desk.act("Ann", "none")
    desk.table.quota_counts[f"took_back {desk.table.seats[0].person}"] = MAX_ENTRIES_PER_PERSON["took_back"]
    desk.take_back("Ann", ask=True)
    desk.log = []  # set directly, not from the log
    entries, after = commands.build_entries(
        desk.table,
        commands.decide_command(
            desk.table, wire.Answer(table="desk", proposal=desk.table.seq, yes=True), desk.make_context("Ben")
        ),
        desk.now,
    )
    assert [entry.data.kind for entry in entries] == ["answered", "took_back"]
    assert len(after.steps) == 1


def test_changing_choices_has_a_quota() -> None:
    desk = TableHarness("seven_wonders", seats=(ME, OPEN, OPEN))
    choices = itertools.cycle(desk.list_legal_actions("Ann")[:2])

    def change() -> None:
        desk.act("Ann", next(choices))

    for _ in range(2):
        assert count_until_refused(change, "often-enough") == MAX_ENTRIES_PER_PERSON["chose"]
        assert list(desk.table.pending_choices) == [desk.seat("Ann")]
        for name in ("Ben", "Cleo"):
            desk.act(name, desk.list_legal_actions(name)[0])
        # The quota is per position.
        choices = itertools.cycle(desk.list_legal_actions("Ann")[:2])


def test_chat_has_a_quota() -> None:
    desk = TableHarness("magpie")

    def talk() -> None:
        desk.execute("Ann", wire.Chat(table="desk", text="and another thing"))

    assert count_until_refused(talk, "often-enough") == MAX_ENTRIES_PER_PERSON["chatted"]
    desk.execute("Ben", wire.Chat(table="desk", text="at last"))


def test_endless_game_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = TableHarness("dominion")
    monkeypatch.setattr(commands, "MAX_GAME_ENTRIES", 60)
    desk.play_random_moves(200)
    assert desk.table.status == "finished"
    assert desk.table.ending == log.GameFinished("abandoned", None, None)
    assert desk.table.seq == 61
