"""Definition of a game: id, table options, set-up, and restoring of snapshots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from bastide.core.errors import BastideError, InvalidPlayers, InvalidSnapshot
from bastide.core.json_data import JsonData, canonical_json
from bastide.core.options import MultiChoiceOption, Option, Options, validate_options
from bastide.core.randomness.rng import Rng, Seed, check_game_seed, derive_seed
from bastide.core.state import State
from bastide.core.translator import Translator
from bastide.core.utilities.game_extensions import Extension

#: (game, position text) to the state. Filled by the game registry.
POSITION_READERS: Final[list[Callable[[Game, str], State]]] = []
#: Index of the derived seed from which random options are drawn.
RANDOM_OPTIONS_INDEX: Final = -2
#: Stream of a key from which random options are drawn.
RANDOM_OPTIONS_STREAM: Final = 1
#: Prefixes of the program's own message catalogues. They cannot be game ids.
RESERVED_GAME_IDS: Final = [
    "admin",
    "analysis",
    "any",
    "bot",
    "cli",
    "club",
    "deal",
    "dev",
    "device",
    "error",
    "lesson",
    "moderation",
    "notification",
    "picture",
    "position",
    "profile",
    "puzzle",
    "rating",
    "replay",
    "server",
    "setting",
    "strategy",
    "study",
    "table",
    "tournament",
    "viewer",
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
        revealing_event_kinds: list[str] | None = None,
        component_kinds: list[str] | None = None,
        fields_not_in_views: dict[str, str] | None = None,
        corrections: dict[int, str] | None = None,
    ) -> None:
        if not id.isidentifier() or id != id.lower() or not id.isascii() or id in RESERVED_GAME_IDS:
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
        self.revealing_event_kinds: list[str] = [] if revealing_event_kinds is None else revealing_event_kinds
        #: Kinds of components that can be listed: "cards", "boards", "tiles".
        self.component_kinds: list[str] = [] if component_kinds is None else component_kinds
        #: Fields of the state that no view contains under their own name, each with the reason.
        self.fields_not_in_views: dict[str, str] = {} if fields_not_in_views is None else fields_not_in_views
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
        return self.setup(players, self.resolve_options(players, options, seed), Rng(seed))

    def resolve_options(self, players: int, options: Options, seed: Seed) -> Options:
        """Replace presets and random values by the words they stand for.

        Random values come from their own generator (``random_options_rng``), so the resolved options with the same seed
        set up the same game. Returns ``options`` itself if nothing needs resolving.
        """
        drawn = options
        for option in self.options:
            value = options[option.id]
            if isinstance(option, MultiChoiceOption) and isinstance(value, str):
                if drawn is options:
                    drawn = options.copy()
                listed = option.expand_preset(value)
                drawn[option.id] = (
                    listed if listed or not option.drawn else option.random_value(random_options_rng(seed))
                )
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
        full = validate_options(self.options, given)
        self.check_option_combination(players, full)
        return full

    def needed_extensions(self, options: Options) -> list[Extension]:
        """Return the extensions whose things a table with these options uses."""
        needed: dict[str, Extension] = {}
        for option in self.options:
            value = options[option.id]
            words = option.expand_preset(value) if isinstance(option, MultiChoiceOption) else [str(value)]
            for word in words:
                extension = self.extension_of_thing(word)
                if extension is not None:
                    needed[str(extension)] = extension
        return [needed[name] for name in sorted(needed)]

    def stored_options(self, options: Options) -> Options:
        """Return the options that records and tables store: without unused ones of extensions."""
        unused = [each.id for each in self.options if each.is_from_extension and options[each.id] == each.default]
        return {name: value for name, value in options.items() if name not in unused}

    def stored_option_texts(self, options: Options) -> dict[str, str]:
        """Return the stored options as text, in the order of the game's options."""
        stored = self.stored_options(options)
        return {each.id: each.to_text(stored[each.id]) for each in self.options if each.id in stored}

    def extension_of_thing(self, id: str) -> Extension | None:
        """Return the extension that adds this card, set, module or board; None if it is the game's own."""
        return None

    def option(self, id: str) -> Option:
        """Return the option with this id. Raises InvalidOption if there is none."""
        for option in self.options:
            if option.id == id:
                return option
        validate_options(self.options, {id: ""})
        raise AssertionError("unreachable: validate_options() rejects unknown names")

    def restore(self, snapshot: Mapping[str, JsonData]) -> State:
        """Restore a state from ``State.snapshot``. Raises InvalidSnapshot for anything else."""
        try:
            state = self.state_from_snapshot(snapshot)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, BastideError) as error:
            raise InvalidSnapshot(
                "bad-snapshot", f"not a valid {self.id} position: {error!r}", game=self.id, problem=repr(error)
            ) from error
        broken = state.broken_invariants()
        if broken:
            raise InvalidSnapshot(
                "bad-snapshot", f"not a valid {self.id} position: {broken[0]}", game=self.id, problem=broken[0]
            )
        return state

    def position(self, text: str) -> State:
        """Read the position that ``State.position`` or a person has written. Raises InvalidSnapshot."""
        return POSITION_READERS[0](self, text)

    def list_components(self, kind: str) -> list[dict[str, JsonData]]:
        """List all cards, boards or tiles of the game, each with its ``id`` and printed facts."""
        return []

    def describe_component(self, kind: str, facts: Mapping[str, JsonData], translator: Translator) -> list[str]:
        """Lines of text about a card, board or tile, without its name: its facts, then its rules text.

        By default all facts that are a number, a word or a list of words. If the game has labels (``GAME-fact-KEY``),
        only the labelled facts that are not empty.
        """
        shown: list[str] = []
        labelled = any(translator.has_message(f"{self.id}-fact-{key}") for key in facts)
        for key, value in facts.items():
            if labelled and (not value or not translator.has_message(f"{self.id}-fact-{key}")):
                continue
            items = value if isinstance(value, list) else [value]
            if key == "id" or not items or any(item is None or isinstance(item, (dict, list)) for item in items):
                continue
            names: list[str] = []
            for item in items:
                message = f"{self.id}-{key.removesuffix('s')}-{item}"
                names.append(translator.translate(message) if translator.has_message(message) else str(item))
            label = f"{self.id}-fact-{key}"
            shown.append(f"{translator.translate(label) if translator.has_message(label) else key}: {', '.join(names)}")
        lines = ["; ".join(shown)] if shown else []
        text = f"{self.id}-{kind.removesuffix('s')}-{facts['id']}.text"
        return [*lines, translator.translate(text)] if translator.has_message(text) else lines

    def view_as_text(self, view: Mapping[str, JsonData], translator: Translator) -> str:
        """Format a view as lines of text for a terminal. By default one ``key: JSON`` line per entry."""
        return "\n".join([f"{key}: {canonical_json(value)}" for key, value in view.items()])

    # -- to be implemented by a game ---------------------------------------------------------

    @abstractmethod
    def setup(self, players: int, options: Options, rng: Rng) -> State:
        """Make the initial state. Players and options are validated and the options resolved."""

    @abstractmethod
    def state_from_snapshot(self, snapshot: Mapping[str, JsonData]) -> State:
        """Make the state of a snapshot. May raise KeyError, TypeError, ValueError or IndexError on invalid data."""

    def check_option_combination(self, players: int, options: Options) -> None:
        """Raise InvalidOption if valid values do not go together, or not with this number of players."""

    def __repr__(self) -> str:
        return f"<game {self.id}, rules version {self.rules_version}>"


def random_options_rng(seed: Seed) -> Rng:
    """Generator from which a game with this seed draws its random options."""
    if isinstance(seed, str):
        return Rng(seed, None, RANDOM_OPTIONS_STREAM)
    return Rng(derive_seed(seed, RANDOM_OPTIONS_INDEX))
