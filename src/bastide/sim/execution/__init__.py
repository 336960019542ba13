"""Parallel execution on processes of this machine or on a Dask cluster."""
