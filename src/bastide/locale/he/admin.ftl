### מה שעושה ביד מי שמפעיל שרת: bastide admin.

admin-yes = כן
admin-forever = לתמיד
admin-none = לא נמצאו תוצאות
admin-option-limit = מספר השורות המרבי, החדשות תחילה
admin-option-yes = בלי בקשת אישור
admin-option-span = משך הזמן: ‎30m, ‏12h, ‏7d, ‏4w (ברירת מחדל: לתמיד)
admin-option-reason = הסיבה (תוצג למשתמש)
admin-option-address = כתובת או רשת (‎192.0.2.0/24) במקום אדם

admin-column-name = שם
admin-column-account = חשבון
admin-column-id = מזהה
admin-column-seen = נצפה לאחרונה
admin-column-since = מאז
admin-column-who = מי
admin-column-kind = סוג
admin-column-until = עד
admin-column-reason = סיבה
admin-column-hash = הזמנה
admin-column-uses = שימושים
admin-column-note = הערה
admin-column-table = שולחן
admin-column-tournament = טורניר
admin-column-round = סיבוב
admin-column-created = נוצר
admin-column-game = משחק
admin-column-status = מצב
admin-column-changed = השתנה
admin-column-people = אנשים
admin-column-text = טקסט
admin-column-line = שורה
admin-column-seat = מקום
admin-column-at = מתי
admin-column-what = מה
admin-column-about = על מי

admin-people = להציג משתמשים ולחפש ביניהם
    .help = מציגה משתמשים, החדשים תחילה: אלה שהטקסט מופיע בשם או בחשבון שלהם, או שהמזהה שלהם מתחיל בו.
admin-people-accounts = רק משתמשים עם חשבון, בלי אורחים

admin-sign-out = לנתק משתמש מכל המכשירים
    .help = מנתקת משתמש מיד בכל מכשיר. אורח לא יוכל לחזור, כי אין לו חשבון.
admin-sign-out-done = { $name } ‏({ $id }): נותק מכל המכשירים.

admin-link = ליצור קישור לאיפוס סיסמה
    .help = יוצרת קישור חד־פעמי לבחירת סיסמה חדשה. הקישור תקף לזמן מוגבל; קישורים קודמים לאותו משתמש מתבטלים. כשמשתמשים בו, כל המכשירים של המשתמש מנותקים. מסרו אותו לבעלי החשבון בלבד. הכתובת היא זו שב־BASTIDE_PUBLIC_URL.
admin-link-span = משך התוקף: ‎30m, ‏12h, ‏7d, ‏4w (ברירת מחדל: ‎1d)
admin-link-done = { $link }
    עבור { $name } ‏({ $id }), לשימוש חד־פעמי, עד { $until }.

admin-remove-second-factor = להסיר את האימות הנוסף מחשבון
    .help = מסירה את אפליקציית האימות, מפתחות הגישה וקודי השחזור של מי שאיבד אותם. אחר כך הסיסמה לבדה מספיקה. יש לוודא קודם שהחשבון באמת שייך לאותו אדם.
admin-remove-second-factor-done = { $name } ({ $id }): מעכשיו הכניסה בלי אימות נוסף.
admin-remove-second-factor-none = ל־{ $name } ({ $id }) אין אימות נוסף.

admin-rename = לשנות שם של משתמש
    .help = משנה שם של משתמש בכל מקום: ברשימות, ביומנים ובתוצאות, וגם בשולחנות פעילים.
admin-rename-done = השם { $old } ‏({ $id }) שונה ל־{ $name }.

admin-mute = להשתיק משתמש
    .help = משתיקה משתמש: אפשר לשחק, אבל לא לכתוב בצ׳אט.
admin-mute-done = { $name } ‏({ $id }): השתקה, { $until }.

admin-unmute = לבטל השתקה
    .help = מאפשרת למשתמש לכתוב שוב בצ׳אט.
admin-unmute-done = { $name } ‏({ $id }): ההשתקה בוטלה.
admin-unmute-not = { $name } ‏({ $id }): לא הייתה השתקה.

