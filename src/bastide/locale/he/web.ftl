### The pages in the browser.

## Everywhere

web-about = משחקי קופסה לפי החוקים המדויקים, עם חברים ועם בוטים. בלי חשבון ובלי פרסומות: בוחרים שם ומשחקים.
web-skip = אל התוכן
web-pages = דפים
web-language = שפה
web-gallery = גלריה
web-replay = הקלטות
web-strategies = אסטרטגיות
web-loading = רק רגע …
web-close = סגירה
web-cancel = ביטול
web-copy = העתקה
web-copied = הועתק.
web-to-lobby = אל הלובי
web-no-page = אין כאן דבר
web-no-page-about = הכתובת אינה מובילה לשום מקום. ייתכן שנקטעה בדרך.
web-no-table = אי אפשר להציג את השולחן הזה
web-no-game = אין כאן משחק כזה
web-unexpected = משהו השתבש בדף הזה. כדאי לטעון אותו מחדש; דבר מן המשחק לא יאבד.
web-unreachable = אי אפשר להגיע כרגע אל השרת; דבר לא אבד, אפשר לנסות שוב בעוד רגע
web-connection-lost = החיבור נותק. מנסים שוב; דבר מן המשחק לא יאבד.
web-server-waits = השרת אינו יכול לשמור כרגע. השולחן ממתין; דבר לא יאבד.
web-credits = אין קשר בין Bastide לבין המוציאים לאור של המשחקים האלה. כל הציורים מקוריים. הגופנים: Frank Ruhl Libre ו־Heebo, ברישיון SIL Open Font License.
web-contact-sheet = כל הציורים בשלושה גדלים, ביום ובלילה
web-server-away = השרת אינו זמין. מנסים שוב; דבר לא הלך לאיבוד.
web-not-loaded = לא ניתן היה לטעון את העמוד
web-not-loaded-about = החיבור אבד, או שבינתיים יש בשרת גרסה חדשה יותר. אפשר לטעון את העמוד מחדש; דבר מהמשחק לא הלך לאיבוד.
web-page-api-mismatch = הדף של { $game } נבנה לגרסה אחרת של Bastide. השולחן מוצג כטקסט.
web-reload = טעינה מחדש
web-more = עוד

## The lobby

web-welcome = ברוכים הבאים, { $name }
web-welcome-stranger = ברוכים הבאים
web-who-are-you = באיזה שם נקרא לך?
web-your-name = השם שלך
web-thats-me = זה אני
web-rename = שם אחר
web-games = משחקים
web-player-count = { $least } עד { $most } שחקנים
web-play = למשחק
web-my-tables = משחקים להמשך
web-my-finished = המשחקים שסיימתי
web-open-tables = שולחנות פתוחים
web-no-open-tables = אין כרגע שולחן ציבורי שמחכה לשחקנים. אפשר לפתוח אחד, או לשלוח קישור לחברים.
web-no-games = עוד לא שיחקת כאן. אפשר לבחור משחק; הבוטים מוכנים בכל עת.
web-no-finished = עוד לא הסתיים משחק. כשיסתיים, הוא יחכה כאן, מהלך אחר מהלך.
web-status-open = מחכים לשחקנים
web-go-on = להמשיך
web-join = להצטרף
web-watch = לצפות
web-look = להביט
web-guest = אורח { $number }
web-replay-one = צפייה חוזרת
web-line-you-won = ניצחת
web-line-won =
    { $count ->
        [one] ניצחון: { $names }
       *[other] ניצחון: { $names }
    }
web-line-nobody = בלי תוצאה
web-again-with = לשחק שוב עם { $names }
web-again = לשחק שוב

## A new table

web-seat-count = מושבים
web-seat-kind = מי יושב במושב { $number }
web-seat-open = מושב פנוי
web-friend = חבר, בקישור
web-other-bots = בוטים אחרים
web-bot-beginner = מתחיל
web-bot-easy = קל
web-bot-medium = בינוני
web-bot-hard = קשה
web-bot-expert = מומחה
web-bot-master = אמן
web-bot-random = אקראי
    .about = עושה כל דבר מותר.
