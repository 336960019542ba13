"""The Dominion catalogues: everything that has an id has its words, and the four languages say the same things."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

import bastide
from bastide.core import get_game
from bastide.core.options import Choice, Several
from bastide.games.dominion.actions import PLAIN_IDS, VERB_IDS
from bastide.games.dominion.asks import ASK_IDS
from bastide.games.dominion.card import TYPE_IDS
from bastide.games.dominion.cards import CARDS

LANGUAGES = ("en", "he", "de", "cs")
FOLDER = Path(bastide.__file__).parent / "locale"


def text(language: str) -> str:
    return (FOLDER / language / "dominion.ftl").read_text(encoding="utf-8")


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message and attribute, with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in parse(text(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for name, pattern in parts.items():
                variables = Variables()
                assert pattern is not None, name
                variables.visit(pattern)
                found[name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


def expected() -> set[str]:
    """The ids of everything that the game can show."""
    game = get_game("dominion")
    ids = {"dominion", "dominion.about"}
    ids |= {f"dominion-card-{card.id}" for card in CARDS} | {f"dominion-card-{card.id}.text" for card in CARDS}
    ids |= {f"dominion-card-{card}.text_1e" for card in ("mine", "moneylender", "throne_room")}
    ids |= {f"dominion-type-{type}" for type in TYPE_IDS}
    ids |= {f"dominion-set-{set}" for card in CARDS for set in card.sets}
    ids |= {f"dominion-ask-{kind}" for kind in ASK_IDS}
    ids |= {f"dominion-do-{do}" for do in [*PLAIN_IDS, *VERB_IDS]}
    for option in game.options:
        ids |= {f"dominion-option-{option.id}", f"dominion-option-{option.id}.help"}
        if isinstance(option, Choice):
            ids |= {f"dominion-option-{option.id}-{value}" for value in option.values}
        if isinstance(option, Several):
            ids |= {f"dominion-option-{option.id}-{preset}" for preset in option.presets}
            if option.drawn:
                ids.add(f"dominion-option-{option.id}-random")
    return ids


def test_everything_with_an_id_has_its_words() -> None:
    assert expected() - set(messages("en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language)))
    for name, variables in messages(language).items():
        message, _, attribute = name.partition(".")
        entry = bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        for number in (0, 1, 2, 3, 5, 11, 21):
            said, errors = bundle.format_pattern(pattern, dict.fromkeys(variables, number))
            assert errors == [], (name, errors)
            assert said.strip()
            assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_and_no_two_kingdoms_share_a_name(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language)))
    for prefix in ("dominion-card-", "dominion-option-kingdom-"):
        names = [
            bundle.format_pattern(bundle.get_message(name).value, {})[0]
            for name in messages(language)
            if name.startswith(prefix) and "." not in name
        ]
        assert len(names) == len(set(names))