admin-ban = לחסום משתמש או כתובת
    .help = חוסמת משתמש או כתובת. חיבורים פתוחים מסתיימים מיד. המקומות בשולחנות נשמרים, והשעונים ממשיכים לרוץ.
admin-ban-done = { $who }: חסימה, { $until }.

admin-unban = לבטל חסימה של משתמש או כתובת
    .help = מבטלת חסימה של משתמש או כתובת.
admin-unban-done = { $who }: החסימה בוטלה.
admin-unban-not = { $who }: לא הייתה חסימה.

admin-bans = להציג את החסומים והמושתקים
    .help = מציגה את החסימות וההשתקות התקפות עכשיו.

admin-invite = ליצור קוד הזמנה לשרת
    .help = יוצרת קוד הזמנה לשרת שהכניסה אליו היא בהזמנה בלבד. הקוד מוצג פעם אחת.
admin-invite-uses = מספר האנשים שיכולים להשתמש בו
admin-invite-note = הערה לעצמך
admin-invite-done = { $code }
    מספר אנשים: { $uses }, תוקף: { $until }.

admin-invitations = להציג את ההזמנות, או לבטל אחת מהן
    .help = מציגה את ההזמנות שבתוקף לפי תחילת הגיבוב שלהן: הקודים עצמם אינם נשמרים.
admin-invitations-revoke = ביטול ההזמנה הזאת
admin-invitations-revoked = ההזמנה { $hash } בוטלה.

admin-reports = להציג דיווחים של שחקנים
    .help = מציגה את הדיווחים שעוד לא טופלו.
admin-reports-closed = כל הדיווחים, גם אלה שטופלו
admin-reports-close = סימון הדיווח הזה כמטופל
admin-reports-about = { $reporter } על { $about }, שולחן { $table }, שורה { $line }

admin-moderators = להציג, למנות או להדיח מנחים
    .help = המנחים רואים בדף "/moderation" דיווחים ואת יומן הפעולות, ויכולים להשתיק שם אנשים, לחסום אותם ולשנות את שמם. הם לא יכולים לטפל זה בזה.
admin-moderators-add = לאפשר לחשבון הזה להנחות בדפדפן
admin-moderators-remove = להדיח את המנחה הזה

admin-delete-person = למחוק משתמש לתמיד
    .help = מוחקת משתמש: חשבון, חיבורים, דירוגים, והשם בכל מקום שבו הוא שמור. משחקים שהסתיימו נשארים, בלי שם. אי אפשר לבטל זאת.
admin-delete-person-sure = למחוק לתמיד את { $name } ‏({ $id }), מספר שולחנות: { $tables }? (כן/לא)
admin-delete-person-done = { $name } ‏({ $id }): נמחק.

admin-tables = להציג שולחנות ולחפש ביניהם
    .help = מציגה שולחנות, אלה שהשתנו לאחרונה תחילה: אלה שהמזהה שלהם מתחיל בטקסט.
admin-tables-person = רק שולחנות שלמשתמש הזה יש בהם מקום
admin-tables-game = רק שולחנות של המשחק הזה
admin-tables-status = רק שולחנות פתוחים (open), במשחק (playing) או שהסתיימו (finished)

admin-chat = להציג את הצ׳אט של שולחן
    .help = מציגה את הודעות הצ׳אט של שולחן, עם המספר של כל שורה.

admin-remove-line = להסיר הודעת צ׳אט
    .help = מסירה הודעה מיומן השולחן ומהזיכרון של כל שרת. ביומן נשאר ציון שהודעה הוסרה.
admin-remove-line-sure = להסיר לתמיד את שורה { $line } של שולחן { $table } ("{ $text }")? (כן/לא)
admin-remove-line-done = שורה { $line } של שולחן { $table } הוסרה.

admin-delete-table = למחוק שולחן
    .help = מוחקת שולחן עם היומן והתוצאות שלו. הדירוגים נשארים כמות שהם. אי אפשר לבטל זאת.
