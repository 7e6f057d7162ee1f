import SQLStorage

/// Edit windows and pauses of HealthKit tasks, as ordinary tasks have them: see Documentation/Decisions/0016.
let healthKitEditingMigration = Migration(
    7, "Give HealthKit tasks edit windows and pauses",
    [
        "ALTER TABLE health_kit_task ADD COLUMN edit_window \(word: .text)",
        "ALTER TABLE health_kit_task ADD COLUMN is_paused \(word: .integer) NOT NULL DEFAULT 0",
    ])
