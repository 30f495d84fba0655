-- What a post is found by. Kept beside the post, so that the feed reads no more than before.
create table post_search (
  post_id uuid primary key references post (id) on delete cascade,
  author_id uuid not null,
  words tsvector not null
);
create index post_search_words on post_search using gin (words) with (fastupdate = off);

create function refresh_post_search(changed uuid[]) returns void language plpgsql as $$
begin
  insert into post_search (post_id, author_id, words)
  select id, author_id, to_tsvector('english', content) from post where id = any (changed)
  on conflict (post_id) do update set words = excluded.words;

  perform learn_words('posts', array(select distinct word from post p cross join unnest(search_words(p.content)) as word where p.id = any (changed)));
end $$;

create function post_search_new() returns trigger language plpgsql as $$
begin
  perform refresh_post_search(array(select id from changed));
  return null;
end $$;
create trigger post_search_new after insert on post
  referencing new table as changed for each statement execute function post_search_new();

-- Likes and comments change a post's counts all day; only new words matter here.
create function post_search_changed() returns trigger language plpgsql as $$
begin
  perform refresh_post_search(array[new.id]);
  return null;
end $$;
create trigger post_search_changed after update of content on post
  for each row when (old.content is distinct from new.content) execute function post_search_changed();

select refresh_post_search(array(select id from post));
