import SQLStorage

/// What synchronising needs: see Documentation/Decisions/0013.
///
/// A store has one clock, made when it is first asked for. `stamp` names the knowledge of the store at which a version came
/// about; NULL stands for the knowledge with which every clock begins, its own time 1.
let syncMigration = Migration(
    5, "Add what synchronising needs",
    [
        """
        CREATE TABLE knowledge_vector (
            \(word: .containerColumn)number \(word: .rowIdentity),
            vector \(word: .text) NOT NULL\(word: .identityKey("number"))
        )\(word: .strictTable)
        """,
        """
        CREATE TABLE sync_clock (
            \(word: .containerColumn)number \(word: .integer) NOT NULL, clock_id \(word: .blob) NOT NULL,
            stamp \(word: .integer), PRIMARY KEY (\(word: .containerKey)number)
        )\(word: .strictTable)
        """,
        """
        CREATE TABLE waiting_entity (
            \(word: .containerColumn)sequence \(word: .rowIdentity),
            kind \(word: .text) NOT NULL, uuid \(word: .blob) NOT NULL, task_uuid \(word: .blob),
            stamp \(word: .integer), entity \(word: .text) NOT NULL,
            UNIQUE (\(word: .containerKey)kind, uuid)\(word: .identityKey("sequence"))
        )\(word: .strictTable)
        """,
        "CREATE INDEX waiting_entity_task ON waiting_entity (\(word: .containerKey)task_uuid)",
        // Merged histories may hold two answers to one occurrence until they are resolved.
        "DROP INDEX outcome_live",
    ] + ["patient", "care_plan", "contact", "task", "health_kit_task", "outcome"].flatMap(stampColumn))

private func stampColumn(_ table: String) -> [SQLQuery] {
    [
        "ALTER TABLE \(unsafeSQL: table) ADD COLUMN stamp \(word: .integer)",
        "CREATE INDEX \(unsafeSQL: table)_stamp ON \(unsafeSQL: table) (\(word: .containerKey)stamp)",
    ]
}
