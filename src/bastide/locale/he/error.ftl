### מה יכול להשתבש. המזהים הם הקודים של השגיאות.

error-at-range = --at הוא מספר פעולות, 0 עד { $last }, לא { $at }
error-bad-budget = חיפוש צריך לפחות מעבר אחד או קצת זמן (שעה לכל היותר), לא { $iterations } מעברים ו־{ $seconds } שניות
error-bad-buy-list = { $file }, שורה { $line }: { $problem }
error-bad-number = { $name } חייב להיות מספר שלם מ־{ $least } ומעלה, לא { $value }
error-bad-seconds = --seconds הוא מספר שניות, לא { $value }
error-bad-snapshot = זו אינה עמדה של { $game }: { $problem }
error-bad-workers = חיפוש רץ על 1 עד 256 תהליכים, לא { $workers }
error-board-count = עבור { $players } שחקנים נדרש אותו מספר לוחות, לא { $boards }
error-bot-argument = הבוט { $bot } אינו מקבל הגדרה
error-bot-file = אי אפשר לקרוא את { $file }: { $problem }
error-bot-setting = { $bot } מבין iterations=N, seconds=S ו־workers=K, מחוברים ב־+; לא { $text }
error-broken-game = אי אפשר לטעון את המשחק { $game }: { $problem }
error-density = ‎--density הוא חלק מהצעדים, 0 עד 1, לא { $value }
error-empty-buy-list = { $file }: הרשימה אינה נוקבת בשום קלף לרכישה
error-file = { $path }: { $problem }
error-first-player = שחקן זה אינו יכול להתחיל; השחקנים הם 0 עד { $last }
error-game-over = המשחק נגמר; איש אינו יכול לפעול עוד
error-games-count = מספר המשחקים חייב להיות 1 או יותר, לא { $games }
error-missing = חסר { $name }
error-name = שם הוא שורה אחת של טקסט
error-no-buy-list = ציינו לפי איזו רשימה לשחק: { $bot }:FILE
error-no-components = ב־{ $game } אין { $kind }; יש: { $known }
error-no-record = זו אינה רשומה: השורה הראשונה אינה ”bastide record 1“
error-no-seat = אין מקום { $seat }; המקומות הם 0 עד { $last }
error-no-such-option = אין אפשרות { $option }; ‎--help מונה את הקיימות
error-no-such-player = אין שחקן { $player }; השחקנים הם 0 עד { $last }
error-not-a-game = { $value } אינו משחק בשם { $game }
error-not-to-move = לא תורו של שחקן { $player }; מחכים ל־{ $waiting }
error-not-understood = ”{ $text }“ אינה פעולה חוקית עכשיו; חוקיות: { $legal }
error-option-count = האפשרות { $option } דורשת { $wanted } מילים, לא { $count }
error-option-form = אפשרות כותבים NAME=VALUE, לא { $text }
error-option-value = האפשרות { $option } אינה יכולה להיות { $value }; { $right }
error-other-edition = { $card } אינו במהדורה { $edition } של משחק הבסיס; בחרו במהדורה האחרת או mix_editions=yes
error-other-game = זו רשומה של { $found }, לא של { $game }
error-out-of-range = { $name } חייב להיות מספר מ־{ $low } עד { $high }, לא { $value }
error-player-count = { $game } מיועד ל־{ $low } עד { $high } שחקנים, לא { $players }
error-record-cut = הרשומה קטועה: היא אינה נסגרת בשורה ”end N DIGEST“
error-record-diverged = הרשומה סוטה בפעולה { $at }: { $reason }
error-record-format = לרשומה הזו פורמט { $found }; גרסה זו של Bastide קוראת פורמט { $known }
error-record-line = שורה { $line } ברשומה: { $problem }
error-rng-state = מקור אקראיות הוא 32 ספרות הקסדצימליות, לא כולן אפס; זה { $state }
error-seed-range = זרע הוא מספר שלם מ־0 עד 2^128 - 1, לא { $seed }
error-unknown-bot = אין בוט { $bot } עבור { $game }; מוכרים: { $known }
error-unknown-command = אין פקודה { $command }; מוכרות: { $known }
error-unknown-game = אין משחק { $game }; מוכרים: { $known }
error-unknown-language = אין שפה { $language }; מוכרות: { $known }
error-unknown-option = אין אפשרות { $option }; מוכרות: { $known }
error-usage = { $problem }
