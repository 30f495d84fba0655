-- The index of 65,536 passages that will not grow any more: where each of its terms stands, packed.
create table evidence_block (
  term     text collate "C" not null,
  block    integer not null,
  count    integer not null,
  postings bytea not null,
  primary key (term, block)
);
-- Packed already; compressing again would cost time and gain nothing.
alter table evidence_block alter column postings set storage external;

create table evidence_sealed (
  block     integer primary key,
  sealed_at timestamptz not null default now()
);
