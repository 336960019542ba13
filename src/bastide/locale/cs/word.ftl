# Krátká slova, ze kterých se skládají další texty.
word-yes = Ano
word-no = Ne
word-nothing = nic
word-separator = {", "}
word-times = { $count }× { $name }
word-player = Hráč { $number }
word-bot = bot { $name }
