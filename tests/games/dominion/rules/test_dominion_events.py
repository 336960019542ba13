"""Tests that events have the public and private fields of ``event_kinds``."""

from __future__ import annotations

from bastide.core import Journal, Rng, get_game
from bastide.games.dominion.rules.cards.set_discovery import RECOMMENDED_KINGDOMS
from bastide.games.dominion.rules.display.journal_events import EVENT_KINDS
from bastide.games.dominion.rules.position_parser import apply_notations, build_position


def check_event_kinds(journal: Journal) -> set[str]:
    """Check the fields of all events so far, and return their kinds."""
    events = journal.take_events()
    for event in events:
        kind = EVENT_KINDS[event.kind]
        assert list(event.data) == kind.public_fields, event
        assert list(event.secret) == kind.owner_fields, event
        assert event.secret_viewers == ([event.data["player"]] if kind.owner_fields else []), event
    return {event.kind for event in events}


def test_every_event_kind_occurs_with_its_declared_fields() -> None:
    heard: set[str] = set()
    for seed, kingdom in enumerate(RECOMMENDED_KINGDOMS):
        state = get_game("dominion").new_state(3, {"kingdom": kingdom}, seed)
        state.journal = Journal()
        rng = Rng(seed)
        while not state.is_over():
            player = state.next_player_to_act()
            state.apply(player, rng.choice(state.legal_actions(player)))
        heard |= check_event_kinds(state.journal)
    state = build_position(hands={0: "throne_room village counting_house sentry"}, discards={0: "copper"})
    state.journal = Journal()
    apply_notations(state, "play throne_room", "play village", "play counting_house", "take copper", "play sentry")
    heard |= check_event_kinds(state.journal)
    missing = sorted(set(EVENT_KINDS) - heard)
    assert not missing, f"nothing here causes {', '.join(missing)}: add a position whose actions do"
