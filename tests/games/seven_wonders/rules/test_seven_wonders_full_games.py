"""Full games: invariants, coins, snapshots, perft counts, and texts in every language."""

from __future__ import annotations

import json
import os
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from complete_languages import COMPLETE_LANGUAGES
from play_games import perft

from bastide.core import (
    IllegalAction,
    InvalidOption,
    InvalidPlayers,
    InvalidSnapshot,
    Journal,
    Rng,
    State,
    derive_seed,
    play_random_game,
)
from bastide.games.seven_wonders.rules.action_space import (
    ACTION_SPACE,
    ACTION_SUBJECT,
    ACTION_TYPE,
    BUILD,
    SELL,
    STAGE,
    action_notation,
    parse_notation,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS
from bastide.games.seven_wonders.rules.game import GAME
from bastide.games.seven_wonders.rules.position_parser import PositionBuilder, list_moves
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.state.seat_queries import SevenWondersSeat
from bastide.locale import Catalogue
from bastide.testing import ConformanceChecker

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))
COUNTS = Path(__file__).parent / "perft.json"


# -- invariants ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("sides", ["chosen", "day", "night", "random"])
def test_conformance_checks_pass(players: int, sides: str) -> None:
    rng = Rng(derive_seed(players, len(sides)))
    boards = BOARD_IDS.copy()
    order = list(range(7))
    rng.shuffle(order)
    options: dict[str, Any] = {"sides": sides, "boards": [boards[i] for i in order[:players]]}
    for _ in range(SOAK):
        assert ConformanceChecker(GAME, rng, 0.03).check_random_game(options, players) >= 18 * players


def test_all_board_combinations_keep_invariants() -> None:
    """Every set of boards for every number of players, on random sides."""
    for players in range(3, 8):
        for number, boards in enumerate(combinations(BOARD_IDS, players)):
            order = list(range(players))
            rng = Rng(derive_seed(players, number))
            rng.shuffle(order)
            state = GAME.new_state(players, {"sides": "random", "boards": [boards[i] for i in order]}, number)
            while not state.is_over():
                player = state.next_player_to_act()
                state.apply(player, rng.choice(state.legal_actions(player)))
                if player == 0:
                    assert state.broken_invariants() == []
            assert state.broken_invariants() == []
            assert isinstance(state, SevenWondersState)
            cards = sum(len(city.built) + len(city.cards_under_board) for city in state.cities) + len(state.discard)
            assert cards == 21 * players


# -- coins -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 5, 7])
def test_every_coin_change_has_an_event(players: int) -> None:
    """Every change of a treasury is an event, trades balance, and nobody is in debt."""
    for game in range(4 * SOAK):
        state = GAME.new_state(players, {"sides": "random"}, game)
        assert isinstance(state, SevenWondersState)
        state.journal = Journal()
        rng = Rng(game)
        purses = [3] * players
        while not state.is_over():
            player = state.next_player_to_act()
            state.apply(player, rng.choice(state.legal_actions(player)))
            for event in state.journal.take_events():
                data: dict[str, Any] = dict(event.data)
                if event.kind == "earn":
                    purses[data["player"]] += data["coins"]
                elif event.kind == "spend":
                    assert data["coins"] == 1  # no card of this edition costs more
                    purses[data["player"]] -= data["coins"]
                elif event.kind == "trade":
                    assert (data["player"] - data["other_player"]) % players in (1, players - 1)
                    purses[data["player"]] -= data["coins"]
                    purses[data["other_player"]] += data["coins"]
            assert purses == [city.coins for city in state.cities]
            assert min(purses) >= 0


# -- the action space ------------------------------------------------------------------------------------------------


def test_notation_round_trip_of_all_actions() -> None:
    texts = [action_notation(action) for action in range(ACTION_SPACE)]
    assert [parse_notation(text) for text in texts] == list(range(ACTION_SPACE))
    assert GAME.action_space == ACTION_SPACE
    assert len([action for action in range(ACTION_SPACE) if ACTION_TYPE[action] == SELL]) == len(CARDS)


@pytest.mark.parametrize("player", [-1, 3, 99])
def test_invalid_players_cannot_act(player: int) -> None:
    state = GAME.new_state(3, {}, 1)
    with pytest.raises(IllegalAction, match="player"):
        state.apply(player, 0)
    with pytest.raises(IllegalAction):
        state.parse_action(player, "choose day")
    with pytest.raises(IllegalAction, match="player"):
        state.parse_action(player, "nonsense")


