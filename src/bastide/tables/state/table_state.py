"""State of a table after its last log entry.

Nothing in this module reads a clock, draws random numbers or waits.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.randomness.rng import Seed
from bastide.core.state import State
from bastide.tables import log
from bastide.tables.log import AnyEntryData
from bastide.tables.messages import Clock, TableStatus
from bastide.tables.state.player_clocks import PlayerClocks
from bastide.tables.state.position_checkpoints import CHECKPOINT_INTERVAL_STEPS, Checkpoints
from bastide.tables.state.seats_and_proposals import (
    AccessRequest,
    EntryWithEvents,
    PlayedStep,
    Proposal,
    TableSeat,
    get_device_owner,
)

#: Number of latest entries kept with their game events. Older ones are replayed from the log on request.
MAX_RECENT_ENTRIES = 60
DAY_MS: Final = 86_400_000


class Table:
    """State of a table after its last log entry."""

    def __init__(self, id: str, max_recent_entries: int = MAX_RECENT_ENTRIES) -> None:
        self.id = id
        self.max_recent_entries = max_recent_entries
        self.seq = 0
        self.updated_at = 0
        #: Entry that last changed the game; 0 before the start.
        self.position = 0
        self.status: TableStatus = "open"
        self.seats: list[TableSeat] = []
        self.state: State | None = None
        #: Choices in a simultaneous decision that still waits for other players.
        self.pending_choices: dict[int, int] = {}
        #: Time since which each active player has been asked, or of their last action.
        self.asked_since_ms: dict[int, int] = {}
        self.steps: list[PlayedStep] = []
        self.checkpoints = Checkpoints()
        #: By step: whether it revealed hidden information, as far as computed (``commands.take_backs_and_proposals``).
        self.step_reveals_information: dict[int, bool] = {}
        #: Number of entries that count against each quota (``log.entry_quotas``).
        self.quota_counts: dict[str, int] = {}
        #: Cached position before the last step; see ``previous_state``.
        self.cached_previous_state: State | None = None
        #: The position as owned by another table object. It serves as a copy and must not be changed.
        self.shared_state: State | None = None
        self.proposals: dict[int, Proposal] = {}
        #: Access requests by entry number.
        self.access_requests: dict[int, AccessRequest] = {}
        #: Number of chat messages of each spectator.
        self.spectator_chat_counts: dict[str, int] = {}
        #: Everyone for whom a seat was ever reserved, and everyone who left a seat. Nobody is invited again after
        #: declining.
        self.invited_people: frozenset[str] = frozenset()
        self.people_who_stood_up: frozenset[str] = frozenset()
        #: Whether somebody took something back to which others had to agree.
        self.has_agreed_take_back = False
        self.ending: log.GameFinished | None = None
        self.rematch = ""
        #: Whether the host has called the start, which waits for the devices of players.
        self.is_start_called = False
        #: Error if the log cannot be replayed because the rules have changed; None: playable.
        self.replay_error: BastideError | None = None
        self.recent_entries: list[EntryWithEvents] = []

    # -- settings and start ------------------------------------------------------------------

    game: Game
    rules_version: int
    #: As agreed.
    options: Options
    #: As played, with random options resolved; before the start, as agreed.
    played_options: Options
    public: bool
    clock: Clock
    expiry: str
    #: Seconds after which an absent player may be replaced; 0: never.
    absence_limit_s: int
    #: Bot that plays for absent people; empty: the default (``available_bots.get_stand_in``).
    stand_in: str
    #: Whether the game was imported from a record.
    imported: bool
    #: The game that is continued here; None: the table has its own deal.
    origin: log.GameOrigin | None
    #: Day number of a daily deal; 0: the table has its own deal.
    daily_deal_day: int
    #: Id of the club tournament that the game belongs to; empty: none.
    tournament: str
    aids: bool
    hints: bool
    shuffle: bool
    talk: bool
    invite_token: str
    host: str
    created_at: int
    seed: Seed
    #: Secret of the server for the seed; empty if the server draws the whole seed at the start.
    server_secret: str
    #: Published hash of the server's secret or, if the server draws the whole seed, of the seed.
    seed_commitment: str
    #: The seats that play, by their numbers before the start, in the order of play.
    seats_in_play_order: list[int]
    #: Fingerprint of the values that options could be drawn from at the start.
    options_fingerprint: str
    clocks: PlayerClocks

    @property
    def players(self) -> int:
        return len(self.seats)

    def seat_of(self, ids: Collection[str]) -> int:
        """Return the seat of a person with any of these ids; -1 if there is none."""
        for number, seat in enumerate(self.seats):
            if seat.person and seat.person in ids:
                return number
        return -1

    def is_seated(self, ids: Collection[str]) -> bool:
        """Whether a person with any of these ids, or somebody on their device, has a seat."""
        return any(seat.person and (seat.person in ids or get_device_owner(seat.person) in ids) for seat in self.seats)

    def get_host_seat(self) -> int:
        """Return the seat of the host, or else the first one on the host's device; -1 if there is none."""
        own = self.seat_of([self.host])
        shared = (number for number, seat in enumerate(self.seats) if get_device_owner(seat.person) == self.host)
        return own if own >= 0 or not self.host else next(shared, -1)

    @property
    def has_same_device_players(self) -> bool:
        """Whether several people play on the host's device (hot seat)."""
        return any(seat.is_same_device for seat in self.seats)

    def actors(self) -> list[int]:
        """List the players whom the game asks, including those who have chosen and may still change."""
        return self.state.players_to_act() if self.state is not None and self.status == "playing" else []

    def waiting_for(self) -> list[int]:
        """List the players who are asked and have not answered."""
        return [player for player in self.actors() if player not in self.pending_choices]

    def get_missing_answers(self, proposal: Proposal) -> list[int]:
        """List the seats whose answer a proposal still needs."""
        return [seat for seat in self.get_consenting_seats(proposal.what) if seat in proposal.asked - proposal.yes]

    def get_consenting_seats(self, what: Literal["take_back", "abandon"]) -> list[int]:
        """List the seats whose consent a proposal needs.

        A person for whom a bot plays consents to everything, with one exception: a take back in a rated game, which
        they may still lose. It waits until they answer. Bots consent to everything.
        """
        if what == "abandon" or not self.is_rated:
            return [number for number in self.get_active_seats() if not self.seats[number].is_bot_account]
        return [
            number for number, seat in enumerate(self.seats) if seat.is_active or (seat.person and not seat.resigned)
        ]

    def is_deal_secret(self, now_ms: int) -> bool:
        """Whether this is a daily deal whose day (UTC) is not over: nobody may learn its seed yet."""
        return bool(self.daily_deal_day) and now_ms // DAY_MS <= self.daily_deal_day

    @property
    def has_bot_accounts(self) -> bool:
        """Whether bot accounts play."""
        return any(seat.is_bot_account for seat in self.seats)

    @property
    def is_rated(self) -> bool:
        """Whether the game changes ratings if people play against each other."""
        return self._can_be_rated and not self.has_bot_accounts

    @property
    def is_rated_for_bot_accounts(self) -> bool:
        """Whether the game changes the ratings of bot accounts, which agree to every take back."""
        return self._can_be_rated and self.has_bot_accounts and not self.has_agreed_take_back

    @property
    def _can_be_rated(self) -> bool:
        return not self.hints and self.origin is None and not self.has_same_device_players

    @property
    def is_rated_with_bots(self) -> bool:
        """Whether the game changes the ratings of people against bots.

        Bots agree to every take back, and the deal of a daily challenge is the same for everybody.
        """
        return self.is_rated and not self.has_agreed_take_back and not self.daily_deal_day

    def get_active_seats(self) -> list[int]:
        """List the seats at which a person plays, and no bot in their place."""
        return [number for number, seat in enumerate(self.seats) if seat.is_active]

    def get_quota_person(self, seat: int, what: AnyEntryData) -> str:
        """Return the person whose quota an entry counts against."""
        return what.get_quota_person(self.seats[seat].person if seat >= 0 else "", self.host)

    def get_bots_to_move(self) -> list[int]:
        """List the bots whose turn it is; none while no person plays, except in tournaments."""
        if self.replay_error or not (self.get_active_seats() or self.tournament):
            return []
        return [player for player in self.waiting_for() if self.seats[player].bot]

    def shown_state(self) -> State:
        """Return the position with the pending choices applied, as views show it."""
        assert self.state is not None
        if not self.pending_choices:
            return self.state
        shown = self.state.clone()
        for player, action in sorted(self.pending_choices.items()):
            shown.apply(player, action)
        return shown

    def deal_game(self) -> State:
        """Return the game as dealt. Options and seed come from the log, so that the result never changes."""
        played = self.game.check_options(self.players, self.played_options)
        return self.game.deal(self.players, played, self.seed)

    def build_first_state(self) -> State:
        """Return the first position at this table: as dealt, or where a continued game stood."""
        state = self.deal_game()
        if self.origin is not None:
            for player, action, said in self.origin.moves:
                state.apply(player, resolve_logged_action(state, player, action, said))
        return state

    @property
    def previous_state(self) -> State | None:
        """The position before the last step; None if there is no step."""
        if self.cached_previous_state is None and self.steps:
            self.cached_previous_state = self.build_state_after(len(self.steps) - 1)
        return self.cached_previous_state

    def build_state_after(self, count: int) -> State:
        """Return the position after ``count`` steps, replayed from the last checkpoint before it."""
        at, state = self.checkpoints.restore_last_before(count, self.game) or (0, self.build_first_state())
        for number in range(at, count):
            if number > at and number % CHECKPOINT_INTERVAL_STEPS == 0:
                self.checkpoints.add(number, state.clone())
            for player, action in self.steps[number].moves:
                state.apply(player, action)
        return state


def resolve_logged_action(state: State, player: int, number: int, said: str) -> int:
    """Return the action that a log entry means. The notation decides if the numbering has changed."""
    if state.is_legal(player, number) and state.notation(player, number) == said:
        return number
    return state.parse_action(player, said)
