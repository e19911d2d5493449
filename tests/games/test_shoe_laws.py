"""Laws of the games with a shoe and of siete y media, whatever seats, dealer and clocks do: what is offered is taken
and nothing else, no answer tells a card that lies face down, nobody plays against a bank of 0, beads are no more than
there are.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from controller.games.cards import Card
from controller.games.correction import CorrectCard
from controller.games.game import ENDED, MOST_BEADS
from controller.games.irregularity import KINDS, Policy, RuleIrregularity
from controller.games.refusal import Refusal
from controller.games.registry import GAMES
from tests.games.shoe_table import READINGS, ShoeTable, read, said_by_the_dealer, stakes_of, tries, why_not

SEEDS = range(8, 16)
"""Evenings in which all happens but what is RARE."""
STEPS = 100
RARE = {"open", "come_back"}
"""Acts that siete y media has in its own tests alone."""
OF_THE_CARD = {"strict", "must_change4", "not_allowed"}
"""Why an act that is offered may be refused: with a card that lies face down custom or the rules forbid it, which what
is offered must not tell."""
CARDS = [Card.parse(label) for label in ("4S", "7H", "KS", "KD", "9C")]
each_game = pytest.mark.parametrize("name", list(READINGS))


def played(table: ShoeTable, steps: int) -> Iterator[Any]:
    """The deals of an evening, one after the other; money is neither made nor lost, and no purse owes."""
    for _ in range(steps):
        yield table.deal
        if table.deal.phase in ENDED:
            table.begin()
        money = table.deal.money
        with contextlib.suppress(Refusal):
            money += sum(map(table.game.brought, table.put(table.next())))
        assert table.deal.money == money
        assert min(table.deal.purses.values()) >= 0


@cache
def evenings(name: str) -> list[Any]:
    """The deals of some evenings. Not to be changed."""
    return [deal for seed in SEEDS for deal in played(ShoeTable(name, seed), STEPS)]


@each_game
def test_what_is_offered_is_taken_and_nothing_else(name: str) -> None:
    game = GAMES[name]
    taken: Counter[str] = Counter()
    for deal in evenings(name):
        for player in (*deal.purses, "nobody"):
            for act, offered in tries(game, deal, player):
                why = why_not(game, deal, read(game, act))
                taken[act["do"]] += why is None
                if offered and why in OF_THE_CARD:
                    continue
                if why is None and not offered and (passes_on(deal, player) or passed_over(deal, player, act)):
                    continue
                assert offered == (why is None), (act, why, game.legal(deal, player), deal)
    assert {verb for verb in game.verbs if not taken[verb]} <= RARE


def passed_over(deal: Any, player: str, act: dict[str, Any]) -> bool:
    """Whether the sum of this act says nothing: under a seven the bet of before the cards is staked."""
    fusila = act["do"] == "fusilar" and getattr(deal.rules, "bets", "") == "before_cards"
    return fusila and "fusilar" in deal.rounds.legal(deal, player)


def passes_on(deal: Any, player: str) -> bool:
    """Whether whatever this player says passes the turn on: he has seven and a half, which nobody else is to know."""
    return hasattr(deal, "hand") and deal.phase == "turn" and player == deal.player and bool(deal.hand.status)


@each_game
def test_what_the_dealer_is_offered_is_taken_and_so_is_what_follows_of_silence(name: str) -> None:
    game = GAMES[name]
    silences = 0
    for deal in evenings(name):
        offered = game.dealer_legal(deal)
        for verb, about in game.dealer_verbs.items():
            assert about.fields.keys() <= {"amount", "player"}, "said without more than a sum or a player"
            why = why_not(game, deal, said_by_the_dealer(game, deal, verb))
            assert (verb in offered) == (why is None), (verb, deal)
        for decision in game.awaiting(deal):
            silent = game.time_up(deal, decision.key)
            assert silent is None or why_not(game, deal, silent) is None, (decision, deal)
            silences += silent is not None
    assert silences > 100 or name == "punto_banco", "there the dealer alone ends the bets"


@each_game
def test_no_answer_to_a_correction_tells_a_card_that_lies_face_down(name: str) -> None:
    game = GAMES[name]
    asked = 0
    for deal in evenings(name):
        for index in range(len(deal.cards)):
            if game.exposure(deal, index).everybody:
                continue
            words = {why_not(game, deal, CorrectCard(index, card)) for card in (*CARDS, deal.cards[index])}
            assert words in ({"face_down"}, {"hand_hidden"}, {"not_shown"}), (index, deal)
            asked += 1
    assert asked > 100


class BankPays(ShoeTable):
    """A table at which the bank is often to pay all stakes."""

    def next(self) -> Any:
        if stakes_of(self.deal) and self.chance.random() < 0.3:
            return RuleIrregularity(self.chance.choice(list(KINDS)), Policy("bank_pays_all"))
        return super().next()


@pytest.mark.parametrize("name", ["chemin_de_fer", "baccarat_banque"])
def test_nobody_plays_against_a_bank_of_0(name: str) -> None:
    """In the games in which a player's bank is on the table."""
    game = GAMES[name]
    for deal in (deal for seed in SEEDS for deal in played(BankPays(name, seed), STEPS)):
        if deal.banker is not None and not deal.bank:
            assert getattr(deal, "broken_in", 0), deal
        for player in deal.purses:
            told = game.legal(deal, player)
            assert all(told.get(act, 1) for act in ("banco", "take", "retire")), deal
        assert deal.offer is None or deal.offer.amount, deal


@pytest.mark.parametrize("name", [name for name in READINGS if name != "punto_banco"])
def test_beads_are_no_more_than_there_are_whatever_was_misread(name: str) -> None:
    """All cards that are dealt face down are taken for one and the same; those of punto banco are never shown."""
    table = ShoeTable(name, 1, misread=1, **({} if name == "siete_y_media" else {"beads": "quarters"}))
    most = 0
    for deal in played(table, 400):
        beads = table.game.beads(deal)
        assert beads is not None
        assert all(0 <= count <= MOST_BEADS for count in beads), deal
        most = max(most, *beads)
    assert most == MOST_BEADS
