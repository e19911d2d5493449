-- What the projector makes of the events (controller/floor/read_models.py): never written by anybody else, and made again
-- by `faro floor rebuild`. Amounts are in units of money. `deal` is the number of the deal on its table, 0 before the
-- first; `seq` the event of the journal that a row comes from. No card is in here before everybody may see it.

-- How far the projector is. `begun`: the table at the beginning of its last deal, from where it is folded again after a
-- restart. `stopped`: the message why it goes no further.
CREATE TABLE floor.projected (
    head int PRIMARY KEY REFERENCES floor.heads,
    seq bigint NOT NULL DEFAULT 0,
    hash text NOT NULL DEFAULT '',
    begun text,
    stopped jsonb
);

-- Each table as everybody may see it, after its last event, which came at `at`.
CREATE TABLE floor.live (
    head int PRIMARY KEY REFERENCES floor.heads,
    at timestamptz NOT NULL,
    state jsonb NOT NULL
);

-- `brought`: what came to the table in this deal (negative: left it), as the game says; `money`: all that is there.
CREATE TABLE floor.deals (
    head int NOT NULL REFERENCES floor.heads,
    deal int NOT NULL,
    seq bigint NOT NULL,
    game text NOT NULL,
    rules jsonb NOT NULL,
    pack text NOT NULL,
    cut jsonb NOT NULL,
    lot text NOT NULL,
    began timestamptz NOT NULL,
    ended timestamptz,
    phase text NOT NULL,
    money_before bigint NOT NULL,
    brought bigint NOT NULL,
    money bigint NOT NULL,
    PRIMARY KEY (head, deal)
);

-- `closed`: when its bets were closed the last time; `closed_by`: camera or beam, null where it was a person or a clock.
CREATE TABLE floor.rounds (
    head int NOT NULL,
    deal int NOT NULL,
    round int NOT NULL,
    began timestamptz NOT NULL,
    closed timestamptz,
    closed_by text,
    PRIMARY KEY (head, deal, round),
    FOREIGN KEY (head, deal) REFERENCES floor.deals
);

-- `place`: 1 for the first of the deal. `card` and `named_by` (camera or dealer) are null until everybody may see it, and
-- while it is in doubt.
CREATE TABLE floor.cards (
    head int NOT NULL,
    deal int NOT NULL,
    place int NOT NULL,
    card text,
    named_by text,
    dealt timestamptz NOT NULL,
    shown timestamptz,
    PRIMARY KEY (head, deal, place),
    FOREIGN KEY (head, deal) REFERENCES floor.deals
);

-- What the rounds came to for each player, in the order in which the game tells them.
CREATE TABLE floor.results (
    head int NOT NULL,
    deal int NOT NULL,
    place int NOT NULL,
    round int NOT NULL,
    player text NOT NULL,
    staked bigint NOT NULL,
    pay bigint NOT NULL,
    came jsonb NOT NULL,
    banks boolean NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (head, deal, place),
    FOREIGN KEY (head, deal) REFERENCES floor.deals
);

-- Stakes: what one player laid, and nothing else moved with it (negative: what he took back). `what`: the game's event,
-- where the game hides nothing.
CREATE TABLE floor.bets (
    head int NOT NULL REFERENCES floor.heads,
    seq bigint NOT NULL,
    at timestamptz NOT NULL,
    deal int NOT NULL,
    round int NOT NULL,
    player text NOT NULL,
    amount bigint NOT NULL,
    what jsonb,
    PRIMARY KEY (head, seq)
);

-- What each event moved: of a purse or a debt (below 0) of a player, the bank, the house's box, the stakes on the table,
-- and outside. The lines of an event come to 0.
CREATE TABLE floor.money (
    head int NOT NULL REFERENCES floor.heads,
    seq bigint NOT NULL,
    line int NOT NULL,
    at timestamptz NOT NULL,
    deal int NOT NULL,
    round int NOT NULL,
    account text NOT NULL CHECK (account IN ('purse', 'debt', 'bank', 'house', 'table', 'outside')),
    player text,
    amount bigint NOT NULL,
    PRIMARY KEY (head, seq, line)
);

-- `kind`: the code of its sentence; `text`: the message as everybody may read it.
CREATE TABLE floor.rulings (
    head int NOT NULL REFERENCES floor.heads,
    seq bigint NOT NULL,
    at timestamptz NOT NULL,
    deal int NOT NULL,
    round int NOT NULL,
    kind text NOT NULL,
    text jsonb NOT NULL,
    undone timestamptz,
    PRIMARY KEY (head, seq)
);

CREATE TABLE floor.faults (
    head int NOT NULL REFERENCES floor.heads,
    seq bigint NOT NULL,
    part text NOT NULL,
    deal int NOT NULL,
    text jsonb NOT NULL,
    raised timestamptz NOT NULL,
    cleared timestamptz,
    PRIMARY KEY (head, seq, part)
);

