-- Used by the live channel between several nodes for what is too large for a notification.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz default now(),
  payload bytea
);
