import SQLStorage

/// Zones, days of the month and periods of schedule elements; NULL and 0 say what every older element means.
///
/// The policy and the day travel whole and are JSON: see Documentation/Decisions/0010 and 0015.
let scheduleRuleMigration = Migration(
    4, "Give schedule elements zone policies, days of the month and periods",
    ["schedule_element", "health_kit_schedule_element"].flatMap { table -> [SQLQuery] in
        [
            "ALTER TABLE \(unsafeSQL: table) ADD COLUMN zone_policy \(word: .text)",
            "ALTER TABLE \(unsafeSQL: table) ADD COLUMN month_day \(word: .text)",
            "ALTER TABLE \(unsafeSQL: table) ADD COLUMN lasts_until_next \(word: .integer) NOT NULL DEFAULT 0",
            "ALTER TABLE \(unsafeSQL: table) ADD COLUMN ends_on_completion \(word: .integer) NOT NULL DEFAULT 0",
        ]
    })
