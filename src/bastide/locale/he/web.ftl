### The pages in the browser.

## Everywhere

web-about = משחקי קופסה לפי החוקים המדויקים, עם חברים ועם בוטים. בלי חשבון ובלי פרסומות: בוחרים שם ומשחקים.
web-skip = אל התוכן
web-pages = דפים
web-language = שפה
web-position = עורך העמדות
web-gallery = גלריה
web-replay = הקלטות
web-analysis = לוח ניתוח
web-strategies = אסטרטגיות
web-moderation = ניהול קהילה
web-loading = רק רגע…
web-close = סגירה
web-copied = הועתק.
web-to-lobby = אל הלובי
web-no-page = הדף לא נמצא
web-no-page-about = הכתובת אינה מובילה לשום דף. ייתכן שהקישור נקטע.
web-no-game = אין כאן משחק כזה
web-no-game-about = בחרו משחק אחר בלובי.
web-unexpected = משהו השתבש בדף הזה. טענו אותו מחדש. המשחק לא הלך לאיבוד.
web-unreachable = השרת לא זמין כרגע. שום דבר לא הלך לאיבוד, נסו שוב בעוד רגע
web-credits = אין קשר בין Bastide לבין המוציאים לאור של המשחקים האלה. כל האיורים מקוריים. הגופנים: Frank Ruhl Libre ו־Heebo, ברישיון SIL Open Font License.
web-contact-sheet = כל האיורים בשלושה גדלים, במצב בהיר ובמצב כהה
web-server-away = השרת לא זמין. מתחברים מחדש… שום דבר לא הלך לאיבוד.
web-not-loaded = לא ניתן היה לטעון את הדף
web-not-loaded-about = החיבור נותק, או שיש בשרת גרסה חדשה יותר. טענו את הדף מחדש. המשחק לא הלך לאיבוד.
web-page-api-mismatch = הדף של { $game } נבנה לגרסה אחרת של Bastide. השולחן מוצג כטקסט.
web-reload = טעינה מחדש
web-more = עוד

## The lobby

web-welcome = שלום, { $name }
web-welcome-stranger = ברוכים הבאים
web-who-are-you = באיזה שם נקרא לך?
web-your-name = השם שלך
    .help = השם הזה מוצג לשחקנים האחרים. אפשר לשנות אותו בכל עת.
web-thats-me = אישור
web-save-name = שמירת השם
web-rename = שינוי שם
web-games = משחקים
web-player-count = { $least } עד { $most } שחקנים
web-play = למשחק
web-my-tables = המשחקים הפעילים שלי
web-my-finished = המשחקים שסיימתי
web-open-tables = שולחנות פתוחים
web-no-open-tables = אין כרגע שולחנות פתוחים. פתחו שולחן חדש, או שלחו קישור לחברים.
web-leaderboards = טבלאות המובילים
web-no-games = עדיין אין משחקים. בחרו משחק, הבוטים תמיד מוכנים.
web-no-finished = עדיין אין משחקים שהסתיימו. כשמשחק יסתיים, תוכלו לצפות בו כאן מהלך אחר מהלך.
web-status-open = מחכים לשחקנים
web-go-on = המשך
web-join = הצטרפות
web-watch = צפייה
web-look = הצגה
web-guest = אורח { $number }
web-replay-one = צפייה חוזרת
web-line-won =
    { $count ->
        [one] ניצחון: { $names }
       *[other] ניצחון: { $names }
    }
web-line-nobody = בלי תוצאה
web-again-with = משחק נוסף עם { $names }
web-again = משחק נוסף

## A new table

web-seat-count = מספר השחקנים
web-seat-kind = השחקן במקום { $number }
web-seat-open = מקום פנוי
web-bot-first_game = משחק ראשון
web-bot-newcomer = טירון
web-bot-beginner = מתחיל
web-bot-easy = קל
web-bot-medium = בינוני
web-bot-hard = קשה
web-bot-expert = מומחה
web-bot-master = אמן
web-bot-random = אקראי
    .about = משחק מהלכים חוקיים באקראי.
web-play-now = התחלת משחק
web-make-table = פתיחת שולחן
web-options = אפשרויות
web-own-choice = בחירה אישית
web-picked-of = { $least ->
    [0] נבחרו: { $count }.
   *[other] { $most ->
        [0] נבחרו: { $count }.
       *[other] נבחרו: { $count }, דרושים: { $least } עד { $most }.
    }
}
web-paste = הדבקת שמות
    .help = הפרידו בין השמות בפסיקים.
web-paste-unknown = שמות לא מוכרים: { $names }
web-share-choice = העתקת קישור לבחירה הזאת
web-take-over = שימוש ברשימה
web-clock = שעון
    .help = מגביל את זמן המחשבה של כל שחקן.
web-pace-none = ללא שעון
web-pace-minute = דקה לכל מהלך
web-pace-bank = 15 דקות, ועוד 10 שניות לכל מהלך
web-pace-days = שלושה ימים לכל מהלך
web-clock-days = { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
}
web-pace-day = יום אחד לכל מהלך
web-pace-week = שבוע לכל מהלך
web-opponents = יריבים
web-more-options = אפשרויות נוספות
web-filter = הצגה
web-filter-all = הכול
web-filter-none = שום דבר אינו מתאים לכל המסננים. הסירו אחד מהם.
web-keep = השארת { $name }
web-redraw = הגרלה מחדש של השאר
    .help = מחליף את כל מה שאינו נעול.
