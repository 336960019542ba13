"""Drawing of SVG pictures: shapes, colours, text, and the canvas on which games draw tables.

The same input gives the same SVG everywhere. ``docs/art.md`` describes the style. The pictures of a game are in its
package ``art``.
"""
