"""Translations: one folder of Fluent catalogues per language, used by Python and by the web pages."""

from bastide.locale.catalogue import Catalogue, catalogue_text, game_title_messages, system_language
from bastide.locale.languages import LANGUAGES, complete_languages, get_language, is_right_to_left

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "catalogue_text",
    "complete_languages",
    "game_title_messages",
    "get_language",
    "is_right_to_left",
    "system_language",
]
