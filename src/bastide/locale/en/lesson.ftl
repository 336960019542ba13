# Answers of lessons that define none of their own.

lesson-else = That’s allowed, but it isn’t what this step asks for. Try again.
lesson-toward = Good. Keep going.

# The lessons page.

lesson-about = Short lessons at a real table, a minute or two each.
lesson-count = { $done } of { $all } completed.
lesson-done = done
lesson-unknown = Lesson not found. Choose one of these:
lesson-first = The rules in 5 minutes
lesson-all = All lessons
lesson-step = Step { $step } of { $steps }
lesson-rule = See the rule
lesson-passed = Lesson complete!
lesson-next = Next:
lesson-again = Try again
lesson-first-game = Play your first game
lesson-first-game-of = Your first game of { $game }
lesson-first-game-about = { $count ->
    [one] You play against 1 opponent who makes mistakes, with a coach at your side.
   *[other] You play against { $count } opponents who make mistakes, with a coach at your side.
} Before every move the coach tells you what matters and, if you ask, shows you what to do. You can’t go wrong: illegal moves are blocked, and you can undo.
lesson-first-game-begin = Start
lesson-first-game-other = Choose my own settings

# The coach at a table.

lesson-coach = Coach
lesson-coach-offer = First game of { $game }? Want a coach?
lesson-coach-yes = Yes, please
lesson-coach-no = No, thanks
lesson-coach-leave = Dismiss coach
lesson-coach-looks = The coach is thinking…
lesson-coach-waits = The other players are moving.
lesson-coach-forced = You have only one option here.
lesson-coach-now = One move is clearly best. { $reason }
lesson-coach-show = Show me
lesson-coach-silent = The coach is busy. Carry on; there’ll be advice again soon.
lesson-coach-open = { $count } moves are about equally good here. Try what you like.
lesson-coach-better = “{ $better }” would have been better last time.
lesson-coach-better-because = “{ $better }” would have been better last time. { $reason }
