### טורנירים: התוצאות במסוף, והדוח.

tournament-whole = { NUMBER($value, maximumFractionDigits: 0) }
tournament-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-range = { $low } – { $high }

tournament-title = { $game }: טורניר
tournament-title-series = { $game }: סימולציה
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
    .note = הדירוג הוא בסולם אלו; 0 הוא הממוצע של הבוטים האלה, ו־100 נקודות יותר פירושן בערך 64 מתוך 100 משחקים. מתחת לכל מספר רווח הסמך שלו, 95%. ניצחון משותף מתחלק בין המנצחים.
tournament-ratings = דירוגים
    .note = הנקודה היא הדירוג, והקו הוא רווח הסמך שלו, 95%. הקו המקווקו הוא הממוצע של כל הבוטים.
tournament-shares = חלקים בניצחונות
    .note = הקו שעל כל עמודה הוא רווח הסמך, 95%. הקו המקווקו מראה כמה היו זוכים שחקנים שווי כוח.
tournament-cross = מי מקדים את מי
    .note = באיזה חלק מהמשחקים המשותפים הקדים הבוט שבשורה את הבוט שבטור; מקומות שווים נספרים כחצי. ירוק: השורה מובילה.
tournament-scores = נקודות בסיום
    .note = כמה פעמים הושג כל מספר נקודות. הקו המקווקו הוא הממוצע; ליד השם רשומים הממוצע וסטיית התקן.
tournament-lengths = אורך המשחקים
    .note = כמה משחקים נמשכו כמה זמן. הקו המקווקו הוא הממוצע.
tournament-length-turns = { $mean } תורות בממוצע, של כל השחקנים יחד
tournament-length-decisions = { $mean } החלטות בממוצע, של כל השחקנים יחד
tournament-courses = תור אחר תור
    .note = מצב הבוטים אחרי כל תור שלהם: הקו הוא הממוצע, והרצועה סטיית תקן אחת לכל צד. תורות שפחות מרבע ממשחקיו של בוט הגיעו אליהם הושמטו; האחרון כולל את מה שנספר בסוף.
tournament-turn-points = נקודות
tournament-categories = נקודות לפי מקור
    .note = מאין באות הנקודות, בממוצע. לכל העמודות אותו קנה מידה.
tournament-measures = איך הם משחקים
    .note = המדדים של המשחק עצמו, בממוצע. לכל שורה קנה מידה משלה.
tournament-favourites = הבחירות האהובות
    .note = מה כל בוט עשה יותר מכול, ועם מה: כמה פעמים במשחק, בממוצע.
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
    [0] בשום שולחן לא התבררה התשובה לפני המשחק האחרון
    [one] בשולחן אחד מתוך { $tables } התבררה התשובה מוקדם
    [two] בשני שולחנות מתוך { $tables } התבררה התשובה מוקדם
   *[other] ב־{ $clear } שולחנות מתוך { $tables } התבררה התשובה מוקדם
}
