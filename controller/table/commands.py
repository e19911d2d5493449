"""What the table does with each command of the dealer and the seats: `(state, command, actor) -> events`, or `Refused`.

Pure. Every function returns the events in order; `state.apply` of them gives the new table. What the machine reports
is in `reports`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any

from controller.games.cards import Card
from controller.games.correction import CorrectCard
from controller.games.dealer import CloseBets, Mark, ReopenBets, ShowCard, VoidDeal, void_reason
from controller.games.game import COVER, Deal, Decision
from controller.games.irregularity import Policy, RuleIrregularity
from controller.games.ledger import ChangeBank, ChangePurse, PayDebt
from controller.games.message import Message, plain, say
from controller.games.refusal import Malformed, Refusal
from controller.games.verbs import Verb
from controller.table.events import (
    Answered,
    CardSeen,
    DealStarted,
    Event,
    FaultCleared,
    Held,
    Question,
    ReadingWaits,
    Resumed,
    Ruled,
    RulingUndone,
    SeatClosed,
    SeatOpened,
    ServiceBegan,
    ServiceEnded,
    Sighting,
    WindowMoved,
)
from controller.table.moment import in_time
from controller.table.names import alike, name_mistake
from controller.table.parts import fault_mark, part_name
from controller.table.readings import OF_A_CARD, hold_undue_card, process_pending_readings
from controller.table.sight.place import doubt_count, drop, requeue
from controller.table.sight.places import place_of
from controller.table.state import (
    MAX_NAME,
    MAX_TEXT,
    Actor,
    Refused,
    TableState,
    any_fault,
    askable,
    awaited,
    bankers,
    blind,
    card_of,
    carried,
    cut_awaited,
    game_of,
    is_public,
    live,
    may_be_undrawn,
    most_drawn,
    next_index,
    playing,
    require_exit_reading,
    stopped,
    tracked_index,
    undoable,
    used_pack,
)
from controller.table.step import Chance, Step
from hardware.devices import UNTIL_SEEN, WARNINGS

TEST_ENDS = say("table-test-ends")
IRREGULARITIES: Mapping[str, Message] = {
    "foul_pack": say("games-foul-pack"),
    "double_draw": say("games-double-draw"),
    "exposed_early": say("games-exposed-early"),
    "turned_back": say("games-turned-back"),
}

# --- what people do -----------------------------------------------------------------------------------------------


def decide(
    state: TableState, command: Mapping[str, Any], actor: Actor, chance: Chance = secrets.randbelow
) -> list[Event]:
    """A command from a tablet: `{"do": verb, "at": moment, ...}`. `chance` draws a number below the one it is given,
    where the table draws lots; the journal has whom it drew. Raises Refused with the first reason that holds."""
    in_time(state, command, actor)
    verb = command.get("do")
    if state.in_test:
        raise Refused("test_mode", say("table-in-test-mode"))
    game = game_of(state)
    if isinstance(verb, str) and verb in game.verbs:
        return _seat_act(state, game.verbs[verb], command, actor)
    handler = _DEALER_VERBS.get(verb) if isinstance(verb, str) else None
    if handler is None and isinstance(verb, str) and verb in game.dealer_verbs:
        handler = partial(_game_verb, game.dealer_verbs[verb])
    if handler is None:
        raise Refused("bad_op", say("table-bad-op", verb=str(verb)[:40]))
    if actor.role not in ("dealer", "table"):
        raise Refused("not_dealer", say("table-only-dealer"))
    step = Step(state, chance)
    handler(step, command)
    return step.events


def service_mode(state: TableState, on: bool, why: Message = TEST_ENDS) -> list[Event]:
    """Test mode begins or ends. Raises Refused while a deal is on; what is so already gives no events."""
    if on == state.in_test:
        return []
    if not on:
        return [ServiceEnded(why)]
    if playing(state):
        raise Refused("deal_running", say("table-deal-running-test"))
    if state.question is not None:
        raise Refused("question_open", say("table-question-open"))
    return [ServiceBegan()]


def _seat_act(state: TableState, verb: Verb, command: Mapping[str, Any], actor: Actor) -> list[Event]:
    if state.mode == "casekeeper":
        raise Refused("casekeeper", say("table-real-chips"))
    if actor.role != "seat" or actor.player is None:
        raise Refused("no_seat", say("table-take-seat"))
    if actor.player not in state.seats:
        raise Refused("no_seat", say("table-seat-closed"))
    if not playing(state) and command["do"] not in game_of(state).between_runs:
        raise Refused("closed", say("table-no-deal"))
    held = stopped(state)
    if held is not None:
        raise Refused("held", say("table-play-held", why=held.text))
    _named(state, command, lambda decision: decision.all_seats or decision.player == actor.player)
    step = Step(state)
    step.put(_read(verb, command, actor.player))
    process_pending_readings(step)
    return step.events


def _named(state: TableState, command: Mapping[str, Any], whose: Callable[[Decision], bool]) -> bool:
    """Whether the act is one that a decision of its giver awaits: it names that decision. Raises Refused when it names
    none, or one that is not awaited."""
    keys = [decision.key for decision in awaited(state) if command["do"] in decision.verbs and whose(decision)]
    if (keys or command.get("decision") is not None) and command.get("decision") not in keys:
        raise Refused("lapsed", say("table-no-decision"))
    return bool(keys)


def _game_verb(verb: Verb, step: Step, command: Mapping[str, Any]) -> None:
    """A verb that the dealer has in this game alone."""
    for name, field in verb.fields.items():
        if (name in command or field.required) and not field.check(command.get(name)):
            raise Refused("malformed", say("table-malformed-field", field=name, wants=field.wants))
    if not playing(step.state):
        raise Refused("no_deal", say("table-no-deal"))
    decides = _named(step.state, command, lambda decision: decision.player is None and not decision.all_seats)
    held = stopped(step.state)
    if decides and held is not None:
        raise Refused("held", say("table-play-held", why=held.text))
    step.put(_read(verb, command, None))
    process_pending_readings(step)


def _read(verb: Verb, command: Mapping[str, Any], player: str | None) -> Any:
    """The game's command, given by `player`, or by the dealer; raises Refused."""
    fields = {name: value for name, value in command.items() if name not in ("do", "id", "at", "decision")}
    try:
        return verb.read(fields if player is None else {**fields, "player": player})
    except Malformed as problem:
        raise Refused("malformed", problem.message) from None
    except Refusal as refusal:
        raise Refused(refusal.reason, refusal.message) from None


