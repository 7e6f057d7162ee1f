import SQLStorage

/// Edit windows and pauses of tasks, and how outcomes came in. The window is JSON, since it travels whole: see
/// Documentation/Decisions/0010 and 0016.
let editingMigration = Migration(
    6, "Give tasks edit windows and pauses, and outcomes their entries and corrections",
    [
        "ALTER TABLE task ADD COLUMN edit_window \(word: .text)",
        "ALTER TABLE task ADD COLUMN is_paused \(word: .integer) NOT NULL DEFAULT 0",
        "ALTER TABLE outcome ADD COLUMN entry \(word: .text)",
        "ALTER TABLE outcome ADD COLUMN correction_reason \(word: .text)",
        "ALTER TABLE outcome ADD COLUMN correction_date \(word: .real)",
        "CREATE INDEX outcome_recorded ON outcome (\(word: .containerKey)created_date)",
    ])
