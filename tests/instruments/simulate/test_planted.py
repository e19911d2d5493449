"""The faults that are planted into the program: their lines are there."""

import pytest

from tests.instruments.simulate.planted import FAULTS, ROOT, Fault


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name.replace(" ", "-"))
def test_a_fault_has_its_place(fault: Fault) -> None:
    assert fault.text in (ROOT / fault.file).read_text()
    assert fault.instead != fault.text
