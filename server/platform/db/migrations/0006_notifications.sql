-- What happened that concerns a member. Notices that are read as one entry carry the same group; the newest of them stands for all,
-- the others are collapsed under it.
create table notification (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  kind text not null,
  -- Who did it; nobody where the house speaks.
  from_id uuid references member (id) on delete cascade,
  -- What it is about: a post, a claim; nothing where the kind says all.
  subject_id uuid,
  -- What exactly, within the subject: a comment under a post.
  part_id uuid,
  group_id uuid not null default gen_random_uuid(),
  collapsed boolean not null default false,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  check (from_id <> member_id)
);
-- Whether this member has been told of to anybody because of this thing: some acts are told once.
create index notification_from on notification (from_id, subject_id, kind);
create index notification_list on notification (member_id, id desc) where not collapsed;
create index notification_unread on notification (member_id, collapsed, id desc) where read_at is null;
create index notification_group on notification (group_id, id desc);
-- Who was notified of this before: for joining a group, and for taking a notice away with its act.
create index notification_subject on notification (subject_id, kind, member_id, id desc);
create index notification_read on notification (read_at) where read_at is not null;

-- What a member chose; a kind without a row is as the house proposes.
create table notice_setting (
  member_id uuid not null references member (id) on delete cascade,
  kind text not null,
  in_app boolean not null,
  mail text not null check (mail in ('off', 'at_once', 'daily', 'weekly')),
  primary key (member_id, kind)
);
create index notice_setting_mail on notice_setting (mail, member_id) where mail <> 'off';

-- A browser that rings for a member, as long as the session lasts that they are signed in there by. Where it is reached, and the keys
-- that only it can read with, are sealed.
create table push_device (
  id uuid primary key,
  session_id uuid not null unique references session (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  -- Keyed hash of the endpoint: a browser belongs to one member at a time.
  endpoint_mark bytea not null unique,
  sealed bytea not null,
  created_at timestamptz not null default now()
);
create index push_device_member on push_device (member_id);

-- When nothing rings for a member, by the clocks of their zone: from 22:00 to 06:30 is a night.
create table quiet_hours (
  member_id uuid primary key references member (id) on delete cascade,
  starts text not null check (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends text not null check (ends ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and ends <> starts),
  time_zone text not null,
  -- Something would have rung; it is summed up once they are over.
  held boolean not null default false
);
create index quiet_hours_held on quiet_hours (member_id) where held;

-- The last digest sent to a member, and up to when each rhythm has been covered.
create table notice_digest (
  member_id uuid primary key references member (id) on delete cascade,
  last_on date not null,
  daily_until timestamptz not null,
  weekly_until timestamptz not null
);
