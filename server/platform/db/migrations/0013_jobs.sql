-- What institutions offer. Everybody finds what is published until its last day is over: server/jobs/visible.ts asks for both, and nobody else.
create table job_posting (
  id uuid primary key,
  institution_id uuid not null references institution (id) on delete cascade,
  -- Who began it, and under which name of theirs they sent that.
  author_id uuid references member (id) on delete set null,
  client_id uuid not null,
  -- What it is called in the file of the institution that it was imported from.
  external_id text check (length(external_id) between 1 and 200),
  version integer not null default 1,
  state text not null default 'draft' check (state in ('draft', 'published', 'closed')),
  close_reason text check (close_reason in ('filled', 'withdrawn', 'expired', 'not_confirmed', 'removed')),
  posted_at timestamptz,
  closed_at timestamptz,
  is_repost boolean not null default false,
  -- When its recruiters are asked next whether it is open still, and since when they are.
  ask_at timestamptz,
  asked_at timestamptz,
  title text not null check (length(title) between 1 and 120),
  -- The name of its institution, which `job_posting_company` keeps as it is there.
  company text not null,
  department text not null default '',
  city text not null default '',
  state_name text not null default '',
  work_type text not null default 'full_time' check (work_type in ('full_time', 'part_time', 'contract', 'remote', 'internship', 'locum')),
  is_remote boolean not null default false,
  is_urgent boolean not null default false,
  salary_from double precision check (salary_from >= 0),
  salary_to double precision check (salary_to >= 0),
  experience_from smallint not null default 0 check (experience_from >= 0),
  experience_to smallint check (experience_to >= 0),
  specialty text not null default '',
  industry text not null default '',
  company_size text not null default '',
  description text not null default '',
  requirements jsonb not null default '[]',
  benefits text[] not null default '{}',
  questions jsonb not null default '[]',
  stipend integer check (stipend >= 0),
  bond_months smallint check (bond_months >= 0),
  bond_amount integer check (bond_amount >= 0),
  duty_hours smallint check (duty_hours between 1 and 168),
  living text not null default 'not_stated' check (living in ('not_stated', 'none', 'quarters', 'allowance')),
  council text,
  walk_in_on date,
  degrees text[] not null default '{}',
  openings smallint not null default 1 check (openings >= 1),
  closes_on date,
  -- The same for all names of its specialty and of its city: server/jobs/postings/content.ts.
  specialty_key text not null default '',
  city_key text not null default '',
  created_at timestamptz not null default now(),
  experience_band text not null generated always as (case
    when experience_from < 1 then 'under_1' when experience_from < 3 then '1_to_2' when experience_from < 5 then '3_to_4'
    when experience_from < 10 then '5_to_9' else '10_up' end) stored,
  salary_band text not null generated always as (case
    when coalesce(salary_from, salary_to) is null then 'not_stated' when coalesce(salary_from, salary_to) < 6 then 'under_6'
    when coalesce(salary_from, salary_to) < 12 then '6_to_12' when coalesce(salary_from, salary_to) < 24 then '12_to_24'
    when coalesce(salary_from, salary_to) < 48 then '24_to_48' else '48_up' end) stored,
  -- Nobody can type the sign between two fields, so nothing is found across them.
  words text not null generated always as (lower(title || E'\x1f' || company || E'\x1f' || city || E'\x1f' || state_name || E'\x1f' || case work_type
    when 'full_time' then 'Full-time' when 'part_time' then 'Part-time' when 'contract' then 'Contract' when 'remote' then 'Remote'
    when 'internship' then 'Internship' else 'Locum' end || E'\x1f' || industry || E'\x1f' || specialty)) stored,
  unique (author_id, client_id),
  check ((state = 'draft') = (posted_at is null)),
  check ((state = 'closed') = (closed_at is not null) and (state = 'closed') = (close_reason is not null)),
  check ((state = 'published') = (ask_at is not null)),
  check (state <> 'published' or closes_on is not null),
  check ((specialty_key = '') = (specialty = '') and (city_key = '') = (city = ''))
);
create index job_posting_board on job_posting (posted_at desc, id desc) where state = 'published';
create index job_posting_specialty on job_posting (specialty_key, posted_at desc, id desc) where state = 'published';
create index job_posting_city on job_posting (city_key, posted_at desc, id desc) where state = 'published';
create index job_posting_type on job_posting (work_type, posted_at desc, id desc) where state = 'published';
create index job_posting_experience on job_posting (experience_band, posted_at desc, id desc) where state = 'published';
create index job_posting_salary on job_posting (salary_band, posted_at desc, id desc) where state = 'published';
create index job_posting_urgent on job_posting (posted_at desc, id desc) where state = 'published' and is_urgent;
create index job_posting_remote on job_posting (posted_at desc, id desc) where state = 'published' and is_remote;
create index job_posting_words on job_posting using gin (words gin_trgm_ops) with (fastupdate = off);
create index job_posting_institution on job_posting (institution_id, id desc);
create unique index job_posting_external on job_posting (institution_id, external_id) where external_id is not null;
create index job_posting_ask on job_posting (ask_at) where state = 'published' and asked_at is null;
create index job_posting_asked on job_posting (asked_at) where state = 'published' and asked_at is not null;
create index job_posting_last_day on job_posting (closes_on) where state = 'published';
create index job_posting_closed on job_posting (closed_at) where state = 'closed';

