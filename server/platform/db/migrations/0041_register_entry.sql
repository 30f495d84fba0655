-- A register that was imported from a file: who was on it on that day.
create table register_entry (
  council text not null,
  number text not null,
  name text not null,
  year integer,
  status text not null default '',
  as_of date not null,
  primary key (council, number)
);
