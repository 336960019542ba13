### חשבונות בוט בדפים.

bot-accounts = בוטים
bot-accounts-about = חשבון בוט מאפשר לתוכנה שלכם לשחק כאן. צרו חשבון ואסימון גישה, והפעילו איתו את התוכנה במחשב שלכם.
bot-name = שם הבוט
bot-create = יצירת בוט
bot-online = מחובר
bot-offline = לא מחובר
bot-delete = מחיקה
bot-delete-named = מחיקה: { $name }
bot-delete-sure = למחוק את { $name }? אסימוני הגישה שלו יפסיקו לפעול, והשם שלו ייעלם מהמשחקים שלו.
bot-delete-yes = מחיקה
bot-keep = ביטול
bot-token-name = שם האסימון
bot-token-name-example = המחשב שלי
bot-token-expires = תוקף
bot-token-days = { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
}
bot-token-no-end = ללא הגבלה
bot-token-chat = רשאי לכתוב בצ׳אט
bot-token-create = יצירת אסימון גישה
bot-token-new = אסימון הגישה החדש. שמרו אותו עכשיו בקובץ: הוא לא יוצג שוב.
bot-token-copy = העתקה
bot-token-saved = שמרתי אותו
bot-token-revoke = ביטול
bot-token-revoke-named = ביטול האסימון ”{ $name }“
bot-token-used = שימוש אחרון: { $date }
bot-token-unused = עוד לא היה בשימוש
bot-token-until = בתוקף עד { $date }
bot-token-expired = פג ב־{ $date }
bot-invite = בוטים של שחקנים
bot-invite-mine = שלך
bot-invite-busy = עסוק
