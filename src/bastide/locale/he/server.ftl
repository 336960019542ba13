### What happens at a table besides the game itself. The ids are the kinds of entries in its log.

server-log-created = השולחן פתוח.
server-log-sat = { $name } – הצטרפות לשולחן.
server-log-invited = { $name } – נשלחה הזמנה.
server-log-stood = { $name } – עזיבת השולחן.
server-log-opened = התפנה מושב.
server-log-bot_sat = בוט מצטרף לשולחן: { $bot }.
server-log-agreed = ההסכמה של { $name } לשחק התקבלה.
server-log-called = עומדים להתחיל: המכשירים חושפים את חלקם בהגרלה.
server-log-revealed = המכשיר של { $name } פותח את חלקו בהגרלה.
server-log-started = המשחק מתחיל.
server-log-chose = { $player } – הבחירה נעשתה.
server-log-took_back = { $player } – צעד בוטל.
server-log-proposed-take_back = { $player } – בקשה לבטל צעד.
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
server-log-left = מישהו עזב לתמיד.
server-log-rewritten = מי שמפעיל את השרת שינה משהו ביומן הזה.
server-log-rematched = הזמנה מאת { $player } לכולם: לשחק שוב.

## What is checked of a finished game: each promise, kept or broken.

server-check-server-kept = השרת קבע את חלקו בהגרלה לפני שמישהו התיישב.
server-check-server-broken = חלקו של השרת בהגרלה אינו זה שקבע לפני שמישהו התיישב.
server-check-part-kept = החלק מן המכשיר של { $name } נמצא בה, כפי שנקבע מראש.
server-check-part-broken = החלק מן המכשיר של { $name } אינו זה שנקבע מראש.
server-check-part-absent = המכשיר של { $name } לא השתתף בהגרלה.
server-check-key-kept = החפיסה וכל מה שמוגרל נובעים מן החלקים האלה יחד.
server-check-key-broken = החפיסה אינה נובעת מן החלקים האלה.
server-check-order-kept = גם סדר הישיבה נובע מהם.
server-check-order-broken = סדר הישיבה אינו נובע מהם.
server-check-options-kept = וכך גם מה שהושאר בשולחן לגורל.
server-check-options-broken = מה שהושאר בשולחן לגורל אינו נובע מהם.
server-check-options-absent = את מה שהושאר בשולחן לגורל אי אפשר להשוות: היום מגרילים מתוך דברים אחרים.
server-check-seed-kept = הזרע שייך לטביעת האצבע שהוצגה לפני המשחק.
server-check-seed-broken = הגרעין אינו שייך לטביעת האצבע שהוצגה לפני המשחק.

server-log-knocked = { $name } – בקשה לשבת ליד השולחן.
server-log-let_in-yes = המארח אישר את הבקשה.
server-log-let_in-no = המארח דחה את הבקשה.

## The proof that nobody chose what was dealt.

server-fairness = הוכחה לערבוב הוגן
server-fairness-about = המספר הראשון הוא טביעת אצבע של הגרעין שממנו באה כל האקראיות, והוא מוצג לפני המשחק. הגרעין עצמו מוצג אחריו, וכל אחד יכול לבדוק שהם שייכים זה לזה.
server-check = לבדוק את המשחק
server-fairness-parts = כל האקראיות במשחק הזה באה ממספרים שהשרת והמכשירים של השחקנים בחרו בסתר. תחילה הוצגו רק טביעות האצבע שלהם; אחר כך פתחו המכשירים את מספריהם, ואחרי המשחק פותח גם השרת. לכן איש לא יכול היה לבחור מה יחולק, גם לא מי שמפעיל את השרת, וכל אחד יכול לבדוק זאת.
server-fairness-server = טביעת האצבע של השרת
server-fairness-key = מפתח המשחק
server-fairness-own = מה שהמכשיר הזה הוסיף
server-check-own-kept = מה שהמכשיר שלך הוסיף נמצא בה.
server-check-own-broken = מה שהמכשיר שלך הוסיף אינו מה ששימש בפועל.
server-check-own-absent = המכשיר הזה לא שמר מן המשחק הזה דבר להשוואה.
server-check-seen-kept = כל טביעות האצבע הן אלה שהמכשיר הזה ראה לפני שפתח את חלקו.
server-check-seen-broken = טביעות האצבע אינן אלה שהמכשיר הזה ראה לפני שפתח את חלקו.
server-check-exact =
    ההקלטה הורצה מחדש מן הגרעין: { $actions ->
        [one] פעולה אחת מובילה
        [two] שתי פעולות מובילות
       *[other] { $actions } פעולות מובילות
    } בדיוק למשחק הזה.
server-check-unverified = ההקלטה הורצה מחדש, אך אין בה סימנים להשוואה.
server-check-diverged =
    בהרצה מחדש ההקלטה מובילה למשחק אחר אחרי { $actions ->
        [one] פעולה אחת
        [two] שתי פעולות
       *[other] { $actions } פעולות
    }.
server-check-fair = איש לא נגע בערבוב.
server-check-unfair = אי אפשר להוכיח שהמשחק היה הוגן.
