"""Action space of 7 Wonders: the meaning of every action number, and its notation.

There are actions to ``build`` a card, to build a ``stage`` with a card, to ``sell`` a card, to ``dig up`` a card or
nothing, and to choose a side of the board. Building has one action for every payment that the cost allows; payments of
the same card are numbered from cheap to expensive. ``stable_numbering`` fixes the numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.seven_wonders.rules.cards.cards import CARDS, NUMBER
from bastide.games.seven_wonders.rules.cards.layout import ActionBlock, missing_blocks, written_blocks
from bastide.games.seven_wonders.rules.city.boards import BOARDS, SIDES
from bastide.games.seven_wonders.rules.city.resources import RESOURCES
from bastide.games.seven_wonders.rules.turn.trade import LEFT_PART, MOST_COINS, RIGHT_PART, pair_number, pairs_up_to

BUILD: Final = 0
STAGE: Final = 1
SELL: Final = 2
DIG: Final = 3
DIG_NOTHING: Final = 4
SIDE: Final = 5
DOINGS: Final = ["build", "stage", "sell", "dig", "dig_nothing", "side"]
#: First words of each action type in notation.
VERBS: Final = ["build", "stage with", "sell", "dig up", "dig up nothing", "choose"]
#: Subject of an action without a card or side.
NONE: Final = -1

#: By action number: action type, card or side, and payment.
_ACTION_TYPES: Final[list[int]] = []
SUBJECT: Final[list[int]] = []
_PAYMENTS: Final[list[int]] = []
#: First action of each card or side, and the number of payments of each card.
BUILD_AT: Final[list[int]] = [NONE] * len(CARDS)
STAGE_AT: Final[list[int]] = [NONE] * len(CARDS)
SELL_AT: Final[list[int]] = [NONE] * len(CARDS)
DIG_AT: Final[list[int]] = [NONE] * len(CARDS)
SIDE_AT: Final[list[int]] = [NONE] * len(SIDES)
_BUILD_PAYMENT_COUNTS: Final[list[int]] = [0] * len(CARDS)
_STAGE_PAYMENT_COUNTS: Final[list[int]] = [0] * len(CARDS)


def wanted_blocks() -> list[ActionBlock]:
    """Return the action blocks that the cards and boards need."""
    ids = [card.id for card in CARDS]
    stages = max([pairs_up_to(int(stage.cost.units)) for board in BOARDS for side in board.sides for stage in side])
    builds = [ActionBlock(DOINGS[BUILD], pairs_up_to(int(card.cost.units)), [card.id]) for card in CARDS]
    return [
        *builds,
        ActionBlock(DOINGS[STAGE], stages, ids),
        ActionBlock(DOINGS[SELL], 1, ids),
        ActionBlock(DOINGS[DIG], 1, ids),
        ActionBlock(DOINGS[DIG_NOTHING], 1, [""]),
        ActionBlock(DOINGS[SIDE], 1, SIDES),
    ]


def _number_actions() -> i64:
    """Number all actions. Return the action of digging up nothing."""
    nothing = NONE
    written = written_blocks()
    for block in written + missing_blocks(written, wanted_blocks()):
        action_type = DOINGS.index(block.do)
        for name in block.subjects:
            at = len(_ACTION_TYPES)
            subject = NONE
            if action_type == SIDE:
                subject = SIDES.index(name)
                SIDE_AT[subject] = at
            elif action_type == DIG_NOTHING:
                nothing = at
            else:
                subject = NUMBER[name]
                [BUILD_AT, STAGE_AT, SELL_AT, DIG_AT][action_type][subject] = at
                if action_type == BUILD:
                    _BUILD_PAYMENT_COUNTS[subject] = block.pays
                elif action_type == STAGE:
                    _STAGE_PAYMENT_COUNTS[subject] = block.pays
            for payment in range(block.pays):
                _ACTION_TYPES.append(action_type)
                SUBJECT.append(subject)
                _PAYMENTS.append(payment)
    return nothing


NOTHING_DUG: Final[i64] = _number_actions()
#: The same as bytes, because compiled code indexes bytes faster than lists.
DOING: Final = bytes(_ACTION_TYPES)
PAIR: Final = bytes(_PAYMENTS)


def _are_hand_actions_sorted() -> bool:
    """Tell whether the actions of a hand come out sorted: first builds, then stages, then sales.

    This holds until a new block is appended to the numbering.
    """
    blocks = [*BUILD_AT, *STAGE_AT, *SELL_AT]
    return blocks == sorted(blocks)


IN_ORDER: Final[bool] = _are_hand_actions_sorted()
ACTION_SPACE: Final = len(DOING)
#: Every action as a boxed object, so that long lists share the objects.
NUMBERS: Final[list[object]] = list(range(ACTION_SPACE))


def numbered(action_type: int, subject: int, payment: int) -> int:
    """Return the action of this type with a card (or side) and a payment; -1 if there is none."""
    if action_type == BUILD and 0 <= payment < _BUILD_PAYMENT_COUNTS[subject]:
        return BUILD_AT[subject] + payment
    if action_type == STAGE and 0 <= payment < _STAGE_PAYMENT_COUNTS[subject]:
        return STAGE_AT[subject] + payment
    if payment != 0:
        return -1
    if action_type == SELL:
        return SELL_AT[subject]
    if action_type == DIG:
        return DIG_AT[subject]
    if action_type == SIDE:
        return SIDE_AT[subject]
    return int(NOTHING_DUG) if action_type == DIG_NOTHING else -1


def as_seen(action: int) -> int:
    """Return the action as other players saw it.

    The card of a stage or a sale is hidden: it is replaced by the first card.
    """
    if DOING[action] == STAGE:
        return STAGE_AT[0] + PAIR[action]
    return SELL_AT[0] if DOING[action] == SELL else action


#: ``public_action`` of every action.
SEEN_AS: Final = [as_seen(action) for action in range(ACTION_SPACE)]


# -- notation --------------------------------------------------------------------------------------------------------


def written(action: int) -> str:
    """Return the short notation of an action: ``"build palace paying left 2 right 1"``."""
    action_type = DOING[action]
    if action_type == DIG_NOTHING:
        return VERBS[action_type]
    subject = SUBJECT[action]
    what = f"{VERBS[action_type]} {SIDES[subject] if action_type == SIDE else CARDS[subject].id}"
    return what + paying(PAIR[action], "", "") if PAIR[action] > 0 else what


def paying(payment: int, on_left: str, on_right: str) -> str:
    """Return the payment part of a notation: ``" paying left 2 for wood right 1"``. The resources may be empty."""
    words = " paying"
    if LEFT_PART[payment]:
        words += f" left {LEFT_PART[payment]}" + (f" for {on_left}" if on_left else "")
    if RIGHT_PART[payment]:
        words += f" right {RIGHT_PART[payment]}" + (f" for {on_right}" if on_right else "")
    return words


def read(text: str) -> int:
    """Return the action of a notation, legal or not; -1 if there is none or if the notation is ambiguous."""
    found = readings(text)
    return found[0] if len(found) == 1 else -1


def readings(text: str) -> list[int]:
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
    for action_type, verb in enumerate(VERBS):
        if phrase == verb:
            found.append(numbered(action_type, NONE, payment) if action_type == DIG_NOTHING else -1)
        elif phrase.startswith(verb + " "):
            for subject in _find_subjects(action_type, "-".join(words[len(verb.split()) :])):
                found.append(numbered(action_type, subject, payment))
    return [action for action in found if action >= 0]


def _find_subjects(action_type: int, name: str) -> list[int]:
    """Return the numbers of the cards (or sides) with this id or, if there is none, with this name."""
    if action_type == SIDE:
        return [SIDES.index(name)] if name in SIDES else []
    if action_type == DIG_NOTHING:
        return []
    if name in NUMBER:
        return [NUMBER[name]]
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
    if min(left, right) < 0 or not 0 < left + right <= MOST_COINS:
        return -1
    return int(pair_number(left, right))


def _parse_coins(word: str) -> int:
    """Return the number of coins that a word states; -1 if it is not a valid amount."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= len(str(MOST_COINS)) else -1