-- What the dealer is asked. `place` of the card; null where he is asked how many were drawn.
CREATE TABLE floor.questions (
    head int NOT NULL REFERENCES floor.heads,
    seq bigint NOT NULL,
    deal int NOT NULL,
    kind text NOT NULL,
    place int,
    asked timestamptz NOT NULL,
    answered timestamptz,
    PRIMARY KEY (head, seq)
);

-- From when to when a player had a seat, and what he bought in and took out meanwhile.
CREATE TABLE floor.sittings (
    head int NOT NULL REFERENCES floor.heads,
    seq bigint NOT NULL,
    player text NOT NULL,
    bot boolean NOT NULL,
    began timestamptz NOT NULL,
    ended timestamptz,
    bought bigint NOT NULL,
    took bigint NOT NULL,
    PRIMARY KEY (head, seq, player)
);

-- What the projector finds wrong is an incident too: a head that is not signed by the table, events that do not come to
-- the head.
ALTER TABLE floor.incidents DROP CONSTRAINT incidents_kind_check;
ALTER TABLE floor.incidents ADD CONSTRAINT incidents_kind_check
    CHECK (kind IN ('chain', 'journal', 'signature', 'altered'));

-- The questions of who looks over the tables, each one statement: SELECT * FROM floor.NAME. Times are UTC.

CREATE VIEW floor.corrections_per_month AS
SELECT h.name, date_trunc('month', r.at AT TIME ZONE 'UTC')::date AS month, r.kind, count(*) AS rulings,
    count(r.undone) AS undone
FROM floor.rulings r JOIN floor.heads h USING (head)
GROUP BY h.name, month, r.kind ORDER BY month, h.name, r.kind;

CREATE VIEW floor.cards_named_by_dealer AS
SELECT h.name, c.deal, c.place, c.card, c.shown
FROM floor.cards c JOIN floor.heads h USING (head)
WHERE c.named_by = 'dealer' ORDER BY c.shown, h.name, c.deal, c.place;

CREATE VIEW floor.deals_whose_money_does_not_close AS
SELECT h.name, d.deal, d.game, d.began, d.money_before, d.brought, d.money,
    d.money - d.money_before - d.brought AS difference
FROM floor.deals d JOIN floor.heads h USING (head)
WHERE d.money <> d.money_before + d.brought ORDER BY d.began, h.name;

-- Events that are missing before `seq`, and incidents that nobody has closed.
CREATE VIEW floor.gaps_and_open_forks AS
SELECT h.name, 'gap' AS kind, e.seq, NULL::int AS incident, e.received AS since
FROM (SELECT head, seq, received, lag(seq, 1, 0::bigint) OVER (PARTITION BY head ORDER BY seq) AS before
      FROM floor.events) e JOIN floor.heads h USING (head)
WHERE e.seq <> e.before + 1
UNION ALL
SELECT h.name, i.kind, i.seq, i.incident, i.opened
FROM floor.incidents i JOIN floor.heads h USING (head) WHERE i.closed IS NULL
ORDER BY since, name;

CREATE VIEW floor.bets_just_before_the_close AS
SELECT h.name, b.deal, b.round, b.player, b.amount, b.at, r.closed, r.closed_by,
    round(extract(epoch FROM r.closed - b.at) * 1000)::int AS ms
FROM floor.bets b JOIN floor.rounds r USING (head, deal, round) JOIN floor.heads h USING (head)
WHERE b.amount > 0 AND b.at <= r.closed AND r.closed - b.at <= interval '300 milliseconds'
ORDER BY b.at, h.name;

-- Each deal with the pack that it was dealt from: the same as before where the dealer said so, otherwise the next one.
CREATE VIEW floor.packs AS
SELECT head, deal, began, sum((pack <> 'same')::int) OVER (PARTITION BY head ORDER BY deal) AS pack
FROM floor.deals;

-- Every touch of a pack, from its first deal until the next one's: WHERE name = ... AND pack = ...
CREATE VIEW floor.touches_of_a_pack AS
SELECT h.name, p.pack, t.deal, t.at, t.what, t.who, t.place
FROM (
    SELECT head, deal, began AS at, 'dealt from' AS what, NULL AS who, NULL::int AS place FROM floor.deals
    UNION ALL
    SELECT d.head, d.deal, d.began, 'cut', c.who, NULL FROM floor.deals d, jsonb_array_elements_text(d.cut) AS c (who)
    UNION ALL
    SELECT head, deal, shown, 'named by the dealer', NULL, place FROM floor.cards WHERE named_by = 'dealer'
    UNION ALL
    SELECT head, deal, asked, 'asked: ' || kind, NULL, place FROM floor.questions
    UNION ALL
    SELECT head, deal, raised, 'fault: ' || part, NULL, NULL FROM floor.faults
    UNION ALL
    SELECT head, deal, at, 'ruling: ' || kind, NULL, NULL FROM floor.rulings
) t JOIN floor.packs p USING (head, deal) JOIN floor.heads h USING (head)
ORDER BY h.name, p.pack, t.at, t.what, t.place;
