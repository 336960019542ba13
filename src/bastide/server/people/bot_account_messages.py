"""Wire messages about bot accounts and their tokens."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bastide.hosting.api.account_messages import GameRating
from bastide.tables.messages import DisplayName, JsonObject

BotId = Annotated[str, Meta(max_length=40, pattern="^bot:[A-Za-z0-9_-]*$")]
TokenId = Annotated[str, Meta(max_length=40, pattern="^[0-9a-f]*$")]


class BotToken(Struct, frozen=True):
    """A token of a bot account, without the token itself. ``until`` None: it does not expire."""

    id: str
    name: str
    scopes: list[str]
    created: int
    until: int | None
    #: Last use; None: never.
    used: int | None


class BotAccount(Struct, frozen=True):
    """A bot account of one's own. ``online``: whether its program is connected."""

    id: str
    name: str
    created: int
    online: bool
    tokens: list[BotToken]
    #: Ratings in the ladder with bots.
    ratings: list[GameRating]


class BotAccountList(Struct, frozen=True):
    """One's bot accounts, oldest first."""

    bots: list[BotAccount]
    #: Maximum number of bot accounts, and of tokens of one.
    max_bots: int
    max_tokens: int
    #: The new token, in the answer that created it. It is not shown again.
    token: str | None = None


class CreateBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a bot account."""

    name: DisplayName


class RemoveBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete a bot account."""

    bot: BotId


class CreateBotToken(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a token of a bot account. ``days``: until it expires; None: never."""

    bot: BotId
    name: DisplayName
    chat: bool = False
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None


class RemoveBotToken(Struct, frozen=True, forbid_unknown_fields=True):
    """Revoke a token of a bot account."""

    bot: BotId
    token: TokenId


class InvitableBot(Struct, frozen=True):
    """A bot account that one may invite."""

    id: str
    name: str
    #: Whether it is one's own.
    mine: bool
    online: bool
    #: Whether it plays as many games as it accepts.
    busy: bool


class InvitableBots(Struct, frozen=True):
    """One's own bot accounts, and those of others that are online and accept everybody's invitations."""

    bots: list[InvitableBot]


class InviteBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Reserve a free seat of a table for a bot account."""

    bot: BotId


class BotIdentity(Struct, frozen=True):
    """The bot account of a token, and what the token allows."""

    id: str
    name: str
    scopes: list[str]


class SampledPosition(Struct, frozen=True):
    """A complete position that fits what the seat of the bot account knows; hidden cards and tiles are random."""

    position: int
    sample: JsonObject
