"""The tracker's constants, one a line: what it is, and what it was measured or calculated from where that is known.

Constants that only one of the tracker's tools uses (samples, displaced cards, trouble of the picture, piles) stand in
the module of that tool.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tuning:
    """Times in seconds, lengths in millimetres; shares and likenesses have no unit."""

    # --- movement of the samples ---

    trembles: float = 0.012
    """Share of the samples that must not look as at rest for a movement to be one of the card or of a hand."""
    changed: float = 0.03
    """Share of the samples that do not look as at rest, from which something has come or gone though nothing moves."""
    settled: float = 0.002
    """Share of the samples up to which a card at rest looks as it did: its picture may become the new rest picture."""
    settle_s: float = 0.3
    """Stillness after a report until the rest picture is taken again: the first has a hand's shadow or blur in it,
    which counts as changed a second later, when the noise of that is forgotten (`benchmarks.films`, 73443). The time
    is a guess."""
    settle_frames: int = 64
    """Still frames after which the rest picture is replaced: it follows slow changes of the light."""
    settle_rarely_s: float = 4.5
    """Replaced after so long in any case: of a camera's JPEGs few are given while nothing moves (`jpeg_stream`)."""
    brief_s: float = 0.12
    """No card is drawn in less time than this: the quickest slide takes 0.14 s."""
    retreat_s: float = 0.35
    """Ignore motion for this long after reporting a card that was drawn: it is the hand going away, not a new draw."""
    late_retreat_s: float = 1.0
    """A movement that begins so soon after a card was drawn may be the hand leaving by way of the window: it is
    reported when it has lasted for `leaves_s`. Where nothing moves it is not reported: what lay at the window's edge
    has gone, and a draw moves (`benchmarks.films`, seed 73108)."""
    leaves_s: float = 0.3
    """A hand that leaves is over the window for less time than this: 24 times in five films (`benchmarks.films`, seeds
    73092, 73093, 73103, 73163, 73173) and a deal (`benchmarks.clips`, 9600) the card was known again after 0.02 to 0.24
    s. What has changed and does not move waits so long too: in a first picture it was noise (seed 74512)."""

    # --- views and judgement ---

    most_views: int = 12
    """Views of a still window that are kept."""
    judged_views: int = 6
    """Of these, the newest that are read together."""
    patience_s: float = 0.45
    """Report a card unclear when it has been still for this long and cannot be read surely."""
    suit_patience_s: float = 0.15
    """Wait this long for the suit of a card whose rank is sure, and under a hand for a card of which a part is read."""
    second_view_s: float = 0.5
    """Take a second view of a card this long after it was reported, when the hand has gone."""
    two_cards_s: float = 0.5
    """A picture that may show two cards counts as a new card only after it has been still for this long, and while a
    hand may hold one of them it does not."""
    two_way: float = 0.65
    """Likeness of a picture with itself turned round below which it may be of two cards: our own faces have 0.74 (the
    sevens) to 1."""
    surely_two_way: float = 0.85
    """Likeness of a picture with itself turned round from which it is surely of one card: two faces side by side have
    0.76 at most in 95 of 100 cases."""
    rests_unread_s: float = 2.0
    """Report what has rested for this long, with a rim as bright as a card's in a window whose sides are seen, though
    it is read as no card."""
    marked_unread_s: float = 1.2
    """Report it so soon where the box's markers say that the window is there, whatever its rim: a card that lies face
    down. Before the window is called covered, which is after 2 s."""
    surely_a_card: float = 0.9
    """Probability of a face from which a picture taken before the window was found counts, though it cannot be read."""
    dragged_mm: tuple[float, ...] = (3.0, 6.0, 9.0)
    """Displacements towards the slit at which a card that came along with the one above it is read: an index is read
    within 2 mm of where it should be, and a card 11 mm too far is no longer shown whole."""

    dragged_centres_mm: tuple[float, ...] = (3.0, 4.5, 6.0, 7.5, 9.0)
    """Displacements at which a picture is tried for showing one card that was dragged, alike turned round about its own
    middle: each finds it within 1.5 mm."""
    dragged_two_way: float = 0.7
    """Likeness of a picture with itself turned round about such a middle from which it is of one card: our own dragged
    faces have 0.71 (the seven of hearts) to 1, of two cards side by side 97 in 100 less."""

    # --- hands ---

    pass_over_s: float = 0.3
    """A hand has passed when nothing has moved for this long after it: one that comes for the next card may pause."""
    rests_s: float = 2.0
    """A hand has passed when nothing has moved for this long after it, though something is still over the window or
    its frame: a hand that rests there may yet draw."""
    under_hand: float = 0.12
    """Share of a card's paper that a hand hides when it rests over the window: of five films of resting hands 0.18 to
    0.27, of one over a court 0.11 to 0.16 (`benchmarks.films`, seeds 73003, 73030, 73033, 73035, 73442). While a hand
    waits to draw 0.11 at most in those, in others up to 0.3 (73432, 73451): the draw ends that. Once it rests, half of
    this (guess)."""
    hand_colour: float = 0.37
    """Share of a card of which the colour has changed under a hand that is as light as paper, or as the frame: 0.38 and
    more under four that rested (`benchmarks.films`, seeds 73089 to 74274), 0.36 at most while one waits to draw (15
    films, seeds 73089 to 73234); what waits is a hand, too, and the draw ends that."""
    hidden_face: float = 0.5
    """Probability of a face below which a hand rests over what was one: 0.18 to 0.43 of a jack under a light hand
    (`benchmarks.films`, seed 73615), 0.96 and more in all other
    views at the end of a movement of that film, of 73442 and of 73582."""
    lighter: float = 0.2
    """Share of the card by which its paper seems more under a hand as light as paper (guess): 0.28 to 0.35 of a jack in
    little light (`benchmarks.films`, seed 73876)."""
    under_dark_hand: float = 0.3
    """Share of the paper that a hand hides which looks like the frame beside it: 0.5 in little light over a box of
    brass, of whose frame 0.04 to 0.08 had changed (`benchmarks.films`, seed 73271)."""
    under_hand_every_s: float = 0.5
    """Interval between looks at a card under a resting hand, should it go without a movement that is seen."""
    under_hand_soon_s: float = 0.1
    """Least interval between looks at a card under a resting hand while the window looks as before (guess)."""
    gone: float = 0.03
    """Share of the frame around the window that may still look different when a hand has gone."""
    hand: float = 0.1
    """Share of the frame around the window that looks different where a hand reaches in."""
    covers: float = 0.02
    """Share of the window's paper by which two views of a card differ when something lies over it in one of them: views
    of a card alone differ by 0.01."""
    free: float = 0.25
    """Share of the frame that may look different while the card is taken to be free."""
    pushed: float = 0.93
    """Overlap of the window with what it was below which the box was pushed: 3 mm."""

    # --- the empty box ---

    pack: int = 52
    """Cards of a pack: after the last of them the box is empty (`empty_s`)."""
    empty_s: float = 0.3
    """The box is empty when no card has been seen for this long after the last card of the pack."""
    empty_early_s: float = 1.0
    """The box is empty when no card has been seen for this long before the last card of the pack: a hand might rest on
    the window."""

    # --- a card half out of the box ---

    half_out_s: float = 1.0
    """Report a card as held half out when it has been seen so for this long."""
    seen_s: float = 1.0
    """A card seen half out is taken to be there still for this long."""
    doubted_s: float = 2.0
    """A picture that may show a card half out, but not plainly, counts as another card after this time if no hand holds
    the first: a card that no hand covers is seen plainly. Two sevens may fit by chance, one of them displaced."""
    doubted_free_s: float = 0.5
    """A picture that may show a card half out counts as another card after this time where nothing is over the window,
    its sides are seen, and another card is surely read (`benchmarks.films`, seed 73012: an 8 held for a 9 half out)."""
    index_off_mm: float = 3.0
    """Distance from where a card is seen displaced within which its index is seen, too: 1 mm in 95 views of cards
    let go half out (`benchmarks.films --hardship letgo --films 3 --seed 9200`)."""
    one_card_two_way: float = 0.6
    """Likeness with itself turned round from which such a picture shows one card: 0.58 at most in those views, 0.67 of
    a ten in a small picture that 38 mm of the nine before it fit to 0.89 (`benchmarks.films`, seed 73255)."""
    slow_s: float = 0.8
    """Motion that lasts this long may be a slow draw."""
    slow_every_s: float = 0.25
    """Interval between views of a slow draw."""
    strip_mm: float = 12.0
    """A card half out by this much at most may be a new one that was dragged: it is read where it is."""
    strip: float = 0.08
    """Share of the window that is bright where a strip of the card is still in it: of 10 mm 0.13, of an empty box
    none."""
    far_mm: float = 30.0
    """A card less far out than this hides half of the card below: what is alike turned round is that card, lying
    free."""
    uncovered_mm: float = 12.0
    """From so far out on a displaced card leaves enough to see what it is: a card, or the frame of a pushed box."""
    uncovered_paper: float = 0.5
    """Share of that which is bright where it is a card: of faces 0.59 to 0.97."""
    moved_frame: float = 0.33
    """Share of the frame around the window that may look different while the box stands where it stood: a hand over one
    side makes it 0.25, a box that was moved by 10 mm 0.4."""

    # --- where the window is ---

    search_frames: int = 15
    """While the window is not known it is searched for in the first still frames, while what moved goes away, and
    once in this many frames."""
    calm_frames: int = 4
    """Frames at least between searches while what moved goes away: a hand may move again and again (guess)."""
    askew: float = 0.1
    """How far a window that is found while what moved goes away may differ from the shape of one (`box_rim.misshapen`):
    true ones do by 0.08 at most, one of which the lid hid a corner did by 0.17 (`benchmarks.films`, seed 73546)."""
    thorough_frames: int = 90
    """While the window is not known it is searched for thoroughly once in this many frames: that takes up to 1 s."""
    unfound_s: float = 3.0
    """Report that the window is not found so long after something has moved first: a lid is off in 2 s, and the window
    is found in the first still pictures after it."""
    laid_by_hand: int = 3
    """Cards in a row that lay elsewhere than the one before, from which they are laid by hand: one more elsewhere is a
    new card though it be the same; in a box it would be the box that was moved."""
    elsewhere: float = 0.8
    """Overlap with the card before, below which a card is at another place."""
    here: float = 0.9
    """Overlap with the window from which a place is the window itself."""
    touching: float = 0.25
    """Share of a place that must lie within the window for a card to have been laid a little aside."""
    cards_to_know: int = 2
    """Cards that have lain in one window from which it is known for the box's."""
    cards_to_settle: int = 4
    """Cards that have lain in one window from which no side of it is sought elsewhere: two windows found askew were
    mended with the second card (`benchmarks.films`, seeds 74321 and 74335)."""
    search_again_s: float = 0.1
    """Interval between the first searches nearby while nothing moves (guess); it doubles with each."""
    search_rarely_s: float = 5.0
    """Longest interval between searches nearby while nothing moves (guess)."""
    unseen_s: float = 0.5
    """A window that has shown no card for this long may be elsewhere."""


TUNING = Tuning()
