"""Second engines, written from the rulebooks alone: slow and plain, to check the engines of the package.

Each shares no code with the rules of its game. A change of a rule is made in both.
"""
