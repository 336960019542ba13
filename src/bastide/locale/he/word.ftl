# מילים קטנות שמהן נבנים משפטים.
word-yes = כן
word-no = לא
word-nothing = כלום
word-separator = {", "}
word-times = { $count } × { $name }
word-player = שחקן { $number }
word-bot = בוט { $name }
# Names of the bots at a table, in this order: more than a table has seats.
word-bot-names = עדה, ברונו, קלרה, דויד, אמה, פליקס, גרטה, הוגו