# -- perft -----------------------------------------------------------------------------------------------------------


def position(entry: dict[str, Any]) -> State:
    """Return a game after a number of choices; choice number k is action ``k % len(legal)``."""
    options = GAME.check_options(entry["players"], entry["options"])
    state: State = GAME.setup(entry["players"], options, Rng(entry["seed"]))
    for k in range(entry["choices"]):
        player = state.next_player_to_act()
        legal = state.legal_actions(player)
        state.apply(player, legal[k % len(legal)])
    return state


@pytest.mark.parametrize("entry", json.loads(COUNTS.read_text()) if COUNTS.exists() else [], ids=lambda e: e["name"])
def test_perft(entry: dict[str, Any]) -> None:
    state = position(entry)
    assert state.digest() == entry["digest"]
    assert [perft(state, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]
    play_random_game(state, Rng(entry["seed"]))
    assert state.scores() == entry["scores"]


# -- bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 8])
def test_player_count_is_three_to_seven(players: int) -> None:
    with pytest.raises(InvalidPlayers, match=f"seven_wonders is for 3 to 7 players, not {players}"):
        GAME.new_state(players)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"boards": ["gizah", "atlantis", "rhodos"]}, "can't be 'atlantis'"),
        ({"boards": ["gizah", "gizah", "rhodos"]}, "option 'boards' lists gizah twice"),
        ({"boards": ["gizah", "rhodos"]}, "needs 3 to 7 values, not 2"),
        ({"boards": ["gizah", "rhodos", "olympia", "babylon"]}, "3 players need 3 boards, not 4"),
        ({"boards": "atlantis"}, "can't be 'atlantis'"),
        ({"sides": "dusk"}, "can't be 'dusk'"),
        ({"sides": ["day", "dusk", "day"]}, "can't be 'dusk'"),
        ({"sides": ["day", "chosen", "day"]}, "can't be 'chosen'"),
        ({"sides": ["day", "night"]}, "3 players need 3 sides, not 2"),
        ({"leaders": True}, "unknown option 'leaders'"),
    ],
)
def test_invalid_options_are_refused(options: dict[str, object], words: str) -> None:
    with pytest.raises(InvalidOption, match=words):
        GAME.new_state(3, options)


def move(do: str, left: int = 0, right: int = 0) -> dict[str, Any]:
    return {"do": do, "card": None, "left": left, "right": right}


def damaged(**changes: Any) -> dict[str, Any]:
    snapshot: dict[str, Any] = json.loads(json.dumps(GAME.new_state(3, {"sides": "day"}, 4).snapshot()))
    snapshot.update(changes)
    return snapshot


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"players": 2}, "3 to 7 players, not 2"),
        ({"age": 4}, "invalid Age 4"),
        ({"turn": 9}, "invalid turn 9"),
        ({"turn": 2}, "holds 7 cards, not 6"),
        ({"phase": "lunch"}, "unknown phase 'lunch'"),
        ({"phase": "digging"}, "digging phase without diggers"),
        ({"phase": "digging", "digging": [5]}, "unknown player 5 among the diggers"),
        ({"hands": [[], [], []]}, "holds 0 cards, not 7"),
        ({"hands": 7}, "expected a list"),
        ({"hands": [["excalibur"]]}, "excalibur"),
        ({"choices": ["build palace", None, None]}, "has chosen an illegal action"),
        ({"choices": ["eat palace", None, None]}, "invalid action"),
        ({"choices": [None]}, "3 players have 1 choices"),
        ({"moves": ["sell altar", None, None]}, "expected a move"),
        ({"moves": [move("dig_nothing"), None, None]}, "has an invalid last move"),
        ({"moves": [move("side"), None, None]}, "has an invalid last move"),
        ({"moves": [move("stage", left=-1, right=2), None, None]}, "invalid payment"),
        ({"moves": [move("sell", left=1), None, None]}, "invalid move"),
        ({"discard": [{"card": "altar", "age": 1, "turn": 1, "by": 0, "seen": []}]}, "cards altar, not 1"),
        ({"discard": [{"card": "altar", "age": 1, "turn": 8, "by": 0, "seen": []}]}, "invalid face-down card"),
        ({"discard": [{"card": "altar", "age": 1, "turn": 1, "by": 0, "seen": [9]}]}, "unknown player 9"),
        ({"discard": [{"card": "altar", "age": 1, "turn": 1, "by": 0, "seen": 9}]}, "expected a list of players"),
        ({"discard": ["altar"]}, "expected a face-down card"),
        ({"dug": ["altar"]}, "expected a dug-up card"),
        ({"cities": [1, 2, 3]}, "expected a city"),
    ],
)
def test_invalid_snapshot_is_refused(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidSnapshot, match=words):
        GAME.restore(damaged(**changes))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"coins": -1}, "has -1 coins"),
        ({"board": "atlantis"}, "unknown board 'atlantis'"),
        ({"side": "dusk"}, "unknown side 'dusk'"),
        ({"side": None}, "has chosen no side"),
        ({"built": ["altar", "altar"]}, "has built altar twice"),
        ({"stages": 1}, "has 1 stages and 0 cards under them"),
        ({"stages": 9}, "cannot have 9 stages"),
        ({"stages": 1, "side": None}, "cannot have 1 stages"),
        ({"tokens": [2]}, "a conflict token of value 2"),
        ({"tokens": [1]}, "1 victories and 0 defeats"),
    ],
)
def test_invalid_city_in_snapshot_is_refused(changes: dict[str, Any], words: str) -> None:
    snapshot = damaged()
    snapshot["cities"][0].update(changes)
    with pytest.raises(InvalidSnapshot, match=words):
        GAME.restore(snapshot)


