# דף ההגדרות.

setting-kept-here = ההגדרות נשמרות במכשיר הזה. עם חשבון הן פועלות בכל מכשיר.
setting-kept-account = ההגדרות נשמרות בחשבון ופועלות בכל מכשיר.
setting-kept-usual = איפוס ההגדרות
    .help = מאפס את כל מה שבדף הזה, חוץ מהשפה.
setting-table = במהלך המשחק
setting-look = מראה
setting-sound = צלילים והתראות
setting-speed = מהירות הצגת המהלכים
    .help = כמה מהר הקלפים והאריחים זזים. "מיידית" מבטלת את האנימציות.
setting-speed-instant = מיידית
setting-speed-quick = מהירה
setting-speed-normal = רגילה
setting-forced = ביצוע אוטומטי כשיש רק אפשרות אחת
    .help = המהלך היחיד שאפשר לעשות מתבצע מעצמו אחרי רגע.
setting-turnEnd = סיום התור שלי
    .help = רק במשחקים שבהם סיום התור הוא מהלך בפני עצמו. לביטול יש כשלוש שניות.
setting-turnEnd-moment = עם כמה שניות לביטול
setting-turnEnd-ask = רק באישור שלי
setting-turnEnd-once = מיד
setting-confirmResign = בקשת אישור לפני פרישה
setting-invitations = קבלת הזמנות ממי ששיחקו איתי בעבר
    .help = ההזמנה מופיעה בלובי שלך ושומרת לך מקום בשולחן.
setting-coach = מאמן במשחקי אימון
    .help = המאמן מסביר לפני כל מהלך מה חשוב. הוא זמין רק בשולחנות שבהם מותרים רמזים.
setting-coach-offer = הצעה במשחק הראשון
setting-coach-on = תמיד
setting-coach-off = אף פעם
setting-theme = מצב תצוגה
setting-theme-system = לפי המערכת
setting-theme-light = בהיר
setting-theme-dark = כהה
setting-cards = גודל הקלפים
    .help = קובע את גודל הקלפים ביד ובמשחק, ואת גודל האריח שמניחים.
setting-cards-small = קטן
setting-cards-normal = רגיל
setting-cards-large = גדול
setting-colours = צבעי השחקנים
    .help = הצבעים של הכלים והסימנים של השחקנים.
setting-colours-usual = רגילים
setting-colours-safe = נגישים לעיוורי צבעים
setting-daylight = תאורה לפי העונה ושעת היום
    .help = העיירה והשולחנות משתנים לפי השעון שלך: פריחה, שלכת ושלג, אור בוקר ואור מנורה.
setting-sounds = צלילים במהלך המשחק
    .help = מפעיל או משתיק את כל הצלילים, גם את הצליל שמודיע על תורך.
setting-volume = עוצמת קול
setting-listen = השמעה לדוגמה
setting-sound-card = קלף
setting-sound-shuffle = ערבוב
setting-sound-tile = אריח
setting-sound-piece = כלי
setting-sound-coin = מטבע
setting-sound-build = בנייה
setting-sound-conflict = עימות
setting-sound-count = ספירת נקודות
setting-sound-turn = התור שלך
setting-sound-end = סוף המשחק

# אימות דו־שלבי של חשבון.

setting-second-factor = אפליקציית אימות
setting-second-factor-about = קוד מאפליקציית אימות בטלפון, בנוסף לסיסמה.
setting-second-factor-on = פעיל. { $count ->
    [one] נשאר קוד שחזור אחד.
   *[other] נשארו { $count } קודי שחזור.
}
setting-second-factor-add = להגדיר
setting-second-factor-scan = יש לסרוק את הקוד באפליקציית האימות או להזין את המפתח ידנית, ואז להזין את הקוד שהאפליקציה מציגה.
setting-second-factor-key = מפתח
setting-second-factor-code = הקוד מהאפליקציה
setting-second-factor-enable = להפעיל
setting-second-factor-remove = להסיר
setting-second-factor-recovery = קודי השחזור שלך. כדאי לשמור אותם במקום בטוח: כל אחד מהם מאפשר כניסה אחת אם הטלפון אבד. הם לא יוצגו שוב.
setting-second-factor-saved = שמרתי אותם

# מפתחות גישה של חשבון.

setting-passkey = מפתחות גישה
setting-passkey-about = אפשר להתחבר עם טביעת אצבע, זיהוי פנים או נעילת המסך. מרגע שיש מפתח גישה, הסיסמה לבדה כבר לא מספיקה: צריך גם קוד שחזור.
setting-passkey-unavailable = אין מפתחות גישה בשרת הזה, כי אין לו כתובת מאובטחת.
setting-passkey-unsupported = הדפדפן הזה לא יכול להשתמש כאן במפתחות גישה. כדאי לפתוח את הכתובת המאובטחת של השרת בדפדפן עדכני.
setting-passkey-name = שם מפתח הגישה
setting-passkey-name-example = הטלפון שלי
setting-passkey-add = הוספת מפתח גישה
setting-passkey-remove = הסרת מפתח הגישה ”{ $name }“
setting-passkey-used = שימוש אחרון: { $date }
setting-passkey-unused = עוד לא היה בשימוש
setting-passkey-codes = { $count ->
    [one] נשאר קוד שחזור אחד.
   *[other] נשארו { $count } קודי שחזור.
}
setting-passkey-sign-in = התחברות עם מפתח גישה
setting-passkey-failed = לא נעשה שימוש במפתח גישה. אפשר לנסות שוב או להשתמש בסיסמה.
setting-notice = גם התראה של המערכת
    .help = הדפדפן יבקש קודם את רשותך.
setting-notifications = התראות כשהדף סגור
setting-notice-forbidden = הדפדפן חוסם התראות מהאתר. אפשר לשנות זאת בהגדרות הדפדפן.
setting-turn-sound = צליל כשמגיע התור שלי והלשונית ברקע

## New passphrase

setting-new-passphrase-about = בחרו סיסמה חדשה לחשבון. הקישור תקף לפעם אחת. כל המכשירים המחוברים ינותקו.
setting-passphrase-again = אימות סיסמה
setting-passphrases-differ = שתי הסיסמאות אינן זהות.
setting-take-passphrase = שמירה והתחברות

## The account page

setting-account = חשבון
setting-account-about = לא צריך חשבון כדי לשחק. עם חשבון אפשר להיכנס מכל מכשיר, והמשחקים והדירוגים נשמרים.
setting-account-made = החשבון נוצר.
setting-signed-in = מחוברים כ־{ $account }.
setting-ratings = דירוגים
setting-no-ratings = עדיין אין לך דירוג. כדי לקבל דירוג, סיימו משחק עם אנשים אחרים בלי רמזים.
setting-sign-out = התנתקות
setting-sign-out-everywhere = התנתקות מכל המכשירים
setting-kept-about = כל מה שהשרת הזה שומר עליך, בקובץ אחד. אפשר גם למחוק הכול: השם שלך יוסר מכל השולחנות, ומשחקים שהסתיימו יישארו בלעדיו.
setting-delete-me-yes = כן, למחוק
setting-delete-me-no = לא, להשאיר
setting-deleted = כל המידע שלך נמחק.
setting-blocks = חסומים
setting-no-blocks = אין חסומים. כדי לחסום מישהו, לחצו על שמו בשולחן.
setting-unblock = ביטול החסימה
