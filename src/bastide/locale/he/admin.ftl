### מה שעושה ביד מי שמפעיל שרת: bastide admin.

admin-yes = כן
admin-forever = לתמיד
admin-none = לא נמצא דבר
admin-option-limit = לכל היותר כך וכך, האחרונים תחילה.
admin-option-yes = בלי לשאול קודם.
admin-option-span = לכמה זמן: ‎30m, ‏12h, ‏7d, ‏4w; אחרת לתמיד.
admin-option-reason = מדוע. הם יקבלו את ההסבר.
admin-option-address = כתובת או רשת (192.0.2.0/24) במקום אדם.

admin-column-name = שם
admin-column-account = חשבון
admin-column-id = מזהה
admin-column-seen = נראה
admin-column-who = מי
admin-column-kind = סוג
admin-column-until = עד
admin-column-reason = סיבה
admin-column-hash = הזמנה
admin-column-uses = שימושים
admin-column-note = הערה
admin-column-table = שולחן
admin-column-game = משחק
admin-column-status = מצב
admin-column-changed = השתנה
admin-column-people = אנשים
admin-column-text = טקסט
admin-column-line = שורה
admin-column-seat = מקום
admin-column-at = מתי
admin-column-what = מה
admin-column-about = בנוגע אל

admin-people = רשימת אנשים וחיפוש
    .help = מציגה אנשים, החדשים תחילה: אלה שהטקסט מופיע בשמם או בחשבונם, או שמזההם מתחיל בו.
admin-people-accounts = רק אנשים עם חשבון, בלי אורחים.

admin-sign-out = לסיים את כל החיבורים של מישהו
    .help = מנתקת מישהו מיד בכל מכשיר. אורח לא יוכל לחזור: רק מכשיר אחד הכיר אותו.
admin-sign-out-done = { $name } ‏({ $id }): כל החיבורים הסתיימו.

admin-link = קישור חד־פעמי למי ששכח סיסמה
    .help = יוצרת קישור שמאחוריו בוחרים סיסמה חדשה. הוא תקף פעם אחת ולזמן מוגבל; קישורים קודמים לאותו אדם מתבטלים. כשמשתמשים בו, כל המכשירים של אותו אדם מנותקים. יש לתת אותו לבעלי החשבון בלבד. הכתובת היא זו שב־BASTIDE_PUBLIC_URL.
admin-link-span = כמה זמן הוא תקף: ‎30m, ‏12h, ‏7d, ‏4w.
admin-link-done = { $link }
    עבור { $name } ‏({ $id }), תקף פעם אחת, עד { $until }.

admin-rename = לתת למישהו שם אחר
    .help = נותנת למישהו שם אחר בכל מקום שבו עומד השם הישן: ברשימות, ביומנים ובתוצאות, וגם בשולחנות שמשחקים בהם.
admin-rename-done = שמו של { $old } ‏({ $id }) הוא עכשיו { $name }.

admin-mute = להשתיק מישהו לזמן מה
    .help = אפשר לשחק, אבל לא לכתוב בצ׳אט.
admin-mute-done = { $name } ‏({ $id }) בהשתקה: { $until }.

admin-unmute = לאפשר למישהו לכתוב שוב
    .help = מבטלת השתקה.
admin-unmute-done = { $name } ‏({ $id }): ההשתקה בוטלה.
admin-unmute-not = { $name } ‏({ $id }): לא הייתה השתקה.

admin-ban = לחסום אדם או כתובת לזמן מה
    .help = חוסמת אדם או כתובת. חיבורים פתוחים מסתיימים מיד. המקומות בשולחנות נשארים שלהם; השעונים רצים.
admin-ban-done = { $who }: חסימה, { $until }.

admin-unban = להכניס שוב אדם או כתובת
    .help = מבטלת חסימה.
admin-unban-done = { $who }: החסימה בוטלה.
admin-unban-not = { $who }: לא הייתה חסימה.