web-play-now = לשחק עכשיו
web-make-table = לפתוח שולחן
web-options = אפשרויות
web-own-choice = בחירה שלי
web-picked-of = { $least ->
    [0] נבחרו: { $count }.
   *[other] { $most ->
        [0] נבחרו: { $count }.
       *[other] נבחרו: { $count }, דרושים: { $least } עד { $most }.
    }
}
web-paste = הדבקת רשימת שמות
web-paste-unknown = לא מוכר כאן: { $names }
web-share-choice = להעתיק קישור לבחירה הזו
web-take-over = לאמץ
web-table-settings = השולחן
web-public = להציג בלובי, כדי שכל אחד יוכל להצטרף
web-aids = עזרים כמו האריחים שנותרו והנקודות הצפויות
web-clock = שעון
web-pace-none = בלי: יש את כל הזמן שבעולם
web-pace-minute = דקה לכל מהלך
web-pace-bank = 15 דקות, ועוד 10 שניות לכל מהלך
web-pace-days = שלושה ימים לכל מהלך
web-clock-days = { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
}
web-hints = רמזים: אפשר לשאול מה היה עושה בוט (משחק כזה אינו משנה דירוג)
web-hints-short = רמזים
web-shuffle = להגריל את סדר התורות
web-pace-day = יום אחד לכל מהלך
web-pace-week = שבוע לכל מהלך
web-expiry = כשהזמן נגמר
web-expiry-bot = בוט ממשיך לשחק
web-expiry-loss = המשחק אבוד
web-absence = כשמישהו לא כאן
web-absence-never = השולחן מחכה
web-absence-after = בוט ממשיך (זמן המתנה: { $time })
web-stand-in = הבוט שממלא מקום
web-opponents = בוטים או חברים
web-more-options = אפשרויות נוספות
web-each-seat = כל מושב
web-filter = להציג
web-filter-all = הכול
web-filter-none = שום דבר אינו מתאים לכל אלה. אפשר להסיר אחד מהם.
web-keep = לשמור על { $name }
web-redraw = להגריל מחדש את השאר
web-chosen = נבחרו
web-choose-from = לבחור מתוך
web-play-here = לשחק במכשיר הזה
web-play-here-about = בלי השרת, גם בלי רשת: מול בוטים, או כמה אנשים במכשיר אחד. המשחקים נשארים בדפדפן הזה.
web-friends = חברים, בקישור
web-friends-about = מקבלים קישור לשליחה. המשחק מתחיל כשאומרים.
web-bots-mixed = שונים, כפי שנקבע למטה
web-picked-just = נבחרו { $count } מתוך { $most }.

## Before the game

web-players = שחקנים
web-player = שחקן
web-you = זה אני
web-away = לא כאן
web-may-sit = יש מושב פנוי ליד השולחן הזה.
web-sit-down = להתיישב
web-table-full = כל המושבים ליד השולחן תפוסים. אפשר יהיה לצפות כשהמשחק יתחיל.
web-invite = להזמין חברים
web-invite-about = מי שפותח את הקישור הזה יכול לתפוס מושב פנוי. הוא אינו מראה קלפים של איש.
web-companions = כבר שיחקתם יחד
web-invite-one = להזמין את { $name }
web-invite-sent = נשלחה הזמנה אל { $name }.
web-link = הקישור לשולחן הזה
web-start = להתחיל
web-start-without = { $count ->
    [one] להתחיל בלי המושב הפנוי
   *[other] להתחיל בלי { $count } המושבים הפנויים
}
web-need-players = למשחק דרושים לפחות { $least } שחקנים.
web-asked = לשחק בשולחן הזה, כפי שהוא עכשיו? מושב שמור לך.
web-agree = כן, אני בפנים
web-decline = לא, תודה
web-has-agreed = בפנים
web-has-not-agreed = עוד אין תשובה
web-wait-for-agreement = אפשר יהיה להתחיל כשכולם יסכימו. עוד מחכים לתשובה: { $names }.
web-wait-for-devices = המשחק יתחיל מעצמו ברגע שכל המכשירים יפתחו את חלקם בהגרלה. עוד חסרים: { $names }.
web-part-elsewhere = החלק שלך בהגרלה נמצא במכשיר אחר שלך.
web-part-here = להשתמש במכשיר הזה במקומו
web-free-seat = לפנות את המושב של { $name }
web-status-invited = קיבלת הזמנה
web-status-invited-by = הזמנה מאת { $name }
web-invited-again = { $name } רוצה לשחק שוב, ומושב שמור לך.
web-wait-for-host = המשחק יתחיל כשהמארח יאמר.
web-sit-by-name = כדי לשבת לשולחן הזה צריך רק שם.
web-agreed = מה סוכם
web-lobby-lists = מוצג בלובי
web-pace-of-move = { $seconds } שניות לכל מהלך
web-pace-of-bank = { $minutes } דקות, ועוד { $seconds } שניות לכל מהלך
web-pace-of-days = { $days ->
    [one] יום אחד לכל מהלך
    [two] יומיים לכל מהלך
   *[other] { $days } ימים לכל מהלך
}
web-stand-up = לקום מהשולחן
web-close-table = לסגור את השולחן
web-table-closed = השולחן נסגר לפני שהמשחק התחיל.

