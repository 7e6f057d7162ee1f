-- Spreads the tables of one schema over several PostgreSQL servers, by container. See Documentation/Scaling.md.
--
-- To be run on the router, by the owner of the schema, after swift-care has made the same empty schema on the router and
-- on every shard, and after the foreign servers have been defined:
--
--     SET care.sharded_schema = 'Store'; SET care.shards = 'shard0, shard1';
--     \i Scripts/shard_schema.sql
--
-- Keys, references and unique indexes stay with the shards: a container's rows are all on one of them, so they hold.
DO $$
DECLARE
    store text := current_setting('care.sharded_schema');
    shards text[] := regexp_split_to_array(current_setting('care.shards'), '\s*,\s*');
    definitions text := store || ' (definitions)';
    name text;
BEGIN
    EXECUTE format('ALTER SCHEMA %I RENAME TO %I', store, definitions);
    EXECUTE format('CREATE SCHEMA %I', store);
    EXECUTE format(
        'CREATE TABLE %I.schema_migration AS TABLE %I.schema_migration', store, definitions);
    FOR name IN
        SELECT relname FROM pg_class
        WHERE relnamespace = to_regnamespace(quote_ident(definitions)) AND relkind = 'r' AND relname <> 'schema_migration'
        ORDER BY oid
    LOOP
        EXECUTE format(
            'CREATE TABLE %1$I.%3$I (LIKE %2$I.%3$I INCLUDING DEFAULTS) PARTITION BY HASH (container)',
            store, definitions, name);
        FOR index IN 1 .. array_length(shards, 1) LOOP
            EXECUTE format(
                'CREATE FOREIGN TABLE %1$I.%2$I PARTITION OF %1$I.%3$I FOR VALUES WITH (MODULUS %4$s, REMAINDER %5$s) '
                'SERVER %6$I OPTIONS (schema_name %1$L, table_name %3$L)',
                store, name || '_' || index, name, array_length(shards, 1), index - 1, shards[index]);
        END LOOP;
        EXECUTE format(
            'CREATE POLICY container ON %I.%I USING (container = (SELECT current_setting(''care.container'')))',
            store, name);
        EXECUTE format('ALTER TABLE %I.%I ENABLE ROW LEVEL SECURITY', store, name);
        EXECUTE format('ALTER TABLE %I.%I FORCE ROW LEVEL SECURITY', store, name);
    END LOOP;
END $$;
