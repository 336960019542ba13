# The viewer for recorded games on other web pages, <bastide-viewer>.

viewer-first = Go to start
viewer-previous = Previous move
viewer-next = Next move
viewer-last = Go to end
viewer-play = Play
viewer-pause = Pause
viewer-timeline = Timeline
viewer-step = Move { $at } of { $last }
viewer-start = Start of the game
viewer-moves = Moves
viewer-variation = Variation
viewer-words = The table in words
viewer-large = Larger picture
viewer-language = Language
viewer-keys = Left and right arrow keys go through the moves, Home and End to the start and the end, up and down to other variations.
viewer-mark-good = good
viewer-mark-bad = bad
viewer-mark-interesting = interesting