## At the table

web-prompt = מה לעשות
web-your-cards = הקלפים שלך
web-your-turn = התור שלך
web-waiting-for = { $count ->
    [one] ממתינים: { $names }.
   *[other] ממתינים: { $names }.
}
web-game-over = המשחק נגמר.
web-all-choices = { $count ->
    [one] האפשרות היחידה
   *[other] כל { $count } האפשרויות
}
web-cannot = זה לא אפשרי עכשיו.
web-log = יומן
web-log-empty = עוד לא קרה דבר.
web-story-then = {"; "}
web-story-details = המהלכים של { $name } בפירוט
web-since = מאז התור האחרון שלך
web-to-now = דילוג אל המצב הנוכחי
web-to-move = בתור
web-has-chosen = הבחירה נעשתה
web-bot-stands-in = בוט ממלא מקום
web-resigned = פרישה
web-chat = לומר משהו לשולחן
web-send = שליחה
web-said = מה נאמר
web-unread = { $count ->
    [one] הודעה חדשה אחת
    [two] שתי הודעות חדשות
   *[other] { $count } הודעות חדשות
}
web-undo = ביטול צעד
web-ask-undo = בקשה לבטל צעד
web-menu = תפריט
web-return = חזרתי: הבוט יכול ללכת
web-leave-to-bot = שבוט ישחק במקומי
web-leave-to-bot-ask = הבוט { $bot } ישחק במקומך עד שובך. אם ינצח, הדירוג שלך לא יעלה; אם יפסיד, הוא ירד.
web-leave-to-bot-waits = אין כאן עוד שחקנים: השולחן יחכה לשובך.
web-leave-to-bot-sure = כן, שהבוט ישחק
web-away-until = { $name } לא כאן. החל מ־{ $time } ימשיך בוט.
web-propose-abandon = להציע לעצור כאן, בלי תוצאה
web-resign = לפרוש
web-resign-sure = כן, לפרוש
web-proposal = הצעה
web-proposal-take_back = { $by } – בקשה לבטל את הצעד האחרון.
web-proposal-abandon = { $by } – הצעה לעצור כאן, בלי תוצאה.
web-imported = מיובא
web-imported-about = המשחק הזה לא שוחק כאן: הוא נקרא מהקלטה. אי אפשר להוכיח דבר על החלוקה שלו.
web-download-record = לשמור את הקלטת המשחק
web-result = תוצאה
web-ended-played = המשחק נגמר
web-ended-resigned = הסתיים בפרישה
web-ended-timed_out = הסתיים בשעון
web-ended-abandoned = נעצר בלי תוצאה
web-place = מקום
web-points = נקודות
web-won = ניצחון: { $name }
web-won-by = { $points ->
    [one] ניצחון בהפרש של נקודה אחת: { $name }
    [two] ניצחון בהפרש של שתי נקודות: { $name }
   *[other] ניצחון בהפרש של { $points } נקודות: { $name }
}
web-won-shared = ניצחון משותף: { $names }
web-won-difference = מה הכריע: { $category }, { $points } לעומת { $other }.
web-share-game = העתקת קישור למשחק הזה
web-rematch = לשחק שוב
web-to-rematch = אל המשחק הבא
web-keys = מקשים
web-key-tab = לעבור לדבר הבא
web-key-enter = לבחור בו
web-key-help = הרשימה הזו
web-key-undo = ביטול צעד
web-key-log = יומן
web-hint = רמז
web-hint-thinking = בוט חושב על זה …
web-hint-about = מה היה עושה בוט במקומך
web-hint-win = { $chance } לניצחון
web-hint-basis = לאחר שנייה של חשיבה, לפי מה שאפשר לדעת: הקלפים הנסתרים אינם נבדקים.
web-coach-comes = לקרוא למאמן
web-coach-leaves = המאמן יכול ללכת
web-learn-more = עוד שיעורים
web-same-again = אותו סט שוב
web-sound = צליל כשמגיע תורי ואני במקום אחר
web-notice = גם הודעה של המערכת
web-notice-forbidden = הדפדפן אינו מרשה הודעות מכאן. אפשר לשנות זאת בהגדרות שלו.
web-key-hint = רמז
web-throw-away = לזרוק את המשחק הזה
web-throw-away-about = כאן משחקים איתך רק בוטים: המשחק נגמר מיד, בלי תוצאה, ואינו נספר.
web-key-name-space = רווח
web-key-name-enter = אישור
web-key-name-left = חץ שמאלה
web-key-name-right = חץ ימינה
web-key-name-up = חץ למעלה
web-key-name-down = חץ למטה

