"""The command line: the terminal game and everything around it."""


def main() -> None:
    """Run the command of ``sys.argv``; ends the process with its exit code."""
    from quadriga.cli.app import run

    run()
