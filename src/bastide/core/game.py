"""A game: its name, its table options, how it is set up, and how its positions are read back."""

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

#: The draw of what options leave to chance, among the seeds that come of a seed, and among the streams of a key.
LOTS: Final = -2
LOTS_STREAM: Final = 1
#: Words that begin messages of the program itself: one for each of its catalogues.
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
    """The definition of a game: immutable, one object for all tables.

    A subclass sets the attributes in ``__init__`` and fills in ``setup`` and ``restored``.
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
        #: Lower-case word by which everybody knows the game; also the prefix of its messages.
        self.id = id
        #: Raised by every change of the rules code that would alter a replay.
        self.rules_version = rules_version
        self.min_players = min_players
        self.max_players = max_players
        #: Actions are 0 to action_space - 1.
        self.action_space = action_space
        self.options: list[Option] = [] if options is None else options
        #: Whether a simulation may run it with a single player, who has no opponents.
        self.goldfish = goldfish
        #: Kinds of events whose purpose is to show hidden things in passing (a revealed hand).
        self.reveals: list[str] = [] if reveals is None else reveals
        #: What there is to list: "cards", "boards", "tiles".
        self.components: list[str] = [] if components is None else components
        #: Fields of the state that no view shows under their own name, each with the reason.
        self.unseen: dict[str, str] = {} if unseen is None else unseen
        #: Which rule was corrected with which rules version, by an id that ``GAME-correction-ID`` words.
        self.corrections: dict[int, str] = {} if corrections is None else corrections

    # -- for those who play ------------------------------------------------------------------

    def new_state(self, players: int, options: Mapping[str, object] | None = None, seed: Seed = 0) -> State:
        """A game set up and ready: the same for the same players, options and seed, everywhere."""
        self.check_players(players)
        full = self.check_options(players, {} if options is None else options)
        return self.deal(players, full, check_game_seed(seed))

    def deal(self, players: int, options: Options, seed: Seed) -> State:
        """A game set up with options that have been checked; what they leave to chance is drawn first."""
        return self.setup(players, self.resolve(players, options, seed), Rng(seed))

    def resolve(self, players: int, options: Options, seed: Seed) -> Options:
        """Options that say what is played: presets become what they stand for, and what is left to chance is drawn.

        The draw has a source of its own (``lots``), so that the options it leads to, given as they are, set up the
        very same game. Options that say everything already are handed back as they are.
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
        """InvalidPlayers unless the game can be set up for this many."""
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
        """The full set of options for a table; InvalidOption if they make no sense, alone or together."""
        full = checked(self.options, given)
        self.check_together(players, full)
        return full

    def option(self, id: str) -> Option:
        """The option of this name; InvalidOption if there is none."""
        for option in self.options:
            if option.id == id:
                return option
        checked(self.options, {id: ""})
        raise AssertionError("unreachable: checked() refuses unknown names")

    def restore(self, snapshot: Mapping[str, Plain]) -> State:
        """The position that ``State.snapshot`` described; InvalidSnapshot if it is none."""
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
        """All cards, boards or tiles of the game: an ``id`` and the facts printed on each."""
        return []

    def component_text(self, kind: str, facts: Mapping[str, Plain], words: Words) -> list[str]:
        """What is printed on a card, board or tile, line by line, in the reader's language: facts, then its rules.

        By default the facts that are a number, a word or a list of words, and its text. Its name stands above already.
        A game that labels facts (``GAME-fact-KEY``) shows those, as far as there is something to say.
        """
        told: list[str] = []
        labelled = any(words.has(f"{self.id}-fact-{key}") for key in facts)
        for key, value in facts.items():
            if labelled and (not value or not words.has(f"{self.id}-fact-{key}")):
                continue
            items = value if isinstance(value, list) else [value]
            if key == "id" or not items or any(item is None or isinstance(item, (dict, list)) for item in items):
                continue
            names: list[str] = []
            for item in items:
                message = f"{self.id}-{key.removesuffix('s')}-{item}"
                names.append(words.say(message) if words.has(message) else str(item))
            label = f"{self.id}-fact-{key}"
            told.append(f"{words.say(label) if words.has(label) else key}: {', '.join(names)}")
        lines = ["; ".join(told)] if told else []
        text = f"{self.id}-{kind.removesuffix('s')}-{facts['id']}.text"
        return [*lines, words.say(text)] if words.has(text) else lines

    def table(self, view: Mapping[str, Plain], words: Words) -> str:
        """A view as lines of text for a terminal, in the reader's language. By default the bare facts."""
        return "\n".join([f"{key}: {canonical(value)}" for key, value in view.items()])

    # -- for those who write a game ----------------------------------------------------------

    @abstractmethod
    def setup(self, players: int, options: Options, rng: Rng) -> State:
        """The first position. Players and options have been checked, and ``resolve`` has made the options certain."""

    @abstractmethod
    def restored(self, snapshot: Mapping[str, Plain]) -> State:
        """The position of a snapshot. May fail with KeyError, TypeError, ValueError or IndexError on bad data."""

    def check_together(self, players: int, options: Options) -> None:
        """InvalidOption if the options are fine one by one but not together, or not for this many players."""

    def __repr__(self) -> str:
        return f"<game {self.id}, rules version {self.rules_version}>"


def lots(seed: Seed) -> Rng:
    """The source from which a game with this seed draws what its options leave to chance."""
    if isinstance(seed, str):
        return Rng(seed, None, LOTS_STREAM)
    return Rng(seed_for(seed, LOTS))