## The gallery

web-gallery-about = כל מה שהמשחקים האלה עשויים ממנו, מצויר לפי אותם נתונים שהחוקים עובדים איתם.

## Replays

web-replay-about = לצפות במשחק שוב, צעד אחר צעד. אפשר לגרור לכאן קובץ הקלטה, או לבחור אחד.
web-choose-record = בחירת קובץ הקלטה
web-replay-failed = לא ניתן לקרוא את זה כהקלטה של משחק: { $reason }. דבר לא השתנה; אפשר לנסות קובץ אחר.
web-first = להתחלה
web-last = לסוף
web-time-line = ציר הזמן
web-step = { $at } מתוך { $last }
web-viewer = בעיני
web-spectator = צופה
web-key-next = הצעד הבא
web-key-previous = הצעד הקודם
web-key-play = להריץ, או לעצור
web-roughly = { $share } ± { $error }
web-hint-equal = ייתכן שזה טוב לא פחות.
web-play-on = להמשיך לשחק מכאן
web-play-on-about = שולחן חדש ממשיך מהעמדה הזו. החלוקה היא זו שבהקלטה: מי שראה אותה יודע מה יבוא. משחק כזה אינו משנה דירוג.
web-play-on-seat = המושב שלך
web-origin = { $at ->
    [0] המשחק הזה מחולק כמו משחק אחר שהסתיים.
    [one] המשחק הזה ממשיך משחק אחר שהסתיים, אחרי הפעולה הראשונה שלו.
   *[other] המשחק הזה ממשיך משחק אחר שהסתיים, אחרי { $at } פעולות שלו.
} אי אפשר להוכיח דבר על החלוקה, והוא אינו משנה דירוג.
web-origin-link = לצפות במשחק ההוא
web-origin-puzzle = המשחק הזה ממשיך מחידה. אי אפשר להוכיח דבר על החלוקה, והוא אינו משנה דירוג.
web-origin-puzzle-link = לצפות בחידה
web-key-next-costly = המהלך היקר הבא
web-key-previous-costly = המהלך היקר הקודם

## Me

web-account = חשבון
web-account-about = אין צורך בו כדי לשחק. עם חשבון אותו אדם מזוהה בכל מכשיר, והמשחקים והדירוגים נשמרים.
web-account-name = שם החשבון
web-account-made = החשבון נוצר.
web-passphrase = סיסמה
web-new-passphrase = סיסמה חדשה
web-new-passphrase-about = כאן בוחרים סיסמה חדשה לחשבון. הקישור תקף פעם אחת; כל המכשירים המחוברים ינותקו.
web-passphrase-again = אותה סיסמה שוב
web-passphrases-differ = שתי הסיסמאות אינן זהות.
web-take-passphrase = לשמור ולהיכנס
web-sign-in = כניסה
web-sign-up = יצירת חשבון
web-sign-out = יציאה
web-signed-in = החשבון: { $account }.
web-hello-again = טוב לראותך שוב.
web-ratings = דירוגים

## Settings

web-settings = הגדרות

## Inviting

