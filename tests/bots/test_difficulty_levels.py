"""The levels of every game handle all decisions, do not cheat, and each beats the one below."""

from __future__ import annotations

import json

import pytest

from bastide._compiled_module_selection import is_compiled
from bastide.bots import bot_names, find_bot_factory, make_bot
from bastide.bots.difficulty_levels import LEVELS, LevelFactory, analysis_heuristics
from bastide.bots.search import SearchBot
from bastide.cli.app import run_command_line
from bastide.core import InvalidBot, Options, UnknownBot, get_game, play_game
from bastide.locale import Catalogue
from bastide.sim import GameSeries, simulate
from bastide.testing import check_bot

GAMES = ["carcassonne", "dominion", "seven_wonders"]
SCALE = ["beginner", "easy", "medium", "hard", "expert", "master"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_levels(game: str) -> None:
    names = bot_names(get_game(game))
    assert [name for name in names if name in LEVELS] == SCALE


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["beginner", "easy", "medium"])
def test_quick_level_does_not_cheat(game: str, level: str) -> None:
    """With random options and player counts, to cover many kingdoms. Carcassonne has its own tests."""
    found = get_game(game)
    options: Options | None = {"modules": ["base", "inns"]} if game == "carcassonne" else None
    games = 3 if is_compiled() else 1
    assert check_bot(find_bot_factory(found, level), level, found, games=games, seed=11, options=options) > 30


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["hard", "expert", "master"])
def test_searching_level_does_not_cheat(game: str, level: str) -> None:
    found = get_game(game)
    iterations = 6 if is_compiled() else 2
    compared = check_bot(
        find_bot_factory(found, level), level, found, games=1, seed=4, argument=f"iterations={iterations}", options={}
    )
    assert compared > 30


def test_greedy_does_not_cheat() -> None:
    found = get_game("carcassonne")
    assert check_bot(find_bot_factory(found, "greedy"), "greedy", found, games=1, seed=3, options={}) > 30


@pytest.mark.parametrize(("game", "games"), [("dominion", 80), ("seven_wonders", 45), ("carcassonne", 40)])
@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "beginner"), ("medium", "easy")])
def test_each_quick_level_beats_the_one_below(game: str, games: int, stronger: str, weaker: str) -> None:
    """Full results are in docs/bots.md; here the deals are few and fixed."""
    seats = get_game(game).min_players if game == "seven_wonders" else 2
    series = GameSeries(game, (stronger, *[weaker] * (seats - 1)), games, seed=1, rotate=True, replay_deals=True)
    assert simulate(series).bots[0].wins > (0.6 if seats == 2 else 0.45) * games


@pytest.mark.parametrize("game", GAMES)
def test_search_is_reproducible_by_seed(game: str) -> None:
    found = get_game(game)
    endings = []
    for _ in range(2):
        state = found.new_state(found.min_players, {}, 3)
        bots = [make_bot("medium", found, 7) for _ in range(found.min_players)]
        bots[0] = make_bot("hard:iterations=2", found, 9)
        play_game(state, bots)
        endings.append(state.digest())
    assert endings[0] == endings[1]


def test_parallel_search_is_reproducible_by_seed() -> None:
    found = get_game("dominion")
    learnt = []
    for _ in range(2):
        state = found.new_state(2, {}, 3)
        bot = make_bot("hard:iterations=80+workers=2", found, 5)
        assert isinstance(bot, SearchBot)
        # the first purchase, where the search has a choice
        state.apply(state.next_player_to_act(), state.parse_action(state.next_player_to_act(), "play all treasures"))
        figures = bot.search_decision(state.seat(state.next_player_to_act()))
        learnt.append((figures.actions, figures.visits, figures.totals))
        # only complete rounds of a race count
        assert 40 < figures.visit_count <= 80
    assert learnt[0] == learnt[1]


@pytest.mark.parametrize("game", GAMES)
def test_analysis_heuristics_exist(game: str) -> None:
    found = get_game(game)
    assert isinstance(find_bot_factory(found, "expert"), LevelFactory)
    assert type(analysis_heuristics(found)).__name__ != "Judgement"


def test_invalid_bots_are_rejected() -> None:
    found = get_game("dominion")
    with pytest.raises(InvalidBot, match="takes no settings"):
        make_bot("easy:seconds=3", found, 0)
    with pytest.raises(InvalidBot, match="accepts iterations"):
        make_bot("hard:fast", found, 0)
    with pytest.raises(InvalidBot, match="a search needs"):
        make_bot("expert:seconds=-1", found, 0)
    with pytest.raises(InvalidBot, match="takes no settings"):
        make_bot("greedy:3", get_game("carcassonne"), 0)
    with pytest.raises(UnknownBot, match="did you mean 'expert'"):
        make_bot("expart", found, 0)
    with pytest.raises(UnknownBot, match="did you mean 'beginner'"):
        make_bot("begginer", found, 0)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_described_in_every_language(game: str) -> None:
    sentences = [
        [Catalogue(language).translate(f"{game}-about-bot-{level}") for level in SCALE]
        for language in ("en", "he", "de", "cs")
    ]
    assert len({sentence for told in sentences for sentence in told}) == 4 * len(SCALE)


def test_bots_command_lists_levels_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["bots", "carcassonne", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [bot["name"] for bot in listed[: len(SCALE)]] == SCALE
    assert [bot["level"] for bot in listed] == [*range(1, len(SCALE) + 1), *[None] * (len(listed) - len(SCALE))]
    assert run_command_line(["--lang", "de", "bots", "carcassonne"]) == 0
    assert "    Denkt vier Sekunden lang drei Züge voraus.\n" in capsys.readouterr().out
