-- Notices that are read as one entry carry the same group; the newest of them stands for all, the others are folded under it.
alter table notification
  add column group_id uuid not null default gen_random_uuid(),
  -- What exactly, within the subject: a comment under a post.
  add column part_id uuid,
  add column folded boolean not null default false;

drop index notification_member;
drop index notification_unread;
create index notification_list on notification (member_id, id desc) where not folded;
create index notification_unread on notification (member_id, group_id) where read_at is null;
create index notification_group on notification (group_id, id desc);
-- Who was told of this before: for joining a group, and for taking a notice away with its act.
create index notification_subject on notification (subject_id, kind, member_id, id desc);
create index notification_read on notification (read_at) where read_at is not null;

-- What a member chose; a kind without a row is as the house proposes.
create table notice_setting (
  member_id uuid not null references member (id) on delete cascade,
  kind text not null,
  in_app boolean not null,
  mail text not null check (mail in ('off', 'daily', 'weekly')),
  primary key (member_id, kind)
);
create index notice_setting_mail on notice_setting (mail, member_id) where mail <> 'off';
