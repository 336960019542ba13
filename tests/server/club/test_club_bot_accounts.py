"""Bot accounts in club tournaments."""

from __future__ import annotations

from pathlib import Path

from bot_account_helpers import Owner, TokenClient
from running_server import RunningServer, expect_refusal
from scripted_client import Client
from tournament_builder import make_tournament
from tournament_players import control, create, list_open_games, wait_for, wait_for_table

from bastide.server.club_tournaments.tournament_model import Entrant, TournamentGame
from bastide.server.club_tournaments.tournament_tables import build_table_entries
from bastide.tables.commands.absent_players import get_replacement_time
from bastide.tables.commands.command_dispatch import number_drafts
from bastide.tables.state.log_replay import replay_log
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import SeatPresence


def connect_bot(owner: Owner, name: str = "Robo", accepts: str = "owner") -> tuple[str, TokenClient]:
    """Create a bot account and bring its program online; returns its id and the program."""
    bot = owner.create_bot(name)
    program = TokenClient(owner.server, owner.create_token(bot))
    program.connect(f"?accepts={accepts}")
    program.hear("welcome")
    return bot, program


def test_a_bot_account_plays_a_tournament(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'club.db'}") as server:
        ann = Owner(server.url, "Ann")
        bot, program = connect_bot(ann)
        tournament = create(ann, "knockout")
        ann.post(f"/api/tournaments/{tournament}/join", {})
        entered = ann.post(f"/api/tournaments/{tournament}/bots", {"bot": bot})
        assert [each["name"] for each in entered["entrants"]] == ["Ann", "Robo (bot)"]
        control(ann, tournament, "start")
        shown = wait_for(ann, tournament, list_open_games)
        (game,) = list_open_games(shown)
        table = game["table"]
        wait_for_table(ann, table)
        program.do(table, "resign")
        shown = wait_for(ann, tournament, lambda shown: shown["status"] == "finished")
        assert [(row["number"], row["won"]) for row in shown["standings"]] == [(1, 1), (2, 0)]


def test_a_bot_account_plays_to_the_end(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'club.db'}") as server:
        ann = Owner(server.url, "Ann")
        programs = [connect_bot(ann, name)[1] for name in ("One", "Two")]
        tournament = create(ann, "round_robin")
        for bot in ann.bots():
            ann.post(f"/api/tournaments/{tournament}/bots", {"bot": bot["id"]})
        control(ann, tournament, "start")
        (game,) = list_open_games(wait_for(ann, tournament, list_open_games))
        table = game["table"]
        wait_for_table(ann, table)
        while not (shown := ann.table(table))["result"]:
            seat = shown["waiting_for"][0]
            program = programs[game["seats"][seat] - 1]
            mine = program.table(table)
            program.do(table, "act", position=mine["position"], actions=[mine["decision"]["actions"][-1]["action"]])
        assert shown["result"]["reason"] == "played"
        wait_for(ann, tournament, lambda shown: shown["status"] == "finished")


def test_only_bots_that_one_may_invite_can_be_entered(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'club.db'}") as server:
        ann, ben = Owner(server.url, "Ann"), Owner(server.url, "Ben")
        path = f"/api/tournaments/{create(ann)}"
        private, program = connect_bot(ben, "Private")
        public, _ = connect_bot(ben, "Public", "anyone")
        offline = ann.create_bot("Offline")

        def refused(client: Client, bot: str) -> str:
            return str(expect_refusal(client, f"{path}/bots", {"bot": bot})["code"])

        assert refused(ann, private) == "no-bot"
        assert refused(ann, "bot:nobody") == "no-bot"
        assert refused(ann, offline) == "bot-offline"
        assert refused(ben, public) == "not-organiser"
        ann.post(f"{path}/bots", {"bot": public})
        assert refused(ann, public) == "tournament-bot-joined"
        for command in ("join", "leave", "bots", "control"):
            assert expect_refusal(program, f"{path}/{command}", {})["code"] == "bot-scope"

        # Removed bots can be entered again, under their old number; and they count for the limit.
        ann.post(f"{path}/leave", {"entrant": 1})
        for _ in range(7):
            ann.post(f"{path}/bots", {"bot": "random"})
        ann.post(f"{path}/bots", {"bot": public})
        assert refused(ann, "random") == "tournament-bot-limit"


def test_nobody_replaces_a_silent_bot_account() -> None:
    tournament = make_tournament("swiss", 2, 1)
    tournament.entrants[1] = Entrant(2, "bot:x", "", "X (bot)", 0, 1)
    game = TournamentGame("abcd", 1, 0, 1, [2, 1], 0)
    table = replay_log("abcd", number_drafts(Table("abcd"), build_table_entries(tournament, game, None, None, 0), 0))
    assert 0 in table.waiting_for()
    assert get_replacement_time(table, 0, SeatPresence(frozenset([1]), {})) is None
