### Notifications: their texts in the browser and in e-mails, and the page of their settings.

## Texts of notifications

notification-turn-title = Your turn: { $game }
notification-full-title = The table is full: { $game }
notification-invitation-title = { $name } invites you: { $game }
notification-declined-title = { $name } declined your invitation: { $game }
notification-over-title = Game over: { $game }
notification-mention-title = { $name } mentions you: { $game }
notification-round-title = { $name }, round { $round }: { $game }
notification-test-title = Notifications work
notification-test-body = This is the test you asked for.
notification-confirm-title = Confirm your e-mail address
notification-confirm-body = Somebody wants to get notifications of a Bastide server at this address. If it was you, open the link within a day. If not, ignore this message: you will get no others.
notification-with = With { $names }.
notification-digest-title = { $count ->
    [one] One notification
   *[other] { $count } notifications
}
notification-email-footer = You get this message because you confirmed this address. Settings:

## Pages of the links in e-mails

notification-confirm = Confirm
notification-confirm-ask = Do you want to get notifications at this e-mail address?
notification-confirm-done = Done. You will get notifications at this e-mail address.
notification-unsubscribe = Unsubscribe
notification-unsubscribe-ask = Do you want no more e-mails at this address?
notification-unsubscribe-done = Done. You will get no more e-mails at this address.
notification-link-expired = This link has expired. You can ask for a new one in the settings.

## The page of the settings

notification-page = Notifications
notification-about = When the page is closed, the server can tell you that it’s your turn.
notification-sign-in = Choose a name first. Then you can turn on notifications.
notification-where = Where
notification-none = You get no notifications yet.
notification-browser-add = Turn on in this browser
notification-browser-remove = Turn off in this browser
notification-browser-unsupported = This browser can’t show notifications here. They need an HTTPS address; on an iPhone or iPad, add the page to your home screen first.
notification-browser-forbidden = The browser doesn’t allow notifications. Allow them in its settings for this page.
notification-here = this browser
notification-needs-account = E-mails and webhooks need an account.
notification-email = E-mail address
notification-email-add = Add
notification-email-sent = We’ve sent you an e-mail with a link. Open it to confirm the address.
notification-no-email = This server sends no e-mails.
notification-webhook = Webhook
notification-webhook-about = The server sends each notification to a web address of yours, or to a channel in Discord or Slack.
notification-webhook-address = Address
notification-webhook-format = Format
notification-webhook-add = Add webhook
notification-webhook-secret = Secret of the signature, shown only now:
notification-unconfirmed = not confirmed yet
notification-delivered = last sent on { $date }
notification-unused = nothing sent yet
notification-dropped = stopped on { $date }
notification-problem = { $problem ->
    [timeout] no answer in time
    [unreachable] can’t be reached
    [tls] no secure connection (TLS certificate)
    [no-http] the answer isn’t valid HTTP
    [too-large] the answer is too long
    [redirect] redirects to another address
    [forbidden] the address isn’t public
    [gone] no longer exists
    [unsubscribed] unsubscribed by e-mail
   *[other] error { $problem }
}
notification-test = Test
notification-test-sent = The test is on its way.
notification-remove = Remove
notification-what = What
notification-kind-turn = My turn
notification-kind-full = My table is full
notification-kind-invitation = Invitation
notification-kind-declined = Invitation declined
notification-kind-over = Game over
notification-kind-mention = Mention in the chat (“@” and my name)
notification-kind-round = New round of my tournament
notification-channel-push = Browser
notification-channel-email = E-mail
notification-channel-webhook = Webhook
notification-now = at once
notification-digest = daily e-mail
notification-off = off
notification-when = When
notification-time-zone = Time zone
notification-quiet-from = Quiet from
notification-quiet-until = until
notification-quiet-help = In quiet hours notifications wait. Two equal times turn quiet hours off.
notification-digest-at = Daily e-mail at
notification-tables = Tables
notification-tables-about = You get no notifications of tables that you mute.
notification-mute = Mute
notification-mute-here = Mute notifications of this table
notification-no-tables = You have no open tables.
