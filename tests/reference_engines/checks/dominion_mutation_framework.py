"""Mutation testing of the Dominion rules: patches the rules at runtime to test the reference engine.

Mutations refer to cards, notations and elementary moves of the board by name, so they are short and survive
refactoring of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

import pytest

from bastide.core import Options, State
from bastide.games.dominion.rules.cards.printed_card import PRINTED_BYTES
from bastide.games.dominion.rules.game import GAME
from bastide.testing.reference_engine_comparison import EngineAgreement, EngineDifference, compare_engines
from reference_engines.checks import mutation_framework as mutant
from reference_engines.dominion import DominionReferenceEngine
from reference_engines.dominion.printed_cards import PRINTED_CARDS

RULES = "bastide.games.dominion.rules."
#: Maximum number of games to detect a mutation.
MAX_GAMES = 100
#: Cards that complete a kingdom for interesting games.
FILLER_CARDS = "village festival market laboratory smithy chapel woodcutter monument workshop moneylender"


class Mutant(mutant.Engine):
    """Mutated rules of Dominion."""

    def card(self, name: str) -> Any:
        return next(card for card in self.CARDS if card.id == name)

    def set(self, thing: object, **values: object) -> None:
        for name, value in values.items():
            self.patch.setattr(thing, name, value)

    def printed(self, facts: str, card: str, value: int) -> None:
        """Change a value in one of the lists of printed facts."""
        listed, number = getattr(self, facts), self.card(card).number
        self.undo.callback(listed.__setitem__, number, listed[number])
        listed[number] = value

    def line(
        self, card: str, fact: str, right: object, wrong: object, moment: str = "played", last: bool = False
    ) -> None:
        """Change a field of the first (or last) effect of a card in which it has the value ``right``."""
        number, changed = self.card(card).number, False
        for moment_id, texts in zip(self.TRIGGER_IDS, self.CARD_EFFECTS, strict=True):
            lines = [line for line in parts_of(texts[number]) if vars(line).get(fact) == right]
            if moment_id.startswith(moment) and lines:
                self.set(lines[-1 if last else 0], **{fact: wrong})
                changed = True
        assert changed, f"no effect of {card} has {fact}={right}"

    def keep(self, name: str, *fields: str) -> None:
        """Make a move of the board leave these fields unchanged."""

        def wrong(engine: Mutant, right: Any, state: Any, *given: Any) -> Any:
            with mutant.held(state, **{field: getattr(state, field) for field in fields}):
                return right(state, *given)

        self.wrap(name, wrong)

    def forbid(self, notation: str, beside: str = "") -> None:
        """Make actions whose notation begins with ``notation`` illegal, where others begin with ``beside``."""

        def wrong(engine: Mutant, right: Any, state: State, player: int) -> list[int]:
            legal: list[int] = right(state, player)
            written = {action: state.notation(player, action) for action in legal}
            if not all(any(text.startswith(word) for text in written.values()) for word in beside.split()):
                return legal
            return [action for action in legal if not written[action].startswith(notation)]

        self.wrap("legal_actions", wrong)

    def instead(self, notation: str, other: str) -> None:
        """Execute another action instead of the chosen one."""

        def wrong(engine: Mutant, right: Any, state: State, player: int, action: int) -> None:
            chosen = state.notation(player, action) == notation
            right(state, player, state.parse_action(player, other) if chosen else action)

        self.wrap("apply_unchecked", wrong)

    def set_up(self, then: Callable[[Any], None]) -> None:
        """Change the state after the set-up."""
        right = type(GAME).deal_plan

        def dealt(game: Any, *given: Any) -> Any:
            state = right(game, *given)
            then(state)
            return state

        self.set(type(GAME), deal_plan=dealt)


def parts_of(thing: object) -> Iterator[Any]:
    """Yield an effect and everything that it contains, in order."""
    if isinstance(thing, list):
        for item in thing:
            yield from parts_of(item)
    elif type(thing).__module__.startswith(RULES):
        yield thing
        for value in vars(thing).values():
            yield from parts_of(value)


@dataclass(frozen=True)
class Mutation(mutant.Mutation):
    """Mutation and the cards that reveal it."""

    plays_right: ClassVar[bool] = True
    cards: str = ""
    players: int = 2
    edition: str = "2"

    def engine(self, patch: pytest.MonkeyPatch) -> Mutant:
        return Mutant(patch, GAME, (RULES,))

    def play(self, first: int, games: int | None = None) -> Iterator[EngineAgreement | EngineDifference]:
        PRINTED_BYTES.refresh()
        GAME.last_plan = None  # clear the cached set-up
        cards = [card for card in self.cards.split() if PRINTED_CARDS[card].is_kingdom]
        cards += [card for card in FILLER_CARDS.split() if card not in cards]
        options: Options = {"kingdom": cards[:10], "mix_editions": True, "edition": self.edition}
        reference_engine = partial(Eager, self.cards)
        return compare_engines(GAME, reference_engine, games or MAX_GAMES, 0, options, self.players, first, tastes=True)


class Eager(DominionReferenceEngine):
    """Reference engine whose random players prefer the cards of a mutation, and money for expensive ones."""

    def __init__(self, cards: str) -> None:
        super().__init__()
        self.cards = cards.split()
        if any(PRINTED_CARDS[card].cost > 5 for card in self.cards):
            self.cards += ["silver", "gold"]

    def action_weight(self, notation: str) -> float:
        verb, _, card = notation.partition(" ")
        return super().action_weight(notation) * (20 if verb in ("buy", "gain", "play") and card in self.cards else 1)
