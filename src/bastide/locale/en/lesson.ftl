# What lessons say wherever they have nothing better to say. What each of them says lies with it.

lesson-else = You may do that, but it is not what is asked here. Look again.
lesson-toward = Good. Go on.

# The page of the lessons.

lesson-about = Short lessons on the real table, a minute or two each.
lesson-count = { $done } of { $all } are done.
lesson-done = done
lesson-unknown = There is no such lesson. These are the ones there are:
lesson-first = The rules in five minutes
lesson-all = All lessons
lesson-step = Step { $step } of { $steps }
lesson-rule = The rule
lesson-passed = That was the lesson.
lesson-next = Next:
lesson-again = Once more
