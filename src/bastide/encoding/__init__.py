"""The compiled half of the environments: positions as numbers, and many games side by side."""
