"""The doors for learning programs: PettingZoo, Gymnasium, OpenSpiel, datasets. Needs the extra ``research``."""

from quadriga.research.aec import SeatsEnv, pettingzoo_env
from quadriga.research.encoders import encoder
from quadriga.research.numbering import numbering
from quadriga.research.single import SeatEnv, gym_env, register_environments
from quadriga.research.walk import IllegalAction, Walk

__all__ = ["pettingzoo_env", "gym_env", "numbering", "encoder", "SeatsEnv", "SeatEnv", "Walk", "IllegalAction"]

register_environments()
