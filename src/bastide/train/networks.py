"""Which networks learn which game: those that read what its tables are arranged as."""

from __future__ import annotations

from typing import Final

from bastide.envs.arrangement import Arrangement
from bastide.envs.tokens import Tokens
from bastide.train.model import Critic, Player
from bastide.train.plan import Plan
from bastide.train.token_model import TokenCritic, TokenPlayer

PLAYERS: Final[dict[type, type[Player] | type[TokenPlayer]]] = {Arrangement: Player, Tokens: TokenPlayer}
CRITICS: Final[dict[type, type[Critic] | type[TokenCritic]]] = {Arrangement: Critic, Tokens: TokenCritic}


def make_player(plan: Plan) -> Player | TokenPlayer:
    return PLAYERS[type(plan.arrangement(plan.players[0]))](plan)


def make_critic(plan: Plan) -> Critic | TokenCritic:
    return CRITICS[type(plan.arrangement(plan.players[0]))](plan)
