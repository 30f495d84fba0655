-- Whoever is signed in, or nobody, tries to write, change or remove what is another's in posts. `supabase test db` runs it.
begin;
select plan(25);

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

-- Asha, who has written a post, and Ravi, who tries.
insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-0000000000a1', 'asha@example.org'),
  ('00000000-0000-4000-8000-0000000000b2', 'ravi@example.org');
insert into public.profiles (id, full_name, phone, profile_completed) values
  ('00000000-0000-4000-8000-0000000000a1', 'Asha Rao', '98450 12345', true),
  ('00000000-0000-4000-8000-0000000000b2', 'Ravi Menon', null, true);
insert into public.posts (id, author_id, content) values
  ('00000000-0000-4000-8000-00000000a001', '00000000-0000-4000-8000-0000000000a1', 'Theirs');

set local role authenticated;
set local request.jwt.claims to '{"sub": "00000000-0000-4000-8000-0000000000b2", "role": "authenticated", "email": "ravi@example.org"}';

-- What is another's.
select is(
  (select content from public.posts where id = '00000000-0000-4000-8000-00000000a001'), 'Theirs', 'members read each other''s posts'
);
select is(
  pg_temp.reached($$ select p.phone from public.posts join public.profiles p on p.id = author_id where content = 'Theirs' $$),
  0::bigint, 'no post leads to the profile of who wrote it'
);
select throws_ok(
  $$ insert into public.posts (author_id, content) values ('00000000-0000-4000-8000-0000000000a1', 'x') $$,
  '42501', null, 'nobody posts as another'
);
select throws_ok(
  $$ insert into public.posts (author_id, content) values
     ('00000000-0000-4000-8000-0000000000b2', 'x'), ('00000000-0000-4000-8000-0000000000a1', 'x') $$,
  '42501', null, 'nobody posts many, one as another'
);
select throws_ok($$ insert into public.posts (content) values ('x') $$, '42501', null, 'nobody posts without a name');
select is(pg_temp.reached($$ select from public.posts where content = 'x' $$), 0::bigint, 'none of these has arrived');
select is(
  pg_temp.reached($$ update public.posts set content = 'x' where id = '00000000-0000-4000-8000-00000000a001' $$),
  0::bigint, 'nobody changes another''s post'
);
select is(
  pg_temp.reached($$ update public.posts set author_id = '00000000-0000-4000-8000-0000000000b2' $$), 0::bigint, 'nobody takes another''s post'
);
select throws_ok(
  $$ insert into public.posts (id, author_id, content)
     values ('00000000-0000-4000-8000-00000000a001', '00000000-0000-4000-8000-0000000000b2', 'x')
     on conflict (id) do update set content = 'x' $$,
  '42501', null, 'nobody writes over another''s post'
);
select is(
  pg_temp.reached($$ delete from public.posts where id = '00000000-0000-4000-8000-00000000a001' $$),
  0::bigint, 'nobody removes another''s post'
);
select is(pg_temp.reached('delete from public.posts'), 0::bigint, 'nobody removes all posts');

-- Counts and dates of one's own.
insert into public.posts (id, author_id, content, likes_count, comments_count, created_at) values
  ('00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-0000000000b2', 'Mine', 900, 90, '2001-01-01');
select is(
  (select array[likes_count, comments_count] from public.posts where content = 'Mine'), array[0, 0], 'nobody counts what they write'
);
select is((select created_at > '2020-01-01' from public.posts where content = 'Mine'), true, 'nobody dates what they write');
select is(
  pg_temp.reached($$ update public.posts set likes_count = 900, comments_count = 90, created_at = '2001-01-01',
    author_id = '00000000-0000-4000-8000-0000000000a1', content = 'Mine, mended' where content = 'Mine' $$),
  1::bigint, 'what is one''s own is changed'
);
select is(
  (select array[likes_count, comments_count] from public.posts where content = 'Mine, mended'), array[0, 0], 'nobody counts it afterwards'
);
select is((select created_at > '2020-01-01' from public.posts where content = 'Mine, mended'), true, 'nobody dates it afterwards');
select is(
  (select author_id from public.posts where content = 'Mine, mended'),
  '00000000-0000-4000-8000-0000000000b2'::uuid, 'nobody gives it to another'
);

-- How much.
select throws_ok(
  $$ insert into public.posts (author_id, content) values ('00000000-0000-4000-8000-0000000000b2', repeat('x', 501)) $$,
  '23514', null, 'nobody posts more than there is room for'
);
select throws_ok(
  $$ insert into public.posts (author_id, content) values ('00000000-0000-4000-8000-0000000000b2', E' \n ') $$,
  '23514', null, 'nobody posts nothing'
);
select throws_ok(
  $$ insert into public.posts (author_id, content)
     select '00000000-0000-4000-8000-0000000000b2', 'again' from generate_series(1, 101) $$,
  'P0001', null, 'nobody posts a hundred times in ten minutes'
);
select is(pg_temp.reached($$ delete from public.posts where content = 'Mine, mended' $$), 1::bigint, 'what is one''s own is removed');

-- Who is signed out.
set local role anon;
set local request.jwt.claims to '{"role": "anon"}';
select is(pg_temp.reached('select from public.posts'), 0::bigint, 'who is signed out reads no post');
select throws_ok(
  $$ insert into public.posts (author_id, content) values ('00000000-0000-4000-8000-0000000000a1', 'x') $$,
  '42501', null, 'nor writes one'
);
select is(pg_temp.reached('delete from public.posts'), 0::bigint, 'nor removes one');

reset role;
select is(
  (select content from public.posts where id = '00000000-0000-4000-8000-00000000a001'), 'Theirs', 'what was tried is as before'
);
select * from finish();
rollback;
