"""Bridges, Castles & Bazaars: roads over the land, castles that live off their neighbours, tiles under the hammer."""
