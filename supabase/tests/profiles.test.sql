-- Whoever is signed in, or nobody, tries to read, change or invent what is another's in profiles. `supabase test db` runs it.
begin;
select plan(31);

-- How many rows a statement reads or writes; none where the caller may not do that at all.
create function pg_temp.reached(statement text) returns bigint language plpgsql as $$
declare
  reached bigint;
begin
  execute statement;
  get diagnostics reached = row_count;
  return reached;
exception when insufficient_privilege then
  return 0;
end
$$;

-- Asha, whose licence was checked, Ravi, who tries, and Meera, who has no profile yet.
insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-0000000000a1', 'asha@example.org'),
  ('00000000-0000-4000-8000-0000000000b2', 'ravi@example.org'),
  ('00000000-0000-4000-8000-0000000000c3', 'meera@example.org');
insert into public.profiles (id, email, full_name, phone, license_number, bio, verified, profile_completed) values
  ('00000000-0000-4000-8000-0000000000a1', 'asha@example.org', 'Asha Rao', '98450 12345', 'KMC 4711', 'Mine', true, true),
  ('00000000-0000-4000-8000-0000000000b2', 'ravi@example.org', 'Ravi Menon', '98450 54321', 'KMC 4712', null, false, true);

set local role authenticated;
set local request.jwt.claims to '{"sub": "00000000-0000-4000-8000-0000000000b2", "role": "authenticated", "email": "ravi@example.org"}';

-- Reading.
select is((select count(*) from public.profiles), 1::bigint, 'one''s own profile alone is read, and counted');
select is((select phone from public.profiles), '98450 54321', 'one''s own telephone is read');
select is(pg_temp.reached($$ select from public.profiles where full_name = 'Asha Rao' $$), 0::bigint, 'no other profile is read by its name');
select is(pg_temp.reached($$ select from public.profiles where phone like '98450 1%' $$), 0::bigint, 'nobody is found by telephone');
select is(pg_temp.reached($$ select from public.profiles where license_number = 'KMC 4711' $$), 0::bigint, 'nobody is found by licence');
select is(
  (select array_agg(full_name order by full_name) from public.members where id::text like '00000000-0000-4000-8000-0000000000__'),
  array['Asha Rao', 'Ravi Menon'],
  'members read of each other what is for everybody'
);
select throws_ok('select phone from public.members', '42703', null, 'the list of members holds no telephone');
select throws_ok('select license_number from public.members', '42703', null, 'the list of members holds no licence');
select throws_ok('select email from public.members', '42703', null, 'the list of members holds no address');
select throws_ok('select id from public.members order by phone', '42703', null, 'nor is it put in the order of what it does not hold');
select is(pg_temp.reached('select from auth.users'), 0::bigint, 'nobody reads the users');

-- Writing as another.
select is(
  pg_temp.reached($$ update public.profiles set bio = 'x' where id = '00000000-0000-4000-8000-0000000000a1' $$),
  0::bigint, 'nobody changes another profile'
);
select is(
  pg_temp.reached($$ update public.profiles set bio = 'x' where id <> '00000000-0000-4000-8000-0000000000b2' $$),
  0::bigint, 'nobody changes all other profiles'
);
select throws_ok(
  $$ insert into public.profiles (id, full_name) values ('00000000-0000-4000-8000-0000000000c3', 'x') $$,
  '42501', null, 'nobody makes a profile for another'
);
select throws_ok(
  $$ insert into public.profiles (id, full_name) values ('00000000-0000-4000-8000-0000000000a1', 'x')
     on conflict (id) do update set full_name = 'x' $$,
  '42501', null, 'nobody writes over another profile'
);
select is(
  pg_temp.reached($$ delete from public.profiles where id = '00000000-0000-4000-8000-0000000000a1' $$),
  0::bigint, 'nobody removes another profile'
);
select is(pg_temp.reached('delete from public.profiles'), 0::bigint, 'nor their own');
select throws_ok($$ update public.members set bio = 'x' $$, '55000', null, 'nobody writes through the list of members');
select throws_ok(
  $$ insert into public.members (id, full_name) values ('00000000-0000-4000-8000-0000000000c3', 'x') $$,
  '55000', null, 'nobody adds to the list of members'
);
select throws_ok('delete from public.members', '55000', null, 'nobody removes from the list of members');

-- Saying of oneself what only others may say.
select throws_ok('update public.profiles set verified = true', '42501', null, 'nobody verifies themselves');
insert into public.profiles (id, full_name, verified) values ('00000000-0000-4000-8000-0000000000b2', 'Ravi Menon', true)
  on conflict (id) do update set verified = excluded.verified;
select is((select verified from public.profiles), false, 'nor by writing over their own profile');
update public.profiles set email = 'asha@example.org', created_at = '2001-01-01', bio = 'Written';
select is((select bio from public.profiles), 'Written', 'what is one''s own is written');
select is((select email from public.profiles), 'ravi@example.org', 'nobody takes another address');
select is((select created_at > '2020-01-01' from public.profiles), true, 'nobody moves the day on which they came');

-- A mark holds for what was checked.
set local request.jwt.claims to '{"sub": "00000000-0000-4000-8000-0000000000a1", "role": "authenticated", "email": "asha@example.org"}';
select is((select bio || ' ' || verified from public.profiles), 'Mine true', 'whoever was tried is as before');
update public.profiles set license_number = 'KMC 1';
select is((select verified from public.profiles), false, 'another licence ends the mark');

-- A token that names nobody, and none at all.
set local request.jwt.claims to '{"role": "authenticated"}';
select is((select count(*) from public.profiles), 0::bigint, 'a token that names nobody reads no profile');
select is((select count(*) from public.members), 0::bigint, 'nor the list of members');
set local role anon;
set local request.jwt.claims to '{"role": "anon"}';
select is(pg_temp.reached('select from public.profiles'), 0::bigint, 'who is signed out reads no profile');
select is(pg_temp.reached('select from public.members'), 0::bigint, 'nor the list of members');

reset role;
select * from finish();
rollback;
