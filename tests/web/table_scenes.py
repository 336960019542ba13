"""Scenes: positions of recorded games, set up as tables on a real server.

    table = set_up_table(local_server, person, SCENES["dominion choosing"])
    person.visit(f"/table/{table}")

A scene is a record of ``tests/records`` and a number of its actions. It is written into the server's database as the
log of a table. The person gets the seat of the next action and can play on.
"""

from __future__ import annotations

import secrets
from functools import cache
from typing import NamedTuple

from browser_testing import ROOT, LocalServer, Visitor

from bastide.core.game_registry import get_game
from bastide.core.records.game_record import Record
from bastide.core.records.record_parser import parse_record
from bastide.hosting.lobby.table_summary import build_summary
from bastide.server.store.tables.log_append import LogAppend, write_appends
from bastide.tables import log
from bastide.tables.commands import command_dispatch as commands
from bastide.tables.log import EntryDraft, SeatAssignment
from bastide.tables.messages import NoClock
from bastide.tables.state.log_replay import copy_with_entries
from bastide.tables.state.table_state import Table

#: Creation time of these tables: 2026-07-01.
CREATED_AT_MS = 1_782_900_000_000


class Scene(NamedTuple):
    """A position of a recorded game."""

    game: str
    record: str
    #: Number of actions; -1 for the end.
    moves: int
    #: Expected kind of decision, to detect scenes that have changed.
    asks: str = ""


SCENES: dict[str, Scene] = {
    "dominion beginning": Scene("dominion", "base2-improvements-2p-people", 0, "buy"),
    "dominion middle": Scene("dominion", "prosperity-beginners-4p-people", 353, "buy"),
    "dominion choosing": Scene("dominion", "base2-improvements-2p-people", 77, "topdeck"),
    "dominion taking": Scene("dominion", "prosperity-beginners-4p-people", 165, "take"),
    "dominion end": Scene("dominion", "prosperity-beginners-4p-people", -1),
    "seven_wonders beginning": Scene("seven_wonders", "6p-chosen-people-random", 0, "side"),
    "seven_wonders middle": Scene("seven_wonders", "3p-day-people", 39, "card"),
    "seven_wonders many": Scene("seven_wonders", "7p-day-people", 77, "card"),
    "seven_wonders late": Scene("seven_wonders", "7p-chosen-all-levels", 119, "card"),
    "seven_wonders three late": Scene("seven_wonders", "3p-day-people", 51, "card"),
    "seven_wonders choosing": Scene("seven_wonders", "4p-random-sides-people", 20, "dig"),
    "seven_wonders end": Scene("seven_wonders", "5p-night-people", -1),
    "carcassonne beginning": Scene("carcassonne", "base-2p-hard-expert", 0, "place"),
    "carcassonne middle": Scene("carcassonne", "classic-5p-levels", 140, "place"),
    "carcassonne choosing": Scene("carcassonne", "classic-5p-levels", 141, "figure"),
    "carcassonne late": Scene("carcassonne", "base-2p-hard-expert", 130, "place"),
    "carcassonne many": Scene("carcassonne", "drawn-modules-3p-people", 270, "wagon"),
    "carcassonne end": Scene("carcassonne", "classic-5p-levels", -1),
}
#: Names of the other players, in several scripts and lengths.
PEOPLE = ["Ben", "Käthe", "רות", "Jiří", "Old Tom", "Dalia"]


@cache
def _record(scene: Scene) -> Record:
    path = ROOT / "tests" / "records" / scene.game / f"{scene.record}.record"
    return parse_record(path.read_text(encoding="utf-8"))


def scene_log_entries(scene: Scene, name: str, person: str, bot: str = "") -> list[EntryDraft]:
    """Return the log of the table: created, started, and all actions. The other seats are people, or this ``bot``."""
    record = _record(scene)
    game = get_game(record.game)
    count = len(record.moves) if scene.moves < 0 else scene.moves
    you = 0 if scene.moves < 0 else record.moves[count].player
    others = iter(PEOPLE)
    seats = [
        SeatAssignment(person, name, "")
        if i == you
        else SeatAssignment("", "", bot)
        if bot
        else SeatAssignment(f"somebody-{i}", next(others), "")
        for i in range(len(record.seats))
    ]
    options = {option: game.option(option).parse(text) for option, text in record.options.items()}
    made = log.TableCreated(
        game=game.id,
        rules=game.rules_version,
        options=dict(game.check_options(len(seats), options)),
        seats=seats,
        public=False,
        clock=NoClock(),
        expiry="bot",
        aids=True,
        hints=True,
        shuffle=False,
        invite=secrets.token_urlsafe(16),
        host=person,
        imported=False,
    )
    start = log.GameStarted(str(record.seed), "", list(range(len(seats))), game.rules_version, made.options)
    drafts = [EntryDraft(-1, made), EntryDraft(-1, start)]
    state = record.initial_state(game)
    for move in record.moves[:count]:
        action = state.parse_action(move.player, move.text)
        drafts.append(EntryDraft(move.player, log.ActionsPlayed([action], [state.notation(move.player, action)])))
        state.apply(move.player, action)
    outcome = state.outcome()
    if outcome is not None:
        drafts.append(EntryDraft(-1, log.GameFinished("played", list(outcome.places), list(outcome.scores))))
    elif scene.asks:
        assert state.decision(you).kind == scene.asks, state.decision(you).kind
    return drafts


def set_up_table(local_server: LocalServer, person: Visitor, scene: Scene, bot: str = "") -> str:
    """Set up the scene for this person, against people or this ``bot``, and return the table's id."""
    me = person.page.request.get(f"{local_server.address}/api/me").json()["me"]
    table = Table(secrets.token_hex(8))
    entries = commands.number_drafts(table, scene_log_entries(scene, me["name"], me["id"], bot), CREATED_AT_MS)
    table = copy_with_entries(table, entries)
    with local_server.transaction() as connection:
        write_appends(connection, [LogAppend(table.id, entries, build_summary(table), new=True)])
    return table.id
