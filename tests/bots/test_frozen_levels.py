"""Frozen levels play exactly as in the version that they are named after."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from bastide.bots import bot_names, make_bot
from bastide.bots.level_files import declared_levels, frozen_levels, is_frozen_level, read_frozen_levels
from bastide.cli.app import run_command_line
from bastide.core import InvalidBot, Options, UnknownBot, get_game
from bastide.tables.available_bots import check_bot_name, get_thinking_seconds

#: Kingdom with every kind of answer that changed after version 0.1.
CHANGED_KINGDOM: list[str] = [
    *("contraband", "moat", "library", "royal_seal", "chapel"),
    *("village", "witch", "market", "smithy", "mint"),
]
#: Game, players, options, seed, and the digest of all actions of ``expert:iterations=16`` in version 0.1.
GAMES_OF_0_1: list[tuple[str, int, Options, int, str]] = [
    ("dominion", 2, {"kingdom": "good_life_2e_p"}, 1, "14abb1b4d4fcb98f"),
    ("dominion", 2, {"kingdom": "random", "sets": ["prosperity"]}, 2, "26f42900ac4e016f"),
    ("dominion", 3, {"kingdom": CHANGED_KINGDOM, "platinum_colony": "always"}, 3, "7d8858983a943e6a"),
    ("seven_wonders", 3, {}, 4, "1cc5c71ea1a76906"),
    ("carcassonne", 2, {"modules": ["base"]}, 5, "304570e453c32a5f"),
]


@pytest.mark.once
@pytest.mark.parametrize(("id", "players", "options", "seed", "digest"), GAMES_OF_0_1)
def test_expert_of_0_1_plays_the_same_games(id: str, players: int, options: Options, seed: int, digest: str) -> None:
    game = get_game(id)
    dealt = game.resolve_options(players, game.check_options(players, options), seed)
    state = game.new_state(players, dealt, seed)
    bots = [make_bot("expert@0.1:iterations=16", game, seed * 10 + seat) for seat in range(players)]
    actions = sha256()
    while (player := state.next_player_to_act()) >= 0:
        action = bots[player].choose(state.seat(player))
        actions.update(f"{player} {state.notation(player, action)}\n".encode())
        state.apply(player, action)
    assert actions.hexdigest()[:16] == digest


@pytest.mark.parametrize("id", ["carcassonne", "dominion", "seven_wonders"])
def test_frozen_level_is_a_bot_but_no_level(id: str) -> None:
    game = get_game(id)
    assert [level.name for level in frozen_levels(id)] == ["expert@0.1"]
    assert "expert@0.1" in bot_names(game)
    assert "expert@0.1" not in [level.name for level in declared_levels(id)]
    assert check_bot_name(game, "expert@0.1") == "expert@0.1"
    assert get_thinking_seconds(game, "expert@0.1") == get_thinking_seconds(game, "expert") > 0
    with pytest.raises(UnknownBot, match=r"did you mean 'expert@0\.1'"):
        make_bot("expert@0.2", game, 0)
    with pytest.raises(InvalidBot, match="accepts iterations"):
        make_bot("expert@0.1:fast", game, 0)


def test_frozen_level_is_found_by_version_and_name(tmp_path: Path) -> None:
    (tmp_path / "1.2").mkdir()
    (tmp_path / "1.2" / "upper.toml").write_text("rank = 5\n[carcassonne]\nslack = 1\n")
    [file] = read_frozen_levels(tmp_path)
    assert (file.name, file.levels["carcassonne"].name) == ("upper@1.2", "upper@1.2")
    assert is_frozen_level("upper@1.2:seconds=3")
    assert not is_frozen_level("net:a@b.npz")


def test_frozen_level_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["bots", "dominion", "--json"]) == 0
    [found] = [bot for bot in json.loads(capsys.readouterr().out) if bot["name"] == "expert@0.1"]
    assert found["level"] is None
    assert found["about"] == "expert as in version 0.1, a ruler that never changes"
