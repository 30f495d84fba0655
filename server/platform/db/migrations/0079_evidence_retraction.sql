-- Works that were retracted: they stand on no shelf of everybody's, whoever brings them again. A DOI is kept in small letters.
create table evidence_retraction (
  id       text primary key,
  doi      text,
  noted_at timestamptz not null default now()
);
create index evidence_retraction_doi on evidence_retraction (doi) where doi is not null;
