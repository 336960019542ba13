"""The version of an environment changes with its behaviour.

``env_versions.json`` stores, for each environment and version, a fingerprint of a fixed sequence of actions. A change
that makes this test fail must raise ``VERSION`` in the encoder, or the game's rules version. Then run ``python
tests/envs/test_env_versions.py`` to update the fingerprints, and add a line to the history on the page of the
environment.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from sample_tables import fingerprint

import bastide.envs
from bastide.games.carcassonne.encoding.vocabulary import MODULE_VOCABULARY

FILE = Path(__file__).with_name("env_versions.json")
GAMES = ["carcassonne", "dominion", "seven_wonders"]
#: In addition to the smallest table of each game, one with everything.
LARGE: dict[str, dict[str, Any]] = {
    "carcassonne": {"players": 3, "modules": MODULE_VOCABULARY},
    "dominion": {"players": 3, "kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True},
    "seven_wonders": {"players": 7},
}


def shown(game: str, options: dict[str, Any]) -> str:
    return fingerprint(bastide.envs.batch(game, 2, seed=1, **options), 250)


def described(game: str) -> dict[str, object]:
    table = bastide.envs.aec(game).table
    parts = [[part.name, list(part.shape), part.description] for part in table.encoder.parts]
    return {
        "environment": table.name,
        "rules": table.game.rules_version,
        "size": table.encoder.size,
        "actions": table.encoder.actions,
        "parts": blake2b(json.dumps(parts).encode(), digest_size=8).hexdigest(),
        "play": shown(game, {}),
        "large": shown(game, LARGE[game]),
    }


@pytest.mark.parametrize("game", GAMES)
def test_behaviour_changes_only_with_version(game: str) -> None:
    assert described(game) == json.loads(FILE.read_text())[game]


if __name__ == "__main__":
    FILE.write_text(json.dumps({game: described(game) for game in GAMES}, indent=1) + "\n")
