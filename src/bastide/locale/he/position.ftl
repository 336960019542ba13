# עורך העמדות.

position-about = כאן בונים כל עמדה של משחק: כותבים אותה כטקסט או משנים אותה ביד. הכול גלוי כאן, גם הידיים והערמות.
position-text = העמדה כטקסט
position-text-about = חלק אחד בכל שורה, "שם: ערך". אפשר להדביק כאן עמדה שלמה או חלק ממנה: מה שחסר מקבל את הערך הרגיל שלו.
position-place = שורה { $line }, עמודה { $column }
position-show-place = להראות את המקום
position-legal = העמדה חוקית.
position-last-legal = חזרה לעמדה החוקית האחרונה
position-correct-first = הטקסט עדיין אינו עמדה חוקית. אפשר לתקן אותו או לחזור לעמדה החוקית האחרונה.
position-outdated = זו העמדה החוקית האחרונה.
position-copy = העתקת הטקסט
position-link = העתקת קישור
position-save = שמירה כקובץ
position-open = פתיחת קובץ
position-too-large = הקובץ גדול מדי לעמדה.
position-start = תחילת משחק
position-by-hand = ביד
position-picture = השולחן
position-viewer = נקודת מבט
position-players = מספר השחקנים
position-active = של מי התור
position-add = הוספה…
position-add-to = הוספה אל: { $place }
position-more = עוד אחד: { $name }
position-fewer = אחד פחות: { $name }
