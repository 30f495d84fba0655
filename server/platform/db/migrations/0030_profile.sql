-- What a member says of themselves beyond the card. What may be seen by whom stands beside it.
alter table member
  add column kind text check (kind in ('doctor', 'student', 'allied', 'researcher', 'institution')),
  add column city text not null generated always as (trim(split_part(location, ',', 1))) stored,
  add column state text not null generated always as (trim(split_part(location, ',', 2))) stored;

create table profile (
  member_id uuid primary key references member (id) on delete cascade,
  bio text not null default '',
  -- Sealed: a copied database tells no phone number.
  phone_sealed bytea,
  experience_years integer not null default 0 check (experience_years between 0 and 50),
  current_position text not null default '',
  education text not null default '',
  college text not null default '',
  graduation_year integer check (graduation_year between 1940 and 2100),
  languages text[] not null default '{}',
  interests text[] not null default '{}',
  email_audience text not null default 'me' check (email_audience in ('me', 'mates', 'members')),
  phone_audience text not null default 'me' check (phone_audience in ('me', 'mates', 'members')),
  mates_audience text not null default 'members' check (mates_audience in ('me', 'mates', 'members')),
  activity_audience text not null default 'members' check (activity_audience in ('me', 'mates', 'members')),
  -- Found by a search for the exact email address.
  found_by_email boolean not null default false,
  -- A page for search engines.
  public boolean not null default false,
  -- The wizard's step to go on with: 1 to 4.
  setup_step integer not null default 1 check (setup_step between 1 and 4),
  updated_at timestamptz not null default now()
);
insert into profile (member_id) select id from member;
create function begin_profile() returns trigger language plpgsql as $$ begin insert into profile (member_id) values (new.id); return null; end $$;
create trigger member_profile after insert on member for each row execute function begin_profile();
create index profile_college on profile (college, graduation_year) where college <> '';

create table publication (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  title text not null,
  journal text not null,
  authors text not null default '',
  year integer check (year between 1800 and 2200),
  doi text,
  citations integer not null default 0 check (citations >= 0),
  created_at timestamptz not null default now()
);
create index publication_member on publication (member_id, year desc nulls last, id desc);
-- A paper stands once on a profile.
create unique index publication_doi on publication (member_id, lower(doi)) where doi is not null;

create table certification (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  title text not null,
  issuer text not null,
  year text not null,
  created_at timestamptz not null default now()
);
create index certification_member on certification (member_id, id desc);
