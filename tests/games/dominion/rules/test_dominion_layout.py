"""The layout is only added to: what has a number keeps it for ever."""

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

#: The digests of the layout up to each block. A block that has been released gets its line here.
RELEASED = ["701401a9d75e39ec", "4965b5c4021fb94e"]


def test_the_layout_is_written_down() -> None:
    """``make layout`` adds what is new."""
    assert FILE.read_text(encoding="utf-8") == layout_text()


def test_no_old_entry_moves() -> None:
    made = [blake2b(written(WRITTEN[: end + 1]).encode(), digest_size=8).hexdigest() for end in range(len(RELEASED))]
    assert made == RELEASED


def test_what_numbers_were_given_at_first() -> None:
    """Trained networks know these."""
    assert (KNOWN[1], SPACES[1], ASKED[1]) == (66, 797, 21)
    assert [do_of(action) for action in range(5)] == PLAIN_IDS
    assert [action_of(PLAY + verb, 0) for verb in range(12)] == [5 + 66 * verb for verb in range(12)]
    assert action_of(BUY, number("province")) == 77
    assert action_of(NAME, number("workers_village")) == 796
    assert (number("militia"), number("workers_village")) == (18, 65)


def test_every_action_is_a_verb_with_a_card() -> None:
    assert GAME.action_space == len(PLAIN_IDS) + len(VERB_IDS) * len(CARDS)
    for verb in range(len(VERB_IDS)):
        for card in range(len(CARDS)):
            action = action_of(PLAY + verb, card)
            assert (verb_of(action), card_of(action), do_of(action)) == (PLAY + verb, card, VERB_IDS[verb])
    assert card_of(DONE) == -1
    assert [block_of(card) for card in (0, 65)] == [1, 1]


def test_questions_keep_their_places() -> None:
    assert [question for block in WRITTEN for question in block.questions] == ASK_IDS


def test_every_effect_has_a_name_of_its_own() -> None:
    assert len(EFFECT_NUMBERS) == len(EFFECTS)
    for place, effect in enumerate(EFFECTS):
        assert effect.index == EFFECT_NUMBERS[effect.name] == place
    for name in ("militia.played.each_other.then.discard", "mine.played_1e.when.then.gain", "mint.bought"):
        assert name in EFFECT_NUMBERS
