"""Where the cards are, in words, for the tests of Dominion."""

from __future__ import annotations

from bastide.games.dominion.rules.cards.cards import find_card
from bastide.games.dominion.rules.positions import listed, top_first
from bastide.games.dominion.rules.state.state import DominionState


def hand(state: DominionState, player: int = 0) -> str:
    return listed(state.sides[player].hand)


def deck(state: DominionState, player: int = 0) -> str:
    return top_first(state.sides[player].deck)


def pile(state: DominionState, player: int = 0) -> str:
    return listed(state.sides[player].discard + state.sides[player].buried)


def in_play(state: DominionState) -> str:
    return listed(state.sides[0].play)


def trash(state: DominionState) -> str:
    return listed(list(state.trash))


def supply(state: DominionState, name: str) -> int:
    return state.supply[find_card(name).number]
