-- What a member says of themselves beyond the card. What may be seen by whom stands beside it.
create table profile (
  member_id uuid primary key references member (id) on delete cascade,
  bio text not null default '',
  -- The address that a member shows; empty means the one they sign in with.
  contact_email text not null default '',
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
  -- Two working copies of a profile are told apart by it.
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create function begin_profile() returns trigger language plpgsql as $$ begin insert into profile (member_id) values (new.id); return null; end $$;
create trigger member_profile after insert on member for each row execute function begin_profile();
-- Colleagues of a class and of a college.
create index profile_class on profile (college, graduation_year, member_id) where college <> '';
create index profile_college_words on profile using gin (lower(college) gin_trgm_ops) where college <> '';

-- The languages of members in small letters, each in the order of who joined last: an index over lists knows no order.
create table profile_language (
  language text collate "C" not null,
  member_id uuid not null references member (id) on delete cascade,
  primary key (language, member_id)
);
create index profile_language_member on profile_language (member_id);
create function keep_profile_language() returns trigger language plpgsql as $$
begin
  delete from profile_language where member_id = new.member_id;
  insert into profile_language (language, member_id) select distinct lower(language), new.member_id from unnest(new.languages) as language;
  return null;
end $$;
create trigger profile_language_new after insert on profile
  for each row when (new.languages <> '{}') execute function keep_profile_language();
create trigger profile_language_changed after update of languages on profile
  for each row when (old.languages is distinct from new.languages) execute function keep_profile_language();

-- The pages for search engines are listed in the sitemap.
create index profile_public on profile (member_id) where public;

-- Positions, degrees and trainings. A month as members know it: "2014-06", or "2014"; what goes on has "present" as its end.
create table profile_entry (
  member_id uuid not null references member (id) on delete cascade,
  -- Chosen by whoever adds it, so that a repeated request adds nothing.
  id uuid not null,
  kind text not null check (kind in ('position', 'degree', 'training')),
  title text not null,
  institution text not null,
  started text check (started ~ '^\d{4}(-\d{2})?$'),
  ended text check (ended ~ '^(present|\d{4}(-\d{2})?)$'),
  location text not null default '',
  note text not null default '',
  primary key (member_id, id),
  check (kind <> 'position' or started is not null)
);

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

-- One row a viewer and day of India's calendar, dated by its first look; one's own looks do not count.
create table profile_view (
  member_id uuid not null references member (id) on delete cascade,
  viewer_id uuid not null references member (id) on delete cascade,
  created_at timestamptz not null default now(),
  day date not null generated always as ((created_at at time zone 'Asia/Kolkata')::date) stored,
  primary key (member_id, day, viewer_id),
  check (member_id <> viewer_id)
);
create index profile_view_viewer on profile_view (viewer_id);

-- How often a profile has been viewed in all. No row where it never was.
create table profile_view_count (
  member_id uuid primary key references member (id) on delete cascade,
  views integer not null check (views >= 0)
) with (fillfactor = 70);
create function keep_profile_view_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into profile_view_count as c (member_id, views)
    select member_id, count(*) from present group by member_id order by member_id
    on conflict (member_id) do update set views = c.views + excluded.views;
  else
    perform from profile_view_count where member_id in (select member_id from past) order by member_id for no key update;
    update profile_view_count c set views = c.views - lost.views
    from (select member_id, count(*) as views from past group by member_id) as lost where c.member_id = lost.member_id;
  end if;
  return null;
end $$;
create trigger profile_view_count_new after insert on profile_view
  referencing new table as present for each statement execute function keep_profile_view_count();
create trigger profile_view_count_gone after delete on profile_view
  referencing old table as past for each statement execute function keep_profile_view_count();
