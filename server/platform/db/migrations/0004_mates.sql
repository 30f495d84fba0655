create table mate_link (
  from_id uuid not null references member (id) on delete cascade,
  to_id uuid not null references member (id) on delete cascade,
  state text not null check (state in ('pending', 'connected')),
  created_at timestamptz not null default now(),
  connected_at timestamptz,
  primary key (from_id, to_id),
  check (from_id <> to_id),
  check ((state = 'connected') = (connected_at is not null))
);
-- One link for a pair, whoever asked first; two crossing requests meet here.
create unique index mate_link_pair on mate_link (least(from_id, to_id), greatest(from_id, to_id));
create index mate_link_to on mate_link (to_id, from_id);
