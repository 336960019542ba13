"""Build positions from text or arguments, for rulebook examples, bug reports and tests.

>>> state = position(hands={0: "cellar estate*2 curse copper"}, decks={0: "gold silver village copper*5"})
>>> follow(state, "play cellar", "discard estate", "discard curse", "done")
>>> listed(state.sides[0].hand)
'copper estate gold silver'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bastide.core.randomness.rng import Rng
from bastide.core.utilities.labelled_lines import labelled, of_seats
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.cards.layout import id_of, number
from bastide.games.dominion.rules.state.state import DominionState
from bastide.games.dominion.rules.state.zones import Side
from bastide.games.dominion.rules.turn.setup import Setup
from bastide.games.dominion.rules.turn.turn import PHASE_IDS

#: The hand of the other players and the deck of every player, unless a position says otherwise.
SOME_HAND = "copper*5"
SOME_DECK = "copper*10"


def cards(text: str) -> list[int]:
    """Parse a line like ``estate*3 gold`` into card numbers."""
    found: list[int] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found.extend([number(name)] * (int(times) if times else 1))
    return found


def listed(numbers: Sequence[int]) -> str:
    """Format cards in alphabetical order: ``copper copper estate``."""
    return " ".join(sorted([id_of(number) for number in numbers]))


@dataclass
class GameSetup:
    """Set-up of a position: players, edition, further kingdom cards, random seed."""

    players: int = 2
    edition: int = 2
    kingdom: str = ""
    colony: bool = False
    seed: int = 0


@dataclass
class TurnState:
    """The phase of the turn, and the Actions, Buys and coins left."""

    phase: str = "action"
    actions: int = 1
    buys: int = 1
    coins: int = 0


def buy_phase(coins: int = 0, buys: int = 1, actions: int = 1) -> TurnState:
    """Return the state of a turn in its Buy phase."""
    return TurnState("buy", actions, buys, coins)


@dataclass
class Counters:
    """Victory tokens and turns taken by player, and the tokens on the Trade Route mat."""

    tokens: dict[int, int] = field(default_factory=dict)
    turns: dict[int, int] = field(default_factory=lambda: {0: 1})
    mat: int = 0


def position(
    hands: dict[int, str] | None = None,
    decks: dict[int, str] | None = None,
    discards: dict[int, str] | None = None,
    play: str = "",
    trash: str = "",
    supply: dict[str, int] | None = None,
    setup: GameSetup | None = None,
    turn: TurnState | None = None,
    counters: Counters | None = None,
) -> DominionState:
    """Build a position in which player 0 is to move.

    Decks list the top card first, discard piles list it last. Every kingdom card that is mentioned has a pile. Piles
    are full unless ``supply`` gives a count. By default the other players hold five Coppers, every deck is ten
    Coppers, and other zones are empty. Raises ValueError if the position is inconsistent.
    """
    table = GameSetup() if setup is None else setup
    now = TurnState() if turn is None else turn
    counted = Counters() if counters is None else counters
    players, edition, colony = table.players, table.edition, table.colony
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
        side.tokens = counted.tokens.get(player, 0)
        side.turns = counted.turns.get(player, 0)
        sides.append(side)
    trashed = cards(trash)
    piles = {} if supply is None else {number(name): count for name, count in supply.items()}
    mentioned = set(cards(table.kingdom)) | set(trashed) | set(piles)
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
    full = Setup(players, edition, ten, colony, box)
    state = DominionState(full, Rng(table.seed), sides, left, tuple(trashed), (), full.pile_tokens[counted.mat :], [])
    state.phase = PHASE_IDS.index(now.phase)
    state.actions = now.actions
    state.buys = now.buys
    state.coins = now.coins
    state.mat = counted.mat
    state.empties = len([card for card in full.piles if left[card] == 0])
    state.advance()
    broken = state.status()
    if broken:
        raise ValueError(f"inconsistent Dominion position: {broken[0]}")
    return state


def follow(state: DominionState, *notations: str) -> None:
    """Apply actions, given in notation, for the players who are to act."""
    for notation in notations:
        player = state.next_actor()
        state.apply(player, state.parse(player, notation))


def answers(state: DominionState) -> list[str]:
    """List the legal actions of the player to act, in notation."""
    player = state.next_actor()
    return [state.notation(player, action) for action in state.legal_actions(player)]


def left(state: DominionState) -> str:
    """Format the Actions, Buys and coins left: ``1/1/$0``."""
    return f"{int(state.actions)}/{int(state.buys)}/${int(state.coins)}"


def top_first(deck: Sequence[int]) -> str:
    """Format a deck, top card first."""
    return " ".join([id_of(card) for card in reversed(deck)])


def at_rest(state: DominionState) -> bool:
    """Whether no effect is pending: the only question is what to play or buy next."""
    return not state.stack


def as_told(text: str) -> tuple[DominionState, int]:
    """Parse a position from labelled lines, as in the examples of the rulebook. Returns the state and the viewer.

    The labels are the arguments of ``build_position``. ``do: play village; play smithy`` applies actions. ``seat`` is
    the viewer.
    """
    fields, _ = labelled(text)
    piles = {name: int(count) for name, _, count in [word.partition("*") for word in fields.get("supply", "").split()]}
    kingdom = fields.get("kingdom", "")
    state = position(
        hands=of_seats(fields, "hand"),
        decks=of_seats(fields, "deck"),
        discards=of_seats(fields, "discard"),
        play=fields.get("play", ""),
        supply=piles,
        setup=GameSetup(int(fields.get("players", "2")), kingdom=kingdom, colony="colony" in kingdom),
        turn=TurnState(fields.get("phase", "action"), coins=int(fields.get("coins", "0"))),
    )
    if "do" in fields:
        follow(state, *fields["do"].split("; "))
    return state, int(fields.get("seat", "0"))