def _ruling(step: Step, text: Message, act: Callable[[Step], None]) -> None:
    """Do `act` as one ruling that can be undone; what it sets free is dealt with afterwards."""
    # Collected apart: a ruling is one event, so that taking it back takes all of it back.
    inner = Step(step.state)
    act(inner)
    step.emit(Ruled(text, tuple(inner.events)))
    process_pending_readings(step)
    hold_undue_card(step)


def _text(command: Mapping[str, Any]) -> str:
    """What the dealer wrote as the reason; empty for nothing."""
    text = command.get("text", "")
    if not isinstance(text, str):
        raise Refused("bad_text", say("table-bad-text"))
    return text[:MAX_TEXT]


def _same(said: Any, text: Message) -> bool:
    """Whether a page says back what it was shown."""
    try:
        return Message.of(said) == text
    except ValueError:
        return False


def _shown(said: Any, fault: Message) -> bool:
    return said == fault_mark(fault) or _same(said, fault)


def _player(command: Mapping[str, Any]) -> str:
    name = command.get("player")
    if not isinstance(name, str) or not name.strip() or len(name) > MAX_NAME or not name.isprintable():
        raise Refused("bad_name", say("table-bad-name", most=MAX_NAME))
    return name.strip()


def _amount(command: Mapping[str, Any]) -> int:
    amount = command.get("amount")
    if isinstance(amount, bool) or not isinstance(amount, int) or not 0 < amount <= 10**12:
        raise Refused("bad_amount", say("table-bad-amount"))
    return amount


