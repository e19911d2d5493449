"""Siete y media as the table plays it: the engine behind `games.game`, and what its events say."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, assert_never

from ..audience import EVERYBODY, NOBODY, PUBLIC, Audience, Viewer, only
from ..cards import Card
from ..correction import lines_of_correction
from ..dealer import said_why_void
from ..game import ENDED, MOST_BEADS, Carried, Decision, Expected, Game
from ..irregularity import line_of_ruling
from ..ledger import DebtPaid, PurseChanged, compensation_lines, money_line
from ..message import Message, Value, say
from ..refusal import refuse
from ..silence import counted, taking_part
from ..transcript import Fact, Transcript
from . import acts
from . import deal as state
from .codec import DEALER_VERBS, EVENTS, SEAT_VERBS, TURN
from .deal import Deal, apply, before_first_deal, gone_back, new_deal
from .decide import decide
from .legal import legal
from .pack import ABSENT, GOAL, PACK_40
from .refusals import bank_must_reach, beside_hidden
from .rules import OPTIONS, parse_rules
from .script import MOST_SEATS, play
from .transcript import write
from .view import view


class _SieteYMedia(Game[Deal, acts.Command, acts.Event]):
    name = "siete_y_media"
    min_seats = 2
    max_seats = MOST_SEATS + 1
    options = OPTIONS
    limits: Mapping[str, str] = {"min": "min", "max": "max", "unit": "unit"}
    verbs = SEAT_VERBS
    dealer_verbs = DEALER_VERBS
    codec = EVENTS
    hides = True

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        return before_first_deal(parse_rules(rules), bank)

    def carry(self, deal: Deal) -> Carried:
        """`banker` of the next deal, the `order` of the seats in this one, and who was `silent` in how many."""
        silent = {player: count for player, count in deal.silent.items() if player not in deal.joined}
        banker = deal.banker
        if deal.phase == "over":
            banker = deal.next_bank or deal.banker
            silent = counted(silent, asked(deal), deal.acted)
        kept = {"banker": banker, "order": list(deal.seats), "silent": silent} if deal.seats else {}
        return Carried(deal.purses, deal.debts, deal.bank, kept)

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        known, kept = parse_rules(rules), carried.kept
        silent = kept.get("silent", {})
        able = [player for player in seats if carried.purses.get(player, 0) >= known.least]
        players = taking_part(able, silent, self.min_seats)
        if len(players) < self.min_seats:
            refuse("players", say("siete_y_media-too-few", least=known.least))
        next_ones = (kept.get("banker"), *kept.get("order", ()), *players)
        banker = next(player for player in next_ones if player in players)
        at = players.index(banker)
        return new_deal(
            known,
            purses=carried.purses,
            debts=carried.debts,
            bank=carried.bank,
            seats=(players[at + 1 :] + players[:at])[:MOST_SEATS],
            banker=banker,
            silent=silent,
        )

    def decide(self, deal: Deal, command: acts.Command) -> Iterable[acts.Event]:
        return decide(deal, command)

    def apply(self, deal: Deal, event: acts.Event) -> Deal:
        return apply(deal, event)

    def round(self, deal: Deal) -> int:
        return deal.step

    def pack(self, deal: Deal) -> Mapping[Card, int]:
        """A four that went back may come again."""
        pack = dict.fromkeys(PACK_40, 1)
        for index in gone_back(deal):
            pack[deal.dealt[index]] += 1
        return pack

    def expects(self, deal: Deal) -> Expected | None:
        due = deal.due
        if due is None or deal.phase in ENDED:
            return None
        return Expected(f"{due.role} {due.player}", "down" if due.down else "up")

    def exposure(self, deal: Deal, index: int) -> Audience:
        if index < len(deal.owners):
            return _audience(deal.owners[index])
        due = deal.due
        if due is None or not due.down:
            return EVERYBODY
        lifted = deal.rules.peek == "cards"
        return NOBODY if lifted or due.role in ("fusilado", "bank") else only(due.player)

    def tells(self, deal: Deal, index: int) -> bool:
        """Whether a hand is over tells of its hidden card."""
        return beside_hidden(deal, index)

    def beads(self, deal: Deal) -> tuple[int, ...]:
        shown = [MOST_BEADS if column in ABSENT else 0 for column in range(13)]
        back = gone_back(deal)
        for index, owner in enumerate(deal.owners):
            shown[deal.dealt[index].column] += owner is None and index not in back
        return tuple([min(count, MOST_BEADS) for count in shown])

    def banker(self, deal: Deal) -> str | None:
        return deal.banker or None

    def staking(self, deal: Deal) -> Collection[str]:
        """Who has cards, or a stake on another's."""
        return {*deal.seats, *(stake.player for stake in deal.backs)}

    def awaiting(self, deal: Deal) -> tuple[Decision, ...]:
        rules = deal.rules
        match deal.phase:
            case "turn":
                return (Decision(f"turn {deal.step}", deal.player, TURN, rules.turn_s, "stand"),)
            case "four_out":
                return (Decision(f"four {deal.step}", None, ("four_back",)),)
            case "bank":
                default = "hit" if bank_must_reach(deal) else "stand"
                return (Decision(f"bank {deal.step}", deal.banker, ("hit", "stand"), rules.turn_s, default),)
            case "for_sale":
                return (Decision(f"sale {deal.step}", deal.banker, ("cede", "keep"), rules.cede_s, "keep"),)
            case "offered" if deal.offer is not None:
                return (Decision(f"sale {deal.step}", deal.offer.to, ("buy", "decline"), rules.buy_s, "decline"),)
        return ()

    def time_up(self, deal: Deal, key: str) -> acts.Command | None:
        return None if key.startswith("four") else acts.Time()

    def legal(self, deal: Deal, player: str) -> dict[str, Any]:
        return legal(deal, player)

    def dealer_legal(self, deal: Deal) -> tuple[str, ...]:
        return ("four_back",) if deal.phase == "four_out" else ()

    def goes_back(self, deal: Deal) -> Card | None:
        return deal.dealt[deal.returned[-1]] if deal.phase == "four_out" else None

    def view(self, deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        return view(deal, viewer)

    def settle(self, script: Mapping[str, Any]) -> dict[str, Any]:
        return play(script)

    def transcript(self, start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
        return write(start, facts, end, lend=lend)

    def settled(self, event: acts.Event) -> int:
        match event:
            case acts.Settled(lines, backs):
                return len(lines) + len(backs)
            case acts.HandLost(_, backs) | acts.HandOut(_, backs):
                return 1 + len(backs)
        return 0

    def lines(self, event: acts.Event) -> Iterable[Message]:
        match event:
            case acts.CardDealt():
                yield _dealt(event)
            case acts.BetLaid(player, _, amount):
                yield say("siete_y_media-bets", player=player, amount=amount)
            case acts.BetRaised(player, _, amount):
                yield say("siete_y_media-raises", player=player, amount=amount)
            case acts.DrawAsked(role, player, shown=shown):
                if role == "change" and shown is None:
                    yield say("siete_y_media-changes", player=player)
                elif shown is not None:
                    yield say("siete_y_media-shows", player=player, card=shown.label)
            case acts.FourReturned(_, card):
                yield say("siete_y_media-four-returned", card=card.label)
            case acts.Fusilado(player, amount, seven):
                yield say("siete_y_media-fusila", player=player, amount=amount, card=seven.label)
            case acts.Opened(player, cards=cards):
                yield say("siete_y_media-opens", player=player, cards=_cards(cards))
            case acts.HandStood(player, _, laid):
                if laid:
                    yield say("siete_y_media-least-laid", player=player, amount=laid)
                yield say("siete_y_media-stands", player=player)
            case acts.HandPassed(player):
                yield say("siete_y_media-stands", player=player)
            case acts.Announced(player):
                yield say("siete_y_media-announced", player=player)
            case acts.HandLost(line, backs):
                yield say(
                    "siete_y_media-over", player=line.player, cards=_cards(line.cards), points=_points(line.points)
                )
                yield from _settled((line,), backs)
            case acts.HandOut(line, backs):
                yield say("siete_y_media-out", player=line.player)
                yield from _settled((), backs)
            case acts.Backed(player, on, _, amount):
                yield say("siete_y_media-backs", player=player, on=on, amount=amount)
            case acts.BankShown(card):
                yield say("siete_y_media-bank-shows", card=card.label)
            case acts.BankStood():
                yield say("siete_y_media-bank-stands")
            case acts.Settled():
                yield from _end(event)
            case acts.BankOffered(to, price):
                yield say("siete_y_media-offered", to=to, price=price)
            case acts.BankRefused(to):
                yield say("siete_y_media-not-bought", to=to)
            case acts.BankCeded(to, price):
                yield say("siete_y_media-ceded", to=to, price=price)
            case acts.Joined(player):
                yield say("siete_y_media-joined", player=player)
            case acts.DealVoided(reason, purses):
                why = said_why_void(reason)
                yield say("siete_y_media-void") if why is None else say("siete_y_media-void-why", why=why)
                if not event.ruled:
                    yield from compensation_lines(purses, 0)
            case acts.IrregularityRuled(kind, policy, lines, backs):
                yield line_of_ruling(kind, policy)
                yield from _settled(lines, backs)
            case acts.CardCorrected(index, was, now, purses):
                yield from lines_of_correction(index, was, now, None)
                yield from compensation_lines(purses, 0)
            case PurseChanged() | DebtPaid():
                yield money_line(event)
            case acts.ForcedByTime() | acts.BankKept():
                pass  # what follows says it
            case _:
                assert_never(event)

    def own_lines(self, event: acts.Event) -> Iterable[tuple[str, Message]]:
        if isinstance(event, acts.CardDealt) and _on_a_tablet(event):
            yield event.player, say("siete_y_media-your-card", card=event.card.label)


def _on_a_tablet(event: acts.CardDealt) -> bool:
    """Whether a card lies face down that its owner sees on his tablet."""
    return event.down and not event.lifted and event.role in ("first", "hit", "change")


def asked(deal: Deal) -> set[str]:
    """Who had something to decide in this deal."""
    turns = (event for event in deal.log if isinstance(event, acts.BankStood | acts.DrawAsked))
    decided = any(isinstance(event, acts.BankStood) or event.role == "bank" for event in turns)
    return {*deal.seats, deal.banker} if decided and deal.rules.bank_policy == "free" else {*deal.seats}


def _audience(owner: str | None) -> Audience:
    if owner is None:
        return EVERYBODY
    return NOBODY if owner == state.NOBODY else only(owner)


def _cards(cards: Iterable[Card]) -> tuple[Value, ...]:
    return tuple(say("games-card", card=card.label) for card in cards)


def _points(points: int) -> Message:
    """Half points as the game writes them."""
    return say("siete_y_media-points", whole=points // 2, half=points % 2)


def _dealt(event: acts.CardDealt) -> Message:
    """No word of a card that lies face down."""
    _, card, role, player, _, down, _ = event
    if role == "bank" and not down:
        return say("siete_y_media-bank-draws", card=card.label)
    if not down:
        return say("siete_y_media-draws", player=player, card=card.label)
    if role == "fusilado":
        return say("siete_y_media-under-the-seven", player=player)
    return say("siete_y_media-dealt-down", player=player)


def _end(event: acts.Settled) -> Iterable[Message]:
    told: dict[str, Value] = {"cards": _cards(event.bank), "points": _points(event.points)}
    if event.points > GOAL:
        yield say("siete_y_media-bank-over", **told)
    else:
        yield say("siete_y_media-bank-has", **told)
    for line in event.lines:
        yield say("siete_y_media-has", player=line.player, cards=_cards(line.cards), points=_points(line.points))
    yield from _settled(event.lines, event.backs)
    if not event.for_sale:
        yield say("siete_y_media-next-bank", player=event.next_bank)


def _settled(lines: Iterable[acts.Line], backs: Iterable[acts.BackLine]) -> Iterable[Message]:
    for line in lines:
        yield _LINE[line.result](line)
    for back in backs:
        yield _BACK[back.result](back)


_LINE = {
    "win": lambda line: say("siete_y_media-wins", player=line.player, pay=line.pay, stake=line.stake),
    "lose": lambda line: say("siete_y_media-loses", player=line.player, stake=line.stake),
    "returned": lambda line: say("siete_y_media-returned", player=line.player, stake=line.stake),
    "paid": lambda line: say("siete_y_media-wins", player=line.player, pay=line.pay, stake=line.stake),
}
_BACK = {
    "win": lambda b: say("siete_y_media-wins-on", player=b.player, pay=b.pay, stake=b.stake, on=b.on),
    "lose": lambda b: say("siete_y_media-loses-on", player=b.player, stake=b.stake, on=b.on),
    "out": lambda b: say("siete_y_media-returned", player=b.player, stake=b.stake),
    "returned": lambda b: say("siete_y_media-returned", player=b.player, stake=b.stake),
    "paid": lambda b: say("siete_y_media-wins-on", player=b.player, pay=b.pay, stake=b.stake, on=b.on),
}

SIETE_Y_MEDIA = _SieteYMedia()
