"""Which phone may be the camera: the life of a token, of the phone that waits and of the one that is it."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from controller.web.access import Denied
from controller.web.phone_access import CONFIRM_S, LONGEST_NAME, TOKEN_S, PhoneAccess, name_of


def access() -> PhoneAccess:
    """Whose tokens are t1, t2, ... and whose codes are 0000."""
    numbers = itertools.count(1)
    return PhoneAccess(new_token=lambda: f"t{next(numbers)}", choose=lambda digits: digits[0])


def why(act: object, *arguments: object) -> str:
    assert callable(act)
    with pytest.raises(Denied) as caught:
        act(*arguments)
    return caught.value.message.code


def asked(phones: PhoneAccess, now_s: float = 0.0) -> str:
    """The key of a phone that waits."""
    return phones.claim(phones.offer(now_s), "Pixel 7, Chrome", "192.168.1.7", now_s)


def test_a_token_is_good_for_a_minute_and_once() -> None:
    phones = access()
    token = phones.offer(0.0)
    assert phones.left_s(20.0) == TOKEN_S - 20
    phones.check(token, TOKEN_S - 0.1)
    key = phones.claim(token, "Pixel 7, Chrome", "192.168.1.7", TOKEN_S - 0.1)
    assert phones.whose(key, TOKEN_S) == phones.asking(TOKEN_S)
    assert phones.left_s(TOKEN_S - 0.1) == 0
    assert why(phones.check, token, 1.0) == "phone-token-used"
    assert why(phones.claim, token, "Another", "192.168.1.8", 1.0) == "phone-token-used"
    assert phones.was_used(token)


def test_none_a_wrong_one_one_that_ran_out_and_an_earlier_one_open_nothing() -> None:
    phones = access()
    for token in ("", "t1", "x" * 500):
        assert why(phones.check, token, 0.0) == "phone-token-wrong"
    first = phones.offer(0.0)
    assert why(phones.check, "t9", 0.0) == "phone-token-wrong"
    assert why(phones.check, first, TOKEN_S) == "phone-token-late"
    assert why(phones.claim, first, "Late", "192.168.1.7", TOKEN_S) == "phone-token-late"
    second = phones.offer(TOKEN_S)
    assert why(phones.check, first, TOKEN_S) == "phone-token-wrong"
    phones.check(second, TOKEN_S)
    assert phones.asking(TOKEN_S) is None


def test_a_phone_is_the_camera_by_the_code_that_it_shows_alone() -> None:
    phones = access()
    key = asked(phones)
    assert why(phones.confirm, "1234", 1.0) == "phone-not-waiting"
    assert phones.camera is None
    phone = phones.confirm("0000", 1.0)
    assert phones.camera == phone == phones.whose(key, 1e9)
    assert why(phones.confirm, "0000", 1.0) == "phone-not-waiting"


def test_there_is_one_camera_at_a_time() -> None:
    phones = access()
    key = asked(phones)
    phones.confirm("0000", 1.0)
    assert why(phones.offer, 2.0) == "phone-one-at-a-time"
    assert phones.end().name == "Pixel 7, Chrome"
    assert phones.whose(key, 2.0) is None
    assert why(phones.end) == "phone-no-camera"
    asked(phones, 3.0)
    assert phones.confirm("0000", 4.0) == phones.camera


def test_who_is_refused_or_not_confirmed_in_time_is_nothing() -> None:
    phones = access()
    key = asked(phones)
    phones.refuse("0000", 1.0)
    assert phones.whose(key, 1.0) is None
    assert why(phones.confirm, "0000", 1.0) == "phone-not-waiting"
    key = asked(phones, 2.0)
    assert phones.whose(key, 2.0 + CONFIRM_S - 0.1) is not None
    assert phones.whose(key, 2.0 + CONFIRM_S) is None
    assert why(phones.confirm, "0000", 2.0 + CONFIRM_S) == "phone-not-waiting"


def test_another_code_sends_the_phone_that_waits_away() -> None:
    phones = access()
    key = asked(phones)
    phones.offer(1.0)
    assert phones.whose(key, 1.0) is None


def test_no_secret_is_kept() -> None:
    phones = PhoneAccess()
    token = phones.offer(0.0)
    key = phones.claim(token, "Pixel 7, Chrome", "192.168.1.7", 0.0)
    assert len(token) == len(key) == 22, "128 bits each"
    assert token not in repr(vars(phones))
    assert key not in repr(vars(phones))


@pytest.mark.parametrize(
    ("browser", "model", "name"),
    [
        ("Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0 Mobile Safari/537.36", "Pixel 7", "Pixel 7, Chrome"),
        ("Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0 Mobile Safari/537.36", "", "Android, Chrome"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Safari/604.1", "", "iPhone, Safari"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) CriOS/141.0 Safari/604.1", "", "iPhone, Chrome"),
        ("Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0", "", "Android, Firefox"),
        ("curl/8", "", "?"),
        ("", "<b>\u202e\x00A  phone\n", "bA phone"),
        ("Firefox/1", "x" * 300, ("x" * 300)[:LONGEST_NAME]),
    ],
)  # fmt: skip
def test_a_phone_is_called_by_what_its_browser_says_and_nothing_odd(browser: str, model: str, name: str) -> None:
    assert name_of(browser, model) == name


class Lives(RuleBasedStateMachine):
    """Any order of offers, claims, answers and waiting: never two cameras, and none that nobody confirmed."""

    def __init__(self) -> None:
        super().__init__()
        self.phones = PhoneAccess()
        self.now_s = 0.0
        self.tokens: list[str] = []
        self.good: str | None = None
        self.good_until_s = 0.0
        self.keys: list[str] = []

    @rule(wait_s=st.sampled_from([0.0, 1.0, TOKEN_S, CONFIRM_S]))
    def time_passes(self, wait_s: float) -> None:
        self.now_s += wait_s

    @rule()
    def dealer_offers(self) -> None:
        if self.phones.camera is not None:
            assert why(self.phones.offer, self.now_s) == "phone-one-at-a-time"
            return
        self.good = self.phones.offer(self.now_s)
        self.good_until_s = self.now_s + TOKEN_S
        self.tokens.append(self.good)

    @precondition(lambda self: self.tokens)
    @rule(data=st.data())
    def somebody_claims(self, data: st.DataObject) -> None:
        token = data.draw(st.sampled_from(self.tokens))
        if token == self.good and self.now_s < self.good_until_s:
            self.keys.append(self.phones.claim(token, "A phone", "192.168.1.7", self.now_s))
            self.good = None
        else:
            assert why(self.phones.claim, token, "A phone", "192.168.1.7", self.now_s).startswith("phone-token-")

    @rule(right=st.booleans(), yes=st.booleans())
    def dealer_answers(self, right: bool, yes: bool) -> None:
        waiting = self.phones.asking(self.now_s)
        act = self.phones.confirm if yes else self.phones.refuse
        if waiting is None or not right:
            wrong = "x" if waiting is None else f"{(int(waiting.code) + 1) % 10000:04}"
            assert why(act, wrong, self.now_s) == "phone-not-waiting"
        else:
            assert act(waiting.code, self.now_s) == waiting

    @precondition(lambda self: self.phones.camera is not None)
    @rule()
    def it_ends(self) -> None:
        self.phones.end()

    @invariant()
    def at_most_the_last_two_keys_are_anybody_s(self) -> None:
        known = [key for key in self.keys if self.phones.whose(key, self.now_s) is not None]
        assert len(known) <= 1
        assert known in ([], self.keys[-1:]), "an earlier phone would have come back"


Lives.TestCase.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
TestLives = Lives.TestCase
