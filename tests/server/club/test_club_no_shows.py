"""No-shows: a person who is asked and never makes a move loses after the limit."""

from __future__ import annotations

from tournament_builder import make_tournament

from bastide.server.club_tournaments.tournament_model import TournamentGame
from bastide.server.club_tournaments.tournament_tables import build_table_entries, forfeit_no_shows, have_all_acted
from bastide.tables.commands.command_dispatch import build_entries, number_drafts
from bastide.tables.commands.game_moves import play_actions
from bastide.tables.log import EntryDraft, GameFinished
from bastide.tables.messages import Act
from bastide.tables.state.log_replay import replay_log
from bastide.tables.state.table_state import Table

START, LIMIT = 1_000_000, 600_000


def start_table() -> Table:
    tournament = make_tournament("swiss", 2, 1)
    game = TournamentGame("abcd", 1, 0, 1, [1, 2], START)
    drafts = build_table_entries(tournament, game, None, None, START)
    return replay_log("abcd", number_drafts(Table("abcd"), drafts, START))


def act(table: Table, seat: int, at: int) -> Table:
    assert table.state is not None
    action = table.state.legal_actions(seat)[0]
    command = Act(table="abcd", position=table.position, actions=[action])
    return build_entries(table, play_actions(table, seat, command), at)[1]


def end_of(drafts: list[EntryDraft]) -> GameFinished:
    (end,) = [draft.data for draft in drafts if isinstance(draft.data, GameFinished)]
    return end


def test_the_person_who_is_asked_loses_at_the_limit() -> None:
    table = start_table()
    (seat,) = table.waiting_for()
    assert forfeit_no_shows(table, LIMIT, START + LIMIT - 1) == []
    end = end_of(forfeit_no_shows(table, LIMIT, START + LIMIT))
    assert end.reason == "timed_out"
    assert end.places is not None
    assert (end.places[seat], end.places[1 - seat]) == (2, 1)


def test_the_limit_counts_from_when_a_person_is_asked() -> None:
    table = start_table()
    (seat,) = table.waiting_for()
    later = START + LIMIT - 1
    while seat in table.waiting_for():
        table = act(table, seat, later)
    assert not have_all_acted(table)
    assert forfeit_no_shows(table, LIMIT, later + LIMIT - 1) == []
    end = end_of(forfeit_no_shows(table, LIMIT, later + LIMIT))
    assert end.places is not None
    assert end.places[seat] == 1


def test_who_has_made_a_move_has_the_clock_only() -> None:
    table = start_table()
    for _ in range(2):
        (seat,) = table.waiting_for()
        while seat in table.waiting_for():
            table = act(table, seat, START)
    assert have_all_acted(table)
    assert forfeit_no_shows(table, LIMIT, START + 10 * LIMIT) == []
