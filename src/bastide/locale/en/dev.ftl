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
    .help = Writes the files of a new card, set, module, board, language, level or page. The skeleton works at once; change it, and write what bastide dev missing lists. Existing files are never overwritten.
dev-new-title = Name that people read, in English; of a language, its name in itself.
dev-new-set_id = Set of a card.
dev-new-plain = Write a card that numbers describe as one line in the file of its set.
dev-new-rtl = Language that is written from right to left.
dev-new-written = written: { $path }
dev-new-appended = added to: { $path }
dev-new-next = Next:

dev-missing = List what is still to be written, and where
    .help = Lists what a card, set, module, board, option, language, level or page still lacks, with the file to write it into; without a name, everything incomplete. A name that several things have is written with its kind, such as module:base. Messages that a language lacks are shown in English.
dev-missing-verbose = Also list the ids of the missing messages.
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
    .help = Lists what is missing, plays random games with the thing, compares them with the reference engine and runs its tests, in seconds. Prints every command that it runs. Fails if anything was found.
dev-check-passed = { $thing }: all checks passed
dev-check-failed = { $thing }: some checks failed

dev-numbering = Give new cards, modules and actions their numbers
    .help = Appends the cards, modules, boards and actions that are new to the numbering file of their game. Existing numbers never change, so that records and trained networks stay valid.
dev-numbering-nothing = nothing is new
