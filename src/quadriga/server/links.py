"""Addresses that people are given."""

from starlette.requests import HTTPConnection

from quadriga.server.settings import Settings


def base_link(settings: Settings, connection: HTTPConnection | None = None) -> str:
    """Where people find us, without a slash at the end: as set up, else as they asked for us."""
    if settings.public_url:
        return settings.public_url
    if connection is not None:
        return str(connection.base_url).rstrip("/")
    return f"http://{settings.host}:{settings.port}{settings.root_path}"


def table_link(base: str, table_id: str) -> str:
    return f"{base}/t/{table_id}"


def recovery_link(base: str, token: str) -> str:
    return f"{base}/recover?token={token}"


def invite_link(base: str, table_id: str, invite: str) -> str:
    return f"{base}/join/{table_id}/{invite}"
