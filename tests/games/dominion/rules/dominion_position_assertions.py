"""Assertions about a Dominion position, with zones as text."""

from __future__ import annotations

from collections.abc import Callable

from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.cards.stable_numbering import card_id
from bastide.games.dominion.rules.position_parser import (
    apply_notations,
    format_cards,
    format_deck,
    format_turn_resources,
    has_no_pending_effect,
    legal_notations,
)
from bastide.games.dominion.rules.state.game_state import DominionState


def hand(state: DominionState, player: int = 0) -> str:
    return format_cards(state.sides[player].hand)


def deck(state: DominionState, player: int = 0) -> str:
    return format_deck(state.sides[player].deck)


def pile(state: DominionState, player: int = 0) -> str:
    return format_cards(state.sides[player].discard + state.sides[player].buried)


def in_play(state: DominionState) -> str:
    return format_cards(state.sides[0].play)


def trash(state: DominionState) -> str:
    return format_cards(list(state.trash))


def supply(state: DominionState, name: str) -> int:
    return state.supply[find_card(name).number]


#: Values of a player that a test may expect, by name.
PLAYER_VALUES: dict[str, Callable[[DominionState, int], object]] = {
    "hand": hand,
    "deck": deck,
    "pile": pile,
    "hand_size": lambda state, player: len(state.sides[player].hand),
    "tokens": lambda state, player: state.sides[player].tokens,
    "deck_size": lambda state, player: len(state.sides[player].deck),
    "aside": lambda state, player: format_cards(list(state.sides[player].aside)),
    "deck_top": lambda state, player: deck(state, player).split()[0],
    "discard_top": lambda state, player: card_id(state.sides[player].discard[-1]),
}
#: Values of the table that a test may expect, by name.
TABLE_VALUES: dict[str, Callable[[DominionState], object]] = {
    "in_play": in_play,
    "trash": trash,
    "left": format_turn_resources,
    "answers": legal_notations,
    "actor": lambda state: state.next_player_to_act(),
    "coins": lambda state: int(state.coins),
    "actions": lambda state: int(state.actions),
    "buys": lambda state: int(state.buys),
    "mat": lambda state: int(state.mat),
    "hand_sizes": lambda state: [len(side.hand) for side in state.sides],
}


def expect(state: DominionState, *notations: str, **expected: object) -> DominionState:
    """Apply actions in notation and assert that the position is as expected.

    ``pile`` is the discard pile of player 0, ``pile_1`` that of player 1. ``supply`` lists some piles only.
    """
    apply_notations(state, *notations)
    found: dict[str, object] = {}
    for name, value in expected.items():
        what, _, player = name.rpartition("_")
        if isinstance(value, dict):
            found[name] = {card: supply(state, card) for card in value}
        elif name in TABLE_VALUES:
            found[name] = TABLE_VALUES[name](state)
        elif player.isdigit():
            found[name] = PLAYER_VALUES[what](state, int(player))
        else:
            found[name] = PLAYER_VALUES[name](state, 0)
    assert found == expected, f"found {found}, expected {expected}"
    return state


def finish(state: DominionState, *notations: str, **expected: object) -> DominionState:
    """Like ``expect``, and assert that no effect is pending."""
    expect(state, *notations, **expected)
    assert has_no_pending_effect(state), f"asked {legal_notations(state)}"
    return state
