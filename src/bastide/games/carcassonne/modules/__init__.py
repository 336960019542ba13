"""The modules of the box, a folder each, with everything that belongs to it."""
