"""The commands of `escabel-engine`, beside GTP."""

from __future__ import annotations

from escabel_gui.arguments import OneLineParser
from escabel_gui.engine.learning import selfplay, train_patterns
from escabel_gui.engine.matches import calibration, match
from escabel_gui.engine.puzzles import mine
from escabel_gui.engine.tools import bench, hint, openings, positions, report_command, review_command, solve, why_not
from escabel_gui.engine.work import task_worker


def add_subcommands(parser: OneLineParser) -> None:
    """Add a parser for each command, which says what is run."""
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=OneLineParser)
    match_parser = commands.add_parser("match", help="engine against engine", description=match.__doc__)
    match.add_arguments(match_parser)
    match_parser.set_defaults(run=match.run_match)
    bench_parser = commands.add_parser("bench", help="how fast this machine plays", description=bench.__doc__)
    bench.add_arguments(bench_parser)
    bench_parser.set_defaults(run=bench.run_bench)
    review_parser = commands.add_parser("review", help="analyze a saved game", description=review_command.__doc__)
    review_command.add_arguments(review_parser)
    review_parser.set_defaults(run=review_command.run_review)
    hint_parser = commands.add_parser("hint", help="a move and the reasons for it", description=hint.__doc__)
    hint.add_arguments(hint_parser)
    hint_parser.set_defaults(run=hint.run_hint)
    why_not_parser = commands.add_parser("why-not", help="the refutation of a move", description=why_not.__doc__)
    why_not.add_arguments(why_not_parser)
    why_not_parser.set_defaults(run=why_not.run_why_not)
    positions_parser = commands.add_parser(
        "positions", help="where a position occurs in games", description=positions.__doc__
    )
    positions.add_arguments(positions_parser)
    positions_parser.set_defaults(run=positions.run_positions)
    report_parser = commands.add_parser("report", help="figures over many games", description=report_command.__doc__)
    report_command.add_arguments(report_parser)
    report_parser.set_defaults(run=report_command.run_report)
    calibration_parser = commands.add_parser(
        "calibration", help="whether evaluations in saved games came true", description=calibration.__doc__
    )
    calibration.add_arguments(calibration_parser)
    calibration_parser.set_defaults(run=calibration.run_calibration)
    solve_parser = commands.add_parser("solve", help="who wins a small board", description=solve.__doc__)
    solve.add_arguments(solve_parser)
    solve_parser.set_defaults(run=solve.run_solve)
    mine_parser = commands.add_parser("mine", help="find puzzles", description=mine.__doc__)
    mine.add_arguments(mine_parser)
    mine_parser.set_defaults(run=mine.run_mine)
    openings_parser = commands.add_parser("openings", help="fairness of each first move", description=openings.__doc__)
    openings.add_arguments(openings_parser)
    openings_parser.set_defaults(run=openings.run_openings)
    selfplay_parser = commands.add_parser("selfplay", help="games to learn from", description=selfplay.__doc__)
    selfplay.add_arguments(selfplay_parser)
    selfplay_parser.set_defaults(run=selfplay.run_selfplay)
    learn_parser = commands.add_parser("learn", help="what good moves look like", description=train_patterns.__doc__)
    train_patterns.add_arguments(learn_parser)
    learn_parser.set_defaults(run=train_patterns.run_learn)
    worker_parser = commands.add_parser(
        "work",
        help="do what another process of the program asks for, as --parallel does",
        description=task_worker.__doc__,
    )
    worker_parser.set_defaults(run=task_worker.run_worker)
