"""The core of all environments: a table, its observations, masks, rewards and rendering."""
