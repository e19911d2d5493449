"""What everybody at the table may see of a deal of siete y media, and the game as the table plays it (`games.game`).

A card that lies face down is in the view for its owner alone; the bank's, and one under a seven, for nobody. Nobody can
see that a hand is closed at seven and a half while a card of it lies face down, unless it is announced (docs/rules.md
4.14).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from ..audience import PUBLIC, Viewer
from ..cards import Card
from ..chips import chips
from ..dealer import CloseBets
from ..game import LOT, MOST_BEADS, Carried, Expected
from ..irregularity import line_of_ruling
from ..kernel.show import Log, by_player, cards, corrected, correction, of_every_game, said, silent, voided
from ..kernel.table import RoundsGame
from ..ledger import BankChanged, compensation_lines
from ..message import Message, say
from ..refusal import Refusal, refuse
from ..results import Result, results_of
from ..silence import taking_part, update_idle_counts
from . import acts
from .acts import ENGINE, BackLine, Line
from .course import stakes
from .paper import play, write
from .rounds import ROUNDS, Deal, Hand, Stake, due_card, owner_of
from .rules import (
    ABSENT,
    GOAL,
    HOUSE,
    MOST_SEATS,
    OPTIONS,
    PACK_40,
    Rules,
    bank_must_reach,
    beside_hidden,
    next_over,
    no_cards,
    over,
    parse_rules,
    value,
)


def view(deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The deal as this viewer may see it, and in `legal` what he may do."""
    rules, mine = deal.rules, viewer.seated
    shown = of_every_game("siete_y_media", deal, viewer)
    labels = shown["cards"]
    hands = {
        player: [_hand(deal, player, at, labels, mine) for at in range(len(deal.hands[seat]))]
        for player, seat in deal.place.items()
    }
    return {
        **shown,
        "places": [f"{event.role} {event.player}" for event in deal.log if isinstance(event, acts.CardDealt)],
        "cards_left": deal.stock,
        "staking": deal.row.betting,
        "banker": deal.banker,
        "turn": _turn(deal),
        "seats": [{"player": player, "hands": of_seat} for player, of_seat in hands.items()],
        "bank_hand": {**_cards_of(deal, deal.bank_hand, labels), "stood": bool(deal.bank_hand.status)},
        "bets": [{"id": id_, **_staked(stake)} for id_, stake in stakes(deal).items()],
        "backs": [{**_staked(back), "paid": _paid(back.line)} for back in deal.backs],
        "announced": deal.announced and deal.announced._asdict(),
        "obliged": deal.obliged,
        "four_out": deal.four_out and deal.four_out.label,
        "offer": deal.offer and deal.offer._asdict(),
        "ceded": deal.bought and deal.bought._asdict(),
        "next_bank": deal.next_bank,
        "last_settled": _last(deal) if deal.settled else None,
        "left_out": mine is not None and mine not in deal.place and mine != deal.banker and bool(deal.silent.get(mine)),
        "chips": chips(rules.least, rules.max, rules.unit),
        "least": rules.least,
        "adjustments": [correction(event) for event in deal.corrections],
    }


def _staked(stake: Stake) -> dict[str, Any]:
    return {"player": stake.player, "on": stake.on, "hand": stake.hand, "stake": stake.amount}


def _turn(deal: Deal) -> dict[str, Any] | None:
    """Whose turn it is; None before the first and after the last. The bank's first card is shown in its turn."""
    if deal.settled or over(deal) or not deal.bank_hand.cards:
        return None
    if deal.bank_hand.hidden is None:
        return {"player": deal.banker, "hand": 0}
    return {"player": deal.player, "hand": deal.turn[1]}


def _cards_of(deal: Deal, hand: Hand, labels: Sequence[str | None]) -> dict[str, Any]:
    """Its cards; `down`: which lie face down; `points`, where all may be known, and of the bank once it has some."""
    shown = [labels[index] for index in hand.cards]
    known = None not in shown and (shown or hand is not deal.bank_hand)
    return {
        "cards": shown,
        "down": [deal.owners[index] is not None for index in hand.cards],
        "points": hand.points if known else None,
    }


