CREATE SCHEMA fixture;
CREATE TABLE fixture.care_plan (
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
    title text NOT NULL COLLATE pg_catalog."C",
    patient_uuid bytea,
    stamp bigint
);
ALTER TABLE ONLY fixture.care_plan FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.care_plan_edge (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    previous bytea NOT NULL,
    next bytea NOT NULL
);
ALTER TABLE ONLY fixture.care_plan_edge FORCE ROW LEVEL SECURITY;
CREATE SEQUENCE fixture.care_plan_edge_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE fixture.care_plan_edge_sequence_seq OWNED BY fixture.care_plan_edge.sequence;
CREATE SEQUENCE fixture.care_plan_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE fixture.care_plan_sequence_seq OWNED BY fixture.care_plan.sequence;
CREATE TABLE fixture.care_plan_tag (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    entity bigint NOT NULL,
    tag text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY fixture.care_plan_tag FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.contact (
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
    given_name text COLLATE pg_catalog."C",
    family_name text COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    address text COLLATE pg_catalog."C",
    email_addresses text COLLATE pg_catalog."C",
    phone_numbers text COLLATE pg_catalog."C",
    messaging_numbers text COLLATE pg_catalog."C",
    other_contact_info text COLLATE pg_catalog."C",
    organization text COLLATE pg_catalog."C",
    title text COLLATE pg_catalog."C",
    role text COLLATE pg_catalog."C",
    category text COLLATE pg_catalog."C",
    care_plan_uuid bytea,
    stamp bigint
);
ALTER TABLE ONLY fixture.contact FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.contact_edge (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    previous bytea NOT NULL,
    next bytea NOT NULL
);
ALTER TABLE ONLY fixture.contact_edge FORCE ROW LEVEL SECURITY;
CREATE SEQUENCE fixture.contact_edge_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE fixture.contact_edge_sequence_seq OWNED BY fixture.contact_edge.sequence;
CREATE SEQUENCE fixture.contact_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE fixture.contact_sequence_seq OWNED BY fixture.contact.sequence;
CREATE TABLE fixture.contact_tag (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    entity bigint NOT NULL,
    tag text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY fixture.contact_tag FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.health_kit_schedule_element (
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
    calendar text COLLATE pg_catalog."C",
    zone_policy text COLLATE pg_catalog."C",
    month_day text COLLATE pg_catalog."C",
    lasts_until_next bigint DEFAULT 0 NOT NULL,
    ends_on_completion bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY fixture.health_kit_schedule_element FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.health_kit_target_value (
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
ALTER TABLE ONLY fixture.health_kit_target_value FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.health_kit_task (
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
    care_plan_uuid bytea,
    linkage text NOT NULL COLLATE pg_catalog."C",
    stamp bigint,
    edit_window text COLLATE pg_catalog."C",
    is_paused bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY fixture.health_kit_task FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.health_kit_task_edge (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    previous bytea NOT NULL,
    next bytea NOT NULL
);
ALTER TABLE ONLY fixture.health_kit_task_edge FORCE ROW LEVEL SECURITY;
CREATE SEQUENCE fixture.health_kit_task_edge_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE fixture.health_kit_task_edge_sequence_seq OWNED BY fixture.health_kit_task_edge.sequence;
CREATE SEQUENCE fixture.health_kit_task_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE fixture.health_kit_task_sequence_seq OWNED BY fixture.health_kit_task.sequence;
CREATE TABLE fixture.health_kit_task_tag (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    entity bigint NOT NULL,
    tag text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY fixture.health_kit_task_tag FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.knowledge_vector (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    vector text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY fixture.knowledge_vector FORCE ROW LEVEL SECURITY;
CREATE SEQUENCE fixture.knowledge_vector_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE fixture.knowledge_vector_number_seq OWNED BY fixture.knowledge_vector.number;
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
    event_end double precision NOT NULL,
    stamp bigint,
    entry text COLLATE pg_catalog."C",
    correction_reason text COLLATE pg_catalog."C",
    correction_date double precision
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
CREATE TABLE fixture.patient (
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
    given_name text COLLATE pg_catalog."C",
    family_name text COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    sex text COLLATE pg_catalog."C",
    birthday double precision,
    allergies text COLLATE pg_catalog."C",
    stamp bigint
);
ALTER TABLE ONLY fixture.patient FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.patient_edge (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    previous bytea NOT NULL,
    next bytea NOT NULL
);
ALTER TABLE ONLY fixture.patient_edge FORCE ROW LEVEL SECURITY;
CREATE SEQUENCE fixture.patient_edge_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE fixture.patient_edge_sequence_seq OWNED BY fixture.patient_edge.sequence;
CREATE SEQUENCE fixture.patient_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE fixture.patient_sequence_seq OWNED BY fixture.patient.sequence;
CREATE TABLE fixture.patient_tag (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    entity bigint NOT NULL,
    tag text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY fixture.patient_tag FORCE ROW LEVEL SECURITY;
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
    calendar text COLLATE pg_catalog."C",
    zone_policy text COLLATE pg_catalog."C",
    month_day text COLLATE pg_catalog."C",
    lasts_until_next bigint DEFAULT 0 NOT NULL,
    ends_on_completion bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY fixture.schedule_element FORCE ROW LEVEL SECURITY;
CREATE TABLE fixture.schema_migration (
    number bigint NOT NULL,
    name text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE fixture.sync_clock (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    clock_id bytea NOT NULL,
    stamp bigint
);
ALTER TABLE ONLY fixture.sync_clock FORCE ROW LEVEL SECURITY;
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
    care_plan_uuid bytea,
    stamp bigint,
    edit_window text COLLATE pg_catalog."C",
    is_paused bigint DEFAULT 0 NOT NULL
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
CREATE TABLE fixture.waiting_entity (
    container text DEFAULT current_setting('care.container'::text) NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    uuid bytea NOT NULL,
    task_uuid bytea,
    stamp bigint,
    entity text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY fixture.waiting_entity FORCE ROW LEVEL SECURITY;
CREATE SEQUENCE fixture.waiting_entity_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE fixture.waiting_entity_sequence_seq OWNED BY fixture.waiting_entity.sequence;
ALTER TABLE ONLY fixture.care_plan ALTER COLUMN sequence SET DEFAULT nextval('fixture.care_plan_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.care_plan_edge ALTER COLUMN sequence SET DEFAULT nextval('fixture.care_plan_edge_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.contact ALTER COLUMN sequence SET DEFAULT nextval('fixture.contact_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.contact_edge ALTER COLUMN sequence SET DEFAULT nextval('fixture.contact_edge_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.health_kit_task ALTER COLUMN sequence SET DEFAULT nextval('fixture.health_kit_task_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.health_kit_task_edge ALTER COLUMN sequence SET DEFAULT nextval('fixture.health_kit_task_edge_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.knowledge_vector ALTER COLUMN number SET DEFAULT nextval('fixture.knowledge_vector_number_seq'::regclass);
ALTER TABLE ONLY fixture.outcome ALTER COLUMN sequence SET DEFAULT nextval('fixture.outcome_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.outcome_edge ALTER COLUMN sequence SET DEFAULT nextval('fixture.outcome_edge_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.patient ALTER COLUMN sequence SET DEFAULT nextval('fixture.patient_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.patient_edge ALTER COLUMN sequence SET DEFAULT nextval('fixture.patient_edge_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.task ALTER COLUMN sequence SET DEFAULT nextval('fixture.task_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.task_edge ALTER COLUMN sequence SET DEFAULT nextval('fixture.task_edge_sequence_seq'::regclass);
ALTER TABLE ONLY fixture.waiting_entity ALTER COLUMN sequence SET DEFAULT nextval('fixture.waiting_entity_sequence_seq'::regclass);
INSERT INTO fixture.care_plan (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, patient_uuid, stamp) VALUES ('participant', 1, '\xca2e0000000040008000000000000011', 'plan', 1, 1, 730944000, 730944101, 730944101, NULL, '2.1.0', 'Gruppe 1', '[]', 'remote-ü', 'Quelle', '{"":"leer","schlüssel":"{\"a\": [1]}","🗝":"שלום"}', 'bild.png', '[{"author":"Dr. Ä","content":"Zeile 1\nZeile 2\t\"so\""},{},{"author":"","content":"","title":""}]', 'America/Sao_Paulo', 'Knie / الركبة / 👩🏽‍⚕️', '\xca2e0000000040008000000000000001', NULL);
INSERT INTO fixture.care_plan (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, patient_uuid, stamp) VALUES ('participant', 2, '\xca2e0000000040008000000000000012', 'gone', 0, 0, 730944000, 730944102, 730944102, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '', NULL, NULL);
INSERT INTO fixture.care_plan (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, patient_uuid, stamp) VALUES ('participant', 3, '\xca2e0000000040008000000000000013', 'gone', 1, 0, 730944000, 730944102, 730944303, 730944303, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '', NULL, NULL);
INSERT INTO fixture.care_plan_edge (container, sequence, previous, next) VALUES ('participant', 1, '\xca2e0000000040008000000000000012', '\xca2e0000000040008000000000000013');
INSERT INTO fixture.contact (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, given_name, family_name, name, address, email_addresses, phone_numbers, messaging_numbers, other_contact_info, organization, title, role, category, care_plan_uuid, stamp) VALUES ('participant', 1, '\xca2e0000000040008000000000000021', 'contact', 1, 1, 730944000, 730944103, 730944103, NULL, '2.1.0', 'Gruppe 1', '["a"]', 'remote-ü', 'Quelle', '{"":"leer","schlüssel":"{\"a\": [1]}","🗝":"שלום"}', 'bild.png', '[{"author":"Dr. Ä","content":"Zeile 1\nZeile 2\t\"so\""},{},{"author":"","content":"","title":""}]', 'Europe/Berlin', 'José', '', '{"name":{"familyName":"","givenName":"José"}}', '{"city":"Köln","country":"Deutschland","isoCountryCode":"DE","postalCode":"50667","state":"NRW","street":"Hauptstraße 1\nHinterhaus","subAdministrativeArea":"Köln","subLocality":"Altstadt"}', '[{"label":"work","value":"jose@example.org"}]', '[{"label":"work","value":"+49 221 1"},{"label":"work","value":"+49 221 2"},{"label":"","value":""}]', '[]', '[{"label":"☎️","value":"…"}]', 'Universitätsklinik', 'Physio', 'Hilft beim Üben', 'careProvider', '\xca2e0000000040008000000000000011', NULL);
INSERT INTO fixture.contact (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, given_name, family_name, name, address, email_addresses, phone_numbers, messaging_numbers, other_contact_info, organization, title, role, category, care_plan_uuid, stamp) VALUES ('participant', 2, '\xca2e0000000040008000000000000022', 'gone', 0, 0, 730944000, 730944104, 730944104, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', 'A', 'B', '{"name":{"familyName":"B","givenName":"A"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'friendsAndFamily', NULL, NULL);
INSERT INTO fixture.contact (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, given_name, family_name, name, address, email_addresses, phone_numbers, messaging_numbers, other_contact_info, organization, title, role, category, care_plan_uuid, stamp) VALUES ('participant', 3, '\xca2e0000000040008000000000000023', 'gone', 1, 0, 730944000, 730944104, 730944304, 730944304, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', 'A', 'B', '{"name":{"familyName":"B","givenName":"A"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'friendsAndFamily', NULL, NULL);
INSERT INTO fixture.contact_edge (container, sequence, previous, next) VALUES ('participant', 1, '\xca2e0000000040008000000000000022', '\xca2e0000000040008000000000000023');
INSERT INTO fixture.contact_tag (container, entity, tag) VALUES ('participant', 1, 'a');
INSERT INTO fixture.health_kit_schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 1, 0, 731228400, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 3600, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"Europe\/Berlin"}', '{"floating":"Europe\/Berlin"}', NULL, 0, 0);
INSERT INTO fixture.health_kit_schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 1, 1, 733550400, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"America\/New_York"}', '{"fixed":"America\/New_York"}', '{"day":31}', 0, 0);
INSERT INTO fixture.health_kit_schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 2, 0, 731228400, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 3600, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"Europe\/Berlin"}', '{"floating":"Europe\/Berlin"}', NULL, 0, 0);
INSERT INTO fixture.health_kit_schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 2, 1, 733550400, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"America\/New_York"}', '{"fixed":"America\/New_York"}', '{"day":31}', 0, 0);
INSERT INTO fixture.health_kit_schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 3, 0, 731228400, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 3600, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"Europe\/Berlin"}', '{"floating":"Europe\/Berlin"}', NULL, 0, 1);
INSERT INTO fixture.health_kit_schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 3, 1, 733550400, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"America\/New_York"}', '{"fixed":"America\/New_York"}', '{"day":31}', 0, 1);
INSERT INTO fixture.health_kit_schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 4, 0, 731228400, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 3600, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"Europe\/Berlin"}', '{"floating":"Europe\/Berlin"}', NULL, 0, 1);
INSERT INTO fixture.health_kit_schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 4, 1, 733550400, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"America\/New_York"}', '{"fixed":"America\/New_York"}', '{"day":31}', 0, 1);
INSERT INTO fixture.health_kit_task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid, linkage, stamp, edit_window, is_paused) VALUES ('participant', 1, '\xca2e0000000040008000000000000071', 'task', 0, 0, 730944000, 730944700, 730944700, NULL, '2.1.0', NULL, '["ü"]', NULL, NULL, NULL, NULL, NULL, 'GMT', 'Schritte', 'Zu Fuß', 0, '\xca2e0000000040008000000000000011', '{"quantityIdentifier":"HKQuantityTypeIdentifierStepCount","quantityType":"cumulative","unit":"count"}', NULL, '{"closes":{"anchor":"end","days":2,"seconds":10795},"corrections":{"allowed":{"reason":"onceClosed","until":{"anchor":"endOfDay","days":7,"seconds":0}}},"due":{"anchor":"end","days":0,"seconds":0},"opens":{"anchor":"startOfDay","days":-1,"seconds":0}}', 0);
INSERT INTO fixture.health_kit_task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid, linkage, stamp, edit_window, is_paused) VALUES ('participant', 2, '\xca2e0000000040008000000000000072', 'task', 1, 1, 732672000, 730944700, 730944701, NULL, '2.1.0', NULL, '["ü"]', NULL, NULL, NULL, NULL, NULL, 'GMT', NULL, 'Zu Fuß', 0, '\xca2e0000000040008000000000000011', '{"quantityIdentifier":"HKQuantityTypeIdentifierStepCount","quantityType":"cumulative","unit":"count"}', NULL, NULL, 1);
INSERT INTO fixture.health_kit_task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid, linkage, stamp, edit_window, is_paused) VALUES ('participant', 3, '\xca2e0000000040008000000000000073', 'glucose', 0, 0, 730944000, 730944702, 730944702, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '', NULL, 1, NULL, '{"quantityIdentifier":"HKQuantityTypeIdentifierBloodGlucose","quantityType":"discrete","unit":"mmol<180.1558800000541>\/L"}', NULL, NULL, 0);
INSERT INTO fixture.health_kit_task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid, linkage, stamp, edit_window, is_paused) VALUES ('participant', 4, '\xca2e0000000040008000000000000074', 'glucose', 1, 0, 730944000, 730944702, 730944703, 730944703, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '', NULL, 1, NULL, '{"quantityIdentifier":"HKQuantityTypeIdentifierBloodGlucose","quantityType":"discrete","unit":"mmol<180.1558800000541>\/L"}', NULL, NULL, 0);
INSERT INTO fixture.health_kit_task_edge (container, sequence, previous, next) VALUES ('participant', 1, '\xca2e0000000040008000000000000071', '\xca2e0000000040008000000000000072');
INSERT INTO fixture.health_kit_task_edge (container, sequence, previous, next) VALUES ('participant', 2, '\xca2e0000000040008000000000000073', '\xca2e0000000040008000000000000074');
INSERT INTO fixture.health_kit_task_tag (container, entity, tag) VALUES ('participant', 1, 'ü');
INSERT INTO fixture.health_kit_task_tag (container, entity, tag) VALUES ('participant', 2, 'ü');
INSERT INTO fixture.knowledge_vector (container, number, vector) VALUES ('participant', 1, '{"processes":[{"clock":7,"id":"CA2E0000-0000-4000-8000-0000000000F0"}]}');
INSERT INTO fixture.knowledge_vector (container, number, vector) VALUES ('participant', 2, '{"processes":[{"clock":7,"id":"CA2E0000-0000-4000-8000-0000000000F0"},{"clock":1,"id":"E5B9D64E-25C4-4AB6-B66F-B3ADDAEC6E9B"}]}');
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end, stamp, entry, correction_reason, correction_date) VALUES ('participant', 1, '\xca2e0000000040008000000000000051', 'all', 1, 1, 730944000, 730945000.125, 730945000.125, NULL, '2.1.0', 'Gruppe 1', '["a","ü"]', 'remote-ü', 'Quelle', '{"":"leer","schlüssel":"{\"a\": [1]}","🗝":"שלום"}', 'bild.png', '[{"author":"Dr. Ä","content":"Zeile 1\nZeile 2\t\"so\""},{},{"author":"","content":"","title":""}]', 'Pacific/Apia', '\xca2e0000000040008000000000000031', 0, 731232000, 731237400, NULL, NULL, NULL, NULL);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end, stamp, entry, correction_reason, correction_date) VALUES ('participant', 2, '\xca2e0000000040008000000000000052', 'changed', 0, 0, 730944000, 730945001, 730945001, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000031', 1, 731268900, 731355299, NULL, NULL, NULL, NULL);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end, stamp, entry, correction_reason, correction_date) VALUES ('participant', 3, '\xca2e0000000040008000000000000053', 'changed', 1, 1, 730944000, 730945001, 730945002, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000031', 1, 731268900, 731355299, NULL, NULL, NULL, NULL);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end, stamp, entry, correction_reason, correction_date) VALUES ('participant', 4, '\xca2e0000000040008000000000000054', 'gone', 0, 0, 730944000, 730945003, 730945003, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000031', 2, 731318400, 731323800, NULL, NULL, NULL, NULL);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end, stamp, entry, correction_reason, correction_date) VALUES ('participant', 5, '\xca2e0000000040008000000000000055', 'gone', 1, 0, 730944000, 730945003, 730945004, 730945004, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000031', 2, 731318400, 731323800, NULL, NULL, NULL, NULL);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end, stamp, entry, correction_reason, correction_date) VALUES ('participant', 6, '\xca2e0000000040008000000000000056', 'anew', 1, 1, 730944000, 730945005, 730945005, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000031', 2, 731318400, 731323800, NULL, NULL, NULL, NULL);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end, stamp, entry, correction_reason, correction_date) VALUES ('participant', 7, '\xca2e0000000040008000000000000057', 'of a task that is gone', 1, 1, 730944000, 730945006, 730945006, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000035', 0, 731232000, 731235600, NULL, NULL, NULL, NULL);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end, stamp, entry, correction_reason, correction_date) VALUES ('participant', 8, '\xca2e0000000040008000000000000061', 'on time', 1, 1, 730944000, 730946000, 730946000, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000041', 0, 731228400, 731232000, NULL, 'onTime', NULL, NULL);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end, stamp, entry, correction_reason, correction_date) VALUES ('participant', 9, '\xca2e0000000040008000000000000062', 'corrected', 0, 0, 730944000, 730946001, 730946001, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000041', 1, 731314800, 731318400, NULL, 'late', NULL, NULL);
INSERT INTO fixture.outcome (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, task_uuid, occurrence, event_start, event_end, stamp, entry, correction_reason, correction_date) VALUES ('participant', 10, '\xca2e0000000040008000000000000063', 'corrected', 1, 1, 730944000, 730946001, 730946002, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '\xca2e0000000040008000000000000041', 1, 731314800, 731318400, NULL, 'correction', 'Linkes Knie,
nicht "rechtes" 🦵', 731300000.5);
INSERT INTO fixture.outcome_edge (container, sequence, previous, next) VALUES ('participant', 1, '\xca2e0000000040008000000000000052', '\xca2e0000000040008000000000000053');
INSERT INTO fixture.outcome_edge (container, sequence, previous, next) VALUES ('participant', 2, '\xca2e0000000040008000000000000054', '\xca2e0000000040008000000000000055');
INSERT INTO fixture.outcome_edge (container, sequence, previous, next) VALUES ('participant', 3, '\xca2e0000000040008000000000000062', '\xca2e0000000040008000000000000063');
INSERT INTO fixture.outcome_tag (container, entity, tag) VALUES ('participant', 1, 'a');
INSERT INTO fixture.outcome_tag (container, entity, tag) VALUES ('participant', 1, 'ü');
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
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 8, 0, 'integer', NULL, NULL, 731203200.0000001, 0, NULL, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 9, 0, 'integer', NULL, NULL, 731203200.0000001, 1, NULL, NULL, NULL);
INSERT INTO fixture.outcome_value (container, outcome, "position", type, kind, units, created_date, integer_value, real_value, text_value, blob_value) VALUES ('participant', 10, 0, 'integer', NULL, NULL, 731203200.0000001, 1, NULL, NULL, NULL);
INSERT INTO fixture.patient (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, given_name, family_name, name, sex, birthday, allergies, stamp) VALUES ('participant', 1, '\xca2e0000000040008000000000000001', 'patient', 0, 0, 730944000, 730944100.25, 730944100.25, NULL, '2.1.0', 'Gruppe 1', '["b","a"]', 'remote-ü', 'Quelle', '{"":"leer","schlüssel":"{\"a\": [1]}","🗝":"שלום"}', 'bild.png', '[{"author":"Dr. Ä","content":"Zeile 1\nZeile 2\t\"so\""},{},{"author":"","content":"","title":""}]', 'Asia/Kathmandu', 'Zoë', 'Ångström-O''Neill', '{"name":{"familyName":"Ångström-O''Neill","givenName":"Zoë","middleName":"Μαρία","namePrefix":"Dr.","nameSuffix":"III","nickname":"\"Zo\"","phoneticRepresentation":{"familyName":"オングストローム","givenName":"ゾーイ"}}}', 'divers', -631152000.1234567, '["Erdnüsse","قمح","🥜","Erdnüsse"]', NULL);
INSERT INTO fixture.patient (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, given_name, family_name, name, sex, birthday, allergies, stamp) VALUES ('participant', 2, '\xca2e0000000040008000000000000002', 'patient', 1, 1, 730944000, 730944100.25, 730944200.5, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', 'Zoë', '', '{"name":{"familyName":"","givenName":"Zoë"}}', 'female', NULL, '[]', NULL);
INSERT INTO fixture.patient (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, given_name, family_name, name, sex, birthday, allergies, stamp) VALUES ('participant', 3, '\xca2e0000000040008000000000000003', 'gone', 0, 0, 730944000, 730944100.25, 730944100.25, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', 'A', 'B', '{"name":{"familyName":"B","givenName":"A"}}', NULL, NULL, NULL, NULL);
INSERT INTO fixture.patient (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, given_name, family_name, name, sex, birthday, allergies, stamp) VALUES ('participant', 4, '\xca2e0000000040008000000000000004', 'gone', 1, 0, 730944000, 730944100.25, 730944300, 730944300, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', 'A', 'B', '{"name":{"familyName":"B","givenName":"A"}}', NULL, NULL, NULL, NULL);
INSERT INTO fixture.patient_edge (container, sequence, previous, next) VALUES ('participant', 1, '\xca2e0000000040008000000000000001', '\xca2e0000000040008000000000000002');
INSERT INTO fixture.patient_edge (container, sequence, previous, next) VALUES ('participant', 2, '\xca2e0000000040008000000000000003', '\xca2e0000000040008000000000000004');
INSERT INTO fixture.patient_tag (container, entity, tag) VALUES ('participant', 1, 'b');
INSERT INTO fixture.patient_tag (container, entity, tag) VALUES ('participant', 1, 'a');
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 1, 0, 731232000, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, 'vor dem Frühstück', 5400, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"GMT"}', NULL, NULL, 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 1, 1, 731268900, 762804900, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '', NULL, '{"firstWeekday":3,"identifier":{"buddhist":{}},"locale":"ne_NP","minimumDaysInFirstWeek":4,"timeZone":"Asia\/Kathmandu"}', NULL, NULL, 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 1, 2, 731419200.5, NULL, 0, 1, NULL, NULL, 2, 3, 4, 5, NULL, 0.5, NULL, NULL, NULL, 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 2, 0, 733046400, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, 'vor dem Frühstück', 5400, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"GMT"}', NULL, NULL, 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 2, 1, 733083300, 764619300, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '', NULL, '{"firstWeekday":3,"identifier":{"buddhist":{}},"locale":"ne_NP","minimumDaysInFirstWeek":4,"timeZone":"Asia\/Kathmandu"}', NULL, NULL, 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 2, 2, 733233600.5, NULL, 0, 1, NULL, NULL, 2, 3, 4, 5, NULL, 0.5, NULL, NULL, NULL, 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 3, 0, 733046400, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, 'vor dem Frühstück', 5400, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"GMT"}', NULL, NULL, 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 3, 1, 733083300, 764619300, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '', NULL, '{"firstWeekday":3,"identifier":{"buddhist":{}},"locale":"ne_NP","minimumDaysInFirstWeek":4,"timeZone":"Asia\/Kathmandu"}', NULL, NULL, 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 3, 2, 733233600.5, NULL, 0, 1, NULL, NULL, 2, 3, 4, 5, NULL, 0.5, NULL, NULL, NULL, 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 4, 0, 731232000, NULL, NULL, NULL, NULL, 7, NULL, NULL, NULL, NULL, NULL, 3600, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"GMT"}', NULL, NULL, 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 5, 0, 731232000, NULL, NULL, NULL, NULL, 7, NULL, NULL, NULL, NULL, NULL, 3600, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"GMT"}', NULL, NULL, 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 6, 0, 731232000, NULL, NULL, NULL, NULL, 7, NULL, NULL, NULL, NULL, NULL, 3600, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"GMT"}', NULL, NULL, 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 7, 0, 731228400, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 3600, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"Europe\/Berlin"}', '{"floating":"Europe\/Berlin"}', NULL, 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 7, 1, 733550400, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"America\/New_York"}', '{"fixed":"America\/New_York"}', '{"day":31}', 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 8, 0, 731228400, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 3600, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"Europe\/Berlin"}', '{"floating":"Europe\/Berlin"}', NULL, 0, 0);
INSERT INTO fixture.schedule_element (container, task, "position", start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion) VALUES ('participant', 8, 1, 733550400, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"firstWeekday":1,"identifier":{"gregorian":{}},"locale":"","minimumDaysInFirstWeek":1,"timeZone":"America\/New_York"}', '{"fixed":"America\/New_York"}', '{"day":31}', 0, 0);
INSERT INTO fixture.schema_migration (number, name) VALUES (1, 'Create tasks and outcomes');
INSERT INTO fixture.schema_migration (number, name) VALUES (2, 'Create patients, care plans and contacts');
INSERT INTO fixture.schema_migration (number, name) VALUES (3, 'Create HealthKit tasks');
INSERT INTO fixture.schema_migration (number, name) VALUES (4, 'Give schedule elements zone policies, days of the month and periods');
INSERT INTO fixture.schema_migration (number, name) VALUES (5, 'Add what synchronising needs');
INSERT INTO fixture.schema_migration (number, name) VALUES (6, 'Give tasks edit windows and pauses, and outcomes their entries and corrections');
INSERT INTO fixture.schema_migration (number, name) VALUES (7, 'Give HealthKit tasks edit windows and pauses');
INSERT INTO fixture.sync_clock (container, number, clock_id, stamp) VALUES ('participant', 1, '\xe5b9d64e25c44ab6b66fb3addaec6e9b', 2);
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
INSERT INTO fixture.task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid, stamp, edit_window, is_paused) VALUES ('participant', 1, '\xca2e0000000040008000000000000031', 'task', 0, 0, 730944000, 730944500, 730944500, NULL, '2.1.0', '', '["knee","knee","ü"]', NULL, NULL, '{}', NULL, '[{"content":"","title":"T"}]', 'America/St_Johns', 'Übung – تمرين', 'Zehnmal.
Dann Pause.', 0, '\xca2e0000000040008000000000000011', NULL, NULL, 0);
INSERT INTO fixture.task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid, stamp, edit_window, is_paused) VALUES ('participant', 2, '\xca2e0000000040008000000000000032', 'task', 0, 0, 732672000, 730944500, 730944501, NULL, '2.1.0', '', '["knee","knee","ü"]', NULL, NULL, '{}', NULL, '[{"content":"","title":"T"}]', 'GMT', NULL, 'Zehnmal.
Dann Pause.', 0, '\xca2e0000000040008000000000000011', NULL, NULL, 0);
INSERT INTO fixture.task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid, stamp, edit_window, is_paused) VALUES ('participant', 3, '\xca2e0000000040008000000000000033', 'task', 1, 1, 733536000, 730944500, 730944502, NULL, '2.1.0', '', NULL, NULL, NULL, '{}', NULL, '[{"content":"","title":"T"}]', 'GMT', NULL, NULL, 1, '\xca2e0000000040008000000000000011', NULL, NULL, 0);
INSERT INTO fixture.task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid, stamp, edit_window, is_paused) VALUES ('participant', 4, '\xca2e0000000040008000000000000034', 'plain', 1, 1, 730944000, 730944503, 730944503, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', NULL, NULL, 1, NULL, NULL, NULL, 0);
INSERT INTO fixture.task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid, stamp, edit_window, is_paused) VALUES ('participant', 5, '\xca2e0000000040008000000000000035', 'gone', 0, 0, 730944000, 730944504, 730944504, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '', NULL, 1, '\xca2e00000000400080000000000000ee', NULL, NULL, 0);
INSERT INTO fixture.task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid, stamp, edit_window, is_paused) VALUES ('participant', 6, '\xca2e0000000040008000000000000036', 'gone', 1, 0, 730944000, 730944504, 730944505, 730944505, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '', NULL, 1, '\xca2e00000000400080000000000000ee', NULL, NULL, 0);
INSERT INTO fixture.task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid, stamp, edit_window, is_paused) VALUES ('participant', 7, '\xca2e0000000040008000000000000041', 'window', 0, 0, 730944000, 730944600, 730944600, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '窓', NULL, 1, NULL, NULL, '{"closes":{"anchor":"end","days":2,"seconds":10795},"corrections":{"allowed":{"reason":"onceClosed","until":{"anchor":"endOfDay","days":7,"seconds":0}}},"due":{"anchor":"end","days":0,"seconds":0},"opens":{"anchor":"startOfDay","days":-1,"seconds":0}}', 0);
INSERT INTO fixture.task (container, sequence, uuid, id, is_tip, is_live, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags, remote_id, source, user_info, asset, notes, timezone, title, instructions, impacts_adherence, care_plan_uuid, stamp, edit_window, is_paused) VALUES ('participant', 8, '\xca2e0000000040008000000000000042', 'window', 1, 1, 732672000, 730944600, 730944601, NULL, '2.1.0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GMT', '窓', NULL, 1, NULL, NULL, '{"corrections":{"never":{}}}', 1);
INSERT INTO fixture.task_edge (container, sequence, previous, next) VALUES ('participant', 1, '\xca2e0000000040008000000000000031', '\xca2e0000000040008000000000000032');
INSERT INTO fixture.task_edge (container, sequence, previous, next) VALUES ('participant', 2, '\xca2e0000000040008000000000000032', '\xca2e0000000040008000000000000033');
INSERT INTO fixture.task_edge (container, sequence, previous, next) VALUES ('participant', 3, '\xca2e0000000040008000000000000035', '\xca2e0000000040008000000000000036');
INSERT INTO fixture.task_edge (container, sequence, previous, next) VALUES ('participant', 4, '\xca2e0000000040008000000000000041', '\xca2e0000000040008000000000000042');
INSERT INTO fixture.task_tag (container, entity, tag) VALUES ('participant', 1, 'knee');
INSERT INTO fixture.task_tag (container, entity, tag) VALUES ('participant', 1, 'ü');
INSERT INTO fixture.task_tag (container, entity, tag) VALUES ('participant', 2, 'knee');
INSERT INTO fixture.task_tag (container, entity, tag) VALUES ('participant', 2, 'ü');
INSERT INTO fixture.waiting_entity (container, sequence, kind, uuid, task_uuid, stamp, entity) VALUES ('participant', 1, 'outcome', '\xca2e000000004000800000000000006f', '\xca2e000000004000800000000000004f', 1, '{"object":{"id":"waiting","effectiveDate":730944000,"updatedDate":730947000,"schemaVersion":"2.1.0","taskOccurrenceIndex":0,"nextVersionUUIDs":[],"taskUUID":"CA2E0000-0000-4000-8000-00000000004F","values":[{"createdDate":731203200.0000001,"value":9223372036854775807,"type":"integer","kind":"größte","units":"µg"},{"value":-9223372036854775808,"type":"integer","createdDate":731203200.0000001},{"value":0.1,"type":"double","createdDate":731203200.0000001},{"value":-0,"type":"double","createdDate":731203200.0000001},{"value":"inf","type":"double","createdDate":731203200.0000001},{"value":5e-324,"type":"double","createdDate":731203200.0000001},{"value":true,"type":"boolean","createdDate":731203200.0000001},{"value":false,"type":"boolean","createdDate":731203200.0000001},{"value":"","type":"text","createdDate":731203200.0000001},{"value":"a\"\\\/‏שלום 👨‍👩‍👧‍👦 é","type":"text","createdDate":731203200.0000001},{"value":"","type":"binary","createdDate":731203200.0000001},{"value":"AP8KJw==","type":"binary","createdDate":731203200.0000001},{"value":0.1,"type":"date","createdDate":731203200.0000001},{"value":-63114076800,"type":"date","createdDate":731203200.0000001},{"value":63113904000,"type":"date","createdDate":731203200.0000001}],"previousVersionUUIDs":[],"createdDate":730947000,"uuid":"CA2E0000-0000-4000-8000-00000000006F","timezone":{"identifier":"GMT"}},"type":"outcome"}');
SELECT pg_catalog.setval('fixture.care_plan_edge_sequence_seq', 1, true);
SELECT pg_catalog.setval('fixture.care_plan_sequence_seq', 3, true);
SELECT pg_catalog.setval('fixture.contact_edge_sequence_seq', 1, true);
SELECT pg_catalog.setval('fixture.contact_sequence_seq', 3, true);
SELECT pg_catalog.setval('fixture.health_kit_task_edge_sequence_seq', 2, true);
SELECT pg_catalog.setval('fixture.health_kit_task_sequence_seq', 4, true);
SELECT pg_catalog.setval('fixture.knowledge_vector_number_seq', 2, true);
SELECT pg_catalog.setval('fixture.outcome_edge_sequence_seq', 3, true);
SELECT pg_catalog.setval('fixture.outcome_sequence_seq', 10, true);
SELECT pg_catalog.setval('fixture.patient_edge_sequence_seq', 2, true);
SELECT pg_catalog.setval('fixture.patient_sequence_seq', 4, true);
SELECT pg_catalog.setval('fixture.task_edge_sequence_seq', 4, true);
SELECT pg_catalog.setval('fixture.task_sequence_seq', 8, true);
SELECT pg_catalog.setval('fixture.waiting_entity_sequence_seq', 1, true);
ALTER TABLE ONLY fixture.care_plan
    ADD CONSTRAINT care_plan_container_uuid_key UNIQUE (container, uuid);
