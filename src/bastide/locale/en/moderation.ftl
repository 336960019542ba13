### Moderation: the page for moderators

moderation-only-moderators = Only moderators can see this page.
moderation-reports = Reports
moderation-people = People
moderation-log = Log
moderation-no-reports = No open reports.
moderation-show-closed = Also show closed reports
moderation-report-about = { $reporter } about { $about }
moderation-deleted = (deleted)
moderation-is-closed = closed
moderation-close = Close report
moderation-table = Table
moderation-study = Open the study
moderation-chat = Chat around the report
moderation-no-chat = There is no chat at this table.
moderation-reported = reported
moderation-line-removed = (removed)
moderation-remove-line = Remove line
moderation-search = Name, account or id
moderation-find = Search
moderation-nobody = Nobody found.
moderation-guest = Guest
moderation-moderator = Moderator
moderation-muted = Muted until { $time }
moderation-muted-forever = Muted permanently
moderation-banned = Banned until { $time }
moderation-banned-forever = Banned permanently
moderation-mute = Mute
moderation-unmute = Unmute
moderation-ban = Ban
moderation-unban = Lift ban
moderation-rename = Rename
moderation-duration = Duration
moderation-permanent = Permanent
moderation-reason = Reason
    .help = The person sees the reason of a ban.
moderation-new-name = New name
    .help = The name also changes in old games.
moderation-no-entries = Nothing has been done yet.
moderation-action =
    { $action ->
        [mute] muted
        [unmute] unmuted
        [ban] banned
        [unban] lifted the ban of
        [rename] renamed
        [remove-line] removed a chat line at table
        [delete-study] deleted a study of
        [close-report] closed report
        [delete-person] deleted
        [delete-table] deleted table
        [sign-out] signed out
        [appoint-moderator] appointed as moderator
        [dismiss-moderator] dismissed as moderator
       *[other] { $action }
    }
