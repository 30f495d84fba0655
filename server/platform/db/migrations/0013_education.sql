create table event (
  id uuid primary key,
  title text not null,
  place text not null,
  starts_at timestamptz not null
);

create table event_attendance (
  event_id uuid not null references event (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (event_id, member_id)
);
create index event_attendance_member on event_attendance (member_id);