def _start_deal(step: Step, command: Mapping[str, Any]) -> None:
    if playing(step.state):
        raise Refused("deal_running", say("table-deal-running"))
    held = stopped(step.state)
    if held is not None:
        raise Refused("held", say("table-play-held", why=held.text))
    pack = command.get("pack", "")
    if pack not in ("", "new", "same"):
        raise Refused("malformed", say("table-bad-pack", given=str(pack)[:20]))
    if used_pack(step.state) and not pack:
        raise Refused("used_pack", say("table-used-pack"))
    cut = _cut_by(step.state, command)
    require_exit_reading(step.game, step.state.rules)
    try:
        chosen = _chosen_banker(step.state, command)
        lot = chosen or step.drawn(step.game.lots(carried(step.state), step.state.rules, tuple(step.state.seats)))
        step.emit(DealStarted(dict(step.state.rules), pack if used_pack(step.state) else "", cut, lot))
    except Refusal as refusal:
        raise Refused(refusal.reason, refusal.message) from None


def _chosen_banker(state: TableState, command: Mapping[str, Any]) -> str:
    """Whom the players have chosen, as the dealer names him; "" where nobody is chosen."""
    may = bankers(state)
    if may and command.get("banker") not in may:
        raise Refused("banker_awaited", say("table-banker-awaited", players=may))
    return str(command["banker"]) if may else ""


def _cut_by(state: TableState, command: Mapping[str, Any]) -> tuple[str, ...]:
    """Who has cut the pack, as the dealer confirms it; nobody where nobody was to."""
    awaited = cut_awaited(state)
    if awaited is None:
        return ()
    said = command.get("cut")
    players = tuple(said) if isinstance(said, Sequence) and not isinstance(said, str) else ()
    named = len(players) == 1 and players[0] in awaited.players if awaited.one else players == awaited.players
    if not named:
        code = "table-cut-awaited-of-one" if awaited.one else "table-cut-awaited"
        raise Refused("cut_awaited", say(code, players=awaited.players))
    return players


def _hold(step: Step, command: Mapping[str, Any]) -> None:
    step.emit(Held(plain(text) if (text := _text(command)) else say("table-held-by-dealer")))


def _resume(step: Step, command: Mapping[str, Any]) -> None:
    """Play goes on after the dealer's hold, and without the parts named in `without` (part -> mark of the fault that
    the dealer was shown, or the fault itself, as older pages say it). One he has not seen goes on holding."""
    state = step.state
    if state.question is not None:
        raise Refused("question_open", say("table-question-open"))
    without = command.get("without") or {}
    if not isinstance(without, Mapping):
        raise Refused("malformed", say("table-bad-without"))
    failed = {part: text for part, text in state.faults.items() if part not in WARNINGS}
    agreed = {part for part, text in failed.items() if part in without and _shown(without[part], text)}
    part = any_fault(state)
    if part is not None and not agreed - state.accepted_faults:
        raise Refused("fault", say("table-go-on-without", part=part_name(part), fault=state.faults[part]))
    if part is None and place_of(state).has_undue_card(state):
        raise Refused("not_due", place_of(state).not_due)
    # The dealer was shown the fault, not the hold behind it.
    step.emit(Resumed(tuple(sorted(agreed | state.accepted_faults)), state.hold if part is not None else None))
    process_pending_readings(step)
    if state.hold is None or state.hold.code not in OF_A_CARD:
        hold_undue_card(step)


def _warning_seen(step: Step, command: Mapping[str, Any]) -> None:
    """The dealer has seen a warning that stays until he has: `part`, and the mark of the fault he was shown."""
    part = command.get("part")
    text = step.state.faults.get(part) if isinstance(part, str) and part in UNTIL_SEEN else None
    if not isinstance(part, str) or text is None or not _shown(command.get("mark"), text):
        raise Refused("no_fault", say("table-not-to-be-seen"))
    step.emit(FaultCleared(part))


