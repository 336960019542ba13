"""Queries for studies. Functions that write need a transaction (``DatabaseStore.write``) that has locked the study."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from bastide.server.store.database import Connection, SqlValue
from bastide.server.studies.study_model import (
    Chapter,
    Member,
    NewChapter,
    Node,
    Role,
    Study,
    StudyRow,
    Visibility,
    make_study_notification,
    no_study_error,
)

SELECT_STUDY: Final = (
    "select id, title, visibility, author_invite, reader_invite, created_at, updated_at, version from studies"
)
SELECT_MEMBERS: Final = (
    "select number, person, people.name, role, joined_at, chapter, node, is_leading, here_until"
    " from study_members join people on people.id = person where study = ? order by number"
)
SELECT_CHAPTERS: Final = (
    "select number, place, title, kind, game, recorded, next_node, size, rebuilt"
    " from study_chapters where study = ? order by place, number"
)
SELECT_NODES: Final = (
    "select node, parent, player, notation, meaning, comment, marks, version from study_nodes"
    " where study = ? and chapter = ? and version > ? order by node"
)
INSERT_NODE: Final = (
    "insert into study_nodes (study, chapter, node, parent, player, notation, meaning, comment, marks, version)"
    " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
#: Studies in a list, with the name of the owner.
SELECT_LISTED: Final = (
    "select studies.id, title, visibility, updated_at, people.name, owners.person,"
    " (select count(*) from study_chapters where study_chapters.study = studies.id) from studies"
    " join study_members owners on owners.study = studies.id and owners.role = 'owner'"
    " join people on people.id = owners.person"
)


class ListedStudy(NamedTuple):
    """A study in a list."""

    id: str
    title: str
    visibility: Visibility
    updated_at: int
    owner_name: str
    owner: str
    chapters: int


# -- reading -----------------------------------------------------------------------------------


def load_study(connection: Connection, id: str, lock: bool = False) -> Study:
    """Load a study with members and chapters. Raises RequestRefused if there is none.

    ``lock``: lock it until the end of the transaction. Without it, the rest may be newer than the version, never older.
    """
    rows = connection.fetch(StudyRow, f"{SELECT_STUDY} where id = ?{connection.for_update if lock else ''}", [id])
    if not rows:
        raise no_study_error()
    members = connection.fetch(Member, SELECT_MEMBERS, [id])
    if not any(each.role == "owner" for each in members):  # deleted meanwhile
        raise no_study_error()
    return Study(rows[0], members, connection.fetch(Chapter, SELECT_CHAPTERS, [id]))


def read_text(connection: Connection, study: str, chapter: int) -> str:
    """Read the record or position of a chapter; empty if it was deleted meanwhile."""
    sql = "select text from study_chapters where study = ? and number = ?"
    return next((text for (text,) in connection.fetch(tuple[str], sql, [study, chapter])), "")


def read_nodes(connection: Connection, study: str, chapter: int, after: int = 0) -> list[Node]:
    """Read the nodes of a chapter that have changed after a version."""
    return connection.fetch(Node, SELECT_NODES, [study, chapter, after])


def read_chapters(connection: Connection, study: Study) -> list[tuple[Chapter, str, list[Node]]]:
    """Read all chapters of a study with text and nodes."""
    found = [
        (chapter, read_text(connection, study.id, chapter.number), read_nodes(connection, study.id, chapter.number))
        for chapter in study.chapters
    ]
    return [each for each in found if each[1]]  # others were deleted meanwhile


def list_public(connection: Connection, before: int | None, now: int, limit: int) -> list[ListedStudy]:
    """List public studies with chapters, last changed first, without those of banned owners."""
    sql = (
        f"{SELECT_LISTED} where visibility = 'public' and updated_at < ?"
        " and exists (select 1 from study_chapters where study_chapters.study = studies.id)"
        " and not exists (select 1 from bans where kind = 'person' and who = owners.person and until > ?)"
        " order by updated_at desc, studies.id limit ?"
    )
    return connection.fetch(ListedStudy, sql, [before or 1 << 53, now, limit])


def list_joined(connection: Connection, ids: Collection[str]) -> list[ListedStudy]:
    """List the studies of a member, last changed first."""
    marks = ", ".join("?" * len(ids))
    sql = (
        f"{SELECT_LISTED} where studies.id in (select study from study_members where person in ({marks}))"
        " order by updated_at desc, studies.id"
    )
    return connection.fetch(ListedStudy, sql, sorted(ids))


def list_memberships(connection: Connection, ids: Collection[str]) -> list[tuple[str, str, str, str, int]]:
    """List the studies of a person: id, title, visibility, role, and since when."""
    sql = (
        "select id, title, visibility, role, joined_at from study_members join studies on id = study"
        f" where person in ({', '.join('?' * len(ids))}) order by joined_at, id"
    )
    return connection.fetch(tuple[str, str, str, str, int], sql, sorted(ids))


def count_memberships(connection: Connection, person: str, owned: bool) -> int:
    """Count the studies of an owner, or those that a person has joined."""
    sql = f"select count(*) from study_members where person = ? and role {'=' if owned else '<>'} 'owner'"
    return connection.fetch(tuple[int], sql, [person])[0][0]


def lock_person(connection: Connection, person: str) -> None:
    """Lock a person, so that two requests at once cannot exceed a limit."""
    connection.fetch(tuple[str], f"select id from people where id = ?{connection.for_update}", [person])


# -- writing -----------------------------------------------------------------------------------


def insert_study(connection: Connection, row: StudyRow) -> None:
    names = ", ".join(StudyRow._fields)
    connection.execute(f"insert into studies ({names}) values ({', '.join('?' * len(row))})", list(row))


def update_study(connection: Connection, study: Study, now: int | None, **changes: SqlValue) -> int:
    """Change columns of a locked study, and notify everybody who looks at it. Returns the new version.

    ``now``: time of a change of the content; None: only presence has changed.
    """
    version = study.row.version + 1
    values = {**changes, "version": version}
    if now is not None:
        # Later than before, also if clocks differ: the list is paged by this time.
        values["updated_at"] = max(now, study.row.updated_at)
    columns = ", ".join(f"{name} = ?" for name in values)
    connection.execute(f"update studies set {columns} where id = ?", [*values.values(), study.id])
    connection.publish_changes([make_study_notification(study.id, version)])
    return version


def delete_study(connection: Connection, study: str) -> None:
    connection.execute("delete from studies where id = ?", [study])
    connection.publish_changes([make_study_notification(study, 0)])


def insert_member(connection: Connection, study: str, number: int, person: str, role: Role, now: int) -> None:
    connection.execute(
        "insert into study_members (study, number, person, role, joined_at, chapter, node, is_leading, here_until)"
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [study, number, person, role, now, None, 0, False, 0],
    )


def update_member(connection: Connection, study: str, number: int, **changes: SqlValue) -> None:
    columns = ", ".join(f"{name} = ?" for name in changes)
    sql = f"update study_members set {columns} where study = ? and number = ?"
    connection.execute(sql, [*changes.values(), study, number])


def delete_member(connection: Connection, study: str, number: int) -> None:
    connection.execute("delete from study_members where study = ? and number = ?", [study, number])


def stop_leading(connection: Connection, study: str) -> None:
    """Let nobody lead."""
    connection.execute("update study_members set is_leading = ? where study = ?", [False, study])


def insert_chapter(connection: Connection, study: str, number: int, place: int, chapter: NewChapter) -> None:
    connection.execute(
        "insert into study_chapters (study, number, place, title, kind, game, text, recorded, next_node, size, rebuilt)"
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            *(study, number, place, chapter.title, chapter.kind, chapter.game, chapter.text, chapter.recorded),
            *(chapter.next_node, chapter.size, number),
        ],
    )
    insert_nodes(connection, study, number, [node._replace(version=number) for node in chapter.nodes])


def update_chapter(connection: Connection, study: str, number: int, **changes: SqlValue) -> None:
    columns = ", ".join(f"{name} = ?" for name in changes)
    sql = f"update study_chapters set {columns} where study = ? and number = ?"
    connection.execute(sql, [*changes.values(), study, number])


def delete_chapter(connection: Connection, study: str, number: int) -> None:
    connection.execute("delete from study_nodes where study = ? and chapter = ?", [study, number])
    connection.execute("delete from study_chapters where study = ? and number = ?", [study, number])


def insert_nodes(connection: Connection, study: str, chapter: int, nodes: Sequence[Node]) -> None:
    connection.execute_many(INSERT_NODE, [[study, chapter, *node] for node in nodes])


def update_node(connection: Connection, study: str, chapter: int, node: Node) -> None:
    """Change the comment and marks of a node."""
    connection.execute(
        "update study_nodes set comment = ?, marks = ?, version = ? where study = ? and chapter = ? and node = ?",
        [node.comment, node.marks, node.version, study, chapter, node.node],
    )


def delete_nodes(connection: Connection, study: str, chapter: int, nodes: Sequence[int]) -> None:
    sql = "delete from study_nodes where study = ? and chapter = ? and node = ?"
    connection.execute_many(sql, [[study, chapter, node] for node in nodes])


def forget_person(connection: Connection, person: str) -> None:
    """Remove a deleted person from all studies. The first author inherits a study; without one it is deleted."""
    for (name,) in connection.fetch(tuple[str], "select study from study_members where person = ?", [person]):
        study = load_study(connection, name, lock=True)
        member = study.find_member([person])
        assert member is not None
        delete_member(connection, name, member.number)
        if member.role == "owner":
            heir = next((each for each in study.members if each.role == "author"), None)
            if heir is None:
                delete_study(connection, name)
                continue
            update_member(connection, name, heir.number, role="owner")
        update_study(connection, study, None)
