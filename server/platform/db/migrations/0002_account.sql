-- How a member signs in. Kept apart from `member`, so that no query for others' eyes can reach it by mistake.
create table account (
  member_id uuid primary key references member (id) on delete cascade,
  email text not null check (length(email) <= 254),
  email_verified boolean not null default false,
  password_hash text,
  google_sub text unique,
  picture text,
  created_at timestamptz not null default now(),
  check (password_hash is not null or google_sub is not null)
);
create unique index account_email on account (lower(email));

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

create table password_reset (
  token_hash bytea primary key check (length(token_hash) = 32),
  member_id uuid not null references member (id) on delete cascade,
  expires_at timestamptz not null
);
create index password_reset_member on password_reset (member_id);
