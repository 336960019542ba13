magpie = עקעק
    .about = משחק זעיר: אוספים חפצים נוצצים בקן, אבל לעולם לא בדיוק שניים זהים.

magpie-option-hand_size = גודל היד
    .help = כמה חפצים כל אחד מחזיק ביד.

magpie-trinket-button = כפתור
    .text = שווה 1.
magpie-trinket-bead = חרוז
    .text = שווה 2.
magpie-trinket-coin = מטבע
    .text = שווה 3.
magpie-trinket-ring = טבעת
    .text = שווה 4.
magpie-trinket-crown = כתר
    .text = שווה 5.

magpie-ask-turn = הניחו חפץ בקן, או השליכו אחד לערמה.

magpie-do-stash = לקן: { $trinket }
magpie-do-toss = לערמה: { $trinket }

magpie-log-stash = { $player } – לקן: { $trinket }.
magpie-log-toss = { $player } – לערמה: { $trinket }.
magpie-log-draw = { $player } – שליפת חפץ מהקופה.

magpie-pile = { $count ->
    [one] חפץ אחד בקופה
    [two] שני חפצים בקופה
   *[other] { $count } חפצים בקופה
}. ערמה: { $trinkets }
magpie-nest = הקן של { $player }: { $trinkets }
magpie-hand = היד שלכם: { $trinkets }

magpie-metric-tossed = חפצים שהושלכו לערמה
magpie-metric-stashed = חפצים שנאספו לקן
magpie-refuse-not-held = אין לכם ביד: { $trinket }.

magpie-page-stash = אל הקן
magpie-page-toss = אל הערמה
magpie-page-pile = הקופה
magpie-page-heap = הערמה
