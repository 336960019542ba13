"""Positions by strangers on the analysis board: damaged ones are refused with an error, whatever is asked of them."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bastide.core import BastideError, Rng, get_game
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARD_NUMBERS
from bastide.tables.analysis import analysis_board
from bastide.tables.messages import analysis_messages as board
from bastide.tables.messages.record_messages import ALL_HANDS_VIEWER

#: Game and number of players.
TABLES = (("dominion", 3), ("seven_wonders", 3), ("carcassonne", 2), ("magpie", 2))


@cache
def texts(game: str, players: int) -> tuple[str, ...]:
    """Return every seventh position of a random game."""
    state, rng = get_game(game).new_state(players, {}, 5), Rng(5)
    found: list[str] = []
    while not state.is_over() and len(found) < 30:
        for _ in range(7):
            if not state.is_over():
                player = state.next_player_to_act()
                state.apply(player, state.random_action(player, rng))
        found.append(state.position())
    return tuple(found)


def damage(text: str, chance: random.Random) -> str:
    """Change words of a text: another number, another word of the text, one less, or one twice."""
    words = text.split(" ")
    at = chance.randrange(len(words))
    words[at : at + 1] = chance.choice([[chance.choice(words)], [], [words[at]] * 2, [str(chance.randrange(-2, 20))]])
    return " ".join(words)


@given(st.sampled_from(TABLES), st.randoms(use_true_random=False), st.integers(1, 4))
@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
def test_damaged_position_is_refused_or_can_be_analysed(
    table: tuple[str, int], chance: random.Random, changes: int
) -> None:
    text = chance.choice(texts(*table))
    for _ in range(changes):
        text = damage(text, chance)
    try:
        tree = analysis_board.build_tree(board.OpenAnalysis(text))
        way: list[board.LineMove] = []
        for step in range(3):
            shown = analysis_board.build_position(board.ShowAnalysed(text=text, line=way, viewer=-1))
            analysis_board.build_position(board.ShowAnalysed(text=text, line=way, viewer=ALL_HANDS_VIEWER))
            if shown.decision is None:
                break
            analysis_board.prepare_evaluation(board.EvaluateAnalysed(text=text, line=way, player=shown.you))
            action = chance.choice(list(islice(shown.decision.actions, 20)))
            way = [*way, board.LineMove(shown.you, action.notation if step % 2 else action.action)]
    except BastideError:
        return
    assert tree.players >= 2


@pytest.mark.parametrize("game", ["dominion", "seven_wonders", "carcassonne"])
def test_unknown_cards_and_tiles_can_be_set(game: str) -> None:
    """What if another card comes, or another tile? The rest of the position stays, and it can be analysed."""
    players = dict(TABLES)[game]
    for text in texts(game, players)[1:6]:
        parts = [part for part in text.split(" | ") if not part.startswith("exact:")]
        if len(parts) == 1:  # in the middle of an effect
            continue
        changed = exchange(game, parts)
        assert changed != parts
        shown = analysis_board.build_position(board.ShowAnalysed(text="\n".join(changed)))
        assert set(changed) <= {*shown.position.split(" | ")}
        assert shown.decision is not None
        assert shown.decision.actions


def exchange(game: str, parts: list[str]) -> list[str]:
    """Exchange unknown cards or tiles: the first cards of two hands, the top card of a deck, the next two tiles."""
    number = {part.split(":")[0]: place for place, part in enumerate(parts)}
    changed = list(parts)
    if game == "seven_wonders":
        hands = [parts[number[f"hand {seat}"]].split() for seat in (1, 2)]
        hands[0][2], hands[1][2] = hands[1][2], hands[0][2]
        for seat, hand in zip((1, 2), hands, strict=True):
            changed[number[f"hand {seat}"]] = " ".join([*hand[:2], *sorted(hand[2:], key=CARD_NUMBERS.__getitem__)])
    elif game == "dominion":
        changed[number["deck 1"]] = "deck 1: province gold*3"
    else:
        words = parts[number["draw"]].split()
        other = next(place for place, word in enumerate(words) if place > 1 and word != words[1])
        words[1], words[other] = words[other], words[1]
        changed[number["draw"]] = " ".join(words)
    return changed