ALTER TABLE ONLY fixture.care_plan_edge
    ADD CONSTRAINT care_plan_edge_container_previous_next_key UNIQUE (container, previous, next);
ALTER TABLE ONLY fixture.care_plan_edge
    ADD CONSTRAINT care_plan_edge_pkey PRIMARY KEY (container, sequence);
ALTER TABLE ONLY fixture.care_plan
    ADD CONSTRAINT care_plan_pkey PRIMARY KEY (container, sequence);
ALTER TABLE ONLY fixture.care_plan_tag
    ADD CONSTRAINT care_plan_tag_pkey PRIMARY KEY (container, tag, entity);
ALTER TABLE ONLY fixture.contact
    ADD CONSTRAINT contact_container_uuid_key UNIQUE (container, uuid);
ALTER TABLE ONLY fixture.contact_edge
    ADD CONSTRAINT contact_edge_container_previous_next_key UNIQUE (container, previous, next);
ALTER TABLE ONLY fixture.contact_edge
    ADD CONSTRAINT contact_edge_pkey PRIMARY KEY (container, sequence);
ALTER TABLE ONLY fixture.contact
    ADD CONSTRAINT contact_pkey PRIMARY KEY (container, sequence);
ALTER TABLE ONLY fixture.contact_tag
    ADD CONSTRAINT contact_tag_pkey PRIMARY KEY (container, tag, entity);