-- An institution is called something else from now on, and is found by that.
create function rename_company() returns trigger language plpgsql as $$
begin
  update job_posting set company = new.name where institution_id = new.id;
  return null;
end $$;
create trigger job_posting_company after update of name on institution
  for each row when (old.name is distinct from new.name) execute function rename_company();

-- Which fields an edit of a published posting changed.
create table job_posting_change (
  posting_id uuid not null references job_posting (id) on delete cascade,
  version integer not null,
  at timestamptz not null default now(),
  fields text[] not null,
  -- What is said of it in a few words each.
  before jsonb not null,
  after jsonb not null,
  primary key (posting_id, version)
);

create table job_save (
  member_id uuid not null references member (id) on delete cascade,
  posting_id uuid not null references job_posting (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, posting_id)
);
create index job_save_posting on job_save (posting_id);

create table job_search (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  client_id uuid not null,
  name text not null,
  q text not null,
  show text not null check (show in ('all', 'urgent', 'remote')),
  specialty text not null,
  city text not null,
  work_type text,
  experience text,
  salary text,
  has_alerts boolean not null,
  created_at timestamptz not null default now(),
  -- Up to when its postings have been looked at, and on which day; a day looks once.
  seen_until timestamptz not null default now(),
  looked_on date,
  alerted_at timestamptz,
  unique (member_id, client_id)
);
create index job_search_member on job_search (member_id, id desc);
create index job_search_alert on job_search (id) where has_alerts;

