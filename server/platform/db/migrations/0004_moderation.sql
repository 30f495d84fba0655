-- What members ask a person to look at, once each. What it said is kept as it was: an edit or a deletion does not end a report.
create table report (
  id uuid primary key,
  -- Nobody once they have left: what they reported is decided on all the same.
  member_id uuid references member (id) on delete set null,
  -- One of the contract's kinds; each is another room's, and this one knows none of them.
  kind text not null,
  subject_id uuid not null,
  -- Where it is shown: a comment's post, a member's handle.
  place text not null,
  about_id uuid not null references member (id) on delete cascade,
  reason text not null check (reason in ('unsafe_advice', 'patient_privacy', 'harassment', 'impersonation', 'spam', 'scam', 'other')),
  -- Sealed both, as they may be words of a message: its reporter's, which leave with them, and what it said.
  words_sealed bytea,
  quoted_sealed bytea not null,
  created_at timestamptz not null default now(),
  -- As it was promised to whoever sent it.
  due_at timestamptz not null,
  -- One about a patient stands before all others, whenever those are due.
  lane smallint generated always as (case when reason = 'patient_privacy' then 0 else 1 end) stored,
  -- Since when it withholds what it is about, without a decision.
  hid_at timestamptz,
  upheld boolean,
  -- The rule of the house that it breaks: one of the contract's.
  rule text,
  decision text,
  decided_by uuid references member (id) on delete set null,
  decided_at timestamptz,
  -- Whether the decision closed the account of whose it is.
  closes boolean not null default false,
  -- The moderator who asked for that first; a second one decides. Their words are read at the desk alone.
  closing_by uuid references member (id) on delete set null,
  closing_words text,
  closing_at timestamptz,
  unique (member_id, kind, subject_id),
  check (member_id <> about_id),
  check ((upheld is true) = (rule is not null)),
  check (not closes or upheld is true),
  check ((decided_at is null) = (upheld is null) and (decided_at is null) = (decision is null))
);
create index report_open on report (lane, due_at, id) where decided_at is null;
create index report_member on report (member_id, created_at);
create index report_about on report (about_id);
create index report_decided on report (decided_at) where decided_at is not null;
create index report_decider on report (decided_by);
create index report_closer on report (closing_by) where closing_by is not null;

-- What is kept from everybody but its author and moderators, as a report of it was upheld or a patient may be recognised in it: until no
-- report holds that any more.
create table withheld (
  -- Of any kind: identifiers of different tables never meet.
  subject_id uuid primary key,
  kind text not null,
  about_id uuid not null references member (id) on delete cascade,
  since timestamptz not null default now()
);
create index withheld_about on withheld (about_id);
create index report_subject on report (subject_id);

-- What members ask another person to look at, once each: a name that was refused them, or what was decided on a report about something
-- of theirs. A name that was upheld is that member's to use, to the letter; a decision is reversed.
create table appeal (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  report_id uuid unique references report (id) on delete cascade,
  name text,
  fault text,
  words text not null,
  created_at timestamptz not null default now(),
  upheld boolean,
  decision text,
  decided_by uuid references member (id) on delete set null,
  decided_at timestamptz,
  unique (member_id, name),
  check ((report_id is null) = (name is not null) and (name is null) = (fault is null)),
  check ((decided_at is null) = (upheld is null) and (decided_at is null) = (decision is null))
);
create index appeal_open on appeal (id) where decided_at is null;
create index appeal_member on appeal (member_id, created_at);
create index appeal_decider on appeal (decided_by);

-- Complaints to the grievance officer. `no` is which of all it is: its number in letters is made of it, and opens nothing.
create table grievance (
  id uuid primary key,
  no integer not null unique generated always as identity,
  member_id uuid not null references member (id) on delete cascade,
  kind text not null check (kind in ('personal_data', 'account', 'decision', 'others', 'fault', 'other')),
  words_sealed bytea not null,
  created_at timestamptz not null default now(),
  -- As it was promised to whoever filed it.
  due_at timestamptz not null,
  upheld boolean,
  decision text,
  decided_by uuid references member (id) on delete set null,
  decided_at timestamptz,
  check ((decided_at is null) = (upheld is null) and (decided_at is null) = (decision is null))
);
create index grievance_open on grievance (id) where decided_at is null;
create index grievance_member on grievance (member_id, created_at);
create index grievance_decider on grievance (decided_by);
