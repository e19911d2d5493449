-- Roles without a login, of which logins are made members. They are of the whole server, so another floor may have made
-- them already: one that is called so and has not our comment is somebody else's, and gets no right here.
DO $$
DECLARE
    wanted text;
BEGIN
    FOREACH wanted IN ARRAY ARRAY['floor_projector', 'floor_page', 'auditor'] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
            EXECUTE format('COMMENT ON ROLE %I IS %L', wanted, 'of faro floor');
        ELSIF shobj_description(wanted::regrole, 'pg_authid') IS DISTINCT FROM 'of faro floor' THEN
            RAISE EXCEPTION 'the role % is there already and is not the floor''s; rename it (ALTER ROLE)', wanted;
        END IF;
        EXECUTE format('GRANT USAGE ON SCHEMA floor TO %I', wanted);
    END LOOP;
END $$;

-- The projector reads the events, and is the only one that writes what they come to.
GRANT SELECT ON floor.heads, floor.events, floor.incidents TO floor_projector;
GRANT INSERT (head, kind, seq, journal_id), UPDATE (times, latest) ON floor.incidents TO floor_projector;
GRANT SELECT, INSERT, UPDATE, DELETE ON floor.projected, floor.live, floor.deals, floor.rounds, floor.cards, floor.results,
    floor.bets, floor.money, floor.rulings, floor.faults, floor.questions, floor.sittings TO floor_projector;

-- The page reads the read models, without the events' numbers: how many there are may tell of a card that lies face down.
DO $$
DECLARE
    t record;
BEGIN
    FOR t IN
        SELECT c.table_name AS name, string_agg(format('%I', c.column_name), ', ') AS columns
        FROM information_schema.columns c
        WHERE c.table_schema = 'floor' AND c.column_name <> 'seq' AND c.table_name IN ('live', 'deals', 'rounds', 'cards',
            'results', 'bets', 'money', 'rulings', 'faults', 'questions', 'sittings')
        GROUP BY c.table_name
    LOOP
        EXECUTE format('GRANT SELECT (%s) ON floor.%I TO floor_page', t.columns, t.name);
    END LOOP;
END $$;
GRANT SELECT (head, name, login, enrolled, received) ON floor.heads TO floor_page;
GRANT SELECT (head, kind, incident, times, opened, latest, closed, closed_by) ON floor.incidents TO floor_page;
GRANT SELECT (head, stopped) ON floor.projected TO floor_page;

-- The auditor reads all of that, and events as the tables wrote them once it stands here what he reads and why.
GRANT SELECT ON floor.live, floor.deals, floor.rounds, floor.cards, floor.results, floor.bets, floor.money, floor.rulings,
    floor.faults, floor.questions, floor.sittings, floor.incidents, floor.corrections_per_month,
    floor.cards_named_by_dealer, floor.deals_whose_money_does_not_close, floor.gaps_and_open_forks,
    floor.bets_just_before_the_close, floor.packs, floor.touches_of_a_pack TO auditor;
GRANT SELECT (head, journal_id, name, login, seq, hash, enrolled, received) ON floor.heads TO auditor;

CREATE TABLE floor.readings (
    reading int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    login name NOT NULL DEFAULT session_user,
    name text NOT NULL,
    first bigint NOT NULL,
    last bigint NOT NULL,
    why text NOT NULL CHECK (why ~ '\S'),
    transaction xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE TRIGGER readings_are_never_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.readings
    FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changed();
GRANT SELECT ON floor.readings TO auditor;

CREATE OR REPLACE FUNCTION floor.never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the floor''s % are append-only', TG_TABLE_NAME;
END $$;

-- Records that the login wants to read events `first` to `last` of a table, and why. The number is for `floor.read`.
CREATE FUNCTION floor.ask(of_table text, first bigint, last bigint, why text) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    number int;
BEGIN
    IF NOT EXISTS (SELECT FROM floor.heads h WHERE h.name = of_table) THEN
        RAISE EXCEPTION 'no table is called %', of_table;
    END IF;
    INSERT INTO floor.readings (name, first, last, why) VALUES (of_table, ask.first, ask.last, ask.why)
    RETURNING reading INTO number;
    RETURN number;
END $$;

-- The events that were asked for. In the transaction that asked there is nothing to read: it may still be taken back, and
-- the record with it.
CREATE FUNCTION floor.read(number int)
RETURNS TABLE (journal_id text, seq bigint, at text, command text, body text, hash text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    r floor.readings;
BEGIN
    SELECT * INTO r FROM floor.readings WHERE reading = number AND login = session_user;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'no reading % of %', number, session_user USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF r.transaction IS NOT DISTINCT FROM pg_current_xact_id_if_assigned() THEN
        RAISE EXCEPTION 'reading % is not recorded before its transaction ends', number
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF r.at < clock_timestamp() - interval '1 hour' THEN
        RAISE EXCEPTION 'reading % is over an hour old: ask again', number USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN QUERY SELECT h.journal_id, e.seq, e.at, e.command, e.body, e.hash
        FROM floor.events e JOIN floor.heads h USING (head)
        WHERE h.name = r.name AND e.seq BETWEEN r.first AND r.last ORDER BY h.head, e.seq;
END $$;

REVOKE ALL ON FUNCTION floor.ask(text, bigint, bigint, text), floor.read(int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.ask(text, bigint, bigint, text), floor.read(int) TO auditor;
