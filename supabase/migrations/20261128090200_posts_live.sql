-- Whoever shows the posts hears of each change. A project's own realtime service reads the log of the database; without one each change is
-- named in a notice, which holds no more than the id: a row is read by whoever hears of it, under their own rights.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.posts;
    return;
  end if;

  create schema embedded_realtime;
  create function embedded_realtime.notify_change() returns trigger language plpgsql security definer set search_path = '' as $body$
  begin
    perform pg_catalog.pg_notify('embedded_realtime', pg_catalog.json_build_object(
      'id', case tg_op when 'DELETE' then old.id else new.id end,
      'type', tg_op,
      'at', pg_catalog.to_char(pg_catalog.clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    )::text);
    return null;
  end
  $body$;
  create trigger posts_live after insert or update or delete on public.posts
    for each row execute function embedded_realtime.notify_change();
end
$$;
