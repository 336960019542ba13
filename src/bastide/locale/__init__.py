"""The words of Bastide: one folder of Fluent catalogues per language, read here and by the browser."""

from bastide.locale.catalogue import LANGUAGES, Catalogue, catalogue_text, game_titles, system_language

__all__ = ["LANGUAGES", "Catalogue", "catalogue_text", "game_titles", "system_language"]
