# מילים קטנות שמהן נבנים משפטים.
word-yes = כן
word-no = לא
word-nothing = כלום
word-separator = {", "}
word-times = { $count } × { $name }
word-player = שחקן { $number }
word-bot = בוט { $name }
