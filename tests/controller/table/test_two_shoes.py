"""What one may not know changes nothing for him: every game that hides cards, played at the real table with two shoes.

Every card that a viewer may not know is another one, of any value that the pack still has. Until it is shown, every
byte that he is sent is the same, with the number of messages, their versions, what he is asked and
for how long, beads, lights, log, incidents, pictures, the console, and what is taken from whoever does not know the
card. The exceptions are those that the rules of the games make (docs/rules.md):

- what is shown is shown: a natural, a hand that is over, whatever the procedure turns up (`by_the_book` says which);
- who may see a card may act on it, is bound by it (the strict rules of 3.2 and 3.3, the obliged bank of 4), and so is
  whoever speaks for him or the clock that does: what is then done in public is his, and is judged no further;
- with `canto` who comes to seven and a half says so (`SAID`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from controller.games.baccarat.macao.rounds import ROUNDS
from controller.games.cards import Card
from controller.games.message import say
from controller.games.registry import GAMES
from controller.runtime import queries
from controller.runtime.store import TableStore
from controller.table import commands
from controller.table.state import Refused, TableState, live
from controller.web import updates
from tests.controller.two_shoes import HIDING, Differs, played
from tests.sample import sampled

MACAO = type(GAMES["macao"])


def test_every_game_that_hides_cards_is_tried() -> None:
    assert set(HIDING) == {
        *("punto_banco", "chemin_de_fer", "baccarat_banque", "macao", "victoria", "siete_y_media"),
    }


@pytest.mark.parametrize("game", sampled(HIDING, 2))
def test_what_one_may_not_know_changes_nothing_for_him(game: str, whole: bool) -> None:
    compared: list[int] = []

    @settings(max_examples=10 if whole else 1, phases=(Phase.explicit, Phase.generate))
    @given(st.integers(0, 10_000))
    def evenings(seed: int) -> None:
        evening = played(game, seed)
        compared.append(evening.compared)

    evenings()
    assert sum(compared) > 6 * len(compared), "the two shoes differed now and then"


# --- the proof finds what it is for -----------------------------------------------------------------------------------


def _tells(deal: Any) -> bool:
    """Whether the last card is open."""
    return bool(deal.cards) and int(deal.cards[-1].rank) > 5


def _in_a_bead(patch: pytest.MonkeyPatch) -> None:
    def beads(game: Any, deal: Any) -> tuple[int, ...]:
        return tuple(min(4, sum(card.column == column for card in deal.cards)) for column in range(13))

    patch.setattr(MACAO, "beads", beads)


def _in_the_log(patch: pytest.MonkeyPatch) -> None:
    def lines(game: Any, event: Any) -> Iterator[Any]:
        yield from was(game, event)
        if isinstance(getattr(event, "card", None), Card) and int(event.card.rank) > 5:
            yield say("table-yes")

    was = MACAO.lines
    patch.setattr(MACAO, "lines", lines)


def _in_what_is_offered(patch: pytest.MonkeyPatch) -> None:
    def legal(deal: Any, player: str) -> dict[str, Any]:
        return {**was(deal, player), **({"refuse": True} if _tells(deal) else {})}

    was = ROUNDS.legal
    patch.setattr(ROUNDS, "legal", legal)


def _in_the_time(patch: pytest.MonkeyPatch) -> None:
    def awaiting(game: Any, deal: Any) -> tuple[Any, ...]:
        return tuple(replace(one, limit_s=5 if _tells(deal) else 20) for one in was(game, deal))

    was = MACAO.awaiting
    patch.setattr(MACAO, "awaiting", awaiting)


def _in_the_number_of_changes(patch: pytest.MonkeyPatch) -> None:
    def commit(store: TableStore, events: Any, command: str | None = None) -> None:
        was(store, events, command)
        if store.state.deal is not None and _tells(store.state.deal):
            store.on_change()

    was = TableStore.commit
    patch.setattr(TableStore, "commit", commit)


def _in_the_number_of_the_state(patch: pytest.MonkeyPatch) -> None:
    _in_the_number_of_changes(patch)
    patch.setattr(updates, "OF_THE_MESSAGE", ("type",))


def _in_a_picture(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(queries, "picture_seen", lambda state, digest, viewer: True)


def _in_an_answer(patch: pytest.MonkeyPatch) -> None:
    def named(state: TableState, command: Any, whose: Any) -> bool:
        if _tells(live(state)):
            raise Refused("lapsed", say("table-no-decision"))
        return was(state, command, whose)

    was = commands._named
    patch.setattr(commands, "_named", named)


def _on_the_console(patch: pytest.MonkeyPatch) -> None:
    def apply(game: Any, deal: Any, event: Any) -> Any:
        after = was(game, deal, event)
        if _tells(after):
            logging.getLogger("controller.games").warning("a high card")
        return after

    was = MACAO.apply
    patch.setattr(MACAO, "apply", apply)


LEAKS: Mapping[str, Callable[[pytest.MonkeyPatch], None]] = {
    "beads": _in_a_bead,
    "last message": _in_the_log,
    r"\.deal\.legal": _in_what_is_offered,
    r"\.limit_s": _in_the_time,
    "version for": _in_the_number_of_changes,
    r"\.version": _in_the_number_of_the_state,
    "the picture of": _in_a_picture,
    "answered": _in_an_answer,
    "console": _on_the_console,
}
"""What is said of it, and how it gets in."""


@pytest.mark.parametrize("said", LEAKS)
def test_a_leak_is_found(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[said](monkeypatch)
    with pytest.raises(Differs, match=said):
        list(map(partial(played, "macao"), range(20)))
