"""Game state: the contract between a game and everything built on games.

A game subclasses ``State`` and implements the abstract methods. Players, bots, the simulator, the server and the
environments use the public ones.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from bastide.core.action_reason import Refusal
from bastide.core.decision import Decision
from bastide.core.errors import IllegalAction
from bastide.core.journal import SPECTATOR, Journal
from bastide.core.json_data import JsonData, drop_empty_values, json_digest
from bastide.core.outcome import Outcome
from bastide.core.randomness.rng import Rng

#: (game id, snapshot) to state. Filled by the game registry.
STATE_RESTORERS: Final[list[Callable[[str, dict[str, JsonData]], State]]] = []
#: State to its position text. Filled by the game registry.
POSITION_WRITERS: Final[list[Callable[[State], str]]] = []
#: Game id to its renderer. Filled by the game registry.
RENDERER_FINDERS: Final[list[Callable[[str], Callable[[State, int, str, Sequence[str], bool], str]]]] = []


def restore_pickled_state(game: str, snapshot: dict[str, JsonData]) -> State:
    """Restore a pickled state of an installed game."""
    return STATE_RESTORERS[0](game, snapshot)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Position of a game with everything needed to continue it.

    Players are numbered from 0 in seating order. An action is an int within the game's action space. Only ``apply``
    changes a state.
    """

    def __init__(self, players: int, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        #: Attach a Journal to record events. Clones and sampled positions have none.
        self.journal: Journal | None = None

    # -- decisions and actions ---------------------------------------------------------------

    @abstractmethod
    def players_to_act(self) -> list[int]:
        """Return the players who may act now, in ascending order; empty when the game is over."""

    def next_player_to_act(self) -> int:
        """Return the first of ``players_to_act()``, or -1 when the game is over.

        Turn-based games override it for speed.
        """
        actors = self.players_to_act()
        return actors[0] if actors else -1

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.next_player_to_act() < 0

    @abstractmethod
    def legal_actions(self, player: int) -> list[int]:
        """Return all actions that ``apply`` accepts from this player now, in ascending order; empty if not to act.

        The caller owns the list.
        """

    @abstractmethod
    def decision(self, player: int) -> Decision:
        """Return the question to this player. Raises IllegalAction if the player is not to act."""

    def is_legal(self, player: int, action: int) -> bool:
        """Whether ``apply`` accepts this action. A game may override it to avoid listing all actions."""
        return action in self.legal_actions(player)

    def apply(self, player: int, action: int) -> None:
        """Apply an action. Raises IllegalAction, and changes nothing, if the rules forbid it."""
        if not self.is_legal(player, action):
            raise self.illegal_action_error(player, action)
        self.apply_unchecked(player, action)

    def random_action(self, player: int, rng: Rng) -> int:
        """Return a uniformly random legal action of a player who is to act.

        Draws exactly one number, the index into ``legal_actions``. A game may override it to avoid listing all actions.
        """
        legal = self.legal_actions(player)
        return legal[rng.below(len(legal))]

    @abstractmethod
    def apply_unchecked(self, player: int, action: int) -> None:
        """Apply an action that is known to be legal, without checking it."""

    def illegal_action_error(self, player: int, action: int) -> IllegalAction:
        """Make the error that says why this action is illegal and lists legal ones."""
        if player < 0 or player >= self.players:
            return IllegalAction(
                "no-such-player",
                f"player {player} doesn't exist; players are numbered 0 to {self.players - 1}",
                player=player,
                last=self.players - 1,
            )
        actors = self.players_to_act()
        if not actors:
            return IllegalAction("game-over", "the game is over; no more moves are possible")
        if player not in actors:
            waiting = ", ".join([str(actor) for actor in actors])
            return IllegalAction(
                "not-to-move", f"it isn't player {player}'s turn; waiting for {waiting}", player=player, waiting=waiting
            )
        reason = self.find_refusal(player, action)
        if reason is not None:
            error = IllegalAction("refused", str(reason), reason=reason)
            error.game = self.game_id()
            return error
        some = ", ".join([self.notation(player, legal) for legal in self.legal_actions(player)[:12]])
        return IllegalAction(
            "illegal-action",
            f"action {action} is not legal for player {player} now; legal: {some}",
            player=player,
            action=action,
            legal=some,
        )

    def find_refusal(self, player: int, action: int) -> Refusal | None:
        """Return the specific rule that forbids this action to a player who is to act, if there is one to name."""
        return None

    # -- actions as text and data ------------------------------------------------------------

    @abstractmethod
    def notation(self, player: int, action: int) -> str:
        """Return a legal action as a person writes it: ``buy province``.

        One line, lower case, single spaces; unique among the legal actions of a position.
        """

    @abstractmethod
    def action_data(self, player: int, action: int) -> dict[str, JsonData]:
        """Return a legal action as JSON data, its verb under ``do``: ``{"do": "buy", "card": "province"}``.

        Web pages highlight the card from it and label the action with the message ``GAME-do-buy``.
        """

    def parse_action(self, player: int, text: str) -> int:
        """Return the legal action with this notation. Raises IllegalAction, listing legal ones, if there is none."""
        wanted = " ".join(text.split()).lower()
        legal = self.legal_actions(player)
        for action in legal:
            if self.notation(player, action).lower() == wanted:
                return action
        if not legal:
            raise self.illegal_action_error(player, -1)
        shown = ", ".join([self.notation(player, action) for action in legal[:12]])
        more = f", and {len(legal) - 12} more" if len(legal) > 12 else ""
        raise IllegalAction(
            "not-understood",
            f"{wanted!r} is not a legal move for player {player} now; legal moves: {shown}{more}",
            text=wanted,
            legal=shown,
        )

    # -- copies and snapshots ----------------------------------------------------------------

    @abstractmethod
    def clone(self) -> State:
        """Return an independent copy that continues identically, without the journal."""

    @abstractmethod
    def snapshot(self) -> dict[str, JsonData]:
        """Return the whole position as JSON data, one entry per field and named like it. ``Game.restore`` reads it."""

    def position(self) -> str:
        """Return the whole position as one line of text, hidden information included. ``Game.position`` reads it."""
        return POSITION_WRITERS[0](self)

    def game_id(self) -> str:
        """Return the id of the game. Needed for pickling, for pictures and for positions as text."""
        return ""

    def __repr__(self) -> str:
        """Name the game, the number of players, the turn and the first digits of the digest."""
        turn = self.turn_number()
        when = "over" if self.is_over() else f"turn {turn}" if turn else "running"
        return f"<{self.game_id() or type(self).__name__}: {self.players} players, {when}, digest {self.digest()[:8]}>"

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, JsonData]]]:
        """Pickle the state as game id and snapshot, without the journal."""
        game = self.game_id()
        if not game:
            raise TypeError(f"{type(self).__name__} cannot be pickled: its game_id() does not say which game it is of")
        return restore_pickled_state, (game, self.snapshot())

    def digest_data(self) -> dict[str, JsonData]:
        """Return the data that the digest covers: the snapshot without the players' knowledge.

        Changes to that knowledge improve ``sample_position`` but do not alter the game, so old records stay exact.
        """
        return self.snapshot()

    def digest(self) -> str:
        """Return a fingerprint: equal positions have equal digests.

        Empty entries are ignored, so a new zone, piece or module that is not in use does not change it.
        """
        return json_digest(drop_empty_values(self.digest_data()))

    @abstractmethod
    def sample_position(self, player: int, rng: Rng) -> State:
        """Return a full position drawn at random from all that fit what ``player`` knows (a determinization).

        For SPECTATOR: from all that fit the public information. Hidden information and the random generator come from
        ``rng``.
        """

    # -- views -------------------------------------------------------------------------------

    @abstractmethod
    def view(self, viewer: int) -> dict[str, JsonData]:
        """Return what this player (or SPECTATOR) may see, as JSON data with ids for cards and tiles.

        Build it from the visible information; never remove hidden information from the whole.
        """

    def audience(self, viewer: int) -> int:
        """Return a number that is equal for viewers who see the same in every position."""
        return viewer

    def svg(self, viewer: int = SPECTATOR, language: str = "en", seats: Sequence[str] = (), dark: bool = False) -> str:
        """Return an SVG picture of the table as this player (or SPECTATOR) sees it. ``seats`` are the player names."""
        return RENDERER_FINDERS[0](self.game_id())(self, viewer, language, seats, dark)

    def _repr_svg_(self) -> str:
        """Picture for notebooks: the table as a spectator sees it."""
        return self.svg()

    def seat(self, player: int) -> Seat:
        """Return the player's window on this state, for bots. A game may return a subclass with more methods."""
        return Seat(self, player)

    # -- result ------------------------------------------------------------------------------

    @abstractmethod
    def scores(self) -> list[int]:
        """Return the current points of each player, hidden ones included. Not for views."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return the result of a finished game; None while it is running."""

    def metrics(self) -> dict[str, float]:
        """Return the game's own metrics of a finished game (Dominion: ``turns``)."""
        return {}

    def seat_metrics(self, player: int) -> dict[str, float]:
        """Return the game's own metrics of one player's finished game, without those that do not apply."""
        return {}

    # -- turns -------------------------------------------------------------------------------

    def turn_number(self) -> int:
        """Return the number of the turn, from 1; 0 before the first, and always in a game that does not count turns."""
        return 0

    def turn_facts(self, player: int) -> dict[str, JsonData]:
        """Return what names the current turn of a player, as variables of the message ``GAME-turn``; empty: nothing."""
        return {}

    def turn_players(self) -> list[int]:
        """Return whose turn it is: one player, or all where everybody plays at the same time."""
        return []

    def turn_metrics(self, player: int) -> dict[str, float]:
        """Return the game's own metrics of a player at the end of a turn, besides the points."""
        return {}

    def turn_peaks(self, player: int) -> dict[str, float]:
        """Return metrics of the player's current turn. They are read before each action; the maximum of each counts."""
        return {}

    def spendable_coins(self, player: int) -> int:
        """Return the coins that a player can spend now; -1 in a game without money."""
        return -1

    # -- invariants --------------------------------------------------------------------------

    @abstractmethod
    def broken_invariants(self) -> list[str]:
        """Return a message for every broken invariant; empty for a valid position."""

    def viewers(self) -> list[int]:
        """Return all viewers: the spectator, then each player."""
        return [SPECTATOR, *range(self.players)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    """One player's window on a state. A game may subclass it with fast access to public information."""

    def __init__(self, state: State, player: int) -> None:
        self._state = state
        self.player = player
        self.players = state.players

    def legal_actions(self) -> list[int]:
        return self._state.legal_actions(self.player)

    def random_action(self, rng: Rng) -> int:
        """Return a uniformly random legal action."""
        return self._state.random_action(self.player, rng)

    def decision(self) -> Decision:
        return self._state.decision(self.player)

    def notation(self, action: int) -> str:
        return self._state.notation(self.player, action)

    def find_action(self, *wishes: str) -> int | None:
        """Return the first of these actions, given in notation, that is legal now; None if none of them is.

        Raises BastideError for an action with a component that the game does not have.
        """
        legal = {self.notation(action).lower(): action for action in self.legal_actions()}
        for wish in wishes:
            words = wish.lower().split()
            action = legal.get(" ".join(words))
            if action is not None:
                return action
            self.check_wish(words)
        return None

    def check_wish(self, words: list[str]) -> None:
        """Raise BastideError if the words of an action name a component that the game does not have."""

    def view(self) -> dict[str, JsonData]:
        return self._state.view(self.player)

    def sample_position(self, rng: Rng) -> State:
        """Return a sampled position for a search. The bot owns it and may change it."""
        return self._state.sample_position(self.player, rng)
