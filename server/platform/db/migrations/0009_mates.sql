-- Who said no to whom, so that the same member does not ask again tomorrow.
create table mate_decline (
  asker_id uuid not null references member (id) on delete cascade,
  decliner_id uuid not null references member (id) on delete cascade,
  declined_at timestamptz not null default now(),
  primary key (asker_id, decliner_id),
  check (asker_id <> decliner_id)
);
create index mate_decline_by on mate_decline (decliner_id, asker_id);

-- Whom a member does not want to be suggested.
create table mate_dismissal (
  member_id uuid not null references member (id) on delete cascade,
  dismissed_id uuid not null references member (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, dismissed_id)
);
create index mate_dismissal_of on mate_dismissal (dismissed_id);

-- Whom a member may know, nearest first, as it was worked out last. Only lists that are full: a short one is soon made. What these members are to
-- the reader is read when they are shown; `basis` tells whether the reader's own facts are still those of then.
create table mate_suggestion (
  member_id uuid primary key references member (id) on delete cascade,
  candidate_ids uuid[] not null,
  basis text not null,
  kept_at timestamptz not null default now()
);
