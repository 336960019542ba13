"""Position snapshots as JSON data. Everything is stored by stable names.

Features are not stored: they are rebuilt from the placements in order.
"""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.plain import Plain, ints, listed, mapped, plain_ints, whole, word
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, FIGURE_IDS
from bastide.games.carcassonne.rules.map.steps import laid, read_steps, written_steps
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.state.names import node_name, node_named, tile_name, tile_named, tiles_named


def written(state: Position) -> dict[str, Plain]:
    """Return the position as JSON data."""
    board = state.board
    supply: list[Plain] = []
    tally: list[Plain] = []
    for player in range(state.players):
        in_supply: dict[str, Plain] = {f.id: state.supply[player * FIGURE_COUNT + f.code] for f in state.rules.figures}
        first = player * len(state.rules.tallies)
        counts: dict[str, Plain] = {name: state.tally[first + place] for name, place in state.rules.tally.items()}
        supply.append(in_supply)
        tally.append(counts)
    rules: list[Plain] = [module.id for module in state.rules.modules]
    rules += state.rules.variants
    extra: dict[str, Plain] = {module.id: module.written(state) for module in state.rules.modules}
    return {
        "players": state.players,
        "rng": state.rng.snapshot(),
        "rules": rules,
        "board": written_steps(board),
        "figure_code": [FIGURE_IDS[code] for code in state.figure_code],
        "figure_owner": plain_ints(state.figure_owner),
        "figure_node": [node_name(board, node) for node in state.figure_node],
        "score": plain_ints(state.score),
        "pile": state.tile_ids(state.pile),
        "removed": state.tile_ids(state.removed),
        "hand": tile_name(state, state.hand),
        "phase": state.rules.chain[state.phase].id,
        "active": int(state.active),
        "asked": int(state.asked),
        "part": int(state.part),
        "turns": int(state.turns),
        "supply": supply,
        "tally": tally,
        "completed": [node_name(board, root) for root in state.completed],
        "extra": extra,
    }


def read_into(state: Position, snapshot: Mapping[str, Plain]) -> None:
    """Restore a snapshot into an empty position. Errors for bad data: see ``Game.state_from_snapshot``."""
    rules = state.rules
    board = laid(rules.kinds, read_steps(rules.kinds, snapshot["board"]))
    state.board = board
    state.set_up()
    state.figure_code = [FIGURE_IDS.index(word(name)) for name in listed(snapshot["figure_code"])]
    state.figure_owner = ints(snapshot["figure_owner"])
    state.figure_node = [node_named(board, node) for node in listed(snapshot["figure_node"])]
    for index, node in enumerate(state.figure_node):
        if rules.figure_of(state.figure_code[index]).is_follower:
            board.add_followers(node, 1)
    for player, in_supply in enumerate(per_player(state, snapshot["supply"])):
        for meeple in rules.figures:
            state.supply[player * FIGURE_COUNT + meeple.code] = whole(in_supply[meeple.id])
    for player, counts in enumerate(per_player(state, snapshot["tally"])):
        for name, place in rules.tally.items():
            state.tally[player * len(rules.tallies) + place] = whole(counts[name])
    state.score = ints(snapshot["score"])
    state.pile = tiles_named(state, snapshot["pile"])
    state.removed = tiles_named(state, snapshot["removed"])
    state.hand = tile_named(state, snapshot["hand"])
    state.phase = [phase.id for phase in rules.chain].index(word(snapshot["phase"]))
    state.active = whole(snapshot["active"])
    state.asked = whole(snapshot["asked"])
    state.part = whole(snapshot["part"])
    state.turns = whole(snapshot["turns"])
    state.completed = [node_named(board, node) for node in listed(snapshot["completed"])]
    extra = mapped(snapshot["extra"])
    state.extra = [module.read(state, mapped(extra[module.id])) for module in rules.modules]


def per_player(state: Position, data: Plain) -> list[dict[str, Plain]]:
    """Return a list with one object per player."""
    found = [mapped(entry) for entry in listed(data)]
    if len(found) != state.players:
        raise ValueError(f"{len(found)} entries for {state.players} players")
    return found
