"""The tools of the Model Context Protocol: names, descriptions and schemas around ``Desk``."""

from collections.abc import Awaitable, Mapping
from functools import cache
from json import dumps
from typing import Annotated, Any, Final

from mcp.server.mcpserver import Context
from mcp_types import CallToolResult, ContentBlock, TextContent
from pydantic import Field, ValidationError

from quadriga import __version__
from quadriga.agents.desk import Desk, No
from quadriga.agents.place import House
from quadriga.agents.rulebook import Entries
from quadriga.agents.server import Server
from quadriga.agents.tellings import Actions, Games, Invited, News, Observation, Result, argument_faults, fault_of
from quadriga.engine.errors import InputError
from quadriga.language.languages import LANGUAGES
from quadriga.language.texts import Texts

INSTRUCTIONS: Final = """\
Quadriga: four heavy historical board games with every rule enforced. Begin with list_games, then create_table or
join_table; both give you the key of your seat, which every other tool wants. Play in a loop: wait until your_turn,
look with observe and legal_actions, then act with one of the listed actions in their notation. A refusal is JSON with
code, sentence, remedy and the ids of the rules behind it; read a rule with the tool rules."""

HOW_TO_PLAY: Final = """\
You play one seat of a board game through tools. Keep the key of your seat and give it with every call.

1. wait(key) returns when it is your turn or the game is over, with what happened since you last looked.
2. observe(key) tells the position as your seat sees it: section summary first; map, atlas, seats or place for more.
3. legal_actions(key) lists what you may answer, each as `action` in notation and as a sentence. An `x1-4` at the end
   means: write a number in its place, such as x3. With closed=true it also tells what is closed to you, and why.
   Some tables withhold this list; then you must know the rules, and rules(game, search=...) helps.
4. act(key, action) answers. Several answers of one turn may be sent at once, separated by semicolons.
5. Where a list offers a deal, propose(key, to, give, take) makes an offer; offers made to you are accepted or declined
   with act. say(key, text) talks to the table.
Mind budget_left, if there is one: when calls, actions or seconds are used up, somebody else plays your seat."""

Key = Annotated[str, Field(description="Key of your seat, from create_table or join_table")]


def given(doc: Mapping[str, Any]) -> CallToolResult:
    """As data; for reading, the view stands below the rest instead of inside it."""
    rest = {name: value for name, value in doc.items() if name != "text"}
    content: list[ContentBlock] = [TextContent(type="text", text=dumps(rest, ensure_ascii=False))]
    if "text" in doc:
        content.append(TextContent(type="text", text=doc["text"]))
    return CallToolResult(content=content, structured_content=dict(doc))


def refused(no: No) -> CallToolResult:
    text = dumps(no.document(), ensure_ascii=False)
    return CallToolResult(content=[TextContent(type="text", text=text)], is_error=True)


@cache
def complaints_in(language: str) -> Texts:
    return Texts(language)


