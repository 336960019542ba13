# Malá slova, ze kterých se skládají věty.
word-yes = Ano
word-no = Ne
word-nothing = nic
word-separator = {", "}
word-times = { $count } × { $name }
word-player = Hráč { $number }
word-bot = bot { $name }