admin-delete-table-sure = למחוק לתמיד את שולחן { $table } ‏({ $game }, רשומות: { $entries }, { $people })? (כן/לא)
admin-delete-table-done = שולחן { $table } נמחק.

admin-tidy = למחוק עכשיו מידע שפג תוקפו
    .help = מוחקת את מה שהשרת מוחק מדי פעם בעצמו: שולחנות בלי תוצאה ואורחים לא פעילים, אחרי מספר הימים שבהגדרות BASTIDE_KEEP_..._DAYS. ‏0 פירושו לתמיד.
admin-tidy-sure = למחוק לתמיד { $tables } שולחנות ו־{ $people } אורחים? (כן/לא)
admin-tidy-done = נמחקו: { $tables } שולחנות, { $people } אורחים.

admin-recompute-ratings = לחשב מחדש את כל הדירוגים
    .help = מחשבת מחדש את כל הדירוגים מתוך היסטוריית המשחקים המדורגים, ומתקנת את אלה ששונים. השרת יכול לפעול בינתיים; משחקים שמסתיימים באותו זמן ממתינים.
admin-recompute-ratings-done = משחקים מדורגים: { $games }. דירוגים: { $ratings }. תוקנו: { $wrong_ratings } דירוגים, { $wrong_history } תוצאות.

admin-audit = להציג את יומן הביקורת
    .help = מציגה מה נעשה בפקודות הניהול: מתי, על ידי איזה משתמש מערכת, מה ועל מי.

admin-column-owner = בעלים
admin-column-scopes = הרשאות
admin-column-token = אסימון

admin-bots = להציג חשבונות בוט
    .help = מציגה את חשבונות הבוט של משתמש אחד או של כולם, עם אסימוני הגישה שלהם.
admin-create-bot = ליצור חשבון בוט
    .help = יוצרת חשבון בוט למשתמש שיש לו חשבון.
admin-create-bot-done = הבעלים של { $name } ({ $id }): { $owner }
admin-bot-token = ליצור אסימון גישה לחשבון בוט
    .help = יוצרת אסימון שבעזרתו תוכנה משחקת בשם חשבון הבוט. הוא מוצג פעם אחת בלבד.
admin-bot-token-label = שם האסימון
admin-bot-token-chat = התוכנה רשאית גם לכתוב בצ׳אט
admin-bot-token-span = כמה זמן האסימון תקף: ‎30m, ‏12h, ‏7d, ‏4w (ברירת מחדל: לתמיד)
admin-bot-token-done = { $token }
    אסימון עבור { $name } ({ $id }), בתוקף עד: { $until }.
admin-revoke-bot-tokens = לבטל אסימוני גישה של חשבון בוט
    .help = מבטלת את כל אסימוני הגישה של חשבון בוט, או אחד מהם, ומנתקת את החיבורים שלו.
admin-revoke-bot-tokens-token = רק האסימון הזה
admin-revoke-bot-tokens-done = אסימונים שבוטלו של { $name } ({ $id }): { $count }
admin-tournaments = רשימת הטורנירים
    .help = מציגה את הטורנירים של השרת, החדשים תחילה, או רק את אלה ששמם מכיל טקסט מסוים.
admin-tournaments-status = רק טורנירים במצב הזה
admin-pause-tournament = השהיית טורניר
    .help = משחקים שהתחילו נמשכים, וחדשים לא מתחילים.
admin-pause-tournament-done = הושהה: { $name }.
admin-resume-tournament = המשך טורניר מושהה
    .help = משחקים חדשים יכולים להתחיל שוב.
admin-resume-tournament-done = ממשיך: { $name }.
admin-cancel-tournament = ביטול טורניר
    .help = משחקים שהתחילו יכולים להימשך, אבל לא ייחשבו עוד.
admin-cancel-tournament-sure = לבטל את הטורניר "{ $name }"? אי אפשר יהיה להמשיך אותו.
admin-cancel-tournament-done = בוטל: { $name }.