ALTER TABLE ONLY fixture.health_kit_schedule_element
    ADD CONSTRAINT health_kit_schedule_element_pkey PRIMARY KEY (container, task, "position");
ALTER TABLE ONLY fixture.health_kit_target_value
    ADD CONSTRAINT health_kit_target_value_pkey PRIMARY KEY (container, task, element, "position");
ALTER TABLE ONLY fixture.health_kit_task
    ADD CONSTRAINT health_kit_task_container_uuid_key UNIQUE (container, uuid);
ALTER TABLE ONLY fixture.health_kit_task_edge
    ADD CONSTRAINT health_kit_task_edge_container_previous_next_key UNIQUE (container, previous, next);
ALTER TABLE ONLY fixture.health_kit_task_edge
    ADD CONSTRAINT health_kit_task_edge_pkey PRIMARY KEY (container, sequence);
ALTER TABLE ONLY fixture.health_kit_task
    ADD CONSTRAINT health_kit_task_pkey PRIMARY KEY (container, sequence);
ALTER TABLE ONLY fixture.health_kit_task_tag
    ADD CONSTRAINT health_kit_task_tag_pkey PRIMARY KEY (container, tag, entity);
ALTER TABLE ONLY fixture.knowledge_vector
    ADD CONSTRAINT knowledge_vector_pkey PRIMARY KEY (container, number);
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
ALTER TABLE ONLY fixture.patient
    ADD CONSTRAINT patient_container_uuid_key UNIQUE (container, uuid);
