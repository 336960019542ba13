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

# The coach at a table.

lesson-coach = Coach
lesson-coach-offer = Is this your first game? A coach can sit beside you: before a move it says what matters, after it what would have been better.
lesson-coach-yes = Yes, please
lesson-coach-no = No, thanks
lesson-coach-leave = The coach may go
lesson-coach-looks = The coach is looking …
lesson-coach-waits = The others are playing.
lesson-coach-forced = There is only one thing to do here.
lesson-coach-now = What speaks for the best move here: { $reason }.
lesson-coach-open = Nothing here decides the game: try what you like.
lesson-coach-better = Better last time: { $better }.
lesson-coach-better-because = Better last time: { $better }. { $reason }.
