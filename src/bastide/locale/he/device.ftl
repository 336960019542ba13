device-people = שחקנים במכשיר הזה
device-people-about = בזה אחר זה: המכשיר עובר מיד ליד, וכל אחד רואה רק את שלו.
device-names = מי משחק
device-person = שחקן { $number }
device-name-of = השם במושב { $number }
device-give = להעביר את המכשיר אל { $name }
device-give-about = עד אז מוצג רק מה שמותר לכולם לראות.
device-i-am = זה אני, { $name }
device-take-back = { $name }: ביטול הצעד האחרון
device-ask-back = { $name }: בקשה מהאחרים לבטל את הצעד
device-backup = גיבוי והעברה
device-backup-about = כל המשחקים, התשובות וההגדרות של הדפדפן הזה בקובץ אחד, שאפשר לקרוא שוב כאן או במקום אחר.
device-backup-save = שמירת הכול
device-backup-restore = ייבוא קובץ
device-backup-restored = { $tables ->
    [one] היה בו משחק אחד; חדשים כאן: { $new }.
   *[other] היו בו { $tables } משחקים; חדשים כאן: { $new }.
  }
device-so-far = שמירת המשחק כקובץ
device-so-far-about = אפשר להמשיך אותו במקום אחר: פותחים אותו בדף ההקלטות וממשיכים מסופו. הקובץ מגלה את הקלפים של כולם.
device-trial = במכשיר אפשר להריץ עד 200 משחקים בכל שולחן, ועד שתי דקות.
device-coming = המנוע נטען
device-elsewhere = השולחנות שלך פתוחים בלשונית אחרת.
device-go-on-here = להמשיך כאן
device-failed = לא ניתן היה להפעיל את המנוע:
device-forgetful = הדפדפן הזה אינו שומר דבר: עם סגירת הלשונית המשחקים נעלמים. את מה שחשוב לך כדאי לשמור כקובץ הקלטה.
device-full = המכשיר אינו יכול לשמור כרגע; אולי אין בו מקום. השולחן ממתין; דבר לא יאבד.
device-new-version = יש גרסה חדשה. המשחקים שלך נשמרים.
device-take-version = עדכון עכשיו