def _close_bets(step: Step, command: Mapping[str, Any]) -> None:
    place = place_of(step.state)
    if playing(step.state) and place.open_undue(step.state):
        raise Refused("not_due", place.not_due)
    step.put(CloseBets())
    process_pending_readings(step)


def _reopen_bets(step: Step, command: Mapping[str, Any]) -> None:
    held = stopped(step.state)
    if held is not None:
        raise Refused("held", say("table-play-held", why=held.text))
    step.put(ReopenBets())


def _answer(step: Step, command: Mapping[str, Any]) -> None:
    question = step.state.question
    if question is None or question.id != command.get("question"):
        raise Refused("no_question", say("table-no-question"))
    if question.kind == "restart":
        raise Refused("count_wanted", say("table-count-wanted"))
    _dealer_may_know(step.state, question.index)
    card = card_of(command.get("card", ""))

    def act(inner: Step) -> None:
        inner.emit(Answered(question.id))
        _name_card(inner, question.index, card)

    text = say("table-ruled-card", index=question.index + 1, card=_public_label(step.state, question.index, card))
    _ruling(step, text, act)


def _dealer_may_know(state: TableState, index: int) -> None:
    """Raises Refused for a card that lies face down."""
    if not askable(state, index):
        raise Refused("face_down", say("table-face-down", card=index + 1))


def _public_label(state: TableState, index: int, card: Card) -> str:
    """The card in a message that everybody reads; `hidden` where the dealer alone has seen it."""
    return card.label if is_public(state, index) else "hidden"


def _name_card(step: Step, index: int, card: Card) -> None:
    """Card `index` is `card`, on the dealer's word: shown if it is the next one, else corrected where it differs."""
    if index == next_index(step.state):
        step.put(ShowCard(card))
        place_of(step.state).name_card(step, index)
    elif index >= len(live(step.state).cards):
        step.put(step.game.name_card(index, card))
    elif live(step.state).cards[index] != card:
        step.put(CorrectCard(index, card))
    step.emit(CardSeen(Sighting(index, card.rank.label, card.suit.value, 1.0, source="dealer")))


def may_key(state: TableState) -> bool:
    """Whether the dealer may name the next card: a deal is on, and nothing else is asked of him first."""
    question = state.question
    if not playing(state):
        return False
    return question is None or (question.index == next_index(state) and question.kind != "restart")


def _key_card(step: Step, command: Mapping[str, Any]) -> None:
    """The next card, named by the dealer because the camera does not see it."""
    if not playing(step.state):
        raise Refused("no_deal", say("table-no-deal"))
    card = card_of(command.get("card", ""))
    index = next_index(step.state)
    # The page may show an older state: the camera may have read this card while the dealer typed.
    if command.get("index", index) != index:
        raise Refused("lapsed", say("table-next-card-lapsed", card=index + 1))
    _dealer_may_know(step.state, index)
    question = step.state.question

    if not may_key(step.state):
        raise Refused("question_open", say("table-question-open"))

    def act(inner: Step) -> None:
        if question is not None:
            inner.emit(Answered(question.id))
        _name_card(inner, index, card)

    _ruling(step, say("table-ruled-keyed", index=index + 1, card=_public_label(step.state, index, card)), act)


def _correct(step: Step, command: Mapping[str, Any]) -> None:
    index = command.get("index")
    if isinstance(index, bool) or not isinstance(index, int):
        raise Refused("bad_index", say("table-bad-index"))
    card = card_of(command.get("card", ""))
    shown = live(step.state).cards
    if not 0 <= index < len(shown):
        raise Refused("bad_index", say("table-not-shown", card=index + 1))
    _dealer_may_know(step.state, index)
    question, began = step.state.question, playing(step.state)

    def act(inner: Step) -> None:
        inner.put(CorrectCard(index, card, command.get("swap") is True))
        if began and not playing(inner.state):  # the bank was broken earlier
            _nothing_more_is_read(inner, question)

    _ruling(
        step,
        say(
            "table-ruled-corrected",
            index=index + 1,
            was=_public_label(step.state, index, shown[index]),
            card=_public_label(step.state, index, card),
        ),
        act,
    )


