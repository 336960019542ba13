"""Script that adds a new card to the 2nd edition of the base game and prints its effects on everything else as JSON.

It runs in its own process, because the card must be registered before the rules are imported.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType

import bastide.games.dominion

RULES = ModuleType("bastide.games.dominion.rules")
RULES.__path__ = [str(Path(str(bastide.games.dominion.__file__)).parent / "rules")]
sys.modules[RULES.__name__] = RULES  # empty module: importing the real package would load the rules

from bastide.games.dominion.rules.cards.card_registration import card, open_set  # noqa: E402
from bastide.games.dominion.rules.cards.printed_card import ACTION  # noqa: E402
from bastide.games.dominion.rules.effects.automatic_effects import Plus  # noqa: E402
from bastide.games.dominion.rules.effects.choice_shorthands import discard_any, may_trash  # noqa: E402

open_set(["base2"])
card("newcomer", 4, ACTION, [Plus(cards=2), discard_any(), may_trash(), may_trash()])

from bastide.games.dominion.rules.game import DominionGame  # noqa: E402

RULES.GAME = DominionGame()  # type: ignore[attr-defined]

import bastide.envs  # noqa: E402
from bastide.core import Recorder, Rng, parse_record, replay_record  # noqa: E402
from bastide.games.dominion.rules.action_space import BUY, NAME, PLAY, action_of  # noqa: E402
from bastide.games.dominion.rules.cards.stable_numbering import card_number  # noqa: E402
from bastide.games.dominion.rules.effects.effect_base import EFFECTS  # noqa: E402
from bastide.games.dominion.rules.position_parser import (  # noqa: E402
    PositionSetup,
    TurnState,
    apply_notations,
    build_position,
    buy_phase_turn,
    legal_notations,
)

GAME = RULES.GAME
NINE_KINGDOM_CARDS = ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village"]


def replay_records(folder: Path) -> dict[str, str]:
    found = {}
    for path in sorted(folder.glob("*.record")):
        found[path.stem] = str(replay_record(parse_record(path.read_text(encoding="utf-8")), GAME))
    return found


def environment_shape(**options: object) -> list[object]:
    games = bastide.envs.batch("dominion", 2, seed=1, **options)  # type: ignore[arg-type]
    for _ in range(60):
        games.step(games.random_actions())
    table = bastide.envs.aec("dominion", **options).table  # type: ignore[arg-type]
    return [table.name, table.encoder.size, table.encoder.actions]


def count_nameable_cards(kingdom: str) -> int:
    """Count the cards that can be named in a game with these kingdom cards."""
    state = build_position(hands={0: "contraband"}, setup=PositionSetup(kingdom=kingdom), turn=buy_phase_turn())
    apply_notations(state, "play contraband")
    return len(legal_notations(state))


def replay_own_record() -> str:
    recorder = Recorder(GAME, 2, {"kingdom": [*NINE_KINGDOM_CARDS, "newcomer"]}, 7)
    rng = Rng(7)
    while not recorder.state.is_over():
        player = recorder.state.next_player_to_act()
        recorder.apply(player, rng.choice(recorder.state.legal_actions(player)))
    return str(replay_record(recorder.to_record(), GAME))


def are_legal_actions_ascending() -> bool:
    """Whether legal actions are sorted in a game with cards of two numbering blocks."""
    state = build_position(
        hands={0: "newcomer village newcomer cellar"}, setup=PositionSetup(kingdom="newcomer"), turn=TurnState(coins=9)
    )
    apply_notations(state, "play newcomer")
    while not state.is_over() and state.sides[0].turns < 4:
        legal = state.legal_actions(state.next_player_to_act())
        if legal != sorted(legal):
            return False
        state.apply(state.next_player_to_act(), legal[-1])
    return True


newcomer = card_number("newcomer")
print(
    json.dumps(
        {
            "records": replay_records(Path(sys.argv[1])),
            "number": newcomer,
            "actions": [action_of(verb, newcomer) for verb in (PLAY, BUY, NAME)],
            "province": action_of(BUY, card_number("province")),
            "space": GAME.action_space,
            "effects": [effect.name for effect in EFFECTS if effect.name.startswith("newcomer")],
            "old": environment_shape(),
            "new": environment_shape(kingdom=[*NINE_KINGDOM_CARDS, "newcomer"]),
            "drawn": environment_shape(kingdom="random", sets=["base2"]),
            "elsewhere": environment_shape(kingdom="random", sets=["prosperity"]),
            "named": [count_nameable_cards("smithy"), count_nameable_cards("newcomer")],
            "own": replay_own_record(),
            "ascending": are_legal_actions_ascending(),
        }
    )
)
