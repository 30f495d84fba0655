-- Copies of members' data. The bytes of one lie sealed in the file store, in parts, for as long as it is ready; its row stays, so that the member
-- sees when they asked.
create table data_export (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  state text not null default 'asked' check (state in ('asked', 'making', 'ready', 'failed', 'removed')),
  asked_at timestamptz not null default now(),
  until timestamptz,
  size_bytes bigint check (size_bytes > 0),
  missing_files integer not null default 0 check (missing_files >= 0),
  downloaded_at timestamptz,
  check ((until is null) = (size_bytes is null)),
  check (state not in ('ready', 'removed') or until is not null)
);
-- One at a time.
create unique index data_export_underway on data_export (member_id) where state in ('asked', 'making');
create index data_export_member on data_export (member_id, id desc);
create index data_export_until on data_export (until) where state = 'ready';
create index data_export_stuck on data_export (asked_at) where state in ('asked', 'making');

create table data_export_part (
  id uuid primary key,
  export_id uuid not null references data_export (id) on delete cascade,
  starts_at bigint not null,
  size_bytes integer not null check (size_bytes > 0),
  unique (export_id, starts_at)
);
create trigger data_export_part_orphan after delete on data_export_part for each row execute function orphan_file();

-- Who may act for a member after their death or incapacity: name, relation and contact, sealed. Only its member is shown it.
create table nominee (
  member_id uuid primary key references member (id) on delete cascade,
  sealed bytea not null,
  named_at timestamptz not null default now()
);

-- Breaches of personal data, each with the words that members were told, and to whom and when. The same words are the same breach.
create table data_breach (
  id uuid primary key,
  fingerprint bytea not null unique,
  words jsonb not null
);

create table data_breach_member (
  breach_id uuid not null references data_breach (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  told_at timestamptz not null default now(),
  primary key (member_id, breach_id)
);
create index data_breach_member_breach on data_breach_member (breach_id);
