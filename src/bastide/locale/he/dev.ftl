### פקודות למפתחים.

dev-kind-card = קלף { $id }
dev-kind-set = ערכה { $id }
dev-kind-module = מודול { $id }
dev-kind-board = לוח { $id }
dev-kind-option = אפשרות { $id }
dev-kind-language = שפה { $id }
dev-kind-level = רמה { $id }
dev-kind-page = עמוד { $id }

dev-part-text = טקסט
dev-part-picture = תמונה
dev-part-number = מספר
dev-part-scenario = תרחיש
dev-part-test = בדיקה
dev-part-reference = חוקים במנוע הבקרה
dev-part-hint = רמז לבוטים
dev-part-lesson = שיעור
dev-part-cards = קלפי ממלכה
dev-part-docs = תיעוד

dev-new = לכתוב שלד של קלף, מודול, שפה ועוד
    .help = כותבת את הקבצים של קלף, ערכה, מודול, לוח, שפה, רמה או עמוד חדשים. השלד עובד מיד; שנו אותו, והשלימו את מה שמונה הפקודה bastide dev missing. קבצים קיימים לעולם אינם נדרסים.
dev-new-title = השם שאנשים קוראים, באנגלית; בשפה, שמה בפי דובריה.
dev-new-set_id = הערכה שהקלף שייך אליה.
dev-new-plain = קלף שמספרים מתארים אותו נכתב כשורה אחת בקובץ של הערכה.
dev-new-rtl = שפה שנכתבת מימין לשמאל.
dev-new-written = נכתב: { $path }
dev-new-appended = נוסף אל: { $path }
dev-new-next = ההמשך:

dev-missing = למנות מה עוד צריך לכתוב, והיכן
    .help = מונה מה עוד חסר לקלף, ערכה, מודול, לוח, אפשרות, שפה, רמה או עמוד, ולאיזה קובץ זה שייך; בלי שם, כל מה שאינו שלם. שם שיש לכמה דברים נכתב עם הסוג שלו ונקודתיים לפניו. הודעות שחסרות בשפה מוצגות באנגלית.
dev-missing-verbose = למנות גם את המזהים של ההודעות החסרות.
dev-missing-nothing = דבר לא חסר
dev-missing-thing = { $thing } ({ $file }): { $count ->
    [0] שלם
    [one] חסר חלק אחד
    [two] חסרים שני חלקים
   *[other] חסרים { $count } חלקים
}
dev-missing-count = { $label }: { $missing } מתוך { $total } חסרים
dev-missing-share = { $missing } מתוך { $total }
dev-missing-optional = { $label } (רשות)
dev-missing-messages = { $language }: חסרות { $missing } מתוך { $total } הודעות
dev-missing-sections = { $language }: חסרים { $missing } מתוך { $total } סעיפים בחוקים

dev-check = להריץ את הבדיקות שנוגעות לדבר אחד
    .help = מונה מה חסר, משחקת משחקים אקראיים עם הדבר, משווה אותם למנוע הבקרה ומריצה את הבדיקות שלו, בתוך שניות. כל פקודה שרצה מודפסת. נכשלת אם נמצא משהו.
dev-check-passed = { $thing }: כל הבדיקות עברו
dev-check-failed = { $thing }: חלק מהבדיקות נכשלו

dev-numbering = לתת מספרים לקלפים, מודולים ופעולות חדשים
    .help = מוסיפה קלפים, מודולים, לוחות ופעולות חדשים לקובץ המספור של המשחק. מספרים קיימים לעולם אינם משתנים, ולכן רשומות ורשתות מאומנות נשארות בתוקף.
dev-numbering-nothing = אין דבר חדש
