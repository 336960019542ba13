"""How text is asked for: by the id of a message. The catalogues that answer live in ``locale/``; core knows none.

Conventions that let one catalogue serve every face of the program (``GAME`` is the id of a game):

================================  ==================================================================================
``GAME``                          its name; attribute ``.about`` is one sentence on it
``GAME-card-ID``                  the name of a thing (card, tile, board, figure ...); ``.text`` what its rules say
``GAME-option-ID``                the label of an option; ``.help`` explains it. Values: ``GAME-option-ID-VALUE``
``GAME-ask-KIND``                 the prompt of a decision; variables ``source``, ``least``, ``most`` and its ``about``
``GAME-do-DO``                    the label of an action; variables are the other entries of ``State.meaning``
``GAME-log-KIND``                 the sentence for an event; variables are the entries of its data

                                  Of these three, ``.lit`` is the same for who sees the place lit up on the table: with
                                  no place, or (``do``) with ``where`` it is in words
``GAME-brief-KIND``               the event in a few words, as a part of a turn; several of a kind are told as one
``GAME-tie``                      what decides between equal points
``GAME-refuse-CODE``              why an action is refused; variables are the facts of the refusal
``GAME-reason-CODE``              what speaks for an action; variables are the facts of the reason
``GAME-metric-ID``                the label of a measure
================================  ==================================================================================

In a decision, an action or an event, a *word* under a key is the id of a thing of that kind: ``card: "militia"`` is
shown by its name, the message ``GAME-card-militia``; a list of ids stands under the plural key, ``cards``, and is
shown with counts. A key may say more in front (``other_card``, ``left_resources``): its last word is the kind of
thing. Numbers are shown as numbers, but ``player`` (and a list ``players``) as the names of those who sit
there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from bastide.core.plain import Plain

#: The languages that are read from the right.
RIGHT_TO_LEFT: Final = ("he",)


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(ABC):
    """Text in one language."""

    @abstractmethod
    def say(self, id: str, values: Mapping[str, Plain] | None = None) -> str:
        """The message with this id, its variables filled in with these values as they are."""

    @abstractmethod
    def tell(self, game: str, message: str, data: Mapping[str, Plain]) -> str:
        """The message ``GAME-message`` with plain data made readable by the conventions above."""

    @abstractmethod
    def has(self, id: str) -> bool:
        """Whether there is a message (or, as ``message.attribute``, an attribute) with this id."""
