"""A position of a game: plain data that knows its own rules.

This page is the contract between a game and everything that is built on games. A game subclasses
``State`` and fills in the abstract methods; players, bots, the simulator, the server and the
environments use the public ones.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from bastide.core.decision import Decision
from bastide.core.errors import IllegalAction
from bastide.core.journal import SPECTATOR, Journal
from bastide.core.outcome import Outcome
from bastide.core.plain import Plain, digest_of, lean
from bastide.core.randomness.rng import Rng
from bastide.core.reason import Refusal

#: Makes the position of a game, by its id, from a snapshot. Set by the registry, which knows the installed games.
RESTORER: Final[list[Callable[[str, dict[str, Plain]], State]]] = []
#: Finds what draws the positions of a game, by its id. Set by the registry as well.
RENDERER_FINDER: Final[list[Callable[[str], Callable[[State, int, str, Sequence[str], bool], str]]]] = []


def restored(game: str, snapshot: dict[str, Plain]) -> State:
    """The position of an installed game that was pickled."""
    return RESTORER[0](game, snapshot)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Everything that is needed to play on, and nothing else.

    Players are numbered from 0 in seating order. An action is an int within the game's action space.
    The state changes through ``apply`` only.
    """

    def __init__(self, players: int, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        #: Attach a Journal to hear what happens; clones and samples come without one.
        self.journal: Journal | None = None

    # -- the table ---------------------------------------------------------------------------

    @abstractmethod
    def actors(self) -> list[int]:
        """The players who may act now, in ascending order; empty when the game is over."""

    def next_actor(self) -> int:
        """The first of ``actors()``, or -1 when the game is over. Games where one acts at a time make this fast."""
        actors = self.actors()
        return actors[0] if actors else -1

    def is_over(self) -> bool:
        return self.next_actor() < 0

    @abstractmethod
    def legal_actions(self, player: int) -> list[int]:
        """Every action that ``apply`` would accept from this player now, in ascending order; empty if not to act.

        The list belongs to the caller.
        """

    @abstractmethod
    def decision(self, player: int) -> Decision:
        """What this player is being asked; IllegalAction if nothing."""

    def is_legal(self, player: int, action: int) -> bool:
        """Whether ``apply`` would accept this. A game may answer faster than by listing everything."""
        return action in self.legal_actions(player)

    def apply(self, player: int, action: int) -> None:
        """Carry out an action: the only way a state changes.

        IllegalAction if the rules forbid it, and nothing has changed then.
        """
        if not self.is_legal(player, action):
            raise self.refusal(player, action)
        self.perform(player, action)

    def random_action(self, player: int, rng: Rng) -> int:
        """One of the legal actions of a player who is to act, each equally likely.

        One number is drawn, and it is the place of the action in ``legal_actions``. A game may find what stands there
        without listing everything.
        """
        legal = self.legal_actions(player)
        return legal[rng.below(len(legal))]

    @abstractmethod
    def perform(self, player: int, action: int) -> None:
        """Carry out an action that is known to be legal: for ``apply``, and for whoever has just listed what is."""

    def refusal(self, player: int, action: int) -> IllegalAction:
        """The error that says why this action is refused and what would be right."""
        if player < 0 or player >= self.players:
            return IllegalAction(
                "no-such-player",
                f"there is no player {player}; players are 0 to {self.players - 1}",
                player=player,
                last=self.players - 1,
            )
        actors = self.actors()
        if not actors:
            return IllegalAction("game-over", "the game is over; nobody can act any more")
        if player not in actors:
            waiting = ", ".join([str(actor) for actor in actors])
            return IllegalAction(
                "not-to-move", f"player {player} is not to move; waiting for {waiting}", player=player, waiting=waiting
            )
        reason = self.why_not(player, action)
        if reason is not None:
            return IllegalAction("refused", str(reason), reason=reason)
        some = ", ".join([self.notation(player, legal) for legal in self.legal_actions(player)[:12]])
        return IllegalAction(
            "illegal-action",
            f"action {action} is not legal for player {player} now; legal: {some}",
            player=player,
            action=action,
            legal=some,
        )

    def why_not(self, player: int, action: int) -> Refusal | None:
        """The particular rule that forbids this action to a player who is to move, if there is one to name."""
        return None

    # -- actions in words --------------------------------------------------------------------

    @abstractmethod
    def notation(self, player: int, action: int) -> str:
        """A legal action of this position as a person writes it: ``buy province``.

        One line, lower case, single spaces; no two legal actions of a position share it.
        """

    @abstractmethod
    def meaning(self, player: int, action: int) -> dict[str, Plain]:
        """A legal action as plain data: what is ``do``ne and with what, ``{"do": "buy", "card": "province"}``.

        A page finds the card to light up here, and its label in the message ``GAME-do-buy``.
        """

    def parse(self, player: int, text: str) -> int:
        """The legal action that this notation means; IllegalAction with the legal ones if there is none."""
        wanted = " ".join(text.split()).lower()
        legal = self.legal_actions(player)
        for action in legal:
            if self.notation(player, action).lower() == wanted:
                return action
        if not legal:
            raise self.refusal(player, -1)
        shown = ", ".join([self.notation(player, action) for action in legal[:12]])
        more = f", and {len(legal) - 12} more" if len(legal) > 12 else ""
        raise IllegalAction(
            "not-understood",
            f"{wanted!r} is not a legal action for player {player} now; legal: {shown}{more}",
            text=wanted,
            legal=shown,
        )

    # -- copies ------------------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> State:
        """An independent copy that plays on identically, without the journal."""

    @abstractmethod
    def snapshot(self) -> dict[str, Plain]:
        """The whole position as plain data, one entry per field, named like it. ``Game.restore`` reads it back."""

    def game_id(self) -> str:
        """The id of the game that this is a position of, so that it can be pickled: a game says so here."""
        return ""

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, Plain]]]:
        """Pickled as its snapshot, by the name of its game: without the journal, as clones are."""
        game = self.game_id()
        if not game:
            raise TypeError(f"{type(self).__name__} cannot be pickled: its game_id() does not say which game it is of")
        return restored, (game, self.snapshot())

    def lasting(self) -> dict[str, Plain]:
        """What the digest is made of: the snapshot, without what players remember of it.

        A better memory is a better ``sample`` and no other game, so it leaves old records exact.
        """
        return self.snapshot()

    def digest(self) -> str:
        """A fingerprint: equal positions have equal digests.

        Entries that are empty do not count, so that a new zone, figure or module which is not used leaves it as it is.
        """
        return digest_of(lean(self.lasting()))

    @abstractmethod
    def sample(self, player: int, rng: Rng) -> State:
        """A full position drawn at random from all those consistent with what ``player`` knows.

        For SPECTATOR: with what lies open. What the player knows stays; everything else, the random source
        included, is drawn anew from ``rng``.
        """

    # -- what is seen ------------------------------------------------------------------------

    @abstractmethod
    def view(self, viewer: int) -> dict[str, Plain]:
        """What this player (or SPECTATOR) may see, as plain data with ids for cards and tiles.

        Built up from what is allowed, never by taking away from the whole.
        """

    def audience(self, viewer: int) -> int:
        """Viewers with the same number see the same in every position; where nothing is hidden, all are one."""
        return viewer

    def svg(self, viewer: int = SPECTATOR, language: str = "en", seats: Sequence[str] = (), dark: bool = False) -> str:
        """The table as this player (or SPECTATOR) sees it, as a picture; ``seats`` are the names of those who play."""
        return RENDERER_FINDER[0](self.game_id())(self, viewer, language, seats, dark)

    def _repr_svg_(self) -> str:
        """What a notebook shows: the table as onlookers see it."""
        return self.svg()

    def seat(self, player: int) -> Seat:
        """The player's window on this state, for bots. A game may hand out a richer one."""
        return Seat(self, player)

    # -- the result --------------------------------------------------------------------------

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each player as they stand, hidden ones included: for the end of the game, not for a view."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is being played."""

    def metrics(self) -> dict[str, float]:
        """The game's own measures of a finished game (Dominion: ``turns``)."""
        return {}

    def seat_metrics(self, player: int) -> dict[str, float]:
        """The game's own measures of one player's finished game; one that does not apply is left out."""
        return {}

    # -- turn by turn ------------------------------------------------------------------------

    def turn_number(self) -> int:
        """Goes up with every turn of the game, from 1; 0 before the first, and always in a game that counts none."""
        return 0

    def turn_players(self) -> list[int]:
        """Whose turn it is: one player, or all where everybody plays at once."""
        return []

    def turn_metrics(self, player: int) -> dict[str, float]:
        """The game's own measures of a player's standing when a turn is over, besides the points."""
        return {}

    def turn_peaks(self, player: int) -> dict[str, float]:
        """What a player's turn has come to so far. It is looked at before each action; the largest of each counts."""
        return {}

    def purse(self, player: int) -> int:
        """The coins that a player can spend now; -1 in a game without money."""
        return -1

    # -- soundness ---------------------------------------------------------------------------

    @abstractmethod
    def status(self) -> list[str]:
        """Every broken invariant, in words; empty for a sound position."""

    def viewers(self) -> list[int]:
        """Everyone who may look: the spectator, then each player."""
        return [SPECTATOR, *range(self.players)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    """One player's window on a state. A game may subclass it with quick, named looks at what lies open."""

    def __init__(self, state: State, player: int) -> None:
        self._state = state
        self.player = player
        self.players = state.players

    def legal_actions(self) -> list[int]:
        return self._state.legal_actions(self.player)

    def random_action(self, rng: Rng) -> int:
        """One of the legal actions, each equally likely."""
        return self._state.random_action(self.player, rng)

    def decision(self) -> Decision:
        return self._state.decision(self.player)

    def notation(self, action: int) -> str:
        return self._state.notation(self.player, action)

    def view(self) -> dict[str, Plain]:
        return self._state.view(self.player)

    def sample(self, rng: Rng) -> State:
        """A full position to think on. It belongs to the bot: clone it, play on it, throw it away."""
        return self._state.sample(self.player, rng)
