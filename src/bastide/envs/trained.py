"""What every file of weights says of itself, whatever the network is like."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]


class Trained:
    """Weights, and what they belong to: a game, and the version and the settings of its encoder."""

    #: What a file must say.
    SAID: ClassVar[tuple[str, ...]] = ("game", "version")

    def __init__(self, about: dict[str, Any], weights: dict[str, Floats]) -> None:
        """ValueError, in words, for weights that cannot be played with."""
        for name in self.SAID:
            if not isinstance(about, dict) or name not in about:
                raise ValueError(f"it does not say for which {name} it was trained")
        self.game = str(about["game"])
        self.version = int(about["version"])
        self.settings = {str(name): int(value) for name, value in about.get("settings", {}).items()}
        self.words = str(about.get("words", ""))
        self.weights = weights
        self.layers = sum(1 for name in weights if name.startswith("w") and name[1:].isdigit())

    def about(self) -> dict[str, Any]:
        """What its file says of it."""
        return {"game": self.game, "version": self.version, "settings": self.settings, "words": self.words}

    def check_numbers(self, names: Iterable[str]) -> None:
        """ValueError unless all of these are there, and made of numbers."""
        import numpy as np

        for name in names:
            if name not in self.weights:
                raise ValueError(f"the weights {name} are missing")
            if not np.isfinite(self.weights[name]).all():
                raise ValueError(f"the weights {name} are not all numbers")


class AnySize(Trained):
    """One that sits down at tables of any size."""

    #: What it reads.
    KIND: ClassVar[str]

    def about(self) -> dict[str, Any]:
        return {"kind": self.KIND, **super().about()}
