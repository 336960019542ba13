### טורנירים: התוצאות במסוף, והדוח.

tournament-whole = { NUMBER($value, maximumFractionDigits: 0) }
tournament-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-range = { $low } עד { $high }

tournament-title = { $game }: טורניר
tournament-title-series = { $game }: הדמיה
tournament-summary = { $bots ->
    [two] שני בוטים
   *[other] { $bots } בוטים
}, { $tables ->
    [one] שולחן אחד
    [two] שני שולחנות
   *[other] { $tables } שולחנות
}, { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}, { $decisions } החלטות.

tournament-column-bot = בוט
tournament-column-rating = דירוג
tournament-column-interval = רווח סמך 95%
tournament-column-games = משחקים
tournament-column-wins = ניצחונות
tournament-column-shared = משותפים
tournament-column-share = חלק בניצחונות
tournament-column-score = נקודות
tournament-column-measure = ממוצע למשחק

tournament-standings = טבלת הדירוג
    .note = הדירוג הוא בסולם Elo. 0 הוא הממוצע של הבוטים האלה, ויתרון של 100 נקודות פירושו בערך 64 ניצחונות מתוך 100 משחקים. מתחת לכל מספר רווח הסמך שלו, 95%. ניצחון משותף מתחלק בין המנצחים.
tournament-ratings = דירוגים
    .note = הנקודה היא הדירוג, והקו הוא רווח הסמך שלו, 95%. הקו המקווקו הוא הממוצע של כל הבוטים.
tournament-shares = חלקים בניצחונות
    .note = הקו שעל כל עמודה הוא רווח הסמך, 95%. הקו המקווקו מראה את חלקם של שחקנים שווי כוח.
tournament-cross = שיעור ניצחון לכל זוג
    .note = באיזה חלק מהמשחקים המשותפים הגיע הבוט שבשורה למקום גבוה יותר מהבוט שבטור. מקומות שווים נספרים כחצי. ירוק: הבוט שבשורה מוביל.
tournament-scores = נקודות בסיום
    .note = כמה פעמים הושג כל מספר נקודות. הקו המקווקו הוא הממוצע. ליד השם מופיעים הממוצע וסטיית התקן.
tournament-lengths = אורך המשחקים
    .note = התפלגות אורך המשחקים. הקו המקווקו הוא הממוצע.
tournament-length-turns = { $mean } תורות בממוצע, של כל השחקנים יחד
tournament-length-decisions = { $mean } החלטות בממוצע, של כל השחקנים יחד
tournament-courses = תור אחר תור
    .note = מצב הבוטים אחרי כל תור שלהם: הקו הוא הממוצע, והרצועה היא סטיית תקן אחת לכל צד. תורות שפחות מרבע מהמשחקים של הבוט הגיעו אליהם הושמטו. התור האחרון כולל את הספירה הסופית.
tournament-turn-points = נקודות
tournament-categories = נקודות לפי מקור
    .note = מאין באות הנקודות, בממוצע. קנה המידה זהה בכל העמודות.
tournament-measures = סגנון המשחק
    .note = המדדים של המשחק, בממוצע. לכל שורה קנה מידה משלה.
tournament-favourites = הבחירות הנפוצות
    .note = מה כל בוט עשה הכי הרבה, ועם מה: כמה פעמים במשחק, בממוצע.
tournament-settings = הגדרות
    .note = אותן הגדרות נותנות אותם משחקים, כל עוד הבוטים אינם חושבים לפי שעון.
tournament-setting-games = משחקים בכל שולחן
tournament-setting-seats = מקומות בשולחן
tournament-setting-seed = זרע
tournament-setting-rules = גרסת החוקים
tournament-setting-tables = שולחנות
tournament-setting-command = פקודה
tournament-setting-until-clear = סיום מוקדם
tournament-setting-clear = { $clear ->
    [0] אף שולחן לא הוכרע לפני המשחק האחרון
    [one] שולחן אחד מתוך { $tables } הוכרע מוקדם
    [two] שני שולחנות מתוך { $tables } הוכרעו מוקדם
   *[other] { $clear } שולחנות מתוך { $tables } הוכרעו מוקדם
}

### סקירת הפתיחות

tournament-openings-title = { $game }: פתיחות
tournament-openings-summary = משחקים שהסתיימו: { $games }. לא נספרו: { $unfinished } שלא הסתיימו, { $unreadable } שאי אפשר לשחזר.
tournament-openings-note = מוצג מה שנבחר ב-{ $least } משחקים לפחות. ניצחון משותף נספר בחלקו. הקו על כל עמודה הוא רווח הסמך 95%.
tournament-openings-few-games = שום דבר לא נבחר ב-{ $least } משחקים.
tournament-openings-all-games = כל המשחקים
tournament-openings-column-choice = בחירה
tournament-openings-column-games = משחקים
tournament-openings-column-share = חלק בניצחונות
