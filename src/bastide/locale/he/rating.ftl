# Ratings and leaderboards, on servers only.

rating-leaderboards = טבלאות המובילים
rating-profile = פרופיל
rating-ladder = יריבים
rating-ladder-people = מול אנשים
    .help = נספרים משחקים מדורגים בין אנשים: שולחנות בלי רמזים. בוטים שיושבים לשולחן אינם נספרים.
rating-ladder-bots = עם בוטים
    .help = משחקים עם בוטים נספרים אם אין רמזים ואם איש לא ביטל מהלך שהאחרים היו צריכים להסכים לביטולו. בוטים מסכימים תמיד. הדירוגים של הבוטים קבועים, ונמדדו במשחקים בין הרמות. נספרות רק הרמות ממתחיל ועד אמן, ורק משחקים שהסתיימו; המשחק היומי אינו נספר.
rating-pace = קצב
rating-pace-live = בזמן אמת
    .help = בזמן אמת: משחקים עם שעון של פחות מיממה, או בלי שעון.
rating-pace-correspondence = בהתכתבות
    .help = בהתכתבות: משחקים עם יממה או יותר לכל מהלך.
rating-place = מקום
rating-name = שם
rating-points = דירוג
rating-games = משחקים
rating-bot = בוט: { $bot }
rating-blocked = (חסימה)
rating-own = הדירוג שלך: { $rating } ({ $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
})
rating-own-place = המקום שלך: { $place } מתוך { $people }.
rating-unlisted-guest = אורחים אינם מופיעים בטבלה. עם חשבון אפשר להופיע בה.
rating-unlisted-provisional = סימן השאלה אומר שהדירוג שלך עדיין לא ודאי. אחרי עוד כמה משחקים מדורגים הוא יופיע בטבלה.
rating-unlisted-inactive = הדירוג שלך לא מופיע בטבלה כי המשחק המדורג האחרון שלך היה מזמן. אחרי המשחק הבא הוא יופיע שוב.
rating-unlisted-hidden = בחרת לא להופיע בטבלה.
rating-none-people = עדיין אין לך כאן דירוג. כדי לקבל דירוג, סיימו משחק עם אנשים אחרים בלי רמזים.
rating-none-bots = עדיין אין לך כאן דירוג. כדי לקבל דירוג, סיימו משחק עם בוט בלי רמזים.
rating-listed = להציג אותי בטבלאות המובילים ולהציג את הפרופיל שלי
    .help = כל מי שבשרת הזה רואה בטבלאות את השם שלך, את הדירוג ואת מספר המשחקים המדורגים. בעלי חשבון רואים את הפרופיל שלך.
rating-empty = עדיין אין כאן איש. בעלי חשבון מופיעים כאן אחרי כתריסר משחקים מדורגים.
rating-previous = הקודם
rating-next = הבא
rating-to-me = למקום שלי
rating-line = { $game }: { $ladder }, { $pace }
