# תצוגה של משחקים מוקלטים בדפי אינטרנט אחרים, <bastide-viewer>.

viewer-first = להתחלה
viewer-previous = המהלך הקודם
viewer-next = המהלך הבא
viewer-last = לסוף
viewer-play = ניגון
viewer-pause = השהיה
viewer-timeline = ציר הזמן
viewer-step = מהלך { $at } מתוך { $last }
viewer-start = תחילת המשחק
viewer-moves = מהלכים
viewer-variation = וריאציה
viewer-words = השולחן במילים
viewer-large = תמונה גדולה יותר
viewer-language = שפה
viewer-keys = חיצי ימינה ושמאלה עוברים בין המהלכים, Home ו־End להתחלה ולסוף, וחיצי למעלה ולמטה לווריאציות אחרות.
viewer-mark-good = טוב
viewer-mark-bad = גרוע
viewer-mark-interesting = מעניין
