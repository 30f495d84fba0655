-- Who wants nothing to do with whom. It works both ways: neither meets the other anywhere.
create table member_block (
  blocker_id uuid not null references member (id) on delete cascade,
  blocked_id uuid not null references member (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index member_block_blocked on member_block (blocked_id, blocker_id);
