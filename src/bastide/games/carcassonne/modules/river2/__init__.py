"""The River II: the game starts with a river."""
