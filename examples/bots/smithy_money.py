"""Smithy and money: one Smithy for every nine cards, and Victory cards late."""

from bastide.games.dominion import DominionSeat


def choose(seat: DominionSeat) -> int:
    provinces = seat.left("province")
    wishes = ["play smithy", "play all treasures"]
    if seat.count("gold") > 0 or seat.count("silver") > 4:
        wishes.append("buy province")
    if provinces <= 4:
        wishes.append("buy duchy")
    if provinces <= 2:
        wishes.append("buy estate")
    if seat.count("smithy") < seat.deck().total() / 9:
        wishes.append("buy smithy" if seat.coins() < 6 else "buy gold")
    wishes += ["buy gold", "buy silver", "end turn"]
    action = seat.find_action(*wishes)
    return seat.legal_actions()[0] if action is None else action
