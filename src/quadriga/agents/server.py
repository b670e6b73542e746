"""The server of the protocol as its SDK has it, but for two refusals that the SDK words itself or forgets."""

from collections.abc import AsyncIterable, Awaitable, Callable, Mapping
from json import loads
from typing import Any

from anyio import create_memory_object_stream, create_task_group
from anyio.streams.memory import MemoryObjectSendStream
from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError, UnexpectedToolError
from mcp.server.stdio import stdio_server
from mcp.shared.message import SessionMessage
from mcp_types import PARSE_ERROR, CallToolResult, ErrorData, InputRequiredResult, JSONRPCError
from pydantic import ValidationError

Misfit = Callable[[Mapping[str, Any], ValidationError], CallToolResult]
Heard = SessionMessage | Exception


class Server(MCPServer[Any]):
    def __init__(self, misfit: Misfit, **settings: Any) -> None:
        super().__init__(**settings)
        self.misfit = misfit  # what is answered to arguments that do not fit a tool

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError) and not isinstance(error, UnexpectedToolError):
                return self.misfit(arguments, error.__cause__)
            raise

    async def run_stdio_async(self) -> None:
        """As the SDK does it; but a line that cannot be read is answered, so that nobody waits for ever."""
        async with stdio_server() as (read, write), create_task_group() as tasks:
            passed, heard = create_memory_object_stream[Heard]()
            tasks.start_soon(pass_on, read, passed, write.send)
            server = self._lowlevel_server
            await server.run(heard, write, server.create_initialization_options())
            tasks.cancel_scope.cancel()


async def pass_on(
    read: AsyncIterable[Heard],
    passed: MemoryObjectSendStream[Heard],
    answer: Callable[[SessionMessage], Awaitable[None]],
) -> None:
    """What can be read; the rest is answered here."""
    async with passed:
        async for item in read:
            line = unreadable(item)
            if line.strip():
                error = ErrorData(code=PARSE_ERROR, message="Parse error")
                await answer(SessionMessage(JSONRPCError(jsonrpc="2.0", id=id_of(line), error=error)))
            else:
                await passed.send(item)


def unreadable(item: Heard) -> str:
    """The line that is no JSON, or half a pair of signs that stand for one; empty if it is something else."""
    if not isinstance(item, ValidationError):
        return ""
    fault = item.errors(include_url=False, include_context=False)[0]
    return str(fault["input"]) if fault["type"] == "json_invalid" else ""


def id_of(line: str) -> int | str | None:
    """Of the call, if it is a call and Python is less strict about its text."""
    try:
        doc = loads(line)
    except (ValueError, RecursionError):
        return None
    found = doc.get("id") if isinstance(doc, dict) and "method" in doc else None
    readable = type(found) is int or (isinstance(found, str) and found.isascii())
    return found if readable else None
