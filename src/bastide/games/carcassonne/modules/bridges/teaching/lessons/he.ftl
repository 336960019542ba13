# מה שאומר השיעור של ההרחבה הזאת.

lesson-carcassonne-bridges = { carcassonne-module-bridges }
lesson-carcassonne-bridges-bridge = הכביש שלכם מוביל מזרחה, ובאריח שקיבלתם אין כביש. עם [[feature-bridge|גשר]] הוא מתאים בכל זאת: הניחו אותו שם.
    .right = הכביש שלכם ממשיך על הגשר, מעל העיר.
    .apart = הניחו אותו בקצה הכביש שלכם: הגשר נושא את הכביש מעליו.
lesson-carcassonne-bridges-castle = סגרו את העיר הקטנה שבצפון.
    .right = עיר קטנה משני חלקים חצי עגולים: היא יכולה להיות טירה.
    .apart = הניחו אותו מעל האביר שלכם, מסובב כך שעיר נוגעת בעיר.
lesson-carcassonne-bridges-figure = אל תניחו איש, ואל תבנו גשר.
    .right = עכשיו שואלים אתכם מה תהיה העיר.
lesson-carcassonne-bridges-build = 4 נקודות מיד, או [[feature-castle|טירה]]: היא מקבלת אותן נקודות כמו הדבר הבא שיושלם לידה. בנו את הטירה.
    .right = האביר שלכם נשאר עליה. חכו למשהו גדול שיושלם לידה.
    .points = 4 נקודות הן דבר בטוח. אבל הפעם הביטו בטירה.
