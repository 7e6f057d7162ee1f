#include <libpq-fe.h>

// A macro of a character is not imported.
static inline int cpostgresql_sqlstate_field(void) { return PG_DIAG_SQLSTATE; }

static inline void cpostgresql_ignore(void *context, const char *message) {
    (void)context;
    (void)message;
}

// The library would print the server's notices, which may quote rows, to the error stream.
static inline void cpostgresql_silence_notices(PGconn *connection) {
    PQsetNoticeProcessor(connection, cpostgresql_ignore, 0);
}
