"""Verified answers to the steps of lessons that ask for the best action.

``tools/verify_lessons.py`` writes the file ``teaching/verified_answers.json`` of a game. An entry is valid only for the
position with its digest: a changed lesson must be verified again.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from bastide.core.game_registry import get_kit

VERIFIED_FILE = "teaching/verified_answers.json"


class VerifiedReason(Struct, frozen=True, omit_defaults=True):
    """Why the best action is better: the message ``GAME-reason-CODE`` and its values."""

    code: str
    facts: dict[str, str | int | float]


class WorseAnswer(Struct, frozen=True, omit_defaults=True):
    """What an action that is clearly worse costs, and why; nothing is known if it was eliminated after few rollouts."""

    #: Lost win chance, from 0 to 1, and lost points.
    win_chance: float | None = None
    points: float = 0.0
    reasons: list[VerifiedReason] = []


class VerifiedStep(Struct, frozen=True, omit_defaults=True):
    """Answers to one step: the best ones and those that are clearly worse."""

    #: Digest of the position.
    digest: str
    #: Rollouts of the shared evaluation.
    rollouts: int
    #: Answer of the bot ``master``.
    master: str
    #: Actions that are not clearly worse than the best one, with 99 % confidence.
    best: list[str]
    #: Win chance of the best action.
    win_chance: float
    worse: dict[str, WorseAnswer]
    #: Reasons against the next best answer.
    reasons: list[VerifiedReason] = []


def verified_file(game: str) -> Path:
    """Return the path of the verified answers of a game."""
    return get_kit(game).folder / VERIFIED_FILE


@cache
def get_verified_steps(game: str) -> dict[str, VerifiedStep]:
    """Return the verified steps of a game by ``LESSON/STEP``; empty if there are none."""
    path = verified_file(game)
    if not path.is_file():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, VerifiedStep])


def get_verified_step(game: str, lesson: str, step: str) -> VerifiedStep | None:
    """Return the verified answers to a step; None if it was not verified."""
    return get_verified_steps(game).get(f"{lesson}/{step}")
