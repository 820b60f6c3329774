"""Further commands of the engine: benchmark, solver, review, opening maps."""