ALTER TABLE ONLY fixture.patient_edge
    ADD CONSTRAINT patient_edge_container_previous_next_key UNIQUE (container, previous, next);
ALTER TABLE ONLY fixture.patient_edge
    ADD CONSTRAINT patient_edge_pkey PRIMARY KEY (container, sequence);
ALTER TABLE ONLY fixture.patient
    ADD CONSTRAINT patient_pkey PRIMARY KEY (container, sequence);
ALTER TABLE ONLY fixture.patient_tag
    ADD CONSTRAINT patient_tag_pkey PRIMARY KEY (container, tag, entity);
ALTER TABLE ONLY fixture.schedule_element
    ADD CONSTRAINT schedule_element_pkey PRIMARY KEY (container, task, "position");
ALTER TABLE ONLY fixture.schema_migration
    ADD CONSTRAINT schema_migration_pkey PRIMARY KEY (number);
ALTER TABLE ONLY fixture.sync_clock
    ADD CONSTRAINT sync_clock_pkey PRIMARY KEY (container, number);
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
ALTER TABLE ONLY fixture.waiting_entity
    ADD CONSTRAINT waiting_entity_container_kind_uuid_key UNIQUE (container, kind, uuid);
ALTER TABLE ONLY fixture.waiting_entity
    ADD CONSTRAINT waiting_entity_pkey PRIMARY KEY (container, sequence);
