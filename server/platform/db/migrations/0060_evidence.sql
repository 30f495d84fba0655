-- What Doxy AI may cite. A text belongs to everybody (no owner), to one member, or waits for a reviewer because nobody stands behind it (held).
create table evidence_document (
  no             integer generated always as identity primary key,
  id             text not null check (length(id) between 1 and 300),
  owner_id       uuid references member (id) on delete cascade,
  held           boolean not null default false,
  origin         text not null check (origin in ('note', 'upload')),
  brought_by     uuid references member (id) on delete set null,
  title          text not null,
  year           integer,
  source         text not null,
  doi            text,
  url            text check (url ~ '^https?://'),
  authors        text[] not null,
  specialization text,
  checksum       bytea not null,
  -- The words of a held document; those of all others are in its passages.
  text           text check ((text is not null) = held),
  removed        boolean not null default false,
  -- Rises with every change of any document, so that every server can ask what is new to it.
  change         bigint not null,
  brought_at     timestamptz not null default now(),
  check (not held or owner_id is null)
);
-- One document an id for everybody, and one for each member; a held one never stands in anybody's way.
create unique index evidence_document_public on evidence_document (id) where owner_id is null and not held;
create unique index evidence_document_own on evidence_document (id, owner_id) where owner_id is not null;
create unique index evidence_document_held on evidence_document (id, checksum) where held;
create index evidence_document_change on evidence_document (change);
create index evidence_document_owner on evidence_document (owner_id) where owner_id is not null;

create table evidence_passage (
  no           integer primary key,
  document_no  integer not null references evidence_document (no) on delete cascade,
  n            integer not null,
  section      text not null,
  body         text not null,
  title_length integer not null,
  body_length  integer not null
);
create index evidence_passage_document on evidence_passage (document_no);

-- One row; whoever changes the evidence holds it, so that passages and changes are counted without gaps in time.
create table evidence_state (
  one          boolean primary key default true check (one),
  next_passage integer not null,
  change       bigint not null
);
insert into evidence_state (next_passage, change) values (0, 0);
