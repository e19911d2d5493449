### What every page says: front page, seat, display, and what several pages share.

## The front page

pages-language = Language
