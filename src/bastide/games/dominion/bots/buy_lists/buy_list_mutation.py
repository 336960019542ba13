"""Mutation of buy lists as text, for the evolution of strategies (``bastide improve``)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar, final

from bastide.core.bot import Bot, StrategyFormat
from bastide.core.options import Options
from bastide.core.randomness.rng import Rng
from bastide.games.dominion.bots.buy_lists.buy_list_bot import BuyListBot
from bastide.games.dominion.bots.buy_lists.buy_list_generator import generate_engine_lists, generate_money_lists
from bastide.games.dominion.bots.buy_lists.buy_list_parser import OTHER_LINE_WORDS, parse_buy_list
from bastide.games.dominion.bots.buy_lists.buy_plan import BuyPlan
from bastide.games.dominion.bots.buy_lists.condition_parser import singular
from bastide.games.dominion.bots.buy_lists.openings_and_combos import (
    add_opening,
    combo_cards,
    generate_combo_lists,
    list_openings,
    options_with_cards,
)
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.game import kingdom_card_ids

#: Name of the bot that follows a user's own list.
USER_LIST_BOT_NAME: Final = "buylist"
#: Bundled lists from which the strongest opponents for a kingdom are chosen.
OPPONENT_LISTS: Final = [
    "all_rounder",
    "big_money_ultimate",
    "bishop_money",
    "chapel_engine",
    "chapel_witch",
    "colony_money",
    "council_room",
    "gardens_rush",
    "goons",
    "militia",
    "monument_money",
    "mountebank",
    "two_smithies",
    "village_smithy",
    "witch",
]


#: Folder of the bundled lists.
LISTS_FOLDER: Final = Path(__file__).parent / "lists"

Item = TypeVar("Item")

#: Maximum number of cached plans.
MAX_CACHED_PLANS: Final = 200
ALL_CARD_IDS: Final = [card.id for card in CARDS]
PURCHASE_PATTERN: Final = re.compile(
    r"(?:buy\s+)?(.+?)(?:\s+up\s+to\s+(\d+))?(?:\s+(?:when|if)\s+(.+))?", re.IGNORECASE | re.DOTALL
)


class PurchaseLine(NamedTuple):
    """Buy rule as text: card, limit (0 for none) and condition."""

    card: str
    limit: int
    condition: str

    def __str__(self) -> str:
        limit = f" up to {self.limit}" if self.limit else ""
        return f"{self.card}{limit}{f' when {self.condition}' if self.condition else ''}"


def split_clauses(text: str) -> list[str]:
    """Split a list into clauses, without comments; clauses end at a line end or semicolon."""
    found: list[str] = []
    for line in text.splitlines():
        found += [clause.strip() for clause in line.partition("#")[0].split(";")]
    return [clause for clause in found if clause]


def parse_purchase_lines(text: str) -> list[PurchaseLine]:
    """Parse the buy rules of a list."""
    found: list[PurchaseLine] = []
    for clause in split_clauses(text):
        if clause.split()[0].lower() in OTHER_LINE_WORDS:
            continue
        match = PURCHASE_PATTERN.fullmatch(clause)
        assert match is not None  # any text matches as the name of a card
        name, limit, test = match.groups()
        found.append(PurchaseLine(normalize_card_name(name), int(limit or 0), test or ""))
    return found


def normalize_card_name(name: str) -> str:
    """Return the id of a card from its printed name, singular or plural."""
    spelt = "_".join(name.lower().replace("\u2019", "").replace("'", "").split())
    return spelt if spelt in ALL_CARD_IDS else singular(spelt)


def other_clauses(text: str) -> list[str]:
    """Return the clauses of a list that are not buy rules."""
    return [clause for clause in split_clauses(text) if clause.split()[0].lower() in OTHER_LINE_WORDS]


def format_purchase_lines(lines: list[PurchaseLine]) -> str:
    return "".join(f"{line}\n" for line in lines)


def choose_one(rng: Rng, items: Sequence[Item]) -> Item:
    return items[int(rng.below(len(items)))]


def random_between(low: int, high: int, rng: Rng) -> int:
    return low + int(rng.below(high - low + 1))


def random_condition(cards: list[str], rng: Rng) -> str:
    """Return a random condition."""
    forms: list[Callable[[], str]] = [
        lambda: f"turn <= {random_between(3, 16, rng)}",
        lambda: f"turn >= {random_between(3, 16, rng)}",
        lambda: f"provinces <= {random_between(1, 7, rng)}",
        lambda: f"have({choose_one(rng, cards)}) >= {random_between(1, 4, rng)}",
        lambda: f"have(terminals) <= have(splitters) + {random_between(0, 3, rng)}",
        lambda: f"have(cards) >= {random_between(14, 34, rng)}",
        lambda: f"have(cards) <= {random_between(12, 30, rng)}",
        lambda: f"have(actions) >= {random_between(3, 14, rng)}",
        lambda: f"coins >= {random_between(4, 16, rng)}",
        lambda: f"money >= {random_between(8, 26, rng)}",
        lambda: f"gains_to_end <= {random_between(1, 8, rng)}",
        lambda: f"lead {choose_one(rng, ['<', '>='])} {3 * random_between(-4, 4, rng)}",
    ]
    return choose_one(rng, forms)()


def mutate_lines(lines: list[PurchaseLine], cards: list[str], rng: Rng) -> list[PurchaseLine]:
    """Return a mutation of buy rules: one to three rules added, removed, moved or changed."""
    lines = list(lines)
    basic = ["gold", "gold", "silver", "duchy", "estate", "province"]
    for _ in range(choose_one(rng, [1, 1, 2, 2, 3])):
        place = int(rng.below(len(lines)))
        line = lines[place]
        kind = rng.uniform()
        numbers = list(re.finditer(r"\d+", line.condition))
        if kind < 0.28:
            test = random_condition(cards, rng) if rng.uniform() < 0.5 else ""
            added = PurchaseLine(choose_one(rng, cards + basic), choose_one(rng, [0, 1, 1, 2, 2, 3, 4, 6]), test)
            lines.insert(int(rng.below(len(lines) + 1)), added)
        elif kind < 0.38 and len(lines) > 4:
            lines.pop(place)
        elif kind < 0.55:
            lines.insert(int(rng.below(len(lines))), lines.pop(place))
        elif kind < 0.68:
            limit = max(1, line.limit + choose_one(rng, [-1, 1, 2])) if line.limit else random_between(1, 6, rng)
            lines[place] = line._replace(limit=limit)
        elif kind < 0.74:
            lines[place] = line._replace(limit=0)
        elif kind < 0.88 and numbers:
            number = choose_one(rng, numbers)
            changed = max(0, int(number.group()) + choose_one(rng, [-3, -2, -1, 1, 2, 3]))
            lines[place] = line._replace(
                condition=line.condition[: number.start()] + str(changed) + line.condition[number.end() :]
            )
        elif kind < 0.93:
            more = random_condition(cards, rng)
            word = choose_one(rng, ["and", "or"])
            lines[place] = line._replace(condition=f"({line.condition}) {word} {more}" if line.condition else more)
        elif kind < 0.97:
            lines[place] = line._replace(condition="")
        else:
            lines[place] = line._replace(card=choose_one(rng, cards))
    return lines


def parse_plan_without_start(text: str, source: str) -> BuyPlan:
    """Parse a list into a plan, without its starting cards."""
    found = parse_buy_list(text, source, ALL_CARD_IDS)
    return BuyPlan(found.rules, found.answers, found.vetoes, None, found.for_any_kingdom)


@final
class BuyListFormat(StrategyFormat):
    """Strategy format of buy lists: mutates the buy rules and keeps all other lines."""

    def __init__(self) -> None:
        #: Cache of parsed lists: each plays many games.
        self.plans: dict[str, BuyPlan] = {}

    def make_bot(self, text: str, source: str) -> Bot:
        if text not in self.plans:
            if len(self.plans) >= MAX_CACHED_PLANS:
                self.plans.clear()
            self.plans[text] = parse_plan_without_start(text, source)
        return BuyListBot(self.plans[text])

    def mutate(self, text: str, options: Options, rng: Rng) -> str:
        """Mutate with the cards of the kingdom; for random kingdoms, with the cards of the list."""
        lines = parse_purchase_lines(text)
        cards = kingdom_card_ids(options) or [line.card for line in lines]
        return join_with_other_clauses(text, mutate_lines(lines, cards, rng))

    def bot_name(self) -> str:
        return USER_LIST_BOT_NAME

    def example_strategies(self) -> dict[str, str]:
        return {path.stem: path.read_text(encoding="utf-8") for path in sorted(LISTS_FOLDER.glob("*.txt"))}

    def opponent_bots(self) -> list[str]:
        return OPPONENT_LISTS

    def starting_strategies(self, options: Options) -> list[str]:
        numbers = [find_card(name).number for name in kingdom_card_ids(options)]
        return [
            format_purchase_lines(parse_purchase_lines(text))
            for text in generate_money_lists(numbers) + generate_engine_lists(numbers)
        ]

    def openings(self, options: Options) -> list[list[str]]:
        return list_openings(options)

    def with_opening(self, text: str, components: list[str]) -> str:
        return add_opening(text, components)

    def combo_parts(self, options: Options) -> list[str]:
        return combo_cards(options)

    def combo_options(self, options: Options, components: list[str]) -> Options:
        return options_with_cards(options, components)

    def combo_strategies(self, components: list[str]) -> list[str]:
        return generate_combo_lists(components)

    def simplifications(self, text: str) -> list[str]:
        """Remove one line each, from the end: those are the least likely to apply."""
        lines = parse_purchase_lines(text)
        fewer = [lines[:place] + lines[place + 1 :] for place in range(len(lines) - 1, -1, -1)]
        return [join_with_other_clauses(text, rest) for rest in fewer if rest]


def join_with_other_clauses(text: str, lines: list[PurchaseLine]) -> str:
    """Return a list with these buy rules and the other clauses of ``text``."""
    return "".join([f"{line}\n" for line in other_clauses(text)]) + format_purchase_lines(lines)


def restrict_to_kingdom(text: str, kingdom: list[str]) -> str:
    """Return the list without purchases of cards that the kingdom lacks."""
    return join_with_other_clauses(
        text,
        [line for line in parse_purchase_lines(text) if not find_card(line.card).is_kingdom or line.card in kingdom],
    )
