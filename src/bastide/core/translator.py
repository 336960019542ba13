"""Translator interface: texts by message id. ``bastide.locale`` implements it with Fluent catalogues.

Message ids that all user interfaces share (``GAME`` is the id of a game):

================================  ==================================================================================
``GAME``                          its name; attribute ``.about`` is one sentence about it
``GAME-card-ID``                  the name of a component (card, tile, board, meeple ...); ``.text`` its rules text
``GAME-option-ID``                the label of an option; ``.help`` explains it. Values: ``GAME-option-ID-VALUE``
``GAME-ask-KIND``                 the prompt of a decision; variables ``source``, ``least``, ``most`` and its ``about``
``GAME-do-DO``                    the label of an action; variables are the other entries of ``State.meaning``
``GAME-log-KIND``                 the sentence for an event; variables are the entries of its data

                                  These three may have ``.lit`` for a page that highlights the place on the table:
                                  without the place, or (``do``) with ``where`` in words
``GAME-brief-KIND``               the event in a few words, as part of a turn; several of a kind are combined
``GAME-tie``                      what decides between equal points
``GAME-refuse-CODE``              why an action is refused; variables are the facts of the refusal
``GAME-reason-CODE``              a reason for or against an action; variables are the facts of the reason
``GAME-turn``                     the name of a turn, as in "Age II, turn 6"; variables are ``State.turn_facts``
``GAME-metric-ID``                the label of a metric
================================  ==================================================================================

In a decision, an action or an event, a string value is the id of a component, and its key is the kind: ``card:
"militia"`` is shown as the message ``GAME-card-militia``. A list of ids has the plural key, ``cards``, and is shown
with counts. A key may have a prefix (``other_card``, ``left_resources``); its last word is the kind. Numbers are shown
as numbers, but ``player`` (and a list ``players``) as player names.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from bastide.core.json_data import JsonData


@mypyc_attr(allow_interpreted_subclasses=True)
class Translator(ABC):
    """Texts in one language, by message id."""

    @abstractmethod
    def translate(self, id: str, values: Mapping[str, JsonData] | None = None) -> str:
        """Return the message with this id; ``values`` fill its variables unchanged."""

    @abstractmethod
    def translate_for_game(self, game: str, message: str, data: Mapping[str, JsonData]) -> str:
        """Return the message ``GAME-message``; ``data`` fills its variables, formatted by the conventions above."""

    @abstractmethod
    def has_message(self, id: str) -> bool:
        """Whether a message (or, as ``message.attribute``, an attribute) with this id exists."""
