-- Events in a partition for each month of receipt (UTC), so that old ones can be put on another disk or taken away whole.
-- Within a partition head and number are unique; across them the head's row sees to it: `append` locks it, and takes what
-- follows its number alone. The events so far are in the first partition, with all that comes this month.
DROP VIEW floor.gaps_and_open_forks;
DROP TRIGGER events_are_never_changed ON floor.events;
ALTER TABLE floor.events RENAME TO events_before;
CREATE TABLE floor.events (LIKE floor.events_before INCLUDING DEFAULTS) PARTITION BY RANGE (received);

-- On each row too: a statement on a partition by its own name passes over the statement's trigger of the whole.
CREATE TRIGGER events_are_never_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.events
    FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changed();
CREATE TRIGGER no_event_is_changed BEFORE UPDATE OR DELETE ON floor.events
    FOR EACH ROW EXECUTE FUNCTION floor.never_changed();

CREATE TABLE floor.months (first timestamp PRIMARY KEY, partition name NOT NULL);
INSERT INTO floor.months VALUES (date_trunc('month', now() AT TIME ZONE 'UTC'), 'events_before');
DO $$
BEGIN
    EXECUTE format('ALTER TABLE floor.events ATTACH PARTITION floor.events_before FOR VALUES FROM (MINVALUE) TO (%L)',
        (SELECT (first + interval '1 month') AT TIME ZONE 'UTC' FROM floor.months));
END $$;
CREATE TRIGGER events_are_never_emptied BEFORE TRUNCATE ON floor.events_before
    FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changed();

-- Makes the partition of this month, where there is none. It is made apart and then attached, which nobody who reads or
-- appends meanwhile waits for.
-- Whoever calls it may have set another zone or style, by which the partition's limits would be read otherwise. In a month
-- before the first one, as with a clock that was put back, there is nothing to make: the first partition has it all.
CREATE FUNCTION floor.begin_month() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET TimeZone = 'UTC' SET DateStyle = 'ISO' AS $$
DECLARE
    month timestamp := date_trunc('month', now() AT TIME ZONE 'UTC');
    name name := 'events_' || to_char(month, 'YYYY_MM');
BEGIN
    IF EXISTS (SELECT FROM floor.months WHERE first = month) OR month < (SELECT min(first) FROM floor.months) THEN
        RETURN;
    END IF;
    INSERT INTO floor.months VALUES (month, name) ON CONFLICT DO NOTHING;  -- waits for who makes it now
    IF NOT FOUND THEN
        RETURN;
    END IF;
    EXECUTE format('CREATE TABLE floor.%I (LIKE floor.events INCLUDING DEFAULTS, PRIMARY KEY (head, seq))', name);
    EXECUTE format('CREATE TRIGGER events_are_never_emptied BEFORE TRUNCATE ON floor.%I'
        ' FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changed()', name);
    EXECUTE format('ALTER TABLE floor.events ATTACH PARTITION floor.%I FOR VALUES FROM (%L) TO (%L)',
        name, month AT TIME ZONE 'UTC', (month + interval '1 month') AT TIME ZONE 'UTC');
END $$;
REVOKE ALL ON FUNCTION floor.begin_month() FROM PUBLIC;

-- Rows of the login's one journal, in order: [{"seq", "at", "command", "body", "hash"}]. All of them are taken or none.
-- Those that are there are passed over; the others must continue the chain. `refused`: '' where they were taken; 'gap'
-- where rows before them are missing, which the next call mends; 'chain' where they are not what was there, or do not
-- continue it, and 'journal' where they are of another journal: both stand as an incident.
CREATE OR REPLACE FUNCTION floor.append(of_journal text, given jsonb, signed bytea)
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
        PERFORM floor.begin_month();
        INSERT INTO floor.events (head, seq, at, command, body, hash)
        SELECT h.head, g.seq, g.at, g.command, g.body, g.hash
        FROM jsonb_to_recordset(given) AS g (seq bigint, at text, command text, body text, hash text)
        WHERE g.seq > h.seq;
        UPDATE floor.heads SET seq = new_seq, hash = new_hash, signature = signed, received = now() WHERE head = h.head;
        PERFORM pg_notify('floor', h.journal_id || ' ' || new_seq);
    END IF;
    RETURN NEXT;
END $$;

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
GRANT SELECT ON floor.gaps_and_open_forks TO auditor;
GRANT SELECT ON floor.events TO floor_projector;
