"""Data of a study, its limits, and who may do what."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection
from typing import Final, Literal, NamedTuple, TypeAlias

from bastide.core.records.record_annotations import check_comment
from bastide.hosting.storage.log_store import STUDY_CHANNEL_PREFIX
from bastide.tables.commands.chat import clean_chat
from bastide.tables.request_errors import RequestRefused

Visibility: TypeAlias = Literal["public", "link", "private"]
ChapterKind: TypeAlias = Literal["game", "puzzle"]
Role: TypeAlias = Literal["owner", "author", "reader"]

MAX_TITLE_LENGTH: Final = 80
MAX_CHAPTERS: Final = 64
MAX_MEMBERS: Final = 64
#: Nodes of one chapter that have an action of a variation, a comment or marks.
MAX_NODES: Final = 2_000
#: Characters of a study: records, positions and all nodes.
MAX_STUDY_LENGTH: Final = 1_000_000
#: Studies of one owner, and studies that one person has joined.
MAX_OWNED: Final = 40
MAX_JOINED: Final = 200
#: Roles that may change the content.
AUTHOR_ROLES: Final[frozenset[str]] = frozenset(["owner", "author"])


class EditConflict(Exception):
    """Somebody else has changed the same place since the version that the editor has seen."""


class StudyRow(NamedTuple):
    """A row of the table ``studies``."""

    id: str
    title: str
    visibility: Visibility
    author_invite: str
    reader_invite: str
    created_at: int
    updated_at: int
    version: int


class Member(NamedTuple):
    """A member, and where they are until ``here_until``."""

    number: int
    person: str
    name: str
    role: Role
    joined_at: int
    chapter: int | None
    node: int
    is_leading: bool
    here_until: int

    def is_here(self, now: int) -> bool:
        return self.here_until > now and self.chapter is not None


class Chapter(NamedTuple):
    """A chapter, without its text and nodes."""

    number: int
    place: int
    title: str
    kind: ChapterKind
    game: str
    recorded: int
    next_node: int
    size: int
    rebuilt: int


class Node(NamedTuple):
    """A node of a chapter. A recorded node has the parent -1 and no action."""

    node: int
    parent: int
    player: int
    notation: str
    meaning: str
    comment: str
    marks: str
    version: int

    @property
    def size(self) -> int:
        return len(self.notation) + len(self.meaning) + len(self.comment) + len(self.marks)


class NewChapter(NamedTuple):
    """A chapter to add, checked by the rules."""

    title: str
    kind: ChapterKind
    game: str
    text: str
    recorded: int
    nodes: list[Node]

    @property
    def size(self) -> int:
        return len(self.text) + sum(node.size for node in self.nodes)

    @property
    def next_node(self) -> int:
        return max([self.recorded, *(node.node for node in self.nodes)]) + 1


class Study(NamedTuple):
    """A study with members and chapters."""

    row: StudyRow
    members: list[Member]
    chapters: list[Chapter]

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def owner(self) -> Member:
        return next(each for each in self.members if each.role == "owner")

    def find_member(self, ids: Collection[str]) -> Member | None:
        return next((each for each in self.members if each.person in ids), None)

    def get_chapter(self, number: int) -> Chapter:
        """Return a chapter. Raises RequestRefused if it does not exist (any more)."""
        for chapter in self.chapters:
            if chapter.number == number:
                return chapter
        raise RequestRefused("no-chapter", "this chapter doesn't exist any more")

    def role_of_invite(self, invite: str | None) -> Role | None:
        """Return the role that the token of a link gives."""
        given = (invite or "").encode()
        if secrets.compare_digest(given, self.row.author_invite.encode()):
            return "author"
        return "reader" if secrets.compare_digest(given, self.row.reader_invite.encode()) else None

    def check_may_see(self, ids: Collection[str], invite: str | None = None) -> None:
        """Raise RequestRefused unless a visitor may see the study; strangers cannot tell that it exists."""
        if self.row.visibility == "private" and self.find_member(ids) is None and self.role_of_invite(invite) is None:
            raise no_study_error()

    def require_member(self, ids: Collection[str]) -> Member:
        """Return the member with one of these ids. Raises RequestRefused for others."""
        member = self.find_member(ids)
        if member is None:
            self.check_may_see(ids)
            raise RequestRefused("not-in-study", "only members of the study can do that")
        return member

    def require_author(self, ids: Collection[str]) -> Member:
        """Return the author with one of these ids. Raises RequestRefused for others."""
        member = self.find_member(ids)
        if member is None or member.role not in AUTHOR_ROLES:
            self.check_may_see(ids)
            raise RequestRefused("not-author", "only authors of the study can do that")
        return member

    def require_owner(self, ids: Collection[str]) -> Member:
        """Return the owner, who must have one of these ids. Raises RequestRefused for others."""
        member = self.find_member(ids)
        if member is None or member.role != "owner":
            self.check_may_see(ids)
            raise RequestRefused("not-study-owner", "only the owner of the study can do that")
        return member


def no_study_error() -> RequestRefused:
    return RequestRefused("no-study", "there is no such study")


def new_invite() -> str:
    """Return a new token for the link of a study."""
    return secrets.token_urlsafe(16)


def make_study_notification(id: str, version: int) -> tuple[str, int]:
    """Return the notification that a study has changed."""
    return f"{STUDY_CHANNEL_PREFIX}{id}", version


def clean_title(text: str) -> str:
    """Return a title on one line. Raises RequestRefused if it is empty or too long."""
    title = " ".join(text.split())
    if not title or len(title) > MAX_TITLE_LENGTH:
        raise RequestRefused(
            "bad-title", f"a title needs 1 to {MAX_TITLE_LENGTH} characters", most=MAX_TITLE_LENGTH, count=len(title)
        )
    return clean_chat(title)


def clean_comment(text: str) -> str:
    """Return a comment without control characters other than line ends. Raises BastideError if it is too long."""
    kept = "".join(letter for letter in text if letter == "\n" or unicodedata.category(letter) != "Cc").strip()
    check_comment(kept)
    return kept


def check_study_size(chapters: int, length: int) -> None:
    """Raise RequestRefused if a study would have too many chapters or too much text."""
    if chapters > MAX_CHAPTERS:
        raise RequestRefused("too-many-chapters", f"a study can have {MAX_CHAPTERS} chapters", most=MAX_CHAPTERS)
    if length > MAX_STUDY_LENGTH:
        raise RequestRefused(
            "study-length", f"all chapters together can have {MAX_STUDY_LENGTH} characters", most=MAX_STUDY_LENGTH
        )


def too_many_nodes_error() -> RequestRefused:
    return RequestRefused("study-nodes", f"a chapter can have {MAX_NODES} moves and comments", most=MAX_NODES)