-- What a member sent, as it was then; later changes of their profile do not reach it.
create table job_application (
  id uuid primary key,
  posting_id uuid not null references job_posting (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  status text not null default 'sent' check (status in ('sent', 'viewed', 'shortlisted', 'rejected', 'offer', 'withdrawn')),
  sent_at timestamptz not null default now(),
  -- When the institution first said something of it.
  answered_at timestamptz,
  -- Whether those who recruit were asked for an answer once it was due; null before that.
  was_asked boolean,
  profile jsonb not null,
  fit jsonb not null,
  answers jsonb not null,
  letter text not null,
  -- The CV lies where its bytes arrived.
  upload_id uuid references file_upload (id),
  cv_name text,
  cv_type text,
  cv_bytes integer check (cv_bytes > 0),
  -- Where its applicant writes with the institution, and who of it holds that: for as long as they recruit there.
  conversation_id uuid references conversation (id) on delete set null,
  holder_id uuid references member (id) on delete set null,
  unique (posting_id, member_id),
  check (num_nonnulls(upload_id, cv_name, cv_type, cv_bytes) in (0, 4))
);
create index job_application_posting on job_application (posting_id, id desc);
create index job_application_status on job_application (posting_id, status, id desc);
create index job_application_member on job_application (member_id, id desc);
create index job_application_due on job_application (sent_at, id) where was_asked is null and answered_at is null and status in ('sent', 'viewed');
create index job_application_upload on job_application (upload_id) where upload_id is not null;
create index job_application_conversation on job_application (conversation_id) where conversation_id is not null;
create index job_application_holder on job_application (holder_id) where holder_id is not null;
create trigger job_application_gone after delete on job_application
  for each row when (old.upload_id is not null) execute function let_go_of_upload();

-- Lines are added and never changed.
create table job_application_step (
  application_id uuid not null references job_application (id) on delete cascade,
  no smallint not null,
  at timestamptz not null default clock_timestamp(),
  -- What it became; or `exported`, which changes nothing: the list of all was taken, and nobody had opened this one.
  status text not null check (status in ('sent', 'viewed', 'shortlisted', 'rejected', 'offer', 'withdrawn', 'exported')),
  by_side text not null check (by_side in ('applicant', 'institution')),
  words text not null default '',
  primary key (application_id, no)
);

create table job_application_note (
  id uuid primary key,
  application_id uuid not null references job_application (id) on delete cascade,
  author_id uuid references member (id) on delete set null,
  client_id uuid not null,
  at timestamptz not null default now(),
  text text not null,
  unique (application_id, author_id, client_id)
);
create index job_application_note_application on job_application_note (application_id, id desc);
create index job_application_note_author on job_application_note (author_id) where author_id is not null;

-- When members are free for a locum shift, by India's calendar. Verified institutions see it, and only while it stands: server/jobs/locum/.
create table locum_free (
  member_id uuid not null references member (id) on delete cascade,
  day date not null,
  band text not null check (band in ('day', 'evening', 'night')),
  primary key (member_id, day, band)
);
create index locum_free_band on locum_free (day, band, member_id);

create table locum_shift (
  id uuid primary key,
  institution_id uuid not null references institution (id) on delete cascade,
  author_id uuid references member (id) on delete set null,
  client_id uuid not null,
  -- Whom it is offered to; null where every doctor may have it.
  to_id uuid references member (id) on delete cascade,
  day date not null,
  band text not null check (band in ('day', 'evening', 'night')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  title text not null,
  specialty text not null,
  -- The same for all names of one specialty; '' is any (server/profile/specialty-key.ts).
  specialty_key text not null,
  pay integer not null check (pay >= 0),
  place text not null,
  notes text not null,
  state text not null default 'offered' check (state in ('offered', 'taken', 'declined', 'cancelled')),
  -- Null once whoever had accepted it has left.
  taken_by uuid references member (id) on delete set null,
  taken_at timestamptz,
  -- What had been checked of them on that day.
  checked text not null default '',
  cancel_words text not null default '',
  created_at timestamptz not null default now(),
  unique (author_id, client_id),
  check (taken_by is null or state in ('taken', 'cancelled')),
  check (state <> 'taken' or taken_at is not null)
);
create index locum_shift_institution on locum_shift (institution_id, day);
create index locum_shift_to on locum_shift (to_id, day) where to_id is not null;
create index locum_shift_open on locum_shift (day, band) where to_id is null;
-- Nobody has two shifts in one band; what overlaps or leaves no rest is refused under the lock of the member (server/jobs/locum/accept.ts).
create unique index locum_shift_taken on locum_shift (taken_by, day, band) where state = 'taken';
create index locum_shift_taker on locum_shift (taken_by, starts_at) where taken_by is not null;

-- Open shifts that a member does not want to see.
create table locum_refusal (
  shift_id uuid not null references locum_shift (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  primary key (shift_id, member_id)
);
create index locum_refusal_member on locum_refusal (member_id);
