"""Numbers of names and actions never change: digests of everything that 0.1.0 numbered.

Records, snapshots, saved commands and trained networks depend on these numbers. New names and actions are appended.
"""

from __future__ import annotations

from hashlib import blake2b

import pytest

from bastide.core import get_game
from bastide.core.stable_numbering import NUMBERINGS, missing_from_numbering
from bastide.games.carcassonne.rules.action_space import ACTION_LAYOUT, FIRST_ACTION
from bastide.games.dominion.rules import action_space as dominion_actions
from bastide.games.dominion.rules.cards.stable_numbering import CARD_IDS
from bastide.games.seven_wonders.rules import action_space as seven_wonders_actions

GAMES = ["carcassonne", "dominion", "seven_wonders"]

#: By game and list: the number of names in 0.1.0, and the digest of the names in the order of their numbers.
NAMES_OF_0_1_0 = {
    "carcassonne": {
        "modules": (10, "5c6ebc14a0abc88c"),
        "meeples": (7, "4c5c847239af3b52"),
        "tiles": (152, "ae4969925e147bf2"),
    },
    "dominion": {
        "cards": (66, "99af7c5ef3376b3c"),
        "questions": (21, "b1624deb7a6d3b7c"),
    },
    "seven_wonders": {
        "cards": (80, "d9ae530f80128847"),
        "boards": (7, "c51a62131459b0de"),
        "sides": (2, "f6324c2c8add22fe"),
    },
}
#: By game: the number of actions in 0.1.0, and the digest of their meanings in the order of their numbers.
ACTIONS_OF_0_1_0 = {
    "carcassonne": (242754, "48aa0577b1bf630b"),
    "dominion": (797, "29c1ab071fbc1081"),
    "seven_wonders": (7310, "f6b32bd9ab67bba4"),
}


def digest(lines: list[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def action_meanings(game: str, count: int) -> list[str]:
    """Return the meanings of the first actions of a game, as its rules read the numbers."""
    if game == "dominion":
        verbs = [dominion_actions.verb_id_of(action) for action in range(count)]
        cards = [dominion_actions.card_of(action) for action in range(count)]
        return [verb if card < 0 else f"{verb} {CARD_IDS[card]}" for verb, card in zip(verbs, cards, strict=True)]
    if game == "seven_wonders":
        return [seven_wonders_actions.action_notation(action) for action in range(count)]
    blocks = [(FIRST_ACTION[name], size, name) for name, size in ACTION_LAYOUT if FIRST_ACTION[name] < count]
    return [f"{name} {place}" for _, size, name in sorted(blocks) for place in range(size)]


@pytest.mark.parametrize("game", GAMES)
def test_names_keep_their_numbers(game: str) -> None:
    get_game(game)
    for kind, (count, expected) in NAMES_OF_0_1_0[game].items():
        assert digest(NUMBERINGS[game].names(kind)[:count]) == expected, kind


@pytest.mark.parametrize("game", GAMES)
def test_actions_keep_their_numbers(game: str) -> None:
    count, expected = ACTIONS_OF_0_1_0[game]
    assert get_game(game).action_space >= count
    assert digest(action_meanings(game, count)) == expected


@pytest.mark.parametrize("game", GAMES)
def test_numbering_files_are_up_to_date(game: str) -> None:
    missing = missing_from_numbering(game)
    assert not missing, f"{game} has {len(missing)} new names and actions; run `bastide dev numbering`: {missing[:5]}"
