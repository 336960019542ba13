device-people = שחקנים במכשיר הזה
device-people-about = מעבירים את המכשיר מאחד לשני, וכל אחד רואה רק את הקלפים שלו.
device-names = השחקנים
device-person = שחקן { $number }
device-name-of = השם במקום { $number }
device-give = העבירו את המכשיר אל { $name }
device-give-about = עד אז מוצג רק מה שגלוי לכולם.
device-i-am = אני { $name }
device-take-back = { $name }: ביטול המהלך האחרון
device-ask-back = { $name }: בקשה מהאחרים לבטל את המהלך
device-backup = גיבוי והעברה
device-backup-about = כל המשחקים, התשובות וההגדרות של הדפדפן הזה בקובץ אחד, שאפשר לייבא כאן או במכשיר אחר.
device-backup-save = ייצוא הכול לקובץ
device-backup-restore = ייבוא קובץ
device-backup-restored = { $tables ->
    [one] יובא משחק אחד. חדשים כאן: { $new }.
   *[other] יובאו { $tables } משחקים. חדשים כאן: { $new }.
  }
device-so-far = שמירת המשחק כקובץ
device-so-far-about = אפשר להמשיך אותו במקום אחר: פתחו את הקובץ בדף ההקלטות והמשיכו מסופו. הקובץ חושף את הקלפים של כולם.
device-trial = במכשיר אפשר להריץ עד 200 משחקים בכל שולחן, ועד שתי דקות.
device-coming = המנוע נטען…
device-elsewhere = השולחנות שלך פתוחים בלשונית אחרת.
device-go-on-here = המשך כאן
device-failed = הפעלת המנוע נכשלה:
device-forgetful = הדפדפן הזה אינו שומר מידע: המשחקים יימחקו כשהלשונית תיסגר. את מה שחשוב לך כדאי לשמור כקובץ הקלטה.
device-full = המכשיר לא מצליח לשמור כרגע, אולי אין בו מקום. השולחן ממתין, ושום דבר לא ילך לאיבוד.
device-new-version = יש גרסה חדשה. המשחקים שלך יישמרו.
device-take-version = עדכון עכשיו
device-needs-javascript = כדי לשחק ב-Bastide צריך JavaScript. הפעילו אותו לדף הזה וטענו את הדף מחדש.
device-opened-as-file = דפדפנים לא מריצים את Bastide מתוך קובץ. פתחו מסוף בתיקייה הזאת, הריצו `python3 -m http.server` (ב-Windows: `py -m http.server`), ופתחו בדפדפן את `http://localhost:8000`.
device-cannot-start = Bastide לא עלה, כי הקבצים שלו במכשיר הזה חסרים או פגומים. התחברו לאינטרנט וטענו את הדף מחדש. המשחקים שלך שמורים.
