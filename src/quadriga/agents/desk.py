"""What the tools do, apart from the protocol: every call is counted, every no is typed."""

from collections.abc import Mapping
from typing import Any, Final, cast

from quadriga.agents import tellings
from quadriga.agents.conditions import Conditions
from quadriga.agents.place import House, Place, Refusal, Sight, TableWish, game_texts
from quadriga.agents.rulebook import Entries, find_rules, first_rule
from quadriga.agents.tellings import Actions, Games, Invited, News, Observation, Result
from quadriga.bots.registry import kinds, levels
from quadriga.engine.choice import Choice
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import Module
from quadriga.engine.notation import read_answer, write_answer
from quadriga.games.registry import GAMES, find_game
from quadriga.language.languages import LANGUAGES
from quadriga.language.texts import Texts

SECTIONS: Final = ("summary", "map", "atlas", "seats", "place")
PER_PAGE: Final = 40  # actions
LONGEST_WAIT: Final = 55.0  # seconds: clients give up after a minute
MOST_AT_ONCE: Final = 20  # answers in one call


class No(Exception):
    """A call that is not met, and why."""

    def __init__(self, refusal: Refusal, taken: list[str] | None = None) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.taken = taken or []

    def document(self) -> dict[str, Any]:
        doc: dict[str, Any] = {"refused": self.refusal.code, "sentence": self.refusal.sentence}
        if self.refusal.remedy:
            doc["remedy"] = self.refusal.remedy
        doc["rules"] = list(self.refusal.rules)
        if self.taken:
            doc["taken"] = self.taken
        return doc