def _nothing_more_is_read(step: Step, question: Question | None) -> None:
    """A ruling has ended the deal: no later card of it is asked about, and none waits."""
    if question is not None:
        step.emit(Answered(question.id))
    drop(step, step.state.waiting)


def _irregularity(step: Step, command: Mapping[str, Any]) -> None:
    """Something was not in order with cards or box; the policy, the table's or the dealer's, says what becomes of the
    stakes that lie."""
    kind, policy, rulings = command.get("kind"), command.get("policy"), command.get("rulings") or {}
    if not isinstance(kind, str) or not (policy is None or isinstance(policy, str)) or not isinstance(rulings, Mapping):
        raise Refused("malformed", say("table-bad-irregularity"))
    question = step.state.question

    def act(inner: Step) -> None:
        before = inner.game.round(live(inner.state))
        inner.put(RuleIrregularity(kind, None if policy is None else Policy(policy), tuple(rulings.items())))
        if not playing(inner.state):
            _nothing_more_is_read(inner, question)
        elif inner.game.round(live(inner.state)) != before:
            place_of(inner.state).new_round(inner, question)

    _ruling(step, say("table-ruled-irregularity", kind=IRREGULARITIES.get(kind, kind)), act)


def _drawn(step: Step, command: Mapping[str, Any]) -> None:
    """`count` cards were drawn unseen since the card of the open question was in the window; without a question, while
    the window is still to be compared: since the last card that is known. The camera has not read it then, nor may it
    see the next card: a fault of its view until it does. A card asked about that may be the one before it takes the
    count 0."""
    state, question = step.state, step.state.question
    if not _count_wanted(state) or command.get("question", question and question.id) != (question and question.id):
        raise Refused("no_question", say("table-no-question"))
    undrawn = may_be_undrawn(state)
    index = state.sight.index if question is None else question.index
    least = int(question is not None and question.another)
    most = 0 if undrawn else most_drawn(state, index)
    count = command.get("count")
    if isinstance(count, bool) or not isinstance(count, int) or not least <= count <= most:
        raise Refused("bad_count", say("table-bad-count", least=least, most=most))
    if question is not None and undrawn:
        _undrawn(step, question)
        return
    when = "unseen" if least else "interrupted"
    text = say("table-ruled-drawn", count=count, when=when)
    _ruling(step, text, lambda inner: place_of(state).rule_count(inner, question, count))


def _count_wanted(state: TableState) -> bool:
    """Whether the dealer may say now how many cards were drawn unseen."""
    question = state.question
    if question is None:
        return place_of(state).count_wanted(state)
    return question.kind == "restart" or question.another or may_be_undrawn(state)


def _undrawn(step: Step, question: Question) -> None:
    """The card asked about is the one before it: none was drawn, and the readings since are of a place earlier."""

    def act(inner: Step) -> None:
        later = [s for s in inner.state.waiting if s.index > question.index]
        inner.emit(Answered(question.id))
        drop(inner, later)
        inner.emit(WindowMoved(tracked_index(inner.state) - 1))
        requeue(inner, later, -1)

    _ruling(step, say("table-ruled-undrawn", card=question.index + 1, shown=question.index), act)


def _void_deal(step: Step, command: Mapping[str, Any]) -> None:
    text = _text(command)
    if not playing(step.state):
        raise Refused("no_deal", say("table-no-deal"))
    question = step.state.question

    def act(inner: Step) -> None:
        if question is not None:
            inner.emit(Answered(question.id))
        drop(inner, inner.state.waiting)
        inner.put(VoidDeal(text))
        if playing(inner.state):  # one round of the run: what was drawn in it is out, and the next card begins another
            inner.emit(WindowMoved(next_index(inner.state)))

    _ruling(step, say("table-ruled-void-why", why=why) if (why := void_reason(text)) else say("table-ruled-void"), act)


