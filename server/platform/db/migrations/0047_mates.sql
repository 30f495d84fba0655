-- What was said with a request. It is for the answer and goes with it.
alter table mate_link add column note text not null default '' check (length(note) <= 300 and (state = 'pending' or note = ''));

-- Who said no to whom, so that the same member does not ask again tomorrow.
create table mate_decline (
  asker_id uuid not null references member (id) on delete cascade,
  decliner_id uuid not null references member (id) on delete cascade,
  declined_at timestamptz not null default now(),
  primary key (asker_id, decliner_id),
  check (asker_id <> decliner_id)
);
create index mate_decline_by on mate_decline (decliner_id, asker_id);

-- Whom a member does not want to be suggested.
create table mate_dismissal (
  member_id uuid not null references member (id) on delete cascade,
  dismissed_id uuid not null references member (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, dismissed_id)
);
create index mate_dismissal_of on mate_dismissal (dismissed_id);

-- The lists in the order in which they are read. All that mates of mates are counted from stands in the index itself.
create index mate_connected_from on mate_link (from_id, connected_at desc, to_id desc) where state = 'connected';
create index mate_connected_to on mate_link (to_id, connected_at desc, from_id desc) where state = 'connected';
create index mate_pending_from on mate_link (from_id, created_at desc, to_id desc) where state = 'pending';
create index mate_pending_to on mate_link (to_id, created_at desc, from_id desc) where state = 'pending';
create index member_block_list on member_block (blocker_id, created_at desc, blocked_id desc);

-- Colleagues of a class, of a college, of a city.
drop index profile_college;
create index profile_class on profile (college, graduation_year, member_id) where college <> '';
create index member_city on member (city, id) where city <> '';
drop index member_location;
