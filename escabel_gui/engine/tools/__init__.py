"""Further commands of the engine: benchmark, solver, review, hints, why not a move, positions, reports, openings."""
