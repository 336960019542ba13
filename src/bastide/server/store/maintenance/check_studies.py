"""Consistency check of studies: each has one owner, and the nodes of its chapters form trees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bastide.core.json_data import JsonData
from bastide.server.store.database import Connection

#: Studies without exactly one owner.
WRONG_OWNERS: Final = (
    "select count(*) from studies where 1 <>"
    " (select count(*) from study_members where study_members.study = studies.id and role = 'owner')"
)
#: Nodes without their chapter, or after a node that does not exist, or newer than their study.
WRONG_NODES: Final = (
    "select count(*) from study_nodes here left join study_chapters"
    " on study_chapters.study = here.study and study_chapters.number = here.chapter"
    " join studies on studies.id = here.study where recorded is null or here.version > studies.version"
    " or node >= next_node or parent >= node or (parent > recorded and not exists (select 1 from study_nodes there"
    " where there.study = here.study and there.chapter = here.chapter and there.node = here.parent))"
)
#: Chapters with a wrong size, on which the limits depend.
WRONG_SIZES: Final = (
    "select count(*) from study_chapters where size <> length(text) + coalesce((select"
    " sum(length(notation) + length(meaning) + length(comment) + length(marks)) from study_nodes"
    " where study_nodes.study = study_chapters.study and study_nodes.chapter = study_chapters.number), 0)"
)


def check_studies(connection: Connection) -> Iterator[tuple[str, dict[str, JsonData]]]:
    """Check all studies; yields the problem code ``studies`` with the number of wrong rows."""
    wrong = sum(connection.fetch(tuple[int], sql)[0][0] for sql in (WRONG_OWNERS, WRONG_NODES, WRONG_SIZES))
    if wrong:
        yield "studies", {"rows": wrong}
