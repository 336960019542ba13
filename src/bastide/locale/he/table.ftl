# The table page: waiting room, chat, menus and what follows a game.

table-no-table = אי אפשר להציג את השולחן הזה
table-connection-lost = החיבור נותק. מתחברים מחדש… המשחק לא הלך לאיבוד.
table-server-waits = השרת לא מצליח לשמור כרגע. השולחן ממתין, ושום דבר לא ילך לאיבוד.
table-may-sit = יש מקום פנוי ליד השולחן הזה.
table-sit-down = הצטרפות לשולחן
table-full = כל המקומות ליד השולחן תפוסים. אפשר יהיה לצפות כשהמשחק יתחיל.
table-invite = הזמנת חברים
table-invite-about = כל מי שמקבל את הקישור הזה יכול לתפוס מקום פנוי. הקישור אינו חושף קלפים של אף אחד.
table-companions = כבר שיחקתם יחד
table-invite-one = הזמנה ל־{ $name }
table-invite-sent = נשלחה הזמנה ל־{ $name }.
table-link = קישור לשולחן
table-start = התחלה
table-start-without = { $count ->
    [one] התחלה בלי המקום הפנוי
   *[other] התחלה בלי { $count } המקומות הפנויים
}
table-need-players = למשחק דרושים לפחות { $least } שחקנים.
table-asked = לשחק עם ההגדרות האלה? שמור לך מקום.
table-has-agreed = אישור התקבל
table-has-not-agreed = עדיין אין תשובה
table-wait-for-agreement = המשחק יוכל להתחיל כשכולם יסכימו. ממתינים לתשובה: { $names }.
table-wait-for-devices = המשחק יתחיל מעצמו ברגע שכל המכשירים יחשפו את חלקם בהגרלה. עוד חסרים: { $names }.
table-part-elsewhere = החלק שלך בהגרלה נמצא במכשיר אחר שלך.
table-part-here = שימוש במכשיר הזה במקומו
table-free-seat = פינוי המקום של { $name }
table-invited-again = { $name } – הזמנה למשחק נוסף. שמור לך מקום.
table-wait-for-host = המשחק יתחיל כשהמארח יפתח אותו.
table-sit-by-name = כדי להצטרף לשולחן הזה צריך רק שם.
table-agreed = הגדרות השולחן
table-lobby-lists = מוצג בלובי
table-pace-of-move = { $seconds } שניות לכל מהלך
table-pace-of-bank = { $minutes } דקות, ועוד { $seconds } שניות לכל מהלך
table-pace-of-days = { $days ->
    [one] יום אחד לכל מהלך
    [two] יומיים לכל מהלך
   *[other] { $days } ימים לכל מהלך
}
table-stand-up = עזיבת השולחן
table-close = סגירת השולחן
table-closed = השולחן נסגר לפני שהמשחק התחיל.
table-chat = הודעה לשולחן
table-send = שליחה
table-said = צ׳אט
table-unread = { $count ->
    [one] הודעה חדשה אחת
    [two] שתי הודעות חדשות
   *[other] { $count } הודעות חדשות
}
table-ask-undo = בקשה לבטל מהלך
table-seat-plays = המהלך של { $name }.
table-menu = תפריט
table-announcements = הכרזות
table-asked-with-choices = { $question } { $count ->
    [one] אפשרות אחת.
    [two] שתי אפשרויות.
   *[other] { $count } אפשרויות.
}
table-describe = תיאור השולחן
table-key-describe = תיאור השולחן במילים
table-description = השולחן במילים
table-detail = רמת הפירוט
table-detail-short = קצר
table-detail-normal = רגיל
table-detail-full = מלא
table-show-on-table = הצגה על השולחן
table-return = חזרתי למשחק
table-leave-to-bot = בוט ישחק במקומי
table-leave-to-bot-ask = הבוט { $bot } ישחק במקומך עד שובך. אם ינצח, הדירוג שלך לא יעלה. אם יפסיד, הדירוג ירד.
table-leave-to-bot-waits = אין כאן שחקנים נוספים. השולחן יחכה לשובך.
table-leave-to-bot-sure = כן, להפעיל בוט
table-away-until = { $name } לא כאן. החל מ־{ $time } בוט ימשיך לשחק.
table-propose-abandon = הצעה להפסיק בלי תוצאה
table-resign = פרישה
table-resign-sure = כן, לפרוש
table-proposal = הצעה
table-download-record = שמירת הקלטת המשחק
table-share-game = העתקת קישור למשחק הזה
table-review = ניתוח המשחק שלי
table-new-game = משחק חדש
table-rematch = משחק נוסף
table-to-rematch = אל המשחק הבא
table-key-undo = ביטול מהלך
table-key-log = יומן
table-throw-away = מחיקת המשחק
table-throw-away-about = משחקים איתך כאן רק בוטים: המשחק ייגמר מיד, בלי תוצאה, ולא ייספר.
table-origin = { $at ->
    [0] החלוקה במשחק הזה היא של משחק אחר שהסתיים.
    [one] המשחק הזה ממשיך משחק אחר שהסתיים, מהמהלך הראשון שלו.
   *[other] המשחק הזה ממשיך משחק אחר שהסתיים, אחרי { $at } מהלכים.
} אי אפשר להוכיח שהחלוקה הוגנת, והמשחק אינו משפיע על הדירוג.
table-origin-link = צפייה במשחק המקורי
table-origin-puzzle = המשחק הזה ממשיך מחידה. אי אפשר להוכיח שהחלוקה הוגנת, והמשחק אינו משפיע על הדירוג.
table-origin-puzzle-link = צפייה בחידה
table-reach-open = פתיחה לרשת המקומית שלי
table-reach-open-about = כך חברים באותה רשת יוכלו להצטרף. עד שהשרת ייעצר, כל מי שברשת הזאת יוכל להגיע אליו.
table-reach-flag = כדי לשחק עם אחרים ברשת המקומית, הפעילו את השרת עם { $command }.
table-qr = הקישור כקוד לסריקה במצלמת הטלפון
table-door = שולחן פרטי
table-door-about = השולחן של { $host }: משחקים כאן { $game }, למוזמנים בלבד. אפשר לבקש להצטרף.
table-door-about-nobody = משחקים כאן { $game }, למוזמנים בלבד. אפשר לבקש להצטרף.
table-knock = בקשה להצטרף
table-knock-waiting = הבקשה נשלחה למארח. הדף ימשיך מעצמו ברגע שתהיה תשובה.
table-knock-declined = המארח דחה את הבקשה. עם הקישור של השולחן עדיין אפשר להצטרף.
table-knocks = { $name } – בקשה להצטרף לשולחן.
table-let-in = אישור כניסה
table-not-let-in = לא עכשיו
table-you-watch = צפייה בלבד.
table-spectators =
    { $count ->
        [one] צופה אחד
        [two] שני צופים
       *[other] { $count } צופים
    }
