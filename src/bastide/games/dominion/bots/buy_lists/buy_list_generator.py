"""Generator of candidate buy lists for a kingdom.

Money with one or two kingdom cards, engines, and a general list with one more kingdom card.
"""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.bots.buy_lists.buy_list_parser import BuyRule, parse_buy_rules
from bastide.games.dominion.bots.buy_lists.buy_list_writer import format_rules
from bastide.games.dominion.bots.card_choices.card_values import (
    CARD_VALUES,
    IS_DRAW_CARD,
    MIN_NONTERMINAL_ORDER,
    MIN_VILLAGE_ORDER,
    PLAY_ORDER,
)
from bastide.games.dominion.bots.card_choices.kingdom_card_numbers import KINGS_COURT, THRONE_ROOM
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, DUCHY, ESTATE, GOLD, LAST_BASIC_CARD, PROVINCE
from bastide.games.dominion.rules.cards.printed_card import ATTACK, CARDS

#: First lines of every money list. Lines about Colonies have no effect in games without them.
MONEY_POINT_LINES: Final = """
colony when money > 24
platinum
province when money > 15 and not colonies >= 1
province when colonies <= 5
duchy when provinces <= 4 or colonies <= 3
estate when provinces <= 2 or colonies <= 1
"""
#: Lines of an engine: cards that draw, Villages, and payload. Points are bought when it is complete.
ENGINE_POINT_LINES: Final = """
province when have(cards) > 26 or provinces <= 4
duchy when provinces <= 4
"""
ENGINE_LINES: Final = """
{payload}
{draw} up to 3 when have(terminals) <= have(splitters) + 1
{village} when have(splitters) <= have(terminals)
silver up to {silvers}
{draw} up to 6 when have(terminals) <= have(splitters) + 1
"""
#: Kingdom cards with at least this value are bought before Gold.
MIN_VALUE_BEFORE_GOLD: Final = 65
#: Lines for Victory cards in games with Colonies that end before many of them are bought.
POINT_LINES_WITHOUT_COLONIES: Final = """
province
duchy when provinces <= 4
estate when provinces <= 2
"""
#: Limits of an added card: for terminals, and for other cards.
TERMINAL_LIMITS: Final = (1, 2)
NONTERMINAL_LIMITS: Final = (2, 5)


def is_terminal(card: int) -> bool:
    """Whether a card is an Action that does not give back the Action it costs."""
    return 0 < PLAY_ORDER[card] < MIN_NONTERMINAL_ORDER


def generate_money_lists(kingdom: list[int]) -> list[str]:
    """Generate money lists with one or two kingdom cards."""
    found: list[str] = []
    for i, card in enumerate(kingdom):
        name = CARDS[card].id
        if not is_terminal(card):
            found.append(format_money_list([(card, f"{name} up to 4")]))
            continue
        found.append(format_money_list([(card, f"{name} up to 1")]))
        found.append(format_money_list([(card, f"{name} up to 1"), (card, f"{name} up to 2 when have(cards) >= 16")]))
        for j, other in enumerate(kingdom):
            if not is_terminal(other):
                found.append(format_money_list([(card, f"{name} up to 1"), (other, f"{CARDS[other].id} up to 4")]))
            elif i < j:
                found.append(format_money_list([(card, f"{name} up to 1"), (other, f"{CARDS[other].id} up to 1")]))
    return found


