### What whoever runs a server does by hand: bastide admin.

admin-yes = yes
admin-forever = for ever
admin-none = nothing found
admin-option-limit = At most so many, the last first.
admin-option-yes = Do not ask first.
admin-option-span = For so long: 30m, 12h, 7d, 4w; otherwise for ever.
admin-option-reason = Why. They are told.
admin-option-address = An address or a network (192.0.2.0/24) instead of a person.

admin-column-name = name
admin-column-account = account
admin-column-id = id
admin-column-seen = seen
admin-column-who = who
admin-column-kind = kind
admin-column-until = until
admin-column-reason = reason
admin-column-hash = invitation
admin-column-uses = uses
admin-column-note = note
admin-column-table = table
admin-column-game = game
admin-column-status = status
admin-column-changed = changed
admin-column-people = people
admin-column-text = text
admin-column-line = line
admin-column-seat = seat
admin-column-at = at
admin-column-what = what
admin-column-about = about

admin-people = List and find people
    .help = Lists people, the newest first: those whose name or account has the text in it, or whose id begins with it.
admin-people-accounts = Only people with an account, no guests.

admin-sign-out = End all sessions of somebody
    .help = Signs somebody out on every device, at once. A guest cannot come back: only a device knew them.
admin-sign-out-done = { $name } ({ $id }) is signed out everywhere.

admin-link = A one-time link for a forgotten passphrase
    .help = Makes a link behind which somebody chooses a new passphrase. It is good once, and only for a while; earlier links of theirs are void. When it is used, all their devices are signed out. Give it to nobody but the owner of the account. The address is that of BASTIDE_PUBLIC_URL.
admin-link-span = How long it is good: 30m, 12h, 7d, 4w.
admin-link-done = { $link }
    For { $name } ({ $id }), good once, until { $until }.

admin-rename = Give somebody another name
    .help = Gives somebody another name, wherever the old one stands: in lists, logs and results, and at tables that are being played.
admin-rename-done = { $old } ({ $id }) is called { $name } now.

admin-mute = Let somebody say nothing for a time
    .help = Somebody can play, but not chat.
admin-mute-done = { $name } ({ $id }) cannot chat: { $until }.

admin-unmute = Let somebody chat again
    .help = Takes a mute back.
admin-unmute-done = { $name } ({ $id }) can chat again.
admin-unmute-not = { $name } ({ $id }) was not muted.

admin-ban = Keep a person or an address out for a time
    .help = Keeps a person or an address out. Open connections end at once. Seats stay theirs; clocks run.
admin-ban-done = { $who } is kept out: { $until }.

admin-unban = Let a person or an address in again
    .help = Takes a ban back.
admin-unban-done = { $who } may come in again.
admin-unban-not = { $who } was not banned.

admin-bans = List who is banned or muted
    .help = Lists the bans and mutes that hold now.

admin-invite = A code for a server by invitation
    .help = Makes a code with which people can come in where the server is open by invitation only. It is shown once.
admin-invite-uses = How many people it is good for.
admin-invite-note = A note for yourself.
admin-invite-done = { $code }
    Good for { $uses }, until: { $until }.

admin-invitations = List invitations, or take one back
    .help = Lists the invitations that are still good, by the beginning of their hash: the codes themselves are not kept.
admin-invitations-revoke = Take this invitation back.
admin-invitations-revoked = The invitation { $hash } is void.

admin-reports = What players have reported
    .help = Lists the reports that nobody has dealt with.
admin-reports-closed = All reports, also those that are closed.
admin-reports-close = This one has been dealt with.
admin-reports-about = { $reporter } about { $about }, table { $table }, line { $line }

admin-delete-person = Forget somebody for good
    .help = Deletes somebody as they could themselves: account, sessions, ratings, and their name wherever it is kept. Finished games stay, nameless. It cannot be undone.
admin-delete-person-sure = Delete { $name } ({ $id }), who sits at { $tables } tables, for good? (yes/no)
admin-delete-person-done = { $name } ({ $id }) is forgotten.

admin-tables = List and find tables
    .help = Lists tables, those changed last first: those whose id begins with the text.
admin-tables-person = Only tables at which this person sits.
admin-tables-game = Only tables of this game.
admin-tables-status = Only tables that are open, playing or finished.

admin-chat = What was said at a table
    .help = Lists what was said at a table, with the number of each line.

admin-remove-line = Remove something that was said
    .help = Takes what was said out of a table's log and out of the memory of every server. The log keeps that something was removed.
admin-remove-line-sure = Remove line { $line } of table { $table } (“{ $text }”) for good? (yes/no)
admin-remove-line-done = Line { $line } of table { $table } is removed.

admin-delete-table = Delete a table
    .help = Deletes a table with its log and its results. Ratings stay as they are. It cannot be undone.
admin-delete-table-sure = Delete table { $table } ({ $game }, { $entries } entries, { $people }) for good? (yes/no)
admin-delete-table-done = Table { $table } is deleted.

admin-tidy = Delete now what is not kept any longer
    .help = Deletes what the server would delete now and then by itself: tables that came to nothing and guests of whom nothing is left, after as many days as the settings BASTIDE_KEEP_..._DAYS say. 0 is for ever.
admin-tidy-sure = Delete { $tables } tables and { $people } guests for good? (yes/no)
admin-tidy-done = Deleted: { $tables } tables, { $people } guests.

admin-audit = What was done by hand, by whom and when
    .help = Lists what was done with these commands: when, by which user of the system, what, and to whom.
