### טורנירים, חברים וחיפוש יריב בין האנשים של השרת.

club-tournaments = טורנירים
club-about = משחקים סיבובים מול האנשים בשרת הזה. השולחנות נפתחים מעצמם כשסיבוב מתחיל.
club-none = עוד אין טורנירים. אפשר ליצור את הראשון ולהזמין אחרים.
club-needs-account = כדי להשתתף בטורנירים צריך חשבון.
club-to-account = יצירת חשבון או כניסה
club-all = כל הטורנירים
club-missing = הטורניר לא נמצא
club-entrant-count = { $count ->
    [one] משתתף אחד
    [two] שני משתתפים
   *[other] { $count } משתתפים
}
club-status-open = פתוח להצטרפות
club-status-running = מתקיים עכשיו
club-status-paused = מושהה
club-status-finished = הסתיים
club-status-cancelled = בוטל

## שיטות

club-format-swiss = שיטה שווייצרית
    .help = בכל סיבוב פוגשים יריב עם מספר נקודות דומה, ואף פעם לא אותו יריב פעמיים.
club-format-round_robin = כולם נגד כולם
    .help = כל אחד פוגש כל אחד פעם אחת.
club-format-knockout = נוקאאוט
    .help = מי שמפסיד בהתמודדות יוצא מהטורניר. בתיקו מכריעות הנקודות במשחקים, ואחר כך הגרלה.
club-format-tables = שולחנות
    .help = שולחנות של שלושה שחקנים או יותר. אחרי הסיבוב הראשון יושבים יחד שכנים בטבלה.
club-format-arena = ארנה
    .help = במשך זמן קבוע מקבלים יריב חדש מיד כשהמשחק נגמר.

## טורניר חדש

club-new = טורניר חדש
club-presets = תבניות
club-preset-carcassonne = קרקסון כמו בטורניר הבין־לאומי
club-preset-dominion = דומיניון, הטוב משלושה עם ממלכה משותפת
club-preset-seven_wonders = 7 פלאי תבל, שולחנות של ארבעה
club-name = שם
club-game = משחק
club-format = שיטה
club-rounds = סיבובים
club-table-size = שחקנים בשולחן
club-best-of = הטוב מתוך
    .help = מספר המשחקים בהתמודדות. היא נגמרת ברגע שמישהו ניצח ביותר ממחציתם.
club-best-of-value = הטוב מתוך { $count }
club-minutes = משך בדקות
club-third-place = משחק על המקום השלישי
club-clock = שעון
club-clock-quick = 10 דקות לשחקן ו־5 שניות לכל מהלך
club-clock-standard = 25 דקות לשחקן ו־10 שניות לכל מהלך
club-clock-long = 60 דקות לשחקן ו־20 שניות לכל מהלך
club-clock-day = יום אחד לכל מהלך
club-clock-days = 3 ימים לכל מהלך
club-shared = אותה הכנה אקראית לכל הסיבוב
    .help = אפשרויות אקראיות, כמו הממלכה, מוגרלות פעם אחת בכל סיבוב ומשמשות בכל משחקיו.
club-shared-short = אותה הכנה לכולם
club-duplicate = שני משחקים עם אותה חלוקה
    .help = בכל התמודדות שני משחקים עם אותה חלוקה, והשחקנים מחליפים מקומות. במשחק השני שניהם כבר מכירים את החלוקה, ולכן הוא אינו משפיע על הדירוג.
club-duplicate-short = אותה חלוקה בחילופי מקומות
club-late = אפשר להצטרף גם אחרי ההתחלה
club-link-only = רק עם קישור
    .help = רק מי שיש לו הקישור רואה את הטורניר ויכול להצטרף.
club-create = יצירת הטורניר
club-back = חזרה

## טורניר אחד

club-per-move = { $time } לכל מהלך
club-per-game = { $time } לשחקן, { $increment } לכל מהלך
club-round-of = סיבוב { $round } מתוך { $rounds }
club-closes = עד { $time }
club-organiser = מארגן: { $name }
club-play = למשחק
club-join = הצטרפות
club-join-about = בהצטרפות מתחייבים לשחק את המשחקים. מי שלא מבצע מהלך בזמן מפסיד במשחק.
club-leave = פרישה מהטורניר
club-leave-sure = לפרוש מהטורניר? משחקים שעוד לא נגמרו ייחשבו הפסד.
club-copy-link = העתקת הקישור
club-manage = ניהול
club-start = התחלת הטורניר
club-pause = השהיה
club-resume = המשך
club-cancel = ביטול הטורניר
club-cancel-sure = לבטל את הטורניר? משחקים שכבר התחילו יכולים להימשך, אבל לא ייחשבו בו עוד.
club-bot = בוט
club-add-bot = הוספת בוט
club-remove = הסרה
club-entrants = משתתפים
club-standings = טבלת הדירוג
club-nobody = עוד לא הצטרף אף אחד.
club-player = שחקן
club-place = מקום
club-points = נקודות
club-withdrawn = פרש
club-deleted = שחקן שנמחק
club-round = סיבוב { $round }
club-bye = בלי יריב בסיבוב הזה
club-forfeit = הפסד טכני
club-watch = צפייה
club-see = צפייה במשחק
club-game-number = משחק { $number }
club-save = תוצאות כקובץ { $kind }

