# %% [markdown]
# # Quadriga in five minutes
#
# Cells for an editor or for Jupyter (`jupytext --to notebook docs/tutorial.py`); it also runs as it stands: `python docs/tutorial.py`.
# Needs `pip install "quadriga[research,lab]"`.

# %% A game: ask who is to decide, look at the choices, answer
from collections import Counter
from pathlib import Path
from tempfile import mkdtemp

from quadriga.engine.notation import write_choice
from quadriga.engine.table import Table
from quadriga.games.registry import find_game

game = find_game("warriors")
table = Table.open(game, 3, game.read_options(3, {"map": "italy"}), seed="7")
seat = table.game.waiting()[0]
choices = table.game.choices(seat)
print("seat", seat, "may:", ", ".join(write_choice(game, table.game, seat, choice) for choice in choices))
table.submit(seat, choices[0].smallest())
print("the record says:", table.record.entries[-1].do)

# %% Bots play a whole game; everything in it follows from the seed
from quadriga.bots.referee import play_game

options = game.read_options(3, {"map": "italy", "turn_limit": 5})
played = play_game(game, ["medium", "random", "random"], options, "tutorial")
print("winners", played.winners, "points", played.points, "after", played.decisions, "decisions")

# %% Many games, each bot one seat further in every game
from quadriga.lab.executors import Here
from quadriga.lab.simulation import Plan, Results, simulate

plan = Plan("warriors", ["medium", "random", "random"], options, 12, "tutorial", True, False)
results = Results(plan)
points: list[dict[str, object]] = []
for match in simulate(plan, Here()):
    results.add(match)
    for kind, total in zip(match.seats, match.played.points):
        points.append({"bot": kind, "points": total})
for kind, tally in results.bots.items():
    print(kind, "won", tally.wins, "of", tally.games)

# %% A picture of it
import altair

chart = (
    altair.Chart(altair.Data(values=points))
    .mark_boxplot()
    .encode(x=altair.X("points:Q", title="victory points"), y=altair.Y("bot:N", title=None))
    .properties(title="Warriors & Traders, five turns in Italy", width=400)
)
picture = Path(mkdtemp()) / "points.html"
chart.save(picture)
print("picture in", picture)

# %% A learner's view: one row of numbers and a mask for every seat
from quadriga.research import encoder, numbering, pettingzoo_env

print(encoder("warriors").size, "features,", numbering("warriors").size, "actions")
env = pettingzoo_env("warriors", players=3, map="italy", turn_limit=5)
env.reset(seed=7)
verbs: Counter[str] = Counter()
won: dict[str, float] = {}
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        won[agent] = reward
        env.step(None)
        continue
    space = env.action_space(agent)
    action = int(space.sample(seen["action_mask"]))
    verbs[numbering("warriors").verb_of(action)] += 1
    env.step(action)
print("rewards", won)
print("most frequent actions", verbs.most_common(5))

# %% One seat against bots
import gymnasium

single = gymnasium.make("Quadriga/Byzantion-v0", players=2, opponents="random")
seen, info = single.reset(seed=7)
steps = 0
over = False
while not over:
    seen, reward, over, _, info = single.step(single.action_space.sample(seen["action_mask"]))
    steps += 1
print("a game of Byzantion took", steps, "steps and was worth", reward)

# %% Games as a table for supervised learning
from quadriga.research.dataset import export, from_seeds

file = picture.with_name("games.parquet")
made = export(from_seeds("warriors", ["1"], ["medium", "random", "random"], {"turn_limit": 5}), file)
print(made.rows, "steps in", file)
