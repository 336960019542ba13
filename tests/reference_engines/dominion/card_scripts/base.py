"""Card scripts of the base game, both editions."""

from __future__ import annotations

from reference_engines.dominion.gain_and_buy import DECK, HAND, gain, gain_from_trash
from reference_engines.dominion.play_card import CardPlay, put_into_play
from reference_engines.dominion.printed_cards import ACTION, TREASURE, VICTORY, has_type
from reference_engines.dominion.questions import (
    DONE,
    Script,
    ask,
    ask_card,
    card_of_answer,
    discard_from_hand,
    has_type_test,
    trash_from_hand,
)
from reference_engines.dominion.script_parts import (
    discard_down_to_three,
    gain_up_to,
    play_several_times,
    plus,
    trash_and_gain,
)

# -- plus only -----------------------------------------------------------------------------

festival = plus(actions=2, buys=1, coins=2)
laboratory = plus(cards=2, actions=1)
market = plus(cards=1, actions=1, buys=1, coins=1)
moat = plus(cards=2)
smithy = plus(cards=3)
village = plus(cards=1, actions=2)
woodcutter = plus(buys=1, coins=2)

# -- both editions -------------------------------------------------------------------------


def bureaucrat(play: CardPlay) -> Script[None]:
    yield from gain(play.table, play.player, "silver", DECK)
    for victim in play.victims:
        seat = play.table.seats[victim]
        card = yield from ask_card(victim, "topdeck", [card for card in seat.hand if has_type(card, VICTORY)])
        if card:
            seat.hand.remove(card)
            play.table.put_on_deck(victim, card)


def cellar(play: CardPlay) -> Script[None]:
    play.plus(actions=1)
    discarded = yield from discard_from_hand(play.table, play.player, 0, len(play.seat.hand))
    play.plus(cards=discarded)


def chapel(play: CardPlay) -> Script[None]:
    yield from trash_from_hand(play.table, play.player, 0, 4)


def council_room(play: CardPlay) -> Script[None]:
    play.plus(cards=4, buys=1)
    for opponent in play.victims:
        play.table.draw(opponent)
    yield from ()


def library(play: CardPlay) -> Script[None]:
    while len(play.seat.hand) < 7:
        drawn = play.table.draw(play.player)
        if not drawn:
            break
        (card,) = drawn
        if has_type(card, ACTION):
            answer = yield from ask(play.player, [f"set aside {card}", f"keep {card}"])
            if answer.startswith("set aside"):
                play.seat.hand.remove(card)
                play.seat.aside.append(card)
    play.table.discard_aside(play.player)


def militia(play: CardPlay) -> Script[None]:
    play.plus(coins=2)
    yield from discard_down_to_three(play)


def mine(play: CardPlay) -> Script[None]:
    least = 1 if play.table.edition == 1 else 0
    for card in (yield from trash_from_hand(play.table, play.player, least, 1, has_type_test(TREASURE))):
        yield from gain_up_to(play.table, play.player, play.table.cost(card) + 3, TREASURE, HAND)


def moneylender(play: CardPlay) -> Script[None]:
    least = 1 if play.table.edition == 1 else 0
    if (yield from trash_from_hand(play.table, play.player, least, 1, lambda card: card == "copper")):
        play.plus(coins=3)


def remodel(play: CardPlay) -> Script[None]:
    yield from trash_and_gain(play, 2)


def throne_room(play: CardPlay) -> Script[None]:
    yield from play_several_times(play, 2, optional=play.table.edition == 2)


def witch(play: CardPlay) -> Script[None]:
    play.plus(cards=2)
    for victim in play.victims:
        yield from gain(play.table, victim, "curse")


def workshop(play: CardPlay) -> Script[None]:
    yield from gain_up_to(play.table, play.player, 4)


# -- 1st edition only ----------------------------------------------------------------------


def adventurer(play: CardPlay) -> Script[None]:
    for treasure in play.table.reveal_until(play.player, treasures=2):
        play.seat.aside.remove(treasure)
        play.seat.hand.append(treasure)
    play.table.discard_aside(play.player)
    yield from ()


