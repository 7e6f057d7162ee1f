import SQLStorage

/// The tables of a store: see Documentation/Decisions/0010.
///
/// A released step is never edited; a change of the schema is a further step. Where one database holds the rows of many
/// containers, each key begins with the container: see Documentation/Decisions/0012.
let storeMigrations = Migrations([
    Migration(
        1, "Create tasks and outcomes",
        versionTables(
            "task",
            """
            title \(word: .text), instructions \(word: .text), impacts_adherence \(word: .integer) NOT NULL,
            care_plan_uuid \(word: .blob)
            """)
            + [
                """
                CREATE TABLE schedule_element (
                    \(word: .containerColumn)task \(word: .integer) NOT NULL,
                    position \(word: .integer) NOT NULL,
                    start_date \(word: .real) NOT NULL, end_date \(word: .real),
                    years \(word: .integer), months \(word: .integer), weeks \(word: .integer),
                    days \(word: .integer), hours \(word: .integer), minutes \(word: .integer),
                    seconds \(word: .integer), nanoseconds \(word: .integer),
                    label \(word: .text), duration \(word: .real), calendar \(word: .text),
                    PRIMARY KEY (\(word: .containerKey)task, position),
                    FOREIGN KEY (\(word: .containerKey)task) REFERENCES task (\(word: .containerKey)sequence)
                        ON DELETE CASCADE
                )\(word: .strictTable)
                """,
                """
                CREATE TABLE target_value (
                    \(word: .containerColumn)task \(word: .integer) NOT NULL, element \(word: .integer) NOT NULL,
                    position \(word: .integer) NOT NULL, \(valueColumns),
                    PRIMARY KEY (\(word: .containerKey)task, element, position),
                    FOREIGN KEY (\(word: .containerKey)task, element)
                        REFERENCES schedule_element (\(word: .containerKey)task, position) ON DELETE CASCADE
                )\(word: .strictTable)
                """,
            ]
            + versionTables(
                "outcome",
                """
                task_uuid \(word: .blob) NOT NULL, occurrence \(word: .integer) NOT NULL,
                event_start \(word: .real) NOT NULL, event_end \(word: .real) NOT NULL,
                FOREIGN KEY (\(word: .containerKey)task_uuid) REFERENCES task (\(word: .containerKey)uuid)
                """)
            + [
                """
                CREATE UNIQUE INDEX outcome_live ON outcome (\(word: .containerKey)task_uuid, occurrence)
                WHERE is_live = 1
                """,
                "CREATE INDEX outcome_event ON outcome (\(word: .containerKey)task_uuid, occurrence)",
                "CREATE INDEX outcome_task_start ON outcome (\(word: .containerKey)task_uuid, event_start)",
                "CREATE INDEX outcome_start ON outcome (\(word: .containerKey)event_start)",
                "CREATE INDEX outcome_length ON outcome (\(word: .containerKey)(event_end - event_start))",
                """
                CREATE TABLE outcome_value (
                    \(word: .containerColumn)outcome \(word: .integer) NOT NULL,
                    position \(word: .integer) NOT NULL, \(valueColumns),
                    PRIMARY KEY (\(word: .containerKey)outcome, position),
                    FOREIGN KEY (\(word: .containerKey)outcome) REFERENCES outcome (\(word: .containerKey)sequence)
                        ON DELETE CASCADE
                )\(word: .strictTable)
                """,
            ]),
    Migration(
        2, "Create patients, care plans and contacts",
        versionTables(
            "patient",
            """
            given_name \(word: .text), family_name \(word: .text), name \(word: .text) NOT NULL, sex \(word: .text),
            birthday \(word: .real), allergies \(word: .text)
            """)
            + versionTables("care_plan", "title \(word: .text) NOT NULL, patient_uuid \(word: .blob)")
            + versionTables(
                "contact",
                """
                given_name \(word: .text), family_name \(word: .text), name \(word: .text) NOT NULL,
                address \(word: .text), email_addresses \(word: .text), phone_numbers \(word: .text),
                messaging_numbers \(word: .text), other_contact_info \(word: .text), organization \(word: .text),
                title \(word: .text), role \(word: .text), category \(word: .text), care_plan_uuid \(word: .blob)
                """)),
    healthKitTaskMigration,
    scheduleRuleMigration,
    syncMigration,
    editingMigration,
    healthKitEditingMigration,
])

/// One row for each version, an edge for each pair of neighbours in the version graph, and an index of tags.
///
/// `is_tip` says that no version follows; `is_live` that it is a tip and no tombstone.
func versionTables(_ name: String, _ columns: SQLQuery) -> [SQLQuery] {
    [
        """
        CREATE TABLE \(unsafeSQL: name) (
            \(word: .containerColumn)sequence \(word: .rowIdentity),
            uuid \(word: .blob) NOT NULL, id \(word: .text) NOT NULL,
            is_tip \(word: .integer) NOT NULL, is_live \(word: .integer) NOT NULL,
            effective_date \(word: .real) NOT NULL, created_date \(word: .real) NOT NULL,
            updated_date \(word: .real) NOT NULL, deleted_date \(word: .real), schema_version \(word: .text) NOT NULL,
            group_identifier \(word: .text), tags \(word: .text), remote_id \(word: .text), source \(word: .text),
            user_info \(word: .text), asset \(word: .text), notes \(word: .text), timezone \(word: .text) NOT NULL,
            \(columns), UNIQUE (\(word: .containerKey)uuid)\(word: .identityKey("sequence"))
        )\(word: .strictTable)
        """,
        "CREATE INDEX \(unsafeSQL: name)_id ON \(unsafeSQL: name) (\(word: .containerKey)id)",
        """
        CREATE TABLE \(unsafeSQL: name)_edge (
            \(word: .containerColumn)sequence \(word: .rowIdentity),
            previous \(word: .blob) NOT NULL, next \(word: .blob) NOT NULL,
            UNIQUE (\(word: .containerKey)previous, next)\(word: .identityKey("sequence"))
        )\(word: .strictTable)
        """,
        "CREATE INDEX \(unsafeSQL: name)_edge_next ON \(unsafeSQL: name)_edge (\(word: .containerKey)next)",
        """
        CREATE TABLE \(unsafeSQL: name)_tag (
            \(word: .containerColumn)entity \(word: .integer) NOT NULL, tag \(word: .text) NOT NULL,
            PRIMARY KEY (\(word: .containerKey)tag, entity),
            FOREIGN KEY (\(word: .containerKey)entity) REFERENCES \(unsafeSQL: name) (\(word: .containerKey)sequence)
                ON DELETE CASCADE
        )\(word: .strictTable)
        """,
        "CREATE INDEX \(unsafeSQL: name)_tag_entity ON \(unsafeSQL: name)_tag (\(word: .containerKey)entity)",
    ]
}

let valueColumns: SQLQuery = """
    type \(word: .text) NOT NULL, kind \(word: .text), units \(word: .text), created_date \(word: .real) NOT NULL,
    integer_value \(word: .integer), real_value \(word: .real), text_value \(word: .text), blob_value \(word: .blob)
    """
