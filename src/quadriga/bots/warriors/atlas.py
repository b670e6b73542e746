"""Facts of a map that never change: how far everything is."""

from quadriga.games.warriors.board import Board


class Atlas:
    """Distances between provinces, in steps, whoever holds them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.distance = [_distances(board, province) for province in range(len(board.keys))]


def _distances(board: Board, start: int) -> list[int]:
    far = len(board.keys)
    distance = [far] * far
    distance[start] = 0
    edge = [start]
    for province in edge:
        for neighbour in board.neighbours[province]:
            if distance[neighbour] == far:
                distance[neighbour] = distance[province] + 1
                edge.append(neighbour)
    return distance