def _mark(step: Step, command: Mapping[str, Any]) -> None:
    """A marker of the pack has come."""
    if not playing(step.state):
        raise Refused("no_deal", say("table-no-deal"))
    markers = [kind for kind in step.game.markers(live(step.state).rules.changed()) if kind != COVER]
    kind = command.get("marker")
    if kind not in markers:
        raise Refused("bad_marker", say("table-bad-marker", markers=tuple(markers), count=len(markers)))
    _ruling(step, say("table-ruled-marker", marker=str(kind)), lambda inner: inner.put(Mark(str(kind))))


def _lay_away(step: Step, command: Mapping[str, Any]) -> None:
    """A card that left the shoe without being due was seen by somebody: it is laid away and counts as none."""
    state = step.state
    if not place_of(state).left_early(state):
        raise Refused("no_card", say("table-none-not-due"))
    if state.question is not None:
        raise Refused("question_open", say("table-question-open"))

    def act(inner: Step) -> None:
        drop(inner, state.waiting)
        inner.emit(WindowMoved(next_index(state)))

    _ruling(step, say("table-ruled-laid-away"), act)


def _pass_by(step: Step, command: Mapping[str, Any]) -> None:
    """The cards that go by face down are out, and no camera counted them: the dealer's word ends the burning of a shoe
    that is dealt by hand, as they never come before the camera."""
    state = step.state
    if not playing(state) or step.game.unread(live(state)) is None:
        raise Refused("no_card", say("table-none-goes-by"))
    if not may_key(state):
        raise Refused("question_open", say("table-question-open"))
    if not blind(state) and place_of(state).counts_unread(state):
        raise Refused("camera_counts", say("table-camera-counts"))
    before = next_index(state)

    def act(inner: Step) -> None:
        while (command := inner.game.unread(live(inner.state))) is not None:
            inner.put(command)
        drop(inner, inner.state.waiting)
        if state.question is not None:
            inner.emit(Answered(state.question.id))
        inner.emit(WindowMoved(next_index(inner.state)))

    gone = Step(state)
    act(gone)
    count = next_index(gone.state) - before
    _ruling(step, say("table-ruled-passed-by", first=before + 1, count=count), act)


def _undo(step: Step, command: Mapping[str, Any]) -> None:
    state, ruling = step.state, undoable(step.state)
    if ruling is None:
        raise Refused("nothing_to_undo", say("table-nothing-to-undo"))
    if "ruling" in command and not _same(command["ruling"], ruling.text):
        raise Refused("lapsed", say("table-ruling-lapsed", ruling=ruling.text))
    step.emit(RulingUndone(ruling.text))
    _seats_since(step, ruling.before.seats)
    after = step.state
    if not playing(after):
        return
    # The camera counts from where it was before; while the deal was ended nobody watched the window.
    moved = after.sight.epoch != ruling.before.sight.epoch
    if after.sight.doubt is not None or moved or not playing(state):
        doubt = after.sight.doubt
        doubt_count(step, say("table-after-undo") if doubt is None else doubt.why, counted=False)
    else:
        for index, sighting in state.sightings.items():
            if ruling.sightings.get(index) != sighting:  # read since then: it waits, or led to a question that is gone
                step.emit(CardSeen(sighting))
                step.emit(ReadingWaits(sighting))
    process_pending_readings(step)


def _buy_in(step: Step, command: Mapping[str, Any]) -> None:
    player = _player(command)
    if player not in step.state.seats:
        raise Refused("no_seat", say("table-no-seat", player=player))
    step.put(ChangePurse(player, _amount(command)))


def _cash_out(step: Step, command: Mapping[str, Any]) -> None:
    player = _player(command)
    purse = live(step.state).purses.get(player, 0)
    owes = owed_by(step.state, player)
    if command.get("amount") is None and owes and purse <= owes:
        _pay_all(step, command)
        return
    amount = purse - owes if command.get("amount") is None else _amount(command)
    if amount > purse or amount == 0:
        raise Refused("funds", say("table-funds", player=player, purse=purse, amount=amount))
    step.put(ChangePurse(player, -amount))


