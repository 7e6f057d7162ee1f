#pragma once
#include <microhttpd.h>

/// What `MHD_start_daemon` takes as options; Swift cannot import a variadic function.
struct shim_daemon_options {
    int listen_socket;
    size_t connection_memory;
    unsigned int connection_limit;
    /// 0: no limit.
    unsigned int connections_per_address;
    unsigned int timeout_seconds;
    void *context;
    MHD_AccessHandlerCallback handler;
    MHD_RequestCompletedCallback completed;
    MHD_NotifyConnectionCallback connection_changed;
    void *(*target_seen)(void *context, const char *target, struct MHD_Connection *connection);
};

/// Starts a daemon with one thread that waits with epoll and may suspend connections. NULL on failure.
struct MHD_Daemon *shim_start_daemon(const struct shim_daemon_options *options);

/// The peer's address, or NULL.
const struct sockaddr *shim_client_address(struct MHD_Connection *connection);

/// The connection's socket, or -1.
int shim_socket(struct MHD_Connection *connection);

/// What `connection_changed` stored for the connection, or NULL.
void *shim_socket_context(struct MHD_Connection *connection);
