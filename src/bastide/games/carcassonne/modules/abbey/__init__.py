"""Abbey & Mayor: an abbey tile for each player, the mayor, the barn, the wagon."""
