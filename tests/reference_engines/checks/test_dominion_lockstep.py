"""The game and its referee play the same games, and agree on every answer, position and score."""

from __future__ import annotations

import os

import pytest

from bastide.core import Options
from bastide.games.dominion.rules.game import GAME
from bastide.testing.lockstep import Agreement, lockstep
from reference_engines.dominion import REFEREE
from reference_engines.dominion.cards import PRINTS, SETS_OF_TEN

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))

#: Cards that meet rarely by themselves and have much to say to each other.
MEETINGS = {
    "cards played again": "throne_room kings_court feast vassal militia moat merchant library bishop mint",
    "gains": "watchtower royal_seal hoard talisman mint trade_route thief bureaucrat mountebank artisan",
    "prices": "quarry peddler talisman grand_market forge remodel expand bishop workers_village festival",
    "decks": "loan venture adventurer rabble spy thief bandit sentry harbinger chancellor",
    "hands": "cellar vault goons militia poacher council_room library watchtower artisan counting_house",
    "empty piles": "city poacher trade_route workshop gardens witch mountebank contraband bank chapel",
}


def agree(games: int, seed: int, fixed: Options | None = None, players: int | None = None, tastes: bool = True) -> None:
    for result in lockstep(GAME, REFEREE, games, seed, fixed, players, tastes=tastes):
        assert isinstance(result, Agreement), f"{result}\n{result.record}"
        assert result.decisions > 0


@pytest.mark.parametrize("tastes", [False, True])
@pytest.mark.parametrize("part", range(4))
def test_random_tables(part: int, tastes: bool) -> None:
    agree(2 * SOAK, part, tastes=tastes)


@pytest.mark.parametrize("kingdom", SETS_OF_TEN)
def test_recommended_sets(kingdom: str) -> None:
    agree(SOAK, 7, {"kingdom": kingdom})


@pytest.mark.parametrize("edition", ["1", "2"])
@pytest.mark.parametrize("meeting", MEETINGS)
def test_cards_that_meet_rarely(meeting: str, edition: str) -> None:
    agree(SOAK, int(edition), {"kingdom": MEETINGS[meeting].split(), "mix_editions": True, "edition": edition}, 3)


def test_one_player_alone() -> None:
    agree(2 * SOAK, 3, {"first_player": "0"}, players=1)


@pytest.mark.parametrize("sets", [["base1"], ["base2"], ["base1", "base2"], ["base1", "prosperity"]])
@pytest.mark.parametrize("edition", ["auto", "1", "2"])
def test_a_drawn_kingdom_is_one_that_may_be_drawn(sets: list[str], edition: str) -> None:
    agree(SOAK, 5, {"kingdom": "random", "sets": sets, "edition": edition, "mix_editions": False}, players=2)


def test_every_card_is_known_to_both() -> None:
    theirs = {str(fact["id"]): fact for fact in GAME.component_list("cards")}
    assert sorted(theirs) == sorted(PRINTS)
    for name, face in PRINTS.items():
        types, sets = theirs[name]["types"], theirs[name]["sets"]
        assert isinstance(types, list)
        assert isinstance(sets, list)
        assert (theirs[name]["cost"], {*types}) == (face.cost, {*face.types}), name
        assert {*sets} - {"basic"} == {*face.sets} or not face.is_kingdom, name
