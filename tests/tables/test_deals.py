"""The deal of a day: the same for everybody, and nothing about it can be mended."""

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


def answered(game_id: str, key: str, state: State, seat: int, bot: str) -> int:
    """What a bot of a deal does."""
    asked = deals.thought(get_game(game_id), key, state, seat, bot)
    return choose(game_id, asked.drawn, seat, asked.bot, asked.seed, "", fresh=True)


def dealt_desk(game: str, key: str = KEYS[0], day: int = 20_000) -> Desk:
    desk = Desk("magpie", start=False)
    desk.log, desk.table = [], Table("desk")
    desk.write(deals.begun(get_game(game), key, day, visitor("Ann"), "the-invite"))
    return desk


def bots_act(desk: Desk, key: str, bot: str) -> None:
    """Let the others play until Ann is asked, or it is over. ``bot``: all of them are quick ones, to save time."""
    while desk.table.status == "playing" and desk.table.thinkers():
        seat = desk.table.thinkers()[0]
        action = answered(desk.table.game.id, key, desk.state, seat, bot)
        desk.write(bot_act(desk.table, seat, desk.table.position, action))


def played(game: str, key: str = KEYS[0]) -> Desk:
    """A deal played to its end: Ann does whatever comes first."""
    desk = dealt_desk(game, key)
    bots_act(desk, key, "easy")
    while desk.table.status == "playing":
        (seat,) = desk.table.waiting_for()
        desk.act("Ann", desk.state.legal_actions(seat)[0])
        bots_act(desk, key, "easy")
    return desk


@cache
def once_played(game: str) -> Desk:
    return played(game)


@pytest.mark.parametrize("game", GAMES)
def test_everything_follows_from_the_key(game: str) -> None:
    found = get_game(game)
    setups = [deals.setup(found, key) for key in KEYS]
    assert setups == [deals.setup(found, key) for key in KEYS]
    for setup in setups:
        assert sorted(setup.bots) == sorted(["", *deals.OPPONENTS])
        assert setup.bots[setup.seat] == ""
    assert len({setup.seat for setup in setups}) > 1
    states = [deals.first_state(found, key).digest() for key in KEYS]
    assert len(set(states)) == len(KEYS)


def test_a_kingdom_is_drawn_and_parts_of_a_game_are_not() -> None:
    kingdoms = {str(deals.setup(get_game("dominion"), key).options["kingdom"]) for key in KEYS}
    assert len(kingdoms) > 8
    assert {str(deals.setup(get_game("carcassonne"), key).options["modules"]) for key in KEYS} == {"['base']"}


def test_a_game_without_levels_has_no_deals() -> None:
    with pytest.raises(BastideError, match="no deals"):
        deals.check_deals(get_game("magpie"))


@pytest.mark.parametrize("game", GAMES)
def test_levels_think_for_so_many_rounds_and_not_for_so_long(game: str) -> None:
    bots = [deals.steady(get_game(game), level) for level in deals.compared_with(get_game(game))]
    assert bots[:3] == ["beginner", "easy", "medium"]
    assert all("iterations=" in bot and "seconds" not in bot for bot in bots[3:])


@pytest.mark.parametrize("game", GAMES)
def test_the_same_moves_meet_the_same_answers(game: str) -> None:
    """Whoever plays, at whichever table: only the key and the moves count."""
    assert deals.moves_of(once_played(game).table) == deals.moves_of(played(game).table)


def test_a_search_answers_the_same_question_in_the_same_way() -> None:
    game = get_game("dominion")
    state = deals.first_state(game, KEYS[0])
    seat = state.actors()[0]
    asked = deals.thought(game, KEYS[0], state, seat, "hard")._replace(bot="hard:iterations=12")
    given = {choose("dominion", asked.drawn, seat, asked.bot, asked.seed, "", fresh=True) for _ in range(3)}
    assert len(given) == 1
    assert asked.seed != deals.thought(game, KEYS[1], state, seat, "hard").seed


def test_nothing_is_taken_back_nobody_plays_for_one_and_there_are_no_hints() -> None:
    desk = dealt_desk("carcassonne")
    bots_act(desk, KEYS[0], "easy")
    (seat,) = desk.table.waiting_for()
    desk.act("Ann", desk.state.legal_actions(seat)[0])
    at = desk.table.position
    for command in (
        wire.TakeBack(table="desk", position=at),
        wire.TakeBack(table="desk", position=at, ask=True),
        wire.Replace(table="desk", seat=seat),
    ):
        with pytest.raises(BastideError, match="deal of the day"):
            commands.decide(desk.table, command, desk.asking("Ann"))
    asked = commands.answer(desk.table, wire.MayTakeBack(table="desk", position=at), desk.asking("Ann"))
    assert isinstance(asked, wire.TakeBackMessage)
    assert not asked.possible
    assert not desk.table.hints
    assert not desk.table.public
    assert info(desk.table).deal == 20_000


def test_its_record_verifies_as_usual() -> None:
    checked = records.checked(once_played("seven_wonders").table)
    assert checked.fair
    assert [(each.what, each.status) for each in checked.findings] == [("seed", "kept")]
    assert replay(parse_record(checked.record), get_game("seven_wonders")).verdict == "exact"
    assert info(Desk().table).deal is None


def test_its_seed_is_checked_against_the_hash_that_was_shown_at_the_start() -> None:
    """The deal of a day is drawn by the server alone."""
    table = table_after(once_played("seven_wonders").table, [])
    table.hash = commitment(KEYS[1])
    found = records.checked(table)
    assert not found.fair
    assert found.findings == [Finding("seed", "broken")]


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_told_with_what_was_done_and_the_points_after_it(game: str) -> None:
    desk = once_played(game)
    seat = deals.setup(get_game(game), KEYS[0]).seat
    moves = deals.moves_of(desk.table)
    told = deals.turns(game, KEYS[0], seat, moves)
    assert sum(len(turn.actions) for turn in told) == sum(player == seat for player, _ in moves)
    assert desk.table.ending is not None
    assert desk.table.ending.scores is not None
    assert told[-1].score == desk.table.ending.scores[seat]
    assert all(turn.actions for turn in told)


def test_the_lead_is_over_the_best_of_the_others() -> None:
    assert deals.lead([10, 12, 7], 0) == -2
    assert deals.lead([10, 12, 7], 1) == 2
    assert deals.lead([5, 5], 0) == 0
