"""Recorded games for other web pages: data and script of ``<bastide-viewer>``, and animated pictures."""

from bastide.art.embedding.animated_picture import animate_record
from bastide.art.embedding.embedded_game import embed_record
from bastide.art.embedding.embedded_page import VIEWER_SCRIPT, data_text, page_text

__all__ = ["VIEWER_SCRIPT", "animate_record", "data_text", "embed_record", "page_text"]
