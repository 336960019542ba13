"""All languages say the same things: the same messages, with the same attributes and variables."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bastide
from bastide.core import game_ids, get_game
from bastide.locale import LANGUAGES, Catalogue, system_language
from bastide.locale.catalogue import FOLDER

PACKAGE = Path(bastide.__file__).parent


class Variables(Visitor):
    """Collects the variables that a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """Every message and attribute of a file, with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            parts: list[tuple[str, ftl.Pattern | None]] = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for name, pattern in parts:
                assert name not in found, f"{path}: {name} is there twice"
                visitor = Variables()
                if pattern is not None:
                    visitor.visit(pattern)
                found[name] = visitor.names
    return found


def folders() -> list[Path]:
    return [FOLDER, *(Path(get_game(game).locale_dir) for game in game_ids() if get_game(game).locale_dir)]


FILES = [(folder, path.name) for folder in folders() for path in sorted((folder / "en").glob("*.ftl"))]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize(("folder", "name"), FILES, ids=lambda part: part if isinstance(part, str) else "")
def test_the_same_messages_with_the_same_variables(folder: Path, name: str, language: str) -> None:
    english = messages(folder / "en" / name)
    other = messages(folder / language / name)
    assert sorted(set(english) - set(other)) == [], "missing"
    assert sorted(set(other) - set(english)) == [], "not in English"
    # A plural may be so exact that it needs no number ("shtei", two): fewer variables are fine, others are not.
    strange = {name: used - english[name] for name, used in other.items() if not used <= english[name]}
    assert strange == {}
    dropped = {name for name, used in english.items() if used - other[name]}
    assert dropped == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    for folder in folders():
        assert {p.name for p in (folder / language).glob("*.ftl")} == {p.name for p in (folder / "en").glob("*.ftl")}


@pytest.mark.parametrize(("folder", "name"), FILES, ids=lambda part: part if isinstance(part, str) else "")
def test_ids_begin_with_the_name_of_their_file(folder: Path, name: str) -> None:
    """That is how the catalogue knows which file to read."""
    prefix = name.removesuffix(".ftl")
    assert [message for message in messages(folder / "en" / name) if not re.match(rf"{prefix}(-|\.|$)", message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "name"), FILES, ids=lambda part: part if isinstance(part, str) else "")
def test_every_message_is_found_by_itself(folder: Path, name: str, language: str) -> None:
    """The catalogue reads one message at a time, with those that it takes up, in whatever order they are asked for."""
    words = Catalogue(language)
    words.add_game(name.removesuffix(".ftl"), str(folder))
    for message, variables in sorted(messages(folder / language / name).items(), reverse=True):
        if words.has(message):
            said = words.say(message, dict.fromkeys(variables, 1))
            assert said not in ("", message), message
            assert "{" not in said, message
        else:
            assert not variables, message


@cache
def error_codes() -> dict[str, tuple[str, set[str]]]:
    """Every error raised in the package with a literal code: where, and with which details."""
    found: dict[str, tuple[str, set[str]]] = {}
    kinds = {"BastideError", "IllegalAction", "CorruptRecord", "Refused"}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            first = node.args[0]
            is_error = node.func.id in kinds or re.match(r"(Invalid|Unknown)[A-Z]", node.func.id)
            if is_error and isinstance(first, ast.Constant) and isinstance(first.value, str):
                details = {keyword.arg for keyword in node.keywords if keyword.arg}
                found.setdefault(first.value, (path.name, details))
    return found


#: The reason for this one is the particular rule of a game, and comes with the error.
SPOKEN_BY_THE_GAME = {"illegal-action"}


@pytest.mark.parametrize("code", sorted(set(error_codes()) - SPOKEN_BY_THE_GAME))
def test_every_error_has_its_sentence(code: str) -> None:
    place, details = error_codes()[code]
    english = messages(FOLDER / "en" / "error.ftl")
    assert f"error-{code}" in english, f"{place} raises {code}"
    assert english[f"error-{code}"] <= details, f"{place} raises {code} without what its sentence needs"


@pytest.mark.parametrize("game", game_ids())
def test_a_game_has_all_its_words(game: str) -> None:
    words = Catalogue("en")
    found = get_game(game)
    words.add_game(game, found.locale_dir)
    wanted = [game, f"{game}.about"]
    for option in found.options:
        wanted += [f"{game}-option-{option.id}", f"{game}-option-{option.id}.help"]
    for kind in found.components:
        wanted += [f"{game}-{kind.removesuffix('s')}-{item['id']}" for item in found.component_list(kind)]
    state = found.new_state(found.min_players)
    wanted += [f"{game}-metric-{name}" for name in [*state.metrics(), *state.seat_metrics(0)]]
    assert [message for message in wanted if not words.has(message)] == []


@pytest.mark.parametrize(
    "path", sorted((PACKAGE.parents[1] / "tests" / "playthroughs").glob("*.txt")), ids=lambda p: p.stem
)
def test_what_happens_in_a_game_can_be_told(path: Path) -> None:
    """Every question, action and event of the golden games has its message."""
    from bastide.core import Journal, Rng
    from bastide.testing.golden import Golden

    golden = Golden.read(path)
    game = get_game(golden.game)
    words = Catalogue("en")
    words.add_game(game.id, game.locale_dir)
    options = {name: game.option(name).parse(text) for name, text in golden.options.items()}
    missing: set[str] = set()
    for seed in range(4):
        state = game.new_state(golden.players, options, seed)
        rng = Rng(seed)
        state.journal = Journal()
        while not state.is_over():
            player = state.next_actor()
            decision = state.decision(player)
            needed = {f"{game.id}-ask-{decision.kind}"}
            needed |= {f"{game.id}-do-{state.meaning(player, action)['do']}" for action in decision.actions[:30]}
            state.apply(player, rng.choice(decision.actions))
            needed |= {f"{game.id}-log-{event.kind}" for event in state.journal.take()}
            missing |= {message for message in needed if not words.has(message)}
    assert sorted(missing) == []


def test_words_fall_back_to_english_and_then_to_the_id() -> None:
    words = Catalogue("cs")
    assert words.say("word-yes") == "Ano"
    assert words.say("no-such-message") == "no-such-message"
    assert not words.has("word-yes.nothing")


def test_things_are_told_by_their_names() -> None:
    words = Catalogue("en", ["Ann", "Ben"])
    words.add_game("magpie", get_game("magpie").locale_dir)
    assert words.tell("magpie", "log-stash", {"player": 1, "trinket": "crown"}) == "Ben stashes: Crown."
    assert words.tell("magpie", "hand", {"trinkets": ["ring", "coin", "ring"]}) == "Your hand: 2 \u00d7 Ring, Coin"
    assert words.tell("magpie", "hand", {"trinkets": []}) == "Your hand: nothing"
    assert words.tell("magpie", "log-draw", {"player": 5}) == "Player 6 draws a trinket."


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("cs", 1, "Jedna cetka"),
        ("cs", 3, "3 cetky"),
        ("cs", 5, "5 cetek"),
        ("he", 2, "שני חפצים"),
        ("he", 7, "7 חפצים"),
    ],
)
def test_plurals(language: str, count: int, text: str) -> None:
    words = Catalogue(language)
    words.add_game("magpie", get_game("magpie").locale_dir)
    assert words.tell("magpie", "pile", {"count": count, "trinkets": []}).startswith(text)


@pytest.mark.parametrize(
    ("variable", "setting", "language"),
    [
        ("LANG", "de_AT.UTF-8", "de"),
        ("LC_ALL", "iw_IL", "he"),
        ("LC_MESSAGES", "cs", "cs"),
        ("LANG", "fr_FR.UTF-8", "en"),
        ("LANG", "C", "en"),
    ],
)
def test_the_systems_language(monkeypatch: pytest.MonkeyPatch, variable: str, setting: str, language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert system_language() == "en"
    monkeypatch.setenv(variable, setting)
    assert system_language() == language
