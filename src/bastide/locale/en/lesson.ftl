# Answers of lessons that define none of their own.

lesson-else = That’s allowed, but it isn’t what this step asks for. Try again.
lesson-toward = Good. Keep going.
lesson-worse = That is clearly worse. Try again.
lesson-worse-chance = That costs about { $chance }% win chance. Try again.
lesson-worse-points = That costs about { $points } { $points ->
    [one] point
   *[other] points
}. Try again.
lesson-best-reason = With the best move: { $reason }
lesson-next-reason = Compared with the next best move: { $reason }

# Groups of lessons, and levels of the lessons on strategy.

lesson-group-base = Base game
lesson-group-strategy = Strategy
lesson-group-expansion = Expansions
lesson-level-beginner = Beginner
lesson-level-intermediate = Intermediate
lesson-level-advanced = Advanced

# The lessons page.

lesson-about = Short lessons at a real table, a minute or two each.
lesson-next-step = Your next step
lesson-start = Start the lesson
lesson-progress = { $done } of { $all }
lesson-station-goal = What is this game, and how do you win?
lesson-station-first-game = Your first game
lesson-finished = You’ve completed the course. Puzzles keep you sharp.
lesson-repeat = Repeat what you missed ({ $count })
lesson-repetition = Repetition { $number } of { $count }
lesson-repetition-over = All repeated
lesson-repetition-none = Nothing to repeat today
lesson-repetition-about = Questions you got wrong come back after 1, 3, 7 and 21 days, until you get them right each time.
lesson-symbols = What the symbols mean
lesson-symbols-new = New symbols:
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
lesson-coach-now = One move is clearly best.
lesson-coach-show = Show me
lesson-coach-silent = The coach has no advice here.
lesson-coach-limited = The coach needs a break. Next advice in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
lesson-coach-open = { $count } moves are about equally good here. Any of them is fine.
lesson-coach-better = “{ $better }” would have been better last time.
lesson-coach-better-because = “{ $better }” would have been better last time. { $reason }
lesson-coach-plan-buys = Plan for this part of the game, buy in this order: { $cards }.
lesson-coach-plan-cards = { $count } × { $card }
lesson-coach-plan-points = Plan for this part of the game. Your main points at the end: { $sources }.
lesson-coach-plan-source = { $source } (about { $points })
lesson-coach-departs = That departs from the plan.
lesson-coach-quiet = You’re doing well. The coach speaks up when much is at stake.
lesson-coach-ask = Ask the coach
