"""A language may be incomplete: a folder with a few messages is enough, and English stands for the others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from scratch_checkout import copy_checkout, run_in_copy
from script_loader import ROOT

from bastide.locale import LANGUAGES, complete_languages, get_language
from bastide.locale.languages import LANGUAGE_FILE, LOCALE_FOLDER, Language, find_languages

FRENCH = {
    "language.toml": 'name = "Français"\ndirection = "ltr"\ncomplete = false\n',
    "word.ftl": "word-yes = Oui\nword-no = Non\n",
    "cli.ftl": "cli-heading-commands = Commandes\n",
    "dominion.ftl": (
        "dominion-card-moat = Douves\n"
        "dominion-option-sets-base2 = Éditions : { dominion-set-base2 }\n"
        "dominion-log-shuffle = { $player } mélange.\n"
    ),
    "lesson.ftl": "lesson-dominion-turn = Un tour\n",
    "dominion/ending.md": "# La fin de la partie\n\nLa partie se termine.\n",
}
PRINT_FRENCH_TEXTS = """
import json
from bastide.core import get_game
from bastide.locale import LANGUAGES, Catalogue, game_title_messages
from bastide.teaching import get_rulebook
from bastide.teaching.lesson_texts import get_lesson_message, lesson_message_keys
words = Catalogue("fr", ["Anne"])
book = get_rulebook("dominion", "fr")
keys = lesson_message_keys("dominion", "turn")
lesson = {key: get_lesson_message("dominion", "turn", "fr", key) for key in keys}
print(json.dumps({
    "languages": LANGUAGES,
    "yes": words.translate("word-yes"),
    "moat": [words.translate("dominion-card-moat"), words.translate("dominion-card-moat.text")[:8]],
    "village": words.translate("dominion-card-village"),
    "reference": words.translate("dominion-option-sets-base2"),
    "borrowed": words.is_translated("dominion-set-base2"),
    "log": words.translate_for_game("dominion", "log-shuffle", {"player": 0}),
    "direction": words.direction,
    "topics": {topic.id: topic.title for topic in book.topics if topic.id in ("ending", "turn")},
    "ending_sections": len([t for t in book.topics if t.id == "ending"][0].sections),
    "lesson": "".join(piece.text for piece in lesson[""]),
    "lesson_steps": len(lesson),
    "titles": "carcassonne =" in game_title_messages("fr"),
    "view": bool(get_game("seven_wonders").new_state(3).svg(0, "fr")),
}))
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout with a little French."""
    root = copy_checkout(tmp_path_factory.mktemp("checkout"))
    write_french(root, FRENCH)
    return root


def write_french(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = root / "src/bastide/locale/fr" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_all_languages_declare_themselves() -> None:
    assert LANGUAGES[0] == "en"
    assert {"en", "he", "de", "cs"} <= set(complete_languages())
    assert get_language("he") == Language("he", "עברית", "rtl", True)
    assert {path.name for path in LOCALE_FOLDER.iterdir() if (path / "word.ftl").is_file()} <= set(LANGUAGES)


@pytest.mark.parametrize("text", ['name = "X"\n', 'name = "X"\ndirection = "up"\ncomplete = true\n'])
def test_invalid_language_description_is_an_error(tmp_path: Path, text: str) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / LANGUAGE_FILE).write_text(text, encoding="utf-8")
    assert find_languages(tmp_path) == ("en", "xx")
    with pytest.raises(ValueError, match='direction = "ltr"'):
        get_language("xx", tmp_path)


def test_missing_texts_are_in_english(checkout: Path) -> None:
    done = run_in_copy(checkout, "-c", PRINT_FRENCH_TEXTS)
    assert done.stderr == ""
    texts = json.loads(done.stdout)
    assert "fr" in texts["languages"]
    assert (texts["yes"], texts["moat"], texts["village"]) == ("Oui", ["Douves", "+2 Cards"], "Village")
    # A French message may refer to a message that only English has.
    assert texts["reference"] == "Éditions : Base game, 2nd edition"
    assert texts["borrowed"] is False
    assert texts["log"] == "Anne mélange."
    assert texts["direction"] == "ltr"
    assert texts["topics"] == {"ending": "La fin de la partie", "turn": "The turn"}
    assert texts["ending_sections"] == 3
    assert texts["lesson"] == "Un tour"
    assert texts["lesson_steps"] > 3
    assert texts["titles"]
    assert texts["view"]


def test_new_language_is_in_the_help_and_speaks(checkout: Path) -> None:
    out = run_in_copy(checkout, "-m", "bastide", "--lang", "fr", "--help").stdout
    assert "--lang en|cs|de|fr|he" in out
    assert "Commandes:" in out
    assert "Options:" in out


def test_missing_messages_are_counted_by_catalogue(checkout: Path) -> None:
    done = run_in_copy(checkout, "-m", "bastide", "dev", "missing", "fr", "--json")
    (found,) = json.loads(done.stdout)
    counts = {each["name"]: (len(each["ids"]), each["total"]) for each in found["catalogues"]}
    assert counts["word"] == (counts["word"][1] - 2, counts["word"][1])
    assert found["missing"] > 3000
    assert found["total"] - found["missing"] == 8
    targets = {each["name"]: Path(each["file"]).relative_to(checkout).as_posix() for each in found["catalogues"]}
    assert targets["carcassonne/inns"] == "src/bastide/locale/fr/carcassonne.ftl"
    assert targets["dominion/turn.md"] == "src/bastide/locale/fr/dominion/turn.md"
    shown = run_in_copy(checkout, "-m", "bastide", "dev", "missing", "fr").stdout
    assert "Français (fr): " in shown
    assert "src/bastide/locale/fr/web.ftl" in shown


FIND_PROBLEMS = """
from bastide.cli.dev.translation_status import find_translation_problems
for problem in find_translation_problems("fr"):
    print(problem.rpartition("/locale/")[2])
"""


def test_existing_texts_of_an_incomplete_language_are_checked(checkout: Path) -> None:
    assert run_in_copy(checkout, "-c", FIND_PROBLEMS).stdout == ""
    write_french(
        checkout,
        {
            "word.ftl": "word-yes = Oui\nword-maybe = Peut-être\nword-player = Joueur { $nombre }\n",
            "web.ftl": "web-play = Jouer\nceci n'est pas un message\n",
            "chess.ftl": "chess = Échecs\n",
        },
    )
    try:
        assert run_in_copy(checkout, "-c", FIND_PROBLEMS).stdout.splitlines() == [
            "fr/chess.ftl: there is no catalogue chess in English",
            "fr/web.ftl: line 2 is not a message",
            "fr/word.ftl: word-maybe is not an English message",
            "fr/word.ftl: word-player has unknown variables: nombre",
        ]
    finally:
        (checkout / "src/bastide/locale/fr/chess.ftl").unlink()
        (checkout / "src/bastide/locale/fr/web.ftl").unlink()
        write_french(checkout, FRENCH)


def test_catalogue_tests_pass_with_an_incomplete_language(checkout: Path) -> None:
    """The tests of the catalogues do not fail for a language that declares itself incomplete."""
    tests = ROOT / "tests/language/test_catalogues.py"
    chosen = "files or incomplete"
    done = run_in_copy(checkout, "-m", "pytest", "-vv", "-p", "no:cacheprovider", str(tests), "-k", chosen)
    assert done.returncode == 0, done.stdout
    assert "english_ones[fr]" in done.stdout
