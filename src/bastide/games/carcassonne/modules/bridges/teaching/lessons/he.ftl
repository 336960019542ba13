# השיעור של התוסף הזה.

lesson-carcassonne-bridges = { carcassonne-module-bridges }
lesson-carcassonne-bridges-bridge = הכביש שלכם מוביל מזרחה, ובאריח ששלפתם אין כביש. עם [[feature-bridge|גשר]] הוא מתאים בכל זאת: הניחו אותו שם.
    .right = הכביש שלכם ממשיך על הגשר, מעל העיר.
    .apart = הניחו אותו בקצה הכביש שלכם: הגשר יעביר את הכביש מעליו.
lesson-carcassonne-bridges-castle = סגרו את העיר הקטנה שבצפון.
    .right = עיר קטנה משני קטעים חצי עגולים: היא יכולה להפוך לטירה.
    .apart = הניחו אותו מעל האביר שלכם, מסובב כך שעיר תיגע בעיר.
lesson-carcassonne-bridges-figure = אל תניחו חייל, ואל תבנו גשר.
    .right = עכשיו תחליטו מה תהיה העיר.
lesson-carcassonne-bridges-build = 4 נקודות מיד, או [[feature-castle|טירה]]: היא מקבלת אותן נקודות כמו האובייקט הבא שיושלם לידה. בנו את הטירה.
    .right = האביר שלכם נשאר עליה. חכו לאובייקט גדול שיושלם לידה.
    .points = 4 נקודות הן דבר בטוח, אבל הפעם נסו את הטירה.
