"""Geometry of tiles: outlines of cities, lines of roads and rivers, fields, and places of meeples."""
