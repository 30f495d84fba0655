create table public.posts (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references public.profiles (id) on delete cascade,
  title text not null default '' check (length(title) <= 200),
  content text not null check (content ~ '\S' and length(content) <= 500),
  image_url text check (length(image_url) <= 2000),
  likes_count integer not null default 0,
  comments_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index posts_newest on public.posts (created_at desc, id);
create index posts_author on public.posts (author_id, created_at desc);
alter table public.posts enable row level security;
create policy "members read" on public.posts for select to authenticated using (true);
create policy "adds own" on public.posts for insert to authenticated with check (author_id = (select auth.uid()));
create policy "edits own" on public.posts for update to authenticated
  using (author_id = (select auth.uid())) with check (author_id = (select auth.uid()));
create policy "removes own" on public.posts for delete to authenticated using (author_id = (select auth.uid()));
grant select, insert, update, delete on public.posts to authenticated;

-- Counts and dates are not their author's to write, and nobody writes a hundred posts in ten minutes.
create function public.posts_guard() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      if (
        select count(*) from public.posts
        where author_id = new.author_id and created_at > pg_catalog.now() - interval '10 minutes'
      ) >= 100 then
        raise exception 'You have written many posts in a few minutes. Please go on later.' using errcode = 'P0001';
      end if;
      new.likes_count := 0;
      new.comments_count := 0;
      new.created_at := pg_catalog.now();
    else
      new.id := old.id;
      new.author_id := old.author_id;
      new.likes_count := old.likes_count;
      new.comments_count := old.comments_count;
      new.created_at := old.created_at;
    end if;
  end if;
  new.updated_at := pg_catalog.now();
  return new;
end
$$;
create trigger posts_guard before insert or update on public.posts for each row execute function public.posts_guard();
