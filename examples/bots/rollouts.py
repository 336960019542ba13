"""Try every action: play the rest of the game a few times with quick bots, and take the action with the best lead."""

from bastide.bots import make_bot
from bastide.core import Bot, Game, Rng, Seat, play_game
from bastide.games.seven_wonders import SevenWondersSeat

ROLLOUTS_PER_ACTION = 4


class Rollouts(Bot):
    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Rng(seed)
        self.medium = make_bot("medium", game, seed)

    def choose(self, seat: Seat) -> int:
        assert isinstance(seat, SevenWondersSeat)
        useful = [action for action in seat.legal_actions() if seat.action_type(action) != "sell"]
        leads = dict.fromkeys(useful or seat.legal_actions()[:1], 0)
        for _ in range(ROLLOUTS_PER_ACTION):
            sampled = seat.sample_position(self.rng)  # the same hidden cards for every action
            for action in leads:
                ahead = sampled.clone()
                ahead.apply(seat.player, action)
                play_game(ahead, [self.medium] * seat.players)
                scores = ahead.scores()
                leads[action] += scores.pop(seat.player) - max(scores)
        return max(leads, key=lambda action: leads[action])


def make(game: Game, seed: int) -> Bot:
    return Rollouts(game, seed)