CREATE INDEX care_plan_edge_next ON fixture.care_plan_edge USING btree (container, next);
CREATE INDEX care_plan_id ON fixture.care_plan USING btree (container, id);
CREATE INDEX care_plan_stamp ON fixture.care_plan USING btree (container, stamp);
CREATE INDEX care_plan_tag_entity ON fixture.care_plan_tag USING btree (container, entity);
CREATE INDEX contact_edge_next ON fixture.contact_edge USING btree (container, next);
CREATE INDEX contact_id ON fixture.contact USING btree (container, id);
CREATE INDEX contact_stamp ON fixture.contact USING btree (container, stamp);
CREATE INDEX contact_tag_entity ON fixture.contact_tag USING btree (container, entity);
CREATE INDEX health_kit_task_edge_next ON fixture.health_kit_task_edge USING btree (container, next);
CREATE INDEX health_kit_task_id ON fixture.health_kit_task USING btree (container, id);
CREATE INDEX health_kit_task_stamp ON fixture.health_kit_task USING btree (container, stamp);
CREATE INDEX health_kit_task_tag_entity ON fixture.health_kit_task_tag USING btree (container, entity);
CREATE INDEX outcome_edge_next ON fixture.outcome_edge USING btree (container, next);
CREATE INDEX outcome_event ON fixture.outcome USING btree (container, task_uuid, occurrence);
CREATE INDEX outcome_id ON fixture.outcome USING btree (container, id);
CREATE INDEX outcome_length ON fixture.outcome USING btree (container, ((event_end - event_start)));
CREATE INDEX outcome_recorded ON fixture.outcome USING btree (container, created_date);
CREATE INDEX outcome_stamp ON fixture.outcome USING btree (container, stamp);
CREATE INDEX outcome_start ON fixture.outcome USING btree (container, event_start);
CREATE INDEX outcome_tag_entity ON fixture.outcome_tag USING btree (container, entity);
CREATE INDEX outcome_task_start ON fixture.outcome USING btree (container, task_uuid, event_start);
CREATE INDEX patient_edge_next ON fixture.patient_edge USING btree (container, next);
CREATE INDEX patient_id ON fixture.patient USING btree (container, id);
CREATE INDEX patient_stamp ON fixture.patient USING btree (container, stamp);
CREATE INDEX patient_tag_entity ON fixture.patient_tag USING btree (container, entity);
CREATE INDEX task_edge_next ON fixture.task_edge USING btree (container, next);
CREATE INDEX task_id ON fixture.task USING btree (container, id);
CREATE INDEX task_stamp ON fixture.task USING btree (container, stamp);
CREATE INDEX task_tag_entity ON fixture.task_tag USING btree (container, entity);
CREATE INDEX waiting_entity_task ON fixture.waiting_entity USING btree (container, task_uuid);
ALTER TABLE ONLY fixture.care_plan_tag
    ADD CONSTRAINT care_plan_tag_container_entity_fkey FOREIGN KEY (container, entity) REFERENCES fixture.care_plan(container, sequence) ON DELETE CASCADE;
