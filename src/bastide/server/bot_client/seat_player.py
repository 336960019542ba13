"""One game of a bot account: asks an engine for each action, in a thread of its own."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from threading import Condition, Thread
from typing import Final, NamedTuple, Protocol, cast

from bastide.bots.external_engines.engine_bot import IdleEngines
from bastide.bots.external_engines.engine_process import EngineProcess, engine_error
from bastide.core.errors import BastideError, InvalidBot
from bastide.core.json_data import JsonData
from bastide.server.bot_client.account_connection import JsonDict, ServerAway
from bastide.tables.messages import Problem, TableMessage
from bastide.tables.request_errors import RequestRefused

#: An engine may use this share of the time that is left on the clock for one decision.
CLOCK_SHARE: Final = 20
MIN_THINKING_MS: Final = 10
#: Failures of the engine in one game (crash, illegal answer, no answer) after which the bot resigns.
MAX_ENGINE_FAILURES: Final = 3
#: Times that the bot takes its seat back in one game.
MAX_RETURNS: Final = 5
#: Pause before a request is repeated, if the server did not answer.
RETRY_S: Final = 2.0
#: Pause before a request is repeated, if the answer is about an earlier position, and how often a refusal is repeated.
#: A server of several processes answers so for a moment: one of them learns of a move after the others.
BEHIND_RETRY_S: Final = 0.2
MAX_REPEATED_REFUSALS: Final = 10


class Report(Protocol):
    """Tells the user what happens: a message of the catalogue and its values."""

    def __call__(self, message: str, /, **values: object) -> None: ...


class EngineSettings(NamedTuple):
    """Command of the engine, the programs that are running, and the maximum time for a decision."""

    command: str
    engines: IdleEngines
    max_ms: int


class SeatPlayer:
    """Plays the seat of a bot account at one table.

    ``get``: sends a request. ``send``: sends a command to the table over the current connection; does nothing if there
    is none.
    """

    def __init__(
        self,
        table: str,
        settings: EngineSettings,
        get: Callable[[str], JsonDict],
        send: Callable[[str, JsonDict], None],
        report: Report,
    ) -> None:
        self.table = table
        #: Last log entry that was shown.
        self.seq = 0
        self._settings = settings
        self._get = get
        self._send = send
        self._report = report
        self._engine: EngineProcess | None = None
        self._is_game_announced = False
        self._failures = 0
        self._returns = 0
        #: Last position that was answered, and the action.
        self._answered: tuple[int, str] | None = None
        self._changed = Condition()
        self._shown: TableMessage | None = None
        self._is_over = False
        Thread(target=self._run, daemon=True).start()

    def show(self, shown: TableMessage) -> None:
        """Take the table as the server shows it now."""
        with self._changed:
            self._shown = shown
            self.seq = shown.seq
            self._changed.notify()

    def refuse(self, problem: Problem) -> None:
        """Take the refusal of an answer. The engine chooses again when the table is shown again."""
        if problem.code != "stale":
            self._failures += 1
            self._report("cli-bot-refused", table=self.table, problem=problem.text)
        self._answered = None

    def end(self) -> None:
        """Stop, after the game or because the table is gone."""
        with self._changed:
            self._is_over = True
            self._changed.notify()

    # -- in the thread -----------------------------------------------------------------------

    def _run(self) -> None:
        try:
            while (shown := self._next_table()) is not None:
                self._answer(shown)
        finally:
            if self._engine is not None:
                self._settings.engines.give_back(self._engine)

    def _next_table(self) -> TableMessage | None:
        """Wait for the table after a change; None at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_over or self._shown is not None)
            shown, self._shown = self._shown, None
            return None if self._is_over else shown

    def _answer(self, shown: TableMessage) -> None:
        if shown.you < 0 or shown.result is not None:
            return
        seat = shown.seats[shown.you]
        if seat.bot is not None:  # a bot has replaced this one
            if not seat.resigned and self._returns < MAX_RETURNS:
                self._returns += 1
                self._send("return", {})
            return
        if shown.decision is None or shown.you not in shown.waiting_for:
            return
        if self._answered is None or self._answered[0] != shown.position:
            action = self._choose(shown)
            if action is None:
                return
            self._answered = (shown.position, action)
        position, action = self._answered
        self._send("act", {"position": position, "actions": [action]})

    def _choose(self, shown: TableMessage) -> str | None:
        """Return the engine's action; None if the table has changed meanwhile, or the bot resigns."""
        sample = self._load_sample(shown.position)
        if sample is None:
            return None
        while self._failures < MAX_ENGINE_FAILURES:
            try:
                return self._ask_engine(shown, sample)
            except InvalidBot as error:
                self._failures += 1
                self._report("cli-bot-engine-failed", table=self.table, problem=error)
                if self._engine is not None:
                    self._engine.close()
                    self._engine = None
        self._report("cli-bot-resigns", table=self.table)
        self._send("resign", {})
        return None

    def _ask_engine(self, shown: TableMessage, sample: JsonData) -> str:
        if self._engine is None:
            self._engine = self._settings.engines.take(self._settings.command)
            self._is_game_announced = False
        if not self._is_game_announced:
            seed = secrets.randbelow(1 << 31)
            game: JsonDict = {"game": shown.table.game, "players": len(shown.seats), "player": shown.you, "seed": seed}
            self._engine.start_game(game)
            self._is_game_announced = True
        assert shown.decision is not None
        legal = [each.notation for each in shown.decision.actions]
        view = cast(JsonData, shown.view)
        milliseconds = self._settings.max_ms
        clocks = [seat.clock for seat in shown.seats if seat.clock is not None]
        if clocks:
            milliseconds = max(MIN_THINKING_MS, min(milliseconds, clocks[shown.you] // CLOCK_SHARE))
        position: JsonDict = {"view": view, "legal": list[JsonData](legal), "sample": sample}
        action = self._engine.choose(position, milliseconds, clocks)
        if action not in legal:
            some = ", ".join(legal[:12])
            raise engine_error(self._settings.command, f"{action[:80]!r} is not a legal action; legal: {some}")
        return action

    def _load_sample(self, position: int) -> JsonData:
        """Load a sampled position; None if the table has changed."""
        refusals = 0
        while True:
            pause = RETRY_S * random.uniform(0.5, 1.5)
            try:
                found = self._get(f"/api/tables/{self.table}/sample")
                if int(str(found["position"])) >= position:
                    return found["sample"] if found["position"] == position else None
                pause = BEHIND_RETRY_S
            except RequestRefused as refused:
                if refused.code == "too-many":
                    pause = float(str(refused.details.get("seconds", 1)))
                else:
                    refusals += 1
                    if refusals > MAX_REPEATED_REFUSALS:
                        return None
                    pause = BEHIND_RETRY_S
            except ServerAway:
                pass
            except BastideError as error:
                self._report("cli-bot-refused", table=self.table, problem=error)
                return None
            with self._changed:
                if self._changed.wait_for(lambda: self._is_over or self._shown is not None, pause):
                    return None
