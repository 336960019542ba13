"""Rules of each module: one file per module, named after it, that declares ``RULES``."""
