"""The build book as one PDF: the Markdown as blocks, words and pictures in their places, the same bytes twice."""

from __future__ import annotations

import pypdfium2
import pytest
from fpdf.errors import FPDFException

from hardware.machine.book import pages, pictures
from hardware.machine.release import contents
from hardware.machine.release.booklet import booklet
from hardware.machine.release.markup import (
    Code,
    Heading,
    Illustration,
    Paragraph,
    Span,
    Table,
    blocks,
    spans,
)

PAGE = """\
<!-- Written by `make book`: do not edit. -->
# One

Words **bold** and *italic \\* star*, `code *not*`, [*two*](two.md#part).

![A picture](cam.png)

| | |
| --- | --- |
| a | *b*<br>c |

1. First.
2. A file:

   ```toml
   [mcu]
     port = "x"
   ```

- [out](https://example.org)
"""


def test_marks_become_spans() -> None:
    assert spans("a **b *c*** `d*`") == [
        *(Span("a "), Span("b ", bold=True), Span("c", bold=True, italic=True)),
        *(Span(" "), Span("d*", code=True)),
    ]
    assert spans(r"\*a\* [b *c*](d.md)") == [
        *(Span("*"), Span("a"), Span("*"), Span(" ")),
        *(Span("b ", target="d.md"), Span("c", italic=True, target="d.md")),
    ]
    assert spans("2 * 3 * 4") == [Span("2 * 3 * 4")]


def test_a_page_is_its_blocks() -> None:
    assert list(blocks(PAGE)) == [
        Heading(1, [Span("One")]),
        Paragraph(spans(r"Words **bold** and *italic \* star*, `code *not*`, [*two*](two.md#part).")),
        Illustration("A picture", "cam.png"),
        Table([], [[[Span("a")], [Span("b", italic=True), Span("<br>c")]]]),
        Paragraph([Span("First.")], "1."),
        Paragraph([Span("A file:")], "2."),
        Code(["[mcu]", '  port = "x"']),
        Paragraph([Span("out", target="https://example.org")], "-"),
    ]


def test_every_page_of_the_book_is_in_it_once_and_in_the_order_of_building() -> None:
    order = contents.reading_order()
    assert sorted(order) == sorted(pages.pages())
    assert order[:4] == ["README.md", "safety.md", "01-paper.md", "02-coupon.md"]
    assert order[4] == "one-spindle.md"


def test_words_pictures_and_links_are_in_it_and_two_runs_are_the_same_bytes() -> None:
    book = {"one.md": PAGE, "two.md": "# Two\n\n![Plan](supply.svg)\n\nSee [one](one.md).\n"}
    made = booklet(book, pictures.FOLDER)
    assert made == booklet(book, pictures.FOLDER)
    assert b"/CreationDate (D:1980" in made, "no date of this run"
    document = pypdfium2.PdfDocument(made)
    try:
        assert len(document) == 2
        first, second = (page.get_textpage().get_text_range() for page in document)
        kinds = [one.type for one in document[0].get_objects()]
        titles = [one.get_title() for one in document.get_toc()]
    finally:
        document.close()
    assert "Words bold and italic * star, code *not*, two." in first
    assert 'port = "x"' in first
    assert [text.split()[-2:] for text in (first, second)] == [["One", "1"], ["Two", "2"]], "the foot"
    assert pypdfium2.raw.FPDF_PAGEOBJ_IMAGE in kinds
    assert "12 V supply" in second, "the words of a drawing"
    assert titles == ["One", "Two"]
    assert b"/Dest" in made
    assert b"https://example.org" in made


def test_the_foot_stands_at_the_edge_below_an_item_that_goes_on() -> None:
    made = booklet({"a.md": "# Zeta\n\n- " + "word " * 1500 + "\n"}, pictures.FOLDER)
    document = pypdfium2.PdfDocument(made)
    try:
        words = [page.get_textpage() for page in document]
        lefts = [found.get_charbox(found.get_text_range().rindex("Zeta"))[0] for found in words]
    finally:
        document.close()
    assert len(lefts) > 1
    assert len(set(lefts)) == 1


@pytest.mark.parametrize(
    ("page", "error"),
    [("![a](none.png)", FileNotFoundError), ("![a](bill.md)", ValueError), ("zł", FPDFException)],
)
def test_what_cannot_be_printed_is_refused(page: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        booklet({"a.md": f"# A\n\n{page}\n"}, pictures.FOLDER)
