-- What members ask a person to look at, once each. What it said is kept as it was: an edit or a deletion does not end a report.
create table report (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  -- One of the contract's kinds; each is another room's, and this one knows none of them.
  kind text not null,
  subject_id uuid not null,
  -- Where it is shown: a comment's post, a member's handle.
  place text not null,
  about_id uuid not null references member (id) on delete cascade,
  reason text not null check (reason in ('unsafe_advice', 'patient_privacy', 'harassment', 'impersonation', 'spam', 'other')),
  words text not null,
  quoted text not null,
  created_at timestamptz not null default now(),
  upheld boolean,
  decision text,
  decided_by uuid references member (id) on delete set null,
  decided_at timestamptz,
  unique (member_id, kind, subject_id),
  check (member_id <> about_id),
  check ((decided_at is null) = (upheld is null) and (decided_at is null) = (decision is null))
);
create index report_open on report (id) where decided_at is null;
create index report_member on report (member_id, created_at);
create index report_about on report (about_id);
create index report_decider on report (decided_by);

-- Names that were refused and that their bearers stand by. One that was upheld is that member's to use, to the letter.
create table name_appeal (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  name text not null,
  fault text not null,
  words text not null,
  created_at timestamptz not null default now(),
  upheld boolean,
  decision text,
  decided_by uuid references member (id) on delete set null,
  decided_at timestamptz,
  unique (member_id, name),
  check ((decided_at is null) = (upheld is null) and (decided_at is null) = (decision is null))
);
create index name_appeal_open on name_appeal (id) where decided_at is null;
create index name_appeal_member on name_appeal (member_id, created_at);
create index name_appeal_decider on name_appeal (decided_by);
