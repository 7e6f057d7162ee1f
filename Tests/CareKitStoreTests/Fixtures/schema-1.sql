CREATE SCHEMA fixture;
CREATE TABLE fixture.outcome (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    uuid bytea NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    is_tip bigint NOT NULL,
    is_live bigint NOT NULL,
    effective_date double precision NOT NULL,
    created_date double precision NOT NULL,
    updated_date double precision NOT NULL,
    deleted_date double precision,
    schema_version text NOT NULL COLLATE pg_catalog."C",
    group_identifier text COLLATE pg_catalog."C",
    tags text COLLATE pg_catalog."C",
    remote_id text COLLATE pg_catalog."C",
    source text COLLATE pg_catalog."C",
    user_info text COLLATE pg_catalog."C",
    asset text COLLATE pg_catalog."C",
    notes text COLLATE pg_catalog."C",
    timezone text NOT NULL COLLATE pg_catalog."C",
    task_uuid bytea NOT NULL,
    occurrence bigint NOT NULL,
    event_start double precision NOT NULL,
    event_end double precision NOT NULL
);
ALTER TABLE ONLY fixture.outcome FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.outcome_edge (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    previous bytea NOT NULL,
    next bytea NOT NULL
);
ALTER TABLE ONLY fixture.outcome_edge FORCE ROW LEVEL SECURITY;
CREATE SEQUENCE fixture.outcome_edge_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE fixture.outcome_edge_sequence_seq OWNED BY fixture.outcome_edge.sequence;
CREATE SEQUENCE fixture.outcome_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE fixture.outcome_sequence_seq OWNED BY fixture.outcome.sequence;
CREATE TABLE fixture.outcome_tag (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    entity bigint NOT NULL,
    tag text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY fixture.outcome_tag FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.outcome_value (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    outcome bigint NOT NULL,
    "position" bigint NOT NULL,
    type text NOT NULL COLLATE pg_catalog."C",
    kind text COLLATE pg_catalog."C",
    units text COLLATE pg_catalog."C",
    created_date double precision NOT NULL,
    integer_value bigint,
    real_value double precision,
    text_value text COLLATE pg_catalog."C",
    blob_value bytea
);
ALTER TABLE ONLY fixture.outcome_value FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.schedule_element (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    task bigint NOT NULL,
    "position" bigint NOT NULL,
    start_date double precision NOT NULL,
    end_date double precision,
    years bigint,
    months bigint,
    weeks bigint,
    days bigint,
    hours bigint,
    minutes bigint,
    seconds bigint,
    nanoseconds bigint,
    label text COLLATE pg_catalog."C",
    duration double precision,
    calendar text COLLATE pg_catalog."C"
);
ALTER TABLE ONLY fixture.schedule_element FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.schema_migration (
    number bigint NOT NULL,
    name text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE fixture.target_value (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    task bigint NOT NULL,
    element bigint NOT NULL,
    "position" bigint NOT NULL,
    type text NOT NULL COLLATE pg_catalog."C",
    kind text COLLATE pg_catalog."C",
    units text COLLATE pg_catalog."C",
    created_date double precision NOT NULL,
    integer_value bigint,
    real_value double precision,
    text_value text COLLATE pg_catalog."C",
    blob_value bytea
);
ALTER TABLE ONLY fixture.target_value FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.task (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    uuid bytea NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    is_tip bigint NOT NULL,
    is_live bigint NOT NULL,
    effective_date double precision NOT NULL,
    created_date double precision NOT NULL,
    updated_date double precision NOT NULL,
    deleted_date double precision,
    schema_version text NOT NULL COLLATE pg_catalog."C",
    group_identifier text COLLATE pg_catalog."C",
    tags text COLLATE pg_catalog."C",
    remote_id text COLLATE pg_catalog."C",
    source text COLLATE pg_catalog."C",
    user_info text COLLATE pg_catalog."C",
    asset text COLLATE pg_catalog."C",
    notes text COLLATE pg_catalog."C",
    timezone text NOT NULL COLLATE pg_catalog."C",
    title text COLLATE pg_catalog."C",
    instructions text COLLATE pg_catalog."C",
    impacts_adherence bigint NOT NULL,
    care_plan_uuid bytea
);
ALTER TABLE ONLY fixture.task FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.task_edge (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    previous bytea NOT NULL,
    next bytea NOT NULL
);
ALTER TABLE ONLY fixture.task_edge FORCE ROW LEVEL SECURITY;
CREATE SEQUENCE fixture.task_edge_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE fixture.task_edge_sequence_seq OWNED BY fixture.task_edge.sequence;
CREATE SEQUENCE fixture.task_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE fixture.task_sequence_seq OWNED BY fixture.task.sequence;
CREATE TABLE fixture.task_tag (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    entity bigint NOT NULL,
    tag text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY fixture.task_tag FORCE ROW LEVEL SECURITY;
ALTER TABLE ONLY fixture.outcome ALTER COLUMN sequence SET DEFAULT nextval('fixture.outcome_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.outcome_edge ALTER COLUMN sequence SET DEFAULT nextval('fixture.outcome_edge_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.task ALTER COLUMN sequence SET DEFAULT nextval('fixture.task_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.task_edge ALTER COLUMN sequence SET DEFAULT nextval('fixture.task_edge_sequence_seq'::regclass);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end) VALUES ('participant', 1, '\xca2e0000000040008000000000000051', 'all', 1, 1, 730944000, 730945000.125, 730945000.125, NULL, '2.1.0', 'Gruppe 1', '["a","ü"]', 'remote-ü', 'Quelle', '{"":"leer","schlüssel":"{\"a\": [1]}","🗝":"שלום"}', 'bild.png', '[{"author":"Dr. Ä","content":"Zeile 1\nZeile 2\t\"so\""},{},{"author":"","content":"","title":""}]', 'Pacific/Apia', '\xca2e0000000040008000000000000031', 0, 731232000, 731237400);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end) VALUES ('participant', 2, '\xca2e0000000040008000000000000052', 'changed', 0, 0, 730944000, 730945001, 730945001, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000031', 1, 731268900, 731355299);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end) VALUES ('participant', 3, '\xca2e0000000040008000000000000053', 'changed', 1, 1, 730944000, 730945001, 730945002, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000031', 1, 731268900, 731355299);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end) VALUES ('participant', 4, '\xca2e0000000040008000000000000054', 'gone', 0, 0, 730944000, 730945003, 730945003, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000031', 2, 731318400, 731323800);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end) VALUES ('participant', 5, '\xca2e0000000040008000000000000055', 'gone', 1, 0, 730944000, 730945003, 730945004, 730945004, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000031', 2, 731318400, 731323800);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end) VALUES ('participant', 6, '\xca2e0000000040008000000000000056', 'anew', 1, 1, 730944000, 730945005, 730945005, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000031', 2, 731318400, 731323800);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end) VALUES ('participant', 7, '\xca2e0000000040008000000000000057', 'of a task that is gone', 1, 1, 730944000, 730945006, 730945006, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000035', 0, 731232000, 731235600);
INSERT INTO fixture.outcome_edge (container, sequence, previous, next) VALUES ('participant', 1, '\xca2e0000000040008000000000000052', '\xca2e0000000040008000000000000053');
INSERT INTO fixture.outcome_edge (container, sequence, previous, next) VALUES ('participant', 2, '\xca2e0000000040008000000000000054', '\xca2e0000000040008000000000000055');
INSERT INTO fixture.outcome_tag (container, entity, tag) VALUES ('participant', 1, 'ü');
INSERT INTO fixture.outcome_tag (container, entity, tag) VALUES ('participant', 1, 'a');
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 'integer', 'größte', 'µg', 731203200.0000001, 9223372036854775807, NULL, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 1, 'integer', NULL, NULL, 731203200.0000001, -9223372036854775808, NULL, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 2, 'double', NULL, NULL, 731203200.0000001, NULL, 0.1, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 3, 'double', NULL, NULL, 731203200.0000001, NULL, -0, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 4, 'double', NULL, NULL, 731203200.0000001, NULL, 'Infinity', NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 5, 'double', NULL, NULL, 731203200.0000001, NULL, 5e-324, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 6, 'boolean', NULL, NULL, 731203200.0000001, 1, NULL, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 7, 'boolean', NULL, NULL, 731203200.0000001, 0, NULL, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 8, 'text', NULL, NULL, 731203200.0000001, NULL, NULL, '', NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 9, 'text', NULL, NULL, 731203200.0000001, NULL, NULL, 'a"\/‏שלום 👨‍👩‍👧‍👦 é', NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 10, 'binary', NULL, NULL, 731203200.0000001, NULL, NULL, NULL, '\x');
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 11, 'binary', NULL, NULL, 731203200.0000001, NULL, NULL, NULL, '\x00ff0a27');
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 12, 'date', NULL, NULL, 731203200.0000001, NULL, 0.1, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 13, 'date', NULL, NULL, 731203200.0000001, NULL, -63114076800, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 14, 'date', NULL, NULL, 731203200.0000001, NULL, 63113904000, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 'integer', 'pain', NULL, 731203200.0000001, 1, NULL, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 1, 'integer', 'pain', NULL, 731203200.0000001, 2, NULL, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 2, 'double', 'sleep', 'h', 731203200.0000001, NULL, 3.5, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 4, 0, 'text', NULL, NULL, 731203200.0000001, NULL, NULL, 'x', NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 5, 0, 'text', NULL, NULL, 731203200.0000001, NULL, NULL, 'x', NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 6, 0, 'boolean', NULL, NULL, 731203200.0000001, 1, NULL, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 7, 0, 'integer', NULL, NULL, 731203200.0000001, 0, NULL, NULL, NULL);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar) VALUES ('participant', 1, 0, 731232000, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, 'vor dem Frühstück', 5400, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"GMT"}');
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar) VALUES ('participant', 1, 1, 731268900, 762804900, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '', NULL, '{"firstWeekday":3,"identifier":{"buddhist":{}},"locale":"ne_NP","minimumDaysInFirstWeek":4,"timeZone":"Asia\/Kathmandu"}');
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar) VALUES ('participant', 1, 2, 731419200.5, NULL, 0, 1, NULL, NULL, 2, 3, 4, 5, NULL, 0.5, NULL);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar) VALUES ('participant', 2, 0, 733046400, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, 'vor dem Frühstück', 5400, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"GMT"}');
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar) VALUES ('participant', 2, 1, 733083300, 764619300, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '', NULL, '{"firstWeekday":3,"identifier":{"buddhist":{}},"locale":"ne_NP","minimumDaysInFirstWeek":4,"timeZone":"Asia\/Kathmandu"}');
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar) VALUES ('participant', 2, 2, 733233600.5, NULL, 0, 1, NULL, NULL, 2, 3, 4, 5, NULL, 0.5, NULL);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar) VALUES ('participant', 3, 0, 733046400, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, 'vor dem Frühstück', 5400, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"GMT"}');
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar) VALUES ('participant', 3, 1, 733083300, 764619300, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '', NULL, '{"firstWeekday":3,"identifier":{"buddhist":{}},"locale":"ne_NP","minimumDaysInFirstWeek":4,"timeZone":"Asia\/Kathmandu"}');
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar) VALUES ('participant', 3, 2, 733233600.5, NULL, 0, 1, NULL, NULL, 2, 3, 4, 5, NULL, 0.5, NULL);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar) VALUES ('participant', 4, 0, 731232000, NULL, NULL, NULL, NULL, 7, NULL, NULL, NULL, NULL, NULL, 3600, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"GMT"}');
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar) VALUES ('participant', 5, 0, 731232000, NULL, NULL, NULL, NULL, 7, NULL, NULL, NULL, NULL, NULL, 3600, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"GMT"}');
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar) VALUES ('participant', 6, 0, 731232000, NULL, NULL, NULL, NULL, 7, NULL, NULL, NULL, NULL, NULL, 3600, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"GMT"}');
INSERT INTO fixture.schema_migration (number, name) VALUES (1, 'Create tasks and outcomes');
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 0, 'integer', 'größte', 'µg', 731203200.0000001, 9223372036854775807, NULL, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 1, 'integer', NULL, NULL, 731203200.0000001, -9223372036854775808, NULL, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 2, 'double', NULL, NULL, 731203200.0000001, NULL, 0.1, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 3, 'double', NULL, NULL, 731203200.0000001, NULL, -0, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 4, 'double', NULL, NULL, 731203200.0000001, NULL, 'Infinity', NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 5, 'double', NULL, NULL, 731203200.0000001, NULL, 5e-324, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 6, 'boolean', NULL, NULL, 731203200.0000001, 1, NULL, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 7, 'boolean', NULL, NULL, 731203200.0000001, 0, NULL, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 8, 'text', NULL, NULL, 731203200.0000001, NULL, NULL, '', NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 9, 'text', NULL, NULL, 731203200.0000001, NULL, NULL, 'a"\/‏שלום 👨‍👩‍👧‍👦 é', NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 10, 'binary', NULL, NULL, 731203200.0000001, NULL, NULL, NULL, '\x');
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 11, 'binary', NULL, NULL, 731203200.0000001, NULL, NULL, NULL, '\x00ff0a27');
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 12, 'date', NULL, NULL, 731203200.0000001, NULL, 0.1, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 13, 'date', NULL, NULL, 731203200.0000001, NULL, -63114076800, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 0, 14, 'date', NULL, NULL, 731203200.0000001, NULL, 63113904000, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 1, 2, 0, 'integer', 'glasses', 'Gläser', 731203200.0000001, 2, NULL, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 0, 'integer', 'größte', 'µg', 731203200.0000001, 9223372036854775807, NULL, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 1, 'integer', NULL, NULL, 731203200.0000001, -9223372036854775808, NULL, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 2, 'double', NULL, NULL, 731203200.0000001, NULL, 0.1, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 3, 'double', NULL, NULL, 731203200.0000001, NULL, -0, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 4, 'double', NULL, NULL, 731203200.0000001, NULL, 'Infinity', NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 5, 'double', NULL, NULL, 731203200.0000001, NULL, 5e-324, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 6, 'boolean', NULL, NULL, 731203200.0000001, 1, NULL, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 7, 'boolean', NULL, NULL, 731203200.0000001, 0, NULL, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 8, 'text', NULL, NULL, 731203200.0000001, NULL, NULL, '', NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 9, 'text', NULL, NULL, 731203200.0000001, NULL, NULL, 'a"\/‏שלום 👨‍👩‍👧‍👦 é', NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 10, 'binary', NULL, NULL, 731203200.0000001, NULL, NULL, NULL, '\x');
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 11, 'binary', NULL, NULL, 731203200.0000001, NULL, NULL, NULL, '\x00ff0a27');
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 12, 'date', NULL, NULL, 731203200.0000001, NULL, 0.1, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 13, 'date', NULL, NULL, 731203200.0000001, NULL, -63114076800, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 0, 14, 'date', NULL, NULL, 731203200.0000001, NULL, 63113904000, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 2, 2, 0, 'integer', 'glasses', 'Gläser', 731203200.0000001, 2, NULL, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 0, 'integer', 'größte', 'µg', 731203200.0000001, 9223372036854775807, NULL, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 1, 'integer', NULL, NULL, 731203200.0000001, -9223372036854775808, NULL, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 2, 'double', NULL, NULL, 731203200.0000001, NULL, 0.1, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 3, 'double', NULL, NULL, 731203200.0000001, NULL, -0, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 4, 'double', NULL, NULL, 731203200.0000001, NULL, 'Infinity', NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 5, 'double', NULL, NULL, 731203200.0000001, NULL, 5e-324, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 6, 'boolean', NULL, NULL, 731203200.0000001, 1, NULL, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 7, 'boolean', NULL, NULL, 731203200.0000001, 0, NULL, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 8, 'text', NULL, NULL, 731203200.0000001, NULL, NULL, '', NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 9, 'text', NULL, NULL, 731203200.0000001, NULL, NULL, 'a"\/‏שלום 👨‍👩‍👧‍👦 é', NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 10, 'binary', NULL, NULL, 731203200.0000001, NULL, NULL, NULL, '\x');
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 11, 'binary', NULL, NULL, 731203200.0000001, NULL, NULL, NULL, '\x00ff0a27');
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 12, 'date', NULL, NULL, 731203200.0000001, NULL, 0.1, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 13, 'date', NULL, NULL, 731203200.0000001, NULL, -63114076800, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 0, 14, 'date', NULL, NULL, 731203200.0000001, NULL, 63113904000, NULL, NULL);
INSERT INTO fixture.target_value (container, task, element, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 3, 2, 0, 'integer', 'glasses', 'Gläser', 731203200.0000001, 2, NULL, NULL, NULL);
INSERT INTO fixture.task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid) VALUES ('participant', 1, '\xca2e0000000040008000000000000031', 'task', 0, 0, 730944000, 730944500, 730944500, NULL, '2.1.0', '', '["knee","knee","ü"]', NULL, NULL, '{}', NULL, '[{"content":"","title":"T"}]', 'America/St_Johns', 'Übung – تمرين', 'Zehnmal.
Dann Pause.', 0, '\xca2e0000000040008000000000000011');
INSERT INTO fixture.task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid) VALUES ('participant', 2, '\xca2e0000000040008000000000000032', 'task', 0, 0, 732672000, 730944500, 730944501, NULL, '2.1.0', '', '["knee","knee","ü"]', NULL, NULL, '{}', NULL, '[{"content":"","title":"T"}]', 'GMT', NULL, 'Zehnmal.
Dann Pause.', 0, '\xca2e0000000040008000000000000011');
INSERT INTO fixture.task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid) VALUES ('participant', 3, '\xca2e0000000040008000000000000033', 'task', 1, 1, 733536000, 730944500, 730944502, NULL, '2.1.0', '', NULL, NULL, NULL, '{}', NULL, '[{"content":"","title":"T"}]', 'GMT', NULL, NULL, 1, '\xca2e0000000040008000000000000011');
INSERT INTO fixture.task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid) VALUES ('participant', 4, '\xca2e0000000040008000000000000034', 'plain', 1, 1, 730944000, 730944503, 730944503, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', NULL, NULL, 1, NULL);
INSERT INTO fixture.task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid) VALUES ('participant', 5, '\xca2e0000000040008000000000000035', 'gone', 0, 0, 730944000, 730944504, 730944504, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '', NULL, 1, '\xca2e00000000400080000000000000ee');
INSERT INTO fixture.task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid) VALUES ('participant', 6, '\xca2e0000000040008000000000000036', 'gone', 1, 0, 730944000, 730944504, 730944505, 730944505, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '', NULL, 1, '\xca2e00000000400080000000000000ee');
INSERT INTO fixture.task_edge (container, sequence, previous, next) VALUES ('participant', 1, '\xca2e0000000040008000000000000031', '\xca2e0000000040008000000000000032');
INSERT INTO fixture.task_edge (container, sequence, previous, next) VALUES ('participant', 2, '\xca2e0000000040008000000000000032', '\xca2e0000000040008000000000000033');
INSERT INTO fixture.task_edge (container, sequence, previous, next) VALUES ('participant', 3, '\xca2e0000000040008000000000000035', '\xca2e0000000040008000000000000036');
INSERT INTO fixture.task_tag (container, entity, tag) VALUES ('participant', 1, 'ü');
INSERT INTO fixture.task_tag (container, entity, tag) VALUES ('participant', 1, 'knee');
INSERT INTO fixture.task_tag (container, entity, tag) VALUES ('participant', 2, 'ü');
INSERT INTO fixture.task_tag (container, entity, tag) VALUES ('participant', 2, 'knee');
SELECT pg_catalog.setval('fixture.outcome_edge_sequence_seq', 2, true);
SELECT pg_catalog.setval('fixture.outcome_sequence_seq', 7, true);
SELECT pg_catalog.setval('fixture.task_edge_sequence_seq', 3, true);
SELECT pg_catalog.setval('fixture.task_sequence_seq', 6, true);
ALTER TABLE ONLY fixture.outcome
    ADD CONSTRAINT outcome_container_uuid_key UNIQUE (container, uuid);
