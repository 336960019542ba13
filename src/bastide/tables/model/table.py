"""A table as it stands after its last log entry: nothing here reads a clock, draws a number or waits for anybody."""

from __future__ import annotations

from collections.abc import Collection

from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.randomness.rng import Seed
from bastide.core.state import State
from bastide.tables import log
from bastide.tables.log import AnyWhat
from bastide.tables.messages import Clock, Status
from bastide.tables.model.checkpoints import INTERVAL, Checkpoints
from bastide.tables.model.clocks import Clocks
from bastide.tables.model.table_parts import Chair, Happened, Knock, PlayedStep, Proposal

#: So many entries are kept with what they told; older ones are read again from the log when somebody asks.
RECENT = 60


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
        self.checkpoints = Checkpoints()
        #: Which steps have revealed anything, of those that were judged already (``commands.consent``).
        self.judged: dict[int, bool] = {}
        #: How often each person has done what may be done so and so often (``log.quotas``).
        self.times: dict[str, int] = {}
        #: The position before the last step, if it is at hand; see ``before``.
        self.before_last: State | None = None
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

    def doer(self, seat: int, what: AnyWhat) -> str:
        """The person against whose quota an entry counts."""
        return what.counted_for(self.seats[seat].person if seat >= 0 else "", self.host)

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
        if self.before_last is None and self.steps:
            self.before_last = self.position_after(len(self.steps) - 1)
        return self.before_last

    def position_after(self, count: int) -> State:
        """The position after so many of the steps, played again from the last checkpoint before it."""
        at, state = self.checkpoints.before(count, self.game) or (0, self.first_state())
        for number in range(at, count):
            if number > at and number % INTERVAL == 0:
                self.checkpoints.add(number, state.clone())
            for player, action in self.steps[number].moves:
                state.apply(player, action)
        return state


def meant(state: State, player: int, number: int, said: str) -> int:
    """The action that a log speaks of. Its name counts: where numbers have moved, it has another one now."""
    if state.is_legal(player, number) and state.notation(player, number) == said:
        return number
    return state.parse(player, said)
