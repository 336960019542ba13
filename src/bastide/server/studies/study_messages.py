"""Wire messages of studies.

A node is named by its number: 0 is the start, 1 to N are the recorded actions, and the others follow. Every answer has
the version of the study; a client asks for what has changed since the version that it knows.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bastide.core.records.record_annotations import MAX_COMMENT_LENGTH
from bastide.server.studies.study_model import MAX_NODES, MAX_STUDY_LENGTH, ChapterKind, Role, Visibility
from bastide.tables.messages import JsonObject, Token
from bastide.tables.messages.analysis_messages import LineMove, Mark
from bastide.tables.messages.record_messages import RecordSource

Title = Annotated[str, Meta(max_length=200)]
NodeNumber = Annotated[int, Meta(ge=0, le=1 << 31)]
VersionNumber = Annotated[int, Meta(ge=0, le=1 << 53)]
#: Moves that are added at once.
MAX_MOVES = 100


class CreateStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a study, empty or from the text of one. The text has a title of its own."""

    title: Title = ""
    visibility: Visibility = "private"
    text: Annotated[str, Meta(max_length=2 * MAX_STUDY_LENGTH)] = ""


class ChangeStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """Change title and visibility of a study."""

    title: Title
    visibility: Visibility


class JoinStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """Become a member by the token of a link, which is for an author or for a reader."""

    invite: Token


class LeaveStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """Leave a study. Only the owner can name another ``member``, whose link stops working."""

    member: Annotated[int, Meta(ge=1, le=1 << 31)] | None = None


class ReportStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """Report a study to the operator."""

    text: Annotated[str, Meta(max_length=500)] = ""


class AddChapter(Struct, frozen=True, forbid_unknown_fields=True):
    """Add a chapter: a record or position, with or without annotations. The moves after a puzzle are the answer."""

    title: Title
    text: RecordSource
    kind: ChapterKind = "game"


class ChangeChapter(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the title of a chapter, and its place in the list (0: first)."""

    title: Title
    place: Annotated[int, Meta(ge=0, le=1000)]


class StudyEdit(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Edit of a node. ``seen``: the version of the study that the editor sees.

    If somebody has changed the same place since then, nothing changes, and the answer shows their change.
    """

    seen: VersionNumber
    node: NodeNumber


class AddMoves(StudyEdit, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Add moves after a node. A move that is there already is not added again."""

    moves: Annotated[list[LineMove], Meta(min_length=1, max_length=MAX_MOVES)]


class CommentNode(StudyEdit, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Write the comment of a node."""

    comment: Annotated[str, Meta(max_length=MAX_COMMENT_LENGTH)]


class MarkNode(StudyEdit, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Set the marks of a node."""

    marks: Annotated[list[Mark], Meta(max_length=3)]


class RemoveNode(StudyEdit, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Remove a variation from a node on."""


class StudyPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a member is in a study now, and whether others follow them. ``chapter`` None: they leave the page."""

    chapter: VersionNumber | None
    node: NodeNumber = 0
    leads: bool = False


class StudyListEntry(Struct, frozen=True):
    """A study in a list."""

    id: str
    title: str
    visibility: Visibility
    #: Name of the owner.
    owner: str
    chapters: int
    updated_at: int


class StudyList(Struct, frozen=True):
    """A page of the public studies, last changed first. ``more``: value of ``before`` for the next page."""

    studies: list[StudyListEntry]
    more: int | None
    #: Studies of the asker.
    own: list[StudyListEntry] = []


class NewStudy(Struct, frozen=True):
    """A study that was created."""

    id: str


class NewChapter(Struct, frozen=True):
    """A chapter that was added."""

    number: int


class StudyChapter(Struct, frozen=True):
    """A chapter in the list of a study."""

    number: int
    title: str
    kind: ChapterKind
    game: str


class StudyMember(Struct, frozen=True):
    """A member. Only members see who is here, at which chapter and node; others see None."""

    number: int
    name: str
    role: Role
    is_you: bool
    chapter: int | None
    node: int


class StudyLeader(Struct, frozen=True):
    """The member whom others follow, and where they are."""

    member: int
    name: str
    chapter: int
    node: int


class StudyHead(Struct, frozen=True):
    """Title, members and chapters of a study, as the asker sees it."""

    id: str
    title: str
    visibility: Visibility
    #: Role of the asker; None: no member.
    role: Role | None
    #: Role that the link of the asker gives; None: nothing new.
    can_join: Role | None
    chapters: list[StudyChapter]
    members: list[StudyMember]
    leader: StudyLeader | None
    #: Tokens of the links; empty for all but the owner.
    author_invite: str
    reader_invite: str


class StudyNode(Struct, frozen=True):
    """A node. A recorded node has the parent -1 and no action."""

    node: int
    parent: int
    player: int
    notation: str
    meaning: JsonObject
    comment: str
    marks: list[Mark]


class ChapterState(Struct, frozen=True):
    """Nodes of a chapter that have changed, or the whole chapter."""

    number: int
    #: Record or position; None: only the nodes that have changed are here.
    text: str | None
    nodes: Annotated[list[StudyNode], Meta(max_length=MAX_NODES)]


class StudyState(Struct, frozen=True):
    """A study as it is now, and what has changed in a chapter since a version."""

    version: int
    head: StudyHead
    #: None: not asked for, or it does not exist any more.
    chapter: ChapterState | None
    #: Whether an edit was refused because somebody has changed the same place; the state shows their change.
    conflict: bool = False
