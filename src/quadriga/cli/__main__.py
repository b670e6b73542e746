"""``python -m quadriga.cli`` is the command ``quadriga``."""

from quadriga.cli import main

if __name__ == "__main__":  # processes that the server starts look in here too
    main()
