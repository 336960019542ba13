"""A bot that plays by a small network: ``--bots net:FILE``.

The file (numpy's ``.npz``) holds the weights of a plain feed-forward network and what they were trained on. Nothing but
numpy is needed to play. The network reads the observation of its seat, taken from a *sample* of the position: an
observation is the same for every position that fits what the seat knows, so the bot cannot see more.

=============  ==================================================================================================
``about``      JSON: ``game``, ``version`` (of the encoder), ``players``, ``settings`` (of the encoder), ``words``
``scale``      the observation is multiplied by this, number by number, after ``sign(x) * log(1 + |x|)``
``w0 b0 ...``  hidden layers, each followed by max(0, x)
``wp bp``      the policy: one number for each action, the more the better
``wv bv``      the value: tanh of it is the reward to be expected (used by learners only)
=============  ==================================================================================================

Networks for tables of any size (``seats_net``, ``tokens_net``, ``landscape_net``) are played by the same name.
"""

from __future__ import annotations

import json
import os
import re
import sys
import zipfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bastide.bots.files import path_of
from bastide.bots.search.advice import AdviserMaker
from bastide.bots.search.bot import SearchBot
from bastide.bots.search.budget import Budget, parse_budget
from bastide.core.bot import Bot
from bastide.core.errors import InvalidBot, unreadable
from bastide.core.extras import need
from bastide.core.game import Game
from bastide.core.rng import Rng
from bastide.core.state import Seat
from bastide.envs.attention import squashed
from bastide.envs.landscape_net import LandscapeNet
from bastide.envs.seats_net import SeatsNet
from bastide.envs.tokens_net import TokensNet
from bastide.envs.trained import AnySize, Trained

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from bastide.bots.search.judgement import Judgement
    from bastide.envs.observer import Observer
    from bastide.envs.seats_bot import Reader

    Floats = NDArray[np.float32]

#: How long a network looks ahead that is told to, and not how long.
USUAL: Final = Budget(seconds=4.0)
#: Where the name of a file ends and the settings of a search begin.
SETTINGS: Final = re.compile(r"\+(?=(?:iterations|seconds)=)")


#: The networks for tables of any size, as files call them.
KINDS: Final[dict[str, type[AnySize]]] = {made.KIND: made for made in (SeatsNet, TokensNet, LandscapeNet)}


