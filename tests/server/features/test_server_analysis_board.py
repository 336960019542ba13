"""Analysis board over HTTP: trees, positions, evaluations, and what nobody may analyse."""

from __future__ import annotations

from pathlib import Path

import pytest
from running_server import RunningServer, expect_refusal
from scripted_client import Client, Json, LiveClient

from bastide.core import GameNode, get_game, parse_record
from bastide.core.records.game_record import Record, replay_record
from bastide.puzzles import get_pack

RECORDS = Path(__file__).parents[2] / "records"
SAMPLES = {
    "dominion": "base2-first-game-2p-expert-medium",
    "seven_wonders": "3p-day-people",
    "carcassonne": "base-2p-hard-expert",
}
VILLAGE = "game: dominion | hand 0: village smithy copper*3 | deck 0: gold estate*4 | coins: 2"
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def sample(game: str) -> str:
    return (RECORDS / game / f"{SAMPLES[game]}.record").read_text(encoding="utf-8")


def client(running: RunningServer) -> Client:
    return Client(running.url)


def position(running: RunningServer, text: str, at: int = 0, *line: tuple[int, str], **more: object) -> Json:
    moves = [{"player": player, "action": action} for player, action in line]
    shown: Json = client(running).post("/api/analysis/position", {"text": text, "at": at, "line": moves, **more})
    return shown


def middle(game: str) -> tuple[Record, int]:
    record = parse_record(sample(game))
    return record, len(record.moves) // 2


# -- trees ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SAMPLES)
def test_tree_has_all_recorded_actions_with_their_meaning(running: RunningServer, game: str) -> None:
    record = parse_record(sample(game))
    tree = client(running).post("/api/analysis", {"text": sample(game)})
    assert (tree["game"], tree["names"], tree["recorded"]) == (game, record.seats, len(record.moves))
    assert [(node["player"], node["notation"]) for node in tree["nodes"][1:]] == [
        (move.player, move.text) for move in record.moves
    ]
    assert [node["parent"] for node in tree["nodes"]] == list(range(-1, len(record.moves)))
    assert all(node["meaning"]["do"] for node in tree["nodes"][1:])


def test_annotations_are_written_and_read(running: RunningServer) -> None:
    text = sample("dominion")
    ann = client(running)
    recorded = ann.post("/api/analysis", {"text": text})["recorded"]
    shown = position(running, text, 3)
    other = next(
        action for action in shown["decision"]["actions"] if action["notation"] != parse_record(text).moves[3].text
    )
    nodes: list[Json] = [{"comment": "Start", "marks": []}, *({} for _ in range(recorded))]
    nodes[2] = {"marks": ["bad", "interesting"]}
    nodes.append({"parent": 3, "player": shown["you"], "notation": other["notation"], "comment": "Try | this"})
    written = ann.post("/api/analysis/text", {"text": text, "nodes": nodes})["text"]
    root = GameNode.from_text(written)
    root.check()
    assert root.comment == "Start"
    assert root.mainline()[1].marks == {"bad", "interesting"}
    assert root.mainline()[2].variations[1].comment == "Try | this"
    tree = ann.post("/api/analysis", {"text": written})
    assert tree["nodes"][-1] == {
        "parent": 3,
        "player": shown["you"],
        "notation": other["notation"],
        "meaning": other["meaning"],
        "comment": "Try | this",
        "marks": [],
    }
    # Annotations of the text that the request does not repeat are removed.
    assert ann.post("/api/analysis/text", {"text": written, "nodes": [{}] * (recorded + 1)})["text"] == text
    # The same for a position.
    saved = ann.post(
        "/api/analysis/text",
        {"text": VILLAGE, "nodes": [{}, {"notation": "play village", "parent": 0, "marks": ["good"]}]},
    )
    assert [node.marks for node in GameNode.from_text(saved["text"]).descendants()] == [{"good"}]


