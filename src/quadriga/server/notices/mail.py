"""Mail through somebody's SMTP server, in a thread of its own."""

import ssl
from asyncio import to_thread
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from smtplib import SMTP, SMTP_SSL
from typing import Final

from quadriga.server.settings import Mail

TIMEOUT: Final = 15.0
TLS_FROM_THE_START: Final = 465


def letter(mail: Mail, to: str, subject: str, text: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = mail.sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain="quadriga")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def send_now(mail: Mail, message: EmailMessage) -> None:
    context = ssl.create_default_context()
    from_start = mail.tls and mail.port == TLS_FROM_THE_START
    opened = (
        SMTP_SSL(mail.host, mail.port, timeout=TIMEOUT, context=context)
        if from_start
        else SMTP(mail.host, mail.port, timeout=TIMEOUT)
    )
    with opened as server:
        if mail.tls and not from_start:
            server.starttls(context=context)
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)


async def send(mail: Mail, to: str, subject: str, text: str) -> None:
    """Raises OSError or SMTPException if it cannot be sent."""
    await to_thread(send_now, mail, letter(mail, to, subject, text))
