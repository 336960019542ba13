"""Studies as a visitor sees them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bastide.server.store.tables.study_queries import ListedStudy
from bastide.server.studies import study_messages as wire
from bastide.server.studies.study_model import AUTHOR_ROLES, Node, Study
from bastide.server.studies.study_watchers import StudyUpdate
from bastide.tables.messages import JsonObject
from bastide.tables.messages.analysis_messages import Mark
from bastide.tables.visitor_and_command_context import Visitor


def describe_list(
    public: Sequence[ListedStudy], own: Sequence[ListedStudy], visitor: Visitor, page: int
) -> wire.StudyList:
    """Describe a page of the list. Studies of people whom the visitor has blocked are left out."""
    shown = [each for each in public if each.owner not in visitor.blocked_ids]
    more = public[-1].updated_at if len(public) == page else None
    return wire.StudyList([_describe_entry(each) for each in shown], more, [_describe_entry(each) for each in own])


def _describe_entry(each: ListedStudy) -> wire.StudyListEntry:
    return wire.StudyListEntry(each.id, each.title, each.visibility, each.owner_name, each.chapters, each.updated_at)


def describe_update(update: StudyUpdate, visitor: Visitor, invite: str | None, now: int) -> wire.StudyState:
    """Describe a study, and its chapter as far as it has changed."""
    study = update.study
    chapter = None
    if update.chapter is not None:
        chapter = wire.ChapterState(update.chapter, update.text, [_describe_node(each) for each in update.nodes])
    return wire.StudyState(study.row.version, _describe_head(study, visitor, invite, now), chapter)


def _describe_node(each: Node) -> wire.StudyNode:
    return wire.StudyNode(
        *(each.node, each.parent, each.player, each.notation),
        *(msgspec.json.decode(each.meaning, type=JsonObject), each.comment),
        msgspec.convert(each.marks.split(), list[Mark]),
    )


def _describe_head(study: Study, visitor: Visitor, invite: str | None, now: int) -> wire.StudyHead:
    own = study.find_member(visitor.ids)
    is_owner = own is not None and own.role == "owner"
    offered = study.role_of_invite(invite)
    if own is not None and (own.role in AUTHOR_ROLES or offered == "reader"):
        offered = None
    leader = next((each for each in study.members if each.is_leading and each.is_here(now)), None)
    return wire.StudyHead(
        id=study.id,
        title=study.row.title,
        visibility=study.row.visibility,
        role=None if own is None else own.role,
        can_join=offered,
        chapters=[wire.StudyChapter(each.number, each.title, each.kind, each.game) for each in study.chapters],
        members=[
            wire.StudyMember(
                *(each.number, each.name, each.role, each is own),
                *((each.chapter, each.node) if own is not None and each.is_here(now) else (None, 0)),
            )
            for each in study.members
        ],
        leader=None
        if leader is None or leader.chapter is None
        else wire.StudyLeader(leader.number, leader.name, leader.chapter, leader.node),
        author_invite=study.row.author_invite if is_owner else "",
        reader_invite=study.row.reader_invite if is_owner else "",
    )
