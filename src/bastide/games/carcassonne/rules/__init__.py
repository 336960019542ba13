"""Carcassonne, Big Box 3."""
