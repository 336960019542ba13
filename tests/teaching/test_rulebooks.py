"""Rulebooks: everything in a game has its section in every language, and every link has a target."""

from __future__ import annotations

import re

import pytest
from complete_languages import COMPLETE_LANGUAGES

from bastide.core import BastideError, State, game_ids, get_game, get_kit
from bastide.locale import Catalogue, catalogue_text
from bastide.teaching import Section, get_example, get_rulebook, has_rulebook
from bastide.teaching.rulebook_loader import find_example_files, read_topic_texts

GAMES = ["carcassonne", "dominion", "seven_wonders"]
BOOKS = [(game, language) for game in GAMES for language in COMPLETE_LANGUAGES]

#: Message kinds that name something the rules explain: questions, refusals, names, links.
NAMED = {
    "carcassonne": "ask refuse module feature mark figure role piece goods quarter category tile",
    "dominion": "ask refuse set type place term card",
    "seven_wonders": "ask refuse board colour resource side term card",
}
#: Named things that need no explanation: a hidden card.
UNEXPLAINED = {"seven_wonders": {"card-hidden"}}
#: Letters that occur in every text of this language.
LETTERS = {"he": "[א-ת]", "cs": "[ěščřžýáíéůú]", "de": "[a-zäöüß]", "en": "[a-z]"}


def names(game: str) -> set[str]:
    """Return everything that a game's catalogue names, as ``kind-id``."""
    kinds = "|".join(NAMED[game].split())
    found = re.findall(rf"^{game}-((?:{kinds})-[\w-]+) *=", catalogue_text("en", game), re.MULTILINE)
    return set(found) - UNEXPLAINED.get(game, set())


def sections(game: str, language: str) -> dict[str, Section]:
    return {section.id: section for section in get_rulebook(game, language).sections()}


def test_every_game_with_page_has_rulebook() -> None:
    assert [game for game in game_ids() if has_rulebook(game)] == GAMES


def test_game_without_rulebook_raises_error() -> None:
    with pytest.raises(BastideError, match="has no rules pages"):
        get_rulebook("magpie", "en")


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_named_thing_has_section(game: str, language: str) -> None:
    found = sections(game, language)
    leads = get_rulebook(game, language).leads
    assert len(names(game)) > 80
    missing = sorted(name for name in names(game) if leads.get(name, name) not in found)
    where = f"src/bastide/games/{game}/teaching"
    assert not missing, (
        f"the rulebook ({language}) does not explain {', '.join(missing)}: write a section '## {{#ID}}' in "
        f"{where}/{language}/*.md, name a section that explains it in 'leads' of {where}/rulebook.json, "
        "or write the '.note' of a set or module"
    )


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_component_has_section(game: str, language: str) -> None:
    found = sections(game, language)
    for kind in get_game(game).component_kinds:
        for item in get_game(game).list_components(kind):
            section = found[f"{kind.removesuffix('s')}-{item['id']}"]
            assert section.title == capital(Catalogue(language).translate(f"{game}-{section.id}"))
            assert section.printed
            assert section.line
            assert section.see, f"{section.id} links to no explanation"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_every_stage_is_in_its_wonder_section(language: str) -> None:
    found = sections("seven_wonders", language)
    for board in get_game("seven_wonders").list_components("boards"):
        sides = board["sides"]
        assert isinstance(sides, dict)
        stages = sum(len(side) for side in sides.values() if isinstance(side, list))
        told = [line for line in found[f"board-{board['id']}"].printed if re.match(r" +\d \(", line)]
        assert len(told) == stages


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_tile_sections_link_to_features(language: str) -> None:
    """Each tile links to the sections of its features and to its module."""
    found = sections("carcassonne", language)
    leads = get_rulebook("carcassonne", language).leads
    for tile in get_game("carcassonne").list_components("tiles"):
        features, marks = tile["features"], tile["marks"]
        assert isinstance(features, list)
        assert isinstance(marks, list)
        wanted = {f"module-{tile['module']}"} | {f"mark-{mark}" for mark in marks}
        for feature in features:
            assert isinstance(feature, dict)
            wanted.add(f"feature-{feature['kind']}")
            more = feature.get("marks", [])
            assert isinstance(more, list)
            wanted |= {f"mark-{mark}" for mark in more}
        assert {leads.get(name, name) for name in wanted} <= set(found[f"tile-{tile['id']}"].see), tile["id"]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_link_has_target(game: str, language: str) -> None:
    book = get_rulebook(game, language)
    found = sections(game, language)
    assert set(book.leads.values()) <= set(found)
    assert not set(book.leads) & set(found), "a section needs no link to itself"
    for block in book.blocks():
        pieces = [piece for row in block.rows for cell in row for piece in cell]
        assert {piece.to for piece in pieces if piece.to} <= set(found)
        assert all(piece.text for piece in pieces)
        if block.kind == "example":
            assert block.name in find_example_files(game)
    for section in found.values():
        assert set(section.see) <= set(found)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_section_titles_are_unique(game: str, language: str) -> None:
    book = get_rulebook(game, language)
    ids = [topic.id for topic in book.topics] + [section.id for section in book.sections()]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_languages_have_same_structure(game: str, language: str) -> None:
    english, other = read_topic_texts(game, "en"), read_topic_texts(game, language)
    assert set(other) == set(english) <= {topic.id for topic in get_rulebook(game, language).topics}
    for topic, (title, parts) in other.items():
        assert title
        assert [part.id for part in parts] == [part.id for part in english[topic][1]], topic
        for part, model in zip(parts, english[topic][1], strict=True):
            shapes = [[(block.kind, block.name, len(block.rows)) for block in each.blocks] for each in (part, model)]
            assert shapes[0] == shapes[1], f"{topic} {part.id}"
            assert bool(part.title) == bool(model.title), part.id


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_text_is_in_its_language_without_markup(game: str, language: str) -> None:
    english = read_topic_texts(game, "en")
    for topic, (_, parts) in read_topic_texts(game, language).items():
        for part, model in zip(parts, english[topic][1], strict=True):
            text = "\n".join(block.plain_text() for block in part.blocks)
            assert not re.search(r"\[\[|\]\]|\*\*|\]\(|^#|\{#", text, re.MULTILINE), f"{topic} {part.id}"
            if len(text) > 60:
                assert re.search(LETTERS[language], text), f"{topic} {part.id}"
                assert language == "en" or text != "\n".join(block.plain_text() for block in model.blocks), part.id


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_notes_of_components_are_in_the_catalogue(game: str, language: str) -> None:
    """A section about a component is no part of a topic file, and every language has the same notes."""
    for topic, (_, parts) in read_topic_texts(game, language).items():
        if topic in get_game(game).component_kinds:
            kind = topic.removesuffix("s")
            assert [part.id for part in parts if part.id.startswith(f"{kind}-")] == []
    note = re.compile(rf"^{game}-([\w-]+) *=.*\n(?:[ \t]+\.(?!note).*\n)*[ \t]+\.note *= *(.*)", re.MULTILINE)
    notes, english = ({**dict(note.findall(catalogue_text(each, game)))} for each in (language, "en"))
    assert set(notes) == set(english)
    for thing, text in notes.items():
        section = sections(game, language)[thing]
        assert section.blocks, thing
        shown = "\n".join(block.plain_text() for block in section.blocks)
        assert "[[" not in shown, thing
        assert len(shown) < 60 or re.search(LETTERS[language], shown), thing
        assert language == "en" or text != english[thing], thing


