"""Setting up the game."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import (
    ANCIENT,
    CARDS,
    CIVILIZATIONS,
    CONTINENTS,
    ERAS,
    EXPANSIONIST,
    EXPLORERS,
    FERTILE,
    FREE_TECHNOLOGY,
    INFANTRY,
    MOUNTAIN,
    NO_ENCOUNTER,
    NOBODY,
    RESOURCES,
    TERRITORIES,
    TREASURE,
)
from quadriga.games.civilization.cards.vocabulary import ESPIONAGE
from quadriga.games.civilization.pieces import add_piece, changed, earn, found_settlement, raised
from quadriga.games.civilization.procedures.technology import Acquisition
from quadriga.games.civilization.queries import is_type, land_kind, settlements
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import CHOOSE, DRAW_7, NO_CARDS, STANDARD

SIX_PLAYER_CARD: Final = "sc_014"  # Build the first wonder of the era
ROOTS: Final = 6  # technologies without prerequisites

CIVILIZATION_STEP: Final = 0
TOKENS_STEP: Final = 1
DECKS_STEP: Final = 2
DRAW_STEP: Final = 3
FIRST_STEP: Final = 4
PLACE_STEP: Final = 5
BONUS_STEP: Final = 6
REVEAL_STEP: Final = 7
CAPITAL_STEP: Final = 8
START_STEP: Final = 9


class Preparation(Frame[Civilization]):
    """The seventeen steps, one procedure each.  rule: CV-SET-1, CV-SET-2, CV-SET-3, CV-SET-4, CV-SET-5, CV-SET-6,
    CV-SET-7, CV-SET-8, CV-SET-9, CV-SET-10, CV-SET-11, CV-SET-12, CV-SET-13, CV-SET-14, CV-SET-15, CV-SET-16,
    CV-SET-17, CV-SET-18, CV-SET-19, CV-SET-20, CV-SET-21, CV-STR-9"""

    def clone(self) -> "Preparation":
        frame = Preparation()
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        step = self.at
        self.at += 1
        if step == CIVILIZATION_STEP:
            return g.call(CivilizationDraft()) if g.civ_rule else RUN
        if step == TOKENS_STEP:
            return g.call(TokenDraw())
        if step == DECKS_STEP:
            return g.call(DeckShuffle()) if g.strategy_rule != NO_CARDS else RUN
        if step == DRAW_STEP:
            return g.call(StartingPlacement())
        g.deeds = (0,) * len(g.deeds)  # the wonder of a drawn technology was built in no turn
        return DONE


class CivilizationDraft(Frame[Civilization]):
    """Types of civilizations are chosen or drawn.  rule: CV-SET-4, CV-VAR-5, CV-VAR-6, CV-CIV-1 (ruling CV-GAP-62)"""

    def __init__(self) -> None:
        self.at = 0
        self.pending: list[int] = []  # seats that draw
        self.taken: list[int] = []  # cards drawn from the 42

    def clone(self) -> "CivilizationDraft":
        frame = CivilizationDraft()
        frame.at = self.at
        frame.pending = self.pending[:]
        frame.taken = self.taken[:]
        return frame

    def run(self, g: Civilization) -> int:
        if g.draft == CHOOSE:
            return WAIT if NOBODY in g.civilization else DONE
        if g.draft == DRAW_7:
            if self.at == 0:
                self.at = 1
                return g.draw(CIVILIZATIONS, g.seats)
            for seat in range(g.seats):
                self.give(g, seat, g.rolled[seat])
            return DONE
        return self.draw_from_all(g)

    def draw_from_all(self, g: Civilization) -> int:
        """Who shares a type with too many others draws again."""
        copies = 6
        if self.at == 0:
            self.pending = list(range(g.seats))
        else:
            free = [card for card in range(CIVILIZATIONS * copies) if card not in self.taken]
            for seat, drawn in zip(self.pending, g.rolled, strict=True):
                self.taken.append(free[drawn])
                self.give(g, seat, free[drawn] // copies)
            most = 3 if g.seats == 6 else 2 if g.seats >= 4 else 1
            self.pending = [seat for seat in range(g.seats) if g.civilization.count(g.civilization[seat]) > most]
        self.at = 1
        if not self.pending:
            return DONE
        return g.draw(CIVILIZATIONS * copies - len(self.taken), len(self.pending))

    def give(self, g: Civilization, seat: int, civilization: int) -> None:
        g.civilization = changed(g.civilization, seat, civilization)
        g.tell("civilization.given", seat, civilization)

    def waiting(self, g: Civilization) -> list[int]:
        return [g.civilization.index(NOBODY)]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for civilization in range(CIVILIZATIONS):
            o.yes("civilization", civilization)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.give(g, seat, a.target)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("civilization", seat)


class TokenDraw(Frame[Civilization]):
    """Tokens are mixed by continent and laid face down; what is left goes into the bag.

    rule: CV-SET-2, CV-SET-5, CV-SET-6, CV-SET-7
    """

    def __init__(self) -> None:
        self.at = 0
        self.terrain: list[int] = []
        self.others: list[int] = []
        self.dealt: list[int] = []  # tokens of the continent being mixed

    def clone(self) -> "TokenDraw":
        frame = TokenDraw()
        frame.at = self.at
        frame.terrain = self.terrain[:]
        frame.others = self.others[:]
        frame.dealt = self.dealt[:]
        return frame

    def run(self, g: Civilization) -> int:
        board = g.board
        if self.at == 0:
            self.at = 1
            self.sort_tokens(g)
            return g.shuffle(len(self.terrain))
        if self.at == 1:
            self.at = 2
            self.terrain = [self.terrain[place] for place in g.rolled]
            return g.shuffle(len(self.others))
        if self.at == 2:
            self.others = [self.others[place] for place in g.rolled]
        else:
            continent = self.at - 3
            for place, territory in enumerate(board.members[continent]):
                g.token = changed(g.token, territory, self.dealt[g.rolled[place]])
        continent = self.at - 2
        self.at += 1
        if continent == CONTINENTS:
            for token in [*self.terrain, *self.others]:
                g.bag = raised(g.bag, token, 1)
            return DONE
        few = board.mix_terrain[continent]
        many = board.mix_other[continent]
        self.dealt = [*self.terrain[:few], *self.others[:many]]
        self.terrain = self.terrain[few:]
        self.others = self.others[many:]
        return g.shuffle(len(self.dealt))

    def sort_tokens(self, g: Civilization) -> None:
        for token, copies in enumerate(g.board.token_copies):
            if token >= MOUNTAIN:
                self.terrain += [token] * copies
            else:
                removed = g.board.removed[g.length] if token == NO_ENCOUNTER else 0
                self.others += [token] * (copies - removed)


class DeckShuffle(Frame[Civilization]):
    """A deck for each era, without the cards of modules that are not played.

    rule: CV-VAR-2, CV-SET-11, CV-STR-4 (ruling CV-GAP-71)
    """

    def __init__(self) -> None:
        self.at = 0
        self.deck: list[int] = []

    def clone(self) -> "DeckShuffle":
        frame = DeckShuffle()
        frame.at = self.at
        frame.deck = self.deck[:]
        return frame

    def run(self, g: Civilization) -> int:
        if self.at:
            g.deck = (*g.deck, *[self.deck[place] for place in g.rolled])
        if self.at == ERAS:
            return DONE
        self.at += 1
        self.deck = []
        for number in range(CARDS):
            card = g.board.cards[number]
            if card.deck == self.at and is_used(g, number):
                copies = card.copies - int(card.key == SIX_PLAYER_CARD and g.seats == 6)
                self.deck += [number] * copies
        return g.shuffle(len(self.deck))


def is_used(g: Civilization, number: int) -> bool:
    """Whether a card belongs to the modules in play."""
    card = g.board.cards[number]
    if g.strategy_rule == STANDARD and (card.permanent or card.group == "special" or card.type == ESPIONAGE):
        return False
    return card.module == "" or module_on(g, card.module)


def module_on(g: Civilization, module: str) -> bool:
    if module == "barbarians":
        return g.barbarians_rule
    if module == "roads":
        return g.roads_rule
    if module == "experience":
        return g.experience_rule
    if module == "governments":
        return g.governments_rule
    if module == "prospecting":
        return g.prospecting
    if module == "landings":
        return g.landings
    if module == "events":
        return g.events_rule
    return g.espionage


class StartingPlacement(Frame[Civilization]):
    """Starting technologies, the two starting territories of everybody, what lies there, and the first player.

    rule: CV-SET-12, CV-SET-13, CV-SET-14, CV-SET-15, CV-SET-16, CV-SET-17, CV-SET-18, CV-SET-19,
    CV-SET-20 (rulings CV-GAP-68, CV-GAP-69, CV-GAP-94)
    """

    def __init__(self) -> None:
        self.at: int = DRAW_STEP
        self.technologies: list[int] = []  # drawn, by seat
        self.tied: list[int] = []  # seats that roll
        self.placed: list[int] = []  # seats in the order of placement, then back
        self.index = 0
        self.continents = 0  # bit mask of those taken in the first round
        self.era: int = ANCIENT  # of the table for the capital's resource

    def clone(self) -> "StartingPlacement":
        frame = StartingPlacement()
        frame.at = self.at
        frame.technologies = self.technologies[:]
        frame.tied = self.tied[:]
        frame.placed = self.placed[:]
        frame.index = self.index
        frame.continents = self.continents
        frame.era = self.era
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == DRAW_STEP:
            if not self.tied:
                self.tied = list(range(g.seats))
                return g.draw(ROOTS, g.seats)
            self.technologies = g.rolled[:]
            for seat in range(g.seats):
                g.tell("technology.drawn", seat, self.technologies[seat])
            self.at = FIRST_STEP
            return g.roll(2 * len(self.tied), 6)
        if self.at == FIRST_STEP:
            if self.roll_off(g):
                return g.roll(2 * len(self.tied), 6)
            first = self.tied[0]
            clockwise = [(first + step) % g.seats for step in range(g.seats)]
            self.placed = [*clockwise, *clockwise[::-1]]
            self.at = PLACE_STEP
        if self.at == PLACE_STEP:
            if self.index < len(self.placed) + len(self.scouts(g)):
                return WAIT
            self.at = BONUS_STEP
            self.index = 0
        if self.at == BONUS_STEP:
            if self.index < g.seats:
                self.index += 1
                return g.call(Acquisition(self.index - 1, self.technologies[self.index - 1], False))
            self.at = REVEAL_STEP
            self.index = 0
        if self.at == REVEAL_STEP:
            return self.reveal(g)
        if self.at == CAPITAL_STEP:
            return self.endow(g)
        if not self.tied:
            self.tied = list(range(g.seats))
            return g.roll(2 * g.seats, 6)
        if self.roll_off(g):
            return g.roll(2 * len(self.tied), 6)
        g.marker = self.tied[0]
        g.tell("marker.given", g.marker)
        return DONE

    def roll_off(self, g: Civilization) -> bool:
        """Two dice each, the highest stay in; whether they have to roll again."""
        sums = [g.rolled[2 * place] + g.rolled[2 * place + 1] for place in range(len(self.tied))]
        best = max(sums)
        self.tied = [seat for place, seat in enumerate(self.tied) if sums[place] == best]
        return len(self.tied) > 1

    # --- placement

    def scouts(self, g: Civilization) -> list[int]:
        """Expansionists place a third explorer.  rule: CV-CIV-21"""
        return [seat for seat in range(g.seats) if is_type(g, seat, EXPANSIONIST)]

    def seat(self, g: Civilization) -> int:
        if self.index < len(self.placed):
            return self.placed[self.index]
        return self.scouts(g)[self.index - len(self.placed)]

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat(g)]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        if self.index >= len(self.placed):
            for territory in settlements(g, seat):
                o.yes("post", territory)
            return
        for territory in range(TERRITORIES):
            if g.size[territory]:
                continue
            if self.index < g.seats and (self.continents >> g.board.continent[territory]) & 1:
                if o.explain:
                    o.no("settle", territory, "continent_taken", ["CV-SET-13"])
                continue
            o.yes("settle", territory)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        territory = a.target
        if self.index < len(self.placed):
            if self.index < g.seats:
                self.continents |= 1 << g.board.continent[territory]
                g.capital = changed(g.capital, seat, territory)
            g.holder = changed(g.holder, territory, seat)
            g.size = changed(g.size, territory, 1)
            add_piece(g, seat, land_kind(ANCIENT, INFANTRY), territory)
            g.tell("start.placed", seat, territory)
        add_piece(g, seat, EXPLORERS, territory)
        self.index += 1

    def default(self, g: Civilization, seat: int) -> Answer:
        o = Offer(False)
        self.offer(g, seat, o)
        return o.choices[0].smallest()

    # --- tokens

    def starts(self, g: Civilization) -> list[int]:
        return [territory for seat in range(g.seats) for territory in settlements(g, seat)]

    def reveal(self, g: Civilization) -> int:
        """rule: CV-SET-17, CV-SET-18 (ruling CV-GAP-94)"""
        starts = self.starts(g)
        if self.index == len(starts):
            self.at = CAPITAL_STEP
            self.index = 0
            self.tied = []
            return RUN
        territory = starts[self.index]
        self.index += 1
        token = g.token[territory]
        seat = g.holder[territory]
        g.reveals += 1
        g.tell("token.turned", territory, token)
        if token < RESOURCES:
            g.shown = changed(g.shown, territory, 1)
            found_settlement(g, seat, territory)
            return RUN
        if token == FERTILE:
            from quadriga.games.civilization.procedures.fertile import Fertile

            g.shown = changed(g.shown, territory, 1)
            return g.call(Fertile(seat, territory))
        g.token = changed(g.token, territory, NOBODY)
        if token == TREASURE:
            earn(g, seat, g.board.treasure[g.era])
            g.tell("treasure.found", seat, territory, g.board.treasure[g.era])
        if token == FREE_TECHNOLOGY:
            from quadriga.games.civilization.procedures.technology import FreeTechnology

            return g.call(FreeTechnology(seat))
        return RUN

    def endow(self, g: Civilization) -> int:
        """Every capital has a resource.  rule: CV-SET-19"""
        board = g.board
        while self.index < g.seats and g.token[g.capital[self.index]] != NOBODY:
            self.index += 1
        if self.index == g.seats or self.era > ERAS:
            self.at = START_STEP
            self.tied = []
            return RUN
        if self.tied:
            self.tied = []
            resource = board.critical[self.era * 13 + g.rolled[0] + g.rolled[1]]
            if g.bag[resource]:
                territory = g.capital[self.index]
                g.bag = raised(g.bag, resource, -1)
                g.token = changed(g.token, territory, resource)
                g.shown = changed(g.shown, territory, 1)
                found_settlement(g, self.index, territory)
                g.tell("capital.endowed", self.index, territory, resource)
                self.index += 1
                self.era = ANCIENT
                return RUN
        while self.era <= ERAS and not any(g.bag[board.critical[self.era * 13 + roll]] for roll in range(2, 13)):
            self.era += 1
        if self.era > ERAS:
            return RUN
        self.tied = [0]
        return g.roll(2, 6)
