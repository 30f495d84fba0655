-- One row a viewer and day; one's own looks do not count.
create table profile_view (
  member_id uuid not null references member (id) on delete cascade,
  viewer_id uuid not null references member (id) on delete cascade,
  day date not null,
  primary key (member_id, day, viewer_id),
  check (member_id <> viewer_id)
);
create index profile_view_viewer on profile_view (viewer_id);
