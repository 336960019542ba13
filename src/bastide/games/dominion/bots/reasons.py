"""Reasons for an action: its effect on the deck, on this turn, and on the end of the game."""

from __future__ import annotations

from typing import Final

from bastide.core.action_reason import Reason
from bastide.core.json_data import JsonData
from bastide.core.state import State
from bastide.games.dominion.bots.card_choices.card_values import TREASURE_COINS, is_dead_card, total_treasure_coins
from bastide.games.dominion.rules.action_space import (
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
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, CURSE, PROVINCE
from bastide.games.dominion.rules.cards.card_registration import CARD_EFFECTS
from bastide.games.dominion.rules.cards.printed_card import ATTACK, CARDS, PLAYED
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.effects.choice_effects import ChooseCards
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

#: Maximum number of reasons per action.
MAX_REASONS: Final = 3
#: Number of empty piles that ends the game.
EMPTY_PILES_TO_END: Final = 3
#: Minimum number of unspent coins to mention.
MIN_WASTED_COINS: Final = 2
#: Number of cards in a hand.
HAND_SIZE: Final = 5


def reasons_for(state: State, player: int, action: int) -> list[Reason]:
    """List reasons for a legal action, most important first."""
    assert isinstance(state, DominionState)
    seat = state.seat(player)
    assert isinstance(seat, DominionSeat)
    verb = verb_of(action)
    card = card_of(action)
    found: list[Reason] = []
    if action == PLAY_TREASURES:
        found = [Reason("coins", {"count": int(seat.basic_treasure_coins_in_hand())})]
    elif action == END_TURN:
        found = [Reason("nothing_to_buy", {"coins": int(seat.coins())})]
    elif action == END_ACTIONS:
        plays = [other for other in state.legal_actions(player) if verb_of(other) == PLAY]
        coins = int(seat.coins() + seat.basic_treasure_coins_in_hand())
        found = [Reason("treasures_do", {"coins": coins}) if plays else Reason("nothing_to_play")]
    elif verb == PLAY:
        found = reasons_of_play(card)
    elif verb in (BUY, GAIN):
        found = reasons_of_gain(seat, card, verb == BUY)
    elif verb == TRASH:
        found = [Reason("thins_curse" if card == CURSE else "thins" if is_dead_card(card) else "makes_room")]
    elif verb == DISCARD:
        found = [Reason("dead" if is_dead_card(card) else "least_missed")]
    elif verb == TOPDECK:
        found = [Reason("drawn_next")]
    elif verb == REVEAL:
        found = [Reason("protects")]
    elif verb in (TAKE, KEEP):
        found = reasons_of_play(card) if not is_dead_card(card) else []
    elif verb == SET_ASIDE:
        found = [Reason("makes_room")]
    return found[:MAX_REASONS] if found else [Reason("quiet")]


def reasons_of_play(card: int) -> list[Reason]:
    """List what playing a card does."""
    cards = actions = buys = coins = 0
    for line in CARD_EFFECTS[PLAYED][card].effects:
        if isinstance(line, Plus):
            cards += line.cards
            actions += line.actions
            buys += line.buys
            coins += line.coins
    found: list[Reason] = []
    if cards:
        found.append(Reason("draws", {"count": cards}))
    if actions:
        found.append(Reason("more_actions" if actions > 1 else "costs_no_action", {"count": actions}))
    if coins:
        found.append(Reason("coins", {"count": coins}))
    if CARDS[card].types & ATTACK:
        found.append(Reason("attacks"))
    if trashes_cards(card):
        found.append(Reason("trashes"))
    if buys:
        found.append(Reason("buys", {"count": buys}))
    return found


def trashes_cards(card: int) -> bool:
    """Return whether a player who plays this card chooses cards to trash."""
    for line in CARD_EFFECTS[PLAYED][card].effects:
        if isinstance(line, ChooseCards) and any(each.verb == TRASH for each in line.operations):
            return True
    return False


def reasons_of_gain(seat: DominionSeat, card: int, bought: bool) -> list[Reason]:
    """List what gaining a card does for the deck and the game."""
    found: list[Reason] = []
    facts = CARDS[card]
    if seat.supply_left(card) == 1 and (card in (PROVINCE, COLONY) or seat.empty_piles() == EMPTY_PILES_TO_END - 1):
        found.append(Reason("ends_game"))
    points = facts.points + (
        (seat.owned_card_count(seat.player) + 1) // facts.point_per_cards if facts.point_per_cards else 0
    )
    if points > 0:
        found.append(Reason("points", {"points": points}))
    if TREASURE_COINS[card]:
        found.append(average_hand_reason(seat, card))
    else:
        found += reasons_of_play(card)
    if bought and not any(seat.can_buy(other) and seat.cost(other) > seat.cost(card) for other in seat.piles()):
        found.insert(min(1, len(found)), Reason("dearest", {"coins": int(seat.coins())}))
    return found


def average_hand_reason(seat: DominionSeat, card: int) -> Reason:
    """Compare the coins of an average hand before and after gaining a Treasure."""
    owned = seat.owned_card_count(seat.player)
    coins = total_treasure_coins(seat)
    before: JsonData = round(HAND_SIZE * coins / max(1, owned), 1)
    after: JsonData = round(HAND_SIZE * (coins + TREASURE_COINS[card]) / (owned + 1), 1)
    return Reason("richer", {"before": before, "after": after})
