"""A table, rebuilt from its log: nothing here reads a clock, draws a number or waits for anybody.

The kinds of entries, with what their data holds:

=============  =====================================================================================================
``created``    game, rules, options, seats, public, clock, expiry, aids, hints, shuffle, invite, host
``sat``        person, name: somebody took the seat
``stood``      person, name: and left it again
``bot_sat``    bot: the host put a bot there
``opened``     person, name: the host made the seat free
``started``    seed, hash, rules, kept: the seats that play, in the order of play
``acted``      actions, said: as numbers and in notation; one entry is carried out whole
``chose``      action, said: where all choose at once; it counts when the last one has chosen
``took_back``  undone: the entries that no longer count
``proposed``   what, about, bot, undone, asked: something that needs the others' consent
``answered``   proposal, yes
``resigned``   the seat has given up
``timed_out``  the seat's clock ran out
``replaced``   bot: which plays for the seat from now on
``returned``   the person plays again
``finished``   reason, places, scores
``chatted``    text
``rematched``  table: where the same people play again
=============  =====================================================================================================
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from copy import copy
from hashlib import sha256

from msgspec import Struct, convert
from msgspec.structs import replace

from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.journal import Event, Journal
from bastide.core.options import Options
from bastide.core.plain import Plain, ints, whole, word
from bastide.core.registry import get_game
from bastide.core.state import State
from bastide.server.clock import Clocks
from bastide.server.log import Entry
from bastide.server.messages import Clock, Reason, Status

#: So many entries are kept with what they told; older ones are read again from the log when somebody asks.
RECENT = 60


class Seat:
    """A place at the table."""

    def __init__(self, person: str = "", name: str = "", bot: str = "") -> None:
        #: Who owns it; empty for a bot and a free seat.
        self.person = person
        self.name = name
        #: The bot that plays here, for itself or for the person.
        self.bot = bot
        #: The entry by which the person lost the game by giving up or by the clock; 0: not at all.
        self.resigned = 0

    def copy(self) -> Seat:
        other = Seat(self.person, self.name, self.bot)
        other.resigned = self.resigned
        return other

    @property
    def is_open(self) -> bool:
        return not self.person and not self.bot

    @property
    def is_active(self) -> bool:
        """Whether a person plays here and nobody plays for them."""
        return bool(self.person) and not self.bot


class Happened(Struct, frozen=True):
    """An entry, and what the game told of it."""

    entry: Entry
    events: list[Event]


class Step(Struct, frozen=True):
    """One thing done by one player, whole: what a take back undoes."""

    seq: int
    #: Player and action, in the order in which they were carried out.
    moves: list[tuple[int, int]]
    #: Whether it was a choice of all players at once.
    together: bool


class Proposal(Struct, frozen=True):
    """Something that waits for consent."""

    number: int
    what: str
    by: int
    #: Whom it is about, for ``replace``.
    about: int
    bot: str
    undone: list[int]
    #: Whose consent is needed.
    asked: frozenset[int]
    yes: frozenset[int]


class Ending(Struct, frozen=True):
    reason: Reason
    places: list[int] | None
    scores: list[int] | None


class Table:
    """A table as it stands after its last entry."""

    def __init__(self, id: str, keep: int = RECENT) -> None:
        self.id = id
        self.keep = keep
        self.seq = 0
        self.updated_at = 0
        #: The entry that last changed the game; 0 before it begins.
        self.position = 0
        self.status: Status = "open"
        self.seats: list[Seat] = []
        self.state: State | None = None
        #: What players have chosen where all choose at once and somebody is still thinking.
        self.choices: dict[int, int] = {}
        self.steps: list[Step] = []
        #: The position before the last step.
        self.before: State | None = None
        #: The position as another table object keeps it, which this one must not change: it need not be copied again.
        self.untouched: State | None = None
        self.proposals: dict[int, Proposal] = {}
        self.ending: Ending | None = None
        self.rematch = ""
        #: Why the game cannot go on: the rules have changed under it. Empty: it can.
        self.broken = ""
        self.recent: list[Happened] = []

    # -- what it is --------------------------------------------------------------------------

    game: Game
    rules_version: int
    options: Options
    public: bool
    clock: Clock
    expiry: str
    aids: bool
    hints: bool
    shuffle: bool
    invite: str
    host: str
    created_at: int
    seed: int
    #: What the seed was promised to hash to before the first card was dealt.
    hash: str
    clocks: Clocks

    @property
    def players(self) -> int:
        return len(self.seats)

    def seat_of(self, ids: Collection[str]) -> int:
        """The seat of a person, by any of the ids they are known by; -1: they have none."""
        for number, seat in enumerate(self.seats):
            if seat.person and seat.person in ids:
                return number
        return -1

    def actors(self) -> list[int]:
        """Who is asked something: also those who have chosen and may change their minds."""
        return self.state.actors() if self.state is not None and self.status == "playing" else []

    def waiting_for(self) -> list[int]:
        """Who is asked and has not answered."""
        return [player for player in self.actors() if player not in self.choices]

    def missing(self, proposal: Proposal) -> list[int]:
        """Whose answer a proposal still waits for. Who has left is no longer waited for."""
        return [seat for seat in self.voters() if seat in proposal.asked - proposal.yes]

    def voters(self) -> list[int]:
        """The people who play: bots, and those for whom a bot plays, consent to everything."""
        return [number for number, seat in enumerate(self.seats) if seat.is_active]

    def shown_state(self) -> State:
        """The position with the choices made so far, as the views show it."""
        assert self.state is not None
        if not self.choices:
            return self.state
        shown = self.state.clone()
        for player, action in sorted(self.choices.items()):
            shown.apply(player, action)
        return shown

    def fresh_state(self, steps: Iterable[Step]) -> State:
        """The position after these steps, played from the set-up."""
        state = self.game.new_state(self.players, dict(self.options), self.seed)
        for step in steps:
            for player, action in step.moves:
                state.apply(player, action)
        return state

    # -- reading the log ---------------------------------------------------------------------

    def after(self, entries: Iterable[Entry]) -> Table:
        """The table as it will be when these entries are stored; this one stays as it is."""
        news = list(entries)
        other = copy(self)
        # All that is new is kept: there may be viewers who have heard of none of it.
        other.keep = max(RECENT, len(news))
        other.seats = [seat.copy() for seat in self.seats]
        other.choices = dict(self.choices)
        other.steps = list(self.steps)
        other.proposals = dict(self.proposals)
        other.recent = list(self.recent)
        if self.state is not None:
            other.clocks = self.clocks.copy()
            other.state = self.state.clone()
            other.state.journal = Journal()
            other.untouched = self.state
        for entry in news:
            other.fold(entry)
        other.untouched = None
        return other

    def fold(self, entry: Entry) -> Happened:
        """Let an entry have happened. It has been checked and stored: there is no refusing it here."""
        assert entry.seq == self.seq + 1, f"entry {entry.seq} cannot follow {self.seq}"
        before = self.waiting_for()
        together = len(self.actors()) > 1
        position = self.position
        events = getattr(self, f"_{entry.kind}")(entry, entry.data)
        self.seq = entry.seq
        self.updated_at = entry.at
        if self.state is not None:
            waiting = self.waiting_for()
            running = frozenset(player for player in waiting if self.seats[player].is_active)
            moved = position != self.position
            begun = frozenset(player for player in running if player not in before or (moved and together))
            self.clocks.go_on(entry.at, running, begun)
        happened = Happened(entry, events or [])
        self.recent.append(happened)
        del self.recent[: -self.keep]
        return happened

    def _created(self, entry: Entry, data: dict[str, Plain]) -> None:
        self.game = get_game(word(data["game"]))
        self.rules_version = whole(data["rules"])
        self.options = convert(data["options"], dict[str, bool | int | str | list[str]])
        self.public = bool(data["public"])
        self.clock = convert(data["clock"], Clock)
        self.expiry = word(data["expiry"])
        self.aids = bool(data["aids"])
        self.hints = bool(data.get("hints", False))  # logs from before there were hints
        self.shuffle = bool(data["shuffle"])
        self.invite = word(data["invite"])
        self.host = word(data["host"])
        self.created_at = entry.at
        seats = convert(data["seats"], list[dict[str, str]])
        self.seats = [Seat(seat["person"], seat["name"], seat["bot"]) for seat in seats]

    def _sat(self, entry: Entry, data: dict[str, Plain]) -> None:
        self.seats[entry.seat] = Seat(word(data["person"]), word(data["name"]))

    def _stood(self, entry: Entry, data: dict[str, Plain]) -> None:
        self.seats[entry.seat] = Seat()

    def _bot_sat(self, entry: Entry, data: dict[str, Plain]) -> None:
        self.seats[entry.seat] = Seat(bot=word(data["bot"]))

    def _opened(self, entry: Entry, data: dict[str, Plain]) -> None:
        self.seats[entry.seat] = Seat()

    def _started(self, entry: Entry, data: dict[str, Plain]) -> None:
        self.seats = [self.seats[number] for number in ints(data["kept"])]
        self.seed = int(word(data["seed"]))
        self.hash = word(data["hash"])
        self.rules_version = whole(data["rules"])
        self.status = "playing"
        self.position = entry.seq
        self.clocks = Clocks(self.clock, self.players, entry.at)
        self.state = self.game.new_state(self.players, dict(self.options), self.seed)
        self.state.journal = Journal()

    def _acted(self, entry: Entry, data: dict[str, Plain]) -> list[Event]:
        said = convert(data["said"], list[str])
        return self._carry_out(entry, [(entry.seat, action) for action in ints(data["actions"])], said, False)

    def _chose(self, entry: Entry, data: dict[str, Plain]) -> list[Event]:
        assert self.state is not None
        action = whole(data["action"])
        if self.rules_version != self.game.rules_version and not self.broken:
            try:
                action = self.state.parse(entry.seat, word(data["said"]))
            except BastideError as error:
                self.broken = str(error)
        self.choices[entry.seat] = action
        if self.waiting_for():
            return []
        moves = sorted(self.choices.items())
        self.choices = {}
        return self._carry_out(entry, moves, [], True)

    def _carry_out(self, entry: Entry, moves: list[tuple[int, int]], said: list[str], together: bool) -> list[Event]:
        state = self.state
        assert state is not None
        assert state.journal is not None
        done: list[tuple[int, int]] = []
        self.before = self.untouched or state.clone()
        self.untouched = None
        if not self.broken:
            try:
                for number, (player, action) in enumerate(moves):
                    if self.rules_version != self.game.rules_version and said:
                        action = state.parse(player, said[number])
                    state.apply(player, action)
                    done.append((player, action))
            except BastideError as error:
                self.broken = str(error)
        self.position = entry.seq
        self.steps.append(Step(entry.seq, done, together))
        self._forget_take_backs()
        return state.journal.take()

    def _took_back(self, entry: Entry, data: dict[str, Plain]) -> None:
        undone = set(ints(data["undone"]))
        self.steps = [step for step in self.steps if step.seq not in undone]
        self.choices = {}
        self.untouched = None
        self.before = self.fresh_state(self.steps[:-1]) if self.steps else None
        self.state = self.fresh_state(self.steps)
        self.state.journal = Journal()
        self.position = entry.seq
        self._forget_take_backs()

    def _forget_take_backs(self) -> None:
        """What was proposed about another position speaks of nothing any more."""
        self.proposals = {number: each for number, each in self.proposals.items() if each.what != "take_back"}

    def _proposed(self, entry: Entry, data: dict[str, Plain]) -> None:
        self.proposals[entry.seq] = Proposal(
            entry.seq,
            word(data["what"]),
            entry.seat,
            whole(data["about"]),
            word(data["bot"]),
            ints(data["undone"]),
            frozenset(ints(data["asked"])),
            frozenset(),
        )

    def _answered(self, entry: Entry, data: dict[str, Plain]) -> None:
        number = whole(data["proposal"])
        old = self.proposals.pop(number)
        if data["yes"]:
            self.proposals[number] = replace(old, yes=old.yes | {entry.seat})

    def _resigned(self, entry: Entry, data: dict[str, Plain]) -> None:
        self.seats[entry.seat].resigned = entry.seq
        self._forget_proposals_of(entry.seat)

    def _timed_out(self, entry: Entry, data: dict[str, Plain]) -> None:
        if self.expiry == "loss":
            self._resigned(entry, data)

    def _replaced(self, entry: Entry, data: dict[str, Plain]) -> None:
        self.seats[entry.seat].bot = word(data["bot"])
        self._forget_proposals_of(entry.seat)

    def _forget_proposals_of(self, seat: int) -> None:
        """What they proposed, and what was proposed about them, has been overtaken."""
        self.proposals = {
            number: each for number, each in self.proposals.items() if each.by != seat and each.about != seat
        }

    def _returned(self, entry: Entry, data: dict[str, Plain]) -> None:
        self.seats[entry.seat].bot = ""
        self.clocks.come_back(entry.seat)

    def _finished(self, entry: Entry, data: dict[str, Plain]) -> None:
        self.ending = convert(data, Ending)
        self.status = "finished"
        self.choices = {}
        self.proposals = {}
        self.position = entry.seq

    def _chatted(self, entry: Entry, data: dict[str, Plain]) -> None:
        pass

    def _rematched(self, entry: Entry, data: dict[str, Plain]) -> None:
        self.rematch = word(data["table"])


def commitment(seed: int) -> str:
    return sha256(f"bastide:{seed}".encode()).hexdigest()


def read(id: str, entries: Iterable[Entry], keep: int = RECENT) -> Table:
    """The table that a log tells of, with what its last ``keep`` entries told."""
    table = Table(id, keep)
    for entry in entries:
        table.fold(entry)
    return table
