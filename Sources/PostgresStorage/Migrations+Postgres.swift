import SQLStorage

extension Migrations {
    /// Creates a schema and runs the steps that it has not seen. To be called inside a transaction that looks names up
    /// in it.
    func apply(inSchema schema: String, on connection: any Connection) throws {
        let exists = try connection.first(
            "SELECT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace WHERE nspname = \(schema))", as: Bool.self)
        if exists != true { try connection.run("CREATE SCHEMA \(unsafeSQL: Scope.identifier(schema))") }
        let isOld = try connection.first("SELECT to_regclass('schema_migration') IS NOT NULL", as: Bool.self)
        if isOld == true, try areApplied(on: connection) { return }

        // A step changes the rows of all containers, which row security would hide from it.
        for table in try connection.tables() {
            try connection.run("ALTER TABLE \(unsafeSQL: Scope.identifier(table)) NO FORCE ROW LEVEL SECURITY")
        }
        try apply(on: connection)
        for table in try connection.tables() { try secure(table, on: connection) }
    }

    /// Lets each transaction see and write the rows of its container alone, even as the table's owner. Fails for a
    /// table without a container column.
    private func secure(_ table: String, on connection: any Connection) throws {
        let name = Scope.identifier(table)
        // As a query of its own the setting is read once for each statement, and can be sent on to a foreign server.
        try connection.run("DROP POLICY IF EXISTS container ON \(unsafeSQL: name)")
        try connection.run(
            """
            CREATE POLICY container ON \(unsafeSQL: name)
            USING (container = (SELECT current_setting('\(unsafeSQL: containerSetting)')))
            """)
        try connection.run("ALTER TABLE \(unsafeSQL: name) ENABLE ROW LEVEL SECURITY")
        try connection.run("ALTER TABLE \(unsafeSQL: name) FORCE ROW LEVEL SECURITY")
    }
}

extension Connection {
    /// The tables that hold rows of containers, in the order of their creation.
    func tables() throws -> [String] {
        try column(
            """
            SELECT relname FROM pg_catalog.pg_class
            WHERE relnamespace = to_regnamespace(quote_ident(current_schema())) AND relkind IN ('r', 'p')
            AND NOT relispartition AND relname <> 'schema_migration' ORDER BY oid
            """)
    }
}