table-block-or-report = חסימה או דיווח
table-block = חסימה
table-block-about = ההודעות של מי שנחסם לא יוצגו לך, והוא לא יוכל להצטרף לשולחנות שלך.
table-blocked = נחסם: { $name }. אפשר לבטל זאת בדף האישי שלך.
table-report = דיווח
table-report-about = דיווח למי שמפעיל את השרת
table-report-what = מה קרה?
table-reported = תודה. הדיווח נשלח למי שמפעיל את השרת.
table-deal-others = איך הלך לאחרים
table-deal-counts = זה המשחק היומי: הוא נספר פעם אחת, אין בו ביטול מהלכים ואין רמזים.
table-proposal-take_back = { $by } – בקשה לבטל:
table-proposal-abandon = { $by } – הצעה להפסיק את המשחק בלי תוצאה.
table-reach-machine = הקישור הזה פועל רק במחשב הזה.
table-reach-network = הקישור הזה פועל אצל כל מי שמחובר לאותה רשת מקומית (אותה רשת אלחוטית).
table-reach-world = הקישור הזה פועל אצל כל מי שיקבל אותו.
table-you-won-by = { $points ->
    [one] ניצחת בהפרש של נקודה אחת
    [two] ניצחת בהפרש של שתי נקודות
   *[other] ניצחת בהפרש של { $points } נקודות
}
table-you-lost-by = { $points ->
    [one] הפסד בהפרש של נקודה אחת. ניצחון: { $name }
    [two] הפסד בהפרש של שתי נקודות. ניצחון: { $name }
   *[other] הפסד בהפרש של { $points } נקודות. ניצחון: { $name }
}
table-you-won-shared = ניצחון משותף, שלך ושל { $names }
table-you-lost-shared = הפעם הניצחון של { $names }
table-you-lost = הפעם הניצחון של { $name }
table-won-by = { $points ->
    [one] ניצחון בהפרש של נקודה אחת: { $name }
    [two] ניצחון בהפרש של שתי נקודות: { $name }
   *[other] ניצחון בהפרש של { $points } נקודות: { $name }
}
table-won-shared = ניצחון משותף: { $names }
table-won-difference = ההבדל המכריע: { $category }, { $points } לעומת { $other }.
table-won = ניצחון: { $name }
table-hint-thinking = בוט חושב על זה…
table-hint-about = מה בוט היה עושה במקומך
table-hint-win = סיכוי לנצח: { $chance }
table-hint-compared = לעומת “{ $action }”: { $reason }
table-hint-worse = גרועים בבירור
table-hint-basis = הערכה לפי משחקי המשך רבים מכאן, רק לפי מה שאתם רואים. קלפים נסתרים נשארים נסתרים.
table-coach-comes = הפעלת מאמן
table-coach-leaves = בלי מאמן
table-hint-equal = טובים בערך באותה מידה
table-hints-short = רמזים
table-key-hint = רמז
table-learn-more = עוד שיעורים
table-same-again = משחק נוסף, אותם קלפים
table-imported-about = המשחק הזה לא שוחק כאן אלא נטען מקובץ הקלטה. אי אפשר להוכיח שהחלוקה הוגנת.
table-cancel = ביטול
table-copy = העתקה