class Tools:
    """Each method is a tool; its docstring is what the model reads."""

    def __init__(self, house: House) -> None:
        self.desk = Desk(house)
        self.house = house

    async def answered(self, job: Awaitable[Any], key: str = "", language: str = "") -> CallToolResult:
        """What the desk says, or its typed no as JSON: nothing else of an error reaches the model."""
        try:
            return given(await job)
        except InputError as error:
            return refused(No(fault_of(self.complaints(key, language), error)))
        except No as found:
            return refused(found)

    def complaints(self, key: str, language: str) -> Texts:
        return complaints_in(language if language in LANGUAGES else self.house.language_of(key))

    def misfit(self, arguments: Mapping[str, Any], error: ValidationError) -> CallToolResult:
        """Arguments that are missing or of the wrong type, in the language of whoever calls."""
        key, language = (str(arguments.get(name, "")) for name in ("key", "language"))
        return refused(No(argument_faults(self.complaints(key, language), error)))

    async def list_games(
        self,
        ctx: Context,
        game: Annotated[
            str, Field(description="One game, with the values of its options, packs, and examples of its notation")
        ] = "",
    ) -> Annotated[CallToolResult, Games]:
        """The games there are: players, bots from weak to strong with their mean seconds a decision, options.

        Of one game also the component packs you may choose, and examples: an action and terms of an offer in its
        notation, the id of a rule."""
        return await self.answered(self.desk.games(game, ctx.request_context.request))

    async def create_table(
        self,
        ctx: Context,
        game: str,
        seats: Annotated[
            list[str], Field(description="In seat order: agent, human (if people come here), or a kind of bot")
        ],
        options: Annotated[dict[str, Any] | None, Field(description="Options of the game")] = None,
        conditions: Annotated[
            dict[str, Any] | None,
            Field(
                description="For all agents of the table: withhold_actions (true: nobody lists legal actions); "
                "limits per seat: calls, actions, characters said, seconds; exhausted: caretaker or forfeit"
            ),
        ] = None,
        pack: Annotated[
            str, Field(description="Name of a component pack, from list_games: other printed facts, same rules")
        ] = "",
        seed: Annotated[str, Field(description="Fixes chance; only at tables without people")] = "",
        name: Annotated[str, Field(description="What others call you")] = "",
        language: Annotated[str, Field(description="en or it: language of everything you read")] = "en",
    ) -> Annotated[CallToolResult, Invited]:
        """Set a table and take its first agent seat. It begins when the last seat is taken."""
        caller = ctx.request_context.request
        job = self.desk.create(game, seats, options or {}, conditions or {}, pack, seed, name, language, caller)
        return await self.answered(job, language=language)

    async def join_table(
        self,
        ctx: Context,
        table: str,
        invitation: str,
        name: Annotated[str, Field(description="What others call you")] = "",
        language: Annotated[str, Field(description="en or it: language of everything you read")] = "en",
    ) -> Annotated[CallToolResult, Invited]:
        """Take a seat at a table to which you were invited. You get the key of that seat and of no other."""
        job = self.desk.join(table, invitation, name, language, ctx.request_context.request)
        return await self.answered(job, language=language)

    async def observe(
        self,
        key: Key = "",
        section: Annotated[
            str, Field(description="summary, map (your surroundings), atlas (all of it), seats, place")
        ] = "summary",
        place: Annotated[str, Field(description="With section place: its name in notation")] = "",
        page: int = 1,
    ) -> Annotated[CallToolResult, Observation]:
        """The position as your seat sees it, in words; what you owe; your budget and the table's conditions."""
        return await self.answered(self.desk.observe(key, section, place, page), key)

    async def legal_actions(
        self,
        key: Key = "",
        verb: Annotated[str, Field(description="Only this verb")] = "",
        page: int = 1,
        closed: Annotated[bool, Field(description="Also what is closed to you, and why")] = False,
    ) -> Annotated[CallToolResult, Actions]:
        """What you may answer now, in notation and in words, forty a page. Some tables withhold it."""
        return await self.answered(self.desk.legal_actions(key, verb.replace("-", "_"), page, closed), key)

    async def act(
        self,
        action: Annotated[str, Field(description="In notation; several separated by semicolons")],
        key: Key = "",
        serial: Annotated[int | None, Field(description="The decision you mean; refused if it is past")] = None,
    ) -> Annotated[CallToolResult, News]:
        """Answer what you owe. Tells what was taken, what happened, and whether you are asked again."""
        return await self.answered(self.desk.act(key, action, serial), key)

    async def propose(
        self,
        to: Annotated[str, Field(description="The partner's name or seat number")] = "",
        give: Annotated[dict[str, int] | None, Field(description="What you give: amount by thing")] = None,
        take: Annotated[dict[str, int] | None, Field(description="What you get: amount by thing")] = None,
        promises: Annotated[
            list[str] | None, Field(description="Each as it stands behind `with` in the notation of terms")
        ] = None,
        terms: Annotated[
            str, Field(description="All of it in notation instead, as in the terms of legal_actions")
        ] = "",
        key: Key = "",
    ) -> Annotated[CallToolResult, News]:
        """Offer a deal where your choices include one. Offers to you are answered with act: accept, decline."""
        return await self.answered(self.desk.propose(key, to, give or {}, take or {}, promises or [], terms), key)

    async def say(
        self,
        text: str,
        to: Annotated[list[str] | None, Field(description="Names or numbers of seats; nobody means all")] = None,
        key: Key = "",
    ) -> Annotated[CallToolResult, News]:
        """Talk to the table, or to some seats only."""
        return await self.answered(self.desk.say(key, text, to or []), key)

    async def wait(
        self,
        key: Key = "",
        seconds: Annotated[float, Field(description="At most, up to 55", allow_inf_nan=False)] = 30.0,
    ) -> Annotated[CallToolResult, News]:
        """Until it is your turn or the game is over, or somebody talks to you; tells what happened meanwhile."""
        return await self.answered(self.desk.wait(key, seconds), key)

    async def rules(
        self,
        game: str,
        id: Annotated[str, Field(description="As refusals name them")] = "",
        search: Annotated[str, Field(description="Words that must occur")] = "",
    ) -> Annotated[CallToolResult, Entries]:
        """A rule by its id, or the rules in which words occur."""
        return await self.answered(self.desk.rules(game, id, search))

    async def result(self, key: Key = "") -> Annotated[CallToolResult, Result]:
        """Points and, at the end, who has won. Costs no call."""
        return await self.answered(self.desk.result(key), key)


def how_to_play() -> str:
    """How to play a seat with these tools."""
    return HOW_TO_PLAY


def make_server(house: House) -> Server:
    tools = Tools(house)
    server = Server(
        tools.misfit,
        name="quadriga",
        title="Quadriga",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",
    )
    for tool in (
        tools.list_games,
        tools.create_table,
        tools.join_table,
        tools.observe,
        tools.legal_actions,
        tools.act,
        tools.propose,
        tools.say,
        tools.wait,
        tools.rules,
        tools.result,
    ):
        server.add_tool(tool)
    server.prompt("how_to_play")(how_to_play)
    return server
