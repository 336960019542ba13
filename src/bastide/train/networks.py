"""Which networks learn which game: those that read what its tables are arranged as."""

from __future__ import annotations

from typing import Final

from bastide.envs.arrangement import Arrangement
from bastide.envs.landscape import Landscape
from bastide.envs.tokens import Tokens
from bastide.train.landscape_model import LandscapeCritic, LandscapePlayer
from bastide.train.model import Critic, Player
from bastide.train.plan import Plan
from bastide.train.token_model import TokenCritic, TokenPlayer

AnyPlayer = Player | TokenPlayer | LandscapePlayer
AnyCritic = Critic | TokenCritic | LandscapeCritic

PLAYERS: Final[dict[type, type[AnyPlayer]]] = {
    Arrangement: Player,
    Tokens: TokenPlayer,
    Landscape: LandscapePlayer,
}
CRITICS: Final[dict[type, type[AnyCritic]]] = {
    Arrangement: Critic,
    Tokens: TokenCritic,
    Landscape: LandscapeCritic,
}


def make_player(plan: Plan) -> AnyPlayer:
    return PLAYERS[type(plan.arrangement(plan.players[0]))](plan)


def make_critic(plan: Plan) -> AnyCritic:
    return CRITICS[type(plan.arrangement(plan.players[0]))](plan)
