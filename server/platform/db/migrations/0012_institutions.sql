-- Pages of hospitals, colleges and the like. One is there for everybody once a reviewer has approved a claim to it (opened_at), and bears the
-- mark until verified_until. server/institutions/visible.ts asks for both, and nobody else.
create table institution (
  id uuid primary key,
  handle text not null unique,
  name text not null check (length(name) between 1 and 160),
  kind text not null check (kind in ('hospital', 'medical_college', 'clinic', 'company', 'society', 'other')),
  city text not null,
  state text not null,
  about text not null default '',
  departments text[] not null default '{}',
  website text,
  address text not null default '',
  telephone text not null default '',
  beds integer check (beds >= 0),
  founded smallint,
  version integer not null default 1,
  -- Who claimed it first, and under which name of theirs they sent that.
  founder_id uuid references member (id) on delete set null,
  client_id uuid not null,
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  verified_at timestamptz,
  verified_until timestamptz,
  -- Of which end whoever runs it was reminded last, and how many days before.
  reminded_of timestamptz,
  reminded_days smallint,
  -- What spoke for it when it was checked last.
  mail_domain text,
  document_seen boolean not null default false,
  facility_id text,
  name_key text collate "C" not null generated always as (lower(name)) stored,
  -- Nobody can type the sign between the two, so nothing is found across them.
  words text not null generated always as (lower(name || E'\x1f' || city)) stored,
  unique (founder_id, client_id),
  check ((verified_at is null) = (verified_until is null)),
  check (opened_at is not null or verified_at is null)
);
create index institution_list on institution (name_key, id) where opened_at is not null;
create index institution_state on institution (lower(state), name_key, id) where opened_at is not null;
create index institution_words on institution using gin (words gin_trgm_ops) with (fastupdate = off);
create index institution_name on institution using gin (name_key gin_trgm_ops) with (fastupdate = off);

