"""The machine as one archive for people who have no Debian: prints, wood, boards, book and bill (`make release`)."""
