"""Wire messages of a table: commands, views and answers.

The TypeScript types of the web page (``python -m bastide.server.api.typescript_messages``) and the OpenAPI document are
generated from here and from ``bastide.hosting.api.connection_and_lobby_messages``. Commands are the same over WebSocket
and HTTP: ``{"do": "act", ...}`` in a frame, or ``POST /api/tables/ID/act`` with the rest as its body. All times and
durations are in milliseconds, points in time since 1970.
"""

# Everything imported here is re-exported.
# mypy: implicit-reexport
# ruff: noqa: F401

from __future__ import annotations

from bastide.tables.messages.command_answers import (
    AccessRequestStatus,
    Done,
    Problem,
    ReasonMessage,
    RefusedMessage,
    TakeBackMessage,
)
from bastide.tables.messages.command_messages import (
    Abandon,
    Act,
    Agree,
    Answer,
    AnswerAccessRequest,
    AskMayTakeBack,
    AskWhyNot,
    Chat,
    Command,
    Pick,
    Rematch,
    Replace,
    RequestAccess,
    Resign,
    ReturnToGame,
    Reveal,
    SetSeat,
    Sit,
    Stand,
    Start,
    TableCommand,
    TakeBack,
)
from bastide.tables.messages.field_types import (
    ActionReference,
    BotSpec,
    DisplayName,
    EndReason,
    Hex256,
    JsonObject,
    NonNegativeInt,
    SeatNumber,
    TableId,
    TableStatus,
    Token,
    as_json_object,
)
from bastide.tables.messages.hint_messages import (
    AskHint,
    Hint,
    HintLine,
)
from bastide.tables.messages.table_settings import (
    BankClock,
    Clock,
    CreateTable,
    MoveClock,
    NoClock,
    SeatRequest,
)
from bastide.tables.messages.table_view_messages import (
    AccessRequestInfo,
    ActionInfo,
    DecisionInfo,
    Fairness,
    GameResult,
    LogEntryView,
    OriginInfo,
    ProposalInfo,
    SeatInfo,
    SeedShareInfo,
    Spectators,
    TableInfo,
    TableMessage,
)