ALTER TABLE ONLY fixture.contact_tag
    ADD CONSTRAINT contact_tag_container_entity_fkey FOREIGN KEY (container, entity) REFERENCES fixture.contact(container, sequence) ON DELETE CASCADE;
ALTER TABLE ONLY fixture.health_kit_schedule_element
    ADD CONSTRAINT health_kit_schedule_element_container_task_fkey FOREIGN KEY (container, task) REFERENCES fixture.health_kit_task(container, sequence) ON DELETE CASCADE;
ALTER TABLE ONLY fixture.health_kit_target_value
    ADD CONSTRAINT health_kit_target_value_container_task_element_fkey FOREIGN KEY (container, task, element) REFERENCES fixture.health_kit_schedule_element(container, task, "position") ON DELETE CASCADE;
ALTER TABLE ONLY fixture.health_kit_task_tag
    ADD CONSTRAINT health_kit_task_tag_container_entity_fkey FOREIGN KEY (container, entity) REFERENCES fixture.health_kit_task(container, sequence) ON DELETE CASCADE;
ALTER TABLE ONLY fixture.outcome
    ADD CONSTRAINT outcome_container_task_uuid_fkey FOREIGN KEY (container, task_uuid) REFERENCES fixture.task(container, uuid);
ALTER TABLE ONLY fixture.outcome_tag
    ADD CONSTRAINT outcome_tag_container_entity_fkey FOREIGN KEY (container, entity) REFERENCES fixture.outcome(container, sequence) ON DELETE CASCADE;