## נקודות ושוברי שוויון

club-how = איך נקבעים המקומות
club-points-swiss = ניצחון שווה נקודה, תיקו חצי נקודה. סיבוב בלי יריב נחשב ניצחון.
club-points-round_robin = ניצחון שווה נקודה, תיקו חצי נקודה.
club-points-knockout = קובע כמה רחוק הגיע כל אחד.
club-points-tables = בשולחן מקבלים נקודה על כל שחקן שניצחתם, וחצי נקודה על תיקו. בשולחנות קטנים הנקודות מוגדלות בהתאם.
club-points-arena = ניצחון שווה 2 נקודות, תיקו נקודה אחת.
club-tie-buchholz = בוכהולץ
    .help = סכום הנקודות של היריבים. בסיבוב בלי משחק נספרות הנקודות שלכם.
club-tie-sonneborn = זונבורן־ברגר
    .help = הנקודות של יריבים שניצחתם, וחצי מהנקודות של אלה שסיימתם איתם בתיקו
club-tie-wins = ניצחונות
    .help = מספר ההתמודדויות או השולחנות שנגמרו בניצחון
club-tie-difference = הפרש
    .help = הניקוד שלכם פחות הממוצע של האחרים בשולחן, בכל המשחקים
club-tie-progress = סיבוב
    .help = הסיבוב שבו הודח כל אחד
club-tie-equal = כשהכול שווה, המקום משותף.

## חברים

club-people = לשחק עם אחרים
club-friends = חברים
club-friends-about = כאן רואים מי מחובר ואפשר להזמין למשחק. חברים נעשים כששני הצדדים מסכימים.
club-friends-account = כדי שיהיו לך חברים צריך חשבון.
club-friends-none = אין עדיין חברים. אפשר להוסיף לפי שם חשבון, או מתוך מי ששיחקו איתך.
club-friends-online = { $count ->
    [0] אף אחד מהחברים שלך לא מחובר.
    [one] חבר אחד מחובר.
    [two] שני חברים מחוברים.
   *[other] { $count } חברים מחוברים.
}
club-online = מחובר
club-offline = לא מחובר
club-challenge = אתגר
club-challenge-name = אתגר ל־{ $name }
club-challenge-send = שליחת האתגר
club-challenge-bots = בשאר המקומות ישחקו בוטים.
club-rated = משחק מדורג
    .help = במשחקים לא מדורגים מותר לבקש רמזים.
club-friend-remove-name = הסרת { $name }
club-friend-remove-sure = להסיר את { $name } מהחברים שלך?
club-requests = { $count ->
    [one] בקשת חברות אחת
    [two] שתי בקשות חברות
   *[other] { $count } בקשות חברות
}
club-request-accept = אישור
club-request-accept-name = אישור הבקשה של { $name }
club-request-decline = דחייה
club-request-decline-name = דחיית הבקשה של { $name }
club-requests-sent = בקשות שנשלחו
club-request-withdraw = ביטול
club-request-withdraw-name = ביטול הבקשה אל { $name }
club-ask = הוספת חבר
club-ask-account = שם חשבון
club-ask-send = שליחת בקשה
club-ask-sent = הבקשה נשלחה.
club-ask-companions = מי ששיחקו איתך
club-ask-name = שליחת בקשה אל { $name }
club-requests-allowed = אחרים יכולים לשלוח לי בקשות חברות
    .help = אם מכבים את זה, בקשות חדשות לא יגיעו אליך. השולחים לא ידעו על כך.

## חיפוש יריב

club-match = חיפוש יריב
club-match-about = השרת מוצא מישהו שרוצה לשחק באותו משחק ובאותו קצב. כדאי להשאיר את הדף פתוח בזמן ההמתנה.
club-match-account = כדי לחפש יריב צריך חשבון.
club-match-pace = קצב
club-match-pace-live = בזמן אמת (15 דקות ועוד 10 שניות למהלך)
club-match-pace-correspondence = 3 ימים לכל מהלך
club-match-rating = הדירוג של היריב
club-match-any = כל דירוג
club-match-within = הפרש של עד { $points }
club-match-start = חיפוש יריב
club-match-waiting = מחפשים יריב…
club-match-cancel = הפסקת החיפוש
club-match-bot = עדיין לא נמצא אף אחד. אפשר להמשיך לחכות או לשחק נגד בוט ברמה שלך: { $bot }.
club-match-bot-play = משחק נגד הבוט
club-match-ended = החיפוש הסתיים, כי החיבור נותק ליותר מדי זמן.
