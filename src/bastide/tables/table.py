"""A table, rebuilt from its log: nothing here reads a clock, draws a number or waits for anybody."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.journal import Event, Journal
from bastide.core.options import Options
from bastide.core.registry import get_game
from bastide.core.rng import Seed, seed_from
from bastide.core.state import State
from bastide.tables import log
from bastide.tables.clocks import Clocks
from bastide.tables.enough import counted
from bastide.tables.fairness import Part
from bastide.tables.log import AnyWhat, Entry
from bastide.tables.messages import Clock, Status
from bastide.tables.waymarks import EVERY, Waymarks

#: So many entries are kept with what they told; older ones are read again from the log when somebody asks.
RECENT = 60
#: How choices of the position are counted.
CHOICES = f"{log.Chose.kind} "


class Chair:
    """A place at the table."""

    def __init__(self, person: str = "", name: str = "", bot: str = "", part: str = "", agreed: bool = True) -> None:
        #: Who owns it; empty for a bot and a free seat.
        self.person = person
        self.name = name
        #: The bot that plays here, for itself or for the person.
        self.bot = bot
        #: The entry by which the person lost the game by giving up or by the clock; 0: not at all.
        self.resigned = 0
        #: Whether a bot has ever played for the person in this game: by their own word, or without it.
        self.helped: Literal["", "word", "taken"] = ""
        #: Whether the person has agreed to the table as it is: who was put here has not, until they say so.
        self.agreed = agreed
        #: What their device adds to the key of the game; None: nothing.
        self.part = Part(part) if part else None

    def copy(self) -> Chair:
        other = Chair(self.person, self.name, self.bot, "", self.agreed)
        other.resigned = self.resigned
        other.helped = self.helped
        other.part = self.part
        return other

    def leave_to(self, bot: str, why: str) -> None:
        """A bot plays here from now on."""
        self.bot = bot
        if why == "word":
            self.helped = self.helped or "word"
        elif not self.resigned:  # who has lost already does not lose by it
            self.helped = "taken"

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


class PlayedStep(Struct, frozen=True, array_like=True):
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


class Knock(Struct, frozen=True):
    """Somebody at the door of a private table; ``yes`` is the host's answer."""

    person: str
    name: str
    yes: bool | None = None


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
        self.seats: list[Chair] = []
        self.state: State | None = None
        #: What players have chosen where all choose at once and somebody is still thinking.
        self.choices: dict[int, int] = {}
        #: Since when each person whom the game asks has been asked, or has last done something.
        self.asked: dict[int, int] = {}
        self.steps: list[PlayedStep] = []
        self.waymarks = Waymarks()
        #: Which steps have shown anybody anything, of those that were judged already (``bastide.tables.consent``).
        self.judged: dict[int, bool] = {}
        #: How often each person has done what may be done so and so often (``enough``).
        self.times: dict[str, int] = {}
        #: The position before the last step, if it is at hand; see ``before``.
        self._before: State | None = None
        #: The position as another table object keeps it, which this one must not change: it need not be copied again.
        self.untouched: State | None = None
        self.proposals: dict[int, Proposal] = {}
        #: Who has knocked, by the entry: the person, the name, and the host's answer if there is one.
        self.knocks: dict[int, Knock] = {}
        #: How much those who only look on have said, by person.
        self.said: dict[str, int] = {}
        #: Everybody for whom a seat has ever been kept, and who has got up: nobody is asked again who has said no.
        self.invited: frozenset[str] = frozenset()
        self.got_up: frozenset[str] = frozenset()
        self.ending: log.Finished | None = None
        self.rematch = ""
        #: Whether the host has called the start, which waits for people's devices.
        self.called = False
        #: Why the game cannot go on: the rules have changed under it. None: it can.
        self.broken: BastideError | None = None
        self.recent: list[Happened] = []

    # -- what it is --------------------------------------------------------------------------

    game: Game
    rules_version: int
    #: As they were agreed.
    options: Options
    #: As they are played, with what was left to chance; before the start, those agreed.
    played: Options
    public: bool
    clock: Clock
    expiry: str
    #: For how many seconds the table waits for somebody who is away; 0: for ever.
    absence: int
    #: The bot that plays for people; empty: the usual one (``bots.substitute``).
    stand_in: str
    #: Whether the game was played elsewhere and read in.
    imported: bool
    #: The game that is played on here; None: it begins with a deal of its own.
    origin: log.Origin | None
    #: The number of the day whose deal is played here; 0: it has a deal of its own.
    deal: int
    aids: bool
    hints: bool
    shuffle: bool
    talk: bool
    invite: str
    host: str
    created_at: int
    seed: Seed
    #: The server's part of the key; empty where it draws the seed alone, at the start.
    secret: str
    #: What was promised: the hash of the server's part or, where it drew alone, of the seed.
    hash: str
    #: The seats that play, as they were numbered before the start, in the order of play.
    kept: list[int]
    #: What there was to draw from when the game began.
    choices_then: str
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

    def thinkers(self) -> list[int]:
        """The bots whose turn it is. Where no person plays any more, they wait, too, until somebody comes back."""
        if self.broken or not self.voters():
            return []
        return [player for player in self.waiting_for() if self.seats[player].bot]

    def shown_state(self) -> State:
        """The position with the choices made so far, as the views show it."""
        assert self.state is not None
        if not self.choices:
            return self.state
        shown = self.state.clone()
        for player, action in sorted(self.choices.items()):
            shown.apply(player, action)
        return shown

    def dealt(self) -> State:
        """The game as it was set up. What the log says is not drawn again, so its meaning cannot change."""
        played = self.game.check_options(self.players, self.played)
        return self.game.deal(self.players, played, self.seed)

    def first_state(self) -> State:
        """The position in which the game began here: as it was dealt or, where one is played on, as it stood there."""
        state = self.dealt()
        if self.origin is not None:
            for player, action, said in self.origin.moves:
                state.apply(player, meant(state, player, action, said))
        return state

    @property
    def before(self) -> State | None:
        """The position before the last step; None where there is no step."""
        if self._before is None and self.steps:
            self._before = self.position_after(len(self.steps) - 1)
        return self._before

    def position_after(self, count: int) -> State:
        """The position after so many of the steps, played again from the last waymark before it."""
        at, state = self.waymarks.before(count, self.game) or (0, self.first_state())
        for number in range(at, count):
            if number > at and number % EVERY == 0:
                self.waymarks.pass_by(number, state.clone())
            for player, action in self.steps[number].moves:
                state.apply(player, action)
        return state

    # -- reading the log ---------------------------------------------------------------------

    def after(self, entries: Iterable[Entry]) -> Table:
        """The table as it will be when these entries are stored; this one stays as it is."""
        news = list(entries)
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        # All that is new is kept: there may be viewers who have heard of none of it.
        other.keep = max(RECENT, len(news))
        other.seats = [seat.copy() for seat in self.seats]
        other.choices = dict(self.choices)
        other.steps = list(self.steps)
        other.waymarks = self.waymarks.copy()
        other.times = dict(self.times)
        other.proposals = dict(self.proposals)
        other.knocks = dict(self.knocks)
        other.said = dict(self.said)
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
        events = self._let_happen(entry)
        self._count(entry)
        self.seq = entry.seq
        self.updated_at = entry.at
        if self.state is not None:
            waiting = self.waiting_for()
            running = frozenset(player for player in waiting if self.seats[player].is_active)
            moved = position != self.position
            begun = frozenset(player for player in running if player not in before or (moved and together))
            self.clocks.go_on(entry.at, running, begun)
            new = begun | {entry.seat}
            self.asked = {player: entry.at if player in new else self.asked.get(player, entry.at) for player in running}
        happened = Happened(entry, events)
        self.recent.append(happened)
        del self.recent[: -self.keep]
        return happened

    def _let_happen(self, entry: Entry) -> list[Event]:
        """Change what the entry changes; what the game tells of it."""
        seat = entry.seat
        match entry.what:
            case log.Created() as made:
                self._created(made, entry.at)
            case log.Sat(person, name, part):
                self.seats[seat] = Chair(person, name, part=part)
                self.got_up -= {person}
            case log.Invited(person, name):
                self.seats[seat] = Chair(person, name, agreed=False)
                self.invited |= {person}
            case log.Stood():
                self.got_up |= {self.seats[seat].person}
                self.seats[seat] = Chair()
                self._close_parts()
            case log.Opened():
                self.seats[seat] = Chair()
                self._ask_again()
            case log.BotSat(bot):
                self.seats[seat] = Chair(bot=bot)
                self._ask_again()
            case log.Agreed(part):
                self._agreed(seat, part)
            case log.Called():
                self.called = True
            case log.Revealed(secret):
                chair = self.seats[seat]
                assert chair.part is not None, "only what was fixed before is opened"
                chair.part = Part(chair.part.hash, secret)
            case log.Started() as start:
                self._started(start, entry)
            case log.Acted(actions, said):
                moves = [(seat, action, text) for action, text in zip(actions, said, strict=True)]
                return self._carry_out(entry, moves, together=False)
            case log.Chose(action, said):
                return self._chose(entry, action, said)
            case log.TookBack(undone):
                self._took_back(entry, undone)
            case log.Proposed() as made:
                self._proposed(entry, made)
            case log.Answered(number, yes):
                proposal = self.proposals.pop(number)
                if yes:
                    self.proposals[number] = replace(proposal, yes=proposal.yes | {seat})
            case log.Resigned():
                self._resigned(entry)
            case log.TimedOut():
                if self.expiry == "loss":
                    self._resigned(entry)
            case log.Replaced(bot, why):
                self.seats[seat].leave_to(bot, why)
                self._forget_proposals_of(seat)
            case log.Returned():
                self.seats[seat].bot = ""
                self.clocks.come_back(seat)
            case log.Finished() as ending:
                self._finished(entry, ending)
            case log.Chatted(_, person):
                if seat < 0:
                    self.said[person] = self.said.get(person, 0) + 1
            case log.Knocked(person, name):
                self.knocks[entry.seq] = Knock(person, name)
            case log.LetIn(number, yes):
                self.knocks[number] = replace(self.knocks[number], yes=yes)
            case log.Stopped() | log.SetBack() | log.Rewritten():
                pass
            case log.Left(host):
                self.host = host
            case log.Rematched(table):
                self.rematch = table
            case unknown:
                assert_never(unknown)
        return []

    def _count(self, entry: Entry) -> None:
        name = counted(entry.what, self.doer(entry.seat, entry.what))
        if name:
            self.times[name] = self.times.get(name, 0) + 1

    def doer(self, seat: int, what: AnyWhat) -> str:
        """Which person an entry is counted for."""
        if isinstance(what, (log.BotSat, log.Opened, log.Called, log.Invited)):
            return self.host
        if isinstance(what, (log.Sat, log.Knocked)) or (isinstance(what, log.Chatted) and seat < 0):
            return what.person
        return self.seats[seat].person

    def _created(self, made: log.Created, at: int) -> None:
        self.game = get_game(made.game)
        self.rules_version = made.rules
        self.options = self.played = made.options
        self.public = made.public
        self.clock = made.clock
        self.expiry = made.expiry
        self.absence = made.absence
        self.stand_in = made.stand_in
        self.imported = made.imported
        self.origin = made.origin
        self.deal = made.deal
        self.aids = made.aids
        self.hints = made.hints
        self.shuffle = made.shuffle
        self.talk = made.talk
        self.invite = made.invite
        self.host = made.host
        self.created_at = at
        self.secret = made.secret
        self.hash = made.hash
        # Who makes a table has agreed to it. Others have been put there: a rematch keeps seats for them.
        self.seats = [
            Chair(seat.person, seat.name, seat.bot, seat.part, seat.person in ("", made.host)) for seat in made.seats
        ]
        self.invited = frozenset(chair.person for chair in self.seats if not chair.agreed)

    def _agreed(self, seat: int, part: str) -> None:
        """Who gives another hash than before must not know what others have opened: they give new ones, too."""
        chair = self.seats[seat]
        chair.agreed = True
        if part:
            self._close_parts(self.called)
            chair.part = Part(part)

    def _ask_again(self) -> None:
        """The host has changed the table: whoever agreed to it as it was is asked again."""
        for chair in self.seats:
            chair.agreed = chair.person in ("", self.host)
        self._close_parts()

    def _close_parts(self, called: bool = False) -> None:
        """Something is to be chosen again: secrets that are open already count no more."""
        self.called = called
        for chair in self.seats:
            if chair.part is not None and chair.part.secret:
                chair.part = Part("")

    def _started(self, start: log.Started, entry: Entry) -> None:
        self.seats = [self.seats[number] for number in start.kept]
        self.kept = start.kept
        self.seed = seed_from(start.seed)
        self.hash = start.hash
        self.choices_then = start.choices
        self.rules_version = start.rules
        self.played = start.options
        self.status = "playing"
        self.position = entry.seq
        self.clocks = Clocks(self.clock, self.players, entry.at)
        try:
            self.state = self.first_state()
        except BastideError as error:  # what was played elsewhere does not go by these rules any more
            self.broken = error
            self.state = self.dealt()
        self.state.journal = Journal()

    def _chose(self, entry: Entry, action: int, said: str) -> list[Event]:
        assert self.state is not None
        if not self.broken:
            try:
                action = meant(self.state, entry.seat, action, said)
            except BastideError as error:
                self.broken = error
        self.choices[entry.seat] = action
        if self.waiting_for():
            return []
        moves = [(player, chosen, "") for player, chosen in sorted(self.choices.items())]
        self.choices = {}
        return self._carry_out(entry, moves, together=True)

    def _carry_out(self, entry: Entry, moves: list[tuple[int, int, str]], together: bool) -> list[Event]:
        """Player, action, and what it is called; empty where that has been looked at already."""
        state = self.state
        assert state is not None
        assert state.journal is not None
        done: list[tuple[int, int]] = []
        self._before = self.untouched or state.clone()
        self.untouched = None
        self.waymarks.pass_by(len(self.steps), self._before)
        if not self.broken:
            try:
                for player, number, said in moves:
                    action = meant(state, player, number, said) if said else number
                    state.apply(player, action)
                    done.append((player, action))
            except BastideError as error:
                self.broken = error
        self.position = entry.seq
        if together:
            self.times = {name: times for name, times in self.times.items() if not name.startswith(CHOICES)}
        self.steps.append(PlayedStep(entry.seq, done, together))
        self._forget_take_backs()
        return state.journal.take()

    def _took_back(self, entry: Entry, undone: list[int]) -> None:
        gone = set(undone)
        kept = len(self.steps)
        while kept and self.steps[kept - 1].seq in gone:
            kept -= 1
        last = self._before if kept == len(self.steps) - 1 else None
        del self.steps[kept:]
        self.choices = {}
        self.untouched = None
        self._before = None
        self.state = self.position_after(kept) if last is None else last.clone()
        self.state.journal = Journal()
        self.position = entry.seq
        self._forget_take_backs()

    def _forget_take_backs(self) -> None:
        """What was proposed about another position speaks of nothing any more."""
        self.proposals = {number: each for number, each in self.proposals.items() if each.what != "take_back"}

    def _proposed(self, entry: Entry, made: log.Proposed) -> None:
        asked = frozenset(made.asked)
        self.proposals[entry.seq] = Proposal(
            entry.seq, made.what, entry.seat, made.about, made.bot, made.undone, asked, frozenset()
        )

    def _resigned(self, entry: Entry) -> None:
        self.seats[entry.seat].resigned = entry.seq
        self._forget_proposals_of(entry.seat)

    def _forget_proposals_of(self, seat: int) -> None:
        """What they proposed, and what was proposed about them, has been overtaken."""
        self.proposals = {
            number: each for number, each in self.proposals.items() if each.by != seat and each.about != seat
        }

    def _finished(self, entry: Entry, ending: log.Finished) -> None:
        self.ending = ending
        self.status = "finished"
        self.choices = {}
        self.proposals = {}
        self.position = entry.seq


def meant(state: State, player: int, number: int, said: str) -> int:
    """The action that a log speaks of. Its name counts: where numbers have moved, it has another one now."""
    if state.is_legal(player, number) and state.notation(player, number) == said:
        return number
    return state.parse(player, said)


def read(id: str, entries: Iterable[Entry], keep: int = RECENT) -> Table:
    """The table that a log tells of, with what its last ``keep`` entries told."""
    table = Table(id, keep)
    for entry in entries:
        table.fold(entry)
    return table
