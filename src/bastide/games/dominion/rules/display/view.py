"""Views of a game for a player or a spectator, built only from information they may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict, cast

from bastide.games.dominion.rules.cards.stable_numbering import CARD_IDS, card_id
from bastide.games.dominion.rules.effects.question_kinds import QUESTION_IDS
from bastide.games.dominion.rules.turn.turn_phases import PHASE_IDS, TurnPhases


class SetupView(TypedDict):
    """Set-up of the game; ``uses_colony``: whether Platinum and Colony are used."""

    edition: int
    kingdom: list[str]
    colony: bool


class AskedView(TypedDict):
    """Public part of the pending question: its kind, and the card that asks or ``turn``."""

    kind: str
    source: str


class SideView(TypedDict):
    """Zones of one player. Only the owner sees the hand and the deck size; nobody sees the size of a discard pile."""

    player: int
    hand_size: int
    play: list[str]
    discard_top: str | None
    aside_size: int
    #: None if another player is looking at these cards.
    aside: list[str] | None
    tokens: int
    turns: int
    provinces: list[int]
    #: Number of all cards of the player, and their points with tokens. Both are public, because every gain is.
    cards: int
    points: int
    hand: NotRequired[list[str]]
    pending: NotRequired[list[str]]
    deck_size: NotRequired[int]
    #: All cards of the player, when the game is over.
    owned: NotRequired[dict[str, int]]


class OutcomeView(TypedDict):
    places: list[int]
    scores: list[int]


class DominionView(TypedDict):
    """View of a Dominion game. Cards are ids. ``viewer`` is -1 for a spectator, ``actor`` is -1 after the end."""

    viewer: int
    players: int
    setup: SetupView
    first: int
    current: int
    phase: Literal["action", "buy", "buying", "over"]
    actions: int
    buys: int
    coins: int
    actor: int
    asked: AskedView | None
    supply: dict[str, int]
    costs: dict[str, int]
    #: Number of empty piles, and the number of them that ends the game.
    empties: int
    empties_to_end: int
    trash: dict[str, int]
    sides: list[SideView]
    immune: list[int]
    banned: list[str]
    bonus_card: str | None
    bonus: int
    pile_tokens: list[str]
    mat: int
    outcome: OutcomeView | None


def build_view(state: TurnPhases, viewer: int) -> DominionView:
    """Build the view of a player or spectator."""
    setup = state.setup
    outcome = state.outcome()
    shielded = state.attack_immunity_bits()
    return {
        "viewer": viewer,
        "players": state.players,
        "setup": {"edition": setup.edition, "kingdom": to_card_ids(setup.kingdom), "colony": setup.uses_colony},
        "first": int(state.first),
        "current": int(state.current),
        "phase": cast(Literal["action", "buy", "buying", "over"], PHASE_IDS[state.phase]),
        "actions": int(state.actions),
        "buys": int(state.buys),
        "coins": int(state.coins),
        "actor": int(state.actor),
        "asked": build_question_view(state),
        "supply": {CARD_IDS[card]: state.supply[card] for card in setup.piles},
        "costs": {CARD_IDS[card]: int(state.cost(card)) for card in setup.piles},
        "empties": int(state.empties),
        "empties_to_end": int(setup.empty_piles_to_end),
        "trash": count_by_card_id(list(state.trash)),
        "sides": [build_side_view(state, player, viewer) for player in range(state.players)],
        "immune": [player for player in range(state.players) if shielded >> player & 1],
        "banned": to_card_ids(list(state.banned)),
        "bonus_card": card_id(int(state.bonus_card)) if state.bonus_card >= 0 else None,
        "bonus": int(state.bonus),
        "pile_tokens": to_card_ids(list(state.pile_tokens)),
        "mat": int(state.mat),
        "outcome": None if outcome is None else {"places": outcome.places, "scores": outcome.scores},
    }


def to_card_ids(cards: Sequence[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def count_by_card_id(cards: Sequence[int]) -> dict[str, int]:
    """Count cards by id."""
    return {CARD_IDS[card]: cards.count(card) for card in sorted(set(cards))}


def build_question_view(state: TurnPhases) -> AskedView | None:
    """Build the public part of the pending question."""
    kind = state.question_kind()
    if kind < 0:
        return None
    return {"kind": QUESTION_IDS[kind], "source": card_id(int(state.stack[-1].subject)) if state.stack else "turn"}


def build_side_view(state: TurnPhases, player: int, viewer: int) -> SideView:
    """Build the zones of a player as the viewer sees them."""
    side = state.sides[player]
    view: SideView = {
        "player": player,
        "hand_size": len(side.hand) + len(side.pending),
        "play": to_card_ids(side.play),
        "discard_top": card_id(side.discard[-1]) if side.discard else None,
        "aside_size": len(side.aside),
        "aside": None if side.face_down else to_card_ids(list(side.aside)),
        "tokens": int(side.tokens),
        "turns": int(side.turns),
        "provinces": list(side.provinces),
        "cards": len(side.owned_cards()),
        "points": state.score(player),
    }
    if player == viewer:
        view["hand"] = to_card_ids(sorted(side.hand))
        view["pending"] = to_card_ids(list(side.pending))
        view["aside"] = to_card_ids(list(side.aside))
        view["deck_size"] = len(side.deck)
    if state.is_over():
        view["owned"] = count_by_card_id(side.owned_cards())
    return view
