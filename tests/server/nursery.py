"""Gives birth to servers quickly: everything is imported once, and each server is a child that can be killed.

Reads a line for every server that is wanted and prints the process id of the child: ``python -m tests.server.nursery PORT FOLDER``.
"""

import os
import sys
from pathlib import Path

import uvicorn

from quadriga.server.app import create_app
from quadriga.server.settings import read_settings


def main() -> None:
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            uvicorn.run(create_app(read_settings(folder, "127.0.0.1", port, os.environ)), port=port, log_config=None)
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
