"""Rules pages state the numbers of tiles and meeples of the engine, in every language."""

from __future__ import annotations

from collections import Counter

import pytest
from complete_languages import COMPLETE_LANGUAGES
from rule_text_words import NUMBER_WORDS, numbers_in

from bastide.games.carcassonne.rules.tiles.tile_catalogue import ALL_TILES
from bastide.teaching import get_rulebook

pytestmark = pytest.mark.once

LANGUAGES = [language for language in COMPLETE_LANGUAGES if language in NUMBER_WORDS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_of_each_module_states_its_number_of_tiles(language: str) -> None:
    """Abbeys belong to the players and are stated separately. One and two are not searched for in words."""
    sections = {section.id: section for section in get_rulebook("carcassonne", language).sections()}
    tiles = Counter[str]()
    for tile in ALL_TILES:
        tiles[tile.module] += 0 if tile.id == "abbey_tile" else tile.count
    for module, count in tiles.items():
        stated = numbers_in(sections[f"module-{module}"].plain_text(), language)
        assert count <= 2 or count in stated, f"the note of {module} does not state its {count} tiles"
