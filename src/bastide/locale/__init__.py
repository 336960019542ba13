"""Translations: one folder of Fluent catalogues per language, used by Python and by the web pages."""

from bastide.locale.catalogue import LANGUAGES, Catalogue, catalogue_text, game_title_messages, system_language

__all__ = ["LANGUAGES", "Catalogue", "catalogue_text", "game_title_messages", "system_language"]
