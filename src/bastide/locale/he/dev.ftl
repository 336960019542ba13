### פקודות למפתחים.

dev-kind-card = קלף { $id }
dev-kind-set = ערכה { $id }
dev-kind-module = תוסף { $id }
dev-kind-board = לוח { $id }
dev-kind-option = אפשרות { $id }
dev-kind-language = שפה { $id }
dev-kind-level = רמה { $id }
dev-kind-page = דף { $id }

dev-part-text = טקסט
dev-part-picture = תמונה
dev-part-number = מספר
dev-part-scenario = תרחיש
dev-part-test = בדיקה
dev-part-reference = חוקים במנוע הייחוס
dev-part-hint = רמז לבוטים
dev-part-lesson = שיעור
dev-part-cards = קלפי ממלכה
dev-part-docs = תיעוד

dev-new = ליצור שלד של קלף, תוסף, שפה ועוד
    .help = יוצרת את הקבצים של קלף, ערכה, תוסף, לוח, שפה, רמה או דף חדש. השלד עובד מיד. שנו אותו, והשלימו את מה שמציגה הפקודה bastide dev missing. קבצים קיימים לעולם אינם נדרסים.
dev-new-title = השם המוצג, באנגלית. לשפה: שמה בשפה עצמה
dev-new-set_id = הערכה שהקלף שייך אליה
dev-new-plain = קלף שמתואר כולו במספרים, כשורה אחת בקובץ של הערכה
dev-new-rtl = שפה שנכתבת מימין לשמאל
dev-new-written = נכתב: { $path }
dev-new-appended = נוסף אל: { $path }
dev-new-next = הצעד הבא:

dev-missing = להציג מה עוד חסר, ובאיזה קובץ
    .help = מציגה מה עוד חסר לקלף, לערכה, לתוסף, ללוח, לאפשרות, לשפה, לרמה או לדף, ובאיזה קובץ לכתוב אותו. בלי שם מוצג כל מה שעוד לא הושלם. שם שמשותף לכמה פריטים כותבים עם הסוג לפניו, למשל "module:base". הודעות שחסרות בשפה מוצגות באנגלית.
dev-missing-verbose = הצגת המזהים של ההודעות החסרות
dev-missing-nothing = לא חסר כלום
dev-missing-thing = { $thing } ({ $file }): { $count ->
    [0] לא חסר כלום
    [one] חסר חלק אחד
    [two] חסרים שני חלקים
   *[other] חסרים { $count } חלקים
}
dev-missing-count = { $label }: חסרים { $missing } מתוך { $total }
dev-missing-share = { $missing } מתוך { $total }
dev-missing-optional = { $label } (לא חובה)
dev-missing-messages = { $language }: חסרות { $missing } מתוך { $total } הודעות
dev-missing-sections = { $language }: חסרים { $missing } מתוך { $total } סעיפים בחוקים

dev-check = להריץ את הבדיקות של פריט אחד
    .help = מציגה מה חסר, מריצה משחקים אקראיים עם הפריט, משווה אותם למנוע הייחוס ומריצה את הבדיקות שלו, הכול תוך שניות. כל פקודה שרצה מודפסת. נכשלת אם נמצאה בעיה.
dev-check-passed = { $thing }: כל הבדיקות עברו
dev-check-failed = { $thing }: חלק מהבדיקות נכשלו

dev-numbering = לתת מספרים לקלפים, לתוספים ולפעולות חדשים
    .help = מוסיפה קלפים, תוספים, לוחות ופעולות חדשים לקובץ המספור של המשחק. מספרים קיימים לעולם אינם משתנים, כך שרשומות ורשתות מאומנות נשארות תקפות.
dev-numbering-nothing = אין שום דבר חדש
