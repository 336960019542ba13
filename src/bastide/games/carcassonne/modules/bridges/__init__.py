"""Bridges, Castles & Bazaars: wooden bridges, castles on small cities, and auctions of tiles."""
