"""HTTP routes of studies.

An edit runs the rules on a worker process, then changes the database in one transaction. Everybody else gets the change
by a long poll.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

import msgspec

from bastide.core.errors import BastideError
from bastide.core.records.record_annotations import MARKS
from bastide.hosting.api.endpoint_types import ApiRequest, EncodedResponse, QueryParameter
from bastide.hosting.api.rate_limits import RateLimit, TokenBuckets, check_rate_limit, scale_limit
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.service.table_service import TableService
from bastide.server.people.account_routes import AccountRoutes
from bastide.server.people.sessions import Person
from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.people.random_tokens import new_id
from bastide.server.store.tables import study_queries as queries
from bastide.server.studies import chapter_trees, study_changes
from bastide.server.studies import study_messages as wire
from bastide.server.studies.study_model import (
    Chapter,
    ChapterKind,
    EditConflict,
    NewChapter,
    Node,
    Study,
    StudyRow,
    clean_comment,
    clean_title,
    new_invite,
)
from bastide.server.studies.study_moderation import delete_as_moderator, report_study
from bastide.server.studies.study_text import make_chapter_error, parse_study_text, write_study_text
from bastide.server.studies.study_views import describe_list, describe_update
from bastide.server.studies.study_watchers import StudyUpdate, StudyWatchers, read_update
from bastide.tables.commands.chat import clean_chat
from bastide.tables.messages.analysis_messages import AnalysedLine, LineMove
from bastide.tables.request_errors import RequestRefused
from bastide.tables.visitor_and_command_context import permanence_selector

Result = TypeVar("Result")

LIST_PAGE: Final = 30
MAX_WAIT_S: Final = 25
#: Bytes of the longest body: a whole study, and one chapter.
MAX_STUDY_BODY_BYTES: Final = 4_000_000
MAX_CHAPTER_BODY_BYTES: Final = 1_100_000
READ_LIMIT: Final = RateLimit(60, 2)
#: A class in one room follows a leader from one address.
WATCH_LIMIT: Final = RateLimit(200, 30)
CHANGE_LIMIT: Final = RateLimit(30, 1 / 2)
CREATE_LIMIT: Final = RateLimit(10, 1 / 30)
#: Steps of a leader and edits, per address; and edits per person.
STEP_LIMIT: Final = RateLimit(120, 10)
EDIT_LIMIT: Final = RateLimit(60, 3)

BEFORE_PARAMETER: Final = QueryParameter("before", "integer", "`more` of the previous page")
INVITE_PARAMETER: Final = QueryParameter("invite", "string", "the token of a link to the study")
CHAPTER_PARAMETER: Final = QueryParameter("chapter", "integer", "number of the chapter that is shown")
AFTER_PARAMETER: Final = QueryParameter("after", "integer", "the version that is known; without it, everything is sent")
WAIT_PARAMETER: Final = QueryParameter("wait", "integer", f"seconds to wait for a change, at most {MAX_WAIT_S}")
STATE_PARAMETERS: Final = (CHAPTER_PARAMETER, AFTER_PARAMETER, WAIT_PARAMETER, INVITE_PARAMETER)


class StudyRoutes(Routes):
    """Routes that list, show, create and edit studies. ``factor`` scales the limit of edits (0: none)."""

    def __init__(
        self, store: DatabaseStore, service: TableService, account_routes: AccountRoutes, factor: float
    ) -> None:
        self.store = store
        self.service = service
        self.account_routes = account_routes
        self.watchers = StudyWatchers(store)
        self.now_ms = service.now_ms
        self.edit_limit = TokenBuckets(scale_limit(EDIT_LIMIT, factor)) if factor else None

    # -- reading -----------------------------------------------------------------------------

    @route(
        "GET",
        "/api/studies",
        "List public studies, last changed first, and those of the asker.",
        parameters=(BEFORE_PARAMETER,),
        limit=READ_LIMIT,
    )
    async def list_studies(self, call: ApiRequest) -> wire.StudyList:
        before = call.get_integer("before")
        find = partial(queries.list_public, before=before, now=self.now_ms(), limit=LIST_PAGE)
        found = await self.store.read(find)
        own = []
        if call.visitor.id and before is None:
            own = await self.store.read(partial(queries.list_joined, ids=call.visitor.ids))
        return describe_list(found, own, call.visitor, LIST_PAGE)

    @route(
        "GET",
        "/api/studies/{study}",
        "A study with one chapter; with `wait`, as soon as it has changed.",
        parameters=STATE_PARAMETERS,
        limit=WATCH_LIMIT,
    )
    async def get_study(self, call: ApiRequest) -> wire.StudyState:
        after = call.get_integer("after")
        wait = min(call.get_integer("wait") or 0, MAX_WAIT_S)
        if after is None or not wait:
            return await self._describe(call, call.get_integer("chapter"), after)
        update = await self.watchers.wait(
            *(call.get_path_value("study"), call.get_integer("chapter"), after, call.address, wait),
            check=lambda study: study.check_may_see(call.visitor.ids, call.get_query("invite")),
        )
        return self._show(call, update)

    async def _describe(self, call: ApiRequest, chapter: int | None, after: int | None) -> wire.StudyState:
        read = partial(read_update, id=call.get_path_value("study"), chapter=chapter, after=after)
        return self._show(call, await self.store.read(read))

    def _show(self, call: ApiRequest, update: StudyUpdate) -> wire.StudyState:
        """Describe a study to the visitor. Raises RequestRefused if they may not see it (any more)."""
        invite = call.get_query("invite")
        update.study.check_may_see(call.visitor.ids, invite)
        return describe_update(update, call.visitor, invite, self.now_ms())

    @route(
        "GET",
        "/api/studies/{study}/text",
        "The whole study as text.",
        media="text/plain",
        parameters=(INVITE_PARAMETER,),
        limit=READ_LIMIT,
    )
    async def get_text(self, call: ApiRequest) -> EncodedResponse:
        def read(connection: Connection) -> tuple[Study, list[tuple[Chapter, str, list[Node]]]]:
            study = queries.load_study(connection, call.get_path_value("study"))
            study.check_may_see(call.visitor.ids, call.get_query("invite"))
            return study, queries.read_chapters(connection, study)

        study, found = await self.store.read(read)
        texts = await self.service.background_worker.run(
            call.address, chapter_trees.write_texts, [(text, nodes) for _, text, nodes in found]
        )
        chapters = [(chapter.title, chapter.kind, text) for (chapter, _, _), text in zip(found, texts, strict=True)]
        headers = {"content-disposition": f'attachment; filename="study-{study.id}.txt"'}
        return EncodedResponse(write_study_text(study.row.title, chapters), "text/plain", headers)

    # -- studies and members -----------------------------------------------------------------

    @route(
        "POST",
        "/api/studies",
        "Create a study, empty or from the text of one.",
        signed=True,
        status=201,
        largest=MAX_STUDY_BODY_BYTES,
        limit=CREATE_LIMIT,
    )
    async def create_study(self, call: ApiRequest, body: wire.CreateStudy) -> wire.NewStudy:
        person = await self._require_account(call)
        self._check_not_muted(call)
        given = parse_study_text(body.text) if body.text else None
        # Before the rules work for it.
        await self.store.read(partial(study_changes.check_may_own, person=person.id))
        chapters = []
        for each in given.chapters if given is not None else []:
            try:  # one by one: others get their turn in between
                chapters.append(await self._read_chapter(call, each.title, each.kind, each.text))
            except BastideError as error:
                if error.code in ("busy", "too-many"):
                    raise
                raise make_chapter_error(each, error) from error
        now = self.now_ms()
        row = StudyRow(
            id=new_id(),
            title=clean_title(given.title if given is not None else body.title),
            visibility=body.visibility,
            author_invite=new_invite(),
            reader_invite=new_invite(),
            created_at=now,
            updated_at=now,
            version=0,
        )
        create = partial(study_changes.create_study, row=row, person=person.id, chapters=chapters)
        await self.store.write(create)
        return wire.NewStudy(row.id)

    @route("POST", "/api/studies/{study}", "Change title and visibility.", signed=True, limit=CHANGE_LIMIT)
    async def change_study(self, call: ApiRequest, body: wire.ChangeStudy) -> None:
        self._check_not_muted(call)
        await self._change(
            call,
            study_changes.change_study,
            title=clean_title(body.title),
            visibility=body.visibility,
            now=self.now_ms(),
        )

    @route("POST", "/api/studies/{study}/delete", "Delete a study of one's own.", signed=True, limit=CHANGE_LIMIT)
    async def delete_study(self, call: ApiRequest) -> None:
        await self._change(call, study_changes.delete_study)

    @route(
        "POST",
        "/api/moderation/studies/{study}/delete",
        "Delete a study that everybody can see.",
        signed=True,
        limit=CHANGE_LIMIT,
    )
    async def moderate_study(self, call: ApiRequest) -> None:
        study = call.get_path_value("study")
        await self.store.write(partial(delete_as_moderator, id=study, moderator=call.visitor.id))

    @route("POST", "/api/studies/{study}/join", "Become a member by a link.", signed=True, limit=CHANGE_LIMIT)
    async def join_study(self, call: ApiRequest, body: wire.JoinStudy) -> None:
        person = await self._require_account(call)
        join = partial(study_changes.join_study, id=call.get_path_value("study"), person=person.id)
        await self.store.write(partial(join, visitor=call.visitor, invite=body.invite, now=self.now_ms()))

    @route("POST", "/api/studies/{study}/leave", "Leave a study, or remove a member.", signed=True, limit=CHANGE_LIMIT)
    async def leave_study(self, call: ApiRequest, body: wire.LeaveStudy) -> None:
        await self._change(call, study_changes.leave_study, number=body.member)

    @route("POST", "/api/studies/{study}/report", "Report a study to the operator.", signed=True, limit=CHANGE_LIMIT)
    async def report_study(self, call: ApiRequest, body: wire.ReportStudy) -> None:
        text = clean_chat(body.text) if body.text.strip() else ""
        await self.store.write(partial(report_study, id=call.get_path_value("study"), visitor=call.visitor, text=text))

    @route("POST", "/api/studies/{study}/place", "Tell where a member is now.", signed=True, limit=STEP_LIMIT)
    async def set_place(self, call: ApiRequest, body: wire.StudyPlace) -> None:
        place = partial(study_changes.set_place, chapter=body.chapter, node=body.node, leads=body.leads)
        await self._change(call, place, now=self.now_ms())

    # -- chapters and nodes ------------------------------------------------------------------

    @route(
        "POST",
        "/api/studies/{study}/chapters",
        "Add a chapter: a record or position.",
        signed=True,
        status=201,
        largest=MAX_CHAPTER_BODY_BYTES,
        limit=CHANGE_LIMIT,
    )
    async def add_chapter(self, call: ApiRequest, body: wire.AddChapter) -> wire.NewChapter:
        self._check_not_muted(call)
        study = call.get_path_value("study")
        # Before the rules work for it.
        (await self.store.read(partial(queries.load_study, id=study))).require_author(call.visitor.ids)
        chapter = await self._read_chapter(call, body.title, body.kind, body.text)
        return wire.NewChapter(await self._change(call, study_changes.add_chapter, chapter=chapter, now=self.now_ms()))

    @route(
        "POST",
        "/api/studies/{study}/chapters/{chapter}",
        "Change title and place of a chapter.",
        signed=True,
        limit=CHANGE_LIMIT,
    )
    async def change_chapter(self, call: ApiRequest, body: wire.ChangeChapter) -> None:
        self._check_not_muted(call)
        change = partial(study_changes.change_chapter, number=get_chapter_number(call), place=body.place)
        await self._change(call, change, title=clean_title(body.title), now=self.now_ms())

    @route(
        "POST", "/api/studies/{study}/chapters/{chapter}/delete", "Delete a chapter.", signed=True, limit=CHANGE_LIMIT
    )
    async def delete_chapter(self, call: ApiRequest) -> None:
        number = get_chapter_number(call)
        await self._change(call, study_changes.delete_chapter, number=number, now=self.now_ms())

    @route("POST", "/api/studies/{study}/chapters/{chapter}/moves", "Add moves.", signed=True, limit=STEP_LIMIT)
    async def add_moves(self, call: ApiRequest, body: wire.AddMoves) -> wire.StudyState:
        name, number = call.get_path_value("study"), get_chapter_number(call)
        self._check_edit_rate(call)

        def read(connection: Connection) -> tuple[str, int, list[Node]]:
            study = queries.load_study(connection, name)
            study.require_author(call.visitor.ids)
            nodes = {node.node: node for node in queries.read_nodes(connection, name, number)}
            return (
                queries.read_text(connection, name, number),
                *study_changes.find_way(study.get_chapter(number), nodes, body.node),
            )

        try:
            text, at, line = await self.store.read(read)
        except EditConflict:
            return msgspec.structs.replace(await self._describe(call, number, body.seen), conflict=True)
        asked = AnalysedLine(text=text, at=at, line=[LineMove(each.player, each.notation) for each in line])
        steps = await self.service.background_worker.run(call.address, chapter_trees.play_steps, asked, body.moves)
        return await self._edit(call, body, partial(study_changes.add_moves, parent=body.node, steps=steps))

    @route("POST", "/api/studies/{study}/chapters/{chapter}/comment", "Comment a node.", signed=True, limit=STEP_LIMIT)
    async def comment_node(self, call: ApiRequest, body: wire.CommentNode) -> wire.StudyState:
        self._check_edit_rate(call)
        self._check_not_muted(call)
        comment = clean_comment(body.comment)
        return await self._edit(
            call, body, partial(study_changes.annotate_node, node=body.node, seen=body.seen, comment=comment)
        )

    @route("POST", "/api/studies/{study}/chapters/{chapter}/marks", "Mark a node.", signed=True, limit=STEP_LIMIT)
    async def mark_node(self, call: ApiRequest, body: wire.MarkNode) -> wire.StudyState:
        self._check_edit_rate(call)
        marks = " ".join(each for each in MARKS if each in body.marks)
        return await self._edit(
            call, body, partial(study_changes.annotate_node, node=body.node, seen=body.seen, marks=marks)
        )

    @route(
        "POST", "/api/studies/{study}/chapters/{chapter}/remove", "Remove a variation.", signed=True, limit=STEP_LIMIT
    )
    async def remove_node(self, call: ApiRequest, body: wire.RemoveNode) -> wire.StudyState:
        self._check_edit_rate(call)
        return await self._edit(call, body, partial(study_changes.remove_node, node=body.node, seen=body.seen))

    # -- helpers -----------------------------------------------------------------------------

    async def _require_account(self, call: ApiRequest) -> Person:
        person = await self.account_routes.require_person(call)
        if person.account is None:
            raise RequestRefused("study-account", "studies need an account; create one on your account page")
        return person

    def _check_not_muted(self, call: ApiRequest) -> None:
        """Raise RequestRefused if the visitor may not write to others."""
        until = call.visitor.muted_until_ms
        if until > self.now_ms():
            raise RequestRefused(
                "muted", "you are muted and can't write", until=until, lasting=permanence_selector(until)
            )

    def _check_edit_rate(self, call: ApiRequest) -> None:
        if self.edit_limit is not None:
            check_rate_limit(self.edit_limit, call.visitor.id)

    async def _read_chapter(self, call: ApiRequest, title: str, kind: ChapterKind, text: str) -> NewChapter:
        return await self.service.background_worker.run(
            call.address, chapter_trees.read_chapter, clean_title(title), kind, text
        )

    async def _change(self, call: ApiRequest, change: Callable[..., Result], **values: object) -> Result:
        """Run a change of the study in the path in a transaction."""
        return await self.store.write(partial(change, id=call.get_path_value("study"), ids=call.visitor.ids, **values))

    async def _edit(self, call: ApiRequest, body: wire.StudyEdit, edit: Callable[..., None]) -> wire.StudyState:
        """Edit a node of the chapter in the path; returns what the editor has not seen yet."""
        number = get_chapter_number(call)
        try:
            await self._change(call, edit, number=number, now=self.now_ms())
        except EditConflict:
            return msgspec.structs.replace(await self._describe(call, number, body.seen), conflict=True)
        return await self._describe(call, number, body.seen)


def get_chapter_number(call: ApiRequest) -> int:
    text = call.get_path_value("chapter")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else 0
