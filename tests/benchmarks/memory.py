"""How much memory an analysis takes, beside what it may take.

    python -m tests.benchmarks.memory --minutes 60 --size 13 --memory 200

The engine analyses an empty board for so long. Every minute tells how long it has had a core, how many visits the
position has, and the most memory that the process has had. It needs Linux, which counts that.
"""

import argparse
import re
from pathlib import Path
from threading import Thread
from time import monotonic

from escabel_gui.engine.processes.gtp_process import GtpProcess
from escabel_gui.installation import own_command

INTERVAL = 6_000  # hundredths of a second from one line of the analysis to the next


def most_memory(process: int) -> float:
    """Return the most memory that a process has had so far, in MB."""
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"^VmHWM:\s+(\d+) kB$", status, re.MULTILINE)
    assert found is not None
    return int(found[1]) * 1024 / 1e6


def time_on_core(process: int) -> float:
    """Return the seconds for which the threads of a process have had a core."""
    files = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(file.read_text().split()[0]) for file in files) / 1e9


def tell(engine: GtpProcess) -> None:
    """Print what every line of the analysis says, and what the system says then."""
    begin = monotonic()
    while line := engine.output.readline():
        if line.startswith("info "):
            visits = sum(int(count) for count in re.findall(r" visits (\d+)", line))
            process = engine.process.pid
            print(
                f"{(monotonic() - begin) / 60:5.1f} min, {time_on_core(process) / 60:5.1f} min on a core, "
                f"{visits:,} visits, {most_memory(process):.0f} MB",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--game", default="escabel")
    parser.add_argument("--size", type=int, default=13)
    parser.add_argument("--memory", type=int, default=200, help="MB")
    options = parser.parse_args()
    game = ["--game", options.game, "--size", str(options.size)]
    engine = GtpProcess([*own_command(), *game, "--memory", str(options.memory)])
    engine.send(f"kata-analyze {INTERVAL}")
    listener = Thread(target=tell, args=(engine,))
    listener.start()
    listener.join(60 * options.minutes)
    engine.end()
    listener.join()


if __name__ == "__main__":
    main()