@pytest.mark.parametrize(
    ("trace", "words"),
    [
        ({"age": 2}, "altar was put away in Age 2"),
        ({"by": 6}, "altar was put away by player 6"),
    ],
)
def test_invalid_face_down_card_in_snapshot_is_refused(trace: dict[str, Any], words: str) -> None:
    face_down = {"card": "altar", "age": 1, "turn": 1, "by": 0, "seen": [], **trace}
    assert words in GAME.state_from_snapshot(damaged(discard=[face_down])).broken_invariants()
    dug = GAME.state_from_snapshot(
        damaged(dug=[[{**face_down, "age": 1, "by": 0, "turn": 5}, 1, 3]])
    ).broken_invariants()
    assert "altar was dug up before it was put away" in dug
    assert "altar was dug up and is not built" in dug


def test_invariants_require_unique_guilds_in_age_three() -> None:
    guild = {"card": "workers-guild", "age": 1, "turn": 1, "by": 0, "seen": []}
    assert "there are 1 guilds, not 0" in GAME.state_from_snapshot(damaged(discard=[guild])).broken_invariants()
    assert (
        "there are 2 cards workers-guild"
        in GAME.state_from_snapshot(damaged(discard=[guild, guild])).broken_invariants()
    )


def test_invariants_require_own_cards_and_sorted_hands() -> None:
    snapshot = damaged()
    face_down = {"card": "altar", "age": 1, "turn": 1, "by": 1, "seen": []}
    snapshot["cities"][0].update(stages=1, under=[face_down])
    snapshot["hands"][0].reverse()
    broken = GAME.state_from_snapshot(snapshot).broken_invariants()
    assert "player 1 put a card under the board of player 0" in broken
    assert "the hand of player 0 is not sorted" in broken


def test_duplicate_board_in_snapshot_is_refused() -> None:
    snapshot = damaged()
    snapshot["cities"][0]["board"] = snapshot["cities"][1]["board"]
    with pytest.raises(InvalidSnapshot, match="a board is used twice"):
        GAME.restore(snapshot)


# -- seat and table --------------------------------------------------------------------------------------------------


