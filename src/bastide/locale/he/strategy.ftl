# דף האסטרטגיות.

strategy-about = כתבו אסטרטגיה ובדקו אותה באלף משחקים, בתוך דקות.
strategy-mine = האסטרטגיות שלך
strategy-none = עדיין אין לך אסטרטגיות. אפשר להתחיל מאחת המוכנות ולשנות אותה.
strategy-begin = נקודת התחלה
    .help = פותח עותק שאפשר לשנות.
strategy-example-usual = המשקלים הרגילים
strategy-empty = דף ריק
strategy-new = אסטרטגיה חדשה
strategy-name = שם
strategy-unnamed = האסטרטגיה שלי
strategy-text = איך היא משחקת
strategy-how-buylist = קלף אחד בכל שורה. בכל פעם נרכש הקלף הראשון שיש די מטבעות בשבילו ושהתנאי שלו מתקיים: ⁦"province"⁩, ⁦"smithy up to 1"⁩, ⁦"duchy when provinces <= 4"⁩. מה שאחרי # הוא הערה.
strategy-how-weights = שורה לכל ערך ששונה מהרגיל: ⁦"shields = 1.4"⁩, או רק בחלק מהמשחק: ⁦"science in age 3 = 0.5"⁩. מה שאחרי # הוא הערה.
strategy-fine = האסטרטגיה תקינה.
strategy-delete = מחיקה
strategy-delete-sure = למחוק את "{ $name }"?
strategy-kept = האסטרטגיות נשמרות במכשיר הזה.
strategy-save = שמירה כקובץ
strategy-trial = ניסוי
strategy-who = מי משתתף
    .help = בחרו שתיים עד שמונה, אסטרטגיות או בוטים.
strategy-two = בחרו לפחות שתיים.
strategy-games = משחקים בכל שולחן
    .help = כל הרכב משחק את מספר המשחקים הזה. יותר משחקים נותנים תוצאה מדויקת יותר.
strategy-play = הרצה
strategy-stop = עצירה
strategy-played = { $played } מתוך { $games } משחקים
strategy-over-time = הזמן שהוקצב לניסוי תם. הדוח כולל את המשחקים עד אז.
strategy-over-stopped = הניסוי נעצר. הדוח כולל את המשחקים עד אז.
strategy-report = דוח
strategy-save-report = שמירת הדוח
