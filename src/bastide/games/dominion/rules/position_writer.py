"""Write positions as text: the counterpart of ``position_parser``."""

from __future__ import annotations

from bastide.core.state import State
from bastide.core.utilities.labelled_line_parser import write_repeated
from bastide.games.dominion.rules.cards.stable_numbering import card_id
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.turn.turn_phases import PHASE_IDS


def write_position(state: State) -> list[str]:
    """Return the labelled parts of a position."""
    assert isinstance(state, DominionState)
    setup = state.setup
    kingdom = [card_id(card) for card in setup.kingdom] + (["colony"] if setup.uses_colony else [])
    parts = [
        f"players: {state.players}",
        f"edition: {setup.edition}",
        f"kingdom: {' '.join(kingdom)}",
        f"supply: {' '.join([f'{card_id(card)}*{state.supply[card]}' for card in setup.piles])}",
        f"active: {int(state.current)}",
        f"phase: {PHASE_IDS[state.phase]}",
        f"actions: {int(state.actions)}",
        f"buys: {int(state.buys)}",
        f"coins: {int(state.coins)}",
        f"turns: {' '.join([str(int(side.turns)) for side in state.sides])}",
    ]
    if state.mat:
        parts.append(f"mat: {int(state.mat)}")
    if any(side.tokens for side in state.sides):
        parts.append(f"tokens: {' '.join([str(int(side.tokens)) for side in state.sides])}")
    for label, cards in (("trash", bytes(state.trash)), ("play", state.sides[state.current].play)):
        if cards:
            parts.append(f"{label}: {write_cards(cards)}")
    for player, side in enumerate(state.sides):
        parts.append(f"hand {player}: {write_cards(side.hand)}")
        parts.append(f"deck {player}: {write_cards(bytes(reversed(side.deck)))}")
        if side.discard:
            parts.append(f"discard {player}: {write_cards(side.discard)}")
        if side.buried:
            parts.append(f"buried {player}: {write_cards(side.buried)}")
    return parts


def write_cards(cards: bytes) -> str:
    """Return cards in their order: ``copper*3 estate``."""
    return write_repeated([card_id(card) for card in cards])
