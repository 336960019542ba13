"""What a seat or a spectator may see: built up from what lies open, never by taking away from the whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.plain import Plain, plain_ints
from bastide.games.dominion.rules.asks import ASK_IDS
from bastide.games.dominion.rules.cards import id_of, ids_of
from bastide.games.dominion.rules.side import Side

if TYPE_CHECKING:
    from bastide.games.dominion.rules.state import DominionState

PHASES = ["action", "buy", "buying", "over"]


def counted(numbers: list[int]) -> dict[str, Plain]:
    """Cards whose order means nothing, as counts by id."""
    counts: dict[str, Plain] = {}
    for card in sorted(set(numbers)):
        counts[id_of(card)] = numbers.count(card)
    return counts


def view_of(state: DominionState, viewer: int) -> dict[str, Plain]:
    supply: dict[str, Plain] = {}
    costs: dict[str, Plain] = {}
    for card in state.table.piles:
        supply[id_of(card)] = state.supply[card]
        costs[id_of(card)] = state.cost(card)
    sides: list[Plain] = []
    for player in range(state.players):
        sides.append(side_view(state.sides[player], player, viewer))
    outcome = state.outcome()
    return {
        "viewer": viewer,
        "players": state.players,
        "table": {
            "edition": state.table.edition,
            "kingdom": ids_of(state.table.kingdom),
            "colony": state.table.colony,
        },
        "first": state.first,
        "current": state.current,
        "phase": PHASES[state.phase],
        "actions": state.actions,
        "buys": state.buys,
        "coins": state.coins,
        "actor": state.actor,
        "asked": asked(state),
        "supply": supply,
        "costs": costs,
        "empties": state.empties,
        "trash": counted(list(state.trash)),
        "sides": sides,
        "immune": plain_ints([player for player in range(state.players) if state.immune >> player & 1]),
        "banned": ids_of(list(state.banned)),
        "bonus_card": id_of(int(state.bonus_card)) if state.bonus_card >= 0 else None,
        "bonus": state.bonus,
        "pile_tokens": ids_of(list(state.pile_tokens)),
        "mat": state.mat,
        "outcome": None if outcome is None else outcome.plain(),
    }


def asked(state: DominionState) -> Plain:
    """What the table sees of the pending question: its kind and the card that asks."""
    kind = state.asking()
    if kind < 0:
        return None
    return {"kind": ASK_IDS[kind], "source": id_of(state.stack[-1].subject) if state.stack else "turn"}


def side_view(side: Side, player: int, viewer: int) -> dict[str, Plain]:
    """One side of the table. The owner sees the hand and may count the deck; nobody may count a discard pile."""
    view: dict[str, Plain] = {
        "player": player,
        "hand_size": len(side.hand) + len(side.pending),
        "play": ids_of(side.play),
        "discard_top": id_of(side.discard[-1]) if side.discard else None,
        "aside_size": len(side.aside),
        "aside": None if side.face_down else ids_of(list(side.aside)),
        "tokens": side.tokens,
        "turns": side.turns,
        "provinces": plain_ints(list(side.provinces)),
    }
    if player == viewer:
        view["hand"] = ids_of(sorted(side.hand))
        view["pending"] = ids_of(list(side.pending))
        view["aside"] = ids_of(list(side.aside))
        view["deck_size"] = len(side.deck)
    return view
