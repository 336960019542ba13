"""Lockstep tests: the engine and the reference engine agree on every answer, position and score."""

from __future__ import annotations

import os

import pytest

from bastide.core import Options
from bastide.games.dominion.rules.cards.set_discovery import RECOMMENDED_KINGDOMS
from bastide.games.dominion.rules.game import GAME
from bastide.testing.reference_engine_comparison import EngineAgreement, compare_engines
from reference_engines.dominion import REFERENCE_ENGINE
from reference_engines.dominion.play_card import CARD_SCRIPTS
from reference_engines.dominion.script_discovery import cards_without_script

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))

#: Kingdoms of cards that interact and rarely occur together by chance.
INTERACTING_KINGDOMS = {
    "cards played again": "throne_room kings_court feast vassal militia moat merchant library bishop mint",
    "gains": "watchtower royal_seal hoard talisman mint trade_route thief bureaucrat mountebank artisan",
    "prices": "quarry peddler talisman grand_market forge remodel expand bishop workers_village festival",
    "decks": "loan venture adventurer rabble spy thief bandit sentry harbinger chancellor",
    "hands": "cellar vault goons militia poacher council_room library watchtower artisan counting_house",
    "empty piles": "city poacher trade_route workshop gardens witch mountebank contraband bank chapel",
}


def check_agreement(
    games: int, seed: int, fixed: Options | None = None, players: int | None = None, tastes: bool = True
) -> None:
    for result in compare_engines(GAME, REFERENCE_ENGINE, games, seed, fixed, players, tastes=tastes):
        assert isinstance(result, EngineAgreement), f"{result}\n{result.record}"
        assert result.decisions > 0


@pytest.mark.parametrize("tastes", [False, True])
@pytest.mark.parametrize("part", range(4))
def test_random_tables(part: int, tastes: bool) -> None:
    check_agreement(2 * SOAK, part, tastes=tastes)


@pytest.mark.parametrize(
    "kingdom", [name for name, cards in RECOMMENDED_KINGDOMS.items() if not set(cards) & set(cards_without_script())]
)
def test_recommended_kingdoms(kingdom: str) -> None:
    check_agreement(SOAK, 7, {"kingdom": kingdom})


@pytest.mark.parametrize("edition", ["1", "2"])
@pytest.mark.parametrize("topic", INTERACTING_KINGDOMS)
def test_interacting_cards(topic: str, edition: str) -> None:
    kingdom = INTERACTING_KINGDOMS[topic].split()
    check_agreement(SOAK, int(edition), {"kingdom": kingdom, "mix_editions": True, "edition": edition}, 3)


def test_single_player() -> None:
    check_agreement(2 * SOAK, 3, {"first_player": "0"}, players=1)


@pytest.mark.parametrize("sets", [["base1"], ["base2"], ["base1", "base2"], ["base1", "prosperity"]])
@pytest.mark.parametrize("edition", ["auto", "1", "2"])
def test_random_kingdom_is_allowed_by_the_options(sets: list[str], edition: str) -> None:
    check_agreement(SOAK, 5, {"kingdom": "random", "sets": sets, "edition": edition, "mix_editions": False}, players=2)


def test_every_card_has_rules_in_the_reference_engine() -> None:
    missing = cards_without_script()
    assert not missing, f"the reference engine has no rules for: {', '.join(missing)}"


def test_tables_without_rules_in_the_reference_engine_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(CARD_SCRIPTS, "village")
    assert "village" in cards_without_script()
    check_agreement(2, 1, {"kingdom": "random", "sets": ["base2"], "mix_editions": False}, players=2)
    with pytest.raises(ValueError, match="lacks rules for every table"):
        check_agreement(1, 1, {"kingdom": "first_game_2e"})
