"""The stages of the build book: what each takes, and that the figures at their heads add up to the whole."""

import pytest

from hardware.machine.book import bill, contents, hours, pages, printing
from hardware.machine.book.model import Step, Use
from hardware.machine.book.tools import tools

ORDER = ["paper", "one-spindle", "box", "casekeeper", "shoe"]


def wanted() -> dict[str, hours.Wanted]:
    return dict(zip(ORDER, hours.wanted(contents.stages()), strict=True))


def test_the_stages_come_in_their_order() -> None:
    assert [stage.key for stage in contents.stages()] == ORDER


def test_no_stage_takes_what_a_later_one_makes() -> None:
    """Each works by itself: only the casekeeper's last check wants the box, which is before it."""
    of = {step.key: number for number, stage in enumerate(contents.stages()) for step in stage.steps}
    for step in contents.steps():
        for take in step.takes:
            assert of[take.step] <= of[step.key]
            assert of[take.step] == of[step.key] or (step.key, take.step) in BETWEEN, f"{step.key}: {take.step}"


BETWEEN = {("check", "box-play"), ("plug-in", "power-button")}
"""Steps that take what an earlier stage has made."""


def test_money_and_hours_of_the_stages_are_those_of_the_whole() -> None:
    found = wanted()
    tried = sum(bill.article(key).price for key in ("coupon pin", "coupon insert"))
    stages = found["box"].material_eur + found["casekeeper"].material_eur
    assert tried + stages == pytest.approx(bill.main_total())
    shoe = bill.total(one for one in bill.articles() if one.group == bill.SHOE)
    assert found["shoe"].material_eur == pytest.approx(shoe)
    coupon = next(one.minutes for one in printing.sheet() if one.name == "coupon") / 60
    printed = coupon + found["box"].print_hours + found["casekeeper"].print_hours
    assert printed == pytest.approx(printing.total()[1])
    assert found["one-spindle"].print_hours == pytest.approx(coupon + 10.8, abs=0.05)


def test_a_tool_is_new_in_one_stage_and_had_in_those_after_it() -> None:
    new = [key for one in wanted().values() for key in one.new]
    assert len(new) == len(set(new))
    assert set(new) == {key for step in contents.steps() for key in step.tools}
    assert wanted()["box"].tools_eur == sum(tools()[key].price for key in wanted()["box"].new) > tools()["crimp"].price
    assert "crimp" in wanted()["casekeeper"].had
    assert "meter" in wanted()["one-spindle"].new, "of its page, no step of it names one"


def test_a_steps_time_is_that_of_its_pieces_and_what_it_says_beside() -> None:
    step = Step("a", "A", ["Do."], uses=[Use("insert", 8), Use("plate")], times=13, minutes=3)
    assert hours.pieces_minutes(step) == 8 * 1.5 + 3
    assert hours.minutes(step) == 13 * 18
    assert hours.minutes(Step("b", "B", ["Do."])) == hours.UNSAID


def test_every_kind_of_piece_is_found() -> None:
    assert {hours.kind(one).done for one in bill.articles()} == {one.done for one in hours.KINDS}
    assert hours.kind(bill.article("insert")).done == "an insert melted in"
    assert hours.kind(bill.article("strip screw")).done == "a screw, a spacer or a nut"


@pytest.mark.parametrize(
    ("minutes", "said"),
    [
        (1, "5 minutes"),
        (33, "35 minutes"),
        (89, "90 minutes"),
        (90, "1.5 hours"),
        (599, "10.0 hours"),
        (620, "10 hours"),
    ],
)
def test_a_time_is_said_in_fives_of_minutes_or_in_hours(minutes: float, said: str) -> None:
    assert hours.spelled(minutes) == said


def test_the_head_of_a_stage_says_time_money_and_tools() -> None:
    text = pages.pages()["README.md"]
    head = text[text.index("## Stage 3: the dealing box") : text.index("### Printing the box")]
    box = wanted()["box"]
    assert 60 < box.print_hours < 90
    assert 15 < box.work_hours < 40
    work = hours.spelled(box.work_hours * 60)
    assert f"| time | {box.print_hours:.0f} hours of printing; {work} of work |" in head
    assert f"| euro | material {box.material_eur:.0f}; tools {box.tools_eur:.0f}, where none" in head
    assert "| tools, first wanted here | soldering iron with a fine tip" in head
    whole = "".join(pages.pages().values())
    assert "*3.9 hours of work, a guess: 13 times 15 minutes for its pieces, 3 beside.*" in whole
    assert "*50 minutes of work, a guess: 13 times 4 minutes.*" in whole
    assert "*60 minutes of work, a guess.*" in whole
