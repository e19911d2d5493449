"""What bends a card in the shoe, and what a finger does to it: the arithmetic of `drawings.shoe.feed`."""

import math

import pytest

from hardware.machine.drawings.shoe import feed, figures
from hardware.machine.drawings.shoe import params as p
from hardware.machine.drawings.shoe.feed import Case, end


def by_name(found, start):
    return next(one for one in found if one.name.startswith(start))


# --- bending ---


def test_the_path_bends_a_card_less_than_sets_it():
    for one in feed.bending():
        assert (one.margin > 1.5) is not one.name.startswith("before"), one


def test_the_path_that_was_drawn_before_is_what_the_review_found():
    """4 to 19 N and 1.4 %, for cards of 2 to 4 GPa."""
    least, most = feed.before_n()
    assert 3.9 < least < 5
    assert 11 < most < 19
    assert by_name(feed.bending(), "before, 45 degrees about R 10: strain").value == pytest.approx(1.45)


def test_bending_is_that_of_a_beam():
    assert feed.stiffness(3000.0, 0.29) == pytest.approx(3000 * 88.9 * 0.29**3 / 12)
    assert feed.strain(60.0, 0.32) == pytest.approx(0.32 / 120)
    assert feed.apron_n(modulus=4000.0) == pytest.approx(2 * feed.apron_n(modulus=2000.0))


def test_the_apron_lifts_the_edge_by_its_arc():
    """The most is where the slit lets the card go, lifted by the arc's height there."""
    lead = p.CARD_W
    angle = (lead - p.APRON_X) / p.APRON_R
    lifted = p.APRON_R * (1 - math.cos(angle))
    press = 3 * feed.stiffness(4000.0, p.THICKEST) * lifted / lead**3
    assert feed.apron_n() == pytest.approx(press * math.tan(angle + math.atan(0.6)), rel=0.02)


def test_a_hand_that_pulls_harder_bends_more_and_the_horns_help():
    assert feed.pulled_radius(pull=6.0) == pytest.approx(feed.pulled_radius() / 2)
    without = 1 / (2 * math.sqrt(1.5 / feed.stiffness(2000.0, p.CARD)) * math.sin(math.radians(p.SLOPE_DEG) / 4))
    assert without < 35 < 60 < feed.pulled_radius()


# --- the press of wedge and pack ---


@pytest.mark.parametrize("friction", feed.FRICTIONS)
def test_wedge_and_pack_balance(friction):
    """Along the floor: weights against gate, floor and rollers."""
    cards = 208
    gate = feed.presses_n(cards, friction)
    wedge = figures.weight_kg() * feed.G
    pack = cards * figures.CARD_KG * feed.G
    between = wedge * (p.FLOOR_SIN - figures.ROLLING * p.FLOOR_COS) / p.LEAN_SIN  # of wedge and pack
    floor = pack * p.FLOOR_COS + (gate - between) * p.LEAN_COS
    along = pack * p.FLOOR_SIN + (between - gate) * p.LEAN_SIN - friction * floor
    assert along == pytest.approx(0.0, abs=1e-9)


def test_it_takes_more_to_press_the_pack_back_than_it_presses():
    for cards in feed.CARDS:
        for friction in feed.FRICTIONS:
            assert feed.presses_n(cards, friction, back=True) > feed.presses_n(cards, friction) > 1.5


# --- fingers ---


def test_nothing_jams_and_never_two_at_once():
    ends = feed.count().ends
    assert ends[feed.JAM] == ends[feed.TWO] == 0
    assert sum(ends.values()) == feed.count().cases == 8 * 6**3 * 4


@pytest.mark.parametrize("finger", [4.0, 5.0, 6.0])
def test_a_firm_finger_with_twice_the_cards_friction_always_draws(finger):
    found = feed.count(finger)
    assert found.out == found.good
    assert found.enough > 0.94 * found.good


def test_a_light_finger_leaves_the_card_where_it_is():
    assert feed.count(0.5).ends[feed.STAYS] == feed.count(0.5).cases


def test_the_least_finger_is_where_it_begins_to_come_out():
    card, floor, skin = feed.LIKELY
    for cards in feed.CARDS:
        least = feed.least_finger(cards, card, floor, skin)
        least += feed.apron_n(friction=floor) / (skin + floor)  # which it leaves out
        assert end(Case(least * 1.01, card, floor, skin, cards)).what == feed.OUT
        assert end(Case(least * 0.99, card, floor, skin, cards)).what == feed.STAYS


def test_a_steeper_floor_or_slipperier_card_is_what_it_takes_to_climb():
    assert all(feed.stops_second(card, floor) for card in feed.FRICTIONS for floor in feed.FRICTIONS)
    assert not feed.stops_second(1.3, 0.15)
    assert feed.leads_in(0.6)
    assert not feed.leads_in(1.2)


def test_a_wider_slit_lets_two_through(monkeypatch):
    monkeypatch.setattr(p, "SLIT", 0.5)
    assert end(Case(4.0, 0.2, 0.2, 0.5, 52)).what == feed.TWO


def test_all_that_has_to_hold_holds():
    assert all(one.margin > 1.2 for one in feed.holds())


def test_each_assumption_names_where_it_comes_from():
    assert all(len(row) == 3 and row[2].startswith(("guess", "drawing", "a pack")) for row in feed.ASSUMED)