ALTER TABLE ONLY fixture.outcome_value
    ADD CONSTRAINT outcome_value_container_outcome_fkey FOREIGN KEY (container, outcome) REFERENCES fixture.outcome(container, sequence) ON DELETE CASCADE;
ALTER TABLE ONLY fixture.patient_tag
    ADD CONSTRAINT patient_tag_container_entity_fkey FOREIGN KEY (container, entity) REFERENCES fixture.patient(container, sequence) ON DELETE CASCADE;
ALTER TABLE ONLY fixture.schedule_element
    ADD CONSTRAINT schedule_element_container_task_fkey FOREIGN KEY (container, task) REFERENCES fixture.task(container, sequence) ON DELETE CASCADE;
ALTER TABLE ONLY fixture.target_value
    ADD CONSTRAINT target_value_container_task_element_fkey FOREIGN KEY (container, task, element) REFERENCES fixture.schedule_element(container, task, "position") ON DELETE CASCADE;
ALTER TABLE ONLY fixture.task_tag
    ADD CONSTRAINT task_tag_container_entity_fkey FOREIGN KEY (container, entity) REFERENCES fixture.task(container, sequence) ON DELETE CASCADE;
ALTER TABLE fixture.care_plan ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.care_plan_edge ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.care_plan_tag ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.contact ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.contact_edge ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.contact_tag ENABLE ROW LEVEL SECURITY;
CREATE POLICY container ON fixture.care_plan USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.care_plan_edge USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.care_plan_tag USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.contact USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.contact_edge USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.contact_tag USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.health_kit_schedule_element USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.health_kit_target_value USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.health_kit_task USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.health_kit_task_edge USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.health_kit_task_tag USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.knowledge_vector USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.outcome USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.outcome_edge USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.outcome_tag USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.outcome_value USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.patient USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.patient_edge USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.patient_tag USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.schedule_element USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.sync_clock USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.target_value USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.task USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.task_edge USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.task_tag USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
CREATE POLICY container ON fixture.waiting_entity USING ((container = ( SELECT current_setting('care.container'::text) AS current_setting)));
ALTER TABLE fixture.health_kit_schedule_element ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.health_kit_target_value ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.health_kit_task ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.health_kit_task_edge ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.health_kit_task_tag ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.knowledge_vector ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.outcome ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.outcome_edge ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.outcome_tag ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.outcome_value ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.patient ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.patient_edge ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.patient_tag ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.schedule_element ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.sync_clock ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.target_value ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.task ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.task_edge ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.task_tag ENABLE ROW LEVEL SECURITY;
ALTER TABLE fixture.waiting_entity ENABLE ROW LEVEL SECURITY;
