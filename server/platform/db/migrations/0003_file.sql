-- Uploaded files; the bytes lie in the file store under `id`. A file that nothing has taken up is swept away.
create table file (
  id uuid primary key,
  owner_id uuid references member (id) on delete set null,
  kind text not null check (kind in ('image')),
  mime text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  width integer not null,
  height integer not null,
  used boolean not null default false,
  created_at timestamptz not null default now()
);
create index file_unused on file (created_at) where not used;
