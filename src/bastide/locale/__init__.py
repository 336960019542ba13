"""The words of Bastide: one folder of Fluent catalogues per language, read here and by the browser."""

from bastide.locale.catalogue import LANGUAGES, Catalogue, system_language

__all__ = ["LANGUAGES", "Catalogue", "system_language"]
