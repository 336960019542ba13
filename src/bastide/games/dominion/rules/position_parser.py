"""Build positions from text or arguments, for rulebook examples, bug reports and tests.

>>> state = position(hands={0: "cellar estate*2 curse copper"}, decks={0: "gold silver village copper*5"})
>>> follow(state, "play cellar", "discard estate", "discard curse", "done")
>>> listed(state.sides[0].hand)
'copper estate gold silver'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bastide.core.errors import IllegalAction, InvalidSnapshot
from bastide.core.randomness.rng import Rng
from bastide.core.utilities.labelled_line_parser import LabelledText, TextPart, malformed_part_error
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.cards.stable_numbering import CARD_IDS, card_id, card_number
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.state.player_card_zones import PlayerSide
from bastide.games.dominion.rules.turn.game_setup import Setup
from bastide.games.dominion.rules.turn.turn_phases import PHASE_IDS

#: The hand of the other players and the deck of every player, unless a position says otherwise.
DEFAULT_HAND = "copper*5"
DEFAULT_DECK = "copper*10"
#: Copies of a card, and cards in one place, in a position text.
MAX_CARD_COUNT = 200
MAX_CARDS = 1000
MAX_COUNTER = 9999
LABELS = [
    *["players", "edition", "kingdom", "supply", "trash", "active", "phase", "actions", "buys", "coins", "turns"],
    *["tokens", "mat", "play", "do", "seat"],
]
SEAT_LABELS = ["hand", "deck", "discard", "buried"]


def parse_cards(text: str) -> list[int]:
    """Parse a line like ``estate*3 gold`` into card numbers. Raises InvalidSnapshot."""
    return parse_card_part(TextPart(text, 1, 1))


def parse_card_part(part: TextPart) -> list[int]:
    """Parse the cards of a position text into card numbers. Raises InvalidSnapshot with the place."""
    found: list[int] = []
    for word in part.words():
        card, times = parse_counted_card(word, 1)
        found.extend([card] * times)
        if len(found) > MAX_CARDS:
            raise word.error(
                InvalidSnapshot("position-part-many-cards", f"more than {MAX_CARDS} cards in one place", most=MAX_CARDS)
            )
    return found


def parse_counted_card(word: TextPart, default: int) -> tuple[int, int]:
    """Parse a card with an optional count: ``copper*3``."""
    parts = word.split("*")
    if parts[0].text not in CARD_IDS:
        name = parts[0].text[:40]
        raise parts[0].error(InvalidSnapshot("position-part-card", f"unknown card {name!r}", card=name))
    if len(parts) > 2:
        wrong = word.text[:40]
        raise word.error(malformed_part_error("copper*3", wrong))
    return card_number(parts[0].text), parts[1].number(0, MAX_CARD_COUNT) if len(parts) == 2 else default


def format_cards(numbers: Sequence[int]) -> str:
    """Format cards in alphabetical order: ``copper copper estate``."""
    return " ".join(sorted([card_id(number) for number in numbers]))


@dataclass
class PositionSetup:
    """Set-up of a position: players, edition, further kingdom cards, random seed, player whose turn it is."""

    players: int = 2
    edition: int = 2
    kingdom: str = ""
    colony: bool = False
    seed: int = 0
    active: int = 0


@dataclass
class TurnState:
    """The phase of the turn, and the Actions, Buys and coins left."""

    phase: str = "action"
    actions: int = 1
    buys: int = 1
    coins: int = 0


def buy_phase_turn(coins: int = 0, buys: int = 1, actions: int = 1) -> TurnState:
    """Return the state of a turn in its Buy phase."""
    return TurnState("buy", actions, buys, coins)


@dataclass
class Counters:
    """Victory tokens and turns taken by player, and the tokens on the Trade Route mat."""

    tokens: dict[int, int] = field(default_factory=dict)
    turns: dict[int, int] = field(default_factory=lambda: {0: 1})
    mat: int = 0


def build_position(
    hands: dict[int, str] | None = None,
    decks: dict[int, str] | None = None,
    discards: dict[int, str] | None = None,
    play: str = "",
    trash: str = "",
    supply: dict[str, int] | None = None,
    setup: PositionSetup | None = None,
    turn: TurnState | None = None,
    counters: Counters | None = None,
    buried: dict[int, str] | None = None,
) -> DominionState:
    """Build a position at the start of a decision of the active player's turn.

    Decks list the top card first, discard piles list it last; ``buried`` are the cards below it that the others did not
    see. Every kingdom card that is mentioned has a pile. Piles are full unless ``supply`` gives a count. By default the
    other players hold five Coppers, every deck is ten Coppers, and other zones are empty. Raises ValueError if the
    position is inconsistent.
    """
    table = PositionSetup() if setup is None else setup
    now = TurnState() if turn is None else turn
    counted = Counters() if counters is None else counters
    players, edition, colony = table.players, table.edition, table.colony
    given_hands = {} if hands is None else hands
    given_decks = {} if decks is None else decks
    given_discards = {} if discards is None else discards
    given_buried = {} if buried is None else buried
    sides: list[PlayerSide] = []
    for player in range(players):
        hand = parse_cards(given_hands.get(player, "" if player == table.active else DEFAULT_HAND))
        deck = parse_cards(given_decks.get(player, DEFAULT_DECK))
        deck.reverse()
        in_play = parse_cards(play) if player == table.active else []
        side = PlayerSide()
        side.deck = bytes(deck)
        side.hand = bytes(hand)
        side.play = bytes(in_play)
        side.discard = bytes(parse_cards(given_discards.get(player, "")))
        side.buried = bytes(parse_cards(given_buried.get(player, "")))
        side.tokens = counted.tokens.get(player, 0)
        side.turns = counted.turns.get(player, 0)
        sides.append(side)
    trashed = parse_cards(trash)
    piles = {} if supply is None else {card_number(name): count for name, count in supply.items()}
    mentioned = set(parse_cards(table.kingdom)) | set(trashed) | set(piles)
    for side in sides:
        mentioned.update(side.owned_cards())
    ten = [card for card in mentioned if CARDS[card].is_kingdom]
    box = Setup(players, edition, ten, colony).full_pile_sizes
    left = [piles.get(card, box[card]) for card in range(len(CARDS))]
    box = [max(count, 0) for count in left]
    for card in trashed:
        box[card] += 1
    for side in sides:
        for card in side.owned_cards():
            box[card] += 1
    full = Setup(players, edition, ten, colony, box)
    state = DominionState(full, Rng(table.seed), sides, left, tuple(trashed), (), full.pile_tokens[counted.mat :], [])
    state.phase = PHASE_IDS.index(now.phase)
    state.actions = now.actions
    state.buys = now.buys
    state.coins = now.coins
    state.mat = counted.mat
    state.current = table.active
    state.empties = len([card for card in full.piles if left[card] == 0])
    state.advance()
    broken = state.broken_invariants()
    if broken:
        raise ValueError(f"inconsistent Dominion position: {broken[0]}")
    return state


def apply_notations(state: DominionState, *notations: str) -> None:
    """Apply actions, given in notation, for the players who are to act."""
    for notation in notations:
        player = state.next_player_to_act()
        state.apply(player, state.parse_action(player, notation))


def legal_notations(state: DominionState) -> list[str]:
    """List the legal actions of the player to act, in notation."""
    player = state.next_player_to_act()
    return [state.notation(player, action) for action in state.legal_actions(player)]


def format_turn_resources(state: DominionState) -> str:
    """Format the Actions, Buys and coins left: ``1/1/$0``."""
    return f"{int(state.actions)}/{int(state.buys)}/${int(state.coins)}"


def format_deck(deck: Sequence[int]) -> str:
    """Format a deck, top card first."""
    return " ".join([card_id(card) for card in reversed(deck)])


def has_no_pending_effect(state: DominionState) -> bool:
    """Whether no effect is pending: the only question is what to play or buy next."""
    return not state.stack


def parse_position(text: str) -> tuple[DominionState, int]:
    """Parse the labelled parts of a position text. Returns the state and the viewer. Raises InvalidSnapshot.

    The labels are the arguments of ``build_position``. ``tokens`` and ``turns`` have a number for each player.
    ``do: play village; play smithy`` applies actions. ``seat`` is the viewer.
    """
    parts = LabelledText(text, LABELS, SEAT_LABELS)
    parts.forbid_lines()
    players = parts.number("players", 2, 1, 6)
    supply: dict[str, int] = {}
    for word in parts.find("supply").words():
        card, count = parse_counted_card(word, -1)
        supply[card_id(card)] = word.split("*")[-1].number(0, MAX_CARD_COUNT) if count < 0 else count
    kingdom = parts.text("kingdom")
    parse_card_part(parts.find("kingdom"))
    zones: dict[str, dict[int, str]] = {}
    for label in SEAT_LABELS:
        given = parts.by_seat(label, players)
        for part in given.values():
            parse_card_part(part)
        zones[label] = {seat: part.text for seat, part in given.items()}
    for seat, part in parts.by_seat("buried", players).items():
        if part.text and not zones["discard"].get(seat, ""):
            raise part.error(
                InvalidSnapshot("position-part-buried", "the discard pile needs a visible top card above these cards")
            )
    for label in ("play", "trash"):
        parse_card_part(parts.find(label))
    counters = Counters(mat=parts.number("mat", 0, 0, 20))
    for counted, label in ((counters.tokens, "tokens"), (counters.turns, "turns")):
        counted.update(enumerate(parts.numbers(label, MAX_COUNTER, players)))
    state = build_position(
        zones["hand"],
        zones["deck"],
        zones["discard"],
        play=parts.text("play"),
        trash=parts.text("trash"),
        supply=supply,
        setup=PositionSetup(
            players,
            parts.number("edition", 2, 1, 2),
            kingdom,
            "colony" in kingdom.split(),
            active=parts.number("active", 0, 0, players - 1),
        ),
        turn=TurnState(
            PHASE_IDS[parts.find("phase").choose(PHASE_IDS)] if "phase" in parts.parts else "action",
            parts.number("actions", 1, 0, MAX_COUNTER),
            parts.number("buys", 1, 0, MAX_COUNTER),
            parts.number("coins", 0, 0, MAX_COUNTER),
        ),
        counters=counters,
        buried=zones["buried"],
    )
    for action in parts.actions():
        try:
            apply_notations(state, action.text)
        except IllegalAction as error:
            raise action.error(error) from None
    return state, parts.number("seat", 0, -1, players - 1)
