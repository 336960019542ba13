"""Import of Dominion logs. The logs are our own games, written by ``dominion_games_exporter``."""

from __future__ import annotations

import pytest
from dominion_games_exporter import EVERYTHING, export_goko_log, export_log
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide.bots.bot_registry import make_bot
from bastide.core import Record, Recorder, Rng, get_game, replay_record
from bastide.core.errors import BastideError
from bastide.core.records.game_import import GameImportError, import_game
from bastide.games.dominion.imports.card_names import card_id_of_name, parse_cards
from bastide.games.dominion.imports.dominion_games_log import read_dominion_games_log
from bastide.games.dominion.rules.cards.printed_card import CARDS

GAME = get_game("dominion")
KINGDOM = [
    "bureaucrat",
    "cellar",
    "harbinger",
    "militia",
    "moat",
    "remodel",
    "sentry",
    "throne_room",
    "vassal",
    "witch",
]


def play_game(seed: int, kingdom: list[str], bot: str = "", players: int = 2) -> Record:
    names = ["Ruth", "Noam", "Ada", "Bela"][:players]
    recorder = Recorder(GAME, players, {"kingdom": kingdom, "first_player": "0"}, seed, names)
    rng = Rng(seed)
    bots = [make_bot(bot, GAME, seed + player) for player in range(players)] if bot else []
    for _ in range(1500):
        state = recorder.state
        player = state.next_player_to_act()
        if player < 0:
            break
        recorder.apply(player, bots[player].choose(state.seat(player)) if bots else state.random_action(player, rng))
    return recorder.to_record()


def what_happened(log: str) -> list[str]:
    """Lines of a log, their words sorted: a log lists cards that are discarded together in any order.

    Without the treasures, which may be played one by one.
    """
    lines = [line for line in log.splitlines() if " plays " not in line and " gets " not in line]
    return [" ".join(sorted(word.rstrip(".,") for word in line.split() if word != "and")) for line in lines]


def problem_of(error: GameImportError) -> GameImportError:
    problem = error.details["problem"]
    assert isinstance(problem, GameImportError)
    return problem


@pytest.mark.parametrize("seed", range(3))
def test_log_that_names_all_cards_gives_the_same_game(seed: int) -> None:
    played = play_game(seed, KINGDOM)
    found = import_game(export_log(played))
    assert found.stop is None
    assert found.moves_read == found.moves_in_file
    result = replay_record(found.record, GAME)
    assert str(result) == "exact"
    original = played.state_at()
    assert result.state.is_over() == original.is_over()
    assert result.state.scores() == original.scores()
    assert found.record.seats == played.seats


@pytest.mark.parametrize("bot", ["medium", ""], ids=["medium", "random"])
def test_goko_log_gives_the_same_game_with_its_kingdom(bot: str) -> None:
    played = play_game(11, KINGDOM, bot)
    found = import_game(export_goko_log(played))
    assert found.source == "Goko"
    assert (found.stop, found.notes) == (None, [])
    assert found.moves_read == found.moves_in_file
    assert sorted(found.record.options["kingdom"].split(",")) == sorted(KINGDOM)
    result = replay_record(found.record, GAME)
    assert result.state.scores() == played.state_at().scores()


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (2, 18), (3, 4)])
def test_log_of_one_player_gives_a_game_that_fits_it(players: int, seed: int) -> None:
    played = play_game(seed, KINGDOM, bot="medium", players=players)
    text = export_log(played, viewer=0)
    assert "draws 5 cards" in text
    found = import_game(text)
    assert found.stop is None
    again = export_log(found.record, viewer=0)
    assert sorted(what_happened(again)) == sorted(what_happened(text))
    assert replay_record(found.record, GAME).state.scores() == played.state_at().scores()


def test_kingdom_cards_that_nobody_names_are_added_and_noted() -> None:
    found = import_game(export_log(play_game(5, KINGDOM, bot="big_money")))
    (note,) = found.notes
    assert note.message == "import-added-cards"
    added = note.facts["cards"]
    assert isinstance(added, list)
    assert set(added) <= set(found.record.options["kingdom"].split(","))
    assert len(found.record.options["kingdom"].split(",")) == 10


