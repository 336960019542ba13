# דף האסטרטגיות.

strategy-about = כתבו איך לשחק, והאסטרטגיה תשחק אלף משחקים מול אחרים עוד לפני שהתה מוכן.
strategy-mine = האסטרטגיות שלך
strategy-none = עדיין אין לך אסטרטגיות. אפשר להתחיל מאחת המוכנות ולשנות אותה.
strategy-begin = להתחיל עם
strategy-example-usual = המשקלים הרגילים
strategy-empty = דף ריק
strategy-new = לכתוב
strategy-name = שם
strategy-unnamed = שלי
strategy-text = איך היא משחקת
strategy-how-buylist = קנייה אחת בכל שורה; נקנה הדבר הראשון שיש די כסף בשבילו ושתנאו מתקיים: ⁦"province"⁩, ⁦"smithy up to 1"⁩, ⁦"duchy when provinces <= 4"⁩. מה שאחרי # הוא הערה.
strategy-how-weights = שורה לכל דבר ששווה יותר או פחות מן הרגיל: ⁦"shields = 1.4"⁩, או רק בחלק מן המשחק: ⁦"science in age 3 = 0.5"⁩. מה שאחרי # הוא הערה.
strategy-fine = האסטרטגיה תקינה.
strategy-delete = מחיקה
strategy-delete-sure = למחוק את "{ $name }"?
strategy-kept = האסטרטגיות נשמרות במכשיר הזה.
strategy-save = לשמור כקובץ
strategy-trial = ניסוי
strategy-who = מי משתתף
strategy-two = יש לבחור לפחות שתיים.
strategy-games = משחקים בכל שולחן
strategy-play = הרצה
strategy-stop = לעצור
strategy-played = { $played } מתוך { $games } משחקים
strategy-over-time = הזמן לניסוי תם; הדוח הוא על המשחקים עד אז.
strategy-over-stopped = נעצר; הדוח הוא על המשחקים עד אז.
strategy-report = דוח
strategy-save-report = לשמור את הדוח
