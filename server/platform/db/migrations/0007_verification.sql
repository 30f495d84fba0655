-- What members state about their right to practise, study or research. The proof is sealed; the hash of its identity finds the same number again.
create table claim (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  kind text not null check (kind in ('doctor', 'student', 'allied', 'researcher', 'institution')),
  proof text not null check (proof in ('registration', 'enrolment', 'orcid', 'institution_mail')),
  -- As what its approval proves its member: of a registration the profession whose register it is.
  proven_as text not null check (proven_as in ('doctor', 'dentist', 'ayush', 'nurse', 'pharmacist', 'allied', 'institution', 'researcher', 'student')),
  proof_sealed bytea not null,
  -- Keyed hash of council and normalised number, ORCID iD or address.
  identity_hash bytea not null,
  -- The same of the HPR id, where one was stated: one person has one.
  hpr_hash bytea,
  state text not null check (state in ('unconfirmed', 'waiting', 'in_review', 'more_needed', 'approved', 'rejected', 'withdrawn', 'expired', 'revoked')),
  -- Another member claims the same number.
  disputed boolean not null default false,
  -- The rejected or revoked claim that this one appeals against.
  appeal_of uuid references claim (id) on delete cascade,
  submitted_at timestamptz not null,
  due_at timestamptz,
  -- What was left of the promised time when its member was asked; below 0 where it was overdue.
  clock_left_ms integer,
  locked_by uuid references member (id) on delete set null,
  locked_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references member (id) on delete set null,
  words text,
  expires_at timestamptz,
  -- How many days before its end its member was reminded last.
  reminded_days smallint,
  mail_code_hash bytea,
  mail_code_until timestamptz,
  mail_tries integer not null default 0,
  mail_confirmed_at timestamptz,
  -- When its member signed in at ORCID with the iD.
  signed_in_at timestamptz,
  -- Since when a badge waits to be looked at again, and why: a register that differs, or another proof of its member that was revoked.
  recheck_since timestamptz,
  recheck_words text,
  -- Who asks for its revocation, and why; another reviewer confirms that.
  revoke_asked_by uuid references member (id) on delete set null,
  revoke_words text,
  check (recheck_since is null or recheck_words is not null or revoke_words is not null),
  check ((due_at is not null) = (state in ('waiting', 'in_review'))),
  check ((clock_left_ms is not null) = (state = 'more_needed')),
  check ((decided_at is not null) = (state in ('approved', 'rejected', 'expired', 'revoked'))),
  check ((locked_by is null) = (locked_at is null)),
  -- An address that nobody confirmed proves nothing: it waits in no queue and is never decided.
  check (proof <> 'institution_mail' or mail_confirmed_at is not null or state in ('unconfirmed', 'withdrawn')),
  check (proof = 'institution_mail' or state <> 'unconfirmed'),
  check (proof = 'orcid' or signed_in_at is null)
);
-- What the desk looks at again.
create index claim_recheck on claim (recheck_since, id) where recheck_since is not null;
-- One open claim a member.
create unique index claim_open on claim (member_id) where state in ('unconfirmed', 'waiting', 'in_review', 'more_needed');
-- One holder a number.
create unique index claim_holder on claim (identity_hash) where state = 'approved';
create unique index claim_hpr_holder on claim (hpr_hash) where state = 'approved';
create index claim_identity on claim (identity_hash);
create index claim_hpr on claim (hpr_hash) where hpr_hash is not null;
create index claim_member on claim (member_id, id desc);
create index claim_due on claim (due_at, id) where state in ('waiting', 'in_review');
create index claim_decided on claim (decided_at desc, id desc) where decided_at is not null;
create index claim_expiry on claim (expires_at) where state = 'approved';
-- Claims that wait for their member, in the order of the list on the desk.
create index claim_asked on claim (submitted_at, id) where state = 'more_needed';

-- The history of a claim; private entries are for reviewers.
create table claim_entry (
  id uuid primary key,
  claim_id uuid not null references claim (id) on delete cascade,
  at timestamptz not null default now(),
  by_id uuid references member (id) on delete set null,
  by_role text not null check (by_role in ('member', 'reviewer', 'system')),
  act text not null,
  words text not null default '',
  -- What we say ourselves in that line, to be put into words by whoever shows it.
  fact jsonb,
  private boolean not null default false
);
create index claim_entry_claim on claim_entry (claim_id, id);

-- Files of evidence; the bytes lie sealed in the file store and go before their row does. An upload becomes one of them once.
create table evidence (
  id uuid primary key,
  claim_id uuid not null references claim (id) on delete cascade,
  upload_id uuid not null unique,
  name_sealed bytea not null,
  mime text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  added_at timestamptz not null default now(),
  delete_after timestamptz
);
create index evidence_claim on evidence (claim_id, id);
create index evidence_delete on evidence (delete_after) where delete_after is not null;

-- Files whose rows are gone, whoever deleted them: a claim and its evidence also go with their member. Those whose rows have not come yet stand here
-- for an hour ahead. The sweep deletes the bytes.
create table orphaned_evidence (
  id uuid primary key,
  delete_after timestamptz not null default now()
);
create function orphan_evidence() returns trigger language plpgsql as $$
begin
  insert into orphaned_evidence (id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger evidence_orphan after delete on evidence for each row execute function orphan_evidence();

-- What a register answered about a claim.
create table register_result (
  id uuid primary key,
  claim_id uuid not null references claim (id) on delete cascade,
  at timestamptz not null default now(),
  answer jsonb not null
);
create index register_result_claim on register_result (claim_id, id);

-- Signed receipts, word for word as they were signed: one a decision, so decisions are counted here and not by what claims are now.
create table receipt (
  claim_id uuid not null references claim (id) on delete cascade,
  at timestamptz not null,
  decision text not null check (decision in ('approved', 'rejected', 'revoked')),
  -- Until when the decision was promised; null for a revocation.
  due_at timestamptz,
  body text not null,
  signature bytea not null,
  primary key (claim_id, at)
);
create index receipt_at on receipt (at desc);

-- Which institution a domain belongs to, and who says so: an operator's list with its sources, or a reviewer who compared it.
create table institution_domain (
  domain text primary key,
  institution text not null,
  source text not null,
  checked_by text not null check (checked_by in ('operator', 'reviewer')),
  checked_at timestamptz not null default now()
);

-- A register that was imported from a file: who was on it on that day.
create table register_entry (
  council text not null,
  number text not null,
  name text not null,
  year integer,
  status text not null default '',
  as_of date not null,
  primary key (council, number)
);

-- The code that proves who reads an institution's mailbox, one for all who claim it within a day.
create table mailbox_code (
  mailbox_hash bytea primary key check (length(mailbox_hash) = 32),
  sealed bytea not null,
  asked integer not null default 1,
  first_at timestamptz not null default now()
);
create index mailbox_code_first on mailbox_code (first_at);

-- Who is to have a role at the desk, or to have it no more: asked for by one administrator, and done once another confirms.
create table role_change (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  role text not null,
  gives boolean not null,
  asked_by uuid not null references member (id) on delete cascade,
  words text not null,
  asked_at timestamptz not null default now(),
  unique (member_id, role)
);