def generate_engine_lists(kingdom: list[int]) -> list[str]:
    """Generate engine lists for each pair of a draw card and a Village, with and without Attacks and support cards."""
    villages = [
        CARDS[card].id
        for card in kingdom
        if PLAY_ORDER[card] >= MIN_VILLAGE_ORDER and card not in (THRONE_ROOM, KINGS_COURT)
    ]
    draws = [
        CARDS[card].id
        for card in sorted(kingdom, key=lambda card: (-CARDS[card].bot_hints.draw_order, card))
        if IS_DRAW_CARD[card] == 1
    ]
    payload = [
        f"{CARDS[card].id} up to 5"
        for card in kingdom
        if MIN_NONTERMINAL_ORDER < PLAY_ORDER[card] < MIN_VILLAGE_ORDER and CARDS[card].cost >= 5
    ]
    early_cards = sorted(
        [card for card in kingdom if CARDS[card].bot_hints.engine_order > 0],
        key=lambda card: (-CARDS[card].bot_hints.engine_order, card),
    )
    attacks = [f"{CARDS[card].id} up to 1" for card in early_cards if CARDS[card].types & ATTACK]
    helpers = [f"{CARDS[card].id} up to 1" for card in early_cards if not CARDS[card].types & ATTACK]
    found: list[str] = []
    for village in villages:
        for draw in draws:
            for early in ([], attacks, helpers, attacks + helpers):
                for silvers in (1, 3):
                    paid = payload if silvers == 1 else [*payload, "gold up to 2"]
                    text = ENGINE_LINES.format(draw=draw, village=village, silvers=silvers, payload="\n".join(paid))
                    found.append("\n".join([ENGINE_POINT_LINES, *early, text]))
    return found


def format_money_list(wishes: list[tuple[int, str]]) -> str:
    """Format a money list with these further lines: the most valuable cards before Gold, then by cost."""
    early = [line for card, line in wishes if CARD_VALUES[card] >= MIN_VALUE_BEFORE_GOLD]
    dear = [line for card, line in wishes if CARD_VALUES[card] < MIN_VALUE_BEFORE_GOLD and CARDS[card].cost >= 5]
    cheap = [line for card, line in wishes if CARD_VALUES[card] < MIN_VALUE_BEFORE_GOLD and CARDS[card].cost < 5]
    late = "duchy when provinces <= 6 and not colonies >= 1"
    return "\n".join([MONEY_POINT_LINES, *early, "gold", late, *dear, *cheap, "silver"])


def lists_with_one_more_card(rules: list[BuyRule], kingdom: list[int]) -> list[list[BuyRule]]:
    """Return variants of the rules with one more kingdom card, before Gold or before the last rule."""
    places = [len(rules) - 1]
    for place, rule in enumerate(rules):
        if rule.card == GOLD:
            places.append(place)
            break
    found: list[list[BuyRule]] = []
    for card in kingdom:
        for limit in TERMINAL_LIMITS if is_terminal(card) else NONTERMINAL_LIMITS:
            for place in places:
                found.append([*rules[:place], BuyRule(card, limit, [], 0), *rules[place:]])
    return found


def replace_colony_rules(rules: list[BuyRule]) -> list[BuyRule]:
    """Return the rules with Provinces instead of Colonies as the goal."""
    points = parse_buy_rules(POINT_LINES_WITHOUT_COLONIES, "points", [card.id for card in CARDS])
    return points + [rule for rule in rules if rule.card not in (COLONY, PROVINCE, DUCHY, ESTATE)]


def add_colony_rules(rules: list[BuyRule]) -> list[BuyRule]:
    """Return the rules with Colonies as the goal: those of the money lists, where there are none for Colonies."""
    if any(rule.card == COLONY for rule in rules):
        return rules
    points = parse_buy_rules(MONEY_POINT_LINES, "points", [card.id for card in CARDS])
    return points + [rule for rule in rules if rule.card not in (PROVINCE, DUCHY, ESTATE)]


def distinct_rules(lists: list[list[BuyRule]]) -> list[list[BuyRule]]:
    """Return the lists without those that equal an earlier one."""
    found: dict[str, list[BuyRule]] = {}
    for rules in lists:
        found.setdefault(format_rules(rules), rules)
    return list(found.values())


def rules_for_kingdom(rules: list[BuyRule], kingdom: list[int]) -> list[BuyRule]:
    """Return the rules without cards that the kingdom lacks."""
    return [rule for rule in rules if rule.card <= LAST_BASIC_CARD or rule.card in kingdom]
