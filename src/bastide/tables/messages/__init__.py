"""Wire messages of a table: commands, views and answers.

The TypeScript types of the web page (``python -m bastide.server.api.typescript``) and the OpenAPI document are
generated from here and from ``bastide.hosting.api.connection_messages``. Commands are the same over WebSocket and HTTP:
``{"do": "act", ...}`` in a frame, or ``POST /api/tables/ID/act`` with the rest as its body. All times and durations are
in milliseconds, points in time since 1970.
"""

# Everything imported here is re-exported.
# mypy: implicit-reexport
# ruff: noqa: F401

from __future__ import annotations

from bastide.tables.messages.answers import (
    Done,
    Door,
    Problem,
    ReasonMessage,
    RefusedMessage,
    TakeBackMessage,
)
from bastide.tables.messages.commands import (
    Abandon,
    Act,
    Agree,
    Answer,
    Chat,
    Command,
    Knock,
    LetIn,
    MayTakeBack,
    Pick,
    Rematch,
    Replace,
    Resign,
    Return,
    Reveal,
    SetSeat,
    Sit,
    Stand,
    Start,
    TableCommand,
    TakeBack,
    Why,
)
from bastide.tables.messages.common import (
    Action,
    BotSpec,
    Facts,
    Hash,
    Name,
    Number,
    Reason,
    SeatNumber,
    Status,
    TableId,
    Token,
    facts,
)
from bastide.tables.messages.hints import (
    AskHint,
    Hint,
    HintLine,
)
from bastide.tables.messages.settings import (
    BankClock,
    Clock,
    CreateTable,
    MoveClock,
    NoClock,
    SeatWish,
)
from bastide.tables.messages.table_view import (
    ActionInfo,
    DecisionInfo,
    Fairness,
    Happening,
    KnockInfo,
    Onlookers,
    OriginInfo,
    PartInfo,
    ProposalInfo,
    Result,
    SeatInfo,
    TableInfo,
    TableMessage,
)
