"""Gaining and buying a card, with reactions and effects of other cards."""

from __future__ import annotations

from reference_engines.dominion.printed_cards import TREASURE, VICTORY, has_type
from reference_engines.dominion.questions import DONE, Script, ask
from reference_engines.dominion.table_state import BUYING, Table

#: Destinations of a gained card.
PILE, HAND, DECK = "pile", "hand", "deck"


def gain(table: Table, player: int, card: str, to: str = PILE) -> Script[None]:
    """Gain a card from the Supply; nothing happens if the pile is empty."""
    if not table.supply.get(card):
        return
    table.supply[card] -= 1
    _put(table, player, card, to)
    if card in table.tokens_on_piles:
        table.tokens_on_piles.remove(card)
        table.tokens_on_mat += 1
    yield from _react(table, player, card, to)


def gain_from_trash(table: Table, player: int, card: str) -> Script[None]:
    table.trash.remove(card)
    _put(table, player, card, PILE)
    yield from _react(table, player, card, PILE)


def _put(table: Table, player: int, card: str, to: str) -> None:
    seat = table.seats[player]
    if to == PILE:
        seat.discard_pile.put_card(card)
    elif to == HAND:
        seat.hand.append(card)
    else:
        table.put_on_deck(player, card)


def _react(table: Table, player: int, card: str, where: str) -> Script[None]:
    """Let the player move the gained card with Watchtower in hand or Royal Seal in play, but not both."""
    seat = table.seats[player]
    answers = [DONE]
    if "watchtower" in seat.hand:
        answers.append("use watchtower")
    if "royal_seal" in seat.in_play:
        answers.append("use royal_seal")
    used = yield from ask(player, answers)
    if used == DONE:
        return
    to_deck = True
    if used == "use watchtower":
        to_deck = (yield from ask(player, [f"trash {card}", f"topdeck {card}"])).startswith("topdeck")
    if where == PILE:
        seat.discard_pile.take_card(card)
    elif where == HAND:
        seat.hand.remove(card)
    else:
        seat.deck.pop()
    if to_deck:
        table.put_on_deck(player, card)
    else:
        table.trash.append(card)


def can_buy(table: Table, card: str) -> bool:
    seat = table.seats[table.current]
    return (
        table.buys > 0
        and table.supply[card] > 0
        and table.cost(card) <= table.coins
        and card not in table.banned_cards
        and not (card == "grand_market" and "copper" in seat.in_play)
    )


def buy(table: Table, card: str) -> Script[None]:
    """Pay for a card, run the effects of the purchase (Mint's own first), then gain it."""
    player = table.current
    seat = table.seats[player]
    price = table.cost(card)
    table.buys -= 1
    table.coins -= price
    table.phase = BUYING
    if card == "mint":
        for treasure in [other for other in seat.in_play if has_type(other, TREASURE)]:
            table.trash_from(seat.in_play, treasure)
    seat.tokens += seat.in_play.count("goons")
    if has_type(card, VICTORY):
        for _ in range(seat.in_play.count("hoard")):
            yield from gain(table, player, "gold")
    elif price <= 4:
        for _ in range(seat.in_play.count("talisman")):
            yield from gain(table, player, card)
    yield from gain(table, player, card)
