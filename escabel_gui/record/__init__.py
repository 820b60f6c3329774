"""Game records: tree, SGF, results, evaluations, storage, reviews. No Qt."""