def chancellor(play: CardPlay) -> Script[None]:
    play.plus(coins=2)
    answers = [DONE, "discard deck"] if play.seat.deck or play.seat.unordered_deck else [DONE]
    if (yield from ask(play.player, answers)) != DONE:
        # the deck is turned over as a block
        for card in reversed(play.seat.deck):
            play.seat.discard_pile.put_card(card)
        play.seat.deck = []


def feast(play: CardPlay) -> Script[None]:
    if play.is_in_play:
        play.table.trash_from(play.seat.in_play, "feast")
        play.is_in_play = False
    yield from gain_up_to(play.table, play.player, 5)


def spy(play: CardPlay) -> Script[None]:
    play.plus(cards=1, actions=1)
    for player in [play.player, *play.victims]:
        seat = play.table.seats[player]
        for card in play.table.reveal(player, 1):
            answer = yield from ask(play.player, [f"discard {card}", f"topdeck {card}"])
            seat.aside.remove(card)
            if answer.startswith("discard"):
                seat.discard_pile.put_card(card)
            else:
                play.table.put_on_deck(player, card)


def thief(play: CardPlay) -> Script[None]:
    stolen: list[str] = []
    for victim in play.victims:
        revealed = play.table.reveal(victim, 2)
        card = yield from ask_card(play.player, "trash", [card for card in revealed if has_type(card, TREASURE)])
        if card:
            play.table.trash_from(play.table.seats[victim].aside, card)
            stolen.append(card)
        play.table.discard_aside(victim)
    while stolen:
        card = yield from ask_card(play.player, "gain", stolen, optional=True)
        if not card:
            break
        stolen.remove(card)
        yield from gain_from_trash(play.table, play.player, card)


# -- 2nd edition only ----------------------------------------------------------------------


def artisan(play: CardPlay) -> Script[None]:
    yield from gain_up_to(play.table, play.player, 5, to=HAND)
    card = yield from ask_card(play.player, "topdeck", play.seat.hand)
    if card:
        play.seat.hand.remove(card)
        play.table.put_on_deck(play.player, card)


def bandit(play: CardPlay) -> Script[None]:
    yield from gain(play.table, play.player, "gold")
    for victim in play.victims:
        revealed = play.table.reveal(victim, 2)
        dear = [card for card in revealed if has_type(card, TREASURE) and card != "copper"]
        card = yield from ask_card(victim, "trash", dear)
        if card:
            play.table.trash_from(play.table.seats[victim].aside, card)
        play.table.discard_aside(victim)


def harbinger(play: CardPlay) -> Script[None]:
    play.plus(cards=1, actions=1)
    pile = play.seat.discard_pile
    card = yield from ask_card(play.player, "topdeck", pile.all_cards(), optional=True)
    if card:
        pile.take_searching_pile(card)
        play.table.put_on_deck(play.player, card)


def merchant(play: CardPlay) -> Script[None]:
    play.plus(cards=1, actions=1)
    if not play.table.silver_played:
        play.table.first_silver_bonus += 1
    yield from ()


def poacher(play: CardPlay) -> Script[None]:
    play.plus(cards=1, actions=1, coins=1)
    empty = play.table.empty_piles()
    yield from discard_from_hand(play.table, play.player, empty, empty)


def sentry(play: CardPlay) -> Script[None]:
    play.plus(cards=1, actions=1)
    seen = play.table.look_at(play.player, 2)
    while seen:
        answers = [f"{verb} {card}" for verb in ("trash", "discard", "topdeck") for card in seen]
        answer = yield from ask(play.player, answers)
        card = card_of_answer(answer)
        seen.remove(card)
        play.seat.aside.remove(card)
        if answer.startswith("trash"):
            play.table.trash.append(card)
        elif answer.startswith("discard"):
            play.seat.pending_discards.append(card)
        else:
            play.table.put_on_deck(play.player, card)
    play.table.discard_chosen(play.player)


def vassal(play: CardPlay) -> Script[None]:
    play.plus(coins=2)
    card = play.table.discard_top(play.player)
    if card and has_type(card, ACTION) and (yield from ask_card(play.player, "play", [card], optional=True)):
        play.seat.discard_pile.take_card(card)
        yield from put_into_play(play.table, play.player, card)
