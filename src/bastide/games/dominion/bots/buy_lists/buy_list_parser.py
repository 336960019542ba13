"""Parser of buy lists: text files with the strategy of a bot.

A bot reads a list from the top and buys the first card that it can afford and whose condition is true::

    province
    duchy when 4 or fewer provinces are left
    gold
    smithy up to 2
    silver when not (turn > 12 and have(gold) >= 3)

Other lines forbid purchases (``never province when provinces = 2 and lead < 0``), answer questions (``play smithy when
actions >= 2``, ``trash estates by chapel``), or set the starting cards. ``docs/dominion-strategies.md`` explains the
grammar. Conditions are parsed in ``condition_parser``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from bastide.core.errors import InvalidBot
from bastide.games.dominion.bots.buy_lists.condition_opcodes import MAX_CONDITION_COST
from bastide.games.dominion.bots.buy_lists.condition_parser import ConditionParser
from bastide.games.dominion.bots.buy_lists.condition_tree import build_condition_tree
from bastide.games.dominion.rules.action_space import CARDLESS_ACTION_IDS, VERB_IDS

#: Limit of a rule without ``up to``.
UNLIMITED: Final = 1000
#: Maximum number of starting cards.
MAX_STARTING_CARDS: Final = 100

#: Words that end the name of a card, in buy rules and in answer rules.
CARD_NAME_END_WORDS: Final = ("up", "when", "if")
ANSWER_CARD_NAME_END_WORDS: Final = ("by", "when", "if")
#: The verbs of answer rules, with their numbers in the action space.
ANSWER_VERBS: Final = {name: len(CARDLESS_ACTION_IDS) + place for place, name in enumerate(VERB_IDS) if name != "buy"}
#: First words of lines that are not buy rules.
OTHER_LINE_WORDS: Final = ["start", "for", "rule", "never", *ANSWER_VERBS]
BUY_VERB: Final = len(CARDLESS_ACTION_IDS) + VERB_IDS.index("buy")

#: Values of ``AnswerRule.card`` for the words ``nothing`` and ``deck``.
ANSWER_NOTHING: Final = -2
ANSWER_DECK: Final = -3

#: Named rules, written in the language of buy lists.
NAMED_RULES: Final = {
    "penultimate province": [
        "never province when provinces = 2 and lead < 0 and (buys = 1 or coins < 2 * cost(province))",
        "never colony when colonies = 2 and lead < 0 and (buys = 1 or coins < 2 * cost(colony))",
    ],
    "no losing end": [
        "never province when provinces = 1 and lead < -6 and buys = 1",
        "never colony when colonies = 1 and lead < -10 and buys = 1",
    ],
}


@final
class BuyRule:
    """Line of a buy list: buy ``card`` while fewer than ``limit`` are owned and the condition is true."""

    def __init__(self, card: int, limit: int, condition_code: list[int], line: int) -> None:
        self.card = card
        self.limit = limit
        self.condition_code = condition_code
        self.condition = build_condition_tree(condition_code)
        #: Whether there is neither a limit nor a condition.
        self.is_unconditional = limit == UNLIMITED and not condition_code
        #: Line number in the file, starting at 1.
        self.line = line

    def __repr__(self) -> str:
        return f"Rule(card={self.card}, limit={self.limit}, test={self.condition_code}, line={self.line})"


@final
class AnswerRule:
    """Line about an answer: do (or never do) ``verb`` with a card, or with any card of a kind."""

    def __init__(self, verb: int, card: int, kind: int, asking_card: int, condition_code: list[int], line: int) -> None:
        self.verb = verb
        #: A card, ``ANSWER_NOTHING``, ``ANSWER_DECK``, or -1 for a kind of cards.
        self.card = card
        self.kind = kind
        #: The card that must ask the question; -1 for any.
        self.asking_card = asking_card
        self.condition_code = condition_code
        self.condition = build_condition_tree(condition_code)
        self.line = line


@final
class StartingCards:
    """Custom starting cards instead of seven Coppers and three Estates."""

    def __init__(self) -> None:
        #: Cards to shuffle.
        self.shuffled: list[int] = []
        #: Cards in fixed places; the first card of the deck is its top card.
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []

    def zone(self, name: str) -> list[int]:
        if name == "hand":
            return self.hand
        if name == "deck":
            return self.deck
        return self.discard if name == "discard" else self.shuffled

    def all_cards(self) -> list[int]:
        return self.shuffled + self.hand + self.deck + self.discard


@final
class BuyList:
    """Parsed buy list."""

    def __init__(self) -> None:
        self.rules: list[BuyRule] = []
        self.answers: list[AnswerRule] = []
        self.vetoes: list[AnswerRule] = []
        self.start: StartingCards | None = None
        #: Whether the list declares itself suitable for kingdoms that lack some of its cards.
        self.for_any_kingdom = False
        #: Cost of evaluating all conditions once.
        self.condition_cost = 0


def parse_buy_list(text: str, source: str, cards: Sequence[str]) -> BuyList:
    """Parse a buy list. ``cards`` are the ids of all cards; rules refer to cards by index.

    Raises InvalidBot with ``source``, line and column for a syntax error.
    """
    found = BuyList()
    for number, line in enumerate(text.splitlines(), 1):
        column = 1
        for clause in line.partition("#")[0].split(";"):
            if clause.strip():
                LineParser(clause, number, column, source, cards).parse_into(found)
            column += len(clause) + 1
    if not found.rules:
        raise InvalidBot("empty-buy-list", f"{source}: the buy list names no cards to buy", file=source)
    return found


def parse_buy_rules(text: str, source: str, cards: Sequence[str]) -> list[BuyRule]:
    """Parse a buy list and return its buy rules only."""
    return parse_buy_list(text, source, cards).rules


@final
class LineParser(ConditionParser):
    """Parser of one line of a buy list."""

    def parse_into(self, found: BuyList) -> None:
        """Parse the line and add its contents to a buy list."""
        if self.take_word("start"):
            if found.start is None:
                found.start = StartingCards()
            self.parse_starting_cards(found.start)
        elif self.take_word("for"):
            if not (self.take_word("any") and self.take_word("kingdom")):
                text = f"'for' is only said as 'for any kingdom', not before {self.describe_next_word()}"
                self.fail_expected(text, typed="'for any kingdom'")
            found.for_any_kingdom = True
        elif self.take_word("rule"):
            self.parse_named_rule(found)
        elif self.take_word("never"):
            verb = BUY_VERB
            if self.peek() in ANSWER_VERBS:
                verb = ANSWER_VERBS[self.peek()]
                self.word_index += 1
            else:
                self.take_word("buy")
            found.vetoes.append(self.parse_answer_rule(verb))
        elif self.peek() in ANSWER_VERBS:
            verb = ANSWER_VERBS[self.peek()]
            self.word_index += 1
            found.answers.append(self.parse_answer_rule(verb))
        else:
            self.take_word("buy")
            found.rules.append(self.parse_buy_rule())
        if self.word_index < len(self.words):
            forms = "CARD, or CARD up to N, or CARD [up to N] when TEST"
            self.fail("buy-line-rest", f"unexpected {self.describe_next_word()}; write {forms}", word=self.peek())
        found.condition_cost += self.condition_cost()
        if found.condition_cost > MAX_CONDITION_COST:
            self.fail(
                "buy-list-costly",
                f"the conditions up to here cost {found.condition_cost}; the maximum is {MAX_CONDITION_COST}",
                cost=found.condition_cost,
                most=MAX_CONDITION_COST,
            )

    def parse_buy_rule(self) -> BuyRule:
        """Parse a buy rule: ``CARD [up to N] [when CONDITION]``."""
        card = self.parse_card_until(CARD_NAME_END_WORDS)
        limit = UNLIMITED
        if self.take_word("up"):
            if not self.take_word("to"):
                self.fail_expected(f"after 'up' comes 'to' and a number, not {self.describe_next_word()}", typed="'to'")
            limit = self.parse_number()
            if limit == 0:
                self.word_index -= 1
                self.fail("buy-line-never", "'up to 0' would never buy it")
        self.parse_optional_condition()
        return BuyRule(card, limit, self.code, self.line_number)

    def parse_answer_rule(self, verb: int) -> AnswerRule:
        """Parse an answer rule after its verb."""
        kind = -1
        if self.take_word("nothing"):
            card = ANSWER_NOTHING
        elif self.take_word("deck"):
            card = ANSWER_DECK
        else:
            kind = self.parse_kind()
            card = -1 if kind >= 0 else self.parse_card_until(ANSWER_CARD_NAME_END_WORDS)
        by = self.parse_card_until(CARD_NAME_END_WORDS) if self.take_word("by") else -1
        self.parse_optional_condition()
        return AnswerRule(verb, card, kind, by, self.code, self.line_number)

    def parse_optional_condition(self) -> None:
        """Parse ``when CONDITION`` if there is one."""
        if self.take_word("when") or self.take_word("if"):
            self.parse_condition()

    def parse_named_rule(self, found: BuyList) -> None:
        """Expand a named rule, such as ``penultimate province``."""
        name = " ".join(self.words[self.word_index :])
        if name not in NAMED_RULES:
            known = ", ".join(NAMED_RULES)
            self.fail("buy-line-no-rule", f"unknown rule {name!r}; available: {known}", name=name, known=known)
        self.word_index = len(self.words)
        for text in NAMED_RULES[name]:
            LineParser(text, self.line_number, self.columns[0], self.source, self.cards).parse_into(found)

    def parse_starting_cards(self, start: StartingCards) -> None:
        """Parse starting cards: ``start with 7 coppers, 3 estates``, or in one zone: ``start hand 5 coppers``."""
        name = self.peek()
        if name not in ("with", "hand", "deck", "discard"):
            text = f"after 'start' comes 'with', 'hand', 'deck' or 'discard', not {self.describe_next_word()}"
            self.fail_expected(text, typed="'with', 'hand', 'deck', 'discard'")
        self.word_index += 1
        place = start.zone(name)
        while True:
            count = self.parse_number() if self.peek().isdecimal() else 1
            card = self.parse_card_until((",",))
            place += [card] * count
            if not self.take_word(","):
                break
        if len(start.all_cards()) > MAX_STARTING_CARDS:
            self.fail(
                "buy-line-start",
                f"a starting deck can have at most {MAX_STARTING_CARDS} cards",
                most=MAX_STARTING_CARDS,
            )
        if start.shuffled and start.deck:
            self.fail(
                "buy-line-start-twice",
                "use either 'start with' (shuffled) or 'start deck' (in order), not both",
            )