admin-bans = רשימת החסומים והמושתקים
    .help = מציגה את החסימות וההשתקות התקפות עכשיו.

admin-invite = קוד לשרת שנכנסים אליו בהזמנה
    .help = יוצרת קוד שאפשר להיכנס בו כאשר השרת פתוח בהזמנה בלבד. הוא מוצג פעם אחת.
admin-invite-uses = לכמה אנשים הוא תקף.
admin-invite-note = הערה לעצמך.
admin-invite-done = { $code }
    מספר אנשים: { $uses }, תקף עד: { $until }.

admin-invitations = רשימת ההזמנות, או ביטול אחת מהן
    .help = מציגה את ההזמנות התקפות עדיין לפי תחילת הגיבוב שלהן: הקודים עצמם אינם נשמרים.
admin-invitations-revoke = לבטל את ההזמנה הזאת.
admin-invitations-revoked = ההזמנה { $hash } בוטלה.

admin-reports = דיווחים של שחקנים
    .help = מציגה את הדיווחים שאיש לא טיפל בהם.
admin-reports-closed = כל הדיווחים, גם אלה שטופלו.
admin-reports-close = זה טופל.
admin-reports-about = { $reporter } על { $about }, שולחן { $table }, שורה { $line }

admin-delete-person = לשכוח מישהו לתמיד
    .help = מוחקת מישהו כפי שיכול היה למחוק את עצמו: חשבון, חיבורים, דירוגים, והשם בכל מקום שבו הוא שמור. משחקים שהסתיימו נשארים, בלי שם. אי אפשר לבטל זאת.
admin-delete-person-sure = למחוק לתמיד את { $name } ‏({ $id }), מספר שולחנות: { $tables }? (כן/לא)
admin-delete-person-done = { $name } ‏({ $id }): נשכח.

admin-tables = רשימת שולחנות וחיפוש
    .help = מציגה שולחנות, אלה שהשתנו לאחרונה תחילה: אלה שמזההם מתחיל בטקסט.
admin-tables-person = רק שולחנות שהאדם הזה יושב בהם.
admin-tables-game = רק שולחנות של המשחק הזה.
admin-tables-status = רק שולחנות פתוחים (open), במשחק (playing) או שהסתיימו (finished).

admin-chat = מה נאמר ליד שולחן
    .help = מציגה מה נאמר ליד שולחן, עם המספר של כל שורה.

admin-remove-line = להסיר משהו שנאמר
    .help = מוציאה את מה שנאמר מיומן השולחן ומהזיכרון של כל שרת. ביומן נשאר שמשהו הוסר.
admin-remove-line-sure = להסיר לתמיד את שורה { $line } של שולחן { $table } ("{ $text }")? (כן/לא)
admin-remove-line-done = שורה { $line } של שולחן { $table } הוסרה.

admin-delete-table = למחוק שולחן
    .help = מוחקת שולחן עם היומן והתוצאות שלו. הדירוגים נשארים כמות שהם. אי אפשר לבטל זאת.
admin-delete-table-sure = למחוק לתמיד את שולחן { $table } ‏({ $game }, רשומות: { $entries }, { $people })? (כן/לא)
admin-delete-table-done = שולחן { $table } נמחק.

admin-tidy = למחוק עכשיו את מה שאין עוד צורך לשמור
    .help = מוחקת את מה שהשרת היה מוחק מדי פעם בעצמו: שולחנות שלא יצא מהם דבר ואורחים שלא נשאר מהם דבר, אחרי מספר הימים שבהגדרות BASTIDE_KEEP_..._DAYS. ‏0 פירושו לתמיד.
admin-tidy-sure = למחוק לתמיד { $tables } שולחנות ו־{ $people } אורחים? (כן/לא)
admin-tidy-done = נמחקו: { $tables } שולחנות, { $people } אורחים.

admin-audit = מה נעשה ביד, בידי מי ומתי
    .help = מציגה מה נעשה בפקודות האלה: מתי, בידי איזה משתמש של המערכת, מה ובמי.
