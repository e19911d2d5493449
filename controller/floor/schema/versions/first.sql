REVOKE ALL ON SCHEMA floor FROM PUBLIC;

-- One row for each time a table was enrolled. `login`: who may append to it, null once the table was enrolled again.
CREATE TABLE floor.heads (
    head int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    journal_id text NOT NULL CHECK (journal_id ~ '^[0-9a-f]{32}$'),
    name text NOT NULL,
    login name UNIQUE,
    public_key bytea NOT NULL CHECK (length(public_key) = 32),
    seq bigint NOT NULL DEFAULT 0,
    hash text NOT NULL DEFAULT '',
    signature bytea,
    enrolled timestamptz NOT NULL DEFAULT now(),
    received timestamptz
);
CREATE UNIQUE INDEX one_journal_each ON floor.heads (journal_id) WHERE login IS NOT NULL;
CREATE UNIQUE INDEX one_key_each ON floor.heads (public_key) WHERE login IS NOT NULL;

-- The journals' rows as they are written there.
CREATE TABLE floor.events (
    head int NOT NULL REFERENCES floor.heads,
    seq bigint NOT NULL,
    at text NOT NULL,
    command text,
    body text NOT NULL,
    hash text NOT NULL,
    received timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (head, seq)
);

-- What was refused, until somebody closes it by name. `seq`: the first row that does not fit.
CREATE TABLE floor.incidents (
    incident int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    head int NOT NULL REFERENCES floor.heads,
    kind text NOT NULL CHECK (kind IN ('chain', 'journal')),
    seq bigint,
    journal_id text,
    address inet,
    times int NOT NULL DEFAULT 1,
    opened timestamptz NOT NULL DEFAULT now(),
    latest timestamptz NOT NULL DEFAULT now(),
    closed timestamptz,
    closed_by text CHECK ((closed IS NULL) = (closed_by IS NULL) AND closed_by <> '')
);
CREATE UNIQUE INDEX one_open_each ON floor.incidents (head, kind) WHERE closed IS NULL;

CREATE FUNCTION floor.never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the floor''s events are append-only';
END $$;
CREATE TRIGGER events_are_never_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.events
    FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changed();

-- What the floor has of the login's own journal, and how many incidents of it stand open. No row for a stranger.
CREATE FUNCTION floor.head() RETURNS TABLE (journal_id text, seq bigint, hash text, incidents bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT h.journal_id, h.seq, h.hash,
        (SELECT count(*) FROM floor.incidents i WHERE i.head = h.head AND i.closed IS NULL)
    FROM floor.heads h WHERE h.login = session_user
$$;

-- Rows of the login's one journal, in order: [{"seq", "at", "command", "body", "hash"}]. All of them are taken or none.
-- Those that are there are passed over; the others must continue the chain. `refused`: '' where they were taken; 'gap'
-- where rows before them are missing, which the next call mends; 'chain' where they are not what was there, or do not
-- continue it, and 'journal' where they are of another journal: both stand as an incident.
CREATE FUNCTION floor.append(of_journal text, given jsonb, signed bytea)
RETURNS TABLE (new_seq bigint, new_hash text, refused text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    h floor.heads;
    r record;
    wrong bigint;
BEGIN
    IF jsonb_array_length(given) > 500 OR length(signed) IS DISTINCT FROM 64 THEN
        RAISE EXCEPTION 'at most 500 rows in a call, and a signature of 64 bytes';
    END IF;
    SELECT * INTO h FROM floor.heads WHERE login = session_user FOR UPDATE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'no journal is enrolled for %', session_user USING ERRCODE = 'insufficient_privilege';
    END IF;
    new_seq := h.seq;
    new_hash := h.hash;
    refused := CASE WHEN of_journal = h.journal_id THEN '' ELSE 'journal' END;
    FOR r IN
        SELECT * FROM ROWS FROM (
            jsonb_to_recordset(given) AS (seq bigint, at text, command text, body text, hash text)
        ) WITH ORDINALITY AS g (seq, at, command, body, hash, place) ORDER BY place
    LOOP
        EXIT WHEN refused <> '';
        wrong := r.seq;
        IF r.seq <= h.seq THEN
            PERFORM FROM floor.events e
            WHERE e.head = h.head AND e.seq = r.seq AND (e.at, e.body, e.hash) = (r.at, r.body, r.hash)
                AND e.command IS NOT DISTINCT FROM r.command;
            IF NOT FOUND THEN
                refused := 'chain';
            END IF;
        ELSIF r.seq IS DISTINCT FROM new_seq + 1 THEN
            refused := 'gap';
        ELSIF r.hash IS DISTINCT FROM encode(sha256(convert_to(
            new_hash || E'\n' || r.seq || E'\n' || r.at || E'\n' || coalesce(r.command, '') || E'\n' || r.body, 'UTF8'
        )), 'hex') THEN
            refused := 'chain';
        ELSE
            new_seq := r.seq;
            new_hash := r.hash;
        END IF;
    END LOOP;
    IF refused <> '' THEN
        new_seq := h.seq;
        new_hash := h.hash;
        IF refused <> 'gap' THEN
            INSERT INTO floor.incidents AS i (head, kind, seq, journal_id, address)
            VALUES (h.head, refused, wrong, of_journal, inet_client_addr())
            ON CONFLICT (head, kind) WHERE closed IS NULL DO UPDATE
            SET times = i.times + 1, latest = now(), seq = least(i.seq, excluded.seq);
        END IF;
    ELSIF new_seq > h.seq THEN
        INSERT INTO floor.events (head, seq, at, command, body, hash)
        SELECT h.head, g.seq, g.at, g.command, g.body, g.hash
        FROM jsonb_to_recordset(given) AS g (seq bigint, at text, command text, body text, hash text)
        WHERE g.seq > h.seq;
        UPDATE floor.heads SET seq = new_seq, hash = new_hash, signature = signed, received = now() WHERE head = h.head;
        PERFORM pg_notify('floor', h.journal_id || ' ' || new_seq);
    END IF;
    RETURN NEXT;
END $$;

REVOKE ALL ON FUNCTION floor.never_changed(), floor.head(), floor.append(text, jsonb, bytea) FROM PUBLIC;