ALTER TABLE ONLY fixture.outcome_edge
    ADD CONSTRAINT outcome_edge_container_previous_next_key UNIQUE (container, previous, next);
ALTER TABLE ONLY fixture.outcome_edge
    ADD CONSTRAINT outcome_edge_pkey PRIMARY KEY (container, sequence);
ALTER TABLE ONLY fixture.outcome
    ADD CONSTRAINT outcome_pkey PRIMARY KEY (container, sequence);
ALTER TABLE ONLY fixture.outcome_tag
    ADD CONSTRAINT outcome_tag_pkey PRIMARY KEY (container, tag, entity);
ALTER TABLE ONLY fixture.outcome_value
    ADD CONSTRAINT outcome_value_pkey PRIMARY KEY (container, outcome, "position");
ALTER TABLE ONLY fixture.schedule_element
    ADD CONSTRAINT schedule_element_pkey PRIMARY KEY (container, task, "position");
ALTER TABLE ONLY fixture.schema_migration
    ADD CONSTRAINT schema_migration_pkey PRIMARY KEY (number);
ALTER TABLE ONLY fixture.target_value
    ADD CONSTRAINT target_value_pkey PRIMARY KEY (container, task, element, "position");
ALTER TABLE ONLY fixture.task
    ADD CONSTRAINT task_container_uuid_key UNIQUE (container, uuid);
