"""Tests of the discovery of card sets, in processes of their own that have a further set."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bastide.games.dominion.rules.cards.card_catalogue import kingdom_set_ids
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION

SCRIPT = """
import json, sys
import bastide.games.dominion.sets as sets
sets.__path__.append(sys.argv[1])
from bastide.games.dominion.rules.game import GAME
from bastide.games.dominion.rules.cards.card_catalogue import find_card, kingdom_set_ids
from bastide.games.dominion.rules.cards.set_discovery import RECOMMENDED_KINGDOMS
told = {name: find_card(name).sets for name in ("hamlet", "manor")}
print(json.dumps([kingdom_set_ids(), told, RECOMMENDED_KINGDOMS["homes"]]))
"""
IMPORTS = """
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, VICTORY
from bastide.games.dominion.rules.effects.automatic_effects import Plus, RevealHand
"""
KINGDOM = "hamlet manor cellar market militia mine moat smithy village workshop"
FILES = {
    "__init__.py": "",
    "cards.py": IMPORTS + 'card("manor", cost=4, types=VICTORY, points=2)',
    "hamlet.py": IMPORTS + 'card("hamlet", cost=2, types=ACTION, play=[Plus(cards=1), RevealHand()])',
    "recommended_kingdoms.py": f"KINGDOMS = {{'homes': '{KINGDOM}'}}",
}


def load_with_set(folder: Path, files: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Load the game with a further set ``homesteads``."""
    (folder / "homesteads").mkdir()
    for name, text in files.items():
        (folder / "homesteads" / name).write_text(text, encoding="utf-8")
    return subprocess.run([sys.executable, "-c", SCRIPT, str(folder)], capture_output=True, text=True, check=False)


def test_folder_is_a_set(tmp_path: Path) -> None:
    sets, cards, kingdom = json.loads(load_with_set(tmp_path, FILES).stdout)
    assert sets == [*kingdom_set_ids(), "homesteads"]
    assert cards == {"hamlet": ["homesteads"], "manor": ["homesteads"]}
    assert kingdom == KINGDOM.split()


def test_folder_may_belong_to_other_sets(tmp_path: Path) -> None:
    facts = (
        "from bastide.games.dominion.rules.cards.card_set import CardSet\nCARD_SET = CardSet(sets=['base1', 'base2'])"
    )
    sets, cards, _ = json.loads(load_with_set(tmp_path, {**FILES, "card_set.py": facts}).stdout)
    assert sets == kingdom_set_ids()
    assert cards == {"hamlet": ["base1", "base2"], "manor": ["base1", "base2"]}


def test_module_must_define_card_of_its_name(tmp_path: Path) -> None:
    files = {**FILES, "hamlet.py": FILES["hamlet.py"].replace('card("hamlet"', 'card("hamlett"')}
    assert "sets.homesteads.hamlet must define the card hamlet" in load_with_set(tmp_path, files).stderr


def test_card_outside_set_is_refused() -> None:
    with pytest.raises(ValueError, match="the card stray belongs to no set"):
        card("stray", cost=2, types=ACTION)
