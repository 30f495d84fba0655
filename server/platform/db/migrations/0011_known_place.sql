-- Where a member has signed in before, as a hash: strangers who try passwords elsewhere do not lock the member out there.
create table known_place (
  member_id uuid not null references member (id) on delete cascade,
  place_hash bytea not null check (length(place_hash) = 32),
  last_at timestamptz not null default now(),
  primary key (member_id, place_hash)
);
