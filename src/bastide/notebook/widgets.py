"""Widgets: the state of a widget is in Python, ``widget.js`` draws it and sends what was clicked."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from bastide.bots import make_bot
from bastide.core import SPECTATOR, Game, IllegalAction, Record, Recorder, State, derive_seed, get_game, replay_record
from bastide.core.errors import InvalidPlayers
from bastide.core.utilities.optional_packages import require_package
from bastide.locale import Catalogue

SCRIPT = Path(__file__).parent / "widget.js"


class Shown(Protocol):
    """The traits of the widget in the page: strings and lists that the browser mirrors."""

    picture: str
    caption: str
    #: Texts of the buttons.
    choices: list[str]
    #: Position of the slider and its maximum; -1: no slider.
    at: int
    last: int
    #: Number of the clicked button, and a counter, because the same button may be clicked twice.
    clicked: list[int]
    direction: str

    def observe(self, handler: object, names: str) -> None: ...

    def _repr_mimebundle_(self, **settings: object) -> object: ...


def make_shown() -> Shown:
    """Make the ``anywidget`` with these traits. Raises MissingExtra if anywidget is not installed."""
    require_package("anywidget", "notebook")
    traits = import_module("traitlets")
    text, number, texts = traits.Unicode, traits.Int, traits.List
    fields: dict[str, object] = {
        "_esm": SCRIPT.read_text(encoding="utf-8"),
        "picture": text("").tag(sync=True),
        "caption": text("").tag(sync=True),
        "choices": texts([]).tag(sync=True),
        "at": number(0).tag(sync=True),
        "last": number(-1).tag(sync=True),
        "clicked": texts([]).tag(sync=True),
        "direction": text("ltr").tag(sync=True),
    }
    kind = type("BastideWidget", (import_module("anywidget").AnyWidget,), fields)
    return cast(Shown, kind())


class RecordWidget:
    """Slider through the positions of a record. Shows itself in a notebook; marimo takes ``.widget``."""

    def __init__(self, record: Record, viewer: int = SPECTATOR, language: str = "en", dark: bool = False) -> None:
        self.record = record
        self.viewer = viewer
        self.language = language
        self.dark = dark
        record.state_at()  # raises CorruptRecord if the record diverges
        self._states: list[State] = []
        result = replay_record(record, get_game(record.game), lambda state, move: self._states.append(state.clone()))
        self._states.append(result.state)
        self.widget = make_shown()
        self.widget.direction = Catalogue(language).direction
        self.widget.last = len(record.moves)
        self.widget.observe(lambda change: self.show(), names="at")
        self.show()

    def show(self) -> None:
        """Draw the position that the slider is at."""
        at = max(0, min(self.widget.at, len(self.record.moves)))
        move = self.record.moves[at - 1] if at else None
        self.widget.caption = "" if move is None else f"{self.record.seats[move.player]}: {move.text}"
        self.widget.picture = self._states[at].svg(self.viewer, self.language, self.record.seats, self.dark)

    def _repr_mimebundle_(self, **settings: object) -> object:
        return self.widget._repr_mimebundle_(**settings)


class PlayWidget:
    """Game of one person against bots. ``record()`` returns what was played; marimo takes ``.widget``."""

    def __init__(
        self, game: Game, opponents: list[str], seat: int, seed: int, options: dict[str, object], language: str
    ) -> None:
        players = len(opponents) + 1
        game.check_players(players)
        if not 0 <= seat < players:
            raise InvalidPlayers("no-seat", f"seat {seat} doesn't exist; seats are numbered 0 to {players - 1}",
                                 seat=seat, last=players - 1)  # fmt: skip
        self.seat = seat
        self.language = language
        self.seats = [*opponents[:seat], "you", *opponents[seat:]]
        self.recorder = Recorder(game, players, game.check_options(players, options), seed, self.seats)
        self.bots = {
            player: make_bot(spec, game, derive_seed(seed, player))
            for player, spec in enumerate(self.seats)
            if player != seat
        }
        self.widget = make_shown()
        self.widget.direction = Catalogue(language).direction
        self.widget.observe(lambda change: self.click(), names="clicked")
        self.advance()

    @property
    def state(self) -> State:
        """The current position."""
        return self.recorder.state

    def record(self) -> Record:
        """Return the record so far."""
        return self.recorder.to_record()

    def click(self) -> None:
        """Carry out the action whose button was clicked."""
        if self.widget.clicked:
            legal = self.state.legal_actions(self.seat)
            number = self.widget.clicked[0]
            if 0 <= number < len(legal):
                self.play(self.state.notation(self.seat, legal[number]))

    def play(self, action: str) -> None:
        """Play an action by its notation, then let the bots play. Raises IllegalAction, as ``State.apply`` does."""
        if self.state.is_over():
            raise IllegalAction("game-over", "the game is over; no more moves are possible")
        self.recorder.apply(self.seat, self.state.parse_action(self.seat, action))
        self.advance()

    def advance(self) -> None:
        """Let the bots play until the person is to act or the game is over, and draw the position."""
        caption = ""
        while not self.state.is_over():
            # If all act at the same time, the bots choose first; nothing is revealed before all have chosen.
            player = next((each for each in self.state.players_to_act() if each != self.seat), self.seat)
            if player == self.seat:
                break
            action = self.bots[player].choose(self.state.seat(player))
            caption = f"{self.seats[player]}: {self.state.notation(player, action)}"
            self.recorder.apply(player, action)
        if self.state.is_over():
            caption = ", ".join(f"{name}: {score}" for name, score in zip(self.seats, self.state.scores(), strict=True))
        elif len(self.state.players_to_act()) > 1:
            caption = ""  # the choices of the others are still hidden
        legal = self.state.legal_actions(self.seat)
        self.widget.choices = [self.state.notation(self.seat, action) for action in legal]
        self.widget.caption = caption
        self.widget.picture = self.state.svg(self.seat, self.language, self.seats)

    def _repr_mimebundle_(self, **settings: object) -> object:
        return self.widget._repr_mimebundle_(**settings)


def step_through(record: Record, viewer: int = SPECTATOR, language: str = "en", dark: bool = False) -> RecordWidget:
    """Return a widget with a slider through a record. Raises CorruptRecord if the record diverges."""
    return RecordWidget(record, viewer, language, dark)


def play(
    game: str,
    opponents: str | list[str] = "easy",
    seat: int = 0,
    seed: int = 0,
    language: str = "en",
    **options: object,
) -> PlayWidget:
    """Return a widget in which a person plays against bots.

    One name means that bot in all other seats of the smallest table. ``options`` are those of the table.
    """
    found = get_game(game)
    others = [opponents] * (found.min_players - 1) if isinstance(opponents, str) else list(opponents)
    return PlayWidget(found, others, seat, seed, options, language)
