-- When a table's login called the last time, also where it had nothing to send.
ALTER TABLE floor.heads ADD COLUMN seen timestamptz;

CREATE OR REPLACE FUNCTION floor.head() RETURNS TABLE (journal_id text, seq bigint, hash text, incidents bigint)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    UPDATE floor.heads SET seen = clock_timestamp() WHERE login = session_user;
    SELECT h.journal_id, h.seq, h.hash,
        (SELECT count(*) FROM floor.incidents i WHERE i.head = h.head AND i.closed IS NULL)
    FROM floor.heads h WHERE h.login = session_user
$$;

-- Each table as the page shows it. `seen` is when it called `head()`, which it does every few seconds whether it has events
-- or not. `lag_s`: how long events wait to be read here, or, while some come, how long after it was written the last one came;
-- null up to 10 s. Of anything finer one could see when an event came, which may tell of what one player did in secret.
CREATE VIEW floor.standing AS
SELECT head, name, seen, state, stopped, CASE WHEN late_s > 10 THEN late_s END AS lag_s
FROM (
    SELECT h.head, h.name, h.seen, l.state, p.stopped,
        CASE WHEN h.seq > coalesce(p.seq, 0) AND p.stopped IS NULL
             THEN extract(epoch FROM clock_timestamp() - h.received)
             WHEN h.received > clock_timestamp() - interval '15 seconds' THEN extract(epoch FROM h.received - l.at)
        END::float8 AS late_s
    FROM floor.heads h LEFT JOIN floor.live l USING (head) LEFT JOIN floor.projected p USING (head)
    WHERE h.login IS NOT NULL
) t;
REVOKE SELECT (head, at, state) ON floor.live FROM floor_page;
REVOKE SELECT (received) ON floor.heads FROM floor_page;
GRANT SELECT ON floor.standing TO floor_page, auditor;

-- Money that a player brought from outside (negative: took away).
CREATE VIEW floor.brought AS
SELECT m.head, m.at, m.deal, m.player, m.amount
FROM floor.money m JOIN floor.money o USING (head, seq) WHERE m.account = 'purse' AND o.account = 'outside';
GRANT SELECT ON floor.brought TO floor_page, auditor;

-- What somebody has to see: from `raised` until it is `over`, and until it is acknowledged by name. What came again before
-- that has risen so many `times`. `about`: which of its kind, an incident or a question.
CREATE TABLE floor.alerts (
    alert int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    head int NOT NULL REFERENCES floor.heads,
    kind text NOT NULL,
    about text NOT NULL,
    data jsonb NOT NULL,
    times int NOT NULL DEFAULT 1,
    raised timestamptz NOT NULL DEFAULT clock_timestamp(),
    latest timestamptz NOT NULL DEFAULT clock_timestamp(),
    over timestamptz,
    acknowledged timestamptz,
    acknowledged_by text CHECK ((acknowledged IS NULL) = (acknowledged_by IS NULL) AND acknowledged_by ~ '\S')
);
CREATE UNIQUE INDEX one_alert_each ON floor.alerts (head, kind, about) WHERE over IS NULL OR acknowledged IS NULL;
CREATE INDEX alerts_by_time ON floor.alerts (head, raised);

CREATE FUNCTION floor.alerts_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'UPDATE' OR OLD.acknowledged IS NOT NULL AND (OLD.acknowledged, OLD.acknowledged_by)
        IS DISTINCT FROM (NEW.acknowledged, NEW.acknowledged_by) THEN
        RAISE EXCEPTION 'the trail of the floor''s alerts stays';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER alerts_stay BEFORE UPDATE OR DELETE ON floor.alerts FOR EACH ROW EXECUTE FUNCTION floor.alerts_stay();
CREATE TRIGGER alerts_are_not_emptied BEFORE TRUNCATE ON floor.alerts
    FOR EACH STATEMENT EXECUTE FUNCTION floor.alerts_stay();
GRANT SELECT, INSERT (head, kind, about, data), UPDATE (data, times, latest, over, acknowledged, acknowledged_by)
    ON floor.alerts TO floor_page;
GRANT SELECT ON floor.alerts TO auditor;

CREATE INDEX deals_by_time ON floor.deals (head, began);
CREATE INDEX rounds_by_time ON floor.rounds (head, began);
CREATE INDEX results_by_time ON floor.results (head, at);
CREATE INDEX money_by_time ON floor.money (head, at);
CREATE INDEX rulings_by_time ON floor.rulings (head, at);
CREATE INDEX faults_by_time ON floor.faults (head, raised);
CREATE INDEX questions_open ON floor.questions (head) WHERE answered IS NULL;
