"""Game-independent search on sampled positions; a ``Heuristics`` object supplies game knowledge."""

from bastide.bots.search.decision_evaluation import ActionEvaluation, DecisionEvaluation, Estimate
from bastide.bots.search.decision_evaluation_run import DecisionEvaluationRun, evaluate_decision
from bastide.bots.search.evaluation_reasons import reasons_for_better
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.bots.search.search_bot import SearchBot
from bastide.bots.search.search_budget import SearchBudget
from bastide.bots.search.tree_search import TreeSearch

__all__ = [
    "ActionEvaluation",
    "DecisionEvaluation",
    "DecisionEvaluationRun",
    "Estimate",
    "Heuristics",
    "SearchBot",
    "SearchBudget",
    "TreeSearch",
    "evaluate_decision",
    "reasons_for_better",
]
