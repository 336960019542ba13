"""Reports of tournaments and simulations as HTML."""
