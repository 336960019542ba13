"""Test harness: one table without a server. Commands go directly to the dispatcher, and tests set the time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bastide.core.errors import BastideError
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.tables import messages as wire
from bastide.tables.commands import command_dispatch as commands
from bastide.tables.commands import table_setup
from bastide.tables.commands.game_moves import play_bot_action
from bastide.tables.log import EntryDraft, LogEntry
from bastide.tables.state.log_replay import replay_log
from bastide.tables.state.table_state import Table
from bastide.tables.views import table_message_builder
from bastide.tables.visitor_and_command_context import NOBODY_PRESENT, CommandContext, Visitor

ME = wire.SeatRequest("me")
OPEN = wire.SeatRequest("open")


def bot(name: str = "easy") -> wire.SeatRequest:
    return wire.SeatRequest("bot", name)


def visitor(name: str) -> Visitor:
    return Visitor(name.lower(), name, frozenset([name.lower()]))


class TableHarness:
    """One table. The people are Ann, who creates it, Ben, Cleo and Dan."""

    def __init__(
        self,
        game: str = "magpie",
        seats: tuple[wire.SeatRequest, ...] = (ME, OPEN),
        seed: int = 7,
        start: bool = True,
        **settings: object,
    ) -> None:
        self.now = 1_000_000
        self.log: list[LogEntry] = []
        self.attendance = NOBODY_PRESENT
        self.chance = Rng(seed)
        wish = wire.CreateTable(game=game, seats=list(seats), **settings)  # type: ignore[arg-type]
        self.table = Table("desk")
        self.write(table_setup.create_table(wish, "the-invite", self.make_context("Ann")))
        if start:
            self.fill_and_start(seats)

    def fill_and_start(self, seats: tuple[wire.SeatRequest, ...]) -> None:
        """Seat guests on the open seats, and start the game."""
        guests = iter(["Ben", "Cleo", "Dan"])
        for number, wished in enumerate(seats):
            if wished.kind == "open":
                self.execute(next(guests), wire.Sit(table="desk", seat=number, invite="the-invite"))
        self.execute("Ann", wire.Start(table="desk"))

    @property
    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    @property
    def places(self) -> list[int]:
        """Return the places at the end of the game."""
        assert self.table.ending is not None
        assert self.table.ending.places is not None
        return self.table.ending.places

    def bits(self, count: int) -> int:
        return sum(int(self.chance.next32()) << (32 * part) for part in range(-(-count // 32))) % (1 << count)

    def make_context(self, name: str) -> CommandContext:
        return CommandContext(visitor(name), self.bits, self.now, lambda: self.attendance)

    def write(self, drafts: list[EntryDraft]) -> None:
        """Append drafts, and check that the replayed log gives the same table."""
        # A long log is replayed only now and then, to save time.
        thorough = 0 < self.table.seq < 40 or self.table.seq % 50 == 1
        before = fingerprint(self.table) if thorough else ""
        entries, after = commands.build_entries(self.table, drafts, self.now)
        if thorough:
            assert fingerprint(self.table) == before, "building a copy has changed the original table"
        self.log += entries
        self.table = after
        if thorough or after.status == "finished":
            assert fingerprint(replay_log("desk", self.log)) == fingerprint(self.table)

    def execute(self, name: str, command: wire.TableCommand) -> None:
        self.write(commands.decide_command(self.table, command, self.make_context(name)))

    def act(self, name: str, *actions: int | str, position: int | None = None) -> None:
        at = self.table.position if position is None else position
        self.execute(name, wire.Act(table="desk", position=at, actions=list(actions)))

    def pick(self, name: str, *actions: int | str) -> None:
        self.execute(name, wire.Pick(table="desk", position=self.table.position, actions=list(actions)))

    def may_take_back(self, name: str) -> tuple[bool, bool]:
        """Return whether there is a step to take back, and whether it needs consent."""
        asked = wire.AskMayTakeBack(table="desk", position=self.table.position)
        told = commands.answer_question(self.table, asked, self.make_context(name))
        assert isinstance(told, wire.TakeBackMessage)
        assert told.possible == self.build_message(name).can_take_back
        return told.possible, told.consent

    def take_back(self, name: str, ask: bool = False) -> None:
        self.execute(name, wire.TakeBack(table="desk", position=self.table.position, ask=ask))

    def answer_proposal(self, name: str, yes: bool) -> None:
        """Answer the only pending proposal."""
        (number,) = self.table.proposals
        self.execute(name, wire.Answer(table="desk", proposal=number, yes=yes))

    def seat(self, name: str) -> int:
        return self.table.seat_of([name.lower()])

    def bot_on(self, seat: int) -> str:
        return self.table.seats[seat].bot

    def build_message(self, name: str, since: int = 0) -> wire.TableMessage:
        whole = replay_log("desk", self.log, keep=len(self.log))
        missed = [
            table_message_builder.build_entry_view(each, self.seat(name))
            for each in whole.recent_entries
            if each.entry.seq > since
        ]
        return table_message_builder.TableMessageBuilder(self.table, self.attendance, self.now).build_message(
            self.seat(name), missed
        )

    def list_legal_actions(self, name: str) -> list[str]:
        seat = self.seat(name)
        return [self.state.notation(seat, action) for action in self.state.legal_actions(seat)]

    def find_action(self, name: str, notation: str) -> int:
        """Return the number of an action, legal or not."""
        seat = self.seat(name)
        return next(each for each in range(self.table.game.action_space) if self.state.notation(seat, each) == notation)

    def list_entry_kinds(self, last: int = 0) -> list[str]:
        return [entry.data.kind for entry in self.log[-last:]]

    def play_random_moves(self, moves: int = 1_000_000, seed: int = 1) -> None:
        """Play random moves until the game is over or ``moves`` are played."""
        rng = Rng(seed)
        for _ in range(moves):
            waiting = self.table.waiting_for()
            if not waiting:
                return
            seat = waiting[int(rng.below(len(waiting)))]
            action = rng.choice(self.state.legal_actions(seat)[-3:])
            if self.table.seats[seat].bot:
                self.write(play_bot_action(self.table, seat, self.table.position, action))
            else:
                self.act(self.table.seats[seat].name, action)


def make_dominion_table_with_card(card: str, seed: int = 3) -> TableHarness:
    """Return a Dominion table where Ann has this card in hand in her Action phase."""
    desk = TableHarness("dominion", seed=seed, options={"kingdom": "first_game_2e"})
    for _ in range(400):
        name = desk.table.seats[desk.table.waiting_for()[0]].name
        legal = desk.list_legal_actions(name)
        if name == "Ann" and f"play {card}" in legal:
            return desk
        wanted = [text for text in ("play all treasures", f"buy {card}", "end turn") if text in legal]
        desk.act(name, wanted[0] if wanted else legal[0])
    raise AssertionError(f"no {card} came")


def fingerprint(table: Table) -> str:
    """Return the whole state of a table, for comparison."""
    state = table.state
    clocks = (
        (table.clocks.remaining_ms, table.clocks.updated_at_ms, sorted(table.clocks.running_seats))
        if state is not None
        else None
    )
    return repr(
        [
            (table.seq, table.position, table.status, table.rematch, table.replay_error, clocks),
            [(seat.person, seat.name, seat.bot, seat.resigned, seat.agreed, seat.seed_share) for seat in table.seats],
            (table.is_start_called, table.seed_commitment, table.server_secret),
            sorted(table.pending_choices.items()),
            table.steps,
            sorted((number, each.what, sorted(each.yes)) for number, each in table.proposals.items()),
            table.ending,
            state.digest() if state is not None else "",
            table.previous_state.digest() if table.previous_state is not None else "",
        ]
    )


@contextmanager
def raises_refusal(code: str) -> Iterator[None]:
    """Expect a refusal with this code."""
    with pytest.raises(BastideError) as caught:
        yield
    assert caught.value.code == code, caught.value
