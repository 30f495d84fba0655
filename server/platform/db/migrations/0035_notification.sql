-- What happened that concerns a member. Notices of one kind about one subject are read as one group.
create table notification (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  kind text not null,
  -- Who did it; nobody where the house speaks.
  from_id uuid references member (id) on delete cascade,
  -- What it is about: a post, a claim; nothing where the kind says all.
  subject_id uuid,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  check (from_id <> member_id)
);
create index notification_member on notification (member_id, id desc);
create index notification_unread on notification (member_id, id desc) where read_at is null;
create index notification_from on notification (from_id);
