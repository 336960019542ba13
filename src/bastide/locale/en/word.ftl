# Short words from which other texts are built.
word-yes = Yes
word-no = No
word-nothing = nothing
word-separator = {", "}
word-times = { $count } × { $name }
word-player = Player { $number }
word-bot = bot { $name }
