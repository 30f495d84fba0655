-- What others see of a member. `verified` and `profile_complete` change only through their own rooms.
create table member (
  id uuid primary key,
  handle text not null unique check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 1 and 120),
  headline text not null default '',
  specialty text not null default '',
  hospital text not null default '',
  location text not null default '',
  avatar_url text,
  verified boolean not null default false,
  profile_complete boolean not null default false,
  -- People of the sample community, so that an operator can tell them from members.
  sample boolean not null default false,
  created_at timestamptz not null default now()
);
create index member_specialty on member (specialty, id) where specialty <> '';
create index member_hospital on member (hospital, id) where hospital <> '';
create index member_location on member (location, id) where location <> '';
