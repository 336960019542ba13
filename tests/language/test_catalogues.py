"""Complete languages have the same messages, with the same attributes and variables; other languages a part of them."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from complete_languages import COMPLETE_LANGUAGES
from fluent_variables import variables_of

import bastide
from bastide.cli.dev.translation_status import find_translation_problems
from bastide.core import game_ids, get_game, get_kit
from bastide.core.game import RESERVED_GAME_IDS
from bastide.locale import LANGUAGES, Catalogue, catalogue, system_language
from bastide.locale.languages import LOCALE_FOLDER

PACKAGE = Path(bastide.__file__).parent


@cache
def messages(path: Path) -> dict[str, set[str]]:
    return variables_of(path.read_text(encoding="utf-8"))


#: Every English catalogue with its prefix: the program's own, and those of the games.
FILES = [(path.stem, path) for path in sorted((LOCALE_FOLDER / "en").glob("*.ftl"))]
FILES += [(game, path) for game in game_ids() for path in get_kit(game).catalogue_files("en")]


def translated_file(english: Path, language: str) -> Path:
    """Return the same catalogue in another language: in a folder next to the English one, or as a file."""
    return english.with_name(f"{language}.ftl") if english.stem == "en" else LOCALE_FOLDER / language / english.name


def name_of(part: object) -> str:
    return part if isinstance(part, str) else ""


@pytest.mark.parametrize("language", [language for language in COMPLETE_LANGUAGES if language != "en"])
@pytest.mark.parametrize(("prefix", "path"), FILES, ids=name_of)
def test_languages_have_the_same_messages_and_variables(prefix: str, path: Path, language: str) -> None:
    english = messages(path)
    other = messages(translated_file(path, language))
    assert sorted(set(english) - set(other)) == [], "missing"
    assert sorted(set(other) - set(english)) == [], "not in English"
    # A plural form may include the number ("shtei", two), so fewer variables are allowed, but no others.
    strange = {name: used - english[name] for name, used in other.items() if not used <= english[name]}
    assert strange == {}
    dropped = {name for name, used in english.items() if used - other[name]}
    assert dropped == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_incomplete_languages_fit_the_english_ones(language: str) -> None:
    if language not in COMPLETE_LANGUAGES:
        assert find_translation_problems(language) == []


def test_catalogue_prefixes_are_reserved_game_ids() -> None:
    """A game's message ids begin with its id, which must not clash with the program's own prefixes."""
    assert {path.stem for path in (LOCALE_FOLDER / "en").glob("*.ftl")} <= set(RESERVED_GAME_IDS)


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_languages_have_the_same_files(language: str) -> None:
    assert {p.name for p in (LOCALE_FOLDER / language).glob("*.ftl")} == {
        p.name for p in (LOCALE_FOLDER / "en").glob("*.ftl")
    }
    for game in game_ids():
        kit = get_kit(game)
        assert [p.parent for p in kit.catalogue_files(language)] == [p.parent for p in kit.catalogue_files("en")], game


@pytest.mark.parametrize(("prefix", "path"), FILES, ids=name_of)
def test_message_ids_have_the_catalogue_prefix(prefix: str, path: Path) -> None:
    allowed = rf"({prefix}|lesson-{prefix})(-|\.|$)"
    assert [message for message in messages(path) if not re.match(allowed, message)] == []


@pytest.mark.parametrize("game", game_ids())
def test_message_ids_of_a_game_are_unique(game: str) -> None:
    said = [message for path in get_kit(game).catalogue_files("en") for message in messages(path)]
    assert sorted(said) == sorted(set(said))


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
@pytest.mark.parametrize(("prefix", "path"), FILES, ids=name_of)
def test_every_message_is_found(prefix: str, path: Path, language: str) -> None:
    """The catalogue parses one message at a time, with its references, in any order."""
    words = Catalogue(language)
    for message, variables in sorted(messages(translated_file(path, language)).items(), reverse=True):
        if words.has_message(message):
            said = words.translate(message, dict.fromkeys(variables, 1))
            assert said not in ("", message), message
            assert "{" not in said, message
        else:
            assert not variables, message


def test_new_language_needs_only_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Translations of games may be in the folder of the language."""
    monkeypatch.setattr(catalogue, "LOCALE_FOLDER", tmp_path)
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "dominion.ftl").write_text("dominion-card-moat = Xxxx\n", encoding="utf-8")
    assert Catalogue("xx").translate("dominion-card-moat") == "Xxxx"
    assert Catalogue("xx").translate("dominion-card-cellar") == "Cellar"


@cache
def error_codes() -> dict[str, tuple[str, set[str]]]:
    """Return every error code raised with a literal in the package: where, and with which details."""
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


#: Errors whose text is a refusal of the game.
CODES_WITH_GAME_TEXT = {"refused"}


