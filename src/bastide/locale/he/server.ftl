### What happens at a table besides the game itself. The ids are the kinds of entries in its log.

server-log-created = השולחן נפתח.
server-log-sat = { $name } – הצטרפות לשולחן.
server-log-invited = { $name } – נשלחה הזמנה.
server-log-stood = { $name } – עזיבת השולחן.
server-log-opened = התפנה מקום.
server-log-bot_sat = בוט מצטרף לשולחן: { $bot }.
server-log-agreed = { $name } – הסכמה לשחק.
server-log-called = המשחק עומד להתחיל: המכשירים חושפים את חלקם בהגרלה.
server-log-revealed = המכשיר של { $name } חושף את חלקו בהגרלה.
server-log-started = המשחק מתחיל.
server-log-chose = { $player } – הבחירה נעשתה.
server-log-took_back = { $player } – ביטול מהלך.
server-log-proposed-take_back = { $player } – בקשה לבטל מהלך.
server-log-proposed-abandon = { $player } – הצעה להפסיק את המשחק בלי תוצאה.
server-log-answered-yes = { $player } – הסכמה.
server-log-answered-no = { $player } – סירוב.
server-log-resigned = { $player } – פרישה מהמשחק.
server-log-timed_out = { $player } – הזמן נגמר.
server-log-replaced = מעכשיו משחק בוט במקום { $player }: { $bot }.
server-log-returned = { $player } – חזרה למשחק.
server-log-stopped = הבוט { $bot } לא הגיב והופסק. בוט פשוט יותר משחק במקומו.
server-log-set_back = המהלכים האחרונים אבדו במסד הנתונים. השולחן חזר לרשומה { $kept }.
server-log-finished-played = המשחק נגמר.
server-log-finished-resigned = המשחק נגמר בפרישה.
server-log-finished-timed_out = המשחק נגמר: הזמן אזל.
server-log-finished-abandoned = המשחק הופסק בלי תוצאה.
server-log-chatted = { $player }: { $text }
server-log-chatted-removed = { $player }: (הוסר)
server-log-left = אחד השחקנים מחק את המידע שלו.
server-log-rewritten = מי שמפעיל את השרת ערך את היומן הזה.
server-log-rematched = { $player } – הזמנה לכולם למשחק נוסף.

## What is checked of a finished game: each promise, kept or broken.

server-check-server-kept = השרת קבע את חלקו בהגרלה לפני שמישהו הצטרף.
server-check-server-broken = חלקו של השרת בהגרלה אינו זה שנקבע לפני שמישהו הצטרף.
server-check-part-kept = החלק מהמכשיר של { $name } כלול בהגרלה, כפי שנקבע מראש.
server-check-part-broken = החלק מהמכשיר של { $name } אינו זה שנקבע מראש.
server-check-part-absent = המכשיר של { $name } לא השתתף בהגרלה.
server-check-key-kept = הערבוב נובע מהחלקים האלה.
server-check-key-broken = הערבוב אינו נובע מהחלקים האלה.
server-check-order-kept = גם סדר המקומות נובע מהם.
server-check-order-broken = סדר המקומות אינו נובע מהם.
server-check-options-kept = כך גם אפשרויות השולחן שנקבעו בהגרלה.
server-check-options-broken = אפשרויות השולחן שנקבעו בהגרלה אינן נובעות מהם.
server-check-options-absent = אי אפשר להשוות את אפשרויות השולחן שנקבעו בהגרלה: מאז השתנה המבחר שממנו מגרילים.
server-check-seed-kept = הזרע שייך לטביעת האצבע שהוצגה לפני המשחק.
server-check-seed-broken = הזרע אינו שייך לטביעת האצבע שהוצגה לפני המשחק.

server-log-knocked = { $name } – בקשה להצטרף לשולחן.
server-log-let_in-yes = המארח אישר את הבקשה.
server-log-let_in-no = המארח דחה את הבקשה.

## The proof that nobody chose what was dealt.

server-fairness = הוכחה לערבוב הוגן
server-fairness-about = המספר הראשון הוא טביעת אצבע של הזרע שממנו באה כל האקראיות, והוא מוצג לפני המשחק. הזרע עצמו מוצג אחרי המשחק, וכל אחד יכול לבדוק שהם תואמים.
server-check = בדיקת המשחק
server-fairness-parts = כל האקראיות במשחק הזה באה ממספרים שהשרת והמכשירים של השחקנים בחרו בסתר. תחילה הוצגו רק טביעות האצבע שלהם. אחר כך חשפו המכשירים את המספרים שלהם, ואחרי המשחק חושף גם השרת את שלו. לכן אף אחד לא יכול היה לבחור מה יחולק, גם לא מי שמפעיל את השרת, וכל אחד יכול לבדוק זאת.
server-fairness-server = טביעת האצבע של השרת
server-fairness-key = זרע המשחק
server-fairness-own = החלק של המכשיר שלך
server-check-own-kept = החלק של המכשיר שלך נכלל בהגרלה.
server-check-own-broken = החלק של המכשיר שלך לא נכלל בהגרלה.
server-check-own-absent = במכשיר הזה לא נשמר מהמשחק מידע להשוואה.
server-check-seen-kept = כל טביעות האצבע הן אלה שהמכשיר הזה ראה לפני שחשף את חלקו.
server-check-seen-broken = טביעות האצבע אינן אלה שהמכשיר הזה ראה לפני שחשף את חלקו.
server-check-exact =
    ההקלטה שוחזרה מהזרע: { $actions ->
        [one] מהלך אחד מוביל
        [two] שני מהלכים מובילים
       *[other] { $actions } מהלכים מובילים
    } בדיוק למשחק הזה.
server-check-unverified = ההקלטה שוחזרה, אך אין בה סכומי ביקורת להשוואה.
server-check-diverged =
    השחזור שונה מההקלטה אחרי { $actions ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $actions } מהלכים
    }.
server-check-fair = הערבוב היה הוגן.
server-check-unfair = אי אפשר להוכיח שהמשחק היה הוגן.
server-tournament = טורניר
