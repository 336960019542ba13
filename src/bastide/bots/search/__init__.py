"""Game-independent search on sampled positions; a ``Heuristics`` object supplies game knowledge."""

from bastide.bots.search.decision_analysis import ActionAnalysis, DecisionAnalysis, analyse_decision
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.bots.search.move_comparison import ComparisonRun, MoveComparison, compare_with_best
from bastide.bots.search.search_bot import SearchBot
from bastide.bots.search.search_budget import SearchBudget
from bastide.bots.search.tree_search import TreeSearch

__all__ = [
    "ActionAnalysis",
    "ComparisonRun",
    "DecisionAnalysis",
    "Heuristics",
    "MoveComparison",
    "SearchBot",
    "SearchBudget",
    "TreeSearch",
    "analyse_decision",
    "compare_with_best",
]
