# Kleine Wörter, aus denen Sätze gebaut werden.
word-yes = Ja
word-no = Nein
word-nothing = nichts
word-separator = {", "}
word-times = { $count } × { $name }
word-player = Spieler { $number }
word-bot = Bot { $name }
# Names of the bots at a table, in this order: more than a table has seats.
word-bot-names = Ada, Bruno, Clara, David, Emma, Felix, Greta, Hugo
