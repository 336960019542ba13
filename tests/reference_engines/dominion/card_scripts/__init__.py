"""Card scripts, one module per set and one function per card, which has the name of the card's id.

A new module or function is found by its name; there is no list of scripts.
"""
