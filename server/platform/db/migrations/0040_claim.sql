-- What members say of their right to practise, study or research. The words of a claim are sealed; its mark finds a number again.
create table claim (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  kind text not null check (kind in ('doctor', 'student', 'allied', 'researcher', 'institution')),
  proof text not null check (proof in ('registration', 'enrolment', 'orcid', 'institution_mail')),
  proof_sealed bytea not null,
  -- Keyed hash of council and normalised number, ORCID iD or address.
  mark bytea not null,
  state text not null check (state in ('waiting', 'in_review', 'more_needed', 'approved', 'rejected', 'withdrawn', 'expired', 'revoked')),
  -- Somebody else claims the same number.
  disputed boolean not null default false,
  -- The rejected or revoked claim that this one appeals against.
  appeal_of uuid references claim (id) on delete cascade,
  submitted_at timestamptz not null,
  due_at timestamptz,
  locked_by uuid references member (id) on delete set null,
  locked_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references member (id) on delete set null,
  words text,
  expires_at timestamptz,
  reminded_at timestamptz,
  mail_code_hash bytea,
  mail_code_until timestamptz,
  mail_tries integer not null default 0,
  mail_confirmed_at timestamptz,
  check ((due_at is not null) = (state in ('waiting', 'in_review'))),
  check ((decided_at is not null) = (state in ('approved', 'rejected', 'expired', 'revoked'))),
  check ((locked_by is null) = (locked_at is null))
);
-- One open claim a member.
create unique index claim_open on claim (member_id) where state in ('waiting', 'in_review', 'more_needed');
-- One holder a number.
create unique index claim_holder on claim (mark) where state = 'approved';
create index claim_mark on claim (mark);
create index claim_member on claim (member_id, id desc);
create index claim_due on claim (due_at, id) where state in ('waiting', 'in_review');
create index claim_decided on claim (decided_at desc, id desc) where decided_at is not null;
create index claim_expiry on claim (expires_at) where state = 'approved';

-- The history of a claim; private lines are for reviewers.
create table claim_entry (
  id uuid primary key,
  claim_id uuid not null references claim (id) on delete cascade,
  at timestamptz not null default now(),
  by_id uuid references member (id) on delete set null,
  by_role text not null check (by_role in ('member', 'reviewer', 'house')),
  act text not null,
  words text not null default '',
  private boolean not null default false
);
create index claim_entry_claim on claim_entry (claim_id, id);

-- Files of evidence; the bytes lie sealed in the file store and go before their row does.
create table evidence (
  id uuid primary key,
  claim_id uuid not null references claim (id) on delete cascade,
  name_sealed bytea not null,
  mime text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  added_at timestamptz not null default now(),
  delete_after timestamptz
);
create index evidence_claim on evidence (claim_id, id);
create index evidence_delete on evidence (delete_after) where delete_after is not null;

-- What a register answered about a claim.
create table register_look_up (
  id uuid primary key,
  claim_id uuid not null references claim (id) on delete cascade,
  at timestamptz not null default now(),
  answer jsonb not null
);
create index register_look_up_claim on register_look_up (claim_id, id);

-- Signed receipts, word for word as they were signed.
create table receipt (
  claim_id uuid not null references claim (id) on delete cascade,
  at timestamptz not null,
  body text not null,
  signature bytea not null,
  primary key (claim_id, at)
);
