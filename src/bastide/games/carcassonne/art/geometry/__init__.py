"""Where everything lies on a tile: outlines of cities, courses of roads and rivers, fields, places of figures."""
