"""Daily deals: the same for everyone, without take backs or help."""

from __future__ import annotations

from functools import cache

import pytest
from bot_levels import QUICK_LEVELS
from table_harness import TableHarness, visitor

from bastide.core.errors import BastideError
from bastide.core.game_registry import get_game
from bastide.core.records.game_record import replay_record
from bastide.core.records.record_parser import parse_record
from bastide.core.state import State
from bastide.hosting.bots.worker_protocol import choose_action
from bastide.tables import daily_deals as deals
from bastide.tables import messages as wire
from bastide.tables import record_import_export
from bastide.tables.commands import command_dispatch as commands
from bastide.tables.commands.game_moves import play_bot_action
from bastide.tables.fairness.seed_proof import commit_to_seed
from bastide.tables.messages.record_messages import ProofFinding
from bastide.tables.state.log_replay import copy_with_entries
from bastide.tables.state.table_state import Table
from bastide.tables.views.table_message_builder import build_table_info

GAMES = ("carcassonne", "dominion", "seven_wonders")
KEYS = [f"chacha:{number:064x}" for number in range(1, 13)]


def choose_bot_action(game_id: str, key: str, state: State, seat: int, bot: str) -> int:
    """Return the choice of a bot in a deal."""
    asked = deals.build_bot_question(get_game(game_id), key, state, seat, bot)
    return choose_action(game_id, asked.sampled_position, seat, asked.bot, asked.seed, "", fresh=True)


def make_deal_table(game: str, key: str = KEYS[0], day: int = 20_000) -> TableHarness:
    desk = TableHarness("magpie", start=False)
    desk.log, desk.table = [], Table("desk")
    desk.write(deals.build_deal_entries(get_game(game), key, day, visitor("Ann"), "the-invite"))
    return desk


def play_bots(desk: TableHarness, key: str, bot: str) -> None:
    """Let the bots play until Ann has to decide or the game is over. ``bot`` replaces all of them, to save time."""
    while desk.table.status == "playing" and desk.table.get_bots_to_move():
        seat = desk.table.get_bots_to_move()[0]
        action = choose_bot_action(desk.table.game.id, key, desk.state, seat, bot)
        desk.write(play_bot_action(desk.table, seat, desk.table.position, action))


def play_whole_deal(game: str, key: str = KEYS[0]) -> TableHarness:
    """Return a finished deal, in which Ann always takes the first legal action."""
    desk = make_deal_table(game, key)
    play_bots(desk, key, "easy")
    while desk.table.status == "playing":
        (seat,) = desk.table.waiting_for()
        desk.act("Ann", desk.state.legal_actions(seat)[0])
        play_bots(desk, key, "easy")
    return desk


@cache
def play_whole_deal_once(game: str) -> TableHarness:
    return play_whole_deal(game)


@pytest.mark.parametrize("game", GAMES)
def test_setup_follows_from_key(game: str) -> None:
    found = get_game(game)
    setups = [deals.build_deal_setup(found, key) for key in KEYS]
    assert setups == [deals.build_deal_setup(found, key) for key in KEYS]
    for setup in setups:
        assert sorted(setup.bots) == sorted(["", *deals.OPPONENT_LEVELS])
        assert setup.bots[setup.seat] == ""
    assert len({setup.seat for setup in setups}) > 1
    states = [deals.build_deal_state(found, key).digest() for key in KEYS]
    assert len(set(states)) == len(KEYS)


def test_kingdom_is_drawn_but_modules_are_not() -> None:
    kingdoms = {str(deals.build_deal_setup(get_game("dominion"), key).options["kingdom"]) for key in KEYS}
    assert len(kingdoms) > 8
    assert {str(deals.build_deal_setup(get_game("carcassonne"), key).options["modules"]) for key in KEYS} == {
        "['base']"
    }


def test_game_without_levels_has_no_daily_deals() -> None:
    with pytest.raises(BastideError, match="no daily challenge"):
        deals.check_has_daily_deals(get_game("magpie"))


