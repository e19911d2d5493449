-- Which pictures belong to a question to the dealer or to a ruling, by the event of that. One is in here once everybody may
-- see its card. A read model, as the others.
CREATE TABLE floor.evidence (
    head int NOT NULL REFERENCES floor.heads,
    seq bigint NOT NULL,
    digest text NOT NULL,
    deal int NOT NULL,
    place int NOT NULL,
    PRIMARY KEY (head, seq, digest)
);

-- The pictures of those, by their digest (the first 32 hex digits of SHA-256). A row without `jpeg` and `absent` is wanted:
-- the projector puts it there, the table's login brings the picture, or says why it has none. That is kept for good, also
-- when the read models are made again.
CREATE TABLE floor.pictures (
    head int NOT NULL REFERENCES floor.heads,
    digest text NOT NULL CHECK (digest ~ '^[0-9a-f]{32}$'),
    jpeg bytea CHECK (length(jpeg) <= 262144),
    absent text CHECK (absent IN ('gone', 'altered', 'large', 'hidden')),
    asked timestamptz NOT NULL DEFAULT clock_timestamp(),
    received timestamptz,
    PRIMARY KEY (head, digest),
    CHECK (jpeg IS NULL OR absent IS NULL)
);
ALTER TABLE floor.pictures ALTER COLUMN jpeg SET STORAGE EXTERNAL;
CREATE INDEX pictures_wanted ON floor.pictures (head, asked) WHERE jpeg IS NULL AND absent IS NULL;

CREATE FUNCTION floor.pictures_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'UPDATE' OR OLD.jpeg IS NOT NULL OR OLD.absent IS NOT NULL THEN
        RAISE EXCEPTION 'the floor''s pictures stay';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER pictures_stay BEFORE UPDATE OR DELETE ON floor.pictures FOR EACH ROW EXECUTE FUNCTION floor.pictures_stay();
CREATE TRIGGER pictures_are_not_emptied BEFORE TRUNCATE ON floor.pictures
    FOR EACH STATEMENT EXECUTE FUNCTION floor.pictures_stay();

-- At most four digests that are wanted of the login's table: those first that were not asked for the longest time.
CREATE FUNCTION floor.wanted() RETURNS SETOF text
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    UPDATE floor.pictures p SET asked = clock_timestamp()
    FROM (
        SELECT w.head, w.digest FROM floor.pictures w JOIN floor.heads h USING (head)
        WHERE h.login = session_user AND w.jpeg IS NULL AND w.absent IS NULL ORDER BY w.asked, w.digest LIMIT 4
    ) n
    WHERE p.head = n.head AND p.digest = n.digest AND p.jpeg IS NULL AND p.absent IS NULL
    RETURNING p.digest
$$;

-- Takes a picture that is wanted of the login's table, or why there is none; of any other, nothing happens. What is no JPEG
-- of that digest is not kept: it was altered.
CREATE FUNCTION floor.put_picture(of_digest text, given bytea, why text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF (given IS NULL) = (why IS NULL) OR length(given) > 262144 THEN
        RAISE EXCEPTION 'a picture of at most 262144 bytes, or why there is none';
    END IF;
    IF left(encode(sha256(given), 'hex'), 32) <> of_digest OR substring(given FOR 3) <> '\xffd8ff'::bytea THEN
        given := NULL;
        why := 'altered';
    END IF;
    UPDATE floor.pictures p SET jpeg = given, absent = why, received = clock_timestamp()
    FROM floor.heads h
    WHERE h.login = session_user AND p.head = h.head AND p.digest = of_digest AND p.jpeg IS NULL AND p.absent IS NULL;
END $$;
REVOKE ALL ON FUNCTION floor.pictures_stay(), floor.wanted(), floor.put_picture(text, bytea, text) FROM PUBLIC;
DO $$
DECLARE
    one name;
BEGIN
    FOR one IN SELECT login FROM floor.heads WHERE login IS NOT NULL LOOP
        EXECUTE format('GRANT EXECUTE ON FUNCTION floor.wanted(), floor.put_picture(text, bytea, text) TO %I', one);
    END LOOP;
END $$;

-- Questions and rulings, each with its pictures: [{"digest", "place", "is"}], `is`: there, wanted, or why there is none.
CREATE VIEW floor.pictures_of AS
SELECT e.head, e.seq, jsonb_agg(
    jsonb_build_object('digest', e.digest, 'place', e.place,
        'is', CASE WHEN p.jpeg IS NOT NULL THEN 'there' ELSE coalesce(p.absent, 'wanted') END)
    ORDER BY e.place, e.digest) AS pictures
FROM floor.evidence e JOIN floor.pictures p USING (head, digest) GROUP BY e.head, e.seq;

CREATE VIEW floor.questions_with_pictures AS
SELECT q.head, q.deal, q.kind, q.place, q.asked, q.answered, p.pictures
FROM floor.questions q LEFT JOIN LATERAL (
    SELECT o.pictures FROM floor.pictures_of o WHERE o.head = q.head AND o.seq = q.seq) p ON true;

CREATE VIEW floor.rulings_with_pictures AS
SELECT r.head, r.at, r.deal, r.round, r.kind, r.text, r.undone, p.pictures
FROM floor.rulings r LEFT JOIN LATERAL (
    SELECT o.pictures FROM floor.pictures_of o WHERE o.head = r.head AND o.seq = r.seq) p ON true;

GRANT SELECT, INSERT, UPDATE, DELETE ON floor.evidence TO floor_projector;
GRANT INSERT (head, digest) ON floor.pictures TO floor_projector;
GRANT SELECT (head, deal, place, digest) ON floor.evidence TO floor_page;
GRANT SELECT (head, digest, jpeg, absent) ON floor.pictures TO floor_page;
GRANT SELECT ON floor.questions_with_pictures, floor.rulings_with_pictures TO floor_page, auditor;
GRANT SELECT ON floor.evidence, floor.pictures, floor.pictures_of TO auditor;

-- The roles of a floor that was made before they had this comment.
DO $$
DECLARE
    one text;
BEGIN
    FOREACH one IN ARRAY ARRAY['floor_projector', 'floor_page', 'auditor'] LOOP
        IF shobj_description(one::regrole, 'pg_authid') IS DISTINCT FROM 'of faro floor' THEN
            EXECUTE format('COMMENT ON ROLE %I IS %L', one, 'of faro floor');
        END IF;
    END LOOP;
END $$;