def _hand(deal: Deal, player: str, number: int, labels: Sequence[str | None], mine: str | None) -> dict[str, Any]:
    """`showing`: points of the cards that lie open; `over`: for its owner, how many of the cards that he has not seen
    would make it go over, of how many."""
    hand = deal.hands[deal.place[player]][number]
    view = {
        **_cards_of(deal, hand, labels),
        "showing": sum(value(deal.cards[index]) for index in hand.cards if deal.owners[index] is None),
        "stake": hand.stake,
        "status": _status(deal, player, number, hand),
        "laid": hand.laid,
        "changes": hand.changes,
        "paid": _paid(hand.line),
        "over": None,
    }
    known = view["points"] is not None
    if mine == player and known and not hand.status and hand.points <= GOAL and not over(deal):
        back = deal.gone_back
        seen = [deal.cards[at] for at, label in enumerate(labels) if label is not None and at not in back]
        too_many, unseen = next_over(hand.points, seen)
        view["over"] = {"over": too_many, "unseen": unseen}
    return view


def _status(deal: Deal, player: str, number: int, hand: Hand) -> str:
    """As everybody may know it: seven and a half when all cards lie open, or when it was announced. That it stands is
    shown once its turn has gone on, which it has not where the deal was void in it."""
    hidden = any(deal.owners[index] is not None for index in hand.cards)
    if hand.status != "seven_half" or not hidden or deal.announced == (player, number):
        return hand.status
    passed = (event for event in deal.log if isinstance(event, acts.HandPassed))
    return "stand" if any(event[:2] == (player, number) for event in passed) else ""


def _paid(line: Line | BackLine | None) -> dict[str, Any] | None:
    """What became of a stake; nothing of the cards, as those of a hand that is out stay face down."""
    return line and dict(zip(("result", "stake", "pay", "returned"), line[-4:], strict=True))


def _last(deal: Deal) -> dict[str, Any] | None:
    if deal.result is None:
        return None
    lines = [hand.line for _, _, hand in deal.all_hands if hand.line is not None]
    return {
        "bank": [card.label for card in deal.result.bank],
        "points": deal.result.points,
        "lines": [{**line._asdict(), "cards": [card.label for card in line.cards]} for line in lines],
        "backs": [stake.line._asdict() for stake in deal.backs if stake.line is not None],
    }


# What the log says.


