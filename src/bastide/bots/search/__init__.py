"""Game-independent search on sampled positions; a ``Heuristics`` object supplies game knowledge."""

from bastide.bots.search.analysis import Analysis, Line, analyse
from bastide.bots.search.bot import SearchBot
from bastide.bots.search.budget import Budget
from bastide.bots.search.duel import Verdict, compare
from bastide.bots.search.judgement import Judgement
from bastide.bots.search.tree import Search

__all__ = ["Analysis", "Budget", "Judgement", "Line", "Search", "SearchBot", "Verdict", "analyse", "compare"]
