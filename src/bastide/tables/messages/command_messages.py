"""Commands that people send to a table.

Each class declares its requirements: a seat, access to the table, an append to the log.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias, Union

from msgspec import Meta, Struct

from bastide.tables.messages.field_types import (
    ActionReference,
    BotSpec,
    Hex256,
    NonNegativeInt,
    SeatNumber,
    TableId,
    Token,
)


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A command to a table. ``id`` is the client's number for it, which the answer repeats."""

    #: Whether it appends to the log. Questions do not.
    writes: ClassVar[bool] = True
    #: Whether the sender must be allowed to see the table.
    needs_access: ClassVar[bool] = True
    #: Whether the sender must have a seat.
    needs_seat: ClassVar[bool] = False
    #: Whether muted users may not send it.
    is_speech: ClassVar[bool] = False
    #: Whether it depends on who is connected through other processes.
    needs_presence: ClassVar[bool] = False
    #: Whether it is accepted when the log has reached its maximum length.
    ignores_log_limit: ClassVar[bool] = False
    #: Whether its entries count against the quotas of a person.
    has_quota: ClassVar[bool] = True
    #: Scope that the token of a bot account needs; empty: bot accounts may not send it.
    bot_scope: ClassVar[str] = ""

    table: TableId
    id: NonNegativeInt = 0

    def get_invite_token(self) -> str | None:
        """Return the token that gives access to a private table, if the command carries one."""
        return None


class Sit(Command, frozen=True, tag="sit", kw_only=True):
    """Take this seat, or any free one, and agree to the table as it is."""

    seat: SeatNumber | None = None
    invite: Token | None = None
    #: Hash of the seed share of the device. None: it takes no part.
    part: Hex256 | None = None

    def get_invite_token(self) -> str | None:
        return self.invite


class Stand(Command, frozen=True, tag="stand", kw_only=True):
    """Leave the seat, before the game begins."""

    needs_seat: ClassVar[bool] = True
    bot_scope: ClassVar[str] = "play"


class Agree(Command, frozen=True, tag="agree", kw_only=True):
    """Agree to the table as it is, after an invitation or a change by the host."""

    needs_seat: ClassVar[bool] = True
    bot_scope: ClassVar[str] = "play"

    #: Hash of the seed share of the device. None: unchanged.
    part: Hex256 | None = None


class Reveal(Command, frozen=True, tag="reveal", kw_only=True):
    """Reveal the secret of the device, once the table asks for it (``opening``)."""

    needs_seat: ClassVar[bool] = True
    bot_scope: ClassVar[str] = "play"

    secret: Hex256


class SetSeat(Command, frozen=True, tag="set_seat", kw_only=True):
    """Put a bot on a seat, or free it. Only for the host, before the start; all others have to agree again."""

    seat: SeatNumber
    bot: BotSpec | None = None


class Start(Command, frozen=True, tag="start", kw_only=True):
    """Start the game. Only for the host, after everyone has agreed.

    Free seats are removed, if the game can be played without them. If devices take part in the seed, the game begins
    when the last one has revealed its secret.
    """


class Act(Command, frozen=True, tag="act", kw_only=True):
    """Take these actions in this position, all or none.

    In a simultaneous decision it is one action, which can be changed until the last player has chosen.
    """

    needs_seat: ClassVar[bool] = True
    bot_scope: ClassVar[str] = "play"
    ignores_log_limit: ClassVar[bool] = True

    position: NonNegativeInt
    actions: Annotated[list[ActionReference], Meta(min_length=1, max_length=200)]


class Pick(Command, frozen=True, tag="pick", kw_only=True):
    """Answer the question of this position with several picks, and end it.

    Picks are applied in order as long as the question is open; picks that the rules carry out themselves are skipped.
    If the question is still open after the last pick and can be ended, it is. An empty list picks nothing.
    """

    needs_seat: ClassVar[bool] = True
    bot_scope: ClassVar[str] = "play"
    ignores_log_limit: ClassVar[bool] = True

    position: NonNegativeInt
    actions: Annotated[list[ActionReference], Meta(max_length=200)]


class AskWhyNot(Command, frozen=True, tag="why", kw_only=True):
    """Ask why an action is not legal now. Answered by ``reason``."""

    writes: ClassVar[bool] = False
    needs_seat: ClassVar[bool] = True
    bot_scope: ClassVar[str] = "play"

    position: NonNegativeInt
    action: ActionReference


class TakeBack(Command, frozen=True, tag="take_back", kw_only=True):
    """Take back one's last step; with ``ask``, propose it to the others if it needs their consent."""

    needs_seat: ClassVar[bool] = True

    position: NonNegativeInt
    ask: bool = False


class AskMayTakeBack(Command, frozen=True, tag="may_take_back", kw_only=True):
    """Ask whether one has a step to take back, and whether it needs consent. Answered by ``take_back``."""

    writes: ClassVar[bool] = False
    needs_seat: ClassVar[bool] = True

    position: NonNegativeInt


class Replace(Command, frozen=True, tag="replace", kw_only=True):
    """Let the substitute bot take over your seat, or the seat of a player who is absent too long."""

    needs_seat: ClassVar[bool] = True
    needs_presence: ClassVar[bool] = True

    seat: SeatNumber


class ReturnToGame(Command, frozen=True, tag="return", kw_only=True):
    """Take your seat back from the bot."""

    needs_seat: ClassVar[bool] = True
    bot_scope: ClassVar[str] = "play"


class Resign(Command, frozen=True, tag="resign", kw_only=True):
    """Resign the game."""

    needs_seat: ClassVar[bool] = True
    bot_scope: ClassVar[str] = "play"
    ignores_log_limit: ClassVar[bool] = True


class Abandon(Command, frozen=True, tag="abandon", kw_only=True):
    """Propose to end the game without a result."""

    ignores_log_limit: ClassVar[bool] = True


class Answer(Command, frozen=True, tag="answer", kw_only=True):
    """Accept or reject a proposal."""

    needs_seat: ClassVar[bool] = True
    ignores_log_limit: ClassVar[bool] = True
    has_quota: ClassVar[bool] = False

    proposal: NonNegativeInt
    yes: bool


class Chat(Command, frozen=True, tag="chat", kw_only=True):
    """Send a chat message to everyone at the table. Spectators may where the table allows it."""

    is_speech: ClassVar[bool] = True
    bot_scope: ClassVar[str] = "chat"

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    invite: Token | None = None

    def get_invite_token(self) -> str | None:
        return self.invite


class RequestAccess(Command, frozen=True, tag="knock", kw_only=True):
    """Request access to a private table, knowing its URL but not its invite link."""

    needs_access: ClassVar[bool] = False


class AnswerAccessRequest(Command, frozen=True, tag="let_in", kw_only=True):
    """Answer an access request. Only for the host."""

    knock: NonNegativeInt
    yes: bool


class Rematch(Command, frozen=True, tag="rematch", kw_only=True):
    """Create a new table for the same people, or join it. Others get reserved seats and have to agree."""

    needs_seat: ClassVar[bool] = True

    #: Hash of the seed share of the device for the new game. None: it takes no part.
    part: Hex256 | None = None


#: All commands of a table.
TableCommand: TypeAlias = Union[
    Sit,
    Stand,
    Agree,
    Reveal,
    SetSeat,
    Start,
    Act,
    Pick,
    AskWhyNot,
    TakeBack,
    AskMayTakeBack,
    Replace,
    ReturnToGame,
    Resign,
    Abandon,
    Answer,
    Chat,
    RequestAccess,
    AnswerAccessRequest,
    Rematch,
]
