"""Tests that the stable numbering is append-only."""

from __future__ import annotations

from bastide.games.dominion.rules.action_space import (
    ACTION_COUNT_BY_BLOCK,
    BUY,
    CARD_COUNT_BY_BLOCK,
    CARDLESS_ACTION_IDS,
    DONE,
    NAME,
    PLAY,
    QUESTION_COUNT_BY_BLOCK,
    VERB_IDS,
    action_of,
    block_of_card,
    card_of,
    verb_id_of,
    verb_of,
)
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.cards.stable_numbering import NUMBERING, card_number
from bastide.games.dominion.rules.effects.effect_base import EFFECT_NUMBERS, EFFECTS
from bastide.games.dominion.rules.effects.question_kinds import QUESTION_IDS
from bastide.games.dominion.rules.game import GAME


def test_first_numbers_are_unchanged() -> None:
    """Trained networks depend on these numbers."""
    assert (CARD_COUNT_BY_BLOCK[1], ACTION_COUNT_BY_BLOCK[1], QUESTION_COUNT_BY_BLOCK[1]) == (66, 797, 21)
    assert [verb_id_of(action) for action in range(5)] == CARDLESS_ACTION_IDS
    assert [action_of(PLAY + verb, 0) for verb in range(12)] == [5 + 66 * verb for verb in range(12)]
    assert action_of(BUY, card_number("province")) == 77
    assert action_of(NAME, card_number("workers_village")) == 796
    assert (card_number("militia"), card_number("workers_village")) == (18, 65)


def test_every_action_has_a_verb_and_card() -> None:
    assert GAME.action_space == len(CARDLESS_ACTION_IDS) + len(VERB_IDS) * len(CARDS)
    for verb in range(len(VERB_IDS)):
        for card in range(len(CARDS)):
            action = action_of(PLAY + verb, card)
            assert (verb_of(action), card_of(action), verb_id_of(action)) == (PLAY + verb, card, VERB_IDS[verb])
    assert card_of(DONE) == -1
    assert [block_of_card(card) for card in (0, 65)] == [1, 1]


def test_question_numbers_are_unchanged() -> None:
    assert NUMBERING.names("questions") == QUESTION_IDS


def test_effect_names_are_unique() -> None:
    assert len(EFFECT_NUMBERS) == len(EFFECTS)
    for place, effect in enumerate(EFFECTS):
        assert effect.index == EFFECT_NUMBERS[effect.name] == place
    for name in ("militia.played.each_other.then.discard", "mine.played_1e.when.then.gain", "mint.bought"):
        assert name in EFFECT_NUMBERS