def test_record_of_a_variation_can_be_played_on(running: RunningServer) -> None:
    (ann,) = running.connect_people("Ann")
    text = sample("dominion")
    shown = position(running, text, 3)
    mover, action = shown["you"], shown["decision"]["actions"][0]["notation"]
    way = {"text": text, "at": 3, "line": [{"player": mover, "action": action}]}
    record = parse_record(ann.post("/api/analysis/record", way)["text"])
    assert str(replay_record(record, get_game("dominion"))) == "exact"
    assert [str(move) for move in record.moves[-1:]] == [f"Move({mover}, {action!r})"]
    made = ann.post("/api/play_on", {"seats": [ME, BOT], "record": record.to_text(), "start": True})
    assert ann.get(f"/api/tables/{made['table']}")["table"]["origin"]["at"] == 4
    assert expect_refusal(ann, "/api/analysis/record", {"text": VILLAGE})["code"] == "tree-position"


@pytest.mark.parametrize(
    ("nodes", "code"),
    [
        ([{}, {"parent": 0, "notation": "play gold"}], "not-understood"),
        ([{}, {"parent": 1, "notation": "play village"}], "bad-message"),
        ([{}, {"parent": -1, "notation": "play village"}], "bad-message"),
        ([{}, {"parent": 0, "player": 1, "notation": "play village"}], "not-to-move"),
        ([{}, {"parent": 0, "player": 9, "notation": "play village"}], "no-such-player"),
        ([{"marks": ["brilliant"]}], "bad-message"),
        ([], "bad-message"),
    ],
)
def test_impossible_annotations_are_refused(running: RunningServer, nodes: list[Json], code: str) -> None:
    problem = expect_refusal(client(running), "/api/analysis/text", {"text": VILLAGE, "nodes": nodes})
    assert problem["code"] == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a letter", "position-game"),
        ("game: chess | hand 0: copper", "unknown-game"),
        ("game: dominion | hand 0: cooper", "bad-position"),
        ("game: dominion | exact: coins=-1", "bad-snapshot"),
        ("bastide record 1\ngame: dominion", "record-line"),
        (sample("dominion").replace("0 buy", "0 steal", 1), "record-diverged"),
        (f"{VILLAGE}\n# variation 1 = 0 0 play gold", "record-line"),
    ],
)
def test_unreadable_text_is_refused(running: RunningServer, text: str, code: str) -> None:
    for path in ("", "/position"):
        if "variation" in text and path:
            continue  # only the tree has variations
        assert expect_refusal(client(running), f"/api/analysis{path}", {"text": text})["code"] == code


# -- positions -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SAMPLES)
def test_position_as_each_viewer_sees_it(running: RunningServer, game: str) -> None:
    record, at = middle(game)
    state = record.state_at(at)
    mover = state.next_player_to_act()
    for viewer in range(state.players):
        shown = position(running, sample(game), at, viewer=viewer)
        assert shown["you"] == viewer
        assert shown["view"] == state.view(viewer)
        assert (shown["decision"] is not None) == (viewer in state.players_to_act())
    shown = position(running, sample(game), at)
    assert (shown["you"], shown["view"]) == (mover, state.view(mover))
    assert get_game(game).position(shown["position"]).digest() == state.digest()
    legal = [state.notation(mover, action) for action in state.legal_actions(mover)]
    assert [action["notation"] for action in shown["decision"]["actions"]] == legal
    move = record.moves[at - 1]
    assert (shown["moves"][0]["player"], shown["moves"][0]["notation"]) == (move.player, move.text)
    # With everything open, the hands of all players are shown to the one who is to move.
    opened = position(running, sample(game), at, viewer=-2)
    assert opened["decision"] == shown["decision"]
    if game == "dominion":
        assert [len(side["hand"]) for side in opened["view"]["sides"]] == [
            len(state.view(player)["sides"][player]["hand"])  # type: ignore[call-overload, index, arg-type]
            for player in range(2)
        ]


@pytest.mark.parametrize("game", SAMPLES)
def test_position_after_other_actions(running: RunningServer, game: str) -> None:
    record, at = middle(game)
    state = record.state_at(at)
    line: list[tuple[int, str]] = []
    for _ in range(4):
        player = state.next_player_to_act()
        action = state.legal_actions(player)[-1]
        line.append((player, state.notation(player, action)))
        state.apply(player, action)
    shown = position(running, sample(game), at, *line, last=2)
    assert get_game(game).position(shown["position"]).digest() == state.digest()
    assert [(move["player"], move["notation"]) for move in shown["moves"]] == line[-2:]
    assert all(move["events"] for move in shown["moves"])


