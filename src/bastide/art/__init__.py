"""Drawing: a pen, a palette, and parts that compose into scenes.

The result is SVG, the same for the same scene everywhere. The direction that all of it follows is told in docs/art.md;
games compose their scenes in their rooms ``art``.
"""
