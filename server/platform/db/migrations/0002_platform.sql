-- A session holds the hash of its token, never the token.
create table session (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  member_id uuid not null references member (id) on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_member on session (member_id);

-- What the key of everything sealed is known by: a start with another key is refused, because nothing would open.
create table vault_key (
  one boolean primary key default true check (one),
  mark bytea not null check (length(mark) = 32)
);

-- Uploaded files; the bytes lie sealed in the file store under `id`. A file that nothing has taken up is swept away.
create table file (
  id uuid primary key,
  owner_id uuid not null references member (id) on delete cascade,
  -- A clinical picture is served to one reader at a time, by an address of theirs.
  kind text not null check (kind in ('image', 'clinical')),
  mime text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  width integer not null,
  height integer not null,
  -- A few pixels of it, as a data address.
  preview text not null default '',
  used boolean not null default false,
  created_at timestamptz not null default now()
);
-- The same picture in fewer pixels; its bytes lie sealed under its own id.
create table file_rendition (
  id uuid primary key,
  file_id uuid not null references file (id) on delete cascade,
  width integer not null check (width > 0),
  mime text not null check (mime in ('image/avif', 'image/webp')),
  unique (file_id, width, mime)
);
create index file_unused on file (created_at) where not used;
create index file_owner on file (owner_id);

-- Files whose rows are gone, whoever deleted them: a member's go with them. The sweep deletes the bytes, and again where that failed.
create table orphaned_file (
  id uuid primary key
);
create function orphan_file() returns trigger language plpgsql as $$
begin
  insert into orphaned_file (id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger file_orphan after delete on file for each row execute function orphan_file();
create trigger file_rendition_orphan after delete on file_rendition for each row execute function orphan_file();
-- After a row is deleted, or names another picture, that alone had the one in its `picture_id`.
create function let_go_of_picture() returns trigger language plpgsql as $$
begin
  delete from file where id = old.picture_id;
  return null;
end $$;

-- Files on their way, in parts as they arrive, for as long as nothing has taken them, and those that were kept. Bytes lie sealed in the file store, each
-- part's under its id. A kept one is nobody's and has no end: it is there as long as rows of other tables hold it, and `keeps` counts them.
create table file_upload (
  id uuid primary key,
  owner_id uuid references member (id) on delete cascade,
  kind text not null,
  name_sealed bytea not null,
  size_bytes integer not null check (size_bytes > 0),
  received_bytes integer not null default 0 check (received_bytes between 0 and size_bytes),
  parts integer not null default 0,
  mime text,
  sha256 bytea check (length(sha256) = 32),
  expires_at timestamptz,
  keeps integer not null default 0 check (keeps >= 0),
  check ((keeps > 0) = (owner_id is null) and (keeps > 0) = (expires_at is null)),
  check (keeps = 0 or (received_bytes = size_bytes and mime is not null and sha256 is not null))
);
create index file_upload_owner on file_upload (owner_id);
create index file_upload_expires on file_upload (expires_at);
-- After a row is deleted that held the upload in its `upload_id`, whoever deleted it: the last one takes the upload along.
create function let_go_of_upload() returns trigger language plpgsql as $$
begin
  update file_upload set keeps = keeps - 1 where id = old.upload_id and keeps > 1;
  if not found then
    delete from file_upload where id = old.upload_id and keeps = 1;
  end if;
  return null;
end $$;

-- A part counts once its bytes are stored and it goes on where its upload stood; those that never count are swept away.
create table upload_part (
  id uuid primary key,
  upload_id uuid not null references file_upload (id) on delete cascade,
  starts_at integer not null,
  size_bytes integer not null check (size_bytes > 0),
  counted boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index upload_part_place on upload_part (upload_id, starts_at) where counted;
create index upload_part_upload on upload_part (upload_id);
create index upload_part_uncounted on upload_part (created_at) where not counted;
create trigger upload_part_orphan after delete on upload_part for each row execute function orphan_file();

-- Append-only: each line carries the hash of the one before it, so a change anywhere breaks every later line. Hashes are made with a key outside the
-- database, which `key_id` names. The trigger holds for the owner too, and in a session that switches triggers off; a role that does not own the table
-- needs to read and insert alone. A moment has whole milliseconds and four digits of a year, as it was hashed.
create table audit_entry (
  seq bigint primary key check (seq > 0),
  at timestamptz not null check (at = date_trunc('milliseconds', at) and at >= '2000-01-01 00:00+00' and at < '10000-01-01 00:00+00'),
  act text not null,
  member_id uuid,
  detail text not null,
  key_id text not null,
  previous bytea not null check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32)
);
-- Auditors ask for one act, and for a day.
create index audit_entry_act on audit_entry (act, seq);
create index audit_entry_at on audit_entry (at);
create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'audit entries are never changed'; end $$;
create trigger audit_entry_append_only before update or delete or truncate on audit_entry execute function refuse_change();
alter table audit_entry enable always trigger audit_entry_append_only;

-- How often each thing was tried, where several nodes share the count; the shape is the rate limiter's. No crash gives the tries back. A count is answered
-- before it is on the disk, as it would cost each counted request a write of its own: a crash loses those of less than a second. It is a transaction by
-- itself for that reason: whatever else were written with it would be lost with it.
create table rate_limit (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
) with (fillfactor = 70);
create function answer_before_disk() returns trigger language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  return null;
end $$;
create trigger rate_limit_before_disk before insert or update or delete on rate_limit for each statement execute function answer_before_disk();

-- Used by the live channel between several nodes for what is too large for a notification.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz default now(),
  payload bytea
);

-- The DOIs that a text may name, in small letters: never fewer than contract/dois.ts finds in it.
create function cited_dois(words text) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct rtrim(found[1], '.,;:!?)]}>"''’”')) from regexp_matches(lower(words), '10\.\d{4,9}/\S+', 'g') as found
$$;
