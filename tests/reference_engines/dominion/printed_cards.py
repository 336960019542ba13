"""Printed facts of all cards: cost, types, coins, points, sets; and the recommended kingdoms."""

from __future__ import annotations

from dataclasses import dataclass

ACTION, TREASURE, VICTORY, CURSE, ATTACK, REACTION = "action", "treasure", "victory", "curse", "attack", "reaction"

BASE1, BASE2, PROSPERITY = "base1", "base2", "prosperity"


@dataclass(frozen=True)
class PrintedCard:
    """Printed facts of a card. ``pays`` are the fixed coins of a Treasure, ``worth`` the fixed points."""

    cost: int
    types: frozenset[str]
    sets: frozenset[str]
    pays: int = 0
    worth: int = 0

    @property
    def is_kingdom(self) -> bool:
        return bool(self.sets)


def _basic(cost: int, kind: str, pays: int = 0, worth: int = 0) -> PrintedCard:
    return PrintedCard(cost, frozenset({kind}), frozenset(), pays, worth)


def _kingdom(sets: str, cost: int, *types: str, pays: int = 0) -> PrintedCard:
    return PrintedCard(cost, frozenset(types), frozenset(sets.split()), pays)


_BOTH = f"{BASE1} {BASE2}"

PRINTED_CARDS: dict[str, PrintedCard] = {
    "copper": _basic(0, TREASURE, pays=1),
    "silver": _basic(3, TREASURE, pays=2),
    "gold": _basic(6, TREASURE, pays=3),
    "platinum": _basic(9, TREASURE, pays=5),
    "estate": _basic(2, VICTORY, worth=1),
    "duchy": _basic(5, VICTORY, worth=3),
    "province": _basic(8, VICTORY, worth=6),
    "colony": _basic(11, VICTORY, worth=10),
    "curse": _basic(0, CURSE, worth=-1),
    "adventurer": _kingdom(BASE1, 6, ACTION),
    "chancellor": _kingdom(BASE1, 3, ACTION),
    "feast": _kingdom(BASE1, 4, ACTION),
    "spy": _kingdom(BASE1, 4, ACTION, ATTACK),
    "thief": _kingdom(BASE1, 4, ACTION, ATTACK),
    "woodcutter": _kingdom(BASE1, 3, ACTION),
    "bureaucrat": _kingdom(_BOTH, 4, ACTION, ATTACK),
    "cellar": _kingdom(_BOTH, 2, ACTION),
    "chapel": _kingdom(_BOTH, 2, ACTION),
    "council_room": _kingdom(_BOTH, 5, ACTION),
    "festival": _kingdom(_BOTH, 5, ACTION),
    "gardens": _kingdom(_BOTH, 4, VICTORY),
    "laboratory": _kingdom(_BOTH, 5, ACTION),
    "library": _kingdom(_BOTH, 5, ACTION),
    "market": _kingdom(_BOTH, 5, ACTION),
    "militia": _kingdom(_BOTH, 4, ACTION, ATTACK),
    "mine": _kingdom(_BOTH, 5, ACTION),
    "moat": _kingdom(_BOTH, 2, ACTION, REACTION),
    "moneylender": _kingdom(_BOTH, 4, ACTION),
    "remodel": _kingdom(_BOTH, 4, ACTION),
    "smithy": _kingdom(_BOTH, 4, ACTION),
    "throne_room": _kingdom(_BOTH, 4, ACTION),
    "village": _kingdom(_BOTH, 3, ACTION),
    "witch": _kingdom(_BOTH, 5, ACTION, ATTACK),
    "workshop": _kingdom(_BOTH, 3, ACTION),
    "artisan": _kingdom(BASE2, 6, ACTION),
    "bandit": _kingdom(BASE2, 5, ACTION, ATTACK),
    "harbinger": _kingdom(BASE2, 3, ACTION),
    "merchant": _kingdom(BASE2, 3, ACTION),
    "poacher": _kingdom(BASE2, 4, ACTION),
    "sentry": _kingdom(BASE2, 5, ACTION),
    "vassal": _kingdom(BASE2, 3, ACTION),
    "bank": _kingdom(PROSPERITY, 7, TREASURE),
    "bishop": _kingdom(PROSPERITY, 4, ACTION),
    "city": _kingdom(PROSPERITY, 5, ACTION),
    "contraband": _kingdom(PROSPERITY, 5, TREASURE, pays=3),
    "counting_house": _kingdom(PROSPERITY, 5, ACTION),
    "expand": _kingdom(PROSPERITY, 7, ACTION),
    "forge": _kingdom(PROSPERITY, 7, ACTION),
    "goons": _kingdom(PROSPERITY, 6, ACTION, ATTACK),
    "grand_market": _kingdom(PROSPERITY, 6, ACTION),
    "hoard": _kingdom(PROSPERITY, 6, TREASURE, pays=2),
    "kings_court": _kingdom(PROSPERITY, 7, ACTION),
    "loan": _kingdom(PROSPERITY, 3, TREASURE, pays=1),
    "mint": _kingdom(PROSPERITY, 5, ACTION),
    "monument": _kingdom(PROSPERITY, 4, ACTION),
    "mountebank": _kingdom(PROSPERITY, 5, ACTION, ATTACK),
    "peddler": _kingdom(PROSPERITY, 8, ACTION),
    "quarry": _kingdom(PROSPERITY, 4, TREASURE, pays=1),
    "rabble": _kingdom(PROSPERITY, 5, ACTION, ATTACK),
    "royal_seal": _kingdom(PROSPERITY, 5, TREASURE, pays=2),
    "talisman": _kingdom(PROSPERITY, 4, TREASURE, pays=1),
    "trade_route": _kingdom(PROSPERITY, 3, ACTION),
    "vault": _kingdom(PROSPERITY, 5, ACTION),
    "venture": _kingdom(PROSPERITY, 5, TREASURE, pays=1),
    "watchtower": _kingdom(PROSPERITY, 3, ACTION, REACTION),
    "workers_village": _kingdom(PROSPERITY, 4, ACTION),
}

