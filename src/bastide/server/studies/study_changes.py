"""Changes of studies.

Each runs in a transaction and checks rights and limits. It raises an error, or is carried out whole.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bastide.server.store.database import Connection
from bastide.server.store.tables import study_queries as queries
from bastide.server.studies.chapter_trees import PlayedStep
from bastide.server.studies.study_model import (
    MAX_JOINED,
    MAX_MEMBERS,
    MAX_NODES,
    MAX_OWNED,
    Chapter,
    EditConflict,
    NewChapter,
    Node,
    Study,
    StudyRow,
    Visibility,
    check_study_size,
    new_invite,
    too_many_nodes_error,
)
from bastide.tables.request_errors import RequestRefused
from bastide.tables.visitor_and_command_context import Visitor

#: A member is here for this long after the last sign of their page.
HERE_MS: Final = 45_000


def create_study(connection: Connection, row: StudyRow, person: str, chapters: Sequence[NewChapter]) -> None:
    """Store a new study with its owner and chapters."""
    check_study_size(len(chapters), sum(each.size for each in chapters))
    queries.lock_person(connection, person)
    check_may_own(connection, person)
    queries.insert_study(connection, row._replace(version=len(chapters)))
    queries.insert_member(connection, row.id, 1, person, "owner", row.created_at)
    for place, chapter in enumerate(chapters):
        queries.insert_chapter(connection, row.id, place + 1, place, chapter)


def check_may_own(connection: Connection, person: str) -> None:
    """Raise RequestRefused if a person can have no more studies."""
    _check_count(queries.count_memberships(connection, person, owned=True), MAX_OWNED)


def _check_count(count: int, most: int) -> None:
    if count >= most:
        raise RequestRefused("too-many-studies", f"you can have {most} studies", most=most)


def change_study(
    connection: Connection, id: str, ids: Collection[str], title: str, visibility: Visibility, now: int
) -> None:
    study = queries.load_study(connection, id, lock=True)
    study.require_owner(ids)
    queries.update_study(connection, study, now, title=title, visibility=visibility)


def delete_study(connection: Connection, id: str, ids: Collection[str]) -> None:
    queries.load_study(connection, id, lock=True).require_owner(ids)
    queries.delete_study(connection, id)


# -- members -----------------------------------------------------------------------------------


def join_study(connection: Connection, id: str, person: str, visitor: Visitor, invite: str, now: int) -> None:
    """Make a person a member, or a reader an author."""
    study = queries.load_study(connection, id, lock=True)
    role = study.role_of_invite(invite)
    member = study.find_member(visitor.ids)
    if role is None or (
        member is None and study.owner.person in visitor.blocked_ids | visitor.blocked_by_ids  # not told why
    ):
        study.check_may_see(visitor.ids)
        raise RequestRefused("study-invite", "this link doesn't work any more; ask the owner for a new one")
    if member is not None:
        if member.role == "reader" and role == "author":
            queries.update_member(connection, id, member.number, role="author")
            queries.update_study(connection, study, None)
        return
    if len(study.members) >= MAX_MEMBERS:
        raise RequestRefused("too-many-members", f"a study can have {MAX_MEMBERS} members", most=MAX_MEMBERS)
    queries.lock_person(connection, person)
    _check_count(queries.count_memberships(connection, person, owned=False), MAX_JOINED)
    queries.insert_member(connection, id, max(each.number for each in study.members) + 1, person, role, now)
    queries.update_study(connection, study, None)


def leave_study(connection: Connection, id: str, ids: Collection[str], number: int | None) -> None:
    """Remove a member. If the owner removes another one, the link with which they came stops working."""
    study = queries.load_study(connection, id, lock=True)
    own = study.require_member(ids)
    if number is not None and number != own.number:
        study.require_owner(ids)
    member = next((each for each in study.members if each.number == (number or own.number)), None)
    if member is None:
        raise RequestRefused("not-in-study", "this person is not a member of the study")
    if member.role == "owner":
        raise RequestRefused("study-owner-stays", "the owner can't leave the study, only delete it")
    queries.delete_member(connection, id, member.number)
    if member is own:
        queries.update_study(connection, study, None)
    else:
        queries.update_study(connection, study, None, author_invite=new_invite(), reader_invite=new_invite())


def set_place(
    connection: Connection, id: str, ids: Collection[str], chapter: int | None, node: int, leads: bool, now: int
) -> None:
    """Store where a member is. Others are notified only if something has changed."""
    study = queries.load_study(connection, id, lock=True)
    member = study.require_author(ids) if leads else study.require_member(ids)
    if chapter is not None:
        study.get_chapter(chapter)
    if leads and not member.is_leading:
        queries.stop_leading(connection, id)
    until = now + HERE_MS if chapter is not None else 0
    queries.update_member(
        connection, id, member.number, chapter=chapter, node=node, is_leading=leads and bool(until), here_until=until
    )
    before = (member.chapter, member.node, member.is_leading) if member.is_here(now) else (None, 0, False)
    if before != (chapter, node, leads):
        queries.update_study(connection, study, None)


# -- chapters ----------------------------------------------------------------------------------


def add_chapter(connection: Connection, id: str, ids: Collection[str], chapter: NewChapter, now: int) -> int:
    """Add a chapter at the end; returns its number."""
    study = queries.load_study(connection, id, lock=True)
    study.require_author(ids)
    check_study_size(len(study.chapters) + 1, sum(each.size for each in study.chapters) + chapter.size)
    number = queries.update_study(connection, study, now)
    place = max([each.place for each in study.chapters], default=-1) + 1
    queries.insert_chapter(connection, id, number, place, chapter)
    return number


def change_chapter(
    connection: Connection, id: str, ids: Collection[str], number: int, title: str, place: int, now: int
) -> None:
    study = queries.load_study(connection, id, lock=True)
    study.require_author(ids)
    queries.update_chapter(connection, id, study.get_chapter(number).number, title=title)
    others = [each.number for each in study.chapters if each.number != number]
    for at, each in enumerate([*others[:place], number, *others[place:]]):
        queries.update_chapter(connection, id, each, place=at)
    queries.update_study(connection, study, now)


def delete_chapter(connection: Connection, id: str, ids: Collection[str], number: int, now: int) -> None:
    study = queries.load_study(connection, id, lock=True)
    study.require_author(ids)
    queries.delete_chapter(connection, id, study.get_chapter(number).number)
    queries.update_study(connection, study, now)


# -- nodes -------------------------------------------------------------------------------------


def open_for_edit(
    connection: Connection, id: str, ids: Collection[str], number: int
) -> tuple[Study, Chapter, dict[int, Node]]:
    """Lock a study for an author; returns it with a chapter and the nodes of this chapter."""
    study = queries.load_study(connection, id, lock=True)
    study.require_author(ids)
    chapter = study.get_chapter(number)
    return study, chapter, {node.node: node for node in queries.read_nodes(connection, id, number)}


def check_node(chapter: Chapter, nodes: dict[int, Node], number: int) -> None:
    """Raise EditConflict if a node does not exist any more."""
    if number > chapter.recorded and number not in nodes:
        raise EditConflict


def _add_size(connection: Connection, study: Study, chapter: Chapter, size: int) -> None:
    if size > 0:
        check_study_size(0, sum(each.size for each in study.chapters) + size)
    queries.update_chapter(connection, study.id, chapter.number, size=chapter.size + size)


def add_moves(
    connection: Connection,
    id: str,
    ids: Collection[str],
    number: int,
    parent: int,
    steps: Sequence[PlayedStep],
    now: int,
) -> None:
    """Add moves after a node, except those that are there already."""
    study, chapter, nodes = open_for_edit(connection, id, ids, number)
    check_node(chapter, nodes, parent)
    known = {(node.parent, node.player, node.notation): node.node for node in nodes.values() if node.parent >= 0}
    added: list[Node] = []
    at = parent
    for step in steps:
        found = step.recorded if step.recorded is not None else known.get((at, step.player, step.notation))
        if found is None:
            found = chapter.next_node + len(added)
            added.append(Node(found, at, step.player, step.notation, step.meaning, "", "", study.row.version + 1))
        at = found
    if not added:
        return
    if len(nodes) + len(added) > MAX_NODES:
        raise too_many_nodes_error()
    _add_size(connection, study, chapter, sum(node.size for node in added))
    queries.insert_nodes(connection, id, number, added)
    queries.update_chapter(connection, id, number, next_node=chapter.next_node + len(added))
    queries.update_study(connection, study, now)


def annotate_node(
    connection: Connection,
    id: str,
    ids: Collection[str],
    number: int,
    node: int,
    seen: int,
    now: int,
    comment: str | None = None,
    marks: str | None = None,
) -> None:
    """Set the comment or the marks of a node. Raises EditConflict if the node has changed after ``seen``."""
    study, chapter, nodes = open_for_edit(connection, id, ids, number)
    check_node(chapter, nodes, node)
    version = study.row.version + 1
    before = nodes.get(node)
    after = before or Node(node, -1, 0, "", "{}", "", "", version)
    after = after._replace(
        comment=after.comment if comment is None else comment, marks=after.marks if marks is None else marks
    )
    if before is not None and (before.comment, before.marks) == (after.comment, after.marks):
        return
    if before is not None and before.version > seen:
        raise EditConflict
    _add_size(connection, study, chapter, after.size - (before.size if before is not None else 0))
    if before is not None:
        queries.update_node(connection, id, number, after._replace(version=version))
    elif len(nodes) < MAX_NODES:
        queries.insert_nodes(connection, id, number, [after])
    else:
        raise too_many_nodes_error()
    queries.update_study(connection, study, now)


def remove_node(
    connection: Connection, id: str, ids: Collection[str], number: int, node: int, seen: int, now: int
) -> None:
    """Remove a variation. Raises EditConflict if something in it has changed after ``seen``."""
    study, chapter, nodes = open_for_edit(connection, id, ids, number)
    if node <= chapter.recorded:
        raise RequestRefused("tree-moves", "the recorded actions must stay the first variations")
    if node not in nodes:
        return  # somebody else has removed it
    removed = {node}
    for each in nodes.values():  # parents come before their followers
        if each.parent in removed:
            removed.add(each.node)
    if any(nodes[each].version > seen for each in removed):
        raise EditConflict
    queries.delete_nodes(connection, id, number, sorted(removed))
    _add_size(connection, study, chapter, -sum(nodes[each].size for each in removed))
    version = queries.update_study(connection, study, now)
    queries.update_chapter(connection, id, number, rebuilt=version)


def find_way(chapter: Chapter, nodes: dict[int, Node], number: int) -> tuple[int, list[Node]]:
    """Return the way to a node: the number of recorded actions, and the nodes after them. Raises EditConflict."""
    check_node(chapter, nodes, number)
    line: list[Node] = []
    while number > chapter.recorded:
        line.append(nodes[number])
        number = nodes[number].parent
    return number, line[::-1]
