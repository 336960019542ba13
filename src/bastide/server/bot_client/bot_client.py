"""Client of a bot account: accepts invitations, watches its tables, and reconnects after the connection was lost."""

from __future__ import annotations

import json
import random
import time
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Final, NamedTuple, TypeAlias, Union

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from bastide.hosting.api.connection_and_lobby_messages import (
    LobbyMessage,
    TableDeletedMessage,
    TableListEntry,
    WelcomeMessage,
)
from bastide.server.bot_client.account_connection import AccountConnection, JsonDict, ServerAway, problem_error
from bastide.server.bot_client.seat_player import EngineSettings, Report, SeatPlayer
from bastide.tables.messages import RefusedMessage, TableMessage
from bastide.tables.request_errors import RequestRefused

#: Pause before the first attempt to connect again; doubled after each failure.
FIRST_PAUSE_S: Final = 1.0
MAX_PAUSE_S: Final = 30.0
#: Refusals that no new attempt can change.
FINAL_REFUSALS: Final = frozenset(
    ["bad-token", "session-ended", "banned", "bot-scope", "bad-message", "host", "origin"]
)
#: Commands that a player sends; a refusal of another one ends the game here.
PLAYER_COMMANDS: Final = frozenset(["act", "return", "resign"])
#: Sent commands that are remembered for their refusal.
MAX_REMEMBERED_COMMANDS: Final = 1_000

HandledMessage: TypeAlias = Union[WelcomeMessage, LobbyMessage, TableMessage, TableDeletedMessage, RefusedMessage]
message_decoder: Final = msgspec.json.Decoder(HandledMessage)


class BotTerms(NamedTuple):
    """What the bot accepts: invitations of everybody, games (empty: all), number of games at once."""

    accepts_anyone: bool
    games: tuple[str, ...]
    most: int


class BotClient:
    """Plays all games of a bot account until it is stopped."""

    def __init__(self, account: AccountConnection, terms: BotTerms, engine: EngineSettings, report: Report) -> None:
        self._account = account
        self._terms = terms
        self._engine = engine
        self._report = report
        self._players: dict[str, SeatPlayer] = {}
        #: Tables at which the bot has a seat, agreed or playing.
        self._accepted: set[str] = set()
        self._socket: ClientConnection | None = None
        self._numbers = count(1)
        #: Command and table by number.
        self._sent: dict[int, tuple[str, str]] = {}

    def run(self) -> None:
        """Play until the thread is interrupted. Raises ``RequestRefused`` if the server refuses it for good."""
        pause = FIRST_PAUSE_S
        while True:
            problem: object = ""
            try:
                if self._connect_and_play():
                    pause = FIRST_PAUSE_S
            except ServerAway as error:
                problem = error.details["problem"]
            except RequestRefused as error:
                if error.code in FINAL_REFUSALS:
                    raise
                problem = error
            self._report("cli-bot-lost", server=self._account.server, problem=problem, seconds=round(pause))
            time.sleep(pause * random.uniform(0.8, 1.2))
            pause = min(MAX_PAUSE_S, 2 * pause)

    def _connect_and_play(self) -> bool:
        """Serve one connection until it is lost; returns whether the server had welcomed it."""
        accepts = "anyone" if self._terms.accepts_anyone else "owner"
        is_welcome = False
        with self._account.open_socket(accepts, ",".join(self._terms.games), self._terms.most) as socket:
            self._socket = socket
            try:
                for text in socket:
                    try:
                        message = message_decoder.decode(text)
                    except msgspec.ValidationError:
                        continue  # of a kind that this client does not need
                    is_welcome = is_welcome or isinstance(message, WelcomeMessage)
                    self._handle(message)
            except ConnectionClosed:
                pass
            finally:
                self._socket = None
        return is_welcome

    def _send(self, table: str, command: str, fields: JsonDict) -> None:
        """Send a command. Without a connection nothing is sent: the table is shown again after it is back."""
        socket, number = self._socket, next(self._numbers)
        if socket is None:
            return
        self._sent[number] = (command, table)
        self._sent.pop(number - MAX_REMEMBERED_COMMANDS, None)
        about: JsonDict = {"table": table} if table else {}
        with suppress(ConnectionClosed):
            socket.send(json.dumps({"do": command, "id": number, **about, **fields}))

    def _handle(self, message: HandledMessage) -> None:
        match message:
            case WelcomeMessage():
                self._report("cli-bot-connected", name=message.name, server=self._account.server)
                self._send("", "lobby", {})
            case LobbyMessage():
                self._update_tables(message)
            case TableMessage():
                self._show_table(message)
            case TableDeletedMessage():
                self._forget(message.table)
            case RefusedMessage():
                self._handle_refusal(message)

    def _handle_refusal(self, message: RefusedMessage) -> None:
        problem = message.problem
        if problem.code == "too-many":
            # The message was not read. After a pause everything is shown again, and open questions are answered again.
            time.sleep(float(str(problem.details.get("seconds", 1))))
            self._send("", "lobby", {})
            return
        command, table = self._sent.get(message.id, ("", ""))
        if not table:
            raise problem_error(problem)
        if command in PLAYER_COMMANDS and table in self._players:
            self._players[table].refuse(problem)
        elif command not in PLAYER_COMMANDS:
            self._forget(table)
        if message.table is not None:
            self._show_table(message.table)

    # -- the list of tables ------------------------------------------------------------------

    def _update_tables(self, message: LobbyMessage) -> None:
        """Accept or decline invitations, and watch the games that have started."""
        listed = {each.id: each for each in message.tables if each.you >= 0}
        is_complete = message.id > 0
        gone = [*message.gone, *({*self._accepted, *self._players} - listed.keys() if is_complete else ())]
        for table in gone:
            self._forget(table)
        for line in listed.values():
            if line.status == "open" and not line.seats[line.you].agreed:
                self._answer_invitation(line)
            elif line.status == "playing" and (is_complete or line.id not in self._players):
                self._watch(line)
            elif line.status == "finished":
                self._forget(line.id)

    def _answer_invitation(self, line: TableListEntry) -> None:
        plays_game = not self._terms.games or line.game in self._terms.games
        if plays_game and len(self._accepted - {line.id}) < self._terms.most:
            self._accepted.add(line.id)
            self._report("cli-bot-accepted", game=line.game, table=line.id)
            self._send(line.id, "agree", {})
        else:
            self._forget(line.id)
            self._report("cli-bot-declined", game=line.game, table=line.id)
            self._send(line.id, "stand", {})

    def _watch(self, line: TableListEntry) -> None:
        self._accepted.add(line.id)
        if line.id not in self._players:
            send = partial(self._send, line.id)
            self._players[line.id] = SeatPlayer(line.id, self._engine, self._account.get, send, self._report)
            self._report("cli-bot-playing", game=line.game, url=f"{self._account.server}/table/{line.id}")
        self._send(line.id, "watch", {"since": self._players[line.id].seq})

    def _show_table(self, message: TableMessage) -> None:
        table, result = message.table.id, message.result
        player = self._players.get(table)
        if player is None:
            return
        player.show(message)
        if result is not None:
            place = result.places[message.you] if result.places is not None and message.you >= 0 else 0
            self._report("cli-bot-finished", game=message.table.game, table=table, place=place)
            self._send(table, "leave", {})
            self._forget(table)

    def _forget(self, table: str) -> None:
        """Stop playing at a table: the game is over, or the bot has no seat there any more."""
        self._accepted.discard(table)
        player = self._players.pop(table, None)
        if player is not None:
            player.end()
