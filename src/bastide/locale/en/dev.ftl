### Commands for developers: bastide dev.

dev-kind-card = card { $id }
dev-kind-set = set { $id }
dev-kind-module = module { $id }
dev-kind-board = board { $id }
dev-kind-option = option { $id }
dev-kind-language = language { $id }
dev-kind-level = level { $id }
dev-kind-page = page { $id }

dev-part-text = text
dev-part-picture = picture
dev-part-number = number
dev-part-scenario = scenario
dev-part-test = test
dev-part-reference = rules of the reference engine
dev-part-hint = bot hint
dev-part-lesson = lesson
dev-part-cards = kingdom cards
dev-part-docs = documentation

dev-new = Write the skeleton of a card, module, language, ...
    .help = Write the files of a new card, set, module, board, language, level or page. The skeleton works at once. Change it, and write what bastide dev missing lists. Existing files are never overwritten.
dev-new-title = Name that people read, in English (for a language, its own name)
dev-new-set_id = Set of the card
dev-new-plain = Write the card as one line in the file of its set (for a card that numbers describe)
dev-new-rtl = The language is written from right to left
dev-new-written = written: { $path }
dev-new-appended = added to: { $path }
dev-new-next = Next:

dev-missing = List what is still to be written, and where
    .help = List what a card, set, module, board, option, language, level or page still lacks, and the file to write it into. Without a name, list everything incomplete. If several things have the same name, add the kind, such as module:base. Messages that a language lacks are shown in English.
dev-missing-verbose = Also list the ids of the missing messages
dev-missing-nothing = nothing is missing
dev-missing-thing = { $thing } ({ $file }): { $count ->
    [0] complete
    [one] one part is missing
   *[other] { $count } parts are missing
}
dev-missing-count = { $label }: { $missing } of { $total } missing
dev-missing-share = { $missing } of { $total }
dev-missing-optional = { $label } (optional)
dev-missing-messages = { $language }: { $missing } of { $total } messages are missing
dev-missing-sections = { $language }: { $missing } of { $total } sections of the rules are missing

dev-check = Run the tests that concern one thing
    .help = List what is missing, play random games with the thing, compare them with the reference engine and run its tests, in seconds. Every command is printed. Fails if there is a problem.
dev-check-passed = { $thing }: all checks passed
dev-check-failed = { $thing }: some checks failed

dev-numbering = Give new cards, modules and actions their numbers
    .help = Append new cards, modules, boards and actions to the numbering file of their game. Existing numbers never change, so that records and trained networks stay valid.
dev-numbering-nothing = nothing is new
