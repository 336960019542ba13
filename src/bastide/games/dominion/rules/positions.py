"""Positions written by hand: for puzzles, bug reports and tests.

>>> state = position(hands={0: "cellar estate*2 curse copper"}, decks={0: "gold silver village copper*5"})
>>> follow(state, "play cellar", "discard estate", "discard curse", "done")
>>> listed(state.sides[0].hand)
'copper estate gold silver'
"""

from __future__ import annotations

from collections.abc import Sequence

from bastide.core.labels import labelled, of_seats
from bastide.core.rng import Rng
from bastide.games.dominion.rules.card import CARDS
from bastide.games.dominion.rules.layout import id_of, number
from bastide.games.dominion.rules.setup import Setup
from bastide.games.dominion.rules.state import DominionState
from bastide.games.dominion.rules.turn import PHASE_IDS
from bastide.games.dominion.rules.zones import Side

#: What a player holds, and what lies under it, if a position does not say.
SOME_HAND = "copper*5"
SOME_DECK = "copper*10"


def cards(text: str) -> list[int]:
    """The cards that a line like ``estate*3 gold`` names."""
    found: list[int] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found.extend([number(name)] * (int(times) if times else 1))
    return found


def listed(numbers: Sequence[int]) -> str:
    """Cards whose order means nothing, in alphabetical order: ``copper copper estate``."""
    return " ".join(sorted([id_of(number) for number in numbers]))


def position(
    players: int = 2,
    edition: int = 2,
    colony: bool = False,
    kingdom: str = "",
    hands: dict[int, str] | None = None,
    decks: dict[int, str] | None = None,
    discards: dict[int, str] | None = None,
    play: str = "",
    trash: str = "",
    supply: dict[str, int] | None = None,
    phase: str = "action",
    actions: int = 1,
    buys: int = 1,
    coins: int = 0,
    tokens: dict[int, int] | None = None,
    turns: dict[int, int] | None = None,
    mat: int = 0,
    seed: int = 0,
) -> DominionState:
    """Player 0 is to move. Decks are written top card first, discard piles top card last.

    Every kingdom card that is mentioned has a pile, and all piles are full unless ``supply`` says otherwise. The other
    players hold five Coppers, everybody has ten more in the deck, and other zones are empty, unless said otherwise.
    ValueError if that makes no sense.
    """
    given_hands = {} if hands is None else hands
    given_decks = {} if decks is None else decks
    given_discards = {} if discards is None else discards
    sides: list[Side] = []
    for player in range(players):
        hand = cards(given_hands.get(player, "" if player == 0 else SOME_HAND))
        deck = cards(given_decks.get(player, SOME_DECK))
        deck.reverse()
        in_play = cards(play) if player == 0 else []
        side = Side()
        side.deck = bytes(deck)
        side.hand = bytes(hand)
        side.play = bytes(in_play)
        side.discard = bytes(cards(given_discards.get(player, "")))
        side.tokens = 0 if tokens is None else tokens.get(player, 0)
        side.turns = (1 if player == 0 else 0) if turns is None else turns.get(player, 0)
        sides.append(side)
    trashed = cards(trash)
    piles = {} if supply is None else {number(name): count for name, count in supply.items()}
    mentioned = set(cards(kingdom)) | set(trashed) | set(piles)
    for side in sides:
        mentioned.update(side.owned())
    ten = [card for card in mentioned if CARDS[card].is_kingdom]
    box = Setup(players, edition, ten, colony).full
    left = [piles.get(card, box[card]) for card in range(len(CARDS))]
    box = [max(count, 0) for count in left]
    for card in trashed:
        box[card] += 1
    for side in sides:
        for card in side.owned():
            box[card] += 1
    setup = Setup(players, edition, ten, colony, box)
    state = DominionState(setup, Rng(seed), sides, left, tuple(trashed), (), setup.pile_tokens[mat:], [])
    state.phase = PHASE_IDS.index(phase)
    state.actions = actions
    state.buys = buys
    state.coins = coins
    state.mat = mat
    state.empties = len([card for card in setup.piles if left[card] == 0])
    state.advance()
    broken = state.status()
    if broken:
        raise ValueError(f"this is not a position of Dominion: {broken[0]}")
    return state


def follow(state: DominionState, *notations: str) -> None:
    """Let whoever is to act do these things one after the other."""
    for notation in notations:
        player = state.next_actor()
        state.apply(player, state.parse(player, notation))


def answers(state: DominionState) -> list[str]:
    """Everything that whoever is to act may do now, in notation."""
    player = state.next_actor()
    return [state.notation(player, action) for action in state.legal_actions(player)]


def left(state: DominionState) -> str:
    """Actions, Buys and coins left: ``1/1/$0``."""
    return f"{int(state.actions)}/{int(state.buys)}/${int(state.coins)}"


def top_first(deck: Sequence[int]) -> str:
    """A deck as it is written here, top card first."""
    return " ".join([id_of(card) for card in reversed(deck)])


def at_rest(state: DominionState) -> bool:
    """Whether no effect is under way: nobody is asked anything but what to play or buy next."""
    return not state.stack


def as_told(text: str) -> tuple[DominionState, int]:
    """A position as the examples in the rules are written: the arguments of ``position`` with labels.

    ``do: play village; play smithy`` lets things happen. ``seat`` says who looks at it.
    """
    told, _ = labelled(text)
    piles = {name: int(count) for name, _, count in [word.partition("*") for word in told.get("supply", "").split()]}
    state = position(
        players=int(told.get("players", "2")),
        kingdom=told.get("kingdom", ""),
        hands=of_seats(told, "hand"),
        decks=of_seats(told, "deck"),
        discards=of_seats(told, "discard"),
        play=told.get("play", ""),
        supply=piles,
        phase=told.get("phase", "action"),
        coins=int(told.get("coins", "0")),
        colony="colony" in told.get("kingdom", ""),
    )
    if "do" in told:
        follow(state, *told["do"].split("; "))
    return state, int(told.get("seat", "0"))
