"""Core of all environments: table specification, observations, masks, rewards and rendering."""