web-reach-machine = הקישור הזה פועל במחשב הזה בלבד.
web-reach-network = הקישור הזה פועל לכל מי שנמצא באותה רשת מקומית: באותו בית, באותה רשת אלחוטית.
web-reach-world = הקישור הזה פועל לכל מי שיקבל אותו.
web-reach-open = לפתוח לרשת המקומית שלי
web-reach-open-about = חברים באותו בית יוכלו אז לשחק. עד שהשרת ייעצר, כל מי שברשת הזאת יוכל להגיע אליו.
web-reach-flag = כדי לשחק עם אחרים ברשת המקומית, יש להפעיל אותו עם { $command }.
web-qr = הקישור כתמונה, למצלמה של טלפון
web-door = שולחן פרטי
web-door-about = { $host } – כאן משחקים { $game }, עם מוזמנים. אפשר לבקש לשבת.
web-door-about-nobody = כאן משחקים { $game }, עם מוזמנים. אפשר לבקש לשבת.
web-knock = לבקש לשבת
web-knock-waiting = המארח קיבל את הבקשה. העמוד ימשיך מעצמו ברגע שתהיה תשובה.
web-knock-declined = המארח סירב. עם הקישור של השולחן עדיין אפשר להיכנס.
web-knocks = { $name } – בקשה לשבת ליד השולחן.
web-let-in = להכניס
web-not-let-in = לא עכשיו
web-you-watch = בצפייה בלבד.
web-spectators =
    { $count ->
        [one] צופה אחד
        [two] שני צופים
       *[other] { $count } צופים
    }
web-talk = גם הצופים רשאים לדבר
web-turn-ends = { $what }. התור שלך מסתיים.
web-end-turn-now = לסיים את התור
web-key-choices = רשימת כל האפשרויות

## Who may come in, and what is kept about people

web-shut-out = הכניסה סגורה בפניך
web-come-in = כניסה
web-by-password = מי שמפעיל את השרת הזה קבע לו סיסמה.
web-by-invitation = לשרת הזה נכנסים בהזמנה. היא נמצאת בקישור שקיבלת; אם אין לך קישור, אפשר לפנות למי שמפעיל את השרת.
web-server-password = סיסמת השרת
web-invitation = הזמנה
web-have-account = כבר היית כאן?
web-sign-out-everywhere = יציאה מכל המכשירים
web-kept = מה נשמר עליך
web-kept-about = כל מה שהשרת הזה שומר עליך, בקובץ אחד; או להישכח: השם שלך ייעלם מכל השולחנות, ומשחקים שהסתיימו יישארו בלעדיו.
web-everything = כל המידע עליי
web-delete-me = לשכוח אותי
web-delete-me-about = השרת ישכח אותך מיד ולתמיד: השם, החשבון והדירוגים. בשולחנות שבהם עוד לא סיימת לשחק ימשיך בוט.
web-delete-me-yes = כן, לשכוח אותי
web-delete-me-no = לא, להישאר
web-deleted = השרת שכח אותך.
web-blocks = חסומים
web-unblock = ביטול החסימה
web-block = חסימה
web-block-about = מי שנחסם לא יוכל להתיישב בשולחנות שלך, והודעותיו לא יוצגו לך.
web-blocked = נחסם: { $name }. אפשר לבטל זאת בדף האישי שלך.
web-report = דיווח
web-report-about = לספר למי שמפעיל את השרת
web-report-what = מה קרה?
web-reported = תודה. מי שמפעיל את השרת יקרא את זה.

## The rules, to be read

web-rules = כללים
web-rule = הכלל
web-puzzles = חידות
web-learn = ללמוד
web-deal = המשחק היומי
web-deal-of = המשחק היומי, { $day }
web-deal-others = איך הלך לאחרים
web-deal-counts = זה המשחק היומי: הוא נספר פעם אחת, לא מבטלים בו מהלכים ואין רמזים.
web-today = היום
web-see-also = ראו גם:
web-no-rule = הכללים אינם אומרים דבר על כך.
web-whole-rules = כל הכללים, בחלון חדש
web-search-rules = חיפוש בכללים
web-topics = נושאים
web-nothing-found = לא נמצא דבר. אפשר לנסות מילה אחרת, או רק את תחילתה.
web-next-topic = הלאה: { $topic }
