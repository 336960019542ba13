"""Tests of the Dominion catalogues: every id has a message, in every language."""

from __future__ import annotations

import pytest
from complete_languages import COMPLETE_LANGUAGES
from fluent.runtime import FluentBundle, FluentResource
from fluent_variables import variables_of

from bastide.core import Journal, Options, Rng, get_game
from bastide.core.options import ChoiceOption, MultiChoiceOption
from bastide.games.dominion.rules.action_space import CARDLESS_ACTION_IDS, VERB_IDS
from bastide.games.dominion.rules.cards.card_catalogue import kingdom_set_ids
from bastide.games.dominion.rules.cards.printed_card import CARDS, PLAYED_1E, TYPE_IDS
from bastide.games.dominion.rules.effects.question_kinds import QUESTION_IDS
from bastide.locale import Catalogue, catalogue_text

pytestmark = pytest.mark.once


def catalogue_messages(language: str) -> dict[str, set[str]]:
    return variables_of(catalogue_text(language, "dominion"))


def expected_message_ids() -> set[str]:
    """Return the message ids of everything that the game can show."""
    game = get_game("dominion")
    ids = {"dominion", "dominion.about"}
    ids |= {f"dominion-card-{card.id}" for card in CARDS} | {f"dominion-card-{card.id}.text" for card in CARDS}
    ids |= {f"dominion-card-{card.id}.text_1e" for card in CARDS if card.has_effect_on(PLAYED_1E)}
    ids |= {f"dominion-type-{name}" for name in TYPE_IDS}
    ids |= {f"dominion-set-{name}" for card in CARDS for name in card.sets}
    ids |= {f"dominion-ask-{kind}" for kind in QUESTION_IDS}
    ids |= {f"dominion-do-{do}" for do in [*CARDLESS_ACTION_IDS, *VERB_IDS]}
    for option in game.options:
        ids |= {f"dominion-option-{option.id}", f"dominion-option-{option.id}.help"}
        if isinstance(option, ChoiceOption):
            ids |= {f"dominion-option-{option.id}-{value}" for value in option.values}
        if isinstance(option, MultiChoiceOption):
            ids |= {f"dominion-option-{option.id}-{preset}" for preset in option.presets}
            if option.drawn:
                ids.add(f"dominion-option-{option.id}-random")
    return ids


def test_every_id_has_a_message() -> None:
    assert expected_message_ids() - set(catalogue_messages("en")) == set()


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue_text(language, "dominion")))
    for name, variables in catalogue_messages(language).items():
        message, _, attribute = name.partition(".")
        entry = bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        for number in (0, 1, 2, 3, 5, 11, 21):
            said, errors = bundle.format_pattern(pattern, dict.fromkeys(variables, number))
            assert errors == [], (name, errors)
            assert str(said).strip()
            assert "{" not in str(said)


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_names_of_cards_and_kingdoms_are_unique(language: str) -> None:
    catalogue = Catalogue(language)
    for prefix in ("dominion-card-", "dominion-option-kingdom-"):
        ids = [name for name in catalogue_messages(language) if name.startswith(prefix) and "." not in name]
        assert len(ids) == len({catalogue.translate(name) for name in ids})


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_game_texts_are_translated_in_every_language(language: str) -> None:
    """Every prompt, label, log line and text table of a random game is translated and shows no ids."""
    game = get_game("dominion")
    words = Catalogue(language, ["Ada", "Ben", "Cy"])
    options: Options = {"kingdom": "random", "sets": kingdom_set_ids(), "mix_editions": True}
    rng = Rng(3)
    for seed in range(4):
        state = game.new_state(3, options, seed)
        state.journal = Journal()
        for step in range(250):
            player = state.next_player_to_act()
            if player < 0:
                break
            decision = state.decision(player)
            asked = {"source": decision.source, "least": decision.least, "most": decision.most, **decision.about}
            told = [words.translate_for_game("dominion", f"ask-{decision.kind}", asked)]
            for action in decision:
                meaning = state.action_data(player, action)
                told.append(words.translate_for_game("dominion", f"do-{meaning['do']}", meaning))
            state.apply(player, rng.choice(decision.actions))
            for event in state.journal.take_events():
                told.append(words.translate_for_game("dominion", f"log-{event.kind}", event.view_for(player)))
            if step % 50 == 0:
                told.append(game.view_as_text(state.view(player), words))
            for sentence in told:
                assert "dominion-" not in sentence
                assert "{" not in sentence
                assert sentence.strip()
