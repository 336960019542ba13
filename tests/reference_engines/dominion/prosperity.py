"""Scripts of the basic Treasures and of the Prosperity cards."""

from __future__ import annotations

from reference_engines.dominion.asking import (
    DONE,
    Script,
    ask,
    ask_card,
    card_in,
    discard_from_hand,
    trash_from_hand,
)
from reference_engines.dominion.base import discard_down_to_three, play_several_times, trash_and_gain
from reference_engines.dominion.cards import ACTION, PRINTS, TREASURE, has
from reference_engines.dominion.gaining import gain
from reference_engines.dominion.playing import Play, plus_text, put_into_play, text


def pay(play: Play) -> None:
    """Add the fixed coins of a Treasure, and the bonus of Merchants for the first Silver."""
    play.plus(coins=PRINTS[play.card].pays)
    if play.card == "silver":
        play.plus(coins=play.table.for_first_silver)
        play.table.for_first_silver = 0
        play.table.silver_played = True


@text("copper")
@text("silver")
@text("gold")
@text("platinum")
@text("hoard")
@text("quarry")
@text("royal_seal")
@text("talisman")
def treasure(play: Play) -> Script[None]:
    """Only the coins; other effects of Hoard, Quarry, Royal Seal and Talisman are in buying, gaining and costs."""
    pay(play)
    yield from ()


@text("bank")
def bank(play: Play) -> Script[None]:
    play.plus(coins=sum(has(card, TREASURE) for card in play.seat.in_play))
    yield from ()


@text("contraband")
def contraband(play: Play) -> Script[None]:
    pay(play)
    play.plus(buys=1)
    for neighbour in play.table.opponents(play.player)[:1]:
        named = yield from ask(neighbour, [f"name {card}" for card in PRINTS])
        play.table.not_to_be_bought.append(card_in(named))


@text("loan")
def loan(play: Play) -> Script[None]:
    pay(play)
    for card in play.table.reveal_until(play.player, treasures=1):
        answer = yield from ask(play.player, [f"trash {card}", f"discard {card}"])
        if answer.startswith("trash"):
            play.table.trash_from(play.seat.aside, card)
    play.table.discard_aside(play.player)


@text("venture")
def venture(play: Play) -> Script[None]:
    pay(play)
    found = play.table.reveal_until(play.player, treasures=1)
    for card in found:
        play.seat.aside.remove(card)
    play.table.discard_aside(play.player)
    for card in found:
        yield from put_into_play(play.table, play.player, card)


plus_text("grand_market", cards=1, actions=1, buys=1, coins=2)
plus_text("monument", coins=2, tokens=1)
plus_text("peddler", cards=1, actions=1, coins=1)
plus_text("workers_village", cards=1, actions=2, buys=1)


@text("bishop")
def bishop(play: Play) -> Script[None]:
    play.plus(coins=1, tokens=1)
    for card in (yield from trash_from_hand(play.table, play.player, 1, 1)):
        play.plus(tokens=play.table.cost(card) // 2)
    for opponent in play.victims:
        yield from trash_from_hand(play.table, opponent, 0, 1)


@text("city")
def city(play: Play) -> Script[None]:
    empty = play.table.empty_piles()
    play.plus(cards=1, actions=2)
    if empty >= 1:
        play.plus(cards=1)
    if empty >= 2:
        play.plus(coins=1, buys=1)
    yield from ()


@text("counting_house")
def counting_house(play: Play) -> Script[None]:
    pile = play.seat.pile
    while (yield from ask_card(play.player, "take", (card for card in pile.cards() if card == "copper"), True)):
        pile.take("copper")
        pile.stir()
        play.seat.hand.append("copper")


@text("expand")
def expand(play: Play) -> Script[None]:
    yield from trash_and_gain(play, 3)


@text("forge")
def forge(play: Play) -> Script[None]:
    table = play.table
    trashed = yield from trash_from_hand(table, play.player, 0, len(play.seat.hand))
    total = sum(table.cost(card) for card in trashed)
    exact = [card for card in table.available(total) if table.cost(card) == total]
    card = yield from ask_card(play.player, "gain", exact)
    yield from gain(table, play.player, card)


@text("goons")
def goons(play: Play) -> Script[None]:
    play.plus(buys=1, coins=2)
    yield from discard_down_to_three(play)


@text("kings_court")
def kings_court(play: Play) -> Script[None]:
    yield from play_several_times(play, 3, optional=True)


@text("mint")
def mint(play: Play) -> Script[None]:
    treasures = [card for card in play.seat.hand if has(card, TREASURE)]
    card = yield from ask_card(play.player, "reveal", treasures, optional=True)
    yield from gain(play.table, play.player, card)


@text("mountebank")
def mountebank(play: Play) -> Script[None]:
    play.plus(coins=2)
    for victim in play.victims:
        seat = play.table.seats[victim]
        if "curse" in seat.hand and (yield from ask(victim, [DONE, "discard curse"])) != DONE:
            seat.hand.remove("curse")
            seat.pile.put("curse")
        else:
            yield from gain(play.table, victim, "curse")
            yield from gain(play.table, victim, "copper")


@text("rabble")
def rabble(play: Play) -> Script[None]:
    play.plus(cards=3)
    for victim in play.victims:
        seat = play.table.seats[victim]
        revealed = play.table.reveal(victim, 3)
        back = [card for card in revealed if not has(card, ACTION) and not has(card, TREASURE)]
        for card in back:
            seat.aside.remove(card)
        play.table.discard_aside(victim)
        seat.aside = list(back)
        while back:
            card = yield from ask_card(victim, "topdeck", back)
            back.remove(card)
            seat.aside.remove(card)
            play.table.put_on_deck(victim, card)


@text("trade_route")
def trade_route(play: Play) -> Script[None]:
    play.plus(buys=1, coins=play.table.tokens_on_mat)
    yield from trash_from_hand(play.table, play.player, 1, 1)


@text("vault")
def vault(play: Play) -> Script[None]:
    play.plus(cards=2)
    play.plus(coins=(yield from discard_from_hand(play.table, play.player, 0, len(play.seat.hand))))
    for opponent in play.victims:
        seat = play.table.seats[opponent]
        first = yield from ask_card(opponent, "discard", seat.hand, optional=True)
        if not first:
            continue
        seat.hand.remove(first)
        seat.chosen.append(first)
        second = yield from ask_card(opponent, "discard", seat.hand)
        if second:
            seat.hand.remove(second)
            seat.chosen.append(second)
        play.table.discard_chosen(opponent)
        if second:
            play.table.draw(opponent)


@text("watchtower")
def watchtower(play: Play) -> Script[None]:
    play.table.draw(play.player, max(6 - len(play.seat.hand), 0))
    yield from ()
