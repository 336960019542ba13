"""Text of a whole random game with every decision, action, event and result, for golden files."""

from __future__ import annotations

from bastide.core import SPECTATOR, Game, Journal, Options, Recorder, Rng
from bastide.core.json_data import JsonData, canonical_json

#: Longer lists of choices are shortened; their number is always printed.
MAX_CHOICES_SHOWN = 8
#: Longer values are split into one entry per line, so that differences are readable.
MAX_LINE_LENGTH = 160


def playthrough_text(game: Game, players: int, options: Options, seed: int) -> str:
    """Play uniformly random actions from this seed and return the text of the game.

    Equal texts mean equal rules: views, prompts, notations, events as a spectator sees them, and digests.
    """
    rng = Rng(seed)
    recorder = Recorder(game, players, options, seed)
    state = recorder.state
    lines = [f"game {game.id}, rules version {game.rules_version}, {players} players, seed {seed}"]
    lines += [
        f"option {option.id} = {option.to_text(option.check(options.get(option.id, option.default)))}"
        for option in game.options
    ]
    lines += _views(state.viewers(), recorder)
    step = 0
    while not state.is_over():
        actors = state.players_to_act()
        player = actors[rng.below(len(actors))]
        decision = state.decision(player)
        choices = [state.notation(player, action) for action in decision]
        shown = " | ".join(choices[:MAX_CHOICES_SHOWN]) + (" | ..." if len(choices) > MAX_CHOICES_SHOWN else "")
        about = f" {canonical_json(decision.about)}" if decision.about else ""
        lines.append(f"\n{step}: player {player}, {decision.kind} ({decision.source}){about}, {len(choices)}: {shown}")
        action = rng.choice(decision.actions)
        lines.append(f"> {state.notation(player, action)}")
        state.journal = Journal()
        recorder.apply(player, action)
        lines += [f"  {canonical_json(event)}" for event in state.journal.views_for(SPECTATOR)]
        step += 1
        if step % 20 == 0:
            lines.append(f"= {state.digest()}")
    lines.append("")
    lines += _views(state.viewers(), recorder)
    lines.append(f"outcome {state.outcome()}")
    lines.append(f"metrics {canonical_json(dict(state.metrics()))}")
    lines += [
        f"metrics of player {player} {canonical_json(dict(state.seat_metrics(player)))}" for player in range(players)
    ]
    lines.append(f"= {state.digest()}")
    return "\n".join(lines) + "\n"


def _views(viewers: list[int], recorder: Recorder) -> list[str]:
    lines = []
    for viewer in viewers:
        name = "the spectator" if viewer == SPECTATOR else f"player {viewer}"
        lines.append(f"view of {name}:")
        for key, value in recorder.state.view(viewer).items():
            lines += format_entry(f"  {key}", value)
    return lines


def format_entry(name: str, value: JsonData) -> list[str]:
    """Format a named value: on one line if it fits, otherwise one indented line per entry."""
    line = f"{name}: {canonical_json(value)}"
    inner: list[tuple[str, JsonData]] = []
    if len(line) > MAX_LINE_LENGTH and isinstance(value, list):
        inner = [("-", item) for item in value]
    elif len(line) > MAX_LINE_LENGTH and isinstance(value, dict):
        inner = [(key, value[key]) for key in sorted(value)]
    if not inner:
        return [line]
    indent = " " * (len(name) - len(name.lstrip()) + 2)
    return [f"{name}:", *[line for key, item in inner for line in format_entry(f"{indent}{key}", item)]]
