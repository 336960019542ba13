"""State of a table after its last log entry.

Nothing in this module reads a clock, draws random numbers or waits.
"""

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

#: Number of latest entries kept with their game events. Older ones are replayed from the log on request.
RECENT = 60


class Table:
    """State of a table after its last log entry."""

    def __init__(self, id: str, keep: int = RECENT) -> None:
        self.id = id
        self.keep = keep
        self.seq = 0
        self.updated_at = 0
        #: Entry that last changed the game; 0 before the start.
        self.position = 0
        self.status: Status = "open"
        self.seats: list[Chair] = []
        self.state: State | None = None
        #: Choices in a simultaneous decision that still waits for other players.
        self.choices: dict[int, int] = {}
        #: Time since which each active player has been asked, or of their last action.
        self.asked: dict[int, int] = {}
        self.steps: list[PlayedStep] = []
        self.checkpoints = Checkpoints()
        #: By step: whether it revealed hidden information, as far as computed (``commands.take_backs_and_proposals``).
        self.judged: dict[int, bool] = {}
        #: Number of entries that count against each quota (``log.entry_quotas``).
        self.times: dict[str, int] = {}
        #: Cached position before the last step; see ``previous_state``.
        self.before_last: State | None = None
        #: The position as owned by another table object. It serves as a copy and must not be changed.
        self.untouched: State | None = None
        self.proposals: dict[int, Proposal] = {}
        #: Access requests by entry number.
        self.knocks: dict[int, Knock] = {}
        #: Number of chat messages of each spectator.
        self.said: dict[str, int] = {}
        #: Everyone for whom a seat was ever reserved, and everyone who left a seat. Nobody is invited again after
        #: declining.
        self.invited: frozenset[str] = frozenset()
        self.got_up: frozenset[str] = frozenset()
        self.ending: log.Finished | None = None
        self.rematch = ""
        #: Whether the host has called the start, which waits for the devices of players.
        self.called = False
        #: Error if the log cannot be replayed because the rules have changed; None: playable.
        self.broken: BastideError | None = None
        self.recent: list[Happened] = []

    # -- settings and start ------------------------------------------------------------------

    game: Game
    rules_version: int
    #: As agreed.
    options: Options
    #: As played, with random options resolved; before the start, as agreed.
    played: Options
    public: bool
    clock: Clock
    expiry: str
    #: Seconds after which an absent player may be replaced; 0: never.
    absence: int
    #: Bot that plays for absent people; empty: the default (``available_bots.get_stand_in``).
    stand_in: str
    #: Whether the game was imported from a record.
    imported: bool
    #: The game that is continued here; None: the table has its own deal.
    origin: log.Origin | None
    #: Day number of a daily deal; 0: the table has its own deal.
    deal: int
    aids: bool
    hints: bool
    shuffle: bool
    talk: bool
    invite: str
    host: str
    created_at: int
    seed: Seed
    #: Secret of the server for the seed; empty if the server draws the whole seed at the start.
    secret: str
    #: Published hash of the server's secret or, if the server draws the whole seed, of the seed.
    hash: str
    #: The seats that play, by their numbers before the start, in the order of play.
    kept: list[int]
    #: Fingerprint of the values that options could be drawn from at the start.
    choices_then: str
    clocks: Clocks

    @property
    def players(self) -> int:
        return len(self.seats)

    def seat_of(self, ids: Collection[str]) -> int:
        """Return the seat of a person with any of these ids; -1 if there is none."""
        for number, seat in enumerate(self.seats):
            if seat.person and seat.person in ids:
                return number
        return -1

    def actors(self) -> list[int]:
        """List the players whom the game asks, including those who have chosen and may still change."""
        return self.state.actors() if self.state is not None and self.status == "playing" else []

    def waiting_for(self) -> list[int]:
        """List the players who are asked and have not answered."""
        return [player for player in self.actors() if player not in self.choices]

    def missing(self, proposal: Proposal) -> list[int]:
        """List the seats whose answer a proposal still needs. Players who have left do not count."""
        return [seat for seat in self.voters() if seat in proposal.asked - proposal.yes]

    def voters(self) -> list[int]:
        """List the seats at which a person plays. Bots, and people for whom a bot plays, consent to everything."""
        return [number for number, seat in enumerate(self.seats) if seat.is_active]

    def doer(self, seat: int, what: AnyWhat) -> str:
        """Return the person whose quota an entry counts against."""
        return what.counted_for(self.seats[seat].person if seat >= 0 else "", self.host)

    def thinkers(self) -> list[int]:
        """List the bots whose turn it is; none while no person plays at the table."""
        if self.broken or not self.voters():
            return []
        return [player for player in self.waiting_for() if self.seats[player].bot]

    def shown_state(self) -> State:
        """Return the position with the pending choices applied, as views show it."""
        assert self.state is not None
        if not self.choices:
            return self.state
        shown = self.state.clone()
        for player, action in sorted(self.choices.items()):
            shown.apply(player, action)
        return shown

    def dealt(self) -> State:
        """Return the game as dealt. Options and seed come from the log, so that the result never changes."""
        played = self.game.check_options(self.players, self.played)
        return self.game.deal(self.players, played, self.seed)

    def first_state(self) -> State:
        """Return the first position at this table: as dealt, or where a continued game stood."""
        state = self.dealt()
        if self.origin is not None:
            for player, action, said in self.origin.moves:
                state.apply(player, meant(state, player, action, said))
        return state

    @property
    def before(self) -> State | None:
        """The position before the last step; None if there is no step."""
        if self.before_last is None and self.steps:
            self.before_last = self.position_after(len(self.steps) - 1)
        return self.before_last

    def position_after(self, count: int) -> State:
        """Return the position after ``count`` steps, replayed from the last checkpoint before it."""
        at, state = self.checkpoints.before(count, self.game) or (0, self.first_state())
        for number in range(at, count):
            if number > at and number % INTERVAL == 0:
                self.checkpoints.add(number, state.clone())
            for player, action in self.steps[number].moves:
                state.apply(player, action)
        return state


def meant(state: State, player: int, number: int, said: str) -> int:
    """Return the action that a log entry means. The notation decides if the numbering has changed."""
    if state.is_legal(player, number) and state.notation(player, number) == said:
        return number
    return state.parse(player, said)
