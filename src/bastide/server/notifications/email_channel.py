"""E-mails by any SMTP server: notifications, digests and the confirmation of an address."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from html import escape
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from bastide.core.utilities.optional_packages import require_package
from bastide.server.connections.allowed_hosts import is_loopback
from bastide.server.notifications.notification_channels import ChannelDown, DeliveryFailed
from bastide.server.notifications.notification_texts import Notification, get_catalogue, one_line
from bastide.server.notifications.signed_links import LinkSigner
from bastide.server.notifications.smtp_settings import parse_smtp_url
from bastide.server.settings import Settings
from bastide.server.store.notifications.outbox_queries import Endpoint
from bastide.tables.request_errors import RequestRefused

if TYPE_CHECKING:
    from collections.abc import Sequence

CONFIRM_PATH: Final = "/api/notifications/confirm"
UNSUBSCRIBE_PATH: Final = "/api/notifications/unsubscribe"
#: Kind of the message that confirms an address.
CONFIRM_KIND: Final = "confirm"
CONFIRM_LIFETIME_MS: Final = 86_400_000
SMTP_TIMEOUT_SECONDS: Final = 15.0
MAX_ADDRESS_LENGTH: Final = 254
DOMAIN_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS: Final = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@(?:{DOMAIN_LABEL}\.)+[A-Za-z0-9-]{{2,63}}")


def clean_address(text: str) -> str:
    """Return an e-mail address in the form in which it is stored. Raises ``RequestRefused`` (``bad-email``)."""
    local, _, domain = text.strip().rpartition("@")
    try:
        found = f"{local}@{domain.encode('idna').decode().lower()}"
    except UnicodeError:
        found = ""
    if len(found) > MAX_ADDRESS_LENGTH or not ADDRESS.fullmatch(found):
        raise RequestRefused("bad-email", "this is not an e-mail address such as ann@example.org")
    return found


class EmailChannel:
    """Sends e-mails."""

    combines = True

    def __init__(self, settings: Settings, signer: LinkSigner) -> None:
        require_package("aiosmtplib", "server")
        self._server = parse_smtp_url(settings.smtp_url)
        self._public_url = settings.public_url.rstrip("/")
        self._host = urlsplit(settings.public_url).hostname or "localhost"
        self._sender = settings.mail_from or f"bastide@{self._host}"
        self._signer = signer

    async def send(self, endpoint: Endpoint, notification: Notification, language: str, now_ms: int) -> None:
        await self._deliver(endpoint.address, self.write_message(endpoint, notification, language, now_ms))

    def write_message(self, endpoint: Endpoint, notification: Notification, language: str, now_ms: int) -> EmailMessage:
        """Write the message with its headers and both bodies."""
        translate = get_catalogue(language).translate
        message = EmailMessage(policy=SMTP)
        message["From"] = self._sender
        message["To"] = endpoint.address
        message["Subject"] = one_line(notification.title)
        message["Date"] = format_datetime(datetime.fromtimestamp(now_ms / 1000, UTC))
        message["Message-ID"] = f"<{notification.id}@{self._host}>"
        message["Auto-Submitted"] = "auto-generated"
        if notification.kind == CONFIRM_KIND:
            token = self._signer.make_token("confirm", endpoint.id, now_ms + CONFIRM_LIFETIME_MS)
            parts = [notification.body, f"{self._public_url}{CONFIRM_PATH}?token={token}"]
        else:
            token = self._signer.make_token("unsubscribe", endpoint.id)
            link = f"{self._public_url}{UNSUBSCRIBE_PATH}?token={token}"
            message["List-Unsubscribe"] = f"<{link}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            parts = [notification.body]
            if notification.kind != "digest":
                parts.append(notification.url)
            parts.append(
                f"{translate('notification-email-footer')}\n{self._public_url}/notifications\n"
                f"{translate('notification-unsubscribe')}: {link}"
            )
        parts = [part for part in parts if part]
        message.set_content("\n\n".join(parts) + "\n")
        message.add_alternative(self._write_html(notification.title, parts, language), subtype="html")
        return message

    def _write_html(self, title: str, parts: Sequence[str], language: str) -> str:
        text = "".join(f"<p>{escape(part).replace(chr(10), '<br>')}</p>" for part in parts)
        linked = re.sub(r"https?://[^\s<]+", lambda found: f'<a href="{found[0]}">{found[0]}</a>', text)
        direction = get_catalogue(language).direction
        return f'<html lang="{language}" dir="{direction}"><body><h3>{escape(title)}</h3>{linked}</body></html>\n'

    async def _deliver(self, address: str, message: EmailMessage) -> None:
        import aiosmtplib

        server = self._server
        # Credentials are sent encrypted only, except to this machine.
        start_tls = None if server.uses_tls or not server.user or is_loopback(server.host) else True
        try:
            await aiosmtplib.send(
                message,
                sender=self._sender.rpartition("<")[2].rstrip(">"),
                recipients=[address],
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.uses_tls,
                start_tls=False if server.uses_tls else start_tls,
                timeout=SMTP_TIMEOUT_SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise DeliveryFailed(f"smtp-{error.recipients[0].code}") from None
        except aiosmtplib.SMTPDataError as error:
            raise DeliveryFailed(f"smtp-{error.code}") from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise ChannelDown(type(error).__name__) from None
