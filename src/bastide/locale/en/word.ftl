# Small words that sentences are put together with.
word-yes = Yes
word-no = No
word-nothing = nothing
word-separator = {", "}
word-times = { $count } × { $name }
word-player = Player { $number }
word-bot = bot { $name }
