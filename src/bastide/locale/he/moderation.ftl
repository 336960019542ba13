### ניהול הקהילה: הדף של המנחים

moderation-only-moderators = רק מנחים רואים את הדף הזה.
moderation-reports = דיווחים
moderation-people = אנשים
moderation-log = יומן
moderation-no-reports = אין דיווחים פתוחים.
moderation-show-closed = להציג גם דיווחים שטופלו
moderation-report-about = { $reporter } על { $about }
moderation-deleted = (נמחק)
moderation-is-closed = טופל
moderation-close = סימון כמטופל
moderation-table = שולחן
moderation-study = פתיחת לוח הלמידה
moderation-chat = הצ'אט סביב הדיווח
moderation-no-chat = אין צ'אט בשולחן הזה.
moderation-reported = דווח
moderation-line-removed = (הוסר)
moderation-remove-line = הסרת השורה
moderation-search = שם, חשבון או מזהה
moderation-find = חיפוש
moderation-nobody = לא נמצא אף אחד.
moderation-guest = אורח
moderation-moderator = מנחה
moderation-muted = מושתק עד { $time }
moderation-muted-forever = מושתק לצמיתות
moderation-banned = חסום עד { $time }
moderation-banned-forever = חסום לצמיתות
moderation-mute = השתקה
moderation-unmute = ביטול ההשתקה
moderation-ban = חסימה
moderation-unban = ביטול החסימה
moderation-rename = שינוי שם
moderation-duration = משך
moderation-permanent = לצמיתות
moderation-reason = סיבה
    .help = מי שנחסם רואה את סיבת החסימה.
moderation-new-name = שם חדש
    .help = השם משתנה גם במשחקים ישנים.
moderation-no-entries = עדיין לא נעשה דבר.
moderation-action =
    { $action ->
        [mute] השתקה:
        [unmute] ביטול השתקה:
        [ban] חסימה:
        [unban] ביטול חסימה:
        [rename] שינוי שם:
        [remove-line] הסרת שורת צ'אט, שולחן
        [delete-study] נמחק לוח למידה של
        [close-report] דיווח טופל:
        [delete-person] מחיקה:
        [delete-table] מחיקת שולחן:
        [sign-out] ניתוק:
        [appoint-moderator] מינוי מנחה:
        [dismiss-moderator] הדחת מנחה:
       *[other] { $action }
    }
