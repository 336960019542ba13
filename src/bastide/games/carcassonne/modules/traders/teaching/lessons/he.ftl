# מה שאומר השיעור של ההרחבה הזאת.

lesson-carcassonne-traders = { carcassonne-module-traders }
lesson-carcassonne-traders-builder = [[figure-builder|הבנאי]] שלכם עומד על הכביש שלכם. בכל פעם שתאריכו את הכביש יהיה לכם תור שני. הניחו את האריח בקצה שלו.
    .right = הכביש ארוך יותר.
    .apart = אז לא יהיה תור שני. הניחו אותו בקצה הכביש שלכם.
lesson-carcassonne-traders-second = בינתיים אל תניחו איש.
    .right = שוב תורכם, עם אריח נוסף. אבל אף פעם לא בשלישית.
lesson-carcassonne-traders-goods = בעיר של הכחול יש יין. סגרו אותה בכל זאת: תראו למה.
    .right = העיר בנויה.
    .apart = סגרו את העיר הכחולה: הניחו את האריח בקצה המזרחי שלה, מסובב כך שיתאים.
lesson-carcassonne-traders-token = אל תניחו איש, וראו מה קורה.
    .right = הכחול מקבל 6 נקודות. אבל [[goods|היין]] שלכם, כי אתם סגרתם את העיר: הכי הרבה מסוג אחד שווה 10 נקודות בסוף.
