"""``python -m quadriga.cli`` is the command ``quadriga``."""

from quadriga.cli import main

main()
