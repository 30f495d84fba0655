-- A trusted extension: the owner of an ordinary database may create it.
create extension if not exists pg_trgm;

-- What others see of a member. `marks` and `profile_complete` change only through their own rooms.
create table member (
  id uuid primary key,
  handle text not null unique check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 1 and 120),
  kind text check (kind in ('doctor', 'student', 'allied', 'researcher', 'institution')),
  headline text not null default '',
  specialty text not null default '',
  hospital text not null default '',
  location text not null default '',
  city text not null generated always as (trim(split_part(location, ',', 1))) stored,
  state text not null generated always as (trim(split_part(location, ',', 2))) stored,
  avatar_url text,
  -- What reviewers proved, that on the face first; contract/marks.ts has its shape.
  marks jsonb not null default '[]',
  mark jsonb generated always as (marks -> 0) stored,
  -- The names of what holds.
  proven jsonb not null generated always as (jsonb_path_query_array(marks, '$[*] ? (@.state == "holds").as')) stored,
  -- A registration holds, and none is withdrawn.
  verified boolean not null generated always as (
    coalesce(marks -> 0 ->> 'state' = 'holds' and marks -> 0 ->> 'as' in ('doctor', 'dentist', 'ayush', 'nurse', 'pharmacist', 'allied'), false)) stored,
  profile_complete boolean not null default false,
  -- People of the sample community, so that an operator can tell them from members.
  sample boolean not null default false,
  created_at timestamptz not null default now()
);
create index member_specialty on member (specialty, id) where specialty <> '';
create index member_hospital on member (hospital, id) where hospital <> '';
-- Colleagues of a city.
create index member_city on member (city, id) where city <> '';
-- A newcomer without hospital, city or mates is shown the newest verified members.
create index member_verified on member (id) where verified;
-- The directory looks for words anywhere in what a member's card says.
create index member_directory on member
  using gin (lower(name || ' ' || specialty || ' ' || headline || ' ' || hospital || ' ' || location) gin_trgm_ops);

-- Every handle that a member has or had: a former one leads to them still and is nobody else's. `chosen_at` is null for the one they began with.
create table member_handle (
  handle text primary key,
  member_id uuid not null references member (id) on delete cascade,
  chosen_at timestamptz
);
create index member_handle_member on member_handle (member_id);

-- Whoever writes a handle keeps it; one that was another member's is refused as a second one of the same letters is.
create function keep_handle() returns trigger language plpgsql as $$
begin
  insert into member_handle (handle, member_id) values (new.handle, new.id)
  on conflict (handle) do update set handle = excluded.handle where member_handle.member_id = excluded.member_id;
  if not found then
    raise exception 'This handle is or was another member''s.' using errcode = 'unique_violation';
  end if;
  return null;
end $$;
create trigger member_keeps_handle after insert or update of handle on member for each row execute function keep_handle();

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

-- Members whom nobody meets: who asked for their account to be deleted, until they come back or are erased, and whose account was closed by
-- a decision on a report, until an appeal reverses that. Both may hold.
create table hidden_account (
  member_id uuid primary key references member (id) on delete cascade,
  asked_at timestamptz default now(),
  due_at timestamptz,
  closed_at timestamptz,
  -- The decision that its member reads and may appeal against.
  report_id uuid,
  check (due_at is not null or closed_at is not null),
  check (due_at is null or asked_at is not null),
  check ((closed_at is null) = (report_id is null))
);
create index hidden_account_due on hidden_account (due_at);

-- One link a member: a newer one takes the place of the older. Emails are counted until a link is followed or a day is over, those that were
-- asked for where the member has been before apart from those that anybody may ask for.
create table password_reset (
  member_id uuid primary key references member (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  expires_at timestamptz not null,
  first_at timestamptz not null default now(),
  emails_known integer not null default 0,
  emails_elsewhere integer not null default 0,
  -- The request that it was made for, so that one answers it though a server dies over it.
  request_id uuid
);

-- The code that was last sent to a member's own address, as a keyed hash.
create table email_code (
  member_id uuid primary key references member (id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  expires_at timestamptz not null,
  tries integer not null default 0
);

-- An address that a member wants to move to, until they open the link that was sent there. A newer one takes the place of the older.
create table email_change (
  member_id uuid primary key references member (id) on delete cascade,
  email text not null check (length(email) <= 254),
  token_hash bytea not null unique check (length(token_hash) = 32),
  expires_at timestamptz not null
);

-- Proven addresses that accounts were moved from, with the Google account that was tied then. A link that was sent there puts it back, and
-- until it has run out nobody else takes the address.
create table former_email (
  token_hash bytea primary key check (length(token_hash) = 32),
  member_id uuid not null references member (id) on delete cascade,
  email text not null check (length(email) <= 254),
  google_sub text,
  changed_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index former_email_member on former_email (member_id);
create index former_email_email on former_email (lower(email));

-- Addresses and devices where a member has signed in before, as keyed hashes: strangers who try passwords elsewhere do not lock the member out there.
create table known_place (
  member_id uuid not null references member (id) on delete cascade,
  place_hash bytea not null check (length(place_hash) = 32),
  last_at timestamptz not null default now(),
  primary key (member_id, place_hash)
);

-- The app whose codes a member shows as a second factor. The key is sealed; no code of the last accepted time step or an earlier one counts again.
create table authenticator (
  member_id uuid primary key references member (id) on delete cascade,
  secret bytea not null,
  last_step integer not null,
  since timestamptz not null default now(),
  last_used_at timestamptz
);

-- A key that was shown and counts once a code proves that an app has it.
create table authenticator_setup (
  member_id uuid primary key references member (id) on delete cascade,
  secret bytea not null,
  expires_at timestamptz not null
);

-- Each signs in once in place of the app; as keyed hashes.
create table recovery_code (
  member_id uuid not null references member (id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (member_id, code_hash)
);

-- Keys that a member's devices sign in with, by fingerprint, face or screen lock. `counter` is what the device counted last; most count nothing.
create table passkey (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_member on passkey (member_id, created_at);

-- Challenges that were answered, by hash, until they would have run out: each is answered once.
create table answered_challenge (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  expires_at timestamptz not null
);

-- Sign-ins that have shown the password or the Google account, and wait for the second factor.
create table half_sign_in (
  token_hash bytea primary key check (length(token_hash) = 32),
  member_id uuid not null references member (id) on delete cascade,
  way text not null check (way in ('password', 'google')),
  expires_at timestamptz not null
);
create index half_sign_in_member on half_sign_in (member_id);

-- What members agreed to and took back, in the text of which day. Added to, never changed; it goes with its member.
create table consent_entry (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  purpose text not null check (purpose in ('terms', 'privacy', 'digests', 'public_page', 'push')),
  given boolean not null,
  version text not null,
  at timestamptz not null default now()
);
create index consent_entry_member on consent_entry (member_id, purpose, id desc);

create function keep_consent() returns trigger language plpgsql as $$ begin raise exception 'consents are never changed'; end $$;
create trigger consent_entry_append_only before update on consent_entry for each row execute function keep_consent();

-- Who may do what at the desk.
create table staff_role (
  member_id uuid not null references member (id) on delete cascade,
  role text not null check (role in ('reviewer', 'moderator', 'medical_editor', 'auditor', 'administrator')),
  since timestamptz not null default now(),
  primary key (member_id, role)
);
