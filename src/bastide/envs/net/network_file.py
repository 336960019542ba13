"""Trained network: weights and metadata in one file.

The file (numpy's ``.npz``, half precision) contains the weights by name (see ``bastide.envs.net.attention_network``)
and ``metadata``, a JSON object: ``game`` and ``version`` (of the encoder), ``heads``, ``feature_names`` (names of the
entity and action features that it reads) and ``note`` (how it was trained).
"""

from __future__ import annotations

import json
import zipfile
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from bastide.envs.net.attention_network import AttentionNetwork, weight_shapes
from bastide.envs.net.entity_layout import EntityLayout, FeatureNames
from bastide.envs.net.input_columns import Floats
from bastide.envs.net.numpy_backend import NumpyBackend


class TrainedNetwork:
    """Network weights as numpy arrays, with the game they were trained for."""

    def __init__(self, metadata: dict[str, Any], weights: dict[str, Floats]) -> None:
        """Raises ValueError if the metadata is incomplete."""
        for name in ("game", "version", "heads", "facts"):
            if not isinstance(metadata, dict) or name not in metadata:
                raise ValueError(f"its metadata has no {name}")
        self.game = str(metadata["game"])
        self.version = int(metadata["version"])
        self.heads = int(metadata["heads"])
        self.feature_names: FeatureNames = {
            str(name): [str(each) for each in metadata["facts"][name]] for name in metadata["facts"]
        }
        self.note = str(metadata.get("note", ""))
        self.weights = weights

    def metadata(self) -> dict[str, Any]:
        """Return the metadata that is stored in the file."""
        return {
            "game": self.game,
            "version": self.version,
            "heads": self.heads,
            "facts": self.feature_names,
            "note": self.note,
        }

    def save(self, path: Path) -> None:
        """Write the file in half precision, which costs no playing strength."""
        halves: dict[str, Any] = {name: array.astype(np.float16) for name, array in self.weights.items()}
        with open(path, "wb") as file:
            np.savez_compressed(file, about=np.array(json.dumps(self.metadata())), **halves)

    @staticmethod
    def load(path: Path) -> TrainedNetwork:
        """Load a network from a file. Raises OSError if it cannot be read, ValueError if it is not a network."""
        try:
            with open(path, "rb") as opened, np.load(opened, allow_pickle=False) as file:
                weights = {name: file[name].astype(np.float32) for name in file.files if name != "about"}
                about = json.loads(str(file["about"]))
        except (AttributeError, EOFError, KeyError, zipfile.BadZipFile, zlib.error) as error:
            raise ValueError(f"no network found in the file ({error})") from error
        return TrainedNetwork(about, weights)

    def build_network(self, layout: EntityLayout) -> AttentionNetwork:
        """Return the network for a table's layout. Raises ValueError if the weights do not fit."""
        network = AttentionNetwork(NumpyBackend(), layout, self.weights, self.heads)
        width = int(self.weights["table_b"].shape[0]) if "table_b" in self.weights else 0
        for name, shape in weight_shapes(layout, width, network.layers).items():
            if name not in self.weights:
                raise ValueError(f"the weights {name} are missing")
            if self.weights[name].shape != shape:
                raise ValueError(f"the weights {name} have the wrong shape for this game")
            if not np.isfinite(self.weights[name]).all():
                raise ValueError(f"the weights {name} are not all finite")
        if self.heads < 1 or width % self.heads:
            raise ValueError(f"the width {width} is not divisible by {self.heads} heads")
        return network
