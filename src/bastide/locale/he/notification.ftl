### התראות: הטקסטים שלהן בדפדפן ובדוא"ל, ודף ההגדרות שלהן.

## הטקסטים של ההתראות

notification-turn-title = התור שלך: { $game }
notification-full-title = השולחן מלא: { $game }
notification-invitation-title = הזמנה מאת { $name }: { $game }
notification-declined-title = ההזמנה שלך אל { $name } נדחתה: { $game }
notification-over-title = המשחק נגמר: { $game }
notification-mention-title = אזכור מאת { $name }: { $game }
notification-round-title = { $name }, סיבוב { $round }: { $game }
notification-test-title = ההתראות פועלות
notification-test-body = זו הודעת הניסיון שביקשת.
notification-confirm-title = אישור כתובת הדוא"ל
notification-confirm-body = מישהו ביקש לקבל בכתובת הזאת התראות משרת של בסטיד. אם הבקשה שלך, יש לפתוח את הקישור בתוך יממה. אם לא, אפשר להתעלם: לא יגיעו הודעות נוספות.
notification-with = עם { $names }.
notification-digest-title = { $count ->
    [one] התראה אחת
    [two] שתי התראות
   *[other] { $count } התראות
}
notification-email-footer = ההודעה נשלחה כי הכתובת הזאת אושרה. להגדרות:

## הדפים של הקישורים בהודעות

notification-confirm = אישור
notification-confirm-ask = לקבל התראות בכתובת הדוא"ל הזאת?
notification-confirm-done = בוצע. מעכשיו יגיעו התראות לכתובת הזאת.
notification-unsubscribe = ביטול ההרשמה
notification-unsubscribe-ask = להפסיק לקבל הודעות בכתובת הזאת?
notification-unsubscribe-done = בוצע. לא יגיעו עוד הודעות לכתובת הזאת.
notification-link-expired = תוקף הקישור פג. אפשר לבקש קישור חדש בהגדרות.

## דף ההגדרות

notification-page = התראות
notification-about = גם כשהדף סגור, השרת יכול להודיע לך שהגיע תורך.
notification-sign-in = קודם צריך לבחור שם. אחר כך אפשר להפעיל התראות.
notification-where = לאן
notification-none = עדיין לא נשלחות אליך התראות.
notification-browser-add = הפעלה בדפדפן הזה
notification-browser-remove = כיבוי בדפדפן הזה
notification-browser-unsupported = הדפדפן הזה לא יכול להציג כאן התראות. דרושה לכך כתובת מאובטחת; באייפון ובאייפד צריך קודם להוסיף את הדף למסך הבית.
notification-browser-forbidden = הדפדפן לא מאפשר התראות. אפשר לאשר אותן בהגדרות הדפדפן לדף הזה.
notification-here = הדפדפן הזה
notification-needs-account = לדוא"ל ולוובהוק דרוש חשבון.
notification-email = כתובת דוא"ל
notification-email-add = הוספה
notification-email-sent = נשלחה אליך הודעה עם קישור. פתיחת הקישור מאשרת את הכתובת.
notification-no-email = השרת הזה לא שולח דוא"ל.
notification-webhook = וובהוק
notification-webhook-about = השרת שולח כל התראה לכתובת רשת שלך, או לערוץ בדיסקורד או בסלאק.
notification-webhook-address = כתובת
notification-webhook-format = פורמט
notification-webhook-add = הוספת וובהוק
notification-webhook-secret = מפתח החתימה, מוצג רק עכשיו:
notification-unconfirmed = עוד לא אושרה
notification-delivered = נשלח לאחרונה: { $date }
notification-unused = עוד לא נשלח דבר
notification-dropped = הופסק: { $date }
notification-problem = { $problem ->
    [timeout] לא התקבלה תשובה בזמן
    [unreachable] לא ניתן להתחבר
    [tls] אין חיבור מאובטח: האישור אינו תקין
    [no-http] התשובה אינה תקינה
    [too-large] התשובה ארוכה מדי
    [redirect] מפנה לכתובת אחרת
    [forbidden] הכתובת אינה ציבורית
    [gone] כבר לא קיים
    [unsubscribed] ההרשמה בוטלה בהודעת דוא"ל
   *[other] שגיאה { $problem }
}
notification-test = בדיקה
notification-test-sent = הודעת הבדיקה בדרך.
notification-remove = הסרה
notification-what = על מה
notification-kind-turn = התור שלי
notification-kind-full = השולחן שלי מלא
notification-kind-invitation = הזמנה
notification-kind-declined = הזמנה שנדחתה
notification-kind-over = סוף המשחק
notification-kind-mention = אזכור בצ'אט ("@" והשם שלי)
notification-kind-round = סיבוב חדש בטורניר שלי
notification-channel-push = דפדפן
notification-channel-email = דוא"ל
notification-channel-webhook = וובהוק
notification-now = מיד
notification-digest = דוא"ל יומי
notification-off = כבוי
notification-when = מתי
notification-time-zone = אזור זמן
notification-quiet-from = שקט משעה
notification-quiet-until = עד
notification-quiet-help = בשעות השקט ההתראות ממתינות. שתי שעות זהות מבטלות את השקט.
notification-digest-at = הדוא"ל היומי בשעה
notification-tables = שולחנות
notification-tables-about = שולחן מושתק לא שולח אליך התראות.
notification-mute = השתקה
notification-mute-here = השתקת ההתראות של השולחן הזה
notification-no-tables = אין לך שולחנות פתוחים.
