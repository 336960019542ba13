"""Fault campaign: simulated players at many tables while servers are killed, stopped or lose their database.

Players reconnect, repeat unanswered commands and play on. At the end, the logs are compared with the answers that the
players received.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from server_process import ServerProcess
from simulated_players import Player, ServerMessage, seat_all

from bastide.server.store import open_store
from bastide.tables.log import ActionsPlayed, LogEntry, SimultaneousActionChosen
from bastide.tables.state.log_replay import replay_log

#: Games and numbers of players.
PLAYED = (("dominion", 2), ("carcassonne", 2), ("seven_wonders", 3))


@dataclass
class Sent:
    """An action that a player has sent, and the acknowledged entry, if any."""

    player: int
    position: int
    action: int
    entry: int | None = None


@dataclass
class Game:
    """A table of the campaign, and all actions sent to it."""

    name: str
    game: str
    players: list[Player]
    sent: list[Sent] = field(default_factory=list)
    #: Unanswered action of each player.
    open: dict[int, Sent] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)


def is_ready(player: Player) -> bool:
    """Whether a player is to act, or has lost the connection."""
    return player.decision is not None or player.reading is None or player.reading.done()


class FaultCampaign:
    def __init__(self, database: str, folder: Path, servers: int, tables: int, seed: int, processes: int = 1) -> None:
        self.database = database
        self.rng = random.Random(seed)
        self.servers = [
            ServerProcess(database, folder / f"server{each}.log", processes=str(processes)) for each in range(servers)
        ]
        self.urls = [server.url for server in self.servers]
        self.tables = tables
        self.games: list[Game] = []
        self.resent = 0
        self.playing = True
        self.tasks: list[asyncio.Task[None]] = []

    def __enter__(self) -> FaultCampaign:
        return self

    def __exit__(self, *_: object) -> None:
        for server in self.servers:
            server.close()

    # -- playing -----------------------------------------------------------------------------

    @asynccontextmanager
    async def run_in_background(self) -> AsyncIterator[None]:
        """Context in which the players play."""
        try:
            await self._begin()
            yield
        finally:
            await self._end()

    async def _begin(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers))
        for number in range(self.tables):
            game, count = PLAYED[number % len(PLAYED)]
            players = [Player(f"p{number}-{seat}") for seat in range(count)]
            for player in players:
                await asyncio.to_thread(player.sign_in_as_guest, self.rng.choice(self.urls))
            self.games.append(await self._seated(game, players))
        for number, table in enumerate(self.games):
            for seat, player in enumerate(table.players):
                await player.reconnect(self.urls, self.rng)
                self.tasks.append(asyncio.create_task(self._play(number, seat)))

    async def _seated(self, game: str, players: list[Player]) -> Game:
        name = await asyncio.to_thread(seat_all, self.rng.choice(self.urls), players, game)
        return Game(name, game, players)

    async def _play(self, number: int, seat: int) -> None:
        """Run one player: act when asked, reconnect when disconnected, repeat unanswered actions."""
        rng = random.Random(f"{self.rng.random()} {number} {seat}")
        while self.playing:
            table = self.games[number]
            player = table.players[seat]
            if player.socket is None or player.reading is None or player.reading.done():
                await player.reconnect(self.urls, rng)
                again = table.open.get(seat)
                if again is not None:
                    # The outcome is unknown, so repeat the action; it must not be applied twice.
                    self.resent += 1
                    await self._send(table, seat, again)
                continue
            if not await player.until(partial(is_ready, player), 0.5) or player.decision is None:
                continue
            await asyncio.sleep(rng.random() * 0.02)
            if player.decision is not None and player.decision.actions:
                sent = Sent(seat, player.position, rng.choice(player.decision.actions).action)
                table.sent.append(sent)
                table.open[seat] = sent
                await self._send(table, seat, sent)

    async def _send(self, table: Game, seat: int, sent: Sent) -> None:
        answer: ServerMessage | None = await table.players[seat].send(sent.position, sent.action)
        if answer is None:
            return
        table.open.pop(seat, None)
        if answer.type != "refused":
            sent.entry = answer.seq
        else:
            table.refused[answer.code()] += 1
            if answer.code() in ("storage", "shutting-down"):
                await asyncio.sleep(0.1)

    def moves(self) -> int:
        """Return the number of acknowledged actions."""
        return sum(sent.entry is not None for table in self.games for sent in table.sent)

    async def wait_for_moves_everywhere(self, more: int, seconds: float = 60) -> None:
        """Wait until every unfinished table has advanced by ``more`` actions; fails after a timeout."""
        before = [self._done(table) for table in self.games]
        deadline = asyncio.get_running_loop().time() + seconds
        stuck = self.games
        while asyncio.get_running_loop().time() < deadline:
            stuck = [
                table
                for table, count in zip(self.games, before, strict=True)
                if self._done(table) < count + more and not any(player.over for player in table.players)
            ]
            if not stuck:
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"tables are stuck: {[(table.name, table.game, table.refused) for table in stuck]}")

    @staticmethod
    def _done(table: Game) -> int:
        return sum(sent.entry is not None for sent in table.sent)

    async def _end(self) -> None:
        self.playing = False
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=10)  # for pending answers
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.games:
            for player in table.players:
                with suppress(OSError):
                    await player.leave()

    # -- comparing the logs with the answers -------------------------------------------------

    async def check_logs(self) -> str:
        """Check that acknowledged actions are logged exactly once and that every log replays; returns statistics."""
        store = await open_store(self.database)
        acknowledged = stored = unknown = 0
        try:
            for table in self.games:
                log = await store.read_entries(table.name)
                assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
                replayed = replay_log(table.name, log)
                assert not replayed.replay_error, replayed.replay_error
                assert replayed.state is not None
                assert replayed.state.broken_invariants() == []
                found = check_table(table, log)
                acknowledged += found[0]
                stored += found[1]
                unknown += found[2]
        finally:
            await store.close()
        return (
            f"all {acknowledged} acknowledged actions are stored; {stored} in the logs ({unknown} without a received"
            f" answer; {self.resent} sent again)"
        )


def check_table(table: Game, log: list[LogEntry]) -> tuple[int, int, int]:
    """Return the numbers of acknowledged actions, logged actions, and logged actions without acknowledgement."""
    by_seq = {entry.seq: entry for entry in log}
    claimed: set[int] = set()
    acknowledged = 0
    for sent in table.sent:
        if sent.entry is None:
            continue
        acknowledged += 1
        # The end of the game is a separate entry after the last action.
        entry = next(
            by_seq[seq]
            for seq in range(sent.entry, 0, -1)
            if isinstance(by_seq[seq].data, ActionsPlayed | SimultaneousActionChosen)
        )
        assert entry.seat == sent.player, (table.name, sent, entry)
        assert action_of(entry) == sent.action, (table.name, sent, entry)
        assert entry.seq not in claimed, f"two actions were told to be entry {entry.seq} of {table.name}"
        claimed.add(entry.seq)
    actions = [entry for entry in log if isinstance(entry.data, ActionsPlayed | SimultaneousActionChosen)]
    # The log contains only sent actions, and no position was answered twice.
    stored = Counter((entry.seat, action_of(entry)) for entry in actions)
    wanted = Counter((sent.player, sent.action) for sent in table.sent)
    if table.game != "seven_wonders":  # there, repeating a choice is harmless
        assert stored <= wanted, stored - wanted
        positions = Counter(sent.position for sent in table.sent if sent.entry is not None)
        assert not positions or max(positions.values()) == 1, "one position was answered twice"
    return acknowledged, len(actions), len(actions) - len(claimed)


def action_of(entry: LogEntry) -> int:
    if isinstance(entry.data, SimultaneousActionChosen):
        return entry.data.action
    assert isinstance(entry.data, ActionsPlayed)
    [action] = entry.data.actions
    return action
