-- What ships with the product, laid down at each start, and what members wrote and a reviewer published. Every version stays readable.
create table course (
  id text primary key,
  version int not null,
  title text not null,
  subject text not null,
  summary text not null,
  for_students boolean not null,
  minutes int not null,
  steps int not null,
  questions int not null,
  -- Ships no more, or was withdrawn: nobody begins it, and who has begun it goes on.
  withdrawn boolean not null default false,
  by_member boolean not null default false,
  -- Null where the house wrote it, or its author has left.
  author_id uuid references member (id) on delete set null,
  check (author_id is null or by_member)
);
create index course_author on course (author_id) where author_id is not null;

create table course_version (
  course_id text not null references course (id) on delete cascade,
  version int not null,
  body jsonb not null,
  primary key (course_id, version)
);

-- A note that is written anew gets another edition: versions of courses that were published quote the earlier one.
create table cited_note (
  id text not null,
  edition int not null,
  title text not null,
  year int not null,
  source text not null,
  doi text,
  url text,
  -- What the note tells of its paper, and what our editors add.
  body text not null,
  comment text,
  checked_on date not null,
  -- The edition that ships today: what is written now cites it.
  ships boolean not null default true,
  primary key (id, edition)
);
create unique index cited_note_ships on cited_note (id) where ships;

-- A course that a member writes. Readers take what was published of it; this is what its author sees.
create table manuscript (
  id uuid primary key,
  author_id uuid not null references member (id) on delete cascade,
  client_id uuid not null,
  course_id text unique references course (id),
  state text not null default 'draft' check (state in ('draft', 'submitted', 'returned', 'published')),
  sequence int not null default 0,
  body jsonb not null,
  reason text not null default '',
  changed_at timestamptz not null default now(),
  submitted_at timestamptz,
  published_at timestamptz,
  unique (author_id, client_id),
  check ((state = 'submitted') = (submitted_at is not null)),
  check ((course_id is null) = (published_at is null))
);
create index manuscript_waits on manuscript (submitted_at, id) where submitted_at is not null;
create index manuscript_published on manuscript (published_at desc, id desc) where published_at is not null;

create table learning_path (
  id text primary key,
  place int not null,
  title text not null,
  summary text not null,
  course_ids text[] not null
);

create table course_progress (
  member_id uuid not null references member (id) on delete cascade,
  course_id text not null references course (id) on delete cascade,
  -- The step that was open last.
  step_id text,
  finished_steps int not null default 0,
  finished_at timestamptz,
  -- The version whose last step was finished then: a later one changes nothing about it.
  finished_version int,
  primary key (member_id, course_id),
  check ((finished_at is null) = (finished_version is null))
);

create table finished_step (
  member_id uuid not null references member (id) on delete cascade,
  course_id text not null references course (id) on delete cascade,
  step_id text not null,
  primary key (member_id, course_id, step_id)
);

create table question_attempt (
  member_id uuid not null references member (id) on delete cascade,
  course_id text not null references course (id) on delete cascade,
  question_id text not null,
  -- Which wording of the question it answers: one that was changed is another question.
  wording text not null,
  option_id text not null,
  is_right boolean not null,
  was_right_at_first boolean not null,
  times int not null default 1,
  answered_at timestamptz not null default now(),
  -- Of the newest answers: one that is sent again is known.
  client_ids uuid[] not null,
  primary key (member_id, course_id, question_id, wording)
);

-- A question that was missed once; its intervals are those of FSRS.
create table recall_card (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  course_id text not null references course (id) on delete cascade,
  question_id text not null,
  due_at timestamptz not null,
  reviews int not null default 0,
  memory jsonb not null,
  -- Of the newest ratings: one that is sent again is known.
  client_ids uuid[] not null default '{}',
  unique (member_id, course_id, question_id)
);
create index recall_card_due on recall_card (member_id, due_at, id);

create table event (
  id uuid primary key,
  kind text not null default 'event' check (kind in ('event', 'grand_round', 'journal_club')),
  title text not null,
  place text not null,
  about text not null default '',
  host_id uuid references member (id) on delete set null,
  -- Of what a member holds; null where the house does.
  client_id uuid,
  starts_at timestamptz not null,
  minutes int not null default 60 check (minutes between 5 and 10080),
  sequence int not null default 0,
  cancelled_at timestamptz,
  reason text not null default '',
  unique (host_id, client_id)
);
create index event_starts on event (starts_at, id);
create index event_host on event (host_id) where host_id is not null;

create table event_attendance (
  event_id uuid not null references event (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  created_at timestamptz not null default now(),
  reminded boolean not null default false,
  primary key (event_id, member_id)
);
create index event_attendance_member on event_attendance (member_id);

create table ledger_entry (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  client_id uuid not null,
  title text not null,
  hours numeric(5, 2) not null check (hours > 0),
  learned_on date not null,
  reflection text not null,
  -- Nothing is accredited without a body and its number.
  accredited_by text,
  accreditation_number text,
  source text not null check (source in ('free', 'course', 'answer', 'paper')),
  source_id text,
  recorded_at timestamptz not null default now(),
  check ((accredited_by is null) = (accreditation_number is null)),
  unique (member_id, client_id)
);
create index ledger_entry_day on ledger_entry (member_id, learned_on desc, id desc);
-- A course, an answer and a paper are recorded once each.
create unique index ledger_entry_source on ledger_entry (member_id, source, source_id) where source <> 'free';

create table cpd_cycle (
  member_id uuid primary key references member (id) on delete cascade,
  council_id text not null,
  started_on date not null
);

-- What operators found of a council's rule. A rule without a source is none.
create table council_rule (
  council_id text primary key,
  amount numeric(6, 2),
  unit text check (unit in ('credits', 'hours')),
  years int,
  counts text not null,
  source text,
  url text,
  checked_on date not null,
  check (amount is null or (unit is not null and years is not null and source is not null))
);

create table certificate (
  id uuid primary key,
  number text not null unique,
  member_id uuid not null references member (id) on delete cascade,
  course_id text not null references course (id) on delete cascade,
  -- Word for word what was signed.
  body text not null,
  signature bytea not null,
  unique (member_id, course_id)
);
create index certificate_latest on certificate (member_id, id desc);