def test_seat_queries_return_public_information() -> None:
    scene = (
        PositionBuilder().set_city(0, "gizah night", coins=4, stages=1, built="altar stockade").set_city(1, makes="W")
    )
    state = scene.set_hand(0, "barracks stockade altar").build_state()
    seat = state.seat(0)
    assert isinstance(seat, SevenWondersSeat)
    assert (seat.age(), seat.turn(), seat.left_neighbour(), seat.right_neighbour()) == (1, 1, 1, 3)
    assert seat.hand() == ["altar", "stockade", "barracks"]
    assert (seat.board(0), seat.side(0), seat.stages(0), seat.coins(0), seat.shields(0)) == ("gizah", "night", 1, 4, 1)
    assert seat.built(0) == ["altar", "stockade"]
    assert seat.points(0) == {
        "military": 0,
        "treasury": 1,
        "wonder": 3,
        "civilian": 3,
        "science": 0,
        "commerce": 0,
        "guilds": 0,
    }
    for action in seat.legal_actions():
        words = seat.notation(action).split()
        assert seat.action_type(action) == words[0]
        assert seat.action_card(action) in words
        assert seat.action_payment(action) == (0, 0)
        assert ACTION_TYPE[action] in (BUILD, STAGE, SELL)
        assert CARDS[ACTION_SUBJECT[action]].id == seat.action_card(action)
    new = GAME.new_state(3, {}, 1).seat(0)
    assert isinstance(new, SevenWondersSeat)
    assert new.side(0) == ""
    assert new.action_type(new.legal_actions()[0]) == "side"
    assert new.action_card(new.legal_actions()[0]) == ""
    assert "sell altar" in list_moves(state, 0)


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_terminal_text_in_every_language(language: str) -> None:
    words = Catalogue(language)
    state = GAME.new_state(3, {"boards": ["halikarnassos", "babylon", "olympia"]}, 8)
    rng = Rng(3)
    texts = set()
    while not state.is_over():
        player = state.next_player_to_act()
        for viewer in state.viewers():
            text = GAME.view_as_text(state.view(viewer), words)
            assert "seven_wonders" not in text
            assert "{" not in text
            texts.add(text)
        decision = state.decision(player)
        asked = words.translate_for_game(
            "seven_wonders", f"ask-{decision.kind}", {"source": decision.source, **decision.about}
        )
        assert "{" not in asked
        assert "seven_wonders" not in asked
        for action in decision.actions:
            meaning = state.action_data(player, action)
            label = words.translate_for_game("seven_wonders", f"do-{meaning['do']}", meaning)
            assert "{" not in label
            assert "seven_wonders" not in label
        state.apply(player, rng.choice(decision.actions))
    assert len(texts) > 100


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_every_event_has_a_message(language: str) -> None:
    words = Catalogue(language)
    kinds = set()
    digs = 0
    for seed in range(12):
        boards = ["halikarnassos", "babylon", "olympia"]
        state = GAME.new_state(3, {"boards": boards, "sides": "chosen" if seed else "night"}, seed)
        state.journal = Journal()
        rng = Rng(seed)
        while not state.is_over():
            player = state.next_player_to_act()
            legal = state.legal_actions(player)
            stages = [action for action in legal if ACTION_TYPE[action] == STAGE]
            if state.decision(player).kind == "dig":
                digs += 1
                legal = legal[:1] if digs % 2 else legal[-1:]  # a card, nothing, a card ...
            state.apply(player, rng.choice(stages if stages and rng.below(2) else legal))
        for viewer in (-1, 0):
            for event in state.journal.views_for(viewer):
                kinds.add(event["kind"])
                sentence = words.translate_for_game("seven_wonders", f"log-{event['kind']}", event)
                assert "{" not in sentence
                assert "seven_wonders" not in sentence
    assert kinds == {
        *("age", "choose", "side", "spend", "earn", "trade", "build", "stage", "sell"),
        *("left_over", "dig", "dig_nothing", "pass", "fight"),
    }


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_every_card_and_board_has_name_and_text(language: str) -> None:
    words = Catalogue(language)
    for card in CARDS:
        assert words.has_message(f"seven_wonders-card-{card.id}.text")
    for board in BOARD_IDS:
        for attribute in ("text", "day", "night"):
            assert words.has_message(f"seven_wonders-board-{board}.{attribute}")


@pytest.mark.parametrize("seed", range(5))
def test_clones_are_independent(seed: int) -> None:
    """A clone shares lists with the original: whichever plays on, the other does not change."""
    rng = Rng(seed)
    state = GAME.new_state(4, {"sides": "random", "boards": ["halikarnassos", "babylon", "gizah", "rhodos"]}, seed)
    while not state.is_over():
        stays, goes = (state, state.clone()) if rng.below(2) else (state.clone(), state)
        before = stays.digest()
        for _ in range(int(rng.below(12))):
            player = goes.next_player_to_act()
            if player >= 0:
                goes.apply(player, goes.random_action(player, rng))
        assert stays.digest() == before
        assert goes.broken_invariants() == []
        state = goes
