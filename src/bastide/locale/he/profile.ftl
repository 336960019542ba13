# Profiles of accounts, on servers only.

profile-shown = כל מי שיש לו חשבון בשרת הזה רואה את הפרופיל שלך, אבל לא משחקים בשולחנות פרטיים. אפשר להסתיר אותו בדף של טבלאות המובילים.
profile-hidden = רק לך הפרופיל הזה גלוי, כי בחרת לא להופיע בטבלאות המובילים. אפשר לשנות את זה שם.
profile-missing = אין פרופיל כזה, או שאין לך הרשאה לראות אותו.
profile-needs-account = פרופילים הם לבעלי חשבון. אפשר ליצור חשבון או להיכנס.
profile-account = חשבון
profile-no-games = עדיין אין משחקים שהסתיימו.
profile-ratings = דירוגים
profile-rated-games = { $games ->
    [one] משחק מדורג אחד
    [two] שני משחקים מדורגים
   *[other] { $games } משחקים מדורגים
}
profile-chart = תרשים
profile-chart-summary = הדירוג ב־{ $from }: { $first }. הדירוג ב־{ $to }: { $last }.
profile-chart-about = הקו הוא הדירוג בסוף כל יום שבו היו משחקים מדורגים, והשטח סביבו הוא אי־הוודאות.
profile-chart-table = הימים האחרונים בטבלה
profile-day = יום
profile-uncertainty = אי־ודאות
profile-results = תוצאות
profile-older = התוצאות, היריבים והפעילות הם מתוך { $games } המשחקים האחרונים.
profile-game = משחק
profile-won = ניצחון
profile-shared = ניצחון משותף
profile-shared-wins = במשותף
profile-lost = בלי ניצחון
profile-streak = ניצחונות ברצף
profile-longest = שיא: { $games }
profile-against-people = מול אנשים
profile-against-bots = מול בוטים
profile-opponents = ראש בראש
profile-opponents-about = כמה פעמים המקום היה גבוה מזה של היריב, שווה לו או נמוך ממנו.
profile-ahead = גבוה
profile-level = שווה
profile-behind = נמוך
profile-favourites = הכי הרבה במשחקים
profile-favourite = { $name }: { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}, { $share } ניצחונות
profile-puzzles = חידות
profile-puzzle = { $game }: דירוג { $rating }, { $answers ->
    [one] חידה אחת
    [two] שתי חידות
   *[other] { $answers } חידות
}
profile-puzzle-streak = החידה היומית: { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
} ברצף, שיא: { $longest }
profile-activity = פעילות
profile-calendar-summary = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
} ב־{ $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
} בשנה האחרונה
profile-calendar-table = לפי חודשים
profile-day-games = { $day }: { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}
profile-month = חודש
profile-history = משחקים שהסתיימו
profile-any = הכול
profile-result = תוצאה
profile-opponent = יריב
profile-with = עם
profile-since = מתאריך
profile-until = עד תאריך
profile-search = חיפוש
profile-reset = להציג הכול
profile-none = לא נמצאו משחקים.
profile-none-yet = לא נמצא דבר בין המשחקים החדשים. אפשר לחפש גם בישנים יותר.
profile-more = להציג משחקים ישנים יותר
profile-replay = צפייה חוזרת: { $game }, { $when }
profile-download = הורדת הקלטות המשחקים
    .help = 100 החדשים מבין המשחקים האלה, בקובץ ארכיון אחד.
