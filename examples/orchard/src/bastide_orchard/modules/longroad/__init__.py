"""The Long Road: long completed roads score more."""
