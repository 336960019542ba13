"""Finds the rules of all modules in ``modules`` by their file names."""

from __future__ import annotations

from bastide.core.utilities.module_discovery import find_declarations
from reference_engines.carcassonne.module_rules import ModuleRules


def find_module_rules() -> dict[str, type[ModuleRules]]:
    """Return the rules of each module by its id, in the order in which they are asked."""
    found: dict[str, type[ModuleRules]] = {}
    for module, rules in find_declarations("reference_engines.carcassonne.modules", "RULES").items():
        assert isinstance(rules, type)
        assert issubclass(rules, ModuleRules)
        found[module] = rules
    return dict(sorted(found.items(), key=lambda each: each[1].order))


MODULE_RULES = find_module_rules()
#: The modules whose rules the reference engine has.
MODULES = tuple(MODULE_RULES)
#: Symbols on features that count in a scoring.
SYMBOLS = frozenset(symbol for rules in MODULE_RULES.values() for symbol in rules.symbols)
