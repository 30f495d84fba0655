-- Append-only: each line carries the hash of the one before it, so a change anywhere breaks every later line.
create table audit_entry (
  seq bigint primary key,
  at timestamptz not null,
  act text not null,
  member_id uuid,
  detail text not null,
  previous bytea not null check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32)
);
create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'audit entries are never changed'; end $$;
create trigger audit_entry_append_only before update or delete or truncate on audit_entry execute function refuse_change();
