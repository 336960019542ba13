"""Card scripts of Prosperity."""

from __future__ import annotations

from reference_engines.dominion.gain_and_buy import gain
from reference_engines.dominion.play_card import CardPlay, put_into_play
from reference_engines.dominion.printed_cards import ACTION, TREASURE, has_type
from reference_engines.dominion.questions import (
    DONE,
    Script,
    ask,
    ask_card,
    card_of_answer,
    discard_from_hand,
    trash_from_hand,
)
from reference_engines.dominion.script_parts import (
    add_treasure_coins,
    discard_down_to_three,
    play_several_times,
    plus,
    trash_and_gain,
    treasure,
)

# Their other effects are in buying, gaining and costs.
hoard = quarry = royal_seal = talisman = treasure


def bank(play: CardPlay) -> Script[None]:
    play.plus(coins=sum(has_type(card, TREASURE) for card in play.seat.in_play))
    yield from ()


def contraband(play: CardPlay) -> Script[None]:
    add_treasure_coins(play)
    play.plus(buys=1)
    for neighbour in play.table.opponents(play.player)[:1]:
        named = yield from ask(neighbour, [f"name {card}" for card in play.table.nameable_cards])
        play.table.banned_cards.append(card_of_answer(named))


def loan(play: CardPlay) -> Script[None]:
    add_treasure_coins(play)
    for card in play.table.reveal_until(play.player, treasures=1):
        answer = yield from ask(play.player, [f"trash {card}", f"discard {card}"])
        if answer.startswith("trash"):
            play.table.trash_from(play.seat.aside, card)
    play.table.discard_aside(play.player)


def venture(play: CardPlay) -> Script[None]:
    add_treasure_coins(play)
    found = play.table.reveal_until(play.player, treasures=1)
    for card in found:
        play.seat.aside.remove(card)
    play.table.discard_aside(play.player)
    for card in found:
        yield from put_into_play(play.table, play.player, card)


grand_market = plus(cards=1, actions=1, buys=1, coins=2)
monument = plus(coins=2, tokens=1)
peddler = plus(cards=1, actions=1, coins=1)
workers_village = plus(cards=1, actions=2, buys=1)


def bishop(play: CardPlay) -> Script[None]:
    play.plus(coins=1, tokens=1)
    for card in (yield from trash_from_hand(play.table, play.player, 1, 1)):
        play.plus(tokens=play.table.cost(card) // 2)
    for opponent in play.victims:
        yield from trash_from_hand(play.table, opponent, 0, 1)


def city(play: CardPlay) -> Script[None]:
    empty = play.table.empty_piles()
    play.plus(cards=1, actions=2)
    if empty >= 1:
        play.plus(cards=1)
    if empty >= 2:
        play.plus(coins=1, buys=1)
    yield from ()


def counting_house(play: CardPlay) -> Script[None]:
    pile = play.seat.discard_pile
    while (yield from ask_card(play.player, "take", (card for card in pile.all_cards() if card == "copper"), True)):
        pile.take_card("copper")
        pile.forget_order()
        play.seat.hand.append("copper")


def expand(play: CardPlay) -> Script[None]:
    yield from trash_and_gain(play, 3)


def forge(play: CardPlay) -> Script[None]:
    table = play.table
    trashed = yield from trash_from_hand(table, play.player, 0, len(play.seat.hand))
    total = sum(table.cost(card) for card in trashed)
    exact = [card for card in table.gainable_cards(total) if table.cost(card) == total]
    card = yield from ask_card(play.player, "gain", exact)
    yield from gain(table, play.player, card)


def goons(play: CardPlay) -> Script[None]:
    play.plus(buys=1, coins=2)
    yield from discard_down_to_three(play)


def kings_court(play: CardPlay) -> Script[None]:
    yield from play_several_times(play, 3, optional=True)


def mint(play: CardPlay) -> Script[None]:
    treasures = [card for card in play.seat.hand if has_type(card, TREASURE)]
    card = yield from ask_card(play.player, "reveal", treasures, optional=True)
    yield from gain(play.table, play.player, card)


def mountebank(play: CardPlay) -> Script[None]:
    play.plus(coins=2)
    for victim in play.victims:
        seat = play.table.seats[victim]
        if "curse" in seat.hand and (yield from ask(victim, [DONE, "discard curse"])) != DONE:
            seat.hand.remove("curse")
            seat.discard_pile.put_card("curse")
        else:
            yield from gain(play.table, victim, "curse")
            yield from gain(play.table, victim, "copper")


def rabble(play: CardPlay) -> Script[None]:
    play.plus(cards=3)
    for victim in play.victims:
        seat = play.table.seats[victim]
        revealed = play.table.reveal(victim, 3)
        back = [card for card in revealed if not has_type(card, ACTION) and not has_type(card, TREASURE)]
        for card in back:
            seat.aside.remove(card)
        play.table.discard_aside(victim)
        seat.aside = list(back)
        while back:
            card = yield from ask_card(victim, "topdeck", back)
            back.remove(card)
            seat.aside.remove(card)
            play.table.put_on_deck(victim, card)


def trade_route(play: CardPlay) -> Script[None]:
    play.plus(buys=1, coins=play.table.tokens_on_mat)
    yield from trash_from_hand(play.table, play.player, 1, 1)


def vault(play: CardPlay) -> Script[None]:
    play.plus(cards=2)
    play.plus(coins=(yield from discard_from_hand(play.table, play.player, 0, len(play.seat.hand))))
    for opponent in play.victims:
        seat = play.table.seats[opponent]
        first = yield from ask_card(opponent, "discard", seat.hand, optional=True)
        if not first:
            continue
        seat.hand.remove(first)
        seat.pending_discards.append(first)
        second = yield from ask_card(opponent, "discard", seat.hand)
        if second:
            seat.hand.remove(second)
            seat.pending_discards.append(second)
        play.table.discard_chosen(opponent)
        if second:
            play.table.draw(opponent)


def watchtower(play: CardPlay) -> Script[None]:
    play.table.draw(play.player, max(6 - len(play.seat.hand), 0))
    yield from ()
