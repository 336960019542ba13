device-coming = המנוע בדרך
device-elsewhere = השולחנות שלך פתוחים בלשונית אחרת.
device-go-on-here = להמשיך כאן
device-failed = לא ניתן היה להפעיל את המנוע:
device-forgetful = הדפדפן הזה אינו שומר דבר: עם סגירת הלשונית המשחקים נעלמים. את מה שחשוב לך כדאי לשמור כקובץ רישום.
device-new-version = יש גרסה חדשה. המשחקים שלך נשמרים.
device-take-version = לעבור אליה
