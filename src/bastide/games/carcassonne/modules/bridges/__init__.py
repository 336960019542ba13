"""Bridges, Castles & Bazaars: roads over the land, small cities that live off their neighbours, tiles under the hammer."""