ALTER TABLE ONLY fixture.task_edge
    ADD CONSTRAINT task_edge_container_previous_next_key UNIQUE (container, previous, next);
ALTER TABLE ONLY fixture.task_edge
    ADD CONSTRAINT task_edge_pkey PRIMARY KEY (container, sequence);
ALTER TABLE ONLY fixture.task
    ADD CONSTRAINT task_pkey PRIMARY KEY (container, sequence);
ALTER TABLE ONLY fixture.task_tag
    ADD CONSTRAINT task_tag_pkey PRIMARY KEY (container, tag, entity);
CREATE INDEX outcome_edge_next ON fixture.outcome_edge USING btree (container, next);
CREATE INDEX outcome_event ON fixture.outcome USING btree (container, task_uuid, occurrence);
CREATE INDEX outcome_id ON fixture.outcome USING btree (container, id);
CREATE INDEX outcome_length ON fixture.outcome USING btree (container, ((event_end - event_start)));
CREATE UNIQUE INDEX outcome_live ON fixture.outcome USING btree (container, task_uuid, occurrence) WHERE (is_live = 1);
CREATE INDEX outcome_start ON fixture.outcome USING btree (container, event_start);
CREATE INDEX outcome_tag_entity ON fixture.outcome_tag USING btree (container, entity);
CREATE INDEX outcome_task_start ON fixture.outcome USING btree (container, task_uuid, event_start);
CREATE INDEX task_edge_next ON fixture.task_edge USING btree (container, next);
CREATE INDEX task_id ON fixture.task USING btree (container, id);
CREATE INDEX task_tag_entity ON fixture.task_tag USING btree (container, entity);
ALTER TABLE ONLY fixture.outcome
    ADD CONSTRAINT outcome_container_task_uuid_fkey FOREIGN KEY (container, task_uuid) REFERENCES fixture.task(container, uuid);
