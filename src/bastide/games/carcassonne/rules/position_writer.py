"""Write positions as text: the counterpart of ``position_parser``, which describes the format."""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.journal import SPECTATOR
from bastide.core.json_data import JsonData, expect_int, expect_str
from bastide.core.state import State
from bastide.games.carcassonne.modules.module_registry import ALL_MODULES, MEEPLE_KIND_BY_ID
from bastide.games.carcassonne.rules.parsed_board_text import PLAYER_COLOURS, objects_under_key
from bastide.games.carcassonne.rules.position_parser import tiles_with_prefix
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import FEATURE_KIND_NAMES


def write_position(state: State) -> list[str]:
    """Return the labelled parts of a position, and the lines of its board text."""
    assert isinstance(state, CarcassonneState)
    parts = [
        f"players: {state.players}",
        f"modules: {' '.join([module.id for module in state.rules.modules])}",
        f"active: {int(state.active)}",
        f"phase: {state.rules.phases[state.phase].id}",
        f"score: {' '.join([str(points) for points in state.score])}",
        f"turns: {int(state.turns)}",
        f"draw: {' '.join([short_tile_name(state.tile_id(kind)) for kind in reversed(state.pile)])}",
    ]
    if state.hand >= 0:
        parts.append(f"hand: {short_tile_name(state.tile_id(int(state.hand)))}")
    if state.rules.variants:
        parts.append(f"variants: {' '.join(state.rules.variants)}")
    return parts + write_board_text(state.view(SPECTATOR)).splitlines()


def short_tile_name(id: str) -> str:
    """Return the letter of a tile of the base game, the id of any other."""
    letter = id.removeprefix("base_")[:1]
    return letter if id.startswith(f"base_{letter}_") and len(tiles_with_prefix(letter)) == 1 else id


def write_board_text(view: Mapping[str, JsonData]) -> str:
    """Return the tiles, meeples and module data of a view as a board text, in placement order."""
    lines: list[str] = []
    for tile in objects_under_key(view, "board"):
        lines.append(
            f"{expect_str(tile['tile'])} at {expect_int(tile['x'])},{expect_int(tile['y'])}"
            f" {expect_str(tile['facing'])}"
        )
    for meeple in objects_under_key(view, "figures"):
        lines.append(f"{PLAYER_COLOURS[expect_int(meeple['player'])]} {meeple_text(meeple)}")
    for tile in objects_under_key(view, "board"):
        if "bridge" in tile:
            lines.append(f"bridge {expect_str(tile['bridge'])} at {expect_int(tile['x'])},{expect_int(tile['y'])}")
    extra = view["extra"]
    assert isinstance(extra, dict)
    for module in ALL_MODULES:
        shown = extra.get(module.id)
        if isinstance(shown, dict):
            lines += module.board_text_lines(shown)
    return "\n".join(lines)


def meeple_text(meeple: dict[str, JsonData]) -> str:
    """Return a meeple as text: ``big knight on city 0 at 3,-1``."""
    title = MEEPLE_KIND_BY_ID[expect_str(meeple["figure"])].notation_name(
        FEATURE_KIND_NAMES.index(expect_str(meeple["feature"]))
    )
    place = f"{expect_str(meeple['feature'])} {expect_int(meeple['number'])}"
    if "corner" in meeple:
        place = f"corner {expect_str(meeple['corner'])}"
    return f"{title} on {place} at {expect_int(meeple['x'])},{expect_int(meeple['y'])}"
