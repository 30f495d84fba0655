-- How many sentences of a document speak to a machine and not to a reader; counted when it is brought.
alter table evidence_document add column flagged integer not null default 0;

-- What a reviewer decided about a document that nobody signed for. It stands when the document itself is gone:
-- a decision sent twice is one, and what was discarded is not kept again.
create table evidence_decision (
  document_no integer primary key,
  id          text not null,
  checksum    bytea not null,
  published   boolean not null,
  decided_by  uuid references member (id) on delete set null,
  decided_at  timestamptz not null default now()
);
create index evidence_decision_discarded on evidence_decision (id, checksum) where not published;
create index evidence_decision_by on evidence_decision (decided_by);