def test_unknown_card_stops_the_import_at_its_line() -> None:
    lines = export_log(play_game(6, KINGDOM, bot="big_money")).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("Turn 3 "))
    lines[at + 1] = f"{lines[at + 1][0]} plays an Ambassador."
    found = import_game("\n".join(lines))
    assert found.stop is not None
    assert found.stop.details["line"] == at + 2
    assert problem_of(found.stop).code == "import-unknown-line"
    assert 0 < found.moves_read < found.moves_in_file
    assert str(replay_record(found.record, GAME)) == "exact"


def test_step_against_the_rules_stops_the_import() -> None:
    lines = export_log(play_game(6, KINGDOM, bot="big_money")).splitlines()
    at = next(number for number, line in enumerate(lines) if " buys and gains " in line)
    lines[at] = f"{lines[at][0]} buys and gains a Province."
    found = import_game("\n".join(lines))
    assert found.stop is not None
    assert found.stop.details["line"] == at + 1
    assert problem_of(found.stop).code == "import-unexplained"
    assert found.moves_read < found.moves_in_file


def test_log_without_turns_is_refused() -> None:
    with pytest.raises(GameImportError) as caught:
        import_game("R starts with 7 Coppers.\nTurn 1 - Noam\nN plays a Copper.\n")
    assert problem_of(caught.value).code == "import-log-players"


@pytest.mark.parametrize("card", [card.id for card in CARDS if card.sets])
def test_names_of_all_cards_are_known_in_both_numbers(card: str) -> None:
    from dominion_games_exporter import card_name, plural

    assert card_id_of_name(card_name(card)) == card
    assert card_id_of_name(plural(card)) == card


def test_lists_of_cards_are_read() -> None:
    assert parse_cards("3 Coppers, a Silver, and an Estate.") == ["copper"] * 3 + ["silver", "estate"]
    assert parse_cards("2 cards") == ["", ""]
    assert parse_cards("a King\u2019s Court and a Worker's Village") == ["kings_court", "workers_village"]
    assert parse_cards("a Copper and an Ambassador") is None


def test_log_keeps_who_plays_what_again() -> None:
    log = read_dominion_games_log(
        "L starts with 7 Coppers.\nM starts with 7 Coppers.\nTurn 1 - Lord\nL plays a Witch again.\nTurn 1 - Mia\n"
    )
    assert log.players == ["Lord", "Mia"]
    assert [(step.verb, step.note) for step in log.steps if step.verb == "play"] == [("play", "again")]


LOG = export_log(play_game(8, KINGDOM, bot="big_money")).splitlines()[:60]
WORDS = st.sampled_from(
    ["R", "N", "plays", "draws", "a", "99", "999999999999", "Copper", "cards", "Turn 1 - Ruth", "again"]
)


@settings(max_examples=50, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(6, 59), st.lists(WORDS, max_size=5).map(" ".join) | st.text(max_size=30)), max_size=4
    )
)
def test_changed_log_gives_a_record_or_a_clear_error(changes: list[tuple[int, str]]) -> None:
    lines = LOG.copy()
    for line, text in changes:
        lines[line] = text
    try:
        found = import_game("\n".join(lines))
    except BastideError:
        return
    assert str(replay_record(found.record, GAME)) == "exact"
    assert 0 <= found.moves_read <= found.moves_in_file


@pytest.mark.parametrize(
    "lines",
    [
        ["R draws 199 cards."] * 20_000,
        ["R draws " + "199 cards, " * 10_000 + "a card."],
        ["R shuffles their deck.", "R draws 5 cards."] * 1_000,
        ["R gains 99 Coppers."] * 100,
        ["R plays a Copper."] * 30_000,
        ["R discards 100 cards.", "R shuffles their deck."] * 200,
    ],
    ids=["cards", "one line", "shuffles", "gains", "plays", "discards"],
)
def test_endless_log_ends_soon(lines: list[str]) -> None:
    try:
        found = import_game("\n".join([*LOG[: LOG.index("Turn 2 - Ruth") + 1], *lines]))
    except GameImportError as error:
        problem = problem_of(error)
    else:
        assert found.stop is not None
        problem = problem_of(found.stop)
        assert str(replay_record(found.record, GAME)) == "exact"
    assert problem.code in ("import-too-many-moves", "import-unexplained", "import-unknown-line")


def test_everything_is_the_default_viewer_of_exported_logs() -> None:
    played = play_game(9, KINGDOM, bot="big_money")
    assert export_log(played) == export_log(played, EVERYTHING)
