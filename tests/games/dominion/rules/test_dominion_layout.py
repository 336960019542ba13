"""Tests that the stable numbering is append-only."""

from __future__ import annotations

from hashlib import blake2b

from bastide.games.dominion.rules.actions import (
    ASKED,
    BUY,
    DONE,
    KNOWN,
    NAME,
    PLAIN_IDS,
    PLAY,
    SPACES,
    VERB_IDS,
    action_of,
    block_of,
    card_of,
    do_of,
    layout_text,
    verb_of,
)
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.cards.layout import FILE, WRITTEN, number, written
from bastide.games.dominion.rules.effects.effects import EFFECT_NUMBERS, EFFECTS
from bastide.games.dominion.rules.effects.questions import ASK_IDS
from bastide.games.dominion.rules.game import GAME

#: Digests of the numbering up to each released block. Add a line for each new block.
RELEASED_BLOCK_DIGESTS = ["701401a9d75e39ec", "4965b5c4021fb94e"]


def test_numbering_file_is_up_to_date() -> None:
    """The make target for the numbering appends new entries."""
    assert FILE.read_text(encoding="utf-8") == layout_text()


def test_released_blocks_are_unchanged() -> None:
    made = [
        blake2b(written(WRITTEN[: end + 1]).encode(), digest_size=8).hexdigest()
        for end in range(len(RELEASED_BLOCK_DIGESTS))
    ]
    assert made == RELEASED_BLOCK_DIGESTS


def test_first_numbers_are_unchanged() -> None:
    """Trained networks depend on these numbers."""
    assert (KNOWN[1], SPACES[1], ASKED[1]) == (66, 797, 21)
    assert [do_of(action) for action in range(5)] == PLAIN_IDS
    assert [action_of(PLAY + verb, 0) for verb in range(12)] == [5 + 66 * verb for verb in range(12)]
    assert action_of(BUY, number("province")) == 77
    assert action_of(NAME, number("workers_village")) == 796
    assert (number("militia"), number("workers_village")) == (18, 65)


def test_every_action_has_a_verb_and_card() -> None:
    assert GAME.action_space == len(PLAIN_IDS) + len(VERB_IDS) * len(CARDS)
    for verb in range(len(VERB_IDS)):
        for card in range(len(CARDS)):
            action = action_of(PLAY + verb, card)
            assert (verb_of(action), card_of(action), do_of(action)) == (PLAY + verb, card, VERB_IDS[verb])
    assert card_of(DONE) == -1
    assert [block_of(card) for card in (0, 65)] == [1, 1]


def test_question_numbers_are_unchanged() -> None:
    assert [question for block in WRITTEN for question in block.questions] == ASK_IDS


def test_effect_names_are_unique() -> None:
    assert len(EFFECT_NUMBERS) == len(EFFECTS)
    for place, effect in enumerate(EFFECTS):
        assert effect.index == EFFECT_NUMBERS[effect.name] == place
    for name in ("militia.played.each_other.then.discard", "mine.played_1e.when.then.gain", "mint.bought"):
        assert name in EFFECT_NUMBERS