def _points(points: int) -> Message:
    """Half points as the game writes them."""
    return say("siete_y_media-points", whole=points // 2, half=points % 2)


def _dealt(event: acts.CardDealt) -> Iterable[Message]:
    """No word of a card that lies face down."""
    if event.role == "bank" and not event.down:
        yield say("siete_y_media-bank-draws", card=event.card.label)
    elif not event.down:
        yield say("siete_y_media-draws", player=event.player, card=event.card.label)
    elif event.role == "fusilado":
        yield say("siete_y_media-under-the-seven", player=event.player)
    elif event.player == HOUSE:
        yield say("siete_y_media-bank-dealt-down")
    else:
        yield say("siete_y_media-dealt-down", player=event.player)


def _asked(event: acts.DrawAsked) -> Iterable[Message]:
    if event.shown is not None:
        yield say("siete_y_media-shows", player=event.player, card=event.shown.label)
    elif event.role == "change":
        yield say("siete_y_media-changes", player=event.player)


def _fusila(event: acts.Fusilado) -> Iterable[Message]:
    key = "siete_y_media-fusila" if event.amount else "siete_y_media-fusila-unpaid"
    data = {"amount": event.amount} if event.amount else {}
    yield say(key, player=event.player, card=event.seven.label, **data)


def _opens(event: acts.Opened) -> Iterable[Message]:
    yield say("siete_y_media-opens", player=event.player, cards=cards(event.cards))
    if event.stake:
        yield say("siete_y_media-laid-too", player=event.player, amount=event.stake)


def _stood(event: acts.HandStood) -> Iterable[Message]:
    if event.laid:
        yield say("siete_y_media-least-laid", player=event.player, amount=event.laid)
    yield say("siete_y_media-stands", player=event.player)


def _lost(event: acts.HandLost) -> Iterable[Message]:
    yield _has("siete_y_media-over", event.line)
    yield from _settled((event.line,), event.backs)


def _out(event: acts.HandOut) -> Iterable[Message]:
    yield say("siete_y_media-out", player=event.line.player)
    yield from _settled((), event.backs)


def _bank_stood(event: acts.BankStood) -> Iterable[Message]:
    yield say("siete_y_media-bank-stands")


def _banks_money(event: BankChanged) -> Iterable[Message]:
    """Of the house's money: there is no banker who adds to it."""
    key = "siete_y_media-bank-adds" if event.amount > 0 else "siete_y_media-bank-gives"
    yield say(key, amount=abs(event.amount))


def _end(event: acts.Settled) -> Iterable[Message]:
    key = "siete_y_media-bank-over" if event.points > GOAL else "siete_y_media-bank-has"
    yield say(key, cards=cards(event.bank), points=_points(event.points))
    yield from [_has("siete_y_media-has", line) for line in event.lines]
    yield from _settled(event.lines, event.backs)
    if not event.for_sale and event.next_bank:
        yield say("siete_y_media-next-bank", player=event.next_bank)


def _has(key: str, line: Line) -> Message:
    return say(key, player=line.player, cards=cards(line.cards), points=_points(line.points))


_WHY = voided("siete_y_media-void", "siete_y_media-void-why")
_AFTER_RULING = voided("siete_y_media-void", "siete_y_media-void-ruled")
"""The lines before it say what became of the stakes."""


def _voided(event: acts.DealVoided) -> Iterable[Message]:
    if event.ruled:
        yield from _AFTER_RULING(event)
    else:
        yield from _WHY(event)
        yield from compensation_lines(event.purses, event.bank)


def _ruled(event: acts.IrregularityRuled) -> Iterable[Message]:
    yield line_of_ruling(event.kind, event.policy)
    yield from _settled(event.lines, event.backs)


def _settled(lines: Iterable[Line], backs: Iterable[BackLine]) -> Iterable[Message]:
    both: list[Line | BackLine] = [*lines, *backs]
    return map(_outcome, by_player(both))


def _outcome(line: Line | BackLine) -> Message:
    if isinstance(line, BackLine):
        on = {"on": line.on}
        wins, loses, back = "siete_y_media-wins-on", "siete_y_media-loses-on", "siete_y_media-returned-on"
    else:
        on = {}
        wins, loses, back = "siete_y_media-wins", "siete_y_media-loses", "siete_y_media-returned"
    if line.result in ("win", "paid"):
        return say(wins, player=line.player, pay=line.pay, stake=line.stake, **on)
    return say(loses if line.result == "lose" else back, player=line.player, stake=line.stake, **on)


LOG = Log(
    ENGINE,
    {
        acts.CardDealt: _dealt,
        acts.Staked: said("siete_y_media-bets"),
        acts.BetLaid: said("siete_y_media-bets", "player", "amount"),
        acts.BetRaised: said("siete_y_media-raises", "player", "amount"),
        acts.DrawAsked: _asked,
        acts.FourReturned: said("siete_y_media-four-returned", "card"),
        acts.Fusilado: _fusila,
        acts.Opened: _opens,
        acts.BetsReopened: said("siete_y_media-reopened"),
        acts.HandStood: _stood,
        acts.HandPassed: said("siete_y_media-stands", "player"),
        acts.Announced: said("siete_y_media-announced", "player"),
        acts.HandLost: _lost,
        acts.HandOut: _out,
        acts.Backed: said("siete_y_media-backs", "player", "on", "amount"),
        acts.BankShown: said("siete_y_media-bank-shows", "card"),
        acts.BankStood: _bank_stood,
        acts.Settled: _end,
        acts.BankOffered: said("siete_y_media-offered"),
        acts.BankRefused: said("siete_y_media-not-bought", "to"),
        acts.BankCeded: said("siete_y_media-ceded"),
        acts.Joined: said("siete_y_media-joined"),
        BankChanged: _banks_money,
        acts.DealVoided: _voided,
        acts.IrregularityRuled: _ruled,
        acts.CardCorrected: corrected,
        acts.ForcedByTime: silent,  # what follows says it
        acts.BankKept: silent,
        acts.BetsClosed: silent,  # the table and the light show it
        acts.SeatTaken: silent,
    },
)


# The game at the table.


class _SieteYMedia(RoundsGame[Deal, acts.Command, acts.Event]):
    name = "siete_y_media"
    min_seats = 2
    max_seats = MOST_SEATS + 1
    options = OPTIONS
    limits: Mapping[str, str] = {"min": "min", "max": "max", "unit": "unit"}
    rounds = ROUNDS
    engine = ENGINE
    log = LOG
    hides = True

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        return Deal.new(parse_rules(rules), bank=bank, purses={}, seats=(), banker="")

    def carry(self, deal: Deal) -> Carried:
        """`banker` of the next deal, the `order` of the seats in this one, and who was `silent` in how many."""
        silent = {player: count for player, count in deal.silent.items() if player not in deal.joined}
        banker = deal.banker
        if deal.settled:
            banker = deal.next_bank or deal.banker
            silent = update_idle_counts(silent, asked(deal), acted(deal))
        kept = {"banker": banker, "order": list(deal.seats), "silent": silent} if deal.seats else {}
        return Carried(deal.purses, deal.debts, deal.bank, kept)

    def _players(self, carried: Carried, rules: Rules, seats: Sequence[str]) -> list[str]:
        """Who takes part in the next deal, in the order of the seats."""
        able = [player for player in seats if carried.purses.get(player, 0) >= rules.least]
        return taking_part(able, carried.kept.get("silent", {}), self._fewest(rules))

    def _fewest(self, rules: Rules) -> int:
        """Players of whom a deal needs as many: one has the bank, where the house has not."""
        return self.min_seats if rules.banker == "player" else 1

    def _bankers(self, carried: Carried, rules: Rules, players: Iterable[str]) -> list[str]:
        """Who of them may have the bank: where bets come first and it answers for them, only who can pay the least
        one at 7½, as nobody could bet against another (docs/rules.md 4.13)."""
        least = rules.least * rules.seven_half_pays if rules.first_bets and rules.solvency == "sum" else 0
        return [player for player in players if carried.purses.get(player, 0) >= least]

    def lots(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> tuple[str, ...]:
        """For the first banker, where it is drawn for (docs/rules.md 4.12)."""
        known = parse_rules(rules)
        drawn = known.banker == "player" and known.first_banker == "lot"
        first = drawn and not carried.kept.get("banker")
        return tuple(self._bankers(carried, known, self._players(carried, known, seats))) if first else ()

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        known, kept = parse_rules(rules), carried.kept
        silent = kept.get("silent", {})
        players = self._players(carried, known, seats)
        if len(players) < self._fewest(known):
            if known.banker == "house":
                refuse("players", say("siete_y_media-too-few-for-house", least=known.least))
            refuse("players", say("siete_y_media-too-few", least=known.least))
        if known.banker == "house":
            self._bank_answers(known, carried.bank)
            banker, at = HOUSE, self._last_to_play(players, kept.get("order", ()))
        else:
            may = self._bankers(carried, known, players)
            if not may:
                refuse("players", say("siete_y_media-no-banker", least=known.least * known.seven_half_pays))
            next_ones = (kept.get(LOT), kept.get("banker"), *kept.get("order", ()), *players)
            banker = next(player for player in next_ones if player in may)
            at = players.index(banker)
        return Deal.new(
            known,
            purses=carried.purses,
            debts=carried.debts,
            bank=carried.bank,
            seats=[player for player in players[at + 1 :] + players[: at + 1] if player != banker][:MOST_SEATS],
            banker=banker,
            silent=silent,
        )

    def _bank_answers(self, rules: Rules, bank: int) -> None:
        """The house's bank can pay the least stake at 7½, where it answers for all: else nobody could bet
        (docs/rules.md 4.16). Raises Refusal."""
        least = rules.least * rules.seven_half_pays
        if rules.solvency == "sum" and bank < least:
            raise Refusal("bank", say("siete_y_media-bank-poor", bank=bank, least=least))

    def _last_to_play(self, players: Sequence[str], order: Sequence[str]) -> int:
        """Where more sit than play against the house, the place behind which the next deal begins, so that nobody is
        left out for ever; -1 where all play (docs/rules.md 4.16)."""
        last = next((player for player in reversed(order) if player in players), None)
        return -1 if last is None or len(players) <= MOST_SEATS else players.index(last)

    def round(self, deal: Deal) -> int:
        return deal.step

    def pack(self, deal: Deal) -> Mapping[Card, int]:
        """A four that went back may come again."""
        pack = dict.fromkeys(PACK_40, 1)
        for index in deal.gone_back:
            pack[deal.cards[index]] += 1
        return pack

    def faces(self, rules: Mapping[str, Any]) -> str:
        """Those of the option `pack` (docs/rules.md 4.1)."""
        return str(rules.get("pack", Rules.pack))

    def expects(self, deal: Deal) -> Expected | None:
        return deal.due and Expected(str(due_card(deal)), "down" if deal.due.down else "up")

    def reveals_hidden_cards(self, deal: Deal, index: int) -> bool:
        """Whether a hand is over tells of its hidden card."""
        return beside_hidden(deal, index)

    def beads(self, deal: Deal) -> tuple[int, ...]:
        shown = [MOST_BEADS if column in ABSENT else 0 for column in range(13)]
        back = deal.gone_back
        for index, owner in enumerate(deal.owners):
            shown[deal.cards[index].column] += owner is None and index not in back
        return tuple([min(count, MOST_BEADS) for count in shown])

    def banker(self, deal: Deal) -> str | None:
        return deal.banker or None

    def takes_newcomers(self, deal: Deal) -> bool:
        """While bets are taken before the cards (docs/rules.md 4.15)."""
        return deal.row.betting

    def staking(self, deal: Deal) -> Collection[str]:
        """Who has cards, or a stake on another's; before the cards who has bet."""
        lying = (player for player, _, hand in deal.all_hands if hand.stake)
        punters = lying if deal.row.betting else deal.players
        return {*punters, *(stake.player for stake in deal.backs)}

    def time_up(self, deal: Deal, key: str) -> acts.Command | None:
        if deal.row.closes:
            return CloseBets()
        return None if key.startswith("four") else acts.Time()

    def dealer_legal(self, deal: Deal) -> tuple[str, ...]:
        """A four goes back; for the house's bank a card is drawn, or it stands."""
        if deal.phase != "bank":
            return deal.row.dealer
        taken = {"bank_hit": not no_cards(deal), "bank_stand": not bank_must_reach(deal)}
        return tuple([verb for verb in deal.row.dealer if taken[verb] and not deal.banker])

    def seated(self, deal: Deal, player: str, *, here: bool) -> acts.Command | None:
        """Who comes while bets are laid may lay his."""
        return acts.TakeSeat(player) if here and deal.row.betting else None

    def goes_back(self, deal: Deal) -> Card | None:
        return deal.four_out

    def results(self, deal: Deal) -> Iterator[Result]:
        """Once the bank's hand is shown; the run is one round, numbered as `round` has it then: who came before that
        has a part in it."""
        if deal.result is None:
            return
        own = {player: hand.line for player, _, hand in reversed(deal.all_hands) if hand.line is not None}
        lines = [hand.line for _, _, hand in deal.all_hands if hand.line is not None]
        backs = [back.line for back in deal.backs if back.line is not None]
        bank = _points(deal.result.points)

        def decided(player: str) -> Message:
            if player not in own:
                return say("siete_y_media-came-bank", bank=bank)
            return say("siete_y_media-came", own=_points(own[player].points), bank=bank)

        yield from results_of(deal.step, [*lines, *backs], decided, banker=deal.banker or None)

    def settled(self, event: acts.Event) -> int:
        match event:
            case acts.Settled(lines, backs):
                return len(lines) + len(backs)
            case acts.HandLost(_, backs) | acts.HandOut(_, backs):
                return 1 + len(backs)
        return 0

    def own_lines(self, event: acts.Event) -> Iterable[tuple[str, Message]]:
        """Of a card face down that its owner sees on his tablet."""
        if isinstance(event, acts.CardDealt) and event.down and owner_of(event.role, event.player, lifted=event.lifted):
            yield event.player, say("siete_y_media-your-card", card=event.card.label)


def asked(deal: Deal) -> set[str]:
    """Who had something to decide in this deal; before the cards nobody has to bet."""
    turns = (event for event in deal.log if isinstance(event, acts.BankStood | acts.DrawAsked))
    decided = any(isinstance(event, acts.BankStood) or event.role == "bank" for event in turns)
    banker = {deal.banker} if deal.banker and decided and deal.face_down else set[str]()
    return banker | {*deal.players}


_OWN = acts.Staked | acts.OfStakes | acts.DrawAsked | acts.HandStood | acts.HandPassed | acts.HandOut
"""What a player does himself, if it is not `timed`."""


def acted(deal: Deal) -> set[str]:
    """Who did something himself in it."""
    found = set()
    for event in deal.log:
        match event:
            case acts.BankStood(timed=False) | acts.BankOffered():
                found |= {deal.banker} - {HOUSE}
            case acts.BankRefused(to, timed=False) | acts.BankCeded(to):
                found.add(to)
            case _ if isinstance(event, _OWN) and not getattr(event, "timed", False):
                found.add(event.line.player if isinstance(event, acts.HandOut) else event.player)
    return found


SIETE_Y_MEDIA = _SieteYMedia(view, play, write)
