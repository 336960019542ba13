# Kleine Wörter, aus denen Sätze gebaut werden.
word-yes = Ja
word-no = Nein
word-nothing = nichts
word-separator = {", "}
word-times = { $count } × { $name }
word-player = Spieler { $number }
word-bot = Bot { $name }
