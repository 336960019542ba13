### What happens at a table besides the game itself. The ids are the kinds of entries in its log.

server-log-created = השולחן פתוח.
server-log-sat = { $name } – תפיסת מקום ליד השולחן.
server-log-stood = { $name } – עזיבת השולחן.
server-log-opened = התפנה מושב.
server-log-bot_sat = בוט מצטרף לשולחן: { $bot }.
server-log-started = המשחק מתחיל.
server-log-chose = { $player } – הבחירה נעשתה.
server-log-took_back = { $player } – צעד בוטל.
server-log-proposed-take_back = { $player } – בקשה לבטל צעד.
server-log-proposed-replace = { $player } – הצעה שבוט ישחק במקום { $other }.
server-log-proposed-abandon = { $player } – הצעה לסיים את המשחק בלי תוצאה.
server-log-answered-yes = { $player } – הסכמה.
server-log-answered-no = { $player } – סירוב.
server-log-resigned = { $player } – פרישה מן המשחק.
server-log-timed_out = { $player } – הזמן נגמר.
server-log-replaced = מעכשיו משחק בוט במקום { $player }: { $bot }.
server-log-returned = { $player } – חזרה למשחק.
server-log-stopped = הבוט { $bot } לא ענה והופסק; בוט פשוט יותר משחק במקומו.
server-log-set_back = מסד הנתונים איבד את המהלכים האחרונים; השולחן חזר לרשומה { $kept }.
server-log-finished-played = המשחק נגמר.
server-log-finished-resigned = המשחק נגמר בפרישה.
server-log-finished-timed_out = המשחק נגמר: הזמן אזל.
server-log-finished-abandoned = המשחק הופסק בלי תוצאה.
server-log-chatted = { $player }: { $text }
server-log-chatted-removed = { $player }: (הוסר)
server-log-rematched = אותם אנשים משחקים שוב בשולחן אחר.
