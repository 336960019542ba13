"""Tests of the bundled buy lists: legal play with any kingdom, without hidden information."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bastide.bots import bot_names, make_bot
from bastide.core import InvalidBot, Options, Rng, UnknownBot, get_game, play_game
from bastide.games.dominion.bots import BOT_FACTORY
from bastide.games.dominion.bots.buy_lists.buy_list_mutation import LISTS_FOLDER
from bastide.games.dominion.rules.effects.question_kinds import QUESTION_IDS
from bastide.games.dominion.rules.state.seat_queries import DominionSeat
from bastide.testing import check_bot

GAME = get_game("dominion")
CLASSICS = sorted(path.stem for path in LISTS_FOLDER.glob("*.txt"))
SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))
#: A game with more decisions per player counts as stalled.
MAX_DECISIONS_PER_PLAYER = 4000


def mixed_table_options(number: int) -> Options:
    """Return options with cards of all sets, either edition, with and without Colonies."""
    return {
        "kingdom": "random",
        "sets": ["base1", "base2", "prosperity"],
        "mix_editions": True,
        "edition": "1" if number % 2 else "2",
        "platinum_colony": ("always", "never", "random")[number % 3],
    }


def test_there_are_at_least_a_dozen_bundled_lists() -> None:
    wanted = "big_money big_money_ultimate one_smithy two_smithies smithy_at_4 witch militia chapel_engine gardens_rush"
    assert {*wanted.split(), "colony_money", "goons", "mountebank"} <= set(CLASSICS)
    assert len(CLASSICS) >= 12
    assert bot_names(GAME)[0] == "all_rounder"
    assert {*CLASSICS, "buylist"} <= set(bot_names(GAME))


@pytest.mark.parametrize("name", CLASSICS)
def test_every_list_begins_with_a_comment(name: str) -> None:
    first = (LISTS_FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith("# ")
    assert first.endswith(".")


def test_big_money_list_buys_only_basic_cards() -> None:
    lines = (LISTS_FOLDER / "big_money.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == ["province", "gold", "silver"]


@pytest.mark.parametrize("name", CLASSICS)
def test_every_list_finishes_games_with_any_kingdom(name: str) -> None:
    for number in range(5 * SOAK):
        players = 2 + number % 5
        state = GAME.new_state(players, mixed_table_options(number), number)
        bots = [make_bot(name, GAME, 0) for _ in range(players)]
        seats = [state.seat(player) for player in range(players)]
        for _ in range(MAX_DECISIONS_PER_PLAYER * players):
            player = state.next_player_to_act()
            if player < 0:
                break
            state.apply(player, bots[player].choose(seats[player]))
        assert state.is_over(), f"{name} has not come to an end with {players} players and seed {number}"


@pytest.mark.parametrize("name", CLASSICS)
def test_list_bots_do_not_use_hidden_information(name: str) -> None:
    assert check_bot(BOT_FACTORY, name, GAME, games=1, seed=len(name), options=mixed_table_options(len(name))) > 20


#: All cards that ask a question, in kingdoms of ten.
ASKING_CARDS = (
    "artisan bandit bishop bureaucrat cellar chancellor chapel contraband counting_house expand",
    "feast forge goons harbinger kings_court library loan militia mine mint",
    "moat moneylender mountebank poacher rabble remodel royal_seal sentry spy thief",
    "throne_room trade_route vassal vault watchtower witch workshop village library venture",
    "library bandit rabble royal_seal contraband village festival throne_room mint witch",
)


def test_every_list_answers_every_kind_of_question_legally() -> None:
    """Random games reach positions that no list would; each list is asked in each of them."""
    asked = dict.fromkeys(QUESTION_IDS, 0)
    rng = Rng(1)
    for number in range(100):
        kingdom: Options = {
            "kingdom": ASKING_CARDS[number % len(ASKING_CARDS)].split(),
            "mix_editions": True,
            "first_player": "random",
        }
        state = GAME.new_state(2 + number % 3, {**kingdom, "edition": "1" if number % 2 else "2"}, number)
        for _ in range(400):
            player = state.next_player_to_act()
            if player < 0:
                break
            seat = state.seat(player)
            assert isinstance(seat, DominionSeat)
            kind = QUESTION_IDS[seat.question_kind()]
            if asked[kind] < 20 * SOAK:
                asked[kind] += 1
                for name in CLASSICS:
                    # a new bot each time: it did not choose the earlier actions
                    answer = BOT_FACTORY.make_bot(name, "", GAME, 0).choose(seat)
                    assert state.is_legal(player, answer), f"{name} answers {answer} to {state.decision(player)}"
            legal = state.legal_actions(player)
            pick = int(rng.below(len(legal)))
            # prefer playing Actions, so that cards ask questions
            state.apply(player, legal[max(pick, 1) if kind == "action" else pick])
        if min(asked.values()) >= 2:
            break
    assert min(asked.values()) >= 2, asked


# -- bot specs -------------------------------------------------------------------------------


def write(folder: Path, text: str) -> str:
    path = folder / "mine.txt"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_user_list_plays_like_the_same_bundled_list(tmp_path: Path) -> None:
    file = write(tmp_path, "province; gold; silver")
    results = []
    for spec in ("big_money", f"buylist:{file}"):
        state = GAME.new_state(2, {"kingdom": "first_game_2e"}, 5)
        play_game(state, [make_bot(spec, GAME, 0), make_bot("one_smithy", GAME, 0)])
        results.append(state.digest())
    assert results[0] == results[1]


def test_changed_list_file_is_reloaded(tmp_path: Path) -> None:
    file = write(tmp_path, "province")
    make_bot(f"buylist:{file}", GAME, 0)
    write(tmp_path, "province\nnonsense")
    with pytest.raises(InvalidBot, match="line 2, column 1: unknown card 'nonsense'"):
        make_bot(f"buylist:{file}", GAME, 0)


def test_rules_for_cards_outside_the_kingdom_are_skipped(tmp_path: Path) -> None:
    """This kingdom has no Goons, and a comparison with Colonies is false without them."""
    file = write(tmp_path, "goons\ngold when colonies <= 8\nprovince\ngold when not colonies >= 1\nsilver")
    results = []
    for spec in ("big_money", f"buylist:{file}"):
        state = GAME.new_state(2, {"kingdom": "first_game_2e"}, 6)
        play_game(state, [make_bot(spec, GAME, 0), make_bot(spec, GAME, 0)])
        results.append(state.digest())
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("buylist", "name a buy list: 'buylist:FILE'"),
        ("buylist:/no/such/file.txt", "can't read /no/such/file.txt: No such file or directory"),
        ("big_money:fast", "bot 'big_money' takes no settings, not 'fast'"),
    ],
)
def test_invalid_bot_specs_are_refused_with_a_message(spec: str, words: str) -> None:
    with pytest.raises(InvalidBot) as caught:
        make_bot(spec, GAME, 0)
    assert words in str(caught.value)


def test_folder_or_binary_file_is_refused_as_list(tmp_path: Path) -> None:
    with pytest.raises(InvalidBot, match="can't read"):
        make_bot(f"buylist:{tmp_path}", GAME, 0)
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(InvalidBot, match="not a UTF-8 text"):
        make_bot(f"buylist:{picture}", GAME, 0)


def test_unknown_bot_name_gets_a_suggestion() -> None:
    with pytest.raises(UnknownBot, match="did you mean 'big_money'"):
        make_bot("big_mony", GAME, 0)
    with pytest.raises(UnknownBot, match="did you mean 'big_money'"):
        BOT_FACTORY.make_bot("big_mony", "", GAME, 0)
