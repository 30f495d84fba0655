-- Who may open the reviewer's desk. Only the command line writes here.
create table reviewer (
  member_id uuid primary key references member (id) on delete cascade,
  created_at timestamptz not null default now()
);
