# The position editor.

position-about = Set up any position of a game: write it as text, or change it by hand. Everything is open here, also hands and piles.
position-text = Position as text
position-text-about = One part per line, “label: value”. Paste a position here, or a part of one: what is missing has its usual value.
position-place = Line { $line }, column { $column }
position-show-place = Show the place
position-legal = This position is legal.
position-last-legal = Back to the last legal position
position-correct-first = The text isn’t legal yet. Correct it, or go back to the last legal position.
position-outdated = This is the last legal position.
position-copy = Copy text
position-link = Copy link
position-save = Save as a file
position-open = Open a file
position-too-large = This file is too large for a position.
position-start = Start of a game
position-by-hand = By hand
position-picture = The table
position-viewer = View as
position-players = Number of players
position-active = Whose turn
position-add = Add…
position-add-to = Add to: { $place }
position-more = One more: { $name }
position-fewer = One less: { $name }
