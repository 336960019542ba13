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
lesson-first-game = Your first game
lesson-first-game-of = Your first game of { $game }
lesson-first-game-about = { $count ->
    [one] You play against an opponent who makes mistakes, with a coach beside you.
   *[other] You play against { $count } opponents who make mistakes, with a coach beside you.
} Before every move the coach says what matters, and shows you what to do if you ask. You cannot break anything: what the rules do not allow cannot be done, and a step can be taken back.
lesson-first-game-begin = Begin
lesson-first-game-other = Choose everything myself

# The coach at a table.

lesson-coach = Coach
lesson-coach-offer = Your first game of { $game }? A coach can sit beside you.
lesson-coach-yes = Yes, please
lesson-coach-no = No, thanks
lesson-coach-leave = The coach may go
lesson-coach-looks = The coach is looking …
lesson-coach-waits = The others are playing.
lesson-coach-forced = There is only one thing to do here.
lesson-coach-now = What matters now: { $reason }.
lesson-coach-show = Show me
lesson-coach-silent = The coach has nothing to say here.
lesson-coach-open = Nothing here decides the game: try what you like.
lesson-coach-better = Better last time: { $better }.
lesson-coach-better-because = Better last time: { $better }. { $reason }.