def test_every_error_code_has_a_message() -> None:
    english = messages(LOCALE_FOLDER / "en" / "error.ftl")
    raised = {code: error for code, error in error_codes().items() if code not in CODES_WITH_GAME_TEXT}
    assert len(raised) > 100
    for code, (place, details) in raised.items():
        assert f"error-{code}" in english, f"{place} raises {code}"
        assert english[f"error-{code}"] <= details, f"{place} raises {code} without what its sentence needs"


@pytest.mark.parametrize("game", game_ids())
def test_game_has_all_required_messages(game: str) -> None:
    words = Catalogue("en")
    found = get_game(game)
    wanted = [game, f"{game}.about"]
    for option in found.options:
        wanted += [f"{game}-option-{option.id}", f"{game}-option-{option.id}.help"]
    for kind in found.component_kinds:
        wanted += [f"{game}-{kind.removesuffix('s')}-{item['id']}" for item in found.list_components(kind)]
    state = found.new_state(found.min_players)
    wanted += [f"{game}-metric-{name}" for name in [*state.metrics(), *state.seat_metrics(0)]]
    assert [message for message in wanted if not words.has_message(message)] == []


@pytest.mark.parametrize(
    "path", sorted((PACKAGE.parents[1] / "tests" / "conformance" / "playthroughs").glob("*.txt")), ids=lambda p: p.stem
)
def test_every_event_of_a_playthrough_has_a_message(path: Path) -> None:
    """Every decision, action and event of the golden playthroughs has its message."""
    from bastide.core import Journal, Rng
    from bastide.testing.golden_playthroughs import GoldenPlaythrough

    golden = GoldenPlaythrough.from_file(path)
    game = get_game(golden.game)
    words = Catalogue("en")
    options = {name: game.option(name).parse(text) for name, text in golden.options.items()}
    missing: set[str] = set()
    for seed in range(4):
        state = game.new_state(golden.players, options, seed)
        rng = Rng(seed)
        state.journal = Journal()
        while not state.is_over():
            player = state.next_player_to_act()
            decision = state.decision(player)
            needed = {f"{game.id}-ask-{decision.kind}"}
            needed |= {f"{game.id}-do-{state.action_data(player, action)['do']}" for action in decision.actions[:30]}
            state.apply(player, rng.choice(decision.actions))
            needed |= {f"{game.id}-log-{event.kind}" for event in state.journal.take_events()}
            missing |= {message for message in needed if not words.has_message(message)}
    assert sorted(missing) == []


def test_missing_messages_fall_back_to_english_then_id() -> None:
    words = Catalogue("cs")
    assert words.translate("word-yes") == "Ano"
    assert words.translate("no-such-message") == "no-such-message"
    assert not words.has_message("word-yes.nothing")


def test_decimals_are_written_as_in_the_language() -> None:
    said = [
        Catalogue(one).translate_for_game("dominion", "reason-more_points", {"points": 1.5}) for one in ("en", "de")
    ]
    assert "1.5" in said[0]
    assert "1,5" in said[1]


def test_component_ids_are_shown_as_names() -> None:
    words = Catalogue("en", ["Ann", "Ben"])
    assert words.translate_for_game("magpie", "log-stash", {"player": 1, "trinket": "crown"}) == "Ben stashes: Crown."
    assert (
        words.translate_for_game("magpie", "hand", {"trinkets": ["ring", "coin", "ring"]})
        == "Your hand: 2 \u00d7 Ring, Coin"
    )
    assert words.translate_for_game("magpie", "hand", {"trinkets": []}) == "Your hand: nothing"
    goods = Catalogue("de").translate_for_game("carcassonne", "brief-goods", {"count": 1, "goods": ["wine", "cloth"]})
    assert goods == "nimmt 1 \u00d7 Wein, Tuch"
    assert words.translate_for_game("magpie", "log-draw", {"player": 5}) == "Player 6 draws a trinket."


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("cs", 1, "1 cetka"),
        ("cs", 3, "3 cetky"),
        ("cs", 5, "5 cetek"),
        ("he", 2, "שני חפצים"),
        ("he", 7, "7 חפצים"),
    ],
)
def test_plural_forms(language: str, count: int, text: str) -> None:
    words = Catalogue(language)
    assert words.translate_for_game("magpie", "pile", {"count": count, "trinkets": []}).startswith(text)


@pytest.mark.parametrize(
    ("variable", "setting", "language"),
    [
        ("LANG", "de_AT.UTF-8", "de"),
        ("LC_ALL", "iw_IL", "he"),
        ("LC_MESSAGES", "cs", "cs"),
        ("LANG", "tlh_XX.UTF-8", "en"),
        ("LANG", "C", "en"),
    ],
)
def test_system_language(monkeypatch: pytest.MonkeyPatch, variable: str, setting: str, language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert system_language() == "en"
    monkeypatch.setenv(variable, setting)
    assert system_language() == language