# A new table.

table-friend = חבר או חברה, דרך קישור
table-other-bots = בוטים אחרים
table-settings = הגדרות השולחן
table-public = הצגה בלובי, כדי שכל אחד יוכל להצטרף
    .help = בלי זה אפשר להצטרף רק דרך הקישור שלך או באישורך.
table-hints = רמזים: הצגת המהלך שבוט היה בוחר (המשחק לא ישפיע על הדירוג)
    .help = אפשר גם להפעיל את המאמן.
table-shuffle = הגרלת סדר התורות
    .help = המקומות וסדר התורות מוגרלים כשהמשחק מתחיל.
table-expiry = כשהזמן נגמר
table-expiry-bot = בוט ממשיך לשחק
table-expiry-loss = הפסד במשחק
table-each-seat = המקומות
table-friends-about = תקבלו קישור לשליחה. המשחק יתחיל כשתחליטו.
table-bots-mixed = שונים, לפי הבחירה למטה

### Durations in their largest exact unit

table-duration-day = { $count ->
    [one] יום אחד
    [two] יומיים
   *[other] { $count } ימים
}
table-duration-hour = { $count ->
    [one] שעה אחת
    [two] שעתיים
   *[other] { $count } שעות
}
table-duration-minute = { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
}
table-duration-second = { $count ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { $count } שניות
}

## Settings of a new table

table-aids = עזרים, כמו האריחים שנותרו והנקודות הצפויות
    .help = כל מי שבשולחן רואה אותם.
table-talk = גם הצופים יכולים לכתוב בצ׳אט
    .help = בלי זה הצופים יכולים רק לקרוא את הצ׳אט.
table-stand-in = בוט מחליף
    .help = משחק במקום מי שעזב, נעדר יותר מדי זמן או שזמנו נגמר.
table-absence = כשמישהו נעדר
    .help = הזמן נספר כשהמשחק מחכה למי שאינו מחובר. אפשר לחזור בכל רגע.
table-absence-after = בוט ממשיך לשחק אחרי { $time }
table-absence-never = השולחן מחכה
