-- The last letter to a member, and up to when each rhythm has been told.
create table notice_digest (
  member_id uuid primary key references member (id) on delete cascade,
  last_on date not null,
  daily_until timestamptz not null,
  weekly_until timestamptz not null
);
