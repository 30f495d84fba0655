create table mate_link (
  from_id uuid not null references member (id) on delete cascade,
  to_id uuid not null references member (id) on delete cascade,
  state text not null check (state in ('pending', 'connected')),
  -- What was said with a request. It is for the answer and goes with it.
  note text not null default '' check (length(note) <= 300 and (state = 'pending' or note = '')),
  created_at timestamptz not null default now(),
  connected_at timestamptz,
  primary key (from_id, to_id),
  check (from_id <> to_id),
  check ((state = 'connected') = (connected_at is not null))
);
-- One link for a pair, whoever asked first; two crossing requests meet here.
create unique index mate_link_pair on mate_link (least(from_id, to_id), greatest(from_id, to_id));
create index mate_link_to on mate_link (to_id, from_id);
-- The lists in the order in which they are read. All that mates of mates are counted from stands in the index itself.
create index mate_connected_from on mate_link (from_id, connected_at desc, to_id desc) where state = 'connected';
create index mate_connected_to on mate_link (to_id, connected_at desc, from_id desc) where state = 'connected';
create index mate_pending_from on mate_link (from_id, created_at desc, to_id desc) where state = 'pending';
create index mate_pending_to on mate_link (to_id, created_at desc, from_id desc) where state = 'pending';

-- How many mates each member has, so that nobody counts thousands to say it. No row where there were never any.
create table mate_count (
  member_id uuid primary key references member (id) on delete cascade,
  mates integer not null check (mates >= 0)
) with (fillfactor = 70);
-- Rows are locked in the order of members, so that two who change several of them never wait for each other.
create function keep_mate_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform from mate_count
      where member_id in (select from_id from past where state = 'connected' union all select to_id from past where state = 'connected')
      order by member_id for no key update;
    update mate_count c set mates = c.mates - lost.mates from (
      select member_id, count(*) as mates from (
        select from_id as member_id from past where state = 'connected' union all select to_id from past where state = 'connected'
      ) as one group by member_id
    ) as lost where c.member_id = lost.member_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into mate_count as c (member_id, mates)
    select member_id, count(*) from (
      select from_id as member_id from present where state = 'connected' union all select to_id from present where state = 'connected'
    ) as one group by member_id order by member_id
    on conflict (member_id) do update set mates = c.mates + excluded.mates;
  end if;
  return null;
end $$;
create trigger mate_count_new after insert on mate_link
  referencing new table as present for each statement execute function keep_mate_count();
create trigger mate_count_changed after update on mate_link
  referencing old table as past new table as present for each statement execute function keep_mate_count();
create trigger mate_count_gone after delete on mate_link
  referencing old table as past for each statement execute function keep_mate_count();

-- Who wants nothing to do with whom. It works both ways: neither meets the other anywhere.
create table member_block (
  blocker_id uuid not null references member (id) on delete cascade,
  blocked_id uuid not null references member (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index member_block_blocked on member_block (blocked_id, blocker_id);
create index member_block_list on member_block (blocker_id, created_at desc, blocked_id desc);
