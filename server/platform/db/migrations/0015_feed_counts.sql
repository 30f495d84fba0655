-- How many posts a member has written that are still there. No row where there were never any.
create table post_count (
  author_id uuid primary key references member (id) on delete cascade,
  posts integer not null check (posts >= 0)
) with (fillfactor = 70);
create function keep_post_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into post_count as c (author_id, posts)
    select author_id, count(*) from present group by author_id order by author_id
    on conflict (author_id) do update set posts = c.posts + excluded.posts;
  else
    perform from post_count where author_id in (select author_id from past) order by author_id for no key update;
    update post_count c set posts = c.posts - lost.posts
    from (select author_id, count(*) as posts from past group by author_id) as lost where c.author_id = lost.author_id;
  end if;
  return null;
end $$;
create trigger post_count_new after insert on post
  referencing new table as present for each statement execute function keep_post_count();
create trigger post_count_gone after delete on post
  referencing old table as past for each statement execute function keep_post_count();