-- Who runs a page. While one of them is its owner it is claimed.
create table institution_role (
  institution_id uuid not null references institution (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  role text not null check (role in ('owner', 'recruiter', 'editor')),
  since timestamptz not null default now(),
  primary key (institution_id, member_id)
);
create index institution_role_member on institution_role (member_id);

create table institution_invitation (
  institution_id uuid not null references institution (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  role text not null check (role in ('owner', 'recruiter', 'editor')),
  by_id uuid not null references member (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (institution_id, member_id)
);
create index institution_invitation_member on institution_invitation (member_id);
create index institution_invitation_by on institution_invitation (by_id);
create index institution_invitation_age on institution_invitation (created_at);

-- Who came to run a page, and how. Lines are added and never changed or taken out.
create table institution_log (
  id uuid primary key,
  institution_id uuid not null references institution (id) on delete cascade,
  at timestamptz not null default now(),
  act text not null,
  by_role text not null check (by_role in ('member', 'reviewer', 'system')),
  by_id uuid references member (id) on delete set null,
  member_id uuid references member (id) on delete set null,
  role text check (role in ('owner', 'recruiter', 'editor')),
  words text not null default ''
);
create index institution_log_page on institution_log (institution_id, at desc, id desc);
create index institution_log_by on institution_log (by_id) where by_id is not null;
create index institution_log_member on institution_log (member_id) where member_id is not null;

-- A member leaves Wardmates, and the database takes their role by itself: a page without an owner bears no mark, and nobody else runs it. Two
-- owners who leave at once wait for each other here, so that the second sees that it was the last.
create function leave_institution() returns trigger language plpgsql as $$
begin
  perform from institution where id = old.institution_id for no key update;
  if not found or exists (select from institution_role where institution_id = old.institution_id and role = 'owner') then return null; end if;
  update institution set verified_at = null, verified_until = null where id = old.institution_id;
  delete from institution_role where institution_id = old.institution_id;
  delete from institution_invitation where institution_id = old.institution_id;
  insert into institution_log (id, institution_id, act, by_role) values (gen_random_uuid(), old.institution_id, 'unclaimed', 'system');
  return null;
end $$;
create trigger institution_role_gone after delete on institution_role
  for each row when (old.role = 'owner') execute function leave_institution();

-- Wishes to run a page. The address is sealed: it is for its claimant and the reviewer.
create table institution_claim (
  id uuid primary key,
  institution_id uuid not null references institution (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  mailbox_sealed bytea,
  position text not null,
  facility_id text,
  words text not null default '',
  state text not null check (state in ('unfinished', 'waiting', 'approved', 'rejected', 'withdrawn')),
  submitted_at timestamptz not null,
  due_at timestamptz,
  mail_code_hash bytea,
  mail_code_until timestamptz,
  mail_tries integer not null default 0,
  mail_confirmed_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references member (id) on delete set null,
  reason text,
  -- Whether those who owned it then stay.
  owners text check (owners in ('stay', 'go')),
  check ((due_at is not null) = (state = 'waiting')),
  check ((decided_at is not null) = (state in ('approved', 'rejected'))),
  -- An address that nobody confirmed proves nothing: it is never decided upon.
  check (mailbox_sealed is null or mail_confirmed_at is not null or state in ('unfinished', 'withdrawn'))
);
create unique index institution_claim_open on institution_claim (member_id, institution_id) where state in ('unfinished', 'waiting');
create index institution_claim_page on institution_claim (institution_id) where state in ('unfinished', 'waiting');
create index institution_claim_member on institution_claim (member_id, id desc);
create index institution_claim_due on institution_claim (due_at, id) where state = 'waiting';
create index institution_claim_decided on institution_claim (decided_at desc, id desc) where decided_at is not null;
create index institution_claim_decider on institution_claim (decided_by) where decided_by is not null;

-- What owners say to somebody else's claim.
create table institution_claim_answer (
  claim_id uuid not null references institution_claim (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  words text not null,
  at timestamptz not null default now(),
  primary key (claim_id, member_id)
);
create index institution_claim_answer_member on institution_claim_answer (member_id);

-- Registration documents. The bytes lie sealed beside the evidence of members, and are deleted with it once their row is gone.
create table institution_document (
  id uuid primary key,
  claim_id uuid not null references institution_claim (id) on delete cascade,
  upload_id uuid not null unique,
  name_sealed bytea not null,
  mime text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  added_at timestamptz not null default now(),
  delete_after timestamptz
);
create index institution_document_claim on institution_document (claim_id, id);
create index institution_document_delete on institution_document (delete_after) where delete_after is not null;
create trigger institution_document_orphan after delete on institution_document for each row execute function orphan_evidence();

-- What a member says of where they work; the institution's word too once it is confirmed.
create table affiliation (
  id uuid primary key,
  institution_id uuid not null references institution (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  client_id uuid not null,
  position text not null,
  department text not null default '',
  from_day date not null,
  to_day date,
  state text not null check (state in ('waiting', 'confirmed', 'declined', 'lapsed')),
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  unique (member_id, client_id),
  check (to_day >= from_day),
  check ((answered_at is null) = (state = 'waiting'))
);
create index affiliation_member on affiliation (member_id, id desc);
create index affiliation_waiting on affiliation (institution_id, id) where state = 'waiting';
create index affiliation_people on affiliation (institution_id, from_day desc, id desc) where state = 'confirmed';
create index affiliation_age on affiliation (asked_at) where state = 'waiting';

create table institution_follow (
  institution_id uuid not null references institution (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (institution_id, member_id)
);
create index institution_follow_member on institution_follow (member_id);

-- Posts that the page shows, each put there by its author while they were its owner or editor.
create table institution_post (
  institution_id uuid not null references institution (id) on delete cascade,
  post_id uuid not null references post (id) on delete cascade,
  added_at timestamptz not null default now(),
  primary key (institution_id, post_id)
);
create index institution_post_page on institution_post (institution_id, added_at desc, post_id desc);
create index institution_post_post on institution_post (post_id);

-- How many follow each, kept as docs/decisions/0030-kept-counts.md says.
create table institution_follower_count (
  institution_id uuid primary key references institution (id) on delete cascade,
  followers integer not null check (followers >= 0)
) with (fillfactor = 70);
create function keep_institution_followers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into institution_follower_count as c (institution_id, followers)
    select institution_id, count(*) from present group by institution_id order by institution_id
    on conflict (institution_id) do update set followers = c.followers + excluded.followers;
  else
    perform from institution_follower_count where institution_id in (select institution_id from past) order by institution_id for no key update;
    update institution_follower_count c set followers = c.followers - lost.n
    from (select institution_id, count(*) as n from past group by institution_id) as lost where c.institution_id = lost.institution_id;
  end if;
  return null;
end $$;
create trigger institution_follow_new after insert on institution_follow
  referencing new table as present for each statement execute function keep_institution_followers();
create trigger institution_follow_gone after delete on institution_follow
  referencing old table as past for each statement execute function keep_institution_followers();
