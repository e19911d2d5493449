"""Siete y media with bets before the cards, and of a house (docs/rules.md 4.15, 4.16): act by act the table settles as
the second reading does, offers what it takes, and writes its deals as scripts; nobody learns of a card unseen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from controller.games.audience import DEALER_VIEW, PUBLIC, Viewer
from controller.games.siete_y_media import ChangeBank, Fusilar, new_deal, parse_rules
from controller.games.siete_y_media.rules import BANK_FUNDS, SETTLED
from controller.games.siete_y_media.show import SIETE_Y_MEDIA
from controller.games.transcript import Fact, script_of
from tests.games.second import siete_y_media as second
from tests.games.test_siete_y_media import (
    OF_THE_CARD,
    AtTable,
    playable,
    shown_alike,
    told,
    trials,
    why_not,
    with_other_cards,
)


def tables(seed: int, number: int) -> Iterator[AtTable]:
    """Those of the scripts of a seed in which bets come first."""
    for script in second.scripts(seed, number):
        if script["rules"].get("bets") == "before_cards":
            yield AtTable(playable(script))


def test_act_by_act_the_table_settles_as_a_script_does() -> None:
    undealt, houses, done = 0, 0, Counter[str]()
    for table in tables(13, 1200):
        kept: list[Any] = []
        refused = []
        for obj in table.script["events"]:
            shut = obj["op"] == "back" and any(hand.shut for _, _, hand in table.deal.all_hands)
            reason = table.act(obj)
            if shut and reason == "closed":
                continue
            if reason is None:
                done[obj["op"]] += 1
            else:
                refused.append({"event": len(kept), "reason": reason})
            kept.append(obj)
        table.to_the_end()
        deal = table.deal
        wanted = second.settle({**table.script, "events": kept})
        assert refused == wanted["rejected"]
        assert {player: deal.worth(player) for player in deal.purses} == wanted["players"]
        assert [hand.line.pay for _, _, hand in deal.all_hands if hand.line] == [
            line["pay"] for line in wanted["settled"]
        ]
        if deal.phase == "bets_open":
            undealt += 1
            continue
        facts = [Fact(row, event) for row, event in enumerate(table.events, start=1)]
        script = script_of(SIETE_Y_MEDIA, table.start, facts, deal)
        result = SIETE_Y_MEDIA.settle(script)
        assert result["rejected"] == []
        assert [result[key] for key in ("players", "next_bank", "settled")] == [
            wanted[key] for key in ("players", "next_bank", "settled")
        ]
        houses += result.get("bank") == wanted.get("bank", 0)
    assert houses > 50
    assert undealt > 5
    assert all(done[op] > 3 for op in ("bet", "deal", "raise", "hit", "stand", "open", "change4", "fusilar", "back"))


def test_the_house_takes_out_no_more_than_its_bank_holds() -> None:
    rules = parse_rules({"banker": "house", "bets": "before_cards"})
    deal = new_deal(rules, bank=100, purses={"ann": 50, "bob": 50}, seats=("ann", "bob"))
    assert why_not(deal, ChangeBank(-101)) == BANK_FUNDS.message
    assert deal.play(ChangeBank(-100))[0].bank == 0


def test_what_is_offered_is_taken_and_nothing_else() -> None:
    tried = Counter[bool]()
    for table in tables(16, 300):
        for obj in table.script["events"]:
            deal = table.deal
            if deal.phase in SETTLED:
                break
            for player in deal.purses:
                may = SIETE_Y_MEDIA.legal(deal, player)
                for command, offered in trials(player, may, deal):
                    hand, why = deal.hand, why_not(deal, command)
                    of_the_card = why in OF_THE_CARD and hand.hidden is not None and offered
                    passes = why is None and hand.status and not offered
                    passed_over = isinstance(command, Fusilar) and "fusilar" in may
                    assert offered == (why is None) or of_the_card or passes or passed_over, (command, may)
                    tried[offered] += 1
            table.act(obj)
    assert min(tried.values()) > 1000


def test_nobody_learns_anything_of_a_card_that_he_has_not_seen(whole: bool) -> None:
    chance, compared = random.Random(4), 0
    for table in tables(14, 500 if whole else 125):
        viewers = [PUBLIC, DEALER_VIEW, *(Viewer("seat", player) for player in table.deal.purses)]
        for obj in table.script["events"]:
            if table.deal.phase in SETTLED:
                break
            viewer = chance.choice(viewers)
            other = with_other_cards(table.deal, viewer, chance) if table.deal.cards else None
            if other is not None and shown_alike(other, table.deal):
                compared += other.cards != table.deal.cards
                assert told(table.deal, viewer) == told(other, viewer)
            table.act(obj)
    assert compared > (200 if whole else 50)
