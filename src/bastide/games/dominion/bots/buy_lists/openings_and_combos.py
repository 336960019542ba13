"""Buy lists for openings (the first two purchases) and for combos of one or two kingdom cards."""

from __future__ import annotations

from typing import Final

from bastide.core.errors import InvalidBot, closest_match, did_you_mean
from bastide.core.options import Options
from bastide.games.dominion.bots.buy_lists.buy_list_generator import (
    format_money_list,
    generate_engine_lists,
    generate_money_lists,
    is_terminal,
)
from bastide.games.dominion.rules.cards.basic_card_numbers import SILVER
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.game import (
    drawable_kingdom_cards,
    kingdom_card_ids,
    named_card_ids,
)

#: Turns of an opening.
OPENING_TURNS: Final = 2
#: Coins of the first two hands: seven Coppers and three Estates give nothing else.
OPENING_HANDS: Final = ((4, 3), (5, 2))


def list_openings(options: Options) -> list[list[str]]:
    """Return all pairs of Silver and kingdom cards that the first two hands can pay for, Silver with Silver first."""
    cards = [SILVER, *[find_card(name).number for name in kingdom_card_ids(options)]]
    found: list[list[str]] = []
    for place, first in enumerate(cards):
        for second in cards[place:]:
            if is_affordable(first, second):
                found.append([CARDS[first].id, CARDS[second].id])
    return found


def is_affordable(first: int, second: int) -> bool:
    """Tell whether the first two hands can pay for these cards."""
    high, low = max(CARDS[first].cost, CARDS[second].cost), min(CARDS[first].cost, CARDS[second].cost)
    return any(high <= most and low <= rest for most, rest in OPENING_HANDS)


def add_opening(text: str, components: list[str]) -> str:
    """Return a buy list that buys these cards in the first two turns, the dearest one first."""
    known = [card.id for card in CARDS]
    for name in components:
        if name not in known:
            raise InvalidBot(
                "opening-card",
                f"unknown card {name!r} in the opening; {did_you_mean(name, known)}",
                card=name,
                close=closest_match(name, known),
            )
    if len(components) != OPENING_TURNS:
        raise InvalidBot(
            "opening-length",
            f"an opening has {OPENING_TURNS} cards, such as silver+silver, not {'+'.join(components)}",
            opening="+".join(components),
        )
    if not is_affordable(*[find_card(name).number for name in components]):
        raise InvalidBot(
            "opening-cost",
            f"{'+'.join(components)} is too expensive: the first two hands have 5 and 2 coins, or 4 and 3",
            opening="+".join(components),
        )
    cards = sorted({find_card(name).number for name in components}, key=lambda card: (-CARDS[card].cost, card))
    lines = []
    for card in cards:
        name = CARDS[card].id
        lines.append(f"{name} up to {components.count(name)} when turn <= {OPENING_TURNS}")
    return "\n".join([*lines, text])


def combo_cards(options: Options) -> list[str]:
    """Return the cards of the kingdom; if cards are drawn at random, all that can be drawn."""
    kingdom = kingdom_card_ids(options)
    if kingdom:
        return kingdom
    named = named_card_ids(options)
    return sorted({*named, *[CARDS[card].id for card in drawable_kingdom_cards(options)]})


def options_with_cards(options: Options, components: list[str]) -> Options:
    """Return the options of a table with these cards: unchanged, or with the other cards drawn at random."""
    if kingdom_card_ids(options):
        return options
    return {**options, "kingdom": list(dict.fromkeys([*components, *named_card_ids(options)]))}


def generate_combo_lists(components: list[str]) -> list[str]:
    """Generate lists that buy one or both cards: with money, several copies, and as an engine."""
    cards = [find_card(name).number for name in components]
    found = generate_money_lists(cards) + generate_engine_lists(cards)
    if len(cards) > 1:
        # Lists with a single card belong to that card alone.
        found = [text for text in found if all(name in text.split() for name in components)]
        few = [(card, f"{CARDS[card].id} up to {1 if is_terminal(card) else 4}") for card in cards]
        several = [(card, f"{CARDS[card].id} up to {2 if is_terminal(card) else 6}") for card in cards]
        found += [format_money_list(few), format_money_list(several), format_money_list([few[0], several[1]])]
        found.append(format_money_list([several[0], few[1]]))
    return list(dict.fromkeys(found))
