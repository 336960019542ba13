"""Games as tables of data (Parquet)."""