#: The basic Treasures, which only give coins.
PLAIN_TREASURES = ("copper", "silver", "gold", "platinum")

RECOMMENDED_KINGDOMS: dict[str, str] = {
    "first_game_1e": "cellar market militia mine moat remodel smithy village woodcutter workshop",
    "big_money_1e": "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne_room",
    "interaction_1e": "bureaucrat chancellor council_room festival library militia moat spy thief village",
    "size_distortion_1e": "cellar chapel feast gardens laboratory thief village witch woodcutter workshop",
    "village_square_1e": "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter",
    "first_game_2e": "cellar market merchant militia mine moat remodel smithy village workshop",
    "size_distortion_2e": "artisan bandit bureaucrat chapel festival gardens sentry throne_room witch workshop",
    "deck_top_2e": "artisan bureaucrat council_room festival harbinger laboratory moneylender sentry vassal village",
    "sleight_of_hand_2e": "cellar council_room festival gardens harbinger library militia poacher smithy throne_room",
    "improvements_2e": "artisan cellar market merchant mine moat moneylender poacher remodel witch",
    "silver_and_gold_2e": "bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne_room vassal",
    "beginners_p": "bank counting_house expand goons monument rabble royal_seal venture watchtower workers_village",
    "friendly_interactive_p": "bishop city contraband forge hoard peddler royal_seal trade_route vault workers_village",
    "big_actions_p": "city expand grand_market kings_court loan mint quarry rabble talisman vault",
    "biggest_money_1e_p": "adventurer laboratory mine moneylender spy bank grand_market mint royal_seal venture",
    "kings_army_1e_p": "bureaucrat council_room moat spy village expand goons kings_court rabble vault",
    "good_life_1e_p": "bureaucrat cellar chancellor gardens village "
    "contraband counting_house hoard monument mountebank",
    "biggest_money_2e_p": "artisan harbinger laboratory mine moneylender bank grand_market mint royal_seal venture",
    "kings_army_2e_p": "bureaucrat council_room merchant moat village expand goons kings_court rabble vault",
    "good_life_2e_p": "artisan bureaucrat cellar gardens village contraband counting_house hoard monument mountebank",
}


def has_type(card: str, kind: str) -> bool:
    """Whether a card has this type."""
    return kind in PRINTED_CARDS[card].types
