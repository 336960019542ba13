"""All Hebrew messages are translated: no Latin letters except names and input.

The browser tests check the web pages.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from untranslated_word_finder import latin_words, latin_words_in_command_output

from bastide.core import Journal, Rng, game_ids, get_game, get_kit
from bastide.core.action_reason import Refusal
from bastide.core.state import State
from bastide.locale import Catalogue
from bastide.locale.languages import LOCALE_FOLDER

#: Catalogues of the command line, which mention input in Latin letters; and all others.
CLI_CATALOGUES = [
    LOCALE_FOLDER / "he" / f"{name}.ftl" for name in ("cli", "dev", "error", "admin", "tournament", "strategy")
]
OTHER_CATALOGUES = [path for path in sorted((LOCALE_FOLDER / "he").glob("*.ftl")) if path not in CLI_CATALOGUES]
OTHER_CATALOGUES += [path for game in game_ids() if game != "magpie" for path in get_kit(game).catalogue_files("he")]
#: Target of a link in a note.
LINK_TARGET = re.compile(r"\[\[[\w-]+")


class TextCollector(Visitor):
    """Collects the plain text of a pattern."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)

    def visit_CallArguments(self, node: ftl.CallArguments) -> None:
        """Skip number formats."""

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.texts.append(node.value)


@pytest.mark.parametrize("path", [*OTHER_CATALOGUES, *CLI_CATALOGUES], ids=lambda path: "-".join(path.parts[-4:]))
def test_messages_are_in_hebrew(path: Path) -> None:
    judge = latin_words_in_command_output if path in CLI_CATALOGUES else latin_words
    found: dict[str, list[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            said = TextCollector()
            said.visit(entry)
            # Join the text first, because input may contain a space.
            words = judge(LINK_TARGET.sub("", "".join(said.texts)))
            if words:
                found[entry.id.name] = words
    assert found == {}


#: Tables with the most kinds of refusals.
TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("carcassonne", 3, {"modules": "all"}),
    ("dominion", 3, {"kingdom": "random"}),
    ("seven_wonders", 3, {}),
]


def refusals(state: State, player: int, rng: Rng, space: int, tries: int) -> list[Refusal]:
    """Return refusals of random actions and of actions close to legal ones."""
    legal = state.legal_actions(player)
    actions = [rng.below(space) for _ in range(tries)]
    actions += [min(space - 1, max(0, rng.choice(legal) + step)) for step in range(-8, 9)]
    found = [state.find_refusal(player, action) for action in actions if not state.is_legal(player, action)]
    return [refusal for refusal in found if refusal is not None]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_game_messages_are_in_hebrew(game: str, players: int, options: dict[str, object]) -> None:
    """Messages of random games, with the names of cards, tiles, resources and players."""
    words = Catalogue("he", ["אנה", "בן", "קובי"])
    found: set[str] = set()
    codes: set[str] = set()

    def check_message(message: str, data: dict[str, object]) -> None:
        text = words.translate_for_game(game, message, data)  # type: ignore[arg-type]
        if latin_words(text):
            found.add(f"{message}: {text}")

    rng = Rng(11)
    for seed in range(2):
        state = get_game(game).new_state(players, options, seed)
        state.journal = Journal()
        while not state.is_over():
            player = state.next_player_to_act()
            decision = state.decision(player)
            about = {"source": decision.source, "least": decision.least, "most": decision.most, **decision.about}
            check_message(f"ask-{decision.kind}", {**about})
            for action in decision.actions[:3]:
                meaning = state.action_data(player, action)
                check_message(f"do-{meaning['do']}", {**meaning})
            for refusal in refusals(state, player, rng, get_game(game).action_space, 6):
                codes.add(refusal.code)
                check_message(f"refuse-{refusal.code}", {**refusal.facts})
            state.apply(player, rng.choice(decision.actions))
            for event in state.journal.take_events():
                if words.has_message(f"{game}-log-{event.kind}"):
                    check_message(f"log-{event.kind}", {**event.view_for(player)})
    assert found == set()
    assert len(codes) > 7, codes
