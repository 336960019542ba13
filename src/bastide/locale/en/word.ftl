# Short words from which other texts are built.
word-yes = Yes
word-no = No
word-nothing = nothing
word-separator = {", "}
word-times = { $count } × { $name }
word-player = Player { $number }
word-bot = bot { $name }
# Names of the bots at a table, in this order: more than a table has seats.
word-bot-names = Ada, Bruno, Clara, David, Emma, Felix, Greta, Hugo