class Desk:
    """All tools of a house, in the order in which an agent needs them."""

    def __init__(self, house: House) -> None:
        self.house = house

    # --- before the game

    async def games(self, name: str, caller: Any) -> Games:
        if name:
            doc = game_doc(find_game(name), full=True)
            doc["packs"] = [offer._asdict() for offer in await self.house.packs(doc["game"], caller)]
            return {"games": [doc]}
        return {"games": [game_doc(find_game(game), full=False) for game in GAMES]}

    async def create(
        self,
        game: str,
        seats: list[str],
        options: Mapping[str, object],
        conditions: Mapping[str, object],
        pack: str,
        seed: str,
        name: str,
        language: str,
        caller: Any,
    ) -> Invited:
        wish = TableWish(
            find_game(game).name,
            [kind.strip().lower() for kind in seats],
            options,
            Conditions.read(conditions),
            pack.strip(),
            seed,
            name,
            read_language(language),
        )
        return tellings.invited(await self.house.create(wish, caller))

    async def join(self, table: str, invitation: str, name: str, language: str, caller: Any) -> Invited:
        return tellings.invited(await self.house.join(table, invitation, name, read_language(language), caller))

    async def rules(self, game: str, id: str, search: str) -> Entries:
        return find_rules(find_game(game).name, id, search)

    # --- looking

    async def observe(self, key: str, section: str, place: str, page: int) -> Observation:
        at = await self.looked(key)
        if section not in SECTIONS:
            raise InputError("section_unknown", section=section, known=", ".join(SECTIONS))
        doc = cast(Observation, tellings.standing(at))
        doc |= {"table": at.table, "game": at.module.name, "seat": at.seat, "players": at.players}
        doc |= tellings.settled(at)
        g = at.game
        if g is None:
            return doc
        doc["seat_name"] = at.texts.name(g, "seat", at.seat)
        text = self.house.painter(Sight(at.language, at.module, g, at.seat, section, place, at.players))
        pages = tellings.pages_of(text)
        number = read_page(page, len(pages))
        doc |= {"section": section, "text": pages[number - 1], "page": number, "pages": len(pages)}
        return doc

    async def legal_actions(self, key: str, verb: str, page: int, closed: bool) -> Actions:
        at = await self.looked(key)
        if at.conditions.withhold_actions:
            raise InputError("actions_withheld")
        doc = cast(Actions, tellings.standing(at))
        g = at.game
        if g is None or g.over:
            return doc
        choices = [choice for choice in g.choices(at.seat) if choice.verb == verb or not verb] if at.owes() else []
        pages = max(1, -(-len(choices) // PER_PAGE))
        number = read_page(page, pages)
        shown = choices[(number - 1) * PER_PAGE : number * PER_PAGE]
        doc |= {
            "actions": [tellings.action_doc(at, g, choice) for choice in shown],
            "anytime": [tellings.action_doc(at, g, choice) for choice in g.anytime(at.seat)],
            "page": number,
            "pages": pages,
            "total": len(choices),
        }
        if closed and at.owes():
            found = tellings.closed_docs(at, g)
            doc["closed"] = found[(number - 1) * PER_PAGE : number * PER_PAGE]
        return doc

    async def result(self, key: str) -> Result:
        """Open to whoever has used up everything, too."""
        return tellings.result(await self.house.place(key))

    # --- doing

    async def act(self, key: str, action: str, serial: int | None) -> News:
        """One answer, or several separated by semicolons, as far as they are legal."""
        at = await self.called(key)
        taken: list[str] = []
        try:
            await self.act_all(at, action, serial, taken)
        finally:
            await give_way(at)
        return {**tellings.news(at, await at.news()), "taken": taken}

    async def act_all(self, at: Place, action: str, serial: int | None, taken: list[str]) -> None:
        parts = [part.strip() for part in action.split(";") if part.strip()]
        if not parts:
            raise InputError("notation_empty")
        if len(parts) > MOST_AT_ONCE:
            raise InputError("answers_many", most=MOST_AT_ONCE)
        for part in parts:
            await self.act_once(at, part, serial if not taken else None, taken)

    async def act_once(self, at: Place, text: str, serial: int | None, taken: list[str]) -> None:
        g = playing(at)
        if at.minded:
            raise No(no(at.texts, InputError("seat_handed_over")), taken)
        if at.spent.lacks(at.conditions, "actions", 1, at.now()):
            await at.hand_over()
            raise No(no(at.texts, InputError("budget_actions")), taken)
        try:
            answer = read_answer(at.module, g, at.seat, text)
            written = write_answer(at.module, g, at.seat, answer)
        except InputError as error:
            raise No(no(at.texts, error), taken) from None
        refusal = await at.answer(answer, serial)
        if refusal is not None:
            raise No(refusal, taken)
        at.spent.counts["actions"] += 1
        await at.keep()
        taken.append(written)

    async def propose(
        self, key: str, to: str, give: Mapping[str, int], take: Mapping[str, int], promises: list[str], terms: str
    ) -> News:
        """A deal, in notation or put together from what goes either way."""
        at = await self.called(key)
        taken: list[str] = []
        try:
            g = playing(at)
            found = deal_choice(at, g, to)
            text = terms.strip() or f"{things(give)} for {things(take)}"
            if promises and not terms:
                text += f" with {', '.join(promises)}"
            head = write_answer(at.module, g, at.seat, found.smallest())
            await self.act_all(at, f"{head}: {text}", None, taken)
        finally:
            await give_way(at)
        return {**tellings.news(at, await at.news()), "taken": taken}

    async def say(self, key: str, text: str, to: list[str]) -> News:
        at = await self.looked(key)
        if at.spent.lacks(at.conditions, "characters", len(text), at.now()):
            left = at.spent.left(at.conditions, at.now())["characters"]
            raise InputError("budget_characters", left=left)
        g = playing(at)
        listeners = [seat_named(at, g, name) for name in to]
        await at.say(text, listeners)
        at.spent.counts["characters"] += len(text)
        await at.keep()
        return tellings.news(at, await at.news())

    async def wait(self, key: str, seconds: float) -> News:
        at = await self.looked(key)
        if not at.owes():
            await at.wait(min(max(seconds, 0.0), LONGEST_WAIT))
        return tellings.news(at, await at.news())

    # --- counting

    async def called(self, key: str) -> Place:
        """The place that a key opens, with one call less to go."""
        at = await self.house.place(key)
        for name in ("calls", "seconds"):
            if at.spent.lacks(at.conditions, name, 1, at.now()):
                await at.hand_over()
                raise No(no(at.texts, spent_error(name)))
        if at.game is not None:  # nobody has to pay for waiting until the others have come
            at.spent.counts["calls"] += 1
            await at.keep()
        await at.settle()
        return at

    async def looked(self, key: str) -> Place:
        """As called, by whoever answers nothing: who has no call left after it need not be waited for."""
        at = await self.called(key)
        await give_way(at)
        return at


async def give_way(at: Place) -> None:
    """Whoever cannot play on is stood in for at once, not at the next call: there may be none."""
    if at.spent.exhausted(at.conditions, at.now()):
        await at.hand_over()
        await at.settle()


def no(texts: Texts, error: InputError) -> Refusal:
    return tellings.fault_of(texts, error)


def spent_error(name: str) -> InputError:
    return InputError("budget_calls") if name == "calls" else InputError("budget_seconds")


def playing(at: Place) -> Game:
    g = at.game
    if g is None:
        raise InputError("table_not_started", table=at.table)
    return g


def read_language(language: str) -> str:
    if language not in LANGUAGES:
        raise InputError("language_unknown", language=language, known=", ".join(LANGUAGES))
    return language


def read_page(page: int, pages: int) -> int:
    if not 1 <= page <= pages:
        raise InputError("page_range", page=page, pages=pages)
    return page


def things(listed: Mapping[str, int]) -> str:
    return ", ".join(f"{amount} {thing}" for thing, amount in listed.items()) or "nothing"


def seat_named(at: Place, g: Game, name: str) -> int:
    """A seat by its name in the game, or by its number."""
    if name.isdecimal() and len(name) < 3 and int(name) < g.seats:
        return int(name)
    return at.module.identify(g, at.seat, "seat", name.lower())


def deal_choice(at: Place, g: Game, to: str) -> Choice:
    """Where terms may be offered now: to this partner; a new offer before an answer to one."""
    deals = [choice for choice in g.choices(at.seat) if choice.deal] if at.owes() else []
    if to:
        partner = seat_named(at, g, to)
        deals = [choice for choice in deals if g.stack[-1].deal_partner(g, choice.smallest()) == partner]
    if not deals:
        raise InputError("deal_closed")
    return min(deals, key=lambda choice: choice.verb != "offer")


def game_doc(module: Module, full: bool) -> dict[str, Any]:
    doc: dict[str, Any] = {
        "game": module.name,
        "title": module.title,
        "players": [module.min_seats, module.max_seats],
        "bots": kinds(module.name),
        "bot_seconds": {level.name: level.seconds for level in levels(module.name)},
    }
    if full:
        doc["options"] = [
            {"name": option.name, "default": option.default}
            | ({"values": list(option.values)} if option.values else {"low": option.low, "high": option.high})
            for option in module.options
        ]
        doc["examples"] = examples_of(module)
    else:
        doc["options"] = [option.name for option in module.options]
    return doc


def examples_of(module: Module) -> dict[str, str]:
    """How an answer, the terms of an offer and the id of a rule are written in this game."""
    texts = game_texts("en", module)
    found = {"action": texts("example-answer")}
    if texts.has_example():
        found["terms"] = texts("example-terms")
    return found | {"rule": first_rule(module.name)}