def owed_by(state: TableState, player: str) -> int:
    """What a cash-out of the player pays first: his debt, and his account where the game has accounts."""
    deal = live(state)
    return deal.debts.get(player, 0) + game_of(state).accounts(deal).get(player, 0)


def _pay_all(step: Step, command: Mapping[str, Any]) -> None:
    """The whole purse is for what its player owes: his debt first, and with what is left his account."""
    player = _player(command)
    if player in live(step.state).debts:
        _pay_debt(step, command)
        if not live(step.state).purses[player]:
            return
    pays = step.game.pays_account(player) if player in step.game.accounts(live(step.state)) else None
    if pays is not None:
        step.put(pays)


def taken_for_debt(deal: Deal, player: str) -> int:
    """What the purse can pay of the player's debt."""
    return min(deal.debts.get(player, 0), deal.purses.get(player, 0))


def _pay_debt(step: Step, command: Mapping[str, Any]) -> None:
    """The debt is paid out of the purse, as far as that goes."""
    player = _player(command)
    debt, purse = live(step.state).debts.get(player, 0), live(step.state).purses.get(player, 0)
    if not debt:
        raise Refused("no_debt", say("table-no-debt", player=player))
    if not purse:
        raise Refused("funds", say("table-no-money-for-debt", player=player, debt=debt))
    step.put(PayDebt(player, taken_for_debt(live(step.state), player)))


def _bank(step: Step, command: Mapping[str, Any]) -> None:
    amount = command.get("amount")
    if isinstance(amount, bool) or not isinstance(amount, int) or amount == 0 or abs(amount) > 10**12:
        raise Refused("bad_amount", say("table-bad-bank-amount"))
    if amount < 0 and step.state.question is not None:
        raise Refused("unsure", say("table-bank-unsure"))
    step.put(ChangeBank(amount))


def _open_seat(step: Step, command: Mapping[str, Any]) -> None:
    player = _player(command)
    if player in step.state.seats:
        return
    if mistake := name_mistake(player):
        raise Refused("bad_name", mistake)
    money = (owner for owner, amount in live(step.state).purses.items() if amount)
    if other := alike(player, (*step.state.seats, *money)):
        raise Refused("taken", say("table-name-taken", player=player, other=other))
    if len(step.state.seats) >= step.game.max_seats:
        raise Refused("table_full", say("table-full", seats=step.game.max_seats))
    step.emit(SeatOpened(player, command.get("bot") is True))
    _tell_seat(step, player, here=True)


def _close_seat(step: Step, command: Mapping[str, Any]) -> None:
    player = _player(command)
    if player not in step.state.seats:
        raise Refused("no_seat", say("table-no-seat", player=player))
    step.emit(SeatClosed(player))
    _tell_seat(step, player, here=False)


def _seats_since(step: Step, before: Collection[str]) -> None:
    """The run that an undo has brought back learns who has come or gone since: seats stay as they are."""
    now = step.state.seats
    for player in (*before, *now):
        if (player in before) != (player in now):
            _tell_seat(step, player, here=player in now)


def _tell_seat(step: Step, player: str, *, here: bool) -> None:
    """A run learns who has come or gone, where that matters to it."""
    command = step.game.seated(live(step.state), player, here=here) if step.state.deal_number else None
    if command is not None:
        step.put(command)


_DEALER_VERBS: dict[str, Callable[[Step, Mapping[str, Any]], None]] = {
    "start_deal": _start_deal,
    "hold": _hold,
    "resume": _resume,
    "warning_seen": _warning_seen,
    "close_bets": _close_bets,
    "reopen_bets": _reopen_bets,
    "answer": _answer,
    "key_card": _key_card,
    "correct": _correct,
    "drawn": _drawn,
    "void_deal": _void_deal,
    "irregularity": _irregularity,
    "undo": _undo,
    "buy_in": _buy_in,
    "cash_out": _cash_out,
    "pay_debt": _pay_debt,
    "bank": _bank,
    "mark": _mark,
    "lay_away": _lay_away,
    "pass_by": _pass_by,
    "open_seat": _open_seat,
    "close_seat": _close_seat,
}
