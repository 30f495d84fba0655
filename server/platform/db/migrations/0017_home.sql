-- What a member has put away on their home; without a row nothing yet.
create table home_mark (
  member_id uuid primary key references member (id) on delete cascade,
  -- The steps of the first day are through, or the member does not want them any more.
  first_day_over_at timestamptz,
  -- The Monday that ends the last week whose summary was read.
  week_read date
);

-- How many share a mate with a member who has very many, as it was counted last: in all, and the totals of the seven days up to that day.
create table mutual_count (
  member_id uuid primary key references member (id) on delete cascade,
  total integer not null check (total >= 0),
  week integer[] not null check (cardinality(week) = 7),
  last_day date not null,
  counted_at timestamptz not null
);
