"""Gives birth to servers quickly: everything is imported once, and each server is a child that can be killed.

``python -m tests.server.nursery PORT FOLDER`` reads a line for every server that is wanted and prints its process id.
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
            os.dup2(2, 1)  # what it prints goes to the log
            uvicorn.run(create_app(read_settings(folder, "127.0.0.1", port, os.environ)), port=port, log_config=None)
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