ALTER TABLE ONLY fixture.outcome_tag
    ADD CONSTRAINT outcome_tag_container_entity_fkey FOREIGN KEY (container, entity) REFERENCES fixture.outcome(container, sequence) ON DELETE CASCADE;
ALTER TABLE ONLY fixture.outcome_value
    ADD CONSTRAINT outcome_value_container_outcome_fkey FOREIGN KEY (container, outcome) REFERENCES fixture.outcome(container, sequence) ON DELETE CASCADE;
ALTER TABLE ONLY fixture.schedule_element
    ADD CONSTRAINT schedule_element_container_task_fkey FOREIGN KEY (container, task) REFERENCES fixture.task(container, sequence) ON DELETE CASCADE;
ALTER TABLE ONLY fixture.target_value
    ADD CONSTRAINT target_value_container_task_element_fkey FOREIGN KEY (container, task, element) REFERENCES fixture.schedule_element(container, task, "position") ON DELETE CASCADE;
ALTER TABLE ONLY fixture.task_tag
    ADD CONSTRAINT task_tag_container_entity_fkey FOREIGN KEY (container, entity) REFERENCES fixture.task(container, sequence) ON DELETE CASCADE;
CREATE POLICY container ON fixture.outcome USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.outcome_edge USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.outcome_tag USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.outcome_value USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.schedule_element USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.target_value USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.task USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.task_edge USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.task_tag USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
ALTER TABLE fixture.outcome ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.outcome_edge ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.outcome_tag ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.outcome_value ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.schedule_element ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.target_value ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.task ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.task_edge ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.task_tag ENABLE ROW LEVEL SECURITY;
