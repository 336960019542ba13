"""Every part that a kit names exists and has the right type; the built-in games have the same file layout."""

from __future__ import annotations

from pathlib import Path

import pytest
from complete_languages import COMPLETE_LANGUAGES

import bastide
from bastide.core import Kit, UnknownGame, game_ids, get_game, get_kit
from bastide.core.kit import PART_LOCATIONS, load_attribute
from bastide.encoding.encoder_api import EncoderFactory

GAMES_FOLDER = Path(bastide.__file__).parent / "games"
#: Built-in games.
BUILT_IN_GAMES = sorted(path.parent.name for path in GAMES_FOLDER.glob("*/kit.py"))
#: Files that every game has in ``rules``.
RULES_FILES = [
    *("action_space", "game", "position_parser"),
    *("display/journal_events", "display/refusals", "display/terminal_text", "display/view"),
    *("state/position_sampler", "state/seat_queries", "state/snapshot", "state/invariants", "state/game_state"),
    "turn/turn_phases",
]


@pytest.mark.parametrize("game", game_ids())
def test_kit_parts_can_be_loaded(game: str) -> None:
    kit = get_kit(game)
    assert kit.game() is get_game(game)
    for maker in kit.bot_factories():
        assert maker.bot_names(kit.game())
    encoder = kit.encoder_factory()
    assert encoder is None or isinstance(encoder, EncoderFactory)
    assert not kit.view_type or isinstance(load_attribute(kit.view_type), type)
    for language in COMPLETE_LANGUAGES:
        assert kit.catalogue_files(language), language


#: Parts that a built-in game can do without: drawings of added parts, and imports of foreign games.
OPTIONAL_PARTS = {"added_drawings", "importers"}


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_built_in_game_has_all_parts(game: str) -> None:
    kit = get_kit(game)
    assert kit.bot_factories()
    missing = {name for name in PART_LOCATIONS if kit.load_part(name) is None}
    assert missing <= OPTIONAL_PARTS
    assert kit.view_type
    assert kit.page


@pytest.mark.parametrize("job", RULES_FILES)
@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_built_in_games_use_the_same_file_names(game: str, job: str) -> None:
    assert list((GAMES_FOLDER / game / "rules").rglob(f"{job}.py"))


def test_kit_without_game_raises_error(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame, match="is not a Game"):
        Kit(tmp_path, "bastide.core", game="kit:Kit").game()
    with pytest.raises(TypeError, match="is not a BotMaker"):
        Kit(tmp_path, "bastide.core", bots=["kit:Kit"]).bot_factories()
    bare = Kit(tmp_path, "no_such_package")
    assert (bare.encoder_factory(), bare.page_folder(), bare.catalogue_files("en")) == (None, None, [])
