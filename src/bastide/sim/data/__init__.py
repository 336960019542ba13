"""Datasets of games: Parquet files, npz shards and zipped records."""
