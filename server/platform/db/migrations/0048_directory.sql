-- The directory looks for words anywhere in what a member's card says.
create extension if not exists pg_trgm;
create index member_directory on member
  using gin (lower(name || ' ' || specialty || ' ' || headline || ' ' || hospital || ' ' || location) gin_trgm_ops);
create index profile_college_words on profile using gin (lower(college) gin_trgm_ops) where college <> '';

create function lower_all(words text[]) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(lower(word)), '{}') from unnest(words) as word
$$;
create index profile_languages on profile using gin (lower_all(languages));
