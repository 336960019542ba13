"""The action space: what each number means, and how it is written.

Blocks in this order: ``build`` a card (one action for each pair of sums its cost could come to), build a ``stage`` with
a card (likewise), ``sell`` a card, ``dig up`` a card, dig up nothing, choose a side. Within a block the cards follow
their numbers, and payments go from cheap to dear.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.seven_wonders.rules.boards import BOARDS, SIDES
from bastide.games.seven_wonders.rules.cards import CARDS, NUMBER
from bastide.games.seven_wonders.rules.trade import LEFT_PART, MOST_COINS, RIGHT_PART, pair_number, pairs_up_to

BUILD: Final = 0
STAGE: Final = 1
SELL: Final = 2
DIG: Final = 3
DIG_NOTHING: Final = 4
SIDE: Final = 5
DOINGS: Final = ["build", "stage", "sell", "dig", "dig_nothing", "side"]

_STAGE_PAIRS: Final = max([pairs_up_to(int(s.cost.units)) for board in BOARDS for side in board.sides for s in side])

#: Where the actions of a card begin.
BUILD_AT: Final[list[int]] = []
STAGE_AT: Final[list[int]] = []
#: What an action does, with which card (or side), and with which payment.
DOING: Final[list[int]] = []
SUBJECT: Final[list[int]] = []
PAIR: Final[list[int]] = []


def _lay_out() -> None:
    for card in CARDS:
        BUILD_AT.append(len(DOING))
        _block(BUILD, int(card.number), pairs_up_to(int(card.cost.units)))
    for card in CARDS:
        STAGE_AT.append(len(DOING))
        _block(STAGE, int(card.number), _STAGE_PAIRS)
    for card in CARDS:
        _block(SELL, int(card.number), 1)
    for card in CARDS:
        _block(DIG, int(card.number), 1)
    _block(DIG_NOTHING, -1, 1)
    for side in range(len(SIDES)):
        _block(SIDE, side, 1)


def _block(doing: int, subject: int, size: int) -> None:
    for pair in range(size):
        DOING.append(doing)
        SUBJECT.append(subject)
        PAIR.append(pair)


_lay_out()
ACTION_SPACE: Final = len(DOING)
NOTHING_DUG: Final[i64] = ACTION_SPACE - len(SIDES) - 1
SELL_AT: Final[i64] = NOTHING_DUG - 2 * len(CARDS)
DIG_AT: Final[i64] = NOTHING_DUG - len(CARDS)
SIDE_AT: Final[i64] = NOTHING_DUG + 1


def written(action: int) -> str:
    """The notation of an action."""
    doing = DOING[action]
    if doing == DIG_NOTHING:
        return "dig up nothing"
    subject = SUBJECT[action]
    if doing == SIDE:
        return f"choose {SIDES[subject]}"
    card = CARDS[subject].id
    if doing == SELL:
        return f"sell {card}"
    if doing == DIG:
        return f"dig up {card}"
    paying = paying_words(PAIR[action])
    return f"build {card}{paying}" if doing == BUILD else f"stage with {card}{paying}"


def paying_words(pair: int) -> str:
    """``" paying left 2 right 1"``; empty if nothing is paid to anybody."""
    left = f" left {LEFT_PART[pair]}" if LEFT_PART[pair] else ""
    right = f" right {RIGHT_PART[pair]}" if RIGHT_PART[pair] else ""
    return f" paying{left}{right}" if pair else ""


def read(text: str) -> int:
    """The action that a notation stands for, legal or not; -1 if it stands for none. ``-`` may be left out of ids."""
    words = text.lower().replace("_", "-").split()
    pair = 0
    if "paying" in words:
        at = words.index("paying")
        pair = _read_pair(words[at + 1 :])
        words = words[:at]
    if words == ["dig", "up", "nothing"]:
        return int(NOTHING_DUG) if pair == 0 else -1
    if len(words) == 2 and words[0] == "choose" and words[1] in SIDES and pair == 0:
        return int(SIDE_AT) + SIDES.index(words[1])
    for verb, doing in (("build", BUILD), ("stage with", STAGE), ("sell", SELL), ("dig up", DIG)):
        length = len(verb.split())
        if " ".join(words[:length]) == verb:
            return _numbered(doing, "-".join(words[length:]), pair)
    return -1


def _numbered(doing: int, id: str, pair: int) -> int:
    if id not in NUMBER or pair < 0:
        return -1
    card = NUMBER[id]
    if doing == BUILD:
        return BUILD_AT[card] + pair if pair < pairs_up_to(int(CARDS[card].cost.units)) else -1
    if doing == STAGE:
        return STAGE_AT[card] + pair if pair < _STAGE_PAIRS else -1
    if pair:
        return -1
    return (int(SELL_AT) if doing == SELL else int(DIG_AT)) + card


def _read_pair(words: list[str]) -> int:
    """The number of the pair that ``left 2 right 1`` means; -1 if it means none."""
    sums = {"left": 0, "right": 0}
    for i in range(0, len(words), 2):
        if words[i] not in sums or i + 1 == len(words) or not words[i + 1].isdigit():
            return -1
        sums[words[i]] += int(words[i + 1])
    if not 0 < sums["left"] + sums["right"] <= MOST_COINS:
        return -1
    return int(pair_number(sums["left"], sums["right"]))
