"""The faces of one table for other libraries: PettingZoo and Gymnasium."""
