"""Check a position text that a person has written, and show its position. It knows no tables."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bastide.core.errors import InvalidSnapshot
from bastide.core.game import Game
from bastide.core.game_registry import get_game, get_kit
from bastide.core.position_text import MAX_POSITION_LENGTH, game_of_position, restore_position
from bastide.core.state import State
from bastide.tables.messages import Problem
from bastide.tables.request_errors import describe_error
from bastide.tables.views.standalone_position import StandalonePosition, build_standalone_position

#: Seed of the start of a game.
START_SEED = 1


class CheckPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """Position text to check. An empty text is the start of a game."""

    game: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=MAX_POSITION_LENGTH)] = ""
    #: Seat whose view is shown; None: as the text says, else the player to act.
    seat: Annotated[int, Meta(ge=0, le=20)] | None = None


class PositionCheckResult(Struct, frozen=True):
    """What is wrong with a position text, or the position."""

    #: None: the position is legal. ``line`` and ``column`` of its details are the place in the text, if there is one.
    problem: Problem | None
    #: The position as one line that reads back exactly; empty if it is not legal.
    text: str = ""
    #: Its labelled parts, one per line; empty if they cannot describe it, as in the middle of an effect.
    parts: str = ""
    position: StandalonePosition | None = None


def check_position_text(body: CheckPosition) -> PositionCheckResult:
    """Check a position text."""
    try:
        return _show_position(body)
    except InvalidSnapshot as error:
        return PositionCheckResult(describe_error(error))


def _show_position(body: CheckPosition) -> PositionCheckResult:
    game = get_game(body.game)
    if body.text.strip():
        state, seat = _read_position(game, body.text)
    else:
        state, seat = game.new_state(max(2, game.min_players), {}, START_SEED), 0
    waiting = state.players_to_act()
    viewer = seat if body.seat is None else min(body.seat, state.players - 1)
    if body.seat is None and not _names_seat(body.text):
        viewer = waiting[0] if waiting else 0
    text = state.position()
    parts = [part for part in text.split(" | ")[1:] if not part.startswith("exact:")]
    return PositionCheckResult(
        None, text, "\n".join(parts), build_standalone_position(game.id, state, viewer, asks=False)
    )


def _read_position(game: Game, text: str) -> tuple[State, int]:
    """Read a legal position and its viewer. Raises InvalidSnapshot."""
    if game_of_position(text) not in ("", game.id):
        game.position(text)  # raises the error with its place
    state, seat = get_kit(game.id).parse_position(text)
    return restore_position(game, state.snapshot()), max(seat, 0)


def _names_seat(text: str) -> bool:
    return any(part.strip().startswith("seat:") for line in text.split("\n") for part in line.split("|"))
