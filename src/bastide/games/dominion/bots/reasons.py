"""Reasons for and against an action: its effect on the deck, on this turn, and on the end of the game."""

from __future__ import annotations

from typing import Final

from bastide.core.plain import Plain
from bastide.core.reason import Reason
from bastide.core.state import State
from bastide.games.dominion.bots.card_choices.worth import PRINTED, is_dead, money
from bastide.games.dominion.rules.actions import (
    BUY,
    DISCARD,
    END_ACTIONS,
    END_TURN,
    GAIN,
    KEEP,
    PLAY,
    PLAY_TREASURES,
    REVEAL,
    SET_ASIDE,
    TAKE,
    TOPDECK,
    TRASH,
    card_of,
    verb_of,
)
from bastide.games.dominion.rules.cards.basics import COLONY, CURSE, PROVINCE
from bastide.games.dominion.rules.cards.card import ATTACK, CARDS, PLAYED
from bastide.games.dominion.rules.cards.texts import TEXTS
from bastide.games.dominion.rules.effects.basic_effects import Plus
from bastide.games.dominion.rules.effects.choices import Choose
from bastide.games.dominion.rules.state.seat import DominionSeat
from bastide.games.dominion.rules.state.state import DominionState

#: Maximum number of reasons per action.
MOST: Final = 3
#: Number of empty piles that ends the game.
EMPTY: Final = 3
#: Minimum number of unspent coins to mention.
WASTED: Final = 2
#: Number of cards in a hand.
HAND: Final = 5


def reasons(state: State, player: int, action: int) -> list[Reason]:
    """List reasons for a legal action, most important first."""
    assert isinstance(state, DominionState)
    seat = state.seat(player)
    assert isinstance(seat, DominionSeat)
    verb = verb_of(action)
    card = card_of(action)
    found: list[Reason] = []
    if action == PLAY_TREASURES:
        found = [Reason("coins", {"count": int(seat.plain_treasures())})]
    elif action == END_TURN:
        found = [Reason("nothing_to_buy", {"coins": int(seat.coins())})]
    elif action == END_ACTIONS:
        plays = [other for other in state.legal_actions(player) if verb_of(other) == PLAY]
        coins = int(seat.coins() + seat.plain_treasures())
        found = [Reason("treasures_do", {"coins": coins}) if plays else Reason("nothing_to_play")]
    elif verb == PLAY:
        found = of_text(card)
    elif verb in (BUY, GAIN):
        found = of_gain(seat, card, verb == BUY)
    elif verb == TRASH:
        found = [Reason("thins_curse" if card == CURSE else "thins" if is_dead(card) else "makes_room")]
    elif verb == DISCARD:
        found = [Reason("dead" if is_dead(card) else "least_missed")]
    elif verb == TOPDECK:
        found = [Reason("drawn_next")]
    elif verb == REVEAL:
        found = [Reason("protects")]
    elif verb in (TAKE, KEEP):
        found = of_text(card) if not is_dead(card) else []
    elif verb == SET_ASIDE:
        found = [Reason("makes_room")]
    return found[:MOST] if found else [Reason("quiet")]


def drawbacks(state: State, player: int, action: int) -> list[Reason]:
    """List reasons against a legal action."""
    assert isinstance(state, DominionState)
    seat = state.seat(player)
    assert isinstance(seat, DominionSeat)
    verb = verb_of(action)
    card = card_of(action)
    found: list[Reason] = []
    if verb == BUY or action == END_TURN:
        left = int(seat.coins() + seat.plain_treasures()) - (int(seat.cost(card)) if verb == BUY else 0)
        if left >= WASTED and (action == END_TURN or state.buys == 1):
            found.append(Reason("unspent", {"coins": left}))
    if verb in (BUY, GAIN) and is_dead(card):
        found.append(Reason("clogs"))
    if action == END_ACTIONS and any(verb_of(other) == PLAY for other in state.legal_actions(player)):
        found.append(Reason("unplayed"))
    return found


def of_text(card: int) -> list[Reason]:
    """List what playing a card does."""
    cards = actions = buys = coins = 0
    trashes = False
    for line in TEXTS[PLAYED][card].lines:
        if isinstance(line, Plus):
            cards += line.cards
            actions += line.actions
            buys += line.buys
            coins += line.coins
        elif isinstance(line, Choose):
            trashes = trashes or any(deed.verb == TRASH for deed in line.deeds)
    found: list[Reason] = []
    if cards:
        found.append(Reason("draws", {"count": cards}))
    if actions:
        found.append(Reason("more_actions" if actions > 1 else "costs_no_action", {"count": actions}))
    if coins:
        found.append(Reason("coins", {"count": coins}))
    if CARDS[card].types & ATTACK:
        found.append(Reason("attacks"))
    if trashes:
        found.append(Reason("trashes"))
    if buys:
        found.append(Reason("buys", {"count": buys}))
    return found


def of_gain(seat: DominionSeat, card: int, bought: bool) -> list[Reason]:
    """List what gaining a card does for the deck and the game."""
    found: list[Reason] = []
    facts = CARDS[card]
    if seat.supply(card) == 1 and (card in (PROVINCE, COLONY) or seat.empty_piles() == EMPTY - 1):
        found.append(Reason("ends_game"))
    points = facts.points + (
        (seat.owned_cards(seat.player) + 1) // facts.point_per_cards if facts.point_per_cards else 0
    )
    if points > 0:
        found.append(Reason("points", {"points": points}))
    if PRINTED[card]:
        found.append(richer(seat, card))
    else:
        found += of_text(card)
    if bought and not any(seat.can_buy(other) and seat.cost(other) > seat.cost(card) for other in seat.piles()):
        found.insert(min(1, len(found)), Reason("dearest", {"coins": int(seat.coins())}))
    return found


def richer(seat: DominionSeat, card: int) -> Reason:
    """Compare the coins of an average hand before and after gaining a Treasure."""
    owned = seat.owned_cards(seat.player)
    coins = money(seat)
    before: Plain = round(HAND * coins / max(1, owned), 1)
    after: Plain = round(HAND * (coins + PRINTED[card]) / (owned + 1), 1)
    return Reason("richer", {"before": before, "after": after})