class Net(Trained):
    """A network for tables of one size."""

    SAID = ("game", "version", "players")

    def __init__(self, about: dict[str, Any], weights: dict[str, Floats]) -> None:
        super().__init__(about, weights)
        self.players = int(about["players"])
        self._check()

    def _check(self) -> None:
        """Every layer is there, made of numbers, and fits to the one before it."""
        steps = [str(layer) for layer in range(self.layers)] + ["p"]
        self.check_numbers(["scale", *(f"{kind}{step}" for step in steps for kind in "wb")])
        shape = self.weights["scale"].shape
        for step in steps:
            weight, bias = self.weights[f"w{step}"].shape, self.weights[f"b{step}"].shape
            if len(weight) != 2 or weight[:1] != shape or weight[1:] != bias:
                raise ValueError(f"the weights w{step} and b{step} do not fit to the layer before")
            shape = bias

    def about(self) -> dict[str, Any]:
        return {**super().about(), "players": self.players}

    def save(self, path: Path) -> None:
        _write(path, self.about(), self.weights)

    @staticmethod
    def load(path: Path) -> Net:
        """The network in a file; OSError if it cannot be read, ValueError if there is none in it."""
        return Net(*_read(path))

    def policy(self, rows: NDArray[np.int16]) -> Floats:
        """A number for each action, the more the better; for one observation or for many."""
        found: Floats = self._hidden(rows) @ self.weights["wp"] + self.weights["bp"]
        return found

    def ask(self, rows: NDArray[np.int16], masks: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """What a search asks: logits, and the reward that the one to act may expect (0, if it was not trained)."""
        import numpy as np

        x = self._hidden(rows)
        logits: Floats = x @ self.weights["wp"] + self.weights["bp"]
        if "wv" not in self.weights:
            return logits, np.zeros(len(rows), np.float32)
        return logits, np.tanh(x @ self.weights["wv"] + self.weights["bv"]).reshape(len(rows))

    def _hidden(self, rows: NDArray[np.int16]) -> Floats:
        """What the last hidden layer makes of observations."""
        import numpy as np

        x = squashed(rows) * self.weights["scale"]
        for layer in range(self.layers):
            x = np.maximum(x @ self.weights[f"w{layer}"] + self.weights[f"b{layer}"], 0)
        return x


def _write(path: Path, about: dict[str, Any], weights: dict[str, Any]) -> None:
    import numpy as np

    with open(path, "wb") as file:
        np.savez_compressed(file, about=np.array(json.dumps(about)), **weights)


def _read(path: Path) -> tuple[dict[str, Any], dict[str, Floats]]:
    import numpy as np

    try:
        with open(path, "rb") as opened, np.load(opened, allow_pickle=False) as file:
            weights = {name: file[name].astype(np.float32) for name in file.files if name != "about"}
            about = json.loads(str(file["about"]))
    except (AttributeError, EOFError, KeyError, zipfile.BadZipFile, zlib.error) as error:
        raise ValueError(f"it does not hold one ({error})") from error
    return about, weights


def save_net(net: AnySize, path: Path) -> None:
    """Write a network for tables of any size, in half precision: nobody plays worse by it."""
    import numpy as np

    _write(path, net.about(), {name: array.astype(np.float16) for name, array in net.weights.items()})


def load_net(path: Path) -> Net | AnySize:
    """The network in a file, of whatever kind; OSError if it cannot be read, ValueError if there is none in it."""
    about, weights = _read(path)
    made = KINDS.get(about.get("kind", "")) if isinstance(about, dict) else None
    return Net(about, weights) if made is None else made(about, weights)


class NetBot(Bot):
    """Does what the network likes best of what is legal."""

    def __init__(self, net: Net, looker: Observer, seed: int) -> None:
        self.net = net
        self.looker = looker
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        if seat.players != self.net.players:
            raise InvalidBot(
                "net-players",
                f"this network was trained for {self.net.players} players, not {seat.players}",
                players=seat.players,
                trained=self.net.players,
            )
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        position = seat.sample(self.rng)
        encoder = self.looker.page.encoder
        liked = self.net.policy(self.looker.observe(position, seat.player))
        offered = encoder.offers(position, seat.player)
        best = max(offered, key=liked.__getitem__)
        return encoder.action(position, seat.player, best)


class NetMaker(AdviserMaker):
    """Makes ``net:FILE``, for the game the network was trained on.

    ``net:FILE+seconds=1`` looks ahead for so long; ``net:FILE+iterations=50`` on so many drawn positions. A level can
    take a network's advice: ``expert:net=FILE``.
    """

    def __init__(self) -> None:
        self._loaded: dict[tuple[str, float], Net | AnySize] = {}

    def names(self, game: Game) -> list[str]:
        return ["net"]

    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        file, setting = _named(name, argument)
        net = self._read(path_of(file), game)
        if not isinstance(net, Net):
            return _seats_bot(net, game, _on_one_process(name, setting, USUAL) if setting else None, file, seed)
        if setting:
            raise _one_size(file)
        return _plain_bot(net, game, file, seed)

    def advised(self, argument: str, judgement: Judgement, usual: Budget, game: Game, seed: int) -> Bot:
        file, setting = _named("net", argument)
        net = self._read(path_of(file), game)
        if isinstance(net, Net):
            raise _one_size(file)
        budget = _on_one_process("net", setting, usual)
        if judgement.racers > 0:  # advice has not been shown to help in a race
            return _seats_bot(net, game, budget, file, seed)
        from bastide.envs.advising import NetAdviser

        adviser = NetAdviser(_reader(net, game, file))
        return SearchBot(judgement, budget, seed, game.id, "", plays=True, adviser=adviser)

    def file(self, name: str, argument: str) -> str:
        return _parted(argument)[0]

    def _read(self, path: Path, game: Game) -> Net | AnySize:
        if "numpy" not in sys.modules:
            # One decision is no work for several threads: on a machine that is busy they wait for each other, and a
            # decision takes eight times as long. numpy looks at this when it is loaded.
            os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        for package in ("numpy", "librt.vecs"):
            need(package, "research")
        try:
            key = (str(path), path.stat().st_mtime)
            if key not in self._loaded:
                self._loaded = {key: load_net(path), **dict(list(self._loaded.items())[:7])}
            net = self._loaded[key]
        except OSError as error:
            raise unreadable(str(path), error) from error
        except (ValueError, TypeError) as error:
            raise _bad(str(path), str(error)) from error
        if net.game != game.id:
            raise _bad(str(path), f"it plays {net.game}, not {game.id}")
        return net


def _parted(argument: str) -> tuple[str, str]:
    """A file, and how long to look ahead: what stands after it, each piece ``+name=value``."""
    file, *settings = SETTINGS.split(argument, maxsplit=1)
    return file, settings[0] if settings else ""


def _named(bot: str, argument: str) -> tuple[str, str]:
    """The same, of an argument that must name a file."""
    file, setting = _parted(argument)
    if not file:
        raise InvalidBot("no-net", f"say which network to play: {bot}:FILE", bot=bot)
    return file, setting


def _plain_bot(net: Net, game: Game, file: str, seed: int) -> Bot:
    from bastide.envs.observer import Observer
    from bastide.envs.spec import TableSpec

    # The options of the table do not change what an observation means.
    table = TableSpec(game.id, net.players, "place", net.settings)
    if table.encoder.version != net.version:
        raise _bad(file, f"it was trained on {game.id}_v{net.version}, this is {table.name}")
    if len(net.weights["scale"]) != table.encoder.size or len(net.weights["bp"]) != table.encoder.actions:
        raise _bad(file, "its layers do not have the sizes of this game")
    return NetBot(net, Observer(table), seed)


def _seats_bot(net: AnySize, game: Game, budget: Budget | None, file: str, seed: int) -> Bot:
    from bastide.envs.seats_bot import SeatsBot
    from bastide.envs.seats_search import LookingAhead

    reader = _reader(net, game, file)
    return SeatsBot(reader, seed) if budget is None else LookingAhead(reader, budget, seed)


def _reader(net: AnySize, game: Game, file: str) -> Reader:
    from bastide.envs.seats_bot import Reader

    try:
        return Reader(net, game, game.min_players)  # what does not fit is said now, not in the first decision
    except ValueError as error:
        raise _bad(file, str(error)) from error


def _on_one_process(bot: str, setting: str, usual: Budget) -> Budget:
    budget = parse_budget(bot, setting, usual)
    if budget.workers > 1:
        raise InvalidBot(
            "net-workers", f"a network looks ahead on one process, not on {budget.workers}", workers=budget.workers
        )
    return budget


def _one_size(file: str) -> InvalidBot:
    return _bad(file, "it was trained for one size of table, and such networks do not look ahead")


def _bad(file: str, problem: str) -> InvalidBot:
    return InvalidBot(
        "bad-net", f"{file} is not a network that this bot can play: {problem}", file=file, problem=problem
    )


MAKER: Final = NetMaker()
