"""How strong a person plays each game, as games against levels of known strength tell."""