def test_finished_game_is_shown_open_with_its_result(running: RunningServer) -> None:
    record = parse_record(sample("dominion"))
    shown = position(running, sample("dominion"), len(record.moves))
    assert (shown["you"], shown["waiting_for"], shown["decision"]) == (-1, [], None)
    assert shown["result"]["places"] == record.state_at().outcome().places  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"line": [{"player": 0, "action": "play gold"}]}, "not-understood"),
        ({"line": [{"player": 1, "action": "play village"}]}, "not-to-move"),
        ({"line": [{"player": 0, "action": 99_999}]}, "refused"),
        ({"line": [{"player": 9, "action": "play village"}]}, "no-such-player"),
        ({"at": 1}, "no-position"),
        ({"at": 20_000}, "bad-message"),
        ({"line": [{"player": 0, "action": "play village"}] * 2_001}, "bad-message"),
        ({"viewer": -3}, "bad-message"),
    ],
)
def test_impossible_positions_are_refused(running: RunningServer, wish: Json, code: str) -> None:
    problem = expect_refusal(client(running), "/api/analysis/position", {"text": VILLAGE, **wish})
    assert problem["code"] == code


def test_reason_why_an_action_is_illegal(running: RunningServer) -> None:
    ask = {"text": VILLAGE, "player": 0}
    refused = client(running).post("/api/analysis/why", {**ask, "action": "buy province"})
    assert refused["problem"]["code"] in ("refused", "not-understood")
    assert client(running).post("/api/analysis/why", {**ask, "action": "play village"})["problem"] is None
    asked = {**ask, "player": 1, "action": "play village"}
    assert expect_refusal(client(running), "/api/analysis/why", asked)["code"] == "not-to-move"


# -- evaluation ----------------------------------------------------------------------------------


def test_evaluation_lists_the_best_actions(running: RunningServer) -> None:
    ask = {"text": VILLAGE, "player": 0}
    found = client(running).post("/api/analysis/evaluation", ask)
    assert found["lines"][0]["notation"] == "play village"
    chances = [line["win"] for line in found["lines"]]
    assert all(0 <= chance <= 1 for chance in chances)
    # The same question gets the same answer, which is remembered; more time gives more rollouts.
    assert client(running).post("/api/analysis/evaluation", ask) == found
    longer = client(running).post("/api/analysis/evaluation", {**ask, "effort": 2})
    assert longer["rollouts"] > 2 * found["rollouts"]
    refused = expect_refusal(client(running), "/api/analysis/evaluation", {**ask, "player": 1})
    assert refused["code"] == "not-to-move"


def test_evaluation_knows_only_what_the_player_knows(running: RunningServer) -> None:
    """Positions that differ in hidden cards only get the same evaluation."""
    found = [
        client(running).post(
            "/api/analysis/evaluation",
            {"text": f"{VILLAGE} | hand 1: {hand} | deck 1: {deck}", "player": 0},
        )
        for hand, deck in (("copper*5", "copper*2 estate*3"), ("copper*2 estate*3", "copper*5"))
    ]
    assert found[0] == found[1]


# -- what may be analysed ------------------------------------------------------------------------


def test_running_game_is_not_given_out(running: RunningServer) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    made = ann.post("/api/tables", {"game": "magpie", "seats": [ME, BOT], "start": True, "public": True})
    for person in (ann, ben):
        assert refused_record(person, made["table"]) == "not-finished"
    ann.do(made["table"], "resign")
    text = ben.get(f"/api/tables/{made['table']}/record")
    assert ben.post("/api/analysis", {"text": text})["game"] == "magpie"


def refused_record(person: LiveClient, table: str) -> str:
    return str(expect_refusal(person, f"/api/tables/{table}/record")["code"])


def test_answer_does_not_count_after_a_puzzle_was_analysed(running: RunningServer) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    first, second = get_pack("dominion").puzzles[:2]
    for puzzle, is_counted in ((first, False), (second, True)):
        answer = {"game": "dominion", "id": puzzle.id, "actions": puzzle.solution}
        if not is_counted:
            text = ann.post("/api/puzzles/record", {"game": "dominion", "id": puzzle.id})
            assert text == puzzle.to_record().to_text()
            assert position(running, text, len(puzzle.moves))["you"] == puzzle.player
        assert ann.post("/api/puzzles", answer)["counted"] is is_counted
    assert expect_refusal(ben, "/api/puzzles/record", {"game": "dominion", "id": "none"})["status"] == 404
