"""Adapters of one table to other libraries: PettingZoo and Gymnasium."""
