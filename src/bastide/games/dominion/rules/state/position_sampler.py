"""Sampled positions (determinization): random positions consistent with what one player knows.

All players know which cards each player owns, the size of each zone, and the cards they saw move to a hand, a deck or a
discard pile. The owner of a deck also knows its contents, but not their order, except for cards put on top. The rest is
sampled uniformly. The sample depends only on the random generator and on the viewer's knowledge: unknown cards are
sorted before they are shuffled.
"""

from __future__ import annotations

from typing import Final, final

from bastide.core.randomness.rng import Rng
from bastide.games.dominion.rules.cards.printed_card import ACTION, TYPES
from bastide.games.dominion.rules.effects.question_kinds import ASK_BUY, ASK_LIBRARY
from bastide.games.dominion.rules.state.known_card_group import KnownCardGroup
from bastide.games.dominion.rules.state.player_card_zones import KNOWN_TO_ALL, PlayerSide
from bastide.games.dominion.rules.state.public_knowledge import lacks_disproved_by
from bastide.games.dominion.rules.turn.turn_phases import TurnPhases

#: Maximum number of attempts to find a sample consistent with all knowledge, including the pending question.
MAX_ATTEMPTS: Final = 1000


def sample_hidden_cards(state: TurnPhases, viewer: int, rng: Rng) -> TurnPhases:
    """Sample a state from all states consistent with the viewer's knowledge."""
    attempt = 0
    while True:
        sides: list[PlayerSide] = []
        for player in range(state.players):
            side = state.sides[player].clone()
            if player == viewer:
                resample_own_deck(side, rng)
            else:
                resample_hidden_cards(side, rng)
            sides.append(side)
        drawn = state.copy_with(rng.split(), sides)
        attempt += 1
        if state.actor < 0 or state.actor == viewer or is_question_consistent(drawn) or attempt >= MAX_ATTEMPTS:
            return drawn


def resample_own_deck(side: PlayerSide, rng: Rng) -> None:
    """Shuffle the part of the viewer's own deck whose order is unknown."""
    known = len(side.deck) - len(side.tops)
    side.deck = rng.shuffle_bytes(bytes(sorted(side.deck[:known]))) + side.deck[known:]


def resample_hidden_cards(side: PlayerSide, rng: Rng) -> None:
    """Sample the hidden cards of another player, in hand, deck and discard pile."""
    held = list(side.hand) if side.face_down else [*side.hand, *side.pending]
    for card in side.shown:
        held.remove(card)
    first_known = len(side.deck) - len(side.tops)
    unknown = [at for at in range(len(side.deck)) if at < first_known or side.tops[at - first_known] != KNOWN_TO_ALL]
    deck = list(side.deck)
    pool = held + list(side.buried) + [deck[at] for at in unknown]
    if side.face_down:
        pool.extend(side.aside)
        pool.extend(side.pending)
    pool.sort()
    hand: list[int] = []
    buried: list[int] = []
    on_deck: dict[int, int] = {}
    if side.known_groups or side.lacks:
        known = assign_known_cards(side, pool, len(held), rng)
        pool = known.pool
        hand = known.hand
        buried = known.buried
        on_deck = known.deck
    rng.shuffle(pool)
    for at in unknown:
        deck[at] = on_deck[at] if at in on_deck else pool.pop()
    side.deck = bytes(deck)
    side.buried = bytes([buried[at] if at < len(buried) else pool.pop() for at in range(len(side.buried))])
    if side.face_down:
        side.aside = tuple([pool.pop() for _ in side.aside])
        side.pending = tuple([pool.pop() for _ in side.pending])
        side.hand = bytes([*side.shown, *hand, *pool])
        return
    # Library asks about the last card of the hand, which is not among those known before.
    side.hand = bytes([*side.shown, *hand, *pool])
    picked = len(side.pending)
    if picked:
        mixed = rng.shuffle_bytes(side.hand)
        side.pending = tuple(mixed[len(mixed) - picked :])
        side.hand = mixed[: len(mixed) - picked]


@final
class CardAssignment:
    """Cards assigned to places, and the pool of unassigned cards."""

    def __init__(self, pool: list[int]) -> None:
        self.pool = pool
        self.hand: list[int] = []
        self.buried: list[int] = []
        self.deck: dict[int, int] = {}


def assign_known_cards(side: PlayerSide, pool: list[int], in_hand: int, rng: Rng) -> CardAssignment:
    """Assign the cards of all known groups to places, uniformly; if the hand has lacks, fill the whole hand."""
    for _ in range(MAX_ATTEMPTS):
        known = CardAssignment(pool.copy())
        if all(assign_known_group(bunch, side.lacks, known, rng) for bunch in side.known_groups):
            if not side.lacks:
                return known
            if assign_rest_of_hand(side, known, in_hand, rng):
                return known
    return CardAssignment(pool)


def assign_known_group(bunch: KnownCardGroup, lacks: int, known: CardAssignment, rng: Rng) -> bool:
    """Assign the cards of a group to its places at random. Returns False if the result is inconsistent."""
    cards: list[int] = []
    loose = bunch.untracked_count
    for card in bunch.cards:
        if card in known.pool:
            known.pool.remove(card)
            cards.append(card)
        else:
            loose -= 1  # the card has been seen elsewhere, so it is one of the untracked ones
    buried_from = bunch.hand_count
    deck_from = buried_from + bunch.discard_count
    loose_from = deck_from + len(bunch.deck_positions)
    spots = list(range(loose_from + max(loose, 0)))
    if len(cards) > len(spots):
        return False
    rng.shuffle(spots)
    for card in cards:
        spot = spots.pop()
        if spot < buried_from:
            if lacks_disproved_by(card) & lacks:
                return False
            known.hand.append(card)
        elif spot < deck_from:
            known.buried.append(card)
        elif spot < loose_from:
            known.deck[bunch.deck_positions[spot - deck_from]] = card
        else:
            known.pool.append(card)
    return True


def assign_rest_of_hand(side: PlayerSide, known: CardAssignment, in_hand: int, rng: Rng) -> bool:
    """Draw the rest of a hand from the cards that do not contradict its lacks. Returns False to reject the sample.

    Rejection keeps the samples uniform: the more cards are drawn here, the less likely it was that none of them is of
    a kind that the hand lacks.
    """
    fitting = [card for card in known.pool if not lacks_disproved_by(card) & side.lacks]
    open_spots = in_hand - len(known.hand)
    if len(fitting) < open_spots:
        return False
    most = 0
    for bunch in side.known_groups:
        most += min(bunch.hand_count, len([card for card in bunch.cards if not lacks_disproved_by(card) & side.lacks]))
    chance = 1.0
    for at in range(in_hand - min(most, in_hand), open_spots):
        chance *= (len(fitting) - at) / (len(known.pool) - at)
    if chance < 1.0 and rng.uniform() >= chance:
        return False
    rng.shuffle(fitting)
    for card in fitting[:open_spots]:
        known.pool.remove(card)
        known.hand.append(card)
    return True


def is_question_consistent(drawn: TurnPhases) -> bool:
    """Whether the rules would have asked the pending question in the sampled state."""
    player = int(drawn.actor)
    if drawn.question_kind() == ASK_BUY:
        return True
    if drawn.question_kind() == ASK_LIBRARY:
        side = drawn.sides[player]
        if side.drew_known:
            return True
        # Other players know of the card just drawn only that it is an Action.
        drawn.stack[-2].items = side.hand[-1:]
        return bool(TYPES[side.hand[-1]] & ACTION)
    return len(drawn.legal_actions(player)) > 1
