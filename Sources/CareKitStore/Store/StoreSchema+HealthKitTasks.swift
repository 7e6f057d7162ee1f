import SQLStorage

/// Tables for tasks that HealthKit's data answer, with schedules like those of ordinary tasks.
///
/// The linkage is a document, so that one to another kind of data needs no further column: see
/// Documentation/Decisions/0014.
let healthKitTaskMigration = Migration(
    3, "Create HealthKit tasks",
    versionTables(
        "health_kit_task",
        """
        title \(word: .text), instructions \(word: .text), impacts_adherence \(word: .integer) NOT NULL,
        care_plan_uuid \(word: .blob), linkage \(word: .text) NOT NULL
        """)
        + [
            """
            CREATE TABLE health_kit_schedule_element (
                \(word: .containerColumn)task \(word: .integer) NOT NULL,
                position \(word: .integer) NOT NULL,
                start_date \(word: .real) NOT NULL, end_date \(word: .real),
                years \(word: .integer), months \(word: .integer), weeks \(word: .integer),
                days \(word: .integer), hours \(word: .integer), minutes \(word: .integer),
                seconds \(word: .integer), nanoseconds \(word: .integer),
                label \(word: .text), duration \(word: .real), calendar \(word: .text),
                PRIMARY KEY (\(word: .containerKey)task, position),
                FOREIGN KEY (\(word: .containerKey)task) REFERENCES health_kit_task (\(word: .containerKey)sequence)
                    ON DELETE CASCADE
            )\(word: .strictTable)
            """,
            """
            CREATE TABLE health_kit_target_value (
                \(word: .containerColumn)task \(word: .integer) NOT NULL, element \(word: .integer) NOT NULL,
                position \(word: .integer) NOT NULL, \(valueColumns),
                PRIMARY KEY (\(word: .containerKey)task, element, position),
                FOREIGN KEY (\(word: .containerKey)task, element)
                    REFERENCES health_kit_schedule_element (\(word: .containerKey)task, position) ON DELETE CASCADE
            )\(word: .strictTable)
            """,
        ])
