"""Action space of 7 Wonders: the meaning of every action number, and its notation.

There are actions to ``build`` a card, to build a ``stage`` with a card, to ``sell`` a card, to ``dig up`` a card or
nothing, and to choose a side of the board. Building has one action for every payment that the cost allows; payments of
the same card are numbered from cheap to expensive. ``stable_numbering.json`` stores the numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core.stable_numbering import NO_SUBJECT as NO_NAMES
from bastide.core.stable_numbering import ActionBlock
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARD_NUMBERS, CARDS
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.resources import RESOURCES
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARDS
from bastide.games.seven_wonders.rules.stable_numbering import NUMBERING
from bastide.games.seven_wonders.rules.turn.payment_options import (
    COINS_TO_LEFT,
    COINS_TO_RIGHT,
    MAX_PAYMENT_COINS,
    count_payments_up_to,
    payment_number,
)

BUILD: Final = 0
STAGE: Final = 1
SELL: Final = 2
DIG: Final = 3
DIG_NOTHING: Final = 4
SIDE: Final = 5
ACTION_TYPE_IDS: Final = ["build", "stage", "sell", "dig", "dig_nothing", "side"]
#: First words of each action type in notation.
NOTATION_VERBS: Final = ["build", "stage with", "sell", "dig up", "dig up nothing", "choose"]
#: Subject of an action without a card or side.
NO_SUBJECT: Final = -1

#: By action number: action type, card or side, and payment.
_ACTION_TYPES: Final[list[int]] = []
ACTION_SUBJECT: Final[list[int]] = []
_PAYMENTS: Final[list[int]] = []
#: First action of each card or side, and the number of payments of each card.
FIRST_BUILD_ACTION: Final[list[int]] = [NO_SUBJECT] * len(CARDS)
FIRST_STAGE_ACTION: Final[list[int]] = [NO_SUBJECT] * len(CARDS)
SELL_ACTION: Final[list[int]] = [NO_SUBJECT] * len(CARDS)
DIG_ACTION: Final[list[int]] = [NO_SUBJECT] * len(CARDS)
SIDE_ACTION: Final[list[int]] = [NO_SUBJECT] * len(SIDES)
_BUILD_PAYMENT_COUNTS: Final[list[int]] = [0] * len(CARDS)
_STAGE_PAYMENT_COUNTS: Final[list[int]] = [0] * len(CARDS)


def required_blocks() -> list[ActionBlock]:
    """Return the action blocks that the cards and boards need."""
    ids = [card.id for card in CARDS]
    stages = max(
        [count_payments_up_to(int(stage.cost.unit_count)) for board in BOARDS for side in board.sides for stage in side]
    )
    builds = [
        ActionBlock(ACTION_TYPE_IDS[BUILD], count_payments_up_to(int(card.cost.unit_count)), [card.id])
        for card in CARDS
    ]
    return [
        *builds,
        ActionBlock(ACTION_TYPE_IDS[STAGE], stages, ids, "cards"),
        ActionBlock(ACTION_TYPE_IDS[SELL], 1, ids, "cards"),
        ActionBlock(ACTION_TYPE_IDS[DIG], 1, ids, "cards"),
        ActionBlock(ACTION_TYPE_IDS[DIG_NOTHING], 1, NO_NAMES),
        ActionBlock(ACTION_TYPE_IDS[SIDE], 1, SIDES, "sides"),
    ]


def _number_actions() -> i64:
    """Number all actions. Return the action of digging up nothing."""
    nothing = NO_SUBJECT
    NUMBERING.add_actions(required_blocks())
    for block in NUMBERING.blocks():
        action_type = ACTION_TYPE_IDS.index(block.verb)
        for name in block.subjects:
            at = len(_ACTION_TYPES)
            subject = NO_SUBJECT
            if action_type == SIDE:
                subject = SIDES.index(name)
                SIDE_ACTION[subject] = at
            elif action_type == DIG_NOTHING:
                nothing = at
            else:
                subject = CARD_NUMBERS[name]
                [FIRST_BUILD_ACTION, FIRST_STAGE_ACTION, SELL_ACTION, DIG_ACTION][action_type][subject] = at
                if action_type == BUILD:
                    _BUILD_PAYMENT_COUNTS[subject] = block.size
                elif action_type == STAGE:
                    _STAGE_PAYMENT_COUNTS[subject] = block.size
            for payment in range(block.size):
                _ACTION_TYPES.append(action_type)
                ACTION_SUBJECT.append(subject)
                _PAYMENTS.append(payment)
    return nothing


DIG_NOTHING_ACTION: Final[i64] = _number_actions()
#: The same as bytes, because compiled code indexes bytes faster than lists.
ACTION_TYPE: Final = bytes(_ACTION_TYPES)
ACTION_PAYMENT: Final = bytes(_PAYMENTS)


def _are_hand_actions_sorted() -> bool:
    """Tell whether the actions of a hand come out sorted: first builds, then stages, then sales.

    This holds until a new block is appended to the numbering.
    """
    blocks = [*FIRST_BUILD_ACTION, *FIRST_STAGE_ACTION, *SELL_ACTION]
    return blocks == sorted(blocks)


HAND_ACTIONS_ARE_SORTED: Final[bool] = _are_hand_actions_sorted()
ACTION_SPACE: Final = len(ACTION_TYPE)
#: Every action as a boxed object, so that long lists share the objects.
BOXED_ACTIONS: Final[list[object]] = list(range(ACTION_SPACE))


def action_number(action_type: int, subject: int, payment: int) -> int:
    """Return the action of this type with a card (or side) and a payment; -1 if there is none."""
    if action_type == BUILD and 0 <= payment < _BUILD_PAYMENT_COUNTS[subject]:
        return FIRST_BUILD_ACTION[subject] + payment
    if action_type == STAGE and 0 <= payment < _STAGE_PAYMENT_COUNTS[subject]:
        return FIRST_STAGE_ACTION[subject] + payment
    if payment != 0:
        return -1
    if action_type == SELL:
        return SELL_ACTION[subject]
    if action_type == DIG:
        return DIG_ACTION[subject]
    if action_type == SIDE:
        return SIDE_ACTION[subject]
    return int(DIG_NOTHING_ACTION) if action_type == DIG_NOTHING else -1


def public_action(action: int) -> int:
    """Return the action as other players saw it.

    The card of a stage or a sale is hidden: it is replaced by the first card.
    """
    if ACTION_TYPE[action] == STAGE:
        return FIRST_STAGE_ACTION[0] + ACTION_PAYMENT[action]
    return SELL_ACTION[0] if ACTION_TYPE[action] == SELL else action


#: ``public_action`` of every action.
PUBLIC_ACTION: Final = [public_action(action) for action in range(ACTION_SPACE)]


# -- notation --------------------------------------------------------------------------------------------------------


def action_notation(action: int) -> str:
    """Return the short notation of an action: ``"build palace paying left 2 right 1"``."""
    action_type = ACTION_TYPE[action]
    if action_type == DIG_NOTHING:
        return NOTATION_VERBS[action_type]
    subject = ACTION_SUBJECT[action]
    what = f"{NOTATION_VERBS[action_type]} {SIDES[subject] if action_type == SIDE else CARDS[subject].id}"
    return what + payment_notation(ACTION_PAYMENT[action], "", "") if ACTION_PAYMENT[action] > 0 else what


def payment_notation(payment: int, on_left: str, on_right: str) -> str:
    """Return the payment part of a notation: ``" paying left 2 for wood right 1"``. The resources may be empty."""
    words = " paying"
    if COINS_TO_LEFT[payment]:
        words += f" left {COINS_TO_LEFT[payment]}" + (f" for {on_left}" if on_left else "")
    if COINS_TO_RIGHT[payment]:
        words += f" right {COINS_TO_RIGHT[payment]}" + (f" for {on_right}" if on_right else "")
    return words


def parse_notation(text: str) -> int:
    """Return the action of a notation, legal or not; -1 if there is none or if the notation is ambiguous."""
    found = parse_notation_candidates(text)
    return found[0] if len(found) == 1 else -1


def parse_notation_candidates(text: str) -> list[int]:
    """Return all actions that a notation may mean, legal or not.

    A card can be written by its id or by its name, with ``_`` or a space instead of ``-``. Resources after ``for`` are
    ignored.
    """
    words = text.lower().replace("_", "-").split()
    payment = 0
    if "paying" in words:
        at = words.index("paying")
        payment = _parse_payment(words[at + 1 :])
        words = words[:at]
    phrase = " ".join(words)
    found: list[int] = []
    for action_type, verb in enumerate(NOTATION_VERBS):
        if phrase == verb:
            found.append(action_number(action_type, NO_SUBJECT, payment) if action_type == DIG_NOTHING else -1)
        elif phrase.startswith(verb + " "):
            for subject in _find_subjects(action_type, "-".join(words[len(verb.split()) :])):
                found.append(action_number(action_type, subject, payment))
    return [action for action in found if action >= 0]


def _find_subjects(action_type: int, name: str) -> list[int]:
    """Return the numbers of the cards (or sides) with this id or, if there is none, with this name."""
    if action_type == SIDE:
        return [SIDES.index(name)] if name in SIDES else []
    if action_type == DIG_NOTHING:
        return []
    if name in CARD_NUMBERS:
        return [CARD_NUMBERS[name]]
    return [int(card.number) for card in CARDS if card.name == name]


def _parse_payment(words: list[str]) -> int:
    """Return the payment number of ``left 2 right 1``; -1 if it is invalid. ``for`` and resources may follow a sum."""
    sums: dict[str, int] = {}
    at = 0
    while at < len(words):
        if words[at] not in ("left", "right") or words[at] in sums or at + 1 == len(words):
            return -1
        sums[words[at]] = _parse_coins(words[at + 1])
        at += 2
        if at < len(words) and words[at] == "for":
            at += 1
            while at < len(words) and words[at] in RESOURCES:
                at += 1
    left, right = sums.get("left", 0), sums.get("right", 0)
    if min(left, right) < 0 or not 0 < left + right <= MAX_PAYMENT_COINS:
        return -1
    return int(payment_number(left, right))


def _parse_coins(word: str) -> int:
    """Return the number of coins that a word states; -1 if it is not a valid amount."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= len(str(MAX_PAYMENT_COINS)) else -1
