"""Observations tell a seat what it may know, and nothing more."""

import numpy as np
import pytest
from tests.kit.walk import VARIATIONS, Variation, begin

from quadriga.engine.chance import below, seeded
from quadriga.games.registry import GAMES, find_game
from quadriga.games.warriors.module import WarriorsModule, table
from quadriga.research.encoders import encoder
from quadriga.research.features import BOUND, owner_marks, relative, turned, turned_square
from quadriga.research.walk import Walk
from quadriga.research.warriors import WarriorsEncoder

OURS = [variation for variation in VARIATIONS if variation.game in GAMES]
STEPS = {"warriors": 400, "byzantion": 500, "medioevo": 700, "civilization": 500}
EVERY = 11


@pytest.mark.parametrize("variation", OURS, ids=str)
def test_nothing_hidden_shows_in_observations_or_masks(variation: Variation) -> None:
    """Whatever the seat cannot know is dealt anew: its row and its legal actions stay the same."""
    module = variation.module()
    rows = encoder(variation.game)
    rng = seeded(f"leak {variation}")
    walk = Walk(module, begin(variation, f"leak {variation}"))
    walk.game.sink = None
    for step in range(STEPS[variation.game]):
        if walk.game.over:
            break
        if step % EVERY == 0 or walk.pending is not None:
            seat = walk.seat if walk.pending is not None else step // EVERY % variation.seats
            assert_same_for_all_it_knows(walk, seat, rng)
        legal = walk.legal()
        walk.take(legal[below(rng, len(legal))])
    assert rows.encode(walk, 0).shape == (rows.size,)


def assert_same_for_all_it_knows(walk: Walk, seat: int, rng: list[int]) -> None:
    rows = encoder(walk.module.name)
    row = rows.encode(walk, seat)
    assert row.dtype == np.float32
    assert np.abs(row).max() <= BOUND
    guessed = walk.clone()
    guessed.game = walk.module.determinize(walk.game, seat, rng)
    guessed.choices = None
    changed = np.flatnonzero(rows.encode(guessed, seat) != row)
    sections = [
        name for name, place in rows.places().items() if np.any((changed >= place.start) & (changed < place.stop))
    ]
    assert sections == []
    if walk.seat == seat:
        assert guessed.legal() == walk.legal()


@pytest.mark.parametrize("game", GAMES)
def test_the_looking_seat_comes_first(game: str) -> None:
    module = find_game(game)
    seats = module.max_seats
    variation = next(v for v in OURS if v.game == game and v.seats == seats)
    walk = Walk(module, begin(variation, "turned"))
    rng = seeded("turned")
    for _ in range(150):
        legal = walk.legal()
        walk.take(legal[below(rng, len(legal))])
    rows = encoder(game)
    places = rows.places()
    for seat in range(seats):
        row = rows.encode(walk, seat)
        assert row[places["seat"]].tolist() == [float(other == seat) for other in range(rows.most)]
        asked = row[places["asked"]]
        assert [bool(asked[(other - seat) % seats]) for other in range(seats)] == [
            other in walk.game.waiting() for other in range(seats)
        ]


def test_every_seat_of_warriors_sees_its_own_stock_first() -> None:
    module = find_game("warriors")
    walk = Walk(module, begin(next(v for v in OURS if v.seats == 4), "stock"))
    g = table(walk.game)
    for seat in range(4):
        for place in range(4):
            g.stock[seat * 4 + place] = 10 * seat + place
    rows = encoder("warriors")
    for seat in range(4):
        stock = rows.encode(walk, seat)[rows.places()["stock"]] * 10
        assert stock[:4].round().tolist() == [10 * seat + place for place in range(4)]
        assert stock[4:8].round().tolist() == [10 * ((seat + 1) % 4) + place for place in range(4)]
        assert not stock[16:].any()


KEPT = {"warriors": "kept", "medioevo": "lands_seen", "civilization": "pieces_seen"}


@pytest.mark.parametrize("game", KEPT)
def test_what_an_encoder_keeps_is_renewed_when_it_changes(game: str) -> None:
    walk = Walk(find_game(game), begin(next(v for v in OURS if v.game == game and v.seats == 4), "kept"))
    rng = seeded("kept")
    rows = encoder(game)
    for _ in range(250):
        if walk.game.over:
            break
        seat = walk.seat
        row = rows.encode(walk, seat)
        getattr(rows, KEPT[game]).clear()
        assert np.array_equal(rows.encode(walk, seat), row)
        legal = walk.legal()
        walk.take(legal[below(rng, len(legal))])


def test_rows_of_warriors_depend_on_no_other_game() -> None:
    module = find_game("warriors")
    assert isinstance(module, WarriorsModule)
    rows = encoder("warriors")
    for map_ in (*module.data.maps, *module.data.maps):
        g = module.new(4, module.read_options(4, {"map": map_}))
        g.advance()
        walk = Walk(module, g)
        row = rows.encode(walk, 1)
        assert np.array_equal(row, WarriorsEncoder(module).encode(walk, 1))
        before = row.copy()
        table(g).place[:] = table(g).place[::-1]
        assert not np.array_equal(rows.encode(walk, 1), row)
        assert np.array_equal(row, before)


def test_turning_rows() -> None:
    assert turned([1, 2, 3], 1, 3, 4) == [2, 3, 1, 0]
    assert turned([1, 2, 3, 4], 1, 2, 2, 2) == [3, 4, 1, 2]
    assert turned_square([0, 1, 2, 3], 1, 2, 3) == [3, 2, 0, 1, 0, 0, 0, 0, 0]
    assert [relative(owner, 1, 3) for owner in (1, 2, 0, 3, -1)] == [1, 2, 3, 4, 0]
    assert owner_marks(1, 2, 2)[1] == [1, 0, 0]
    assert owner_marks(1, 2, 2)[2] == [0, 0, 1]
    assert not any(owner_marks(1, 2, 2)[-1])
