do $$
begin
  -- Triggers ask for the caller's claims.
  if not has_schema_privilege('authenticated', 'auth', 'usage') then
    grant usage on schema auth to anon, authenticated, service_role;
  end if;
end
$$;

-- One row for each user. Its owner alone reads the whole of it: others read `members` below.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  full_name text check (length(full_name) <= 120),
  avatar_url text check (length(avatar_url) <= 2000),
  bio text check (length(bio) <= 3000),
  designation text check (length(designation) <= 160),
  location text check (length(location) <= 120),
  specialization text check (length(specialization) <= 120),
  license_number text check (length(license_number) <= 80),
  verified boolean not null default false,
  phone text check (length(phone) <= 40),
  hospital_affiliation text check (length(hospital_affiliation) <= 160),
  license_on_file boolean not null generated always as (coalesce(license_number, '') <> '') stored,
  experience_years integer check (experience_years between 0 and 50),
  education text check (length(education) <= 2000),
  current_position text check (length(current_position) <= 160),
  medical_interests text[] check (cardinality(medical_interests) <= 12),
  profile_completed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
create policy "reads own" on public.profiles for select to authenticated using (id = (select auth.uid()));
create policy "adds own" on public.profiles for insert to authenticated with check (id = (select auth.uid()));
create policy "edits own" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
-- A project opens no table by itself.
grant select, insert, update on public.profiles to authenticated;

-- What nobody may say of themselves: a mark, another address, other dates. A new licence or name ends the mark.
create function public.profiles_guard() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.verified := false;
      new.created_at := pg_catalog.now();
    else
      if new.verified and not old.verified then
        raise exception 'verified can only be set by the review team' using errcode = '42501';
      end if;
      if (new.license_number, new.full_name) is distinct from (old.license_number, old.full_name) then new.verified := false; end if;
      new.id := old.id;
      new.created_at := old.created_at;
    end if;
    new.email := coalesce(auth.jwt() ->> 'email', new.email);
  end if;
  new.updated_at := pg_catalog.now();
  return new;
end
$$;
create trigger profiles_guard before insert or update on public.profiles for each row execute function public.profiles_guard();

-- What members read of each other: no telephone, no licence number, only whether there is one. It reads with its owner's rights, so nobody
-- may write through it, and nobody who is signed out reads it, whatever is granted: `offset 0` makes it a view that cannot be written to.
create view public.members as
select id, full_name, avatar_url, bio, designation, location, specialization, verified, hospital_affiliation, experience_years,
  education, current_position, medical_interests, license_on_file, created_at
from public.profiles where profile_completed and (select auth.uid()) is not null offset 0;
revoke all on public.members from anon, authenticated;
grant select on public.members to authenticated;
