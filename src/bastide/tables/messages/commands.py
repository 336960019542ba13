"""Commands of people at a table.

Each class says what carrying it out requires: a seat, access to the table, an append to the log.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias, Union

from msgspec import Meta, Struct

from bastide.tables.messages.common import Action, BotSpec, Hash, Number, SeatNumber, TableId, Token


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something to be done at a table. ``id`` is the client's own number for it; the answer carries it."""

    #: Whether it appends to the log. A question is answered without a new entry.
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

    table: TableId
    id: Number = 0

    def invitation(self) -> str | None:
        """Return the token that lets the sender in at a private table, if the command carries one."""
        return None


class Sit(Command, frozen=True, tag="sit", kw_only=True):
    """Take a seat, this one or any that is free, and agree to the table as it is."""

    seat: SeatNumber | None = None
    invite: Token | None = None
    #: The hash of what the device adds to the key of the game. None: it adds nothing.
    part: Hash | None = None

    def invitation(self) -> str | None:
        return self.invite


class Stand(Command, frozen=True, tag="stand", kw_only=True):
    """Give the seat up again, before the game begins."""

    needs_seat: ClassVar[bool] = True


class Agree(Command, frozen=True, tag="agree", kw_only=True):
    """Agree to play at the table as it is, where a seat was kept for one or the host has changed something."""

    needs_seat: ClassVar[bool] = True

    #: The hash of what the device adds to the key of the game. None: as it was.
    part: Hash | None = None


class Reveal(Command, frozen=True, tag="reveal", kw_only=True):
    """Open what the device adds to the key of the game, once the table says that it is opening."""

    needs_seat: ClassVar[bool] = True

    secret: Hash


class SetSeat(Command, frozen=True, tag="set_seat", kw_only=True):
    """Put a bot on a seat, or open it: for the host, before the game begins. The others are asked again."""

    seat: SeatNumber
    bot: BotSpec | None = None


class Start(Command, frozen=True, tag="start", kw_only=True):
    """Begin: for the host, when everyone has agreed. Seats that are still free are taken away, if the game can be
    played with the rest. Where devices take part, it begins when the last one has opened its secret."""


class Act(Command, frozen=True, tag="act", kw_only=True):
    """Do these things, all or none, in answer to this position.

    Where several players choose at once, it is one action; it can be changed until the last one has chosen.
    """

    needs_seat: ClassVar[bool] = True
    ignores_log_limit: ClassVar[bool] = True

    position: Number
    actions: Annotated[list[Action], Meta(min_length=1, max_length=200)]


class Pick(Command, frozen=True, tag="pick", kw_only=True):
    """Answer the question that this position asks with these picks, one after the other, and be done with it.

    They are carried out as far as the question goes: what leaves no choice the rules carry out by themselves. If it is
    still open after the last of them and can be ended, it is. None at all: nothing is picked.
    """

    needs_seat: ClassVar[bool] = True
    ignores_log_limit: ClassVar[bool] = True

    position: Number
    actions: Annotated[list[Action], Meta(max_length=200)]


class Why(Command, frozen=True, tag="why", kw_only=True):
    """Why can I not do this now? Answered by ``reason``."""

    writes: ClassVar[bool] = False
    needs_seat: ClassVar[bool] = True

    position: Number
    action: Action


class TakeBack(Command, frozen=True, tag="take_back", kw_only=True):
    """Undo the last step of mine; with ``ask``, propose it to the others where it is not mine alone to decide."""

    needs_seat: ClassVar[bool] = True

    position: Number
    ask: bool = False


class MayTakeBack(Command, frozen=True, tag="may_take_back", kw_only=True):
    """Is there a step of mine to take back, and does it take the others' consent? Answered by ``take_back``."""

    writes: ClassVar[bool] = False
    needs_seat: ClassVar[bool] = True

    position: Number


class Replace(Command, frozen=True, tag="replace", kw_only=True):
    """Let the table's bot play on: for oneself, or for somebody who has been away for as long as was agreed."""

    needs_seat: ClassVar[bool] = True
    needs_presence: ClassVar[bool] = True

    seat: SeatNumber


class Return(Command, frozen=True, tag="return", kw_only=True):
    """I am back: the bot that plays for me may go."""

    needs_seat: ClassVar[bool] = True


class Resign(Command, frozen=True, tag="resign", kw_only=True):
    """Give the game up."""

    needs_seat: ClassVar[bool] = True
    ignores_log_limit: ClassVar[bool] = True


class Abandon(Command, frozen=True, tag="abandon", kw_only=True):
    """Propose to end the game here, without a result."""

    ignores_log_limit: ClassVar[bool] = True


class Answer(Command, frozen=True, tag="answer", kw_only=True):
    """Say yes or no to a proposal."""

    needs_seat: ClassVar[bool] = True
    ignores_log_limit: ClassVar[bool] = True
    has_quota: ClassVar[bool] = False

    proposal: Number
    yes: bool


class Chat(Command, frozen=True, tag="chat", kw_only=True):
    """Say something to everyone at the table; those who only look on may where the table allows it."""

    is_speech: ClassVar[bool] = True

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    invite: Token | None = None

    def invitation(self) -> str | None:
        return self.invite


class Knock(Command, frozen=True, tag="knock", kw_only=True):
    """Ask to be let in at a private table of which one has the address, but not the link."""

    needs_access: ClassVar[bool] = False


class LetIn(Command, frozen=True, tag="let_in", kw_only=True):
    """Answer somebody who has knocked: for the host."""

    knock: Number
    yes: bool


class Rematch(Command, frozen=True, tag="rematch", kw_only=True):
    """The same again: a new table, which this one then points to, with seats kept for those who say yes."""

    needs_seat: ClassVar[bool] = True

    #: The hash of what the device adds to the key of the new game. None: it adds nothing.
    part: Hash | None = None


#: Everything that can be done at a table.
TableCommand: TypeAlias = Union[
    Sit,
    Stand,
    Agree,
    Reveal,
    SetSeat,
    Start,
    Act,
    Pick,
    Why,
    TakeBack,
    MayTakeBack,
    Replace,
    Return,
    Resign,
    Abandon,
    Answer,
    Chat,
    Knock,
    LetIn,
    Rematch,
]
