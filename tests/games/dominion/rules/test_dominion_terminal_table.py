"""Tests of the text table for terminals, in every language."""

from __future__ import annotations

import pytest
from complete_languages import COMPLETE_LANGUAGES

from bastide.core import SPECTATOR, Rng
from bastide.games.dominion.rules.game import GAME
from bastide.games.dominion.rules.position_parser import Counters, apply_notations, build_position
from bastide.locale import Catalogue


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_every_line_is_translated(language: str) -> None:
    words = Catalogue(language, ["Ada", "Ben"])
    state = build_position(
        hands={0: "library trade_route copper*2"},
        decks={0: "moat village copper*8"},
        trash="curse*2",
        discards={1: "gold"},
        counters=Counters(tokens={0: 3}, mat=1),
    )
    apply_notations(state, "play library", "set aside moat")
    for viewer in (0, 1, SPECTATOR):
        text = GAME.view_as_text(state.view(viewer), words)
        assert "dominion-" not in text
        assert "Ada" in text
        assert "Ben" in text
        # public: the set-aside Moat, the trash, the tokens and the top of Ben's discard pile
        for card in ("moat", "curse", "gold"):
            assert words.translate(f"dominion-card-{card}") in text
    own = GAME.view_as_text(state.view(0), words)
    copper = words.translate("dominion-card-copper")
    assert own.count(copper) > GAME.view_as_text(state.view(SPECTATOR), words).count(copper)


def test_points_are_shown_at_the_end() -> None:
    state = GAME.new_state(2, {"kingdom": "first_game_2e"}, 1)
    rng = Rng(1)
    while not state.is_over():
        player = state.next_player_to_act()
        state.apply(player, rng.choice(state.legal_actions(player)))
    assert str(state.scores()).strip("[]") in GAME.view_as_text(state.view(SPECTATOR), Catalogue("en"))
