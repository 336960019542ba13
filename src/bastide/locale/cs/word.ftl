# Krátká slova, ze kterých se skládají další texty.
word-yes = Ano
word-no = Ne
word-nothing = nic
word-separator = {", "}
word-times = { $count }× { $name }
word-player = Hráč { $number }
word-bot = bot { $name }
# Names of the bots at a table, in this order: more than a table has seats.
word-bot-names = Ada, Bruno, Klára, David, Ema, Felix, Gréta, Hugo
