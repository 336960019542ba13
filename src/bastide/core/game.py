"""Definition of a game: id, table options, set-up, and restoring of snapshots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from bastide.core.errors import BastideError, InvalidPlayers, InvalidSnapshot
from bastide.core.options import Option, Options, Several, checked
from bastide.core.plain import Plain, canonical
from bastide.core.randomness.rng import Rng, Seed, check_game_seed, seed_for
from bastide.core.state import State
from bastide.core.words import Words

#: Index of the derived seed from which random options are drawn.
LOTS: Final = -2
#: Stream of a key from which random options are drawn.
LOTS_STREAM: Final = 1
#: Prefixes of the program's own message catalogues. They cannot be game ids.
RESERVED: Final = [
    "admin",
    "any",
    "cli",
    "deal",
    "device",
    "error",
    "lesson",
    "picture",
    "puzzle",
    "replay",
    "server",
    "setting",
    "strategy",
    "tournament",
    "web",
    "word",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """Definition of a game: immutable, one object for all tables.

    A subclass sets the attributes in ``__init__`` and implements ``setup`` and ``state_from_snapshot``.
    """

    def __init__(
        self,
        id: str,
        rules_version: int,
        min_players: int,
        max_players: int,
        action_space: int,
        options: list[Option] | None = None,
        goldfish: bool = False,
        reveals: list[str] | None = None,
        components: list[str] | None = None,
        unseen: dict[str, str] | None = None,
        corrections: dict[int, str] | None = None,
    ) -> None:
        if not id.isidentifier() or id != id.lower() or not id.isascii() or id in RESERVED:
            raise ValueError(f"a game's id is a lower-case word such as 'seven_wonders', not {id!r}")
        #: Lower-case identifier of the game; also the prefix of its message ids.
        self.id = id
        #: Incremented by every change of the rules code that would alter a replay.
        self.rules_version = rules_version
        self.min_players = min_players
        self.max_players = max_players
        #: Actions are 0 to action_space - 1.
        self.action_space = action_space
        self.options: list[Option] = [] if options is None else options
        #: Whether a simulation may run the game with a single player.
        self.goldfish = goldfish
        #: Kinds of events that show hidden information on purpose (a revealed hand).
        self.reveals: list[str] = [] if reveals is None else reveals
        #: Kinds of components that can be listed: "cards", "boards", "tiles".
        self.components: list[str] = [] if components is None else components
        #: Fields of the state that no view contains under their own name, each with the reason.
        self.unseen: dict[str, str] = {} if unseen is None else unseen
        #: Rules version to the id of the rule corrected in it; the message ``GAME-correction-ID`` describes it.
        self.corrections: dict[int, str] = {} if corrections is None else corrections

    # -- public methods ----------------------------------------------------------------------

    def new_state(self, players: int, options: Mapping[str, object] | None = None, seed: Seed = 0) -> State:
        """Set up a game. The same players, options and seed give the same state on every machine."""
        self.check_players(players)
        full = self.check_options(players, {} if options is None else options)
        return self.deal(players, full, check_game_seed(seed))

    def deal(self, players: int, options: Options, seed: Seed) -> State:
        """Set up a game with validated options. Random options are resolved first."""
        return self.setup(players, self.resolve(players, options, seed), Rng(seed))

    def resolve(self, players: int, options: Options, seed: Seed) -> Options:
        """Replace presets and random values by the words they stand for.

        Random values come from their own generator (``random_options_rng``), so the resolved options with the same seed
        set up the same game. Returns ``options`` itself if nothing needs resolving.
        """
        drawn = options
        for option in self.options:
            value = options[option.id]
            if isinstance(option, Several) and isinstance(value, str):
                if drawn is options:
                    drawn = options.copy()
                listed = option.listed(value)
                drawn[option.id] = listed if listed or not option.drawn else option.random(lots(seed))
        return drawn

    def check_players(self, players: int) -> None:
        """Raise InvalidPlayers unless the game supports this number of players."""
        if self.min_players <= players <= self.max_players or (players == 1 and self.goldfish):
            return
        raise InvalidPlayers(
            "player-count",
            f"{self.id} is for {self.min_players} to {self.max_players} players, not {players}",
            game=self.id,
            low=self.min_players,
            high=self.max_players,
            players=players,
        )

    def check_options(self, players: int, given: Mapping[str, object]) -> Options:
        """Return the complete options of a table. Raises InvalidOption if a value or a combination is invalid."""
        full = checked(self.options, given)
        self.check_together(players, full)
        return full

    def option(self, id: str) -> Option:
        """Return the option with this id. Raises InvalidOption if there is none."""
        for option in self.options:
            if option.id == id:
                return option
        checked(self.options, {id: ""})
        raise AssertionError("unreachable: validate_options() rejects unknown names")

    def restore(self, snapshot: Mapping[str, Plain]) -> State:
        """Restore a state from ``State.snapshot``. Raises InvalidSnapshot for anything else."""
        try:
            state = self.restored(snapshot)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, BastideError) as error:
            raise InvalidSnapshot(
                "bad-snapshot", f"this is not a position of {self.id}: {error!r}", game=self.id, problem=repr(error)
            ) from error
        broken = state.status()
        if broken:
            raise InvalidSnapshot(
                "bad-snapshot", f"this is not a position of {self.id}: {broken[0]}", game=self.id, problem=broken[0]
            )
        return state

    def component_list(self, kind: str) -> list[dict[str, Plain]]:
        """List all cards, boards or tiles of the game, each with its ``id`` and printed facts."""
        return []

    def component_text(self, kind: str, facts: Mapping[str, Plain], translator: Words) -> list[str]:
        """Lines of text about a card, board or tile, without its name: its facts, then its rules text.

        By default all facts that are a number, a word or a list of words. If the game has labels (``GAME-fact-KEY``),
        only the labelled facts that are not empty.
        """
        shown: list[str] = []
        labelled = any(translator.has(f"{self.id}-fact-{key}") for key in facts)
        for key, value in facts.items():
            if labelled and (not value or not translator.has(f"{self.id}-fact-{key}")):
                continue
            items = value if isinstance(value, list) else [value]
            if key == "id" or not items or any(item is None or isinstance(item, (dict, list)) for item in items):
                continue
            names: list[str] = []
            for item in items:
                message = f"{self.id}-{key.removesuffix('s')}-{item}"
                names.append(translator.say(message) if translator.has(message) else str(item))
            label = f"{self.id}-fact-{key}"
            shown.append(f"{translator.say(label) if translator.has(label) else key}: {', '.join(names)}")
        lines = ["; ".join(shown)] if shown else []
        text = f"{self.id}-{kind.removesuffix('s')}-{facts['id']}.text"
        return [*lines, translator.say(text)] if translator.has(text) else lines

    def table(self, view: Mapping[str, Plain], translator: Words) -> str:
        """Format a view as lines of text for a terminal. By default one ``key: JSON`` line per entry."""
        return "\n".join([f"{key}: {canonical(value)}" for key, value in view.items()])

    # -- to be implemented by a game ---------------------------------------------------------

    @abstractmethod
    def setup(self, players: int, options: Options, rng: Rng) -> State:
        """Make the initial state. Players and options are validated and the options resolved."""

    @abstractmethod
    def restored(self, snapshot: Mapping[str, Plain]) -> State:
        """Make the state of a snapshot. May raise KeyError, TypeError, ValueError or IndexError on invalid data."""

    def check_together(self, players: int, options: Options) -> None:
        """Raise InvalidOption if valid values do not go together, or not with this number of players."""

    def __repr__(self) -> str:
        return f"<game {self.id}, rules version {self.rules_version}>"


def lots(seed: Seed) -> Rng:
    """Generator from which a game with this seed draws its random options."""
    if isinstance(seed, str):
        return Rng(seed, None, LOTS_STREAM)
    return Rng(seed_for(seed, LOTS))
