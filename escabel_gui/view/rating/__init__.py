"""How strong a person plays, by game, as numbers and as a curve."""
