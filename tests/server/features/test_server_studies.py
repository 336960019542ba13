"""Studies on a real server: edits of several people, rights, limits, text form, deletion and attacks."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from friend_helpers import block
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from running_server import RunningServer, expect_refusal, http_fetch
from scripted_client import Client, Json
from store_helpers import read_all_rows
from study_players import PASSPHRASE, StudyPage, add_chapter, create_study, join, read_record, sign_up
from two_nodes import two_nodes, wait_until

from bastide.core import GameNode, get_game
from bastide.server.store.database import Connection, database_from_url
from bastide.server.store.maintenance.check_database import check_database_integrity
from bastide.server.store.maintenance.check_studies import check_studies
from bastide.server.store.people.admin_queries import PersonRow, require_person
from bastide.server.store.people.moderation_actions import ModerationActions
from bastide.server.studies import study_changes, study_model, study_watchers
from bastide.tables.visitor_and_command_context import FOREVER_MS

POSITION = get_game("magpie").new_state(2, {}, 3).position()


@pytest.fixture(scope="module")
def people(running: RunningServer) -> list[Client]:
    """Ann owns studies, Bob is an author, Cyd a stranger with an account."""
    return sign_up(running.url, "Ann", "Bob", "Cyd")


def first_moves(page: StudyPage) -> list[str]:
    """List the legal actions at the start of the record, as notations."""
    shown = page.client.post("/api/analysis/position", {"text": page.text, "at": 0})
    return [each["notation"] for each in shown["decision"]["actions"]]


def open_two(people: list[Client]) -> tuple[StudyPage, StudyPage]:
    """Return the pages of the owner and of an author of a new study."""
    ann, bob = people[:2]
    study = create_study(ann)
    chapter = add_chapter(ann, study)
    join(bob, ann, study)
    return StudyPage(ann, study, chapter), StudyPage(bob, study, chapter)


# -- edits ---------------------------------------------------------------------------------------


def test_edits_of_one_author_reach_the_other_and_the_text(people: list[Client]) -> None:
    ann, bob = open_two(people)
    played, other = "stash crown", next(each for each in first_moves(ann) if each != "stash crown")
    variation = ann.play(0, 0, other)
    bob.update()
    bob.edit("comment", variation, comment="Keeps the crown for later.")
    bob.edit("marks", variation, marks=["interesting"])
    ann.update()
    ann.edit("comment", 1, comment="As played.\r\nGood.")
    bob.update()
    assert ann.tree == bob.tree
    assert ann.nodes[1]["comment"] == "As played.\nGood."
    text = ann.client.get(f"/api/studies/{ann.study}/text")
    chapter = text.partition("== game: First\n")[2]
    root = GameNode.from_text(chapter)
    root.check()
    assert [(each.move and each.move.text, each.comment, each.marks) for each in root.variations] == [
        (played, "As played.\nGood.", set()),
        (other, "Keeps the crown for later.", {"interesting"}),
    ]


def test_the_same_move_twice_is_one_node(people: list[Client]) -> None:
    ann, bob = open_two(people)
    other = first_moves(ann)[-1]
    assert ann.play(0, 0, other) == bob.play(0, 0, other)
    assert len(ann.tree) == 1
    # A recorded move leads to the recorded node.
    ann.edit("moves", 0, moves=[{"player": 0, "action": "Stash  crown"}, {"player": 1, "action": "stash coin"}])
    assert len(ann.tree) == 1


def test_conflict_changes_nothing_and_shows_the_other_change(people: list[Client]) -> None:
    ann, bob = open_two(people)
    ann.edit("comment", 3, comment="Mine.")
    answer = bob.edit("comment", 3, comment="Yours.")
    assert answer["conflict"]
    assert bob.nodes[3]["comment"] == "Mine."
    # Now Bob has seen it, and may overwrite it. The same text again is no conflict.
    assert not bob.edit("comment", 3, comment="Ours.")["conflict"]
    assert not ann.edit("comment", 3, comment="Ours.")["conflict"]

    # A variation that has grown meanwhile is not removed; one that is gone takes no more edits.
    variation = ann.play(0, 0, first_moves(ann)[-1])
    bob.update()
    ann.edit("comment", variation, comment="Look here.")
    assert bob.edit("remove", variation)["conflict"]
    assert not bob.edit("remove", variation)["conflict"]
    for what, body in (("comment", {"comment": "?"}), ("marks", {"marks": ["good"]})):
        assert ann.edit(what, variation, **body)["conflict"]
    assert ann.edit("moves", variation, moves=[{"player": 1, "action": "stash coin"}])["conflict"]
    assert ann.tree == bob.tree


def test_illegal_moves_and_recorded_nodes_are_refused(people: list[Client]) -> None:
    ann, _ = open_two(people)
    path = f"/api/studies/{ann.study}/chapters/{ann.chapter}"
    body = {"seen": ann.version, "node": 0}
    first = first_moves(ann)[-1]
    moves = [{"player": 0, "action": first}, {"player": 0, "action": first}]
    assert expect_refusal(ann.client, f"{path}/moves", {**body, "moves": moves})["status"] in (400, 409)
    assert expect_refusal(ann.client, f"{path}/remove", {**body, "node": 2})["code"] == "tree-moves"
    assert expect_refusal(ann.client, f"{path}/comment", {**body, "comment": "\ud800"})["status"] == 400
    ann.update()
    assert not ann.tree


OPERATIONS = st.lists(
    st.tuples(
        st.integers(0, 1),
        st.sampled_from(["play", "comment", "mark", "remove", "look"]),
        st.integers(0, 30),
        st.integers(0, 3),
    ),
    max_size=12,
)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(operations=OPERATIONS)
def test_any_interleaving_gives_both_authors_the_same_tree(
    people: list[Client], operations: list[tuple[int, str, int, int]]
) -> None:
    """Authors edit what they see, which may be outdated; afterwards both see what a fresh page sees."""
    pages = open_two(people)
    for who, what, place, choice in operations:
        page = pages[who]
        nodes = [0, 1, 2, *page.nodes]
        node = nodes[place % len(nodes)]
        if what == "look":
            page.update()
        elif what == "play":
            asked = {"seen": page.version, "node": node}
            way = find_way(page, node)
            shown = page.client.post("/api/analysis/position", {"text": page.text, **way})
            if shown["decision"]:
                actions = shown["decision"]["actions"]
                action = actions[choice % len(actions)]["notation"]
                path = f"/api/studies/{page.study}/chapters/{page.chapter}/moves"
                moves = [{"player": shown["you"], "action": action}]
                page.apply(page.client.post(path, {**asked, "moves": moves}))
        elif what == "comment":
            page.edit("comment", node, comment="" if choice == 0 else f"Comment {choice}")
        elif what == "mark":
            page.edit("marks", node, marks=["good", "bad", "interesting"][:choice])
        elif node > 2 and page.nodes[node]["parent"] >= 0:
            page.edit("remove", node)
    for page in pages:
        page.update()
    fresh = StudyPage(pages[0].client, pages[0].study, pages[0].chapter)
    assert pages[0].tree == pages[1].tree == fresh.tree
    text = pages[0].client.get(f"/api/studies/{fresh.study}/text")
    root = GameNode.from_text(text.partition("== game: First\n")[2])
    root.check()
    assert sorted(node.comment for node in [root, *root.descendants()] if node.comment) == sorted(
        node["comment"] for node in fresh.tree.values() if node["comment"]
    )
    fresh.client.post(f"/api/studies/{fresh.study}/delete", {})


def find_way(page: StudyPage, node: int) -> Json:
    line: list[Json] = []
    while node in page.nodes and page.nodes[node]["parent"] >= 0:
        line.insert(0, {"player": page.nodes[node]["player"], "action": page.nodes[node]["notation"]})
        node = page.nodes[node]["parent"]
    return {"at": node, "line": line}


def test_two_servers_edit_one_chapter_at_once(database_url: str) -> None:
    """Authors at two processes write at the same time: every edit is stored whole, and both see the same tree."""
    with two_nodes(database_url) as (one, two):
        ann, bob = sign_up(one.url, "Ann", "Bob")
        study = create_study(ann)
        chapter = add_chapter(ann, study)
        join(bob, ann, study)
        bob.server = two.url
        pages = StudyPage(ann, study, chapter), StudyPage(bob, study, chapter)
        conflicts: list[bool] = []

        def write(page: StudyPage, name: str) -> None:
            for number in range(1, 9):
                conflicts.append(page.edit("comment", number, comment=f"{name} {number}")["conflict"])

        writers = [threading.Thread(target=write, args=each) for each in zip(pages, ("Ann", "Bob"), strict=True)]
        for each in writers:
            each.start()
        for each in writers:
            each.join()
        for page in pages:
            page.update()
        assert pages[0].tree == pages[1].tree
        assert len(pages[0].tree) == 8
        assert conflicts.count(False) >= 8

        # A change at one server ends the wait at the other.
        found: list[Json] = []
        waiting = threading.Thread(target=lambda: found.append(pages[1].update(wait=25)))
        waiting.start()
        watchers = two.server.studies.watchers
        wait_until(lambda: bool(watchers._waiting.get(study)))
        began = time.monotonic()
        pages[0].edit("comment", 12, comment="Now.")
        waiting.join()
        assert time.monotonic() - began < 15
        assert found[0]["chapter"]["nodes"][0]["comment"] == "Now."
        assert not watchers._waiting
    assert check_database_integrity(database_url) == []


# -- members -------------------------------------------------------------------------------------


def test_strangers_see_no_private_study_and_edit_none(running: RunningServer, people: list[Client]) -> None:
    ann, _ = open_two(people)
    cyd, nobody = people[2], Client(running.url)
    base = f"/api/studies/{ann.study}"
    edits: list[tuple[str, Json]] = [
        (f"{base}/chapters", {"title": "Mine", "text": read_record()}),
        (f"{base}/chapters/{ann.chapter}", {"title": "Mine", "place": 0}),
        (f"{base}/chapters/{ann.chapter}/delete", {}),
        (f"{base}/chapters/{ann.chapter}/comment", {"seen": 99, "node": 1, "comment": "Mine"}),
        (f"{base}/chapters/{ann.chapter}/marks", {"seen": 99, "node": 1, "marks": ["bad"]}),
        (f"{base}/chapters/{ann.chapter}/moves", {"seen": 99, "node": 0, "moves": [{"player": 0, "action": 0}]}),
        (f"{base}/chapters/{ann.chapter}/remove", {"seen": 99, "node": 1}),
        (f"{base}/place", {"chapter": ann.chapter, "node": 0, "leads": True}),
        (base, {"title": "Mine", "visibility": "public"}),
        (f"{base}/delete", {}),
        (f"{base}/leave", {"member": 1}),
        (f"{base}/report", {}),
    ]
    for path in (base, f"{base}?wait=1&after=0", f"{base}/text", f"{base}?chapter={ann.chapter}&invite=guess"):
        for client in (cyd, nobody):
            refused = expect_refusal(client, path)
            assert (refused["status"], refused["code"]) == (404, "no-study")
    for path, body in edits:
        assert expect_refusal(cyd, path, body)["code"] == "no-study", path
        assert expect_refusal(nobody, path, body)["code"] == "who-are-you", path
    assert expect_refusal(cyd, f"{base}/join", {"invite": ""})["code"] == "no-study"

    people[0].post(base, {"title": "Magpie", "visibility": "public"})
    seen = nobody.get(f"{base}?chapter={ann.chapter}")
    assert seen["head"]["role"] is None
    assert not seen["head"]["author_invite"]
    assert not seen["head"]["reader_invite"]
    assert all(each["chapter"] is None for each in seen["head"]["members"])
    for path, body in edits[:-1]:
        code = expect_refusal(cyd, path, body)["code"]
        assert code in ("not-author", "not-study-owner", "not-in-study"), path
    ann.update()
    assert not ann.tree
    assert ann.head["title"] == "Magpie"


def test_readers_read_and_authors_do_not_own(people: list[Client]) -> None:
    ann, bob, cyd = people
    page, _ = open_two(people)
    join(cyd, ann, page.study, "reader")
    reader = StudyPage(cyd, page.study, page.chapter)
    assert reader.head["role"] == "reader"
    comment = {"seen": 99, "node": 1, "comment": "x"}
    path = f"/api/studies/{page.study}"
    assert expect_refusal(cyd, f"{path}/chapters/{page.chapter}/comment", comment)["code"] == "not-author"
    assert expect_refusal(cyd, f"{path}/place", {"chapter": page.chapter, "leads": True})["code"] == "not-author"
    assert expect_refusal(bob, path, {"title": "Bob's", "visibility": "public"})["code"] == "not-study-owner"
    assert expect_refusal(bob, f"{path}/leave", {"member": 1})["code"] == "not-study-owner"
    assert expect_refusal(ann, f"{path}/leave", {})["code"] == "study-owner-stays"

    # The links of a removed member stop working.
    links = ann.get(path)["head"]
    ann.post(f"{path}/leave", {"member": 3})
    assert expect_refusal(cyd, path)["code"] == "no-study"
    for role in ("reader", "author"):
        assert expect_refusal(cyd, f"{path}/join", {"invite": links[f"{role}_invite"]})["code"] == "no-study"
    bob.post(f"{path}/leave", {})
    assert [each["name"] for each in ann.get(path)["head"]["members"]] == ["Ann"]


def test_members_see_who_is_where_and_follow_a_leader(people: list[Client]) -> None:
    ann, bob = open_two(people)
    place = f"/api/studies/{ann.study}/place"
    bob.client.post(place, {"chapter": bob.chapter, "node": 4})
    ann.client.post(place, {"chapter": ann.chapter, "node": 2, "leads": True})
    bob.update()
    assert [(each["name"], each["node"], each["is_you"]) for each in bob.head["members"]] == [
        ("Ann", 2, False),
        ("Bob", 4, True),
    ]
    assert bob.head["leader"] == {"member": 1, "name": "Ann", "chapter": ann.chapter, "node": 2}
    version = bob.version
    ann.client.post(place, {"chapter": ann.chapter, "node": 2, "leads": True})  # only renews it
    assert bob.update()["version"] == version
    bob.client.post(place, {"chapter": bob.chapter, "node": 5, "leads": True})
    ann.update()
    assert ann.head["leader"]["name"] == "Bob"
    bob.client.post(place, {"chapter": None})
    ann.update()
    assert ann.head["leader"] is None
    assert ann.head["members"][1]["chapter"] is None


def test_blocked_muted_and_guests(running: RunningServer, people: list[Client]) -> None:
    ann, _, cyd = people
    guest = Client(running.url, "Guest")
    assert expect_refusal(guest, "/api/studies", {"title": "Mine"})["code"] == "study-account"
    study = create_study(ann, "link")
    invite = ann.get(f"/api/studies/{study}")["head"]["author_invite"]
    assert expect_refusal(guest, f"/api/studies/{study}/join", {"invite": invite})["code"] == "study-account"
    dan = sign_up(running.url, "Dan")[0]
    block(ann, dan)
    assert expect_refusal(dan, f"/api/studies/{study}/join", {"invite": invite})["code"] == "study-invite"
    assert cyd.get(f"/api/studies/{study}")["head"]["role"] is None

    # Muted people step through studies and add moves, but write nothing that others read.
    page = StudyPage(dan, create_study(dan), 0)
    page.chapter = add_chapter(dan, page.study)
    page.update()
    moderate(running, dan, lambda actions, person: actions.mute(person, FOREVER_MS, ""))
    comment = {"seen": page.version, "node": 1, "comment": "Rude."}
    path = f"/api/studies/{page.study}/chapters/{page.chapter}/comment"
    wait_until(lambda: expect_refusal(dan, path, {**comment, "comment": ""})["code"] == "muted")
    assert expect_refusal(dan, path, comment)["code"] == "muted"
    assert expect_refusal(dan, "/api/studies", {"title": "Rude"})["code"] == "muted"
    page.play(0, 0, first_moves(page)[-1])

    # Studies of banned people are not listed.
    eve = sign_up(running.url, "Eve")[0]
    listed = create_study(eve, "public")
    add_chapter(eve, listed)
    assert listed in {each["id"] for each in ann.get("/api/studies")["studies"]}
    moderate(running, eve, lambda actions, person: actions.ban(person, FOREVER_MS, ""))
    assert listed not in {each["id"] for each in ann.get("/api/studies")["studies"]}


# -- text, lists and puzzles ---------------------------------------------------------------------


def test_export_and_import_give_the_same_study(people: list[Client]) -> None:
    ann, _ = open_two(people)
    ann.play(0, 0, first_moves(ann)[-1])
    ann.edit("comment", 2, comment="== game: not a chapter\nline two")
    puzzle = GameNode.from_text(POSITION)
    puzzle.add_variation(puzzle.state.notation(0, puzzle.state.legal_actions(0)[0])).comment = "The answer."
    add_chapter(ann.client, ann.study, puzzle.to_text(), title="Find it: one move", kind="puzzle")
    text = ann.client.get(f"/api/studies/{ann.study}/text")
    copy = ann.client.post("/api/studies", {"text": text, "visibility": "link"})["id"]
    assert ann.client.get(f"/api/studies/{copy}/text") == text
    head = ann.client.get(f"/api/studies/{copy}")["head"]
    assert [(each["title"], each["kind"], each["game"]) for each in head["chapters"]] == [
        ("First", "game", "magpie"),
        ("Find it: one move", "puzzle", "magpie"),
    ]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-title"),
        ("bastide record 1", "study-text"),
        ("bastide study 1", "study-text"),
        ("bastide study 1\ntitle: X\nmore", "study-text"),
        ("bastide study 1\ntitle: X\n== film: Y\n", "study-text"),
        ("bastide study 1\ntitle: X\n== game: \n", "bad-title"),
        ("bastide study 1\ntitle: X\n== game: Y\nnothing", "bad-study-chapter"),
        (f"bastide study 1\ntitle: X\n== puzzle: Y\n{POSITION}\n", "bad-study-chapter"),
        (f"bastide study 1\ntitle: X\n== game: Y\n{POSITION}\n# variation 1 = 0 0 fly away\n", "bad-study-chapter"),
        (f"bastide study 1\ntitle: X\n== game: Y\n{POSITION}\n# variation 1 = 5 0 stash coin\n", "bad-study-chapter"),
        ("bastide study 1\ntitle: X\n" + "== game: Y\n" * (study_model.MAX_CHAPTERS + 1), "too-many-chapters"),
    ],
)
def test_bad_texts_store_nothing(people: list[Client], text: str, code: str) -> None:
    before = people[2].get("/api/studies")["own"]
    refused = expect_refusal(people[2], "/api/studies", {"text": text})
    assert refused["code"] == code
    assert refused["status"] in (400, 409)
    assert people[2].get("/api/studies")["own"] == before


def test_lists_show_public_studies_with_chapters_and_own_ones(running: RunningServer, people: list[Client]) -> None:
    ann, _, cyd = people
    empty, full, hidden = (create_study(ann, each) for each in ("public", "public", "link"))
    for study in (full, hidden):
        add_chapter(ann, study)
    listed = {each["id"] for each in Client(running.url).get("/api/studies")["studies"]}
    assert full in listed
    assert not {empty, hidden} & listed
    assert {empty, full, hidden} <= {each["id"] for each in ann.get("/api/studies")["own"]}
    assert not {empty, full, hidden} & {each["id"] for each in cyd.get("/api/studies")["own"]}


def test_chapters_are_moved_renamed_and_deleted(people: list[Client]) -> None:
    ann, bob = open_two(people)
    second = add_chapter(ann.client, ann.study, POSITION, title="Second")
    path = f"/api/studies/{ann.study}/chapters"
    bob.client.post(f"{path}/{second}", {"title": "Now first", "place": 0})
    ann.update()
    assert [each["title"] for each in ann.head["chapters"]] == ["Now first", "First"]
    bob.client.post(f"{path}/{ann.chapter}/delete", {})
    assert ann.update()["chapter"] is None
    assert [each["title"] for each in ann.head["chapters"]] == ["Now first"]
    assert expect_refusal(bob.client, f"{path}/{ann.chapter}/delete", {})["code"] == "no-chapter"


# -- limits and attacks --------------------------------------------------------------------------


def test_limits_of_nodes_text_chapters_and_studies(people: list[Client], monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _ = open_two(people)
    monkeypatch.setattr(study_changes, "MAX_NODES", 2)
    ann.edit("comment", 1, comment="One.")
    ann.edit("comment", 2, comment="Two.")
    base = f"/api/studies/{ann.study}/chapters"
    body = {"seen": ann.version, "node": 3, "comment": "Three."}
    assert expect_refusal(ann.client, f"{base}/{ann.chapter}/comment", body)["code"] == "study-nodes"
    moves = {"seen": ann.version, "node": 0, "moves": [{"player": 0, "action": first_moves(ann)[-1]}]}
    assert expect_refusal(ann.client, f"{base}/{ann.chapter}/moves", moves)["code"] == "study-nodes"
    monkeypatch.setattr(study_model, "MAX_STUDY_LENGTH", len(ann.text) + 100)
    ann.edit("comment", 1, comment="x" * 60)
    body = {"seen": ann.version, "node": 2, "comment": "x" * 60}
    assert expect_refusal(ann.client, f"{base}/{ann.chapter}/comment", body)["code"] == "study-length"
    ann.edit("comment", 1, comment="")
    assert not ann.edit("comment", 2, comment="x" * 60)["conflict"]
    assert expect_refusal(ann.client, base, {"title": "Second", "text": read_record()})["code"] == "study-length"
    monkeypatch.setattr(study_changes, "MAX_OWNED", 1)
    assert expect_refusal(ann.client, "/api/studies", {"title": "More"})["code"] == "too-many-studies"


def test_waiting_requests_of_one_address_are_limited(
    running: RunningServer, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study_watchers, "MAX_WAITING_PER_ADDRESS", 0)
    study = create_study(people[0], "link")
    began = time.monotonic()
    state = http_fetch(running.url, f"/api/studies/{study}?after=0&wait=25").json()
    assert state["version"] == 0
    assert time.monotonic() - began < 15


def test_a_stop_ends_all_waiting(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'stop.db'}") as server:
        study = create_study(sign_up(server.url, "Ann")[0], "public")
        answers: list[int] = []
        waiting = threading.Thread(
            target=lambda: answers.append(http_fetch(server.url, f"/api/studies/{study}?after=0&wait=25").status)
        )
        waiting.start()
        wait_until(lambda: bool(server.server.studies.watchers._waiting))
        server.loop.call_soon_threadsafe(server.server.release_waiters)
        waiting.join()
        assert answers == [200]


# -- deletion and moderation ---------------------------------------------------------------------


def test_deleted_people_leave_their_studies_to_an_author(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'gone.db'}"
    with RunningServer(url) as server:
        ann, bob, cyd = sign_up(server.url, "Ann", "Bob", "Cyd")
        shared, alone = create_study(ann), create_study(ann, "public")
        add_chapter(ann, alone)
        join(bob, ann, shared)
        join(cyd, ann, shared, "reader")
        assert ann.get("/api/me/everything")["studies"][0]["role"] == "owner"
        ann.post("/api/me/delete", {"passphrase": PASSPHRASE})
        head = bob.get(f"/api/studies/{shared}")["head"]
        assert [(each["name"], each["role"]) for each in head["members"]] == [("Bob", "owner"), ("Cyd", "reader")]
        assert expect_refusal(bob, f"/api/studies/{alone}")["code"] == "no-study"
    rows = read_all_rows(database_from_url(url))
    assert not [row for name in ("study_chapters", "study_nodes") for row in rows[name]]
    assert check_database_integrity(url) == []


def test_moderators_delete_reported_studies(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'moderated.db'}"
    with RunningServer(url) as server:
        ann, bob, mod = sign_up(server.url, "Ann", "Bob", "Mod")
        study, private = create_study(ann, "public"), create_study(ann)
        bob.post(f"/api/studies/{study}/report", {"text": "Rude comments"})
        assert expect_refusal(bob, f"/api/studies/{private}/report", {})["code"] == "no-study"
        path = f"/api/moderation/studies/{study}/delete"
        assert expect_refusal(bob, path, {})["code"] == "not-moderator"
        moderate(server, mod, lambda actions, person: actions.appoint_moderator(person))
        report = mod.get("/api/moderation/reports")["reports"][0]
        assert mod.get(f"/api/moderation/reports/{report['id']}")["table"] == f"study:{study}"
        assert expect_refusal(mod, f"/api/moderation/studies/{private}/delete", {})["code"] == "no-study"
        mod.post(path, {})
        assert expect_refusal(ann, f"/api/studies/{study}")["code"] == "no-study"
        assert mod.get("/api/moderation/audit")["entries"][0]["what"] == "delete-study"


def moderate(running: RunningServer, client: Client, act: Callable[[ModerationActions, PersonRow], object]) -> None:
    """Let the operator act on a person."""
    person = client.get("/api/me")["me"]["id"]

    def change(connection: Connection) -> None:
        act(ModerationActions(connection, "root", is_operator=True), require_person(connection, person))

    running.run_on_loop(running.server.store.write(change))


def test_check_finds_damaged_studies(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'damaged.db'}"
    with RunningServer(url) as server:
        ann = sign_up(server.url, "Ann")[0]
        page = StudyPage(ann, create_study(ann), 0)
        page.chapter = add_chapter(ann, page.study)
        page.update()
        page.play(0, 0, first_moves(page)[-1])
    assert check_database_integrity(url) == []
    connection = database_from_url(url).connect()
    for sql in (
        "update study_nodes set parent = 1000",
        "update study_nodes set version = 1000",
        "update study_chapters set size = size + 1",
        "delete from study_chapters",
        "update study_members set role = 'author'",
    ):
        connection.begin()
        connection.execute(sql)
        found = list(check_studies(connection))
        connection.rollback()
        assert found == [("studies", {"rows": found[0][1]["rows"]})], sql
    assert not list(check_studies(connection))
    connection.close()
