"""Mutation of buy lists as text, for the evolution of strategies (``bastide improve``)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar, final

from bastide.core.bot import Bot, Improver
from bastide.core.options import Options
from bastide.core.randomness.rng import Rng
from bastide.games.dominion.bots.buy_lists.bot import BuyListBot
from bastide.games.dominion.bots.buy_lists.buy_plan import Plan
from bastide.games.dominion.bots.buy_lists.buylist import OTHER_LINES, read_list
from bastide.games.dominion.bots.buy_lists.conditions import singular
from bastide.games.dominion.bots.buy_lists.ideas import engines, suggestions
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.cards.cards import find_card
from bastide.games.dominion.rules.game import kingdom_of

#: Name of the bot that follows a user's own list.
OWN: Final = "buylist"
#: Bundled lists from which the strongest opponents for a kingdom are chosen.
RIVALS: Final = [
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
FOLDER: Final = Path(__file__).parent / "lists"

Item = TypeVar("Item")

#: Maximum number of cached plans.
REMEMBERED: Final = 200
IDS: Final = [card.id for card in CARDS]
PURCHASE: Final = re.compile(
    r"(?:buy\s+)?(.+?)(?:\s+up\s+to\s+(\d+))?(?:\s+(?:when|if)\s+(.+))?", re.IGNORECASE | re.DOTALL
)


class Line(NamedTuple):
    """Buy rule as text: card, limit (0 for none) and condition."""

    card: str
    limit: int
    test: str

    def __str__(self) -> str:
        limit = f" up to {self.limit}" if self.limit else ""
        return f"{self.card}{limit}{f' when {self.test}' if self.test else ''}"


def clauses_of(text: str) -> list[str]:
    """Split a list into clauses, without comments; clauses end at a line end or semicolon."""
    found: list[str] = []
    for line in text.splitlines():
        found += [clause.strip() for clause in line.partition("#")[0].split(";")]
    return [clause for clause in found if clause]


def lines_of(text: str) -> list[Line]:
    """Parse the buy rules of a list."""
    found: list[Line] = []
    for clause in clauses_of(text):
        if clause.split()[0].lower() in OTHER_LINES:
            continue
        match = PURCHASE.fullmatch(clause)
        assert match is not None  # any text matches as the name of a card
        name, limit, test = match.groups()
        found.append(Line(card_id(name), int(limit or 0), test or ""))
    return found


def card_id(name: str) -> str:
    """Return the id of a card from its printed name, singular or plural."""
    spelt = "_".join(name.lower().replace("\u2019", "").replace("'", "").split())
    return spelt if spelt in IDS else singular(spelt)


def others_of(text: str) -> list[str]:
    """Return the clauses of a list that are not buy rules."""
    return [clause for clause in clauses_of(text) if clause.split()[0].lower() in OTHER_LINES]


def text_of(lines: list[Line]) -> str:
    return "".join(f"{line}\n" for line in lines)


def one_of(rng: Rng, items: Sequence[Item]) -> Item:
    return items[int(rng.below(len(items)))]


def between(low: int, high: int, rng: Rng) -> int:
    return low + int(rng.below(high - low + 1))


def tests(cards: list[str], rng: Rng) -> str:
    """Return a random condition."""
    forms: list[Callable[[], str]] = [
        lambda: f"turn <= {between(3, 16, rng)}",
        lambda: f"turn >= {between(3, 16, rng)}",
        lambda: f"provinces <= {between(1, 7, rng)}",
        lambda: f"have({one_of(rng, cards)}) >= {between(1, 4, rng)}",
        lambda: f"have(terminals) <= have(splitters) + {between(0, 3, rng)}",
        lambda: f"have(cards) >= {between(14, 34, rng)}",
        lambda: f"have(cards) <= {between(12, 30, rng)}",
        lambda: f"have(actions) >= {between(3, 14, rng)}",
        lambda: f"coins >= {between(4, 16, rng)}",
        lambda: f"money >= {between(8, 26, rng)}",
        lambda: f"gains_to_end <= {between(1, 8, rng)}",
        lambda: f"lead {one_of(rng, ['<', '>='])} {3 * between(-4, 4, rng)}",
    ]
    return one_of(rng, forms)()


def varied(lines: list[Line], cards: list[str], rng: Rng) -> list[Line]:
    """Return a mutation of buy rules: one to three rules added, removed, moved or changed."""
    lines = list(lines)
    basic = ["gold", "gold", "silver", "duchy", "estate", "province"]
    for _ in range(one_of(rng, [1, 1, 2, 2, 3])):
        place = int(rng.below(len(lines)))
        line = lines[place]
        kind = rng.uniform()
        numbers = list(re.finditer(r"\d+", line.test))
        if kind < 0.28:
            test = tests(cards, rng) if rng.uniform() < 0.5 else ""
            added = Line(one_of(rng, cards + basic), one_of(rng, [0, 1, 1, 2, 2, 3, 4, 6]), test)
            lines.insert(int(rng.below(len(lines) + 1)), added)
        elif kind < 0.38 and len(lines) > 4:
            lines.pop(place)
        elif kind < 0.55:
            lines.insert(int(rng.below(len(lines))), lines.pop(place))
        elif kind < 0.68:
            limit = max(1, line.limit + one_of(rng, [-1, 1, 2])) if line.limit else between(1, 6, rng)
            lines[place] = line._replace(limit=limit)
        elif kind < 0.74:
            lines[place] = line._replace(limit=0)
        elif kind < 0.88 and numbers:
            number = one_of(rng, numbers)
            changed = max(0, int(number.group()) + one_of(rng, [-3, -2, -1, 1, 2, 3]))
            lines[place] = line._replace(test=line.test[: number.start()] + str(changed) + line.test[number.end() :])
        elif kind < 0.93:
            more = tests(cards, rng)
            word = one_of(rng, ["and", "or"])
            lines[place] = line._replace(test=f"({line.test}) {word} {more}" if line.test else more)
        elif kind < 0.97:
            lines[place] = line._replace(test="")
        else:
            lines[place] = line._replace(card=one_of(rng, cards))
    return lines


def plan_of(text: str, source: str) -> Plan:
    """Parse a list into a plan, without its starting cards."""
    found = read_list(text, source, IDS)
    return Plan(found.rules, found.answers, found.vetoes, None, found.for_any_kingdom)


@final
class ListImprover(Improver):
    """Strategy format of buy lists: mutates the buy rules and keeps all other lines."""

    def __init__(self) -> None:
        #: Cache of parsed lists: each plays many games.
        self.plans: dict[str, Plan] = {}

    def bot(self, text: str, source: str) -> Bot:
        if text not in self.plans:
            if len(self.plans) >= REMEMBERED:
                self.plans.clear()
            self.plans[text] = plan_of(text, source)
        return BuyListBot(self.plans[text])

    def varied(self, text: str, options: Options, rng: Rng) -> str:
        """Mutate with the cards of the kingdom; for random kingdoms, with the cards of the list."""
        lines = lines_of(text)
        cards = kingdom_of(options) or [line.card for line in lines]
        return with_others(text, varied(lines, cards, rng))

    def kind(self) -> str:
        return OWN

    def examples(self) -> dict[str, str]:
        return {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt"))}

    def rivals(self) -> list[str]:
        return RIVALS

    def ideas(self, options: Options) -> list[str]:
        numbers = [find_card(name).number for name in kingdom_of(options)]
        return [text_of(lines_of(text)) for text in suggestions(numbers) + engines(numbers)]

    def shorter(self, text: str) -> list[str]:
        """Remove one line each, from the end: those are the least likely to apply."""
        lines = lines_of(text)
        fewer = [lines[:place] + lines[place + 1 :] for place in range(len(lines) - 1, -1, -1)]
        return [with_others(text, rest) for rest in fewer if rest]


def with_others(text: str, lines: list[Line]) -> str:
    """Return a list with these buy rules and the other clauses of ``text``."""
    return "".join([f"{line}\n" for line in others_of(text)]) + text_of(lines)


def at_hand(text: str, kingdom: list[str]) -> str:
    """Return the list without purchases of cards that the kingdom lacks."""
    return with_others(
        text, [line for line in lines_of(text) if not find_card(line.card).is_kingdom or line.card in kingdom]
    )
