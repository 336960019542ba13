"""Test harness: one table without a server. Commands go directly to the dispatcher, and tests set the time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bastide.core.errors import BastideError
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.tables import messages as wire
from bastide.tables.commands import decide as commands
from bastide.tables.commands import seating
from bastide.tables.commands.playing import bot_act
from bastide.tables.log import Draft, Entry
from bastide.tables.model.replay import read
from bastide.tables.model.table import Table
from bastide.tables.views import table_message
from bastide.tables.visitor import DESERTED, Occasion, Visitor

ME = wire.SeatWish("me")
OPEN = wire.SeatWish("open")


def bot(name: str = "easy") -> wire.SeatWish:
    return wire.SeatWish("bot", name)


def visitor(name: str) -> Visitor:
    return Visitor(name.lower(), name, frozenset([name.lower()]))


class Desk:
    """One table. The people are Ann, who creates it, Ben, Cleo and Dan."""

    def __init__(
        self,
        game: str = "magpie",
        seats: tuple[wire.SeatWish, ...] = (ME, OPEN),
        seed: int = 7,
        start: bool = True,
        **settings: object,
    ) -> None:
        self.now = 1_000_000
        self.log: list[Entry] = []
        self.attendance = DESERTED
        self.chance = Rng(seed)
        wish = wire.CreateTable(game=game, seats=list(seats), **settings)  # type: ignore[arg-type]
        self.table = Table("desk")
        self.write(seating.create(wish, "the-invite", self.asking("Ann")))
        if start:
            self.fill_and_start(seats)

    def fill_and_start(self, seats: tuple[wire.SeatWish, ...]) -> None:
        """Seat guests on the open seats, and start the game."""
        guests = iter(["Ben", "Cleo", "Dan"])
        for number, wished in enumerate(seats):
            if wished.kind == "open":
                self.do(next(guests), wire.Sit(table="desk", seat=number, invite="the-invite"))
        self.do("Ann", wire.Start(table="desk"))

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

    def asking(self, name: str) -> Occasion:
        return Occasion(visitor(name), self.bits, self.now, lambda: self.attendance)

    def write(self, drafts: list[Draft]) -> None:
        """Append drafts, and check that the replayed log gives the same table."""
        # A long log is replayed only now and then, to save time.
        thorough = 0 < self.table.seq < 40 or self.table.seq % 50 == 1
        before = fingerprint(self.table) if thorough else ""
        entries, after = commands.written(self.table, drafts, self.now)
        if thorough:
            assert fingerprint(self.table) == before, "building a copy has changed the original table"
        self.log += entries
        self.table = after
        if thorough or after.status == "finished":
            assert fingerprint(read("desk", self.log)) == fingerprint(self.table)

    def do(self, name: str, command: wire.TableCommand) -> None:
        self.write(commands.decide(self.table, command, self.asking(name)))

    def act(self, name: str, *actions: int | str, position: int | None = None) -> None:
        at = self.table.position if position is None else position
        self.do(name, wire.Act(table="desk", position=at, actions=list(actions)))

    def pick(self, name: str, *actions: int | str) -> None:
        self.do(name, wire.Pick(table="desk", position=self.table.position, actions=list(actions)))

    def may_take_back(self, name: str) -> tuple[bool, bool]:
        """Return whether there is a step to take back, and whether it needs consent."""
        asked = wire.MayTakeBack(table="desk", position=self.table.position)
        told = commands.answer(self.table, asked, self.asking(name))
        assert isinstance(told, wire.TakeBackMessage)
        assert told.possible == self.shown(name).can_take_back
        return told.possible, told.consent

    def take_back(self, name: str, ask: bool = False) -> None:
        self.do(name, wire.TakeBack(table="desk", position=self.table.position, ask=ask))

    def say(self, name: str, yes: bool) -> None:
        """Answer the only pending proposal."""
        (number,) = self.table.proposals
        self.do(name, wire.Answer(table="desk", proposal=number, yes=yes))

    def seat(self, name: str) -> int:
        return self.table.seat_of([name.lower()])

    def bot_on(self, seat: int) -> str:
        return self.table.seats[seat].bot

    def shown(self, name: str, since: int = 0) -> wire.TableMessage:
        whole = read("desk", self.log, keep=len(self.log))
        missed = [table_message.shown(each, self.seat(name)) for each in whole.recent if each.entry.seq > since]
        return table_message.Telling(self.table, self.attendance, self.now).to(self.seat(name), missed)

    def legal(self, name: str) -> list[str]:
        seat = self.seat(name)
        return [self.state.notation(seat, action) for action in self.state.legal_actions(seat)]

    def number(self, name: str, notation: str) -> int:
        """Return the number of an action, legal or not."""
        seat = self.seat(name)
        return next(each for each in range(self.table.game.action_space) if self.state.notation(seat, each) == notation)

    def kinds(self, last: int = 0) -> list[str]:
        return [entry.what.kind for entry in self.log[-last:]]

    def play_on(self, moves: int = 1_000_000, seed: int = 1) -> None:
        """Play random moves until the game is over or ``moves`` are played."""
        rng = Rng(seed)
        for _ in range(moves):
            waiting = self.table.waiting_for()
            if not waiting:
                return
            seat = waiting[int(rng.below(len(waiting)))]
            action = rng.choice(self.state.legal_actions(seat)[-3:])
            if self.table.seats[seat].bot:
                self.write(bot_act(self.table, seat, self.table.position, action))
            else:
                self.act(self.table.seats[seat].name, action)


def with_card(card: str, seed: int = 3) -> Desk:
    """Return a Dominion table where Ann has this card in hand in her Action phase."""
    desk = Desk("dominion", seed=seed, options={"kingdom": "first_game_2e"})
    for _ in range(400):
        name = desk.table.seats[desk.table.waiting_for()[0]].name
        legal = desk.legal(name)
        if name == "Ann" and f"play {card}" in legal:
            return desk
        wanted = [text for text in ("play all treasures", f"buy {card}", "end turn") if text in legal]
        desk.act(name, wanted[0] if wanted else legal[0])
    raise AssertionError(f"no {card} came")


def fingerprint(table: Table) -> str:
    """Return the whole state of a table, for comparison."""
    state = table.state
    clocks = (table.clocks.left, table.clocks.since, sorted(table.clocks.running)) if state is not None else None
    return repr(
        [
            (table.seq, table.position, table.status, table.rematch, table.broken, clocks),
            [(seat.person, seat.name, seat.bot, seat.resigned, seat.agreed, seat.part) for seat in table.seats],
            (table.called, table.hash, table.secret),
            sorted(table.choices.items()),
            table.steps,
            sorted((number, each.what, sorted(each.yes)) for number, each in table.proposals.items()),
            table.ending,
            state.digest() if state is not None else "",
            table.before.digest() if table.before is not None else "",
        ]
    )


@contextmanager
def refused(code: str) -> Iterator[None]:
    """Expect a refusal with this code."""
    with pytest.raises(BastideError) as caught:
        yield
    assert caught.value.code == code, caught.value
