"""Languages whose texts the tests require in full. An incomplete language is tested as far as it goes."""

from __future__ import annotations

from bastide.locale import complete_languages

COMPLETE_LANGUAGES = complete_languages()