@pytest.mark.parametrize("game", GAMES)
def test_levels_have_fixed_iterations(game: str) -> None:
    bots = [
        deals.get_deterministic_bot(get_game(game), level) for level in deals.list_comparison_levels(get_game(game))
    ]
    quick = [level for each, level in QUICK_LEVELS if each == game]
    assert bots[: len(quick)] == quick
    assert all("iterations=" in bot and "seconds" not in bot for bot in bots[len(quick) :])


@pytest.mark.parametrize("game", GAMES)
def test_same_moves_get_same_answers(game: str) -> None:
    """Only the key and the moves count, not the person or the table."""
    assert deals.list_moves(play_whole_deal_once(game).table) == deals.list_moves(play_whole_deal(game).table)


def test_search_is_deterministic() -> None:
    game = get_game("dominion")
    state = deals.build_deal_state(game, KEYS[0])
    seat = state.players_to_act()[0]
    asked = deals.build_bot_question(game, KEYS[0], state, seat, "expert")._replace(bot="expert:iterations=12")
    given = {
        choose_action("dominion", asked.sampled_position, seat, asked.bot, asked.seed, "", fresh=True) for _ in range(3)
    }
    assert len(given) == 1
    assert asked.seed != deals.build_bot_question(game, KEYS[1], state, seat, "expert").seed


def test_no_take_backs_stand_ins_or_hints() -> None:
    desk = make_deal_table("carcassonne")
    play_bots(desk, KEYS[0], "easy")
    (seat,) = desk.table.waiting_for()
    desk.act("Ann", desk.state.legal_actions(seat)[0])
    at = desk.table.position
    for command in (
        wire.TakeBack(table="desk", position=at),
        wire.TakeBack(table="desk", position=at, ask=True),
        wire.Replace(table="desk", seat=seat),
    ):
        with pytest.raises(BastideError, match="daily challenge"):
            commands.decide_command(desk.table, command, desk.make_context("Ann"))
    asked = commands.answer_question(
        desk.table, wire.AskMayTakeBack(table="desk", position=at), desk.make_context("Ann")
    )
    assert isinstance(asked, wire.TakeBackMessage)
    assert not asked.possible
    assert not desk.table.hints
    assert not desk.table.public
    assert build_table_info(desk.table).deal == 20_000


def test_record_of_deal_is_exact() -> None:
    checked = record_import_export.check_finished_game(play_whole_deal_once("seven_wonders").table)
    assert checked.fair
    assert [(each.what, each.status) for each in checked.findings] == [("seed", "kept")]
    assert replay_record(parse_record(checked.record), get_game("seven_wonders")).verdict == "exact"
    assert build_table_info(TableHarness().table).deal is None


def test_seed_matches_hash_published_at_start() -> None:
    """The server draws the whole seed of a daily deal."""
    table = copy_with_entries(play_whole_deal_once("seven_wonders").table, [])
    table.seed_commitment = commit_to_seed(KEYS[1])
    found = record_import_export.check_finished_game(table)
    assert not found.fair
    assert found.findings == [ProofFinding("seed", "broken")]


@pytest.mark.parametrize("game", GAMES)
def test_turns_have_actions_and_scores(game: str) -> None:
    desk = play_whole_deal_once(game)
    seat = deals.build_deal_setup(get_game(game), KEYS[0]).seat
    moves = deals.list_moves(desk.table)
    told = deals.list_turns(game, KEYS[0], seat, moves)
    assert sum(len(turn.actions) for turn in told) == sum(player == seat for player, _ in moves)
    assert desk.table.ending is not None
    assert desk.table.ending.scores is not None
    assert told[-1].score == desk.table.ending.scores[seat]
    assert all(turn.actions for turn in told)


def test_lead_is_over_best_other_player() -> None:
    assert deals.compute_lead([10, 12, 7], 0) == -2
    assert deals.compute_lead([10, 12, 7], 1) == 2
    assert deals.compute_lead([5, 5], 0) == 0
