"""HTML reports of tournaments and simulations."""
