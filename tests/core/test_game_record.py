"""Records: writing, parsing, replaying; incomplete, edited and newer records."""

from __future__ import annotations

import re

import pytest
from bastide_magpie import GAME, Magpie

from bastide.core import DIVERGED, EXACT, UNVERIFIED, CorruptRecord, IllegalAction, Recorder, Rng, State, parse_record
from bastide.core.options import NumberOption
from bastide.core.records.game_record import Move, Record, replay_record


def play_recorded_game(seed: int = 5, players: int = 4) -> Recorder:
    recorder = Recorder(GAME, players, {"hand_size": 3}, seed, [f"Seat {n}" for n in range(players)])
    rng = Rng(seed)
    while not recorder.state.is_over():
        player = recorder.state.next_player_to_act()
        recorder.apply(player, rng.choice(recorder.state.legal_actions(player)))
    return recorder


class LongMagpie(Magpie):
    """Magpie with the same rules under another version number."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = 2
        self.corrections = {2: "longer"}


@pytest.fixture
def text() -> str:
    return play_recorded_game().to_record().to_text()


def test_record_text_has_header_moves_and_end(text: str) -> None:
    lines = text.splitlines()
    assert lines[:5] == ["bastide record 1", "game: magpie", "rules: 1", "seed: 5", "option: hand_size = 3"]
    assert lines[5:9] == ["seat: Seat 0", "seat: Seat 1", "seat: Seat 2", "seat: Seat 3"]
    assert re.fullmatch(r"0 (stash|toss) \w+", lines[10])
    assert re.fullmatch(r"end 15 [0-9a-f]{16}", lines[-1])


def test_record_round_trip_replays_exactly(text: str) -> None:
    record = parse_record(text)
    assert record.to_text() == text
    seen: list[str] = []
    result = replay_record(record, GAME, lambda state, move: seen.append(move.text))
    assert (result.verdict, result.actions_replayed, str(result)) == (EXACT, 15, "exact")
    assert seen == [move.text for move in record.moves]
    assert result.state.digest() == play_recorded_game().state.digest()


def test_unfinished_game_can_be_recorded() -> None:
    recorder = Recorder(GAME, 2, {}, 1)
    empty = parse_record(recorder.to_record().to_text())
    assert replay_record(empty, GAME).verdict == EXACT
    recorder.apply(0, recorder.state.legal_actions(0)[0])
    assert replay_record(parse_record(recorder.to_record().to_text()), GAME).actions_replayed == 1


def test_illegal_action_is_not_recorded() -> None:
    recorder = Recorder(GAME, 2, {}, 1)
    with pytest.raises(IllegalAction):
        recorder.apply(1, 0)
    assert recorder.to_record().moves == []


@pytest.mark.parametrize("name", ["", "  ", "B\nseat: C", "B\rseat: C", "B\u2028seat: C"])
def test_recorder_rejects_multi_line_names(name: str) -> None:
    with pytest.raises(ValueError, match="one line of text"):
        Recorder(GAME, 2, {}, 1, ["Ann", name])


def test_edited_illegal_action_diverges(text: str) -> None:
    record = parse_record(text)
    record.moves[3] = Move(3, "stash teapot")
    result = replay_record(record, GAME)
    assert (result.verdict, result.diverged_at) == (DIVERGED, 4)
    assert "teapot" in result.reason


def test_edited_legal_action_is_detected_by_digest(text: str) -> None:
    """Moves since the last matching digest are not shown, because they may be forged."""
    record = parse_record(text)
    verb, name = record.moves[4].text.split()
    record.moves[4] = Move(record.moves[4].player, f"{'toss' if verb == 'stash' else 'stash'} {name}")
    seen: list[str] = []

    def watch(state: State, move: Move) -> None:
        seen.append(move.text)

    result = replay_record(record, GAME, watch)
    assert result.verdict == DIVERGED
    assert result.diverged_at == 15
    assert "not the recorded one" in str(result)
    assert seen == []
    assert result.actions_replayed == 0


def test_verified_moves_before_divergence_are_shown() -> None:
    recorder = play_recorded_game(seed=9)
    record = recorder.to_record()
    record.digests[10] = _digest_after(record, 10)
    record.digests[15] = "0" * 16
    seen: list[str] = []
    result = replay_record(record, GAME, lambda state, move: seen.append(move.text))
    assert (result.verdict, result.diverged_at, result.actions_replayed) == (DIVERGED, 15, 10)
    assert seen == [move.text for move in record.moves[:10]]


def _digest_after(record: Record, count: int) -> str:
    state = record.initial_state(GAME)
    for move in record.moves[:count]:
        state.apply(move.player, state.parse_action(move.player, move.text))
    return state.digest()


def test_edited_seed_diverges(text: str) -> None:
    assert replay_record(parse_record(text.replace("seed: 5", "seed: 6")), GAME).verdict == DIVERGED


def test_edited_setup_of_unplayed_game_diverges() -> None:
    text = Recorder(GAME, 2, {}, 1).to_record().to_text().replace("seed: 1", "seed: 2")
    result = replay_record(parse_record(text), GAME)
    assert (result.verdict, result.diverged_at, result.reason) == (DIVERGED, 0, "the setup differs from the record")


def test_other_rules_version_leaves_record_unverified(text: str) -> None:
    record = parse_record(text)
    assert replay_record(record, LongMagpie()).verdict == EXACT, (
        "a correction that does not touch a game leaves it exact"
    )
    record.digests[15] = "0" * 16
    result = replay_record(record, LongMagpie())
    assert (result.verdict, result.diverged_at, result.corrections) == (UNVERIFIED, 15, ["longer"])


def test_action_illegal_under_other_rules_diverges(text: str) -> None:
    record = parse_record(text)
    record.moves[2] = Move(2, "stash teapot")
    result = replay_record(record, LongMagpie())
    assert (result.verdict, result.diverged_at) == (DIVERGED, 3)
    assert (result.rules_version, result.current_rules_version, result.corrections) == (1, 2, ["longer"])
    assert str(result).endswith("(recorded with rules version 1, now 2; corrected since: longer)")
    assert "version" not in str(replay_record(record, GAME)), "the rules are the same"


def test_options_of_a_record_set_up_a_game(text: str) -> None:
    record = parse_record(text)
    state = GAME.new_state(4, record.options, record.seed)
    assert state.digest() == record.initial_state(GAME).digest()


def test_replay_rejects_record_of_another_game(text: str) -> None:
    with pytest.raises(CorruptRecord, match="a record of chess, not of magpie"):
        replay_record(parse_record(text.replace("game: magpie", "game: chess")), GAME)


@pytest.mark.parametrize(
    ("edit", "complaint"),
    [
        (lambda text: "", "not a game record"),
        (lambda text: "hello\n" + text, "not a game record"),
        (lambda text: text.replace("record 1", "record 4"), "format 4; this version of Bastide reads format 1"),
        (lambda text: text[: len(text) // 2], "incomplete|expected"),
        (lambda text: text[: text.rindex("end")], "incomplete"),
        (lambda text: text + "0 stash ring\n", "nothing may follow"),
        (lambda text: text.replace("seed: 5", "seed: five"), "line 4: seed must be a whole number"),
        (lambda text: text.replace("seed: 5\n", ""), "must name game, rules, seed"),
        (lambda text: text.replace("rules: 1", "rules: -1"), "rules must be a whole number"),
        (lambda text: text.replace("game: magpie", "game magpie"), "line 2: expected 'key: value'"),
        (lambda text: text.replace("game: magpie", "toy: magpie"), "unknown header 'toy'"),
        (lambda text: text.replace("hand_size = 3", "hand_size"), "expected 'option: name = value'"),
        (lambda text: text.replace("seed: 5", "seed: 5\nseed: 6"), "line 5: seed appears twice"),
        (lambda text: text.replace("rules: 1", "rules: 1\nrules: 1"), "rules appears twice"),
        (lambda text: text.replace("game: magpie", "game: magpie\ngame: chess"), "game appears twice"),
        (
            lambda text: text.replace("hand_size = 3", "hand_size = 3\noption: hand_size = 2"),
            "option hand_size appears twice",
        ),
        (lambda text: text.replace("seed: 5", "seed: \u00b2"), "seed must be a whole number"),
        (lambda text: text.replace("seed: 5", "seed: " + "9" * 5000), "seed must be a whole number"),
        (lambda text: text.replace("record 1", "record \u00b2"), "not a game record"),
        (lambda text: text.replace("\n0 ", "\n\u00b2 ", 1), "expected 'PLAYER ACTION'"),
        (lambda text: text.replace("end 15", "= 15 ffff\nend 15"), "two digests for the position after 15 actions"),
        (lambda text: text.replace("end 15", "end 14"), "says 14 actions, but the record has 15"),
        (lambda text: text.replace("end 15", "end x"), "expected 'end N DIGEST'"),
        (lambda text: text.replace("\n0 ", "\n7 ", 1), "seat 7 doesn't exist"),
        (lambda text: text.replace("\n0 ", "\nzero ", 1), "expected 'PLAYER ACTION'"),
    ],
)
def test_parse_rejects_damaged_record_with_line(text: str, edit: object, complaint: str) -> None:
    assert callable(edit)
    with pytest.raises(CorruptRecord, match=complaint):
        parse_record(edit(text))


@pytest.mark.parametrize("text", ["", "nonsense", "bastide record", "bastide record two", "bastide record -1"])
def test_non_record_error_names_supported_format(text: str) -> None:
    with pytest.raises(CorruptRecord, match="'bastide record 1'") as refused:
        parse_record(text)
    assert refused.value.code == "no-record"
    assert refused.value.details == {"known": 1}


def test_replay_rejects_unknown_option(text: str) -> None:
    from bastide.core import InvalidOption

    with pytest.raises(InvalidOption, match="unknown option 'wings'"):
        replay_record(parse_record(text.replace("hand_size = 3", "wings = 2")), GAME)


def test_default_options_are_written() -> None:
    assert isinstance(GAME.options[0], NumberOption)
    assert "option: hand_size = 2" in Recorder(GAME, 2, {}, 0).to_record().to_text()