web-chosen = נבחרו
web-choose-from = בחירה מתוך
web-play-here = משחק במכשיר הזה
web-play-here-about = בלי שרת, וגם בלי אינטרנט: מול בוטים, או כמה אנשים על מכשיר אחד. המשחקים נשמרים בדפדפן הזה.
web-friends = חברים, דרך קישור
web-picked-just = נבחרו { $count } מתוך { $most }.

## Before the game

web-players = שחקנים
web-player = שחקן
web-you = אני
web-away = לא כאן
web-agree = כן, רוצה לשחק
web-decline = לא, תודה
web-status-invited = יש לך הזמנה
web-status-invited-by = הזמנה מאת { $name }

## At the table

web-prompt = מה אפשר לעשות
web-your-cards = הקלפים שלך
web-your-turn = התור שלך
web-waiting-for = { $count ->
    [one] ממתינים ל־{ $names }.
   *[other] ממתינים ל־{ $names }.
}
web-game-over = המשחק נגמר.
web-all-choices = { $count ->
    [one] האפשרות היחידה
   *[other] כל { $count } האפשרויות
}
web-cannot = זה לא אפשרי עכשיו.
web-log = יומן
web-log-empty = עדיין אין מהלכים. כאן יופיע כל מהלך.
web-story-then = {" · "}
web-story-details = המהלכים של { $name } בפירוט
web-since = מאז התור האחרון שלך
web-to-now = דילוג
web-to-move = תור נוכחי
web-has-chosen = הבחירה נעשתה
web-bot-stands-in = בוט מחליף
web-resigned = פרישה
web-undo = ביטול מהלך
web-imported = מיובא
web-result = תוצאה
web-ended-played = המשחק נגמר
web-ended-resigned = הסתיים בפרישה
web-ended-timed_out = הסתיים בגלל השעון
web-ended-abandoned = הופסק בלי תוצאה
web-place = מקום
web-points = נקודות
web-you-won = ניצחת!
web-keys = מקשים
web-key-tab = מעבר לפריט הבא
web-key-enter = בחירה
web-key-help = הרשימה הזאת
web-hint = רמז
web-key-name-space = רווח
web-key-name-enter = Enter
web-key-name-left = חץ שמאלה
web-key-name-right = חץ ימינה
web-key-name-up = חץ למעלה
web-key-name-down = חץ למטה

## The gallery

web-gallery-about = כל הקלפים, הלוחות והאריחים של המשחקים.

## Replays

web-spectator = צופה
web-roughly = ⁦{ $share } ± { $error }⁩
web-play-on = המשך משחק מכאן
web-play-on-about = שולחן חדש ימשיך מהעמדה הזאת. החלוקה היא זו שבהקלטה, ומי שראה אותה יודע מה יבוא. משחק כזה אינו משפיע על הדירוג.
web-play-on-seat = המקום שלך

## Me

web-account-name = שם החשבון
web-passphrase = סיסמה
    .help = לפחות 8 תווים.
web-passphrase-if-account = סיסמה (אם יש לך חשבון)
web-second-factor-any-code = הקוד מהאפליקציה או קוד שחזור
web-new-passphrase = סיסמה חדשה
    .help = לפחות 8 תווים.
web-sign-in = התחברות
web-sign-up = יצירת חשבון
web-hello-again = טוב שחזרת!

## Settings

web-settings = הגדרות

## Inviting

web-turn-ends = { $what }. התור שלך מסתיים…
web-end-turn-now = סיום התור
web-key-choices = רשימת כל האפשרויות

## Who may come in, and what is kept about people

web-shut-out = אין לך גישה לשרת הזה
web-come-in = כניסה
web-by-password = השרת הזה מוגן בסיסמה. בקשו אותה ממי שמפעיל את השרת.
web-by-invitation = הכניסה לשרת הזה היא בהזמנה, שנמצאת בקישור שקיבלתם. אין לכם קישור? פנו למי שמפעיל את השרת.
web-server-password = סיסמת השרת
web-invitation = הזמנה
web-have-account = כבר יש לך חשבון?
web-kept = מה נשמר עליך
web-everything = הורדת המידע שלי
web-delete-me = מחיקת כל המידע שלי
web-delete-me-about = הכול יימחק מיד ולתמיד: השם, החשבון והדירוגים. בשולחנות שבהם המשחק שלך עוד לא הסתיים, בוט ימשיך לשחק.

## The rules, to be read

web-rules = חוקים
web-rule = לחוקים
web-puzzles = חידות
web-learn = שיעורים
web-deal = המשחק היומי
web-deal-of = המשחק היומי, { $day }
web-today = היום
web-see-also = ראו גם:
web-no-rule = לא נמצא חוק בנושא הזה. חפשו בחוקים המלאים.
web-open-rules = פתיחת החוקים
web-whole-rules = כל החוקים, בחלון חדש
web-search-rules = חיפוש בחוקים
web-topics = נושאים
web-nothing-found = לא נמצאו תוצאות. נסו מילה אחרת, או רק את תחילתה.
web-next-topic = הבא: { $topic }