def test_note_is_read_with_its_links() -> None:
    moat = sections("dominion", "en")["card-moat"]
    assert [piece.to for row in moat.blocks[0].rows for cell in row for piece in cell if piece.to] == [
        "card-council_room"
    ]
    assert "Council Room" in moat.plain_text()


def test_sets_have_a_section_made_from_their_note() -> None:
    (topic,) = [topic for topic in get_rulebook("dominion", "en").topics if topic.id == "setup"]
    found = [section.id for section in topic.sections if section.id.startswith("set-")]
    assert {"set-base1", "set-base2", "set-basic", "set-prosperity"} <= {*found}
    assert [section.id for section in topic.sections][-len(found) :] == found


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_valid_and_used(game: str) -> None:
    shown = {block.name for block in get_rulebook(game, "en").blocks() if block.kind == "example"}
    assert shown == set(find_example_files(game))
    assert len(shown) >= 3
    for name, path in find_example_files(game).items():
        found = get_example(game, name)
        state, seat = get_kit(game).parse_position(path.read_text(encoding="utf-8"))
        assert found.view == state.view(seat)
        assert found.waiting_for == state.players_to_act() != []
        if game != "seven_wonders":  # 7 Wonders examples have too few cards for a real position
            assert state.broken_invariants() == []
        assert get_game(game).view_as_text(state.view(seat), Catalogue("en"))


def test_unknown_example_is_rejected() -> None:
    with pytest.raises(BastideError, match="no example"):
        get_example("dominion", "../kit")


def position(game: str, name: str) -> State:
    return get_kit(game).parse_position(find_example_files(game)[name].read_text(encoding="utf-8"))[0]


def follow(state: State, *notations: str) -> None:
    for notation in notations:
        player = state.next_player_to_act()
        state.apply(player, state.parse_action(player, notation))


@pytest.mark.parametrize(
    ("name", "laid", "scores"),
    [
        ("city", "place base_e_city_n at 0,2 south", [8, 0]),
        ("cloister", "place base_v_road_sw at 1,-1 east", [9, 0]),
        ("sharing", "place base_g_city_ew at 1,0 north", [6, 6]),
        ("field", "place base_u_road_ew at 3,0 north", [0, 6]),
    ],
)
def test_carcassonne_captions_match_rules(name: str, laid: str, scores: list[int]) -> None:
    state = position("carcassonne", name)
    follow(state, laid, "none")
    assert state.is_over()
    assert state.scores() == scores


def test_dominion_captions_match_rules() -> None:
    state = position("dominion", "first-village")
    assert state.view(0)["actions"] == 2
    follow(state, "play smithy")
    assert state.view(0)["actions"] == 1
    near = position("dominion", "near-end").view(0)["supply"]
    assert isinstance(near, dict)
    assert near["province"] == 1
    assert [name for name, count in near.items() if count == 0] == ["village", "workshop"]


def test_seven_wonders_captions_match_rules() -> None:
    assert position("seven_wonders", "science").seat_metrics(0)["science"] == 13
    state = position("seven_wonders", "conflict")
    follow(state, "sell marketplace", "sell lumber-yard", "sell press-1")
    assert [state.seat_metrics(player)["military"] for player in range(3)] == [2, 0, -2]
