"""HTML and SVG elements, well-formed by construction, with all text escaped."""

from __future__ import annotations

from html import escape


class Markup(str):
    """Text that is already markup and needs no escaping."""

    __slots__ = ()


def tag(name: str, /, *inside: str, **attributes: object) -> Markup:
    """Make an element. ``class_="note"`` is the attribute ``class``, ``stroke_width`` is ``stroke-width``.

    >>> tag("b", "1 < 2", class_="note")
    '<b class="note">1 &lt; 2</b>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"' for key, value in attributes.items()
    )
    content = join_markup(*inside)
    return Markup(f"<{name}{written}>{content}</{name}>" if inside else f"<{name}{written}/>")


def scrollable(label: str, content: Markup) -> Markup:
    """Make a region that scrolls sideways on narrow screens, also with the keyboard."""
    return tag("div", content, class_="scroll", role="region", aria_label=label, tabindex=0)


def join_markup(*parts: str) -> Markup:
    """Concatenate pieces; plain text is escaped."""
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in parts))
