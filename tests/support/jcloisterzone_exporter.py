"""Writes our own games as saves of JCloisterZone, for the tests of the import."""

from __future__ import annotations

import json
from typing import Any

from bastide.core import Record, State, get_game
from bastide.core.records.game_record import Move
from bastide.games.carcassonne.imports.jcloisterzone_tiles import TILE_IDS
from bastide.games.carcassonne.rules.tiles.tile_catalogue import tile_by_id
from bastide.games.carcassonne.rules.tiles.tile_definition import FEATURE_KIND_NAMES, HALF_EDGE_NAMES

ROTATIONS = {"north": "R0", "east": "R90", "south": "R180", "west": "R270"}
TILES = {ours: theirs for theirs, ours in TILE_IDS.items()}
MEEPLES = {"follower": "small"}
FEATURES = {"city": "City", "road": "Road", "cloister": "Monastery", "shrine": "Monastery", "field": "Field"}
SETS = {
    "base": "basic:1",
    "inns": "inns-and-cathedrals:1",
    "traders": "traders-and-builders:1",
    "king": "king-and-robber:1",
    "abbey": "abbey-and-mayor:1",
    "cult": "cult/5",
}
EXPANSIONS = {"base": "BASIC", "inns": "INNS_AND_CATHEDRALS", "traders": "TRADERS_AND_BUILDERS"}


def export_save(record: Record, version: int = 5) -> str:
    """Return the save of a game with the modules above."""
    state = record.initial_state(get_game("carcassonne"))
    replay: list[dict[str, object]] = []
    for move in record.moves:
        replay += messages_of(state, move)
        state.apply(move.player, state.parse_action(move.player, move.text))
        player = state.next_player_to_act()
        asks_figure = player >= 0 and state.decision(player).kind == "figure"
        if replay and not asks_figure and replay[-1]["type"] != "COMMIT":
            replay.append({"type": "COMMIT", "payload": {"random": 0.5}})
    modules = record.options["modules"].split(",")
    names = [{"name": name, "slot": slot} for slot, name in enumerate(record.seats)]
    save: dict[str, object] = {"appVersion": f"{version}.1.0", "gameId": "1", "name": "", "replay": replay}
    if version == 4:
        save["slots"] = [{"number": each["slot"], "nickname": each["name"]} for each in names]
        save["setup"] = {"expansions": {EXPANSIONS[each]: 1 for each in modules}, "rules": {}}
        return json.dumps(save, indent=2).replace('"BA/', '"BA.').replace('"IC/', '"IC.').replace('"TB/', '"TB.')
    start = [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]
    save["players"] = names
    save["setup"] = {"sets": {SETS[each]: 1 for each in modules}, "elements": {}, "rules": {}, "start": start}
    return json.dumps(save, indent=2)


def messages_of(state: State, move: Move) -> list[dict[str, object]]:
    """Messages of an action; none for one that the other program does not ask for."""
    view: Any = state.view(-1)
    data: Any = state.action_data(move.player, state.parse_action(move.player, move.text))
    if data["do"] in ("place", "abbey"):
        tile = "abbey_tile" if data["do"] == "abbey" else str(data["tile"])
        rotation = ROTATIONS[str(data.get("facing", "north"))]
        position = [data["x"], -data["y"]]
        return [message("PLACE_TILE", tileId=TILES.get(tile, "AM/A"), rotation=rotation, position=position)]
    if data["do"] == "none":
        return [message("PASS")]
    if data["do"] == "barn":
        laid = view["board"][-1]
        east, south = {"nw": (0, 0), "ne": (1, 0), "sw": (0, 1), "se": (1, 1)}[str(data["corner"])]
        corner = {"position": [laid["x"] + east, -laid["y"] + south], "feature": "Field", "location": "NL.WR"}
        return [message("DEPLOY_MEEPLE", pointer=corner, meepleId=f"{move.player}.barn.1")]
    if data["do"] == "wagon_to":
        return []
    if data["do"] == "figure":
        if state.decision(move.player).kind == "wagon":
            return []
        pointer = pointer_of(view["board"][-1], str(data["feature"]), int(data["number"]))
        kind = MEEPLES.get(str(data["figure"]), str(data["figure"]))
        return [message("DEPLOY_MEEPLE", pointer=pointer, meepleId=f"{move.player}.{kind}.1")]
    return []


def pointer_of(tile: Any, kind: str, number: int) -> dict[str, object]:
    """Pointer to a feature of a tile on the board."""
    quarter_turns = list(ROTATIONS).index(str(tile["facing"]))
    features = [each for each in tile_by_id(str(tile["tile"])).features if FEATURE_KIND_NAMES[each.kind] == kind]
    feature = features[number]
    if kind == "field":
        halves = sorted((half + 2 * quarter_turns) % 8 for half in feature.halves)
        location = ".".join(HALF_EDGE_NAMES[half].upper() for half in halves) or "I"
    else:
        sides = sorted((side + quarter_turns) % 4 for side in feature.edges)
        location = "".join("NESW"[side] for side in sides) or "I"
    return {"position": [tile["x"], -tile["y"]], "feature": FEATURES[kind], "location": location}


def message(kind: str, **payload: object) -> dict[str, object]:
    return {"type": kind, "payload": payload}
