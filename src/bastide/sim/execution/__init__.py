"""Executors: processes of this machine, or workers of a cluster."""
