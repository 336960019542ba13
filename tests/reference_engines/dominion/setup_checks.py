"""Set-up: checks of the engine's random choices against the options, and the pile sizes."""

from __future__ import annotations

from collections import Counter

from bastide.core.options import Options
from bastide.testing.reference_engine_comparison import EngineMismatch
from reference_engines.dominion.printed_cards import (
    COLONY_SETS,
    EDITIONS,
    PRINTED_CARDS,
    RECOMMENDED_KINGDOMS,
    VICTORY,
    editions,
    has_type,
)

BASIC_PILES = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
STARTING_CARDS = Counter({"copper": 7, "estate": 3})


def edition_of_options(options: Options) -> int:
    """Return the edition whose card texts apply."""
    if options["edition"] in ("1", "2"):
        return int(str(options["edition"]))
    kingdom = options["kingdom"]
    if kingdom == "random":
        sets = options["sets"]
        assert isinstance(sets, list)
        return 1 if {EDITIONS[name] for name in sets if name in EDITIONS} == {1} else 2
    return 1 if isinstance(kingdom, str) and any(editions(card) == {1} for card in RECOMMENDED_KINGDOMS[kingdom]) else 2


def check_kingdom(kingdom: list[str], options: Options) -> None:
    """Check that the kingdom is the chosen one, or ten different cards that may be drawn."""
    wanted = options["kingdom"]
    if wanted == "random":
        sets = options["sets"]
        assert isinstance(sets, list)
        fine = [card for card, face in PRINTED_CARDS.items() if face.is_kingdom and face.sets.intersection(sets)]
        if not options["mix_editions"]:
            edition = edition_of_options(options)
            fine = [card for card in fine if not editions(card) or edition in editions(card)]
        if len(set(kingdom)) != 10 or not set(kingdom) <= set(fine):
            raise EngineMismatch("the kingdom", str(sorted(kingdom)), f"ten of {sorted(fine)}")
    else:
        named = wanted if isinstance(wanted, list) else RECOMMENDED_KINGDOMS[str(wanted)]
        if sorted(kingdom) != sorted(named):
            raise EngineMismatch("the kingdom", str(sorted(kingdom)), str(sorted(named)))


def check_colony(used: bool, kingdom: list[str], options: Options) -> None:
    """Check the use of Platinum and Colony: by option, or random if only part of the kingdom adds them."""
    share = sum(bool(PRINTED_CARDS[card].sets & COLONY_SETS) for card in kingdom)
    possible = {"always": {True}, "never": {False}}.get(
        str(options["platinum_colony"]), {share > 0, share == len(kingdom)}
    )
    if used not in possible:
        raise EngineMismatch("the use of Platinum and Colony", str(used), str(possible))


def check_first_player(first: int, players: int, options: Options) -> None:
    wanted = options["first_player"]
    possible = range(players) if wanted == "random" else [int(str(wanted))]
    if first not in possible:
        raise EngineMismatch("who begins", str(first), f"one of {list(possible)}")


def check_deal(deck: list[str], hand: list[str]) -> None:
    if len(hand) != 5 or Counter(deck) + Counter(hand) != STARTING_CARDS:
        raise EngineMismatch(
            "the deal", f"{hand} in hand, {deck} in the deck", "five of 7 Coppers and 3 Estates in hand"
        )


def supply_piles(players: int, kingdom: list[str], colony: bool) -> dict[str, int]:
    """Return the sizes of all piles. A single player uses the piles for two."""
    cards = [*BASIC_PILES, *(["platinum", "colony"] if colony else []), *kingdom]
    return {card: pile_size(card, max(players, 2)) for card in cards}


def pile_size(card: str, players: int) -> int:
    boxes = 1 if players <= 4 else 2
    match card:
        case "copper":
            return 60 * boxes - 7 * players
        case "silver":
            return 40 * boxes
        case "gold":
            return 30 * boxes
        case "platinum":
            return 12
        case "curse":
            return 10 * (players - 1)
        case "province":
            return {2: 8, 3: 12, 4: 12, 5: 15, 6: 18}[players]
    if has_type(card, VICTORY):
        return 8 if players == 2 else 12
    return 10
