"""Daily deals: the same for everybody, without take backs or help."""

from __future__ import annotations

from functools import cache

import pytest
from table_desk import Desk, visitor

from bastide.core.errors import BastideError
from bastide.core.records.parser import parse_record
from bastide.core.records.record import replay
from bastide.core.registry import get_game
from bastide.core.state import State
from bastide.hosting.bots.worker import choose
from bastide.tables import daily_deals as deals
from bastide.tables import messages as wire
from bastide.tables import records
from bastide.tables.commands import decide as commands
from bastide.tables.commands.playing import bot_act
from bastide.tables.fairness.proof import commitment
from bastide.tables.messages.records import Finding
from bastide.tables.model.replay import table_after
from bastide.tables.model.table import Table
from bastide.tables.views.table_message import info

GAMES = ("carcassonne", "dominion", "seven_wonders")
KEYS = [f"chacha:{number:064x}" for number in range(1, 13)]


def choose_bot_action(game_id: str, key: str, state: State, seat: int, bot: str) -> int:
    """Return the choice of a bot in a deal."""
    asked = deals.thought(get_game(game_id), key, state, seat, bot)
    return choose(game_id, asked.drawn, seat, asked.bot, asked.seed, "", fresh=True)


def make_deal_table(game: str, key: str = KEYS[0], day: int = 20_000) -> Desk:
    desk = Desk("magpie", start=False)
    desk.log, desk.table = [], Table("desk")
    desk.write(deals.begun(get_game(game), key, day, visitor("Ann"), "the-invite"))
    return desk


def play_bots(desk: Desk, key: str, bot: str) -> None:
    """Let the bots play until Ann has to decide or the game is over. ``bot`` replaces all of them, to save time."""
    while desk.table.status == "playing" and desk.table.thinkers():
        seat = desk.table.thinkers()[0]
        action = choose_bot_action(desk.table.game.id, key, desk.state, seat, bot)
        desk.write(bot_act(desk.table, seat, desk.table.position, action))


def play_whole_deal(game: str, key: str = KEYS[0]) -> Desk:
    """Return a finished deal, in which Ann always takes the first legal action."""
    desk = make_deal_table(game, key)
    play_bots(desk, key, "easy")
    while desk.table.status == "playing":
        (seat,) = desk.table.waiting_for()
        desk.act("Ann", desk.state.legal_actions(seat)[0])
        play_bots(desk, key, "easy")
    return desk


@cache
def play_whole_deal_once(game: str) -> Desk:
    return play_whole_deal(game)


@pytest.mark.parametrize("game", GAMES)
def test_setup_follows_from_key(game: str) -> None:
    found = get_game(game)
    setups = [deals.setup(found, key) for key in KEYS]
    assert setups == [deals.setup(found, key) for key in KEYS]
    for setup in setups:
        assert sorted(setup.bots) == sorted(["", *deals.OPPONENTS])
        assert setup.bots[setup.seat] == ""
    assert len({setup.seat for setup in setups}) > 1
    states = [deals.first_state(found, key).digest() for key in KEYS]
    assert len(set(states)) == len(KEYS)


def test_kingdom_is_drawn_but_modules_are_not() -> None:
    kingdoms = {str(deals.setup(get_game("dominion"), key).options["kingdom"]) for key in KEYS}
    assert len(kingdoms) > 8
    assert {str(deals.setup(get_game("carcassonne"), key).options["modules"]) for key in KEYS} == {"['base']"}


def test_game_without_levels_has_no_daily_deals() -> None:
    with pytest.raises(BastideError, match="no daily deals"):
        deals.check_deals(get_game("magpie"))


@pytest.mark.parametrize("game", GAMES)
def test_levels_have_fixed_iterations(game: str) -> None:
    bots = [deals.steady(get_game(game), level) for level in deals.compared_with(get_game(game))]
    assert bots[:3] == ["beginner", "easy", "medium"]
    assert all("iterations=" in bot and "seconds" not in bot for bot in bots[3:])


@pytest.mark.parametrize("game", GAMES)
def test_same_moves_get_same_answers(game: str) -> None:
    """Only the key and the moves count, not the person or the table."""
    assert deals.moves_of(play_whole_deal_once(game).table) == deals.moves_of(play_whole_deal(game).table)


def test_search_is_deterministic() -> None:
    game = get_game("dominion")
    state = deals.first_state(game, KEYS[0])
    seat = state.actors()[0]
    asked = deals.thought(game, KEYS[0], state, seat, "hard")._replace(bot="hard:iterations=12")
    given = {choose("dominion", asked.drawn, seat, asked.bot, asked.seed, "", fresh=True) for _ in range(3)}
    assert len(given) == 1
    assert asked.seed != deals.thought(game, KEYS[1], state, seat, "hard").seed


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
        with pytest.raises(BastideError, match="daily deal"):
            commands.decide(desk.table, command, desk.asking("Ann"))
    asked = commands.answer(desk.table, wire.MayTakeBack(table="desk", position=at), desk.asking("Ann"))
    assert isinstance(asked, wire.TakeBackMessage)
    assert not asked.possible
    assert not desk.table.hints
    assert not desk.table.public
    assert info(desk.table).deal == 20_000


def test_record_of_deal_is_exact() -> None:
    checked = records.checked(play_whole_deal_once("seven_wonders").table)
    assert checked.fair
    assert [(each.what, each.status) for each in checked.findings] == [("seed", "kept")]
    assert replay(parse_record(checked.record), get_game("seven_wonders")).verdict == "exact"
    assert info(Desk().table).deal is None


def test_seed_matches_hash_published_at_start() -> None:
    """The server draws the whole seed of a daily deal."""
    table = table_after(play_whole_deal_once("seven_wonders").table, [])
    table.hash = commitment(KEYS[1])
    found = records.checked(table)
    assert not found.fair
    assert found.findings == [Finding("seed", "broken")]


@pytest.mark.parametrize("game", GAMES)
def test_turns_have_actions_and_scores(game: str) -> None:
    desk = play_whole_deal_once(game)
    seat = deals.setup(get_game(game), KEYS[0]).seat
    moves = deals.moves_of(desk.table)
    told = deals.turns(game, KEYS[0], seat, moves)
    assert sum(len(turn.actions) for turn in told) == sum(player == seat for player, _ in moves)
    assert desk.table.ending is not None
    assert desk.table.ending.scores is not None
    assert told[-1].score == desk.table.ending.scores[seat]
    assert all(turn.actions for turn in told)


def test_lead_is_over_best_other_player() -> None:
    assert deals.lead([10, 12, 7], 0) == -2
    assert deals.lead([10, 12, 7], 1) == 2
    assert deals.lead([5, 5], 0) == 0
