"""Scripts of the basic Treasures and of the Prosperity cards."""

from __future__ import annotations

from reference_engines.dominion.base_card_scripts import discard_down_to_three, play_several_times, trash_and_gain
from reference_engines.dominion.gain_and_buy import gain
from reference_engines.dominion.play_card import CardPlay, card_script, plus_script, put_into_play
from reference_engines.dominion.printed_cards import ACTION, PRINTED_CARDS, TREASURE, has_type
from reference_engines.dominion.questions import (
    DONE,
    Script,
    ask,
    ask_card,
    card_of_answer,
    discard_from_hand,
    trash_from_hand,
)


def add_treasure_coins(play: CardPlay) -> None:
    """Add the fixed coins of a Treasure, and the bonus of Merchants for the first Silver."""
    play.plus(coins=PRINTED_CARDS[play.card].pays)
    if play.card == "silver":
        play.plus(coins=play.table.first_silver_bonus)
        play.table.first_silver_bonus = 0
        play.table.silver_played = True


@card_script("copper")
@card_script("silver")
@card_script("gold")
@card_script("platinum")
@card_script("hoard")
@card_script("quarry")
@card_script("royal_seal")
@card_script("talisman")
def treasure(play: CardPlay) -> Script[None]:
    """Only the coins; other effects of Hoard, Quarry, Royal Seal and Talisman are in buying, gaining and costs."""
    add_treasure_coins(play)
    yield from ()


@card_script("bank")
def bank(play: CardPlay) -> Script[None]:
    play.plus(coins=sum(has_type(card, TREASURE) for card in play.seat.in_play))
    yield from ()


@card_script("contraband")
def contraband(play: CardPlay) -> Script[None]:
    add_treasure_coins(play)
    play.plus(buys=1)
    for neighbour in play.table.opponents(play.player)[:1]:
        named = yield from ask(neighbour, [f"name {card}" for card in PRINTED_CARDS])
        play.table.banned_cards.append(card_of_answer(named))


@card_script("loan")
def loan(play: CardPlay) -> Script[None]:
    add_treasure_coins(play)
    for card in play.table.reveal_until(play.player, treasures=1):
        answer = yield from ask(play.player, [f"trash {card}", f"discard {card}"])
        if answer.startswith("trash"):
            play.table.trash_from(play.seat.aside, card)
    play.table.discard_aside(play.player)


@card_script("venture")
def venture(play: CardPlay) -> Script[None]:
    add_treasure_coins(play)
    found = play.table.reveal_until(play.player, treasures=1)
    for card in found:
        play.seat.aside.remove(card)
    play.table.discard_aside(play.player)
    for card in found:
        yield from put_into_play(play.table, play.player, card)


plus_script("grand_market", cards=1, actions=1, buys=1, coins=2)
plus_script("monument", coins=2, tokens=1)
plus_script("peddler", cards=1, actions=1, coins=1)
plus_script("workers_village", cards=1, actions=2, buys=1)


@card_script("bishop")
def bishop(play: CardPlay) -> Script[None]:
    play.plus(coins=1, tokens=1)
    for card in (yield from trash_from_hand(play.table, play.player, 1, 1)):
        play.plus(tokens=play.table.cost(card) // 2)
    for opponent in play.victims:
        yield from trash_from_hand(play.table, opponent, 0, 1)


@card_script("city")
def city(play: CardPlay) -> Script[None]:
    empty = play.table.empty_piles()
    play.plus(cards=1, actions=2)
    if empty >= 1:
        play.plus(cards=1)
    if empty >= 2:
        play.plus(coins=1, buys=1)
    yield from ()


@card_script("counting_house")
def counting_house(play: CardPlay) -> Script[None]:
    pile = play.seat.discard_pile
    while (yield from ask_card(play.player, "take", (card for card in pile.all_cards() if card == "copper"), True)):
        pile.take_card("copper")
        pile.forget_order()
        play.seat.hand.append("copper")


@card_script("expand")
def expand(play: CardPlay) -> Script[None]:
    yield from trash_and_gain(play, 3)


@card_script("forge")
def forge(play: CardPlay) -> Script[None]:
    table = play.table
    trashed = yield from trash_from_hand(table, play.player, 0, len(play.seat.hand))
    total = sum(table.cost(card) for card in trashed)
    exact = [card for card in table.gainable_cards(total) if table.cost(card) == total]
    card = yield from ask_card(play.player, "gain", exact)
    yield from gain(table, play.player, card)


@card_script("goons")
def goons(play: CardPlay) -> Script[None]:
    play.plus(buys=1, coins=2)
    yield from discard_down_to_three(play)


@card_script("kings_court")
def kings_court(play: CardPlay) -> Script[None]:
    yield from play_several_times(play, 3, optional=True)


@card_script("mint")
def mint(play: CardPlay) -> Script[None]:
    treasures = [card for card in play.seat.hand if has_type(card, TREASURE)]
    card = yield from ask_card(play.player, "reveal", treasures, optional=True)
    yield from gain(play.table, play.player, card)


@card_script("mountebank")
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


@card_script("rabble")
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


@card_script("trade_route")
def trade_route(play: CardPlay) -> Script[None]:
    play.plus(buys=1, coins=play.table.tokens_on_mat)
    yield from trash_from_hand(play.table, play.player, 1, 1)


@card_script("vault")
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


@card_script("watchtower")
def watchtower(play: CardPlay) -> Script[None]:
    play.table.draw(play.player, max(6 - len(play.seat.hand), 0))
    yield from ()
